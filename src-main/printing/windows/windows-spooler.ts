/**
 * The print system of Windows: SumatraPDF hands jobs over, PowerShell tells what became of them. Both come in as
 * arguments, so that the tests run this file against recorded answers. It has not been run on Windows
 * (docs/promises.md).
 */
import { z } from 'zod';
import type { Media, Printer, PrinterList } from '../../../src-preload/contract/printing.ts';
import type { Remark } from '../../../src-preload/contract/remark.ts';
import { failureOf, PackbenchError, remark } from '../../failures.ts';
import type { After, SpooledJob, Spooler, SpoolRequest, SpoolState } from '../../ports.ts';
import { jobTag, taggedTitle } from '../job-tag.ts';
import { stopsPrinting, trueState } from '../reasons.ts';
import { isPrinterPrinting, reasonsOfPrinter, stateOfJob } from './job-flags.ts';
import type { Ask, Question } from './powershell.ts';
import { canBeSaid, type HandOver, type RunSumatra } from './sumatra.ts';

export interface WindowsParts {
  readonly ask: Ask;
  readonly sumatra: RunSumatra;
  readonly after: After;
}

/** How often the queue is looked at while SumatraPDF runs, and after it has ended. */
const lookMilliseconds = 400;
const looksAfterEnd = 25;
const watchMilliseconds = 1_500;
const millimetresPerHundredthInch = 0.254;

const printersShape = z.object({
  printers: z.array(
    z.object({
      name: z.string(),
      comment: z.string(),
      location: z.string(),
      status: z.int(),
      isDefault: z.boolean(),
      media: z.array(z.object({ name: z.string(), width: z.number(), height: z.number() })),
      trays: z.array(z.string()),
      defaultMedia: z.string().nullable(),
    }),
  ),
});
const statesShape = z.object({ printers: z.array(z.object({ name: z.string(), status: z.int() })) });
const jobsShape = z.object({
  status: z.int(),
  jobs: z.array(z.object({ id: z.int(), document: z.string(), status: z.int(), pagesPrinted: z.int() })),
});
type Queue = z.infer<typeof jobsShape>;

export function createWindowsSpooler({ ask, sumatra, after }: WindowsParts): Spooler {
  const read = async <Shape extends z.ZodType>(question: Question, shape: Shape): Promise<z.infer<Shape> | null> => {
    const answer = await ask(question);
    if ('refused' in answer) {
      if (answer.refused.notFound) return null;
      throw failureOf('powershell-failed', { details: [{ message: answer.refused.message, details: question.ask }] });
    }
    const parsed = shape.safeParse(answer.value);
    if (parsed.success) return parsed.data;
    throw failureOf('powershell-failed', { details: [{ message: parsed.error.message, details: question.ask }] });
  };
  const queueOf = (printer: string): Promise<Queue | null> => read({ ask: 'jobs', printer }, jobsShape);
  const ours = async (printer: string, printJobId: string): Promise<Queue['jobs'][number] | undefined> =>
    (await queueOf(printer))?.jobs.find(({ document }) => document.includes(jobTag(printJobId)));
  const pause = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    after(lookMilliseconds, resolve);
    return promise;
  };

  const listPrinters = async (): Promise<PrinterList> => {
    try {
      const found = await read({ ask: 'printers' }, printersShape);
      return { spooler: 'available', printers: (found?.printers ?? []).map(tellPrinter) };
    } catch (error) {
      if (error instanceof PackbenchError && error.failure.code === 'spooler-missing') {
        return { spooler: 'missing', printers: [] };
      }
      throw error;
    }
  };

  /** A quick job is in the queue only while SumatraPDF runs, so the search for it begins at once. */
  const submit = async (request: SpoolRequest): Promise<number> => {
    const { printer, media } = checkedPlace(request, await listPrinters());
    const { filePath, tray, copies, printJobId } = request;
    let handed: HandOver | null = null;
    const job = { filePath, documentName: taggedTitle(request), printer, media, tray, copies };
    void sumatra(job).then((end) => {
      handed = end;
    });
    for (let looksLeft = looksAfterEnd; ; ) {
      const end = handed as HandOver | null;
      const id = await lookFor(printer, printJobId);
      if (id !== undefined) return id;
      if (end !== null) {
        looksLeft -= 1;
        const mayCome = end.ended === 'handed-over' || end.ended === 'not-known';
        if (!mayCome || looksLeft === 0) throw notSeen(end, printer);
      }
      await pause();
    }
  };
  /** When the queue cannot be asked, the job may still be in it, so it is not called refused. */
  const lookFor = async (printer: string, printJobId: string): Promise<number | undefined> => {
    try {
      return (await ours(printer, printJobId))?.id;
    } catch (error) {
      if (error instanceof PackbenchError) return undefined;
      throw error;
    }
  };

  return {
    listPrinters,
    submit,
    find: async (printer, printJobId) => (await ours(printer, printJobId))?.id ?? null,
    async readState({ printer, printJobId, spoolerJobId }: SpooledJob): Promise<SpoolState> {
      const queue = await queueOf(printer);
      // Numbers are reused soon, so the mark must match too. Gone from the queue without 'Printed': not known.
      const job = queue?.jobs.find(({ id, document }) => id === spoolerJobId && document.includes(jobTag(printJobId)));
      if (queue === null || job === undefined) return { state: 'unknown', reasons: [], sheetsPrinted: null };
      return trueState({
        ...stateOfJob(job.status),
        printerReasons: reasonsOfPrinter(queue.status),
        sheetsPrinted: job.pagesPrinted > 0 ? job.pagesPrinted : null,
      });
    },
    async cancel({ printer, printJobId, spoolerJobId }) {
      const gone = { facts: { printer, remarks: [remark('print-job-gone')] } };
      if ((await ours(printer, printJobId))?.id !== spoolerJobId) throw failureOf('print-not-cancelled', gone);
      const answer = await ask({ ask: 'cancel', printer, job: spoolerJobId }).catch(perhapsCancelled);
      if ('refused' in answer) {
        if (answer.refused.notFound) throw failureOf('print-not-cancelled', gone);
        const details = [{ message: answer.refused.message, details: '' }];
        throw failureOf('print-not-cancelled', { details, facts: { printer } });
      }
    },
    watch: (changed) => watchStates(() => read({ ask: 'states' }, statesShape), after, changed),
  };
}

