/**
 * Code that a test evaluates in main begins in a turn of main's own loop. Playwright's question may arrive in the
 * middle of main's work. V8's inspector then holds the answer only weakly until that work is done; if memory is
 * collected meanwhile, the answer is lost: 'Resulting promise was garbage collected' (6 of 2,283 questions to a busy
 * main, none of 2,569 in this way).
 */
import type { ElectronApplication } from '@playwright/test';

export const evaluateInOwnTurn = (app: ElectronApplication): void => {
  const evaluate = app.evaluate.bind(app) as (asked: unknown, argument?: unknown) => Promise<unknown>;
  Object.assign(app, { evaluate: (asked: unknown, argument?: unknown) => evaluate(inOwnTurn(asked), argument) });
};

/** Playwright sends the text of a function, so this makes a function whose text contains the other's. */
const inOwnTurn = (asked: unknown): unknown =>
  new Function(
    'electron',
    'argument',
    `return new Promise((resolve) => setImmediate(resolve)).then(() => (${asked})(electron, argument))`,
  );
