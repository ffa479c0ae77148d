/**
 * Seconds of processor time that this process has used since it asked: not the clock's, because other suites use the
 * same cores.
 */
export function secondsWorked(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000_000;
  };
}
