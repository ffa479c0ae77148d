/** Before a run of the node tests: builds main's threads from the sources as they are now, into a folder that is gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../helpers/bundle.ts';
import { builtThreads, threadSources } from '../helpers/thread-files.ts';

export default async function buildThreads(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-threads-'));
  await bundle(threadSources, folder);
  process.env[builtThreads] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
