/**
 * The standing of a closed round: 'done' only when the paper is reported done, and no step that could send or print
 * anything twice.
 */
import { expect, test } from 'vitest';
import type { Round } from '../../../src-main/station/round.ts';
import { type Known, standingOf } from '../../../src-main/station/round-standing.ts';
import type { FailureCode } from '../../../src-preload/contract/failure.ts';
import type { PrintJob, PrintJobState } from '../../../src-preload/contract/printing.ts';
import { printJob } from '../journal/ledger-folder.ts';

const round: Round = {
  ...{ roundId: 'r', accountId: 'north', accountLabel: 'North', origin: '', fingerprint: 'f' },
  ...{ startedAt: '2026-11-22T09:00:00.000Z', closedAt: '2026-11-22T10:12:00.000Z', carrierName: null, prints: true },
  ...{
    manifestId: 'm',
    failure: null,
    paper: null,
    printsAnyway: false,
    printing: null,
    settledAt: null,
    isPutAway: false,
  },
};
const stored = { state: 'stored', failure: null, fileCount: 1, orderCount: 1 } as const;
const known = (part: Partial<Known> = {}): Known => ({
  ...{
    isUnderWay: false,
    isUnsent: false,
    hasAccount: true,
    manifest: stored,
    jobs: [],
    isAnotherRunning: () => false,
  },
  ...part,
});
const handedOver: Round = { ...round, printing: { by: 1, jobsBefore: 0, failure: null } };
const job = (state: PrintJobState, more: Partial<PrintJob> = {}): PrintJob => printJob(state, { state, ...more });
const failure = (code: FailureCode) => ({ code, changed: 'nothing', details: [], facts: {} }) as const;

test.each([
  ['done', 'done', null, []],
  ['printing', 'being-printed', null, []],
  ['held', 'being-printed', null, []],
  ['failed', 'needs-you', 'print-failed', ['print', 'put-away']],
  ['cancelled', 'needs-you', 'print-failed', ['print', 'put-away']],
  ['unknown', 'needs-you', 'print-unknown', ['came-out', 'print']],
] as const)('a print job that is %s is a round that is %s', (state, expected, trouble, steps) => {
  const standing = standingOf(handedOver, known({ jobs: [job(state)] }));
  expect(standing).toMatchObject({ state: expected, trouble, steps, isToPrint: false, printed: state });
});

test('of several jobs the one that is worst off is told: what may have gone wrong before what waits', () => {
  const manifest = { ...stored, fileCount: 3 };
  const waitsFor = (...states: readonly PrintJobState[]) =>
    standingOf(handedOver, known({ manifest, jobs: states.map((state, at) => job(state, { fileNumber: at + 1 })) }));
  expect(waitsFor('held', 'unknown', 'done')).toMatchObject({ trouble: 'print-unknown', printed: 'unknown' });
  expect(waitsFor('unknown', 'cancelled', 'held')).toMatchObject({ trouble: 'print-failed', printed: 'cancelled' });
});

test('it says what the printer says: of the paper that is worst off', () => {
  const jobs = [
    job('held', { reasons: ['media-empty-error'] }),
    job('done', { reasons: ['toner-low'], fileNumber: 2 }),
  ];
  const manifest = { ...stored, fileCount: 2 };
  expect(standingOf(handedOver, known({ manifest, jobs })).printReasons).toEqual(['media-empty-error']);
  expect(standingOf(handedOver, known()).printReasons).toEqual([]);
});

test.each([
  [[], 'failed', ['try-again', 'take-back']],
  [[7], 'held', ['leave-out', 'try-again', 'take-back']],
] as const)(
  'a failure that a newer Packbench has noted, which ran here before, stops no round: %j',
  (orderIds, trouble, steps) => {
    const ofTomorrow = { ...failure('of-tomorrow' as FailureCode), facts: { orderIds } };
    const standing = standingOf({ ...round, manifestId: null, failure: ofTomorrow }, known({ manifest: null }));
    expect(standing).toMatchObject({ state: 'needs-you', trouble, steps });
  },
);

test.each([
  [true, 'done'],
  [false, 'needs-you'],
])('a job whose end is not known: what a person saw at the printer counts (%s)', (cameOut, expected) => {
  const answer = { cameOut, answeredAt: '', operator: 'mia' };
  expect(standingOf(handedOver, known({ jobs: [job('unknown', { answer })] })).state).toBe(expected);
});

test('it is to be printed once: not while it is handed over, not after it was, and again where nothing was handed over', () => {
  expect(standingOf(round, known())).toMatchObject({ state: 'being-printed', isToPrint: true });
  expect(standingOf(handedOver, known({ isUnderWay: true }))).toMatchObject({ isToPrint: false });
  expect(standingOf(handedOver, known({ isAnotherRunning: () => true }))).toMatchObject({ isToPrint: false });
  expect(standingOf(handedOver, known({ jobs: [job('sending')] }))).toMatchObject({ isToPrint: false });
  expect(standingOf(handedOver, known())).toMatchObject({ isToPrint: true });
});

