/** Lets one set-up at a time change this checkout: a second `npm start` waits instead of tearing node_modules apart. */
const fs = require('node:fs');
const path = require('node:path');
const { say, StepFailed } = require('./child.cjs');

/**
 * Waits until this process holds the checkout's lock file, which names its owner (`programOf`). Throws StepFailed where
 * the folder takes no files.
 * @param {string} root
 * @returns {Promise<() => void>} gives the lock back
 */
async function holdLock(root) {
  const lock = path.join(root, '.packbench-setup.lock');
  const claim = `${lock}.${process.pid}`;
  const own = programOf(process.pid);
  let told = false;
  makeClaim(claim, own);
  try {
    while (!tryLink(claim, lock)) {
      const owner = readOwner(lock);
      if (owner !== null && !isAlive(owner)) {
        takeAway(lock, owner);
        continue;
      }
      if (!told) say(`another set-up is at work here (process ${owner?.split(' ')[0]}); waiting for it`);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } finally {
    fs.rmSync(claim, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    if (readOwner(lock) === own) fs.rmSync(lock, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** @param {string} claim @param {string} own */
function makeClaim(claim, own) {
  try {
    fs.writeFileSync(claim, own);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StepFailed(
      `nothing can be written to ${path.dirname(claim)}, where the set-up puts its packages: ${why}`,
    );
  }
}

/** Linking is atomic and brings the content with it, so a lock is never seen empty. @param {string} claim @param {string} lock */
function tryLink(claim, lock) {
  try {
    fs.linkSync(claim, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * A process by its number and, where the system tells it, when it began: a power cut leaves a lock behind, and another program
 * soon has its number. @param {number} pid
 */
function programOf(pid) {
  const file = `/proc/${pid}/stat`;
  const began = fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19]
    : '';
  return `${pid} ${began}`.trim();
}

/** @param {string} lock @returns {string | null} null: the lock was given back meanwhile */
function readOwner(lock) {
  try {
    return fs.readFileSync(lock, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** @param {string} owner */
function isAlive(owner) {
  const [, pid, began] = /^([1-9]\d*)( \d+)?$/.exec(owner) ?? [];
  // A power cut took what was in it.
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return began === undefined || programOf(Number(pid)) === owner;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

/** Removes the lock of a dead owner, and puts back what it moved if someone else had just taken it. @param {string} lock @param {string} deadOwner */
function takeAway(lock, deadOwner) {
  const aside = `${lock}.${process.pid}.stale`;
  try {
    fs.renameSync(lock, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readOwner(aside) !== deadOwner) tryLink(aside, lock);
  fs.rmSync(aside, { force: true });
}

/** @param {unknown} error @param {string} code */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}

module.exports = { holdLock };
