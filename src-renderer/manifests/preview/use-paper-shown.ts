/** Holds back the expensive parts beside the paper until the paper is shown. */
import { useEffect, useState } from 'react';
import type { PdfState } from './use-pdf.ts';

/** Milliseconds: a slow paper must not keep the printer out of sight, nor for much longer the rows of the orders. */
const LATE_AFTER = 500;
const LONGEST_WAIT = 2_000;

/**
 * 'shown': from the first picture on, or once it is known that there is none, or after the longest wait, for a paper that
 * keeps its reader busy, or a hidden window, which draws nothing · 'late': small parts wait no longer.
 */
export type PaperStanding = 'awaited' | 'late' | 'shown';

export function usePaperShown(pdf: PdfState): PaperStanding {
  const [standing, setStanding] = useState<PaperStanding>('awaited');
  const file = pdf.kind === 'shown' ? pdf.file : null;
  const isLost = pdf.kind === 'unreadable' || pdf.kind === 'not-read';

  useEffect(() => {
    const late = window.setTimeout(() => setStanding((before) => (before === 'shown' ? before : 'late')), LATE_AFTER);
    const last = window.setTimeout(() => setStanding('shown'), LONGEST_WAIT);
    return () => {
      window.clearTimeout(late);
      window.clearTimeout(last);
    };
  }, []);
  useEffect(() => {
    if (file === null) return;
    let frame = 0;
    let isLeft = false;
    void file.firstPicture.then(() => {
      // By then the picture is in the page, and seen before what follows.
      if (!isLeft) frame = requestAnimationFrame(() => setStanding('shown'));
    });
    return () => {
      isLeft = true;
      cancelAnimationFrame(frame);
    };
  }, [file]);

  return isLost ? 'shown' : standing;
}
