/** Which letters are in the two fonts that the page loads first: fonts.css has them by hand, because a sheet reads no JSON. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import inter from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import jetbrainsMono from '@fontsource-variable/jetbrains-mono/unicode.json' with { type: 'json' };
import { expect, test } from 'vitest';

const sheet = join(import.meta.dirname, '..', '..', '..', 'src-renderer', 'ui', 'fonts.css');

test('they are those that the packages give for these files', async () => {
  const faces = [...(await readFile(sheet, 'utf8')).matchAll(/font-family: "([^"]+)"[^}]*unicode-range:([^;]+);/g)];
  expect(faces.map(([, family, ranges = '']) => [family, ranges.replace(/\s/g, '')])).toEqual([
    ['Inter Variable', inter.latin],
    ['JetBrains Mono Variable', jetbrainsMono.latin],
  ]);
});
