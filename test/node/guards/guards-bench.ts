/** The app's services on a folder of its own, with live accounts at a service that counts what it is asked to do. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PracticeService } from '../../../src-main/accounts/practice-service.ts';
import { createTransport, type Transport } from '../../../src-main/shipping/transport.ts';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { OrderChange, OrderResult } from '../../../src-preload/contract/change.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import { type CountingService, startCountingService } from '../../helpers/counting-service.ts';
import {
  type InMemoryKeyVault,
  type InMemorySettingsFile,
  inMemoryKeyVault,
  inMemorySettingsFile,
} from '../../helpers/in-memory-ports.ts';
import { query } from '../../helpers/orders-bench.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

export interface GuardsBench {
  readonly service: CountingService;
  readonly settingsFile: InMemorySettingsFile;
  readonly keyVault: InMemoryKeyVault;
  readonly folder: string;
  app(): ServicesOnTestPorts;
  /** Ends the app and starts it again on the same folder, settings and keychain. */
  startAgain(): Promise<void>;
  /** As a person does it: two keys pasted, a name, an address. `shop` names the keys. */
  addAccount(shop: string, more?: { label?: string; baseAddress?: string }): Promise<AccountId>;
  /** Pastes another service key into an account that is there. */
  replaceKey(accountId: AccountId, shop: string): Promise<void>;
  /** Gives an account another address, where both keys must be pasted again. */
  moveAccount(accountId: AccountId, shop: string, baseAddress: string): Promise<void>;
  /** 'stored', or the code of its failure. */
  manifest(accountId: AccountId, ...orderIds: number[]): Promise<string>;
  /** The result of each order: its state, or the code of its refusal. */
  change(accountId: AccountId, change: OrderChange): Promise<readonly string[]>;
  failureOf(accountId: AccountId, ...orderIds: number[]): Promise<Failure | null>;
}

export const order = (orderId: number): ManifestOrder => ({
  orderId,
  orderNumber: `HARBOUR-${orderId}`,
  receiverName: 'Ana Núñez',
  carrierName: 'NZ Post',
  trackingNumber: `TRACK${orderId}NZ`,
});

export const references = (...orderIds: number[]) =>
  orderIds.map((orderId) => ({ orderId, orderNumber: `HARBOUR-${orderId}` }));

export async function inGuards(work: (bench: GuardsBench) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-guards-'));
  const service = await startCountingService();
  const settingsFile = inMemorySettingsFile();
  const keyVault = inMemoryKeyVault();
  const practice: PracticeService = {
    running: true,
    url: service.url,
    accounts: ['practice', 'practice-south'].map((shop) => ({
      serviceKey: `service-key-of-${shop}`,
      subscriptionKey: `subscription-key-of-${shop}`,
    })),
  };
  const open = () =>
    startServices({
      folder,
      settingsFile,
      keyVault,
      practice,
      connection: { transport: throughHere(), random: () => 0 },
    });
  let app = await open();

  const paste = async (draftId: string, which: 'service' | 'subscription', key: string): Promise<void> => {
    app.clipboard.text = key;
    await app.ask('accounts.pasteKey', { draftId, which });
  };
  const accountNamed = async (accountId: AccountId) => {
    const { accounts } = await app.ask('accounts.list', {});
    const account = accounts.find((one) => one.accountId === accountId);
    if (account === undefined) throw new Error(`No account ${accountId}`);
    return account;
  };
  const bench: GuardsBench = {
    service,
    settingsFile,
    keyVault,
    folder,
    app: () => app,
    async startAgain() {
      await app.close();
      app = await open();
    },
    async addAccount(shop, { label = shop, baseAddress = service.url } = {}) {
      const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
      await paste(draftId, 'service', `service-key-of-${shop}`);
      await paste(draftId, 'subscription', 'subscription-key-0123456789');
      return (await app.ask('accounts.saveDraft', { draftId, label, baseAddress, colour: 'gold' })).accountId;
    },
    async replaceKey(accountId, shop) {
      const { draftId } = await app.ask('accounts.openDraft', { accountId });
      await paste(draftId, 'service', `service-key-of-${shop}`);
      const { label, baseAddress, colour } = await accountNamed(accountId);
      await app.ask('accounts.saveDraft', { draftId, label, baseAddress, colour });
    },
    async moveAccount(accountId, shop, baseAddress) {
      const { draftId } = await app.ask('accounts.openDraft', { accountId });
      await paste(draftId, 'service', `service-key-of-${shop}`);
      await paste(draftId, 'subscription', 'subscription-key-0123456789');
      const { label, colour } = await accountNamed(accountId);
      await app.ask('accounts.saveDraft', { draftId, label, baseAddress, colour });
    },
    async failureOf(accountId, ...orderIds) {
      const outcome = await app.outcome('manifests.create', { accountId, orders: orderIds.map(order) });
      return outcome.ok ? null : outcome.failure;
    },
    manifest: async (...asked) => (await bench.failureOf(...asked))?.code ?? 'stored',
    async change(accountId, wanted) {
      const { runId } = await app.ask('changes.start', { accountId, change: wanted });
      await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
      return (await app.ask('changes.get', { runId })).results.map(toWord);
    },
  };
  try {
    await work(bench);
  } finally {
    await app.close();
    await service.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Every name is one of this computer. */
const throughHere = (): Transport =>
  createTransport({}, (_name, _how, told) => told(null, [{ address: '127.0.0.1', family: 4 }]));

const toWord = ({ state, failure }: OrderResult): string => (state === 'refused' ? (failure?.code ?? state) : state);

/** The manifest mark that a search shows beside the order. */
export async function markOf(bench: GuardsBench, accountId: AccountId, orderId: number): Promise<string | null> {
  const { orders } = await bench.app().search(query({ accountId }));
  return orders.find((one) => one.orderId === orderId)?.manifest?.state ?? null;
}
