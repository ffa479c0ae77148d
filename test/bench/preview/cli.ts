/**
 * `npm run bench:preview [-- --pages 500 --rounds 5]`: from the press on a manifest of 500 pages to its first page,
 * beside pdf.js alone, which already has the bytes, in the same runtime and at the same size; and how much the app
 * grows while all its pages are scrolled past.
 */
import { askedNumbers } from '../asked-rounds.ts';
import { atMost, tellBench } from '../held.ts';
import { measureInApp } from '../in-app.ts';
import { median } from '../orders/times.ts';

export interface PreviewMeasures {
  readonly pageCount: number;
  readonly fileMb: number;
  /** Milliseconds by round, without the first of each. */
  readonly ours: readonly number[];
  readonly pdfJsAlone: readonly number[];
  /** Of the whole app, in MB: with the first page shown, and while scrolling. */
  readonly memoryBefore: number;
  readonly memory: readonly number[];
}

const numbers = askedNumbers({ pages: 500 });
const measures = measureInApp<PreviewMeasures>('preview', numbers);
const { pageCount, fileMb, memoryBefore, memory } = measures;
const [ours, alone] = [median(measures.ours), median(measures.pdfJsAlone)];
const most = Math.max(...memory);
tellBench('preview', {
  gates: [
    atMost(`page 1 of ${pageCount}, of pdf.js alone`, ours / alone, 1.3, 'x'),
    atMost('growth while all pages are scrolled', most - memoryBefore, 150, 'MB'),
  ],
  beside: [
    `  ${pageCount} pages, ${fileMb.toFixed(1)} MB; page 1: ours ${ours.toFixed(0)} ms, pdf.js alone ${alone.toFixed(0)} ms`,
    `  the app: ${memoryBefore.toFixed(0)} MB, at most ${most.toFixed(0)} MB, at the end ${memory.at(-1)?.toFixed(0)} MB`,
  ],
  figures: { ...numbers, ...measures },
});
