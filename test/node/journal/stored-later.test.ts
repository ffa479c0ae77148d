/** Writes that wait for their disk: what was kept once is not written again with each try. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createStoredLater } from '../../../src-main/journal/stored-later.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

test('an answer that the disk has taken at last is not written again at each try, while the rest still waits', async () => {
  const timers = createTimersByHand();
  const done: string[] = [];
  const refuses = new Set(['keep', 'finish']);
  const step = async (name: string): Promise<void> => {
    done.push(refuses.has(name) ? `no ${name}` : name);
    if (refuses.has(name)) throw failureOf('disk-full');
  };
  const later = createStoredLater({
    backup: { keepAnswer: () => step('keep') },
    finish: () => step('finish'),
    after: timers.after,
    log: inMemoryLog(),
  });
  later.note('one', { httpStatus: 200, headers: {}, body: Buffer.from('{}'), complete: true });
  for (const given of ['', 'keep', '', 'finish']) {
    refuses.delete(given);
    await timers.asked(10_000);
    timers.pass(10_000);
    await expect.poll(() => done.length).toBeGreaterThan(0);
  }
  await expect.poll(() => done).toEqual(['no keep', 'keep', 'no finish', 'no finish', 'finish']);
  later.close();
});

const answered = { httpStatus: 200, headers: {}, body: Buffer.from('{}'), complete: true };

test('an answer that only memory has is not forgotten where its write is noted once more', async () => {
  const timers = createTimersByHand();
  const done: string[] = [];
  const later = createStoredLater({
    backup: { keepAnswer: async (writeId) => void done.push(`keep ${writeId}`) },
    finish: async (writeId) => void done.push(`finish ${writeId}`),
    after: timers.after,
    log: inMemoryLog(),
  });
  later.note('one', answered);
  later.note('one', null);
  timers.pass(10_000);
  await expect.poll(() => done).toEqual(['keep one', 'finish one']);
  later.close();
});

test('after the end nothing is begun, also where it comes between two of them', async () => {
  const timers = createTimersByHand();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const later = createStoredLater({
    backup: { keepAnswer: async () => undefined },
    async finish(writeId) {
      done.push(writeId);
      await first.promise;
    },
    after: timers.after,
    log: inMemoryLog(),
  });
  later.note('one', null);
  later.note('two', null);
  timers.pass(10_000);
  await expect.poll(() => done).toEqual(['one']);
  later.close();
  first.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['one']);
});
