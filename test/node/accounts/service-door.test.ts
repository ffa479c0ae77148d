/** The way from an account to its service: what an answer is worth once the account has changed meanwhile. */
import { expect, test } from 'vitest';
import { createServiceDoor } from '../../../src-main/accounts/service-door.ts';
import type { ShippingAccount } from '../../../src-main/shipping/shipping-client.ts';

test('what is asked by itself is asked by itself again where the account got other keys meanwhile: no password window comes up', async () => {
  const keys = ['before', 'now', 'now'];
  const accountWith = (serviceKey: string | undefined) =>
    ({ baseAddress: 'https://north.test', serviceKey }) as ShippingAccount;
  const askedBy: unknown[] = [];
  const door = createServiceDoor({
    accounts: {
      async shippingAccount(_, by) {
        askedBy.push(by);
        return accountWith(keys[askedBy.length - 1]);
      },
      lastShippingAccount: () => accountWith('now'),
    },
    reachability: {
      learn: (_, run) => run(),
      learnFailure: (_, run) => run(),
      answerOfOthers: () => null,
    },
  });
  const answer = await door.reach('north', async ({ serviceKey }) => serviceKey, 'itself');
  expect([answer, askedBy]).toEqual(['now', ['itself', 'itself']]);
});
