/** Sheets of codes: their codes are read back from the drawn bars. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sheet } from '../../../src-main/printing/sheet-paper.ts';
import { createSheetsService } from '../../../src-main/sheets/sheets-service.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { TEST_CARD } from '../../../src-renderer/scanner/taught-keys.ts';
import { printJob } from '../journal/ledger-folder.ts';
import { operatorsOf, readPdf } from '../sandbox/pdf-text.ts';

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
    pdf = await draw(paper);
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
