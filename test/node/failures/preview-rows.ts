/** Failures only the page itself can meet: a stored PDF that it cannot show. Printing and saving do not need the preview. */
import type { UnreadableReason } from '../../../src-renderer/manifests/preview/unreadable-pdf.ts';

export const previewRows: Readonly<Record<UnreadableReason, { readonly cause: string; readonly reachedBy: string }>> = {
  empty: { cause: 'The file has no bytes', reachedBy: 'page only: main never stores an empty file' },
  damaged: {
    cause: 'The file is no PDF, or broken inside',
    reachedBy: 'page only: only the page reads PDFs; `test/app/at-length/all-ten-operations-and-papers.spec.ts`',
  },
  encrypted: {
    cause: 'The file asks for a password',
    reachedBy: 'page only: only the page reads PDFs; `test/app/at-length/all-ten-operations-and-papers.spec.ts`',
  },
  'too-slow': {
    cause: 'A page of the file was not drawn within 10 seconds',
    reachedBy: 'page only: only the page draws PDFs; `test/app/at-length/all-ten-operations-and-papers.spec.ts`',
  },
  'reader-failed': {
    cause: 'The thread that reads PDFs did not start',
    reachedBy: 'page only: a fault of the page’s own files, no way to it from outside',
  },
};
