/** The rounds file, opened when it is first needed; a file that cannot be opened is tried again each time. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf } from '../failures.ts';
import type { Clock } from '../ports.ts';
import type { StartTroubles } from '../start-troubles.ts';
import { openRoundsFile, type RoundsFile, roundsFileName } from './rounds-file.ts';

export interface OpenRounds {
  /** @throws PackbenchError 'disk-full' or 'file-failed'; 'cancelled' once it was shut. */
  (): RoundsFile;
  /** Null: nothing was ever scanned at this station. Throws like the above. */
  ifThere(): RoundsFile | null;
  /** Nothing is opened any more. */
  shut(): void;
}

export function createOpenRounds(parts: {
  readonly folder: string;
  readonly clock: Clock;
  readonly startTroubles: Pick<StartTroubles, 'noteKept'>;
}): OpenRounds {
  const { folder, clock, startTroubles } = parts;
  const path = join(folder, roundsFileName);
  let file: RoundsFile | null = null;
  let isShut = false;
  const open = (): RoundsFile => {
    if (file !== null) return file;
    if (isShut) throw failureOf('cancelled');
    file = openRoundsFile({ folder, clock });
    startTroubles.noteKept(path, file.keptAs);
    return file;
  };
  return Object.assign(open, {
    ifThere: () => (!isShut && (file !== null || existsSync(path)) ? open() : null),
    shut() {
      isShut = true;
      file?.shut();
      file = null;
    },
  });
}
