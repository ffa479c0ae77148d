/** What is said of a manifest beside its paper: where each order is, when its parcels left, and what the service remarked. */
import { expect, test } from 'vitest';
import type { TallySummary } from '../../../src-preload/contract/hand-over.ts';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { ManifestDetail } from '../../../src-renderer/manifests/history/manifest-detail.tsx';
import { ManifestFacts } from '../../../src-renderer/manifests/history/manifest-facts.tsx';
import { ManifestOrders } from '../../../src-renderer/manifests/history/manifest-orders.tsx';
import { ManifestRow } from '../../../src-renderer/manifests/history/manifest-row.tsx';
import { exactTimeWords } from '../../../src-renderer/ui/time-ago.tsx';
import { drawnPart, type Told, told, wordsOfPart } from '../../helpers/page-part.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { say } from '../../helpers/texts.ts';

const order = (orderId: number) => ({
  orderId,
  orderNumber: `PB-${orderId}`,
  receiverName: 'Aroha',
  carrierName: 'NZ Post',
  trackingNumber: `T${orderId}`,
});
const made: Manifest = {
  manifestId: 'm',
  accountId: 'north',
  accountLabel: 'Shop North',
  state: 'stored',
  orderCount: 3,
  carriers: [{ carrierName: 'NZ Post', orderCount: 3 }],
  createdAt: '2026-11-20T10:00:00Z',
  answeredAt: '2026-11-20T10:02:30Z',
  files: [{ fileNumber: 1, sha256: 'ab'.repeat(32), byteCount: 2_500 }],
  copiesPrinted: 0,
  failure: null,
  orders: [order(1), order(2), order(3)],
  labelType: 'PDF',
};
const handedOver: TallySummary = {
  tallyId: 't',
  state: 'handed-over',
  manifestId: 'm',
  manifestCreatedAt: made.createdAt,
  accountId: 'north',
  accountLabel: 'Shop North',
  carriers: [],
  startedAt: '2026-11-20T11:00:00Z',
  handedOverAt: '2026-11-20T11:12:00Z',
  handedOverBy: 'Kim',
  orderCount: 3,
  tickedCount: 2,
  extraCount: 0,
  earlierCount: 0,
  stillHere: { missing: 1, forOthers: 0 },
};
const accounts = told('accounts.list', {}, { accounts: [someAccount('north')], currentAccountId: 'north' });
const tallies = (...all: readonly TallySummary[]): Told => told('handOver.ofManifests', { manifestIds: ['m'] }, all);
const detailOf = (part: Partial<Manifest>, ...all: readonly TallySummary[]): string =>
  wordsOfPart(ManifestDetail, { manifestId: 'm' }, [
    told('manifests.get', { manifestId: 'm' }, { ...made, ...part }),
    accounts,
    tallies(...all),
  ]);

test('the list says which copies were sent to a printer, whose manifest it is, and that its parcels left', () => {
  const nothing = (): void => undefined;
  const row = (part: Partial<Manifest>, withAccount = false, tally?: TallySummary): string =>
    drawnPart(ManifestRow, {
      manifest: { ...made, ...part },
      colour: 'blue',
      withAccount,
      opened: false,
      tally,
      onOpen: nothing,
    });
  const sent = say('manifests.copies.sent', { count: 1 });
  expect(row({})).not.toContain(sent);
  expect(row({ copiesPrinted: 1 })).toContain(sent);
  expect(row({}, true)).toContain('Shop North');
  expect(row({})).not.toContain('Shop North');
  expect(row({}, false, handedOver)).toContain('1 parcel is missing');
});

test('the facts are those of the manifest: when it was answered, its copies, and each file', () => {
  const facts = (part: Partial<Manifest>): string => wordsOfPart(ManifestFacts, { manifest: { ...made, ...part } });
  const words = facts({ copiesPrinted: 2 });
  expect(words).toContain(`${say('manifests.facts.answered')} ${exactTimeWords('2026-11-20T10:02:30Z')}`);
  expect(words).toContain(say('manifests.copies.sent', { count: 2 }));
  expect(words).toMatch(new RegExp(`PDF 2 KB, SHA-256 ${'ab'.repeat(32)}`));
  expect(facts({ answeredAt: null })).not.toContain(say('manifests.facts.answered'));
  const file = { fileNumber: 1, sha256: 'cd', byteCount: 900 };
  const both = facts({ files: [file, { fileNumber: 2, sha256: 'ef', byteCount: 3_500_000 }] });
  expect(both).toMatch(/PDF 1 900 bytes, SHA-256 cd PDF 2 3\.3 MB, SHA-256 ef/);
  expect(facts({ state: 'at-service', files: [] })).not.toContain(say('manifests.copies.none'));
});

test('why a manifest has no orders is said only of one whose orders are not known', () => {
  const why = say('manifests.orders.unknown.why');
  expect(wordsOfPart(ManifestOrders, { manifest: { ...made, orders: [] } })).toContain(why);
  expect(wordsOfPart(ManifestOrders, { manifest: made })).not.toContain(why);
});

test('a hand-over says how many of how many parcels were counted; one that is open is taken up', () => {
  const over = detailOf({ state: 'at-service', files: [] }, handedOver);
  expect(over).toContain(say('hand-over.counted-of', { counted: 2, count: 3 }));
  expect(over).toContain(say('hand-over.begin'));
  const open = { ...handedOver, tallyId: 'open', state: 'open', handedOverAt: null, handedOverBy: null } as const;
  const again = detailOf({ state: 'at-service', files: [] }, open, handedOver);
  expect(again).toContain(say('hand-over.take-up'));
  expect(detailOf({ state: 'at-service', files: [], orderCount: 0, orders: [] })).not.toContain(say('hand-over.begin'));
  expect(detailOf({ state: 'rejected', files: [] })).not.toContain(say('hand-over.begin'));
});

test('without a PDF it says what became of it, and offers what helps', () => {
  const doubt = { code: 'in-doubt', changed: 'unknown', details: [], facts: {} } as const;
  const lost = detailOf({ state: 'in-doubt', failure: { ...doubt, facts: { reason: 'connection-lost' } } });
  expect(lost).toMatch(/was lost on the way/);
  expect(lost).toContain(say('manifests.doubt.title'));
  const words = [{ message: 'Order is locked', details: '' }];
  expect(detailOf({ state: 'in-doubt', failure: { ...doubt, details: words } })).toContain('Order is locked');
  // The answer is kept: it was made, and nothing is to be looked up.
  const kept = detailOf({ state: 'in-doubt', failure: { ...doubt, changed: 'done', facts: { reason: 'disk-full' } } });
  expect(kept).not.toContain(say('manifests.doubt.title'));
  expect(kept).toContain(say('failures.changed.done'));
  expect(detailOf({ state: 'at-service', files: [] })).toContain(say('in-doubt.import'));
  expect(detailOf({ state: 'rejected', files: [] })).toContain(say('manifests.detail.refused'));
  expect(detailOf({ state: 'sent', files: [] })).toContain(say('manifests.detail.asking'));
});

test('what the service remarked beside its PDF is shown with it', () => {
  const details = [{ message: 'Order PB-3 was left out', details: '' }];
  const remarked = detailOf({ failure: { code: 'service-refused', changed: 'done', details, facts: {} } });
  expect(remarked).toContain(say('manifests.remarks.title'));
  expect(remarked).toContain('Order PB-3 was left out');
  expect(detailOf({})).not.toContain(say('manifests.remarks.title'));
});
