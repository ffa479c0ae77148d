/** A round of thousands of parcels: what a scan of one more asks of its file does not grow with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenRounds } from '../../../src-main/station/open-rounds.ts';
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

test('in a round of two thousand parcels, a scan, what the station shows then, a new label and an undo take no longer than in a short one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-long-round-'));
  const startTroubles = { noteKept: () => undefined };
  const rounds = createOpenRounds({ folder, clock: systemClock, startTroubles });
  onTestFinished(async () => {
    rounds.shut();
    await rm(folder, { recursive: true, force: true });
  });
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
