/** Queues of CUPS that are more than one printer with one person's jobs: other people's jobs, classes, defaults of a person. */
import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import type { SpooledJob, Spooler, SpoolState } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { withShownBoxes } from '../../../src-main/printing/cups/shown-boxes.ts';
import { afterOnThisComputer } from '../../../src-main/time/system-time.ts';
import type { Printer } from '../../../src-preload/contract/printing.ts';
import { lockedPackedPdfs } from '../../helpers/locked-packed-pdfs.ts';
import { turnsDuring } from '../../helpers/longest-turn.ts';
import {
  type endsOfJobs,
  type JobEnd,
  type NetworkPrinter,
  type Speaks,
  startNetworkPrinter,
} from '../../helpers/network-printer.ts';
import { differingPart, inkPart, type PdfPage, readPdfPages } from '../../helpers/pdf-pages.ts';
import {
  type Boxes,
  brokenPdf,
  cornersPdf,
  croppedPdf,
  formPdf,
  lockedCropPdf,
  longPdf,
  packedCornersPdf,
  protectedPdf,
  stampedPdf,
  swellingPdf,
  unprintablePdf,
  widePdf,
} from '../../helpers/pdf-samples.ts';
import { type PrintSystem, queueNames, type ReceivedJob, startPrintSystem } from '../../helpers/print-system.ts';
import { cannotMount } from '../../helpers/small-disk.ts';

const run = promisify(execFile);
const patience = { timeout: 60_000, interval: 50 };
const label = 'na_index-4x6_4x6in';

let folder: string;
let filePath: string;
let system: PrintSystem;
let spooler: Spooler;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-queues-'));
  filePath = join(folder, 'one.pdf');
  await writeFile(filePath, await longPdf(1));
  system = await startPrintSystem();
  spooler = createCupsSpooler({ ...process.env, ...system.environment }, afterOnThisComputer);
});
afterAll(async () => {
  await system.close();
  await rm(folder, { recursive: true, force: true });
});

interface Asked {
  readonly media?: string;
  readonly tray?: string;
  readonly path?: string;
  readonly copies?: number;
}

async function handOver(
  printer: string,
  { media, tray, path, copies }: Asked = {},
  by: Spooler = spooler,
): Promise<SpooledJob> {
  const printJobId = randomUUID();
  const place = { printer, media: media ?? null, tray: tray ?? null, filePath: path ?? filePath };
  const spoolerJobId = await by.submit({ ...place, printJobId, title: 'Manifest', copies: copies ?? 1 });
  return { printJobId, printer, spoolerJobId };
}

const until = (job: SpooledJob, isSo: (state: SpoolState) => boolean): Promise<SpoolState> =>
  vi.waitFor(async () => {
    const state = await spooler.readState(job);
    expect(state).toSatisfy(isSo);
    return state;
  }, patience);

const received = (handedOver: SpooledJob): Promise<ReceivedJob> =>
  vi.waitFor(async () => {
    const job = (await system.receivedJobs()).find((one) => one.spoolerJobId === handedOver.spoolerJobId);
    if (job === undefined) throw new Error('The printer has not got it yet.');
    // Many of these jobs are never asked after, and CUPS has news for a hundred only (MaxSubscriptions).
    spooler.letGo?.(handedOver);
    return job;
  }, patience);

/** The text that stands on the first sheet of A4 that comes out of the bench's printer. */
async function textOnPaper(path: string, by: Spooler = spooler): Promise<string | undefined> {
  const job = await handOver(queueNames.bench, { media: 'iso_a4_210x297mm', path }, by);
  const [page] = await readPdfPages((await received(job)).path);
  return page?.text;
}

/** As a person sees the print system who has these lines in their own settings of CUPS. */
async function spoolerOfPerson(settings: string): Promise<Spooler> {
  const home = await mkdtemp(join(folder, 'home-'));
  await mkdir(join(home, '.cups'));
  await writeFile(join(home, '.cups', 'lpoptions'), `${settings}\n`);
  return createCupsSpooler({ ...process.env, ...system.environment, HOME: home }, afterOnThisComputer);
}

