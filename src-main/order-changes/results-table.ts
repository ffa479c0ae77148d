/** The results of a change as rows of a table, the columns' names first. */
import type { OrderResult } from '../../src-preload/contract/change.ts';

export function resultsTable(results: readonly OrderResult[]): string[][] {
  return [
    ['order_id', 'order_number', 'result', 'reason', 'details'],
    ...results.map(({ orderId, orderNumber, state, failure }) => [
      String(orderId),
      orderNumber,
      state,
      failure?.code ?? '',
      (failure?.details ?? []).map(({ message, details }) => [message, details].filter(Boolean).join(': ')).join('; '),
    ]),
  ];
}
