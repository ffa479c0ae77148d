/** While rounds wait for their service, it is asked for news every now and then, whatever happens to the disk meanwhile. */
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createWaitingRounds } from '../../../src-main/station/waiting-rounds.ts';
import type { ClosedRound } from '../../../src-preload/contract/station.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { SimulatedTime } from '../../helpers/simulated-time.ts';
import { silentLog } from '../journal/ledger-folder.ts';
import { addAccount, atStation, clockAhead, numberOf, scanned } from './station-bench.ts';

test('a disk that cannot tell which rounds wait is no fault of the program, and the services are asked again once it can', async () => {
  const time = new SimulatedTime();
  const asked: string[] = [];
  let isReadable = true;
  const waiting = createWaitingRounds({
    accountIds: () => {
      if (!isReadable) throw failureOf('file-failed');
      return ['one', 'one'];
    },
    lookNow: (accountId) => asked.push(accountId),
    after: time.after,
    log: silentLog,
  });
  waiting.note();
  await time.pass(20_000);
  expect(asked).toEqual(['one']);
  isReadable = false;
  await time.pass(60_000);
  isReadable = true;
  await time.pass(20_000);
  expect(asked).toEqual(['one', 'one']);
  waiting.close();
  await time.pass(60_000);
  expect(asked).toHaveLength(2);
});

const seen = ({ state }: ClosedRound): boolean => state === 'needs-you' || state === 'done';

test.each([
  ['', false],
  [' over a new start', true],
])(
  'a round of one carrier that waited%s asks which labels its parcels have by now, before any goes with its driver',
  (_, starts) => {
    const clock = clockAhead();
    return atStation(
      async ({ app, scan, closed, service, cable, startAgain, closeRound }) => {
        await scan(71);
        await scan(72);
        await cable.pull();
        await closeRound({ carrierName: 'NZ Post' });
        await closed(({ state }) => state === 'waiting');
        service.relabelled.set(72, { carrier_name: 'DHL', tracking_number: 'DHL72' });
        clock.goOn(2 * 60_000);
        if (starts) await startAgain();
        const { roundId } = await closed(({ state }) => state === 'waiting');
        await cable.plug();
        await app().ask('station.settle', { roundId, step: 'try-again', orderIds: [] });
        const { failure } = await closed(seen);
        expect([failure?.code, failure?.facts.orderIds, service.writes]).toEqual(['changed-meanwhile', [72], []]);
      },
      { clock },
    );
  },
);

test('a service that hangs with the manifest of its round holds up no round of another account', () =>
  atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
    const other = await startCountingService([91]);
    onTestFinished(() => other.close());
    const otherId = await addAccount(app(), 'South', other.url, 'south');
    await scan(71);
    expect((await scanned(app(), numberOf(91))).verdict).toMatchObject({ kind: 'added' });
    service.answers = 'held';
    await closeRound();
    await service.received(1);
    await closeRound({ accountId: otherId });
    await closed(({ accountId: of, state }) => of === otherId && state === 'done');
    service.release();
    await closed(({ accountId: of, state }) => of === accountId && state === 'done');
  }));

test('a round that waited while its account was removed says so, and waits for nothing', () =>
  atStation(async ({ app, scan, closed, cable, accountId, closeRound }) => {
    await scan(71);
    await cable.pull();
    await closeRound();
    await closed(({ state }) => state === 'waiting');
    await app().ask('accounts.remove', { accountId });
    expect(await closed(seen)).toMatchObject({ trouble: 'account-lost', steps: ['take-back'] });
  }));
