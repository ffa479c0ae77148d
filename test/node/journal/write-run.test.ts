/**
 * One write on its way: what is thrown at each place, what is stored then, and what a start does with an unfinished
 * one.
 */
import { expect, test } from 'vitest';
import { noReserve, type Reserve } from '../../../src-main/disk/reserve.ts';
import { failureOf, PackbenchError } from '../../../src-main/failures.ts';
import { type Ledger, type LedgerOptions, openLedger } from '../../../src-main/journal/ledger.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { finishLeftOpen, runWrite } from '../../../src-main/journal/write-run.ts';
import { type RawAnswer, ShippingError, type WriteSteps } from '../../../src-main/shipping/shipping-client.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { clock, inFolder, intent, openIn, silentLog } from './ledger-folder.ts';

const raw: RawAnswer = { httpStatus: 200, headers: {}, complete: true, body: Uint8Array.from([1, 2, 3]) };

interface Run {
  readonly ledger: Ledger;
  readonly record: WriteRecord;
  /** What the page heard, state by state. */
  readonly told: string[];
  /** What the reserve was asked. */
  readonly asked: (number | 'given back')[];
  send(send: (steps: WriteSteps) => Promise<string>): ReturnType<typeof runWrite<string>>;
}

const inRun = (
  kind: WriteRecord['kind'],
  work: (run: Run) => Promise<void>,
  more: Partial<LedgerOptions> = {},
): Promise<void> =>
  inFolder(async (folder) => {
    const ledger = openLedger({ folder, clock, log: silentLog, ...more });
    const record = ledger.writes.begin({ ...intent(1), kind });
    const told: string[] = [];
    const asked: Run['asked'] = [];
    const reserve: Reserve = {
      makeRoom: async (bytes) => void asked.push(bytes),
      giveBack: async () => void asked.push('given back'),
    };
    const onChange = ({ state }: WriteRecord): void => void told.push(state);
    const parts = { ledger, clock, log: silentLog, onChange };
    await work({ ledger, record, told, asked, send: (send) => runWrite(parts, record, reserve, send) });
    ledger.close();
  });

/** The failure that was thrown, and the record as it was left. */
async function failedWith({ ledger, record }: Run, sent: Promise<unknown>): Promise<[Failure, WriteRecord | null]> {
  const thrown = await sent.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(thrown instanceof PackbenchError)) throw thrown;
  return [thrown.failure, ledger.writes.get(record.writeId)];
}

test('an answer: SENT before the first byte, kept before it is read, with room made for it; its end is the caller’s', () =>
  inRun('manifest', async (run) => {
    const { ledger, record, told, asked } = run;
    const kept = await run.send(async (steps) => {
      expect([ledger.writes.get(record.writeId)?.state, told]).toEqual(['intent', []]);
      await steps.beforeSending();
      expect(ledger.writes.get(record.writeId)?.state).toBe('sent');
      await steps.keepAnswer(raw);
      expect(await ledger.backup.readAnswer(record.writeId)).toEqual(raw);
      return 'read';
    });
    expect(kept).toMatchObject({ answer: 'read', record: { state: 'sent', sentAt: expect.any(String) } });
    expect(Date.parse(kept.answeredAt ?? '')).toBeGreaterThanOrEqual(Date.parse(kept.record.sentAt ?? ''));
    expect([told, asked]).toEqual([['sent'], [3]]);
  }));

test('one that waited for its turn while the computer slept, and lost the folder to another, is not sent', () => {
  let elsewhere = false;
  const assertFolderHeld = (): void => {
    if (elsewhere) throw failureOf('open-elsewhere', { facts: { host: 'bench-south' } });
  };
  return inRun(
    'manifest',
    async (run) => {
      elsewhere = true;
      const sent = run.send(async (steps) => {
        await steps.beforeSending();
        return 'sent all the same';
      });
      const [failure, left] = await failedWith(run, sent);
      expect(failure).toMatchObject({ code: 'open-elsewhere', changed: 'nothing', facts: { host: 'bench-south' } });
      expect(left).toMatchObject({ state: 'rejected', sentAt: null });
    },
    { assertFolderHeld },
  );
});

const foreseen = failureOf('unreachable', { facts: { host: 'service.example' } }).failure;

