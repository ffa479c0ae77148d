/** A service that accepts any key, and on request answers as rude ones do: with the caller's own keys in its words. */
import { type OperationOfTheDocument, operationsOfTheDocument } from '../proof/operations-of-the-document.ts';
import { answer, type ReceivedRequest, startMisbehavingServer } from './misbehaving-server.ts';
import { rudeAnswer } from './rude-answers.ts';
import { searchAnswer } from './waiting-order.ts';

/**
 * 'rude': every operation is answered as the document shows it, with all keys it ever received in each of its texts.
 */
export type Behaving = 'well' | 'echo-in-search' | 'echo-in-manifest' | 'rude';

export interface EchoingService {
  readonly url: string;
  behave(now: Behaving): void;
  /** Every value of a key header that came. */
  keysReceived(): readonly string[];
  /** The operations of the document that were asked for, by their names. */
  operationsAsked(): ReadonlySet<string>;
  close(): Promise<void>;
}

/** As the service document's 'Search order result' has it. */
const order = {
  order_id: 81,
  order_date: '2026-03-02T08:15:00Z',
  order_number: 'CANARY-81',
  name: 'Zoë Brontë',
  carrier_name: 'NZ Post',
  tracking_number: 'TRACK81NZ',
  country: 'New Zealand',
  exact_match: true,
};

export async function startEchoingService(): Promise<EchoingService> {
  let now: Behaving = 'well';
  const server = await startMisbehavingServer([
    (socket, request) => {
      const rude = now === 'rude' ? operationOf(request) : undefined;
      if (rude !== undefined) {
        const known = [...new Set(server.requests.flatMap(keysOf))];
        answer({ body: rudeAnswer(rude, 'json', known) })(socket, request);
        return;
      }
      const isManifest = request.path.startsWith('/api/orders/manifest');
      const isRude = now === (isManifest ? 'echo-in-manifest' : 'echo-in-search');
      const reply = isRude ? echo(request, isManifest ? 400 : 401) : { body: searchAnswer(request, order) };
      answer(reply)(socket, request);
    },
  ]);
  return {
    url: server.url,
    behave(wanted) {
      now = wanted;
    },
    keysReceived: () => server.requests.flatMap(keysOf),
    operationsAsked: () => new Set(server.requests.flatMap((request) => operationOf(request)?.name ?? [])),
    close: () => server.close(),
  };
}

/** By method and path, as the document gives them. */
const operations: readonly [request: RegExp, name: string][] = [
  [/^GET \/api\/orders\/search/, 'search orders'],
  [/^GET \/api\/addressbook/, 'address book'],
  [/^GET \/api\/rates/, 'rates'],
  [/^GET \/api\/address\/validate/, 'validate address'],
  [/^GET \/api\/track/, 'track'],
  [/^POST \/api\/orders\/manifest/, 'manifest'],
  [/^POST \/api\/orders\/assign/, 'assign'],
  [/^POST \/api\/orders\/delete/, 'delete many'],
  [/^POST \/api\/orders\/archive/, 'archive'],
  [/^DELETE \/api\/orders\/delete/, 'delete'],
];

function operationOf({ method, path }: ReceivedRequest): OperationOfTheDocument | undefined {
  const [, name] = operations.find(([request]) => request.test(`${method} ${path}`)) ?? [];
  return operationsOfTheDocument.find((operation) => operation.name === name);
}

function echo(request: ReceivedRequest, status: number): { status: number; body: string } {
  const message = `These keys are not right: ${keysOf(request).join(' and ')}`;
  return {
    status,
    body: JSON.stringify({ success: false, errors: [{ message, details: request.headerLines.join('; ') }] }),
  };
}

function keysOf({ headerLines }: ReceivedRequest): readonly string[] {
  return headerLines
    .filter((line) => /^(service-api-key|ocp-apim-subscription-key):/i.test(line))
    .map((line) => line.slice(line.indexOf(':') + 1).trim());
}
