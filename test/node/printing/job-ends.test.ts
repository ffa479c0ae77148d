/** What is known of jobs that are over, from CUPS's news. */
import { expect, test } from 'vitest';
import type { IppAttributes, IppValue } from '../../../src-main/printing/cups/ipp-message.ts';
import { createJobEnds } from '../../../src-main/printing/cups/job-ends.ts';

const queue = 'Bench';
const cancelledThere = { state: 'cancelled', reasons: ['cups-remote-canceled'] };

const group = (said: Readonly<Record<string, IppValue>>): IppAttributes =>
  new Map(Object.entries(said).map(([name, value]) => [name, [value]]));

/** A print system that gives news, as long as it does; each job was cancelled at the other computer. */
function ends() {
  const cups = { givesNews: true, news: [] as readonly IppAttributes[], open: 0 };
  const jobEnds = createJobEnds({
    async subscribe() {
      if (!cups.givesNews) return null;
      cups.open += 1;
      return 1;
    },
    allNews: async () => cups.news,
    async unsubscribe() {
      cups.open -= 1;
    },
  });
  const handOver = async (jobId: number): Promise<void> => {
    (await jobEnds.listen())(jobId);
    cups.news = [
      group({ 'notify-job-id': 0, 'printer-name': queue, 'printer-state-reasons': 'cups-remote-canceled' }),
      group({ 'notify-job-id': jobId, 'job-state': 9 }),
    ];
  };
  return { cups, jobEnds, handOver };
}

test('what became of a job is not said of a later one with its number, as of a print system that was set up anew', async () => {
  const { cups, jobEnds, handOver } = ends();
  await handOver(7);
  expect(await jobEnds.elsewhere(7, queue)).toEqual(cancelledThere);
  await handOver(7);
  expect(await jobEnds.elsewhere(7, queue)).toEqual(cancelledThere);
  cups.givesNews = false;
  await handOver(7);
  expect(await jobEnds.elsewhere(7, queue)).toBeNull();
});

test('of a run of weeks the last thousand are remembered', async () => {
  const { jobEnds, handOver } = ends();
  for (let jobId = 1; jobId <= 1_001; jobId += 1) {
    await handOver(jobId);
    await jobEnds.elsewhere(jobId, queue);
  }
  const known = await Promise.all([1, 2, 1_001].map((jobId) => jobEnds.elsewhere(jobId, queue)));
  expect(known).toEqual([null, cancelledThere, cancelledThere]);
});

test('of a job that nobody looks at any more the print system keeps no news: it keeps them for a hundred jobs only', async () => {
  const { cups, jobEnds, handOver } = ends();
  await handOver(7);
  expect(cups.open).toBe(1);
  jobEnds.letGo(7);
  jobEnds.letGo(7);
  jobEnds.letGo(8);
  expect(cups.open).toBe(0);
  expect(await jobEnds.elsewhere(7, queue)).toBeNull();
  await handOver(8);
  await jobEnds.elsewhere(8, queue);
  jobEnds.letGo(8);
  expect(cups.open).toBe(0);
  expect(await jobEnds.elsewhere(8, queue)).toEqual(cancelledThere);
});

test('of a job that was not taken the print system keeps no news', async () => {
  const { cups, jobEnds } = ends();
  (await jobEnds.listen())(null);
  expect(cups.open).toBe(0);
});

const remote = (said: string, more: Readonly<Record<string, IppValue>> = {}): IppAttributes =>
  group({ 'notify-job-id': 0, 'printer-name': queue, 'printer-state-reasons': said, ...more });
const over = (jobId: number): IppAttributes => group({ 'notify-job-id': jobId, 'printer-name': queue, 'job-state': 9 });

test.each([
  ['the last word before its end', [remote('cups-remote-pending'), remote('cups-remote-aborted'), over(7)], 'failed'],
  ['not what is said after it', [remote('cups-remote-aborted'), over(7), remote('cups-remote-canceled')], 'failed'],
  ['not of another queue', [remote('cups-remote-aborted', { 'printer-name': 'Other' }), over(7)], null],
  ['not of the job before it', [remote('cups-remote-aborted'), over(6), over(7)], null],
  ['no word that tells nothing', [remote('cups-remote-processing'), over(7)], null],
  ['nothing where its end was not heard', [remote('cups-remote-aborted')], null],
])('of a job that another computer had, what counts is %s', async (_, news, state) => {
  const { cups, jobEnds } = ends();
  (await jobEnds.listen())(7);
  cups.news = news;
  expect((await jobEnds.elsewhere(7, queue))?.state ?? null).toBe(state);
});

test('the last word of a job that the print system has forgotten is ours by our mark alone', async () => {
  const printJobId = '3f2a9c1e-0000-4000-8000-000000000000';
  const lastWord = async (name: string, state = 9) => {
    const { cups, jobEnds } = ends();
    (await jobEnds.listen())(7);
    cups.news = [group({ 'notify-job-id': 7, 'job-name': name, 'job-state': state })];
    return jobEnds.lastWord({ printJobId, printer: queue, spoolerJobId: 7 });
  };
  expect((await lastWord('Manifest [3f2a9c1e]'))?.get('job-state')).toEqual([9]);
  expect(await lastWord('Manifest [00000000]')).toBeNull();
  // It was not over then.
  expect(await lastWord('Manifest [3f2a9c1e]', 5)).toBeNull();
});
