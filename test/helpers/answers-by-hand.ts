/** Answers of main that are others, or come late, by their names: the app was opened with `answersByHand` as `mainModule`. */
import { join } from 'node:path';
import type { Failure, Outcome } from '../../src-preload/contract/failure.ts';
import type { OperationName, Reply } from '../../src-preload/contract/operations.ts';
import type { OpenApp } from './app.ts';

export const answersByHand = join(import.meta.dirname, 'answers-by-hand.cjs');

interface ByHand {
  readonly answersByHand: {
    readonly asked: readonly string[];
    readonly replaced: Map<string, unknown>;
    /** What lets each kept answer go, by operation. */
    readonly kept: Map<string, (() => void)[]>;
  };
}

type App = OpenApp['app'];

const broken: Failure = { code: 'internal', changed: 'nothing', details: [], facts: {} };

/** Whatever is asked of this operation is answered by a failure, until `look` has ended. */
export function whileRefused(app: App, name: OperationName, look: () => Promise<void>, failure = broken) {
  return whileAnswered(app, name, { ok: false, failure }, look);
}

/** The same with any answer. Main does not hear of the question. */
export async function whileAnswered<Name extends OperationName>(
  app: App,
  name: Name,
  outcome: Outcome<Reply<Name>>,
  look: () => Promise<void>,
): Promise<void> {
  const replace = (_: unknown, [one, other]: readonly [string, unknown]): void =>
    void (globalThis as unknown as ByHand).answersByHand.replaced.set(one, other);
  await app.evaluate(replace, [name, outcome] as const);
  await look();
  await app.evaluate((_, one) => void (globalThis as unknown as ByHand).answersByHand.replaced.delete(one), name);
}

/** Answers to this operation are kept back from now on; what this returns lets them go. */
export async function keepBack(app: App, name: OperationName): Promise<() => Promise<void>> {
  await app.evaluate((_, one) => void (globalThis as unknown as ByHand).answersByHand.kept.set(one, []), name);
  return () =>
    app.evaluate((_, one) => {
      const { kept } = (globalThis as unknown as ByHand).answersByHand;
      const going = kept.get(one) ?? [];
      kept.delete(one);
      for (const go of going) go();
    }, name);
}

/** How often the page has asked this so far. */
export function askedCount(app: App, name: OperationName): Promise<number> {
  return app.evaluate(
    (_, one) => (globalThis as unknown as ByHand).answersByHand.asked.filter((each) => each === one).length,
    name,
  );
}
