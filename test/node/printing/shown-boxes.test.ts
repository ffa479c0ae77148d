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
