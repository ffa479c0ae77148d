/** A service that searches as it should, takes a manifest, and drops the line instead of answering. */
import { answer, bytesThenReset, type ReceivedRequest, startMisbehavingServer } from './misbehaving-server.ts';
import { searchAnswer } from './waiting-order.ts';

export interface DroppingService {
  readonly url: string;
  /** Manifests asked for so far. */
  manifestRequests(): number;
  /** There are these orders now, too. */
  print(...orderIds: readonly number[]): void;
  /** These are among the shipped orders now. */
  ship(...orderIds: readonly number[]): void;
  /** From now on a manifest keeps its line until the returned function is called. */
  hold(): () => void;
  /** The same for searches. */
  holdSearches(): () => void;
  close(): Promise<void>;
}

/** An order as the service document's 'Search order result' has it. */
const orderOf = (id: number) => ({
  order_id: id,
  order_date: '2026-03-02T08:15:00Z',
  order_number: `HARBOUR-${id}`,
  name: 'Ana Núñez',
  carrier_name: 'NZ Post',
  tracking_number: `TRACK${id}NZ`,
  country: 'New Zealand',
  exact_match: true,
});

const manifestPath = '/api/orders/manifest';

export async function startDroppingService(): Promise<DroppingService> {
  const drop = bytesThenReset('');
  let held: Promise<void> = Promise.resolve();
  let searchesHeld: Promise<void> = Promise.resolve();
  let later: readonly number[] = [];
  let shipped: readonly number[] = [];
  const search = (request: ReceivedRequest): string => {
    const asked = new URL(request.path, 'http://service').searchParams;
    // The manifest was made, only its answer never comes.
    const first = manifestsAsked() === 0 ? 'Unshipped' : 'Shipped';
    const standing = asked.get('status') === 'Shipped' ? 'Shipped' : 'Unshipped';
    const isOfAll = (asked.get('status') ?? 'All') === 'All';
    const orderIds = [
      ...(isOfAll || standing === first ? [71] : []),
      ...(standing === 'Unshipped' ? later : []),
      ...(isOfAll || standing === 'Shipped' ? shipped : []),
    ];
    const found = orderIds.map(orderOf).filter((one) => one.order_number.includes(asked.get('phrase') ?? ''));
    return searchAnswer(request, found, standing);
  };
  const server = await startMisbehavingServer([
    (socket, request) => {
      if (request.path.startsWith(manifestPath)) void held.then(() => drop(socket, request));
      else void searchesHeld.then(() => answer({ body: search(request) })(socket, request));
    },
  ]);
  const manifestsAsked = (): number => server.requests.filter(({ path }) => path.startsWith(manifestPath)).length;
  return {
    url: server.url,
    manifestRequests: manifestsAsked,
    print(...orderIds) {
      later = orderIds;
    },
    ship(...orderIds) {
      shipped = orderIds;
      later = later.filter((one) => !orderIds.includes(one));
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    holdSearches() {
      const { promise, resolve } = Promise.withResolvers<void>();
      searchesHeld = promise;
      return resolve;
    },
    close: () => server.close(),
  };
}
