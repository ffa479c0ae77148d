/** The one thread that holds the mirror: answering never holds the window up, and taking in gives way to answering. */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { threadFailure } from '../thread-failure.ts';
import { openMirror } from './mirror.ts';
import type { MirrorAnswer, MirrorPlaces, MirrorQuestion } from './mirror-questions.ts';

function run(port: NonNullable<typeof parentPort>, { folder, ledgerPath }: MirrorPlaces): void {
  const failureOf = (cause: unknown) => threadFailure(cause, folder);
  const path = join(folder, 'orders.sqlite');
  const mirror = openMirror({ path, ledgerPath, now: () => new Date(), failureOf, pass: () => setImmediate() });
  const answerTo = async ({ id, name, asked }: MirrorQuestion): Promise<MirrorAnswer> => {
    try {
      const ask: (...given: never[]) => unknown = mirror[name];
      return { id, ok: true, value: await ask(...(asked as never[])) };
    } catch (cause) {
      return { id, ok: false, failure: failureOf(cause) };
    }
  };
  port.on('message', (message: MirrorQuestion | 'close') => {
    if (message !== 'close') {
      void answerTo(message).then((answer) => port.postMessage(answer));
      return;
    }
    mirror.close();
    port.close();
  });
}

if (parentPort === null) throw new Error('This file runs in a worker thread.');
run(parentPort, workerData as MirrorPlaces);
