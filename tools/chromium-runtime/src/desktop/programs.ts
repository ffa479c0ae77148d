/** The desktop's own small programs (zenity, xclip, wl-clipboard), each run with a list of arguments, never by a shell. */
import { type ChildProcess, spawn } from 'node:child_process';
import { wantsWindow } from '../running.ts';

/** A person sits in front of a visible window; a headless one has neither dialogs nor the system's clipboard. */
export const hasDesktop = wantsWindow && Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

export interface Program {
  readonly name: string;
  /** The Debian package that brings it. */
  readonly packageName: string;
}

export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

export interface RunChoices {
  /** Written to its standard input. Such a program goes on in the background, so nobody waits for its output. */
  readonly input?: string;
  /** Milliseconds; a person may take as long as they like, so dialogs have none. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** These programs read and write in the locale's characters: without UTF-8 most names and words would be unreadable. */
export const environment = (): NodeJS.ProcessEnv => {
  const { LC_ALL, LC_CTYPE, LANG } = process.env;
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '') ? process.env : { ...process.env, LC_ALL: 'C.UTF-8' };
};

const missing = ({ name, packageName }: Program): Error =>
  Object.assign(new Error(`${name} is not here; the visible window needs the Debian package ${packageName}`), {
    code: 'ENOENT',
  });

/** Throws an Error when the program is not installed (`code` is 'ENOENT'), takes too long, or is killed. */
export const run = (program: Program, args: readonly string[], choices: RunChoices = {}): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const { input, timeout, signal } = choices;
    const staysBehind = input !== undefined;
    const child = spawn(program.name, args, {
      env: environment(),
      // The clipboard must outlive Ctrl+C in the terminal and this app.
      detached: staysBehind,
      stdio: [staysBehind ? 'pipe' : 'ignore', staysBehind ? 'ignore' : 'pipe', staysBehind ? 'ignore' : 'pipe'],
      ...(timeout !== undefined && { timeout }),
      ...(signal && { signal }),
    });
    running.add(child);
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error: NodeJS.ErrnoException) => {
      running.delete(child);
      reject(error.code === 'ENOENT' ? missing(program) : error);
    });
    child.on(staysBehind ? 'exit' : 'close', (code: number | null, killedBy: string | null) => {
      running.delete(child);
      const words = { output: Buffer.concat(output).toString('utf8'), errors: Buffer.concat(errors).toString('utf8') };
      if (code === null) reject(new Error(`${program.name} was ended by ${killedBy}`));
      else resolve({ code, ...words });
    });
    // A program that ends before it has read everything reports that by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