test("numbers start again after a print system was set up anew: another's job of our number is neither ours nor cancelled", async () => {
  const anothers = await system.printAs('Invoices', queueNames.paused, filePath);
  const ours = { printJobId: randomUUID(), printer: queueNames.paused, spoolerJobId: anothers };
  expect(await spooler.readState(ours)).toEqual({ state: 'unknown', reasons: [], sheetsPrinted: null });
  await expect(spooler.cancel(ours)).rejects.toMatchObject({ failure: { code: 'print-not-cancelled' } });
  await system.resumeQueue(queueNames.paused);
  await received(ours);
  expect((await spooler.readState(ours)).state).toBe('unknown');
  await system.pauseQueue(queueNames.paused);
});

test('a class of printers: the paper that all of them have, and the reasons of the one that prints', async () => {
  await system.makeClass('Both', [queueNames.bench]);
  const both = (await spooler.listPrinters()).printers.find(({ name }) => name === 'Both');
  expect(both).toMatchObject({ defaultMedia: 'iso_a4_210x297mm', trays: [], loadedMedia: [] });
  expect(both?.media.map(({ name }) => name)).toContain(label);

  await system.emptyTray(queueNames.bench, 'buffers');
  const job = await handOver('Both', { media: label });
  const waiting = await until(job, ({ reasons }) => reasons.includes('queued-in-device'));
  expect(waiting.state).toBe('held');
  expect(waiting.reasons).toContain('media-empty-warning');
  await system.fillTray(queueNames.bench);
  const next = await handOver('Both', { media: label });
  await until(next, ({ state }) => state === 'held' || state === 'done');
  expect((await received(job)).options).toContain(`media=${label}`);
});

test('a class of printers that all stand still: it says so, and so does a job that waits for one of them', async () => {
  await system.makeQueue('Second', 'bench://good');
  await system.makeClass('Standing', [queueNames.paused, 'Second']);
  const ofClass = async (): Promise<Printer | undefined> =>
    (await spooler.listPrinters()).printers.find(({ name }) => name === 'Standing');
  expect(await ofClass()).toMatchObject({ state: 'idle', stateReasons: [] });
  await system.pauseQueue('Second');
  expect(await ofClass()).toMatchObject({ state: 'stopped', stateReasons: ['paused'] });
  const job = await handOver('Standing');
  expect(await spooler.readState(job)).toMatchObject({ state: 'held', reasons: ['printer-stopped', 'paused'] });
  await system.resumeQueue('Second');
  await until(job, ({ state }) => state === 'done');
  await system.removeQueue('Standing');
});

