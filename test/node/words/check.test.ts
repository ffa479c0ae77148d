/**
 * The rule that texts are in the catalogue holds in this tree, and each part of the rule is shown to find its own
 * breach.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { de } from '../../../src-renderer/words/de.ts';
import { en } from '../../../src-renderer/words/en.ts';
import { enLater } from '../../../src-renderer/words/en-later.ts';
import { type Languages, mainFaults, testFaults, wordFaults } from '../../../tools/words/check.ts';

let tree = '';
const noTexts: Languages = { source: {}, later: {}, translations: {} };

beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'packbench-words-'));
});

afterEach(async () => {
  await rm(tree, { recursive: true });
});

async function faultsOf(text: string, languages = noTexts): Promise<readonly string[]> {
  await mkdir(join(tree, 'src-renderer', 'desk'), { recursive: true });
  await writeFile(join(tree, 'src-renderer', 'desk', 'a.tsx'), text);
  return wordFaults(tree, languages);
}

test('the texts of this project stand in the catalogue', () => {
  expect(
    wordFaults(resolve(import.meta.dirname, '..', '..', '..'), { source: en, later: enLater, translations: { de } }),
  ).toEqual([]);
});

test('main of this project has no sentence for people', () => {
  expect(mainFaults(resolve(import.meta.dirname, '..', '..', '..'))).toEqual([]);
});

async function mainFaultsOf(text: string): Promise<readonly string[]> {
  await mkdir(join(tree, 'src-main', 'desk'), { recursive: true });
  await writeFile(join(tree, 'src-main', 'desk', 'a.ts'), text);
  return mainFaults(tree);
}

test.each([
  ['in a detail', "export const a = { message: 'out of paper', details: '' };"],
  ['kept first', "const message = 'The disk is full'; export const a = [{ message, details: '' }];"],
  ['in a template', `export const a = \`Row \${row} has \${count} columns\`;`],
  ['handed to a function', "export const a = () => notUsable('There is nothing in it.');"],
  ['in the title of a dialog', "dialog.showOpenDialog({ title: 'Open a list', filters });"],
])('a sentence of main %s is found', async (_where, text) => {
  expect(await mainFaultsOf(text)).toHaveLength(1);
});

test.each([
  ['for the log', "log.error('The keys could not be checked.', { err });"],
  ['of an error', "export const a = () => new DamagedBook('The book has no facts.');"],
  ['for SQLite', "export const a = all('SELECT a FROM b WHERE c');"],
  ['of the service document', "export const a = { name: 'Search Orders', method: 'GET' };"],
])('what main says %s is no such sentence', async (_what, text) => {
  expect(await mainFaultsOf(text)).toEqual([]);
});

test('tests of this project find things by the keys of their texts', () => {
  expect(testFaults(resolve(import.meta.dirname, '..', '..', '..'))).toEqual([]);
});

async function testFaultsOf(text: string): Promise<readonly string[]> {
  await mkdir(join(tree, 'test', 'app'), { recursive: true });
  await writeFile(join(tree, 'test', 'app', 'a.spec.ts'), text);
  return testFaults(tree);
}

test.each([
  ['of a role', "page.getByRole('button', { name: 'Print' });", 'Print'],
  ['of a role, as a pattern', "page.getByRole('button', { name: /^Print/ });", '^Print'],
  ['of a role, chosen', "page.getByRole('button', { name: first ? 'Print' : say('a.b') });", 'Print'],
  ['of a role, with a value', `page.getByRole('button', { name: \`Print \${count}\` });`, 'Print *'],
  ['of a role, put together', "page.getByRole('row', { name: [number, 'Done'].join(' ') });", 'Done'],
  ['that is a text', "page.getByText('Nothing selected', { exact: true });", 'Nothing selected'],
  ['of a field', "page.getByLabel('Weight');", 'Weight'],
  ['inside a row', "rows.filter({ hasText: 'Done' });", 'Done'],
])('a name %s that a test gives in words is found', async (_where, text, words) => {
  expect(await testFaultsOf(text)).toEqual([
    `test/app/a.spec.ts:1: ${words} (a test finds it by its key, test/helpers/texts.ts)`,
  ]);
});

test.each([
  ['a key', "page.getByRole('button', { name: say('manifests.print.first', { count: 1 }), exact: true });"],
  ['the name of an account', "page.getByRole('option', { name: 'Practice South' });"],
  ['a value of a text', "page.getByText(say('orders.of', { account: 'Quay Shop' }));"],
  ['words of the docs', "page.getByRole('button', { name: walk.says('Look up') });"],
  ['what is said of a text', "expect(line).toHaveText('Done');"],
  ['a name that is no option of a locator', "addAccount({ name: 'Quay Shop' });"],
])('%s is no name in words', async (_what, text) => {
  expect(await testFaultsOf(text)).toEqual([]);
});

test.each([
  ['between tags', 'export const A = () => <p>done</p>;', 'done'],
  ['between tags, behind a value', 'export const A = () => <p>{what} orders</p>;', 'orders'],
  ['in an attribute that is read', 'export const A = () => <p aria-label="orders" />;', 'orders'],
  ['in a sentence', "export const a = 'Nothing was changed.';", 'Nothing was changed.'],
  ['in small letters', "export const a = () => b ? 'out of paper' : c;", 'out of paper'],
  ['in a template', `export const a = () => \`\${what} orders\`;`, '* orders'],
  ['in a label', "export const a = { label: 'orders' };", 'orders'],
  ['in a title chosen by a state', "export const A = () => <p title={b === 'x' ? 'lost' : c} />;", 'lost'],
])('a text %s is found', async (_where, text, words) => {
  expect(await faultsOf(text)).toEqual([
    `src-renderer/desk/a.tsx:1: ${words} (a text for people stands in src-renderer/words)`,
  ]);
});

test.each([
  ['a key of the catalogue', `export const A = () => <p title={say('desk.title')}>{say(\`desk.\${state}\`)}</p>;`],
  ['classes', 'export const A = () => <p className="muted small" />;'],
  [
    'a key of the keyboard',
    "export const a = (key: string) => key === 'PageDown' || ['Enter', 'mod+k'].includes(key);",
  ],
  ['a code', "export const a = state === 'In Doubt' ? 'in-doubt' : 'stored';"],
  ['an error for the log', "export const a = () => { throw new TypeError('No such row'); };"],
  ['a type', "export type A = 'Some words' | 'More';"],
  ['symbols and units', 'export const A = () => <p>{width} × {weight} kg · 100 %</p>;'],
])('%s is no text', async (_what, text) => {
  expect(await faultsOf(text)).toEqual([]);
});

test('a text said while its module is loaded is found', async () => {
  expect(await faultsOf("export const a = [{ label: say('desk.title') }];")).toEqual([
    'src-renderer/desk/a.tsx:1: is said too early, and stays in the language of that moment',
  ]);
});

test.each(['<b>{count}</b>', '<b>{round.orderCount}</b>', '<>{orders.length}</>'])(
  '%s: thousands have the sign of the shown language',
  async (code) => {
    expect(await faultsOf(`export const A = ({ count, round, orders }) => ${code};`)).toEqual([
      "src-renderer/desk/a.tsx:1: a count without the language's signs; numberWords() writes them",
    ]);
  },
);

test('a count that is handed on is not shown yet', async () => {
  const code = '<B count={count}>{numberWords(count)}</B>';
  expect(await faultsOf(`export const A = ({ count }) => ${code};`)).toEqual([]);
});

test.each(['count.toLocaleString()', 'new Intl.NumberFormat()', 'one.localeCompare(other)'])(
  '%s asks the wrong language',
  async (asks) => {
    expect(await faultsOf(`export const a = () => ${asks};`)).toEqual([
      "src-renderer/desk/a.tsx:1: asks the computer's language; words/locale.ts asks the one that is shown",
    ]);
  },
);

test('a text said by a function is drawn anew', async () => {
  expect(await faultsOf("export const a = () => [{ label: say('desk.title') }];")).toEqual([]);
});

const saidByState = `export const A = () => <p>{say(\`desk.orders.\${state}\`)}</p>;`;

test('a text nobody says is found; a key made of a state is said', async () => {
  const source = { desk: { 'orders.stored': 'Stored', 'orders.sent': 'Sent', title: 'Desk' } };
  expect(await faultsOf(saidByState, { source, later: {}, translations: {} })).toEqual([
    'desk.title: nobody says this text',
  ]);
});

test('a text that comes behind the first screen is found in the first script, and not in what comes with it', async () => {
  const later = { desk: { 'orders.stored': 'Stored', title: 'Desk' } };
  const write = (name: string, text: string): Promise<void> => writeFile(join(tree, 'src-renderer', name), text);
  await mkdir(join(tree, 'src-renderer'), { recursive: true });
  await write(
    'main.tsx',
    "import { App } from './app.tsx'; import type { B } from './b.tsx'; export const b: B = App;",
  );
  await write('app.tsx', "export const App = async () => (await import('./b.tsx')).B;");
  await write('b.tsx', "export const B = () => say('desk.title');");
  expect(await faultsOf(saidByState, { source: {}, later, translations: {} })).toEqual([]);
  await write('app.tsx', "export { A as App } from './desk/a.tsx';");
  expect(await faultsOf(saidByState, { source: {}, later, translations: {} })).toEqual([
    'src-renderer/desk/a.tsx: desk.orders.stored comes behind the first screen (words/en-later.ts), and this file with it',
  ]);
});

test.each([
  ['misses a text', {}, 'desk.orders.found: is missing in'],
  ['leaves a value out', { 'orders.found': 'gefunden' }, 'desk.orders.found: takes {count}, {name}, in'],
  ['takes another value', { 'orders.found': '{count} {names}' }, 'desk.orders.found: takes {count}, {name}, in'],
  ['cannot be read', { 'orders.found': '{count' }, 'desk.orders.found: is no ICU MessageFormat'],
])('a translation that %s is found', async (_what, desk, begins) => {
  const source = { desk: { 'orders.found': '{count, plural, one {# of {name}} other {#}}' } };
  const faults = await faultsOf(saidByState, { source, later: {}, translations: { xx: { desk } } });
  expect(faults).toHaveLength(1);
  expect(faults[0]?.startsWith(begins)).toBe(true);
});

test("a count's form that two texts of a language write is found, and one of another language is not", async () => {
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(join(tree, 'src-renderer', 'words', path, '..'), { recursive: true });
    await writeFile(join(tree, 'src-renderer', 'words', path), text);
  };
  const form = '{count, plural, =0 {no {what}} one {# order} other {# orders}}';
  await write('en/orders.ts', `export const orders = {\n  a: '${form}?',\n} as const;`);
  await write('de/orders.ts', `export const orders = { a: '${form}?' };`);
  expect(await faultsOf('')).toEqual([]);
  await write('en/station.ts', `export const station = { close: 'Manifest ${form}' } as const;`);
  expect(await faultsOf('')).toEqual([
    `src-renderer/words/en/orders.ts:2, src-renderer/words/en/station.ts:1: ${form} (a count's form stands once, in src-renderer/words/en/counts.ts)`,
  ]);
});
