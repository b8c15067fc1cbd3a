// Preloaded into a server: writes down, in one order, whatever it does to files below a folder and whatever it says to its clients.
// Each line of the log is a head (what, which file, where, how many bytes) and those bytes. bench/power-loss/log.ts reads it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 65536

struct head {
  uint32_t what;
  int32_t file;
  uint64_t at;
  uint64_t length;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;
static char folder[PATH_MAX];
static size_t folder_length;
static unsigned char watched[FILES];

__attribute__((constructor)) static void begin(void) {
  const char *log_path = getenv("POWER_LOG"), *root = getenv("POWER_FOLDER");
  if (log_path == NULL || root == NULL || realpath(root, folder) == NULL) return;
  folder_length = strlen(folder);
  log_file = syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (real == NULL) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int is_watched(int file) { return log_file >= 0 && file >= 0 && file < FILES && watched[file]; }

/* Called with the lock. A log with a hole in it proves nothing, so the server ends. */
static void note(char what, int file, uint64_t at, const struct iovec *parts, int count) {
  struct iovec all[64];
  struct head head = {(uint32_t)what, file, at, 0};
  if (count > 63) abort();
  for (int i = 0; i < count; i++) {
    head.length += parts[i].iov_len;
    all[i + 1] = parts[i];
  }
  all[0].iov_base = &head;
  all[0].iov_len = sizeof head;
  int next = 0;
  while (next <= count) {
    ssize_t done = syscall(SYS_writev, log_file, all + next, count + 1 - next);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) abort();
    while (next <= count && (size_t)done >= all[next].iov_len) done -= all[next++].iov_len;
    if (next <= count) {
      all[next].iov_base = (char *)all[next].iov_base + done;
      all[next].iov_len -= done;
    }
  }
}

static void note_one(char what, int file, uint64_t at, const void *bytes, size_t length) {
  struct iovec part = {(void *)bytes, length};
  note(what, file, at, &part, 1);
}

/* The whole path, if it is a file of the store or its folder. */
static int is_below(int directory, const char *path, char *whole) {
  if (log_file < 0 || path == NULL) return 0;
  if (path[0] == '/' || directory != AT_FDCWD) snprintf(whole, PATH_MAX, "%s", path);
  else {
    char here[PATH_MAX];
    if (getcwd(here, sizeof here) == NULL || snprintf(whole, PATH_MAX, "%s/%s", here, path) >= PATH_MAX) return 0;
  }
  if (strncmp(whole, folder, folder_length) != 0) return 0;
  /* Other files of the server are closed in ways that are not seen here; nothing that was acknowledged is in them. */
  return whole[folder_length] == 0 || strncmp(whole + folder_length, "/tavern.db", 10) == 0;
}

static int opened(int directory, const char *path, int flags, mode_t mode) {
  char whole[PATH_MAX];
  if (!is_below(directory, path, whole)) return syscall(SYS_openat, directory, path, flags, mode);
  pthread_mutex_lock(&lock);
  struct stat there;
  int is_new = (flags & O_CREAT) && stat(whole, &there) != 0;
  int file = syscall(SYS_openat, directory, path, flags, mode);
  int error = errno;
  if (file >= 0 && file < FILES) {
    watched[file] = 1;
    note_one(is_new ? 'N' : 'O', file, 0, whole, strlen(whole));
    if (flags & O_TRUNC) note_one('T', file, 0, "", 0);
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return file;
}

#define MODE(flags, last) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, last); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  }

int open(const char *path, int flags, ...) { MODE(flags, flags) return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags, flags) return opened(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags, flags) return opened(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags, flags) return opened(at, path, flags, mode); }

int close(int file) {
  REAL(close);
  if (is_watched(file)) {
    pthread_mutex_lock(&lock);
    note('C', file, 0, NULL, 0);
    watched[file] = 0;
    pthread_mutex_unlock(&lock);
  }
  return real(file);
}

/* What goes to a client in a text frame begins with this byte, and no text does. It counts as said when it is about to be. */
static void note_said(int file, const struct iovec *parts, int count) {
  if (log_file < 0 || count < 1 || parts[0].iov_len == 0 || *(const unsigned char *)parts[0].iov_base != 0x81) return;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < count; i += 32) note('M', file, 0, parts + i, count - i < 32 ? count - i : 32);
  pthread_mutex_unlock(&lock);
}

