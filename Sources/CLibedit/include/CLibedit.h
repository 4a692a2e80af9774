#pragma once
// The faces of libedit and of the terminal that Swift cannot reach by itself: libedit's settings are C variadics,
// signal handlers must be written in C, and `stdin` is no value a Swift 6 module may touch.

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <wchar.h>

// MARK: libedit as an editing engine. It never sees the user's terminal: its terminal is a private pty, its output is
// thrown away but for the bell, and its keys come from `next_key`.

typedef struct cl_editor cl_editor;

typedef struct {
  /// Waits for one key; 1 when `*key` is set, 0 at the end of input, -1 on an error.
  int (*next_key)(void *context, wchar_t *key);
  /// Runs the command that `cl_add_command` announced as `id`; the answer is one of libedit's `CC_` codes.
  unsigned char (*command)(void *context, int id);
  /// libedit wanted to beep.
  void (*bell)(void *context);
} cl_callbacks;

enum { CL_MAX_COMMANDS = 48 };
enum { CL_ROWS = 64, CL_COLUMNS = 160 };

enum cl_result { CL_NORM = 0, CL_SUBMIT = 1, CL_KEEP_ARGUMENT = 3, CL_REFRESH = 4, CL_ERROR = 6 };

/// NULL when there is no pty to be had.
cl_editor *cl_open(const char *program, cl_callbacks callbacks, void *context);
void cl_close(cl_editor *editor);

int cl_add_command(cl_editor *editor, int id, const char *name, const char *help);
/// Binds one character (not a sequence) to a function, in the main map or in the alternate one (vi's command mode).
int cl_bind_key(cl_editor *editor, int alternate, wchar_t key, const char *function);
/// Binds a sequence in libedit's own notation (`\\ex`), ASCII only.
int cl_bind_sequence(cl_editor *editor, int alternate, const char *sequence, const char *function);
void cl_set_vi(cl_editor *editor, int vi);
int cl_is_vi(cl_editor *editor);
/// Runs one line of an `.editrc`. -1 when it is not well formed; libedit itself crashes on an unclosed quote.
int cl_run_editrc_line(cl_editor *editor, const wchar_t *line);

/// Edits one line; returns when a command answered `CL_SUBMIT` or `next_key` failed. The answer is what one of
/// libedit's own functions ended the line with (the user may have bound one), NULL at the end of input.
const wchar_t *cl_edit_line(cl_editor *editor, int *length);

typedef struct {
  const wchar_t *text;
  int cursor;
  int length;
} cl_line;

/// The line as it is now; the cursor is first brought back inside the text, which libedit's undo and marks can leave.
cl_line cl_current_line(cl_editor *editor);
void cl_move(cl_editor *editor, int delta);
int cl_insert(cl_editor *editor, const wchar_t *text);
void cl_delete_before(cl_editor *editor, int count);
int cl_replace(cl_editor *editor, const wchar_t *text);

int cl_rows(cl_editor *editor);
/// Gives the private terminal more rows and lays the line out again, or (between lines) fewer.
void cl_set_rows(cl_editor *editor, int rows, int refresh);

// MARK: The user's terminal.

enum cl_event { CL_INPUT = 1, CL_WAKE = 2, CL_RESIZED = 4, CL_CONTINUED = 8, CL_INTERRUPT = 16, CL_TERMINATED = 32 };

/// Selects a UTF-8 character type, the user's if it is one. Nonzero when there is one.
int cl_use_utf8_locale(void);
/// Puts the terminal in raw mode, asks for bracketed paste and installs the signal handlers. -1 when it is no terminal.
int cl_raw_enter(int input, int output);
/// Undoes `cl_raw_enter`; harmless when not in raw mode.
void cl_raw_leave(void);
/// Waits until `input` or `wake` (-1 for none) can be read, a signal came, or `timeout` ms (-1: for ever) have passed.
/// Answers the bits of `cl_event`, 0 at the timeout.
int cl_wait(int input, int wake, int timeout);
/// Stops the process group, as Ctrl-Z does.
void cl_suspend(void);
int cl_terminal_size(int fd, int *rows, int *columns);
int cl_character_width(wchar_t c);

// MARK: For tests.

/// Starts a program on a new pty; the master's descriptor, or -1.
int cl_spawn(const char *path, char *const arguments[], char *const environment[], int rows, int columns, pid_t *pid);
int cl_set_terminal_size(int fd, int rows, int columns);
/// Counts the entries libedit reads from a history file and gives the newest, -1 when it refuses the file.
int cl_history_load(const char *path, wchar_t *newest, size_t capacity);
int cl_history_save(const char *path, const wchar_t *const entries[], int count);
