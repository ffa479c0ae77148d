/** The orders that a service has, asked as any program asks (the service document, 'Search Orders'). */
import type { ServiceAccount } from './practice-service.ts';

export interface OrderAtService {
  readonly order_id: number;
  readonly order_number: string;
}

export const headersOf = (account: ServiceAccount) => ({
  'Service-Api-Key': account.service_api_key,
  'Ocp-Apim-Subscription-Key': account.subscription_key,
  'Content-Type': 'application/json',
});

export async function ordersAt(
  url: string,
  account: ServiceAccount,
  status: 'Unshipped' | 'Shipped',
): Promise<readonly OrderAtService[]> {
  const found: OrderAtService[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const query = `phrase=&status=${status}&fields=All&page=${page}&limit=250`;
    const answer = await fetch(`${url}/api/orders/search?${query}`, { headers: headersOf(account) });
    const { orders, total_pages: last } = (await answer.json()) as { orders: OrderAtService[]; total_pages: number };
    found.push(...orders);
    pageCount = last;
  }
  return found;
}
