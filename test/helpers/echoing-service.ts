/** A service that takes any key, and on request answers as rude ones do: with the caller's own keys in its words. */
import { answer, type ReceivedRequest, startMisbehavingServer } from './misbehaving-server.ts';
import { searchAnswer } from './waiting-order.ts';

export type Behaving = 'well' | 'echo-in-search' | 'echo-in-manifest';

export interface EchoingService {
  readonly url: string;
  behave(now: Behaving): void;
  /** Every value of a key header that came. */
  keysReceived(): readonly string[];
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
    close: () => server.close(),
  };
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
