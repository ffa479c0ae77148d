/** docs/operators.md names buttons, screens and sentences: each of them is said by the page, as it is written there. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..', '..');
const doc = readFileSync(join(root, 'docs', 'operators.md'), 'utf8');
const sources = globSync('src-renderer/**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('words/de'));
/** Of a text with a count: as it is said of one. */
const ofOne = /\{\w+, plural, one \{([^{}]*)\} other \{[^{}]*\}\}/g;
const said = sources.map((path) => readFileSync(join(root, path), 'utf8').replaceAll(ofOne, '$1')).join('\n');

/** Bold: what is pressed or opened. Between underlines: what is read. Emphasis of a word alone is neither. */
const names = [...doc.matchAll(/\*\*(.+?)\*\*|\b_(.+?)_(?=\W)/g)]
  .map(([, bold, read]) => bold ?? read ?? '')
  .filter((name) => /^\p{Lu}/u.test(name));

/** A number of the doc, and the name of one, is a value on the screen; the full stop is the doc's own. */
const spoken = (name: string): RegExp => {
  const words = name.replace(/\.$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`['"\`>\\s]${words.replaceAll(/\d+|\bSSCC\b/g, String.raw`(?:\d+|\$?\{\w+\})`)}`, 'u');
};

test('there are names', () => {
  expect(names.length).toBeGreaterThan(20);
});

test.each([...new Set(names)])('%s', (name) => {
  expect(spoken(name).test(said), `'${name}' is said nowhere`).toBe(true);
});
