/**
 * One request and what comes back: it gathers the bytes, keeps the deadlines and says what became of it. It never throws,
 * never follows a redirect, never sends twice and never reads the bytes.
 *
 * On node:http rather than undici: undici 8 cannot send `Content-Length: 0` with a DELETE, and takes a body that ends
 * with a reset for a whole one. Node tells NOT SENT from IN DOUBT by the socket: what is written before it is connected
 * (and, with TLS, secured) has not left this computer.
 */
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FailureFacts } from '../../src-preload/contract/failure.ts';
import { messageOf } from '../failures.ts';
import { http, https } from '../node-http.ts';
import { afterRunning } from '../time/system-time.ts';
import { brokenAfterSending, brokenBeforeSending, brokenFacts, wantsCertificate } from './broken-connection.ts';
import { createGatheredBody } from './gathered-body.ts';
import type { Waiting } from './patience.ts';
import type { ProxiedRequest } from './proxied-agent.ts';
import type { RawAnswer } from './shipping-client.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** An idle connection may be gone without our knowing: a read goes again, but a write must not use one. */
  readonly connection: 'fresh' | 'kept';
}

/** All in milliseconds except `answerBytes`. */
export interface ExchangeLimits {
  readonly connect: number;
  readonly firstByte: number;
  /** The longest silence over a connection that was kept; then it may be dead, and the question goes over a new one. */
  readonly keptSilence: number;
  /** The longest silence inside a body. */
  readonly gap: number;
  readonly total: number;
  readonly answerBytes: number;
}

export type TransportFaultCode =
  | 'unreachable'
  | 'tls-failed'
  | 'proxy-refused'
  | 'not-the-service'
  | 'timed-out'
  | 'connection-lost'
  | 'answer-unreadable'
  | 'answer-too-large'
  | 'disk-full'
  | 'file-failed'
  | 'cancelled';

export interface TransportFault {
  readonly code: TransportFaultCode;
  readonly cause: Error;
  /** What makes its words exact. */
  readonly facts?: FailureFacts;
}

/** Takes the body of an answer as it comes, instead of gathering it. Its rejections are BodyFaults. */
export interface BodySink {
  /** Null: the next piece may follow at once; otherwise when this resolves. */
  write(chunk: Uint8Array): Promise<void> | null;
  /** The body is whole; resolves when all of it has been taken. */
  finish(): Promise<void>;
  /** The body was cut; the part that came stays. Never rejects. */
  giveUp(): Promise<void>;
}

export class BodyFault extends Error {
  readonly code: 'answer-unreadable' | 'answer-too-large' | 'not-the-service' | 'disk-full' | 'file-failed';

  constructor(code: BodyFault['code'], cause: unknown) {
    super(messageOf(cause), { cause });
    this.name = 'BodyFault';
    this.code = code;
  }
}

/** Null: the body of this answer is gathered. Throws BodyFault. */
export type SinkFor = (answer: Pick<RawAnswer, 'httpStatus' | 'headers'>) => BodySink | null;

export interface Exchange {
  /** False only when it is certain that no byte of the request left. */
  readonly sent: boolean;
  /** What came back, whole (`fault` is null) or cut; null when not even the headers came. */
  readonly answer: RawAnswer | null;
  readonly fault: TransportFault | null;
  /**
   * It was sent over a connection kept from earlier, which ended before anything came, or is silent: perhaps it was dead. Or
   * the service gave it up, with a 408 for want of a question, as this one went out (RFC 9110, 15.5.9).
   */
  readonly isStale?: true;
}

type Step = 'connect' | 'first byte' | 'gap';

export interface HowToAsk extends Waiting {
  readonly agent: Agent;
  readonly signal: AbortSignal | undefined;
  readonly sinkFor: SinkFor | undefined;
}

