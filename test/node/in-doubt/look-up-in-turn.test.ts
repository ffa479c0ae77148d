/** One press looks up many: one account that is silent, or gone, keeps nobody else waiting, and a stop is heard at once. */
import { expect, it } from 'vitest';
import type { Failure, FailureCode } from '../../../src-preload/contract/failure.ts';
import { lookUpInTurn } from '../../../src-renderer/in-doubt/look-up-in-turn.ts';

const writes = ['a1', 'b1', 'a2', 'b2', 'c1'].map((writeId) => ({ writeId, accountId: writeId.charAt(0) }));
const failureWith = (code: FailureCode): Failure => ({ code, changed: 'nothing', details: [], facts: {} });

async function run(failures: Readonly<Record<string, FailureCode>>, stopAt = '', settles: readonly string[] = []) {
  const asked: string[] = [];
  const told: string[] = [];
  let isStopped = false;
  await lookUpInTurn(writes, {
    async lookUp(writeId) {
      isStopped = writeId === stopAt;
      const code = failures[writeId];
      if (code !== undefined) return { failure: failureWith(code) };
      return settles.includes(writeId) ? { settledWords: `${writeId} is settled` } : {};
    },
    begins: (writeId, doneCount) => void asked.push(`${writeId} after ${doneCount}`),
    isStopped: () => isStopped,
    failed: ({ code }) => void told.push(code),
    settled: (words) => void told.push(words),
  });
  return { asked, told };
}

it('each is looked up once, in the order of the screen', async () => {
  expect(await run({})).toEqual({
    asked: ['a1 after 0', 'b1 after 1', 'a2 after 2', 'b2 after 3', 'c1 after 4'],
    told: [],
  });
});

it('an account that fails is told once and left out; the others go on', async () => {
  expect(await run({ a1: 'unreachable', a2: 'unreachable', b2: 'account-lost' })).toEqual({
    asked: ['a1 after 0', 'b1 after 1', 'b2 after 3', 'c1 after 4'],
    told: ['unreachable', 'account-lost'],
  });
});

it('a keychain that stays locked ends it: it keeps the keys of all accounts, and would ask for its password for each', async () => {
  expect(await run({ a1: 'keychain-failed', b1: 'keychain-failed' })).toEqual({
    asked: ['a1 after 0'],
    told: ['keychain-failed'],
  });
});

it('a stop ends it, and what failed because of it is not told', async () => {
  expect(await run({ b1: 'cancelled' }, 'b1')).toEqual({ asked: ['a1 after 0', 'b1 after 1'], told: [] });
});

it('what a look-up settled by itself is told, as its card goes; also of the one after which it was stopped', async () => {
  expect((await run({}, 'b1', ['a1', 'b1'])).told).toEqual(['a1 is settled', 'b1 is settled']);
});
