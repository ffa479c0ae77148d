/** Loads code that is needed soon, in pieces, while there is nothing else to do. */
import type { After } from '../ports.ts';

/** In milliseconds, before each piece: what Chromium has said meanwhile is heard first. */
const givingWay = 1;

/** One piece after the other, until `isOver`. When a piece cannot be loaded, whoever needs it reports that. */
export async function loadAhead(
  pieces: readonly (() => Promise<unknown>)[],
  after: After,
  isOver: () => boolean,
): Promise<void> {
  for (const load of pieces) {
    await new Promise<void>((resolve) => void after(givingWay, resolve));
    if (isOver()) return;
    await load().catch(() => undefined);
  }
}
