/** A manifests service on a folder of its own, with every outside part in the test's hands. */

import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileCalls } from '../../../src-main/disk/durable-file.ts';
import { failureOf, PackbenchError } from '../../../src-main/failures.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import { createManifestsService, type ManifestsService } from '../../../src-main/manifests/manifests-service.ts';
import type { After, Clock, Log } from '../../../src-main/ports.ts';
import type { ManifestAnswer, RawAnswer, WriteSteps } from '../../../src-main/shipping/shipping-client.ts';
import { afterOnThisComputer, systemClock } from '../../../src-main/time/system-time.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ManifestOrder, ManifestSummary } from '../../../src-preload/contract/manifest.ts';
import { doorTo, enteredOnce, hearWrites, knowsNoneGone, knowsNoOrders } from '../../helpers/alone.ts';
import { someAccount } from '../../helpers/some-account.ts';

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

export const pdfBytes = (text: string): Uint8Array => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

export function manifestOrder(orderId: number, carrierName = 'Harbour Post'): ManifestOrder {
  return {
    orderId,
    orderNumber: `#${orderId}`,
    receiverName: `Receiver ${orderId}`,
    carrierName,
    trackingNumber: `HP${orderId}`,
  };
}

export type SendManifest = (orderIds: readonly number[], steps: WriteSteps) => Promise<ManifestAnswer>;

/** A service that answers at once with one PDF; its answers are JSON of { labelType, pdfs: base64[] }. */
export const answering: SendManifest = async (orderIds, steps) => {
  await steps.beforeSending();
  const answer = rawAnswer({ labelType: 'PDF', pdfs: [pdfBytes(`orders ${orderIds.join()}`)] });
  await steps.keepAnswer(answer);
  return readAnswer(answer);
};

export function rawAnswer(answer: ManifestAnswer): RawAnswer {
  const pdfs = answer.pdfs.map((bytes) => Buffer.from(bytes).toString('base64'));
  const body = Buffer.from(JSON.stringify({ labelType: answer.labelType, pdfs }));
  return { httpStatus: 200, headers: { 'content-type': 'application/json' }, body, complete: true };
}

export function readAnswer(answer: RawAnswer): ManifestAnswer {
  const read = JSON.parse(Buffer.from(answer.body).toString()) as { labelType: string; pdfs: string[] };
  return { labelType: read.labelType, pdfs: read.pdfs.map((text) => new Uint8Array(Buffer.from(text, 'base64'))) };
}

export interface BenchParts {
  readonly folder: string;
  readonly sendManifest?: SendManifest;
  readonly readManifestAnswer?: (answer: RawAnswer) => ManifestAnswer | Promise<ManifestAnswer>;
  readonly freeBytes?: (folder: string) => Promise<number>;
  readonly fileCalls?: FileCalls;
  readonly savePath?: string | null;
  readonly log?: Log;
  readonly clock?: Clock;
  readonly after?: After;
  readonly keptAnswerBytes?: number;
  /** The account is removed from this computer by now. */
  readonly isRemoved?: () => boolean;
}

export interface ManifestsBench {
  readonly ledger: Ledger;
  readonly manifests: ManifestsService;
  /** Every announced summary, in order. */
  readonly announced: ManifestSummary[];
  readonly manifestFolder: string;
}

/** What one run of the app would have open. The caller closes the ledger. */
export function openBench(parts: BenchParts): ManifestsBench {
  const clock = parts.clock ?? systemClock;
  const log = parts.log ?? silentLog;
  const ledgerParts = { folder: join(parts.folder, 'ledger'), clock, log };
  const ledger = openLedger(
    parts.fileCalls === undefined ? ledgerParts : { ...ledgerParts, fileCalls: parts.fileCalls },
  );
  const announced: ManifestSummary[] = [];
  const send = parts.sendManifest ?? answering;
  const manifestFolder = join(parts.folder, 'manifests');
  const manifests: ManifestsService = createManifestsService({
    enteredAgain: enteredOnce,
    ledger,
    folder: manifestFolder,
    accounts: {
      get: (accountId) => {
        if (parts.isRemoved?.() === true) throw failureOf('account-unknown', { facts: { accountId } });
        return someAccount(accountId, { label: `Label of ${accountId}`, baseAddress: 'https://service.test' });
      },
    },
    door: doorTo(() => ({
      baseAddress: 'https://service.test',
      serviceKey: 'a',
      subscriptionKey: 'b',
      format: 'json',
    })),
    knownOrders: knowsNoOrders,
    throwIfGone: knowsNoneGone,
    happened: hearWrites((write) => manifests.announce(write)),
    client: {
      createManifest: (_account, orderIds, steps) => send(orderIds, steps),
      readManifestAnswer: async (answer) => (parts.readManifestAnswer ?? readAnswer)(answer),
    },
    clock,
    after: parts.after ?? afterOnThisComputer,
    log,
    announce: (name, event) => {
      if (name === 'manifests.changed') announced.push(event as ManifestSummary);
    },
    saveDialog: { choosePath: async () => parts.savePath ?? null },
    ...(parts.keptAnswerBytes === undefined ? {} : { keptAnswerBytes: parts.keptAnswerBytes }),
    ...(parts.freeBytes === undefined ? {} : { freeBytes: parts.freeBytes }),
    ...(parts.fileCalls === undefined ? {} : { fileCalls: parts.fileCalls }),
  });
  return { ledger, manifests, announced, manifestFolder };
}

/** Runs the test in a folder that is gone afterwards. */
export async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-manifests-'));
  try {
    await test(folder);
  } finally {
    // An app that the test is still closing may be writing the copy of the orders.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The failure a promise ends with. */
export async function failureFrom(work: Promise<unknown>): Promise<Failure> {
  try {
    await work;
  } catch (thrown) {
    if (thrown instanceof PackbenchError) return thrown.failure;
    throw thrown;
  }
  throw new Error('It did not fail');
}
