// Gives the terminal back on every way out: by return, by exit() and by a signal.
//
// What runs in a signal handler must not allocate, lock or call into Swift, so it is here. The state is
// static: one Swift file alone may use these functions, or each would have a state of its own.

#ifndef TABI_CNCURSES_TERMINAL_H
#define TABI_CNCURSES_TERMINAL_H

#include <errno.h>
#include <fcntl.h>
#include <linux/memfd.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

// Declared by hand: glibc shows them with _GNU_SOURCE alone.
int memfd_create(const char *name, unsigned int flags);
#define TABI_F_ADD_SEALS 1033
#define TABI_F_SEAL_GROW 4

#define TABI_TEXT_MAX 1024
#define TABI_CAPTURE_MAX (1 << 20)
#define TABI_SIGNAL_COUNT 16

// The last three end a process only where it has no handler of its own for them.
#define TABI_SIGNAL_FREE 13

static const int tabi_signals[TABI_SIGNAL_COUNT] = {
    SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGABRT, SIGSEGV, SIGBUS,  SIGILL,
    SIGTRAP, SIGFPE,  SIGSYS,  SIGXCPU, SIGXFSZ, SIGALRM, SIGUSR1, SIGUSR2,
};

// What the program is told about, to act on when it isn't busy. Dispatch's own signal sources would do but for
// raising a signal once more when it comes, and then a SIGCONT takes away a SIGTSTP that waits.
#define TABI_NOTICE_COUNT 3

static const int tabi_notices[TABI_NOTICE_COUNT] = {SIGWINCH, SIGTSTP, SIGCONT};

static struct {
  int is_up;            // whether the screen is shown; atomic
  pid_t owner;          // a forked child leaves the terminal alone
  int terminal;         // where the screen is written to
  int capture;          // what is written to stdout and stderr meanwhile, or -1
  int outputs[2];       // stdout and stderr as they were, or -1 where they are no terminal
  struct termios modes; // as they were
  char text[TABI_TEXT_MAX]; // what leaves the screen
  size_t text_length;
  struct sigaction previous[TABI_SIGNAL_COUNT];
  struct sigaction pipe; // SIGPIPE's
  struct sigaction noticed[TABI_NOTICE_COUNT];
  int notices[2]; // a pipe of signal numbers, a byte each
} tabi_terminal = {.terminal = -1, .capture = -1, .outputs = {-1, -1}, .notices = {-1, -1}};

// For handlers, when the stack itself is what overflowed.
static char tabi_signal_stack[64 * 1024] = {0};

// Writes all, however slowly it is taken and whatever interrupts it. To a file that doesn't block it gives up
// when nothing was taken for so many milliseconds; -1 waits for good.
static inline void tabi_write_within(int file, const char *bytes, size_t count, int milliseconds) {
  int waited = 0;
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EAGAIN && milliseconds >= 0) {
      // A terminal whose output was stopped says that it has room, and takes nothing: time alone counts.
      if (waited >= milliseconds) return;
      waited += 10;
      poll(NULL, 0, 10);
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd room = {.fd = file, .events = POLLOUT};
      poll(&room, 1, -1);
    } else if (written < 0 && errno != EINTR) {
      return;
    } else if (written > 0) {
      waited = 0;
      bytes += written;
      count -= (size_t)written;
    }
  }
}

static inline void tabi_write(int file, const char *bytes, size_t count) {
  tabi_write_within(file, bytes, count, -1);
}

