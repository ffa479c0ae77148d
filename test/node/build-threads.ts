/**
 * Before a run of the node tests: builds main's threads from the present sources, into a folder that is removed
 * afterwards.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundle } from '../helpers/bundle.ts';
import { builtThreads, packagesThatStay, threadSources } from '../helpers/thread-files.ts';

/** Within the project, where the threads find the packages that are not built into them. */
const place = resolve(import.meta.dirname, '..', '..', 'node_modules', '.cache');

export default async function buildThreads(): Promise<() => Promise<void>> {
  await mkdir(place, { recursive: true });
  const folder = await mkdtemp(join(place, 'packbench-threads-'));
  await bundle(threadSources, folder, packagesThatStay);
  process.env[builtThreads] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
