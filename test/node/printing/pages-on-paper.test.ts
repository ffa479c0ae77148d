/** What CUPS makes of a PDF comes out as the preview shows it: its boxes, crops, forms and layers, however they are written. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SpooledJob, Spooler } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { afterOnThisComputer } from '../../../src-main/time/system-time.ts';
import { lockedPackedPdfs } from '../../helpers/locked-packed-pdfs.ts';
import { differingPart, inkPart, type PdfPage, readPdfPages } from '../../helpers/pdf-pages.ts';
import {
  type Boxes,
  cornersPdf,
  croppedPdf,
  formPdf,
  lockedCropPdf,
  packedCornersPdf,
  stampedPdf,
  swellingPdf,
} from '../../helpers/pdf-samples.ts';
import { type PrintSystem, queueNames, startPrintSystem } from '../../helpers/print-system.ts';

let folder: string;
let system: PrintSystem;
let spooler: Spooler;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-paper-'));
  system = await startPrintSystem();
  spooler = createCupsSpooler({ ...process.env, ...system.environment }, afterOnThisComputer);
});
afterAll(async () => {
  await system.close();
  await rm(folder, { recursive: true, force: true });
});

async function stored(pdf: Uint8Array): Promise<string> {
  const path = join(folder, 'one.pdf');
  await writeFile(path, pdf);
  return path;
}

async function handOver(pdf: Uint8Array, media = 'iso_a4_210x297mm'): Promise<SpooledJob> {
  const place = { printer: queueNames.bench, printJobId: randomUUID() };
  const filePath = await stored(pdf);
  return {
    ...place,
    spoolerJobId: await spooler.submit({ ...place, media, tray: null, filePath, title: 'Manifest', copies: 1 }),
  };
}

/** The first sheet that comes out of the bench's printer. */
async function onPaper(pdf: Uint8Array, media?: string): Promise<PdfPage> {
  const job = await handOver(pdf, media);
  const { path } = await vi.waitFor(
    async () =>
      (await system.receivedJobs()).find(({ spoolerJobId }) => spoolerJobId === job.spoolerJobId) ?? expect.fail(),
    { timeout: 60_000, interval: 50 },
  );
  // Nobody asks after it, and CUPS has news for a hundred jobs only (MaxSubscriptions).
  spooler.letGo?.(job);
  return (await readPdfPages(path))[0] ?? expect.fail();
}

