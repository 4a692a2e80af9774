// libedit behind faces without variadics.
#define _GNU_SOURCE
#include "CLibedit.h"

#include <fcntl.h>
#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

struct cl_editor {
  EditLine *el;
  FILE *sink;
  int master, slave, rows;
  cl_callbacks callbacks;
  void *context;
};

static cl_editor *editor_of(EditLine *el) {
  void *p = NULL;
  el_wget(el, EL_CLIENTDATA, &p);
  return p;
}

// MARK: What libedit calls

static int next_key(EditLine *el, wchar_t *key) {
  cl_editor *editor = editor_of(el);
  return editor->callbacks.next_key(editor->context, key);
}

static ssize_t sink_write(void *cookie, const char *bytes, size_t count) {
  cl_editor *editor = cookie;
  if (memchr(bytes, '\a', count) != NULL && editor->callbacks.bell != NULL) editor->callbacks.bell(editor->context);
  return (ssize_t)count;
}

static unsigned char run(EditLine *el, int id) {
  cl_editor *editor = editor_of(el);
  return editor->callbacks.command(editor->context, id);
}

// libedit tells a function only the key, so every command needs a function of its own.
#define COMMAND(n) static unsigned char command_##n(EditLine *el, wint_t key) { (void)key; return run(el, n); }
#define EACH(M) \
  M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7) M(8) M(9) M(10) M(11) M(12) M(13) M(14) M(15) M(16) M(17) M(18) M(19) \
  M(20) M(21) M(22) M(23) M(24) M(25) M(26) M(27) M(28) M(29) M(30) M(31) M(32) M(33) M(34) M(35) M(36) M(37) M(38) \
  M(39) M(40) M(41) M(42) M(43) M(44) M(45) M(46) M(47)
EACH(COMMAND)
#define NAME(n) command_##n,
typedef unsigned char (*command_function)(EditLine *, wint_t);
static const command_function commands[CL_MAX_COMMANDS] = {EACH(NAME)};

// MARK: Opening and closing

static int open_private_terminal(cl_editor *editor) {
  char name[128];
  editor->master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (editor->master < 0) return -1;
  if (grantpt(editor->master) != 0 || unlockpt(editor->master) != 0) return -1;
  if (ptsname_r(editor->master, name, sizeof name) != 0) return -1;
  editor->slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (editor->slave < 0) return -1;
  editor->rows = CL_ROWS;
  return cl_set_terminal_size(editor->slave, CL_ROWS, CL_COLUMNS);
}

cl_editor *cl_open(const char *program, cl_callbacks callbacks, void *context) {
  cl_editor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->master = editor->slave = -1;
  editor->callbacks = callbacks;
  editor->context = context;
  cookie_io_functions_t functions = {.write = sink_write};
  if (open_private_terminal(editor) != 0) goto failed;
  editor->sink = fopencookie(editor, "w", functions);
  if (editor->sink == NULL) goto failed;
  int fd = editor->slave;
  editor->el = el_init_fd(program, stdin, editor->sink, editor->sink, fd, fd, fd);
  if (editor->el == NULL) goto failed;
  el_wset(editor->el, EL_CLIENTDATA, editor);
  el_wset(editor->el, EL_TERMINAL, "dumb");
  el_wset(editor->el, EL_SIGNAL, 0);
  el_wset(editor->el, EL_EDITOR, L"emacs");
  el_wset(editor->el, EL_GETCFN, next_key);
  return editor;
failed:
  cl_close(editor);
  return NULL;
}

void cl_close(cl_editor *editor) {
  if (editor == NULL) return;
  // el_end writes to the sink and may beep: nobody listens any more.
  editor->callbacks.bell = NULL;
  if (editor->el != NULL) el_end(editor->el);
  if (editor->sink != NULL) fclose(editor->sink);
  if (editor->slave >= 0) close(editor->slave);
  if (editor->master >= 0) close(editor->master);
  free(editor);
}

// MARK: Bindings

static void widen(const char *text, wchar_t *wide, size_t capacity) {
  size_t i = 0;
  for (; text[i] != '\0' && i + 1 < capacity; i++) wide[i] = (unsigned char)text[i];
  wide[i] = L'\0';
}

int cl_add_command(cl_editor *editor, int id, const char *name, const char *help) {
  wchar_t wide_name[64], wide_help[128];
  if (id < 0 || id >= CL_MAX_COMMANDS) return -1;
  widen(name, wide_name, 64);
  widen(help, wide_help, 128);
  // libedit keeps both pointers for as long as it lives.
  return el_wset(editor->el, EL_ADDFN, wcsdup(wide_name), wcsdup(wide_help), commands[id]);
}

