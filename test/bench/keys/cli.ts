/**
 * `npm run bench:keys [-- --rounds 5]`: in a scripted shift (typing, arrows, scans, screens, the station) how long from each key to
 * the next paint, as the browser itself tells it (Event Timing, in steps of 8 ms, from 16 ms), and the longest frame (Long Animation Frames).
 */
import { askedNumbers } from '../asked-rounds.ts';
import { atMost, tellBench } from '../held.ts';
import { measureInApp } from '../in-app.ts';
import { median, percentile } from '../orders/times.ts';

export interface KeysRound {
  readonly keyCount: number;
  /** Milliseconds from a key that took 16 ms and more to the next paint; all others took less. */
  readonly slowKeys: readonly number[];
  /** Milliseconds of each frame that took 50 and more, with what was under way. */
  readonly slowFrames: readonly { readonly milliseconds: number; readonly step: string; readonly scripts: string }[];
}

const numbers = askedNumbers({ orders: 2_000 });
const { rounds } = measureInApp<{ rounds: readonly KeysRound[] }>('keys', numbers);
const p95 = ({ keyCount, slowKeys }: KeysRound): number => {
  const quick = Array.from({ length: Math.max(0, keyCount - slowKeys.length) }, () => 16);
  return percentile([...quick, ...slowKeys], 95);
};
const frames = rounds.flatMap(({ slowFrames }) => slowFrames).sort((a, b) => b.milliseconds - a.milliseconds);
tellBench('keys', {
  gates: [
    atMost('key to paint, p95', median(rounds.map(p95)), 50, 'ms'),
    atMost('longest frame', frames[0]?.milliseconds ?? 50, 100, 'ms'),
  ],
  beside: [
    `  ${median(rounds.map(({ keyCount }) => keyCount))} keys in a round, ${rounds.length} rounds; longest frames:`,
    ...frames
      .slice(0, 8)
      .map(({ milliseconds, step, scripts }) => `  ${milliseconds.toFixed(0)} ms, ${step}: ${scripts}`),
  ],
  figures: { ...numbers, rounds },
});
