/**
 * Answers made to hurt: texts that take a careless reader ages, bodies in pieces of one byte, answers as large as
 * allowed.
 */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';
import { withoutKeys } from '../../../src-main/shipping/conceal-keys.ts';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import { type ReadingName, tellAnswer } from '../../../src-main/shipping/reading/readings.ts';
import type { RawAnswer } from '../../../src-main/shipping/shipping-client.ts';
import { readAddressBook } from '../../../src-main/shipping/wire/address-book.ts';
import { UnreadableAnswer } from '../../../src-main/shipping/wire/unreadable.ts';
import { turnOf } from '../../helpers/longest-turn.ts';
import { answerBytes, type Behaviour } from '../../helpers/misbehaving-server.ts';
import { collectGarbage, meterMain } from '../../proof/main-load.ts';
import { accountAt, RememberingSteps, search, serviceKey, shippingErrorOf, startClient, startServer } from './bench.ts';
import { whyUnreadable } from './wire/told.ts';

const secrets = createSecretRegister([serviceKey]);
const order = (more: string): string => `{"success":true,"orders":[{"order_id":1,${more}}]}`;
const manifest = (pdf: string): string => JSON.stringify({ success: true, pdf });
const inXml = (inside: string): string => `<SearchOrderResponse>${inside}</SearchOrderResponse>`;

/** Each with a text of this many characters in it. */
const texts: readonly [name: string, reading: ReadingName, body: (length: number) => string][] = [
  ['a number of digits', 'search', (length) => `{"orders":[],"total_pages":"${'1'.repeat(length)}x"}`],
  ['a bare number of digits', 'search', (length) => `{"orders":[],"total_pages":${'1'.repeat(length)}}`],
  ['a date of blanks', 'search', (length) => order(`"order_date":"2026-01-01T00:00${' '.repeat(length)}x"`)],
  ['a date of digits', 'search', (length) => order(`"order_date":"2026-01-01T00:00:00.${'0'.repeat(length)}x"`)],
  ['backslashes', 'search', (length) => order(`"name":"${'\\\\'.repeat(length / 2)}"`)],
  ['quotes', 'search', (length) => order(`"name":"${'\\"'.repeat(length / 2)}"`)],
  ['a text that does not end', 'search', (length) => order(`"name":"${'\\"'.repeat(length / 2)}`)],
  ['percent signs', 'search', (length) => order(`"name":"${'%4'.repeat(length / 2)}"`)],
  ['the beginning of a key', 'search', (length) => order(`"name":"${serviceKey.slice(0, -1).repeat(length / 22)}"`)],
  ['keys', 'search', (length) => order(`"name":"${serviceKey.repeat(length / 22)}"`)],
  ['brackets', 'search', (length) => '['.repeat(length)],
  ['fields', 'search', (length) => order(Array.from({ length: length / 10 }, (_, at) => `"f${at}":"x"`).join(','))],
  ['blanks around', 'search', (length) => ' '.repeat(length) + order('"name":"x"') + ' '.repeat(length)],
  ['a pdf of blanks', 'manifest', (length) => manifest(`x${' '.repeat(length)}x`)],
  ['a pdf of prefixes', 'manifest', (length) => manifest('data:'.repeat(length / 5))],
  ['a pdf of half prefixes', 'manifest', (length) => manifest('data:;'.repeat(length / 6))],
  ['a pdf of signs between', 'manifest', (length) => manifest(',;'.repeat(length / 2))],
  ['a pdf of beginnings', 'manifest', (length) => manifest('JVBERi '.repeat(length / 7))],
  ['errors', 'archive', (length) => `{"success":false,"errors":[${'{"message":"m"},'.repeat(length / 16)}{}]}`],
  ['XML entities', 'search', (length) => inXml(`<total_pages>${'&amp;'.repeat(length / 5)}</total_pages>`)],
  ['XML references', 'search', (length) => inXml(`<total_pages>${'&#65;'.repeat(length / 5)}</total_pages>`)],
  ['XML elements', 'search', (length) => inXml('<a/>'.repeat(length / 4))],
  ['XML of one element in another', 'search', (length) => '<a>'.repeat(length / 3)],
  [
    'XML attributes',
    'search',
    (length) => inXml(`<a ${Array.from({ length: length / 8 }, (_, at) => `a${at}=""`).join(' ')}/>`),
  ],
  ['XML comments', 'search', (length) => inXml('<!---->'.repeat(length / 7))],
  ['XML instructions', 'search', (length) => inXml('<?a?>'.repeat(length / 5))],
  ['XML instructions without an end', 'search', (length) => inXml('<?a'.repeat(length / 3))],
  ['XML pieces of text', 'search', (length) => inXml(`<a>${'x<![CDATA[y]]>'.repeat(length / 14)}</a>`)],
  ['XML brackets', 'search', (length) => inXml(`<a><![CDATA[${']]'.repeat(length / 2)}]]></a>`)],
  ['an XML name', 'search', (length) => inXml(`<${'a'.repeat(length)}/>`)],
];

