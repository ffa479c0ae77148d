/** Main, asked from a spec as the page asks it. */
import type { Page } from '@playwright/test';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Outcome } from '../../src-preload/contract/failure.ts';
import type { Manifest } from '../../src-preload/contract/manifest.ts';
import type { OperationName, Reply, Request } from '../../src-preload/contract/operations.ts';
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';

export interface Bridge {
  outcome<Name extends OperationName>(name: Name, request: Request<Name>): Promise<Outcome<Reply<Name>>>;
  /** The value, or the failure thrown as an error that names its code. */
  ask<Name extends OperationName>(name: Name, request: Request<Name>): Promise<Reply<Name>>;
}

export function bridgeOf(page: Page): Bridge {
  const outcome: Bridge['outcome'] = (name, request) =>
    page.evaluate(
      ([operation, asked]) => {
        const { packbench } = globalThis as unknown as { packbench: { call(n: string, r: unknown): Promise<never> } };
        return packbench.call(operation, asked);
      },
      [name, request] as const,
    );
  return {
    outcome,
    async ask(name, request) {
      const said = await outcome(name, request);
      if (said.ok) return said.value;
      throw new Error(`${name}: ${said.failure.code}`);
    },
  };
}

/** What waits to be packed, the newest first; null: of every account that is shown. */
export function unshippedOrders(accountIds: readonly AccountId[] | null): OrderListQuery {
  const filters = {
    group: 'unshipped',
    carrierName: null,
    country: null,
    records: 'any',
    selectedOnly: false,
  } as const;
  return { accountIds, phrase: '', filters, sort: { by: 'orderedAt', descending: true } };
}

/** Every manifest on this computer, with its orders. */
export async function storedManifests(bridge: Bridge): Promise<readonly Manifest[]> {
  const { manifests } = await bridge.ask('manifests.list', { accountId: null, offset: 0, limit: 100 });
  const stored = manifests.filter(({ state }) => state === 'stored');
  return Promise.all(stored.map(({ manifestId }) => bridge.ask('manifests.get', { manifestId })));
}