test('what somebody said who paused a queue, or closed it to new jobs, stands beside it until it goes on; only a pause holds its jobs', async () => {
  await system.makeQueue('Repaired', 'bench://good');
  const environment = { ...process.env, ...system.environment };
  const admin = (command: string, ...words: string[]): Promise<unknown> =>
    run(command, [...words, 'Repaired'], { env: environment });
  const reasons = async (): Promise<readonly string[] | undefined> =>
    (await spooler.listPrinters()).printers.find(({ name }) => name === 'Repaired')?.stateReasons;
  await admin('cupsdisable', '-r', 'The roller is being replaced');
  expect(await reasons()).toEqual(['paused', 'The roller is being replaced']);
  const job = await handOver('Repaired');
  const said = ['printer-stopped', 'paused', 'The roller is being replaced'];
  expect(await spooler.readState(job)).toMatchObject({ state: 'held', reasons: said });
  await admin('cupsdisable');
  expect(await reasons()).toEqual(['paused']);
  await admin('cupsreject', '-r', 'Moved to hall 2');
  expect(await reasons()).toEqual(['paused', 'Moved to hall 2']);
  await admin('cupsenable');
  expect(await until(job, ({ state }) => state === 'done')).toMatchObject({ reasons: [] });
  await admin('cupsreject', '-r', 'Moved to hall 2');
  expect(await reasons()).toEqual(['Moved to hall 2']);
  await admin('cupsaccept');
  expect(await reasons()).toEqual([]);
});

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
  const path = join(folder, 'corners.pdf');
  await writeFile(path, cornersPdf(boxes, ...more));
  expect(await textOnPaper(path)).toBe('LOW UP');
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
    const path = join(folder, 'packed.pdf');
    await writeFile(path, packedCornersPdf(boxes, ...more));
    expect((await readPdfPages(path))[0]?.text).toBe('LOW UP');
    expect(await textOnPaper(path)).toBe('LOW UP');
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
  const path = join(folder, 'sized.pdf');
  const pageOf = async (bytes: Uint8Array): Promise<PdfPage> => {
    await writeFile(path, bytes);
    const job = await handOver(queueNames.bench, { media: 'na_letter_8.5x11in', path });
    return (await readPdfPages((await received(job)).path))[0] ?? expect.fail();
  };
  const usual = await pageOf(cornersPdf('/MediaBox[0 0 612 792]'));
  expect(inkPart(usual)).toBeGreaterThan(0);
  expect(differingPart(await pageOf(pdf), usual)).toBe(0);
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
  const path = join(folder, 'odd.pdf');
  await writeFile(path, await made());
  const job = await handOver(queueNames.bench, { media: 'iso_a4_210x297mm', path });
  const [page] = await readPdfPages((await received(job)).path);
  expect(page?.text).toBe('LOW UP');
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
  const path = join(folder, 'cropped.pdf');
  await writeFile(path, await made());
  const job = await handOver(queueNames.bench, { media: 'iso_a4_210x297mm', path });
  const [page] = await readPdfPages((await received(job)).path);
  expect(inkPart(page ?? expect.fail())).toBeCloseTo(0.5, 2);
});

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
  const path = join(folder, 'beyond.pdf');
  await writeFile(path, pdf);
  const job = await handOver(queueNames.bench, { media: 'iso_a4_210x297mm', path });
  const [page] = await readPdfPages((await received(job)).path);
  expect(inkPart(page ?? expect.fail())).toBeCloseTo(part, 2);
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
])('a form of which what is filled in %s is not printed without it: the person is told', async (_, made) => {
  const path = join(folder, 'form.pdf');
  await writeFile(path, await made());
  await expect(handOver(queueNames.bench, { media: 'iso_a4_210x297mm', path })).rejects.toMatchObject({
    failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code: 'print-form-not-drawn' }] } },
  });
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['was drawn before it was filled in', () => drawnBefore(filledIn), `LOW UP ${formSaid}`],
  ['is filled in by figures', () => drawnBefore(filledInWith('<FEFF00410037>')), 'LOW UP A7'],
  ['is filled in by letters of two bytes', () => drawnBefore(filledInWith('(\\376\\377\\000A\\0007)')), 'LOW UP A7'],
  ['has an empty field', () => formPdf(''), ''],
])('a form that %s comes out as it is filled in', async (_, made, words) => {
  const path = join(folder, 'form.pdf');
  await writeFile(path, await made());
  expect(await textOnPaper(path)).toBe(words);
});

