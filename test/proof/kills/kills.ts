/**
 * A program that makes manifests against a real HTTP server is killed with SIGKILL again and again, at places and moments
 * drawn from a seed. No manifest it acknowledged may be lost or changed, no order set may reach the server twice, and nothing
 * may stay open but what is honestly in doubt.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { createManifestsService, type ManifestsService } from '../../../src-main/manifests/manifests-service.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import { answerBytes, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { clock, inFolder, order, silentLog } from '../../node/journal/ledger-folder.ts';
import type { WriterLine, WriterTask } from '../../node/journal/manifest-writer.ts';
import { type ProofRow, type ProofRun, seededNumbers } from '../proof-row.ts';

export const kills: ProofRow = {
  name: 'kills',
  promise: 'an answered manifest is never lost',
  how: 'kill -9 at random moments, SHA-256 after restart',
  unit: 'kills',
  shortCount: 200,
  longCount: 2_000,
  run: (run) => inFolder((folder) => inLanes(run, folder)),
};

/** Side by side: a killed program leaves a processor idle while the next one starts. */
const LANES = 2;
/** On one folder, one after the other. */
const KILLS_IN_A_STORY = 20;
const writer = join(import.meta.dirname, '..', '..', 'node', 'journal', 'manifest-writer.ts');

async function inLanes(run: ProofRun, folder: string): Promise<void> {
  const cache = join(folder, 'compiled');
  let nextSeed = run.seed;
  const lane = async (): Promise<void> => {
    while (run.wantsMore()) {
      const seed = nextSeed++;
      await tellStory(run, join(folder, `story-${seed}`), seed, cache);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, Math.ceil(run.count / KILLS_IN_A_STORY)) }, lane));
}

/** When a program is killed: at a place of its own, when the server has come to a point of a request, or after a while. */
type Plan =
  | { readonly at: 'place'; readonly place: string }
  | {
      readonly at: 'server';
      readonly point: 'request received' | 'half answered' | 'answered';
      readonly request: number;
    }
  | { readonly at: 'time'; readonly milliseconds: number };

type Acknowledged = Extract<WriterLine, { said: 'stored' }>;

function planFrom(random: () => number): Plan {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const kind = random();
  if (kind < 0.4) return { at: 'place', place: `file ${1 + Math.floor(random() * 90)}` };
  if (kind < 0.6) {
    const states = [
      'manifest intent',
      'manifest intent',
      'manifest sent',
      'answer kept',
      'manifest stored',
      'manifest in-doubt',
    ];
    return { at: 'place', place: `ledger: ${pick(states)} ${1 + Math.floor(random() * 3)}` };
  }
  if (kind < 0.8) {
    const point = pick(['request received', 'half answered', 'answered'] as const);
    return { at: 'server', point, request: 1 + Math.floor(random() * 3) };
  }
  return { at: 'time', milliseconds: Math.floor(random() * 60) };
}

/** A service that counts, per set of orders, how often it was asked; `onPoint` may end the asking program. */
async function startCountingService() {
  const posts = new Map<string, number>();
  const watcher = { onPoint: (_point: string): void => {} };
  const server = await startMisbehavingServer([
    (socket, request) => {
      const ids = (JSON.parse(request.body) as { order_ids: number[] }).order_ids;
      posts.set(ids.join(), (posts.get(ids.join()) ?? 0) + 1);
      const pdf = Buffer.from(`%PDF-1.7\n${`orders ${ids.join()} `.repeat(200)}\n%%EOF\n`).toString('base64');
      const bytes = answerBytes({ body: JSON.stringify({ label_type: 'PDF', pdf, success: true, errors: [] }) });
      watcher.onPoint('request received');
      socket.write(bytes.subarray(0, bytes.length / 2), () => watcher.onPoint('half answered'));
      socket.write(bytes.subarray(bytes.length / 2), () => watcher.onPoint('answered'));
    },
  ]);
  return { url: server.url, close: () => server.close(), posts, watcher };
}

type CountingService = Awaited<ReturnType<typeof startCountingService>>;

/** Starts a program, kills it as planned, and answers what it had acknowledged. */
async function runAndKill(task: Omit<WriterTask, 'stopAt'>, plan: Plan, service: CountingService, cache: string) {
  const whole: WriterTask = { ...task, stopAt: plan.at === 'place' ? plan.place : null };
  const child = spawn(process.execPath, [writer, JSON.stringify(whole)], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  let points = 0;
  service.watcher.onPoint = (point) => {
    if (plan.at === 'server' && point === plan.point && ++points === plan.request) kill();
  };
  const acknowledged: Acknowledged[] = [];
  const complaints: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as WriterLine;
    if (line.said === 'stored') acknowledged.push(line);
    if (line.said === 'at') kill();
    if (line.said === 'ready' && plan.at === 'time') setTimeout(kill, plan.milliseconds);
  });
  const signal = await new Promise<string | null>((resolve) => child.on('close', (_code, by) => resolve(by)));
  service.watcher.onPoint = () => {};
  if (signal === null && child.exitCode !== 0) throw new Error(`The program failed:\n${complaints.join('\n')}`);
  return { wasKilled: signal === 'SIGKILL', acknowledged };
}

