// The user's terminal: raw mode, and the signals that must not leave it raw.
#define _GNU_SOURCE
#include "CLibedit.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { WATCHED = 7 };
static const int watched[WATCHED] = {SIGWINCH, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};

static struct termios cooked;
static struct sigaction previous[WATCHED];
static volatile sig_atomic_t is_raw, pending;
static int raw_input = -1, raw_output = -1;
// Written by the handler, so that a signal that comes just before poll() still ends it.
static int wakeup[2] = {-1, -1};

static const char paste_on[] = "\033[?2004h", paste_off[] = "\033[?2004l";

static void write_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t n = write(fd, bytes, count);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return;
    bytes += n;
    count -= (size_t)n;
  }
}

static void restore_terminal(void) {
  if (!is_raw) return;
  is_raw = 0;
  write_all(raw_output, paste_off, sizeof paste_off - 1);
  tcsetattr(raw_input, TCSADRAIN, &cooked);
}

static void restore_handlers(void) {
  for (int i = 0; i < WATCHED; i++) sigaction(watched[i], &previous[i], NULL);
}

static sigset_t block_interrupts(void) {
  sigset_t interrupts, old;
  sigemptyset(&interrupts);
  sigaddset(&interrupts, SIGINT);
  sigprocmask(SIG_BLOCK, &interrupts, &old);
  return old;
}

static void wake(int event) {
  pending |= event;
  int saved = errno;
  if (write(wakeup[1], "", 1) < 0) { /* The pipe is full: poll() will end anyway. */ }
  errno = saved;
}

static void on_signal(int number) {
  switch (number) {
    case SIGWINCH: wake(CL_RESIZED); break;
    case SIGCONT: wake(CL_CONTINUED); break;
    case SIGINT: wake(CL_INTERRUPT); break;
    default: {
      // The signal ends or stops the process, or runs the program's own handler: with the terminal as we found it.
      int saved = errno;
      restore_terminal();
      for (int i = 0; i < WATCHED; i++) {
        if (watched[i] == number) sigaction(number, &previous[i], NULL);
      }
      wake(number == SIGTSTP ? CL_CONTINUED : CL_TERMINATED);
      raise(number);
      errno = saved;
    }
  }
}

static void install_handlers(int interrupt) {
  struct sigaction action = {.sa_handler = on_signal};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < WATCHED; i++) {
    if ((watched[i] == SIGINT) != interrupt) continue;
    sigaction(watched[i], NULL, &previous[i]);
    // What the parent told us to ignore (nohup) stays ignored.
    if (previous[i].sa_handler == SIG_IGN && watched[i] != SIGINT) continue;
    sigaction(watched[i], &action, NULL);
  }
}

int cl_raw_enter(int input, int output) {
  static int registered;
  struct termios raw;
  if (is_raw) return 0;
  if (wakeup[0] < 0 && pipe2(wakeup, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  if (tcgetattr(input, &cooked) != 0) return -1;
  if (!registered) {
    registered = 1;
    atexit(restore_terminal);
  }
  raw = cooked;
  raw.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ISIG | IEXTEN);
  raw.c_iflag &= (tcflag_t) ~(IXON | ICRNL | INLCR | IGNCR | ISTRIP);
  raw.c_oflag |= OPOST | ONLCR;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  raw_input = input;
  raw_output = output;
  pending = 0;
  // From before it is raw: a signal that ends the program restores it then, which does no harm.
  is_raw = 1;
  install_handlers(0);
  // Ctrl-C is a signal until the terminal is raw, of whoever had it before, and a key from then on.
  sigset_t old = block_interrupts();
  // TCSADRAIN keeps what was typed ahead; TCSAFLUSH would eat it.
  int failed = tcsetattr(input, TCSADRAIN, &raw) != 0;
  sigprocmask(SIG_SETMASK, &old, NULL);
  install_handlers(1);
  is_raw = !failed;
  if (failed) {
    restore_handlers();
    return -1;
  }
  write_all(output, paste_on, sizeof paste_on - 1);
  return 0;
}

void cl_raw_leave(void) {
  if (raw_input < 0) return;
  // From here on Ctrl-C is a signal again, of whoever had it before; so is one that came as a signal and was no key yet.
  sigset_t old = block_interrupts();
  restore_terminal();
  restore_handlers();
  raw_input = -1;
  int interrupted = pending & CL_INTERRUPT;
  pending = 0;
  sigprocmask(SIG_SETMASK, &old, NULL);
  if (interrupted) raise(SIGINT);
}

int cl_wait(int input, int wake_fd, int timeout) {
  struct pollfd fds[3] = {{input, POLLIN, 0}, {wakeup[0], POLLIN, 0}, {wake_fd, POLLIN, 0}};
  int count = poll(fds, wake_fd >= 0 ? 3 : 2, timeout), events = 0;
  if (count > 0) {
    if (fds[0].revents != 0) events |= CL_INPUT;
    if (fds[2].revents != 0) events |= CL_WAKE;
  }
  char drained[64];
  while (wakeup[0] >= 0 && read(wakeup[0], drained, sizeof drained) > 0) {}
  sigset_t all, old;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &old);
  events |= pending;
  pending = 0;
  sigprocmask(SIG_SETMASK, &old, NULL);
  return events;
}

void cl_suspend(void) { kill(0, SIGTSTP); }

int cl_terminal_size(int fd, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return -1;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 0;
}

int cl_set_terminal_size(int fd, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(fd, TIOCSWINSZ, &size);
}

int cl_use_utf8_locale(void) {
  if (setlocale(LC_CTYPE, "") != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL;
}

int cl_character_width(wchar_t c) { return wcwidth(c); }

int cl_spawn(const char *path, char *const arguments[], char *const environment[], int rows, int columns, pid_t *pid) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int master = -1;
  *pid = forkpty(&master, NULL, NULL, &size);
  if (*pid == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    // A terminal of its own hangs up for it, whatever whoever started us ignores (nohup).
    for (int i = 0; i < WATCHED; i++) signal(watched[i], SIG_DFL);
    execve(path, arguments, environment);
    _exit(127);
  }
  if (*pid > 0) fcntl(master, F_SETFD, FD_CLOEXEC);
  return *pid < 0 ? -1 : master;
}
