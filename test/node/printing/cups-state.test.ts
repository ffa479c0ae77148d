/** What CUPS says of a job, where its words are not as they should be. */
import { expect, test } from 'vitest';
import { type Asked, readState } from '../../../src-main/printing/cups/cups-state.ts';
import type { IppAttributes, IppValue } from '../../../src-main/printing/cups/ipp-message.ts';
import { taggedTitle } from '../../../src-main/printing/job-tag.ts';

const spooled = { printJobId: '2f6d9c1e-7b0a-4d55-9c3e-0a1b2c3d4e5f', printer: 'Bench', spoolerJobId: 7 };

/** A print system with this one job, which is being printed unless more is said. */
function says(uri: string, more: Readonly<Record<string, readonly IppValue[]>> = {}): Asked {
  const job: IppAttributes = new Map([
    ['job-name', [taggedTitle({ ...spooled, title: 'Manifest' })]],
    ['job-state', [5]],
    ['job-printer-uri', [uri]],
    ['job-printer-uri-actual', [uri]],
    ...Object.entries(more),
  ]);
  const printer = (name: string): IppAttributes => new Map([['printer-state-reasons', [`${name}-asked`]]]);
  return {
    cups: { job: async () => job, printer: async (name: string) => printer(name) } as never,
    jobEnds: { elsewhere: async () => null, lastWord: async () => null } as never,
    printerWord: { of: async () => null } as never,
  };
}

test.each([
  ['ipp://localhost/printers/Bench', 'Bench'],
  ['ipp://localhost/printers/Bench%20%C3%A9', 'Bench é'],
  // No name can be read from these: the job is taken to be where it was handed over.
  ['ipp://localhost/printers/Bench%', 'Bench'],
  ['ipp://localhost/printers/Bench%E9', 'Bench'],
  ['', 'Bench'],
])("a job of the queue '%s' is watched at '%s'", async (uri, queue) => {
  const { reasons, printer } = await readState(says(uri), spooled);
  expect([reasons, printer ?? 'Bench']).toEqual([[`${queue}-asked`], queue]);
});

test.each<[string, readonly IppValue[], string]>([
  ['a number', ['none', 42], 'unknown'],
  ['a list of numbers', [[1, 2]], 'unknown'],
  ['a collection', [new Map([['reason', ['job-aborted']]])], 'unknown'],
  ['a boolean', [false], 'unknown'],
  ['no value', [null], 'done'],
  ['a word', ['job-completed-successfully'], 'done'],
])('a job that is completed, and gives %s for its reasons', async (_, values, state) => {
  const queue = says('ipp://localhost/printers/Bench', { 'job-state': [9], 'job-state-reasons': values });
  const quiet = { ...queue, cups: { ...queue.cups, printer: async () => new Map() } as never };
  expect((await readState(quiet, spooled)).state).toBe(state);
});

/** Killed before it wrote down that a job is over, CUPS 2.4 does not find its PDF after its start, and says no more than this. */
const endLost = { 'job-state': [8], 'job-state-reasons': ['processing-to-stop-point'] };

test.each<[string, Readonly<Record<string, readonly IppValue[]>>, string]>([
  ['without a reason or a word, as where it lost the end of one that came out', endLost, 'unknown'],
  ['with a reason', { ...endLost, 'job-state-reasons': ['aborted-by-system'] }, 'failed'],
  // Its printer failed, and said nothing.
  ['in no words of its printer', { ...endLost, 'job-printer-state-message': [''] }, 'failed'],
  ['in words', { ...endLost, 'job-printer-state-message': ['The paper is jammed'] }, 'failed'],
])('a job that CUPS gave up %s', async (_, job, state) => {
  expect((await readState(beside(job, {}), spooled)).state).toBe(state);
});

test.each<[string, readonly IppValue[], number | null]>([
  ['none yet', [0], 0],
  ['three', [3], 3],
  // RFC 8011 section 5.3.18.2: none is below 0. A printer that counts wrongly counts nothing.
  ['less than none', [-1], null],
  ['a word', ['three'], null],
])('a printer that counts %s of the sheets', async (_, values, sheets) => {
  const { sheetsPrinted } = await readState(
    says('ipp://localhost/printers/Bench', { 'job-media-sheets-completed': values }),
    spooled,
  );
  expect(sheetsPrinted).toBe(sheets);
});

/** The same job, and what its printer says of itself. */
function beside(
  job: Readonly<Record<string, readonly IppValue[]>>,
  printers: Readonly<Record<string, Readonly<Record<string, readonly IppValue[]>>>>,
): Asked {
  const asked = says('ipp://localhost/printers/Bench', job);
  const printer = async (name: string): Promise<IppAttributes> => new Map(Object.entries(printers[name] ?? {}));
  return { ...asked, cups: { ...asked.cups, printer } as never };
}

const busy = { 'printer-state-message': ['The printer is in use'], 'printer-state-reasons': ['none'] };

test.each([
  // Only what it says while it prints is of this job.
  ['prints', { ...busy, 'printer-state': [4] }, { state: 'held', reasons: ['busy'] }],
  ['does nothing', { ...busy, 'printer-state': [3] }, { state: 'printing', reasons: [] }],
  ['stands still', { ...busy, 'printer-state': [5] }, { state: 'held', reasons: ['printer-stopped'] }],
])('a printer that %s, and has said that it is in use', async (_, printer, expected) => {
  expect(await readState(beside({}, { Bench: printer }), spooled)).toMatchObject(expected);
});

test.each([
  ['one of its printers prints', [4], { state: 'printing', reasons: [] }],
  ['all of its printers stand still', [5], { state: 'held', reasons: ['printer-stopped', 'media-empty'] }],
])('a job of a class of which %s', async (_, state, expected) => {
  const stopped = { 'printer-state': [5], 'printer-state-reasons': ['media-empty'] };
  const asked = beside(
    {},
    {
      Bench: { 'printer-state': [3], 'printer-state-reasons': ['none'], 'member-names': ['One', 'Two'] },
      One: stopped,
      Two: { 'printer-state': state, 'printer-state-reasons': ['none'] },
    },
  );
  expect(await readState(asked, spooled)).toMatchObject(expected);
});

const words = ['Nobody is here.'];

test.each([
  ['was aborted', 8, 'failed', ['job-aborted', 'Nobody is here.']],
  ['was stopped', 6, 'held', ['job-aborted', 'Nobody is here.']],
  ['waits', 3, 'held', ['job-aborted', 'Nobody is here.']],
  // They are of the time before.
  ['was cancelled', 7, 'cancelled', ['job-aborted']],
])('what the print system says in words of a job that %s', async (_, jobState, state, reasons) => {
  const job = {
    ...{ 'job-state': [jobState], 'job-printer-state-message': words },
    // CUPS leaves the first one on jobs that stopped long ago.
    'job-state-reasons': ['processing-to-stop-point', 'job-aborted'],
  };
  const found = await readState(beside(job, { Bench: { 'printer-state': [3] } }), spooled);
  expect(found).toMatchObject({ state, reasons });
});
