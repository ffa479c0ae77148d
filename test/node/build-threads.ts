/** Before a run of the node tests: builds main's threads from the sources as they are now, into a folder that is gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { builtThreads, threadSources } from '../helpers/thread-files.ts';

export default async function buildThreads(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-threads-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { input: { ...threadSources }, output: { entryFileNames: '[name].mjs' } },
    },
  });
  process.env[builtThreads] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
