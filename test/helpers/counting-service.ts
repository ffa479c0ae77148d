/**
 * A service that accepts every write, however often it comes, and counts: it shows what the app sends, not what a
 * service would refuse. It knows a few orders, and may drop the line after a write or delay its answer.
 */
import { answer, bytesThenReset, startMisbehavingServer } from './misbehaving-server.ts';

export interface CountingService {
  readonly url: string;
  /** How the coming writes are answered; all are carried out. 'held': `release` answers. */
  answers: 'done' | 'dropped' | 'held';
  /** How many PDFs a manifest has. */
  files: 1 | 2;
  /**
   * How the coming searches are answered. 'held': `release` answers, with what was there when they came; 'lists held': only those
   * for phrases that begin with LIST.
   */
  searches: 'done' | 'held' | 'lists held';
  /** Method and path without its query, of every write so far. */
  readonly writes: readonly string[];
  /** Orders that another bench has sent: only a search for Shipped orders, or for all, shows them. */
  readonly sentElsewhere: Set<number>;
  /** Orders that have got another label since, and what is on it. */
  readonly relabelled: Map<number, { readonly carrier_name: string; readonly tracking_number: string }>;
  /** Orders to which the shop gave no number. */
  readonly withoutNumber: Set<number>;
  /** How often each order was in a manifest. */
  readonly manifested: ReadonlyMap<number, number>;
  /** Resolves when this many writes have come. */
  received(count: number): Promise<void>;
  /** Resolves when the first search is held. */
  searchHeld: Promise<void>;
  /** Answers what is held. */
  release(): void;
  close(): Promise<void>;
}

const base64 = (words: string): string => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`).toString('base64');
const pdf = base64('a manifest');
const manifestOf = (pdfs: string) =>
  answer({ body: JSON.stringify({ label_type: 'PDF', pdf: pdfs, success: true, errors: [] }) });
const manifestAnswers = { 1: manifestOf(pdf), 2: manifestOf(pdf + base64('a commercial invoice')) };
const doneAnswer = answer({ body: JSON.stringify({ success: true, errors: [] }) });
const dropped = bytesThenReset('');

const found = (orderId: number) => ({
  order_id: orderId,
  order_date: '2026-03-02T08:15:00Z',
  order_number: `HARBOUR-${orderId}`,
  name: 'Ana Núñez',
  carrier_name: 'NZ Post',
  tracking_number: `TRACK${orderId}NZ`,
  country: 'New Zealand',
  exact_match: true,
});

const noShipment = answer({ body: JSON.stringify({ results: null, success: true, errors: [] }) });

/** `orderIds`: the orders that every search finds, except one for Shipped orders, unless another bench sends them. */
export async function startCountingService(orderIds: readonly number[] = [71]): Promise<CountingService> {
  const searchAnswer = (orders: readonly object[]) =>
    answer({ body: JSON.stringify({ orders, total_pages: 1, success: true, errors: [] }) });
  const sentElsewhere = new Set<number>();
  const relabelled: CountingService['relabelled'] = new Map();
  const withoutNumber = new Set<number>();
  const told = (id: number) => ({
    ...found(id),
    ...relabelled.get(id),
    ...(withoutNumber.has(id) ? { order_number: '' } : {}),
  });
  const shown = (path: string): number[] => {
    const status = /[?&]status=(Shipped|Unshipped)/.exec(path)?.[1];
    return orderIds.filter((id) => status === undefined || sentElsewhere.has(id) === (status === 'Shipped'));
  };
  const writes: string[] = [];
  const manifested = new Map<number, number>();
  const held: (() => void)[] = [];
  const searchHeld = Promise.withResolvers<void>();
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = await startMisbehavingServer([
    (socket, request) => {
      if (request.method === 'GET') {
        const reply = request.path.startsWith('/api/track') ? noShipment : searchAnswer(shown(request.path).map(told));
        const isHeld =
          service.searches === 'held' || (service.searches === 'lists held' && /phrase=LIST/.test(request.path));
        if (!isHeld) return reply(socket, request);
        held.push(() => reply(socket, request));
        return searchHeld.resolve();
      }
      const path = request.path.split('?')[0] ?? '';
      writes.push(`${request.method} ${path}`);
      const isManifest = path.endsWith('/manifest');
      if (isManifest) {
        const { order_ids: ids } = JSON.parse(request.body) as { order_ids: number[] };
        for (const id of ids) manifested.set(id, (manifested.get(id) ?? 0) + 1);
      }
      for (const { resolve } of waiting.filter(({ count }) => writes.length >= count)) resolve();
      const reply = (): void => (isManifest ? manifestAnswers[service.files] : doneAnswer)(socket, request);
      if (service.answers === 'dropped') dropped(socket, request);
      else if (service.answers === 'held') held.push(reply);
      else reply();
    },
  ]);
  const service: CountingService = {
    url: server.url,
    answers: 'done',
    files: 1,
    searches: 'done',
    searchHeld: searchHeld.promise,
    writes,
    sentElsewhere,
    relabelled,
    withoutNumber,
    manifested,
    received: (count) =>
      writes.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    release() {
      for (const reply of held.splice(0)) reply();
    },
    close: () => server.close(),
  };
  return service;
}
