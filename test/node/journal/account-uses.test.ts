/** What the ledger's writes say about an account that nothing else names any more: as it was at its last write. */
import { expect, test } from 'vitest';
import { readAccountUses } from '../../../src-main/journal/account-uses.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { systemClock } from '../../../src-main/system-time.ts';
import { inFolder, intent, silentLog } from './ledger-folder.ts';

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
