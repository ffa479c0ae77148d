/** What stands on the screens of a hand-over: at the start, while it is counted, and once it is done. */
import { Modal } from '@mantine/core';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type {
  HandOverState,
  ManifestPlace,
  Signature,
  Tally,
  TallySummary,
  WaitingManifests,
} from '../../../src-preload/contract/hand-over.ts';
import { DesktopFailure } from '../../../src-renderer/desktop.ts';
import type { ShownVerdict } from '../../../src-renderer/hand-over/shown-tick.ts';
import { queryClient } from '../../../src-renderer/server-state.ts';
import { beginWith, drawnStill, wordsOf } from '../../helpers/page-part.ts';
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

test('the question at the end names what is missing, and what waits for another driver, with its receiver and its label', async () => {
  const { LeftParcelsAtEnd } = await import('../../../src-renderer/hand-over/left-at-end.tsx');
  const [missing, waiting] = [
    { ...manifestOrder(1), receiverName: 'Ada Berg' },
    { ...manifestOrder(2), receiverName: 'Bo Lind' },
  ];
  const relabelled = [{ orderId: waiting.orderId, carrierName: 'Post' }];
  const atEnd = { missing: [missing], forOthers: [waiting], carriers: [], take: () => undefined };
  const carriers = [{ carrierName: 'Harbour Post', orderCount: 2 }];
  const props = { tally: tally({ left, carriers }), relabelled, left: atEnd };
  const dialog = { opened: true, onClose: () => undefined, withinPortal: false, lockScroll: false };
  const words = wordsOf(drawnStill(createElement(Modal.Root, dialog, createElement(LeftParcelsAtEnd, props))));
  expect(words).toContain(`${nameOf(missing)} Ada Berg · ${missing.trackingNumber}`);
  expect(words).toContain(`${nameOf(waiting)} Bo Lind · ${say('hand-over.left.relabelled', { carrier: 'Post' })}`);
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
  // Said at an earlier hand-over: two parcels may have one number.
  const before = { order: { ...order, receiverName: 'Ada Berg' }, why: 'lost', by: 'Mia', at: '2026-11-19T11:00:00Z' };
  expect(list({ left: [], notGoing: [before] })).toMatch(/Ada Berg · .*· HP1/);
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

test('a parcel that could be several, or is another manifest’s, offers each choice with its key; one that was counted offers none', async () => {
  const { TallyChoices } = await import('../../../src-renderer/hand-over/tally-choices.tsx');
  const { useHandOverStore } = await import('../../../src-renderer/hand-over/hand-over-store.ts');
  const { placeWords } = await import('../../../src-renderer/hand-over/tally-words.ts');
  const place = (part: Partial<ManifestPlace> = {}): ManifestPlace => ({
    ...{ manifestId: 'm2', accountLabel: 'South', createdAt: '2026-11-20T08:30:00Z', orderId: 7, orderNumber: 'PB-7' },
    ...{ handedOverAt: null, ...part },
  });
  const choices = (verdict: ShownVerdict, tallyId: string | null = 't'): string => {
    beginWith(useHandOverStore, { latest: { shownId: 1, code: 'PB-7', verdict, tally: null, tallyId } });
    return wordsOf(drawnStill(createElement(TallyChoices, { tallyId })));
  };
  const elsewhere = (part: Partial<ManifestPlace>): string =>
    choices({ kind: 'other-manifest', extra: { tickNo: 1, code: 'PB-7', elsewhere: [place(part)] } as never });
  const manifest = placeWords(place());
  const gone = '2026-11-20T09:00:00Z';
  const there = say('hand-over.choice.there', { manifest });
  const look = say('hand-over.choice.look', { manifest });

  expect(choices({ kind: 'several', orders: left, places: [] })).toMatch(
    new RegExp(`${nameOf(second)}.*Alt 1.*${nameOf(first)}.*Alt 2$`),
  );
  expect(elsewhere({})).toBe(`${there} Alt 1`);
  // What has left the house is looked at, unless this parcel was missing then and may still go.
  expect(elsewhere({ handedOverAt: gone })).toBe(`${look} Alt 1`);
  expect(elsewhere({ handedOverAt: gone, wasMissing: true })).toBe(`${there} Alt 1`);
  expect(elsewhere({ handedOverAt: gone, wasMissing: true, notGoing: 'lost' })).toBe(`${look} Alt 1`);
  expect(elsewhere({ carrierNow: 'UPS' })).toBe(`${say('hand-over.choice.there.relabelled', { manifest })} Alt 1`);
  const again = `${say('scan.choice.manifest')} Alt 1 ${say('hand-over.choice.again')} Alt 2`;
  expect(choices({ kind: 'handed-over', place: place() }, null)).toBe(again);
  expect(choices({ kind: 'waiting' })).toBe('');
  expect(choices({ kind: 'relabelled', order: left[0] ?? expect.fail(), carrierName: 'UPS' })).toBe(
    `${say('hand-over.choice.relabelled', { order: nameOf(second) })} Alt 1`,
  );
});

test('the pad shows each stroke and a dot of one point, says whether somebody has signed, and that it was for something else', async () => {
  const { SignaturePad } = await import('../../../src-renderer/hand-over/signature-pad.tsx');
  const pad = (signature: Signature, isOutdated = false): string =>
    drawnStill(createElement(SignaturePad, { signature, isOutdated, onChange: () => undefined }));
  const clear = /<button[^>]*disabled/;
  expect(pad([])).toContain(`aria-label="${say('hand-over.sign.empty')}"`);
  expect(pad([])).toMatch(clear);
  expect(pad([])).toContain(say('hand-over.sign.or'));
  const signed = pad([
    [
      [100, 200],
      [300, 50],
    ],
    [[500, 100]],
  ]);
  expect([...signed.matchAll(/points="([^"]*)"/g)].map(([, points]) => points)).toEqual([
    '100,200 300,50',
    '500,100 500,100',
  ]);
  expect(signed).toContain(`aria-label="${say('hand-over.sign.done')}"`);
  expect(signed).not.toMatch(clear);
  expect(signed).not.toContain(say('hand-over.sign.again'));
  expect(pad([], true)).toContain(say('hand-over.sign.again'));
});

test('where the hand-over cannot be read, as after a power cut that damaged its file, a scan is answered all the same', async () => {
  const { HandOverScreen } = await import('../../../src-renderer/hand-over/hand-over-screen.tsx');
  const { useHandOverStore } = await import('../../../src-renderer/hand-over/hand-over-store.ts');
  const { useNavigation } = await import('../../../src-renderer/bench/navigation-store.ts');
  const { failure } = failureOf('tally-unknown');
  // Otherwise it is drawn as it is asked for again.
  queryClient.setQueryDefaults(['handOver.tally'], { retryOnMount: false });
  onTestFinished(() => queryClient.setQueryDefaults(['handOver.tally'], {}));
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: ['handOver.tally', { tallyId: 't' }] })
    .setState({ error: new DesktopFailure(failure), status: 'error' });
  const latest = { shownId: 1, code: 'PB-7', verdict: { kind: 'failed', failure } as const, tally: null, tallyId: 't' };
  beginWith(useNavigation, { screen: 'hand-over', tallyId: 't' });
  beginWith(useHandOverStore, { latest });
  const screen = wordsOf(drawnStill(createElement(HandOverScreen)));
  expect(screen).toMatch(
    new RegExp(`PB-7.*${say('failures.tally-unknown.next')}.*${say('failures.tally-unknown.happened')}`),
  );
});
