/*
 * Preloaded into a program under test (LD_PRELOAD): its calls to the file system below one folder are counted, and one of them
 * fails, or ends the program, or the disk of that folder is full after so many bytes. Written against what Node's libuv and
 * SQLite call in libc; the kernel's memory mappings (SQLite's -shm file) are out of reach.
 *
 * Environment:
 *   PROOF_FOLDER   paths below it count; absolute, without a slash at its end
 *   PROOF_AT       the call that is hit, from 1 on; 0 or absent: none
 *   PROOF_CALLS    which calls count, as letters: o(pen) r(ead) w(rite) s(ync) n(ame) m(kdir) u(nlink) t(runcate) f(ree space)
 *   PROOF_DO       what happens to it: a number is the error it fails with; 'kill' ends the program before it, 'killed' after it,
 *                  'torn' in the middle of a write
 *   PROOF_TIMES    how many calls in a row fail; 1 unless given
 *   PROOF_ROOM     bytes that may still be written; absent: no limit
 *   PROOF_DISK     the mounted ext4 file system of the folder: it is cut off from its disk in the moment the program is ended
 *   PROOF_NOTE     a file that is told which call was hit
 *
 * A program may also say itself when: by making a folder named 'proof-begins,AT,DO,TIMES,ROOM,CALLS' below PROOF_FOLDER, from
 * which on calls are counted anew (ROOM -1: no limit; less than that: so much has to be freed first), and 'proof-ends'. Neither
 * folder is made: the program is told EEXIST when a call has been hit since, ENOENT when none has.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 65536
#define NO_LIMIT (1L << 60)
#define FS_IOC_SHUTDOWN _IOR('X', 125, uint32_t)

static const char *folder, *note, *disk;
static char calls[16] = "orwsnmutf", action[16] = "";
static size_t folder_length;
static long at, times = 1;
static atomic_long count, room = NO_LIMIT;
static atomic_int begun, was_hit;
/* Which open files lie below the folder; the first character of what they are called, for the note. */
static _Atomic(char *) names[FILES];

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