test('a layer for the paper comes out as the preview shows it, and none for the screen, whatever the PDF shows at first', async () => {
  const path = join(folder, 'layers.pdf');
  await writeFile(path, stampedPdf('PAPER-1'));
  const job = await handOver(queueNames.bench, { media: 'iso_a4_210x297mm', path });
  const [page] = await readPdfPages((await received(job)).path);
  const ink = inkPart(page ?? expect.fail());
  expect(ink).toBeGreaterThan(0.53);
  expect(ink).toBeLessThan(0.6);
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

test('a PDF that would fill the memory once it is unpacked does not', async () => {
  const path = join(folder, 'swelling.pdf');
  await writeFile(path, swellingPdf());
  const before = process.resourceUsage().maxRSS;
  await handOver(queueNames.bench, { media: 'iso_a4_210x297mm', path });
  // Kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(500_000);
});

test("a person's own default tray does not win over the tray that is asked for", async () => {
  const ofPerson = await spoolerOfPerson(`Dest ${queueNames.paused} InputSlot=Main media-source=main`);
  await system.resumeQueue(queueNames.paused);
  const job = await handOver(queueNames.paused, { tray: 'rear', media: label }, ofPerson);
  const { options } = await received(job);
  expect(options).toContain('InputSlot=Rear');
  expect(options).not.toContain('InputSlot=Main');
  await system.pauseQueue(queueNames.paused);
});

test('a page across is turned to fit the paper, and not cut off, also where a person has that switched off', async () => {
  const wide = join(folder, 'wide.pdf');
  await writeFile(wide, await widePdf());
  const own = 'pdfAutoRotate=false pdftopdfAutoRotate=false';
  const ofPerson = await spoolerOfPerson(`Dest ${queueNames.bench} ${own}`);
  expect(await textOnPaper(wide, ofPerson)).toBe('LEFT RIGHT');
});

test('a PDF is printed as one, with its copies, also where a person has set that printer to take what comes as it is', async () => {
  const ofPerson = await spoolerOfPerson(`Dest ${queueNames.bench} raw=true`);
  const job = await handOver(queueNames.bench, { media: label, copies: 2 }, ofPerson);
  const { path, options } = await received(job);
  expect(await readPdfPages(path)).toHaveLength(2);
  expect(options).toContain(`media=${label}`);
});

test.skipIf(cannotMount !== null)('a print system without room for the job is told as that', async () => {
  const spool = join(dirname(system.environment.CUPS_SERVER), 'spool');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', spool]);
  try {
    await expect(handOver(queueNames.paused)).rejects.toMatchObject({
      failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code: 'print-copy-broke-off' }] } },
    });
  } finally {
    execFileSync('umount', [spool]);
  }
});

/** As CUPS 2.4 says them where a person, or the queue, may not take the job. */
test.each([
  ['Forbidden', 'print-not-allowed'],
  ['Unauthorized', 'print-not-allowed'],
  ['Not allowed to print.', 'print-not-allowed'],
  ['Quota limit reached.', 'print-quota-reached'],
  ['Too many active jobs.', 'print-queue-full'],
  [`Destination "${queueNames.bench}" is not accepting jobs.`, 'print-queue-closed'],
])('lp says "%s": the person is told what that means', async (words, code) => {
  const home = await mkdtemp(join(folder, 'refused-'));
  await writeFile(join(home, 'lp'), `#!/bin/sh\necho 'lp: ${words}' >&2\nexit 1\n`, { mode: 0o700 });
  const environment = { ...process.env, ...system.environment, PATH: `${home}:${process.env.PATH ?? ''}` };
  await expect(
    handOver(queueNames.bench, {}, createCupsSpooler(environment, afterOnThisComputer)),
  ).rejects.toMatchObject({
    failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code }] } },
  });
});

test("where CUPS's own command ends without a word, nobody reads how it was called", async () => {
  const home = await mkdtemp(join(folder, 'silent-'));
  for (const command of ['lp', 'cancel'])
    await writeFile(join(home, command), '#!/bin/sh\nkill -9 $$\n', { mode: 0o700 });
  const environment = { ...process.env, ...system.environment, PATH: `${home}:${process.env.PATH ?? ''}` };
  const silent = createCupsSpooler(environment, afterOnThisComputer);
  await expect(handOver(queueNames.paused, {}, silent)).rejects.toMatchObject({
    failure: { code: 'print-refused', details: [] },
  });
  const job = await handOver(queueNames.paused);
  await expect(silent.cancel(job)).rejects.toMatchObject({ failure: { code: 'print-not-cancelled', details: [] } });
  await spooler.cancel(job);
});

test('a queue that takes no jobs says so in the words of this CUPS', async () => {
  const environment = { ...process.env, ...system.environment };
  await run('cupsreject', [queueNames.broken], { env: environment });
  await expect(handOver(queueNames.broken)).rejects.toMatchObject({
    failure: { code: 'print-refused', changed: 'nothing', facts: { remarks: [{ code: 'print-queue-closed' }] } },
  });
  await run('cupsaccept', [queueNames.broken], { env: environment });
});

