/** The program is killed with SIGKILL again and again; its files are in memory, because a kill asks nothing of a disk. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder } from '../node/journal/ledger-folder.ts';
import { tellStories } from './manifests/story.ts';
import { killed } from './manifests/writer-run.ts';
import type { ProofRow } from './proof-row.ts';

export const kills: ProofRow = {
  name: 'kills',
  promise: 'an answered manifest is never lost',
  how: 'kill -9 at random moments, SHA-256 after restart',
  unit: 'kills',
  // So many that every point of each request occurs, and in nearly every tenth of a run an end before, after and within
  // a call; twice as many add four of those thirty, and the long form all.
  shortCount: 100,
  longCount: 2_000,
  run: (run) =>
    inFolder((scratch) =>
      tellStories(run, {
        scratch,
        async ground(seed) {
          const folder = join(scratch, `story-${seed}`);
          return {
            folder,
            ending: killed,
            settle: async (wasKilled) => wasKilled,
            close: () => rm(folder, { recursive: true, force: true }),
          };
        },
      }),
    ),
};
