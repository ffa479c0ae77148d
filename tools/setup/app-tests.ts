/**
 * `npm run test:app -- --project=electron`: only the app tests; the other arguments go to Playwright unchanged. The
 * real binary is fetched first: installing the electron package does not do that.
 */
import { resolve } from 'node:path';
import { StepFailed, say } from './child.cjs';
import { findElectronBinary } from './electron-binary.ts';
import { checkSandbox } from './sandbox-rule.ts';
import { runPlaywrightWith } from './suites.ts';
import { hasDisplay, installSystemPackages } from './system-packages.cjs';
import { openVirtualDisplay, type VirtualDisplay } from './virtual-display.ts';

const given = process.argv.slice(2);
/** Another configuration has projects of its own, or none: the conformance specs of the runtime. */
const choosesItself = given.some((argument) => /^(--project|--config|-c)\b/.test(argument));
const wantsElectron =
  process.env.CONFORMANCE_SHELL === 'electron' || given.some((argument) => /^--project=.*electron/.test(argument));
const root = resolve(import.meta.dirname, '..', '..');

try {
  if (wantsElectron) await findElectron();
  const display = wantsElectron ? await displayForTests() : null;
  process.exitCode = await runPlaywrightWith(choosesItself ? given : ['--project=runtime', ...given]);
  display?.close();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  say(`the tests cannot run: ${error.message}`);
  process.exitCode = 1;
}

/** Throws StepFailed. */
async function findElectron(): Promise<void> {
  const { isThere, why } = await findElectronBinary(root);
  if (!isThere) throw new StepFailed(`there is no real Electron: ${why}`);
  checkSandbox(root);
}

/** The real binary opens windows; null when this machine can already open them. */
async function displayForTests(): Promise<VirtualDisplay | null> {
  if (hasDisplay()) return null;
  await installSystemPackages(['virtual-display']);
  const display = await openVirtualDisplay({ width: 1920, height: 1080 });
  process.env.DISPLAY = display.name;
  return display;
}