static int bind(cl_editor *editor, int alternate, const wchar_t *key, const char *function) {
  wchar_t wide[64];
  widen(function, wide, 64);
  if (alternate) return el_wset(editor->el, EL_BIND, L"-a", key, wide, NULL);
  return el_wset(editor->el, EL_BIND, key, wide, NULL);
}

int cl_bind_key(cl_editor *editor, int alternate, wchar_t key, const char *function) {
  // A backslash keeps '-' from being read as an option, and '^' and '\' from being read as notation.
  wchar_t escaped[3] = {L'\\', key, L'\0'};
  int special = key == L'-' || key == L'^' || key == L'\\';
  return bind(editor, alternate, special ? escaped : escaped + 1, function);
}

int cl_bind_sequence(cl_editor *editor, int alternate, const char *sequence, const char *function) {
  wchar_t wide[32];
  widen(sequence, wide, 32);
  return bind(editor, alternate, wide, function);
}

void cl_set_vi(cl_editor *editor, int vi) { el_wset(editor->el, EL_EDITOR, vi ? L"vi" : L"emacs"); }

int cl_is_vi(cl_editor *editor) {
  const wchar_t *name = NULL;
  el_wget(editor->el, EL_EDITOR, &name);
  return name != NULL && wcscmp(name, L"vi") == 0;
}

int cl_run_editrc_line(cl_editor *editor, const wchar_t *line) {
  TokenizerW *tokenizer = tok_winit(NULL);
  int count = 0, result = -1;
  const wchar_t **words = NULL;
  if (tokenizer == NULL) return -1;
  if (tok_wstr(tokenizer, line, &count, &words) == 0 && count > 0) result = el_wparse(editor->el, count, words);
  tok_wend(tokenizer);
  return result;
}

// MARK: The line

const wchar_t *cl_edit_line(cl_editor *editor, int *length) {
  const wchar_t *text = el_wgets(editor->el, length);
  if (*length <= 0) text = NULL;
  return text;
}

cl_line cl_current_line(cl_editor *editor) {
  const LineInfoW *info = el_wline(editor->el);
  if (info->cursor < info->buffer) {
    el_cursor(editor->el, 1);
  } else if (info->cursor > info->lastchar) {
    el_cursor(editor->el, -1);
  }
  info = el_wline(editor->el);
  return (cl_line){info->buffer, (int)(info->cursor - info->buffer), (int)(info->lastchar - info->buffer)};
}

void cl_move(cl_editor *editor, int delta) {
  if (delta != 0) el_cursor(editor->el, delta);
}

int cl_insert(cl_editor *editor, const wchar_t *text) { return el_winsertstr(editor->el, text); }

void cl_delete_before(cl_editor *editor, int count) {
  // el_wdeletestr would put what it deletes in the kill buffer, over what the user killed. What el_wline answers is
  // the head of libedit's own line, so the characters can be closed up in place.
  LineInfoW *info = (LineInfoW *)(uintptr_t)el_wline(editor->el);
  if (count > info->cursor - info->buffer) count = (int)(info->cursor - info->buffer);
  if (count <= 0) return;
  wchar_t *to = (wchar_t *)(uintptr_t)(info->cursor - count);
  memmove(to, info->cursor, (size_t)(info->lastchar - info->cursor) * sizeof(wchar_t));
  info->cursor -= count;
  info->lastchar -= count;
}

int cl_replace(cl_editor *editor, const wchar_t *text) { return el_wreplacestr(editor->el, text); }

int cl_rows(cl_editor *editor) { return editor->rows; }

void cl_set_rows(cl_editor *editor, int rows, int refresh) {
  if (cl_set_terminal_size(editor->slave, rows, CL_COLUMNS) != 0) return;
  editor->rows = rows;
  el_resize(editor->el);
  if (refresh) el_wset(editor->el, EL_REFRESH);
}

// MARK: libedit's own history files, to check ours against

int cl_history_load(const char *path, wchar_t *newest, size_t capacity) {
  HistoryW *history = history_winit();
  HistEventW event;
  int count = -1;
  if (history == NULL) return -1;
  history_w(history, &event, H_SETSIZE, 100000);
  if (history_w(history, &event, H_LOAD, path) >= 0) {
    history_w(history, &event, H_GETSIZE);
    count = event.num;
    if (history_w(history, &event, H_FIRST) >= 0 && capacity > 0) {
      wcsncpy(newest, event.str, capacity - 1);
      newest[capacity - 1] = L'\0';
    }
  }
  history_wend(history);
  return count;
}

int cl_history_save(const char *path, const wchar_t *const entries[], int count) {
  HistoryW *history = history_winit();
  HistEventW event;
  if (history == NULL) return -1;
  history_w(history, &event, H_SETSIZE, count + 1);
  for (int i = 0; i < count; i++) history_w(history, &event, H_ENTER, entries[i]);
  int result = history_w(history, &event, H_SAVE, path);
  history_wend(history);
  return result;
}
