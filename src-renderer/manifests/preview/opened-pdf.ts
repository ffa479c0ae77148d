/**
 * Takes a PDF from its bytes to the size of its first page. Opening begins with the bytes, whether or not its screen
 * exists.
 */
import type { PageSize } from './page-layout.ts';
import type { PdfFile } from './pdf-file.ts';
import { UnreadablePdf } from './unreadable-pdf.ts';

export interface OpenedPdf {
  /** The receiver must close it. */
  readonly file: PdfFile;
  readonly firstSize: PageSize;
}

type PdfReader = typeof import('./pdf-file.ts');

/** Kept once it is loaded: loading it again would wait behind everything the page has to do. */
let brought: Promise<PdfReader> | null = null;

/**
 * pdf.js is as large as all the rest of the page: it is loaded when a PDF is about to be shown or made. Throws
 * UnreadablePdf.
 */
function bringPdfReader(): Promise<PdfReader> {
  brought ??= import('./pdf-file.ts').catch((cause: unknown) => {
    brought = null;
    throw new UnreadablePdf('reader-failed', cause);
  });
  return brought;
}

/**
 * A PDF is likely to be shown soon, or within this many milliseconds. If the reader cannot be loaded, that is reported
 * when a PDF is shown.
 */
export function expectReader(milliseconds?: number): void {
  bringPdfReader()
    .then(({ expectOne }) => expectOne(milliseconds))
    .catch(() => undefined);
}

/** Takes the bytes over. Rejects as they do, or with UnreadablePdf. */
export async function openedPdf(coming: Promise<Uint8Array>): Promise<OpenedPdf> {
  const bringing = bringPdfReader().then((reader) => {
    // Its thread starts while the bytes are on their way.
    reader.expectOne();
    return reader;
  });
  const [bytes, { openPdf }] = await Promise.all([coming, bringing]);
  const file = await openPdf(bytes);
  try {
    const firstSize = await file.pageSize({ pageNumber: 1, rank: () => 0, signal: never });
    file.expectDrawing(1);
    return { file, firstSize };
  } catch (cause) {
    file.close();
    throw cause;
  }
}

const never = new AbortController().signal;
