/** The results of a change as rows of a table, with the names of the columns first. */
import type { OrderResult } from '../../src-preload/contract/change.ts';
import type { Reasons } from '../../src-preload/contract/operations.ts';
import { quotedWords } from '../failures.ts';

/** `reasons`: by order id. */
export function resultsTable(results: readonly OrderResult[], reasons: Reasons): string[][] {
  return [
    ['order_id', 'order_number', 'result', 'reason', 'details'],
    ...results.map(({ orderId, orderNumber, state, failure }) => {
      const reason = failure === null ? '' : (reasons[orderId] ?? failure.code);
      return [String(orderId), orderNumber, state, reason, quotedWords(failure)];
    }),
  ];
}