test.each([
  ['before it was sent', false, new ShippingError(foreseen, 'not-sent'), 'rejected', 'unreachable'],
  [
    'after it was sent, but proven not to have left',
    true,
    new ShippingError(foreseen, 'not-sent'),
    'rejected',
    'unreachable',
  ],
  ['refused', true, new ShippingError(failureOf('service-refused').failure, 'rejected'), 'rejected', 'service-refused'],
  ['lost', true, new ShippingError(foreseen, 'in-doubt'), 'in-doubt', 'in-doubt'],
  ['a failure of ours before it was sent', false, failureOf('account-unknown'), 'rejected', 'account-unknown'],
  ['a failure of ours after it was sent', true, failureOf('disk-full'), 'in-doubt', 'in-doubt'],
  ['what nobody foresaw, before it was sent', false, new TypeError('odd'), 'rejected', 'internal'],
  ['what nobody foresaw, after it was sent', true, new TypeError('odd'), 'in-doubt', 'in-doubt'],
  ['what is not even an error', true, 'odd', 'in-doubt', 'in-doubt'],
] as const)('%s', (_words, isSent, thrown, state, code) =>
  inRun('manifest', async (run) => {
    const sent = run.send(async (steps) => {
      if (isSent) await steps.beforeSending();
      throw thrown;
    });
    const [failure, record] = await failedWith(run, sent);
    const own = thrown instanceof PackbenchError ? thrown.failure.code : 'internal';
    const facts = { accountId: 'one', manifestId: run.record.writeId };
    const doubt = state === 'in-doubt';
    expect(failure).toMatchObject({ code, changed: doubt ? 'unknown' : 'nothing', facts });
    expect(failure.facts.reason).toBe(doubt ? own : undefined);
    expect(record).toMatchObject({ state, failure: { code: own, changed: failure.changed, facts } });
    if (own === 'unreachable') expect(record?.failure?.facts).toMatchObject({ host: 'service.example' });
    if (own === 'internal') expect(failure.details).toEqual([{ message: 'odd', details: '' }]);
    expect([run.told, run.asked]).toEqual([isSent ? ['sent', state] : [state], ['given back']]);
  }),
);

test('a doubt is told as that once, with no reason beside it; a change names no manifest', () =>
  inRun('archive', async (run) => {
    const doubt = new ShippingError(failureOf('in-doubt', { changed: 'unknown' }).failure, 'in-doubt');
    const sent = run.send(async (steps) => {
      await steps.beforeSending();
      throw doubt;
    });
    const [failure] = await failedWith(run, sent);
    expect(failure).toEqual({ code: 'in-doubt', changed: 'unknown', details: [], facts: { accountId: 'one' } });
  }));

const keepsNothing = ({ ledger }: Run): void => {
  const full = { ...ledger.backup, keepAnswer: () => Promise.reject(failureOf('disk-full')) };
  Object.assign(ledger, { backup: full });
};

test('an answer that the disk does not take is read from memory: what it says is told, and that it is not kept', () =>
  inRun('manifest', async (run) => {
    keepsNothing(run);
    const kept = await run.send(async (steps) => {
      await steps.beforeSending();
      await steps.keepAnswer(raw);
      return 'read';
    });
    const notKept = { answer: raw, cause: { failure: { code: 'disk-full' } } };
    expect(kept).toMatchObject({ answer: 'read', answeredAt: expect.any(String), notKept, record: { state: 'sent' } });
  }));

test('an answer that the disk does not take and nobody can read leaves its write in doubt', () =>
  inRun('manifest', async (run) => {
    keepsNothing(run);
    const sent = run.send(async (steps) => {
      await steps.beforeSending();
      await steps.keepAnswer(raw);
      throw new ShippingError(failureOf('answer-unreadable').failure, 'in-doubt');
    });
    const [failure, left] = await failedWith(run, sent);
    expect(failure).toMatchObject({ code: 'in-doubt', changed: 'unknown', facts: { reason: 'answer-unreadable' } });
    expect(left).toMatchObject({ state: 'in-doubt', answeredAt: expect.any(String) });
  }));

test('what cannot be noted as sent does not leave: nothing was changed', () =>
  inRun('manifest', async (run) => {
    run.ledger.database.change((execute) =>
      execute(
        `CREATE TRIGGER no_sent BEFORE UPDATE ON writes WHEN NEW.state = 'sent' BEGIN SELECT RAISE(ABORT, 'no'); END`,
      ),
    );
    let isSent = false;
    const sent = run.send(async (steps) => {
      await steps.beforeSending();
      isSent = true;
      return 'read';
    });
    const [failure, left] = await failedWith(run, sent);
    expect([failure.code, failure.changed, left?.state, isSent]).toEqual(['file-failed', 'nothing', 'rejected', false]);
  }));

interface Left {
  readonly state?: 'intent' | 'in-doubt';
  readonly kind?: WriteRecord['kind'];
  readonly failure?: Failure;
  readonly answer?: RawAnswer | 'damaged' | 'not-read';
  readonly read?: () => Promise<string>;
}

