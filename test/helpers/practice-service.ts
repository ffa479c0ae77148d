/** The practice service in a program of its own, as `npm run service` runs it: a service that can be switched off. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface ServiceAccount {
  readonly name: string;
  readonly service_api_key: string;
  readonly subscription_key: string;
}

export interface RunningService {
  readonly url: string;
  readonly accounts: readonly [ServiceAccount, ServiceAccount, ...ServiceAccount[]];
  /** Ends it in order and waits; from then on nobody listens at `url`. */
  close(): Promise<void>;
}

const commandLine = resolve(import.meta.dirname, '..', '..', 'src-main', 'sandbox', 'cli.ts');

/**
 * `folder` keeps its state; `orders` and `addresses` are how many each account has. `port`: the port of a closed one,
 * so that the same service answers again.
 */
export async function startPracticeService(
  folder: string,
  orders = 60,
  port = 0,
  addresses = 5,
): Promise<RunningService> {
  const sizes = ['--orders', String(orders), '--addresses', String(addresses)];
  const args = ['--port', String(port), '--data', folder, ...sizes];
  // Its input ends with this program, also when that is killed.
  const service = spawn(process.execPath, [commandLine, ...args, '--until-stdin-ends'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(service, 'exit');
  const [line] = (await Promise.race([
    once(createInterface({ input: service.stdout }), 'line'),
    ended.then(([code]) => {
      throw new Error(`the practice service ended (${code}) before it was ready`);
    }),
  ])) as [string];
  const { url, accounts } = JSON.parse(line) as Pick<RunningService, 'url' | 'accounts'>;
  return {
    url,
    accounts,
    async close() {
      service.kill('SIGTERM');
      await ended;
    },
  };
}
