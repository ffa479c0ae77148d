/** The one thread that owns the copies: searching, writing and comparing never hold the window up. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AddressBookEntry } from '../../src-preload/contract/address.ts';
import { openCopies } from './copies.ts';
import type { CopyAnswer, CopyQuestion, CopyQuestions } from './copy-questions.ts';

function run(port: NonNullable<typeof parentPort>, folder: string): void {
  const copies = openCopies(folder);
  /** Books on their way here, in parts, by account. */
  const arriving = new Map<string, AddressBookEntry[]>();
  const answers: { [Name in keyof CopyQuestions]: (asked: CopyQuestions[Name]['asked']) => unknown } = {
    state: ({ accountId }) => copies.state(accountId),
    search: ({ accountId, text, limit }) => copies.search(accountId, text, limit),
    check: ({ accountId, address }) => copies.check(accountId, address),
    begin: ({ accountId }) => void arriving.set(accountId, []),
    add: ({ accountId, entries }) => void arriving.get(accountId)?.push(...entries),
    replace({ accountId, readAt }) {
      const entries = arriving.get(accountId) ?? [];
      arriving.delete(accountId);
      return copies.replace(accountId, entries, readAt);
    },
    forget: ({ accountId }) => copies.forget(accountId),
  };
  const answer = async ({ id, name, asked }: CopyQuestion): Promise<void> => {
    const post = (message: CopyAnswer): void => port.postMessage(message);
    try {
      const ask: (asked: never) => unknown = answers[name];
      post({ id, ok: true, value: await ask(asked as never) });
    } catch (error) {
      post({ id, ok: false, error });
    }
  };
  port.on('message', (message: CopyQuestion | 'close') => {
    if (message !== 'close') {
      void answer(message);
      return;
    }
    copies.close();
    port.close();
  });
}

if (parentPort === null) throw new Error('This file runs in a worker thread.');
run(parentPort, String(workerData.folder));
