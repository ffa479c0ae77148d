/** An account is switched to where it is not the current one, or will not be the current one in a moment. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchAccount } from '../../../src-renderer/bench/use-accounts.ts';
import { useScanStore } from '../../../src-renderer/scan/scan-store.ts';
import { setReply } from '../../../src-renderer/server-state.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { listedOrder } from '../orders/listed-order.ts';

const [north, south] = [someAccount('north'), someAccount('south')];
const accounts = [north, south];

let asked: string[] = [];
let answers: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  const call = (name: string, { accountId }: { readonly accountId: string }): Promise<unknown> => {
    if (name !== 'accounts.setCurrent') return Promise.resolve({ ok: true, value: { orders: [], failure: null } });
    asked.push(accountId);
    const answer = { ok: true, value: { accounts, currentAccountId: accountId } };
    return new Promise((resolve) => answers.push(() => resolve(answer)));
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  setReply('accounts.list', {}, { accounts, currentAccountId: 'north' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useScanStore.setState({ scans: [], latest: null });
});

test('what is done in the account that was current a moment ago switches back to it first', async () => {
  expect(await switchAccount('north')).toBe(true);
  expect(asked).toEqual([]);
  const there = switchAccount('south');
  const back = switchAccount('north');
  expect(asked).toEqual(['south', 'north']);
  for (const answer of answers) answer();
  expect(await Promise.all([there, back])).toEqual([true, true]);
  expect(await switchAccount('north')).toBe(true);
  expect(asked).toHaveLength(2);
});

test('of two choices of one scan only the first one leads to its account', async () => {
  const [first, second] = [
    listedOrder({ accountId: 'south', orderId: 7 }),
    listedOrder({ accountId: 'north', orderId: 8 }),
  ];
  const found = [
    { account: south, order: first },
    { account: north, order: second },
  ] as const;
  useScanStore.setState({
    scans: [
      {
        ...{ scanId: 1, code: 'PB-7', askedAs: null, notAsked: [], readings: [] },
        verdict: { kind: 'several', found } as never,
        place: { accounts, current: north, dialog: null, isBesideRound: false },
      },
    ],
  });
  const { choose } = useScanStore.getState();
  const presses = found.map((one) => choose(1, one));
  expect(asked).toEqual(['south']);
  for (const answer of answers) answer();
  await Promise.all(presses);
  expect(useScanStore.getState().scans).toMatchObject([{ verdict: { kind: 'added', order: { orderId: 7 } } }]);
  expect(asked).toEqual(['south']);
});
