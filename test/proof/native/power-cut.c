/*
 * power-cut PID FOLDER MICROSECONDS: after that long ends the program PID by SIGKILL and, in the same moment, cuts the mounted
 * ext4 file system FOLDER off from its disk without writing its journal out (FS_IOC_SHUTDOWN): what the disk holds then is what
 * a power cut leaves. PID 0: no program. Needs root.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define FS_IOC_SHUTDOWN _IOR('X', 125, uint32_t)

int main(int count, char **words) {
  if (count != 4) return 2;
  uint32_t without_the_log = 2;
  int folder = open(words[2], O_RDONLY | O_DIRECTORY);
  if (folder < 0) { perror(words[2]); return 1; }
  usleep(atoi(words[3]));
  pid_t program = atoi(words[1]);
  if (program > 1) kill(program, SIGKILL);
  if (ioctl(folder, FS_IOC_SHUTDOWN, &without_the_log) != 0) { perror("FS_IOC_SHUTDOWN"); return 1; }
  return 0;
}
