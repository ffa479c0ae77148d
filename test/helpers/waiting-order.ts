/** A service's answers about its orders, however it is asked. */
import type { ReceivedRequest } from './misbehaving-server.ts';

/**
 * The body of a search (the service document, 6. Search Orders): the orders are in one group, and in no answer about
 * the other.
 */
export function searchAnswer(
  { path }: Pick<ReceivedRequest, 'path'>,
  waiting: object | readonly object[],
  standing: 'Unshipped' | 'Shipped' = 'Unshipped',
): string {
  const status = new URL(path, 'http://service').searchParams.get('status') ?? 'All';
  const orders = status === 'All' || status === standing ? [waiting].flat() : [];
  return JSON.stringify({ orders, total_pages: Math.min(orders.length, 1), success: true, errors: [] });
}