const named = (length: number, name: (at: number) => string): string =>
  Array.from({ length: length / 40 }, (_, at) => `<${name(at)}><id>1</id></${name(at)}>`).join('');
/** Each with a list of this many characters. */
const addressBooks: readonly [name: string, inList: (length: number) => string][] = [
  ['entries', (length) => named(length, () => 'address')],
  ['entries of as many names', (length) => named(length, (at) => `a${at}`)],
];

/** A reading that grows as its text does takes four times as long for a text four times as long; one that grows as the square, sixteen times. */
const [short, long] = [40_000, 160_000];
const between = 8;

describe('is read in a time that grows as its text does', () => {
  it.each(texts)('%s', (_name, reading, body) => {
    expect(grownBy((answer) => tellAnswer(reading, answer, 1 << 24, secrets), body)).toBeLessThanOrEqual(between);
  });

  it.each(addressBooks)('an address book of %s', (_name, inList) => {
    const body = (length: number): string =>
      `<GetAddressBookResponse><addresses>${inList(length)}</addresses></GetAddressBookResponse>`;
    const read = (answer: RawAnswer) => allOf(readAddressBook([answer.body], 'application/xml'));
    expect(grownBy(read, body)).toBeLessThanOrEqual(between);
  });
});

it('to clean an answer of its keys takes no longer because a PDF stands beside each', () => {
  const clean = (answer: RawAnswer) => withoutKeys(answer, secrets, 1 << 24);
  const pdf64 = Buffer.from('%PDF-1.4 %%EOF').toString('base64');
  const beside = (text: string): string => `[${`"${text}","${serviceKey}",`.repeat(20_000)}""]`;
  const longer = (): number => secondsFor(clean, beside(pdf64)) / secondsFor(clean, beside(pdf64.replace('J', 'x')));
  expect(best(longer)).toBeLessThanOrEqual(between);
});

/** How many times as long the work takes for a body four times as long. */
function grownBy(work: (answer: RawAnswer) => unknown, body: (length: number) => string): number {
  // What disturbs a measurement only ever adds to it: one good round is enough.
  return best(() => {
    const ofShort = secondsFor(work, body(short));
    return secondsFor(work, body(long)) / Math.max(ofShort, shortest);
  });
}

/** Until it is refused. */
function allOf(entries: Iterable<unknown>): unknown[] {
  try {
    return [...entries];
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    return [];
  }
}

/** Of six rounds, and no more than are needed. */
function best(grown: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6 && least > between; round += 1) least = Math.min(least, grown());
  return least;
}

/** Below this, a millisecond of something else would count for more than the reading. */
const shortest = 0.003;

/** In processor time, which a busy machine does not lengthen; the best of a few. */
function secondsFor(work: (answer: RawAnswer) => unknown, text: string): number {
  const answer = { httpStatus: 200, headers: {}, body: Buffer.from(text), complete: true };
  return Math.min(...[1, 2, 3].map(() => turnOf(() => void work(answer))));
}

const realLimits = { limits: serviceLimits };

