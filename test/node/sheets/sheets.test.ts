/** Sheets of codes: their codes are read back from the drawn bars. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import type { SpoolRequest } from '../../../src-main/ports.ts';
import { createPrintingService } from '../../../src-main/printing/printing-service.ts';
import { type Sheet, withSheetFile } from '../../../src-main/printing/sheet-paper.ts';
import { createSheetsService } from '../../../src-main/sheets/sheets-service.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { PaperChoice, Printer, PrintJob } from '../../../src-preload/contract/printing.ts';
import { TEST_CARD } from '../../../src-renderer/scanner/taught-keys.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { readPdfPages } from '../../helpers/pdf-pages.ts';
import { printerNamed } from '../../helpers/printer-named.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { openIn, printJob } from '../journal/ledger-folder.ts';
import { operatorsOf, readPdf } from '../sandbox/pdf-text.ts';
import { readQrCode } from './qr-reading.ts';

/** What the drawing is asked for is kept by `printed`. */
const nobodyPrints = {
  printSheet: async (): Promise<never> => {
    throw new Error('nothing is printed here');
  },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-sheets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the test card holds its two codes, and is saved where the operator says', async () => {
  const codes = TEST_CARD.map((code, index) => ({ words: `Code ${index + 1}`, code }));
  const savedTo = await save({ kind: 'test-card', title: 'Scanner test card', explanation: 'Scan it.', codes });
  const pages = await readPdf(readFileSync(savedTo ?? ''));
  expect(pages.flatMap((page) => page.barcodes)).toEqual([...TEST_CARD]);
});

test('nothing is written when the operator cancels', async () => {
  const service = createSheetsService({ printing: nobodyPrints, saveDialog: { choosePath: async () => null } });
  const codes = [{ words: 'Confirm', code: 'PB:CONFIRM' }];
  expect(await service.save({ kind: 'commands', title: 'Commands', explanation: '', codes })).toEqual({
    savedTo: null,
  });
});

async function save(sheet: Parameters<ReturnType<typeof createSheetsService>['save']>[0]): Promise<string | null> {
  const service = createSheetsService({
    printing: nobodyPrints,
    saveDialog: { choosePath: async (name) => join(folder, name) },
  });
  return (await service.save(sheet)).savedTo;
}

const millimetre = 72 / 25.4;
const testPage = {
  title: 'Testseite für Drucker',
  bars: [100, 50, 20].map((millimetres) => ({
    millimetres,
    explanation: `Messen Sie den Balken mit einem Lineal: Er muss genau ${millimetres} mm lang sein. ${'Der Rahmen ist 5 mm von jedem Rand des Papiers entfernt. '.repeat(4)}`,
    words: `genau ${millimetres} mm`,
  })),
};

test.each([
  ['A4', { width: 210, height: 297 }, [100, 3]],
  ['Letter', { width: 215.9, height: 279.4 }, [100, 3]],
  // Too narrow for the bar beside its margins, so it stands upright.
  ['4 x 6 in', { width: 101.6, height: 152.4 }, [3, 100]],
  // Too small for it.
  ['62 x 100 mm', { width: 62, height: 100 }, [3, 50]],
  ['29 x 62 mm', { width: 29, height: 62 }, [3, 20]],
])(
  'the bar of the test page has the length that it says on %s, inside a frame 5 mm from the edge',
  async (_, paper, bar) => {
    const pdf = await printed(paper, (service) => service.printTestPage(testPage));
    const [frame, drawn] = rectanglesOf(pdf);
    expect(frame?.map((side) => side / millimetre)).toEqual([5, 5, paper.width - 10, paper.height - 10].map(about));
    expect(drawn?.slice(2).map((side) => side / millimetre)).toEqual(bar.map(about));
    const [left = 0, top = 0, width = 0, height = 0] = (drawn ?? []).map((side) => side / millimetre);
    expect(left + width + 5).toBeLessThan(paper.width);
    expect(top + height + 5).toBeLessThan(paper.height);
    // On one label, however much there is to say.
    expect(await operatorsOf(pdf)).toHaveLength(1);
    // Poppler sees no letter beside the paper.
    const path = join(folder, 'page.pdf');
    writeFileSync(path, pdf);
    expect((await readPdfPages(path))[0]?.text).toContain(`genau ${Math.max(...bar)} mm`);
  },
);

test.each([
  ['Letter', { width: 215.9, height: 279.4 }, [612, 792]],
  ['A4', { width: 210, height: 297 }, [595, 842]],
])('the six commands stand on one page of %s: a second one is mislaid', async (_, paper, [width = 0, height = 0]) => {
  const commands = ['CONFIRM', 'CANCEL', 'UNDO', 'PRINT', 'NEXT', 'TALLY'].map((name) => `PB:${name}`);
  const codes = commands.map((code) => ({ words: 'Manifest erstellen und drucken', code }));
  const explanation =
    'Jeder dieser Codes tut dasselbe wie sein Knopf auf dem Bildschirm. Drucken Sie mit 100 %. '.repeat(2);
  const sheet = { kind: 'commands', title: 'Befehle zum Scannen', explanation, codes } as const;
  const pages = await readPdf(await printed(paper, (service) => service.print(sheet)));
  expect(pages.map((page) => page.barcodes)).toEqual([commands]);
  expect([pages[0]?.width, pages[0]?.height].map((side) => Math.round(side ?? 0))).toEqual([width, height]);
});

