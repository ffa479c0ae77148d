/**
 * Every fault gives one named failure and a next step, for each of the ten operations in both formats; no call outlives
 * its deadline, and a write is sent to the service once.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAddressBookAnswer } from '../../../src-main/shipping/address-book-answer.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import type { ServiceLimits } from '../../../src-main/shipping/limits.ts';
import {
  type AnswerFile,
  type ShippingAccount,
  type ShippingClient,
  ShippingError,
} from '../../../src-main/shipping/shipping-client.ts';
import { failureWords } from '../../../src-renderer/ui/failure-words.ts';
import { answer, type MisbehavingServer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { threadFile } from '../../helpers/thread-files.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { goodAnswer } from '../operations-of-the-document.ts';
import type { ProofRow, ProofRun } from '../proof-row.ts';
import { chanceOf } from '../seeded.ts';
import { type FaultCell, faultCells } from './fault-cells.ts';

export const faults: ProofRow = {
  name: 'faults',
  promise: 'every fault gives one named failure and a next step; no call outlives its deadline',
  how: 'the fault table and cuts at random places x ten operations x both formats, clock by argument',
  unit: 'passes over the table',
  shortCount: 1,
  longCount: 20,
  run: async (run) => {
    for (let seed = run.seed; run.wantsMore(); seed += 1) {
      await passOver(run, seed);
      run.done();
    }
  },
};

/** Milliseconds. So long that even a busy computer does not reach it when only a fault should end the call. */
const patient = 15_000;
/** For calls that never end by themselves. */
const hurried = 1_000;
/** What a busy computer may add to a deadline. */
const grace = 10_000;

interface Bench {
  readonly server: MisbehavingServer;
  readonly folder: string;
}

async function passOver(run: ProofRun, seed: number): Promise<void> {
  const cells = faultCells(chanceOf(seed));
  const asked = cells.map(() => 0);
  const server = await startMisbehavingServer([
    (socket, request) => {
      const index = Number(/^\/(\d+)\//.exec(request.path)?.[1]);
      const cell = cells[index];
      if (cell === undefined) throw new Error(`nobody asked for ${request.path}`);
      asked[index] = (asked[index] ?? 0) + 1;
      const isOver = cell.times !== null && (asked[index] ?? 0) > cell.times;
      const headers = { 'content-type': `application/${cell.format}` };
      const good = answer({ body: goodAnswer(cell.operation, cell.format), headers });
      (isOver ? good : cell.behaviour)(socket, request);
    },
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-proof-faults-'));
  const bench = { server, folder };
  const askAll = async (indexes: number[], lanes: number): Promise<void> => {
    const lane = async (): Promise<void> => {
      for (let index = indexes.pop(); index !== undefined && !run.stop.aborted; index = indexes.pop()) {
        const cell = cells[index] as FaultCell;
        const wrong = await judge(bench, cell, index, () => asked[index] ?? 0);
        run.tally('calls');
        if (wrong !== null) run.breach(seed, `${cell.fault}, ${cell.operation.name}, ${cell.format}: ${wrong}`);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };
  try {
    const indexes = [...cells.keys()];
    const isEndless = (index: number): boolean => cells[index]?.endless === true;
    await askAll(
      indexes.filter((index) => !isEndless(index)),
      6,
    );
    // These wait more than they work.
    await askAll(indexes.filter(isEndless), 120);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function clientWith(milliseconds: number): ShippingClient {
  const limits = {
    connect: patient,
    firstByte: milliseconds,
    keptSilence: milliseconds,
    gap: milliseconds,
    total: 2 * milliseconds,
    answerBytes: 100_000,
  };
  const all: ServiceLimits = {
    ordinary: limits,
    manifest: limits,
    addressBook: limits,
    firstByteWithOtherAnswer: milliseconds,
    reading: 20_000,
    lastAnswers: 100,
  };
  const time = new TimeThatPasses();
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  return createShippingClient({
    clock: time,
    after: time.after,
    log,
    limits: all,
    proxyEnvironment: {},
    answersWorker: threadFile('service-answers'),
    random: () => 0.5,
  });
}

/** How often the service must be asked. */
function attemptsAt({ operation, readAttempts, times }: FaultCell): number {
  return operation.kind === 'read' ? Math.min(readAttempts, (times ?? 3) + 1) : 1;
}

/** Null: everything is as promised. */
async function judge(bench: Bench, cell: FaultCell, index: number, asked: () => number): Promise<string | null> {
  const account: ShippingAccount = {
    baseAddress: `${bench.server.url}/${index}`,
    serviceKey: 'service-key',
    subscriptionKey: 'subscription-key',
    format: cell.format,
  };
  // One for each: nothing else teaches it its pace and its retry budget.
  const client = clientWith(cell.endless ? hurried : patient);
  const around = { steps: forgetfulSteps, spool: join(bench.folder, String(index)), readBook };
  const startedAt = performance.now();
  let outcome: ShippingError | 'read' | Error;
  try {
    await cell.operation.ask(client, account, around);
    outcome = 'read';
  } catch (error) {
    outcome = error instanceof Error ? error : new Error(String(error));
  }
  const milliseconds = performance.now() - startedAt;
  await client.close();
  const attempts = attemptsAt(cell);
  // A computer that stood still may see a deadline pass before it sees the request arrive.
  for (let waited = 0; asked() < attempts && waited < grace; waited += 20) await sleep(20);
  const longest = cell.endless ? 3 * 2 * hurried + grace : patient;
  if (milliseconds > longest) return `it took ${Math.round(milliseconds)} ms`;
  return wrongIn(outcome, cell, asked());
}

function wrongIn(outcome: ShippingError | 'read' | Error, cell: FaultCell, asked: number): string | null {
  const isRead = cell.operation.kind === 'read';
  const attempts = attemptsAt(cell);
  if (asked !== attempts) return `the service was asked ${asked} times instead of ${attempts}`;
  if (isRead && cell.times !== null) return outcome === 'read' ? null : wordsOf(outcome);
  if (outcome === 'read') return 'it was taken for an answer';
  if (!(outcome instanceof ShippingError)) return wordsOf(outcome);
  const { failure, fate } = outcome;
  const expected = expectedOf(cell, isRead);
  const told = { code: String(failure.facts.reason ?? failure.code), changed: failure.changed, fate };
  if (!cell.codes.includes(told.code) || told.changed !== expected.changed || told.fate !== expected.fate) {
    return `told as ${JSON.stringify(told)} instead of ${JSON.stringify({ codes: cell.codes, ...expected })}`;
  }
  const words = failureWords(failure);
  const isSaid = [words.happened, words.changed, words.next].every((text) => text.length > 8);
  return isSaid ? null : `without words: ${JSON.stringify(words)}`;
}

function expectedOf({ fate }: FaultCell, isRead: boolean): { changed: string; fate: string } {
  if (isRead) return { changed: 'nothing', fate: fate === 'not-sent' ? fate : 'rejected' };
  return { changed: fate === 'in-doubt' ? 'unknown' : 'nothing', fate };
}

const wordsOf = (outcome: ShippingError | Error): string => outcome.stack ?? outcome.message;

const forgetfulSteps = { async beforeSending() {}, async keepAnswer() {} };

async function readBook(book: AnswerFile): Promise<number> {
  return [...readAddressBookAnswer(book)].length;
}
