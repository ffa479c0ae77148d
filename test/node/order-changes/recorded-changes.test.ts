/** The ledger names a change by what was asked of the service: activity and look-ups use that name. */
import { expect, test } from 'vitest';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { inFolder } from '../journal/ledger-folder.ts';
import { keysAt, openChanges, orders } from './changes-bench.ts';

const success = answer({ body: JSON.stringify({ success: true, errors: [] }) });

const cases: readonly [string, OrderChange, object][] = [
  ['archive of one', { kind: 'archive', orders: orders(7) }, { kind: 'archive', about: {} }],
  ['archive of two', { kind: 'archive', orders: orders(7, 8) }, { kind: 'bulk-delete', about: { remove: false } }],
  ['removal of one', { kind: 'remove', orders: orders(7) }, { kind: 'delete', about: {} }],
  ['removal of two', { kind: 'remove', orders: orders(7, 8) }, { kind: 'bulk-delete', about: { remove: true } }],
  [
    'removal of all unshipped',
    { kind: 'remove-all-unshipped', typedAccountLabel: 'Label of one' },
    { kind: 'bulk-delete', about: { remove: true, everyUnshipped: true }, orders: [] },
  ],
  [
    'assignment',
    { kind: 'assign', orders: orders(7, 8), toAccountId: 'two' },
    { kind: 'assign', about: { toAccountId: 'two', toAccountLabel: 'Label of two' } },
  ],
];

test.each(cases)('%s', (_what, change, recorded) =>
  inFolder(async (folder) => {
    const server = await startMisbehavingServer([success]);
    const accounts = { one: keysAt(server.url, 'one'), two: keysAt(server.url, 'two') };
    const bench = openChanges({ folder, accounts });
    try {
      const { results } = await bench.run(change);
      const record = bench.ledger.writes.get(results[0]?.writeId ?? '');
      expect(record).toMatchObject({ accountId: 'one', accountLabel: 'Label of one', state: 'stored', ...recorded });
      if ('orders' in change)
        expect(record?.orders.map((order) => order.orderNumber)).toEqual(
          change.orders.map((order) => order.orderNumber),
        );
    } finally {
      await bench.close();
      await server.close();
    }
  }),
);