test.each<[string, Boxes, ...string[]]>([
  ['as usual', '/MediaBox[0 0 595 842]'],
  ['a TrimBox on one side', '/MediaBox[0 0 595 842]/TrimBox[0 0 400 842]'],
  ['a TrimBox without an area', '/MediaBox[0 0 595 842]/TrimBox [0 0 0 0]'],
  ['corners in another order', '/MediaBox [ 595 842 0 0 ]'],
  ['a CropBox beyond the page', '/MediaBox[0 0 595 842]/CropBox[-100 -100 700 900.5]'],
  ['a CropBox without an area', '/MediaBox[0 0 595 842]/CropBox[0 0 0 0]'],
  ['a CropBox beside the page', '/MediaBox[0 0 595 842]/CropBox[700 900 800 1000]'],
  ['a CropBox that stands out on one side, and crops another', '/MediaBox[0 0 595 842]/CropBox[-300 0 590 842]'],
  ['boxes that stand elsewhere', '/MediaBox 6 0 R/CropBox  7 0 R', '[595 842 0 0]', '[-100 -100 700 900.5]'],
  ['one box elsewhere for both', '/MediaBox 6 0 R/CropBox 6 0 R/TrimBox 7 0 R', '[595 842 0 0]', '[0 0 400 842]'],
  ['a CropBox without figures', '/MediaBox[0 0 595 842]/CropBox[]'],
  ['a CropBox of three figures', '/MediaBox[0 0 595 842]/CropBox[0 0 300]'],
  ['a CropBox that is not known', '/MediaBox[0 0 595 842]/CropBox[null null null null]'],
  ['a CropBox with a figure that PDFs do not have', '/MediaBox[0 0 595 842]/CropBox[0 0 3e2 400]'],
  ['a turn that is no quarter, for all readers none', '/MediaBox[0 0 595 842]/Rotate 45'],
  // The crop of the small page is beside it, and on the large one.
  [
    'pages of two sizes',
    '/MediaBox[0 0 595 842]/CropBox[-100 -100 700 900.5]',
    '<</Type/Page/MediaBox[-200 -200 999 999]>>',
  ],
  // On the large one it crops, and stands out of nothing.
  [
    'pages of two sizes with one box elsewhere for both',
    '/MediaBox[0 0 595 842]/CropBox 6 0 R',
    '[-300 0 590 842]',
    '<</Type/Page/MediaBox[-400 0 700 900]/CropBox 6 0 R>>',
  ],
  [
    'pages of two sizes that inherit one crop',
    { page: '/MediaBox[0 0 595 842]', node: '/CropBox[-300 0 590 842]' },
    '<</Type/Page/Parent 2 0 R/MediaBox[-400 0 700 900]>>',
  ],
  [
    'pages that inherit their size, and crop it',
    { page: '/CropBox[-300 0 590 842]', node: '/MediaBox[0 0 595 842]' },
    '<</Type/Page/Parent 2 0 R/MediaBox[-400 0 700 900]>>',
  ],
  [
    'a page with a crop around it, below a node with one that would cut it',
    { page: '/MediaBox[0 0 595 842]/CropBox[-100 -100 700 900.5]', node: '/CropBox[0 0 400 600]' },
  ],
  [
    'a page with such a crop that stands elsewhere, below such a node',
    { page: '/MediaBox[0 0 595 842]/CropBox 6 0 R', node: '/CropBox[0 0 400 600]' },
    '[-100 -100 700 900.5]',
  ],
  [
    'pages of two sizes below two nodes below one crop that stands elsewhere',
    { page: '', node: '/Parent 6 0 R/MediaBox 9 0 R' },
    '<</Type/Pages/Kids[2 0 R 7 0 R]/Count 1/CropBox 8 0 R>>',
    '<</Type/Pages/Parent 6 0 R/Kids[]/Count 0/MediaBox[-400 0 700 900]>>',
    '[-300 0 590 842]',
    '[0 0 595 842]',
  ],
  ['names written in figures', '/Media#42ox[595 842 0 0]/C#72opBox[-100 -100 700 900.5]/Trim#42ox[0 0 400 842]'],
  ['a note between its figures', '/MediaBox[0 0 595 842]/CropBox[-100 -100%a\n700 900.5]'],
  ['a note before its figures', '/MediaBox[0 0 595 842]/CropBox%a\n[-100 -100 700 900.5]'],
  ['a note before where it stands', '/MediaBox[0 0 595 842]/CropBox 6%a\n0 R', '[-100 -100 700 900.5]'],
])('a page comes out where the preview shows it: %s', async (_, boxes, ...more) => {
  expect((await onPaper(cornersPdf(boxes, ...more))).text).toBe('LOW UP');
});

