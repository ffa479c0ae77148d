/** What the ledger's writes say about an account that nothing else names any more: as it was at its last write. */
import { expect, test } from 'vitest';
import { readAccountUses } from '../../../src-main/journal/account-uses.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { inFolder, intent, openIn, plansOf, silentLog } from './ledger-folder.ts';

test('each account once, as it was called and where it was at its last write, the last used first', () =>
  inFolder(async (folder) => {
    let hour = 10;
    const now = () => new Date(`2026-11-20T${hour}:00:00.000Z`);
    const ledger = openLedger({ folder, clock: { ...systemClock, now }, log: silentLog });
    const origin = 'https://new.example';
    ledger.writes.begin({ ...intent(1), accountLabel: 'Old name' });
    hour = 11;
    ledger.writes.begin({ ...intent(2), accountId: 'two', accountLabel: 'Two' });
    hour = 12;
    ledger.writes.begin({ ...intent(3), accountLabel: 'New name', origin });
    expect(readAccountUses(ledger.database)).toEqual([
      { accountId: 'one', label: 'New name', origin, lastUsedAt: '2026-11-20T12:00:00.000Z' },
      { accountId: 'two', label: 'Two', origin: '', lastUsedAt: '2026-11-20T11:00:00.000Z' },
    ]);
    ledger.close();
  }));

test('an account of which everything was refused, and one that only removed every unshipped order, are named', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writeId } = ledger.writes.begin({ ...intent(1), accountId: 'refused' });
    await ledger.writes.settle(writeId, 'rejected', {});
    ledger.writes.begin({ ...intent(), kind: 'bulk-delete', accountId: 'every', about: { everyUnshipped: true } });
    const named = readAccountUses(ledger.database).map(({ accountId }) => accountId);
    expect(named.toSorted()).toEqual(['every', 'refused']);
    ledger.close();
  }));

test('years of writes are not looked through: each account is found by the indexes', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const plans = plansOf(ledger.database, readAccountUses);
    expect(plans).not.toEqual([]);
    expect(plans.filter((plan) => /^SCAN (writes|write_orders|w|o)\b(?! USING COVERING)/.test(plan))).toEqual([]);
    ledger.close();
  }));
