/** A print that fails after its screen was left is told once, wherever one is, and not where the screen shows it. */
import { afterEach, expect, it } from 'vitest';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { printNews } from '../../../src-renderer/paper/print-news.ts';
import { sayIn } from '../../helpers/texts.ts';

const job = (part: Partial<PrintJob>): PrintJob =>
  ({
    ...{ printJobId: 'job-1', kind: 'manifest', manifestId: 'm-1', printer: 'Bench', spoolerJobId: 7 },
    ...{ state: 'failed', reasons: [], answer: null, ...part },
  }) as PrintJob;

afterEach(() => sayIn('en'));

it('names what it was, its printer and why, in each language, and is told once', async () => {
  const news = printNews();
  expect(news.of(job({ state: 'printing' }), false)).toBeNull();
  expect(news.of(job({ reasons: ['media-empty'] }), false)).toBe(
    'A manifest did not come out of Bench: out of paper. Where it was printed from says what to do.',
  );
  expect(news.of(job({}), false)).toBeNull();
  expect(news.of(job({ printJobId: 'job-2', kind: 'tally' }), false)).toMatch(/^A hand-over sheet .* of Bench\. /);
  await sayIn('de');
  expect(news.of(job({ printJobId: 'job-3' }), false)).toMatch(/^Ein Manifest kam nicht aus Bench\. /);
});

it('is told when the print system gave up on it and keeps it', () => {
  const held = job({ state: 'held', reasons: ['cups-filter-crashed'] });
  expect(printNews().of(held, false)).toMatch(/did not come out of Bench/);
  expect(printNews().of(job({ state: 'held', reasons: ['media-empty'] }), false)).toBeNull();
});

it('is not told of what the screen shows, nor later, nor of what somebody has answered or the press has told', () => {
  const news = printNews();
  expect(news.of(job({}), true)).toBeNull();
  expect(news.of(job({}), false)).toBeNull();
  const answer = { cameOut: false, operator: 'Ann', answeredAt: '2026-11-26T10:12:00Z' };
  expect(news.of(job({ printJobId: 'job-2', answer }), false)).toBeNull();
  expect(news.of(job({ printJobId: 'job-3', spoolerJobId: null }), false)).toBeNull();
});
