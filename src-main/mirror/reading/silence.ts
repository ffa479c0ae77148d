/** Since when an account has not answered its reading, and when everybody at the bench should know. */
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { After, Clock } from '../../ports.ts';
import { datedNow } from '../../time/dated-now.ts';

export interface Silence {
  answered(): void;
  failed(failure: Failure): void;
  read(): {
    /** ISO 8601; null: not in this run. */
    readonly answeredAt: string | null;
    /** ISO 8601; null: it answers, or has not been asked yet. */
    readonly since: string | null;
    readonly alarm: boolean;
    readonly failure: Failure | null;
  };
  close(): void;
}

const alarmAfter = 10 * 60_000;
/** A computer that wakes has heard nothing for hours, and often has a network a moment later. */
const failingAtLeast = 60_000;

/** `changed`: the alarm begins. */
export function createSilence(parts: { clock: Clock; after: After; changed: () => void }): Silence {
  const { clock } = parts;
  const begun = clock.passed();
  let lastAnswer: { readonly at: number; readonly iso: string } | null = null;
  let failing: { readonly from: number; readonly since: string; readonly failure: Failure } | null = null;
  let callOff = (): void => {};

  const alarmAt = (from: number): number => Math.max((lastAnswer?.at ?? begun) + alarmAfter, from + failingAtLeast);
  const waitForAlarm = (from: number): void => {
    callOff();
    const left = alarmAt(from) - clock.passed();
    if (left > 0) callOff = parts.after(left, parts.changed);
  };
  return {
    answered() {
      lastAnswer = { at: clock.passed(), iso: clock.now().toISOString() };
      failing = null;
      callOff();
    },
    failed(failure) {
      const from = failing?.from ?? clock.passed();
      if (failing === null) waitForAlarm(from);
      failing = { from, since: datedNow(clock, lastAnswer?.at ?? begun), failure };
    },
    read: () => ({
      answeredAt: lastAnswer?.iso ?? null,
      since: failing?.since ?? null,
      alarm: failing !== null && clock.passed() >= alarmAt(failing.from),
      failure: failing?.failure ?? null,
    }),
    close: () => callOff(),
  };
}
