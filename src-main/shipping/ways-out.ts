/** The ways on which a request may leave this computer: directly, or through a proxy that the environment or the system names. */
import type { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Remark } from '../../src-preload/contract/remark.ts';
import { remark } from '../failures.ts';
import { http, https } from '../node-http.ts';
import type { Clock } from '../ports.ts';
import { watchIdleConnections } from './idle-connections.ts';
import { ProxiedAgent, proxiesIn } from './proxied-agent.ts';
import { createSharedLookup } from './shared-lookup.ts';
import type { SystemProxy } from './system-proxy.ts';

export interface Agents {
  readonly kept: Agent;
  readonly fresh: Agent;
}

export interface Way {
  readonly agents: Agents;
  /** Nothing was sent on it. For a while the others go first. */
  noteNotThere(): void;
}

export interface Ways {
  /** In the order in which they are tried. */
  readonly all: readonly [Way, ...Way[]];
  /** A proxy that cannot be used, though the network may let nothing out without it. */
  readonly notUsable: Remark | null;
}

export interface WaysOut {
  to(url: URL): Promise<Ways>;
  /** Ends connections that were kept and may be dead. */
  endOldConnections(): void;
  /** Ends all that nobody uses now. */
  endIdleConnections(): void;
  close(): void;
}

export interface WaysOutParts {
  /** Where HTTPS_PROXY and NO_PROXY are read; this computer itself is never asked through a proxy. */
  readonly proxyEnvironment: NodeJS.ProcessEnv;
  /** The addresses of a name; by default as this computer knows them. */
  readonly lookup: LookupFunction | undefined;
  /** Counts the sleep of the computer. */
  readonly clock: Pick<Clock, 'passed'>;
  /** The network addresses of this computer, as one text. */
  readonly addresses: () => string;
  /** Asked where the environment names no proxy. */
  readonly systemProxy: SystemProxy;
}

/**
 * Milliseconds: of a name with several addresses Node tries one after another, and comes back to none. With its 250 ms
 * such a service was out of reach where a first packet is lost (the next goes after a second) or the way is long.
 */
const longestAttempt = 1_500;

/** Milliseconds. As in Chromium: a proxy that was not there is likely not to be there with the next request, either. */
const askedLastFor = 5 * 60_000;

export function createWaysOut({ proxyEnvironment, lookup, clock, addresses, systemProxy }: WaysOutParts): WaysOut {
  const plain = { autoSelectFamilyAttemptTimeout: longestAttempt, lookup: createSharedLookup(lookup) };
  const { proxyEnv, unusable } = proxiesIn(proxyEnvironment);
  // Said, because a word in the environment (NODE_TLS_REJECT_UNAUTHORIZED) would else let anybody be the service.
  const strict = { ...plain, rejectUnauthorized: true };
  const through = (env: NodeJS.ProcessEnv): Agents => ({
    kept: new ProxiedAgent({ ...strict, keepAlive: true, proxyEnv: env }),
    fresh: new ProxiedAgent({ ...strict, keepAlive: false, proxyEnv: env }),
  });
  const insecure = {
    kept: new http.Agent({ ...plain, keepAlive: true }),
    fresh: new http.Agent({ ...plain, keepAlive: false }),
  };
  const secureHere = {
    kept: new https.Agent({ ...strict, keepAlive: true }),
    fresh: new https.Agent({ ...strict, keepAlive: false }),
  };
  const ofEnvironment = through(proxyEnv);
  const all = [insecure, secureHere, ofEnvironment];
  const idle = watchIdleConnections(
    all.map(({ kept }) => kept),
    clock,
    addresses,
  );

  /** By the proxies that the system has named so far; an empty name is none. */
  const ofSystem = new Map<string, Agents>([['', ofEnvironment]]);
  const agentsOf = (address: string): Agents => {
    const known = ofSystem.get(address);
    if (known !== undefined) return known;
    const made = through({ ...proxyEnv, https_proxy: address });
    idle.watch(made.kept);
    all.push(made);
    ofSystem.set(address, made);
    return made;
  };
  const notThereSince = new Map<string, number>();
  const isAskedLast = (address: string): boolean =>
    clock.passed() - (notThereSince.get(address) ?? Number.NEGATIVE_INFINITY) < askedLastFor;
  const toProxies = async (origin: string): Promise<Ways> => {
    const { addresses: named, notSpoken } = await systemProxy.of(origin);
    const way = (address: string): Way => ({
      agents: agentsOf(address),
      noteNotThere: () => void notThereSince.set(address, clock.passed()),
    });
    const [first = '', ...others] = named.toSorted(
      (one, other) => Number(isAskedLast(one)) - Number(isAskedLast(other)),
    );
    return {
      all: [way(first), ...others.map(way)],
      notUsable: notSpoken === null ? null : remark('system-proxy-not-usable', { proxy: notSpoken }),
    };
  };

  return {
    async to({ protocol, hostname, origin }) {
      if (protocol !== 'https:') return only(insecure);
      if (isLoopback(hostname)) return only(secureHere);
      if (proxyEnv.https_proxy === '') return toProxies(origin);
      const notUsable = unusable === null ? null : remark('proxy-not-usable', { variable: unusable });
      return { ...only(ofEnvironment), notUsable };
    },
    endOldConnections: () => idle.endOld(),
    endIdleConnections: () => idle.endAll(),
    close() {
      for (const { kept, fresh } of all) {
        kept.destroy();
        fresh.destroy();
      }
    },
  };
}

const only = (agents: Agents): Ways => ({ all: [{ agents, noteNotThere: () => {} }], notUsable: null });

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
