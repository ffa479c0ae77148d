/**
 * `node tools/setup/newcomer-path.ts` on a fresh checkout: times what a newcomer waits for, `npm start` until its window is drawn (on a
 * virtual display, where the picture is taken), then `npm test` until it is green. Needs Node 24 and nothing else; says both times,
 * in a workflow also in its summary. Ends with 1 when either fails.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '..', '..');
/** Printed by start.ts, once the picture has stood still for a second. */
const drawn = 'the window is open';
const startMilliseconds = 10 * 60_000;

/** In a group of its own, so that its end reaches everything npm has started. Its output is passed on. */
function npm(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn('npm', [script], { cwd: root, env, detached: true, stdio: ['ignore', 'inherit', 'pipe'] });
}

async function timeOfStart(): Promise<number> {
  const began = performance.now();
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...withoutDisplay } = process.env;
  const child = npm('start', withoutDisplay);
  const ended = once(child, 'exit');
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const limit = setTimeout(end, startMilliseconds);
  let taken: number | null = null;
  if (child.stderr !== null) {
    for await (const line of createInterface({ input: child.stderr })) {
      console.error(line);
      if (!line.includes(drawn)) continue;
      taken = performance.now() - began;
      end();
    }
  }
  clearTimeout(limit);
  await ended;
  if (taken === null) throw new Error('npm start ended without a window');
  return taken;
}

async function timeOfTests(): Promise<number> {
  const began = performance.now();
  const child = npm('test', process.env);
  child.stderr?.pipe(process.stderr);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm test ended with ${code}`);
  return performance.now() - began;
}

function tell(what: string, milliseconds: number): void {
  const line = `${what}: ${(milliseconds / 1_000).toFixed(0)} s`;
  console.log(line);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary !== undefined) appendFileSync(summary, `${line}\n\n`);
}

try {
  tell('npm start, to a window that is drawn', await timeOfStart());
  tell('npm test, to green', await timeOfTests());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
