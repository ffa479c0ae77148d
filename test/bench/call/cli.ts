/**
 * `npm run bench:call [-- --calls 60 --rounds 5]`: what the way page, preload, main, service and back adds to a bare
 * fetch of the same answer, in turns. In the Chromium runtime the bridge goes through the DevTools protocol, which is
 * slower than Electron's.
 */
import { askedNumbers } from '../asked-rounds.ts';
import { atMost, tellBench } from '../held.ts';
import { measureInApp } from '../in-app.ts';
import { median, percentile } from '../orders/times.ts';

/** Milliseconds of each call, by round. */
export interface CallTimes {
  /** From the page, with the service. */
  readonly calls: readonly (readonly number[])[];
  /** The same answer fetched by Node. */
  readonly fetches: readonly (readonly number[])[];
  /** From the page to main and back, without the service. */
  readonly crossings: readonly (readonly number[])[];
}

const numbers = askedNumbers({ calls: 60 });
const times = measureInApp<CallTimes>('call', numbers);
const p50s = (of: keyof CallTimes): number[] => times[of].map((round) => median(round));
const fetched = p50s('fetches');
const more = median(p50s('calls').map((call, round) => call - (fetched[round] ?? Number.NaN)));
const line = (what: string, of: keyof CallTimes): string => {
  const p95 = median(times[of].map((round) => percentile(round, 95)));
  return `  ${what}: p50 ${median(p50s(of)).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`;
};
tellBench('call', {
  gates: [atMost('a call, more than a bare fetch, p50', more, 3, 'ms')],
  beside: [line('call', 'calls'), line('bare fetch', 'fetches'), line('page to main and back alone', 'crossings')],
  figures: { ...numbers, more, times },
});
