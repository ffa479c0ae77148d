/**
 * The five kinds of write as the page asks for them, and what the page hears about each: for tests of what is said when
 * a disk fails.
 */
import type { PracticeService } from '../../../src-main/accounts/practice-service.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import type { Changed, FailureCode } from '../../../src-preload/contract/failure.ts';
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import { answer, type Behaviour, bytesThenReset } from '../../helpers/misbehaving-server.ts';
import { type ServicesOnTestPorts, startServices, type TestPorts } from '../../helpers/services-on-test-ports.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';

/** What the page heard: null for a write that it was told is done. */
export type Told = { readonly code: FailureCode; readonly changed: Changed } | null;

export type AskedWrite = (app: ServicesOnTestPorts) => Promise<Told>;

const accountId = 'practice-1';
const orders = (...ids: number[]) => ids.map((orderId) => ({ orderId, orderNumber: `#${orderId}` }));

const change =
  (wanted: OrderChange): AskedWrite =>
  async (app) => {
    const { runId } = await app.ask('changes.start', { accountId, change: wanted });
    await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
    const [first] = (await app.ask('changes.get', { runId })).results;
    if (first === undefined) throw new Error('A run without results');
    if (first.state === 'done') return null;
    if (first.failure === null) throw new Error(`${first.state}, and no word why`);
    // A result and its failure must say the same.
    const { code, changed } = first.failure;
    if ((first.state === 'in-doubt') !== (changed === 'unknown')) throw new Error(`${first.state} and ${changed}`);
    return { code, changed };
  };

export const askedWrites: Readonly<Record<string, AskedWrite>> = {
  async manifest(app) {
    const outcome = await app.outcome('manifests.create', { accountId, orders: [manifestOrder(1), manifestOrder(2)] });
    return outcome.ok ? null : { code: outcome.failure.code, changed: outcome.failure.changed };
  },
  archive: change({ kind: 'archive', orders: orders(1) }),
  delete: change({ kind: 'remove', orders: orders(1) }),
  'bulk delete': change({ kind: 'remove', orders: orders(1, 2) }),
  assign: change({ kind: 'assign', orders: orders(1, 2), toAccountId: 'practice-2' }),
};

const pdf = Buffer.from('%PDF-1.7\nfrom the wire\n%%EOF\n').toString('base64');

/** A service that does as asked, one that says no, and one that does it and drops the line. */
export const serviceThat: Readonly<Record<'does' | 'refuses' | 'drops', Behaviour>> = {
  does: answer({ body: JSON.stringify({ label_type: 'PDF', pdf, success: true, errors: null }) }),
  refuses: answer({ status: 400, body: JSON.stringify({ success: false, errors: [{ message: 'No', details: '' }] }) }),
  drops: bytesThenReset(''),
};

function practiceAt(url: string): PracticeService {
  const accounts = ['a', 'b'].map((name) => ({
    serviceKey: `service-key-${name}`,
    subscriptionKey: `sub-key-${name}`,
  }));
  return { running: true, url, accounts };
}

/** The app's services on a folder, with both practice accounts at `url`, before it has seen an order. */
export function openUnread(folder: string, url: string, ports: TestPorts = {}): Promise<ServicesOnTestPorts> {
  const connection = { proxyEnvironment: {}, random: () => 0, ...ports.connection };
  return startServices({ folder, practice: practiceAt(url), ...ports, connection });
}

/** The same, where the service has just shown what is written. */
export async function openApp(...opened: Parameters<typeof openUnread>): Promise<ServicesOnTestPorts> {
  const app = await openUnread(...opened);
  await haveShown(app, accountId);
  return app;
}

/** The service has just shown the account's orders: before a manifest of them it is asked nothing. */
export async function haveShown(
  app: ServicesOnTestPorts,
  account: AccountId,
  shown: readonly ManifestOrder[] = Array.from({ length: mostWritten }, (_, at) => manifestOrder(at + 1)),
): Promise<void> {
  await app.services.mirror.intake.takeIn({
    accountId: account,
    seenAs: 'unshipped',
    orders: shown.map((order) => ({ ...order, orderedAt: null, country: '', exactMatch: null })),
    seenAt: systemClock.now().toISOString(),
    walkId: null,
  });
}

/** By any of the tests. */
const mostWritten = 20;