export class OneExchange {
  readonly #request: WireRequest;
  readonly #limits: ExchangeLimits;
  readonly #how: HowToAsk;
  #sink: BodySink | null = null;
  readonly #gathered = createGatheredBody();
  readonly #finished = Promise.withResolvers<Exchange>();
  #byteCount = 0;
  /** Grows with each sign of life. */
  #progress = 0;
  /** Ends what only a request through a proxy has besides. */
  #endBeside: () => void = () => undefined;
  #sent = false;
  #tcpConnected = false;
  #settled = false;
  #outgoing: ClientRequest | null = null;
  #incoming: IncomingMessage | null = null;
  #callOffTotal: () => void = () => undefined;
  #callOffStep: () => void = () => undefined;

  constructor(request: WireRequest, limits: ExchangeLimits, how: HowToAsk) {
    this.#request = request;
    this.#limits = limits;
    this.#how = how;
  }

  run(): Promise<Exchange> {
    if (this.#how.signal?.aborted) {
      this.#fail('cancelled', new Error('cancelled before it was sent'));
      return this.#finished.promise;
    }
    const { url, method, headers, body } = this.#request;
    const send = url.protocol === 'https:' ? https.request : http.request;
    const proxied: ProxiedRequest = {
      onGivenUp: (end) => {
        this.#endBeside = end;
      },
    };
    const outgoing = send(url, { method, headers, agent: this.#how.agent, ...proxied });
    this.#outgoing = outgoing;
    this.#callOffTotal = afterRunning(this.#limits.total, () => this.#late('total', this.#limits.total));
    this.#expect('connect', this.#limits.connect);
    this.#how.signal?.addEventListener('abort', this.#cancel, { once: true });
    outgoing.on('socket', (socket) => this.#follow(socket));
    outgoing.on('response', (incoming) => this.#receive(incoming));
    outgoing.on('error', (error) => this.#break(error));
    outgoing.on('close', () => this.#break(new Error('closed without an answer')));
    outgoing.end(body ?? undefined);
    return this.#finished.promise;
  }

  readonly #cancel = (): void => this.#fail('cancelled', new Error('cancelled'));

  #follow(socket: Socket): void {
    const connected = (): void => {
      this.#sent = true;
      this.#expect('first byte', this.#isOverKept() ? this.#how.keptSilence : this.#limits.firstByte);
    };
    if (!socket.connecting) {
      // To an address in figures that no network leads to, it has failed by now: its error follows, and nothing was written.
      if (!socket.destroyed) connected();
      return;
    }
    const secure = this.#request.url.protocol === 'https:';
    socket.once('connect', () => {
      this.#tcpConnected = true;
      if (!secure) {
        connected();
      }
    });
    socket.once('secureConnect', connected);
  }

  #isOverKept(): boolean {
    return this.#outgoing?.reusedSocket === true;
  }

  #receive(incoming: IncomingMessage): void {
    this.#incoming = incoming;
    this.#how.answers();
    try {
      this.#sink = this.#how.sinkFor?.(headOf(incoming)) ?? null;
    } catch (error) {
      this.#failIn(error);
      return;
    }
    // A body that is cut ends with an error, never with 'end'.
    incoming.on('error', (error) => this.#break(error));
    incoming.on('data', (chunk: Buffer) => this.#gather(chunk));
    incoming.on('end', () => this.#end());
    this.#expect('gap', this.#limits.gap);
    if (Number(incoming.headers['content-length'] ?? 0) > this.#limits.answerBytes) {
      this.#tooLarge();
    }
  }

  #gather(chunk: Buffer): void {
    if (this.#settled) {
      return;
    }
    const room = this.#limits.answerBytes - this.#byteCount;
    const taken = chunk.subarray(0, room);
    this.#byteCount += taken.length;
    const waits = this.#sink === null ? null : this.#sink.write(taken);
    if (this.#sink === null) {
      this.#gathered.add(taken);
    }
    if (chunk.length > room) {
      this.#tooLarge();
      return;
    }
    this.#expect('gap', this.#limits.gap);
    if (waits !== null) {
      this.#holdBack(waits);
    }
  }

  /** While we wait for our own disk, the service's silence is not timed. */
  #holdBack(waits: Promise<void>): void {
    this.#callOffStep();
    this.#incoming?.pause();
    waits.then(
      () => {
        this.#expect('gap', this.#limits.gap);
        this.#incoming?.resume();
      },
      (error: unknown) => this.#failIn(error),
    );
  }

  #end(): void {
    this.#callOffStep();
    if (this.#sink === null) {
      this.#settle(null);
      return;
    }
    this.#sink.finish().then(
      () => this.#settle(null),
      (error: unknown) => this.#failIn(error),
    );
  }

  #failIn(error: unknown): void {
    const fault = error instanceof BodyFault ? error : new BodyFault('file-failed', error);
    this.#fail(fault.code, fault);
  }

  /** Once the whole body has come, the connection no longer matters, even while the sink still takes some of it. */
  #break(error: Error): void {
    if (this.#incoming?.complete !== true) {
      // With TLS 1.3 the service says only after our part that it wants a certificate of ours: it has read nothing.
      if (wantsCertificate(error)) this.#sent = false;
      this.#fail(this.#sent ? brokenAfterSending(error) : brokenBeforeSending(error, this.#tcpConnected), error);
    }
  }

