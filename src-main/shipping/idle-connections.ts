/**
 * Connections that were kept end without our knowing while the computer sleeps, and where a router or a load balancer
 * forgets them after some minutes: what is asked over one of those waits for half a minute, although the service is there.
 */
import type { Agent } from 'node:http';
import type { Clock } from '../ports.ts';

/** Milliseconds. The reading of orders, which asks at least once a minute, keeps its own. */
const longestIdle = 90_000;

/** Call the answered function before each request: it ends those that nobody has used for too long. */
export function watchIdleConnections(agents: readonly Agent[], clock: Pick<Clock, 'passed'>): () => void {
  const freeSince = new WeakMap<object, number>();
  for (const agent of agents) agent.on('free', (socket: object) => freeSince.set(socket, clock.passed()));
  return () => {
    for (const socket of agents.flatMap(({ freeSockets }) => Object.values(freeSockets)).flat()) {
      if (socket !== undefined && clock.passed() - (freeSince.get(socket) ?? 0) > longestIdle) socket.destroy();
    }
  };
}
