/**
 * The words for printers and print jobs: every reason in words in both languages, five words for a job, green only when
 * done.
 */
import { afterEach, describe, expect, test } from 'vitest';
import type { PrintJob, PrintJobState } from '../../../src-preload/contract/printing.ts';
import {
  asksWhetherItCameOut,
  canBeCancelled,
  jobNextStep,
  jobReasons,
  jobWords,
} from '../../../src-renderer/paper/job-words.ts';
import { printerWords, usualPrinterWords } from '../../../src-renderer/paper/printer-words.ts';
import { reasonWords } from '../../../src-renderer/paper/reason-words.ts';
import { de } from '../../../src-renderer/words/de.ts';
import { en } from '../../../src-renderer/words/en.ts';
import { speak } from '../../../src-renderer/words/say.ts';
import { printerNamed } from '../../helpers/printer-named.ts';
import { printJob } from '../journal/ledger-folder.ts';
import { jobStateReasons, printerStateReasons } from './registered-reasons.ts';

const states: readonly PrintJobState[] = [
  'sending',
  'queued',
  'held',
  'printing',
  'done',
  'failed',
  'cancelled',
  'unknown',
];
const job = (more: Partial<PrintJob>): PrintJob => printJob('one', more);
const words = (more: Partial<PrintJob>): string => jobWords(job(more)).word;

describe.each([
  ['en', { catalogue: en, locale: 'en' }],
  ['de', { catalogue: de, locale: 'de' }],
] as const)('%s', (_, language) => {
  afterEach(() => speak({ catalogue: en, locale: 'en' }));

  test('each registered reason has words of its own, with every severity', () => {
    speak(language);
    const repeatsTheState = ['none', 'job-printing', 'job-completed-successfully', 'job-printed-successfully'];
    for (const reason of [...printerStateReasons, ...jobStateReasons]) {
      const said = reasonWords(reason);
      expect([reason, said === '']).toEqual([reason, repeatsTheState.includes(reason)]);
      // An unknown keyword is shown with its dashes removed.
      const isUnknown = said === reason.replaceAll('-', ' ') && said.includes(' ') && language.locale === 'de';
      expect([reason, isUnknown]).toEqual([reason, false]);
      if (said === '' || reason.endsWith('-error')) continue;
      for (const severity of ['report', 'warning', 'error']) expect(reasonWords(`${reason}-${severity}`)).toBe(said);
    }
  });
});

test('a part of the printer and what is the matter with it', () => {
  expect(reasonWords('marker-waste-toner-receptacle-almost-full-warning')).toBe('waste toner container: almost full');
  expect(reasonWords('com-example-strange-thing-warning')).toBe('com example strange thing warning');
  expect(reasonWords('The paper is jammed')).toBe('The paper is jammed');
});

test('what CUPS says of how a printer speaks IPP is one thing, however much of it', () => {
  const reasons = ['cups-ipp-conformance-failure-report', 'cups-ipp-missing-validate-job', 'media-empty'];
  expect(words({ state: 'held', reasons })).toBe('Waiting: the printer does not keep to the standard and out of paper');
  for (const what of ['job-history', 'job-state', 'job-id', 'get-job-attributes']) {
    const forgets = job({ state: 'unknown', reasons: [`cups-ipp-missing-${what}`] });
    expect(jobReasons(forgets)).toBe('The printer does not say what becomes of its jobs');
  }
});

test('of a job of which nothing is heard any more somebody is asked; its words stay what is known', () => {
  const silent = { state: 'printing', reasons: ['job-printing', 'no-news'], sheetsPrinted: null } as const;
  expect(asksWhetherItCameOut(job(silent))).toBe(true);
  expect(asksWhetherItCameOut(job({ ...silent, reasons: ['job-printing'] }))).toBe(false);
  expect(words(silent)).toBe('Printing');
  expect(jobReasons(job(silent))).toBe('Nothing has been heard of it for a while');
});

test('a printer on a cable is ready although its Wi-Fi is not set up', () => {
  const printer = printerNamed('HP', { stateReasons: ['wifi-not-configured-report'] });
  expect(printerWords(printer)).toMatchObject({ word: 'Ready', tone: 'good' });
  const reasons = ['wifi-not-configured-report', 'media-empty-error'];
  expect(printerWords({ ...printer, stateReasons: reasons })).toMatchObject({ tone: 'warn' });
  expect(words({ state: 'held', reasons })).toBe('Waiting: out of paper');
});

test('a printer that takes no jobs says so, whatever it does with those that it has', () => {
  for (const state of ['idle', 'printing', 'unknown'] as const) {
    const closed = printerWords(printerNamed('HP', { state, acceptsJobs: false }));
    expect(closed).toMatchObject({ word: 'Takes no jobs', tone: 'bad' });
  }
});

test('a job that was not handed over says why', () => {
  expect(reasonWords('print-refused')).toBe('the print system did not take it');
  expect(reasonWords('spooler-missing')).toBe('no print system answers');
});

