/**
 * The way these tests start the real binary, tried without it: a stand-in that wants a display and `--no-sandbox` as
 * root, and that logs as Electron does.
 */
import { join } from 'node:path';
import { expect, test } from '../helpers/app.ts';

test.use({ shell: 'electron' });

const standIn = join(import.meta.dirname, '..', 'helpers', 'stand-in-electron');
const surroundings = { DISPLAY: process.env.DISPLAY ?? ':0', ELECTRON_OVERRIDE_DIST_PATH: standIn };
const before = { DISPLAY: process.env.DISPLAY, ELECTRON_OVERRIDE_DIST_PATH: process.env.ELECTRON_OVERRIDE_DIST_PATH };

test.beforeAll(() => void Object.assign(process.env, surroundings));
test.afterAll(() => {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test('the app opens by the electron package’s own name for its binary, and ends', async ({ bench }, { project }) => {
  test.skip(project.name === 'electron', 'the real binary is there, and every other test runs on it');
  const mainModule = join(import.meta.dirname, '..', 'helpers', 'ipc-recorder.cjs');
  const { app, page, close } = await bench.open({ mainModule });
  expect(await page.title()).toContain('Packbench');
  expect(await app.evaluate(() => Array.isArray(Reflect.get(globalThis, 'ipcMessages')))).toBe(true);
  // What Electron itself logs is no fault of the app.
  await app.evaluate(() => {
    const where = 'ERROR:ui/gfx/x/atom_cache.cc:232';
    process.stderr.write(`[4711:1122/061500.123456:${where}] Add WM_CHANGE_STATE to kAtomsToCache\n`);
  });
  await close();
});
