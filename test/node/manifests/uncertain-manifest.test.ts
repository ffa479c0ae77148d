/**
 * Manifests with an unclear end: over the real client against a real server, over a restart, and beside a second
 * program.
 */

import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { type FileCalls, realFileCalls } from '../../../src-main/disk/durable-file.ts';
import { failureOf } from '../../../src-main/failures.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import { type ShippingClient, ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { ManifestState } from '../../../src-preload/contract/manifest.ts';
import {
  answer,
  answerBytes,
  type Behaviour,
  bytesThenReset,
  startMisbehavingServer,
} from '../../helpers/misbehaving-server.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import type { WriterLine, WriterTask } from '../journal/manifest-writer.ts';
import {
  answering,
  failureFrom,
  inFolder,
  type ManifestsBench,
  manifestOrder,
  openBench,
  pdfBytes,
  rawAnswer,
  type SendManifest,
  silentLog,
} from './manifests-bench.ts';

const run = promisify(execFile);
const request = (...orderIds: number[]) => ({ accountId: 'one', orders: orderIds.map((id) => manifestOrder(id)) });

const manifestBody = JSON.stringify({
  label_type: 'PDF',
  pdf: Buffer.from(pdfBytes('from the wire')).toString('base64'),
  success: true,
  errors: null,
});

/** A bench whose client is the real one, talking to a real server. */
async function withServer(
  folder: string,
  behaviours: readonly Behaviour[],
  work: (
    bench: ReturnType<typeof openBench>,
    server: Awaited<ReturnType<typeof startMisbehavingServer>>,
  ) => Promise<void>,
): Promise<void> {
  const server = await startMisbehavingServer(behaviours);
  const client = createShippingClient({ clock: systemClock, log: silentLog, proxyEnvironment: {} });
  const bench = openBench({ folder, ...wiredTo(client, server.url) });
  try {
    await work(bench, server);
  } finally {
    bench.ledger.close();
    await client.close();
    await server.close();
  }
}

function wiredTo(client: ShippingClient, baseAddress: string) {
  const account = { baseAddress, serviceKey: 'k1', subscriptionKey: 'k2', format: 'json' as const };
  const sendManifest: SendManifest = (orderIds, steps) => client.createManifest(account, orderIds, steps);
  return { sendManifest, readManifestAnswer: client.readManifestAnswer };
}

/** The program of the kill proof, let run to its end: a second process on the same folder. */
async function secondProgram(folder: string, url: string, ...orderSets: number[][]): Promise<WriterLine[]> {
  const task: WriterTask = { folder, url, orderSets };
  const program = join(import.meta.dirname, '..', 'journal', 'manifest-writer.ts');
  const { stdout } = await run(process.execPath, [program, JSON.stringify(task)]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as WriterLine);
}

test('the server acts and drops the connection: one POST, in doubt, and nobody can send it again', () =>
  inFolder((folder) =>
    withServer(folder, [bytesThenReset('')], async ({ manifests }, server) => {
      const failure = await failureFrom(manifests.create(request(1, 2)));
      expect(failure).toMatchObject({ code: 'in-doubt', changed: 'unknown' });
      const manifestId = failure.facts.manifestId ?? '';
      expect(manifests.get(manifestId)).toMatchObject({ state: 'in-doubt', failure });

      const here = await failureFrom(manifests.create(request(2, 3)));
      expect(here).toMatchObject({ code: 'already-open', facts: { manifestId, orderIds: [2] } });
      const elsewhere = await secondProgram(folder, server.url, [1, 9]);
      expect(elsewhere).toContainEqual({ said: 'failed', code: 'already-open', orderIds: [1, 9] });
      expect(server.requests).toHaveLength(1);
      expect(manifests.get(manifestId).state).toBe('in-doubt');
    }),
  ));

test('an answer cut short: in doubt, the bytes are kept, and a restart neither sends nor guesses', () =>
  inFolder(async (folder) => {
    const whole = answerBytes({ body: manifestBody });
    await withServer(folder, [bytesThenReset(whole.subarray(0, whole.length - 20))], async ({ manifests, ledger }) => {
      const failure = await failureFrom(manifests.create(request(1)));
      expect(failure.code).toBe('in-doubt');
      const kept = await ledger.backup.readAnswer(failure.facts.manifestId ?? '');
      expect(kept).toMatchObject({ httpStatus: 200, complete: false });
    });
    await withServer(folder, [answer({ body: manifestBody })], async ({ manifests, ledger }, server) => {
      await manifests.recover();
      expect(ledger.writes.countIn('manifest', 'in-doubt')).toBe(1);
      expect(server.connectionCount).toBe(0);
    });
  }));

