/**
 * Connections that were kept end without our knowing while the computer sleeps, and where a router or a load balancer
 * forgets them after some minutes: what is asked over one of those waits for half a minute, although the service is there.
 */
import type { Agent } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Clock } from '../ports.ts';

/** Milliseconds. The reading of orders, which asks at least once a minute, keeps its own. */
const longestIdle = 90_000;
/** Milliseconds. Looking takes longer than a quick answer of a service, and nobody changes a cable sooner. */
const betweenLooks = 1_000;

export interface IdleConnections {
  /** Another agent, whose connections are kept from now on. */
  watch(agent: Agent): void;
  /** Those that nobody has used for too long; with another cable or Wi-Fi than before, all. */
  endOld(): void;
  /** One of them was silent: with another cable or Wi-Fi, all are. */
  endAll(): void;
}

/** This computer's own, in all its networks. */
export const addressesHere = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses.filter(({ internal }) => !internal).map(({ address }) => address))
    .toSorted()
    .join();

export function watchIdleConnections(
  first: readonly Agent[],
  clock: Pick<Clock, 'passed'>,
  addresses: () => string,
): IdleConnections {
  let addressesBefore = addresses();
  let lookedAt = clock.passed();
  const isMoved = (): boolean => {
    const before = addressesBefore;
    addressesBefore = addresses();
    return addressesBefore !== before;
  };
  const freeSince = new WeakMap<object, number>();
  const agents: Agent[] = [];
  const watch = (agent: Agent): void => {
    agents.push(agent);
    agent.on('free', (socket: object) => freeSince.set(socket, clock.passed()));
  };
  for (const agent of first) watch(agent);
  const idle = () =>
    agents.flatMap(({ freeSockets }) => Object.values(freeSockets)).flatMap((sockets) => sockets ?? []);
  return {
    watch,
    endOld() {
      if (clock.passed() - lookedAt < betweenLooks) return;
      lookedAt = clock.passed();
      const isElsewhere = isMoved();
      const isOld = (socket: object): boolean => clock.passed() - (freeSince.get(socket) ?? 0) > longestIdle;
      for (const socket of idle()) if (isElsewhere || isOld(socket)) socket.destroy();
    },
    endAll() {
      for (const socket of idle()) socket.destroy();
    },
  };
}
