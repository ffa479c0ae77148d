/** The rounds file, opened when it is first needed. */
import { join } from 'node:path';
import { type OpenedWhenNeeded, openedWhenNeeded } from '../disk/opened-when-needed.ts';
import type { StartTroubles } from '../disk/start-troubles.ts';
import type { Clock } from '../ports.ts';
import { openRoundsFile, type RoundsFile, roundsFileName } from './rounds-file.ts';

export type OpenRounds = OpenedWhenNeeded<RoundsFile>;

export function createOpenRounds(parts: {
  readonly folder: string;
  readonly clock: Clock;
  readonly startTroubles: Pick<StartTroubles, 'noteKept'>;
  readonly assertFolderHeld?: () => void;
}): OpenRounds {
  const path = join(parts.folder, roundsFileName);
  return openedWhenNeeded({ ...parts, path, open: () => openRoundsFile(parts) });
}
