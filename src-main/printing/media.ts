/** Media names in words and millimetres, by their own self-describing form (PWG 5101.1 section 5: class_name_WxHunit). */
import type { Media } from '../../src-preload/contract/printing.ts';

const millimetresPerInch = 25.4;

/** Answers null for the printer's range of custom sizes ('custom_min_...', 'custom_max_...'), which is no medium. */
export function readMedia(name: string): Media | null {
  if (/^custom_(min|max)_/.test(name)) return null;
  const parts = /^([a-z0-9]+)_([^_]+)_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(in|mm)$/.exec(name);
  if (parts === null) return { name, label: name, widthMillimetres: null, heightMillimetres: null };
  const [, family = '', given = '', width = '', height = '', unit = ''] = parts;
  const factor = unit === 'in' ? millimetresPerInch : 1;
  const size = `${width} x ${height} ${unit}`;
  const plain = plainName(family, given);
  return {
    name,
    label: plain ?? size,
    widthMillimetres: round(Number(width) * factor),
    heightMillimetres: round(Number(height) * factor),
  };
}

/** 'A4', 'Letter', 'Number 10': null where the size says more than the name ('index-4x6', 'w288h432'). */
function plainName(family: string, given: string): string | null {
  if (family === 'custom' || family === 'oe' || /\dx\d|^w\d+h\d/.test(given)) return null;
  const words = given.replaceAll('-', ' ');
  if (family === 'iso') return words.toUpperCase();
  if (family === 'jis') return `JIS ${words.toUpperCase()}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function round(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
