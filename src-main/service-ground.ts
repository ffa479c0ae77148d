/**
 * What nearly every service of main uses: settings, the ledger, the client, the accounts and the door to their
 * services.
 */
import { join } from 'node:path';
import { type AccountsParts, type AccountsService, createAccountsService } from './accounts/accounts-service.ts';
import { createKnownOrders, type KnownOrders } from './accounts/known-orders.ts';
import { createReachability, type Reachability } from './accounts/reachability.ts';
import { createServiceDoor, type ServiceDoor } from './accounts/service-door.ts';
import type { StartTroubles } from './disk/start-troubles.ts';
import { createHearing, type Hearing } from './happenings.ts';
import { type Ledger, openLedger } from './journal/ledger.ts';
import type { After, SettingsFile } from './ports.ts';
import { openSettings, type Settings } from './settings.ts';
import { createShippingClient, type ShippingClientOptions } from './shipping/index.ts';
import type { ShippingClient } from './shipping/shipping-client.ts';
import { afterOnThisComputer } from './time/system-time.ts';

export interface GroundPorts extends Pick<AccountsParts, 'clock' | 'log' | 'secrets' | 'keyVault' | 'clipboard'> {
  /** Holds ledger/ and manifests/; made when it is missing. */
  readonly folder: string;
  /** HeldFolder's. */
  readonly assertFolderHeld?: () => void;
  readonly settingsFile: SettingsFile;
  /** As `isCheckedAhead` answered. */
  readonly isLedgerChecked?: boolean;
  /** Its accounts exist before it has started. */
  readonly practice: AccountsParts['practice'];
  /** Called when somebody first needs it: it may start only then. */
  readonly startPractice?: AccountsParts['startPractice'];
  /** Deadlines, pauses and proxy of the way to the service; by default those of the design and of this computer. */
  readonly connection?: Omit<ShippingClientOptions, 'clock' | 'log' | 'secrets'>;
  /** For what is repeated after a while; a timer of this computer by default. */
  readonly after?: After;
}

export interface ServiceGround extends Hearing {
  readonly after: After;
  readonly settings: Settings;
  /** What this start has failed to do so far. */
  readonly startTroubles: StartTroubles;
  readonly ledger: Ledger;
  readonly client: ShippingClient;
  readonly accounts: AccountsService;
  readonly reachability: Reachability;
  readonly door: ServiceDoor;
  readonly knownOrders: KnownOrders;
}

export const ledgerFolder = (folder: string): string => join(folder, 'ledger');

/** Where the vault of manifests is. */
export const manifestsFolder = (folder: string): string => join(folder, 'manifests');

/**
 * `ending`: once it has begun, nothing in main follows from what happens. Not async: the accounts may have news in the
 * next turn, and `listen` must be called before that.
 */
export function openServiceGround(
  ports: GroundPorts,
  startTroubles: StartTroubles,
  ending: AbortSignal,
): ServiceGround {
  const { folder, clock, log, secrets, after = afterOnThisComputer } = ports;
  const settings = openSettings(ports.settingsFile, log, startTroubles.noteKept);
  const ledger = openLedger({
    folder: ledgerFolder(folder),
    ...(ports.isLedgerChecked === undefined ? {} : { isChecked: ports.isLedgerChecked }),
    clock,
    log,
    after,
    startTroubles,
    ...(ports.assertFolderHeld === undefined ? {} : { assertFolderHeld: ports.assertFolderHeld }),
    vaultFolder: manifestsFolder(folder),
  });
  const client = createShippingClient({ ...ports.connection, clock, log, secrets });
  const { happened, listen } = createHearing(ending, log);
  const accounts = createAccountsService({ ...ports, settings, client, ledger, happened });
  const reachability = createReachability({
    clock,
    changed: (accountId, reachable) => happened('reachabilityChanged', { accountId, reachable }),
  });
  const door = createServiceDoor({ accounts, reachability });
  const knownOrders = createKnownOrders({ accounts, known: ledger.accounts });
  return {
    ...{ after, settings, startTroubles, ledger, client, happened, listen },
    ...{ accounts, reachability, door, knownOrders },
  };
}
