/** 'Put back' pressed twice puts one parcel back: the second press would say that it was in the round already. */
import { afterEach, expect, it, vi } from 'vitest';
import { listedOrder } from '../orders/listed-order.ts';

afterEach(() => vi.unstubAllGlobals());

it('puts it back once for each time that it was taken out', async () => {
  const asked: unknown[] = [];
  const answers: (() => void)[] = [];
  const call = async (_name: string, request: unknown): Promise<unknown> => {
    asked.push(request);
    await new Promise<void>((resolve) => answers.push(resolve));
    const order = listedOrder({ accountId: 'north', orderId: 7 });
    const verdict = { kind: 'added', order, scannedAt: '2026-11-27T09:00:00Z', roundId: 'r', orderCount: 1 };
    return { ok: true, value: { scanId: `scan-${asked.length}`, code: 'PB-7', verdict } };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const { useStationStore } = await import('../../../src-renderer/station/station-store.ts');
  useStationStore.setState({ scans: [], latest: null });
  const { take } = useStationStore.getState();
  const presses = [take('north', 7), take('north', 7), take('north', 8)];
  expect(asked).toEqual([
    { accountId: 'north', orderId: 7 },
    { accountId: 'north', orderId: 8 },
  ]);
  for (const answer of answers) answer();
  await Promise.all(presses);
  const again = take('north', 7);
  answers.at(-1)?.();
  await again;
  expect(asked).toHaveLength(3);
  expect(useStationStore.getState().scans).toHaveLength(3);
  useStationStore.setState({ scans: [], latest: null });
});
