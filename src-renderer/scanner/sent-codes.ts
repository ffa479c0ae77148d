/**
 * Scan answers for codes that a scanner sends whole (hid-pos.ts, serial-lines.ts): the same shape as from the reader of
 * key strokes (scan-answers.ts), so that whatever takes scans takes these. Pure.
 */
import { readSent } from './readings.ts';
import { createRepeats } from './repeats.ts';
import type { Refusal, RefusalReason, ScanAnswer } from './scan-answers.ts';

export interface SentCodes {
  /** `raw`: with its AIM identifier, if it has one. `at`: milliseconds. Null: nothing was in it. */
  read(raw: string, at: number): ScanAnswer | null;
  /** `arrived`: the part of it that can be shown. */
  refuse(reason: Extract<RefusalReason, 'not-whole' | 'too-long'>, arrived: string, at: number): Refusal;
}

/** `repeatWithin`: milliseconds within which the same code counts once, asked each time. */
export function createSentCodes(settings: { readonly repeatWithin: () => number }): SentCodes {
  const repeats = createRepeats(settings.repeatWithin);
  return {
    read(sent, at) {
      // Scanners add the line end that they use for keyboards; no code ends like that.
      const raw = sent.trimEnd();
      if (raw === '') return null;
      const read = readSent(raw);
      if (read.kind === 'unreadable') return refusalOf(read.reason, raw, at, read.detail);
      const [{ text, aim, parts }] = read.readings;
      if (repeats.isRepeated(text, at)) return refusalOf('repeated', raw, at);
      const { readings, sure } = read;
      return {
        kind: 'scan',
        text,
        readings,
        sure,
        aim,
        parts,
        end: 'device',
        enterInFront: false,
        capsLock: false,
        ...unstruck(at),
      };
    },
    refuse: (reason, arrived, at) => refusalOf(reason, arrived, at),
  };
}

/** No key was struck, and no field was involved. */
const unstruck = (at: number) => ({ keys: [], inTextField: false, timing: { startedAt: at, endedAt: at, gaps: [] } });

function refusalOf(reason: RefusalReason, arrived: string, at: number, detail: string | null = null): Refusal {
  return { kind: 'refused', reason, detail, arrived, ...unstruck(at) };
}
