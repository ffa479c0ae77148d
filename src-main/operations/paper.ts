/** Operations of printers, and sheets of paper. */
import { z } from 'zod';
import type { AppServices } from '../app-services.ts';
import type { Asking, OperationsOf } from './asking.ts';
import { file, id, media, nothing, printer, sheetWords } from './shapes.ts';

const pageCount = z.int().min(1).max(100_000).nullable();
const printJob = z.strictObject({ printJobId: id });
const codeSheet = z.strictObject({
  kind: z.enum(['test-card', 'commands']),
  title: sheetWords,
  explanation: z.string().max(600),
  codes: z
    .array(z.strictObject({ words: sheetWords, code: z.string().regex(/^[ -~]{1,120}$/) }))
    .min(1)
    .max(12),
});
const testBar = z.strictObject({
  millimetres: z.int().min(10).max(200),
  explanation: z.string().max(600),
  words: sheetWords,
});
const testPage = z.strictObject({ title: sheetWords, bars: z.array(testBar).min(1).max(5) });

export function paperOperations(services: AppServices, { op }: Asking): OperationsOf<'printing' | 'sheets'> {
  const { printing, sheets } = services;
  return {
    'printing.listPrinters': op(nothing, () => printing.listPrinters()),
    'printing.print': op(
      file.extend({ printer, media, tray: media, copies: z.int().min(1).max(99), pageCount }),
      (request) => printing.print(request),
    ),
    'printing.cancel': op(printJob, ({ printJobId }) => printing.cancel(printJobId)),
    'printing.answer': op(printJob.extend({ cameOut: z.boolean() }), ({ printJobId, cameOut }) =>
      printing.answer(printJobId, cameOut),
    ),
    'printing.listJobs': op(
      z.strictObject({ manifestId: z.string().max(128).nullable(), limit: z.int().min(1).max(1_000) }),
      ({ manifestId, limit }) => printing.listJobs(manifestId, limit),
    ),

    'sheets.save': op(codeSheet, (sheet) => sheets.save(sheet)),
    'sheets.print': op(codeSheet, (sheet) => sheets.print(sheet)),
    'sheets.printTestPage': op(testPage, (page) => sheets.printTestPage(page)),
  };
}
