/** A print server of a large house: its list of queues takes main little time, however many there are. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { secondsWorked, timesAsLong } from '../../helpers/seconds-worked.ts';

const sized = (text: string): Buffer =>
  Buffer.concat([Buffer.of(text.length >> 8, text.length & 255), Buffer.from(text)]);
const name = (key: string, value: string): Buffer => Buffer.concat([Buffer.of(0x42), sized(key), sized(value)]);
const getPrinters = 0x4002;

/** Each second queue is a class of two others. */
const queue = (at: number): Buffer =>
  Buffer.concat([
    Buffer.of(4),
    name('printer-name', `Queue-${at}`),
    ...(at % 2 === 0 ? [] : [name('member-names', `Queue-${at - 1}`), name('', 'Queue-0')]),
  ]);

test('sixteen times as many queues take no more than a few times sixteen times as long', async () => {
  let answer = Buffer.alloc(0);
  const server = createServer((request, response) => {
    request.once('data', (asked: Buffer) => {
      // No default printer: not found.
      const notFound = Buffer.of(2, 0, 4, 6, 0, 0, 0, 1, 1, 3);
      response.end(asked.readUInt16BE(2) === getPrinters ? answer : notFound);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const spooler = createCupsSpooler({ CUPS_SERVER: `127.0.0.1:${port}`, LPDEST: 'Queue-1' }, () => () => undefined);
  const secondsFor = async (count: number): Promise<number> => {
    const queues = Array.from({ length: count }, (_, at) => queue(at));
    answer = Buffer.concat([Buffer.of(2, 0, 0, 0, 0, 0, 0, 1, 1), ...queues, Buffer.of(3)]);
    const worked = secondsWorked();
    expect((await spooler.listPrinters()).printers).toHaveLength(count);
    return worked();
  };
  expect(await timesAsLong(secondsFor, 16_000, 1_000, 100)).toBeLessThan(100);
});
