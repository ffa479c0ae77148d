/** What a hand-over says of the manifests that a parcel is on: each can be told from the others. */
import { expect, it } from 'vitest';
import type { ManifestPlace } from '../../../src-preload/contract/hand-over.ts';
import type { ShownTick } from '../../../src-renderer/hand-over/hand-over-store.ts';
import { choicesApart, placesWords, tickWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { sayIn } from '../../helpers/texts.ts';

const place = (manifestId: string, createdAt: string, accountLabel = 'North'): ManifestPlace => ({
  manifestId,
  accountLabel,
  createdAt,
  orderId: 7,
  orderNumber: 'PB-7',
  handedOverAt: null,
});
const early = place('m-1', '2026-11-20T08:00:05Z');
const sameMinute = place('m-2', '2026-11-20T08:00:50Z');
const later = place('m-3', '2026-11-20T09:30:00Z');

it('tells manifests of one minute apart, and says no more of others than their minute', () => {
  const [first, second, third] = placesWords([early, sameMinute, later]);
  expect(first).not.toBe(second);
  expect([first, second]).toEqual([expect.stringContaining(':05'), expect.stringContaining(':50')]);
  expect(third).not.toContain(':00 ');
  expect(placesWords([later])).toEqual([third]);
  expect(placesWords([early, { ...sameMinute, accountLabel: 'South' }])[0]).not.toContain(':05');
});

it('tells the two hours of one name apart that a clock has when summer time ends', async () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    await sayIn('de');
    const [summer, winter] = placesWords([place('m-1', '2026-11-01T05:40:30Z'), place('m-2', '2026-11-01T06:40:30Z')]);
    expect([summer, winter]).toEqual([expect.stringContaining('GMT-4'), expect.stringContaining('GMT-5')]);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    await sayIn('en');
  }
});

it('names the page of the manifest that was looked through, and none of the others', () => {
  const extra = {
    ...{ tickNo: 1, at: later.createdAt, code: 'PB-7', orderNumber: 'PB-7' },
    ...{ reason: 'other-manifest' as const, elsewhere: [early, later] },
  };
  const verdict = { kind: 'other-manifest' as const, extra };
  const { next } = tickWords({ shownId: 1, code: 'PB-7', verdict, tally: null, tallyId: 't' }, 3);
  expect(next.match(/page 3/g)).toHaveLength(1);
});

const ofOneNumber = [
  { ...early, receiverName: 'Ann', trackingNumber: 'TRK-1' },
  { ...early, orderId: 8, receiverName: 'Ann', trackingNumber: 'TRK-2' },
];
const several = (code: string): ShownTick => {
  const verdict = { kind: 'several' as const, orders: [], places: ofOneNumber };
  return { shownId: 1, code, verdict, tally: null, tallyId: 't' };
};

it('names several parcels of one number on one manifest by their labels, and the manifest once', () => {
  const choices = ofOneNumber.map((order) => ({ label: 'Count it', order }));
  expect(choicesApart(choices)).toEqual(['Count it (TRK-1)', 'Count it (TRK-2)']);
  const withoutLabels = choices.map(({ label, order: { orderId } }) => ({ label, order: { orderId } }));
  expect(choicesApart(withoutLabels)).toEqual(['Count it (7)', 'Count it (8)']);
  expect(choicesApart([{ label: 'Count it', order: early }])).toEqual(['Count it']);
  const extra = {
    ...{ tickNo: 1, at: later.createdAt, code: 'PB-7', orderNumber: 'PB-7' },
    ...{ reason: 'other-manifest' as const, elsewhere: ofOneNumber },
  };
  const { next } = tickWords({ ...several('PB-7'), verdict: { kind: 'other-manifest', extra } }, null);
  expect(next.split(placesWords([early])[0] ?? '-')).toHaveLength(2);
});

it('sends to no tracking number where that is what was scanned', () => {
  expect(tickWords(several('PB-7'), null).next).toContain('scan its tracking number');
  expect(tickWords(several('TRK-1'), null).next).not.toContain('tracking number');
});
