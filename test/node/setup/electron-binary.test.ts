/** Fetching the Electron binary: only a silent download is given up, never the unpacking after it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findElectronBinary } from '../../../tools/setup/electron-binary.ts';

/** Milliseconds without a byte until the download is given up here: longer than a busy computer takes to start the installer. */
const patience = 6_000;

const checkouts: string[] = [];
afterAll(() => Promise.all(checkouts.map((root) => rm(root, { recursive: true }))));

/** A checkout whose electron package has this installer; `pause`, `write` and `remove` are at its hand. */
async function checkoutWith(installer: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'packbench-checkout-'));
  checkouts.push(root);
  const electron = join(root, 'node_modules', 'electron');
  await mkdir(electron, { recursive: true });
  const script = `
    const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
    const { tmpdir } = require('node:os');
    const { dirname, join } = require('node:path');
    const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const write = (path, text) => (mkdirSync(dirname(path), { recursive: true }), writeFileSync(path, text));
    const zip = join(tmpdir(), 'electron-download-x', 'electron.zip');
    const finish = () => {
      write(join(__dirname, 'dist', 'electron'), '');
      write(join(__dirname, 'dist', 'version'), '45.5.0');
      write(join(__dirname, 'path.txt'), 'electron');
    };
    (async () => { ${installer} })();`;
  await writeFile(join(electron, 'install.js'), script);
  return root;
}

// They wait more than they work.
test.concurrent('a fast network: the long unpacking after the download is waited for', async () => {
  const root = await checkoutWith(`
    write(zip, 'all of it');
    await pause(${patience / 2});
    rmSync(zip);
    await pause(${patience * 1.5});
    finish();`);
  expect(await findElectronBinary(root, patience)).toEqual({ isThere: true, why: 'it was fetched just now' });
});

test.concurrent('a download kept from another time: its unpacking is waited for', async () => {
  const root = await checkoutWith(`
    write(join(__dirname, 'dist', 'locales'), 'a first file');
    await pause(${patience * 1.5});
    finish();`);
  expect(await findElectronBinary(root, patience)).toMatchObject({ isThere: true });
});

test.concurrent.each([
  ['never begins', ''],
  ['stops half-way', "write(zip, 'some of it');"],
])('a download that %s is given up', async (_, begin) => {
  const root = await checkoutWith(`${begin} setInterval(() => {}, 1000);`);
  const why = 'it cannot be fetched here (its release host is silent)';
  expect(await findElectronBinary(root, patience)).toEqual({ isThere: false, why });
});
