/** CONTRIBUTING's twenty changes name files that exist, and scripts and tests that can be run. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..', '..');
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

test('it says of twenty changes where they go', () => {
  const rows = text.split('\n').filter((line) => /^\| .*`.*\|$/.test(line));
  expect(rows).toHaveLength(20);
});

/** For each change, a word of the code where such a thing is now, in the first file of its row. */
const shownBy: Readonly<Record<string, RegExp>> = {
  'a field to search orders in': /foundBy/,
  'a tracking word': /delivered:/,
  'a failure code': /'disk-full'/,
  'a column of a list': /'trackingNumber'/,
  'a printing option': /interface PrintRequest/,
  'a screen': /type ScreenName/,
  'an eleventh operation of the service': /getRates\(/,
  'a place to keep keys': /interface KeyVault/,
  'a language': /'de'/,
  'a limit of the service': /answerBytes/,
  'a preference': /interface Preferences/,
  'a colour': /--accent/,
  'a deadline of a request': /firstByte/,
  "a printer's reason": /'toner-low'/,
  'a column name that lists of addresses use': /post ?code/i,
  'a column of an exported table': /reason/,
  'a shortcut': /keys/,
  'the width at which a screen is narrow': /narrow/,
  'a carrier': /Kerry/,
};

test.each(Object.entries(shownBy))('%s stands in the file that is named first', (change, word) => {
  const row = text.split('\n').find((line) => line.startsWith(`| ${change} `)) ?? '';
  const [, file = ''] = /`([^`]+)`/.exec(row) ?? [];
  expect(readFileSync(join(root, file), 'utf8')).toMatch(word);
});

/** Changes of which each named file has such a thing already: a word of it. */
const shownInEach: Readonly<Record<string, RegExp>> = {
  'a field to search orders in': /tracking/i,
  'a tracking word': /delivered/i,
  'a printing option': /tray|copies/i,
  'a screen': /rates/i,
  'a place to keep keys': /KeyVault/,
  'a language': /\bde\b|german/,
  'a preference': /density/,
  'a deadline of a request': /firstByte/,
  "a printer's reason": /toner-low/,
};

test.each(Object.entries(shownInEach))('%s stands in each file that is named', (change, word) => {
  const row = text.split('\n').find((line) => line.startsWith(`| ${change} `)) ?? '';
  const files = [...row.matchAll(/`([^`]+\.(?:tsx?|md))`/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !word.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('every file and folder it names exists', () => {
  const named = [...text.matchAll(/(?:^|[\s`(])((?:src-|test\/|tools\/|docs\/|resources\/|README)[\w./-]*\w)/gm)];
  const paths = [...new Set(named.map((match) => match[1] ?? ''))];
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
