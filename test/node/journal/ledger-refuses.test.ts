/**
 * The ledger's file does not take the end of a write. What is reported is what the service did; it counts here from
 * that moment on, it is written as soon as the file accepts it, and an earlier start finds it too.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import type { ServicesOnTestPorts } from '../../helpers/services-on-test-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { askedWrites, openApp, serviceThat, type Told } from './asked-writes.ts';
import { inFolder } from './ledger-folder.ts';

/** From now on the file takes intents and SENT, and no end. */
function refuseEnds(folder: string): () => void {
  const run = (sql: string): void => {
    const ledger = new DatabaseSync(join(folder, 'ledger', 'ledger.sqlite'));
    ledger.exec(sql);
    ledger.close();
  };
  run(
    `CREATE TRIGGER no_end BEFORE UPDATE ON writes WHEN NEW.state <> 'sent' BEGIN SELECT RAISE(ABORT, 'no end'); END`,
  );
  return () => run('DROP TRIGGER no_end');
}

const outcomeOf = async (app: ServicesOnTestPorts): Promise<string | undefined> => {
  const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
  return (await app.ask('activity.list', { filter, offset: 0, limit: 10 })).entries[0]?.outcome;
};

interface Case {
  readonly told: Told;
  readonly outcome: string;
  readonly inDoubt: number;
}

const cases: Readonly<Record<keyof typeof serviceThat | 'is not there', Case>> = {
  does: { told: null, outcome: 'done', inDoubt: 0 },
  refuses: { told: { code: 'service-refused', changed: 'nothing' }, outcome: 'refused', inDoubt: 0 },
  drops: { told: { code: 'in-doubt', changed: 'unknown' }, outcome: 'in-doubt', inDoubt: 1 },
  'is not there': { told: { code: 'unreachable', changed: 'nothing' }, outcome: 'not-sent', inDoubt: 0 },
};

describe.each(Object.keys(askedWrites))('%s', (kind) => {
  test.each(Object.keys(cases) as (keyof typeof cases)[])('a service that %s, and a ledger that takes no end', (does) =>
    inFolder(async (folder) => {
      const ask = askedWrites[kind];
      if (ask === undefined) throw new Error(kind);
      const { told, outcome, inDoubt } = cases[does];
      const server = await startMisbehavingServer([serviceThat[does === 'is not there' ? 'does' : does]]);
      if (does === 'is not there') await server.close();
      const { after, pass } = createTimersByHand();
      const first = await openApp(folder, server.url, { after });
      const takeEnds = refuseEnds(folder);

      expect(await ask(first)).toEqual(told);
      const sent = server.requests.length;
      expect(sent).toBe(does === 'is not there' ? 0 : 1);
      expect(await outcomeOf(first)).toBe(outcome);
      expect(await first.ask('app.getStatus', {})).toMatchObject({ inDoubtCount: inDoubt, unwritten: { count: 1 } });
      expect(await first.ask('inDoubt.list', {})).toHaveLength(inDoubt);
      // Nothing may be sent while earlier sent writes are not written, of no other order either.
      for (const orderId of [1, 9]) {
        const orders = [manifestOrder(orderId)];
        const another = await first.outcome('manifests.create', { accountId: 'practice-1', orders });
        expect(another).toMatchObject({ ok: false, failure: { changed: 'nothing' } });
      }
      expect(server.requests).toHaveLength(sent);

      if (kind === 'manifest') {
        // Ended here, with the file unchanged: the next start reads the backup.
        const second = await openApp(folder, server.url);
        expect(await outcomeOf(second)).toBe(outcome);
        expect(await second.ask('app.getStatus', {})).toMatchObject({ inDoubtCount: inDoubt });
        await second.close();
      }
      takeEnds();
      const { announcements } = first;
      const toldBefore = new Set<unknown>(announcements.all.map(({ event }) => event));
      pass(10_000);
      expect(await first.ask('app.getStatus', {})).toMatchObject({ inDoubtCount: inDoubt, unwritten: { count: 0 } });
      // The line above every screen goes.
      await announcements.first(
        'app.statusChanged',
        (status) => !toldBefore.has(status) && status.unwritten.count === 0,
      );
      await first.close();
      const third = await openApp(folder, server.url);
      expect(await outcomeOf(third)).toBe(outcome);
      expect(await third.ask('app.getStatus', {})).toMatchObject({ inDoubtCount: inDoubt, ledger: 'ok' });
      await third.close();
      await server.close();
    }),
  );
});
