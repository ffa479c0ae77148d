/** Reads the words of every page, after everything visible is drawn, and compares them with the orders. */
import { useEffect, useState } from 'react';
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import type { PdfState } from '../preview/use-pdf.ts';
import { checkPaper, type PaperVerdict } from './paper-check.ts';

export type PaperCheck =
  | { readonly kind: 'reading' }
  /** A page, or every page, could not be read: the preview says why. */
  | { readonly kind: 'unreadable' }
  | PaperVerdict;

const READING: PaperCheck = { kind: 'reading' };

/** Behind every drawing and every thumbnail. */
const LAST = 100_000;

export function usePaperCheck(pdf: PdfState, orders: readonly ManifestOrder[]): PaperCheck {
  const [check, setCheck] = useState<PaperCheck>(READING);
  const file = pdf.kind === 'shown' ? pdf.file : null;
  const isLost = pdf.kind === 'unreadable' || pdf.kind === 'not-read';

  useEffect(() => {
    if (file === null) return;
    const left = new AbortController();
    const { signal } = left;
    const readAll = async (): Promise<void> => {
      const pages: string[] = [];
      setCheck(READING);
      for (let pageNumber = 1; pageNumber <= file.pageCount; pageNumber += 1) {
        pages.push(await file.readWords({ pageNumber, rank: () => LAST + pageNumber, signal }));
      }
      setCheck(checkPaper(pages, orders));
    };
    readAll().catch(() => {
      // The screen was left, or a page cannot be read: the preview says what is wrong with it.
      if (!signal.aborted) setCheck({ kind: 'unreadable' });
    });
    return () => left.abort();
  }, [file, orders]);

  return isLost ? { kind: 'unreadable' } : check;
}
