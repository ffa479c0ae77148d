/** A keychain that stays locked for a while, and opens. */
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { limitOfTheEnd } from '../../../src-main/orderly-end.ts';
import type { KeyVault } from '../../../src-main/ports.ts';
import type { FailureCode } from '../../../src-preload/contract/failure.ts';
import type { OrderReading } from '../../../src-preload/contract/order-list.ts';
import { inMemoryKeyVault } from '../../helpers/in-memory-ports.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { startServices, type TestPorts } from '../../helpers/services-on-test-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

const orders = JSON.stringify({ orders: [], total_pages: 0, success: true, errors: [] });
const nothingTracked = JSON.stringify({ results: [], success: true, errors: [] });

async function openBench(keyVault: KeyVault, ports: TestPorts = {}) {
  const service = await startMisbehavingServer([
    (socket, request) =>
      answer({ body: request.path.startsWith('/api/track') ? nothingTracked : orders })(socket, request),
  ]);
  onTestFinished(() => service.close());
  const bench = await startServices({ ...ports, keyVault });
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  for (const which of ['service', 'subscription'] as const) {
    bench.clipboard.text = `${which}-key-0123456789`;
    await bench.ask('accounts.pasteKey', { draftId, which });
  }
  const saved = { draftId, label: 'Harbour Shop', baseAddress: service.url, colour: 'gold' } as const;
  const { accountId } = await bench.ask('accounts.saveDraft', saved);
  return { bench, accountId };
}

test('once the keychain has opened for somebody, the orders of the account are read again', async () => {
  const vault = inMemoryKeyVault();
  let isLocked = false;
  const read = (name: string): Promise<string | null> =>
    isLocked ? Promise.reject(failureOf('keychain-failed')) : vault.read(name);
  const { bench, accountId } = await openBench({ ...vault, read });
  onTestFinished(() => bench.close());
  const track = () => bench.outcome('tracking.get', { accountId, number: 'TRACK91NZ' });
  await track();

  isLocked = true;
  bench.services.ordersReading.start();
  const told = (state: OrderReading['state'], failure: FailureCode | null) =>
    bench.announcements.first('orders.readingChanged', (readings) =>
      readings.some(
        (one) => one.accountId === accountId && one.state === state && (one.failure?.code ?? null) === failure,
      ),
    );
  await told('off', 'keychain-failed');
  isLocked = false;
  await track();
  await told('waiting', null);
});

test('an end waits for no keychain that waits for its password', async () => {
  const vault = inMemoryKeyVault();
  const asked = Promise.withResolvers<void>();
  const unlocked = Promise.withResolvers<void>();
  let isLocked = false;
  const read = async (name: string): Promise<string | null> => {
    if (isLocked) {
      asked.resolve();
      await unlocked.promise;
    }
    return vault.read(name);
  };
  const timers = createTimersByHand();
  const { bench } = await openBench({ ...vault, read }, { after: timers.after });
  onTestFinished(() => unlocked.resolve());
  isLocked = true;
  bench.services.ordersReading.start();
  await asked.promise;
  const closed = bench.close();
  await timers.asked(limitOfTheEnd);
  timers.pass(limitOfTheEnd);
  await expect(closed).resolves.toBeUndefined();
});