  #tooLarge(): void {
    this.#fail('answer-too-large', new Error(`more than ${this.#limits.answerBytes} bytes`));
  }

  /** No sleep of the computer counts: what was on its way may come after it. */
  #expect(step: Step, milliseconds: number): void {
    this.#progress += 1;
    this.#callOffStep();
    if (!this.#settled) {
      this.#callOffStep = afterRunning(milliseconds, () => this.#late(step, milliseconds));
    }
  }

  /** After a sleep of the computer deadlines pass before what came meanwhile is read: it is read first. */
  #late(step: 'total' | Step, milliseconds: number): void {
    const before = this.#progress;
    setImmediate(() => {
      if (step !== 'total' && this.#progress > before) return;
      this.#fail(this.#sent ? 'timed-out' : 'unreachable', new Error(`${step} took more than ${milliseconds} ms`));
    });
  }

  #fail(code: TransportFaultCode, cause: Error): void {
    if (!this.#settled) {
      this.#drain();
      this.#settle({ code, cause, facts: brokenFacts(code, cause, this.#request.url.hostname) });
      this.#outgoing?.destroy();
      this.#endBeside();
    }
  }

  /** Gathers bytes that have come and were not passed on yet, because an error overtakes them. */
  #drain(): void {
    while (this.#incoming !== null && !this.#settled && this.#incoming.read() !== null) {
      // read() tells 'data', which gathers.
    }
  }

  #settle(fault: TransportFault | null): void {
    if (this.#settled) {
      return;
    }
    this.#settled = true;
    this.#callOffTotal();
    this.#callOffStep();
    this.#how.signal?.removeEventListener('abort', this.#cancel);
    this.#finished.resolve(this.#tell(fault));
  }

  async #tell(fault: TransportFault | null): Promise<Exchange> {
    const sent = this.#sent;
    const answer = await this.#answer(fault === null);
    if (fault !== null) {
      await this.#sink?.giveUp();
    }
    const isSilent = fault?.code === 'timed-out' && this.#how.keptSilence < this.#limits.firstByte;
    const isDead = (fault?.code === 'connection-lost' || isSilent) && answer === null;
    const isStale = (isDead || answer?.httpStatus === 408) && this.#isOverKept();
    return { sent, answer, fault, ...(isStale ? { isStale } : {}) };
  }

  async #answer(complete: boolean): Promise<RawAnswer | null> {
    const incoming = this.#incoming;
    if (incoming === null) {
      return null;
    }
    return { ...headOf(incoming), body: await this.#gathered.bytes(), complete };
  }
}

function headOf(incoming: IncomingMessage): Pick<RawAnswer, 'httpStatus' | 'headers'> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
  }
  return { httpStatus: incoming.statusCode ?? 0, headers };
}
