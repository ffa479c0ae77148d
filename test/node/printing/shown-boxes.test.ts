/** The PDFs of strangers are placed on their paper in little time, whatever was packed into them, and large ones are looked through whole. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withShownBoxes } from '../../../src-main/printing/cups/shown-boxes.ts';
import { leavesFieldsOut } from '../../../src-main/printing/cups/undrawn-fields.ts';
import { turnsDuring } from '../../helpers/longest-turn.ts';
import { cornersPdf, packedCornersPdf, withPackedStreams } from '../../helpers/pdf-samples.ts';
import { secondsWorked, timesAsLong } from '../../helpers/seconds-worked.ts';

const megabytes = (count: number): Buffer => deflateSync(Buffer.alloc(count << 20));
const cutAtItsEnd = (packed: Buffer): Buffer => Buffer.concat([packed.subarray(0, -4), Buffer.from('none')]);

test.each([
  ['hold more than is ever unpacked', megabytes(65)],
  ['turn out at their end to be none', cutAtItsEnd(megabytes(60))],
])('a hundred streams that %s take no longer than one among others', async (_name, packed) => {
  /** Packed in no way that is known, which its first byte says. */
  const unopened = Buffer.concat([Buffer.from([packed.readUInt8() + 1]), packed.subarray(1)]);
  const secondsFor = async (behindTheFirst: Buffer): Promise<number> => {
    const pdf = Buffer.concat([withPackedStreams(packed, 1), withPackedStreams(behindTheFirst, 99)]);
    const worked = secondsWorked();
    expect(await withShownBoxes(pdf)).toBeNull();
    return worked();
  };
  expect(await timesAsLong(secondsFor, packed, unopened, 6)).toBeLessThan(6);
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
  expect(await timesAsLong(secondsFor, 200, 1, 6)).toBeLessThan(6);
});

test('hundreds of places below one long field are looked through in little time', async () => {
  const secondsFor = async (long: boolean): Promise<number> => {
    const above = `6 0 obj\n<</FT/Btn/T(${'-'.repeat(long ? 900_000 : 1)})>>\nendobj\n`;
    const places = Array.from(
      { length: 500 },
      (_, at) => `${at + 7} 0 obj\n<</Subtype/Widget/F 4/Parent 6 0 R>>\nendobj\n`,
    );
    const pdf = Buffer.from(`%PDF-1.7\n${above}${places.join('')}%${'-'.repeat(900_000)}`);
    const worked = secondsWorked();
    expect(await leavesFieldsOut(pdf)).toBe(false);
    return worked();
  };
  expect(await timesAsLong(secondsFor, true, false, 20)).toBeLessThan(20);
});

test('a stream that names millions of objects does not fill the memory', async () => {
  const names = '1 0 '.repeat(8 << 20);
  const pdf = withPackedStreams(deflateSync(names), 1, names.length);
  const before = process.resourceUsage().maxRSS;
  expect(await withShownBoxes(pdf)).toBeNull();
  // Kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000);
});

/** Locked as no program does it: with streams that all begin like one of objects, and end nowhere, or far away. */
test.each([
  ['end nowhere', ''],
  ['end behind the last one', 'endstream'],
])('many locked streams that %s are passed in little time', async (_name, end) => {
  const lock = '9 0 obj\n<</Filter/Standard/V 2/R 3/Length 128/O(owner)/U(user)/P -4>>\nendobj\n';
  const stream = '8 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n';
  const filling = Buffer.alloc(20 << 20, '-');
  const secondsFor = async (count: number): Promise<number> => {
    const text = `%PDF-1.7\n${lock}${stream.repeat(count)}`;
    const pdf = Buffer.concat([Buffer.from(text), filling, Buffer.from(`${end}\ntrailer<</Encrypt 9 0 R>>`)]);
    const worked = secondsWorked();
    expect(await withShownBoxes(pdf)).toBeNull();
    return worked();
  };
  expect(await timesAsLong(secondsFor, 2000, 1, 20)).toBeLessThan(20);
});

