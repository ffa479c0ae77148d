/** The PDFs of strangers are placed on their paper in little time, whatever was packed into them. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withShownBoxes } from '../../../src-main/printing/cups/shown-boxes.ts';
import { withPackedStreams } from '../../helpers/pdf-samples.ts';
import { secondsWorked } from '../../helpers/seconds-worked.ts';

const megabytes = (count: number): Buffer => deflateSync(Buffer.alloc(count << 20));
const cutAtItsEnd = (packed: Buffer): Buffer => Buffer.concat([packed.subarray(0, -4), Buffer.from('none')]);

test.each([
  ['hold more than is ever unpacked', megabytes(65)],
  ['turn out at their end to be none', cutAtItsEnd(megabytes(60))],
])('a hundred streams that %s take no longer than a few', async (_name, packed) => {
  const secondsFor = async (count: number): Promise<number> => {
    const worked = secondsWorked();
    expect(await withShownBoxes(withPackedStreams(packed, count))).toBeNull();
    return worked();
  };
  await secondsFor(1);
  expect((await secondsFor(100)) / (await secondsFor(1))).toBeLessThan(20);
});

test.each([
  ['a box that has no end', (objects: number) => `${'1 0 '.repeat(objects)}[${' '.repeat(20 << 20)}`, 4],
  ['blanks without an end', (objects: number) => `${'1 0 '.repeat(objects)}${' '.repeat(20 << 20)}`, 4],
])('many objects that all begin with %s are passed in little time', async (_name, packed, lettersOfEach) => {
  const secondsFor = async (objects: number): Promise<number> => {
    const pdf = withPackedStreams(deflateSync(packed(objects)), 1, objects * lettersOfEach);
    const worked = secondsWorked();
    expect(await withShownBoxes(pdf)).toBeNull();
    return worked();
  };
  await secondsFor(1);
  expect((await secondsFor(200)) / (await secondsFor(1))).toBeLessThan(10);
});

test('a stream that names millions of objects does not fill the memory', async () => {
  const names = '1 0 '.repeat(8 << 20);
  const pdf = withPackedStreams(deflateSync(names), 1, names.length);
  const before = process.resourceUsage().maxRSS;
  expect(await withShownBoxes(pdf)).toBeNull();
  // Kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000);
});
