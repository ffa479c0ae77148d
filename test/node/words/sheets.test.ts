/**
 * The page's style sheets say 'start' and 'end', never 'left' and 'right', so that a language read from right to left
 * fits.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const page = resolve(import.meta.dirname, '..', '..', '..', 'src-renderer');

test('no sheet names a side that is the other one from right to left', () => {
  const sheets = globSync('**/*.css', { cwd: page });
  expect(sheets.length).toBeGreaterThan(30);
  const sided = /(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)|^\s*(?:left|right):/;
  const faults = sheets.flatMap((sheet) =>
    readFileSync(join(page, sheet), 'utf8')
      .split('\n')
      .flatMap((line, index) => (sided.test(line) ? [`${sheet}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(faults).toEqual([]);
});
