/** Print jobs outlive the program, and the number of copies is right. */
import { expect, test } from 'vitest';
import { createPrintLog } from '../../../src-main/journal/print-log.ts';
import { inFolder, openIn, plansOf, printJob } from './ledger-folder.ts';

test('jobs are listed newest first, of one manifest or of all, after a restart too', () =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    const prints = createPrintLog(first);
    for (const [index, manifestId] of ['m', 'n', 'm'].entries()) {
      prints.add(printJob(`job-${index}`, { manifestId, submittedAt: `2026-11-20T10:00:0${index}.000Z` }));
    }
    first.close();
    const second = openIn(folder);
    const ids = (manifestId: string | null, limit: number): string[] =>
      createPrintLog(second)
        .list(manifestId, limit)
        .map((job) => job.printJobId);
    expect(ids('m', 9)).toEqual(['job-2', 'job-0']);
    expect(ids(null, 2)).toEqual(['job-2', 'job-1']);
    second.close();
  }));

test('the newest is the one begun last, also when the clock was set back before it', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const prints = createPrintLog(ledger);
    prints.add(printJob('before', { submittedAt: '2026-11-21T10:00:00.000Z' }));
    prints.add(printJob('after', { submittedAt: '2026-11-20T10:00:00.000Z' }));
    expect(prints.list('m', 1).map((job) => job.printJobId)).toEqual(['after']);
    expect(prints.list(null, 9).map((job) => job.printJobId)).toEqual(['after', 'before']);
    ledger.close();
  }));

test('the jobs of one manifest are found by its index, and the newest of all by their count: no list reads every print of years', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    createPrintLog(ledger).add(printJob('job'));
    const plans = plansOf(ledger.database, (database) => createPrintLog({ database }).list('m', 1_000));
    expect(plans.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
    const ofAll = plansOf(ledger.database, (database) => createPrintLog({ database }).list(null, 100));
    expect(ofAll).toEqual(['SCAN print_jobs']);
    ledger.close();
  }));

test('open jobs are those the spooler has not finished', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const prints = createPrintLog(ledger);
    const states = ['sending', 'queued', 'held', 'printing', 'done', 'failed', 'cancelled', 'unknown'] as const;
    for (const state of states) prints.add(printJob(state, { state }));
    expect(prints.openJobs().map((job) => job.state)).toEqual(['sending', 'queued', 'held', 'printing']);
    prints.change('queued', (job) => ({ ...job, state: 'done', reasons: ['job-completed-successfully'] }));
    expect(prints.openJobs().map((job) => job.printJobId)).toEqual(['sending', 'held', 'printing']);
    expect(prints.list(null, 9).find((job) => job.printJobId === 'queued')?.reasons).toEqual([
      'job-completed-successfully',
    ]);
    ledger.close();
  }));

test('copies: every copy of every job but the failed and the cancelled; files are counted apart', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const prints = createPrintLog(ledger);
    expect(prints.copiesPrinted('m')).toBe(0);
    prints.add(printJob('a', { copies: 2 }));
    prints.add(printJob('b', { state: 'failed' }));
    prints.add(printJob('c', { state: 'cancelled', copies: 5 }));
    prints.add(printJob('d', { state: 'unknown' }));
    prints.add(printJob('e', { fileNumber: 2 }));
    prints.add(printJob('f', { manifestId: 'n', copies: 9 }));
    expect(prints.copiesPrinted('m')).toBe(3);
    expect(prints.copiesPrinted('m', 2)).toBe(1);
    expect(prints.copiesPrinted('m', 3)).toBe(0);
    ledger.close();
  }));

test('print jobs are changed as the file has them, found by name, and told as damaged when they are', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const prints = createPrintLog(ledger);
    expect([prints.get('job'), prints.change('job', (job) => job)]).toEqual([null, null]);
    const job = printJob('job', { state: 'queued' });
    for (const printJobId of ['job', 'second']) prints.add({ ...job, printJobId });
    expect([prints.get('job'), prints.change('job', () => null)]).toEqual([job, job]);
    const done = { ...job, state: 'done' as const, reasons: ['it is'] };
    expect([prints.change('job', (now) => ({ ...now, ...done })), prints.get('job')]).toEqual([done, done]);
    // Entries of the same moment are listed as they were added.
    expect(prints.list(null, 9).map(({ printJobId }) => printJobId)).toEqual(['second', 'job']);
    expect(prints.openJobs().map(({ printJobId }) => printJobId)).toEqual(['second']);
    const answer = { cameOut: false, answeredAt: '2026-11-20T10:01:00.000Z', operator: 'mia' };
    prints.change('second', (now) => ({ ...now, state: 'done', answer }));
    expect([prints.copiesPrinted('m'), prints.copiesPrinted('m', 1), prints.copiesPrinted('n')]).toEqual([1, 1, 0]);
    ledger.database.change((run) => run(`UPDATE print_jobs SET seal = 'x' WHERE print_job_id = 'job'`));
    for (const ask of [() => prints.get('job'), () => prints.list(null, 9)])
      expect(ask).toThrow('the print job job was changed');
    ledger.close();
  }));
