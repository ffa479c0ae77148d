/**
 * A service that searches correctly and answers the manifest of each of its orders with the PDF given for that order.
 */
import { answer, startMisbehavingServer } from './misbehaving-server.ts';
import { searchAnswer } from './waiting-order.ts';

export interface PdfService {
  readonly url: string;
  close(): Promise<void>;
}

const firstOrderId = 81;

/** The number of the first order: as long as shops have them, and with no place to break its line. */
export const longNumber = 'PAPER81OFASHOPWITHLONGNUMBERS00000000001';

/** As the service document's 'Search order result' has it. */
const orderOf = (orderId: number) => ({
  order_id: orderId,
  order_date: '2026-03-02T08:15:00Z',
  order_number: orderId === firstOrderId ? longNumber : `PAPER-${orderId}`,
  name: 'Ana Núñez',
  carrier_name: 'NZ Post',
  tracking_number: `TRACK${orderId}NZ`,
  country: 'New Zealand',
  exact_match: true,
});

/** The first order has the long number and the first PDF, the next one is PAPER-82. */
export async function startPdfService(...pdfs: readonly Uint8Array[]): Promise<PdfService> {
  const orders = pdfs.map((_, index) => orderOf(firstOrderId + index));
  const manifests = pdfs.map((pdf) => {
    const made = { pdf: Buffer.from(pdf).toString('base64'), label_type: 'PDF', success: true, errors: [] };
    return answer({ body: JSON.stringify(made) });
  });
  const server = await startMisbehavingServer([
    (socket, request) => {
      if (request.path.startsWith('/api/orders/manifest')) {
        const [orderId = 0] = (JSON.parse(request.body) as { order_ids: number[] }).order_ids;
        manifests[orderId - firstOrderId]?.(socket, request);
        return;
      }
      const phrase = new URL(request.path, 'http://service').searchParams.get('phrase') ?? '';
      const found = orders.filter(({ order_number }) => phrase === '' || phrase === order_number);
      answer({ body: searchAnswer(request, found) })(socket, request);
    },
  ]);
  return { url: server.url, close: () => server.close() };
}