test('a job in five words', () => {
  expect(words({ state: 'sending' })).toBe('Sent');
  expect(words({ state: 'sending', reasons: ['spooler-not-answering'] })).toBe(
    'Waiting: the print system does not answer',
  );
  expect(words({ state: 'queued' })).toBe('Sent');
  expect(words({ state: 'held', reasons: ['media-empty', 'cover-open'] })).toBe('Waiting: out of paper and cover open');
  expect(words({ state: 'held', reasons: ['media-empty', 'queued-in-device'] })).toBe('Waiting: out of paper');
  expect(words({ state: 'printing', sheetsPrinted: 3, sheetsInAll: 12 })).toBe('Printing 3 of 12 pages');
  expect(words({ state: 'printing', sheetsPrinted: 3 })).toBe('Printing, 3 pages so far');
  // CUPS counts two for a sheet printed on both sides. It counts those of a PDF as it hands them to the printer, before
  // any of them has come out.
  expect(words({ state: 'printing', sheetsPrinted: 12, sheetsInAll: 12 })).toBe('Printing');
  expect(words({ state: 'printing', sheetsPrinted: 24, sheetsInAll: 12 })).toBe('Printing');
  expect(words({ state: 'done' })).toBe('The printer reports done');
  expect(words({ state: 'failed' })).toBe('Did not come out');
  expect(words({ state: 'unknown' })).toBe('Not known');
});

test('a job that waits says who can take it on: the printer, somebody at the print system or at the printer, or nobody', () => {
  const next = (...reasons: string[]): string | null => jobNextStep(job({ state: 'held', reasons }));
  expect(next('paused')).toBe('It goes on by itself once that is fixed.');
  expect(next('job-hold-until-specified')).toContain('when somebody releases it in the print system');
  for (const by of ['', '-by-operator', '-by-system', '-by-user']) {
    expect(next(`job-suspended${by}`)).toContain('when somebody releases it in the print system');
  }
  // Whoever has the PIN gives it at the printer; the print system cannot release what the printer holds.
  for (const reasons of [['job-password-wait'], ['job-release-wait'], ['job-held-for-review', 'queued-in-device']]) {
    expect(next(...reasons)).toBe('It comes out once somebody releases it at the printer.');
  }
  for (const reason of ['job-completed-with-errors', 'cups-filter-crashed']) {
    expect(next(reason, 'media-low')).toContain('It does not go on by itself. Cancel the job');
  }
  // The next job would end in the same way.
  for (const reason of ['document-permission-error', 'document-password-error']) {
    expect(next('job-completed-with-errors', reason)).toContain('Printing it again changes nothing.');
  }
  expect(words({ state: 'held', reasons: ['cups-filter-crashed'] })).toBe('Stopped: the printer’s driver crashed');
});

test('of a job that waits and nobody says why, nothing is promised that would have to be fixed first', () => {
  for (const reasons of [[], ['queued-in-device'], ['none', 'job-printing']]) {
    const waiting = job({ state: 'held', reasons });
    expect(jobWords(waiting).word).toBe('Waiting');
    expect(jobNextStep(waiting)).toBe('Nobody says what it waits for: look at the printer.');
  }
});

test('the printer that a choice of none leads to is called the computer’s default only where it is', () => {
  const only = printerNamed('Zebra', { isDefault: false });
  expect(usualPrinterWords('manifest', only)).toBe('Zebra (the only one)');
  expect(usualPrinterWords('manifest', { ...only, isDefault: true })).toBe('Zebra (default)');
  expect(usualPrinterWords('tally', only)).toBe('Zebra, as for manifests');
  expect(usualPrinterWords('manifest', undefined)).toBe('Choose a printer');
});

test('green is only what the printer reports done', () => {
  const answers = [null, true, false].map((cameOut) =>
    cameOut === null ? null : { cameOut, answeredAt: '2026-11-20T12:00:00.000Z', operator: 'mia' },
  );
  for (const state of states) {
    for (const answer of answers) {
      const isGreen = jobWords(job({ state, answer })).tone === 'good';
      expect([state, answer?.cameOut, isGreen]).toEqual([state, answer?.cameOut, state === 'done' && answer === null]);
    }
  }
});

test('whether it came out is asked where nobody else can know it, and once', () => {
  const asks = (more: Partial<PrintJob>): boolean => asksWhetherItCameOut(job(more));
  expect(states.filter((state) => asks({ state }))).toEqual(['unknown']);
  expect(asks({ state: 'held', reasons: ['media-empty', 'queued-in-device'] })).toBe(true);
  expect(asks({ state: 'printing', reasons: ['queued-in-device'] })).toBe(true);
  const answer = { cameOut: true, answeredAt: '2026-11-20T12:00:00.000Z', operator: 'mia' };
  expect(asks({ state: 'unknown', answer })).toBe(false);
});

test('what can be cancelled is a job that the print system has, is not over, and did not go to the printer whole', () => {
  const isOffered = (more: Partial<PrintJob>): boolean => canBeCancelled(job({ spoolerJobId: 7, ...more }));
  expect(states.filter((state) => isOffered({ state }))).toEqual(['sending', 'queued', 'held', 'printing']);
  expect(isOffered({ state: 'queued', spoolerJobId: null })).toBe(false);
  expect(isOffered({ state: 'held', reasons: ['media-empty', 'queued-in-device'] })).toBe(false);
});
