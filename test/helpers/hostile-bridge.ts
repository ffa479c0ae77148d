/** The bridge over the real services, with something of every kind to ask about, and a check of the answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../../src-preload/contract/failure.ts';
import type { OperationName } from '../../src-preload/contract/operations.ts';
import { startDroppingService } from './dropping-service.ts';
import type { HostileRequest, KnownIds } from './hostile-requests.ts';
import { inMemoryKeyVault, inMemorySettingsFile } from './in-memory-ports.ts';
import { startPracticeService } from './practice-service.ts';
import { atOnce, startServices } from './services-on-test-ports.ts';

export interface HostileBridge {
  readonly known: KnownIds;
  /** Opens again what earlier requests have closed, under the same names if main gives them. */
  renew(): Promise<KnownIds>;
  /** Null: the request got its value or a named failure; otherwise the fault of its answer. */
  wrongWith(hostile: HostileRequest): Promise<string | null>;
  outcome(name: OperationName, request: unknown): Promise<Outcome<unknown>>;
  close(): Promise<void>;
}

const live = 'live-1';

/** Two practice accounts at a real service, and a live account whose writes lose their answers. */
export async function startHostileBridge(): Promise<HostileBridge> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-bridge-'));
  const service = await startPracticeService(join(folder, 'service'), 30);
  const dropping = await startDroppingService();
  const keyVault = inMemoryKeyVault();
  const account = { accountId: live, label: 'Live', baseAddress: dropping.url, colour: 'gold', format: 'json' };
  for (const which of ['service', 'subscription'])
    keyVault.keys.set(`${live}/${which}`, `${dropping.url} ${which}-key`);
  const app = await startServices({
    folder: join(folder, 'app'),
    practice: {
      running: true,
      url: service.url,
      accounts: service.accounts.map((one) => ({
        serviceKey: one.service_api_key,
        subscriptionKey: one.subscription_key,
      })),
    },
    keyVault,
    settingsFile: inMemorySettingsFile({
      accounts: [{ ...account, serviceKeyLastFour: '-key', subscriptionKeyLastFour: '-key' }],
    }),
    connection: { after: atOnce, random: () => 0 },
  });

  const [accountId = '', otherAccountId = ''] = (await app.ask('accounts.list', {})).accounts.map(
    (one) => one.accountId,
  );
  const query = { phrase: '', status: 'All', fields: 'All', page: 1, limit: 10 } as const;
  const [first, second] = (await app.search({ accountId, ...query })).orders;
  if (first === undefined || second === undefined) throw new Error('The practice service has no orders.');
  const { manifestId } = await app.ask('manifests.create', { accountId, orders: [written(first)] });
  const lost = { ...second, orderId: 71, orderNumber: 'HARBOUR-71' };
  await app.outcome('manifests.create', { accountId: live, orders: [written(lost)] });
  const [inDoubt] = await app.ask('inDoubt.list', {});
  if (inDoubt === undefined) throw new Error('Nothing is in doubt.');

  const renew = async (): Promise<KnownIds> => {
    const { accounts } = await app.ask('accounts.list', {});
    for (const one of accounts) {
      if (one.kind === 'live' && one.accountId !== live) await app.ask('accounts.remove', { accountId: one.accountId });
    }
    const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
    for (const which of ['service', 'subscription'] as const) {
      app.clipboard.text = 'a-key-of-20-letters-';
      await app.ask('accounts.pasteKey', { draftId, which });
    }
    const { listId } = await app.ask('addressLists.paste', { accountId, text: 'street,city\n1 Quay Street,Auckland' });
    const change = { kind: 'archive', orders: [{ orderId: second.orderId, orderNumber: second.orderNumber }] } as const;
    const { runId } = await app.ask('changes.start', { accountId, change });
    const accountIds = [accountId, otherAccountId, live];
    return { accountIds, manifestId, writeId: inDoubt.writeId, runId, draftId, listId, order: written(second) };
  };

  return {
    known: await renew(),
    renew,
    async wrongWith({ name, request }) {
      let outcome: Outcome<unknown>;
      const linesBefore = app.log.lines.length;
      try {
        outcome = await app.outcome(name, request);
      } catch (error) {
        return `rejected: ${String(error)}`;
      }
      if (!outcome.ok && outcome.failure.code === 'internal') return `internal: ${JSON.stringify(outcome.failure)}`;
      const error = app.log.lines.slice(linesBefore).find(({ level }) => level === 'error');
      if (error !== undefined) return `logged: ${error.message} ${String(Object(error.facts).err)}`;
      try {
        structuredClone(outcome);
      } catch (cause) {
        return `cannot cross the bridge: ${String(cause)}`;
      }
      return null;
    },
    outcome: app.outcome,
    async close() {
      await app.close();
      await Promise.all([service.close(), dropping.close()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function written<Order extends KnownIds['order']>(order: Order): KnownIds['order'] {
  const { orderId, orderNumber, receiverName, carrierName, trackingNumber } = order;
  return { orderId, orderNumber, receiverName, carrierName, trackingNumber };
}
