/**
 * Turns a pasted or scanned list of order numbers, tracking numbers and order ids into orders: from the mirror, and one
 * by one from the service for what the mirror does not know.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { longestScan, type ResolvedCode } from '../../src-preload/contract/scan.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import { saysUnknown } from '../shipping/shipping-client.ts';

export interface ResolveParts {
  /** By number, tracking number or id. */
  readonly inMirror: (code: string) => Promise<readonly ListedOrder[]>;
  /** By number or tracking number; the service's search knows no ids. */
  readonly ask: (code: string) => Promise<readonly ListedOrder[]>;
  /** Aborts when no further code is wanted. */
  readonly signal?: AbortSignal | undefined;
  /** Counts the codes that the service is asked for. */
  readonly progressed?: ((progress: Progress) => void) | undefined;
}

const isOfOneCode = (error: PackbenchError): boolean =>
  ['too-many-alike', 'order-id-not-usable'].includes(error.failure.code) || saysUnknown(error);

/** Requests under way at once; the limiter decides how fast they really go. */
const lanes = 4;

export async function resolveCodes(parts: ResolveParts, codes: readonly string[]): Promise<ResolvedCode[]> {
  const wanted = [...new Set(codes.map((code) => code.trim()))].filter((code) => code !== '');
  const found = new Map<string, readonly ListedOrder[]>();
  /** The others can be asked all the same. */
  const ofOneCode = new Map<string, Failure>();
  const noteOfOne = (code: string, error: unknown): void => {
    if (!(error instanceof PackbenchError) || !isOfOneCode(error)) throw error;
    ofOneCode.set(code, error.failure);
  };
  const known = await Promise.allSettled(wanted.map(parts.inMirror));
  for (const [index, code] of wanted.entries()) {
    const one = known[index];
    if (one?.status === 'rejected') noteOfOne(code, one.reason);
    else if (one !== undefined && one.value.length > 0) found.set(code, one.value);
    // A page of text, which no service takes in a search.
    else if (code.length > longestScan) found.set(code, []);
  }

  let failure: Failure | null = null;
  const queue = wanted.filter((code) => !found.has(code) && !ofOneCode.has(code));
  const totalCount = queue.length;
  let doneCount = 0;
  const work = async (): Promise<void> => {
    // When one fails, the rest fail too: the service does not answer.
    for (let code = queue[0]; code !== undefined && failure === null; code = queue[0]) {
      if (parts.signal?.aborted === true) {
        failure = failureOf('cancelled').failure;
        return;
      }
      queue.shift();
      try {
        found.set(code, await parts.ask(code));
      } catch (error) {
        if (!(error instanceof PackbenchError)) throw error;
        if (isOfOneCode(error)) ofOneCode.set(code, error.failure);
        else failure = error.failure;
      }
      if (failure !== null) return;
      doneCount += 1;
      parts.progressed?.({ doneCount, totalCount });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return codes.map((code) => {
    const orders = found.get(code.trim());
    const wasAsked = orders !== undefined || code.trim() === '';
    return { code, orders: orders ?? [], failure: wasAsked ? null : (ofOneCode.get(code.trim()) ?? failure) };
  });
}
