/** A service whose name has several addresses, of which the first takes its time and the others lead nowhere. */
import { once } from 'node:events';
import net, { type LookupFunction } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { createTransport } from '../../../src-main/shipping/transport.ts';
import { accountAt, RememberingSteps, startClient } from './bench.ts';
import { goodBody } from './faults.ts';

// Elsewhere a full queue answers at once, with a refusal.
it.runIf(process.platform === 'linux')(
  'a write reaches it where our first packet is lost and the second address refuses',
  async () => {
    const server = await startBusyServer();
    const client = startClient({ transport: createTransport({}, bothFamilies) });
    const account = accountAt(`http://localhost:${server.port}`);
    const manifest = client.createManifest(account, [81001], new RememberingSteps());
    // Heard only later, and Node would take it for unheard until then.
    manifest.catch(() => undefined);
    expect(await asNodeConnects(server.port)).toMatchObject({ code: 'ETIMEDOUT' });
    server.goOn();
    expect((await manifest).pdfs).toHaveLength(1);
  },
);

const bothFamilies: LookupFunction = (_name, _options, found) =>
  found(null, [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);

/** How a connection fails that is begun at the same moment with the patience that Node has by itself. */
async function asNodeConnects(port: number): Promise<unknown> {
  const socket = net.connect({ host: 'localhost', port, lookup: bothFamilies });
  const [error] = await once(socket, 'error');
  return error;
}

/** Stands still, with more connections than its system keeps for it: what else comes is dropped until it goes on. */
const busyServer = `
  const { createServer } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const answer = 'HTTP/1.1 200 OK\\r\\nconnection: close\\r\\ncontent-length: ' + workerData.body.length + '\\r\\n\\r\\n' + workerData.body;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', () => socket.end(answer));
  });
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    setImmediate(() => {
      parentPort.postMessage('stands still');
      Atomics.wait(workerData.gate, 0, 0);
    });
  });
`;

async function startBusyServer(): Promise<{ readonly port: number; goOn(): void }> {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(busyServer, { eval: true, workerData: { gate, body: goodBody } });
  const goOn = (): void => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  onTestFinished(async () => {
    goOn();
    await worker.terminate();
  });
  const [port] = await once(worker, 'message');
  await once(worker, 'message');
  const waiting = Array.from({ length: 2 }, () => net.connect(port, '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => waiting.forEach((socket) => void socket.destroy()));
  await Promise.all(waiting.map((socket) => once(socket, 'connect')));
  return { port, goOn };
}
