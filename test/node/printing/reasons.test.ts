/** Never 'done' beside a reason to stop: every registered reason with every severity, and every set of Windows' flags. */
import { describe, expect, test } from 'vitest';
import { stopsPrinting, trueState } from '../../../src-main/printing/reasons.ts';
import { reasonsOfPrinter, stateOfJob } from '../../../src-main/printing/windows/job-flags.ts';
import { jobStateReasons, printerStateReasons } from './registered-reasons.ts';

/**
 * Written from the texts of the registry, independently of the product: reasons that stop a sheet by their own words.
 * Anything else may be called harmless.
 */
const saysStop =
  /(^|-)(jam|empty|missing|open|opened|failure|over|offline|off-line|full|shutdown|power-down|paused|stopping|stopped-partly|timed-out|turned-off|exhausted|needed|feed-error|removed|over-temperature|under-temperature|over-temp|under-temp|unavailable|deactivated|error|errors-detected|interrupted|insufficient|suspended|not-ready|not-supported|failed|with-errors)$/;
const isHarmlessAfterAll = /-almost-(empty|full|over)$|-near-limit$|resource-removed$/;

const severities = ['', '-report', '-warning', '-error'];
const printerReasonsOfAll = printerStateReasons.flatMap((reason) =>
  severities.map((severity) => `${reason}${severity}`),
);
const done = { state: 'done', reasons: [], printerReasons: [], sheetsPrinted: null } as const;

describe('IPP', () => {
  test('the table is whole', () => {
    expect(printerStateReasons.length).toBeGreaterThan(700);
    expect(jobStateReasons.length).toBeGreaterThan(65);
  });

  test('what its own words call a stop is a stop, whatever severity it comes with', () => {
    const registered = [...printerStateReasons, ...jobStateReasons];
    const stops = registered.filter((one) => saysStop.test(one) && !isHarmlessAfterAll.test(one));
    expect(stops.length).toBeGreaterThan(350);
    const all = stops.flatMap((reason) => severities.map((severity) => `${reason}${severity}`));
    expect(all.filter((one) => !stopsPrinting(one))).toEqual([]);
    expect(stopsPrinting('a-word-that-nobody-knows')).toBe(true);
  });

  test('no printer reason that stops stands beside done', () => {
    for (const reason of printerReasonsOfAll) {
      const { state, reasons } = trueState({ ...done, printerReasons: [reason] });
      const stops = stopsPrinting(reason) && !reason.startsWith('hold-new-jobs');
      expect([reason, state]).toEqual([reason, stops ? 'held' : 'done']);
      if (state === 'held') expect(reasons).toContain('queued-in-device');
    }
  });

  test('no job reason that stops stands beside done', () => {
    for (const reason of jobStateReasons) {
      const { state } = trueState({ ...done, reasons: [reason] });
      expect([reason, state]).toEqual([reason, stopsPrinting(reason) ? 'unknown' : 'done']);
    }
  });

  test('a job that prints on a printer that stands still waits', () => {
    expect(trueState({ ...done, state: 'printing', printerReasons: ['cover-open-report'] }).state).toBe('held');
    expect(trueState({ ...done, state: 'printing', printerReasons: ['toner-low'] }).state).toBe('printing');
  });

  test('a job on a printer that another computer shares prints while it is printed there', () => {
    const there = (reason: string) =>
      trueState({ ...done, state: 'printing', reasons: ['cups-waiting-for-job-completed'], printerReasons: [reason] });
    expect(there('cups-remote-processing').state).toBe('printing');
    expect(there('cups-remote-completed').state).toBe('printing');
    for (const stop of ['pending', 'pending-held', 'stopped', 'canceled', 'aborted']) {
      expect(there(`cups-remote-${stop}`).state).toBe('held');
    }
  });

  test('a printer on a cable, which says all its life that its Wi-Fi is not set up, prints', () => {
    const printerReasons = ['wifi-not-configured-report'];
    expect(trueState({ ...done, state: 'printing', printerReasons }).state).toBe('printing');
    expect(trueState({ ...done, printerReasons }).state).toBe('done');
  });

  test('what CUPS says of how a printer speaks IPP, and keeps for ever, stops nothing; where it cannot learn what became of the jobs, nobody calls them done', () => {
    const told = (state: 'done' | 'printing', ...words: readonly string[]) =>
      trueState({ ...done, state, printerReasons: ['cups-ipp-conformance-failure-report', ...words] });
    for (const words of ['cups-ipp-missing-validate-job', 'cups-ipp-wrong-http-version']) {
      expect([told('printing', words).state, told('done', words).state]).toEqual(['printing', 'done']);
    }
    for (const what of ['job-history', 'job-state', 'job-id', 'get-job-attributes']) {
      const words = `cups-ipp-missing-${what}`;
      expect(told('printing', words).state).toBe('printing');
      expect(told('done', words)).toMatchObject({ state: 'unknown', reasons: [words] });
      expect(told('done', words, 'media-empty').state).toBe('held');
    }
  });

  test('a printer that holds new jobs back finishes what it has', () => {
    const printerReasons = ['hold-new-jobs'];
    expect(trueState({ ...done, printerReasons }).state).toBe('done');
    expect(trueState({ ...done, state: 'printing', printerReasons }).state).toBe('printing');
    expect(trueState({ ...done, state: 'queued', printerReasons }).state).toBe('held');
    expect(trueState({ ...done, printerReasons: ['hold-new-jobs', 'media-empty'] }).state).toBe('held');
  });
});

describe('Windows', () => {
  const printed = 0x80;
  /** Paused, Error, Offline, PaperOut, Blocked, UserIntervention. */
  const stopping = [0x1, 0x2, 0x20, 0x40, 0x200, 0x400];
  const restarted = 0x800;

  test('of all 16,384 sets of flags only those with Printed and without a flag that stops are done', () => {
    const wrong: number[] = [];
    for (let status = 0; status < 0x4000; status++) {
      const stops = stopping.some((flag) => (status & flag) !== 0);
      const { state, reasons } = stateOfJob(status);
      const mayBeDone = (status & printed) !== 0 && !stops && (status & restarted) === 0;
      if ((state === 'done') !== mayBeDone) wrong.push(status);
      if (state === 'done' && reasons.length > 0) wrong.push(status);
      if (stops && (state !== 'held' || !reasons.some(stopsPrinting))) wrong.push(status);
    }
    expect(wrong).toEqual([]);
  });

  test('nor does any flag of the printer leave a printed job done that stops it', () => {
    const harmless = new Set([0x10000, 0x20000, 0x1000000]);
    for (let bit = 0; bit < 27; bit++) {
      const reasons = reasonsOfPrinter(2 ** bit);
      const { state } = trueState({ ...done, ...stateOfJob(printed), printerReasons: reasons });
      const isAtWork = reasons.length === 0;
      expect([bit, state]).toEqual([bit, isAtWork || harmless.has(2 ** bit) ? 'done' : 'held']);
    }
  });

  test('Complete is data handed over, not printed', () => {
    expect(stateOfJob(0x1000)).toEqual({ state: 'printing', reasons: ['queued-in-device'] });
    expect(stateOfJob(0x1000 | 0x2000).state).toBe('printing');
    expect(stateOfJob(0x1000 | 0x100).state).toBe('unknown');
  });
});