test("a person's own default printer comes before that of the computer, as for CUPS's own commands", async () => {
  const home = join(folder, 'own-default');
  await mkdir(join(home, '.cups'), { recursive: true });
  const ofPerson = { ...process.env, ...system.environment, HOME: home };
  const defaults = async (environment: NodeJS.ProcessEnv): Promise<string[]> => {
    const { printers } = await createCupsSpooler(environment, afterOnThisComputer).listPrinters();
    return printers.flatMap(({ name, isDefault }) => (isDefault ? [name] : []));
  };
  const told = async (environment: NodeJS.ProcessEnv): Promise<string> =>
    (await run('lpstat', ['-d'], { env: { ...environment, LC_ALL: 'C' } })).stdout;
  expect(await defaults(ofPerson)).toEqual([queueNames.bench]);

  await writeFile(
    join(home, '.cups', 'lpoptions'),
    `Dest ${queueNames.bench} media=A6\nDefault ${queueNames.paused}/draft x=y\n`,
  );
  expect(await told(ofPerson)).toContain(`destination: ${queueNames.paused}`);
  expect(await defaults(ofPerson)).toEqual([queueNames.paused]);
  const byVariable = { ...ofPerson, LPDEST: queueNames.broken };
  expect(await told(byVariable)).toContain(`destination: ${queueNames.broken}`);
  expect(await defaults(byVariable)).toEqual([queueNames.broken]);
  // One that is gone is not replaced by another.
  expect(await defaults({ ...ofPerson, LPDEST: 'Gone' })).toEqual([]);
});

test('a printer of the network that is switched off: the job waits and says why, and so does the printer', async () => {
  await system.makeQueue('Switched-Off', `ipp://127.0.0.1:${await closedPort()}/ipp/print`);
  const job = await handOver('Switched-Off');
  // It waits as soon as CUPS looks for the printer; that nothing answers there CUPS says a moment later.
  await until(job, ({ state, reasons }) => state === 'held' && reasons.includes('timed-out'));
  const { printers } = await spooler.listPrinters();
  expect(printers.find(({ name }) => name === 'Switched-Off')?.stateReasons).toContain('timed-out');
  await spooler.cancel(job);
  expect((await spooler.readState(job)).state).toBe('cancelled');
  await vi.waitFor(async () => {
    const after = (await spooler.listPrinters()).printers.find(({ name }) => name === 'Switched-Off');
    expect(after).toMatchObject({ state: 'idle', stateReasons: [] });
  }, patience);
});

test('a job that the printer refuses, so that CUPS cancels it, has failed in the words of CUPS; what a person cancels is cancelled, and where: at the printer, or here', async () => {
  await system.makeQueue('Refuses', 'bench://refuses');
  const job = await handOver('Refuses');
  const over = await until(job, ({ state }) => state === 'failed' || state === 'cancelled');
  expect(over).toMatchObject({ state: 'failed', reasons: ['Printer cannot print with supplied options.'] });
  const cancelled = await handOver(queueNames.paused);
  await spooler.cancel(cancelled);
  expect(await spooler.readState(cancelled)).toMatchObject({ state: 'cancelled', reasons: [] });
  await system.makeQueue('Panel', 'bench://panel');
  const there = await until(await handOver('Panel'), ({ state }) => state === 'failed' || state === 'cancelled');
  expect(there).toMatchObject({ state: 'cancelled', reasons: ['job-canceled-at-device'] });
});

test('a job that came out, or failed, before its cancellation arrives is not in the queue any more, and nothing is said in the words of a command', async () => {
  await system.makeQueue('Quick', 'bench://good');
  for (const queue of ['Quick', queueNames.broken]) {
    const job = await handOver(queue);
    await until(job, ({ state }) => state === 'done' || state === 'failed');
    await expect(spooler.cancel(job)).rejects.toMatchObject({
      failure: { code: 'print-not-cancelled', details: [], facts: { remarks: [{ code: 'print-job-gone' }] } },
    });
  }
});

