/** What services told of a scan before main's own answer to it came is kept only while such an answer is waited for. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import { listedOrder } from '../orders/listed-order.ts';

afterEach(() => vi.unstubAllGlobals());

const reading: Reading = { by: 'code', text: 'PB-7', aim: null, parts: [], candidates: ['PB-7'] };
const verdict = {
  kind: 'added',
  order: listedOrder({ accountId: 'north', orderId: 7 }),
  scannedAt: '2026-11-27T09:00:00Z',
  roundId: 'r',
  orderCount: 1,
} as const;

it('an answer to a scan that has left is not taken for one to a later scan', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const call = vi.fn(() => answers[call.mock.calls.length - 1]?.promise);
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const { useStationStore } = await import('../../../src-renderer/station/station-store.ts');
  useStationStore.setState({ scans: [], latest: null });
  const { scan, noteScanned } = useStationStore.getState();
  const answerWith = (at: number, scanId: string): void =>
    answers[at]?.resolve({ ok: true, value: { scanId, code: 'PB-7', verdict, matches: [], notAsked: [] } });

  const first = scan([reading]);
  noteScanned({
    scanId: 'scan-2',
    code: 'PB-7',
    verdict: { kind: 'unknown', accounts: [] },
    matches: [],
    notAsked: [],
  });
  answerWith(0, 'scan-1');
  await first;
  const second = scan([reading]);
  answerWith(1, 'scan-2');
  await second;
  expect(useStationStore.getState().scans.map((one) => one.verdict?.kind)).toEqual(['added', 'added']);
  useStationStore.setState({ scans: [], latest: null });
});
