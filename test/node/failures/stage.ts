/**
 * What a row needs to provoke its failure: the app's services, servers that misbehave, folders; all removed after the
 * row.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { PracticeService } from '../../../src-main/accounts/practice-service.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { startSandboxService } from '../../../src-main/sandbox/service.ts';
import { afterOnThisComputer } from '../../../src-main/time/system-time.ts';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Outcome } from '../../../src-preload/contract/failure.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import {
  type Behaviour,
  type MisbehavingServer,
  type MisbehavingServerOptions,
  startMisbehavingServer,
} from '../../helpers/misbehaving-server.ts';
import { practiceOf, query } from '../../helpers/orders-bench.ts';
import { type PrintSystem, startPrintSystem } from '../../helpers/print-system.ts';
import { type ServicesOnTestPorts, startServices, type TestPorts } from '../../helpers/services-on-test-ports.ts';

export interface Stage {
  /** Two accounts at a working service. */
  readonly practice: Extract<PracticeService, { running: true }>;
  readonly printSystem: PrintSystem;
  /** The services of the app; the practice accounts are at the service that works. */
  app(ports?: TestPorts): Promise<ServicesOnTestPorts>;
  /** The same on the real print system, with another PATH before its own. */
  appThatPrints(folderOfPrograms?: string): Promise<ServicesOnTestPorts>;
  server(behaviours: readonly Behaviour[], options?: MisbehavingServerOptions): Promise<MisbehavingServer>;
  folder(): Promise<string>;
}

/** A service and a print system for all rows; `close` ends both. */
export async function openStage(): Promise<Stage & { close(): Promise<void> }> {
  const ownFolder = await mkdtemp(join(tmpdir(), 'packbench-failures-'));
  const [sandbox, printSystem] = await Promise.all([
    startSandboxService({ port: 0, folder: ownFolder, orders: 80, addresses: 1 }),
    startPrintSystem(),
  ]);
  const practice = practiceOf(sandbox);
  if (!practice.running) throw new Error('The sandbox service is not running.');
  const app = async (ports: TestPorts = {}): Promise<ServicesOnTestPorts> => {
    // No proxy of this computer, and the shortest possible pauses between attempts.
    const connection = { proxyEnvironment: {}, random: () => 0, ...ports.connection };
    const started = await startServices({ practice, ...ports, connection });
    onTestFinished(() => started.close());
    return started;
  };
  return {
    practice,
    printSystem,
    app,
    appThatPrints(folderOfPrograms) {
      const path = [folderOfPrograms, process.env.PATH].filter((one) => one !== undefined).join(':');
      const environment = { ...process.env, ...printSystem.environment, PATH: path };
      return app({ spooler: createCupsSpooler(environment, afterOnThisComputer) });
    },
    async server(behaviours, options) {
      const server = await startMisbehavingServer(behaviours, options);
      onTestFinished(() => server.close());
      return server;
    },
    async folder() {
      const folder = await mkdtemp(join(tmpdir(), 'packbench-failure-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
      return folder;
    },
    async close() {
      await Promise.all([printSystem.close(), sandbox.close()]);
      rmSync(ownFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Adds an account as a person does: two pasted keys, a name, an address. */
export async function addAccount(
  app: ServicesOnTestPorts,
  baseAddress: string,
  keys = { serviceKey: 'service-key-0123456789', subscriptionKey: 'subscription-key-0123456789' },
): Promise<AccountId> {
  const draftId = await draftWithKeys(app, keys);
  const asked = { draftId, label: 'Harbour Shop', baseAddress, colour: 'gold' } as const;
  return (await app.ask('accounts.saveDraft', asked)).accountId;
}

export async function draftWithKeys(
  app: ServicesOnTestPorts,
  keys = { serviceKey: 'service-key-0123456789', subscriptionKey: 'subscription-key-0123456789' },
): Promise<string> {
  const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
  app.clipboard.text = keys.serviceKey;
  await app.ask('accounts.pasteKey', { draftId, which: 'service' });
  app.clipboard.text = keys.subscriptionKey;
  await app.ask('accounts.pasteKey', { draftId, which: 'subscription' });
  return draftId;
}

export function search(app: ServicesOnTestPorts, accountId: AccountId): Promise<Outcome<unknown>> {
  return app.searchOutcome(query({ accountId }));
}

/** An order of a practice account that waits for its manifest. */
export async function waitingOrder(app: ServicesOnTestPorts, accountId: AccountId): Promise<Order> {
  const { orders } = await app.search(query({ accountId, status: 'Unshipped', limit: 250 }));
  const order = orders.find((one) => one.trackingNumber !== '');
  if (order === undefined) throw new Error('No order is waiting any more: give the sandbox service more of them.');
  return order;
}
