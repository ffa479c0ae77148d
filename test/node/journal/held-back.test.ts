/**
 * Ends that the ledger's file did not take: tried a last time at the end, found at the next start, and never written
 * over newer ones.
 */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { Ledger } from '../../../src-main/journal/ledger.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { inFolder, intent, openIn, openTold, said } from './ledger-folder.ts';

/** A write is in doubt, and the file, which accepts everything again, still calls it sent. */
async function withEndHeldBack(folder: string): Promise<{ ledger: Ledger; sent: WriteRecord }> {
  const ledger = openIn(folder);
  const sent = await ledger.writes.markSent(ledger.writes.begin(intent(1)).writeId);
  ledger.database.change((run) =>
    run(`CREATE TRIGGER no_end BEFORE UPDATE ON writes BEGIN SELECT RAISE(ABORT, 'no end'); END`),
  );
  await ledger.writes.conclude(sent, 'in-doubt', {});
  ledger.database.change((run) => run('DROP TRIGGER no_end'));
  return { ledger, sent };
}

test('an end that is not written down is tried a last time at the end, and found at the next start', () =>
  inFolder(async (folder) => {
    const timers = createTimersByHand();
    const { ledger, lines } = openTold(folder, { after: timers.after });
    const sent = await ledger.writes.markSent(ledger.writes.begin(intent(1)).writeId);
    const unsent = ledger.writes.begin(intent(2));
    ledger.database.change((run) =>
      run(`CREATE TRIGGER no_end BEFORE UPDATE ON writes BEGIN SELECT RAISE(ABORT, 'no end'); END`),
    );
    const failure = failureOf('in-doubt', { changed: 'unknown' }).failure;
    expect(await ledger.writes.conclude(sent, 'in-doubt', { failure })).toMatchObject({ state: 'in-doubt', failure });
    expect(await ledger.writes.concludeUnsent(unsent, {})).toMatchObject({ state: 'rejected' });
    expect(ledger.backup.readRecord(sent.writeId)).toMatchObject({ state: 'in-doubt', aheadOfLedger: true });
    // A write that was never sent is in no backup.
    expect(ledger.backup.writeIds()).toEqual([sent.writeId]);
    expect(ledger.unwritten.reason()).toMatchObject({ code: 'file-failed' });
    // It has been said, and a disk may refuse for hours.
    const told = lines.length;
    timers.pass(10_000);
    expect(lines).toHaveLength(told);
    ledger.database.change((run) => run('DROP TRIGGER no_end'));
    ledger.close();
    expect(said(lines).slice(-2)).toEqual(Array(2).fill('info: ledger: written down after all'));
    // Closed: nobody may hold it up any more.
    expect(await ledger.writes.conclude(sent, 'stored', {})).toMatchObject({ state: 'stored' });
    expect(said(lines).at(-1)).toBe('info: ledger: closed before the end of a write came');
    ledger.close();
    const again = openIn(folder);
    expect([sent, unsent].map(({ writeId }) => again.writes.get(writeId)?.state)).toEqual(['in-doubt', 'rejected']);
    again.close();
  }));

test('an end that was held back is written down before the next change of the same write', () =>
  inFolder(async (folder) => {
    const { ledger, sent } = await withEndHeldBack(folder);
    const at = '2026-11-20T10:00:00.000Z';
    const settlement = { at, by: 'mia', resolution: 'done' as const, done: [1], notDone: [] };
    // For a write that the file still calls sent it would be refused.
    expect(await ledger.writes.settleByHand(sent.writeId, settlement)).toMatchObject({ state: 'resolved' });
    expect(ledger.unwritten.all()).toEqual([]);
    ledger.close();
    const again = openIn(folder);
    expect(again.writes.get(sent.writeId)).toMatchObject({ state: 'resolved', settlements: [settlement] });
    again.close();
  }));

test('a write of the backup whose order a newer one holds bars nothing once the file takes what was held back', () =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    const lost: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const { writeId } = await first.writes.markSent(first.writes.begin(intent(1)).writeId);
      lost.unshift(writeId);
      first.database.change((run) => {
        run('DELETE FROM write_orders');
        run('DELETE FROM writes');
      });
    }
    first.database.change((run) =>
      run(`CREATE TRIGGER no_write BEFORE INSERT ON writes BEGIN SELECT RAISE(ABORT, 'no write'); END`),
    );
    first.close();
    const { ledger, lines } = openTold(folder);
    expect(ledger.unwritten.all().map(({ writeId }) => writeId)).toEqual(lost);
    ledger.database.change((run) => run('DROP TRIGGER no_write'));
    expect(ledger.writes.begin(intent(2))).toMatchObject({ state: 'intent' });
    expect(ledger.unwritten.all()).toEqual([]);
    expect(said(lines)).toContain('error: ledger: a write is given up, because a newer one holds one of its orders');
    expect(() => ledger.writes.begin(intent(1))).toThrow(
      expect.objectContaining({ message: expect.stringContaining('already-open') }),
    );
    ledger.close();
  }));

test('what another program has settled meanwhile is not undone by an end that was held back here', () =>
  inFolder(async (folder) => {
    const { ledger: here, sent } = await withEndHeldBack(folder);
    // It finds the doubt in the backup.
    const there = openIn(folder);
    expect(there.writes.get(sent.writeId)?.state).toBe('in-doubt');
    const settlement = {
      at: '2026-11-20T10:00:00.000Z',
      by: 'mia',
      resolution: 'done' as const,
      done: [1],
      notDone: [],
    };
    const resolved = await there.writes.settleByHand(sent.writeId, settlement);
    there.close();
    here.close();
    const again = openIn(folder);
    expect([again.state, again.writes.get(sent.writeId)]).toEqual(['ok', resolved]);
    again.close();
  }));
