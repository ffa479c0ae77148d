/** F8 goes to the account that has the parcel: where main refuses that, the parcel is not added, and the key works again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { useSelectionStore } from '../../../src-renderer/bench/selection-store.ts';
import { scanChoices } from '../../../src-renderer/scan/scan-choices.tsx';
import { useScanStore } from '../../../src-renderer/scan/scan-store.ts';
import { setReply } from '../../../src-renderer/server-state.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { listedOrder } from '../orders/listed-order.ts';

// Other files of this process may have selected the same order, and left notices; the account is not the current one.
beforeEach(() => {
  setReply('accounts.list', {}, { accounts: [], currentAccountId: 'other' });
  useSelectionStore.setState({ byAccount: new Map() });
  useNotices.setState({ notices: [] });
});
afterEach(() => vi.unstubAllGlobals());

test('on the orders', async () => {
  const order = listedOrder();
  const [south, current] = [someAccount(order.accountId, { label: 'South' }), someAccount('other')];
  const accounts = [south, current];
  const refusal = { ok: false, failure: failureOf('settings-failed').failure };
  let isRefused = true;
  let isSwitched = Promise.withResolvers<void>();
  const call = async (name: string): Promise<unknown> => {
    if (name !== 'accounts.setCurrent') return { ok: true, value: { orders: [], failure: null } };
    isSwitched.resolve();
    return isRefused ? refusal : { ok: true, value: { accounts, currentAccountId: south.accountId } };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  useScanStore.setState({
    scans: [
      {
        ...{ scanId: 1, code: 'PB-7', askedAs: null, notAsked: [], readings: [] },
        ...{ verdict: { kind: 'other-account', account: south, order } },
        place: { accounts, current, dialog: null, isBesideRound: false },
      },
    ],
  });
  const pressF8 = (): void => {
    const [scan] = useScanStore.getState().scans;
    const choice = scan && scanChoices(scan).find(({ keys }) => keys === 'F8');
    choice?.run();
  };
  const selected = (): number => useSelectionStore.getState().byAccount.get(order.accountId)?.size ?? 0;

  pressF8();
  await isSwitched.promise;
  await expect.poll(() => useNotices.getState().notices).toHaveLength(1);
  expect(useScanStore.getState().scans).toMatchObject([{ verdict: { kind: 'other-account' } }]);
  expect(selected()).toBe(0);

  isRefused = false;
  isSwitched = Promise.withResolvers();
  pressF8();
  await isSwitched.promise;
  await expect.poll(() => useScanStore.getState().scans).toMatchObject([{ verdict: { kind: 'added' } }]);
  expect(selected()).toBe(1);
});

test('on the card of the station', async () => {
  const order = listedOrder();
  const south = someAccount(order.accountId, { label: 'South' });
  const refusal = { ok: false, failure: failureOf('settings-failed').failure };
  let isRefused = true;
  const taken: unknown[] = [];
  const call = async (name: string, request: unknown): Promise<unknown> => {
    if (name === 'accounts.setCurrent') {
      return isRefused ? refusal : { ok: true, value: { accounts: [south], currentAccountId: south.accountId } };
    }
    taken.push([name, request]);
    return { ok: true, value: { scanId: 's', code: 'PB-7', verdict: { kind: 'unknown' } } };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const { stationChoices } = await import('../../../src-renderer/station/station-card.tsx');
  const { useStationStore } = await import('../../../src-renderer/station/station-store.ts');
  const scan = {
    ...{ shownId: 1, code: 'PB-7', scanId: 's', notAsked: [], isSeenTo: false },
    verdict: { kind: 'other-account' as const, order },
  };
  useStationStore.setState({ scans: [scan] });
  const pressF8 = (): void =>
    stationChoices(scan, [south])
      .find(({ keys }) => keys === 'F8')
      ?.run();

  pressF8();
  await expect.poll(() => useNotices.getState().notices).toHaveLength(1);
  expect(taken).toEqual([]);

  isRefused = false;
  pressF8();
  await expect.poll(() => taken).toEqual([['station.take', { accountId: order.accountId, orderId: order.orderId }]]);
  useStationStore.setState({ scans: [], latest: null });
});