test.each<[string, Boxes, ...string[]]>([
  ['', '/MediaBox[595 842 0 0]/CropBox[-100 -100 700 900.5]/TrimBox[0 0 400 842]'],
  [', one of another size,', '/MediaBox[595 842 0 0]/CropBox[-100 -100 700 900.5]', '<</MediaBox[-200 -200 999 999]>>'],
  [' and stand elsewhere', '/MediaBox 6 0 R/CropBox 7 0 R/Rotate 45', '[595 842 0 0]', '[-100 -100 700 900.5]'],
  [
    ', one of them for pages of two sizes,',
    '/MediaBox[0 0 595 842]/CropBox 6 0 R',
    '[-300 0 590 842]',
    '<</Type/Page/MediaBox[-400 0 700 900]/CropBox 6 0 R>>',
  ],
  [
    ', inherited by pages of two sizes,',
    { page: '/MediaBox[0 0 595 842]', node: '/CropBox[-300 0 590 842]' },
    '<</Type/Page/Parent 2 0 R/MediaBox[-400 0 700 900]>>',
  ],
])(
  'a page whose boxes are packed with other objects%s comes out where the preview shows it',
  async (_, boxes, ...more) => {
    const pdf = packedCornersPdf(boxes, ...more);
    expect((await readPdfPages(await stored(pdf)))[0]?.text).toBe('LOW UP');
    expect((await onPaper(pdf)).text).toBe('LOW UP');
  },
);

test.each<[string, Uint8Array]>([
  // As jsPDF writes it where it is not told how large the page is.
  ['no area', cornersPdf('/MediaBox [0 0 0. 0.]')],
  ['no area, packed with other objects', packedCornersPdf('/MediaBox [0 0 0. 0.]')],
  ['no area for all of its pages', cornersPdf({ page: '', node: '/MediaBox[0 0 0 0]' })],
  ['three figures', cornersPdf('/MediaBox[0 0 595]')],
  ['no box', cornersPdf('')],
  ['no box, packed with other objects', packedCornersPdf('')],
  ['words', cornersPdf('/MediaBox[0 0 NaN NaN]')],
])('a page whose size has %s is as large on paper as readers show it', async (_, pdf) => {
  const letter = 'na_letter_8.5x11in';
  const usual = await onPaper(cornersPdf('/MediaBox[0 0 612 792]'), letter);
  expect(inkPart(usual)).toBeGreaterThan(0);
  expect(differingPart(await onPaper(pdf, letter), usual)).toBe(0);
});

/** Its pages of two sizes inherit a crop that stands out of the first. */
const croppedFromAbove = Buffer.from(
  cornersPdf(
    { page: '/MediaBox[0 0 595 842]', node: '/CropBox[-300 0 590 842]' },
    '<</Type/Page/Parent 2 0 R/MediaBox[-400 0 700 900]>>',
  ),
);
const withStart = (start: (at: number) => string): Buffer =>
  Buffer.from(
    croppedFromAbove.toString('latin1').replace(/startxref\n(\d+)/, (_, at) => start(Number(at))),
    'latin1',
  );

/** As a program that signs or fills in a PDF leaves it: what is on its page stands anew behind its end. */
function changedBehindItsEnd(): Buffer {
  const text = croppedFromAbove.toString('latin1');
  const drawing = /4 0 obj\n(.*?)\nendobj\n/s.exec(text)?.[1] ?? '';
  return withObjectAnew(text.replace('LOW', 'OLD'), drawing, 4);
}

function withObjectAnew(before: string, object: string, number: number): Buffer {
  const anew = `${number} 0 obj\n${object}\nendobj\n`;
  const row = `${String(before.length).padStart(10, '0')} 00000 n \n`;
  const last = /startxref\n(\d+)/.exec(before)?.[1] ?? '';
  const trailer = `trailer<</Size 7/Root 1 0 R/Prev ${last}>>`;
  const end = `xref\n${number} 1\n${row}${trailer}\nstartxref\n${before.length + anew.length}\n%%EOF\n`;
  return Buffer.from(before + anew + end, 'latin1');
}

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['was changed behind its end', changedBehindItsEnd],
  ['is encrypted', () => lockedCropPdf('1.3')],
  ['is encrypted with AES', () => lockedCropPdf('1.7')],
  ['is encrypted with a key of 256 bits', () => lockedCropPdf('1.7ext3')],
  ...lockedPackedPdfs.map(([way, pdf]): [string, () => Uint8Array] => [`is packed, and locked with ${way}`, () => pdf]),
  ['does not say where its index is', () => withStart(() => '')],
  ['says wrongly where its index is', () => withStart(() => 'startxref\n7')],
  ['begins behind other bytes', () => Buffer.concat([Buffer.alloc(900, '\0x'), croppedFromAbove])],
  ['begins far behind other bytes', () => Buffer.concat([Buffer.alloc(2400, '\0x'), croppedFromAbove])],
  ['has a blank before its index', () => withStart((at) => `startxref\n${at - 1}`)],
])('a page comes out where the preview shows it, also of a PDF that %s', async (_, made) => {
  expect((await onPaper(await made())).text).toBe('LOW UP');
});

