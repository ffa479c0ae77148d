/** The label of the Print button. */
import { say } from '../../words/say.ts';

/**
 * 'Print', 'Print 3 copies' and, after the first print, which copies these are: 'Print copy 2', 'Print copies 2 to 4'.
 */
export function printLabel(copies: number, copiesPrinted: number): string {
  if (copiesPrinted === 0) return say('manifests.print.first', { count: copies });
  const from = copiesPrinted + 1;
  return copies === 1
    ? say('manifests.print.copy', { copy: from })
    : say('manifests.print.copies-to', { from, to: from + copies - 1 });
}
