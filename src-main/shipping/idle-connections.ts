/**
 * Connections that were kept end without our knowing while the computer sleeps, and where a router or a load balancer
 * forgets them after some minutes: what is asked over one of those waits for half a minute, although the service is there.
 */
import type { Agent } from 'node:http';
import type { Clock } from '../ports.ts';

/** Milliseconds. The reading of orders, which asks at least once a minute, keeps its own. */
const longestIdle = 90_000;

export interface IdleConnections {
  /** Those that nobody has used for too long. */
  endOld(): void;
  /** One of them was silent: with another cable or Wi-Fi, all are. */
  endAll(): void;
}

export function watchIdleConnections(agents: readonly Agent[], clock: Pick<Clock, 'passed'>): IdleConnections {
  const freeSince = new WeakMap<object, number>();
  for (const agent of agents) agent.on('free', (socket: object) => freeSince.set(socket, clock.passed()));
  const idle = () =>
    agents.flatMap(({ freeSockets }) => Object.values(freeSockets)).flatMap((sockets) => sockets ?? []);
  return {
    endOld() {
      for (const socket of idle()) if (clock.passed() - (freeSince.get(socket) ?? 0) > longestIdle) socket.destroy();
    },
    endAll() {
      for (const socket of idle()) socket.destroy();
    },
  };
}
