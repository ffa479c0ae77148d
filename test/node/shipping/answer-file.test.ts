/** A large answer on its way to a file: what the file holds, what is refused, and what a cut or a full disk leaves. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BodySink } from '../../../src-main/shipping/exchange.ts';
import type { ShippingClient } from '../../../src-main/shipping/shipping-client.ts';
import { createTransport } from '../../../src-main/shipping/transport.ts';
import { answer, answerBytes, type Behaviour, bytesThenEnd, bytesThenReset } from '../../helpers/misbehaving-server.ts';
import fc from '../../helpers/properties.ts';
import {
  accountAt,
  limitsWith,
  serviceKey,
  shippingErrorOf,
  startClient,
  startServer,
  subscriptionKey,
} from './bench.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packbench-spool-'));
  path = join(folder, 'answer');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const roomy = { limits: limitsWith({ answerBytes: 100_000_000 }) };

async function readInto(behaviours: readonly Behaviour[], client: ShippingClient = startClient(roomy), to = path) {
  const server = await startServer(behaviours);
  const read = async () => readFileSync(to);
  return { server, done: client.readAddressBook(accountAt(server.url), 'background', to, read) };
}

/** Writes the pieces one after another, each in a packet of its own as far as the system allows. */
function inPieces(pieces: readonly Uint8Array[]): Behaviour {
  return async (socket) => {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    socket.setNoDelay(true);
    socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`);
    for (const piece of pieces) {
      await new Promise((resolve) => socket.write(piece, resolve));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
}

describe('the file', () => {
  it.each([
    ['plain', undefined, (body: Buffer) => body],
    ['gzip', 'gzip', gzipSync],
    ['deflate', 'deflate', deflateSync],
    ['br', 'br', (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('holds a body of megabytes, %s, byte for byte, for this user alone', async (_name, coding, pack) => {
    const body = Buffer.from(randomBytes(3_000_000).toString('base64'));
    const headers: Record<string, string> = coding === undefined ? {} : { 'content-encoding': coding };
    const { done } = await readInto([answer({ body: pack(body), headers })]);
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await done)).toBe(hash(body));
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it.each([
    ['with a length', undefined],
    ['without one', 'none'],
  ] as const)('holds all of it when the connection ends right behind the last byte, %s', async (_name, length) => {
    const body = randomBytes(6_000_000).toString('base64');
    const shape = length === undefined ? { body } : { body, length };
    const { done } = await readInto([bytesThenEnd(answerBytes(shape))]);
    expect((await done).length).toBe(body.length);
  });

  it('holds stars in the place of each key, wherever the pieces of the answer end', async () => {
    // As XML may write it, each of its characters.
    const inReferences = Buffer.from(serviceKey)
      .toString('hex')
      .replace(/../g, (code) => `&#x0000${code};`);
    const words = { x: `Key ${serviceKey} of ${subscriptionKey}`, y: `${serviceKey}${serviceKey}`, z: inReferences };
    const said = JSON.stringify(words);
    const expected = said
      .replaceAll(inReferences, '*'.repeat(inReferences.length))
      .replaceAll(serviceKey, '*'.repeat(serviceKey.length))
      .replaceAll(subscriptionKey, '*'.repeat(subscriptionKey.length));
    const borders = fc.uniqueArray(fc.integer({ min: 1, max: said.length - 1 }), { maxLength: 8 });
    const client = startClient(roomy);
    await fc.assert(
      fc.asyncProperty(borders, async (places) => {
        const at = [0, ...places.sort((a, b) => a - b), said.length];
        const pieces = at.slice(1).map((end, index) => Buffer.from(said.slice(at[index], end)));
        const { done, server } = await readInto([inPieces(pieces)], client);
        expect((await done).toString()).toBe(expected);
        await server.close();
      }),
      { numRuns: 60 },
    );
  });

  it('holds the last attempt alone', async () => {
    const cut = bytesThenEnd(answerBytes({ body: `{"addresses":[${'x'.repeat(5_000)}`, length: 90_000 }));
    const { done, server } = await readInto([cut, cut, answer({ body: '{"addresses":[]}' })]);
    expect((await done).toString()).toBe('{"addresses":[]}');
    expect(server.requests).toHaveLength(3);
  });

  it('is not written for an answer that is no success', async () => {
    const { done } = await readInto([answer({ status: 401, body: '{"message":"No"}' })]);
    expect(await shippingErrorOf(done)).toMatchObject({
      failure: { code: 'keys-refused', details: [{ message: 'No', details: '' }] },
    });
    expect(existsSync(path)).toBe(false);
  });
});

