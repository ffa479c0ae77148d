/**
 * The door of every command a newcomer types: makes this machine ready for the command, then runs it under Node 24.
 * Plain CommonJS without dependencies, because it must run on a fresh clone with whatever Node (20.19, 22.12 or later) is there.
 * Every line it prints goes to stderr: stdout belongs to the command.
 */
const path = require('node:path');
const { buildWhenChanged, throwIfNotBuildable } = require('./build.cjs');
const { runToEnd, runInstead, say, StepFailed } = require('./child.cjs');
const { bringKeychainModule, isKeychainModuleMissing } = require('./keychain-module.cjs');
const { holdLock } = require('./lock.cjs');
const { installNpmPackages, node24, throwIfNodeTooOld } = require('./npm-packages.cjs');
const { installSystemPackages, packagesOfStart } = require('./system-packages.cjs');

const root = path.resolve(__dirname, '..', '..');

/**
 * What each command needs before it can run. `start` finds out by itself which of its system packages it needs,
 * because that depends on whether the real Electron can be had; `test` builds as one of its own steps, so that it counts.
 * @typedef {{ system: readonly import('./system-packages.cjs').Purpose[], keychain: boolean, build: boolean, script: string,
 *   later?: () => readonly import('./system-packages.cjs').Purpose[] }} Command
 * @type {Readonly<Record<string, Command>>}
 */
const commands = {
  start: { system: [], keychain: true, build: true, script: 'tools/setup/start.ts', later: packagesOfStart },
  test: {
    system: ['test', 'window', 'virtual-display'],
    keychain: true,
    build: false,
    script: 'tools/setup/test.ts',
  },
  check: { system: [], keychain: false, build: false, script: 'tools/setup/check.ts' },
  'app-tests': { system: ['test', 'virtual-display'], keychain: true, build: true, script: 'tools/setup/app-tests.ts' },
  shots: { system: ['test'], keychain: true, build: true, script: 'tools/setup/shots.ts' },
  proof: { system: ['test'], keychain: true, build: true, script: 'test/proof/cli.ts' },
  package: { system: [], keychain: true, build: true, script: 'tools/setup/package.ts' },
  'package:debian': { system: [], keychain: true, build: true, script: 'tools/setup/debian-package.ts' },
  bench: { system: ['test'], keychain: true, build: true, script: 'test/bench/cli.ts' },
  'bench:first-load': { system: [], keychain: false, build: true, script: 'test/bench/first-load/cli.ts' },
  'bench:start': { system: ['test'], keychain: true, build: true, script: 'test/bench/start/cli.ts' },
  ...Object.fromEntries(
    ['call', 'preview', 'manifest', 'keys', 'memory'].map((name) => [
      `bench:${name}`,
      { system: ['test'], keychain: true, build: true, script: `test/bench/${name}/cli.ts` },
    ]),
  ),
  ...Object.fromEntries(
    ['client', 'writes', 'service'].map((name) => [
      `bench:${name}`,
      { system: [], keychain: false, build: false, script: `test/bench/${name}/cli.ts` },
    ]),
  ),
  'bench:address-book': { system: [], keychain: false, build: false, script: 'test/bench/address-book/cli.ts' },
  'bench:orders': { system: [], keychain: false, build: false, script: 'test/bench/orders/cli.ts' },
  service: { system: [], keychain: false, build: false, script: 'src-main/sandbox/cli.ts' },
};

/** @param {string | undefined} name @param {string[]} rest */
async function main(name, rest) {
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined) {
    throw new StepFailed(`There is no command '${name ?? ''}'. Known: ${Object.keys(commands).join(', ')}.`);
  }
  await makeReady(command);
  await runInstead(node24(root), [path.join(root, command.script), ...rest], root);
}

/** Where packages are already there, this program runs under the Node among them: npm says which one it runs under itself. */
function nodeOfNpm() {
  return / node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? process.versions.node;
}

/** Reports how long a step took, unless it found everything ready. @param {string} name @param {() => unknown} step */
async function timed(name, step) {
  const startedAt = performance.now();
  await step();
  const seconds = (performance.now() - startedAt) / 1000;
  if (seconds >= 1) say(`${name}: ${seconds.toFixed(1)} s`);
}

/** What a command needs next where no prebuilt keychain module can be used. @type {readonly import('./system-packages.cjs').Purpose[]} */
const compiling = ['compile'];

/** @param {Command} command */
async function makeReady(command) {
  // Before minutes of set-up.
  throwIfNodeTooOld(nodeOfNpm());
  if (command.build) throwIfNotBuildable(root);
  const release = await holdLock(root);
  try {
    const later = command.keychain && isKeychainModuleMissing(root) ? compiling : [];
    await timed('system packages', () => installSystemPackages(command.system, later));
    await timed('npm packages', () => installNpmPackages(root));
    if (command.keychain)
      await timed('keychain module', () => bringKeychainModule(root, { later: command.later?.() ?? [] }));
    if (command.build) {
      await timed('build', () => buildWhenChanged(root, (file, args) => runToEnd(file, args, { cwd: root })));
    }
  } finally {
    release();
  }
}

/** A failed step has its own words; anything else is a fault of this program, and shows where. @param {unknown} error */
function tell(error) {
  const isRefused = error instanceof Error && /^E(ACCES|PERM)\b/.test(error.message);
  const isTold = error instanceof StepFailed || isRefused;
  console.error(isTold ? `packbench: ${error.message}` : error);
  // Nobody else's files keep root from anything; on Windows there is no user id.
  const mayGiveBack = Boolean(process.getuid?.());
  if (!isTold || !mayGiveBack || !/\bE(ACCES|PERM)\b/.test(error.message)) return;
  say(`files here may belong to another user, as after a start by root. This makes them yours:
  sudo chown -R "$(id -u)" '${root}'`);
}

main(process.argv[2], process.argv.slice(3)).catch((error) => {
  tell(error);
  process.exitCode = 1;
});
