/** How the page sees a manifest. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { toManifest, toMarkState, toSummary } from '../../../src-main/manifests/manifest-view.ts';
import { order } from '../journal/ledger-folder.ts';

const failure = failureOf('in-doubt', { changed: 'unknown' }).failure;
const file = { fileNumber: 1, fileName: 'manifest-w-1.pdf', sha256: 'ab', byteCount: 9 };

const record = (more: Partial<WriteRecord>): WriteRecord => ({
  ...{
    writeId: 'w',
    kind: 'manifest',
    accountId: 'one',
    accountLabel: 'One',
    origin: '',
    fingerprint: '',
    state: 'stored',
    about: {},
  },
  ...{
    createdAt: 'begun',
    sentAt: 'sent',
    answeredAt: 'answered',
    settledAt: null,
    orders: [],
    labelType: 'PDF',
    files: [file],
  },
  ...{ failure, attemptAfter: null, readings: [], settlements: [] },
  ...more,
});

const carried = (...carriers: string[]) => carriers.map((carrierName, index) => ({ ...order(index + 1), carrierName }));

test('the page sees a manifest without its file names, with its carriers, the most orders first, then by name', () => {
  const orders = carried('Swift', 'Aras', 'Zoom', 'Swift', 'Bolt', 'Bolt');
  const summary = {
    ...{
      manifestId: 'w',
      accountId: 'one',
      accountLabel: 'One',
      state: 'stored',
      orderCount: 6,
      copiesPrinted: 3,
      failure,
    },
    ...{ createdAt: 'begun', answeredAt: 'answered', files: [{ fileNumber: 1, sha256: 'ab', byteCount: 9 }] },
    carriers: [
      ['Bolt', 2],
      ['Swift', 2],
      ['Aras', 1],
      ['Zoom', 1],
    ].map(([carrierName, orderCount]) => ({ carrierName, orderCount })),
  };
  expect(toSummary(record({ orders }), 3)).toEqual(summary);
  const settled = orders.map((one) => ({ ...one, settledAs: 'done' as const }));
  expect(toManifest(record({ orders: settled }), 3)).toEqual({ ...summary, orders, labelType: 'PDF' });
});

test.each([
  ['stored', [], 'stored', failure],
  ['in-doubt', ['done'], 'in-doubt', failure],
  ['rejected', [], 'rejected', failure],
  ['resolved', ['not-done', 'done'], 'at-service', null],
  ['resolved', ['not-done', 'not-done'], 'rejected', null],
  ['resolved', [], 'rejected', null],
] as const)('%s, with orders settled as %j, is told as %s', (state, settled, told, told_failure) => {
  const orders = settled.map((settledAs, index) => ({ ...order(index), settledAs }));
  expect(toSummary(record({ state, orders }), 0)).toMatchObject({ state: told, failure: told_failure });
});

test.each(['stored', 'resolved'] as const)('%s: an order that was settled as not done is not on it', (state) => {
  const [on, off] = carried('Swift', 'Bolt');
  const orders = [
    { ...on, settledAs: 'done' as const },
    { ...off, settledAs: 'not-done' as const },
  ] as WriteRecord['orders'];
  expect(toManifest(record({ state, orders }), 0)).toMatchObject({
    orderCount: 1,
    carriers: [{ carrierName: 'Swift', orderCount: 1 }],
    orders: [on],
  });
  // Of what was not made, or nobody knows, all orders are told.
  const none = orders.map((one) => ({ ...one, settledAs: 'not-done' as const }));
  expect(toManifest(record({ state: 'resolved', orders: none }), 0)).toMatchObject({
    state: 'rejected',
    orderCount: 2,
  });
  expect(toManifest(record({ state: 'in-doubt', orders }), 0)).toMatchObject({ state: 'in-doubt', orderCount: 2 });
});

test('how an order is held by its manifest', () => {
  const states = ['intent', 'sent', 'in-doubt', 'stored', 'done', 'rejected', 'not-done'] as const;
  expect(states.map(toMarkState)).toEqual(['intent', 'sent', 'in-doubt', 'stored', 'at-service', null, null]);
});
