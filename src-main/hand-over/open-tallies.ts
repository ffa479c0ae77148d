/** The tallies file, opened when it is first needed. */
import { join } from 'node:path';
import { type OpenedWhenNeeded, openedWhenNeeded } from '../disk/opened-when-needed.ts';
import type { StartTroubles } from '../disk/start-troubles.ts';
import type { BegunCount } from '../journal/begun-order.ts';
import type { Clock } from '../ports.ts';
import { openTalliesFile, type TalliesFile, talliesFileName } from './tallies-file.ts';

export type OpenTallies = OpenedWhenNeeded<TalliesFile>;

export function createOpenTallies(parts: {
  readonly folder: string;
  readonly clock: Clock;
  readonly begun: BegunCount;
  readonly startTroubles: Pick<StartTroubles, 'noteKept'>;
  readonly assertFolderHeld?: () => void;
}): OpenTallies {
  const path = join(parts.folder, talliesFileName);
  return openedWhenNeeded({ ...parts, path, open: () => openTalliesFile(parts) });
}
