/**
 * Bad answers cannot hurt: whatever comes back, in whatever pieces, a call gives a value or one named failure; main is
 * never blocked, and its memory stays bounded.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import { type ShippingClient, ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { threadFile } from '../../helpers/thread-files.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { meterMain } from '../main-load.ts';
import type { ProofRow, ProofRun } from '../proof-row.ts';
import { questionOf } from './bad-answer.ts';
import { type BadServer, startBadServer } from './bad-server.ts';
import { type BookThread, startBookThread } from './book-reading.ts';
import { watchOvertaking } from './overtaking.ts';

export const badAnswers: ProofRow = {
  name: 'bad-answers',
  promise: 'bad answers cannot hurt',
  how: 'mutated JSON and XML to all ten operations, chunked in every way; memory at most +150 MB, no block above 50 ms',
  unit: 'answers',
  shortCount: 10_000,
  longCount: 1_000_000,
  run: askForBadAnswers,
};

const atOnce = 6;
/** Before anything is measured: code is compiled, pools are filled, and the threads that read large answers have started. */
const warmUp = 300;
const largeOnes = [12_431, 19_230];
/** The largest answers take as much processor time as some hundreds of the others. */
const overtakenAtMost = 2_000;
/** The client's own deadlines, in milliseconds: with them a call that hangs would end after all, and seem to be in order. */
const patience = 120_000;
const blockAtMost = 50;
const growthAtMost = 150_000_000;
/**
 * Memory is counted in parts: what the allocator keeps over many thousands of answers does not belong to a single one.
 */
const answersOfAPart = 1_000;
/**
 * The system keeps the peak of a part, but reading it is slow: it is read after this many, and at the end of a part.
 */
const answersBetweenLooks = 20;
const heldMoreAtMost = 50_000_000;

async function askForBadAnswers(run: ProofRun): Promise<void> {
  const bench = await openBench();
  try {
    // Answers before the first one that counts only warm up.
    for (let seed = 1; seed <= Math.min(warmUp, run.count); seed += 1) await askOne(bench, seed);
    for (const seed of largeOnes) await askOne(bench, seed);
    const blocking = await askAll(run, bench);
    await findWhoBlocks(run, bench, blocking);
  } finally {
    await bench.close();
  }
}

/** Answers with the seeds that were under way when main stood still. */
async function askAll(run: ProofRun, bench: Bench): Promise<ReadonlySet<number>> {
  const meter = meterMain();
  const underWay = new Set<number>();
  const suspects = new Set<number>();
  let mostGrowth = 0;
  let longestTurn = 0;
  const overtaking = watchOvertaking(overtakenAtMost);
  let next = run.seed;
  const lookAtGrowth = (seed: number): void => {
    const { growth } = meter;
    if (growth > growthAtMost && mostGrowth <= growthAtMost) run.breach(seed, grownTooFar(growth, underWay));
    mostGrowth = Math.max(mostGrowth, growth);
  };
  const takeTurns = async (): Promise<void> => {
    while (run.wantsMore() && next < run.seed + run.count) {
      const seed = next;
      next += 1;
      if ((seed - run.seed) % answersBetweenLooks === 0) lookAtGrowth(seed);
      if ((seed - run.seed) % answersOfAPart === 0) meter.beginPart();
      underWay.add(seed);
      const asked = await overtaking.follow(askOne(bench, seed));
      underWay.delete(seed);
      const { outcome, wrong } = asked ?? hanging(seed);
      run.tally(outcome);
      if (wrong !== null) run.breach(seed, wrong);
      run.done();
      const block = meter.takeLongestBlock();
      longestTurn = Math.max(longestTurn, block);
      if (block > blockAtMost) for (const suspect of [seed, ...underWay]) suspects.add(suspect);
    }
  };
  /** Whoever has no more turns overtakes those that are still under way, with answers that do not count. */
  const overtakeTheLast = async (): Promise<void> => {
    for (let seed = 1; underWay.size > 0 && !run.stop.aborted; seed = (seed % warmUp) + 1) {
      await overtaking.follow(askOne(bench, seed));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, () => takeTurns().then(overtakeTheLast)));
  lookAtGrowth(run.seed + run.count - 1);
  const heldMore = meter.heldMore();
  meter.stop();
  if (heldMore > heldMoreAtMost) run.breach(run.seed, `main still holds ${inMegabytes(heldMore)} MB more than before`);
  run.measured(`most memory more than before, within ${answersOfAPart} answers, MB`, inMegabytes(mostGrowth));
  run.measured('what is held more than before, at the end, MB', inMegabytes(heldMore));
  run.measured(`longest turn of main's loop with ${atOnce} answers at once, ms`, Math.round(longestTurn));
  return suspects;
}

const inMegabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

function grownTooFar(growth: number, underWay: ReadonlySet<number>): string {
  return `main grew by ${inMegabytes(growth)} MB; it was one of the last ${answersBetweenLooks}, or under way: seeds ${[...underWay].join(', ')}`;
}

/** Each suspect once more, alone. */
async function findWhoBlocks(run: ProofRun, bench: Bench, suspects: ReadonlySet<number>): Promise<void> {
  const meter = meterMain();
  let longest = 0;
  for (const seed of suspects) {
    meter.takeLongestBlock();
    await askOne(bench, seed);
    const longestBlock = meter.takeLongestBlock();
    longest = Math.max(longest, longestBlock);
    if (longestBlock <= blockAtMost) continue;
    const { how } = await bench.server.explain(seed);
    const { operation, format } = questionOf(seed);
    run.breach(seed, `main stood still for ${Math.round(longestBlock)} ms: ${operation.name}, ${format}, ${how}`);
  }
  run.measured(
    'longest block by one answer alone, ms',
    suspects.size === 0 ? `below ${blockAtMost}` : Math.round(longest),
  );
  meter.stop();
}

interface Bench {
  readonly server: BadServer;
  readonly client: ShippingClient;
  readonly books: BookThread;
  /** A path for the answer of one call: the same one may be asked for twice at a time. */
  freeSpool(): string;
  close(): Promise<void>;
}

async function openBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-bad-answers-'));
  const server = await startBadServer();
  const books = startBookThread();
  const client = impatientClient();
  let spoolCount = 0;
  return {
    server,
    client,
    books,
    freeSpool() {
      spoolCount += 1;
      return join(folder, String(spoolCount));
    },
    async close() {
      await client.close();
      await books.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With the real caps, and pauses that pass at once. */
function impatientClient(): ShippingClient {
  const time = new TimeThatPasses();
  const quiet = { connect: patience, firstByte: patience, gap: patience, total: patience };
  const { ordinary, manifest, addressBook } = serviceLimits;
  return createShippingClient({
    clock: time,
    after: time.after,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    proxyEnvironment: {},
    answersWorker: threadFile('service-answers'),
    random: () => 0,
    limits: {
      ...serviceLimits,
      ordinary: { ...ordinary, ...quiet },
      manifest: { ...manifest, ...quiet },
      addressBook: { ...addressBook, ...quiet },
    },
  });
}

const forgetfulSteps = { async beforeSending() {}, async keepAnswer() {} };

interface Asked {
  readonly outcome: string;
  /** How the promise was broken; null: it was kept. */
  readonly wrong: string | null;
}

async function askOne(bench: Bench, seed: number): Promise<Asked> {
  const { operation, format } = questionOf(seed);
  const baseAddress = `${bench.server.url}/${seed}`;
  const account = { baseAddress, serviceKey: 'service-key', subscriptionKey: 'subscription-key', format };
  const spool = bench.freeSpool();
  let error: unknown = null;
  try {
    await operation.ask(bench.client, account, { steps: forgetfulSteps, spool, readBook: bench.books.read });
  } catch (thrown) {
    error = thrown;
  }
  if (operation.name === 'address book') rmSync(spool, { force: true });
  return { outcome: outcomeOf(error), wrong: await wrongIn(error, seed, bench.server) };
}

function hanging(seed: number): Asked {
  const { operation } = questionOf(seed);
  return { outcome: 'hanging', wrong: `${operation.name} did not end while ${overtakenAtMost} others did` };
}

function outcomeOf(error: unknown): string {
  if (error === null) return 'read';
  if (!(error instanceof ShippingError)) return 'an error without a name';
  return String(error.failure.facts.reason ?? error.failure.code);
}

/** Null: it is as it should be. */
async function wrongIn(error: unknown, seed: number, server: BadServer): Promise<string | null> {
  if (Object.keys(Object.prototype).length > 0) return 'a prototype was changed';
  const outcome = outcomeOf(error);
  if (error instanceof ShippingError && outcome !== 'internal') return null;
  const { mustFail, how, words } = await server.explain(seed);
  const told = `${questionOf(seed).operation.name}, ${how}: ${words}`;
  if (error === null) return mustFail ? `it was taken for an answer: ${told}` : null;
  return `${outcome}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}: ${told}`;
}
