/**
 * Whether a PDF forbids to print it (ISO 32000-1 section 7.6.3.2): CUPS's filter then makes nothing of it, and says no
 * more than 'Filter failed'.
 */
import { lockIn, rightsIn } from './document-lock.ts';

const printing = 4;

export function forbidsPrinting(pdf: Buffer): boolean {
  const lock = lockIn(pdf);
  return lock !== null && ((rightsIn(lock) ?? printing) & printing) === 0;
}
