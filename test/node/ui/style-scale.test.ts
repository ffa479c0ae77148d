/**
 * The scale of the look: one radius, and type in its steps; large type for two metres follows the height of the window.
 * Sides are named as one reads, so a language from right to left has the same room.
 */
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

it('what differs at two sides is said by the way of reading, not by left and right', () => {
  const bySide = ['margin-left', 'margin-right', 'padding-left', 'padding-right', 'left', 'right'].flatMap(valuesOf);
  expect(bySide).toEqual([]);
  const edges = ['margin', 'padding', 'inset'].flatMap(valuesOf);
  expect(edges.length).toBeGreaterThan(100);
  expect(edges.filter(differsAtItsSides)).toEqual([]);
});

/** Of four edges the second is the right one, the fourth the left one. */
function differsAtItsSides(each: string): boolean {
  const [, right, , left] = partsOf(each.slice(each.indexOf(': ') + 2));
  return left !== undefined && left !== right;
}

/** The parts of a value, cut at the spaces that stand in no brackets. */
function partsOf(value: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ' ' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
}