test('no connection: rejected as not sent, and the same orders go once the service is back', () =>
  inFolder(async (folder) => {
    const gone = await startMisbehavingServer([answer({ body: manifestBody })]);
    await gone.close();
    const client = createShippingClient({ clock: systemClock, log: silentLog, proxyEnvironment: {} });
    const { ledger, manifests } = openBench({ folder, ...wiredTo(client, gone.url) });
    const failure = await failureFrom(manifests.create(request(1)));
    expect(failure).toMatchObject({ code: 'unreachable', changed: 'nothing' });
    expect(manifests.get(failure.facts.manifestId ?? '').state).toBe('rejected');
    ledger.close();
    await client.close();
    await withServer(folder, [answer({ body: manifestBody })], async (bench, server) => {
      expect((await bench.manifests.create(request(1))).state).toBe('stored');
      expect(server.requests).toHaveLength(1);
    });
  }));

test('refused by the service: rejected with its words', () =>
  inFolder((folder) => {
    const errors = [{ message: 'Order 1 is not printed', details: 'order_id 1' }];
    const refusal = answer({ body: JSON.stringify({ success: false, errors }) });
    return withServer(folder, [refusal], async ({ manifests }, server) => {
      const failure = await failureFrom(manifests.create(request(1)));
      expect(failure).toMatchObject({ code: 'service-refused', changed: 'nothing', details: errors });
      expect(manifests.get(failure.facts.manifestId ?? '')).toMatchObject({ state: 'rejected', failure });
      expect(server.requests).toHaveLength(1);
    });
  }));

test('a PDF that comes with words of failure is stored, and the words stay with it', () =>
  inFolder((folder) => {
    const errors = [{ message: 'Order 2 is not printed', details: 'order_id 2' }];
    const half = answer({ body: JSON.stringify({ ...JSON.parse(manifestBody), errors }) });
    return withServer(folder, [half], async ({ manifests }) => {
      const manifest = await manifests.create(request(1, 2));
      expect(manifest).toMatchObject({ state: 'stored', failure: { changed: 'done', details: errors } });
      expect(Buffer.from((await manifests.readPdf(manifest.manifestId, 1)).bytes)).toEqual(pdfBytes('from the wire'));
    });
  }));

/** Like a program that is gone: what it was about to do does not happen. After the test it lets go of the files that it had open. */
const gone = (): Promise<never> =>
  new Promise((_resolve, reject) => onTestFinished(() => reject(new Error('This program is gone.'))));

async function leftBehind(folder: string, sendManifest: SendManifest): Promise<string> {
  const left = await new Promise<string>((resolve) => {
    const { ledger, manifests } = openBench({
      folder,
      sendManifest: async (orderIds, steps) => {
        await sendManifest(orderIds, steps);
        resolve(writesOf(ledger, 'manifest')[0]?.writeId ?? '');
        ledger.close();
        return gone();
      },
    });
    manifests.create(request(1, 2)).catch(() => undefined);
  });
  return left;
}

const nothingRead = { labelType: '', pdfs: [] };

test('ended before sending: rejected at the next start, and the orders are free', () =>
  inFolder(async (folder) => {
    const manifestId = await leftBehind(folder, async () => nothingRead);
    const { ledger, manifests, announced } = openBench({ folder });
    await manifests.recover();
    expect(manifests.get(manifestId)).toMatchObject({
      state: 'rejected',
      failure: { code: 'cancelled', changed: 'nothing' },
    });
    expect(announced.map((summary) => summary.state)).toEqual(['rejected']);
    expect((await manifests.create(request(1))).state).toBe('stored');
    ledger.close();
  }));

