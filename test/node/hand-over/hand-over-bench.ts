/** A bench with manifests to hand over, made at a service that counts. */
import type { Tally, TallyFinish, TallyScan } from '../../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import type { ServicesOnTestPorts } from '../../helpers/services-on-test-ports.ts';
import { sheetWords } from '../../helpers/sheet-words.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { numberOf } from '../station/station-bench.ts';

export async function makeManifest(
  app: ServicesOnTestPorts,
  accountId: string,
  orders: readonly (number | ManifestOrder)[],
  again: readonly string[] = [],
): Promise<string> {
  const chosen = orders.map((one) => (typeof one === 'number' ? manifestOrder(one) : one));
  const { manifestId } = await app.ask('manifests.create', { accountId, orders: chosen, again });
  return manifestId;
}

/** As the counting service has it. */
export const orderAtService = (orderId: number): ManifestOrder => ({
  ...manifestOrder(orderId),
  ...{ orderNumber: numberOf(orderId), carrierName: 'NZ Post', trackingNumber: `TRACK${orderId}NZ` },
});

export async function beginTally(app: ServicesOnTestPorts, manifestId: string, again = false): Promise<string> {
  return (await app.ask('handOver.begin', { manifestId, again })).tallyId;
}

export const scanInto = (app: ServicesOnTestPorts, tallyId: string | null, code: string): Promise<TallyScan> =>
  app.ask('handOver.scan', { tallyId, code });

export async function finishTally(
  app: ServicesOnTestPorts,
  tallyId: string,
  more: Partial<TallyFinish> = {},
): Promise<Tally> {
  return app.ask('handOver.finish', await finishRequest(app, tallyId, more));
}

export async function finishRequest(
  app: ServicesOnTestPorts,
  tallyId: string,
  more: Partial<TallyFinish> = {},
): Promise<TallyFinish> {
  const { left, ticked, extras } = await app.ask('handOver.tally', { tallyId });
  const scanned = [...ticked, ...extras].map(({ tickNo }) => tickNo);
  const usual = { forOthers: [], handedOverBy: 'Kim', driver: '', signature: [], words: sheetWords };
  return { tallyId, left: left.map(({ orderId }) => orderId), scanned, ...usual, ...more };
}
