/** Checks that node tests are in a folder named like the room they test. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders for tests across rooms, each with its reason. */
const acrossRooms: Readonly<Record<string, string>> = {
  canaries: 'keys, looked for in whatever leaves any room',
  failures: 'one row for each failure of any room',
  guards: 'the ledger’s guards with two programs, through the services',
  page: 'the files of the page above its folders',
  perform: 'requests of any shape, the settings, and questions that take minutes',
  proof: 'short forms of test/proof',
  time: 'clocks that are moved while anything runs',
};
const roomsLieIn = ['src-main', 'src-renderer', 'src-preload', 'tools'];

/** One line per fault. */
export function findFolderFaults(root: string): readonly string[] {
  const rooms = new Set(roomsLieIn.flatMap((place) => foldersOf(join(root, place))));
  return foldersOf(join(root, 'test/node'))
    .filter((name) => readdirSync(join(root, 'test/node', name)).length > 0)
    .filter((name) => !rooms.has(name) && !Object.hasOwn(acrossRooms, name))
    .map((name) => `test/node/${name}: no room is called so; tests lie in the folder of the room that they test`);
}

function foldersOf(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
