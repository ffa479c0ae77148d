/**
 * `npm run test:app -- --project=electron`: the app tests alone; whatever follows goes to Playwright as it is. The real
 * binary is fetched before it is asked for: the electron package does not do so when it is installed.
 */
import { resolve } from 'node:path';
import { say } from './child.cjs';
import { findElectronBinary } from './electron-binary.ts';
import { runPlaywrightWith } from './suites.ts';

const given = process.argv.slice(2);
/** Another configuration has projects of its own, or none: the conformance specs of the runtime. */
const choosesItself = given.some((argument) => /^(--project|--config|-c)\b/.test(argument));
const wantsElectron =
  process.env.CONFORMANCE_SHELL === 'electron' || given.some((argument) => /^--project=.*electron/.test(argument));
const { isThere, why } = wantsElectron
  ? await findElectronBinary(resolve(import.meta.dirname, '..', '..'))
  : { isThere: true, why: '' };

if (isThere) {
  process.exitCode = await runPlaywrightWith(choosesItself ? given : ['--project=runtime', ...given]);
} else {
  say(`the tests cannot run on the real Electron: ${why}`);
  process.exitCode = 1;
}