test.each([
  ['a key that is too short', '/V 5/R 6/StmF/StdCF/CF<</StdCF<</CFM/AESV3>>>>/U(short)/UE(short)'],
  ['no key', '/V 4/R 4/StmF/StdCF/CF<</StdCF<</CFM/AESV2>>>>'],
  ['a key of a size that no program has', '/V 2/R 3/Length 9000/O(owner)'],
  ['a way that nobody knows', '/V 4/R 4/StmF/StdCF/CF<</StdCF<</CFM/Rot13>>>>/O(owner)'],
])('a PDF locked with %s is left as it is', async (_name, lock) => {
  const text = `9 0 obj\n<</Filter/Standard/P -4${lock}>>\nendobj\ntrailer<</Encrypt 9 0 R>>`;
  const pdf = Buffer.concat([withPackedStreams(deflateSync('no page'), 1), Buffer.from(text)]);
  expect(await withShownBoxes(pdf)).toBeNull();
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
    'and is only of a PDF that is attached as it is, takes no place of one that is shown',
    Buffer.concat([
      Buffer.from(cornersPdf('/MediaBox[0 0 595 842]')),
      Buffer.from('\n6 0 obj\n<</Type/EmbeddedFile>>stream\n'),
      sharedCrop,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
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

const forPaper = '<</Type/OCG/Usage<</Print<</PrintState/ON>>>>>>';
const forScreen = '<</Type/OCG/Usage<</Print<</PrintState/OFF>>>>>>';

test.each([
  ['are all shown', '/D<<>>', '/D<</ON[]/OFF[8 0 R]>>'],
  ['are all hidden', '/D<</BaseState/OFF>>', '/D<</ON[7 0 R]/OFF[]/BaseState/OFF>>'],
  ['are listed the other way round', '/D<</OFF [7 0 R 9 0 R]/ON[8 0 R]>>', '/D<</ON[7 0 R]/OFF[9 0 R 8 0 R]>>'],
  ['are shown as they are printed', '/D<</OFF[8 0 R]>>', null],
])('of layers that at first %s, those for the paper are shown', async (_name, atFirst, anew) => {
  const layers = `<</OCGs[7 0 R 8 0 R 9 0 R]${atFirst}>>`;
  for (const made of [cornersPdf, packedCornersPdf]) {
    const pdf = Buffer.from(made('/MediaBox[0 0 595 842]', layers, forPaper, forScreen, '<</Type/OCG>>'));
    const shown = await withShownBoxes(pdf);
    if (anew === null) expect(shown).toBeNull();
    else expect(shown?.toString('latin1')).toContain(`<</OCGs[7 0 R 8 0 R 9 0 R]${anew}`);
  }
});

test.each([
  ['what is shown at first', '/D 10 0 R', '<</OFF[7 0 R]>>', '[]'],
  ['a list of it', '/D<</OFF 11 0 R>>', '<<>>', '[7 0 R]'],
  ['both', '/D 10 0 R', '<</OFF 11 0 R>>', '[7 0 R]'],
])(
  'of layers those for the paper are shown also where %s stands in an object of its own',
  async (_name, atFirst, ...apart) => {
    const layers = `<</OCGs[7 0 R 8 0 R 9 0 R]${atFirst}>>`;
    for (const made of [cornersPdf, packedCornersPdf]) {
      const objects = [layers, forPaper, forScreen, '<</Type/OCG>>', ...apart];
      const shown = await withShownBoxes(Buffer.from(made('/MediaBox[0 0 595 842]', ...objects)));
      expect(shown?.toString('latin1')).toContain('<</OCGs[7 0 R 8 0 R 9 0 R]/D<</ON[7 0 R]/OFF[8 0 R]>>>>');
    }
  },
);

test('layers whose list is nowhere, or no list, are left as they are', async () => {
  for (const apart of ['[/D 10 0 R]', '(<</OFF[7 0 R]>>)']) {
    const layers = '<</OCGs[7 0 R 8 0 R]/D 9 0 R>>';
    const pdf = Buffer.from(cornersPdf('/MediaBox[0 0 595 842]', layers, forPaper, forScreen, apart));
    expect(await withShownBoxes(pdf)).toBeNull();
  }
});

test('a PDF that says thousands of times which of its thousands of layers are shown stays small', async () => {
  const said = Array.from({ length: 500 }, () => ['<</OCGs[7 0 R]/D<</ON[]>>>>', forScreen]).flat();
  const pdf = Buffer.from(cornersPdf('/MediaBox[0 0 595 842]', ...said));
  expect((await withShownBoxes(pdf))?.length).toBeLessThan(10 * pdf.length);
});

/** Looked through whole, its end would be looked for in more steps than there is room for. */
test('an encrypted PDF whose mark has no end is placed on its paper like others', async () => {
  const endless = `/Encrypt 9 0 R/ID[(${'a'.repeat(20 << 20)}/Root`;
  const pdf = Buffer.from(sharedCrop.toString('latin1').replace('/Root', endless), 'latin1');
  expect((await withShownBoxes(pdf))?.includes('/CropBox[0 0 590 842]')).toBe(true);
});

test.each([
  ['draw one part', 4],
  ['name one long list of their parts', 6],
])('many cropped pages of different sizes that %s take little time and room', async (_name, drawn) => {
  const page = (_: unknown, at: number): string =>
    `<</Type/Page/MediaBox[0 0 9999 842]/CropBox[9 9 ${100 + at} 300]/Contents ${drawn} 0 R>>`;
  const list = `[${'4 0 R '.repeat(10_000)}]`;
  const secondsFor = async (count: number): Promise<number> => {
    const pages = Array.from({ length: count }, page);
    const pdf = Buffer.from(cornersPdf('/MediaBox[0 0 595 842]', list, ...pages));
    const worked = secondsWorked();
    expect(((await withShownBoxes(pdf)) ?? pdf).length).toBeLessThan(10 * pdf.length);
    return worked();
  };
  expect(await timesAsLong(secondsFor, 8000, 500, 70)).toBeLessThan(70);
});

test('a PDF of many megabytes is placed on its paper in many turns, and nobody waits for it', async () => {
  const pages = cornersPdf('/MediaBox[0 0 595 842]/TrimBox[0 0 400 842]');
  const megabytes = 12;
  const pdf = Buffer.concat([pages, Buffer.alloc(megabytes << 20, '7 0 obj\n<</Length 9>>stream\n')]);
  const turns = await turnsDuring(async () => {
    expect((await withShownBoxes(pdf))?.includes('/TrimBoX')).toBe(true);
  });
  expect(turns).toBeGreaterThan(megabytes);
});

test('no box of a large PDF is overlooked where two of its pieces meet', async () => {
  // Pages of many lengths, whose box stands last: wherever a piece ends, some box is near.
  const page = (_: unknown, at: number): string =>
    `${at + 3} 0 obj\n<</Type/Page/Parent 2 0 R/Note(${'-'.repeat(at % 61)})/MediaBox[0 0 595 842]/CropBox[-9 -9 700 900]>>\nendobj\n`;
  const pdf = Buffer.from(`%PDF-1.7\n${Array.from({ length: 60_000 }, page).join('')}`, 'latin1');
  const placed = (await withShownBoxes(pdf))?.toString('latin1') ?? '';
  expect(placed.match(/\/CropBoX/g)).toHaveLength(60_000);
  expect(placed.includes('/CropBox')).toBe(false);
});
