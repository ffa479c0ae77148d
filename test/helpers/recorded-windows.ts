/**
 * The print system of Windows from recorded answers: what resources/windows/print-system.ps1 and SumatraPDF would say
 * about a queue that a test moves by hand. It shares no code with the adapter; the flags are those of winspool.h.
 */
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Ask } from '../../src-main/printing/windows/powershell.ts';
import type { RunSumatra, SumatraJob } from '../../src-main/printing/windows/sumatra.ts';

export interface RecordedJob {
  readonly id: number;
  readonly document: string;
  status: number;
  pagesPrinted: number;
}

export interface RecordedPrinter {
  status: number;
  jobs: RecordedJob[];
}

export interface RecordedWindows {
  readonly ask: Ask;
  readonly sumatra: RunSumatra;
  readonly printers: Readonly<Record<string, RecordedPrinter>>;
  /** The jobs that SumatraPDF received, in order. */
  readonly handedOver: SumatraJob[];
  /** How SumatraPDF ends from now on. */
  ends(ended: Awaited<ReturnType<RunSumatra>>['ended'], putsInQueue: boolean): void;
}

const a4 = { name: 'A4', width: 827, height: 1169 };
const label = { name: '4 x 6', width: 400, height: 600 };

export function recordWindows(): RecordedWindows {
  const names = ['Bench-Labels', 'Paused-Printer'];
  const printers = Object.fromEntries(names.map((name) => [name, { status: 0, jobs: [] } as RecordedPrinter]));
  const handedOver: SumatraJob[] = [];
  let way: { ended: Awaited<ReturnType<RunSumatra>>['ended']; puts: boolean } = { ended: 'handed-over', puts: true };
  let lastId = 0;

  const answer = (value: unknown): Answer => ({ value: JSON.parse(JSON.stringify(value)) });
  const unknownPrinter: Answer = { refused: { message: 'No MSFT_Printer objects found', notFound: true } };
  return {
    printers,
    handedOver,
    async ask(question) {
      const all = Object.entries(printers);
      if (question.ask === 'states') return answer({ printers: all.map(([name, { status }]) => ({ name, status })) });
      if (question.ask === 'printers') {
        const more = { comment: '', location: '', media: [a4, label], trays: ['main', 'rear'], defaultMedia: 'A4' };
        const found = all.map(([name, { status }]) => ({ name, status, isDefault: name === names[0], ...more }));
        return answer({ printers: found });
      }
      const queue = printers[question.printer];
      if (queue === undefined) return unknownPrinter;
      if (question.ask === 'jobs') return answer({ status: queue.status, jobs: queue.jobs });
      if (!queue.jobs.some(({ id }) => id === question.job)) return unknownPrinter;
      queue.jobs = queue.jobs.filter(({ id }) => id !== question.job);
      return answer({});
    },
    async sumatra(job) {
      handedOver.push(job);
      lastId += 1;
      const document = `${job.documentName}.pdf`;
      if (way.puts) printers[job.printer]?.jobs.push({ id: lastId, document, status: 0, pagesPrinted: 0 });
      return { ended: way.ended, words: '' };
    },
    ends(ended, putsInQueue) {
      way = { ended, puts: putsInQueue };
    },
  };
}

/** A program that does what the lines of a shell say, in place of one that only Windows has. */
export async function programOf(folder: string, lines: string): Promise<string> {
  const path = join(folder, 'program.sh');
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o700);
  return path;
}