const darkPage = { page: '/MediaBox[0 0 595 842]/CropBox[0 421 595 842]', node: '', drawing: '0 0 595 842 re f' };
const cropAbove = { ...darkPage, page: '/MediaBox[0 0 595 842]', node: '/CropBox[0 421 595 842]' };

/** Its drawing stands in parts, which a page may list itself, or elsewhere. */
const drawnInParts = (boxes: Boxes, list: string, ...more: readonly string[]): Buffer => {
  const written = Buffer.from(cornersPdf(boxes, ...more)).toString('latin1');
  return Buffer.from(written.replace(/ (\/Resources.*\/Contents) 4 0 R/, `$1${list}`), 'latin1');
};
const besideIt = { ...darkPage, page: `${darkPage.page} ` };

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['itself', () => croppedPdf(false)],
  ['itself, and is locked', () => croppedPdf(true)],
  ['itself, and is turned', () => cornersPdf({ ...darkPage, page: `${darkPage.page}/Rotate 90` })],
  [
    'by what stands elsewhere',
    () => cornersPdf({ ...darkPage, page: '/MediaBox[0 0 595 842]/CropBox 6 0 R' }, '[0 421 595 842]'),
  ],
  ['as all pages are', () => cornersPdf(cropAbove)],
  ['itself, packed with other objects', () => packedCornersPdf(darkPage)],
  ['as all pages are, packed with other objects', () => packedCornersPdf(cropAbove)],
  ['itself, and is drawn in parts', () => drawnInParts(besideIt, '[4 0 R]')],
  ['itself, and is drawn in parts that are listed elsewhere', () => drawnInParts(besideIt, ' 6 0 R ', '[4 0 R]')],
  ['itself, without an index', () => withoutIndex(cornersPdf(darkPage))],
  ['itself, and only once it was changed behind its end', () => croppedLater(cornersPdf)],
  [
    'itself, and only once it was changed behind its end, packed with other objects',
    () => croppedLater(packedCornersPdf),
  ],
])('what a page crops away %s stays off larger paper, as the preview hides it', async (_, made) => {
  expect(inkPart(await onPaper(await made()))).toBeCloseTo(0.5, 2);
});

const moves = '<</Length 18>>stream\n1 0 0 1 100 100 cm\nendstream';
const moved = '/MediaBox[100 100 695 942] ';

test.each<[string, () => Uint8Array]>([
  ['lists itself', () => drawnInParts(moved, '[6 0 R 4 0 R]', moves)],
  ['lists elsewhere', () => drawnInParts(moved, ' 7 0 R ', moves, '[6 0 R 4 0 R]')],
  ['lists itself, and crops', () => drawnInParts(`${moved}/CropBox[100 100 695 940] `, '[6 0 R 4 0 R]', moves)],
])(
  'a drawing in parts that end without a blank, which the page %s, comes out where the preview shows it',
  async (_, made) => {
    expect((await onPaper(made())).text).toBe('LOW UP');
  },
);

/** Its drawing goes far beyond it on all sides. */
const beyond = (size: string, more = ''): Boxes => ({
  page: `/MediaBox[${size}]${more}`,
  node: '',
  drawing: '-999 -999 3000 3000 re f',
});
const a4 = 595 * 842;

