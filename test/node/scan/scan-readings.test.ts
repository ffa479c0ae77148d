/** What is asked about a scan, and when an order settles how the scanner is set. */
import { expect, test } from 'vitest';
import type { OrderMatch } from '../../../src-preload/contract/scan.ts';
import { askedCodes, settledBy, shownCode } from '../../../src-renderer/scan/scan-readings.ts';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import { listedOrder } from '../orders/listed-order.ts';
import { ENTER, strikeAll, timed, usStrokes } from '../scanner/strokes.ts';

const reading = (by: Reading['by'], ...candidates: string[]): Reading => ({
  ...{ by, text: candidates[0] ?? '', aim: null, parts: [], candidates },
});
const byCode = reading('code', 'PB-1001');
const byKey = reading('key', 'PBß1001');
/** As main names it: by these of the codes. */
const match = (...codes: string[]): OrderMatch => ({
  accountId: 'north',
  order: listedOrder({}),
  from: 'mirror',
  codes,
});

test('every reading and every number in it is asked for, likeliest first', () => {
  const gs1 = reading('code', '00123', '123', 'AB');
  expect(askedCodes([gs1, byKey])).toEqual({ code: '00123', otherReadings: ['123', 'AB', 'PBß1001'] });
  expect(shownCode([byCode, byKey])).toBe('PB-1001 / PBß1001');
});

test('what is longer than anything that can be asked for is asked for as far as that goes', () => {
  const endless = '7'.repeat(7_089);
  const { code, otherReadings } = askedCodes([reading('code', endless), reading('key', `A${endless}`, 'PB-1001')]);
  expect([code, ...otherReadings].map(({ length }) => length)).toEqual([2_000, 2_000, 7]);
});

test('a postcode in the code of a parcel is not asked for: it may be the number of another order', () => {
  const usParcel = strikeAll(timed([...usStrokes(']C1420902109205590221063701000024'), ENTER], 6), { layout: 'us' });
  expect(askedCodes(usParcel.scans[0]?.readings ?? [])).toEqual({
    code: '420902109205590221063701000024',
    otherReadings: ['9205590221063701000024'],
  });
  for (const routing of [']C142010045', ']C142184010045']) {
    const { scans } = strikeAll(timed([...usStrokes(routing), ENTER], 6), { layout: 'us' });
    expect(askedCodes(scans[0]?.readings ?? [])).toEqual({ code: routing.slice(3), otherReadings: [] });
  }
});

test('one order that only one reading names settles it', () => {
  expect(settledBy([byCode, byKey], [match('PB-1001')])?.by).toBe('code');
  expect(settledBy([byCode, byKey], [match('PBß1001')])?.by).toBe('key');
});

test('no order, two orders, or one that both name settle nothing', () => {
  expect(settledBy([byCode, byKey], [])).toBeNull();
  expect(settledBy([byCode, byKey], [match('PB-1001'), match('PBß1001')])).toBeNull();
  expect(settledBy([byCode, byKey], [match('PB-1001', 'PBß1001')])).toBeNull();
});
