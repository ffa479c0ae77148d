/** A station on a folder of its own, with a live account at a service that counts what it is asked to do, behind a cable. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../../src-main/ports.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Request } from '../../../src-preload/contract/operations.ts';
import type { ClosedRound, StationScan, StationState } from '../../../src-preload/contract/station.ts';
import { type Cable, startCable } from '../../helpers/cable.ts';
import { type CountingService, startCountingService } from '../../helpers/counting-service.ts';
import { inMemoryKeyVault, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { type ServicesOnTestPorts, startServices, type TestPorts } from '../../helpers/services-on-test-ports.ts';

export interface StationBench {
  readonly service: CountingService;
  readonly cable: Cable;
  readonly folder: string;
  readonly accountId: AccountId;
  app(): ServicesOnTestPorts;
  /** `meanwhile`: while no program runs. */
  startAgain(meanwhile?: () => void): Promise<void>;
  /** The final verdict of the scan. */
  scan(orderId: number): Promise<StationScan>;
  /** Closes the account's round, with all its carriers and without printing, unless told otherwise. */
  closeRound(otherwise?: Partial<Request<'station.close'>>): Promise<StationState>;
  /** Scans the orders, and closes their round while the cable is pulled. */
  waiting(orderIds?: readonly number[], otherwise?: Partial<Request<'station.close'>>): Promise<ClosedRound>;
  /** The closed round that was made last, once the condition holds. */
  closed(accepts: (round: ClosedRound) => boolean): Promise<ClosedRound>;
}

export const numberOf = (orderId: number): string => `HARBOUR-${orderId}`;

/** The final verdict of the scan: at once, or when the services have answered. */
export async function scanned(app: ServicesOnTestPorts, code: string): Promise<StationScan> {
  const scan = await app.ask('station.scan', { code });
  if (scan.verdict.kind !== 'asking') return scan;
  return app.announcements.first('station.scanned', ({ scanId }) => scanId === scan.scanId);
}

/** Checks each change until a closed round fits the condition. */
export async function closedRound(
  app: ServicesOnTestPorts,
  accepts: (round: ClosedRound) => boolean,
): Promise<ClosedRound> {
  for (;;) {
    // Before the question: what changes while it is answered may not be in the answer.
    const looked = app.announcements.all.length;
    const { closed } = await app.ask('station.get', {});
    const found = closed.find(accepts);
    if (found !== undefined) return found;
    await app.announcements.first('station.changed', () => app.announcements.all.length > looked);
  }
}

export async function atStation(work: (bench: StationBench) => Promise<void>, ports: TestPorts = {}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-station-'));
  const service = await startCountingService([71, 72, 73, 74]);
  const cable = await startCable(service.url);
  const kept = { folder, settingsFile: inMemorySettingsFile(), keyVault: inMemoryKeyVault() };
  const open = () => startServices({ ...kept, connection: { proxyEnvironment: {}, random: () => 0 }, ...ports });
  let app = await open();
  try {
    const accountId = await addAccount(app, 'North', cable.url, 'north');
    await app.ask('accounts.setCurrent', { accountId });
    const scan = (orderId: number) => scanned(app, numberOf(orderId));
    const closeRound: StationBench['closeRound'] = (otherwise) =>
      app.ask('station.close', { accountId, carrierName: null, prints: false, ...otherwise });
    await work({
      ...{ service, cable, folder, accountId, scan, closeRound },
      app: () => app,
      async startAgain(meanwhile = () => undefined) {
        await app.close();
        meanwhile();
        app = await open();
      },
      async waiting(orderIds = [71], otherwise = {}) {
        for (const orderId of orderIds) await scan(orderId);
        await cable.pull();
        await closeRound(otherwise);
        return closedRound(app, ({ state }) => state === 'waiting');
      },
      closed: (accepts) => closedRound(app, accepts),
    });
  } finally {
    await app.close();
    await cable.close();
    await service.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** `keysOf`: whose keys it has. */
export async function addAccount(
  app: ServicesOnTestPorts,
  label: string,
  baseAddress: string,
  keysOf: string,
): Promise<string> {
  const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
  for (const which of ['service', 'subscription'] as const) {
    app.clipboard.text = `${which}-key-of-${keysOf}-0123456789`;
    await app.ask('accounts.pasteKey', { draftId, which });
  }
  return (await app.ask('accounts.saveDraft', { draftId, label, baseAddress, colour: 'blue' })).accountId;
}

/** The clock of this computer, with more time passed than the test took, or set back by a person or by the network. */
export function clockAhead(): Clock & { goOn(milliseconds: number): void; setBack(milliseconds: number): void } {
  let ahead = 0;
  let behind = 0;
  return {
    now: () => new Date(systemClock.now().getTime() + ahead - behind),
    passed: () => systemClock.passed() + ahead,
    goOn(milliseconds) {
      ahead += milliseconds;
    },
    setBack(milliseconds) {
      behind += milliseconds;
    },
  };
}
