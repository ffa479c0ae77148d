/** Holds back the expensive parts beside the paper until the paper is shown. */
import { useEffect, useState } from 'react';
import type { PdfState } from './use-pdf.ts';

/**
 * True from the first picture on, or once it is known that there is none, or after `longestWait` milliseconds: for a
 * paper that keeps its reader busy, or a hidden window, which draws nothing.
 */
export function usePaperShown(pdf: PdfState, longestWait: number): boolean {
  const [isShown, setShown] = useState(false);
  const file = pdf.kind === 'shown' ? pdf.file : null;
  const isLost = pdf.kind === 'unreadable' || pdf.kind === 'not-read';

  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), longestWait);
    return () => window.clearTimeout(timer);
  }, [longestWait]);
  useEffect(() => {
    if (file === null) return;
    let frame = 0;
    let isLeft = false;
    void file.firstPicture.then(() => {
      // By then the picture is in the page, and seen before what follows.
      if (!isLeft) frame = requestAnimationFrame(() => setShown(true));
    });
    return () => {
      isLeft = true;
      cancelAnimationFrame(frame);
    };
  }, [file]);

  return isShown || isLost;
}
