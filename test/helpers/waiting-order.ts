/** What a service says of one order, however it is asked. */
import type { ReceivedRequest } from './misbehaving-server.ts';

/** The body of a search (the service document, 6. Search Orders): the order stands in one group, and in no answer about the other. */
export function searchAnswer(
  { path }: Pick<ReceivedRequest, 'path'>,
  order: object,
  standing: 'Unshipped' | 'Shipped' = 'Unshipped',
): string {
  const status = new URL(path, 'http://service').searchParams.get('status') ?? 'All';
  const orders = status === 'All' || status === standing ? [order] : [];
  return JSON.stringify({ orders, total_pages: orders.length, success: true, errors: [] });
}