it('a body in pieces of one byte takes no more memory than in one', async () => {
  const gate = Promise.withResolvers<void>();
  const length = 300_000;
  const sent = Promise.withResolvers<void>();
  const server = await startServer([inPiecesOfOneByte(length, sent.resolve, gate.promise)]);
  const searching = search(startClient(realLimits), accountAt(server.url));
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  await sent.promise;
  // Sent bytes are read in the turns that follow, 64 kB in each.
  for (let turn = 0; turn < 500; turn += 1) await setImmediate();
  collectGarbage();
  const grown = process.memoryUsage().heapUsed - before;
  gate.resolve();
  expect(await searching).toEqual({ orders: [], totalPages: null });
  expect(grown).toBeLessThan(10 * length);
});

function inPiecesOfOneByte(length: number, sent: () => void, gate: Promise<void>): Behaviour {
  return async (socket) => {
    socket.write('HTTP/1.1 200 Status\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
    const blanks = Buffer.from('1\r\n \r\n'.repeat(10_000));
    for (let at = 0; at < length; at += 10_000) await new Promise((resolve) => socket.write(blanks, resolve));
    sent();
    await gate;
    const body = '{"success":true,"orders":[]}';
    socket.write(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  };
}

const record = { order_number: 'N-1234567', name: 'Zoë Brontë', carrier_name: 'NZ Post', tracking_number: 'TRACK81NZ' };
const fields = Object.entries(record).map(([name, value]) => `<${name}>${value}</${name}>`);
const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(40_000_000, 'x'), Buffer.from('\n%%EOF\n')]);

const large: readonly [name: string, operation: 'search' | 'manifest', body: () => string, ends: string][] = [
  [
    '7 MB of XML',
    'search',
    () => inXml(`<orders><order_id>1</order_id>${fields.join('')}</orders>`.repeat(50_000)),
    'answer-too-large',
  ],
  [
    '8 MB of JSON',
    'search',
    () => `{"orders":[${`${JSON.stringify({ order_id: 1, ...record })},`.repeat(60_000)}0]}`,
    'answer-too-large',
  ],
  [
    'as many orders as are read',
    'search',
    () =>
      `{"orders":[${Array.from({ length: 10_000 }, (_, at) => JSON.stringify({ order_id: at + 1, ...record, note: 'x'.repeat(500) })).join(',')}]}`,
    '10000',
  ],
  ['a manifest of 54 MB', 'manifest', () => manifest(pdf.toString('base64')), String(pdf.length)],
];

it.each(large)('main does not stand still for %s', async (_name, operation, body, ends) => {
  // Made before it is asked for: the server is in this process too.
  const bytes = answerBytes({ body: body() });
  const server = await startServer([(socket) => void socket.write(bytes)]);
  const client = startClient(realLimits);
  const account = accountAt(server.url);
  const ask = async (): Promise<string> =>
    operation === 'search'
      ? String((await search(client, account)).orders.length)
      : String((await client.createManifest(account, [1], new ForgetfulSteps())).pdfs[0]?.length);
  const meter = meterMain();
  onTestFinished(() => meter.stop());
  const before = process.threadCpuUsage();
  const said = await ask().catch(async (error: unknown) => (await shippingErrorOf(Promise.reject(error))).failure.code);
  const longestBlock = meter.takeLongestBlock();
  const { user, system } = process.threadCpuUsage(before);
  expect(said).toBe(ends);
  // A third, where the whole takes longer than that on a slow computer: what is read in one piece is more than half.
  expect(longestBlock).toBeLessThan(Math.max(50, (user + system) / 1_000 / 3));
});

class ForgetfulSteps extends RememberingSteps {
  override async keepAnswer(): Promise<void> {
    this.told.push('answer kept');
  }
}

it('a list of more than a million entries is refused before anything is built of it', () => {
  const list = `{"orders":[${'0,'.repeat(1_000_000)}0]}`;
  expect(whyUnreadable('search', list)).toBe('answer-too-large: a list of more than 1000000 entries');
});