// Leaves the screen, and shows what was written meanwhile. A terminal that nobody reads is left as it is. Safe in a signal handler; a second call does
// nothing.
static inline void tabi_terminal_leave(void) {
  if (getpid() != tabi_terminal.owner) return;
  if (!__atomic_exchange_n(&tabi_terminal.is_up, 0, __ATOMIC_SEQ_CST)) return;
  int error = errno;
  // A second without progress, and the program ends all the same.
  int patience = 1000, flags = fcntl(tabi_terminal.terminal, F_GETFL);
  if (flags >= 0) fcntl(tabi_terminal.terminal, F_SETFL, flags | O_NONBLOCK);
  tabi_write_within(tabi_terminal.terminal, tabi_terminal.text, tabi_terminal.text_length, patience);
  tcsetattr(tabi_terminal.terminal, TCSANOW, &tabi_terminal.modes);
  for (int i = 0; i < 2; i++)
    if (tabi_terminal.outputs[i] >= 0) dup2(tabi_terminal.outputs[i], i + 1);
  if (tabi_terminal.capture >= 0) {
    char buffer[4096];
    off_t end = lseek(tabi_terminal.capture, 0, SEEK_CUR);
    for (off_t at = 0; at < end;) {
      size_t wanted = (size_t)(end - at) < sizeof buffer ? (size_t)(end - at) : sizeof buffer;
      ssize_t count = pread(tabi_terminal.capture, buffer, wanted, at);
      if (count <= 0) break;
      tabi_write_within(tabi_terminal.terminal, buffer, (size_t)count, patience);
      at += count;
    }
    lseek(tabi_terminal.capture, 0, SEEK_SET);
  }
  if (flags >= 0) fcntl(tabi_terminal.terminal, F_SETFL, flags);
  errno = error;
}

// The same outside signal handlers, where what the C library holds back can be shown too.
static inline void tabi_terminal_leave_at_exit(void) {
  fflush(stdout);
  tabi_terminal_leave();
}

// Leaves the screen and lets the signal do what it did before: end the process, and perhaps print why.
static inline void tabi_terminal_handle(int number, siginfo_t *info, void *context) {
  (void)context;
  tabi_terminal_leave();
  // Swift's handler for crashes returns, for the instruction at fault to end the process. Where another
  // process sent the signal, there is none.
  bool is_crash = number != SIGINT && number != SIGTERM && number != SIGHUP;
  bool is_foreign = info->si_code <= 0 && info->si_pid != getpid();
  struct sigaction action = {.sa_handler = SIG_DFL};
  for (int i = 0; i < TABI_SIGNAL_COUNT; i++)
    if (tabi_signals[i] == number && !(is_crash && is_foreign)) action = tabi_terminal.previous[i];
  sigaction(number, &action, NULL);
  raise(number); // it is blocked here, and arrives on return
}

// A write to a pipe that nobody reads is an error to the writer, not the end of the program with its screen up.
// Unlike an ignored signal, this isn't handed down to the programs that it starts.
static inline void tabi_terminal_survive(int number) { (void)number; }

// Passes a signal on to the program. Where the pipe is full, it has been told already.
static inline void tabi_terminal_notice(int number) {
  int error = errno;
  char byte = (char)number;
  if (getpid() == tabi_terminal.owner && write(tabi_terminal.notices[1], &byte, 1) < 0) errno = 0;
  errno = error;
}

// Makes the pipe and begins to pass signals on.
static inline void tabi_terminal_take_notice(void) {
  if (tabi_terminal.notices[0] < 0 && pipe(tabi_terminal.notices) == 0)
    for (int i = 0; i < 2; i++) {
      fcntl(tabi_terminal.notices[i], F_SETFD, FD_CLOEXEC);
      fcntl(tabi_terminal.notices[i], F_SETFL, O_NONBLOCK);
    }
  for (int i = 0; i < TABI_NOTICE_COUNT; i++) {
    struct sigaction action = {.sa_handler = tabi_terminal_notice, .sa_flags = SA_RESTART};
    sigaction(tabi_notices[i], NULL, &tabi_terminal.noticed[i]);
    bool is_unwanted = tabi_notices[i] == SIGTSTP && tabi_terminal.noticed[i].sa_handler == SIG_IGN;
    if (!is_unwanted) sigaction(tabi_notices[i], &action, NULL);
  }
}

// Where the program reads which signals came.
static inline int tabi_terminal_notices(void) { return tabi_terminal.notices[0]; }

