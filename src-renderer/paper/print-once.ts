/** Printing, once for each press: a double click is one. */
import { pressOnce } from '../ui/press-once.ts';

/** The second half of a double click comes this soon; the print system may have taken the job by then. */
const ONE_PRESS_MS = 600;

/** Resolves when the next press counts again. False: this one belonged to the press before, and nothing was done. */
export async function printOnce(what: string, print: () => Promise<void>): Promise<boolean> {
  let counts = false;
  await pressOnce(['print', what].join(' '), async () => {
    counts = true;
    const isPast = new Promise((resolve) => window.setTimeout(resolve, ONE_PRESS_MS));
    try {
      await print();
    } finally {
      await isPast;
    }
  });
  return counts;
}
