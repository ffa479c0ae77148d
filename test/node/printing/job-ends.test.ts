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
