/**
 * The cable between the app and a service. When it is pulled, nobody answers at its end; plugged in again, the service
 * is where it was.
 */
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface Cable {
  readonly url: string;
  /** How long the service took for each write so far, from its first byte to the last of its answer. Milliseconds. */
  readonly writes: readonly number[];
  /** Connections in use are cut, others are refused. */
  pull(): Promise<void>;
  plug(): Promise<void>;
  /** Connections in use go on, others are refused, as where no host name is known any more. Until it is plugged in again. */
  refuseNew(): void;
  /** The same, but whatever is asked is answered in the service's place with these bytes, as by a Wi-Fi that wants somebody to sign in. */
  plugInto(answer: string): Promise<void>;
  /** The methods of what was answered so. */
  readonly answeredByOthers: readonly string[];
  close(): Promise<void>;
}

/** Milliseconds. Meanwhile a connection of another program may have been given the port; it is over soon. */
const longestTaken = 10_000;
const betweenTries = 100;

const post = Buffer.from('POST ');

export async function startCable(serviceUrl: string): Promise<Cable> {
  const { hostname: host, port } = new URL(serviceUrl);
  const sockets = new Set<net.Socket>();
  const writes: number[] = [];
  let other: string | null = null;
  const answeredByOthers: string[] = [];
  const answerAsOther = (near: net.Socket, answer: string): void => {
    sockets.add(near);
    near.on('error', () => near.destroy());
    near.once('data', (bytes) => {
      answeredByOthers.push(bytes.toString('latin1').split(' ')[0] ?? '');
      near.end(answer);
    });
  };
  const server = net.createServer((near) => {
    if (other !== null) {
      answerAsOther(near, other);
      return;
    }
    const far = net.connect({ host, port: Number(port) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    // A write has a connection of its own.
    let which = -1;
    let begunAt = 0;
    near.on('data', (bytes) => {
      if (which !== -1 || !bytes.subarray(0, post.length).equals(post)) return;
      begunAt = performance.now();
      which = writes.push(0) - 1;
    });
    far.on('data', () => {
      if (which !== -1) writes[which] = performance.now() - begunAt;
    });
    near.pipe(far);
    far.pipe(near);
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const pull = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the cable has no port');
  const plug = async (into: string | null): Promise<void> => {
    other = into;
    const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    for (let left = longestTaken / betweenTries; ; left -= 1) {
      try {
        return await listen(address.port);
      } catch (error) {
        if (!isTaken(error) || left === 0) throw error;
        await setTimeout(betweenTries);
      }
    }
  };
  const url = `http://127.0.0.1:${address.port}`;
  const refuseNew = (): void => void server.close();
  return { url, writes, answeredByOthers, pull, plug: () => plug(null), refuseNew, plugInto: plug, close: pull };
}
