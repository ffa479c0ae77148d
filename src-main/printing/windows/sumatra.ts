/**
 * Hands a PDF over to Windows with SumatraPDF, unscaled. The queue shows the name of the file, so the file gets the
 * name of the job. Only the program is used, with a list of arguments: no shell, no native module.
 */
import { type ExecFileException, execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SumatraJob {
  readonly filePath: string;
  /** Without its extension; the queue shows it. */
  readonly documentName: string;
  readonly printer: string;
  readonly media: string | null;
  readonly tray: string | null;
  readonly copies: number;
}

/**
 * 'handed-over': it ended with 0, which says nothing about paper · 'refused': it ended with 1 · 'forbidden': a rule of the
 * computer, or a virus scanner, does not let it start · 'not-known': it was interrupted, or crashed, perhaps after the job
 * was in the queue · 'missing': there is no such program · 'not-written': its file could not be made, and nothing was
 * handed over.
 */
export interface HandOver {
  readonly ended: 'handed-over' | 'refused' | 'forbidden' | 'not-known' | 'missing' | 'not-written';
  readonly words: string;
}

/** Never throws. */
export type RunSumatra = (job: SumatraJob) => Promise<HandOver>;

const handOverWaitMilliseconds = 120_000;
const refusedExitCode = 1;

/** `patience`: milliseconds after which the program is ended. */
export function createSumatra(program: string, patience = handOverWaitMilliseconds): RunSumatra {
  return async (job) => {
    let folder = '';
    try {
      folder = await mkdtemp(join(tmpdir(), 'packbench-print-'));
      const filePath = join(folder, `${fileNameOf(job.documentName)}.pdf`);
      await copyFile(job.filePath, filePath);
      return await run(program, argumentsFor({ ...job, filePath }), patience);
    } catch (error) {
      return { ended: 'not-written', words: String(error) };
    } finally {
      // Files that another program still holds open are left to the system's clean-up.
      if (folder !== '') await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    }
  };
}

/** Replaces characters that Windows does not allow in file names. */
export function fileNameOf(documentName: string): string {
  return documentName.replaceAll(':', '-').replace(/[<>"/\\|?*\p{Cc}]/gu, ' ');
}

/** Commas separate the settings, so a name with a comma cannot be passed (`canBeSaid`). */
export function argumentsFor({ filePath, printer, media, tray, copies }: Omit<SumatraJob, 'documentName'>): string[] {
  const paper = media === null ? [] : [`paper=${media}`];
  const bin = tray === null ? [] : [`bin=${tray}`];
  const settings = ['noscale', `${copies}x`, ...paper, ...bin].join(',');
  return ['-print-to', printer, '-print-settings', settings, '-silent', filePath];
}

export const canBeSaid = (name: string): boolean => !name.includes(',');

function run(program: string, args: readonly string[], timeout: number): Promise<HandOver> {
  const { promise, resolve } = Promise.withResolvers<HandOver>();
  execFile(program, args, { timeout, windowsHide: true }, (error, answer, complaint) => {
    // Without a word of its own, as usual, only how it was called could be said.
    const said = complaint.trim() || answer.trim();
    resolve({ ended: endOf(error), words: error !== null && isNotStarted(error) ? error.message : said });
  });
  return promise;
}

function endOf(error: ExecFileException | null): HandOver['ended'] {
  if (error === null) return 'handed-over';
  if (error.code === 'ENOENT') return 'missing';
  if (isNotStarted(error)) return 'forbidden';
  return error.code === refusedExitCode && error.killed !== true ? 'refused' : 'not-known';
}

const isNotStarted = (error: ExecFileException): boolean =>
  'syscall' in error && String(error.syscall).startsWith('spawn');
