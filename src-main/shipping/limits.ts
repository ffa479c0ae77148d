/** Deadlines and sizes for each kind of operation. Tests pass their own, in milliseconds. */
import type { ExchangeLimits } from './exchange.ts';

export interface ServiceLimits {
  readonly ordinary: ExchangeLimits;
  readonly manifest: ExchangeLimits;
  readonly addressBook: ExchangeLimits;
  /**
   * The longest wait for the first byte while the caller has another answer at hand (a validation has the address
   * book's). Services answer within a second or two, and on a silent network a person would wait 30 s although there is
   * an answer.
   */
  readonly firstByteWithOtherAnswer: number;
  /** The longest that reading an arrived answer may take. */
  readonly reading: number;
  /** How long the end of the app waits for the answers to writes that were sent. */
  readonly lastAnswers: number;
}

const mebibyte = 1024 * 1024;
const ordinary: ExchangeLimits = {
  connect: 5_000,
  firstByte: 30_000,
  keptSilence: 3_000,
  gap: 15_000,
  total: 60_000,
  answerBytes: 16 * mebibyte,
};

export const serviceLimits: ServiceLimits = {
  ordinary,
  manifest: { ...ordinary, firstByte: 120_000, total: 180_000, answerBytes: 64 * mebibyte },
  // Nobody waits for it, and a service may need a while to write it.
  addressBook: { ...ordinary, keptSilence: ordinary.firstByte, total: 300_000, answerBytes: 256 * mebibyte },
  firstByteWithOtherAnswer: 5_000,
  reading: 20_000,
  lastAnswers: 2_000,
};
