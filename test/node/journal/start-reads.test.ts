/**
 * A start reads years of work once, to the last record, and looks for the orders of each by their index: so it takes as
 * much longer as there is more. `npm run bench:writes` tells how long.
 */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { checkLedger, checkLedgerInPieces } from '../../../src-main/journal/ledger-check.ts';
import type { LedgerDatabase, Row } from '../../../src-main/journal/ledger-database.ts';
import type { LedgerState } from '../../../src-preload/contract/app-status.ts';
import { longestTurn, turnOf } from '../../helpers/longest-turn.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { inFolder, openIn } from './ledger-folder.ts';
import { fillWithPast } from './past-record.ts';

interface Asked {
  times: number;
  rows: number;
}

/** The same database, and what was asked of it: by statement, how often and how many rows came. */
function counting(database: LedgerDatabase): { counted: LedgerDatabase; asked: Map<string, Asked> } {
  const asked = new Map<string, Asked>();
  const askedOf = (sql: string): Asked => {
    const known = asked.get(sql) ?? { times: 0, rows: 0 };
    asked.set(sql, known);
    return known;
  };
  const counted: LedgerDatabase = {
    ...database,
    all(sql, ...values) {
      const rows = database.all(sql, ...values);
      const known = askedOf(sql);
      known.times += 1;
      known.rows += rows.length;
      return rows;
    },
    *each(sql, ...values): Generator<Row> {
      const known = askedOf(sql);
      known.times += 1;
      for (const row of database.each(sql, ...values)) {
        known.rows += 1;
        yield row;
      }
    },
  };
  return { counted, asked };
}

test('each record and each print job is read once, and the orders of a record by their index', () =>
  inFolder(async (folder) => {
    const [manifests, ordersEach] = [40, 20];
    const first = openIn(folder);
    fillWithPast(first, manifests, ordersEach);
    first.close();

    const again = openIn(folder);
    expect(again.state).toBe('ok');
    expect(writesOf(again, 'manifest').length).toBe(manifests);
    const { counted, asked } = counting(again.database);
    checkLedger(counted);
    const ofOrders = [...asked.keys()].filter((sql) => sql.includes('write_orders'));
    expect(ofOrders).toHaveLength(1);
    expect(asked.get(ofOrders[0] ?? '')).toEqual({ times: manifests, rows: manifests * ordersEach });
    expect(asked.get('SELECT * FROM writes')).toEqual({ times: 1, rows: manifests });
    expect(asked.get('SELECT * FROM print_jobs')).toEqual({ times: 1, rows: manifests });
    const others = [...asked].filter(([sql]) => !/write_orders|FROM writes|FROM print_jobs/.test(sql));
    for (const [sql, { rows }] of others) expect([sql, rows < manifests]).toEqual([sql, true]);

    const plan = again.database.all(`EXPLAIN QUERY PLAN ${ofOrders[0]}`, '20260101-000000-00000000');
    expect(plan.map(({ detail }) => String(detail)).join('\n')).toMatch(/^SEARCH write_orders USING /);
    again.close();
  }));

async function startOf(folder: string): Promise<LedgerState> {
  const app = await startServices({ folder });
  const { ledger } = await app.ask('app.getStatus', {});
  await app.close();
  return ledger;
}

test('while years of work are looked through at the start, others have their turn; a record that was changed is set aside as ever', () =>
  inFolder(async (folder) => {
    const ledger = openIn(join(folder, 'ledger'));
    fillWithPast(ledger, 3_000, 10);
    ledger.close();
    // Loads the code.
    await startOf(await mkdtemp(join(folder, 'empty-')));
    const inOneGo = turnOf(() => openIn(join(folder, 'ledger')).close());
    const longestShare = async (): Promise<number> => {
      const longest = await longestTurn(async () => expect(await startOf(folder)).toBe('ok'));
      return longest / inOneGo;
    };
    await expect.poll(longestShare, { timeout: 20_000 }).toBeLessThan(0.5);

    const harmed = openIn(join(folder, 'ledger'));
    harmed.database.change((run) =>
      run('UPDATE writes SET record = replace(record, \'"PDF"\', \'"PDX"\') WHERE rowid = 77'),
    );
    harmed.close();
    expect(await startOf(folder)).toBe('rebuilt');
    const again = openIn(join(folder, 'ledger'));
    expect(writesOf(again, 'manifest').length).toBe(2_999);
    again.close();
  }));

test('the records are looked through while a thread has SQLite look over the file, and nobody goes on before both have ended', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    fillWithPast(ledger, 120, 1);
    const noted: string[] = [];
    const note = (what: string): void => {
      if (!noted.includes(what)) noted.push(what);
    };
    const noteThread = (worker: Worker): void => {
      worker.once('message', (verdict) => note(`SQLite says ${verdict}`));
      worker.once('exit', () => note('the thread has ended'));
    };
    process.once('worker', noteThread);
    onTestFinished(() => void process.off('worker', noteThread));
    let harmed = false;
    const noting: LedgerDatabase = {
      ...ledger.database,
      all(sql, ...values) {
        if (sql.includes('FROM writes')) note('records');
        const rows = ledger.database.all(sql, ...values);
        return harmed && sql.includes('FROM writes') ? rows.map((row) => ({ ...row, seal: 'another' })) : rows;
      },
    };
    await checkLedgerInPieces(noting);
    expect(noted.slice(0, 2)).toEqual(['records', 'SQLite says ok']);

    noted.length = 0;
    harmed = true;
    process.once('worker', noteThread);
    // Its file is moved then, which nobody may have open.
    await expect(checkLedgerInPieces(noting)).rejects.toThrow('was changed');
    expect(noted).toEqual(['records', 'SQLite says ok', 'the thread has ended']);
    ledger.close();
  }));
