/** The ledger as another thread reads it: beside the program that writes it, as of now. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLedgerReading } from '../../../src-main/journal/ledger-reading.ts';
import type { WriteIntent } from '../../../src-main/journal/write-record.ts';
import { inFolder, intent, openIn } from './ledger-folder.ts';

const noted = (accountId: string, shop: string) => ({
  ...{ accountId, kind: 'live' as const, label: shop, baseAddress: `https://${shop}.example`, colour: 'blue' as const },
  ...{ format: 'json' as const, serviceKeyLastFour: null, subscriptionKeyLastFour: null },
});

test('writes are found by their number and by name, as they are by then; another version after each change', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const ids = [1, 2, 3].map((orderId) => ledger.writes.begin(intent(orderId)).writeId);
    const reading = openLedgerReading(join(folder, 'ledger.sqlite'));
    const found = (rows: ReturnType<typeof reading.writesAfter>) =>
      rows.map(({ writeNo, record }) => [writeNo, ids.indexOf(record.writeId), record.state]);
    expect(found(reading.writesAfter(0, 2))).toEqual([
      [1, 0, 'intent'],
      [2, 1, 'intent'],
    ]);
    expect(found(reading.writesAfter(2, 9))).toEqual([[3, 2, 'intent']]);
    const before = reading.version();
    expect(reading.version()).toBe(before);
    await ledger.writes.markSent(ids[1] ?? '');
    expect(reading.version()).not.toBe(before);
    expect(found(reading.writesNamed([ids[2] ?? '', ids[1] ?? '', 'nobody']))).toEqual([
      [2, 1, 'sent'],
      [3, 2, 'intent'],
    ]);
    reading.close();
    expect(() => reading.version()).toThrow('cancelled');
    ledger.close();
  }));

test('the marks of an account: its own writes and what others give it, the last begun first', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { accounts, writes } = ledger;
    for (const [accountId, shop] of [
      ['one', 'shop'],
      ['two', 'store'],
    ] as const)
      accounts.note(noted(accountId, shop), `key-of-${shop}`);
    const [one, two] = ['one', 'two'].map((accountId) => accounts.reference(accountId));
    if (one === undefined || two === undefined) throw new Error('Two accounts');
    const begin = async (some: Partial<WriteIntent>, ...orderIds: number[]): Promise<string> => {
      const { writeId } = writes.begin({ ...intent(...orderIds), ...one, ...some });
      await writes.settle(writeId, 'rejected', {});
      return writeId;
    };
    const about = { toAccountId: 'two', toAccountLabel: 'Two', toFingerprint: two.fingerprint };
    const ids = [
      await begin({}, 1, 2),
      await begin({ kind: 'bulk-delete', about: { remove: false } }, 1),
      await begin({ kind: 'bulk-delete', about: { remove: true } }, 1),
      await begin({ kind: 'bulk-delete' }, 1),
      await begin({ kind: 'assign', origin: two.origin, about }, 1),
      await begin({ ...two, kind: 'archive' }, 1),
    ];
    const reading = openLedgerReading(join(folder, 'ledger.sqlite'));
    const marks = (accountId: string, ...orderIds: number[]) =>
      reading
        .marksOf(accountId, orderIds)
        .map((mark) => ({ ...mark, writeId: ids.indexOf(mark.writeId), createdAt: null }));
    const mark = { orderId: 1, state: 'rejected', createdAt: null, isOwn: true, toAccountId: null, archives: false };
    const assign = { ...mark, writeId: 4, kind: 'assign', toAccountId: 'two' };
    expect(marks('one', 1, 2, 3)).toEqual([
      assign,
      ...[3, 2].map((writeId) => ({ ...mark, writeId, kind: 'bulk-delete' })),
      { ...mark, writeId: 1, kind: 'bulk-delete', archives: true },
      ...[1, 2].map((orderId) => ({ ...mark, orderId, writeId: 0, kind: 'manifest' })),
    ]);
    expect(marks('two', 1)).toEqual([
      { ...mark, writeId: 5, kind: 'archive' },
      { ...assign, isOwn: false },
    ]);
    expect(marks('three', 1)).toEqual([]);
    expect(reading.marksOf('one', [2])[0]?.createdAt).toBe(writes.get(ids[0] ?? '')?.createdAt);
    reading.close();
    ledger.close();
  }));

test('where there is no ledger, nothing is made; a damaged record is told with its file', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'ledger.sqlite');
    expect(() => openLedgerReading(path)).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'file-failed', facts: { path } }) }),
    );
    await mkdir(join(folder, 'other'));
    const junk = join(folder, 'other', 'ledger.sqlite');
    await writeFile(
      junk,
      'no ledger, but long enough to be looked at as one: 0123456789 0123456789 0123456789 0123456789',
    );
    expect(() => openLedgerReading(junk)).toThrow('file-failed');
    const ledger = openIn(folder);
    ledger.writes.begin(intent(1));
    ledger.database.change((run) => run(`UPDATE writes SET record = replace(record, 'Swift', 'Snail')`));
    const reading = openLedgerReading(path);
    expect(() => reading.writesAfter(0, 1)).toThrow('was changed');
    reading.close();
    ledger.close();
  }));
