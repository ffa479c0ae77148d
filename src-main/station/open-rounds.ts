/** The rounds file, opened when it is first needed; a file that cannot be opened is tried again each time. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../ports.ts';
import type { StartTroubles } from '../start-troubles.ts';
import { openRoundsFile, type RoundsFile, roundsFileName } from './rounds-file.ts';

export interface OpenRounds {
  /** @throws PackbenchError 'disk-full' or 'file-failed'. */
  (): RoundsFile;
  /** Null: nothing was ever scanned at this station. Throws like the above. */
  ifThere(): RoundsFile | null;
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
  const open = (): RoundsFile => {
    if (file !== null) return file;
    file = openRoundsFile({ folder, clock });
    startTroubles.noteKept(path, file.keptAs);
    return file;
  };
  return Object.assign(open, {
    ifThere: () => (file !== null || existsSync(path) ? open() : null),
    shut() {
      file?.shut();
      file = null;
    },
  });
}
