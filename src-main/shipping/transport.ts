/**
 * The one way out to the service: directly or through a proxy, over a kept connection or a fresh one. Another way is tried
 * only where nothing was sent on the one before. It never throws.
 */
import type { LookupFunction } from 'node:net';
import type { Remark } from '../../src-preload/contract/remark.ts';
import type { Clock } from '../ports.ts';
import { systemClock } from '../time/system-time.ts';
import { type Exchange, type ExchangeLimits, OneExchange, type SinkFor, type WireRequest } from './exchange.ts';
import { addressesHere } from './idle-connections.ts';
import { createPatience } from './patience.ts';
import { proxyNowhere } from './proxied-agent.ts';
import { noSystemProxy, type SystemProxy } from './system-proxy.ts';
import { createWaysOut, type Ways } from './ways-out.ts';

export interface Transport {
  /** With a sink, the answer has no body. */
  exchange(request: WireRequest, limits: ExchangeLimits, signal?: AbortSignal, sinkFor?: SinkFor): Promise<Exchange>;
  close(): void;
}

/** By default the network and the clock of this computer, and no proxy of the system. */
export function createTransport(
  proxyEnvironment: NodeJS.ProcessEnv,
  lookup?: LookupFunction,
  clock: Pick<Clock, 'passed'> = systemClock,
  addresses: () => string = addressesHere,
  systemProxy: SystemProxy = noSystemProxy,
): Transport {
  const waysOut = createWaysOut({ proxyEnvironment, lookup, clock, addresses, systemProxy });
  const patience = createPatience(clock);

  return {
    async exchange(request, limits, signal, sinkFor) {
      const { all, notUsable } = await waysOut.to(request.url);
      waysOut.endOldConnections();
      const goOut = async ([way, ...others]: Ways['all']): Promise<Exchange> => {
        const agent = way.agents[request.connection];
        const how = { agent, ...patience.begin(request.url, limits), signal, sinkFor };
        const exchange = await new OneExchange(request, limits, how).run();
        if (exchange.fault?.code === 'timed-out' && exchange.answer === null) waysOut.endIdleConnections();
        const [next, ...last] = others;
        if (next === undefined || exchange.fault?.code !== 'unreachable') return exchange;
        way.noteNotThere();
        return goOut([next, ...last]);
      };
      const exchange = await goOut(all);
      return notUsable === null ? exchange : withoutProxy(exchange, notUsable);
    },
    close: waysOut.close,
  };
}

/** Tells which proxy cannot be used: the network may let nothing out without one. */
function withoutProxy(exchange: Exchange, notUsable: Remark): Exchange {
  const { fault } = exchange;
  if (fault?.code !== 'unreachable') return exchange;
  const { address, port } = fault.cause as Error & { readonly address?: string; readonly port?: number };
  const code = address === proxyNowhere && port === undefined ? 'proxy-refused' : fault.code;
  return { ...exchange, fault: { ...fault, code, facts: { remarks: [notUsable] } } };
}
