/** A sandbox service with few orders and the app's services on it. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PracticeService } from '../../src-main/accounts/practice-service.ts';
import { type SandboxService, startSandboxService } from '../../src-main/sandbox/service.ts';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { Order, OrderQuery } from '../../src-preload/contract/order.ts';
import { type ServicesOnTestPorts, startServices, type TestPorts } from './services-on-test-ports.ts';

export interface OrdersBench extends ServicesOnTestPorts {
  readonly sandbox: SandboxService;
  /** The sandbox's own folder. */
  readonly sandboxFolder: string;
  readonly practice: PracticeService;
  /** Orders of an account that wait for a manifest and have a tracking number. */
  waiting(accountId: AccountId): Promise<readonly Order[]>;
}

export async function startOrdersBench(ports: Omit<TestPorts, 'practice'> = {}): Promise<OrdersBench> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-orders-'));
  const sandbox = await startSandboxService({ port: 0, folder, orders: 60, addresses: 3 });
  const practice = practiceOf(sandbox);
  const services = await startServices({ ...ports, practice });
  return {
    ...services,
    sandbox,
    sandboxFolder: folder,
    practice,
    async waiting(accountId) {
      const { orders } = await services.search(query({ accountId, status: 'Unshipped', limit: 250 }));
      return orders.filter((one) => one.trackingNumber !== '');
    },
    async close() {
      await services.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export function practiceOf(service: SandboxService): PracticeService {
  const accounts = service.accounts.map((one) => ({
    serviceKey: one.service_api_key,
    subscriptionKey: one.subscription_key,
  }));
  return { running: true, url: service.url, accounts };
}

export function query(more: Partial<OrderQuery> = {}): OrderQuery {
  return { accountId: 'practice-1', phrase: '', status: 'All', fields: 'All', page: 1, limit: 10, ...more };
}

export function asChosen({ orderId, orderNumber, receiverName, carrierName, trackingNumber }: Order): ManifestOrder {
  return { orderId, orderNumber, receiverName, carrierName, trackingNumber };
}
