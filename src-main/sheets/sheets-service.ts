/**
 * Sheets of codes and the printer's test page: saved as PDFs where the operator chooses, or printed where the station
 * prints them.
 */
import type { CodeSheet, TestPage } from '../../src-preload/contract/code-sheet.ts';
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { saveDurably } from '../disk/durable-file.ts';
import type { SaveDialog } from '../ports.ts';
import type { PrintingService } from '../printing/printing-service.ts';
import { a4 } from '../printing/sheet-paper.ts';

export interface SheetsService {
  /** Throws PackbenchError 'file-failed', 'disk-full' or 'saved-not-safe'. */
  save(sheet: CodeSheet): Promise<{ savedTo: string | null }>;
  /** Both throw what PrintingService.printSheet throws. */
  print(sheet: CodeSheet): Promise<PrintJob>;
  printTestPage(page: TestPage): Promise<PrintJob>;
}

interface SheetsParts {
  readonly saveDialog: SaveDialog;
  readonly printing: Pick<PrintingService, 'printSheet'>;
}

// The code that draws is loaded when needed: drawing PDFs is large, and most days nobody wants a sheet.
export function createSheetsService({ saveDialog, printing }: SheetsParts): SheetsService {
  return {
    async save(sheet) {
      const { sheetPdf } = await import('../drawing/bar-code-sheet.ts');
      const { bytes } = await sheetPdf(sheet, a4);
      const savedTo = await saveDialog.choosePath(`packbench-${sheet.kind}.pdf`);
      if (savedTo !== null) await saveDurably(savedTo, bytes);
      return { savedTo };
    },
    async print(sheet) {
      const { sheetPdf } = await import('../drawing/bar-code-sheet.ts');
      const { kind, title } = sheet;
      return printing.printSheet({ kind, title, needs: 'large', draw: (paper) => sheetPdf(sheet, paper) });
    },
    async printTestPage(page) {
      const { testPagePdf } = await import('../drawing/printer-test-page.ts');
      const { title } = page;
      return printing.printSheet({ kind: 'test-page', title, needs: 'any', draw: (paper) => testPagePdf(page, paper) });
    },
  };
}
