/** How an operation refuses. Any other error is a fault of this service, and answers 500. */

/** One entry of the document's `errors`. */
export interface ErrorEntry {
  readonly message: string;
  readonly details: string;
}

export type RefusalStatus = 200 | 400 | 401 | 404 | 405 | 413 | 415;

/**
 * The document says that 'success status is 200 for all operations', that 'a failed operation is reported through'
 * success and errors, and shows no other status. So a request that was understood but breaks a rule (an order that is
 * already manifested) answers 200 with success:false; a request that cannot be understood or is not allowed answers
 * 4xx, with the same two fields.
 */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly errors: readonly ErrorEntry[];

  constructor(status: RefusalStatus, errors: readonly ErrorEntry[]) {
    super(errors[0]?.message ?? 'Refused.');
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
  }
}

/** A request that cannot be understood. */
export function badRequest(message: string, details = ''): Refusal {
  return new Refusal(400, [{ message, details }]);
}

/** A request that was understood but breaks a rule; nothing has changed. */
export function refused(errors: readonly ErrorEntry[]): Refusal {
  return new Refusal(200, errors);
}

/** A value as a person can recognise it in an error: short and on one line. */
export function shown(value: unknown): string {
  return cut(typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value)));
}

/** What an error shows at most of a text that the caller, or a shop, made as long as it liked. */
const mostShown = 80;

export function cut(text: string): string {
  if (text.length <= mostShown) return text;
  // Half of a character at the cut would be no character.
  return `${text.slice(0, mostShown - 3).replace(/[\ud800-\udbff]$/, '')}...`;
}