test.each<[string, Uint8Array, number]>([
  ['a label', cornersPdf(beyond('0 0 288 432')), (288 * 432) / a4],
  ['a label, packed with other objects', packedCornersPdf(beyond('0 0 288 432')), (288 * 432) / a4],
  ['a label across', cornersPdf(beyond('0 0 432 288')), (288 * 432) / a4],
  ['a label that is turned', cornersPdf(beyond('-10 -10 278 422', '/Rotate 90')), (288 * 432) / a4],
  ['a page that is as wide as the paper', cornersPdf(beyond('0 0 595 421')), 1 / 2],
  ['a page that is wider and shorter', cornersPdf(beyond('0 0 612 792')), 792 / 842],
])('what is drawn beyond %s stays off larger paper, as the preview does not show it', async (_, pdf, part) => {
  expect(inkPart(await onPaper(pdf))).toBeCloseTo(part, 2);
});

/** As a program leaves it that crops a page: the page stands anew behind the end of its PDF. */
function croppedLater(made: typeof cornersPdf): Buffer {
  const before = Buffer.from(made({ ...darkPage, page: '/MediaBox[0 0 595 842]' })).toString('latin1');
  const resources = '/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R';
  return withObjectAnew(before, `<</Type/Page/Parent 2 0 R${darkPage.page}${resources}>>`, 3);
}

const withoutIndex = (pdf: Uint8Array): Buffer =>
  Buffer.from(
    Buffer.from(pdf)
      .toString('latin1')
      .replace(/startxref\n\d+/, ''),
    'latin1',
  );

const formSaid = 'PARCEL 7 of 9';
const field = (more: string): string => `<</Subtype/Widget/F 4/Rect[50 700 350 760]${more}>>`;
const filledInWith = (value: string): string => `/FT/Tx/TU<FEFF00FC>/V${value}/T(parcel)`;
const filledIn = filledInWith(`(${formSaid})`);

/** It asks its reader to draw its fields; object 7 is one of them. */
function formOf(annots: string, ...fields: readonly string[]): Buffer {
  const form = '<</NeedAppearances true/DA(/F 12 Tf)/DR<</Font<</F 5 0 R>>>>/Fields[7 0 R]>>';
  const pdf = cornersPdf(`/MediaBox[0 0 595 842]/Annots[${annots}]`, form, ...fields);
  const text = Buffer.from(pdf).toString('latin1');
  return Buffer.from(text.replace('/Catalog', '/Catalog/AcroForm 6 0 R'), 'latin1');
}

/** As some programs leave one that they filled in: it was drawn before. */
const drawnBefore = (more: string): Buffer =>
  formOf(
    '7 0 R',
    field(`${more}/DA(/F 12 Tf)/AP<</N 8 0 R>>`),
    '<</Subtype/Form/BBox[0 0 300 60]/Length 11>>stream\n/Tx BMC EMC\nendstream',
  );

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['is drawn nowhere', () => formPdf(formSaid)],
  [
    'is drawn nowhere, and stands above its place',
    () => formOf('8 0 R', `<<${filledIn}/Kids[8 0 R]>>`, field('/Parent 7 0 R')),
  ],
  ['has many lines', () => drawnBefore(`${filledIn}/Ff 4096`)],
  ['has an accent, by its number,', () => drawnBefore(filledInWith('(N\\372nez)'))],
  ['has an accent', () => drawnBefore(filledInWith('(a (N\xfanez\\) of)'))],
  ['has accents in figures', () => drawnBefore(filledInWith('<FEFF 0141 00F3>'))],
  ['has a letter that looks like two blanks', () => drawnBefore(filledInWith('(\xfe\xff\0A\x20\x20)'))],
  [
    'is drawn nowhere, and packed with other objects',
    () => packedCornersPdf('/MediaBox[0 0 595 842]/Annots[7 0 R]', '<</NeedAppearances true>>', field(filledIn)),
  ],
  [
    'is drawn nowhere, with a font named as the flags',
    () => formOf('7 0 R', `<</DA(/F 14 Tf)${field(filledIn).slice(2)}`),
  ],
])('a form of which what is filled in %s is not printed without it: the person is told', async (_, made) => {
  await expect(handOver(await made())).rejects.toMatchObject({
    failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code: 'print-form-not-drawn' }] } },
  });
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['was drawn before it was filled in', () => drawnBefore(filledIn), `LOW UP ${formSaid}`],
  ['is filled in by figures', () => drawnBefore(filledInWith('<FEFF00410037>')), 'LOW UP A7'],
  ['is filled in by letters of two bytes', () => drawnBefore(filledInWith('(\\376\\377\\000A\\0007)')), 'LOW UP A7'],
  ['has an empty field', () => formPdf(''), ''],
])('a form that %s comes out as it is filled in', async (_, made, words) => {
  expect((await onPaper(await made())).text).toBe(words);
});