test('also of a job that ends while it is being cancelled', async () => {
  await system.jam(queueNames.bench);
  const job = await handOver(queueNames.bench);
  const home = await mkdtemp(join(folder, 'late-'));
  const jam = join(dirname(system.environment.CUPS_SERVER), 'received', `${queueNames.bench}.jammed`);
  const lines = `PATH=${process.env.PATH ?? ''}\nrm '${jam}'\nwhile [ -n "$(lpstat ${queueNames.bench})" ]; do sleep 0.05; done\nexec cancel "$@"`;
  await writeFile(join(home, 'cancel'), `#!/bin/sh\n${lines}\n`, { mode: 0o700 });
  const environment = { ...process.env, ...system.environment, PATH: `${home}:${process.env.PATH ?? ''}` };
  await expect(createCupsSpooler(environment, afterOnThisComputer).cancel(job)).rejects.toMatchObject({
    failure: { code: 'print-not-cancelled', details: [], facts: { remarks: [{ code: 'print-job-gone' }] } },
  });
});

/** Readers show it; CUPS's filter makes nothing of it. */
const withFault = (right: string, wrong: string, ...more: readonly string[]): Uint8Array =>
  Buffer.from(
    Buffer.from(cornersPdf('/MediaBox[0 0 595 842]', ...more))
      .toString('latin1')
      .replace(right, wrong),
    'latin1',
  );

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['does not allow printing', unprintablePdf, 'document-permission-error'],
  ['asks for a password', protectedPdf, 'document-password-error'],
  ['is damaged', brokenPdf, 'document-unprintable-error'],
  ['counts its pages wrongly', () => withFault('/Count 1', '/Count 9'), 'document-unprintable-error'],
  [
    'turns a page by what stands elsewhere, and is no quarter',
    () => withFault('/Resources', '/Rotate 6 0 R/Resources', '45'),
    'document-unprintable-error',
  ],
])(
  'of a PDF that %s, of which CUPS makes nothing, that is the reason, and not what a filter said',
  async (_, made, reason) => {
    const path = join(folder, 'locked.pdf');
    await writeFile(path, await made());
    // Of its own: another one may still say that its paper has run out.
    await system.makeQueue('Unread', 'bench://good');
    const givenUp = async (): Promise<SpoolState & { readonly job: SpooledJob }> => {
      const job = await handOver('Unread', { path });
      const state = await until(job, (one) => one.reasons.includes('job-completed-with-errors'));
      // On a busy computer CUPS itself loses what a filter said of one job in fifty.
      return state.reasons.length === 1 ? givenUp() : { ...state, job };
    };
    const { state, reasons, job } = await givenUp();
    expect([state, reasons[1]]).toEqual(['held', reason]);
    const startedAgain = createCupsSpooler({ ...process.env, ...system.environment }, afterOnThisComputer);
    expect((await startedAgain.readState(job)).reasons).toEqual(reasons);
  },
);

test('where CUPS itself says no more than that a filter failed, it is not repeated beside the errors that there were', async () => {
  const path = join(folder, 'unsaid.pdf');
  await writeFile(path, await unprintablePdf());
  // As an older Packbench handed it over: without the mark of what the PDF forbids.
  const printJobId = randomUUID();
  const title = `Manifest [${printJobId.slice(0, 8)}]`;
  // Of its own: another one may still say that its paper has run out.
  await system.makeQueue('Unsaid', 'bench://good');
  const spoolerJobId = await system.printAs(title, 'Unsaid', path);
  const job = { printJobId, printer: 'Unsaid', spoolerJobId };
  const state = await until(job, ({ reasons }) => reasons.includes('job-completed-with-errors'));
  expect(state).toMatchObject({ state: 'held', reasons: ['job-completed-with-errors'] });
});

test.each([
  // As Debian and Ubuntu set it up.
  ['retry-job', 'resources-are-not-ready'],
  ['stop-printer', 'printer-stopped'],
])('with %s a job that the printer failed waits to be tried again, and says why it failed', async (policy, reason) => {
  const name = `Fails-${policy}`;
  await system.makeQueue(name, 'bench://broken');
  const environment = { ...process.env, ...system.environment };
  await run('lpadmin', ['-p', name, '-o', `printer-error-policy=${policy}`], { env: environment });
  const job = await handOver(name);
  // CUPS may tell that it stands before it tells the words of the printer.
  const isWhy = (reasons: readonly string[]): boolean =>
    reasons.includes(reason) && reasons.includes('The paper is jammed');
  await until(job, ({ state, reasons }) => state === 'held' && isWhy(reasons));
  await spooler.cancel(job);
});

