/** Starts the sandbox service: our own implementation of the service document, on this computer only. */
import { listenOnLoopback } from './loopback-server.ts';
import { createServiceDoor } from './service-door.ts';
import { readAccounts } from './state/accounts.ts';
import { type OpenedDatabase, openDatabase } from './state/database.ts';
import { defaultDemoSize, fillDemo } from './state/demo-fill.ts';
import { importRemovedOrders } from './state/order-removal.ts';
import { writeAnswer } from './wire/answer-writing.ts';

export interface SandboxOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Holds the state; made when it is missing. Null: the state is in memory, and gone with the service. */
  readonly folder: string | null;
  /** Demo orders and address book entries of each account. They only count for a new folder. */
  readonly orders?: number;
  readonly addresses?: number;
  /** The shops send every order again that was removed and not archived. */
  readonly reimport?: boolean;
  /** Called with one line per refusal and fault. No line holds a key. */
  readonly log?: (line: string) => void;
  /** The time of new orders and manifests; the computer's own by default. */
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
  /** Files that stood in place of the state or were damaged, and where they are now. */
  readonly keptAside: OpenedDatabase['keptAside'];
  /** Resolves when requests under way have been answered. May be called again. */
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
  const { database, keptAside } = openDatabase({
    folder: options.folder,
    fill: (fresh) => fillDemo(fresh, size, now()),
    now,
  });
  for (const { path, keptAt } of keptAside) log(`${path} could not be used, and was moved to ${keptAt}`);
  try {
    const accounts = readAccounts(database);
    if (options.reimport === true) log(`${importRemovedOrders(database)} orders came back from their shops`);
    const door = createServiceDoor({ database, accounts, now, log });
    const server = await listenOnLoopback(options.port, (request) => door.fetch(request), brokenRequestAnswer);
    let closing: Promise<void> | null = null;
    return {
      url: `http://127.0.0.1:${server.port}`,
      accounts: accounts.map((account) => ({
        name: account.name,
        service_api_key: account.serviceApiKey,
        subscription_key: account.subscriptionKey,
      })),
      keptAside,
      close: () => {
        closing ??= server.close().then(() => database.close());
        return closing;
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Always in JSON: the format that the caller wanted could not be read. */
function brokenRequestAnswer(message: string): string {
  return writeAnswer('json', '', { success: false, errors: [{ message, details: '' }] });
}