/** A page with one thing on it that no program has drawn; object 6 is that. */
const undrawnOnPage = (more: string, ...objects: readonly string[]): Uint8Array =>
  cornersPdf('/MediaBox[0 0 595 842]/Annots[6 0 R]', `<<${more}/F 4/Rect[50 700 350 760]>>`, ...objects);

const acrossRow = '/QuadPoints[50 760 350 760 50 700 350 700]';

test.each([
  ['a row that is struck out', `/Subtype/StrikeOut${acrossRow}`],
  ['a row that is marked', `/Subtype /Highlight${acrossRow}/C[1 1 0]`],
  ['a line', '/Subtype/Line/L[50 700 350 760]'],
  ['a frame', '/Subtype/Square'],
  ['a line by hand', '/Subtype/Ink/InkList[[50 700 350 760]]'],
  ['a text that was put on the page', '/Subtype/FreeText/DA(/Helv 12 Tf)/Contents(PARCEL 8)'],
  ['a box that is ticked', '/Subtype/Widget/FT/Btn/T(b)/V/Yes/AS/Yes'],
  ['a box that is ticked above its place', '/Subtype/Widget/Parent 7 0 R', '<</FT/Btn/T(b)/V/On/Kids[6 0 R]>>'],
])(
  '%s that the preview draws by itself is not left out in silence: the person is told',
  async (_, more, ...objects) => {
    await expect(handOver(undrawnOnPage(more, ...objects))).rejects.toMatchObject({
      failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code: 'print-form-not-drawn' }] } },
    });
  },
);

test.each([
  ['a mark for the screen only', `/F 0/Subtype/StrikeOut${acrossRow}`],
  ['a text without words', '/Subtype/FreeText/DA(/Helv 12 Tf)/Contents()'],
  ['a box that is not ticked', '/Subtype/Widget/FT/Btn/T(b)/V/Off/AS/Off'],
  ['a button', '/Subtype/Widget/FT/Btn/Ff 65536/T(b)/MK<</CA(Send)>>'],
  ['a field that the PDF does not ask to draw', '/Subtype/Widget/FT/Tx/T(a)/V(PARCEL 9)'],
  ['a link', '/Subtype/Link/Border[0 0 1]'],
  ['a note', '/Subtype/Text/Contents(Call before)'],
])('%s, which the preview does not show either, keeps no paper back', async (_, more) => {
  expect((await onPaper(undrawnOnPage(more))).text).toBe('LOW UP');
});

test('a layer for the paper comes out as the preview shows it, and none for the screen, whatever the PDF shows at first', async () => {
  const ink = inkPart(await onPaper(stampedPdf('PAPER-1')));
  expect(ink).toBeGreaterThan(0.53);
  expect(ink).toBeLessThan(0.6);
});

test('a PDF that would fill the memory once it is unpacked does not', async () => {
  const pdf = swellingPdf();
  const before = process.resourceUsage().maxRSS;
  await handOver(pdf);
  // Kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(500_000);
});
