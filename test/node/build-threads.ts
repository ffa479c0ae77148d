/**
 * Before a run of the node tests: builds main's threads from the present sources, into a folder that is removed
 * afterwards.
 */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundle } from '../helpers/bundle.ts';
import { builtThreads, packagesThatStay, threadSources } from '../helpers/thread-files.ts';

/** Within the project, where the threads find the packages that are not built into them. */
const place = resolve(import.meta.dirname, '..', '..', 'node_modules', '.cache');

const beginning = 'packbench-threads-';
const dayMilliseconds = 24 * 60 * 60 * 1_000;

export default async function buildThreads(): Promise<() => Promise<void>> {
  await mkdir(place, { recursive: true });
  await sweep();
  const folder = await mkdtemp(join(place, beginning));
  await bundle(threadSources, folder, packagesThatStay);
  process.env[builtThreads] = folder;
  // What Node compiled is kept for the other processes, threads and programs of the run. npm test keeps it for longer.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A run that was killed leaves its folder. No run takes a day: what is older belongs to nobody. */
async function sweep(): Promise<void> {
  const folders = (await readdir(place)).filter((name) => name.startsWith(beginning)).map((name) => join(place, name));
  for (const folder of folders) {
    // Gone already: another run that begins now sweeps too.
    const made = (await stat(folder).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - made > dayMilliseconds) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
