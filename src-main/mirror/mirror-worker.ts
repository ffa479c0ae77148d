/**
 * The one thread that holds the mirror, so that answering never blocks the window; taking in gives way to answering.
 * The thread starts this file once more to copy the mirror's log.
 */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/answering-thread.ts';
import { threadFailure } from '../threads/thread-failure.ts';
import { copyLogs, createLogThread, type LogPlace } from './log-thread.ts';
import { openMirror } from './mirror.ts';
import type { MirrorPlaces } from './mirror-thread.ts';

if (parentPort === null) throw new Error('This file runs in a worker thread.');
const place = workerData as MirrorPlaces | LogPlace;
if ('logOf' in place) copyLogs(parentPort, place);
else answer(parentPort, place);

function answer(port: MessagePort, { folder, ledgerPath }: MirrorPlaces): void {
  const failureOf = (cause: unknown) => threadFailure(cause, folder);
  const mirror = openMirror({
    path: join(folder, 'orders.sqlite'),
    ledgerPath,
    now: () => new Date(),
    failureOf,
    pass: () => setImmediate(),
    logThread: (path) => createLogThread(new URL(import.meta.url), path),
  });
  answerQuestions({ port, questions: mirror, failureOf, close: mirror.close });
}