test('the square beside a command reads as its bars do, with white around both', async () => {
  const codes = [{ words: 'Confirm', code: 'PB:CONFIRM' }];
  const sheet = { kind: 'commands', title: 'Commands', explanation: 'Scan it.', codes } as const;
  const drawn = rectanglesOf(await printed({ width: 210, height: 297 }, (service) => service.print(sheet)));
  const squares = drawn.filter(([, , width = 0, height = 0]) => Math.abs(width - height) < 0.01);
  const bars = drawn.filter((one) => !squares.includes(one));
  const [side = 1] = squares.map(([, , width = 0]) => width);
  const least = (at: 0 | 1): number => Math.min(...squares.map((one) => one[at] ?? 0));
  const places = new Set(
    squares.map(([left = 0, top = 0]) =>
      [top - least(1), left - least(0)].map((away) => Math.round(away / side)).join(),
    ),
  );
  const rows = Array.from({ length: 21 }, (_, at) => at);
  expect(readQrCode(rows.map((row) => rows.map((column) => places.has(`${row},${column}`))))).toBe('PB:CONFIRM');
  // Four squares of white, and ten bars of it (ISO/IEC 18004 section 5.3.8, ISO/IEC 15417 section 4.4).
  const end = Math.max(...bars.map(([left = 0, , width = 0]) => left + width));
  const thinnest = Math.min(...bars.map(([, , width = 0]) => width));
  expect(least(0) - end).toBeGreaterThan(Math.max(4 * side, 10 * thinnest));
  expect(Math.min(...bars.map(([left = 0]) => left))).toBeGreaterThan(10 * thinnest);
});

test('codes for which a page has no room stand on the next one', async () => {
  const codes = Array.from({ length: 12 }, (_, at) => ({ words: 'Code', code: `PB:CODE${at}` }));
  const sheet = { kind: 'commands', title: 'Commands', explanation: '', codes } as const;
  const pages = await readPdf(await printed({ width: 215.9, height: 279.4 }, (service) => service.print(sheet)));
  expect(pages).toHaveLength(2);
  expect(pages.flatMap((page) => page.barcodes)).toEqual(codes.map(({ code }) => code));
});

test('codes that are long lie across the paper: upright, their lines would be too thin', async () => {
  const codes = TEST_CARD.map((code, index) => ({ words: `Code ${index + 1}`, code }));
  const sheet = { kind: 'test-card', title: 'Scanner test card', explanation: '', codes } as const;
  const [page] = await readPdf(await printed({ width: 215.9, height: 279.4 }, (service) => service.print(sheet)));
  expect(page?.barcodes).toEqual([...TEST_CARD]);
  expect(page?.width).toBeGreaterThan(page?.height ?? 0);
});

const about = (millimetres: number): unknown => expect.closeTo(millimetres, 1);

/** The PDF that is handed over for paper of this size. */
async function printed(
  paper: { width: number; height: number },
  print: (service: ReturnType<typeof createSheetsService>) => Promise<PrintJob>,
): Promise<Uint8Array> {
  let pdf: Uint8Array = new Uint8Array();
  const printSheet = async ({ draw }: Sheet): Promise<PrintJob> => {
    const { bytes, pageCount } = await draw(paper);
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\s/g),
    ).toHaveLength(pageCount);
    pdf = bytes;
    return printJob('one');
  };
  await print(createSheetsService({ printing: { printSheet }, saveDialog: { choosePath: async () => null } }));
  return pdf;
}

/** Left, top, width and height of each rectangle, in points. */
function rectanglesOf(pdf: Uint8Array): number[][] {
  const bytes = Buffer.from(pdf);
  const start = bytes.indexOf('stream\n') + 'stream\n'.length;
  const drawing = inflateSync(bytes.subarray(start)).toString('latin1');
  return [...drawing.matchAll(/^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re$/gm)].map((found) =>
    found.slice(1).map(Number),
  );
}

