/** Starts the sandbox service: our own implementation of the service document, on this computer only. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServiceDoor } from './service-door.ts';
import { readAccounts } from './state/accounts.ts';
import { openDatabase } from './state/database.ts';
import { defaultDemoSize, fillDemo } from './state/demo-fill.ts';

export interface SandboxOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Holds the state; made when it is not there. */
  readonly folder: string;
  /** Demo orders and address book entries of each account. They count for a new folder only. */
  readonly orders?: number;
  readonly addresses?: number;
  /** Gets one line per refusal and fault. No line holds a key. */
  readonly log?: (line: string) => void;
  /** The time, for orders made and manifests dated; the computer's own unless a test moves it. */
  readonly now?: () => Date;
}

export interface SandboxKeys {
  readonly name: string;
  readonly service_api_key: string;
  readonly subscription_key: string;
}

export interface SandboxService {
  readonly url: string;
  readonly accounts: readonly SandboxKeys[];
  /** Ends when what was under way has been answered. */
  close(): Promise<void>;
}

/** Rejects when the folder cannot be used or the port is taken. */
export async function startSandboxService(options: SandboxOptions): Promise<SandboxService> {
  const now = options.now ?? (() => new Date());
  const log = options.log ?? (() => undefined);
  const size = {
    orders: options.orders ?? defaultDemoSize.orders,
    addresses: options.addresses ?? defaultDemoSize.addresses,
  };
  const database = openDatabase(options.folder, (fresh) => fillDemo(fresh, size, now()));
  const accounts = readAccounts(database);
  const door = createServiceDoor({ database, accounts, now, log });
  const server = createServer(getRequestListener(door.fetch));
  try {
    const port = await listen(server, options.port);
    return {
      url: `http://127.0.0.1:${port}`,
      accounts: accounts.map((account) => ({
        name: account.name,
        service_api_key: account.serviceApiKey,
        subscription_key: account.subscriptionKey,
      })),
      close: async () => {
        await stop(server);
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The service has no port.'));
      else resolve(address.port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeIdleConnections();
  });
}
