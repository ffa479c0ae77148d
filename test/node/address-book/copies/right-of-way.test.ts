/** Filling gives way to searching: open questions are counted where both threads see them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCopyThread } from '../../../../src-main/address-book/copies/copy-thread.ts';
import {
  createOpenQuestions,
  giveWay,
  tellOpenQuestions,
} from '../../../../src-main/address-book/copies/right-of-way.ts';
import { inMemoryLog } from '../../../helpers/in-memory-ports.ts';
import { threadFile } from '../../../helpers/thread-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-right-of-way-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

function waited(questions: ReturnType<typeof createOpenQuestions>): number {
  const began = performance.now();
  giveWay(questions);
  return performance.now() - began;
}

test('waits while a question is open, and not for good when one is forgotten', () => {
  const questions = createOpenQuestions();
  tellOpenQuestions(questions, 2);
  expect(waited(questions)).toBeGreaterThan(15);
});

test('questions are open from their asking to their answer, or to the end of the thread', async () => {
  const questions = createOpenQuestions();
  const workerPath = threadFile('address-book-copies');
  const copies = createCopyThread({ workerPath, folder, questions, log: inMemoryLog() });
  const answers = [copies.ask('search', ['practice-1'], 'anna', 5), copies.ask('search', ['practice-1'], 'bert', 5)];
  expect(Atomics.load(questions, 0)).toBe(2);
  await Promise.all(answers);
  expect(Atomics.load(questions, 0)).toBe(0);
  const last = copies.ask('search', ['practice-1'], 'carl', 5);
  await Promise.all([copies.close(), last]);
  expect(Atomics.load(questions, 0)).toBe(0);
});

test('a thread that nobody asks for a while ends; who asks then, or while it ends, is answered by another', async () => {
  const waits: { milliseconds: number; run: () => void; isCalledOff: boolean }[] = [];
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const wait = { milliseconds, run, isCalledOff: false };
    waits.push(wait);
    return () => {
      wait.isCalledOff = true;
    };
  };
  const workerPath = threadFile('address-book-copies');
  const copies = createCopyThread({ workerPath, folder, questions: createOpenQuestions(), after, log: inMemoryLog() });
  const ask = () => copies.ask('search', ['practice-1'], 'anna', 5);
  const open = () => waits.filter((wait) => !wait.isCalledOff);
  await ask();
  expect(open()).toHaveLength(1);
  const second = ask();
  expect(open()).toEqual([]);
  await second;
  open()[0]?.run();
  expect(await ask()).toMatchObject({ hits: [] });
  open().at(-1)?.run();
  await expect.poll(() => copies.isBegun()).toBe(false);
  expect(await ask()).toMatchObject({ hits: [] });
  await copies.close();
  expect(copies.isBegun()).toBe(false);
});
