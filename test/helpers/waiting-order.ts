/** What a service says of one order that waits to be shipped, however it is asked. */
import type { ReceivedRequest } from './misbehaving-server.ts';

/** The body of a search (the service document, 6. Search Orders): not among the Shipped. */
export function searchAnswer({ path }: Pick<ReceivedRequest, 'path'>, order: object): string {
  const isShipped = new URL(path, 'http://service').searchParams.get('status') === 'Shipped';
  return JSON.stringify({
    orders: isShipped ? [] : [order],
    total_pages: isShipped ? 0 : 1,
    success: true,
    errors: [],
  });
}
