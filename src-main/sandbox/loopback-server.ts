/**
 * The HTTP server below the service's door. It listens on this computer only, and closes without interrupting anybody.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';

export interface LoopbackServer {
  readonly port: number;
  /** Takes no new calls, answers those under way, then ends. */
  close(): Promise<void>;
}

/** `answer` gets every request that is valid HTTP; `refuse` writes the body for the others. Rejects when the port is in use. */
export async function listenOnLoopback(
  port: number,
  answer: (request: Request) => Response | Promise<Response>,
  refuse: (message: string) => string,
): Promise<LoopbackServer> {
  const listener = getRequestListener(answer, {
    // A target or host that makes no URL is the caller's mistake. Anything else is ours, and the library answers 500.
    errorHandler: (error) =>
      error instanceof RequestError
        ? new Response(refuse(error.message), { status: 400, headers: { 'Content-Type': jsonType } })
        : undefined,
  });
  // A missing host reaches the listener, which refuses it with a body; Node's own refusal has none.
  const underWay = new Map<Duplex, ServerResponse<IncomingMessage>>();
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    underWay.set(incoming.socket, outgoing);
    outgoing.once('close', () => {
      underWay.delete(incoming.socket);
      // A kept connection would hold a closing server open until it times out.
      if (!server.listening) server.closeIdleConnections();
    });
    // Only with HTTP/1.1 is a request without a host wrong.
    if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost';
    const fault = faultOfHead(incoming);
    if (fault === null) void listener(incoming, outgoing);
    // After some of these nobody knows where the next request begins.
    else outgoing.writeHead(400, { 'Content-Type': jsonType, Connection: 'close' }).end(refuse(fault));
  });
  // Node's own refusal has no body.
  server.on('checkExpectation', (_incoming, outgoing: ServerResponse) => {
    outgoing.writeHead(417, { 'Content-Type': jsonType }).end(refuse('Expect can hold 100-continue alone.'));
  });
  server.on('clientError', (error, socket) => {
    const outgoing = underWay.get(socket);
    // An earlier whole request may be under way: its answer goes out first, and is the last one.
    if (outgoing?.req.complete === true) outgoing.once('close', () => endGently(socket));
    else refuseBrokenRequest(error, socket, refuse);
  });
  // Without a listener Node closes the connection without a word; with one it no longer watches the socket. Unread, or
  // held open by its caller, the socket would stay for ever and keep the service from ending.
  server.on('connect', (_incoming, socket) => {
    refuseInWords(405, 'CONNECT is not possible here.', socket, refuse);
  });
  return { port: await listen(server, port), close: () => close(server) };
}

const jsonType = 'application/json; charset=utf-8';

/** What Node and the library let pass. Null: nothing. */
function faultOfHead(incoming: IncomingMessage): string | null {
  const { headers, httpVersion, rawHeaders } = incoming;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return 'Host is in the request more than once.';
  const coding = headers['transfer-encoding'];
  // Node takes the chunks apart and leaves the rest as it came (RFC 9112, 6.1): that body would be read as what it is not.
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) {
    return 'Transfer-Encoding can hold chunked alone, and in HTTP/1.1.';
  }
  // The library parses a part of the address only when somebody asks for it, and then answers 500 as if the fault were ours.
  return URL.canParse(addressOf(incoming)) ? null : 'The address is not valid.';
}

/** A request may name the whole address (RFC 9112, 3.2.2), and its host then counts. */
function addressOf({ url = '', headers }: IncomingMessage): string {
  return /^https?:\/\//.test(url) ? url : `http://${headers.host ?? 'none'}${url}`;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The service has no port.'));
      else resolve(address.port);
    });
  });
}

/** How long a caller has to finish after the service ends or has refused it. */
const mostClosingMilliseconds = 5_000;

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const impatience = setTimeout(() => server.closeAllConnections(), mostClosingMilliseconds);
    server.close((error) => {
      clearTimeout(impatience);
      if (error === undefined) resolve();
      else reject(error);
    });
    server.closeIdleConnections();
  });
}

/** Even what is not HTTP at all gets the two fields of every answer. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex, refuse: (message: string) => string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  refuseInWords(status, 'The request is not valid HTTP.', socket, refuse);
}

/** Writes an answer by hand, for requests that Node passes to no listener, and ends the connection. */
function refuseInWords(status: number, message: string, socket: Duplex, refuse: (message: string) => string): void {
  const body = refuse(message);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${jsonType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  endGently(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Reads on until the caller ends: closing a connection with unread bytes resets it, and the answer on its way would be
 * lost.
 */
function endGently(socket: Duplex, lastWords = ''): void {
  socket.on('error', () => socket.destroy());
  // Not `resume`: Node's HTTP parser releases a socket only when somebody listens for its data.
  socket.on('data', () => undefined);
  const impatience = setTimeout(() => socket.destroy(), mostClosingMilliseconds);
  socket.once('close', () => clearTimeout(impatience));
  socket.end(lastWords);
}
