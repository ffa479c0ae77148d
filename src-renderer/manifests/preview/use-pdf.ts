/** Opens a PDF for as long as a component shows it: read afresh, its pages measured, its reader ended on leaving. */
import { useEffect, useState } from 'react';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { DesktopFailure, failureFrom } from '../../desktop.ts';
import type { PageSize } from './page-layout.ts';
import type { PdfFile } from './pdf-file.ts';
import { UnreadablePdf, type UnreadableReason } from './unreadable-pdf.ts';

export type PdfState =
  | { readonly kind: 'reading' }
  /** One size per page. Until every page is measured, the rest are taken to be like the first. */
  | { readonly kind: 'shown'; readonly file: PdfFile; readonly sizes: readonly PageSize[] }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  /** The bytes could not be had from main. */
  | { readonly kind: 'not-read'; readonly failure: Failure };

/** `read` gives bytes that nobody else uses: they are handed to the reader. A new `read` opens a new file. */
export function usePdf(read: () => Promise<Uint8Array>): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'reading' });

  useEffect(() => {
    const left = new AbortController();
    const show = (next: PdfState): void => {
      if (!left.signal.aborted) setState(next);
    };
    show({ kind: 'reading' });
    openAndMeasure(read, left.signal, show).catch((cause: unknown) => show(faultState(cause)));
    return () => left.abort();
  }, [read]);

  return state;
}

/** pdf.js is as large as all the rest of the page: it comes when a PDF is to be shown, or is being made. Throws UnreadablePdf. */
export async function bringPdfReader(): Promise<typeof import('./pdf-file.ts')> {
  try {
    return await import('./pdf-file.ts');
  } catch (cause) {
    throw new UnreadablePdf('reader-failed', cause);
  }
}

async function openAndMeasure(
  read: () => Promise<Uint8Array>,
  left: AbortSignal,
  show: (state: PdfState) => void,
): Promise<void> {
  const bringing = bringPdfReader().then((reader) => {
    // Its thread begins while the bytes are on their way.
    if (!left.aborted) reader.expectOne();
    return reader;
  });
  const [bytes, { openPdf }] = await Promise.all([read(), bringing]);
  if (left.aborted) return;
  const file = await openPdf(bytes, (fault) => show({ kind: 'unreadable', reason: fault.reason }));
  if (left.aborted) return file.close();
  left.addEventListener('abort', () => file.close(), { once: true });

  const first = await file.pageSize(1);
  let sizes: readonly PageSize[] = Array.from({ length: file.pageCount }, () => first);
  show({ kind: 'shown', file, sizes });
  const measured: PageSize[] = [first];
  for (let pageNumber = 2; pageNumber <= file.pageCount && !left.aborted; pageNumber += 1) {
    measured.push(await sizeOr(first, file, pageNumber));
  }
  if (measured.some((size) => size.width !== first.width || size.height !== first.height)) {
    sizes = measured;
    show({ kind: 'shown', file, sizes });
  }
}

/** A single page that cannot be opened keeps the first one's size; drawing it then says what is wrong, on the page. */
async function sizeOr(first: PageSize, file: PdfFile, pageNumber: number): Promise<PageSize> {
  try {
    return await file.pageSize(pageNumber);
  } catch (cause) {
    if (cause instanceof UnreadablePdf) throw cause;
    return first;
  }
}

function faultState(cause: unknown): PdfState {
  if (cause instanceof UnreadablePdf) return { kind: 'unreadable', reason: cause.reason };
  if (cause instanceof DesktopFailure) return { kind: 'not-read', failure: failureFrom(cause) };
  return { kind: 'unreadable', reason: 'damaged' };
}
