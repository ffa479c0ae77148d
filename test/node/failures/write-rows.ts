/** Failures of writes: what is not sent twice, and what happened to a write that was sent. */

import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { OrderChange, OrderReference, OrderResult } from '../../../src-preload/contract/change.ts';
import type { Outcome } from '../../../src-preload/contract/failure.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { startDroppingService } from '../../helpers/dropping-service.ts';
import { startGoBetween } from '../../helpers/go-between.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { answer } from '../../helpers/misbehaving-server.ts';
import { asChosen, query } from '../../helpers/orders-bench.ts';
import { atOnce, type ServicesOnTestPorts, type TestPorts } from '../../helpers/services-on-test-ports.ts';
import { haveShown } from '../journal/asked-writes.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { closedRound, scanned } from '../station/station-bench.ts';
import type { SomeFailureRows } from './failure-row.ts';
import { addAccount, type Stage, waitingOrder } from './stage.ts';

const nothing = { changed: 'nothing', facts: {} } as const;
const manifestWithPdf = { label_type: 'PDF', pdf: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') };

function create(app: ServicesOnTestPorts, accountId: AccountId, ...orders: Order[]): Promise<Outcome<unknown>> {
  return app.outcome('manifests.create', { accountId, orders: orders.map(asChosen) });
}

/** An account whose service accepts a manifest and drops the line; and one order of it. */
export async function atDroppingService(stage: Stage, ports?: TestPorts) {
  const service = await startDroppingService();
  onTestFinished(() => service.close());
  const app = await stage.app(ports);
  const accountId = await addAccount(app, service.url);
  return { app, accountId, order: await waitingOrder(app, accountId) };
}

const toReference = ({ orderId, orderNumber }: Order): OrderReference => ({ orderId, orderNumber });

const typedAccountLabel = 'Practice North';

async function change(app: ServicesOnTestPorts, wanted: OrderChange): Promise<readonly OrderResult[]> {
  const { runId } = await app.ask('changes.start', { accountId: 'practice-1', change: wanted });
  await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
  return (await app.ask('changes.get', { runId })).results;
}

/** A change that never reaches the service, which nobody can know; and an order of its account. */
async function withChangeInDoubt(stage: Stage, wanted: OrderChange | ((order: OrderReference) => OrderChange)) {
  const goBetween = await startGoBetween(stage.practice.url);
  onTestFinished(() => goBetween.close());
  const app = await stage.app({ practice: { ...stage.practice, url: goBetween.url } });
  const order = await waitingOrder(app, 'practice-1');
  goBetween.writes = 'lose the write';
  const { orderId, orderNumber } = order;
  await change(app, typeof wanted === 'function' ? wanted({ orderId, orderNumber }) : wanted);
  return { app, order };
}

export const writeRows = {
  'in-doubt': [
    {
      cause: 'A write was sent and its answer lost',
      changed: 'unknown',
      facts: {},
      async provoke(stage) {
        const { app, accountId, order } = await atDroppingService(stage);
        return create(app, accountId, order);
      },
    },
    {
      cause: 'A write was sent and answered by an error page, by a redirect or by what cannot be read',
      changed: 'unknown',
      facts: { reason: 'service-broken' },
      async provoke(stage) {
        const service = await stage.server([answer({ status: 500, body: '<html></html>' })]);
        const app = await stage.app();
        const accountId = await addAccount(app, service.url);
        return app.outcome('manifests.create', { accountId, orders: [manifestOrder(7)] });
      },
    },
    {
      cause: 'A manifest was sent and its answer came, but this computer could write down neither it nor its PDF',
      changed: 'unknown',
      facts: { reason: 'file-failed' },
      hasDetails: true,
      async provoke(stage) {
        const folder = await stage.folder();
        const service = await stage.server([
          (socket, request) => {
            for (const place of [join(folder, 'ledger', 'spool'), join(folder, 'manifests')]) {
              renameSync(place, `${place}-before`);
              // A folder of Linux in which nobody can make a file.
              symlinkSync('/proc', place);
            }
            answer({ body: JSON.stringify({ ...manifestWithPdf, success: true, errors: [] }) })(socket, request);
          },
        ]);
        const app = await stage.app({ folder });
        const accountId = await addAccount(app, service.url);
        await haveShown(app, accountId);
        return app.outcome('manifests.create', { accountId, orders: [manifestOrder(7)] });
      },
    },
    {
      cause: 'An assign or a bulk delete was refused, which may have done a part of it, and it could not be looked up',
      changed: 'unknown',
      facts: { reason: 'service-refused' },
      hasDetails: true,
      async provoke(stage) {
        const goBetween = await startGoBetween(stage.practice.url);
        onTestFinished(() => goBetween.close());
        const app = await stage.app({ practice: { ...stage.practice, url: goBetween.url }, after: atOnce });
        const { orders } = await app.search(query({ accountId: 'practice-1', status: 'Unshipped' }));
        goBetween.writes = 'refuse before anything';
        goBetween.reads = 'lose';
        const [result] = await change(app, { kind: 'archive', orders: orders.slice(0, 2).map(toReference) });
        return result?.failure == null ? { ok: true, value: null } : { ok: false, failure: result.failure };
      },
    },
  ],
  'already-open': [
    {
      cause: 'An order of this write is in a manifest that is sent or in doubt',
      changed: 'nothing',
      facts: { manifestId: '20261120-101500-0a1b2c3d' },
      async provoke(stage) {
        const { app, accountId, order } = await atDroppingService(stage);
        await create(app, accountId, order);
        return create(app, accountId, order);
      },
    },
    {
      cause: 'An order of this write is in another change that is sent or in doubt',
      ...nothing,
      async provoke(stage) {
        const { app, order } = await withChangeInDoubt(stage, (one) => ({ kind: 'archive', orders: [one] }));
        return create(app, 'practice-1', order);
      },
    },
  ],
  'unshipped-being-removed': [
    {
      cause: 'Removing every unshipped order of the account is sent or in doubt, and anything else of it was asked for',
      ...nothing,
      async provoke(stage) {
        const { app, order } = await withChangeInDoubt(stage, { kind: 'remove-all-unshipped', typedAccountLabel });
        return create(app, 'practice-1', order);
      },
    },
  ],
  'account-writes-open': [
    {
      cause: 'Removing every unshipped order was asked for while another write of the account is sent or in doubt',
      ...nothing,
      async provoke(stage) {
        const { app, order } = await withChangeInDoubt(stage, (one) => ({ kind: 'archive', orders: [one] }));
        const [result] = await change(app, { kind: 'remove-all-unshipped', typedAccountLabel });
        if (result?.failure == null) return { ok: true, value: order };
        return { ok: false, failure: result.failure };
      },
    },
  ],
  'already-manifested': [
    {
      cause: 'An order of this manifest is in a stored manifest of this computer',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const order = await waitingOrder(app, 'practice-1');
        await create(app, 'practice-1', order);
        return create(app, 'practice-1', order);
      },
    },
  ],
  'removed-meanwhile': [
    {
      cause: 'An order of a closed round was archived from this computer since it was scanned',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const accountId = 'practice-1';
        const { orderId, orderNumber } = await waitingOrder(app, accountId);
        await scanned(app, orderNumber);
        await app.ask('changes.start', { accountId, change: { kind: 'archive', orders: [{ orderId, orderNumber }] } });
        await app.announcements.first('changes.progressed', ({ state }) => state === 'ended');
        await app.ask('station.close', { accountId, carrierName: null, prints: false });
        const { failure } = await closedRound(app, (round) => round.failure !== null);
        return failure === null ? { ok: true, value: null } : { ok: false, failure };
      },
    },
  ],
  'shipped-meanwhile': [
    {
      cause: 'An order of a closed round was shown among the shipped ones since it was scanned',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const accountId = 'practice-1';
        const order = await waitingOrder(app, accountId);
        await scanned(app, order.orderNumber);
        const seenAt = systemClock.now().toISOString();
        const shown = {
          accountId,
          seenAs: 'shipped',
          orders: [{ ...order, orderedAt: seenAt }],
          seenAt,
          walkId: null,
        } as const;
        await app.services.mirror.intake.takeIn(shown);
        await app.ask('station.close', { accountId, carrierName: null, prints: false });
        const { failure } = await closedRound(app, (round) => round.failure !== null);
        return failure === null ? { ok: true, value: null } : { ok: false, failure };
      },
    },
  ],
  'nothing-chosen': [
    {
      cause: 'A manifest or a change was asked for without orders',
      ...nothing,
      provoke: async (stage) => create(await stage.app(), 'practice-1'),
    },
  ],
  cancelled: [
    {
      cause: 'Packbench was closed before the write was sent, or what it waited for was called off',
      ...nothing,
      async provoke(stage) {
        const folder = await stage.folder();
        const earlier = openLedger({
          folder: join(folder, 'ledger'),
          clock: systemClock,
          log: inMemoryLog(),
        });
        const order = {
          orderId: 7,
          orderNumber: '#7',
          receiverName: 'Ana',
          carrierName: 'Swift',
          trackingNumber: 'T7',
        };
        const about = { accountId: 'practice-1', accountLabel: 'North', origin: '', fingerprint: '' } as const;
        const intent = { kind: 'manifest', ...about, orders: [order] } as const;
        const { writeId } = earlier.writes.begin(intent);
        earlier.close();
        const app = await stage.app({ folder });
        const { failure } = await app.ask('manifests.get', { manifestId: writeId });
        return failure === null ? { ok: true, value: null } : { ok: false, failure };
      },
    },
  ],
  'wrong-account': [
    {
      cause: 'The orders are held by another account of this computer',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        return create(app, 'practice-1', await waitingOrder(app, 'practice-2'));
      },
    },
  ],
  'same-account': [
    {
      cause: 'Orders were to be assigned to an entry with the same service key',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const [first, toAccountId] = [
          await addAccount(app, stage.practice.url),
          await addAccount(app, stage.practice.url),
        ];
        const orders = [{ orderId: 1, orderNumber: '1' }];
        return app.outcome('changes.start', { accountId: first, change: { kind: 'assign', orders, toAccountId } });
      },
    },
  ],
} satisfies SomeFailureRows;
