/** Starts service-process.ts, and asks it for its content. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { practiceYoungGenerationMb } from '../../../src-main/electron/practice.ts';
import type { Keys, Known } from './bad-request.ts';

export interface ServiceProcess {
  readonly port: number;
  readonly processId: number;
  readonly known: Known;
  /** A sum over all orders of both accounts, as the service tells them. */
  orders(): Promise<string>;
  /** Unforeseen errors in the service's log since the last call. */
  takeFaults(): readonly string[];
  close(): void;
}

interface Ready {
  readonly url: string;
  readonly accounts: readonly Keys[];
}

export async function startServiceProcess(folder: string): Promise<ServiceProcess> {
  // The young generation of a process has three semi-spaces, and is set by the size of one.
  const execArgv = [...process.execArgv, `--max-semi-space-size=${practiceYoungGenerationMb / 3}`];
  const child = fork(join(import.meta.dirname, 'service-process.ts'), [folder], { execArgv });
  const [{ url, accounts }] = (await once(child, 'message')) as [Ready];
  const faults: string[] = [];
  child.on('message', ({ fault }: { readonly fault: string }) => faults.push(fault));
  child.on('exit', (code) => {
    if (code !== 0) throw new Error(`the service ended with ${code}`);
  });
  return {
    port: Number(new URL(url).port),
    processId: child.pid ?? 0,
    known: { keys: accounts, orderIds: await unshippedIds(url, accounts[0]) },
    takeFaults: () => faults.splice(0),
    async orders() {
      const sum = createHash('sha256');
      for (const keys of accounts) {
        sum.update(await search(url, keys));
      }
      return sum.digest('hex');
    },
    close: () => child.disconnect(),
  };
}

async function search(url: string, keys: Keys | undefined, status = 'All'): Promise<string> {
  const headers = {
    'Service-Api-Key': keys?.service_api_key ?? '',
    'Ocp-Apim-Subscription-Key': keys?.subscription_key ?? '',
  };
  return (await fetch(`${url}/api/orders/search?limit=250&status=${status}`, { headers })).text();
}

async function unshippedIds(url: string, keys: Keys | undefined): Promise<number[]> {
  const { orders } = JSON.parse(await search(url, keys, 'Unshipped')) as { orders: { order_id: number }[] };
  return orders.map(({ order_id }) => order_id);
}