test('a printer that forgot a job, as after it was switched off: what became of it is not known; the next ones do not wait for ever', async () => {
  await system.makeQueue('Forgets', 'bench://forgets');
  for (const time of ['the first', 'the next']) {
    const over = await until(await handOver('Forgets'), ({ state }) => state !== 'queued' && state !== 'printing');
    expect([time, over]).toMatchObject([time, { state: 'unknown', reasons: ['cups-ipp-missing-job-history'] }]);
  }
});

test('a print system that keeps no job once it is over, as some shops set it for privacy: what became of each is told all the same', async ({
  onTestFinished,
}) => {
  const forgetful = await startPrintSystem(false);
  onTestFinished(() => forgetful.close());
  const there = createCupsSpooler({ ...process.env, ...forgetful.environment }, afterOnThisComputer);
  const told = async (job: SpooledJob): Promise<SpoolState> =>
    vi.waitFor(async () => {
      const state = await there.readState(job);
      expect(state.state).not.toMatch(/queued|printing|held/);
      return state;
    }, patience);
  const [printed, refused, cancelled] = [
    await handOver(queueNames.bench, {}, there),
    await handOver(queueNames.broken, {}, there),
    await handOver(queueNames.paused, {}, there),
  ];
  await forgetful.cancelJob(cancelled.spoolerJobId);
  expect((await told(printed)).state).toBe('done');
  expect((await told(refused)).state).toBe('failed');
  expect((await told(cancelled)).state).toBe('cancelled');
  // Asked again it still knows, and of a job that it was never handed it knows nothing.
  expect((await told(printed)).state).toBe('done');
  expect((await there.readState({ ...printed, printJobId: randomUUID() })).state).toBe('unknown');
  // A printer that took all of it and stands still has not printed it.
  await forgetful.emptyTray(queueNames.bench, 'buffers');
  const inPrinter = await handOver(queueNames.bench, {}, there);
  await vi.waitFor(async () => {
    const waiting = await there.readState(inPrinter);
    expect(waiting).toMatchObject({ state: 'held', reasons: expect.arrayContaining(['queued-in-device']) });
  }, patience);
});