/** What the next start of the app would find. It may not send anything. */
async function reopen<Result>(
  folder: string,
  look: (manifests: ManifestsService, states: Map<string, string[]>) => Promise<Result>,
) {
  const ledger = openLedger({ folder: join(folder, 'ledger'), clock, log: silentLog });
  const client = createShippingClient({ clock, log: silentLog, proxyEnvironment: {} });
  const manifests = createManifestsService({
    ledger,
    folder: join(folder, 'manifests'),
    accounts: {
      get: (accountId) => ({
        accountId,
        kind: 'live',
        label: '',
        baseAddress: '',
        colour: 'blue',
        format: 'json',
        serviceKeyLastFour: null,
        subscriptionKeyLastFour: null,
      }),
      shippingAccount: async () => ({
        baseAddress: 'http://127.0.0.1',
        serviceKey: 'k1',
        subscriptionKey: 'k2',
        format: 'json',
      }),
    },
    client: {
      createManifest: () => Promise.reject(new Error('Sent something after a restart')),
      readManifestAnswer: (answer) => client.readManifestAnswer(answer),
    },
    clock,
    log: silentLog,
    announce() {},
    saveDialog: { choosePath: async () => null },
  });
  try {
    // A kill harms no file: what looks like damage here is a fault of ours.
    assert.equal(ledger.state, 'ok');
    await manifests.recover();
    const states = new Map<string, string[]>();
    for (const record of ledger.writes.list('manifest', null, 0, 100_000)) {
      const key = record.orders.map((each) => each.orderId).join();
      states.set(key, [...(states.get(key) ?? []), record.state]);
    }
    return await look(manifests, states);
  } finally {
    ledger.close();
    await client.close();
  }
}

async function assertKept(manifests: ManifestsService, acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const { manifestId, orderIds, sha256 } of acknowledged) {
    const { state, files } = manifests.get(manifestId);
    assert.deepEqual({ state, sha256: files[0]?.sha256 }, { state: 'stored', sha256 });
    const pdf = await manifests.readPdf(manifestId, 1);
    assert.ok(Buffer.from(pdf.bytes).toString().includes(`orders ${orderIds.join()} `), 'another PDF');
  }
}

/** Whatever reached the server is stored or in doubt, once; what is in doubt may not have reached it. */
async function assertHonest(manifests: ManifestsService, states: Map<string, string[]>, posts: Map<string, number>) {
  assert.deepEqual(
    [...posts].filter(([, count]) => count > 1),
    [],
    'sent twice',
  );
  for (const [key, found] of states) {
    const held = found.filter((state) => state !== 'rejected');
    assert.ok(held.length < 2, `orders ${key} are ${held.join(' and ')}`);
    const honest = posts.has(key) ? ['stored', 'in-doubt'] : ['in-doubt', undefined];
    assert.ok(
      honest.includes(held[0]),
      `orders ${key} reached the server ${posts.get(key) ?? 0} times and are ${held}`,
    );
    if (held[0] !== 'in-doubt') continue;
    const orders = key.split(',').map((id) => order(Number(id)));
    await assert.rejects(manifests.create({ accountId: 'one', orders }), /already-open/);
  }
  for (const key of posts.keys()) assert.ok(states.has(key), `the ledger does not know of orders ${key}`);
}

/** Kills on one folder, each program on what the one before has left behind. */
async function tellStory(run: ProofRun, folder: string, seed: number, cache: string): Promise<void> {
  const random = seededNumbers(seed);
  const service = await startCountingService();
  const everAcknowledged: Acknowledged[] = [];
  let nextOrder = 1;
  let unfinished: (readonly number[])[] = [];
  let killCount = 0;
  const look = (acknowledged: readonly Acknowledged[]): Promise<Map<string, string[]>> =>
    reopen(folder, async (manifests, states) => {
      await assertKept(manifests, acknowledged);
      await assertHonest(manifests, states, service.posts);
      return states;
    });
  try {
    while (killCount < KILLS_IN_A_STORY && !run.stop.aborted) {
      const fresh = [0, 1, 2].map(() => [nextOrder++, nextOrder++]);
      // What the killed program did not acknowledge is asked for again: the ledger must know whether it may be sent.
      const orderSets = [...unfinished, ...fresh];
      const { wasKilled, acknowledged } = await runAndKill(
        { folder, url: service.url, orderSets },
        planFrom(random),
        service,
        cache,
      );
      everAcknowledged.push(...acknowledged);
      const done = new Set(acknowledged.map(({ orderIds }) => orderIds.join()));
      unfinished = orderSets.filter((ids) => !done.has(ids.join())).slice(0, 2);
      if (wasKilled) {
        killCount += 1;
        run.done();
      }
      // Now and then the next program finds the folder just as the kill left it, and may be killed while it recovers.
      if (random() >= 0.25) await look(acknowledged);
    }
    const states = [...(await look(everAcknowledged)).values()].flat();
    for (const state of ['stored', 'in-doubt', 'rejected']) {
      run.tally(`manifests ${state} in the end`, states.filter((one) => one === state).length);
    }
    run.tally('manifests acknowledged, all there with their SHA-256', everAcknowledged.length);
  } catch (cause) {
    if (!(cause instanceof assert.AssertionError)) throw cause;
    run.breach(seed, cause.message);
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
}
