/** The addresses of a service's name: some that lead nowhere, and names that are asked for in vain. */
import { once } from 'node:events';
import net, { type LookupFunction } from 'node:net';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSharedLookup } from '../../../src-main/shipping/shared-lookup.ts';
import { createTransport } from '../../../src-main/shipping/transport.ts';
import { answer } from '../../helpers/misbehaving-server.ts';
import { accountAt, limitsWith, RememberingSteps, startClient, startServer } from './bench.ts';
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

it('a write to an address in figures that no network leads to, as with a pulled cable, was not sent', async () => {
  // Such a connection fails at once, before anybody has heard of it.
  const account = accountAt('https://255.255.255.255');
  await expect(startClient().createManifest(account, [81001], new RememberingSteps())).rejects.toMatchObject({
    fate: 'not-sent',
    failure: { code: 'unreachable', changed: 'nothing' },
  });
});

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

describe('names, which this computer can ask for two at a time', () => {
  type Told = Parameters<LookupFunction>[2];

  /** As this computer's own: of two that are asked for, no other is told before one of them is. */
  function twoAtATime() {
    const waiting: [string, Told][] = [];
    const isDown = new Set(['dead.localhost']);
    const asked: string[] = [];
    const names = { lookup, isDown, asked, isBroken: false };
    function lookup(...[name, , told]: Parameters<LookupFunction>): void {
      asked.push(name);
      waiting.push([name, told]);
      setImmediate(next);
    }
    function next(): void {
      const at = waiting.slice(0, 2).findIndex(([name]) => !isDown.has(name));
      const [told] = at === -1 ? [] : waiting.splice(at, 1).map(([, each]) => each);
      const error = names.isBroken ? Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' }) : null;
      told?.(error, error === null ? [{ address: '127.0.0.1', family: 4 }] : []);
    }
    return names;
  }

  const asking = (port: string, lookup: LookupFunction) => {
    const transport = createTransport({}, lookup);
    onTestFinished(() => transport.close());
    return (name: string, connect: number) => {
      const url = new URL(`http://${name}:${port}`);
      const limits = limitsWith({ connect }).ordinary;
      return transport.exchange({ method: 'GET', url, headers: {}, body: null, connection: 'fresh' }, limits);
    };
  };
  const good = { fault: null, answer: { httpStatus: 200 } };

  it('one that hangs keeps no other account waiting', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    const names = twoAtATime();
    const ask = asking(server.host.split(':')[1] ?? '', names.lookup);
    const inVain = Array.from({ length: 3 }, () => ask('dead.localhost', 300));
    expect(await ask('alive.localhost', 5_000)).toMatchObject(good);
    expect(await Promise.all(inVain)).toMatchObject(Array(3).fill({ sent: false, fault: { code: 'unreachable' } }));
    expect(names.asked).toEqual(['dead.localhost', 'alive.localhost']);
  });

  it('one that hangs or fails, and was known before, is where it was; one that was not is asked for again', async () => {
    const server = await startServer([answer({ body: goodBody })]);
    const names = twoAtATime();
    const ask = asking(server.host.split(':')[1] ?? '', createSharedLookup(names.lookup, 10));
    expect(await ask('shop.localhost', 5_000)).toMatchObject(good);
    names.isBroken = true;
    expect(await ask('shop.localhost', 5_000)).toMatchObject(good);
    expect(await ask('other.localhost', 5_000)).toMatchObject({ fault: { code: 'unreachable' } });
    names.isBroken = false;
    expect(await ask('other.localhost', 5_000)).toMatchObject(good);
    names.isDown.add('shop.localhost');
    expect(await ask('shop.localhost', 5_000)).toMatchObject(good);
  });
});
