/** Why a PDF cannot be shown. Printing and saving do not need the preview: they use the stored file as it is. */

/**
 * empty: no bytes · damaged: not a PDF, or broken inside · encrypted: asks for a password ·
 * too-slow: a page took longer than the deadline, so its reader was ended · reader-failed: the reader itself did not start.
 */
export type UnreadableReason = 'empty' | 'damaged' | 'encrypted' | 'too-slow' | 'reader-failed';

export class UnreadablePdf extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(`The PDF cannot be shown: ${reason}`, { cause });
    this.name = 'UnreadablePdf';
    this.reason = reason;
  }
}

/** What happened, in a heading and a sentence. */
export function unreadableWords(reason: UnreadableReason): { title: string; text: string } {
  switch (reason) {
    case 'empty':
      return { title: 'This PDF is empty', text: 'The file has no content, so there is nothing to show or print.' };
    case 'damaged':
      return {
        title: 'This PDF cannot be shown',
        text: 'The file is not a PDF that can be read. It was kept exactly as the service sent it.',
      };
    case 'encrypted':
      return {
        title: 'This PDF asks for a password',
        text: 'The service sent a protected file, and Packbench has no password.',
      };
    case 'too-slow':
      return {
        title: 'This PDF took too long to show',
        text: 'A page was not ready after 10 seconds, so the preview was stopped.',
      };
    case 'reader-failed':
      return {
        title: 'The preview did not start',
        text: 'The part of Packbench that reads PDFs could not be started.',
      };
  }
}

/** The next step. Printing and saving are never blocked: only the preview failed, and the file is as the service sent it. */
export function unreadableNextStep(reason: UnreadableReason): string {
  switch (reason) {
    case 'empty':
      return 'Get the PDF of this manifest from the service’s own site.';
    case 'damaged':
    case 'encrypted':
      return 'You can save it and open it with another program. A printer may refuse it. If it does, get the PDF from the service’s own site.';
    case 'too-slow':
    case 'reader-failed':
      return 'You can still print it and save it: both use the stored file, not this preview.';
  }
}
