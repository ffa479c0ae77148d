/** Sheets of codes to be printed, saved as PDFs where the operator says. */
import type { CodeSheet } from '../../src-preload/contract/code-sheet.ts';
import { saveDurably } from '../journal/durable-file.ts';
import type { SaveDialog } from '../ports.ts';

export interface SheetsService {
  /** Throws PackbenchError 'file-failed', 'disk-full' or 'saved-not-safe'. */
  save(sheet: CodeSheet): Promise<{ savedTo: string | null }>;
}

export function createSheetsService({ saveDialog }: { readonly saveDialog: SaveDialog }): SheetsService {
  return {
    async save(sheet) {
      // Loaded when it is needed: drawing PDFs is large, and most days nobody wants a sheet.
      const { sheetPdf } = await import('../bar-code-sheet.ts');
      const bytes = await sheetPdf(sheet);
      const savedTo = await saveDialog.choosePath(`packbench-${sheet.kind}.pdf`);
      if (savedTo !== null) await saveDurably(savedTo, bytes);
      return { savedTo };
    },
  };
}
