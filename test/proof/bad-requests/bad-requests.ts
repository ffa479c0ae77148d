/**
 * Bad requests cannot hurt the sandbox service: none gets 5xx, each answer is the document's envelope, no refused
 * request has changed an order, and the service neither hangs nor grows.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf } from '../main-load.ts';
import type { ProofRow, ProofRun } from '../proof-row.ts';
import { badRequest } from './bad-request.ts';
import { type ServiceProcess, startServiceProcess } from './running-service.ts';

export const badRequests: ProofRow = {
  name: 'bad-requests',
  promise: 'bad requests cannot hurt the sandbox service',
  how: 'mutated requests of all ten operations, broken HTTP included; no 5xx, no hang, nothing refused changed anything',
  unit: 'requests',
  shortCount: 5_000,
  longCount: 200_000,
  run: sendBadRequests,
};

/** Sent at once; after them the orders are checked for changes. */
const batchSize = 25;
/** Milliseconds. */
const longestAnswer = 15_000;
const warmUp = 300;
const growthAtMost = 150_000_000;

async function sendBadRequests(run: ProofRun): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-bad-requests-'));
  const service = await startServiceProcess(folder);
  try {
    // Before anything is measured: code is compiled, pools are filled.
    for (let seed = 1; seed <= Math.min(warmUp, run.count); seed += 1)
      await exchange(service.port, badRequest(seed, service.known).pieces);
    const memoryBefore = memoryOf('VmRSS', service.processId);
    let before = await service.orders();
    for (let seed = run.seed; run.wantsMore(); seed += batchSize) {
      const count = Math.min(batchSize, run.seed + run.count - seed);
      const told = await Promise.all(Array.from({ length: count }, (_, index) => sendOne(run, service, seed + index)));
      for (const fault of service.takeFaults()) run.breach(seed, `one of ${count} requests: ${fault}`);
      const after = await service.orders();
      if (after !== before && !told.includes('carried out'))
        run.breach(seed, `one of ${count} refused requests changed an order`);
      before = after;
      run.done(count);
    }
    const growth = memoryOf('VmHWM', service.processId) - memoryBefore;
    const kept = memoryOf('VmRSS', service.processId) - memoryBefore;
    run.measured('memory of the service more than before at the end, MB', Math.round(kept / 1_000_000));
    run.measured('most memory of the service more than before, MB', Math.round(growth / 1_000_000));
    if (growth > growthAtMost) run.breach(run.seed, `the service grew by ${Math.round(growth / 1_000_000)} MB`);
  } finally {
    service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function sendOne(
  run: ProofRun,
  service: ServiceProcess,
  seed: number,
): Promise<'carried out' | 'refused' | 'a read'> {
  const { how, pieces, isWhole } = badRequest(seed, service.known);
  const { heard, isLost } = await exchange(service.port, pieces);
  const answer = heard.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const wrong = wrongIn(answer, isWhole && !isLost);
  if (wrong !== null) run.breach(seed, `${wrong} (${how}): ${answer.slice(0, 300)}`);
  run.tally(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'no answer');
  if (how.startsWith('GET')) return 'a read';
  // A reset may have taken the answer with it.
  return answer === '' || /"success":true|<success>true/.test(answer) ? 'carried out' : 'refused';
}

/** Null: it is as it should be. */
function wrongIn(answer: string, isAnswered: boolean): string | null {
  if (answer === 'late') return 'no end of the answer in time';
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
  if (answer === '') return isAnswered ? 'no answer to a whole request' : null;
  if (Number.isNaN(status)) return 'no HTTP';
  if (status >= 500) return `status ${status}`;
  const body = answer.slice(answer.lastIndexOf('\r\n\r\n{') + 1);
  const hasEnvelope = /"success":(true|false)|<success>(true|false)|"addresses":|<GetAddressBookResponse/.test(body);
  return hasEnvelope || isWithoutBody(answer) ? null : 'an answer without the envelope';
}

/** For HEAD. */
const isWithoutBody = (answer: string): boolean => answer.endsWith('\r\n\r\n');

interface Exchanged {
  /** Everything that came until the service closed. */
  readonly heard: string;
  /**
   * If the service answers before the whole request has come, it closes: Node then fails at the next piece, and drops
   * what it has not read yet.
   */
  readonly isLost: boolean;
}

/** Sends bytes as they are, and nothing more. */
function exchange(port: number, pieces: readonly Buffer[]): Promise<Exchanged> {
  const { promise, resolve } = Promise.withResolvers<Exchanged>();
  const parts: Buffer[] = [];
  let isLost = false;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => void send());
  const send = async (): Promise<void> => {
    for (const piece of pieces) {
      socket.write(piece);
      if (pieces.length > 1) await new Promise((next) => setImmediate(next));
    }
    socket.end();
  };
  socket.setTimeout(longestAnswer, () => {
    resolve({ heard: 'late', isLost });
    socket.destroy();
  });
  socket.on('data', (part: Buffer) => parts.push(part));
  // After a refusal the service may reset the connection: what came before that counts.
  socket.on('error', ({ syscall }: NodeJS.ErrnoException) => {
    isLost = syscall === 'write' && parts.length === 0;
    socket.destroy();
  });
  socket.on('close', () => resolve({ heard: Buffer.concat(parts).toString('utf8'), isLost }));
  return promise;
}
