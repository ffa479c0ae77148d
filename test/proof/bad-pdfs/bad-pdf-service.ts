/** A service whose manifest of order N is the bad PDF of seed N; and a server elsewhere that a PDF may try to reach. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { longPdf } from '../../helpers/pdf-samples.ts';

export interface BadPdfService {
  readonly url: string;
  /** Requests to the server elsewhere since the last call. */
  takeElsewhere(): readonly string[];
  close(): Promise<void>;
}

const firstGood = 1_000_000_000;
let lastGood = firstGood;

/** An order whose manifest is a good one of one page; another each time. */
export function goodOrderId(): number {
  lastGood += 1;
  return lastGood;
}

export async function startBadPdfService(pdfOf: (seed: number, elsewhere: string) => Buffer): Promise<BadPdfService> {
  const asked: string[] = [];
  const place = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise<void>((ready) => place.listen(0, '127.0.0.1', ready));
  const elsewhere = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
  const good = Buffer.from(await longPdf(1));
  const nothing = answer({ body: JSON.stringify({ orders: [], total_pages: 0, success: true, errors: [] }) });
  const server = await startMisbehavingServer([
    (socket, request) => {
      if (!request.path.startsWith('/api/orders/manifest')) return nothing(socket, request);
      const [orderId = 0] = (JSON.parse(request.body) as { order_ids: number[] }).order_ids;
      const pdf = orderId > firstGood ? good : pdfOf(orderId, elsewhere);
      const made = { pdf: pdf.toString('base64'), label_type: 'PDF', success: true, errors: [] };
      return answer({ body: JSON.stringify(made) })(socket, request);
    },
  ]);
  return {
    url: server.url,
    takeElsewhere: () => asked.splice(0),
    async close() {
      await server.close();
      place.closeAllConnections();
      await new Promise((ended) => place.close(ended));
    },
  };
}
