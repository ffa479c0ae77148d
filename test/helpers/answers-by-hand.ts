/** Answers of main that fail, or come late, by their names: the app was opened with `answersByHand` as `mainModule`. */
import { join } from 'node:path';
import type { OperationName } from '../../src-preload/contract/operations.ts';
import type { OpenApp } from './app.ts';

export const answersByHand = join(import.meta.dirname, 'answers-by-hand.cjs');

interface ByHand {
  readonly answersByHand: {
    readonly refused: Set<string>;
    /** What lets each kept answer go, by operation. */
    readonly kept: Map<string, (() => void)[]>;
  };
}

/** Whatever is asked of this operation is answered by a failure, until `look` has ended. */
export async function whileRefused(app: OpenApp['app'], name: OperationName, look: () => Promise<void>): Promise<void> {
  await app.evaluate((_, one) => void (globalThis as unknown as ByHand).answersByHand.refused.add(one), name);
  await look();
  await app.evaluate((_, one) => void (globalThis as unknown as ByHand).answersByHand.refused.delete(one), name);
}

/** Answers to this operation are kept back from now on; what this returns lets them go. */
export async function keepBack(app: OpenApp['app'], name: OperationName): Promise<() => Promise<void>> {
  await app.evaluate((_, one) => void (globalThis as unknown as ByHand).answersByHand.kept.set(one, []), name);
  return () =>
    app.evaluate((_, one) => {
      const { kept } = (globalThis as unknown as ByHand).answersByHand;
      const going = kept.get(one) ?? [];
      kept.delete(one);
      for (const go of going) go();
    }, name);
}