test('ended after sending, no answer kept: in doubt at the next start, and nothing is sent', () =>
  inFolder(async (folder) => {
    const manifestId = await leftBehind(folder, async (_orderIds, steps) => {
      await steps.beforeSending();
      return nothingRead;
    });
    let sent = 0;
    const { ledger, manifests } = openBench({
      folder,
      sendManifest: (orderIds, steps) => {
        sent++;
        return answering(orderIds, steps);
      },
    });
    await manifests.recover();
    expect(manifests.get(manifestId)).toMatchObject({ state: 'in-doubt', failure: { changed: 'unknown' } });
    expect((await failureFrom(manifests.create(request(2)))).code).toBe('already-open');
    expect(sent).toBe(0);
    ledger.close();
  }));

test('ended after the answer was kept: the next start reads it and stores the PDF', () =>
  inFolder(async (folder) => {
    const manifestId = await leftBehind(folder, async (_orderIds, steps) => {
      await steps.beforeSending();
      await steps.keepAnswer(rawAnswer({ labelType: 'PDF', pdfs: [pdfBytes('a'), pdfBytes('b')] }));
      return nothingRead;
    });
    const { ledger, manifests } = openBench({ folder });
    await manifests.recover();
    expect(manifests.get(manifestId)).toMatchObject({ state: 'stored', labelType: 'PDF', failure: null });
    expect(Buffer.from((await manifests.readPdf(manifestId, 2)).bytes)).toEqual(pdfBytes('b'));
    ledger.close();
  }));

test('a kept answer that took too long to read is not read again at the next start', () =>
  inFolder(async (folder) => {
    const manifestId = await leftBehind(folder, async (_orderIds, steps) => {
      await steps.beforeSending();
      await steps.keepAnswer({ httpStatus: 200, headers: {}, body: new Uint8Array(), complete: true });
      return nothingRead;
    });
    let readings = 0;
    const readManifestAnswer = () => {
      readings += 1;
      const facts = { reason: 'answer-too-slow' } as const;
      throw new ShippingError(failureOf('in-doubt', { changed: 'unknown', facts }).failure, 'in-doubt');
    };
    for (let start = 1; start <= 2; start += 1) {
      const { ledger, manifests } = openBench({ folder, readManifestAnswer });
      await manifests.recover();
      const failure = { code: 'in-doubt', facts: { reason: 'answer-too-slow' } };
      expect(manifests.get(manifestId)).toMatchObject({ state: 'in-doubt', failure });
      expect(readings).toBe(1);
      ledger.close();
    }
  }));

test('ended after a refusal was kept: the next start reads it as rejected', () =>
  inFolder(async (folder) => {
    const manifestId = await leftBehind(folder, async (_orderIds, steps) => {
      await steps.beforeSending();
      await steps.keepAnswer({ httpStatus: 400, headers: {}, body: new Uint8Array(), complete: true });
      return nothingRead;
    });
    const { ledger, manifests } = openBench({
      folder,
      readManifestAnswer: () => {
        throw new ShippingError(failureOf('service-refused').failure, 'rejected');
      },
    });
    await manifests.recover();
    expect(manifests.get(manifestId)).toMatchObject({ state: 'rejected', failure: { code: 'service-refused' } });
    ledger.close();
  }));

/** A disk without room for files of these kinds. */
function fullFor(endings: readonly string[]): FileCalls {
  return {
    ...realFileCalls,
    open(path, flags, mode) {
      if (!endings.some((ending) => path.includes(ending))) return realFileCalls.open(path, flags, mode);
      return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    },
  };
}

test('no room for the PDF after the answer: told as done, and stored at the next start', () =>
  inFolder(async (folder) => {
    const first = openBench({ folder, fileCalls: fullFor(['.pdf.']) });
    const failure = await failureFrom(first.manifests.create(request(1)));
    expect(failure).toMatchObject({ code: 'disk-full', changed: 'done' });
    const manifestId = failure.facts.manifestId ?? '';
    expect(first.manifests.get(manifestId).state).toBe('in-doubt');
    expect((await failureFrom(first.manifests.create(request(1)))).code).toBe('already-open');
    first.ledger.close();
    const second = openBench({ folder });
    await second.manifests.recover();
    expect(second.manifests.get(manifestId).state).toBe('stored');
    expect(Buffer.from((await second.manifests.readPdf(manifestId, 1)).bytes)).toEqual(pdfBytes('orders 1'));
    second.ledger.close();
  }));

