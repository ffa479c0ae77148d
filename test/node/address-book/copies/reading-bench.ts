/** The app's services beside a service whose address book answers as a test wants it; time moves when the test moves it. */

import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookFiles, bookFilesOf } from '../../../../src-main/address-book/copies/book-files.ts';
import { serviceLimits } from '../../../../src-main/shipping/limits.ts';
import type { AddressBookStatus } from '../../../../src-preload/contract/address-book.ts';
import {
  answer,
  type Behaviour,
  type MisbehavingServer,
  startMisbehavingServer,
} from '../../../helpers/misbehaving-server.ts';
import { type ServicesOnTestPorts, startServices } from '../../../helpers/services-on-test-ports.ts';
import { TimeThatPasses } from '../../../helpers/time-that-passes.ts';

export const accountId = 'practice-1';
export const otherAccountId = 'practice-2';
export const keys = ['canary-service-key', 'canary-subscription-key'] as const;

export interface ReadingBench {
  readonly folder: string;
  readonly files: BookFiles;
  readonly app: ServicesOnTestPorts;
  readonly service: MisbehavingServer;
  /** From now on, for every account or the one named. */
  answerWith(behaviour: Behaviour, account?: string): void;
  /** Reads the book and answers when that has ended, well or not. */
  read(account?: string): Promise<AddressBookStatus>;
  /** The next status of the account in which nothing is being read. */
  ended(account?: string): Promise<AddressBookStatus>;
  status(account?: string): Promise<AddressBookStatus>;
  namesFound(text: string, account?: string | null): Promise<readonly string[]>;
  /** Ends the app and starts it again on the same files; `between` has the files to itself. */
  restart(between?: () => Promise<void>): Promise<void>;
  passHours(hours: number): void;
  /** Somebody sets the clock, by milliseconds; no time passes. */
  setClock(by: number): void;
  /** Runs what waits for its time. */
  nextRound(): void;
  close(): Promise<void>;
}

/** The files of an app that has read books as `work` says, for `startReadingBench`. */
export async function folderAfter(work: (bench: ReadingBench) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-read-before-'));
  const bench = await startReadingBench();
  try {
    await work(bench);
    await bench.restart(() => cp(join(bench.folder, 'app'), folder, { recursive: true }));
    return folder;
  } finally {
    await bench.close();
  }
}

/** `begunIn`: the app starts on a copy of this folder. */
export async function startReadingBench(begunIn?: string): Promise<ReadingBench> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-reading-'));
  if (begunIn !== undefined) await cp(begunIn, join(folder, 'app'), { recursive: true });
  const behaviours = new Map<string, Behaviour>();
  const service = await startMisbehavingServer([
    (socket, request) => {
      const line = request.headerLines.find((each) => /^service-api-key: /i.test(each)) ?? '';
      const account = line.endsWith('-2') ? otherAccountId : accountId;
      const isBook = request.path.startsWith('/api/addressbook');
      const behaviour = isBook ? behaviours.get(account) : undefined;
      (behaviour ?? answer({ body: '{"orders":[],"success":true}' }))(socket, request);
    },
  ]);
  const accounts = ['', '-2'].map((end) => ({ serviceKey: `${keys[0]}${end}`, subscriptionKey: `${keys[1]}${end}` }));
  const time = new TimeThatPasses('2026-11-20T08:00:00Z');
  let due: (() => void)[] = [];
  const start = (): Promise<ServicesOnTestPorts> =>
    startServices({
      folder: join(folder, 'app'),
      practice: { running: true, url: service.url, accounts },
      clock: time,
      after: (_milliseconds, run) => {
        due.push(run);
        return () => {
          due = due.filter((each) => each !== run);
        };
      },
      connection: { after: soon, random: () => 0, limits: patient },
    });
  let app = await start();
  const ended = (account = accountId): Promise<AddressBookStatus> => {
    const before = new Set<unknown>(app.announcements.all.map(({ event }) => event));
    return app.announcements.first(
      'addressBook.changed',
      (status) => status.accountId === account && !status.refreshing && !before.has(status),
    );
  };

  return {
    folder,
    files: bookFilesOf(join(folder, 'app', 'address-book'), accountId),
    get app() {
      return app;
    },
    service,
    answerWith(behaviour, account) {
      for (const each of account === undefined ? [accountId, otherAccountId] : [account])
        behaviours.set(each, behaviour);
    },
    async read(account = accountId) {
      const end = ended(account);
      await app.ask('addressBook.refresh', { accountId: account });
      return end;
    },
    ended,
    async status(account = accountId) {
      const { books } = await app.ask('addressBook.search', { accountId: account, text: '', limit: 1 });
      const [book] = books;
      if (book === undefined) throw new Error('No book was asked.');
      return book;
    },
    async namesFound(text, account = accountId) {
      const { hits } = await app.ask('addressBook.search', { accountId: account, text, limit: 500 });
      return hits.map(({ entry }) => entry.name);
    },
    async restart(between) {
      await app.close();
      await between?.();
      due = [];
      app = await start();
    },
    passHours(hours) {
      time.advance(hours * 60 * 60 * 1_000);
    },
    setClock: (by) => time.setClock(by),
    nextRound() {
      const now = due;
      due = [];
      for (const run of now) run();
    },
    async close() {
      await app.close();
      await service.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A cancelled reading must end because of that, not because of a deadline. */
const patient = { ...serviceLimits, addressBook: { ...serviceLimits.addressBook, gap: 600_000, total: 600_000 } };

const soon = (_milliseconds: number, run: () => void): (() => void) => {
  const immediate = setImmediate(run);
  return () => clearImmediate(immediate);
};

/** Entries `from` to `from + count`, named `<name> 007`. */
export function wireEntries(name: string, count: number): readonly Readonly<Record<string, unknown>>[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return { id, name: `${name} ${String(id).padStart(3, '0')}`, street: `${id} Cuba Street`, city: 'Wellington' };
  });
}

export function book(name: string, count: number): Behaviour {
  return answer({ body: JSON.stringify({ addresses: wireEntries(name, count), success: true, errors: null }) });
}
