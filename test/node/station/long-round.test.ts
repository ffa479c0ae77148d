/** A round of thousands of parcels: what a scan of one more asks of its file does not grow with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOpenRounds } from '../../../src-main/station/open-rounds.ts';
import { createRoundWork, type RoundWorkParts } from '../../../src-main/station/round-work.ts';
import { stationState } from '../../../src-main/station/station-state.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { secondsWorked } from '../../helpers/seconds-worked.ts';

const account = { accountId: 'north', accountLabel: 'North', origin: 'https://service.test', fingerprint: 'north' };
const order = (orderId: number, carrierName = 'NZ Post') => ({
  ...{ orderId, orderNumber: `HARBOUR-${orderId}`, receiverName: 'Ana Núñez', carrierName },
  ...{ trackingNumber: `TRACK${orderId}NZ`, country: 'New Zealand' },
});

const parcels = 2_000;
const more = 40;

async function openRounds() {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-long-round-'));
  const startTroubles = { noteKept: () => undefined };
  const rounds = createOpenRounds({ folder, clock: systemClock, startTroubles });
  onTestFinished(async () => {
    rounds.shut();
    await rm(folder, { recursive: true, force: true });
  });
  return rounds;
}

test('in a round of two thousand parcels, a scan, what the station shows then, a new label and an undo take no longer than in a short one', async () => {
  const rounds = await openRounds();
  for (let orderId = 1; orderId <= parcels; orderId += 1) rounds().put(account, order(orderId));
  const work = { accountOf: () => account.accountId, standing: () => expect.fail('none is closed') };
  const worked = secondsWorked();
  for (let one = 1; one <= more; one += 1) {
    const roundId = rounds().put(account, order(parcels + one))?.row.roundId ?? '';
    rounds().renew(roundId, order(one, 'DHL'));
    rounds().takeOut(roundId, parcels + one);
    stationState(rounds, work);
  }
  expect(worked()).toBeLessThan(0.6);
  const [open] = stationState(rounds, work).open;
  expect(open?.startedAt).toBe(rounds().ordersOf(open?.roundId ?? '')[0]?.scannedAt);
  expect(open?.carriers).toEqual([
    { name: 'DHL', count: more },
    { name: 'NZ Post', count: parcels - more },
  ]);
});

test('what became of a settled round is read once, not with each scan, and again when a manifest or a print job has changed', async () => {
  const rounds = await openRounds();
  const read: string[] = [];
  const made = { state: 'stored', failure: null, files: [{}], orderCount: 1 } as never;
  const work = createRoundWork({
    ...({ rounds, changed: () => undefined } as unknown as RoundWorkParts),
    accounts: { list: () => ({ accounts: [], currentAccountId: null }) as never },
    manifests: {
      get: (manifestId) => {
        read.push(manifestId);
        return made;
      },
      create: () => expect.fail('nothing is made'),
      ordersNotOn: () => [],
    },
    printing: { print: () => expect.fail('nothing is printed'), listJobs: () => [] },
  });
  for (const manifestId of ['one', 'two']) {
    rounds().put(account, order(1));
    const [closed] = rounds().close([rounds().unsettled()[0]?.roundId ?? ''], null, false);
    const settledAt = '2026-11-20T12:00:00.000Z';
    rounds().change(closed?.roundId ?? '', (now) => ({ ...now, manifestId, settledAt }));
  }
  // One that is not settled is read each time.
  rounds().put(account, order(3));
  const [waits] = rounds().close([rounds().unsettled()[0]?.roundId ?? ''], null, false);
  for (let look = 1; look <= 2; look += 1) {
    rounds().change(waits?.roundId ?? '', (now) => ({ ...now, manifestId: `look ${look}` }));
    work.standing(rounds().get(waits?.roundId ?? '') ?? expect.fail());
  }
  expect(read.splice(0)).toEqual(['look 1', 'look 2']);
  rounds().change(waits?.roundId ?? '', (now) => ({ ...now, settledAt: '2026-11-20T12:00:00.000Z', isPutAway: true }));
  const first = stationState(rounds, work).closed;
  expect(first).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  expect(read).toEqual(['two', 'one']);
  rounds().put(account, order(2));
  expect(stationState(rounds, work).closed).toEqual(first);
  expect(read).toHaveLength(2);
  work.noteChanged();
  expect(stationState(rounds, work).closed).toEqual(first);
  expect(read).toHaveLength(4);
});

test('of a made round the rows are read that its manifest was made without, not all', async () => {
  const rounds = await openRounds();
  for (const orderId of [1, 2, 3]) rounds().put(account, order(orderId));
  const [closed] = rounds().close([rounds().unsettled()[0]?.roundId ?? ''], null, false);
  const made = rounds().change(closed?.roundId ?? '', (now) => ({ ...now, manifestId: 'made' })) ?? expect.fail();
  const file = rounds();
  const allRead = vi.fn(file.ordersOf);
  const watched = Object.assign(() => ({ ...file, ordersOf: allRead }), rounds);
  let off: number[] = [];
  const parts = { rounds: watched, manifests: { get: () => ({}), ordersNotOn: () => off } };
  const work = createRoundWork(parts as unknown as RoundWorkParts);
  work.bringBack(made);
  off = [2, 9];
  work.bringBack(made);
  work.bringBack(made);
  expect(allRead).not.toHaveBeenCalled();
  expect(
    rounds()
      .ordersOf(made.roundId)
      .map(({ orderId }) => orderId),
  ).toEqual([1, 3]);
  expect(
    rounds().countOf(
      rounds()
        .unsettled()
        .find(({ closedAt }) => closedAt === null)?.roundId ?? '',
    ),
  ).toBe(1);
});