test('what had come out before its printing began is not printed once more: nothing is left for it', () => {
  const begun: Round = { ...round, printsAnyway: true, printing: { by: 1, jobsBefore: 1, failure: null } };
  expect(standingOf(begun, known({ jobs: [job('done')] }))).toMatchObject({ state: 'done', isToPrint: false });
});

test('what somebody has cancelled by hand before is no paper: it is printed, and where a person asked for more paper, too', () => {
  expect(standingOf(round, known({ jobs: [job('cancelled')] }))).toMatchObject({ isToPrint: true });
  expect(standingOf(round, known({ jobs: [job('done')] }))).toMatchObject({ state: 'done', isToPrint: false });
  const wished: Round = { ...round, printsAnyway: true };
  expect(standingOf(wished, known({ jobs: [job('done')] }))).toMatchObject({ isToPrint: true });
});

test('what somebody has printed by hand again, because nobody knew whether it came out, is asked about no more', () => {
  const after = (last: PrintJobState) => standingOf(round, known({ jobs: [job(last), job('unknown')] }));
  expect(after('done')).toMatchObject({ state: 'done', trouble: null, printed: 'done' });
  expect(after('queued')).toMatchObject({ state: 'being-printed', trouble: null, printed: 'queued' });
  expect(after('failed')).toMatchObject({ trouble: 'print-unknown', printed: 'unknown' });
});

test('what did not come out before its own printing began is no trouble of it', () => {
  const begun: Round = { ...round, printing: { by: 1, jobsBefore: 1, failure: null } };
  const elsewhere = job('failed', { fileNumber: 2 });
  const manifest = { ...stored, fileCount: 2 };
  expect(standingOf(begun, known({ manifest, jobs: [job('queued'), elsewhere] }))).toMatchObject({
    ...{ state: 'being-printed', trouble: null, printed: 'queued' },
  });
});

test('a second try that failed is no trouble where the first one has come out, or may', () => {
  const after = (first: PrintJobState) => standingOf(handedOver, known({ jobs: [job('failed'), job(first)] }));
  expect(after('done')).toMatchObject({ state: 'done', trouble: null });
  expect(after('held')).toMatchObject({ state: 'being-printed', trouble: null, printed: 'held' });
});

test('of several pages of paper one that is missing keeps it from being done', () => {
  const manifest = { ...stored, fileCount: 2 };
  expect(standingOf(handedOver, known({ manifest, jobs: [job('done')] }))).toMatchObject({ trouble: 'print-unknown' });
  const jobs = [job('done'), job('done', { fileNumber: 2 })];
  expect(standingOf(handedOver, known({ manifest, jobs }))).toMatchObject({ state: 'done' });
  // Two copies of the first are not the second.
  const twice = [job('done'), job('done')];
  expect(standingOf(handedOver, known({ manifest, jobs: twice }))).toMatchObject({ trouble: 'print-unknown' });
});

test.each(['failed', 'cancelled', 'unknown'] as const)(
  'a job that is %s counts no more once the manifest was printed again; one that may still come out counts on',
  (state) => {
    const after = (last: PrintJobState) => standingOf(handedOver, known({ jobs: [job(last), job(state)] }));
    expect(after('done')).toMatchObject({ state: 'done', trouble: null, steps: [], printed: 'done' });
    expect(after('queued')).toMatchObject({ state: 'being-printed', trouble: null, printed: 'queued' });
    expect(after('failed')).toMatchObject({ trouble: 'print-failed', printed: 'failed' });
    expect(after('unknown')).toMatchObject({ trouble: 'print-unknown', printed: 'unknown' });
    const refused: Round = { ...round, printing: { by: 1, jobsBefore: 0, failure: failure('printer-unknown') } };
    expect(standingOf(refused, known({ jobs: [job('done'), job(state)] }))).toMatchObject({ state: 'done' });
    const waitsElsewhere = [job('done'), job('held'), job(state)];
    expect(standingOf(handedOver, known({ jobs: waitsElsewhere }))).toMatchObject({ printed: 'held' });
  },
);

test('paper of which the print system did not say whether it took it may have come out, and a person is asked', () => {
  const printing = { by: 1, jobsBefore: 0, failure: { ...failure('print-unknown'), changed: 'unknown' } } as const;
  const unheard: Round = { ...round, printing };
  expect(standingOf(unheard, known({ jobs: [job('unknown')] }))).toMatchObject({
    ...{ state: 'needs-you', trouble: 'print-unknown', failure: null, steps: ['came-out', 'print'] },
  });
  // It was found in the queue meanwhile.
  expect(standingOf(unheard, known({ jobs: [job('failed')] }))).toMatchObject({
    ...{ trouble: 'print-failed', failure: null, steps: ['print', 'put-away'] },
  });
  // Somebody has looked at the printer.
  const answer = { cameOut: false, answeredAt: '', operator: 'mia' };
  expect(standingOf(unheard, known({ jobs: [job('unknown', { answer })] }))).toMatchObject({ trouble: 'print-failed' });
  // The records of its job were lost: nothing is printed a second time by itself.
  expect(standingOf(unheard, known())).toMatchObject({ trouble: 'print-unknown', isToPrint: false });
  // The second file was not handed over at all.
  const manifest = { ...stored, fileCount: 2 };
  expect(standingOf(unheard, known({ manifest, jobs: [job('unknown')] }))).toMatchObject({ trouble: 'print-unknown' });
});

