/**
 * A real server that does what real services do on a bad day. It is written on sockets, so that it can break every rule
 * of HTTP, and it remembers each request byte for byte.
 */
import net from 'node:net';
import tls from 'node:tls';
import type { SelfSignedCertificate } from './self-signed-certificate.ts';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  /** As they came: 'Accept: application/json'. */
  readonly headerLines: readonly string[];
  readonly body: string;
}

/** What the server does with one request, once it has read all of it. */
export type Behaviour = (socket: net.Socket, request: ReceivedRequest) => void;

export interface MisbehavingServer {
  readonly url: string;
  readonly host: string;
  readonly requests: readonly ReceivedRequest[];
  readonly connectionCount: number;
  /** Resolves when this many requests have been received in all. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface MisbehavingServerOptions {
  readonly certificate?: SelfSignedCertificate;
  /** Over TLS: nobody is let in without a certificate of their own. */
  readonly wantsCertificate?: boolean;
  /** Done with a connection (below TLS) as soon as it is there, instead of reading anything. */
  readonly onConnection?: (socket: net.Socket) => void;
}

/** The behaviours are used one after another; the last one goes on for ever. */
export async function startMisbehavingServer(
  behaviours: readonly Behaviour[],
  options: MisbehavingServerOptions = {},
): Promise<MisbehavingServer> {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<net.Socket>();
  const waiting: { count: number; resolve: () => void }[] = [];
  let connectionCount = 0;

  const serve = (socket: net.Socket): void => {
    let buffered: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      buffered = Buffer.concat([buffered, chunk]);
      for (let next = takeRequest(buffered); next !== null; next = takeRequest(buffered)) {
        buffered = next.rest;
        const behaviour = behaviours[Math.min(requests.length, behaviours.length - 1)];
        requests.push(next.request);
        behaviour?.(socket, next.request);
        for (const { resolve } of waiting.filter(({ count }) => requests.length >= count)) {
          resolve();
        }
      }
    });
  };
  const accept = (socket: net.Socket): void => {
    connectionCount += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The other side may go away at any moment; these tests are about that.
    socket.on('error', () => socket.destroy());
    if (options.onConnection !== undefined) {
      options.onConnection(socket);
    } else if (options.certificate === undefined) {
      serve(socket);
    }
  };

  const server =
    options.certificate === undefined || options.onConnection !== undefined
      ? net.createServer({ allowHalfOpen: true }, accept)
      : tls.createServer(tlsOptions(options.certificate, options.wantsCertificate), (socket) => {
          socket.on('error', () => socket.destroy());
          serve(socket);
        });
  if (server instanceof tls.Server) {
    server.on('connection', accept);
    server.on('tlsClientError', () => {});
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the server has no port');
  }
  const host = `127.0.0.1:${address.port}`;

  return {
    url: `${options.certificate === undefined ? 'http' : 'https'}://${host}`,
    host,
    requests,
    get connectionCount() {
      return connectionCount;
    },
    received(count) {
      return requests.length >= count
        ? Promise.resolve()
        : new Promise<void>((resolve) => waiting.push({ count, resolve }));
    },
    async close() {
      for (const socket of sockets) {
        socket.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function tlsOptions({ key, certificate }: SelfSignedCertificate, wantsCertificate = false): tls.TlsOptions {
  return { key, cert: certificate, requestCert: wantsCertificate, rejectUnauthorized: wantsCertificate };
}

function takeRequest(buffered: Buffer): { request: ReceivedRequest; rest: Buffer } | null {
  const endOfHead = buffered.indexOf('\r\n\r\n');
  if (endOfHead === -1) {
    return null;
  }
  const [requestLine = '', ...headerLines] = buffered.subarray(0, endOfHead).toString('latin1').split('\r\n');
  const length = headerLines.map((line) => /^content-length: (\d+)$/i.exec(line)?.[1]).find((value) => value);
  const start = endOfHead + 4;
  const end = start + Number(length ?? 0);
  if (buffered.length < end) {
    return null;
  }
  const [method = '', path = ''] = requestLine.split(' ');
  const body = buffered.subarray(start, end).toString('utf8');
  return { request: { method, path, headerLines, body }, rest: buffered.subarray(end) };
}

export interface AnswerShape {
  readonly status?: number;
  /** A whole body; its length is said unless `length` says otherwise. */
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** The value of content-length; 'none' leaves it out and ends the connection after the body. */
  readonly length?: number | 'none';
}

/** A proper answer (JSON unless `headers` say otherwise), or nearly one. */
export function answer(shape: AnswerShape): Behaviour {
  return (socket) => {
    socket.write(answerBytes(shape));
    if (shape.length === 'none') {
      socket.end();
    }
  };
}

export function answerBytes(shape: AnswerShape): Buffer {
  const body = Buffer.from(shape.body ?? '');
  const length = shape.length ?? body.length;
  const headers = {
    'content-type': 'application/json',
    ...(length === 'none' ? { connection: 'close' } : { 'content-length': String(length) }),
    ...shape.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${shape.status ?? 200} Status\r\n${lines.join('')}\r\n`), body]);
}

/** Exactly these bytes, and the connection is left open. */
export function bytes(...chunks: readonly (string | Uint8Array)[]): Behaviour {
  return (socket) => {
    socket.write(Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))));
  };
}

/** These bytes, then the end of the connection (a FIN). */
export function bytesThenEnd(chunk: string | Uint8Array): Behaviour {
  return (socket) => {
    socket.end(chunk);
  };
}

/** These bytes, then a reset once the other side may have read them. */
export function bytesThenReset(chunk: string | Uint8Array): Behaviour {
  return (socket) => {
    if (chunk.length === 0) {
      socket.resetAndDestroy();
      return;
    }
    socket.write(chunk, () => setTimeout(() => socket.resetAndDestroy(), 20));
  };
}

export const silence: Behaviour = () => {};

/** Every few milliseconds another byte, for ever. */
export function drip(head: string): Behaviour {
  return (socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(' '), 5);
    socket.on('close', () => clearInterval(timer));
  };
}
