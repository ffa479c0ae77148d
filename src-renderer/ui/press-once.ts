/**
 * A press counts once until it is answered. While main is late the screen does not follow, and a hand presses again: main would
 * refuse the second press, or say that what the first one has just done was done before.
 */

const unanswered = new Set<string>();

/** `press`: names what it is made on. Resolves at once where the same press is not answered yet. */
export async function pressOnce(press: string, work: () => Promise<void>): Promise<void> {
  if (unanswered.has(press)) return;
  unanswered.add(press);
  try {
    await work();
  } finally {
    unanswered.delete(press);
  }
}
