/**
 * Work that nobody asked for begins a moment after the list's first answer, or after two seconds without one; never
 * when the app ends first.
 */
import { expect, test } from 'vitest';
import type { OperationTable } from '../../../src-main/perform.ts';
import type { After } from '../../../src-main/ports.ts';
import { awaitFirstRows } from '../../../src-main/start-and-end/first-rows.ts';
import type { OrderWindow } from '../../../src-preload/contract/order-list.ts';

function byHand() {
  const due: { readonly milliseconds: number; readonly run: () => void }[] = [];
  const after: After = (milliseconds, run) => {
    const timer = { milliseconds, run };
    due.push(timer);
    return () => void due.splice(due.indexOf(timer), 1);
  };
  return { due, after };
}

/** Only the list's operation matters. */
function tableWhose(answer: () => Promise<OrderWindow>): OperationTable {
  return { 'orders.window': { request: null, run: answer } } as unknown as OperationTable;
}

const ask = (table: OperationTable): Promise<OrderWindow> => Promise.resolve(table['orders.window'].run({} as never));
const rows = { rows: [{}], totalCount: 1 } as unknown as OrderWindow;
const noRows = { rows: [], totalCount: 0 } as unknown as OrderWindow;

test('they wait for the answer, and for the page to draw it', async () => {
  const { due, after } = byHand();
  const firstRows = awaitFirstRows(after);
  const said: string[] = [];
  void firstRows.answered.then((isAnswered) => said.push(`the rest: ${isAnswered}`));
  const { promise, resolve } = Promise.withResolvers<OrderWindow>();
  const asked = ask(firstRows.watched(tableWhose(() => promise)));
  expect(due.map(({ milliseconds }) => milliseconds)).toEqual([2_000]);
  resolve(rows);
  expect(await asked).toBe(rows);
  said.push('answer');
  const [drawing] = due;
  // Further answers change nothing: whoever scrolls at once would put it all off.
  await ask(firstRows.watched(tableWhose(async () => rows)));
  await ask(firstRows.watched(tableWhose(async () => rows)));
  expect(due).toEqual([{ milliseconds: 1_000, run: expect.any(Function) }]);
  expect(due[0]).toBe(drawing);
  expect(said).toEqual(['answer']);
  due[0]?.run();
  await firstRows.answered;
  expect(said).toEqual(['answer', 'the rest: true']);
});

test('of an empty list there is little to draw: whoever sees it waits for what comes next', async () => {
  const { due, after } = byHand();
  const firstRows = awaitFirstRows(after);
  await ask(firstRows.watched(tableWhose(async () => noRows)));
  expect(due.map(({ milliseconds }) => milliseconds)).toEqual([300]);
});

test('a list that fails is an answer as well, and its failure reaches the page', async () => {
  const { due, after } = byHand();
  const firstRows = awaitFirstRows(after);
  const table = firstRows.watched(tableWhose(() => Promise.reject(new Error('no copy'))));
  await expect(ask(table)).rejects.toThrow('no copy');
  due[0]?.run();
  expect(await firstRows.answered).toBe(true);
});

test('a page that never asks keeps nothing waiting', async () => {
  const { due, after } = byHand();
  const firstRows = awaitFirstRows(after);
  due[0]?.run();
  expect(await firstRows.answered).toBe(true);
});

test('an app that ends before begins nothing', async () => {
  const { due, after } = byHand();
  const firstRows = awaitFirstRows(after);
  firstRows.giveUp();
  expect(await firstRows.answered).toBe(false);
  expect(due).toEqual([]);
});
