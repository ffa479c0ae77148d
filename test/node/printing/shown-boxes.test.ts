/** The PDFs of strangers are placed on their paper in little time, whatever was packed into them. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withShownBoxes } from '../../../src-main/printing/cups/shown-boxes.ts';
import { cornersPdf, withPackedStreams } from '../../helpers/pdf-samples.ts';
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

test('nodes above a page that lead back to themselves end', async () => {
  const pdf = Buffer.from(cornersPdf({ page: '', node: '/Parent 2 0 R' }));
  expect(await withShownBoxes(pdf)).toBeNull();
});

/** Two pages of different sizes share a crop that stands out of the first. */
const sharedCrop = Buffer.from(
  cornersPdf(
    '/MediaBox[0 0 595 842]/CropBox 6 0 R',
    '[-300 0 590 842]',
    '<</Type/Page/MediaBox[-400 0 700 900]/CropBox 6 0 R>>',
  ),
);

test.each([
  ['of which it stands out gets one of its own', sharedCrop, 1],
  // The older one is no page any more.
  [
    'that was written anew later is not brought back',
    Buffer.concat([sharedCrop, Buffer.from('\n3 0 obj\n<</Type/Page/MediaBox[0 0 595 842]>>\nendobj\n')]),
    0,
  ],
  [
    'of an encrypted PDF gets one of its own',
    Buffer.from(sharedCrop.toString('latin1').replace('/Root', '/Encrypt 9 0 R/ID[(a\\)])<b1>]/Root'), 'latin1'),
    1,
  ],
])('a page with a crop that pages of other sizes share %s', async (_, pdf, count) => {
  const shown = ((await withShownBoxes(pdf)) ?? pdf).toString('latin1');
  expect(shown.split('/CropBox[0 0 590 842]')).toHaveLength(1 + count);
  // Each part of a PDF has to say how it is encrypted.
  expect(shown.split('/Encrypt 9 0 R/ID[(a\\)])<b1>]')).toHaveLength(pdf.includes('/Encrypt') ? 3 : 1);
  expect(shown.match(/\n3 0 obj\n/g)).toHaveLength((pdf.toString('latin1').match(/\n3 0 obj\n/g)?.length ?? 0) + count);
});

test('an encrypted PDF whose mark has no end is placed on its paper like others', async () => {
  const endless = `/Encrypt 9 0 R/ID[(${'a'.repeat(20 << 20)}/Root`;
  const pdf = Buffer.from(sharedCrop.toString('latin1').replace('/Root', endless), 'latin1');
  const worked = secondsWorked();
  expect((await withShownBoxes(pdf))?.includes('/CropBox[0 0 590 842]')).toBe(true);
  expect(worked()).toBeLessThan(3);
});
