/** The two C programs of the proof, compiled where they are used: that takes less than a second. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why this computer allows nothing between a program and its files; null: it does. */
export async function whyNoFileFaults(): Promise<string | null> {
  if (process.platform !== 'linux') return 'file faults need LD_PRELOAD, which is Linux only';
  try {
    await run('cc', ['--version']);
    return null;
  } catch {
    return 'there is no C compiler (cc)';
  }
}

/** For LD_PRELOAD; the environment controls it: see file-faults.c. */
export const fileFaultsLibrary = (folder: string): Promise<string> =>
  compiled('file-faults.c', join(folder, 'file-faults.so'), ['-shared', '-fPIC']);

/** `power-cut PID FOLDER MICROSECONDS`. */
export const powerCutProgram = (folder: string): Promise<string> =>
  compiled('power-cut.c', join(folder, 'power-cut'), []);

async function compiled(source: string, program: string, options: readonly string[]): Promise<string> {
  await run('cc', ['-O1', '-Wall', '-Wextra', '-Werror', ...options, '-o', program, join(import.meta.dirname, source)]);
  return program;
}
