/**
 * Thrown inside wire/ when bytes cannot be what the service document says. Becomes a ShippingError in `faults.ts`. Its
 * message holds only our own words: the service's may repeat a key, and this message is logged.
 */
export class UnreadableAnswer extends Error {
  readonly code: 'answer-unreadable' | 'answer-too-large' | 'not-the-service';

  constructor(message: string, options: { code?: 'answer-too-large' | 'not-the-service'; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'UnreadableAnswer';
    this.code = options.code ?? 'answer-unreadable';
  }
}

/** The same for JSON and XML. */
export const deepestNesting = 64;
export const longestList = 1_000_000;
/**
 * In one list that is passed on as a whole: the document's largest page has 250 orders, and passing on must not block
 * main.
 */
export const mostRecords = 10_000;

/** The most characters of a text in pieces that are held, looked at and kept together, because they are one string. */
const longestHeld = 4 * 1024 * 1024;

/** Throws UnreadableAnswer when more than that would be held. */
export function refuseLongPart(length: number): void {
  if (length <= longestHeld) return;
  throw new UnreadableAnswer(`a part of more than ${longestHeld} characters`, { code: 'answer-too-large' });
}
