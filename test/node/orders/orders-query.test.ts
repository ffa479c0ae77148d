/** What the orders screen asks main for. */
import { expect, test } from 'vitest';
import { toQuery, useOrdersStore } from '../../../src-renderer/orders/orders-store.ts';
import { accountOf } from '../mirror/reading/bench.ts';

test('a list of an account that is no longer here shows the account at the top again, and not nothing', () => {
  const { view } = useOrdersStore.getState();
  const accountIds = (accounts: string, ...known: string[]) => {
    const list = { accounts: known.map(accountOf), currentAccountId: 'north' };
    return toQuery({ view: { ...view, accounts }, selectedOnly: false }, '', list).accountIds;
  };
  expect(accountIds('current', 'north', 'south')).toEqual(['north']);
  expect(accountIds('south', 'north', 'south')).toEqual(['south']);
  expect(accountIds('south', 'north')).toEqual(['north']);
  expect(accountIds('all', 'north')).toBeNull();
});

test('a phrase is asked without the spaces around it, as long as main takes one', () => {
  const { view } = useOrdersStore.getState();
  const phraseOf = (phrase: string) => toQuery({ view, selectedOnly: false }, phrase, undefined).phrase;
  expect(phraseOf('  two words ')).toBe('two words');
  expect(phraseOf('a'.repeat(250))).toBe('a'.repeat(200));
});
