/** The results of a change as a table for a spreadsheet: CSV (RFC 4180), UTF-8 with the mark that Excel needs. */
import type { OrderResult } from '../../src-preload/contract/change.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export function resultsCsv(results: readonly OrderResult[]): string {
  const lines = [
    ['order_id', 'order_number', 'result', 'reason', 'details'],
    ...results.map(({ orderId, orderNumber, state, failure }) => [
      String(orderId),
      orderNumber,
      state,
      failure?.code ?? '',
      (failure?.details ?? []).map(({ message, details }) => [message, details].filter(Boolean).join(': ')).join('; '),
    ]),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe: order numbers come from outside. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
