/** Printing, once for each press: a double click is one. */

/** The second half of a double click comes this soon; the print system may have taken the job by then. */
const ONE_PRESS_MS = 600;

const underWay = new Set<string>();

/** Resolves when the next press counts again. False: this one belonged to the press before, and nothing was done. */
export async function onePress(what: string, print: () => Promise<void>): Promise<boolean> {
  if (underWay.has(what)) return false;
  underWay.add(what);
  const isPast = new Promise((resolve) => window.setTimeout(resolve, ONE_PRESS_MS));
  try {
    await print();
  } finally {
    await isPast;
    underWay.delete(what);
  }
  return true;
}
