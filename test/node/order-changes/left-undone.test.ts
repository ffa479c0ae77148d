/** What an end left undone becomes known of several writes at once, and while the page asks for it: each is told, once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLeftUndone } from '../../../src-main/order-changes/left-undone.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { LeftUndone } from '../../../src-preload/contract/change.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';

const left = (orderId: number): LeftUndone => ({
  kind: 'archive',
  orderCount: 1,
  orders: [{ orderId, orderNumber: `PB-${orderId}` }],
});

async function kept() {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-left-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return createLeftUndone({ folder, clock: systemClock, log: inMemoryLog() });
}

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
