/** `npm run test:app -- --project=electron`: the app tests alone; whatever follows goes to Playwright as it is. */
import { resolve } from 'node:path';
import { say } from './child.cjs';
import { findElectronBinary } from './electron-binary.ts';
import { runPlaywrightWith } from './suites.ts';

const given = process.argv.slice(2);
const namesProject = given.some((argument) => argument.startsWith('--project'));
const { isThere, why } = given.some((argument) => argument.includes('electron'))
  ? await findElectronBinary(resolve(import.meta.dirname, '..', '..'))
  : { isThere: true, why: '' };

if (isThere) {
  process.exitCode = await runPlaywrightWith(namesProject ? given : ['--project=runtime', ...given]);
} else {
  say(`the tests cannot run on the real Electron: ${why}`);
  process.exitCode = 1;
}
