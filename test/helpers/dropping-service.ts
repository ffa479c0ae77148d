/** A service that searches as it should, takes a manifest, and drops the line instead of answering. */
import { answer, bytesThenReset, startMisbehavingServer } from './misbehaving-server.ts';
import { searchAnswer } from './waiting-order.ts';

export interface DroppingService {
  readonly url: string;
  /** Manifests asked for so far. */
  manifestRequests(): number;
  close(): Promise<void>;
}

/** An order as the service document's 'Search order result' has it. */
const order = {
  order_id: 71,
  order_date: '2026-03-02T08:15:00Z',
  order_number: 'HARBOUR-71',
  name: 'Ana Núñez',
  carrier_name: 'NZ Post',
  tracking_number: 'TRACK71NZ',
  country: 'New Zealand',
  exact_match: true,
};

const manifestPath = '/api/orders/manifest';

export async function startDroppingService(): Promise<DroppingService> {
  const drop = bytesThenReset('');
  const server = await startMisbehavingServer([
    (socket, request) => {
      // The manifest was made, only its answer never comes.
      const standing = manifestsAsked() === 0 ? 'Unshipped' : 'Shipped';
      const search = answer({ body: searchAnswer(request, order, standing) });
      (request.path.startsWith(manifestPath) ? drop : search)(socket, request);
    },
  ]);
  const manifestsAsked = (): number => server.requests.filter(({ path }) => path.startsWith(manifestPath)).length;
  return {
    url: server.url,
    manifestRequests: manifestsAsked,
    close: () => server.close(),
  };
}
