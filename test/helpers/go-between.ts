/**
 * A go-between before a real service, for the faults no service makes on request: it passes everything on, but may lose a
 * write's answer after the service has acted, or lose the write itself. It counts what really reached the service, and
 * remembers the wire format of each exchange.
 */
import http from 'node:http';

/** One exchange that came to its end; the headers as they came, without parameters, '' for none. */
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
  /** What becomes of the writes to come; reads always pass. */
  writes: 'pass' | 'lose the answer' | 'lose the write';
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
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    const name = `${request.method} ${path.split('?')[0]}`;
    const isWrite = request.method !== 'GET';
    if (isWrite) asked.push(name);
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
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the go-between has no port');
  const goBetween: GoBetween = {
    url: `http://127.0.0.1:${address.port}`,
    writes: 'pass',
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
