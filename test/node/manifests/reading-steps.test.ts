/** The steps of reading a file end with its reader, and leave nothing behind while it goes on. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createReadingSteps } from '../../../src-renderer/manifests/preview/reading-steps.ts';
import { UnreadablePdf } from '../../../src-renderer/manifests/preview/unreadable-pdf.ts';

test('a step brings what its work brings, or what its work throws', async () => {
  const steps = createReadingSteps();
  expect(await steps.unlessBroken(Promise.resolve(7))).toBe(7);
  await expect(steps.unlessBroken(Promise.reject(new Error('this page')))).rejects.toThrow('this page');
});

test('what breaks the reader ends each step that is under way, and each that comes later', async () => {
  const steps = createReadingSteps();
  const never = new Promise<never>(() => undefined);
  const underWay = [steps.unlessBroken(never), steps.unlessBroken(never)];
  const broken = new UnreadablePdf('too-slow');
  steps.break(broken);
  steps.break(new UnreadablePdf('reader-failed'));
  for (const step of underWay) await expect(step).rejects.toBe(broken);
  await expect(steps.unlessBroken(Promise.reject(new Error('and this page')))).rejects.toBe(broken);
});

test('what the steps brought can be let go of while the file stays open', async () => {
  const steps = createReadingSteps();
  const brought: WeakRef<object>[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const words = await steps.unlessBroken(Promise.resolve({ words: new Array(1_000).fill(page) }));
    brought.push(new WeakRef(words));
  }
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  // The last one may still be on the stack.
  expect(brought.filter((one) => one.deref() !== undefined).length).toBeLessThan(3);
  expect(await steps.unlessBroken(Promise.resolve('and it goes on'))).toBe('and it goes on');
});
