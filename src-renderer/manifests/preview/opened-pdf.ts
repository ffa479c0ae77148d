/** A PDF from its bytes to the size of its first page. Opening begins with the bytes, whether its screen is there or not. */
import type { PageSize } from './page-layout.ts';
import type { PdfFile } from './pdf-file.ts';
import { UnreadablePdf } from './unreadable-pdf.ts';

export interface OpenedPdf {
  /** For whoever gets it to close. */
  readonly file: PdfFile;
  readonly firstSize: PageSize;
}

type PdfReader = typeof import('./pdf-file.ts');

/** Once it is there it is kept: to be asked for again it would take its turn behind everything that the page has to do. */
let brought: Promise<PdfReader> | null = null;

/** pdf.js is as large as all the rest of the page: it comes when a PDF is to be shown, or is being made. Throws UnreadablePdf. */
function bringPdfReader(): Promise<PdfReader> {
  brought ??= import('./pdf-file.ts').catch((cause: unknown) => {
    brought = null;
    throw new UnreadablePdf('reader-failed', cause);
  });
  return brought;
}

/** Some PDF is likely to be shown soon, or within so many milliseconds. That its reader could not be loaded is told when one is. */
export function expectReader(milliseconds?: number): void {
  bringPdfReader()
    .then(({ expectOne }) => expectOne(milliseconds))
    .catch(() => undefined);
}

/** Takes the bytes for itself. Rejects as they do, or with UnreadablePdf. */
export async function openedPdf(coming: Promise<Uint8Array>): Promise<OpenedPdf> {
  const bringing = bringPdfReader().then((reader) => {
    // Its thread begins while the bytes are on their way.
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
