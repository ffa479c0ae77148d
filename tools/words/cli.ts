/**
 * `npm run check`: the texts of the page are in the catalogue, in every language, and each is used; main and the tests
 * hold none.
 */
import { resolve } from 'node:path';
import { de } from '../../src-renderer/words/de.ts';
import { en } from '../../src-renderer/words/en.ts';
import { enLater } from '../../src-renderer/words/en-later.ts';
import { mainFaults, testFaults, wordFaults } from './check.ts';

const root = resolve(import.meta.dirname, '..', '..');
const faults = [
  ...wordFaults(root, { source: en, later: enLater, translations: { de } }),
  ...mainFaults(root),
  ...testFaults(root),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults of words (src-renderer/words/say.ts says how a text is added)`);
  process.exitCode = 1;
}
