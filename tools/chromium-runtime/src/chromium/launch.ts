/**
 * Starts Chromium and guarantees its end. A small shell is in between. It has a session of its own, so it outlives even
 * a SIGKILL of this process group, sees Chromium end (which happens when our end of the pipe closes) and removes the
 * profile.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex, Readable, Writable } from 'node:stream';
import { setTimeout as passed } from 'node:timers/promises';
import { headedChromium, headlessChromium } from './executable.ts';
import { chromiumFlags } from './flags.ts';
import { openPipe, type Pipe } from './pipe.ts';
import { systemLanguages } from './system-languages.ts';

export interface LaunchChoices {
  readonly headed: boolean;
  readonly appName: string;
  readonly sandbox: boolean;
  readonly debuggingPort: string | null;
  readonly appended: ReadonlyMap<string, string>;
}

export interface ChromiumEnd {
  /** close() asked for it. */
  readonly wanted: boolean;
  /** By itself, as after its last window was closed; false: it crashed or was killed. */
  readonly inOrder: boolean;
  readonly lastWords: string;
}

export interface Chromium {
  readonly pipe: Pipe;
  readonly headed: boolean;
  /** As the running browser reports it: '153.0.8010.0'. */
  readonly version: string;
  /** Resolves when the browser has ended and its profile is gone. */
  readonly ended: Promise<ChromiumEnd>;
  /** At most about two seconds, whatever Chromium does. */
  close(): Promise<void>;
}

const closeWithinMs = 2000;
/** A program that it started may hold its words open. */
const wordsWithinMs = 500;
/** A log-out tells every program to end, this one too, and a signal ends its wait. */
const keeper = `"$@" & exec 3<&- 4>&-; trap : HUP INT TERM
while wait "$!"; end=$?; kill -0 "$!" 2>/dev/null; do :; done
rm -rf -- "$KEEPER_PROFILE"; exit "$end"`;

const environmentFor = (profile: string, fontsFolder: string | null): NodeJS.ProcessEnv => {
  const environment: NodeJS.ProcessEnv = { ...process.env, KEEPER_PROFILE: profile };
  // To POSIX an empty one is as good as none. Chromium 153's pages crash of it where the system lacks the locale of LANG.
  for (const name of ['LC_ALL', 'LC_MESSAGES']) if (environment[name] === '') delete environment[name];
  if (fontsFolder && !environment.FONTCONFIG_PATH && !existsSync('/etc/fonts/fonts.conf')) {
    environment.FONTCONFIG_PATH = fontsFolder;
  }
  return environment;
};

/** Passes on the one line that Playwright waits for, and keeps the last others for an error message. */
const readStandardError = (child: ChildProcess): { lastWords(): string; readonly allSaid: Promise<unknown> } => {
  const lines: string[] = [];
  const reading = createInterface({ input: child.stderr as Readable }).on('line', (line) => {
    if (line.startsWith('DevTools listening on ')) process.stderr.write(`${line}\n`);
    else if (process.env.CHROMIUM_RUNTIME_LOG) process.stderr.write(`chromium: ${line}\n`);
    lines.push(line);
    if (lines.length > 20) lines.shift();
  });
  return { lastWords: () => lines.join('\n'), allSaid: once(reading, 'close') };
};

/**
 * Without a profile there is no window, and nobody hears why. The temporary folder may be on the disk that is full; that
 * of the session is in memory.
 */
const newProfile = async (): Promise<string> => {
  const name = 'packbench-chromium-';
  const ofSession = process.env.XDG_RUNTIME_DIR;
  try {
    return await mkdtemp(join(tmpdir(), name));
  } catch (error) {
    if (!ofSession) throw error;
    return mkdtemp(join(ofSession, name));
  }
};

export const launchChromium = async (choices: LaunchChoices): Promise<Chromium> => {
  const executable = await (choices.headed ? headedChromium() : headlessChromium());
  const profile = await newProfile();
  const forSeconds = Boolean(process.env.CHROMIUM_RUNTIME_FOR_SECONDS);
  const flags = chromiumFlags({ ...choices, profile, forSeconds, languages: systemLanguages(process.env) });
  const child = spawn('/bin/sh', ['-c', keeper, 'sh', executable.path, ...flags], {
    env: environmentFor(profile, executable.fontsFolder),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const { lastWords, allSaid } = readStandardError(child);
  let wanted = false;
  const ended = new Promise<ChromiumEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve({ wanted, inOrder: code === 0, lastWords: lastWords() }));
  });
  const pipe = openPipe(child.stdio[3] as Writable, child.stdio[4] as Duplex);

  const close = async (): Promise<void> => {
    wanted = true;
    // The answer may not come; only the end of the process counts.
    pipe.root.send('Browser.close').catch(() => undefined);
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, closeWithinMs);
    await ended;
    clearTimeout(timer);
    await rm(profile, { recursive: true, force: true });
  };

  const { product } = await Promise.race([
    pipe.root.send<{ product: string }>('Browser.getVersion'),
    // Mostly its pipe closes first, but a program that it started may hold that open.
    ended.then(() => Promise.reject()),
  ]).catch(async () => {
    // What it said, which tells why, may come last.
    await ended.finally(() => rm(profile, { recursive: true, force: true }));
    await Promise.race([allSaid, passed(wordsWithinMs)]);
    throw new Error(`Chromium did not start:\n${lastWords()}`);
  });
  return { pipe, headed: choices.headed, version: product.split('/')[1] ?? '', ended, close };
};
