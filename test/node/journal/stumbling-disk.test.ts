/** A disk that fails to give something ONCE, at a start or later: nothing is given up, moved aside or deleted for that. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileFaultsLibrary, whyNoFileFaults } from '../../proof/native/native.ts';
import { inFolder } from './ledger-folder.ts';

const why = await whyNoFileFaults();

test.skipIf(why !== null)(
  `one reading that fails costs no file and no answer; a used-up quota is told as a full disk${why === null ? '' : ` (${why})`}`,
  () =>
    inFolder(async (place) => {
      const library = await fileFaultsLibrary(place);
      const folder = join(place, 'packbench');
      mkdirSync(folder);
      const found = execFileSync(process.execPath, [join(import.meta.dirname, 'stumbling-program.ts'), folder], {
        // electron-store imports 'electron', whose package would fetch the binary; when it is told that there is one, it
        // only names it.
        env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nowhere', LD_PRELOAD: library, PROOF_FOLDER: folder },
        encoding: 'utf8',
      });
      const many = expect.toSatisfy((count: number) => count > 1);
      expect(JSON.parse(found)).toEqual({
        quota: ['disk-full', 'disk-full'],
        ledger: { '"ok"': many },
        file: { '{"theme":"dark"}': many },
        settings: { '{"theme":"dark"}': many },
        'changed settings': { '[null,{"theme":"light"}]': many },
        orders: { '[1,true]': many },
        'more orders': { 3: many },
        rounds: { '[null,1]': many },
        book: { '[1,false]': many },
        practice: { '[]': many },
        folders: { '[]': many },
      });
    }),
);
