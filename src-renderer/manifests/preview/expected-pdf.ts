/** What is likely to be shown next: its bytes and its reader come while its screen is still being made. */
import { call } from '../../desktop.ts';
import { handedOverOnce } from './handed-over-once.ts';
import { expectReader } from './use-pdf.ts';

const pdfs = handedOverOnce(
  async (manifestId, fileNumber) => (await call('manifests.readPdf', { manifestId, fileNumber })).bytes,
  (milliseconds, then) => void window.setTimeout(then, milliseconds),
);

/** The first PDF of a stored manifest is shown next. */
export function expectPdf(manifestId: string): void {
  expectReader();
  pdfs.expect(manifestId, 1);
}

/** Bytes that nobody else uses. Throws DesktopFailure. */
export const readPdf = pdfs.take;