describe.concurrent('a printer of the network: what became of the job there is told, though CUPS here calls each completed', () => {
  type Until = Pick<TestContext, 'onTestFinished'>;
  async function handedTo(
    { onTestFinished }: Until,
    name: string,
    end: JobEnd,
    speaks: Speaks = 'ipp',
  ): Promise<{ printer: NetworkPrinter; job: SpooledJob }> {
    const printer = await startNetworkPrinter(speaks, end);
    onTestFinished(() => printer.close());
    await system.makeQueue(name, printer.uri);
    return { printer, job: await handOver(name) };
  }
  const told = async (job: SpooledJob): Promise<string> => {
    const { state, reasons } = await until(job, (one) => !['queued', 'printing', 'held'].includes(one.state));
    return [state, ...reasons].join(' ');
  };

  test("another computer's CUPS shares it", async (context) => {
    const isOver = ({ state }: SpoolState): boolean => !['queued', 'printing', 'held'].includes(state);
    const endOf = async (end: keyof typeof endsOfJobs): Promise<SpoolState> =>
      until((await handedTo(context, `Shared-${end}`, { end }, 'cups')).job, isOver);
    const ends = await Promise.all((['completed', 'held', 'aborted', 'cancelled'] as const).map(endOf));
    const [completed, held, aborted, cancelled] = ends.map(({ state }) => state);
    expect([completed, held, cancelled]).toEqual(['done', 'unknown', 'cancelled']);
    // Sometimes CUPS itself sees it in time, and calls both cancelled.
    expect(['failed', 'cancelled']).toContain(aborted);
    expect(ends[1]?.reasons).toEqual(['cups-remote-pending-held']);
  });

  /** RFC 8011 sections 5.3.7 and 5.3.8, PWG 5100.11, PWG 5100.13. */
  test('it says itself whether it came out, or that nobody can know', async (context) => {
    const ends: readonly (JobEnd & { readonly is: string })[] = [
      { end: 'completed', reasons: ['job-completed-successfully'], is: 'done' },
      { end: 'completed', reasons: ['job-completed-with-errors'], is: 'unknown job-completed-with-errors' },
      { end: 'completed', reasons: ['resources-are-not-ready'], is: 'unknown resources-are-not-ready' },
      { end: 'cancelled', reasons: ['job-canceled-by-operator'], is: 'cancelled job-canceled-by-operator' },
      { end: 'cancelled', is: 'cancelled job-canceled-at-device' },
      { end: 'aborted', reasons: ['aborted-by-system'], is: 'failed aborted-by-system' },
    ];
    const all = ends.map(async ({ is, ...end }, at) => {
      const { job } = await handedTo(context, `Plain-${at}`, end);
      return [is, await told(job)];
    });
    // Behind its reasons may be those of its printer.
    for (const [is = '', said = ''] of await Promise.all(all)) expect(said.slice(0, is.length)).toBe(is);
  });

  test('one that waits there for its PIN is not done before it is given, nor after it was forgotten', async (context) => {
    const waits: JobEnd = { end: 'held', reasons: ['job-password-wait'] };
    const [given, lost, secured] = await Promise.all([
      handedTo(context, 'Pin-Given', waits),
      handedTo(context, 'Pin-Lost', waits),
      // As CUPS sets up most printers that it finds by itself.
      handedTo(context, 'Pin-Secured', waits, 'ipps'),
    ]);
    // CUPS tells that it waits as well, as long as it looks.
    const isAtPrinter = ({ reasons }: SpoolState): boolean => reasons.includes('queued-in-device');
    const waiting = await Promise.all([given, lost, secured].map(({ job }) => until(job, isAtPrinter)));
    const reasons = expect.arrayContaining(['job-password-wait']);
    for (const one of waiting) expect(one).toMatchObject({ state: 'held', reasons });
    given.printer.change({ end: 'completed', reasons: ['job-completed-successfully'] });
    lost.printer.forget();
    secured.printer.change({ end: 'cancelled' });
    expect(await told(given.job)).toBe('done');
    expect(await told(secured.job)).toBe('cancelled job-canceled-at-device');
    expect(await told(lost.job)).toBe('unknown cups-ipp-missing-job-history');
  });
});

describe('lp fails after CUPS has taken the job', () => {
  /** CUPS's own `lp`, whose end is lost; `then`: what else happens at that moment. */
  async function lostAnswer(then: string): Promise<NodeJS.ProcessEnv> {
    const home = await mkdtemp(join(folder, 'lost-'));
    await symlink(system.environment.CUPS_SERVER, join(home, 'cups.sock'));
    const lines = `PATH=${process.env.PATH ?? ''} lp "$@" > /dev/null\n${then}\necho 'lp: Connection reset by peer' >&2\nexit 1`;
    await writeFile(join(home, 'lp'), `#!/bin/sh\n${lines}\n`, { mode: 0o700 });
    return {
      ...process.env,
      CUPS_SERVER: join(home, 'cups.sock'),
      PATH: `${home}:${process.env.PATH ?? ''}`,
      LOST: home,
    };
  }

  test('the job is found in the queue, and is not called refused', async () => {
    const lost = createCupsSpooler(await lostAnswer(':'), afterOnThisComputer);
    const job = await handOver(queueNames.paused, { media: label }, lost);
    expect((await spooler.readState(job)).state).toBe('held');
    await spooler.cancel(job);
  });

  test('where CUPS does not answer then, nobody knows', async () => {
    const lost = createCupsSpooler(await lostAnswer('rm "$LOST/cups.sock"'), afterOnThisComputer);
    await expect(handOver(queueNames.paused, { media: label }, lost)).rejects.toMatchObject({
      failure: { code: 'print-unknown', changed: 'unknown' },
    });
  });

  test('a job that was taken back is refused', async () => {
    const takenBack = createCupsSpooler(await lostAnswer('cancel -a Paused-Printer'), afterOnThisComputer);
    await expect(handOver(queueNames.paused, { media: label }, takenBack)).rejects.toMatchObject({
      failure: { code: 'print-refused', changed: 'nothing', details: [{ message: 'lp: Connection reset by peer' }] },
    });
  });
});

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
