/**
 * Reads the words of every page, after everything visible is drawn, and compares them with the orders. An order that is
 * not on the shown PDF is looked for on the other ones of its manifest.
 */
import { useEffect, useState } from 'react';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import type { PdfState } from '../preview/use-pdf.ts';
import { checkPaper, type PageOf, type PaperVerdict } from './paper-check.ts';
import { readPaper } from './read-paper.ts';

export type PaperCheck =
  | { readonly kind: 'reading' }
  /** A page, or every page, could not be read: the preview says why. */
  | { readonly kind: 'unreadable' }
  | PaperVerdict;

const READING: PaperCheck = { kind: 'reading' };

/** Behind every drawing and every thumbnail. */
const LAST = 100_000;

/** `fileNumber`: of the shown PDF. */
export function usePaperCheck(pdf: PdfState, { manifestId, files, orders }: Manifest, fileNumber: number): PaperCheck {
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
      const shown = checkPaper(pages, orders);
      const others = files.filter((other) => other.fileNumber !== fileNumber);
      if (shown.kind === 'complete' || others.length === 0) return setCheck(shown);
      const more = await readPaper({ manifestId, files: others });
      const all = checkPaper([...pages, ...more.pages], orders);
      if (signal.aborted) return;
      setCheck(all.kind === 'cannot-check' ? all : { ...all, pageOf: inShown(all.pageOf, shown) });
    };
    readAll().catch(() => {
      // The screen was left, or a page cannot be read: the preview says what is wrong with it.
      if (!signal.aborted) setCheck({ kind: 'unreadable' });
    });
    return () => left.abort();
  }, [file, fileNumber, manifestId, files, orders]);

  return isLost ? { kind: 'unreadable' } : check;
}

function inShown(everywhere: PageOf, shown: PaperVerdict): PageOf {
  const pageOf: PageOf = shown.kind === 'cannot-check' ? new Map() : shown.pageOf;
  return new Map([...everywhere.keys()].map((orderId) => [orderId, pageOf.get(orderId) ?? null]));
}