ssize_t write(int file, const void *bytes, size_t length) {
  REAL(write);
  if (!is_watched(file)) {
    struct iovec part = {(void *)bytes, length};
    note_said(file, &part, 1);
    return real(file, bytes, length);
  }
  pthread_mutex_lock(&lock);
  off_t at = lseek(file, 0, SEEK_CUR);
  ssize_t done = real(file, bytes, length);
  int error = errno;
  if (done > 0) note_one('W', file, at, bytes, done);
  pthread_mutex_unlock(&lock);
  errno = error;
  return done;
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  REAL(writev);
  if (is_watched(file)) abort();
  note_said(file, parts, count);
  return real(file, parts, count);
}

ssize_t sendmsg(int file, const struct msghdr *message, int flags) {
  REAL(sendmsg);
  note_said(file, message->msg_iov, message->msg_iovlen);
  return real(file, message, flags);
}

ssize_t send(int file, const void *bytes, size_t length, int flags) {
  REAL(send);
  struct iovec part = {(void *)bytes, length};
  note_said(file, &part, 1);
  return real(file, bytes, length, flags);
}

static ssize_t written_at(ssize_t (*real)(int, const void *, size_t, off_t), int file, const void *bytes, size_t length, off_t at) {
  if (!is_watched(file)) return real(file, bytes, length, at);
  pthread_mutex_lock(&lock);
  ssize_t done = real(file, bytes, length, at);
  int error = errno;
  if (done > 0) note_one('W', file, at, bytes, done);
  pthread_mutex_unlock(&lock);
  errno = error;
  return done;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) {
  REAL(pwrite);
  return written_at(real, file, bytes, length, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off_t at) {
  REAL(pwrite64);
  return written_at(real, file, bytes, length, at);
}

static int sized(int (*real)(int, off_t), int file, off_t length) {
  if (!is_watched(file)) return real(file, length);
  pthread_mutex_lock(&lock);
  int done = real(file, length);
  int error = errno;
  if (done == 0) note_one('T', file, length, "", 0);
  pthread_mutex_unlock(&lock);
  errno = error;
  return done;
}

int ftruncate(int file, off_t length) {
  REAL(ftruncate);
  return sized(real, file, length);
}

int ftruncate64(int file, off_t length) {
  REAL(ftruncate64);
  return sized(real, file, length);
}

/* Other writers go on meanwhile: only what was written before it began is safe when it is done. */
static int flushed(int (*real)(int), int file) {
  if (!is_watched(file)) return real(file);
  pthread_mutex_lock(&lock);
  note('S', file, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  int done = real(file);
  int error = errno;
  pthread_mutex_lock(&lock);
  if (done == 0) note('D', file, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  errno = error;
  return done;
}

int fsync(int file) {
  REAL(fsync);
  return flushed(real, file);
}

int fdatasync(int file) {
  REAL(fdatasync);
  return flushed(real, file);
}

int unlink(const char *path) {
  REAL(unlink);
  char whole[PATH_MAX];
  if (!is_below(AT_FDCWD, path, whole)) return real(path);
  pthread_mutex_lock(&lock);
  int done = real(path);
  int error = errno;
  if (done == 0) note_one('U', -1, 0, whole, strlen(whole));
  pthread_mutex_unlock(&lock);
  errno = error;
  return done;
}

/* Nothing in the store does these. If that changes, the bench must learn them first. */
int rename(const char *from, const char *to) {
  REAL(rename);
  char whole[PATH_MAX];
  if (is_below(AT_FDCWD, from, whole) || is_below(AT_FDCWD, to, whole)) abort();
  return real(from, to);
}

int fallocate(int file, int mode, off_t at, off_t length) {
  REAL(fallocate);
  if (is_watched(file)) abort();
  return real(file, mode, at, length);
}
