/** Opens a PDF while a component shows it: reads it anew, measures its pages, and ends its reader on leaving. */
import { useEffect, useState } from 'react';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { DesktopFailure, failureFrom } from '../../desktop.ts';
import { expectReader, type OpenedPdf } from './opened-pdf.ts';
import type { PageSize } from './page-layout.ts';
import type { PdfFile } from './pdf-file.ts';
import { UnreadablePdf, type UnreadableReason } from './unreadable-pdf.ts';

export type PdfState =
  | { readonly kind: 'reading' }
  /** One size per page. Until every page is measured, the rest count as large as the first. */
  | {
      readonly kind: 'shown';
      readonly file: PdfFile;
      readonly sizes: readonly PageSize[];
      readonly areMeasured: boolean;
    }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  /** Main could not give the bytes. */
  | { readonly kind: 'not-read'; readonly failure: Failure };

/**
 * A person who goes from one paper to the next does so soon. After that the thread starts with the pointer or the focus
 * on a row, with a manifest's question, or with the bytes: it weighs 10 MB while it waits.
 */
const NEXT_ONE_MS = 5_000;

/** The same object each time, so that a screen which was just made is not drawn again. */
const READING: PdfState = { kind: 'reading' };

/** `open` gives a file that nobody else uses. A new `open` opens a new file. */
export function usePdf(open: () => Promise<OpenedPdf>): PdfState {
  const [state, setState] = useState<PdfState>(READING);

  useEffect(() => {
    const left = new AbortController();
    const tell = (next: PdfState): void => {
      if (!left.signal.aborted) setState(next);
    };
    tell(READING);
    show(open(), left.signal, tell).catch((cause: unknown) => tell(faultState(cause)));
    return () => left.abort();
  }, [open]);

  const file = state.kind === 'shown' ? state.file : null;
  // Asked for together with the pages of the desk, so that those are drawn first.
  useEffect(() => {
    if (file === null) return;
    const left = new AbortController();
    measure(file, left.signal).then(
      (sizes) => {
        setState((before) => withSizes(before, file, sizes));
        expectReader(NEXT_ONE_MS);
      },
      // The component is gone; or the file is unreadable, which the code that opened it reports.
      () => undefined,
    );
    return () => left.abort();
  }, [file]);

  return state;
}

/** The same sizes when nothing is new, so that nothing is drawn again. */
function withSizes(before: PdfState, file: PdfFile, sizes: readonly PageSize[]): PdfState {
  if (before.kind !== 'shown' || before.file !== file) return before;
  const isNew = sizes.some(({ width, height }, page) => {
    const taken = before.sizes[page];
    return width !== taken?.width || height !== taken.height;
  });
  if (!isNew && before.areMeasured) return before;
  return { ...before, sizes: isNew ? sizes : before.sizes, areMeasured: true };
}

async function show(opening: Promise<OpenedPdf>, left: AbortSignal, tell: (state: PdfState) => void): Promise<void> {
  const { file, firstSize } = await opening;
  if (left.aborted) return file.close();
  left.addEventListener('abort', () => file.close(), { once: true });
  void file.unreadable.then(({ reason }) => tell({ kind: 'unreadable', reason }));
  const sizes = Array.from({ length: file.pageCount }, () => firstSize);
  tell({ kind: 'shown', file, sizes, areMeasured: file.pageCount === 1 });
}

/** Behind the pages of the desk and before the thumbnails, because the print settings depend on the paper. */
const MEASURED = 5_000;

/** Rejects with the signal's reason, or UnreadablePdf. */
async function measure(file: PdfFile, signal: AbortSignal): Promise<readonly PageSize[]> {
  const turn = (pageNumber: number) => ({ pageNumber, rank: () => MEASURED, signal });
  const first = await file.pageSize(turn(1));
  const sizes = [first];
  for (let pageNumber = 2; pageNumber <= file.pageCount; pageNumber += 1) {
    sizes.push(await file.pageSize(turn(pageNumber)).catch((cause: unknown) => sizeAfter(cause, first, signal)));
  }
  return sizes;
}

/** A single page that cannot be opened keeps the first one's size; its drawing then says on the page what is wrong. */
function sizeAfter(cause: unknown, first: PageSize, signal: AbortSignal): PageSize {
  if (cause instanceof UnreadablePdf || signal.aborted) throw cause;
  return first;
}

function faultState(cause: unknown): PdfState {
  if (cause instanceof UnreadablePdf) return { kind: 'unreadable', reason: cause.reason };
  if (cause instanceof DesktopFailure) return { kind: 'not-read', failure: failureFrom(cause) };
  return { kind: 'unreadable', reason: 'damaged' };
}
