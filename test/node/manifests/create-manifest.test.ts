/** The way of one manifest: what is on the disk at which moment, and how each end is reported. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import {
  answering,
  failureFrom,
  inFolder,
  manifestOrder,
  openBench,
  pdfBytes,
  rawAnswer,
  type SendManifest,
  silentLog,
} from './manifests-bench.ts';

const request = (...orderIds: number[]) => ({ accountId: 'one', orders: orderIds.map((id) => manifestOrder(id)) });

test('a created manifest is stored, announced, and read back byte for byte', () =>
  inFolder(async (folder) => {
    const { ledger, manifests, announced, manifestFolder } = openBench({ folder });
    const created = await manifests.create({
      accountId: 'one',
      orders: [manifestOrder(3), manifestOrder(4, 'Swift'), manifestOrder(3), manifestOrder(5, 'Swift')],
    });
    expect(created).toMatchObject({ state: 'stored', orderCount: 3, accountLabel: 'Label of one', labelType: 'PDF' });
    expect(created.carriers).toEqual([
      { carrierName: 'Swift', orderCount: 2 },
      { carrierName: 'Harbour Post', orderCount: 1 },
    ]);
    expect(announced.map((summary) => summary.state)).toEqual(['intent', 'sent', 'stored']);
    const pdf = await manifests.readPdf(created.manifestId, 1);
    expect(Buffer.from(pdf.bytes)).toEqual(pdfBytes('orders 3,4,5'));
    // It comes along, and no other bytes with it.
    expect(Buffer.from(created.firstPdf ?? '')).toEqual(pdfBytes('orders 3,4,5'));
    expect(created.firstPdf?.buffer.byteLength).toBe(pdf.bytes.byteLength);
    expect(await readdir(manifestFolder)).toEqual([pdf.fileName]);
    expect(statSync(join(manifestFolder, pdf.fileName)).mode & 0o777).toBe(0o600);
    expect(statSync(manifestFolder).mode & 0o777).toBe(0o700);
    expect(manifests.marksFor('one', [3, 9]).get(3)).toMatchObject({ manifestId: created.manifestId, state: 'stored' });
    expect(manifests.marksFor('two', [3]).size).toBe(0);
    ledger.close();
  }));

test('a paper of more than 8 MB does not come along with the reply: it is asked for', () =>
  inFolder(async (folder) => {
    const large = pdfBytes('x'.repeat(8 * 1024 * 1024));
    const sendManifest: SendManifest = async (_orderIds, steps) => {
      await steps.beforeSending();
      const answer = { labelType: 'PDF', pdfs: [large] };
      await steps.keepAnswer(rawAnswer(answer));
      return answer;
    };
    const { ledger, manifests } = openBench({ folder, sendManifest });
    const { manifestId, firstPdf, files } = await manifests.create(request(3));
    expect([firstPdf === null, files[0]?.byteCount]).toEqual([true, large.byteLength]);
    expect((await manifests.readPdf(manifestId, 1)).bytes.byteLength).toBe(large.byteLength);
    ledger.close();
  }));

test('INTENT is durable before sending begins, SENT before it may begin, the answer before it is read', () =>
  inFolder(async (folder) => {
    // A second connection sees what is committed, and nothing else.
    const statesSeen = (): string[] => {
      const other = openLedger({ folder: join(folder, 'ledger'), clock: systemClock, log: silentLog });
      const states = writesOf(other, 'manifest').map((record) => record.state);
      other.close();
      return states;
    };
    const seen: Record<string, unknown> = {};
    const watched: SendManifest = async (_orderIds, steps) => {
      seen.before = statesSeen();
      await steps.beforeSending();
      seen.sending = statesSeen();
      const answer = rawAnswer({ labelType: 'PDF', pdfs: [pdfBytes('x')] });
      await steps.keepAnswer(answer);
      const spool = join(folder, 'ledger', 'spool');
      const name = (await readdir(spool)).find((each) => each.endsWith('.answer'));
      seen.kept = readFileSync(join(spool, name ?? '')).includes(Buffer.from(answer.body));
      return { labelType: 'PDF', pdfs: [pdfBytes('x')] };
    };
    const { ledger, manifests } = openBench({ folder, sendManifest: watched });
    await manifests.create(request(1));
    expect(seen).toEqual({ before: ['intent'], sending: ['sent'], kept: true });
    ledger.close();
  }));

const unreadable = (): never => {
  throw new ShippingError(failureOf('answer-unreadable').failure, 'in-doubt');
};

const keptButUnread: SendManifest = async (_orderIds, steps) => {
  await steps.beforeSending();
  await steps.keepAnswer(rawAnswer({ labelType: 'PDF', pdfs: [] }));
  return unreadable();
};

const failing =
  (fate: 'not-sent' | 'rejected' | 'in-doubt', leaves: boolean): SendManifest =>
  async (_orderIds, steps) => {
    if (leaves) await steps.beforeSending();
    const code = { 'not-sent': 'unreachable', rejected: 'service-refused', 'in-doubt': 'connection-lost' } as const;
    throw new ShippingError(
      failureOf(code[fate], { changed: 'unknown', facts: { host: 'service.test' } }).failure,
      fate,
    );
  };

test('not sent: rejected, nothing changed, and the same orders may go again', () =>
  inFolder(async (folder) => {
    for (const leaves of [false, true]) {
      const first = openBench({ folder, sendManifest: failing('not-sent', leaves) });
      const failure = await failureFrom(first.manifests.create(request(7)));
      expect(failure).toMatchObject({ code: 'unreachable', changed: 'nothing' });
      expect(first.manifests.get(failure.facts.manifestId ?? '').state).toBe('rejected');
      first.ledger.close();
    }
    const second = openBench({ folder });
    expect((await second.manifests.create(request(7))).state).toBe('stored');
    second.ledger.close();
  }));

test('refused by the service: rejected with its failure, and the orders are free', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({ folder, sendManifest: failing('rejected', true) });
    const failure = await failureFrom(manifests.create(request(7)));
    expect(failure).toMatchObject({ code: 'service-refused', changed: 'nothing' });
    expect(manifests.get(failure.facts.manifestId ?? '')).toMatchObject({ state: 'rejected', failure });
    expect(manifests.marksFor('one', [7]).size).toBe(0);
    ledger.close();
  }));

test('answer lost: in doubt, counted, marked, and no second manifest may name the order', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({ folder, sendManifest: failing('in-doubt', true) });
    const failure = await failureFrom(manifests.create(request(7, 8)));
    expect(failure).toMatchObject({ code: 'in-doubt', changed: 'unknown' });
    const manifestId = failure.facts.manifestId ?? '';
    expect(manifests.get(manifestId)).toMatchObject({ state: 'in-doubt', failure: { code: 'connection-lost' } });
    expect(ledger.writes.countIn('manifest', 'in-doubt')).toBe(1);
    expect(manifests.marksFor('one', [8]).get(8)?.state).toBe('in-doubt');
    const again = await failureFrom(manifests.create({ ...request(8, 9), again: [manifestId] }));
    expect(again).toMatchObject({ code: 'already-open', facts: { manifestId, orderIds: [8] } });
    expect(manifests.list({ accountId: null, offset: 0, limit: 10 }).totalCount).toBe(1);
    ledger.close();
  }));

test('an order of a stored manifest is refused by name, unless the operator wants it again', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({ folder });
    const { manifestId } = await manifests.create(request(7));
    const failure = await failureFrom(manifests.create(request(6, 7)));
    expect(failure).toMatchObject({ code: 'already-manifested', facts: { manifestId, orderIds: [7] } });
    expect((await manifests.create({ ...request(6, 7), again: [manifestId] })).state).toBe('stored');
    ledger.close();
  }));

test('nothing chosen, and ids that are not positive int32, are refused before anything is written', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({ folder });
    expect((await failureFrom(manifests.create(request()))).code).toBe('nothing-chosen');
    for (const id of [0, -1, 1.5, 2 ** 31, Number.NaN]) {
      const failure = await failureFrom(manifests.create(request(1, id)));
      expect(failure).toMatchObject({ code: 'request-not-valid', facts: { field: 'orders.1.orderId' } });
    }
    expect(manifests.list({ accountId: null, offset: 0, limit: 10 }).totalCount).toBe(0);
    expect((await manifests.create(request(2 ** 31 - 1))).orderCount).toBe(1);
    ledger.close();
  }));

test('too little room on the disk: refused before anything is written or sent', () =>
  inFolder(async (folder) => {
    let sent = 0;
    const counting: SendManifest = (orderIds, steps) => {
      sent++;
      return answering(orderIds, steps);
    };
    const { ledger, manifests } = openBench({ folder, sendManifest: counting, freeBytes: async () => 1_000_000 });
    expect((await failureFrom(manifests.create(request(1)))).code).toBe('disk-full');
    expect(sent).toBe(0);
    expect(manifests.list({ accountId: null, offset: 0, limit: 10 }).totalCount).toBe(0);
    ledger.close();
  }));

test('a PDF with one changed byte, or gone, comes back from the kept answer', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({ folder });
    const { manifestId } = await manifests.create(request(1));
    const path = await manifests.checkedFilePath(manifestId, 1);
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(1));
    expect(Buffer.from((await manifests.readPdf(manifestId, 1)).bytes)).toEqual(bytes);
    await rm(path);
    expect(await manifests.checkedFilePath(manifestId, 1)).toBe(path);
    expect(await readFile(path)).toEqual(bytes);
    ledger.close();
  }));

test('kept answers of settled manifests go when they take too much room, the oldest first; those in doubt stay', () =>
  inFolder(async (folder) => {
    // The clock was set back a day before the second and the third: the clock does not decide which is older.
    const clock = new TimeThatPasses();
    const today = openBench({ folder, clock });
    const manifestIds: string[] = [];
    for (const orderId of [1, 3, 4]) {
      manifestIds.push((await today.manifests.create(request(orderId))).manifestId);
      if (orderId === 1) clock.setClock(-24 * 3_600_000);
    }
    const [, second = '', third = ''] = manifestIds;
    const room = today.ledger.backup.answerByteCount(second) + today.ledger.backup.answerByteCount(third);
    today.ledger.close();
    const unread = openBench({ folder, sendManifest: keptButUnread, readManifestAnswer: unreadable });
    await failureFrom(unread.manifests.create(request(2)));
    await unread.manifests.recover();
    expect(unread.ledger.backup.answeredIds()).toHaveLength(4);
    unread.ledger.close();
    const full = openBench({ folder, keptAnswerBytes: room, readManifestAnswer: unreadable });
    await full.manifests.recover();
    const left = full.ledger.backup.answeredIds();
    expect(left.filter((id) => full.manifests.get(id).state === 'stored').sort()).toEqual([second, third].sort());
    expect(left.filter((id) => full.manifests.get(id).state === 'in-doubt')).toHaveLength(1);
    full.ledger.close();
  }));

test('a PDF with one changed byte and no kept answer is told and not handed out', () =>
  inFolder(async (folder) => {
    const { ledger, manifests, manifestFolder } = openBench({ folder, savePath: join(folder, 'saved.pdf') });
    const { manifestId } = await manifests.create(request(1));
    const path = await manifests.checkedFilePath(manifestId, 1);
    const bytes = await readFile(path);
    await ledger.backup.removeAnswer(manifestId);
    bytes[12] = (bytes[12] ?? 0) ^ 1;
    await writeFile(path, bytes);
    expect((await failureFrom(manifests.readPdf(manifestId, 1))).code).toBe('manifest-damaged');
    expect((await failureFrom(manifests.checkedFilePath(manifestId, 1))).code).toBe('manifest-damaged');
    expect((await failureFrom(manifests.saveAs(manifestId, 1))).code).toBe('manifest-damaged');
    expect(await readdir(folder)).not.toContain('saved.pdf');
    expect(await readdir(manifestFolder)).toHaveLength(1);
    expect((await failureFrom(manifests.readPdf(manifestId, 2))).code).toBe('manifest-has-no-pdf');
    expect((await failureFrom(manifests.readPdf('20200101-000000-00000000', 1))).code).toBe('manifest-unknown');
    ledger.close();
  }));

test('save as writes the same bytes where the operator says, or nothing when they cancel', () =>
  inFolder(async (folder) => {
    const savePath = join(folder, 'saved.pdf');
    const first = openBench({ folder, savePath });
    const { manifestId } = await first.manifests.create(request(1));
    expect(await first.manifests.saveAs(manifestId, 1)).toEqual({ savedTo: savePath });
    expect(await readFile(savePath)).toEqual(pdfBytes('orders 1'));
    first.ledger.close();
    const second = openBench({ folder, savePath: null });
    expect(await second.manifests.saveAs(manifestId, 1)).toEqual({ savedTo: null });
    second.ledger.close();
  }));

test.each([
  ['as long as a name may be', `${'m'.repeat(251)}.pdf`],
  ['as long, of letters that take three bytes', `${'清'.repeat(83)}.pdf`],
  ['strange', `-o ~ "a"'b' $(x)\n% ;.pdf`],
])('save as under a name that is %s', (_, name) =>
  inFolder(async (folder) => {
    const savePath = join(folder, name);
    const { manifests, ledger } = openBench({ folder, savePath });
    const { manifestId } = await manifests.create(request(1));
    expect(await manifests.saveAs(manifestId, 1)).toEqual({ savedTo: savePath });
    expect(await readFile(savePath)).toEqual(pdfBytes('orders 1'));
    ledger.close();
  }),
);

test('whoever asked is told its id before anything is sent; when that cannot be noted, nothing is, and the orders are free', () =>
  inFolder(async (folder) => {
    let sentCount = 0;
    const counted: SendManifest = (orderIds, steps) => {
      sentCount += 1;
      return answering(orderIds, steps);
    };
    const { ledger, manifests } = openBench({ folder, sendManifest: counted });
    const told: string[] = [];
    const refused = await failureFrom(
      manifests.create(request(1), (manifestId) => {
        told.push(manifestId);
        throw failureOf('disk-full');
      }),
    );
    expect([refused.code, refused.changed, sentCount]).toEqual(['disk-full', 'nothing', 0]);
    const [writeId = ''] = told;
    expect(ledger.writes.get(writeId)).toMatchObject({
      state: 'rejected',
      failure: { code: 'disk-full', changed: 'nothing' },
    });
    const { manifestId } = await manifests.create(request(1), (id) => told.push(id));
    expect([told, sentCount]).toEqual([[writeId, manifestId], 1]);
    ledger.close();
  }));

test('while it is on its way, its orders are marked as sent', () =>
  inFolder(async (folder) => {
    const states: unknown[] = [];
    const note = (): void => void states.push(bench.manifests.marksFor('one', [1]).get(1)?.state);
    const bench = openBench({
      folder,
      sendManifest: async (orderIds, steps) => {
        note();
        const sent = await answering(orderIds, steps);
        note();
        return sent;
      },
    });
    await bench.manifests.create(request(1));
    note();
    expect(states).toEqual(['intent', 'sent', 'stored']);
    bench.ledger.close();
  }));

test('an order chosen twice counts as it was chosen first, and a write that is no manifest is not told as one', () =>
  inFolder(async (folder) => {
    const { ledger, manifests, announced } = openBench({ folder });
    const twice = [manifestOrder(3), { ...manifestOrder(3), receiverName: 'Somebody else' }];
    const { manifestId } = await manifests.create({ accountId: 'one', orders: twice });
    expect(ledger.writes.get(manifestId)?.orders).toMatchObject([{ orderId: 3, receiverName: 'Receiver 3' }]);
    const toldBefore = announced.length;
    const about = { accountId: 'one', accountLabel: 'One', origin: '', fingerprint: '', orders: [manifestOrder(9)] };
    manifests.announce(ledger.writes.begin({ kind: 'archive', ...about }));
    expect(announced).toHaveLength(toldBefore);
    ledger.close();
  }));

test('an error that nobody foresaw, after sending may have begun, is kept with its words: in doubt', () =>
  inFolder(async (folder) => {
    const broken: SendManifest = async (_orderIds, steps) => {
      await steps.beforeSending();
      throw new TypeError('nobody foresaw this');
    };
    const { ledger, manifests } = openBench({ folder, sendManifest: broken });
    const { facts } = await failureFrom(manifests.create(request(1)));
    expect(ledger.writes.get(facts.manifestId ?? '')).toMatchObject({
      state: 'in-doubt',
      failure: { details: [{ message: 'nobody foresaw this', details: '' }] },
    });
    ledger.close();
  }));

test('the files of years are not looked through for each manifest: what an interrupted write left goes with the next start', () =>
  inFolder(async (folder) => {
    const bench = openBench({ folder });
    await bench.manifests.recover();
    const left = join(bench.manifestFolder, 'a.4194305-001122334455.part');
    await writeFile(left, '');
    bench.manifests.expect(1);
    await bench.manifests.create(request(1));
    expect(existsSync(left)).toBe(true);
    bench.ledger.close();
    const again = openBench({ folder });
    await again.manifests.recover();
    expect(existsSync(left)).toBe(false);
    again.ledger.close();
  }));
