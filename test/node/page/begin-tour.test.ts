/** The tour begins where it was asked for: whoever has gone on meanwhile is not brought back. */

import { afterEach, expect, test, vi } from 'vitest';
import { useNavigation } from '../../../src-renderer/bench/navigation-store.ts';
import { setReply } from '../../../src-renderer/server-state.ts';
import { beginTour } from '../../../src-renderer/tour/begin-tour.ts';
import { useTour } from '../../../src-renderer/tour/tour-store.ts';
import { someAccount } from '../../helpers/some-account.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useNavigation.setState(useNavigation.getInitialState(), true);
  useTour.getState().end();
});

const accounts = [someAccount('live'), someAccount('practice', { kind: 'practice' })];

test.each([
  ['waited', () => undefined, { screen: 'orders', step: 'welcome' }],
  ['went to the station', () => useNavigation.getState().go('station'), { screen: 'station', step: null }],
])('a person who %s while the account was switched', async (_what, meanwhile, shown) => {
  const { promise: switched, resolve: answer } = Promise.withResolvers<void>();
  const call = async (name: string) => {
    if (name === 'accounts.setCurrent') await switched;
    return { ok: true, value: { accounts, currentAccountId: 'practice' } };
  };
  vi.stubGlobal('window', { packbench: { call } });
  setReply('accounts.list', {}, { accounts, currentAccountId: 'live' });
  useNavigation.getState().go('settings');
  const begun = beginTour(accounts, accounts[0] ?? null);
  meanwhile();
  answer();
  await begun;
  expect({ screen: useNavigation.getState().screen, step: useTour.getState().step }).toEqual(shown);
});