/** Where a sheet is handed over to, and the paper that it is drawn for, in millimetres. */
async function placeOf(
  needs: Sheet['needs'],
  choice: PaperChoice,
  printers: readonly Printer[],
): Promise<Pick<SpoolRequest, 'printer' | 'media' | 'tray'> & { width: number }> {
  const handedOver: SpoolRequest[] = [];
  const widths: number[] = [];
  const ledger = openIn(folder);
  const printing = createPrintingService({
    spooler: {
      listPrinters: async () => ({ spooler: 'available', printers }),
      submit: async (request) => handedOver.push(request),
      readState: async () => ({ state: 'queued', reasons: [], sheetsPrinted: null }),
      find: async () => null,
      cancel: async () => undefined,
      watch: () => () => undefined,
    },
    printLog: createPrintLog(ledger),
    choiceFor: () => choice,
    operator: 'tester',
    manifests: { get: () => ({}) as never, checkedFilePath: async () => '' },
    clock: systemClock,
    log: inMemoryLog(),
    announce: () => undefined,
    happened: () => undefined,
    wait: () => new Promise(() => undefined),
  });
  onTestFinished(() => {
    printing.close();
    ledger.close();
  });
  const draw = async ({ width }: { width: number }): Promise<Awaited<ReturnType<Sheet['draw']>>> => {
    widths.push(width);
    return { bytes: Buffer.from('%PDF'), pageCount: 1 };
  };
  await printing.printSheet({ kind: 'commands', title: 'Commands', needs, draw });
  const [{ printer, media, tray } = { printer: '', media: null, tray: null }] = handedOver;
  return { printer, media, tray, width: widths[0] ?? 0 };
}

const size = (name: string, widthMillimetres: number, heightMillimetres: number) => ({
  name,
  label: name,
  widthMillimetres,
  heightMillimetres,
});
const bench = printerNamed('Bench', {
  media: [size('A6', 105, 148), size('A3', 297, 420), size('A4', 210, 297)],
  defaultMedia: 'A6',
  trays: [{ name: 'main', media: 'A4' }],
});
const letter = { ...bench, media: [size('A5', 148, 210), size('Letter', 215.9, 279.4)], defaultMedia: 'A5', trays: [] };
const chosen: PaperChoice = { printer: 'Bench', media: null, tray: null };

test.each([
  ['any paper: what the printer itself uses', 'any', chosen, bench, { media: 'A6', tray: null, width: 105 }],
  ['too small: the smallest that is large enough', 'large', chosen, bench, { media: 'A4', width: 210 }],
  ['Letter is large as well', 'large', chosen, letter, { media: 'Letter', width: 215.9 }],
  ['rather what is loaded', 'large', chosen, { ...bench, loadedMedia: ['A3'] }, { media: 'A3', width: 297 }],
  ['what is in the chosen tray', 'any', { ...chosen, tray: 'main' }, bench, { media: 'A4', tray: 'main' }],
  ['a tray that the printer has no more', 'any', { ...chosen, tray: 'rear' }, bench, { media: 'A6', tray: null }],
  ['no printer chosen: the only one', 'any', { ...chosen, printer: null }, bench, { printer: 'Bench' }],
] as const)('the paper of a sheet: %s', async (_, needs, choice, printer, place) => {
  expect(await placeOf(needs, choice, [printer])).toMatchObject(place);
});

test('no printer is chosen, and several are there: none of them is guessed', async () => {
  await expect(placeOf('any', { ...chosen, printer: null }, [bench, printerNamed('Office')])).rejects.toMatchObject({
    failure: { code: 'printer-unknown' },
  });
});

test('while a sheet is handed over nobody else on the computer can read it, and afterwards it is gone', async () => {
  const path = await withSheetFile(Buffer.from('%PDF'), async (filePath) => {
    expect(readFileSync(filePath, 'utf8')).toBe('%PDF');
    expect([dirname(filePath), filePath].map((place) => statSync(place).mode & 0o077)).toEqual([0, 0]);
    return filePath;
  });
  expect(existsSync(dirname(path))).toBe(false);
  const failing = withSheetFile(Buffer.from('%PDF'), async (filePath) => {
    throw new Error(filePath);
  });
  const failed = await failing.then(String, (error: Error) => error.message);
  expect(existsSync(dirname(failed))).toBe(false);
});

test('a sheet without a printer of its own goes where manifests go, and not onto their paper nor from their tray', async () => {
  const requests: SpoolRequest[] = [];
  const nobody = async () => null;
  const media = [
    { name: 'iso_a4_210x297mm', label: 'A4', widthMillimetres: 210, heightMillimetres: 297 },
    { name: 'iso_a3_297x420mm', label: 'A3', widthMillimetres: 297, heightMillimetres: 420 },
  ];
  const printer = printerNamed('Laser', { media, trays: [{ name: 'by-pass-tray', media: null }] });
  const spooler = {
    listPrinters: async () => ({ spooler: 'available', printers: [printer] }) as const,
    submit: async (request: SpoolRequest) => requests.push(request),
    find: nobody,
    readState: async () => ({ state: 'done', reasons: [], sheetsPrinted: 1 }) as const,
    cancel: async () => undefined,
    watch: () => () => undefined,
  };
  const bench = await startServices({ spooler });
  onTestFinished(() => bench.close());
  await bench.ask('preferences.change', {
    manifestPrinter: 'Laser',
    manifestMedia: 'iso_a3_297x420mm',
    manifestTray: 'by-pass-tray',
  });
  const sheet = { title: 'Commands', explanation: '', codes: [{ words: 'Confirm', code: 'PB:CONFIRM' }] };
  await bench.ask('sheets.print', { kind: 'commands', ...sheet });
  // The size is the sheet's own.
  expect(requests).toMatchObject([{ printer: 'Laser', media: 'iso_a4_210x297mm', tray: null }]);
});
