/**
 * A folder is open on one computer at a time: SQLite shares the end of its log between programs through memory, which no
 * network disk carries to another computer. Electron's own lock takes over what another computer holds.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { failureOf, foreseen, PackbenchError } from '../failures.ts';
import type { Log } from '../ports.ts';
import { reads } from '../same-shape.ts';
import { fileFailure } from './durable-file.ts';
import { makeWayForFile } from './in-the-way.ts';
import { kindAt } from './move-aside.ts';
import { type ProgramNumber, takeProgramNumber } from './program-number.ts';

export interface Computer {
  /** As people know it. */
  readonly name: string;
  /** Programs with the same one share memory. */
  readonly run: string;
}

const noteShape = reads<Computer>()(z.object({ name: z.string(), run: z.string() }));

/** Linux: another one after each start of the system. Two computers that were set up alike have the same name. */
const runOfLinux = '/proc/sys/kernel/random/boot_id';

export function thisComputer(): Computer {
  const name = hostname();
  return { name, run: existsSync(runOfLinux) ? readFileSync(runOfLinux, 'utf8').trim() : name };
}

export interface HeldFolder {
  /**
   * A network disk lets a lock go while the computer that holds it sleeps, and another may have opened the folder since. Throws
   * PackbenchError 'open-elsewhere'.
   */
  assertHeld(): void;
  letGo(): void;
}

/**
 * If the disk does not take the note of who is here, or has no locks, nobody else is taken to be here. Throws
 * PackbenchError 'open-elsewhere'.
 */
export function holdFolder(parts: { folder: string; computer: Computer; log: Log }): HeldFolder {
  const { computer, log } = parts;
  const place = join(parts.folder, 'programs');
  const ifKnown = <Value>(look: () => Value): Value | null => {
    try {
      return look();
    } catch (cause) {
      const { failure } = foreseen(cause);
      log.warn('Whether another computer has this folder open is not known.', { failure, err: cause });
      return null;
    }
  };
  const number = ifKnown(() => noted(place, computer));
  const assertHeld = (): void => {
    const running = number === null ? null : ifKnown(() => notesOfRunning(place, number));
    const other = running?.find(({ run }) => run !== computer.run);
    if (other !== undefined) throw failureOf('open-elsewhere', { facts: { host: other.name, path: place } });
  };
  const letGo = (): void => number?.release();
  try {
    // After its own note: of two that start in the same moment at least one sees the other.
    assertHeld();
  } catch (error) {
    letGo();
    throw error;
  }
  return { assertHeld, letGo };
}

/** Throws PackbenchError 'disk-full' or 'file-failed'; so does the next. */
function noted(place: string, computer: Computer): ProgramNumber {
  return withFile(place, () => {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    const number = takeProgramNumber(place);
    try {
      makeWayForFile(notePath(place, number.own));
      writeFileSync(notePath(place, number.own), JSON.stringify(computer), { mode: 0o600 });
    } catch (cause) {
      number.release();
      throw cause;
    }
    return number;
  });
}

/** Its own, too: who has taken its number since it slept has written another one. */
function notesOfRunning(place: string, { isHeld }: ProgramNumber): Computer[] {
  return withFile(place, () =>
    readdirSync(place)
      .map((name) => Number(/^program-(\d+)\.json$/.exec(name)?.[1]))
      .filter((number) => number > 0 && isHeld(number))
      .flatMap((number) => noteIn(notePath(place, number)) ?? []),
  );
}

const notePath = (place: string, number: number): string => join(place, `program-${number}.json`);

/** Null: its program is just writing it, and looks for others afterwards. */
function noteIn(path: string): Computer | null {
  if (kindAt(path) !== 'file') return null;
  try {
    return noteShape.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function withFile<Value>(path: string, work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof PackbenchError ? cause : fileFailure(path, cause);
  }
}