// Takes note of the terminal before anything is sent to it. Returns whether that was possible.
static inline bool tabi_terminal_prepare(int terminal) {
  static bool at_exit;
  if (tcgetattr(terminal, &tabi_terminal.modes) != 0) return false;
  tabi_terminal.terminal = terminal;
  tabi_terminal.owner = getpid();
  if (!at_exit) at_exit = atexit(tabi_terminal_leave_at_exit) == 0;
  for (int i = 0; i < TABI_SIGNAL_COUNT; i++) {
    struct sigaction action = {.sa_sigaction = tabi_terminal_handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigfillset(&action.sa_mask);
    sigaction(tabi_signals[i], NULL, &tabi_terminal.previous[i]);
    bool is_taken = i >= TABI_SIGNAL_FREE && tabi_terminal.previous[i].sa_handler != SIG_DFL;
    if (tabi_terminal.previous[i].sa_handler != SIG_IGN && !is_taken) sigaction(tabi_signals[i], &action, NULL);
  }
  struct sigaction survive = {.sa_handler = tabi_terminal_survive, .sa_flags = SA_RESTART};
  sigaction(SIGPIPE, NULL, &tabi_terminal.pipe);
  if (tabi_terminal.pipe.sa_handler == SIG_DFL) sigaction(SIGPIPE, &survive, NULL);
  tabi_terminal_take_notice();
  return true;
}

// Undoes what prepare did to signals.
static inline void tabi_terminal_forget(void) {
  for (int i = 0; i < TABI_SIGNAL_COUNT; i++) sigaction(tabi_signals[i], &tabi_terminal.previous[i], NULL);
  for (int i = 0; i < TABI_NOTICE_COUNT; i++) sigaction(tabi_notices[i], &tabi_terminal.noticed[i], NULL);
  sigaction(SIGPIPE, &tabi_terminal.pipe, NULL);
}

static inline void tabi_terminal_set_text(const char *text, size_t length) {
  tabi_terminal.text_length = length < TABI_TEXT_MAX ? length : TABI_TEXT_MAX;
  memcpy(tabi_terminal.text, text, tabi_terminal.text_length);
}

// Says that the screen is shown from now on, and keeps stdout and stderr from it where they are a terminal.
static inline void tabi_terminal_enter(void) {
  fflush(stdout);
  if (tabi_terminal.capture < 0) {
    int file = memfd_create("output", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    // A size that can't grow bounds what is kept; what goes beyond is an error to the writer.
    if (file >= 0 && ftruncate(file, TABI_CAPTURE_MAX) == 0 &&
        fcntl(file, TABI_F_ADD_SEALS, TABI_F_SEAL_GROW) == 0)
      tabi_terminal.capture = file;
    for (int i = 0; i < 2 && tabi_terminal.capture >= 0; i++)
      if (isatty(i + 1)) tabi_terminal.outputs[i] = fcntl(i + 1, F_DUPFD_CLOEXEC, 3);
  }
  for (int i = 0; i < 2; i++)
    if (tabi_terminal.outputs[i] >= 0) dup2(tabi_terminal.capture, i + 1);
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  __atomic_store_n(&tabi_terminal.is_up, 1, __ATOMIC_SEQ_CST);
}

// Gives this thread a stack for signal handlers. The main actor moves between threads; it calls this as it
// goes.
static inline void tabi_terminal_use_signal_stack(void) {
  static __thread bool is_set;
  if (is_set) return;
  stack_t stack = {.ss_sp = tabi_signal_stack, .ss_size = sizeof tabi_signal_stack};
  is_set = sigaltstack(&stack, NULL) == 0;
}

// Whether another process group has the terminal, as after `bg`.
static inline bool tabi_terminal_is_elsewhere(void) {
  pid_t group = tcgetpgrp(tabi_terminal.terminal);
  return group > 0 && group != getpgrp();
}

// Stops the process group, this process at once. Returns when it goes on with the terminal; at once where
// nobody could continue it.
static inline void tabi_terminal_stop(void) {
  const int numbers[] = {SIGTSTP, SIGTTOU, SIGCONT};
  struct sigaction ignore = {.sa_handler = SIG_IGN}, usual = {.sa_handler = SIG_DFL}, before[3];
  sigset_t set, mask;
  sigemptyset(&set);
  for (int i = 0; i < 3; i++) {
    sigaddset(&set, numbers[i]);
    sigaction(numbers[i], &usual, &before[i]);
  }
  sigaction(SIGTSTP, &ignore, NULL);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ignore, NULL); // drops it where a thread that blocks it kept it from being ignored
  sigaction(SIGTSTP, &usual, NULL);
  pthread_sigmask(SIG_UNBLOCK, &set, &mask); // Dispatch's threads block signals
  raise(SIGTSTP);
  tcdrain(tabi_terminal.terminal); // in the background, the kernel stops who asks this
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  for (int i = 0; i < 3; i++) sigaction(numbers[i], &before[i], NULL);
}

#endif
