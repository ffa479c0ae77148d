/**
 * Thrown inside wire/ when bytes cannot be what the service document says. Becomes a ShippingError in `faults.ts`.
 * Its words are ours alone: what the service wrote may repeat a key, and these words are logged.
 */
export class UnreadableAnswer extends Error {
  readonly code: 'answer-unreadable' | 'answer-too-large';

  constructor(message: string, options: { code?: 'answer-too-large'; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'UnreadableAnswer';
    this.code = options.code ?? 'answer-unreadable';
  }
}

/** The same for JSON and XML. */
export const deepestNesting = 64;
export const longestList = 1_000_000;
/** In one list that is handed on as a whole: the document's largest page has 250 orders, and handing on must not stop main. */
export const mostRecords = 10_000;