static void tell(const char *what, const char *path) {
  if (!note) return;
  char line[1200];
  int length = snprintf(line, sizeof line, "%s %ld %s\n", what, (long)count, path ? path : "");
  int file = syscall(SYS_openat, AT_FDCWD, note, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return;
  syscall(SYS_write, file, line, length);
  syscall(SYS_close, file);
}

__attribute__((constructor)) static void begin(void) {
  folder = getenv("PROOF_FOLDER");
  if (!folder) return;
  folder_length = strlen(folder);
  if (getenv("PROOF_CALLS")) snprintf(calls, sizeof calls, "%s", getenv("PROOF_CALLS"));
  if (getenv("PROOF_DO")) snprintf(action, sizeof action, "%s", getenv("PROOF_DO"));
  if (getenv("PROOF_AT")) at = atol(getenv("PROOF_AT"));
  if (getenv("PROOF_TIMES")) times = atol(getenv("PROOF_TIMES"));
  if (getenv("PROOF_ROOM")) room = atol(getenv("PROOF_ROOM"));
  note = getenv("PROOF_NOTE");
  disk = getenv("PROOF_DISK");
  begun = at > 0;
}

/* What the program itself says by making a folder that is none; 0: it is a real one. */
static int is_word(const char *path) {
  const char *word = strstr(path, "/proof-");
  if (!word) return 0;
  errno = was_hit ? EEXIST : ENOENT;
  if (strcmp(word, "/proof-ends") == 0) { begun = 0; room = NO_LIMIT; was_hit = 0; return 1; }
  long limit = -1;
  if (sscanf(word, "/proof-begins,%ld,%15[^,],%ld,%ld,%15s", &at, action, &times, &limit, calls) != 5) return 0;
  room = limit == -1 ? NO_LIMIT : limit;
  count = 0;
  was_hit = 0;
  begun = 1;
  return 1;
}

static int is_ours(const char *path) {
  return folder && path && strncmp(path, folder, folder_length) == 0 && (path[folder_length] == '/' || path[folder_length] == 0);
}

static const char *name_of(int file) { return file >= 0 && file < FILES ? names[file] : NULL; }

static void remember(int file, const char *path) {
  if (file < 0 || file >= FILES) return;
  char *before = atomic_exchange(&names[file], is_ours(path) ? strdup(path) : NULL);
  free(before);
}

/* As a power cut: what is not on the disk by now will never be, its journal included. */
static void cut_power(void) {
  uint32_t without_the_log = 2;
  int mounted = syscall(SYS_openat, AT_FDCWD, disk, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (mounted < 0 || ioctl(mounted, FS_IOC_SHUTDOWN, &without_the_log) != 0) tell("no power cut", disk);
}

static void die(const char *kind, const char *path) {
  tell(kind, path);
  if (disk) cut_power();
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

enum hit { GO_ON, FAIL, DIE_AFTER, TEAR };

/* Counts a call of the kind, and says what becomes of it. */
static enum hit passes(char kind, const char *what, const char *path) {
  if (!begun || !path || !strchr(calls, kind)) return GO_ON;
  long number = ++count;
  if (at == 0 || number < at || number >= at + times) return GO_ON;
  was_hit = 1;
  if (strcmp(action, "kill") == 0) die(what, path);
  if (strcmp(action, "killed") == 0) { tell(what, path); return DIE_AFTER; }
  if (strcmp(action, "torn") == 0) { tell(what, path); return kind == 'w' ? TEAR : DIE_AFTER; }
  tell(what, path);
  errno = atoi(action);
  return FAIL;
}

#define AROUND(kind, what, path, call) \
  enum hit hit = passes(kind, what, path); \
  if (hit == FAIL) return -1; \
  long answer = call; \
  if (hit == DIE_AFTER || hit == TEAR) die("after", path); \
  return answer

/* Free space: what a file grows by is taken from the room, what it shrinks by comes back. */

static long size_of(const char *path) {
  struct stat found;
  return stat(path, &found) == 0 && S_ISREG(found.st_mode) && found.st_nlink == 1 ? found.st_size : 0;
}

/* How many of the bytes may be written; -1 with ENOSPC: none. */
static long with_room(int file, long offset, long length) {
  struct stat found;
  if (room >= NO_LIMIT / 2 || !begun || fstat(file, &found) != 0 || !S_ISREG(found.st_mode)) return length;
  if (offset < 0) offset = fcntl(file, F_GETFL) & O_APPEND ? found.st_size : lseek(file, 0, SEEK_CUR);
  long growth = offset + length - found.st_size;
  if (growth <= 0) return length;
  if (growth <= room) { room -= growth; return length; }
  long allowed = length - (growth - room);
  if (!was_hit) tell("full", name_of(file));
  was_hit = 1;
  if (allowed <= 0) { errno = ENOSPC; return -1; }
  room = 0;
  return allowed;
}

static void freed(long bytes) { if (begun && room < NO_LIMIT / 2) room += bytes; }

/* Opening and closing. */

static int opened(int file, const char *path) { int kept = errno; remember(file, path); errno = kept; return file; }

#define OPENING(symbol) \
  int symbol(const char *path, int flags, ...) { \
    REAL(int, symbol, const char *, int, ...); \
    va_list more; va_start(more, flags); mode_t mode = va_arg(more, mode_t); va_end(more); \
    const char *ours = is_ours(path) ? path : NULL; \
    enum hit hit = passes('o', "open", ours); \
    if (hit == FAIL) return -1; \
    long size = ours && (flags & O_TRUNC) ? size_of(path) : 0; \
    int file = opened(real(path, flags, mode), path); \
    if (file >= 0) freed(size); \
    if (hit != GO_ON) die("after", path); \
    return file; \
  }
OPENING(open)
OPENING(open64)

#define OPENING_AT(symbol) \
  int symbol(int base, const char *path, int flags, ...) { \
    REAL(int, symbol, int, const char *, int, ...); \
    va_list more; va_start(more, flags); mode_t mode = va_arg(more, mode_t); va_end(more); \
    enum hit hit = passes('o', "open", is_ours(path) ? path : NULL); \
    if (hit == FAIL) return -1; \
    int file = opened(real(base, path, flags, mode), path); \
    if (hit != GO_ON) die("after", path); \
    return file; \
  }
OPENING_AT(openat)
OPENING_AT(openat64)

int close(int file) {
  REAL(int, close, int);
  remember(file, NULL);
  return real(file);
}

/* Reading. */

ssize_t read(int file, void *bytes, size_t length) {
  REAL(ssize_t, read, int, void *, size_t);
  AROUND('r', "read", name_of(file), real(file, bytes, length));
}

#define READING_AT(symbol) \
  ssize_t symbol(int file, void *bytes, size_t length, off_t offset) { \
    REAL(ssize_t, symbol, int, void *, size_t, off_t); \
    AROUND('r', "read", name_of(file), real(file, bytes, length, offset)); \
  }
READING_AT(pread)
READING_AT(pread64)

#define SCANNING(symbol, entry) \
  int symbol(const char *path, struct entry ***found, int (*keep)(const struct entry *), \
             int (*compare)(const struct entry **, const struct entry **)) { \
    REAL(int, symbol, const char *, struct entry ***, int (*)(const struct entry *), \
         int (*)(const struct entry **, const struct entry **)); \
    AROUND('r', "list", is_ours(path) ? path : NULL, real(path, found, keep, compare)); \
  }
SCANNING(scandir, dirent)
SCANNING(scandir64, dirent64)

/* Writing. */

#define WRITING(path, length, whole, part) \
  enum hit hit = passes('w', "write", path); \
  if (hit == FAIL) return -1; \
  long allowed = hit == TEAR ? (long)(length) / 2 : path ? with_room(file, offset, length) : (long)(length); \
  if (allowed < 0) return -1; \
  ssize_t answer = allowed == (long)(length) ? whole : part; \
  if (hit != GO_ON) die("after", path); \
  return answer

ssize_t write(int file, const void *bytes, size_t length) {
  REAL(ssize_t, write, int, const void *, size_t);
  const char *path = name_of(file);
  long offset = -1;
  WRITING(path, length, real(file, bytes, length), real(file, bytes, allowed));
}

#define WRITING_AT(symbol) \
  ssize_t symbol(int file, const void *bytes, size_t length, off_t offset) { \
    REAL(ssize_t, symbol, int, const void *, size_t, off_t); \
    const char *path = name_of(file); \
    WRITING(path, length, real(file, bytes, length, offset), real(file, bytes, allowed, offset)); \
  }
WRITING_AT(pwrite)
WRITING_AT(pwrite64)

static size_t length_of(const struct iovec *parts, int many) {
  size_t length = 0;
  for (int i = 0; i < many; i++) length += parts[i].iov_len;
  return length;
}

/* Of several buffers only the first goes out when not all may: a short write, as a full disk makes it. */
ssize_t writev(int file, const struct iovec *parts, int many) {
  REAL(ssize_t, writev, int, const struct iovec *, int);
  const char *path = name_of(file);
  long offset = -1;
  struct iovec first = parts[0];
  WRITING(path, length_of(parts, many), real(file, parts, many),
          (first.iov_len = (size_t)allowed < first.iov_len ? (size_t)allowed : first.iov_len, real(file, &first, 1)));
}

int ftruncate64(int file, off_t length) {
  REAL(int, ftruncate64, int, off_t);
  const char *path = name_of(file);
  struct stat before = {0};
  if (path) {
    enum hit hit = passes('t', "truncate", path);
    if (hit == FAIL) return -1;
    if (fstat(file, &before) == 0 && length > before.st_size && with_room(file, before.st_size, length - before.st_size) < length - before.st_size) {
      errno = ENOSPC;
      return -1;
    }
    int answer = real(file, length);
    if (answer == 0 && length < before.st_size) freed(before.st_size - length);
    if (hit != GO_ON) die("after", path);
    return answer;
  }
  return real(file, length);
}
int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

int fsync(int file) {
  REAL(int, fsync, int);
  AROUND('s', "sync", name_of(file), real(file));
}
int fdatasync(int file) {
  REAL(int, fdatasync, int);
  AROUND('s', "sync", name_of(file), real(file));
}

/* Names. */

int rename(const char *from, const char *to) {
  REAL(int, rename, const char *, const char *);
  enum hit hit = passes('n', "rename", is_ours(to) ? to : NULL);
  if (hit == FAIL) return -1;
  long size = is_ours(to) ? size_of(to) : 0;
  int answer = real(from, to);
  if (answer == 0) freed(size);
  if (hit != GO_ON) die("after", to);
  return answer;
}

int unlink(const char *path) {
  REAL(int, unlink, const char *);
  enum hit hit = passes('u', "unlink", is_ours(path) ? path : NULL);
  if (hit == FAIL) return -1;
  long size = is_ours(path) ? size_of(path) : 0;
  int answer = real(path);
  if (answer == 0) freed(size);
  if (hit != GO_ON) die("after", path);
  return answer;
}

int mkdir(const char *path, mode_t mode) {
  REAL(int, mkdir, const char *, mode_t);
  if (is_ours(path) && is_word(path)) return -1;
  AROUND('m', "mkdir", is_ours(path) ? path : NULL, real(path, mode));
}

/* Free space, as the program asks for it. */

#define FREE_SPACE(symbol, shape) \
  int symbol(const char *path, struct shape *found) { \
    REAL(int, symbol, const char *, struct shape *); \
    enum hit hit = passes('f', "statfs", is_ours(path) ? path : NULL); \
    if (hit == FAIL) return -1; \
    int answer = real(path, found); \
    if (answer == 0 && is_ours(path) && begun && room < NO_LIMIT / 2) { \
      found->f_bavail = found->f_bfree = room > 0 ? room / found->f_bsize : 0; \
    } \
    if (hit != GO_ON) die("after", path); \
    return answer; \
  }
FREE_SPACE(statfs, statfs)
FREE_SPACE(statfs64, statfs64)