/** What a start does with a write; `stored`: what it was given to store. */
async function finished(left: Left) {
  let found: { record: WriteRecord | null; told: string[]; stored: unknown[] } = { record: null, told: [], stored: [] };
  await inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writeId } = ledger.writes.begin({ ...intent(1), kind: left.kind ?? 'manifest' });
    if (left.state !== 'intent') await ledger.writes.markSent(writeId);
    if (left.state === 'in-doubt') await ledger.writes.settle(writeId, 'in-doubt', { failure: left.failure ?? null });
    const { answer = null } = left;
    if (answer !== null && typeof answer !== 'string') await ledger.backup.keepAnswer(writeId, answer);
    const readAnswer = async () => {
      if (answer === 'not-read') throw failureOf('file-failed');
      return answer;
    };
    const backup = typeof answer === 'string' ? { ...ledger.backup, readAnswer } : ledger.backup;
    const told: string[] = [];
    const stored: unknown[] = [];
    const onChange = ({ state }: WriteRecord): void => void told.push(state);
    const record = ledger.writes.get(writeId);
    if (record === null) throw new Error('It is not there');
    const run = finishLeftOpen({ ledger: { ...ledger, backup }, clock, log: silentLog, onChange }, record, {
      read: left.read ?? (async () => 'read'),
      store: async (kept) => void stored.push(kept),
    });
    // The start names the file.
    if (answer === 'not-read') await expect(run).rejects.toThrow('file-failed');
    else await run;
    found = { record: ledger.writes.get(writeId), told, stored };
    ledger.close();
  });
  return found;
}

const remarks = (code: string) => ({ facts: { remarks: [{ code, facts: {} }] } });
const refuses = async (): Promise<never> => {
  throw new ShippingError(failureOf('service-refused').failure, 'rejected');
};
const unread = async (): Promise<never> => {
  throw new TypeError('odd');
};
const tooSlow = failureOf('in-doubt', { changed: 'unknown', facts: { reason: 'answer-too-slow' } }).failure;

test.each<[string, Left, Partial<WriteRecord>, string[]]>([
  [
    'never sent',
    { state: 'intent' },
    {
      state: 'rejected',
      failure: { code: 'cancelled', changed: 'nothing', ...remarks('ended-before-sending') } as never,
    },
    ['rejected'],
  ],
  [
    'sent, and no answer kept',
    {},
    {
      state: 'in-doubt',
      failure: { code: 'in-doubt', changed: 'unknown', ...remarks('ended-before-answer-was-kept') } as never,
    },
    ['in-doubt'],
  ],
  [
    'sent, and the kept answer damaged',
    { answer: 'damaged' },
    { state: 'in-doubt', failure: { code: 'in-doubt', ...remarks('kept-answer-damaged') } as never },
    ['in-doubt'],
  ],
  [
    'sent, and the disk does not give the kept answer back',
    { answer: 'not-read' },
    {
      state: 'in-doubt',
      failure: { code: 'in-doubt', changed: 'unknown', ...remarks('kept-answer-not-read') } as never,
    },
    ['in-doubt'],
  ],
  [
    'in doubt, and the disk does not give the kept answer back',
    { state: 'in-doubt', answer: 'not-read' },
    { state: 'in-doubt', failure: null },
    [],
  ],
  ['in doubt, and no answer kept', { state: 'in-doubt' }, { state: 'in-doubt', failure: null }, []],
  [
    'in doubt, and the kept answer damaged',
    { state: 'in-doubt', answer: 'damaged' },
    { state: 'in-doubt', failure: null },
    [],
  ],
  [
    'sent, and the kept answer refuses',
    { answer: raw, read: refuses },
    { state: 'rejected', failure: { code: 'service-refused', changed: 'nothing' } as never },
    ['rejected'],
  ],
  [
    'in doubt, and the kept answer refuses',
    { state: 'in-doubt', answer: raw, read: refuses },
    { state: 'rejected' },
    ['rejected'],
  ],
  [
    'sent, and the kept answer cannot be read',
    { answer: raw, read: unread },
    { state: 'in-doubt', failure: { code: 'internal', changed: 'unknown' } as never },
    ['in-doubt'],
  ],
  [
    'in doubt, and the kept answer cannot be read',
    { state: 'in-doubt', answer: raw, read: unread },
    { state: 'in-doubt', failure: null },
    [],
  ],
  [
    'in doubt because reading took too long',
    { state: 'in-doubt', answer: raw, failure: tooSlow, read: unread },
    { state: 'in-doubt', failure: tooSlow },
    [],
  ],
])('left open at the start: %s', async (_words, left, record, told) => {
  const found = await finished(left);
  expect(found.record).toMatchObject(record);
  expect([found.told, found.stored]).toEqual([told, []]);
  if (found.record?.failure != null && left.failure === undefined) {
    expect(found.record.failure.facts).toMatchObject({ accountId: 'one', manifestId: found.record.writeId });
  }
});

test('left open with a kept answer: read, and given to be stored; a change names no manifest', async () => {
  const { stored, told } = await finished({ answer: raw });
  expect([stored, told]).toMatchObject([[{ answer: 'read', answeredAt: null, record: { state: 'sent' } }], []]);
  const change = await finished({ kind: 'archive' });
  expect(change.record?.failure?.facts).toEqual({ accountId: 'one', ...remarks('ended-before-answer-was-kept').facts });
});

test('a reserve that nobody made takes every question', async () => {
  await expect(noReserve.makeRoom(5)).resolves.toBeUndefined();
  await expect(noReserve.giveBack()).resolves.toBeUndefined();
});