function tellPrinter(found: z.infer<typeof printersShape>['printers'][number]): Printer {
  const stateReasons = reasonsOfPrinter(found.status);
  const plain = isPrinterPrinting(found.status) ? 'printing' : 'idle';
  return {
    name: found.name,
    description: found.comment,
    location: found.location,
    isDefault: found.isDefault,
    state: stateReasons.some(stopsPrinting) ? 'stopped' : plain,
    stateReasons,
    // Windows accepts jobs for a printer that stands still, and keeps them.
    acceptsJobs: !stateReasons.includes('pending-deletion'),
    media: found.media.map(tellMedia),
    defaultMedia: found.defaultMedia,
    loadedMedia: [],
    trays: found.trays.map((name) => ({ name, media: null })),
  };
}

function tellMedia({ name, width, height }: { name: string; width: number; height: number }): Media {
  const millimetres = (hundredths: number): number | null =>
    hundredths > 0 ? Math.round(hundredths * millimetresPerHundredthInch * 10) / 10 : null;
  return { name, label: name, widthMillimetres: millimetres(width), heightMillimetres: millimetres(height) };
}

/** Names come from outside: the print system itself must have listed each. */
function checkedPlace(
  request: SpoolRequest,
  { spooler, printers }: PrinterList,
): { printer: string; media: string | null } {
  if (spooler === 'missing') throw failureOf('spooler-missing');
  const printer = printers.find(({ name }) => name === request.printer);
  if (printer === undefined) throw failureOf('printer-unknown', { facts: { printer: request.printer } });
  const refuse = (why: Remark): PackbenchError =>
    failureOf('print-refused', { facts: { printer: printer.name, remarks: [why] } });
  const media = request.media ?? printer.defaultMedia;
  if (request.media !== null && !printer.media.some(({ name }) => name === request.media)) {
    throw refuse(remark('paper-not-offered', { paper: request.media }));
  }
  if (request.tray !== null && !printer.trays.some(({ name }) => name === request.tray)) {
    throw refuse(remark('tray-not-there', { tray: request.tray }));
  }
  const unsayable = [media, request.tray].find((name) => name !== null && !canBeSaid(name));
  if (unsayable !== undefined && unsayable !== null) {
    throw refuse(remark('name-with-comma', { name: unsayable }));
  }
  return { printer: printer.name, media };
}

function notSeen({ ended, words }: HandOver, printer: string): PackbenchError {
  const details = words === '' ? [] : [{ message: words, details: '' }];
  const more = { details, facts: { printer } };
  if (ended === 'missing' || ended === 'forbidden') {
    return failureOf('print-refused', { details, facts: { printer, remarks: [remark(`print-program-${ended}`)] } });
  }
  if (ended === 'refused' || ended === 'not-written') return failureOf('print-refused', more);
  // Handed over and gone from the queue before anybody saw it; or interrupted.
  return failureOf('print-unknown', { ...more, changed: 'unknown' });
}

/** The request was made; its result is not known. */
function perhapsCancelled(error: unknown): never {
  if (!(error instanceof PackbenchError)) throw error;
  throw new PackbenchError({ ...error.failure, changed: 'unknown' }, { cause: error });
}

function watchStates(read: () => Promise<unknown>, after: After, changed: () => void): () => void {
  let before: string | null = null;
  let ended = false;
  let callOff: () => void = () => undefined;
  const look = async (): Promise<void> => {
    const now = await read().then(
      (states) => JSON.stringify(states),
      (error: unknown) => String(error),
    );
    if (ended) return;
    if (now !== before) changed();
    before = now;
    callOff = after(watchMilliseconds, () => void look());
  };
  void look();
  return () => {
    ended = true;
    callOff();
  };
}