test('no room for the answer: what it says is stored all the same, PDF and end, and is there at the next start', () =>
  inFolder(async (folder) => {
    const first = openBench({ folder, fileCalls: fullFor(['.answer.']) });
    const { manifestId, state } = await first.manifests.create(request(1));
    expect([state, first.ledger.backup.answeredIds()]).toEqual(['stored', []]);
    first.ledger.close();
    const second = openBench({ folder });
    await second.manifests.recover();
    expect(second.manifests.get(manifestId)).toMatchObject({ state: 'stored', failure: null });
    expect(Buffer.from((await second.manifests.readPdf(manifestId, 1)).bytes)).toEqual(pdfBytes('orders 1'));
    second.ledger.close();
  }));

test('no room for the answer and its PDF: in doubt, until the disk takes first the answer, then the PDF; nothing is sent again', () =>
  inFolder(async (folder) => {
    const full = ['.answer.', '.pdf.'];
    const timers = createTimersByHand();
    let sent = 0;
    const { ledger, manifests, announced } = openBench({
      folder,
      fileCalls: fullFor(full),
      after: timers.after,
      sendManifest: (...asked) => {
        sent += 1;
        return answering(...asked);
      },
    });
    const failure = await failureFrom(manifests.create(request(1)));
    expect(failure).toMatchObject({ code: 'in-doubt', changed: 'unknown', facts: { reason: 'disk-full' } });
    const manifestId = failure.facts.manifestId ?? '';
    const { state, failure: told } = manifests.get(manifestId);
    expect([state, told]).toMatchObject(['in-doubt', { code: 'disk-full', changed: 'unknown' }]);
    expect((await failureFrom(manifests.create(request(1)))).code).toBe('already-open');
    const afterAWhile = async (): Promise<readonly unknown[]> => {
      timers.pass(10_000);
      await timers.asked(10_000);
      return [manifests.get(manifestId).failure?.changed, ledger.backup.answeredIds()];
    };
    expect(await afterAWhile()).toEqual(['unknown', []]);
    full.shift();
    expect(await afterAWhile()).toEqual(['done', [manifestId]]);
    full.shift();
    timers.pass(10_000);
    await expect.poll(() => announced.at(-1)?.state).toBe('stored');
    expect(sent).toBe(1);
    expect(Buffer.from((await manifests.readPdf(manifestId, 1)).bytes)).toEqual(pdfBytes('orders 1'));
    await manifests.close();
    ledger.close();
  }));

/** A manifest whose PDF the disk does not take, and what happens until it does. */
async function storedLater(
  folder: string,
  meanwhile: (bench: ManifestsBench, manifestId: string) => Promise<unknown>,
): Promise<readonly [state: ManifestState, fileCount: number]> {
  const full = ['.pdf.'];
  const timers = createTimersByHand();
  const bench = openBench({ folder, fileCalls: fullFor(full), after: timers.after });
  const { ledger, manifests } = bench;
  const { facts, changed } = await failureFrom(manifests.create(request(1)));
  expect(changed).toBe('done');
  const manifestId = facts.manifestId ?? '';
  await meanwhile(bench, manifestId);
  full.shift();
  timers.pass(10_000);
  // Comes after what is stored of the same manifest.
  await manifests.noteSettled(ledger.writes.get(manifestId) as WriteRecord);
  const { state, files } = manifests.get(manifestId);
  await manifests.close();
  ledger.close();
  return [state, files.length];
}

test('a PDF that waits for its disk is stored there later; not where a person has settled its manifest meanwhile, nor after the end', () =>
  inFolder(async (folder) => {
    expect(await storedLater(join(folder, 'one'), async () => undefined)).toEqual(['stored', 1]);
    const settled = await storedLater(join(folder, 'two'), ({ ledger }, manifestId) =>
      ledger.writes.settleByHand(manifestId, {
        ...{ at: '2026-11-20T10:00:00.000Z', by: 'kim', resolution: 'not-done' },
        ...{ done: [], notDone: [1] },
      }),
    );
    expect(settled).toEqual(['rejected', 0]);
    expect(await storedLater(join(folder, 'three'), ({ manifests }) => manifests.close())).toEqual(['in-doubt', 0]);
  }));

