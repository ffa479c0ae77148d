/** Removing every unshipped order names none of them: while its end is open, none of them may be in another write. */
import { expect, test } from 'vitest';
import { query } from '../../helpers/orders-bench.ts';
import { inGuards, references } from './guards-bench.ts';

const everyUnshipped = (typedAccountLabel: string) => ({ kind: 'remove-all-unshipped', typedAccountLabel }) as const;

test('in doubt, it is not sent again, and nothing else of its account is', () =>
  inGuards(async (bench) => {
    const [north, twin] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'twin' })];
    const south = await bench.addAccount('south');
    bench.service.answers = 'dropped';
    expect(await bench.change(north, everyUnshipped('north'))).toEqual(['in-doubt']);
    bench.service.answers = 'done';
    for (const accountId of [north, twin]) {
      const label = accountId === north ? 'north' : 'twin';
      expect(await bench.change(accountId, everyUnshipped(label))).toEqual(['unshipped-being-removed']);
      expect(await bench.manifest(accountId, 71)).toBe('unshipped-being-removed');
      expect(await bench.change(accountId, { kind: 'archive', orders: references(71) })).toEqual([
        'unshipped-being-removed',
      ]);
      const assign = { kind: 'assign', orders: references(71), toAccountId: south } as const;
      expect(await bench.change(accountId, assign)).toEqual(['unshipped-being-removed']);
    }
    // No order may be moved into the account either: it would be removed with the others.
    const into = { kind: 'assign', orders: references(71), toAccountId: twin } as const;
    expect(await bench.change(south, into)).toEqual(['unshipped-being-removed']);
    expect(bench.service.writes).toEqual(['POST /api/orders/delete']);
    // Another account is not affected.
    expect(await bench.manifest(south, 71)).toBe('stored');
  }));

test('it is not sent while any write of its account is open, nor while an order is on its way into it', () =>
  inGuards(async (bench) => {
    const [north, twin] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'twin' })];
    const south = await bench.addAccount('south');
    bench.service.answers = 'dropped';
    expect(await bench.manifest(north, 71)).toBe('in-doubt');
    expect(await bench.change(twin, everyUnshipped('twin'))).toEqual(['account-writes-open']);
    const assign = { kind: 'assign', orders: references(72), toAccountId: north } as const;
    expect(await bench.change(south, assign)).toEqual(['in-doubt']);
    expect(await bench.change(south, everyUnshipped('south'))).toEqual(['account-writes-open']);
    expect(bench.service.writes).toHaveLength(2);
  }));

test('an order on its way into an account is open there too', () =>
  inGuards(async (bench) => {
    const [north, south] = [await bench.addAccount('north'), await bench.addAccount('south')];
    bench.service.answers = 'dropped';
    const assign = { kind: 'assign', orders: references(71), toAccountId: south } as const;
    expect(await bench.change(north, assign)).toEqual(['in-doubt']);
    expect(await bench.manifest(south, 71)).toBe('already-open');
    expect(await bench.change(south, { kind: 'remove', orders: references(71) })).toEqual(['already-open']);
    expect(bench.service.writes).toEqual(['POST /api/orders/assign']);
  }));

test('done by one of two entries of the account, none of its orders is shown in the other either', () =>
  inGuards(async (bench) => {
    const [north, twin] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'twin' })];
    const south = await bench.addAccount('south');
    const shown = (accountId: string) => bench.app().ask('orders.details', { accountId, orderId: 71 });
    for (const accountId of [north, twin, south]) {
      await bench.app().search(query({ accountId }));
      expect(await shown(accountId)).not.toBeNull();
    }
    expect(await bench.change(twin, everyUnshipped('twin'))).toEqual(['done']);
    await expect.poll(() => shown(twin)).toBeNull();
    await expect.poll(() => shown(north)).toBeNull();
    // Another account has the same order numbers, and nothing of it was removed.
    expect(await shown(south)).not.toBeNull();
  }));
