/** Media names in words and millimetres, by their own self-describing form (PWG 5101.1 section 5: class_name_WxHunit). */
import type { Media } from '../../src-preload/contract/printing.ts';

const millimetresPerInch = 25.4;

/** Null for the printer's range of custom sizes ('custom_min_...', 'roll_max_...'), which is not a medium. */
export function readMedia(name: string): Media | null {
  if (/^(custom|roll)_(min|max)_/.test(name)) return null;
  const parts = /^([a-z0-9]+)_([^_]+)_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(in|mm)$/.exec(name);
  const [, family = '', given = '', width = '', height = '', unit = ''] = parts ?? [];
  // A roll that is cut after each page says 0 for its length.
  if (Number(width) === 0 || Number(height) === 0) {
    return { name, label: name, widthMillimetres: null, heightMillimetres: null };
  }
  const factor = unit === 'in' ? millimetresPerInch : 1;
  const millimetres = { width: round(Number(width) * factor), height: round(Number(height) * factor) };
  return {
    name,
    label: plainName(family, given) ?? isoName(millimetres) ?? `${width} x ${height} ${unit}`,
    widthMillimetres: millimetres.width,
    heightMillimetres: millimetres.height,
  };
}

/**
 * 'A4', 'Letter', 'Number 10'; null where the size says more than the name: 'index-4x6', 'w288h432', and 'small-photo',
 * as a label of 100 x 150 mm is called.
 */
function plainName(family: string, given: string): string | null {
  if (family === 'custom' || family === 'oe' || /\dx\d|^w\d+h\d|photo$/.test(given)) return null;
  const words = given.replaceAll('-', ' ');
  if (family === 'iso') return words.toUpperCase();
  if (family === 'jis') return `JIS ${words.toUpperCase()}`;
  // ASME Y14.1 names its sheets by a letter, architects by 'Arch' and a letter.
  if (family === 'na' && /^[a-f]$/.test(given)) return `ANSI ${given.toUpperCase()}`;
  const arch = /^arch ([a-e]\d?)$/.exec(words)?.[1];
  if (arch !== undefined) return `Arch ${arch.toUpperCase()}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** ISO 216, in millimetres. */
const isoSizes: readonly (readonly [name: string, width: number, height: number])[] = [
  ['A3', 297, 420],
  ['A4', 210, 297],
  ['A5', 148, 210],
  ['A6', 105, 148],
  ['A7', 74, 105],
  ['B4', 250, 353],
  ['B5', 176, 250],
  ['B6', 125, 176],
];

/**
 * Drivers round in points and inches: 'A5' comes as 148.52 x 209.9 mm. No two of the sizes are this close to each
 * other.
 */
const roundingMillimetres = 1;

function isoName({ width, height }: { readonly width: number; readonly height: number }): string | null {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= roundingMillimetres;
  return isoSizes.find(([, w, h]) => isNear(w, width) && isNear(h, height))?.[0] ?? null;
}

function round(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
