/** A gateway inside the test that lets two requests a second through for each subscription key, and the accounts behind it. */
import type { WireRequest } from '../../../src-main/shipping/exchange.ts';
import type { Transport } from '../../../src-main/shipping/transport.ts';
import type { OrderQuery } from '../../../src-preload/contract/order.ts';
import type { SimulatedTime } from '../../helpers/simulated-time.ts';
import type { SimulatedService } from './simulated-service.ts';

const perSecond = 2;

export class CountingGateway {
  /** By `Clock.passed`: when each request left this computer. */
  readonly sent: number[] = [];
  refused = 0;
  readonly transport: Transport;
  readonly #arrived = new Map<string, number[]>();

  /**
   * `service`: the one of this service key; null: it accepts the request and never answers. `random`: how long the
   * network takes.
   */
  constructor(time: SimulatedTime, random: () => number, service: (serviceKey: string) => SimulatedService | null) {
    this.transport = {
      exchange: async (request, limits, signal) => {
        this.sent.push(time.passed());
        const onTheWay = 40 + random() * 40;
        await time.wait(onTheWay);
        if (signal?.aborted)
          return { sent: true, answer: null, fault: { code: 'cancelled', cause: new Error('called off') } };
        const keys = request.headers;
        const behind = service(keys['Service-Api-Key'] ?? '');
        const mayPass = this.#mayPass(keys['Ocp-Apim-Subscription-Key'] ?? '', time.passed());
        if (!mayPass) this.refused += 1;
        if (mayPass && behind === null) {
          await Promise.race([time.wait(limits.firstByte), calledOff(signal)]);
          return { sent: true, answer: null, fault: { code: 'timed-out', cause: new Error('nothing came') } };
        }
        const body =
          mayPass && behind !== null ? told(behind, request) : { statusCode: 429, message: 'Rate limit is exceeded.' };
        await time.wait(onTheWay);
        return {
          sent: true,
          answer: {
            httpStatus: mayPass ? 200 : 429,
            headers: { 'content-type': 'application/json' },
            body: Buffer.from(JSON.stringify(body)),
            complete: true,
          },
          fault: null,
        };
      },
      close: () => undefined,
    };
  }

  #mayPass(key: string, now: number): boolean {
    const lately = (this.#arrived.get(key) ?? []).filter((at) => at > now - 1_000);
    const mayPass = lately.length < perSecond;
    this.#arrived.set(key, mayPass ? [...lately, now] : lately);
    return mayPass;
  }
}

const calledOff = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));

/** As the service document shows it ('6. Search Orders'). */
function told(service: SimulatedService, { url }: WireRequest): object {
  const asked = url.searchParams;
  const { orders, totalPages } = service.answer({
    phrase: asked.get('phrase') ?? '',
    status: (asked.get('status') ?? 'All') as OrderQuery['status'],
    fields: (asked.get('fields') ?? 'All') as OrderQuery['fields'],
    page: Number(asked.get('page') ?? 1),
    limit: Number(asked.get('limit') ?? 50),
  });
  return {
    success: true,
    total_pages: totalPages,
    orders: orders.map((order) => ({
      order_id: order.orderId,
      order_date: order.orderedAt,
      order_number: order.orderNumber,
      name: order.receiverName,
      carrier_name: order.carrierName,
      tracking_number: order.trackingNumber,
      country: order.country,
      exact_match: false,
    })),
  };
}
