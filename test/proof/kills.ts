/** The program is killed with SIGKILL again and again; its files are in memory, because a kill asks nothing of a disk. */
import { rmSync } from 'node:fs';
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
  // So many that each kind of end occurs: every point of each request, and before, after and within the calls of every
  // part of a run.
  shortCount: 200,
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
            close: async () => rmSync(folder, { recursive: true, force: true }),
          };
        },
      }),
    ),
};
