/**
 * A service that records every order it executes, and misbehaves as told: the program's words are compared with its
 * record. Real HTTP, JSON only, the write operations and the two reads that a look-up uses, after the service document.
 * It never refuses to do a thing twice, because the document does not promise that: a caller who asks twice gets it
 * twice.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { answerTo, firstHalfOf, type ServiceRequest } from './answers.ts';
import { createStock, type Execution, type Stock } from './stock.ts';

/**
 * The fate of one write. 'before' and 'after' say when the fault comes: before anything was done, or after everything
 * was. refused: in the service's own words, nothing was done · half refused: the first half of several orders was
 * executed first (the document says nothing about partial failure); of one order, or of a manifest, nothing was done.
 */
export type WriteFault =
  | 'none'
  | 'refused'
  | 'half refused'
  | 'slow down'
  | 'drop before'
  | 'drop after'
  | 'broken before'
  | 'broken after'
  | 'conflict after'
  | 'page after'
  | 'half an answer'
  | 'silence before'
  | 'silence after';

export interface CountingService {
  readonly url: string;
  readonly stock: Stock;
  /** Every write that came, in order. */
  readonly writes: readonly ServiceRequest[];
  /** Every order that was acted on, in order. */
  readonly executions: readonly Execution[];
  /** The fate of the next write; called once for each. */
  faultOf: (request: ServiceRequest) => WriteFault;
  /** Called when a write reaches a point, so that a test can end the asking program there. */
  onPoint: (point: ServicePoint) => void;
  /** Awaited before a write is answered, once it was done. */
  beforeAnswer: () => Promise<void>;
  /**
   * Resolves when everything that was sent until now has arrived and been executed, also requests that nobody waits for
   * any more: on a busy computer those are read after the sender gave up.
   */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export type ServicePoint = 'received' | 'done' | 'half answered' | 'answered';

export async function startCountingService(): Promise<CountingService> {
  const stock = createStock();
  const writes: ServiceRequest[] = [];
  const arrivals = createArrivals();
  const server = createServer((incoming, outgoing) => {
    const done = arrivals.begun(incoming.socket);
    bodyOf(incoming)
      .then((body) => {
        if (body !== null) answer(service, requestOf(incoming, body), outgoing);
      })
      .finally(done);
  });
  server.on('connection', arrivals.connected);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service = {
    url: `http://127.0.0.1:${port}`,
    stock,
    writes,
    executions: stock.executions,
    faultOf: (): WriteFault => 'none',
    onPoint: (): void => undefined,
    beforeAnswer: async () => undefined,
    async settle() {
      // Connections are accepted in the order they were made: once this one is there, so are all earlier ones.
      const last = connect(port, '127.0.0.1');
      await new Promise<void>((resolve, reject) => last.once('connect', resolve).once('error', reject));
      await arrivals.allBefore(last.localPort ?? 0);
      last.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const answer = (to: CountingService, request: ServiceRequest, outgoing: ServerResponse): void => {
    if (request.method === 'GET') {
      outgoing.setHeader('content-type', 'application/json').end(answerTo(stock, request));
      return;
    }
    writes.push(request);
    void answerWrite(to, request, outgoing);
  };
  return service;
}

interface Said {
  readonly status: number;
  readonly body: string;
  readonly type: string;
  /** How the answer is given. */
  readonly way: 'whole' | 'half' | 'drop' | 'silence';
}

async function answerWrite(service: CountingService, request: ServiceRequest, outgoing: ServerResponse): Promise<void> {
  const fault = service.faultOf(request);
  service.onPoint('received');
  if (fault === 'half refused') answerTo(service.stock, firstHalfOf(request));
  const before = faultsBefore[fault];
  if (before !== undefined) {
    say(service, outgoing, { ...error(200), ...before });
    return;
  }
  const body = answerTo(service.stock, request);
  service.onPoint('done');
  await service.beforeAnswer();
  say(service, outgoing, { ...whole(200, body), ...faultsAfter[fault] });
}

const whole = (status: number, body: string): Said => ({ status, body, type: 'application/json', way: 'whole' });
const error = (status: number): Said =>
  whole(
    status,
    JSON.stringify({ success: false, errors: [{ message: 'The service does not want to.', details: '' }] }),
  );

const faultsBefore: Partial<Record<WriteFault, Partial<Said>>> = {
  refused: {},
  'half refused': {},
  'slow down': { status: 429 },
  'broken before': { status: 503 },
  'drop before': { way: 'drop' },
  'silence before': { way: 'silence' },
};
const faultsAfter: Partial<Record<WriteFault, Partial<Said>>> = {
  'drop after': { way: 'drop' },
  'silence after': { way: 'silence' },
  'broken after': error(500),
  'conflict after': error(409),
  'page after': { body: '<html><body>Bad gateway</body></html>', type: 'text/html' },
  'half an answer': { way: 'half' },
};

function say(service: CountingService, outgoing: ServerResponse, { status, body, type, way }: Said): void {
  if (way === 'drop') outgoing.socket?.resetAndDestroy();
  if (way === 'drop' || way === 'silence') return;
  const middle = body.length / 2;
  outgoing.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  outgoing.write(body.slice(0, middle), () => {
    service.onPoint('half answered');
    if (way === 'half') outgoing.socket?.resetAndDestroy();
    else outgoing.end(body.slice(middle), () => service.onPoint('answered'));
  });
}

interface Arrivals {
  connected(socket: Socket): void;
  /** Answers with the function to call when the request was executed. */
  begun(socket: Socket): () => void;
  /**
   * Resolves when the connection from that port is there, and each other one has brought its first request or has
   * ended.
   */
  allBefore(port: number): Promise<void>;
}

/** Requests that were sent and not executed yet. A write comes on a connection of its own, as its first request. */
function createArrivals(): Arrivals {
  const unheard = new Map<Socket, number>();
  let underWay = 0;
  const waiting = new Set<() => void>();
  const changed = (): void => {
    for (const look of [...waiting]) look();
  };
  const forget = (socket: Socket): void => {
    unheard.delete(socket);
    changed();
  };
  return {
    connected(socket) {
      unheard.set(socket, socket.remotePort ?? 0);
      socket.once('close', () => forget(socket));
      changed();
    },
    begun(socket) {
      underWay += 1;
      forget(socket);
      return () => {
        underWay -= 1;
        changed();
      };
    },
    allBefore: (port) =>
      new Promise((resolve) => {
        const look = (): void => {
          const ports = [...unheard.values()];
          if (underWay > 0 || !ports.includes(port) || ports.length > 1) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Null: the connection ended before the request was whole, so there is nothing to execute. */
async function bodyOf(incoming: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of incoming) pieces.push(piece as Buffer);
  } catch (error) {
    if (incoming.complete) throw error;
    return null;
  }
  return Buffer.concat(pieces).toString();
}

function requestOf(incoming: IncomingMessage, body: string): ServiceRequest {
  const url = new URL(incoming.url ?? '/', 'http://service');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    body: body === '' ? {} : JSON.parse(body),
    serviceKey: String(incoming.headers['service-api-key'] ?? ''),
  };
}
