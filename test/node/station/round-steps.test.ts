/** What a person decides about a closed round is told as done once it is on the disk, whatever follows from it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf, PackbenchError } from '../../../src-main/failures.ts';
import type { Round } from '../../../src-main/station/round.ts';
import { takeRoundStep } from '../../../src-main/station/round-steps.ts';
import { openRoundsFile, type RoundsFile } from '../../../src-main/station/rounds-file.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';

const account = { accountId: 'north', accountLabel: 'North', origin: 'https://north.test', fingerprint: 'f' };
const order = { orderId: 1, orderNumber: '#1', receiverName: '', carrierName: '', trackingNumber: '', country: '' };

/** A rounds file with one round of these orders, which is closed. */
async function closedRound(...orderIds: readonly number[]): Promise<{ file: RoundsFile; round: Round }> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-steps-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const file = openRoundsFile({ folder, clock: systemClock });
  onTestFinished(() => file.shut());
  for (const orderId of orderIds) file.put(account, { ...order, orderId });
  const [round] = file.close([file.unsettled()[0]?.roundId ?? ''], null, false);
  if (round === undefined) throw new Error('There is a round.');
  return { file, round };
}

test('a round of which all is left out is put away: nothing of it is sent', async () => {
  const { file, round } = await closedRound(1);
  // The label of a parcel in a closed round stays as it was closed.
  file.renew(round.roundId, { ...order, carrierName: 'DHL' });
  expect(file.ordersOf(round.roundId)).toMatchObject([{ carrierName: '' }]);
  const make = (): never => expect.fail('nothing is made');
  takeRoundStep({ file, work: { make }, clock: systemClock }, round, 'leave-out', [1]);
  expect(file.get(round.roundId)).toMatchObject({ settledAt: expect.any(String), isPutAway: true });
});

test.each([
  // Also one that was closed without paper: a person wants it now. What was handed over before is another printing.
  ['print', { printsAnyway: true, prints: true, printing: null, settledAt: null, isPutAway: false }],
  // It is on paper from here, and stays in the list of what is done.
  ['came-out', { settledAt: expect.any(String), isPutAway: false }],
  ['put-away', { settledAt: expect.any(String), isPutAway: true }],
] as const)('%s is noted as such', async (step, noted) => {
  const { file, round } = await closedRound(1);
  const printing = { by: 1, jobsBefore: 0, failure: null };
  file.change(round.roundId, (now) => ({ ...now, manifestId: 'm', printing }));
  takeRoundStep({ file, work: { make: () => expect.fail() }, clock: systemClock }, round, step, []);
  expect(file.get(round.roundId)).toMatchObject({ manifestId: 'm', ...noted });
});

test.each([
  ['leave-out', [2], [1]],
  ['try-again', [], [1, 2]],
] as const)('%s, and the ledger cannot tell whose round it is just then', async (step, leftOut, left) => {
  const { file, round } = await closedRound(1, 2);
  file.change(round.roundId, (now) => ({ ...now, failure: failureOf('timed-out').failure }));
  const make = (): never => {
    throw failureOf('file-failed');
  };
  const parts = { file, work: { make }, clock: systemClock };
  let thrown: unknown = null;
  try {
    takeRoundStep(parts, round, step, leftOut);
  } catch (error) {
    thrown = error;
  }
  expect(thrown instanceof PackbenchError && thrown.failure).toMatchObject({ code: 'file-failed', changed: 'done' });
  expect(file.get(round.roundId)?.failure).toBeNull();
  expect(file.ordersOf(round.roundId).map(({ orderId }) => orderId)).toEqual(left);
});
