/** What stands on the station's card and in its lists. */
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { RoundScan } from '../../../src-preload/contract/station.ts';
import type { ShownScan } from '../../../src-renderer/station/shown-scan.ts';
import { drawnStill } from '../../helpers/drawn-still.ts';
import { say } from '../../helpers/texts.ts';
import { listedOrder } from '../orders/listed-order.ts';

// The parts listen to main as soon as they are loaded.
beforeAll(() => void vi.stubGlobal('window', { packbench: { on: () => () => undefined } }));
afterAll(() => vi.unstubAllGlobals());

const north = { accountId: 'north', label: 'North', colour: 'teal' } as Account;
const added: ShownScan = {
  ...{ shownId: 1, code: 'PB-7', scanId: 'scan-1', notAsked: [], isSeenTo: false },
  verdict: {
    ...{ kind: 'added', order: listedOrder(), roundId: 'r', scannedAt: '2026-11-22T10:00:00Z' },
    ...{ orderCount: 1, isOther: false },
  },
};

test('a parcel that was taken out of its round does not look like one that was added', async () => {
  const { StationCard } = await import('../../../src-renderer/station/station-card.tsx');
  const card = (isOut: boolean): string =>
    drawnStill(createElement(StationCard, { scan: added, isOut, accounts: [north], current: north }));
  expect(card(false)).toContain('PB-7');
  expect(card(false)).not.toContain(say('station.last.out'));
  expect(card(true)).toContain('PB-7');
  expect(card(true)).toContain(say('station.last.out'));
});

test('of an account that was removed, a scan is named by its label, and offers nothing that could not be done', async () => {
  const { LastScans } = await import('../../../src-renderer/station/last-scans.tsx');
  const scan: RoundScan = {
    ...{ orderId: 7, orderNumber: 'PB-7', receiverName: '', carrierName: '', trackingNumber: '', country: '' },
    ...{ roundId: 'r', accountId: 'north', accountLabel: 'North', scannedAt: '2026-11-22T10:00:00Z' },
    ...{ takenOutAt: '2026-11-22T10:01:00Z', isOpen: true },
  };
  const list = (accounts: readonly Account[]): string =>
    drawnStill(createElement(LastScans, { scans: [scan], accounts }));
  const putBack = say('station.put-back.long', { order: 'PB-7' });
  expect(list([north])).toContain(putBack);
  expect(list([])).toContain('North');
  expect(list([])).not.toContain(putBack);
});
