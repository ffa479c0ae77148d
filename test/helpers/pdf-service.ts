/** A service that searches as it should and answers every manifest with the one PDF it was given. */
import { answer, startMisbehavingServer } from './misbehaving-server.ts';
import { searchAnswer } from './waiting-order.ts';

export interface PdfService {
  readonly url: string;
  close(): Promise<void>;
}

/** An order as the service document's 'Search order result' has it. */
const order = {
  order_id: 81,
  order_date: '2026-03-02T08:15:00Z',
  order_number: 'PAPER-81',
  name: 'Ana Núñez',
  carrier_name: 'NZ Post',
  tracking_number: 'TRACK81NZ',
  country: 'New Zealand',
  exact_match: true,
};

export async function startPdfService(pdf: Uint8Array): Promise<PdfService> {
  const made = { pdf: Buffer.from(pdf).toString('base64'), label_type: 'PDF', success: true, errors: [] };
  const manifest = answer({ body: JSON.stringify(made) });
  const server = await startMisbehavingServer([
    (socket, request) => {
      const search = answer({ body: searchAnswer(request, order) });
      (request.path.startsWith('/api/orders/manifest') ? manifest : search)(socket, request);
    },
  ]);
  return { url: server.url, close: () => server.close() };
}
