/**
 * `npm run bench:manifest [-- --orders 500 --rounds 5]`: from the press on 'Manifest 500 orders' to its first page on
 * the screen, less what the service itself took: written down, sent, kept, stored and drawn.
 */
import { askedNumbers } from '../asked-rounds.ts';
import { atMost, tellBench } from '../held.ts';
import { measureInApp } from '../in-app.ts';
import { median } from '../orders/times.ts';

/** Milliseconds by round. */
export interface ManifestTimes {
  readonly whole: readonly number[];
  readonly service: readonly number[];
}

const numbers = askedNumbers({ orders: 500 });
const times = measureInApp<ManifestTimes>('manifest', numbers);
const own = median(times.whole.map((whole, round) => whole - (times.service[round] ?? Number.NaN)));
tellBench('manifest', {
  gates: [atMost(`${numbers.orders} orders, press to first page, less the service`, own, 400, 'ms')],
  beside: [`  whole ${median(times.whole).toFixed(0)} ms, of it the service ${median(times.service).toFixed(0)} ms`],
  figures: { ...numbers, own, times },
});
