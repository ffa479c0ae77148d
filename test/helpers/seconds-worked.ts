/** Seconds this process has had of the processor since it was asked: not the clock's, for other suites use the same cores. */
export function secondsWorked(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000_000;
  };
}
