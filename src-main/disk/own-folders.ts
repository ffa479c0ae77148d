/**
 * The folders of the station's rounds, of the address books' copies and of the addresses that wait for a second check: at
 * the start, whatever stands where they or their files belong is moved aside, and the page says so. The ledger, the
 * vault, the settings and the practice service look after their own.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { askTwice } from './ask-twice.ts';
import { makeWayForFile, makeWayForFolder } from './in-the-way.ts';
import type { StartTroubles } from './start-troubles.ts';

/** Each folder, and which names in it are our files. */
const folders: Readonly<Record<string, RegExp>> = {
  station: /^rounds\.sqlite(-wal|-shm|-journal)?$/,
  addresses: /^offline-checks\.sqlite(-wal|-shm|-journal)?$/,
  'address-book': /^[0-9a-f]{32}\.(sqlite|answer|built|aside\.(json|sqlite|answer))(-wal|-shm|-journal)?$/,
};

/** What the system does not let us mend is noted, and left to the service that uses the folder. */
export async function prepareOwnFolders(parts: { folder: string; startTroubles: StartTroubles }): Promise<void> {
  const { startTroubles } = parts;
  for (const [name, isFile] of Object.entries(folders)) {
    const folder = join(parts.folder, name);
    const prepare = (): void => {
      startTroubles.noteKept(folder, makeWayForFolder(folder));
      const others = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isFile());
      for (const other of others.filter((entry) => isFile.test(entry.name))) {
        const path = join(folder, other.name);
        startTroubles.noteKept(path, makeWayForFile(path));
      }
    };
    await startTroubles.attempt(() => askTwice(prepare));
  }
}
