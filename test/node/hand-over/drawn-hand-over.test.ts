/** What stands on the screens of a hand-over: at the start, while it is counted, and once it is done. */
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HandOverState, Tally, TallySummary, WaitingManifests } from '../../../src-preload/contract/hand-over.ts';
import { queryClient } from '../../../src-renderer/server-state.ts';
import { drawnStill } from '../../helpers/page-part.ts';
import { say } from '../../helpers/texts.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';

// The parts listen to main as soon as they are loaded.
beforeEach(() => void vi.stubGlobal('window', { packbench: { on: () => () => undefined } }));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const left = [manifestOrder(2), manifestOrder(1)];
const [second, first] = left;
const tally = (part: Partial<Tally> = {}): Tally => ({
  ...{ tallyId: 't', state: 'open', manifestId: 'm', manifestCreatedAt: '2026-11-20T08:00:00Z', accountId: 'north' },
  ...{ accountLabel: 'North', carriers: [{ carrierName: 'DHL', orderCount: 3 }], startedAt: '2026-11-20T09:00:00Z' },
  ...{ handedOverAt: null, handedOverBy: null, orderCount: 3, tickedCount: 1, extraCount: 0, earlierCount: 0 },
  ...{ stillHere: { missing: 0, forOthers: 0 }, left: [], forOthers: [], notGoing: [], isLast: true, ticked: [] },
  ...{ extras: [], lastTickNo: null, notWritable: [], isSigned: false },
  ...part,
});
const done: Partial<Tally> = { state: 'handed-over', handedOverAt: '2026-11-20T10:00:00Z', handedOverBy: 'Mia' };
const nameOf = (order: (typeof left)[number] | undefined): string => order?.orderNumber ?? expect.fail();

test('each parcel that is left is named, in the order of its number, and can be counted by hand', async () => {
  const { LeftParcels } = await import('../../../src-renderer/hand-over/left-parcels.tsx');
  const list = (part: Partial<Tally>): string =>
    drawnStill(createElement(LeftParcels, { tally: tally(part), relabelled: [] }));
  const html = list({ left });
  for (const order of left) expect(html).toContain(say('hand-over.by-hand.long', { order: nameOf(order) }));
  expect(html.indexOf(nameOf(first))).toBeLessThan(html.indexOf(nameOf(second)));
  expect(html).not.toContain(say('hand-over.left.none'));
  expect(list({})).toContain(say('hand-over.left.none'));
});

test('what stayed behind can go with the next driver, or be said not to go; of an earlier hand-over it is only told', async () => {
  const { StayedParcels } = await import('../../../src-renderer/hand-over/stayed-parcels.tsx');
  const part = { ...done, left, stillHere: { missing: 2, forOthers: 0 } };
  const list = (more: Partial<Tally> = {}): string =>
    drawnStill(createElement(StayedParcels, { tally: tally({ ...part, ...more }) }));
  const again = say('hand-over.again.confirm');
  const oneOf = say('hand-over.not-going.one.long', { order: nameOf(first) });
  for (const words of [again, oneOf, say('hand-over.not-going.all')]) expect(list()).toContain(words);
  for (const words of [again, oneOf]) expect(list({ isLast: false })).not.toContain(words);
  expect(list({ isLast: false })).toContain(nameOf(first));
  const order = first ?? expect.fail();
  const said = list({ notGoing: [{ order, why: 'lost', by: 'Mia', at: '2026-11-20T11:00:00Z' }] });
  expect(said).toContain(say('hand-over.take-back.long', { order: nameOf(first) }));
  expect(said).not.toContain(oneOf);
});

test('a hand-over that is done says who signed and what the sheet cannot write, and offers its sheet and the next one', async () => {
  const { DoneTally } = await import('../../../src-renderer/hand-over/done-tally.tsx');
  const screen = (part: Partial<Tally> = {}): string =>
    drawnStill(createElement(DoneTally, { tally: tally({ ...done, ...part }) }));
  for (const key of ['hand-over.print', 'hand-over.save', 'hand-over.next', 'scan.choice.manifest'] as const)
    expect(screen()).toContain(say(key));
  expect(screen()).toContain('Mia');
  expect(screen()).not.toContain(say('hand-over.done.signed'));
  expect(screen({ isSigned: true })).toContain(say('hand-over.done.signed'));
  expect(screen({ notWritable: ['ᚠ'] })).toContain(say('hand-over.not-writable', { texts: 'ᚠ' }));
});

test('the start names what is open, what is partly gone and what waits, and says where there is nothing', async () => {
  const { StartScreen } = await import('../../../src-renderer/hand-over/start-screen.tsx');
  const none: HandOverState = { handedOverBy: '', open: [], partly: [], partlyMore: 0, done: [] };
  const screen = (state: Partial<HandOverState>, waiting: WaitingManifests = { manifests: [], olderCount: 0 }) => {
    queryClient.setQueryData(['handOver.get', {}], { ...none, ...state });
    queryClient.setQueryData(['handOver.waiting', { lookedThrough: 200 }], waiting);
    return drawnStill(createElement(StartScreen));
  };
  const summary: TallySummary = tally({ ...done, stillHere: { missing: 2, forOthers: 0 } });
  expect(screen({})).toContain(say('hand-over.empty'));
  expect(screen({ open: [tally()] })).toContain(say('hand-over.counted-of', { counted: 1, count: 3 }));
  expect(screen({ open: [tally()] })).not.toContain(say('hand-over.empty'));
  const partly = screen({ partly: [summary], partlyMore: 4 });
  expect(partly).toContain(say('hand-over.show'));
  expect(partly).toContain(say('hand-over.partly.more', { count: 4 }));
  const older = screen({}, { manifests: [], olderCount: 250 });
  expect(older).toContain(say('hand-over.waiting.look', { count: 200 }));
  expect(older).not.toContain(say('hand-over.empty'));
});