describe('refused', () => {
  const bomb = gzipSync(Buffer.alloc(200_000));
  it.each([
    ['too many bytes', answer({ body: 'x'.repeat(100_001) }), 'answer-too-large'],
    ['too many bytes, without a length', answer({ body: 'x'.repeat(100_001), length: 'none' }), 'answer-too-large'],
    ['too many bytes, unpacked', answer({ body: bomb, headers: { 'content-encoding': 'gzip' } }), 'answer-too-large'],
    ['no gzip', answer({ body: 'plain', headers: { 'content-encoding': 'gzip' } }), 'answer-unreadable'],
    ['no Brotli', answer({ body: 'plain text', headers: { 'content-encoding': 'br' } }), 'answer-unreadable'],
    [
      'a cut gzip',
      answer({ body: bomb.subarray(0, 50), headers: { 'content-encoding': 'gzip' } }),
      'answer-unreadable',
    ],
    ['an unknown coding', answer({ body: 'x', headers: { 'content-encoding': 'constructor' } }), 'answer-unreadable'],
    ['two codings', answer({ body: 'x', headers: { 'content-encoding': 'gzip, gzip' } }), 'answer-unreadable'],
  ] as const)('%s', async (_name, behaviour, code) => {
    const { done, server } = await readInto([behaviour], startClient());
    expect(await shippingErrorOf(done)).toMatchObject({ failure: { code, changed: 'nothing' } });
    expect(server.requests).toHaveLength(1);
    if (existsSync(path)) expect(statSync(path).size).toBeLessThanOrEqual(100_000);
  });
});

describe('cut', () => {
  const body = `{"addresses":[${'{"id":1},'.repeat(3_000)}`;
  const chunked = `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n`;
  it.each([
    ['a body shorter than its length', bytesThenEnd(answerBytes({ body, length: 99_000 }))],
    ['a reset', bytesThenReset(answerBytes({ body, length: 99_000 }))],
    ['no last chunk', bytesThenEnd(chunked)],
    [
      'a gzip',
      bytesThenEnd(
        answerBytes({ body: gzipSync(randomBytes(40_000)), length: 90_000, headers: { 'content-encoding': 'gzip' } }),
      ),
    ],
  ])('%s is asked for three times, and what came is left', async (_name, behaviour) => {
    const { done, server } = await readInto([behaviour]);
    expect(await shippingErrorOf(done)).toMatchObject({ failure: { code: 'connection-lost' } });
    expect(server.requests).toHaveLength(3);
    if (_name !== 'a gzip') expect(readFileSync(path, 'utf8')).toBe(body);
  });

  it('called off in the middle, it ends at once', async () => {
    const controller = new AbortController();
    const behaviour: Behaviour = (socket) => {
      socket.write(answerBytes({ body, length: 99_000 }), () => setImmediate(() => controller.abort()));
    };
    const server = await startServer([behaviour]);
    const read = async () => readFileSync(path);
    const done = startClient(roomy).readAddressBook(accountAt(server.url), 'background', path, read, controller.signal);
    expect(await shippingErrorOf(done)).toMatchObject({ failure: { code: 'cancelled' } });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a disk', () => {
  const large = answer({ body: `{"addresses":[],"x":"${'x'.repeat(300_000)}"}` });

  it('that is full is told, and the service is not asked again', async () => {
    const { done, server } = await readInto([large], startClient(roomy), '/dev/full');
    expect(await shippingErrorOf(done)).toMatchObject({ failure: { code: 'disk-full', changed: 'nothing' } });
    expect(server.requests).toHaveLength(1);
  });

  it('that cannot be written to is told', async () => {
    const { done, server } = await readInto([large], startClient(roomy), join(folder, 'gone', 'answer'));
    expect(await shippingErrorOf(done)).toMatchObject({ failure: { code: 'file-failed', changed: 'nothing' } });
    expect(server.requests).toHaveLength(1);
  });
});

it('while this computer takes a piece of an answer, nobody counts how long the service is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const rest = Promise.withResolvers<void>();
  const server = await startServer([
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nab');
      void rest.promise.then(() => socket.write('cd'));
    },
  ]);
  const taken: string[] = [];
  const sink: BodySink = {
    write(chunk) {
      taken.push(Buffer.from(chunk).toString());
      if (taken.length > 1) return null;
      return (async () => {
        // The transport waits from its next turn on.
        await new Promise((resolve) => setImmediate(resolve));
        vi.advanceTimersByTime(gap);
        await new Promise((resolve) => setImmediate(resolve));
        rest.resolve();
      })();
    },
    finish: async () => undefined,
    giveUp: async () => undefined,
  };
  const gap = 1_000;
  const transport = createTransport({});
  onTestFinished(() => transport.close());
  const request = { method: 'GET', url: new URL(server.url), headers: {}, body: null, connection: 'fresh' } as const;
  const { fault } = await transport.exchange(request, limitsWith({ gap }).addressBook, undefined, () => sink);
  expect([fault, taken.join('')]).toEqual([null, 'abcd']);
});