/** A disk whose place is taken away while a manifest is under way, and given back. */
async function awayMeanwhile(place: string, takeAway: () => void, bringBack: () => void): Promise<void> {
  const timers = createTimersByHand();
  const sendManifest: SendManifest = async (orderIds, steps) => {
    if (orderIds.includes(2)) return answering(orderIds, steps);
    await steps.beforeSending();
    takeAway();
    return answering(orderIds, { ...steps, beforeSending: async () => undefined });
  };
  const { ledger, manifests, announced } = openBench({ folder: place, sendManifest, after: timers.after });
  const earlier = await manifests.create(request(2));
  const failure = await failureFrom(manifests.create(request(1)));
  expect(failure).toMatchObject({ code: 'in-doubt', changed: 'unknown' });
  expect(await failureFrom(manifests.readPdf(earlier.manifestId, 1))).toMatchObject({ code: 'file-failed' });
  timers.pass(10_000);
  await timers.asked(10_000);
  expect(filesBelow(place)).toEqual([]);
  bringBack();
  timers.pass(10_000);
  await expect.poll(() => announced.at(-1)?.state).toBe('stored');
  const pdf = await manifests.readPdf(failure.facts.manifestId ?? '', 1);
  expect(Buffer.from(pdf.bytes)).toEqual(pdfBytes('orders 1'));
  await manifests.close();
  ledger.close();
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

test('its folder is taken away while it is under way: nothing is stored in its place, and it has its PDF once it is back', () =>
  inFolder(async (folder) => {
    const [place, away, below] = [join(folder, 'place'), join(folder, 'away'), join(folder, 'below')];
    mkdirSync(place);
    await awayMeanwhile(
      place,
      () => {
        renameSync(place, away);
        mkdirSync(place);
      },
      () => {
        renameSync(place, below);
        renameSync(away, place);
      },
    );
  }));

test.skipIf(cannotMount !== null)('the same of a disk, with folders of an earlier start without it below', async () => {
  const disk = await openSmallDisk('ext4', 64_000);
  onTestFinished(() => disk.close());
  const takeAway = (): void => {
    disk.unplug();
    for (const name of ['ledger/spool', 'manifests']) mkdirSync(join(disk.folder, name), { recursive: true });
  };
  await awayMeanwhile(disk.folder, takeAway, () => disk.plugIn());
});

test('no room for the note that it is being sent: nothing leaves', () =>
  inFolder(async (folder) => {
    let left = false;
    const { ledger, manifests } = openBench({
      folder,
      fileCalls: fullFor(['.write.']),
      sendManifest: async (_orderIds, steps) => {
        await steps.beforeSending();
        left = true;
        return nothingRead;
      },
    });
    const failure = await failureFrom(manifests.create(request(1)));
    expect(failure).toMatchObject({ code: 'disk-full', changed: 'nothing' });
    expect(manifests.get(failure.facts.manifestId ?? '').state).toBe('rejected');
    expect(left).toBe(false);
    ledger.close();
  }));

test('the index itself refuses a second open write of one order, whatever another program does', () =>
  inFolder(async (folder) => {
    const failing: SendManifest = async (_orderIds, steps) => {
      await steps.beforeSending();
      throw new ShippingError(failureOf('timed-out').failure, 'in-doubt');
    };
    const { ledger, manifests } = openBench({ folder, sendManifest: failing });
    await failureFrom(manifests.create(request(1)));
    const { fingerprint } = ledger.accounts.at({ baseAddress: 'https://service.test', serviceKey: 'a' });
    const other = `const { DatabaseSync } = await import('node:sqlite');
      const [, path, accountId, fingerprint] = process.argv;
      const database = new DatabaseSync(path);
      database.exec("INSERT INTO writes (write_id, kind, account_id, state, created_at, record, seal)"
        + " VALUES ('other', 'archive', 'any', 'sent', '', '', '')");
      const insert = "INSERT INTO write_orders (write_id, order_id, account_id, state, fingerprint) VALUES ('other', 1, ?, 'sent', ?)";
      database.prepare(insert).run(accountId, fingerprint);`;
    const path = join(folder, 'ledger', 'ledger.sqlite');
    // By the account's id here, as an older Packbench knows it, and by how the service knows the account.
    for (const account of [
      ['one', ''],
      ['entered again', fingerprint],
    ]) {
      const program = run(process.execPath, ['--input-type=module', '-e', other, path, ...account]);
      await expect(program).rejects.toThrow('UNIQUE');
    }
    ledger.close();
  }));
