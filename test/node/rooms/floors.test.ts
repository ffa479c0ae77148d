/**
 * The floors of the page, the services of main and the rooms of the address book: every folder has its row, no two use
 * each other, and each row is kept.
 */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults } from '../../../tools/rooms/check.ts';
import { floors } from '../../../tools/rooms/rooms.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
/** Rooms of main with a row of another kind, because they are not services. */
const otherRooms = ['electron', 'operations', 'sandbox', 'shipping'];

async function foldersIn(place: string): Promise<string[]> {
  const entries = await readdir(join(root, place), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

test.each(floors)('every folder of %s has a row', async (place, rows) => {
  const folders = (await foldersIn(place)).filter((name) => place !== 'src-main' || !otherRooms.includes(name));
  expect(folders.sort()).toEqual(Object.keys(rows).sort());
});

test.each(floors)('in %s no folder stands on one that stands on it', (_place, rows) => {
  const settled = new Set<string>();
  for (;;) {
    const next = Object.keys(rows).find((name) => !settled.has(name) && rows[name]?.every((on) => settled.has(on)));
    if (next === undefined) break;
    settled.add(next);
  }
  expect(Object.keys(rows).filter((name) => !settled.has(name))).toEqual([]);
});

test.each(floors)(
  'each row of %s is kept: an import of every folder that it does not name is a fault',
  async (place, rows) => {
    const tree = await mkdtemp(join(tmpdir(), 'packbench-floors-'));
    try {
      const names = Object.keys(rows);
      const expected: string[] = [];
      for (const name of names) {
        await mkdir(join(tree, place, name), { recursive: true });
        const others = names.filter((other) => other !== name);
        await writeFile(
          join(tree, place, name, 'a.ts'),
          others.map((other) => `import '../${other}/b.ts';\n`).join(''),
        );
        for (const other of others) {
          if (!rows[name]?.includes(other)) {
            expected.push(
              `${place}/${name}/a.ts: imports '../${other}/b.ts': ${place}/${name} does not reach ${place}/${other}/b.ts`,
            );
          }
        }
      }
      expect([...findFaults(tree)].sort()).toEqual(expected.sort());
      expect(expected.length).toBeGreaterThan(names.length);
    } finally {
      await rm(tree, { recursive: true });
    }
  },
);
