/** A mirror on a file of its own, with a thread or without, beside a ledger that a test may fill. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import type { Mirror } from '../../../src-main/mirror/mirror.ts';
import { openMirror } from '../../../src-main/mirror/mirror.ts';
import { createMirrorThread, type MirrorThread } from '../../../src-main/mirror/mirror-thread.ts';
import type { FoundOrder } from '../../../src-main/shipping/shipping-client.ts';
import { threadFailure } from '../../../src-main/threads/thread-failure.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { OrderFilters, OrderListQuery } from '../../../src-preload/contract/order-list.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { threadFile } from '../../helpers/thread-files.ts';

export interface MirrorBench {
  readonly mirror: Mirror;
  readonly folder: string;
  readonly path: string;
  readonly ledgerPath: string;
  /** Closed at the end of the test. */
  readonly ledger: Ledger;
  /** Closed and opened again, as a restart does. */
  reopen(): Mirror;
  /** Milliseconds, as the mirror measures them. */
  readonly time: { passed: number };
}

/** The bench's file opened beside it, as by a start. `pass`: whenever it gives others their turn. */
export function openedApart(
  { path, ledgerPath }: Pick<MirrorBench, 'path' | 'ledgerPath'>,
  accountIds: readonly string[],
  pass: () => void | Promise<void>,
  steps: { readonly ordersInStep?: number } = {},
): Mirror {
  const mirror = openMirror({
    ...{ path, ledgerPath, now: () => new Date(), passed: () => 0, ...steps },
    failureOf: (cause) => failureOf('file-failed', { cause }).failure,
    pass: async () => pass(),
  });
  onTestFinished(() => mirror.close());
  mirror.noteAccounts(accountIds);
  return mirror;
}

export const readAt = '2026-11-22T09:00:00.000Z';

export async function startMirror(accountIds: readonly string[] = ['north', 'south']): Promise<MirrorBench> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-mirror-'));
  const ledgerFolder = join(folder, 'ledger');
  const ledger = openLedger({ folder: ledgerFolder, clock: systemClock, log: inMemoryLog() });
  const path = join(folder, 'orders', 'orders.sqlite');
  const ledgerPath = join(ledgerFolder, 'ledger.sqlite');
  const time = { passed: 0 };
  const open = (): Mirror => {
    const mirror = openMirror({
      path,
      ledgerPath,
      now: () => new Date(readAt),
      passed: () => time.passed,
      failureOf: (cause) => threadFailure(cause, path),
      pass: async () => undefined,
    });
    mirror.noteAccounts(accountIds);
    return mirror;
  };
  let mirror = open();
  onTestFinished(async () => {
    mirror.close();
    ledger.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    get mirror() {
      return mirror;
    },
    folder,
    path,
    ledgerPath,
    ledger,
    time,
    reopen() {
      mirror.close();
      mirror = open();
      return mirror;
    },
  };
}

/** The mirror behind its thread, with a file of its own and a ledger that is empty. Closed at the end of the test. */
export async function startMirrorThread(): Promise<{ readonly thread: MirrorThread; readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-mirror-thread-'));
  openLedger({ folder: join(folder, 'ledger'), clock: systemClock, log: inMemoryLog() }).close();
  const thread = createMirrorThread({
    workerPath: threadFile('orders'),
    places: { folder, ledgerPath: join(folder, 'ledger', 'ledger.sqlite') },
    started: (begun) => void begun.ask('noteAccounts', ['north']),
    log: inMemoryLog(),
  });
  onTestFinished(async () => {
    await thread.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return { thread, folder };
}

export function order(orderId: number, more: Partial<FoundOrder> = {}): FoundOrder {
  return {
    orderId,
    orderNumber: `PB-${orderId}`,
    orderedAt: new Date(Date.UTC(2026, 10, 20, 12, 0, orderId)).toISOString(),
    receiverName: `Receiver ${orderId}`,
    carrierName: 'NZ Post',
    trackingNumber: `TN${orderId}NZ`,
    country: 'New Zealand',
    exactMatch: null,
    ...more,
  };
}

/** Everything is kept. */
export const ever = Number.NEGATIVE_INFINITY;

export async function takeIn(
  mirror: Mirror,
  orders: readonly FoundOrder[],
  { accountId = 'north', seenAs = 'unshipped' as 'unshipped' | 'shipped' | null, walkId = null as number | null } = {},
): ReturnType<Mirror['takeIn']> {
  return mirror.takeIn({ accountId, seenAs, orders, seenAt: readAt, walkId }, ever);
}

export function query({
  filters = {},
  ...more
}: Partial<Omit<OrderListQuery, 'filters'>> & { filters?: Partial<OrderFilters> } = {}): OrderListQuery {
  return {
    accountIds: null,
    phrase: '',
    sort: { by: 'orderNumber', descending: false },
    ...more,
    filters: { group: null, carrierName: null, country: null, records: 'any', selectedOnly: false, ...filters },
  };
}

export const numbersOf = (orders: readonly { readonly orderNumber: string }[]): string[] =>
  orders.map(({ orderNumber }) => orderNumber);
