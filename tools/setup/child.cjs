/** Starts other programs for the set-up: quiet while they succeed, with their whole output when they fail. */
const { spawn } = require('node:child_process');

/** A step that could not be done; its message is for people and complete. */
class StepFailed extends Error {}

/** One line about what is being done, on stderr. @param {string} line */
function say(line) {
  process.stderr.write(`packbench: ${line}\n`);
}

/** @type {readonly NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Milliseconds: one Ctrl+C comes from the terminal, and once more from the npm that has started this program. */
const onePress = 1_000;

/**
 * Until the child has ended, what should end this process goes to the child. @param {import('node:child_process').ChildProcess} child
 * @param {(signal: NodeJS.Signals) => void} [onSignal]
 */
function passSignals(child, onSignal = () => {}) {
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    child.kill(signal);
    onSignal(signal);
  };
  for (const signal of endings) process.on(signal, passOn);
  child.on('close', () => {
    for (const signal of endings) process.off(signal, passOn);
  });
}

/**
 * Runs a program to its end without showing its output. Throws StepFailed with that output when it fails. Where it is to end before, this
 * process ends after it: npm goes on writing for a while, and must not meet the next set-up.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, timeout?: number }} [options] `timeout` in milliseconds ends it by SIGTERM
 * @returns {Promise<string>} what it printed
 */
function runToEnd(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {number | null} */
    let endingSince = null;
    passSignals(child, () => {
      if (endingSince === null) {
        say('ending once this step has ended; Ctrl+C again ends it at once');
        endingSince = performance.now();
      } else if (performance.now() - endingSince > onePress) {
        child.once('exit', () => process.exit(130));
        child.kill('SIGKILL');
      }
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => reject(new StepFailed(`${file} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (endingSince !== null) process.exit(130);
      const output = Buffer.concat(chunks).toString('utf8');
      if (code === 0) resolve(output);
      else reject(new StepFailed(`'${[file, ...args].join(' ')}' failed (${signal ?? code}):\n${output.trimEnd()}`));
    });
  });
}

/**
 * Runs the command itself in this terminal: same streams, signals passed on, and its exit code becomes ours.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 */
function runInstead(file, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, stdio: 'inherit' });
    passSignals(child);
    child.on('error', (error) => reject(new StepFailed(`${file} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
      resolve();
    });
  });
}

module.exports = { StepFailed, runInstead, runToEnd, say };
