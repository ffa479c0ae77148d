/** The end of the program: in order, never held up for long, and again for whoever started Packbench meanwhile. */
import { execFile, execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { closeInOrder, startAgain } from '../../../src-main/electron/lifecycle.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

const longestEnd = 3_000;

/** `close` ends as the test says. */
function openProgram() {
  const events = new EventEmitter();
  const done: string[] = [];
  const exited = Promise.withResolvers<number>();
  const app = Object.assign(events, {
    relaunch: () => void done.push('relaunch'),
    quit: () => void done.push('quit'),
    exit(code: number) {
      done.push(`exit ${code}`);
      exited.resolve(code);
    },
  });
  const own = { env: {}, execPath: '/opt/Packbench/packbench', argv: [], prependOnceListener: () => undefined };
  const timers = createTimersByHand();
  const log = inMemoryLog();
  const closing = Promise.withResolvers<void>();
  const close = (): Promise<void> => {
    done.push('close');
    return closing.promise;
  };
  closeInOrder(close, { app, own, after: timers.after, log });
  /** As Electron asks before it ends; whether it goes on by itself. */
  const askToEnd = (): boolean => {
    const prevented: true[] = [];
    events.emit('will-quit', { preventDefault: () => prevented.push(true) });
    return prevented.length === 0;
  };
  return { app, own, done, exited: exited.promise, timers, log, closing, askToEnd };
}

test('it ends when everything is closed, and a second word to end neither ends it sooner nor closes twice', async () => {
  const { done, exited, closing, askToEnd } = openProgram();
  expect(askToEnd()).toBe(false);
  // A logout: SIGTERM, then SIGHUP.
  expect(askToEnd()).toBe(false);
  expect(done).toEqual(['close']);
  closing.resolve();
  await exited;
  expect(done).toEqual(['close', 'exit 0']);
});

test('what never closes holds it up for three seconds, or nobody could start Packbench again', async () => {
  const { done, exited, timers, askToEnd } = openProgram();
  askToEnd();
  await timers.asked(longestEnd);
  expect(done).toEqual(['close']);
  timers.pass(longestEnd);
  await exited;
  expect(done).toEqual(['close', 'exit 0']);
});

test('a failure to close is in the log, and it ends all the same', async () => {
  const { exited, log, closing, askToEnd } = openProgram();
  askToEnd();
  closing.reject(new Error('the disk is gone'));
  expect(await exited).toBe(0);
  expect(log.lines).toMatchObject([{ level: 'error', facts: { err: { message: 'the disk is gone' } } }]);
});

test('whoever starts it while it ends has it back, once; who starts it before only sees its window', async () => {
  const { app, done, exited, closing, askToEnd } = openProgram();
  app.emit('second-instance');
  expect(done).toEqual([]);
  askToEnd();
  app.emit('second-instance');
  app.emit('second-instance');
  closing.resolve();
  await exited;
  expect(done).toEqual(['close', 'relaunch', 'exit 0']);
});

test('a press starts it again by ending it in order, and once, also where somebody starts it while it ends', () => {
  const { app, own, done, askToEnd } = openProgram();
  startAgain(app, own);
  expect(done).toEqual(['relaunch', 'quit']);
  askToEnd();
  app.emit('second-instance');
  expect(done).toEqual(['relaunch', 'quit', 'close']);
});

const lifecycle = resolve(import.meta.dirname, '../../../src-main/electron/lifecycle.ts');

test.skipIf(process.platform === 'win32')(
  'a thread that waits for an answer that never comes keeps no program there, and no other program is killed',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-held-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const share = join(folder, 'share');
    execFileSync('mkfifo', [share]);
    const endOf = (isHeld: boolean): Promise<unknown> => {
      const program = `
        import { readFile } from 'node:fs';
        import { endWithoutThreads } from ${JSON.stringify(lifecycle)};
        endWithoutThreads(() => ${isHeld});
        if (${isHeld}) readFile(${JSON.stringify(share)}, () => undefined);
        setImmediate(() => process.exit(7));`;
      const words = ['--input-type=module', '--eval', program];
      return promisify(execFile)(process.execPath, words, { timeout: 60_000 }).then(
        () => null,
        ({ code, signal, killed }) => ({ code, signal, killed }),
      );
    };
    expect(await endOf(true)).toEqual({ code: null, signal: 'SIGKILL', killed: false });
    expect(await endOf(false)).toEqual({ code: 7, signal: null, killed: false });
  },
);
