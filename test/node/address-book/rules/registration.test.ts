/**
 * The check fails for a rule file that is not registered, and for rules or code that changed without a new version of
 * the books.
 */
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registration, registrationFaults } from '../../../../tools/address-rules/registration.ts';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');
const rules = 'resources/address-rules';
const book = 'src-main/address-book';
const letters = 'src-main/codes/folded-letters.ts';
const list = expect.stringMatching(/^src-main\/address-book\/rules\/registered-rules\.ts: /);
const version = expect.stringMatching(/^src-main\/address-book\/book\/book-version\.ts: /);

let tree = '';
beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'packbench-registration-'));
  const rooms = ['text', 'rules', 'spelling', 'book'].map((room) => `${book}/${room}`);
  for (const path of [rules, letters, ...rooms]) {
    await mkdir(join(tree, dirname(path)), { recursive: true });
    await cp(join(root, path), join(tree, path), { recursive: true });
  }
});
afterEach(() => rm(tree, { recursive: true, force: true }));

async function change(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(tree, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(tree, path), text.replace(from, to));
}

test('what is written down here is what follows', () => {
  expect(registrationFaults(root)).toEqual([]);
});

test('a file of a country or a language that nobody registered', async () => {
  await cp(join(tree, rules, 'countries', 'ar.json'), join(tree, rules, 'countries', 'bo.json'));
  expect(registrationFaults(tree)).toEqual([list, version]);
  for (const { path, text } of registration(tree)) await writeFile(join(tree, path), text);
  expect(registrationFaults(tree)).toEqual([]);
  await cp(join(tree, rules, 'languages', 'es.json'), join(tree, rules, 'languages', 'gl.json'));
  expect(registrationFaults(tree)).toEqual([list, version]);
});

test('a file that is gone, or a list that is', async () => {
  await rm(join(tree, rules, 'languages', 'vi.json'));
  expect(registrationFaults(tree)).toEqual([list, version]);
  await rm(join(tree, book, 'rules', 'registered-rules.ts'));
  expect(registrationFaults(tree)).toEqual([list, version]);
});

test.each([
  ['a word of a rule', `${rules}/languages/es.json`, '"crta"', '"crtra"'],
  ['a name of a country', `${rules}/country-aliases.json`, '"bosnia"', '"bosna"'],
  ['a letter that is folded in orders, too', letters, "ø: 'o'", "ø: 'oe'"],
  ['a table of the file', `${book}/book/book-file.ts`, 'read_at TEXT', 'read_at TEXT NOT NULL'],
  [
    'how addresses are read',
    `${book}/spelling/post-codes.ts`,
    'export function readPostCode(',
    'export function readCode(',
  ],
])('%s changes the version', async (_what, path, from, to) => {
  await change(path, from, to);
  expect(registrationFaults(tree)).toEqual([version]);
});

test('what a file says of itself, and a comment, change nothing', async () => {
  await change(`${rules}/languages/es.json`, '"Spanish, in Spain', '"Castilian, in Spain');
  await appendFile(join(tree, book, 'spelling', 'post-codes.ts'), '\n// A word to whoever reads this.\n');
  expect(registrationFaults(tree)).toEqual([]);
});
