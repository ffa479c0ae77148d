/** IPP messages compared with bytes written by hand after RFC 8010, and cut at every length. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCups, findUser, readServerName } from '../../../src-main/printing/cups/cups-address.ts';
import { mediaOf } from '../../../src-main/printing/cups/cups-paper.ts';
import {
  decodeAnswer,
  encodeRequest,
  type IppAttributes,
  type IppValue,
} from '../../../src-main/printing/cups/ipp-message.ts';
import { postIpp } from '../../../src-main/printing/cups/ipp-post.ts';
import { readMedia } from '../../../src-main/printing/media.ts';

function field(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.of(0, bytes.length), bytes]);
}
function attribute(tag: number, name: string, value: Buffer | string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.of(tag), field(name), Buffer.of(0, bytes.length), bytes]);
}

test('a request is version 2.0, charset and language first, further values without a name', () => {
  const values = ['job-state', 'job-state-reasons'];
  const bytes = encodeRequest({
    operation: 0x0009,
    attributes: [{ tag: 'keyword', name: 'requested-attributes', values }],
  });
  expect(bytes).toEqual(
    Buffer.concat([
      Buffer.of(2, 0, 0, 9, 0, 0, 0, 1, 1),
      attribute(0x47, 'attributes-charset', 'utf-8'),
      attribute(0x48, 'attributes-natural-language', 'en'),
      attribute(0x44, 'requested-attributes', 'job-state'),
      attribute(0x44, '', 'job-state-reasons'),
      Buffer.of(3),
    ]),
  );
});

const answer = Buffer.concat([
  Buffer.of(2, 0, 0, 0, 0, 0, 0, 1, 1),
  attribute(0x47, 'attributes-charset', 'utf-8'),
  Buffer.of(4),
  attribute(0x42, 'printer-name', 'Bench'),
  attribute(0x23, 'printer-state', Buffer.of(0, 0, 0, 5)),
  attribute(0x22, 'printer-is-accepting-jobs', Buffer.of(1)),
  attribute(0x35, 'printer-info', Buffer.concat([field('en'), field('Bänk')])),
  attribute(0x44, 'media-supported', 'iso_a4_210x297mm'),
  attribute(0x44, '', 'na_letter_8.5x11in'),
  attribute(0x34, 'media-col-default', ''),
  attribute(0x4a, '', 'media-size'),
  attribute(0x34, '', ''),
  attribute(0x4a, '', 'x-dimension'),
  attribute(0x21, '', Buffer.of(0, 0, 0x52, 0x08)),
  attribute(0x37, '', ''),
  attribute(0x37, '', ''),
  attribute(0x13, 'printer-location', ''),
  Buffer.of(4),
  attribute(0x42, 'printer-name', 'Second'),
  Buffer.of(3),
]);

test('an answer is read: groups, several values, languages, collections, nothing', () => {
  const { status, groups } = decodeAnswer(answer);
  expect(status).toBe(0);
  expect(groups.map(({ tag }) => tag)).toEqual([1, 4, 4]);
  const printer = groups[1]?.attributes;
  expect(printer?.get('printer-state')).toEqual([5]);
  expect(printer?.get('printer-is-accepting-jobs')).toEqual([true]);
  expect(printer?.get('printer-info')).toEqual(['Bänk']);
  expect(printer?.get('media-supported')).toEqual(['iso_a4_210x297mm', 'na_letter_8.5x11in']);
  expect(printer?.get('media-col-default')).toEqual([
    new Map([['media-size', [new Map([['x-dimension', [21_000]]])]]]),
  ]);
  expect(printer?.get('printer-location')).toEqual([null]);
  expect(groups[2]?.attributes.get('printer-name')).toEqual(['Second']);
});

test('an answer that is cut anywhere is an error, never half an answer', () => {
  for (let length = 0; length < answer.length; length += 1) {
    expect(() => decodeAnswer(answer.subarray(0, length)), `cut at ${length}`).toThrow(RangeError);
  }
});

test.each([
  ['integer', 0x21, Buffer.of(0, 0, 5)],
  ['enum of too many bytes', 0x23, Buffer.of(0, 0, 0, 5, 9)],
  ['boolean', 0x22, Buffer.of()],
  ['range', 0x33, Buffer.of(0, 0, 0, 1)],
  ['text with its language', 0x35, Buffer.of(0, 9, 101)],
])('a value of the wrong length (%s) is none, and the rest of the answer is read', (_, tag, value) => {
  const bytes = Buffer.concat([
    Buffer.of(2, 0, 0, 0, 0, 0, 0, 1, 2),
    attribute(tag, 'job-media-sheets-completed', value),
    attribute(0x23, 'job-state', Buffer.of(0, 0, 0, 9)),
    Buffer.of(3),
  ]);
  const job = decodeAnswer(bytes).groups[0]?.attributes;
  expect(job?.get('job-media-sheets-completed')).toEqual([null]);
  expect(job?.get('job-state')).toEqual([9]);
});

test.each([
  ['/run/cups/cups.sock', { socketPath: '/run/cups/cups.sock' }],
  ['printhost', { host: 'printhost', port: 631 }],
  ['printhost:8631/version=1.1', { host: 'printhost', port: 8631 }],
  ['[::1]:631', { host: '::1', port: 631 }],
])('CUPS_SERVER=%s is read as lp reads it', (text, address) => {
  expect(readServerName(text)).toEqual(address);
  expect(findCups({ CUPS_SERVER: text })).toEqual(address);
});

test.each([
  ['na_index-4x6_4x6in', '4 x 6 in', 101.6, 152.4],
  ['iso_a4_210x297mm', 'A4', 210, 297],
  ['na_letter_8.5x11in', 'Letter', 215.9, 279.4],
  ['jis_b5_182x257mm', 'JIS B5', 182, 257],
  ['oe_w288h432_4x6in', '4 x 6 in', 101.6, 152.4],
  ['A4.Fullbleed', 'A4.Fullbleed', null, null],
])('paper %s is called %s', (name, label, widthMillimetres, heightMillimetres) => {
  expect(readMedia(name)).toEqual({ name, label, widthMillimetres, heightMillimetres });
});

test('a label of a size of its own can be asked for, and measured, though printers list only the range', () => {
  const own = 'custom_62x100mm_62x100mm';
  const listed = ['iso_a6_105x148mm', 'custom_min_18x18mm', 'custom_max_106x700mm'];
  const group = new Map([
    ['media-supported', listed],
    ['media-default', [own]],
    ['media-ready', [own]],
  ]);
  const { media, loadedMedia } = mediaOf(group);
  expect(media.map(({ label }) => label)).toEqual(['A6', '62 x 100 mm']);
  expect(media.at(-1)).toMatchObject({ name: own, widthMillimetres: 62, heightMillimetres: 100 });
  expect(loadedMedia).toEqual([own]);
  const unknown = mediaOf(new Map([...group, ['media-default', ['unknown']], ['media-ready', []]]));
  expect([unknown.defaultMedia, unknown.media.map(({ label }) => label)]).toEqual([null, ['A6']]);
});

test.each(['na_index-4x6_4x6in', 'custom_102x152mm_102x152mm'])(
  'of two papers of nearly one size the one nearest to what is loaded is named, whichever is listed first: %s',
  (first) => {
    const listed = [first, 'na_index-4x6_4x6in', 'custom_102x152mm_102x152mm'];
    const loaded = (tray: string, x: number, y: number): IppAttributes =>
      new Map<string, readonly IppValue[]>([
        ['media-source', [tray]],
        ['media-size', [new Map(Object.entries({ 'x-dimension': [x], 'y-dimension': [y] }))]],
      ]);
    const trays = mediaOf(
      new Map<string, readonly IppValue[]>([
        ['media-supported', listed],
        ['media-col-ready', [loaded('main', 10_160, 15_240), loaded('rear', 10_200, 15_200)]],
        ['media-source-supported', ['main', 'rear']],
      ]),
    ).trays;
    expect(trays.map(({ media }) => media)).toEqual(['na_index-4x6_4x6in', 'custom_102x152mm_102x152mm']);
  },
);

test('a range of custom sizes is no paper', () => {
  expect(readMedia('custom_max_1000x1000in')).toBeNull();
});

test('an answer that comes byte by byte, and has no end, is none', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200);
    const dribble = setInterval(() => response.write(Buffer.of(2)), 10);
    response.on('close', () => clearInterval(dribble));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const asked = postIpp({ host: '127.0.0.1', port, path: '/' }, 'me', { operation: 0x000a, attributes: [] }, 100);
  await expect(asked).rejects.toMatchObject({ failure: { code: 'spooler-missing' } });
  server.close();
});

test('a client.conf that cannot be read counts as none, as for the commands of CUPS', async () => {
  const home = await mkdtemp(join(tmpdir(), 'packbench-home-'));
  await mkdir(join(home, '.cups', 'client.conf'), { recursive: true });
  expect(findCups({ HOME: home })).toEqual(findCups({}));
  expect(findUser({ HOME: home })).toBe(findUser({}));
  await rm(home, { recursive: true, force: true });
});
