/** A program that runs beside a test: it never outlives the test's own process, and is ended in bounded time. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const endWaitMilliseconds = 3_000;

/** Should the test's process end first, the program goes with it. */
export function keepCompany(program: ChildProcess): void {
  const kill = (): void => void program.kill('SIGKILL');
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
}

/** Asks it to end, kills it after a while, and answers when it has ended. */
export async function endCompany(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  const insist = setTimeout(() => program.kill('SIGKILL'), endWaitMilliseconds);
  await ended;
  clearTimeout(insist);
}
