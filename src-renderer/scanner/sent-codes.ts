/**
 * Scan answers for codes that a scanner sends as a whole (hid-pos.ts, serial-lines.ts): the same shape as the reader of key strokes
 * gives (scan-answers.ts), so that whatever takes scans takes these. Pure: text and the time in, an answer out.
 */
import { readSent } from './readings.ts';
import { createRepeats } from './repeats.ts';
import type { Refusal, RefusalReason, ScanAnswer } from './scan-answers.ts';

export interface SentCodes {
  /** `raw`: with its AIM identifier, if it has one. `at`: milliseconds. Null: nothing was in it. */
  read(raw: string, at: number): ScanAnswer | null;
  /** `arrived`: what there is of it to be shown. */
  refuse(reason: Extract<RefusalReason, 'not-whole' | 'too-long'>, arrived: string, at: number): Refusal;
}

/** `repeatWithin`: milliseconds in which the same code again counts once, asked each time. */
export function createSentCodes(settings: { readonly repeatWithin: () => number }): SentCodes {
  const repeats = createRepeats(settings.repeatWithin);
  return {
    read(sent, at) {
      // Scanners add the line's end that they have for keyboards; no code ends so.
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

/** No key was struck, and no field had anything to do with it. */
const unstruck = (at: number) => ({ keys: [], inTextField: false, timing: { startedAt: at, endedAt: at, gaps: [] } });

function refusalOf(reason: RefusalReason, arrived: string, at: number, detail: string | null = null): Refusal {
  return { kind: 'refused', reason, detail, arrived, ...unstruck(at) };
}
