/** Why a PDF cannot be shown. Printing and saving do not need the preview: they use the stored file as it is. */
import { say } from '../../words/say.ts';

/**
 * empty: no bytes · damaged: not a PDF, or broken inside · encrypted: asks for a password ·
 * too-slow: a page took longer than the deadline, so its reader was ended · reader-failed: the reader itself did not start.
 */
export type UnreadableReason = 'empty' | 'damaged' | 'encrypted' | 'too-slow' | 'reader-failed';

export class UnreadablePdf extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'UnreadablePdf';
    this.reason = reason;
  }
}

/** What happened, in a heading and a sentence. */
export function unreadableWords(reason: UnreadableReason): { title: string; text: string } {
  return { title: say(`manifests.unreadable.${reason}`), text: say(`manifests.unreadable.${reason}.why`) };
}

/**
 * The next step. Printing and saving are never blocked: only the preview failed, and the file is as the service sent
 * it.
 */
export function unreadableNextStep(reason: UnreadableReason): string {
  switch (reason) {
    case 'empty':
      return say('manifests.unreadable.next.get');
    case 'damaged':
    case 'encrypted':
      return say('manifests.unreadable.next.save');
    case 'too-slow':
    case 'reader-failed':
      return say('manifests.unreadable.next.print');
  }
}
