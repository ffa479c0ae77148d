/**
 * A go-between in front of a real service, for faults that no service makes on request: it passes everything on, but
 * may lose a write's answer after the service has acted, or lose the write itself. It counts what really reached the
 * service, and remembers the wire format of each exchange.
 */
import http from 'node:http';

/** One finished exchange; the headers as they came, without parameters, '' for none. */
export interface PassedExchange {
  /** Method and path without its query. */
  readonly name: string;
  readonly accept: string;
  readonly contentType: string;
  readonly answerContentType: string;
  readonly httpStatus: number;
}

export interface GoBetween {
  readonly url: string;
  /**
   * What happens to the coming writes. 'hold': they wait until this changes. 'refuse after a part': the first half of a batch in JSON is carried out, and the
   * answer is a refusal; of a write that names no orders, all of it.
   */
  writes: 'pass' | 'hold' | 'lose the answer' | 'lose the write' | 'refuse after a part' | 'refuse before anything';
  /** What happens to the coming reads. 'hold': they wait until this changes. */
  reads: 'pass' | 'lose' | 'hold';
  /** Writes asked of us, and writes the service carried out: method and path without its query. */
  readonly asked: readonly string[];
  readonly executed: readonly string[];
  /** Reads and writes that were passed on and answered. */
  readonly passed: readonly PassedExchange[];
  close(): Promise<void>;
}

export async function startGoBetween(serviceUrl: string): Promise<GoBetween> {
  const asked: string[] = [];
  const executed: string[] = [];
  const passed: PassedExchange[] = [];
  const target = new URL(serviceUrl);
  let reads: GoBetween['reads'] = 'pass';
  let writes: GoBetween['writes'] = 'pass';
  const heldReads: (() => void)[] = [];
  const heldWrites: (() => void)[] = [];
  const server = http.createServer((request, response) => {
    const [state, held] = request.method === 'GET' ? [reads, heldReads] : [writes, heldWrites];
    // Whoever has given up meanwhile is not passed on: it would keep the service waiting for the rest of it.
    if (state === 'hold')
      held.push(() => {
        if (!request.destroyed) passOn(request, response);
      });
    else passOn(request, response);
  });
  const passOn = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const path = request.url ?? '/';
    const name = `${request.method} ${path.split('?')[0]}`;
    const isWrite = request.method !== 'GET';
    if (isWrite) asked.push(name);
    if (!isWrite && reads === 'lose') {
      request.socket.resetAndDestroy();
      return;
    }
    if (isWrite && goBetween.writes === 'refuse before anything') {
      request.resume().on('end', () => refuse(response));
      return;
    }
    if (isWrite && goBetween.writes === 'refuse after a part') {
      void refuseAfterAPart(target, request, response, () => executed.push(name));
      return;
    }
    if (isWrite && goBetween.writes === 'lose the write') {
      request.resume().on('end', () => request.socket.resetAndDestroy());
      return;
    }
    const { hostname: host, port } = target;
    const onward = http.request({ host, port, path, method: request.method, headers: request.headers, agent: false });
    onward.on('response', (answer) => {
      if (isWrite) whenCarriedOut(answer, () => executed.push(name));
      passed.push({
        name,
        accept: request.headers.accept ?? '',
        contentType: mediaType(request.headers['content-type']),
        answerContentType: mediaType(answer.headers['content-type']),
        httpStatus: answer.statusCode ?? 0,
      });
      if (isWrite && goBetween.writes === 'lose the answer') {
        answer.resume().on('end', () => request.socket.resetAndDestroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the go-between has no port');
  const goBetween: GoBetween = {
    url: `http://127.0.0.1:${address.port}`,
    get writes() {
      return writes;
    },
    set writes(next) {
      writes = next;
      if (next !== 'hold') for (const goOn of heldWrites.splice(0)) goOn();
    },
    get reads() {
      return reads;
    },
    set reads(next) {
      reads = next;
      if (next !== 'hold') for (const goOn of heldReads.splice(0)) goOn();
    },
    asked,
    executed,
    passed,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return goBetween;
}

/** Like a service that goes through a batch one by one and gives up in the middle. */
async function refuseAfterAPart(
  target: URL,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  tell: () => void,
): Promise<void> {
  const batch = JSON.parse(await textOf(request)) as { order_ids?: number[]; orders?: unknown[] };
  const half = <Item>(items: readonly Item[]): readonly Item[] =>
    items.length === 1 ? items : items.slice(0, Math.floor(items.length / 2));
  const part = {
    ...batch,
    ...(batch.order_ids === undefined ? {} : { order_ids: half(batch.order_ids) }),
    ...(batch.orders === undefined ? {} : { orders: half(batch.orders) }),
  };
  const body = JSON.stringify(part);
  const { hostname: host, port } = target;
  const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(body)) };
  const onward = http.request({ host, port, path: request.url, method: request.method, headers, agent: false });
  onward.on('response', (answer) => {
    whenCarriedOut(answer, tell);
    void textOf(answer).then((done) => refuse(response, JSON.parse(done)));
  });
  onward.end(body);
}

/** `done`: what was answered for the part, such as its PDF. */
function refuse(response: http.ServerResponse, done: object = {}): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const errors = [{ message: 'The last of them is locked', details: '' }];
  response.end(JSON.stringify({ ...done, success: false, errors }));
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Calls back before the answer's end is passed on; never for a write that the service refused. */
function whenCarriedOut(answer: http.IncomingMessage, tell: () => void): void {
  let text = '';
  answer.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  answer.on('end', () => {
    if (/"success":\s*true|<success>true/.test(text)) tell();
  });
}

function mediaType(header: string | undefined): string {
  return header?.split(';')[0]?.trim() ?? '';
}
