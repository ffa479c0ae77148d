/**
 * A way to a service that notes how long the service itself takes for each write, from the first byte in to the last
 * byte out.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TimedWay {
  readonly url: string;
  /** Milliseconds of each write so far. */
  readonly writes: readonly number[];
  close(): Promise<void>;
}

export async function openTimedWay(serviceUrl: string): Promise<TimedWay> {
  const { hostname: host, port } = new URL(serviceUrl);
  const writes: number[] = [];
  const server = http.createServer((request, response) => {
    const began = performance.now();
    const { method, headers, url: path } = request;
    const onward = http.request({ host, port, path, method, headers, agent: false });
    onward.on('response', (answer) => {
      answer.on('end', () => {
        if (method !== 'GET') writes.push(performance.now() - began);
      });
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writes,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