test('of two files the one that has come out counts on while the other is printed again', () => {
  const manifest = { ...stored, fileCount: 2 };
  const [first, second] = [job('done'), job('failed', { fileNumber: 2 })];
  expect(standingOf(handedOver, known({ manifest, jobs: [second, first] }))).toMatchObject({ trouble: 'print-failed' });
  const again: Round = { ...round, printsAnyway: true, printing: { by: 1, jobsBefore: 2, failure: null } };
  const jobs = [job('done', { fileNumber: 2 }), second, first];
  expect(standingOf(again, known({ manifest, jobs }))).toMatchObject({ state: 'done', trouble: null });
});

test.each([
  [{ missing: ['PB-1'], fits: true, printer: 'p' }, 'paper-missing'],
  [{ missing: [], fits: false, printer: 'p' }, 'paper-size'],
  [{ missing: [], fits: true, printer: null }, 'no-printer'],
] as const)('what the page found holds the paper back: %o', (paper, trouble) => {
  expect(standingOf({ ...round, paper }, known())).toMatchObject({ state: 'needs-you', trouble, isToPrint: false });
  expect(standingOf({ ...round, paper, printsAnyway: true }, known())).toMatchObject({ isToPrint: true });
});

test.each([
  ['unreachable', 'waiting', null],
  ['cancelled', 'waiting', null],
  ['keys-refused', 'needs-you', 'failed'],
  ['rate-limited', 'needs-you', 'failed'],
  ['already-open', 'needs-you', 'failed'],
] as const)('a manifest that ended with %s before it was made is a round that is %s', (code, state, trouble) => {
  const manifest = { state: 'rejected', failure: failure(code), fileCount: 0, orderCount: 1 } as const;
  expect(standingOf(round, known({ manifest }))).toMatchObject({ state, trouble });
});

test('what was perhaps sent does not wait for a way to the service', () => {
  const lostOnTheWay = { ...failure('unreachable'), changed: 'unknown' } as const;
  const manifest = { state: 'rejected', failure: lostOnTheWay, fileCount: 0, orderCount: 1 } as const;
  expect(standingOf(round, known({ manifest }))).toMatchObject({ state: 'needs-you', trouble: 'failed' });
});

test('a manifest that was looked up and is said not to be done is offered anew, and sends nothing by itself', () => {
  const manifest = { state: 'rejected', failure: null, fileCount: 0, orderCount: 1 } as const;
  expect(standingOf(round, known({ manifest }))).toMatchObject({
    ...{ state: 'needs-you', trouble: 'not-done', steps: ['try-again', 'take-back'] },
  });
});

test('orders that the service itself refuses can be left out: its words may name them', () => {
  const manifest = { state: 'rejected', failure: failure('service-refused'), fileCount: 0, orderCount: 1 } as const;
  expect(standingOf(round, known({ manifest }))).toMatchObject({
    ...{ trouble: 'failed', steps: ['leave-out', 'try-again', 'take-back'] },
  });
});

test('orders that a guard of this computer names are held, and can be left out', () => {
  const named = { ...failure('already-manifested'), facts: { orderIds: [7] } };
  const manifest = { state: 'rejected', failure: named, fileCount: 0, orderCount: 1 } as const;
  expect(standingOf(round, known({ manifest }))).toMatchObject({
    trouble: 'held',
    steps: ['leave-out', 'try-again', 'take-back'],
  });
});

test('records that were lost let nothing be sent or printed a second time by itself', () => {
  // With the settings its account is lost, too: it may still have been made.
  for (const hasAccount of [true, false])
    expect(standingOf(round, known({ manifest: null, hasAccount }))).toMatchObject({
      ...{ state: 'needs-you', trouble: 'manifest-lost', steps: ['put-away', 'take-back', 'try-again'] },
    });
  expect(standingOf(round, known({ manifest: null, isUnderWay: true })).state).toBe('being-made');
  // Its PDF was found, and its print jobs were not.
  const takenOver = { ...stored, orderCount: 0 };
  expect(standingOf(handedOver, known({ manifest: takenOver }))).toMatchObject({
    ...{ state: 'needs-you', trouble: 'print-unknown', isToPrint: false },
  });
  expect(standingOf(round, known({ manifest: takenOver }))).toMatchObject({ isToPrint: true });
});

test('in doubt nothing can be done here but to settle it; without its account nothing is sent', () => {
  const inDoubt = { state: 'in-doubt', failure: failure('in-doubt'), fileCount: 0, orderCount: 1 } as const;
  expect(standingOf(round, known({ manifest: inDoubt }))).toMatchObject({ trouble: 'in-doubt', steps: [] });
  expect(standingOf({ ...round, manifestId: null }, known({ manifest: null, hasAccount: false }))).toMatchObject({
    // To try again would do nothing before it is back; then the round goes on by itself.
    ...{ trouble: 'account-lost', steps: ['take-back'] },
  });
});
