/** What was put on a page later, such as stamps and the fields of a form: what of it is printed. */
import type { PDFPageProxy } from 'pdfjs-dist';

/** ISO 32000-1, table 165. */
const HIDDEN = 2;
const PRINT = 4;
const NO_VIEW = 32;

type Added = Record<string, unknown>;

const flagsOf = ({ annotationFlags }: Added): number => (typeof annotationFlags === 'number' ? annotationFlags : 0);
const isPrinted = (added: Added): boolean => (flagsOf(added) & (PRINT | HIDDEN)) === PRINT;
const isViewed = (added: Added): boolean => (flagsOf(added) & (NO_VIEW | HIDDEN)) === 0;
const allAdded = (page: PDFPageProxy): Promise<readonly Added[]> => page.getAnnotations({ intent: 'any' });

/** A stamp or a field for the screen only, or for the paper only. Links draw nothing that matters. */
export async function isOtherOnPaper(page: PDFPageProxy): Promise<boolean> {
  return (await allAdded(page)).some(
    (added) => isPrinted(added) !== isViewed(added) && added.subtype !== 'Link' && added.subtype !== 'Popup',
  );
}

/** The words of the fields of a form and of texts that were put on the page, of those that are printed. */
export async function wordsAdded(page: PDFPageProxy): Promise<readonly string[]> {
  const printed = (await allAdded(page)).filter(isPrinted);
  return printed
    .flatMap(({ fieldValue, textContent }) => [fieldValue, textContent].flat())
    .filter((words) => typeof words === 'string');
}
