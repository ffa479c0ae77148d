/**
 * The files of main's threads. Under Node each start of a thread would read some eighty files of TypeScript, and the
 * node tests start hundreds. So they are built once for a run (build-threads.ts), as for the app, and run from the
 * sources when nobody built them.
 */
import { join, resolve } from 'node:path';

const main = resolve(import.meta.dirname, '..', '..', 'src-main');

/** By the name of what is built. */
export const threadSources = {
  'address-book-copies': join(main, 'address-book', 'copies', 'copy-worker.ts'),
  'address-book-refresh': join(main, 'address-book', 'copies', 'refresh-worker.ts'),
  orders: join(main, 'mirror', 'mirror-worker.ts'),
  practice: join(main, 'sandbox', 'worker.ts'),
  'service-answers': join(main, 'shipping', 'reading', 'answers-worker.ts'),
} as const;

/** They read files of their own, and are loaded only when something is drawn. */
export const packagesThatStay = ['pdfkit', 'bwip-js'] as const;

/** Gives the processes of a run the folder of the built threads. */
export const builtThreads = 'PACKBENCH_BUILT_THREADS';

export function threadFile(name: keyof typeof threadSources): string {
  const folder = process.env[builtThreads];
  return folder === undefined ? threadSources[name] : join(folder, `${name}.mjs`);
}
