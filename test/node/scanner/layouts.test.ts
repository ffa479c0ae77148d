/** A scanner set to a US keyboard, on computers of other layouts: exact by the keys, exact or refused without them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { learnKeys, type TaughtKeys, TEST_CARD } from '../../../src-renderer/scanner/taught-keys.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { ENTER, PRINTABLE, type Struck, strikeAll, timed, usStrokes } from './strokes.ts';

type Reported = string | { readonly dead: string } | { readonly none: true };
const layoutsFile: unknown = JSON.parse(readFileSync(new URL('layouts.json', import.meta.url), 'utf8'));
const layouts = Object.entries((layoutsFile as { layouts: Record<string, Record<string, Reported>> }).layouts);

/**
 * What the computer reports for a US text. A dead key changes the next letter if Unicode has a single character for the
 * two.
 */
function reported(layout: Readonly<Record<string, Reported>>, text: string): Struck[] {
  let dead = '';
  return usStrokes(text).map((stroke) => {
    const made = stroke.key === ' ' ? ' ' : layout[stroke.key];
    if (typeof made === 'object') {
      dead = 'dead' in made ? made.dead : '';
      return { ...stroke, key: 'dead' in made ? 'Dead' : 'Unidentified' };
    }
    const key = made ?? stroke.key;
    const joined = dead === '' ? key : accented(key, dead);
    dead = '';
    return { ...stroke, key: joined };
  });
}

const MARKS: Readonly<Record<string, string>> = {
  '^': '\u0302',
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  '~': '\u0303',
  ˇ: '\u030c',
  '΄': '\u0301',
};
function accented(letter: string, dead: string): string {
  if (letter === ' ') return dead;
  const joined = (letter + (MARKS[dead] ?? '')).normalize('NFC');
  return joined.length === 1 ? joined : letter;
}

function withoutCode({ key, shift }: Struck): Struck {
  return { key, shift: shift ?? false };
}

const random = seededNumbers(2_026);
const orderNumbers = Array.from({ length: 40 }, () => {
  const length = 6 + Math.floor(random() * 20);
  return Array.from({ length }, () => PRINTABLE[Math.floor(random() * PRINTABLE.length)]).join('');
});
/** Real ones have no sign but these. */
const plainNumbers = ['PB-1001', 'zy-0042-QA', '420902109205590221063701000024', 'WM/77.4', 'A1'.repeat(12)];

describe.each(layouts)('%s', (_name, layout) => {
  test('every character and any code is exact by the keys that were struck', () => {
    for (const text of [PRINTABLE.join(''), ...orderNumbers, ...plainNumbers]) {
      const { scans, refusals } = strikeAll(timed([...reported(layout, text), ENTER], 8));
      expect(refusals).toEqual([]);
      expect(scans.map((scan) => scan.text)).toEqual([text]);
    }
  });

  test('without the keys and without the card nothing is taken for another code', () => {
    for (const text of [...orderNumbers, ...plainNumbers]) {
      const { scans, refusals } = strikeAll(timed([...reported(layout, text).map(withoutCode), ENTER], 8));
      expect(scans).toEqual([]);
      expect(refusals.map(({ reason }) => reason)).toEqual(['layout-unknown']);
    }
  });

  test('the card of two codes teaches it: exact, or refused where two characters arrive as one', () => {
    const keys = taught(layout);
    for (const text of [...orderNumbers, ...plainNumbers]) {
      const { scans, refusals } = strikeAll(timed([...reported(layout, text).map(withoutCode), ENTER], 8), { keys });
      expect([...scans.map((scan) => scan.text), ...refusals.map(() => text)]).toEqual([text]);
      if (arriveApart(layout, text)) expect(refusals).toEqual([]);
    }
  });

  test('a scanner set to this layout is read by what arrives', () => {
    // It strikes the keys that write the code here.
    const strokes = [...'PB-1001'].map((wanted) => {
      const struck = Object.entries(layout).find(([, made]) => made === wanted)?.[0];
      return struck === undefined ? { key: wanted, code: 'IntlBackslash' } : { ...usStrokes(struck)[0], key: wanted };
    });
    const [scan] = strikeAll(timed([...strokes, ENTER], 8)).scans;
    expect(scan?.readings.map((reading) => reading.text)).toContain('PB-1001');
    expect(strikeAll(timed([...strokes, ENTER], 8), { layout: 'same' }).scans[0]?.text).toBe('PB-1001');
  });
});

function taught(layout: Readonly<Record<string, Reported>>): TaughtKeys {
  const [first, second] = TEST_CARD.map((code) => {
    const { refusals } = strikeAll(timed([...reported(layout, code).map(withoutCode), ENTER], 8));
    return refusals[0]?.keys ?? [];
  });
  const lesson = learnKeys([first ?? [], second ?? []]);
  if (lesson.kind !== 'taught') throw new Error(`the card's code ${lesson.which} was not understood`);
  return lesson.keys;
}

/** Whether each character of the text arrives as one key of its own, and none as a dead key. */
function arriveApart(layout: Readonly<Record<string, Reported>>, text: string): boolean {
  const made = Object.values(layout);
  return [...text].every((character) => {
    const key = layout[character];
    return typeof key === 'string' && made.filter((other) => other === key).length === 1;
  });
}

test('an image of the card that is cut short teaches nothing', () => {
  const keys = [...TEST_CARD[0]];
  expect(learnKeys([keys.slice(0, -3), [...TEST_CARD[1]]])).toEqual({ kind: 'not-understood', which: 1 });
});
