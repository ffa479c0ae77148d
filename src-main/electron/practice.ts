/** Runs the sandbox service of the Practice accounts in a worker thread, on a free port of this computer. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Remark } from '../../src-preload/contract/remark.ts';
import type { PracticeService } from '../accounts/practice-service.ts';
import { failureOf, remark } from '../failures.ts';
import type { After, Log } from '../ports.ts';
import type { WorkerNews, WorkerOptions } from '../sandbox/worker.ts';
import { timerOnThisComputer } from '../time/system-time.ts';

export interface RunningPractice {
  /** Never rejects: an app without its Practice accounts still works with the live ones. */
  readonly started: Promise<PracticeService>;
  /** Resolves when the worker has ended. */
  close(): Promise<void>;
}

/**
 * By default V8 would let young objects fill some 100 MB before it looks through them, and a stranger's large requests
 * fill that quickly; the service answers as fast with less. The proof, which runs the service in a process, uses this
 * too.
 */
export const practiceYoungGenerationMb = 24;

/** Longer than it takes to fill the largest demo. */
const startWaitMilliseconds = 30_000;

/**
 * `workerPath` is the built src-main/sandbox/worker.ts; `folder` is the app's own, and the service's state goes below
 * it.
 */
export function startPractice(parts: { workerPath: string; folder: string; log: Log; after?: After }): RunningPractice {
  const options: WorkerOptions = { port: 0, folder: join(parts.folder, 'practice') };
  const worker = new Worker(parts.workerPath, {
    workerData: options,
    name: 'practice',
    resourceLimits: { maxYoungGenerationSizeMb: practiceYoungGenerationMb },
  });
  const { promise: started, resolve } = Promise.withResolvers<PracticeService>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();

  const notStarted = (why: Remark): void =>
    resolve({ running: false, failure: failureOf('unreachable', { facts: { remarks: [why] } }).failure });
  const { after = timerOnThisComputer } = parts;
  const callOff = after(startWaitMilliseconds, () => notStarted(remark('practice-not-answered')));

  worker.on('message', (news: WorkerNews) => {
    if (news.kind === 'log') parts.log.debug('practice', { line: news.line });
    else resolve(tellStarted(news));
  });
  worker.on('error', (error) => {
    parts.log.error('The practice service ended with an error.', { err: error });
    notStarted(remark('practice-not-started', { why: error.message }));
  });
  worker.once('exit', () => {
    notStarted(remark('practice-ended'));
    end();
  });
  void started.finally(callOff);
  return {
    started,
    close() {
      worker.postMessage('close');
      return ended;
    },
  };
}

function tellStarted(news: Extract<WorkerNews, { kind: 'ready' }>): PracticeService {
  return {
    running: true,
    url: news.url,
    troubles: news.keptAside.map(({ path, keptAt }) => ({
      failure: failureOf('file-failed', { facts: { path } }).failure,
      keptAs: keptAt,
    })),
    inMemory: news.inMemory,
    accounts: news.accounts.map((account) => ({
      serviceKey: account.service_api_key,
      subscriptionKey: account.subscription_key,
    })),
  };
}
