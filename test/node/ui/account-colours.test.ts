/** The colours of accounts can be told from each other, also by eyes that see no red, green or blue, and from the ground. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACCOUNT_COLOURS } from '../../../src-renderer/accounts/account-colours.ts';

type Three = readonly [number, number, number];

const css = readFileSync(join(import.meta.dirname, '../../../src-renderer/ui/tokens.css'), 'utf8');

/** Linear light of a token of the theme, each part from 0 to 1 (IEC 61966-2-1). */
function lightOf(theme: string, token: string): Three {
  const body = css.split(`:root[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  const [, red = '', green = '', blue = ''] = new RegExp(`--${token}: #(..)(..)(..);`).exec(body) ?? [];
  const linear = (hex: string): number => {
    const part = Number.parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [linear(red), linear(green), linear(blue)];
}

const times = (rows: readonly Three[], [r, g, b]: Three): Three =>
  rows.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Three;

/** Machado, Oliveira, Fernandes 2009, severity 1. */
const eyes: Readonly<Record<string, readonly Three[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const toXyz: readonly Three[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

/** CIE 1976 L*a*b*, white D65. */
function labOf(light: Three): Three {
  const [x, y, z] = times(toXyz, light);
  const root = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const [fx, fy, fz] = [root(x / 0.95047), root(y), root(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** WCAG 2.2, 'contrast ratio'. */
function contrast(one: Three, other: Three): number {
  const [bright = 0, dark = 0] = [one, other].map((light) => times(toXyz, light)[1]).sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

const clipped = (light: Three): Three => light.map((part) => Math.min(1, Math.max(0, part))) as unknown as Three;

const leastApart = 11;

test.each(['light', 'dark', 'high-contrast'])(
  '%s: every two of them are apart for every eye, and stand out from their ground',
  (theme) => {
    const alike = Object.entries(eyes).flatMap(([eye, matrix]) => {
      const seen = ACCOUNT_COLOURS.map((name) => labOf(clipped(times(matrix, lightOf(theme, `account-${name}`)))));
      return ACCOUNT_COLOURS.flatMap((name, at) =>
        ACCOUNT_COLOURS.slice(0, at).flatMap((other, before) => {
          const distance = Math.hypot(
            ...[0, 1, 2].map((part) => (seen[at]?.[part] ?? 0) - (seen[before]?.[part] ?? 0)),
          );
          return distance >= leastApart ? [] : [`${other} and ${name} for eyes ${eye}: ${distance.toFixed(1)}`];
        }),
      );
    });
    const faint = ACCOUNT_COLOURS.flatMap((name) =>
      ['surface', 'desk', 'selected'].flatMap((ground) => {
        const ratio = contrast(lightOf(theme, `account-${name}`), lightOf(theme, ground));
        return ratio >= 3 ? [] : [`${name} on ${ground}: ${ratio.toFixed(2)}`];
      }),
    );
    expect([...alike, ...faint]).toEqual([]);
  },
);
