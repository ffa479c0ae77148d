/** Undo before the first scan after a start: the band says which parcel was taken out, until the next scan. */
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RoundScan } from '../../../src-preload/contract/station.ts';
import { drawnStill } from '../../helpers/page-part.ts';
import { say } from '../../helpers/texts.ts';
import { listedOrder } from '../orders/listed-order.ts';

const takenOutAt = '2026-11-27T09:01:00Z';
const lastScans = [{ roundId: 'r', orderId: 7, orderNumber: 'PB-7', takenOutAt } as RoundScan];
const station = { open: [], closed: [], lastScans };
const answers: Record<string, unknown> = {
  'station.takeOut': station,
  'station.take': {
    ...{ scanId: 'scan-1', code: 'PB-7', notAsked: [] },
    verdict: { kind: 'added', order: listedOrder(), scannedAt: '2026-11-27T09:00:00Z', roundId: 'r', orderCount: 1 },
  },
};

beforeAll(() => {
  const call = async (name: string): Promise<unknown> => ({ ok: true, value: answers[name] });
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
});
afterAll(() => vi.unstubAllGlobals());

test('the parcel is named, and no longer once another scan is shown', async () => {
  const { undo, useStationStore } = await import('../../../src-renderer/station/station-store.ts');
  const store = useStationStore.getState;
  useStationStore.setState({ scans: [], latest: null, takenOut: null });
  await undo({ roundId: 'r', orderId: 7, orderNumber: 'PB-7' });
  const { StationBand } = await import('../../../src-renderer/station/station-band.tsx');
  const band = (): string => {
    const { takenOut } = store();
    return drawnStill(createElement(StationBand, { scan: null, takenOut, station, accounts: [] }));
  };
  const told = say('station.since.taken-out', { order: 'PB-7' });
  expect(band()).toContain(told);
  await store().take('north', 7);
  expect(band()).not.toContain(told);
  useStationStore.setState({ scans: [], latest: null });
});
