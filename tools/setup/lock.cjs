/** Lets one set-up at a time change this checkout: a second `npm start` waits instead of tearing node_modules apart. */
const fs = require('node:fs');
const path = require('node:path');
const { say } = require('./child.cjs');

/**
 * Waits until this process holds the checkout's lock file; the file holds the owner's process id.
 * @param {string} root
 * @returns {Promise<() => void>} gives the lock back
 */
async function holdLock(root) {
  const lock = path.join(root, '.packbench-setup.lock');
  const claim = `${lock}.${process.pid}`;
  let told = false;
  fs.writeFileSync(claim, String(process.pid));
  try {
    while (!tryLink(claim, lock)) {
      const owner = readOwner(lock);
      if (owner !== null && !isAlive(owner)) {
        takeAway(lock, owner);
        continue;
      }
      if (!told) say(`another set-up is at work here (process ${owner}); waiting for it`);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } finally {
    fs.rmSync(claim, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    if (readOwner(lock) === process.pid) fs.rmSync(lock, { force: true });
  };
  process.on('exit', release);
  return release;
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

/** @param {string} lock @returns {number | null} null: the lock was given back meanwhile; 0: a power cut took what was in it */
function readOwner(lock) {
  try {
    const text = fs.readFileSync(lock, 'utf8');
    return /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** @param {number} owner */
function isAlive(owner) {
  // Asked about 0, the system would answer for this process.
  if (owner === 0) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

/** Removes the lock of a dead owner, and puts back what it moved if someone else had just taken it. @param {string} lock @param {number} deadOwner */
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
