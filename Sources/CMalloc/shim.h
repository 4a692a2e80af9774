// How much memory the heap takes at a time: `mallopt`, which the module Glibc does not have.
#include <malloc.h>
