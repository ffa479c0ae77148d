/** The scale of the look: one radius, and type in its steps; large type for two metres follows the height of the window. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const page = resolve(import.meta.dirname, '..', '..', '..', 'src-renderer');

function valuesOf(property: string): readonly string[] {
  const sheets = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  return sheets.flatMap((path) => {
    const values = readFileSync(join(page, path), 'utf8').matchAll(new RegExp(`\\s${property}: ([^;]+);`, 'g'));
    return [...values].map(([, value = '']) => `${path}: ${value}`);
  });
}

it('what is rounded has the one radius, or is a circle', () => {
  const radii = valuesOf('border-radius');
  expect(radii.length).toBeGreaterThan(20);
  expect(radii.filter((each) => !/: (var\(--radius\)|50%)$/.test(each))).toEqual([]);
});

it('type has a size of the scale', () => {
  const sizes = valuesOf('font-size');
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter((each) => !/: (var\(|clamp\(|calc\(var\(|[\d.]+em$|inherit$)/.test(each))).toEqual([]);
});
