/** Builds the app's bundles (out/) when any of their sources has changed since. */
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { say, StepFailed } = require('./child.cjs');
const { node24 } = require('./npm-packages.cjs');

const sources = [
  'src-main',
  'src-preload',
  'src-renderer',
  'resources',
  'docs/operators.md',
  'docs/operators.de.md',
  'docs/pictures/help',
  'electron.vite.config.ts',
  'tools/main-chunks.ts',
  'tools/mantine-sheets.ts',
  'tools/one-byte-code.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * @param {string} root
 * @param {(file: string, args: readonly string[]) => Promise<unknown>} run
 */
async function buildWhenChanged(root, run) {
  throwIfNotBuildable(root);
  const mark = path.join(root, 'out', '.packbench-sources');
  const now = hashOf(sources.map((name) => path.join(root, name)));
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === now) return;
  say('building the app (electron-vite build)');
  // Without this mark a half-built out/ is never taken for a whole one.
  fs.rmSync(mark, { force: true });
  await run(node24(root), [path.join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build']);
  fs.writeFileSync(mark, now);
}

/**
 * Vite takes what follows '#' in a file's name for the fragment of an address, and says of whole files that they are not there.
 * Throws StepFailed. @param {string} root
 */
function throwIfNotBuildable(root) {
  if (!root.includes('#')) return;
  throw new StepFailed(
    `the app cannot be built below a folder with '#' in its name: rename it, or clone elsewhere (${root})`,
  );
}

/** Over names and contents of all files, in a fixed order. @param {readonly string[]} paths @returns {string} */
function hashOf(paths) {
  const hash = crypto.createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} start @returns {string[]} */
function filesBelow(start) {
  if (!fs.existsSync(start)) return [];
  if (!fs.statSync(start).isDirectory()) return [start];
  const names = fs.readdirSync(start).sort();
  return names.flatMap((name) => filesBelow(path.join(start, name)));
}

module.exports = { buildWhenChanged, throwIfNotBuildable };
