/** What an end left undone becomes known of several writes at once, and while the page asks for it: each is told, once. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLeftUndone } from '../../../src-main/order-changes/left-undone.ts';
import { createChangesUnderWay } from '../../../src-main/order-changes/under-way.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { LeftUndone } from '../../../src-preload/contract/change.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { orders } from './changes-bench.ts';

const left = (orderId: number): LeftUndone => ({
  kind: 'archive',
  orderCount: 1,
  orders: [{ orderId, orderNumber: `PB-${orderId}` }],
});

async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-left-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, clock: systemClock, log: inMemoryLog() };
}

const kept = async () => createLeftUndone(await place());

test('of two that become known at once none is lost', async () => {
  const file = await kept();
  await Promise.all([file.add([left(1)]), file.add([left(2)])]);
  expect(await file.take()).toEqual([left(1), left(2)]);
});

test('one that becomes known while the page asks is told now or next, and no other twice', async () => {
  const file = await kept();
  await file.add([left(1)]);
  const [, told] = await Promise.all([file.add([left(2)]), file.take()]);
  expect([...told, ...(await file.take())]).toEqual([left(1), left(2)]);
});

test('of changes under way all that was not begun is handed on once: with its next slice, where the ledger does not know of that', async () => {
  const here = await place();
  const underWay = createChangesUnderWay(here);
  const slices = [orders(1, 2), orders(3)];
  await Promise.all([
    underWay.note('not begun', { kind: 'archive', writeId: 'a', slices }),
    underWay.note('begun', { kind: 'assign', writeId: 'b', slices: [orders(9)] }),
    underWay.note('at its last', { kind: 'remove', writeId: 'c', slices: [orders(7)] }),
    underWay.note('ended', { kind: 'remove', writeId: 'd', slices }),
  ]);
  await underWay.note('begun', { kind: 'assign', writeId: 'e', slices });
  await underWay.forget(['ended']);
  const told: LeftUndone[][] = [];
  for (const start of [createChangesUnderWay(here), createChangesUnderWay(here)]) {
    await start.handOn(
      (writeId) => writeId !== 'a',
      async (left) => void told.push([...left]),
    );
  }
  expect(told).toEqual([
    [
      { kind: 'archive', orderCount: 3, orders: orders(1, 2, 3) },
      { kind: 'assign', orderCount: 1, orders: orders(3) },
    ],
    [],
  ]);
});

test('what the list does not take stays noted, and a damaged file is told', async () => {
  const here = await place();
  await createChangesUnderWay(here).note('one', { kind: 'archive', writeId: 'a', slices: [orders(1)] });
  const next = createChangesUnderWay(here);
  await expect(
    next.handOn(
      () => false,
      () => Promise.reject(new Error('no')),
    ),
  ).rejects.toThrow('no');
  const told: LeftUndone[] = [];
  await createChangesUnderWay(here).handOn(
    () => false,
    async (left) => void told.push(...left),
  );
  expect(told).toEqual([left(1)].map((one) => ({ ...one, orders: orders(1) })));
  await writeFile(join(here.folder, 'changes-under-way.json'), '{"version":1,"runs":[{');
  const damaged = createChangesUnderWay(here).handOn(
    () => false,
    async () => undefined,
  );
  await expect(damaged).rejects.toMatchObject({ failure: { code: 'file-failed', facts: { field: 'aside' } } });
});
