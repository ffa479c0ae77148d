/** The service on its own, as a person or a script starts it. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { SandboxKeys } from '../../../src-main/sandbox/service.ts';
import { answerOf, keysOf, newFolder } from './running-sandbox.ts';

const commandLine = join(import.meta.dirname, '../../../src-main/sandbox/cli.ts');

interface Started {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly url: string;
  readonly accounts: readonly [SandboxKeys, SandboxKeys];
  /** Lines of stdout after the first. */
  readonly moreLines: readonly string[];
}

function spawnService(...args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, [commandLine, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function start(...args: readonly string[]): Promise<Started> {
  const child = spawnService('--port', '0', ...args);
  child.stderr.resume();
  const lines = createInterface({ input: child.stdout });
  const [first] = await once(lines, 'line');
  const moreLines: string[] = [];
  lines.on('line', (line) => moreLines.push(line));
  return { child, moreLines, ...JSON.parse(String(first)) };
}

/** Resolves to the exit code and what was printed. */
async function ended(child: ChildProcessByStdio<null, Readable, Readable>) {
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
}

it('prints one JSON line when it is ready, and answers on 127.0.0.1 only', async () => {
  const { child, url, accounts, moreLines } = await start(
    '--data',
    await newFolder(),
    '--orders',
    '30',
    '--addresses',
    '2',
  );
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(accounts.map(({ name }) => name)).toEqual(['Practice North', 'Practice South']);
  expect(new Set(accounts.flatMap((account) => [account.service_api_key, account.subscription_key])).size).toBe(4);
  const { addresses } = await answerOf(fetch(`${url}/api/addressbook`, { headers: keysOf(accounts[0]) }));
  expect(addresses).toHaveLength(2);
  await expect(fetch(url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(moreLines).toEqual([]);
});

it.each(['SIGTERM', 'SIGINT'] as const)('ends with code 0 on %s', async (signal) => {
  const { child } = await start('--data', await newFolder(), '--orders', '5', '--addresses', '1');
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('ends with the program that started it, though that was killed, where it was asked to', async () => {
  const args = ['--data', await newFolder(), '--orders', '5', '--addresses', '1', '--until-stdin-ends'];
  const starter = `
    const { spawn } = require('node:child_process');
    const service = spawn(process.execPath, ${JSON.stringify([commandLine, ...args])}, { stdio: ['pipe', 'inherit', 'inherit'] });
  `;
  const child = spawn(process.execPath, ['--eval', starter], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.resume();
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url } = JSON.parse(String(line)) as Started;
  child.kill('SIGKILL');
  await refusesConnections(Number(new URL(url).port));
});

it('answers what was under way before it ends', async () => {
  const { child, url, accounts } = await start('--data', await newFolder(), '--orders', '30', '--addresses', '1');
  const port = Number(new URL(url).port);
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  const head = {
    Host: 'x',
    Connection: 'keep-alive',
    'Content-Type': 'application/json',
    'Content-Length': '17',
    ...keysOf(accounts[0]),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  await sent(socket, `POST /api/orders/manifest HTTP/1.1\r\nExpect: 100-continue\r\n${lines.join('')}\r\n`);
  // The service has received the request once it asks for the body.
  await once(socket, 'readable');
  child.kill('SIGTERM');
  await refusesConnections(port);
  await sent(socket, '{"order_ids":[7]');
  await sent(socket, '}');
  expect(await received).toContain('Order 7 is not an order of this account.');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('keeps its keys and its state for the folder, and gives another folder other keys', async () => {
  const folder = await newFolder();
  const first = await start('--data', folder, '--orders', '30', '--addresses', '1');
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  const second = await start('--data', folder, '--orders', '900');
  expect(second.accounts).toEqual(first.accounts);
  const { total_pages: pages } = await answerOf(
    fetch(`${second.url}/api/orders/search?limit=30`, { headers: keysOf(second.accounts[0]) }),
  );
  expect(pages).toBe(1);
  const other = await start('--data', await newFolder(), '--orders', '1', '--addresses', '1');
  expect(other.accounts[0].service_api_key).not.toBe(first.accounts[0].service_api_key);
});

it.each([
  [[], '--data needs a folder'],
  [['--data', 'x', '--orders', 'many'], '--orders must be a whole number from 0 to 250000; it was "many"'],
  [['--data', 'x', '--orders', '250001'], '250001'],
  [['--data', 'x', '--port', '65536'], '--port'],
  [['--data', 'x', '--colour', 'red'], '--colour'],
])('refuses %j with code 2 and says why', async (args, named) => {
  const { code, out, err } = await ended(spawnService(...args));
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(named);
  expect(err).toContain('Usage: ');
});

it('says so when the port is taken', async () => {
  const { url } = await start('--data', await newFolder(), '--orders', '1', '--addresses', '1');
  const { code, out, err } = await ended(spawnService('--port', new URL(url).port, '--data', await newFolder()));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('EADDRINUSE');
});

it('says so when the folder cannot be used', async () => {
  const { code, err } = await ended(spawnService('--data', join(commandLine, 'below-a-file')));
  expect(code).toBe(1);
  expect(err).not.toBe('');
});

function sent(socket: Socket, bytes: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error === null || error === undefined ? resolve() : reject(error)));
  });
}

/** Waits until nobody listens there any more. */
async function refusesConnections(port: number): Promise<void> {
  for (;;) {
    const probe = connect(port, '127.0.0.1');
    const refused = await new Promise<boolean>((resolve) => {
      probe.once('connect', () => resolve(false));
      probe.once('error', () => resolve(true));
    });
    probe.destroy();
    if (refused) return;
  }
}
