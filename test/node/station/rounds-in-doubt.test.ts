/** A round whose manifest is in doubt: it is not sent again, and what a person settles is true of its orders. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { query } from '../../helpers/orders-bench.ts';
import { atStation, clockAhead, numberOf } from './station-bench.ts';

test('a round whose manifest is in doubt stays a line that says so, is not sent again, and its orders are in no other', () =>
  atStation(async ({ app, scan, closed, service, startAgain, accountId, folder, closeRound }) => {
    await scan(71);
    service.answers = 'dropped';
    await closeRound({ prints: true });
    expect(await closed(({ state }) => state === 'needs-you')).toMatchObject({ trouble: 'in-doubt', steps: [] });
    await startAgain();
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'needs-you', trouble: 'in-doubt' }]);
    expect((await scan(71)).verdict).toMatchObject({ kind: 'in-round' });
    await app().search(query({ accountId }));
    expect(service.writes).toEqual(['POST /api/orders/manifest']);

    // Nor when this computer's records, which knew of the doubt, are gone with their backup.
    await startAgain(() => rmSync(join(folder, 'ledger'), { recursive: true }));
    await app().search(query({ accountId }));
    expect((await app().ask('station.get', {})).closed).toMatchObject([
      { state: 'needs-you', trouble: 'manifest-lost' },
    ]);
    expect(service.writes).toEqual(['POST /api/orders/manifest']);
  }));

test('an order that the service did not put on the manifest of its round, as was settled, is in the open round again and on the next manifest', () => {
  const clock = clockAhead();
  return atStation(
    async ({ app, scan, closed, service, startAgain, closeRound }) => {
      await scan(71);
      await scan(72);
      service.answers = 'dropped';
      await closeRound();
      const { manifestId } = await closed(({ trouble }) => trouble === 'in-doubt');
      const writeId = manifestId ?? '';
      service.sentElsewhere.add(71);
      await app().ask('inDoubt.lookUp', { writeId });
      clock.goOn(6 * 60_000);
      await app().ask('inDoubt.lookUp', { writeId });
      await app().ask('inDoubt.resolve', { writeId, resolution: 'split' });
      const after = async () => {
        const { open, closed: rounds } = await app().ask('station.get', {});
        return [
          open.map(({ orderCount }) => orderCount),
          rounds.map(({ trouble, orderCount }) => [trouble, orderCount]),
        ];
      };
      expect(await after()).toEqual([[1], [['at-service', 1]]]);
      await startAgain();
      expect(await after()).toEqual([[1], [['at-service', 1]]]);
      expect((await scan(72)).verdict).toMatchObject({ kind: 'in-round', closedAt: null });
      // Nor is it handed over with those that are on it.
      const { tallyId, left } = await app().ask('handOver.begin', { manifestId: writeId, again: false });
      expect(left.map(({ orderId }) => orderId)).toEqual([71]);
      const { verdict } = await app().ask('handOver.scan', { tallyId, code: numberOf(72) });
      expect(verdict).toMatchObject({ kind: 'extra', extra: { reason: 'not-manifested' } });
      service.answers = 'done';
      await closeRound();
      expect(await closed(({ state }) => state === 'done')).toMatchObject({ orderCount: 1 });
      expect([...service.manifested].sort()).toEqual([
        [71, 1],
        [72, 2],
      ]);
    },
    { clock },
  );
});
