/**
 * Brings the native part of keytar: its makers' prebuilt file where that can be downloaded, otherwise it is compiled.
 * Both fit Node and Electron alike (Node-API).
 */
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { runToEnd, say, StepFailed } = require('./child.cjs');
const { node24, nodePackage, npm } = require('./npm-packages.cjs');
const { installSystemPackages } = require('./system-packages.cjs');

/** The prebuilt file has 100 kB: a network that has not delivered it by then is assumed to block it. */
const prebuiltWaitMilliseconds = 15_000;

/** What compiling needs where apt-get cannot bring it, in words one can act on. @type {Readonly<Record<string, string>>} */
const compilers = {
  darwin: "Apple's command line tools are needed: xcode-select --install",
  win32: "Python 3 and Visual Studio's 'Desktop development with C++' are needed",
};

/**
 * Throws StepFailed. @param {string} root
 * @param {{ patience?: number, later?: readonly import('./system-packages.cjs').Purpose[] }} [options] `later`: packages the command
 * needs next where release hosts cannot be reached, as installSystemPackages takes them
 */
async function bringKeychainModule(root, { patience = prebuiltWaitMilliseconds, later = [] } = {}) {
  const folder = folderIn(root);
  if (await isThere(root, folder)) return;
  await bringIt(root, folder, patience, later);
  noteTried(folder);
}

/** @param {string} root */
const folderIn = (root) => path.join(root, 'node_modules', 'keytar');

/** @param {string} root */
const isKeychainModuleMissing = (root) => stateOf(folderIn(root)) === null;

/**
 * A file that loaded once is not tried at each start; one that was half written when a start was ended is brought again.
 * @param {string} root @param {string} folder
 */
async function isThere(root, folder) {
  const state = stateOf(folder);
  if (state === null) return false;
  const tried = triedIn(folder);
  if (fs.existsSync(tried) && fs.readFileSync(tried, 'utf8') === state) return true;
  try {
    await tryOut(root);
    noteTried(folder);
    return true;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    say('the keychain module (keytar) is there and does not load: it is brought again');
    fs.rmSync(path.join(folder, 'build'), { recursive: true, force: true });
    return false;
  }
}

/** @param {string} folder */
const triedIn = (folder) => path.join(folder, 'build', '.packbench-tried');

/** Null: there is none. @param {string} folder @returns {string | null} */
function stateOf(folder) {
  const found = fs.statSync(path.join(folder, 'build', 'Release', 'keytar.node'), { throwIfNoEntry: false });
  return found === undefined ? null : `${found.size} ${found.mtimeMs}`;
}

/** @param {string} folder */
function noteTried(folder) {
  const state = stateOf(folder);
  if (state === null) return;
  try {
    fs.writeFileSync(triedIn(folder), state);
  } catch (error) {
    // Where another user has installed it: it works, and is tried at each start.
    say(`the keychain module (keytar) is tried again at the next start (${error})`);
  }
}

/**
 * Throws StepFailed. @param {string} root @param {string} folder @param {number} patience
 * @param {readonly import('./system-packages.cjs').Purpose[]} later
 */
async function bringIt(root, folder, patience, later) {
  const whyNot = await takePrebuilt(root, folder, patience);
  if (whyNot === null) return;
  say(`compiling the keychain module (keytar): no prebuilt one can be used (${whyNot})`);
  // Shows or runs the apt command when a compiler or libsecret is missing.
  await installSystemPackages(['compile'], later);
  await compile(root).catch((error) => {
    const line = compilers[process.platform];
    if (line === undefined || !(error instanceof StepFailed)) throw error;
    throw new StepFailed(`the keychain module (keytar) cannot be compiled; ${line}`);
  });
}

/** Null when it is there and works. @param {string} root @param {string} folder @param {number} patience */
async function takePrebuilt(root, folder, patience) {
  const fetcher = path.join(root, 'node_modules', 'prebuild-install', 'bin.js');
  const words = { cwd: folder, timeout: patience };
  try {
    await runToEnd(node24(root), [fetcher], words);
    await tryOut(root);
    say('took the prebuilt keychain module (keytar)');
    return null;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    // A file that does not load here (an older libc, no libsecret) must not be taken for the compiled one at the next
    // start.
    fs.rmSync(path.join(folder, 'build'), { recursive: true, force: true });
    return reasonIn(error.message);
  }
}

/** @param {string} words */
function reasonIn(words) {
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|socket hang up|SIGTERM/.test(words)) {
    return 'its release host cannot be reached';
  }
  const said = words.split('\n').filter((line) => /error|warn install/i.test(line));
  return (said[0] ?? 'it does not load here').trim();
}

/** Uses the headers that came with Node 24: no release host is asked. @param {string} root */
async function compile(root) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, npm_config_build_from_source: 'true' };
  // node-gyp takes a place with a space in its name for two: it is given one beside the checkout.
  const beside = fs.mkdtempSync(path.join(os.tmpdir(), 'packbench-node-'));
  try {
    if (nodePackage !== null) {
      const home = path.join(root, 'node_modules', nodePackage);
      env.npm_config_nodedir = path.join(beside, 'node');
      fs.symlinkSync(home, env.npm_config_nodedir);
      env.PATH = [path.join(home, 'bin'), env.PATH ?? ''].join(path.delimiter);
    }
    await npm(root, ['rebuild', '--loglevel=warn', 'keytar'], env);
  } finally {
    fs.rmSync(beside, { recursive: true });
  }
  await tryOut(root);
}

/** @param {string} root */
async function tryOut(root) {
  await runToEnd(node24(root), ['-e', "require('keytar')"], { cwd: root });
}

module.exports = { bringKeychainModule, isKeychainModuleMissing };
