/** What the doctor finds, from the answers of the same reader that the listener uses. */
import { expect, test } from 'vitest';
import { diagnose, type Finding } from '../../../src-renderer/scanner/diagnosis.ts';
import { readSent } from '../../../src-renderer/scanner/readings.ts';
import type { ScanAnswer } from '../../../src-renderer/scanner/scan-answers.ts';
import { createScanReader, type ScanReaderSettings } from '../../../src-renderer/scanner/scan-reader.ts';
import { TEST_CARD } from '../../../src-renderer/scanner/taught-keys.ts';
import { ENTER, type Struck, timed, usStrokes } from './strokes.ts';

const [first, second] = TEST_CARD;

/** The answers to scans a second apart. */
function scanned(
  scans: readonly (readonly Struck[])[],
  gap = 6,
  settings: Partial<ScanReaderSettings> = {},
): ScanAnswer[] {
  const reader = createScanReader(settings);
  let from = 1_000;
  return scans.flatMap((strokes) => {
    const struck = timed(strokes, gap, { from });
    const answers = struck.flatMap((stroke) => reader.strike({ ...stroke, inTextField: false }).answers);
    const end = struck.at(-1)?.timeStamp ?? from;
    from = end + 1_000;
    return [...answers, ...reader.pass(end + 900)];
  });
}
const kinds = (findings: readonly Finding[]) => findings.map(({ kind }) => kind);
const german: Readonly<Record<string, string>> = { y: 'z', z: 'y', Y: 'Z', Z: 'Y', '-': 'ß', '@': '"', '/': '-' };

test('a scanner that is set right has nothing but its layout to tell', () => {
  expect(diagnose(scanned([[...usStrokes(first), ENTER]]))).toEqual([{ kind: 'layout', layout: 'us' }]);
});

test('a US scanner at a German computer, and a German one', () => {
  const us = usStrokes(first).map((stroke) => ({ ...stroke, key: german[stroke.key] ?? stroke.key }));
  expect(diagnose(scanned([[...us, ENTER]]))).toEqual([{ kind: 'layout', layout: 'us' }]);
  const own = [...first].map((character): Struck => {
    const struck = Object.entries(german).find(([, made]) => made === character)?.[0] ?? character;
    return { ...usStrokes(struck)[0], key: character };
  });
  expect(diagnose(scanned([[...own, ENTER]]))).toEqual([{ kind: 'layout', layout: 'same' }]);
});

test('pace, a missing end, Enter in front, Caps Lock, a prefix and a suffix are found', () => {
  const findings = diagnose(scanned([[ENTER, ...usStrokes(`#${first}!`)]], 40));
  expect(kinds(findings)).toEqual(['layout', 'in-front', 'behind', 'slow', 'no-end', 'enter-in-front']);
  const caps = usStrokes(first).map((stroke) => ({ ...stroke, capsLock: true }));
  expect(kinds(diagnose(scanned([[...caps, ENTER]], 5, { layout: 'us' })))).toContain('caps-lock');
});

test('a code that came twice is told', () => {
  const reader = createScanReader();
  const twice = [...timed([...usStrokes(first), ENTER], 1), ...timed([...usStrokes(first), ENTER], 1, { from: 1_300 })];
  const answers = twice.flatMap((stroke) => reader.strike(stroke).answers);
  expect(kinds(diagnose(answers))).toEqual(['layout', 'twice']);
});

test('without the keys both codes are asked for, and teach the layout; the next scan proves it', () => {
  const keysOnly = (text: string): Struck[] => [...text].map((key) => ({ key: german[key] ?? key }));
  const one = scanned([[...keysOnly(first), ENTER]]);
  expect(diagnose(one)).toEqual([{ kind: 'other-code', which: 2 }]);
  for (const order of [
    [first, second],
    [second, first],
  ]) {
    const [taught] = diagnose(scanned(order.map((text) => [...keysOnly(text), ENTER])));
    expect(taught).toMatchObject({ kind: 'taught' });
    const keys = taught?.kind === 'taught' ? taught.keys : null;
    expect(diagnose(scanned([[...keysOnly(first), ENTER]], 6, { keys }))).toEqual([{ kind: 'proved' }]);
  }
});

test('what is not the card is said', () => {
  expect(kinds(diagnose(scanned([[...usStrokes('PB-1001'), ENTER]])))).toEqual(['not-the-card']);
});

test('a scanner that is no keyboard proves itself with the card', () => {
  const [read] = scanned([[...usStrokes(first), ENTER]]);
  if (read?.kind !== 'scan') throw new Error('The card was not read.');
  const sent = readSent(first);
  const readings = sent.kind === 'readings' ? sent.readings : [];
  expect(diagnose([{ ...read, readings, end: 'device' }])).toEqual([{ kind: 'proved' }]);
});
