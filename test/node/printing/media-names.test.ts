/**
 * Paper has the name that people use: ISO and ANSI names where there are any, also for a size that differs only by
 * rounding.
 */
import { expect, test } from 'vitest';
import { readMedia } from '../../../src-main/printing/media.ts';

test.each([
  ['iso_a4_210x297mm', 'A4'],
  ['custom_148.52x209.9mm_148.52x209.9mm', 'A5'],
  ['custom_210x297mm_210x297mm', 'A4'],
  ['oe_w596h842_8.28x11.69in', 'A4'],
  ['na_c_17x22in', 'ANSI C'],
  ['na_e_34x44in', 'ANSI E'],
  ['na_f_44x68in', 'ANSI F'],
  ['asme_f_28x40in', 'F'],
  ['na_arch-a_9x12in', 'Arch A'],
  ['na_arch-e2_26x38in', 'Arch E2'],
  ['na_letter_8.5x11in', 'Letter'],
  ['na_number-10_4.125x9.5in', 'Number 10'],
  ['na_index-4x6_4x6in', '4 x 6 in'],
  ['custom_144x210mm_144x210mm', '144 x 210 mm'],
  ['om_small-photo_100x150mm', '100 x 150 mm'],
  ['roll_max_104x3000mm', undefined],
])('%s is %s', (name, label) => {
  expect(readMedia(name)?.label).toBe(label);
});

test('a roll that is cut after each page has no size, so no page is too large for it and nothing is drawn for a paper without length', () => {
  expect(readMedia('roll_current_102x0mm')).toMatchObject({ widthMillimetres: null, heightMillimetres: null });
});
