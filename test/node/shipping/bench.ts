/** The start of every test of the service client: a client, an account at a server, a ledger that remembers. */

import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { onTestFinished } from 'vitest';
import type { Log } from '../../../src-main/ports.ts';
import { readAddressBookAnswer } from '../../../src-main/shipping/address-book-answer.ts';
import type { ExchangeLimits } from '../../../src-main/shipping/exchange.ts';
import { createShippingClient, type ShippingClientOptions } from '../../../src-main/shipping/index.ts';
import type { ServiceLimits } from '../../../src-main/shipping/limits.ts';
import type {
  AnswerFile,
  OrderSearch,
  RawAnswer,
  ShippingAccount,
  ShippingClient,
  WriteSteps,
} from '../../../src-main/shipping/shipping-client.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import {
  type Behaviour,
  type MisbehavingServer,
  type MisbehavingServerOptions,
  startMisbehavingServer,
} from '../../helpers/misbehaving-server.ts';
import { threadFile } from '../../helpers/thread-files.ts';

const patient = {
  connect: 60_000,
  firstByte: 60_000,
  keptSilence: 60_000,
  gap: 60_000,
  total: 60_000,
  answerBytes: 100_000,
};

/** The same limits for every operation; deadlines so long that a busy machine does not meet them. */
export function limitsWith(change: Partial<ExchangeLimits>): ServiceLimits {
  const limits = { ...patient, ...change };
  const firstByteWithOtherAnswer = limits.firstByte;
  return {
    ordinary: limits,
    manifest: limits,
    addressBook: limits,
    firstByteWithOtherAnswer,
    reading: 60_000,
    lastAnswers: 10_000,
  };
}

/** For requests that never end by themselves. */
const hurriedLimits = limitsWith({ firstByte: 150, gap: 150, total: 500 });

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

export const serviceKey = 'service-key-canary-1234';
export const subscriptionKey = 'subscription-key-canary-5678';

export function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

export function accountAt(baseAddress: string, format: ShippingAccount['format'] = 'json'): ShippingAccount {
  return { baseAddress, serviceKey, subscriptionKey, format };
}

/** Pauses of retries pass at once; deadlines are real. */
export function startClient(options: Partial<ShippingClientOptions> = {}): ShippingClient {
  const client = createShippingClient({
    clock: systemClock,
    log: silentLog,
    proxyEnvironment: {},
    answersWorker: threadFile('service-answers'),
    limits: limitsWith({}),
    after: (_milliseconds, run) => {
      const immediate = setImmediate(run);
      return () => clearImmediate(immediate);
    },
    random: () => 0,
    ...options,
  });
  onTestFinished(() => client.close());
  return client;
}

/** Until the test is over, whoever has this certificate is trusted, and nobody else. */
export function trustOnly(certificate: string): void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([certificate]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}

/** With short deadlines when only a deadline ends the wait. */
export function startClientFor(endless: true | undefined): ShippingClient {
  return startClient(endless === true ? { limits: hurriedLimits } : {});
}

export async function startServer(
  behaviours: readonly Behaviour[],
  options?: MisbehavingServerOptions,
): Promise<MisbehavingServer> {
  const server = await startMisbehavingServer(behaviours, options);
  onTestFinished(() => server.close());
  return server;
}

export function search(client: ShippingClient, account: ShippingAccount, phrase = ''): Promise<OrderSearch> {
  return client.searchOrders(account, { phrase, status: 'All', fields: 'All', page: 1, limit: 50 }, 'interactive');
}

/** Reads the address book, by way of a file that is removed afterwards. */
export async function readBook(
  client: ShippingClient,
  account: ShippingAccount,
  signal?: AbortSignal,
): Promise<readonly AddressBookEntry[]> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-spool-'));
  try {
    const read = async (answer: AnswerFile) => [...readAddressBookAnswer(answer)];
    return await client.readAddressBook(account, 'background', join(folder, 'spool'), read, signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Steps of a ledger that only remembers what it was told, in order. */
export class RememberingSteps implements WriteSteps {
  readonly told: string[] = [];
  readonly kept: RawAnswer[] = [];

  async beforeSending(): Promise<void> {
    this.told.push('before sending');
  }

  async keepAnswer(answer: RawAnswer): Promise<void> {
    this.told.push('answer kept');
    this.kept.push({ ...answer, body: Uint8Array.from(answer.body) });
  }

  get keptText(): string {
    return this.kept.map((answer) => Buffer.from(answer.body).toString('latin1')).join('');
  }
}

export async function shippingErrorOf(work: Promise<unknown>): Promise<ShippingError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ShippingError) {
      return error;
    }
    throw error;
  }
  throw new Error('it was expected to fail, and did not');
}
