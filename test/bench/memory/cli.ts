/**
 * `npm run bench:memory [-- --hours 1]`: the memory of the app after a scripted hour, in all of its processes, beside
 * the empty app in the same runtime. The hour's work is done one round after the other, and the time in between is
 * simulated.
 */
import { askedNumbers } from '../asked-rounds.ts';
import { atMost, tellBench } from '../held.ts';
import { measureInApp } from '../in-app.ts';
import type { AppMemory } from '../memory-of-app.ts';

export interface MemoryMeasures {
  readonly empty: AppMemory;
  /**
   * With the first screen shown; with the live account read; right after the last round of each sixth of the hour; and
   * a breath after that.
   */
  readonly begun: AppMemory;
  readonly afterReading: AppMemory;
  readonly atWork: readonly AppMemory[];
  readonly hour: readonly AppMemory[];
  /** Seconds of processor time in a minute in which nobody does anything. */
  readonly idleProcessorSeconds: number;
  /** A minute after that. */
  readonly atRest: AppMemory;
}

const { rounds: _rounds, ...numbers } = askedNumbers({ hours: 1, orders: 2_000, scans: 20 });
const measures = measureInApp<MemoryMeasures>('memory', numbers);
const { empty, begun, afterReading, atWork, hour, idleProcessorSeconds, atRest } = measures;
const end = hour.at(-1) ?? begun;
const busiest = atWork.reduce((most, each) => (each.megabytes > most.megabytes ? each : most), begun);
const line = (what: string, { megabytes, parts }: AppMemory): string => {
  const each = Object.entries(parts).map(([part, size]) => `${part} ${size.toFixed(0)}`);
  return `  ${what}: ${megabytes.toFixed(0)} MB (${each.join(', ')})`;
};
tellBench('memory', {
  gates: [atMost('after a scripted hour, more than the empty app', end.megabytes - empty.megabytes, 80, 'MB')],
  beside: [
    line('the empty app', empty),
    line('Packbench, begun', begun),
    line('with its orders read', afterReading),
    line('at work, at most', busiest),
    line('after the hour', end),
    line('when nobody has done anything for more than a minute', atRest),
    `  a minute in which nobody does anything: ${idleProcessorSeconds.toFixed(2)} s of processor time`,
  ],
  figures: { ...numbers, ...measures },
});
