/** What a line of a print job says of its paper, also where its printer is gone. */
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Printer, PrintJob } from '../../../src-preload/contract/printing.ts';
import { drawnStill } from '../../helpers/page-part.ts';

beforeAll(() => void vi.stubGlobal('window', { packbench: { on: () => () => undefined } }));
afterAll(() => vi.unstubAllGlobals());

const job = (media: string | null): PrintJob =>
  ({
    ...{ printJobId: 'j', kind: 'manifest', manifestId: 'm', fileNumber: 1, printer: 'Bench', media, tray: null },
    ...{ copies: 1, copyNumber: 1, state: 'done', reasons: [], sheetsPrinted: null, sheetsInAll: null },
    ...{ spoolerJobId: 4, submittedAt: '2026-11-22T10:00:00Z', checkedAt: '2026-11-22T10:00:00Z', answer: null },
  }) as PrintJob;

test('the paper is said as a person says it, also where the printer that named it is gone', async () => {
  const { JobLine } = await import('../../../src-renderer/paper/job-line.tsx');
  const line = (media: string | null, printer?: Printer): string =>
    drawnStill(createElement(JobLine, { job: job(media), printer, name: 'Copy 1' }));
  const a4 = { name: 'iso_a4_210x297mm', label: 'A4', widthMillimetres: 210, heightMillimetres: 297 };
  expect(line(a4.name, { name: 'Bench', media: [a4] } as unknown as Printer)).toContain('Bench · A4 · ');
  expect(line(a4.name)).toContain('Bench · 210 x 297 mm · ');
  expect(line('na_number-10_4.125x9.5in')).toContain('Bench · 4.125 x 9.5 in · ');
  // A name that says no size is the name that somebody gave.
  expect(line('Label')).toContain('Bench · Label · ');
  expect(line(null)).toMatch(/Bench · [^·]*4/);
});

test('a cancellation that is pressed again before it is answered is asked for once: the second press would be told as not done', async () => {
  const asked: unknown[] = [];
  const call = (name: string, request: unknown): Promise<unknown> => {
    asked.push([name, request]);
    return new Promise(() => undefined);
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const { cancelJob } = await import('../../../src-renderer/paper/job-line.tsx');
  for (const printJobId of ['j', 'j', 'k']) void cancelJob({ printJobId });
  expect(asked).toEqual(['j', 'k'].map((printJobId) => ['printing.cancel', { printJobId }]));
});
