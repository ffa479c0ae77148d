/** The tallies file, opened at the start where there is one, or when it is first needed. */
import { join } from 'node:path';
import { type OpenedWhenNeeded, openedWhenNeeded } from '../disk/opened-when-needed.ts';
import type { StartTroubles } from '../disk/start-troubles.ts';
import type { BegunCount } from '../journal/begun-order.ts';
import { isCheckedAhead } from '../journal/checked-ahead.ts';
import { checkingRows } from '../journal/sealed-rows.ts';
import type { Clock } from '../ports.ts';
import { openTalliesFile, sealedTables, type TalliesFile, talliesFileName } from './tallies-file.ts';

export interface OpenTallies extends OpenedWhenNeeded<TalliesFile> {
  /** As `ifThere`, but the file is looked through in pieces: that of years takes a second. */
  openAtStart(): Promise<void>;
}

export function createOpenTallies(parts: {
  readonly folder: string;
  readonly clock: Clock;
  readonly begun: BegunCount;
  readonly startTroubles: Pick<StartTroubles, 'noteKept'>;
  readonly assertFolderHeld?: () => void;
}): OpenTallies {
  const path = join(parts.folder, talliesFileName);
  let isChecked = false;
  const opened = openedWhenNeeded({ ...parts, path, open: () => openTalliesFile({ ...parts, isChecked }) });
  return Object.assign(opened, {
    async openAtStart() {
      isChecked = await isCheckedAhead(path, (database) => checkingRows(database, sealedTables));
      try {
        opened.ifThere();
      } finally {
        // If it could not be opened, nobody knows in what condition it is at the next attempt.
        isChecked = false;
      }
    },
  });
}
