/** The PDF that is likely to be shown next: it is read and opened while its screen is still being made. */
import { call } from '../../desktop.ts';
import { handedOverOnce } from './handed-over-once.ts';
import { expectReader, type OpenedPdf, openedPdf } from './opened-pdf.ts';

const pdfs = handedOverOnce<OpenedPdf>(
  (manifestId, fileNumber) => openedPdf(readBytes(manifestId, fileNumber)),
  ({ file }) => file.close(),
  (milliseconds, then) => void window.setTimeout(then, milliseconds),
);

async function readBytes(manifestId: string, fileNumber: number): Promise<Uint8Array> {
  return (await call('manifests.readPdf', { manifestId, fileNumber })).bytes;
}

/** The first PDF of a stored manifest is shown next. */
export function expectPdf(manifestId: string, fileNumber = 1): void {
  expectReader();
  pdfs.expect(manifestId, fileNumber);
}

/** In milliseconds: a paper of usual size opens in a tenth of that. */
const LONGEST_OPENING_MS = 100;

/**
 * The same with its bytes, which are transferred. Resolves when the PDF is open, cannot be opened, or takes too long.
 * Making a screen keeps this thread busy for a while, and the reader needs a few answers from it meanwhile.
 */
export function openAhead(manifestId: string, bytes: Uint8Array): Promise<void> {
  const opening = openedPdf(Promise.resolve(bytes));
  pdfs.expect(manifestId, 1, opening);
  return new Promise((resolve) => {
    const settle = (): void => resolve();
    opening.then(settle, settle);
    window.setTimeout(settle, LONGEST_OPENING_MS);
  });
}

/** A file for the caller alone, which must close it. Rejects with DesktopFailure or UnreadablePdf. */
export const openPdfOf = pdfs.take;
