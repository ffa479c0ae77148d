/** The one thread that holds the mirror: answering never holds the window up, and taking in gives way to answering. */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestions } from '../answering-thread.ts';
import { threadFailure } from '../thread-failure.ts';
import { openMirror } from './mirror.ts';
import type { MirrorPlaces } from './mirror-thread.ts';

if (parentPort === null) throw new Error('This file runs in a worker thread.');
const { folder, ledgerPath } = workerData as MirrorPlaces;
const failureOf = (cause: unknown) => threadFailure(cause, folder);
const path = join(folder, 'orders.sqlite');
const mirror = openMirror({ path, ledgerPath, now: () => new Date(), failureOf, pass: () => setImmediate() });
answerQuestions({ port: parentPort, questions: mirror, failureOf, close: mirror.close });
