/** README's map of rooms is the tree: every path it names exists, and every room of main is on it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..', '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
const mapped = rows.map((row) => row.split('`')[1] ?? '');

test('every room on the map exists', () => {
  expect(mapped.length).toBeGreaterThan(10);
  expect(mapped.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every room of main and every tool is on the map', () => {
  const folders = ['src-main', 'tools'].flatMap((parent) => {
    const entries = readdirSync(join(root, parent), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => `${parent}/${entry.name}`);
  });
  expect(folders.filter((folder) => !mapped.includes(folder))).toEqual([]);
});

test('every file and picture it links to exists', () => {
  const targets = [...readme.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
  expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
});

test('every npm script it names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readme.matchAll(/(?:`|^)npm (?:run (?:--silent )?)?([a-z:-]+)/gm)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => name !== 'ci' && scripts[name] === undefined)).toEqual([]);
});

test('the versions it names are those that are here', () => {
  const versionOf = (folder: string): string =>
    (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { version: string }).version;
  const [chromium = ''] = versionOf('node_modules/@sparticuz/chromium').split('.');
  expect(readme).toContain(`the built app in Chromium ${chromium},`);
  const [printer = ''] = readdirSync(join(root, 'node_modules/pdf-to-printer/dist')).filter((name) =>
    /^SumatraPDF/.test(name),
  );
  expect(/carries SumatraPDF ([\d.]+) /.exec(readme)?.[1]).toBe(/-([\d.]+)-/.exec(printer)?.[1]);
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  const [, twenty = '', later = ''] = /needs Node (\S+), (\S+) or later/.exec(readme) ?? [];
  expect(engines.node).toBe(`^${twenty} || >=${later}`);
});
