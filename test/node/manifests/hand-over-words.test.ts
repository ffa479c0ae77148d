/** What the list of manifests says about the last hand-over of each. */
import { expect, test } from 'vitest';
import type { TallySummary } from '../../../src-preload/contract/hand-over.ts';
import { rowWords } from '../../../src-renderer/manifests/history/hand-over-words.ts';
import { say } from '../../../src-renderer/words/say.ts';

const handedOver: TallySummary = {
  tallyId: 't',
  state: 'handed-over',
  manifestId: 'm',
  manifestCreatedAt: '2026-11-20T08:00:00Z',
  accountId: 'north',
  accountLabel: 'Practice North',
  carriers: [],
  startedAt: '2026-11-20T09:00:00Z',
  handedOverAt: '2026-11-20T10:12:00Z',
  handedOverBy: 'Kim',
  orderCount: 9,
  tickedCount: 4,
  extraCount: 0,
  earlierCount: 0,
  stillHere: { missing: 0, forOthers: 0 },
};

test('parcels that wait for another driver are not called missing, nor those that do not go any more', () => {
  expect(rowWords({ ...handedOver, stillHere: { missing: 0, forOthers: 5 } })).toMatch(
    /^5 parcels for another driver\. /,
  );
  expect(rowWords({ ...handedOver, stillHere: { missing: 2, forOthers: 3 } })).toMatch(
    /^2 parcels are missing · 3 parcels for another driver\. /,
  );
  expect(rowWords(handedOver)).not.toMatch(/missing|another driver/);
});

test('one that is not over says so', () => {
  expect(rowWords({ ...handedOver, state: 'open', handedOverAt: null, handedOverBy: null })).toBe(
    say('hand-over.row.open'),
  );
});
