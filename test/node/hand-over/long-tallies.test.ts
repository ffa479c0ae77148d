/** What is asked of all tallies at a start and with each look at Activity is answered by indexes: each holds what was signed. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTalliesFile, talliesFileName } from '../../../src-main/hand-over/tallies-file.ts';
import { createTalliesRead } from '../../../src-main/hand-over/tallies-read.ts';
import type { TallyRecord } from '../../../src-main/hand-over/tally.ts';
import { type LedgerDatabase, openDatabase } from '../../../src-main/journal/ledger-database.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { inFolder } from '../journal/ledger-folder.ts';

test('no record is read for the seals of all, nor for the last place that a tally stands behind', () =>
  inFolder(async (folder) => {
    let last = 3;
    let heard = 0;
    const begun = {
      last: () => last,
      from(reached: number) {
        heard = reached;
      },
    };
    const open = () => openTalliesFile({ folder, clock: systemClock, begun });
    const file = open();
    const at = '2026-03-02T09:00:00.000Z';
    for (const tallyId of ['first', 'second']) {
      const tally: TallyRecord = {
        ...{ tallyId, manifestId: `of ${tallyId}`, manifestCreatedAt: at, accountId: 'north', accountLabel: 'North' },
        ...{ carriers: [], orderCount: 20, startedAt: at, end: null, discardedAt: null },
      };
      file.begin(tally, false);
      last = 2;
    }
    file.shut();
    open().shut();
    expect(heard).toBe(3);

    const database = openDatabase(join(folder, talliesFileName), false);
    const asked: string[] = [];
    const noting: LedgerDatabase = {
      ...database,
      all(sql, ...values) {
        asked.push(sql);
        return database.all(sql, ...values);
      },
    };
    const read = createTalliesRead(noting);
    asked.length = 0;
    expect([read.lastPlace(), read.seals().map(({ tallyId }) => tallyId)]).toEqual([3, ['second', 'first']]);
    const plans = asked.map((sql) => database.all(`EXPLAIN QUERY PLAN ${sql}`).map(({ detail }) => detail));
    expect(plans).toEqual([[expect.stringContaining('COVERING INDEX')], [expect.stringContaining('COVERING INDEX')]]);
    database.close();
  }));
