/** The app's services at a service that answers when the test says so, with timers that run when the test says so. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Outcome } from '../../../src-preload/contract/failure.ts';
import type { LogLine } from '../../helpers/in-memory-ports.ts';
import { type AnswerShape, answerBytes, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { query } from '../../helpers/orders-bench.ts';
import { type ServicesOnTestPorts, startServices, type TestPorts } from '../../helpers/services-on-test-ports.ts';
import { createTimersByHand, type TimersByHand } from '../../helpers/timers-by-hand.ts';
import { haveShown } from '../journal/asked-writes.ts';

export interface WaitingService {
  readonly url: string;
  /** Method and path of each request, without its query. */
  asked(): readonly string[];
  received(count: number): Promise<void>;
  /** Answers the request that came first, second, ... (from 1). */
  answer(request: number, shape: AnswerShape): void;
  /** Ends its connection instead. */
  drop(request: number): void;
}

async function startWaitingService(): Promise<WaitingService> {
  const sockets: Socket[] = [];
  const server = await startMisbehavingServer([(socket) => void sockets.push(socket)]);
  onTestFinished(() => server.close());
  const socketOf = (request: number): Socket => {
    const socket = sockets[request - 1];
    if (socket === undefined) throw new Error(`There is no request ${request}.`);
    return socket;
  };
  return {
    url: server.url,
    asked: () => server.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`),
    received: (count) => server.received(count),
    answer: (request, shape) => void socketOf(request).write(answerBytes(shape)),
    drop: (request) => void socketOf(request).resetAndDestroy(),
  };
}

export interface EndBench {
  readonly service: WaitingService;
  /** For the way to the service. */
  readonly timers: TimersByHand;
  /** For the app itself. */
  readonly appTimers: TimersByHand;
  readonly app: ServicesOnTestPorts;
  readonly folder: string;
  /** The app's next start, in the same folder; closed by itself unless the test closes it. */
  startAgain(ports?: TestPorts): Promise<ServicesOnTestPorts>;
  /** Lines that report a fault of the program itself. */
  errors(): readonly LogLine[];
}

export const accountId = 'practice-1';

/** The test must close `app`. */
export async function openEndBench(ports: TestPorts = {}): Promise<EndBench> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-end-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const service = await startWaitingService();
  const timers = createTimersByHand();
  const appTimers = createTimersByHand();
  const keys = (name: string) => ({ serviceKey: `service-key-${name}`, subscriptionKey: `subscription-key-${name}` });
  const practice = { running: true, url: service.url, accounts: [keys('north'), keys('south')] } as const;
  const open = (own: TestPorts): Promise<ServicesOnTestPorts> =>
    startServices({
      folder,
      practice,
      after: appTimers.after,
      connection: { proxyEnvironment: {}, random: () => 0, after: timers.after },
      ...own,
    });
  const app = await open(ports);
  await haveShown(app, accountId, manifestOrders(71, 72, 73, 74));
  return {
    service,
    timers,
    appTimers,
    app,
    folder,
    async startAgain(own = {}) {
      const again = await open(own);
      let closed: Promise<void> | null = null;
      const close = (): Promise<void> => {
        closed ??= again.close();
        return closed;
      };
      onTestFinished(close);
      return { ...again, close };
    },
    errors: () => app.log.lines.filter(({ level }) => level === 'error'),
  };
}

/** Begins to close, and answers once the end has begun; the returned promise resolves when everything is closed. */
export async function beginToClose({ app }: EndBench): Promise<{ readonly closed: Promise<void> }> {
  const closed = app.close();
  // Anything asked after this is too late. What close() stops ends one turn of the loop later.
  await new Promise<void>((resolve) => setImmediate(resolve));
  return { closed };
}

export const search = ({ app }: EndBench): Promise<Outcome<unknown>> => app.searchOutcome(query());

const manifestOrders = (...ids: number[]) =>
  ids.map((orderId) => ({
    orderId,
    orderNumber: `HARBOUR-${orderId}`,
    receiverName: 'Ana Núñez',
    carrierName: 'NZ Post',
    trackingNumber: `TRACK${orderId}NZ`,
  }));

export const create = ({ app }: EndBench, ...ids: number[]): Promise<Outcome<unknown>> =>
  app.outcome('manifests.create', { accountId, orders: manifestOrders(...ids) });

export const pdf = Buffer.from('%PDF-1.7\norders of the last minute\n%%EOF\n');
export const manifestAnswer = (): AnswerShape => ({
  body: JSON.stringify({ pdf: pdf.toString('base64'), label_type: 'PDF', success: true, errors: [] }),
});
export const doneAnswer = (): AnswerShape => ({ body: JSON.stringify({ success: true, errors: [] }) });
export const foundAnswer = (): AnswerShape => ({
  body: JSON.stringify({ orders: [], total_pages: 1, success: true, errors: [] }),
});
/** The limiter then holds everybody back longer than any test takes. */
const slowDownAnswer = (): AnswerShape => ({
  status: 429,
  headers: { 'retry-after': '60' },
  body: '{"statusCode":429,"message":"Rate limit is exceeded."}',
});

/** For reads and unsent writes. A ledger that was already closed says so in the details. */
export const cancelled = {
  ok: false,
  failure: { code: 'cancelled', changed: 'nothing', details: [], facts: expect.any(Object) },
};

/** For the activity list: nothing is left out. */
export const everything = { accountId: null, kind: null, outcome: null, from: null, to: null };

export async function activityOf(app: ServicesOnTestPorts): Promise<readonly object[]> {
  const { entries } = await app.ask('activity.list', { filter: everything, offset: 0, limit: 50 });
  return entries.map(({ kind, outcome, orderCount }) => ({ kind, outcome, orderCount }));
}

/** An interactive read that was told to slow down: it waits for its turn, and so does the next one. */
export async function slowDown(bench: EndBench): Promise<{ readonly found: Promise<Outcome<unknown>> }> {
  const found = search(bench);
  await bench.service.received(1);
  bench.service.answer(1, slowDownAnswer());
  await expect.poll(() => waitingFor(bench)).toBe(1);
  return { found };
}

/** Requests that wait for their turn. */
export async function waitingFor({ app }: EndBench): Promise<number | undefined> {
  return (await app.ask('app.getStatus', {})).services[0]?.waiting;
}

export async function addLiveAccount({ app, service }: EndBench): Promise<string> {
  const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
  for (const which of ['service', 'subscription'] as const) {
    app.clipboard.text = `${which}-key-0123456789`;
    await app.ask('accounts.pasteKey', { draftId, which });
  }
  const saved = { draftId, label: 'Harbour Shop', baseAddress: service.url, colour: 'gold' } as const;
  return (await app.ask('accounts.saveDraft', saved)).accountId;
}
