/** What people have begun on this bench, in a small file that is written whole with every change: a crash or a restart loses none. */
import type { z } from 'zod';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import type { Clock, Log } from '../ports.ts';
import { readIfThere, writeDurably } from './durable-file.ts';
import { moveAside } from './move-aside.ts';
import { onSameDisk } from './same-disk.ts';

export interface Kept<Content> {
  readonly content: Content;
  /** Why an earlier content could not be read, or this one not be stored; null: it is on the disk. */
  readonly failure: Failure | null;
}

export interface KeptFile<Content> {
  get(): Promise<Kept<Content>>;
  /** Replaces the content. If the disk refuses it, the answer says so; it counts anyway. */
  set(content: Content): Promise<Kept<Content>>;
}

/** What a service that keeps such a file is given. */
export interface KeptFilePlace {
  /** Holds the file, under the name that the service says. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
}

export interface KeptFileParts<Content> {
  readonly path: string;
  readonly shape: z.ZodType<Content>;
  /** The content while there is no file. */
  readonly empty: Content;
  readonly clock: Clock;
  readonly log: Log;
}

export function createKeptFile<Content>(parts: KeptFileParts<Content>): KeptFile<Content> {
  const { path, log } = parts;
  /** What is on the disk, or was last to be written there. */
  let state: Promise<Kept<Content>> | null = null;
  /** One write at a time, always of the newest; contents in between need not be written. */
  let writing: Promise<Kept<Content>> | null = null;
  let wanted = parts.empty;
  const assertSameDisk = onSameDisk(path);
  const write = async (content: Content): Promise<void> => {
    assertSameDisk();
    await writeDurably(path, Buffer.from(JSON.stringify(content)));
  };

  const writeNewest = async (): Promise<Kept<Content>> => {
    for (;;) {
      const content = wanted;
      const failure = await write(content).then(
        () => null,
        (cause: unknown) => {
          if (!(cause instanceof PackbenchError)) throw cause;
          log.error('What was begun on this bench could not be kept.', { path, err: cause });
          return cause.failure;
        },
      );
      if (content === wanted) return { content, failure };
    }
  };

  return {
    get() {
      state ??= readKept(parts);
      return state;
    },
    set(content) {
      wanted = content;
      // Not before the file is read: what it holds would be lost, or this content moved aside in its place.
      writing ??= Promise.allSettled([state ?? readKept(parts)])
        .then(writeNewest)
        .finally(() => {
          writing = null;
        });
      state = writing;
      return writing;
    },
  };
}

/**
 * A file that holds something else, or that the disk does not give, is moved aside, so that the next change does not
 * overwrite it: people do not remember what they had begun.
 */
async function readKept<Content>(parts: KeptFileParts<Content>): Promise<Kept<Content>> {
  const { path, shape, empty } = parts;
  try {
    const bytes = await readIfThere(path);
    if (bytes === null) return { content: empty, failure: null };
    const read = shape.safeParse(parsed(bytes));
    if (read.success) return { content: read.data, failure: null };
    return { content: empty, failure: putAside(parts, read.error) };
  } catch (cause) {
    if (!(cause instanceof PackbenchError)) throw cause;
    return { content: empty, failure: putAside(parts, cause) };
  }
}

/** Answers the failure that says where the file is now. */
function putAside({ path, clock, log }: Omit<KeptFileParts<never>, 'shape' | 'empty'>, cause: Error): Failure {
  let keptAs = path;
  try {
    keptAs = moveAside(path, clock.now());
    log.error('What was begun on this bench could not be read; the file was kept.', { path, keptAs, err: cause });
  } catch (error) {
    log.error('What was begun on this bench could not be read, nor moved aside.', { path, err: error });
  }
  return failureOf('file-failed', { facts: { path: keptAs, field: 'aside' } }).failure;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
