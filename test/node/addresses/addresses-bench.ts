/**
 * The app's services, a service whose answers a test decides, a cable in between, and the timers in the test's hands.
 */

import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { After } from '../../../src-main/ports.ts';
import { afterOnThisComputer, systemClock } from '../../../src-main/time/system-time.ts';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Address, OfflineCheck, ValidationAnswer } from '../../../src-preload/contract/address.ts';
import { type Cable, startCable } from '../../helpers/cable.ts';
import { answer, type Behaviour, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { type ServicesOnTestPorts, startServices, type TestPorts } from '../../helpers/services-on-test-ports.ts';

export const accountId = 'practice-1';

/** An address of the book, and the book's entry for it. */
export const smith: Address = {
  street: '12 Smith Street',
  suburb: '',
  city: 'Fitzroy',
  state: 'VIC',
  postCode: '3065',
  country: 'Australia',
};
/** Not in the book, but similar to an entry. */
export const nearSmith: Address = { ...smith, street: '14 Smith Street' };

const book = {
  addresses: [
    { id: 1, name: 'Jo Smith', street: smith.street, city: smith.city, state: 'VIC', post_code: '3065', country: 'AU' },
    { id: 2, name: 'Ana Núñez', street: '8 Quay Street', city: 'Auckland', post_code: '1010', country: 'NZ' },
    { id: 3, name: 'Kai Groß', street: 'Wallstraße 8', city: 'Dresden', post_code: '01067', country: 'DE' },
    {
      ...{ id: 4, name: 'Ann Lee', street: '5 Birch Road', suburb: 'Pod 3', city: 'Leeds' },
      ...{ post_code: 'LS6 2AB', country: 'GB' },
    },
    {
      ...{ id: 5, name: 'Lan Vo', street: '45 Nguyễn Huệ, Phường Bến Nghé', suburb: '', city: 'Hồ Chí Minh' },
      ...{ post_code: '700000', country: 'VN' },
    },
  ],
};

/** The service's answer about an address: valid unless a test says otherwise. */
export type Words = Record<string, unknown>;

export interface FiredTimers {
  readonly after: After;
  /** How many were ever set. */
  readonly setCount: number;
  /** Pauses of the timers that wait, the shortest first. */
  pauses(): readonly number[];
  /** Runs the timer that is due next. */
  fire(): void;
}

export interface AddressesBench {
  readonly app: ServicesOnTestPorts;
  readonly cable: Cable;
  readonly timers: FiredTimers;
  /** Queries of the validations that reached the service, in order. */
  readonly asked: readonly URLSearchParams[];
  /** Attempts to validate, whether they reached the service or not; and the pauses asked for between attempts. */
  attempts(): number;
  readonly pausesBetween: readonly number[];
  /** Milliseconds, which tests may change: `ahead` has passed; the clock was set by `set`. */
  readonly clock: { ahead: number; set: number };
  readonly folder: string;
  /** From now on the service's answer to a validation: fields of it, or a way to misbehave. */
  say(words: (query: URLSearchParams) => Words | Behaviour): void;
  /** Reads the book into the account's copy. */
  readBook(of?: AccountId): Promise<void>;
  validate(address: Address): Promise<ValidationAnswer>;
  checks(): Promise<readonly OfflineCheck[]>;
  /** Resolves once no check is being asked about. */
  settled(): Promise<void>;
  /** Ends the app and starts it again on the same folder; `meanwhile` something may happen to that. */
  restart(ports?: TestPorts, meanwhile?: () => void | Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** A folder of the app in which the book of `accountId` has been read; for `startAddressesBench`. The caller removes it. */
export async function folderWithBook(): Promise<string> {
  const bench = await startAddressesBench();
  const folder = await mkdtemp(join(tmpdir(), 'packbench-with-book-'));
  try {
    await bench.readBook();
    await bench.restart({}, () => cp(bench.folder, folder, { recursive: true }));
    return folder;
  } finally {
    await bench.close();
  }
}

/** `begunIn`: the app starts on a copy of this folder. */
export async function startAddressesBench(ports: TestPorts = {}, begunIn?: string): Promise<AddressesBench> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-addresses-'));
  if (begunIn !== undefined) await cp(begunIn, join(folder, 'app'), { recursive: true });
  const asked: URLSearchParams[] = [];
  let words: (query: URLSearchParams) => Words | Behaviour = () => ({ valid: true });
  const service = await startMisbehavingServer([
    (socket, request) => {
      const { pathname, searchParams } = new URL(request.path, 'http://service');
      if (pathname !== '/api/address/validate') {
        answer({ body: JSON.stringify(book) })(socket, request);
        return;
      }
      asked.push(searchParams);
      const said = words(searchParams);
      const body = { valid: true, suggestions: [], success: true, errors: [] };
      if (typeof said === 'function') said(socket, request);
      else answer({ body: JSON.stringify({ ...body, ...said }) })(socket, request);
    },
  ]);
  const cable = await startCable(service.url);
  const timers = firedTimers();
  const keys = { serviceKey: 'service-key', subscriptionKey: 'subscription-key' };
  const clock = { ahead: 0, set: 0 };
  const pausesBetween: number[] = [];
  const pauseForReal: After = (milliseconds, run) => {
    pausesBetween.push(milliseconds);
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
  const start = (more: TestPorts = {}): Promise<ServicesOnTestPorts> =>
    startServices({
      folder: join(folder, 'app'),
      practice: { running: true, url: cable.url, accounts: [keys, { ...keys, serviceKey: 'other-key' }] },
      after: timers.after,
      // The shortest possible pauses between attempts, and no proxy of this computer.
      ...ports,
      ...more,
      clock: {
        now: () => new Date(Date.now() + clock.ahead + clock.set),
        passed: () => systemClock.passed() + clock.ahead,
      },
      connection: {
        proxyEnvironment: {},
        random: () => 0,
        after: pauseForReal,
        ...ports.connection,
        ...more.connection,
      },
    });
  const bench = {
    app: await start(),
    cable,
    timers,
    asked,
    attempts: () => bench.app.log.lines.filter(({ message }) => message === 'service: Address Validation').length,
    pausesBetween,
    clock,
    folder: join(folder, 'app'),
    say(said: typeof words) {
      words = said;
    },
    async readBook(of: AccountId = accountId) {
      await bench.app.ask('addressBook.refresh', { accountId: of });
      await bench.app.announcements.first(
        'addressBook.changed',
        (told) => told.accountId === of && !told.refreshing && told.totalCount === book.addresses.length,
      );
    },
    validate: (address: Address) => bench.app.ask('addresses.validate', { accountId, subject: { address } }),
    async checks() {
      return (await bench.app.ask('addresses.listOfflineChecks', { accountId: null, offset: 0, limit: 500 })).checks;
    },
    async settled() {
      const { announcements } = bench.app;
      const before = new Set<unknown>(announcements.all.map(({ event }) => event));
      const { counts } = await bench.app.ask('addresses.listOfflineChecks', { accountId, offset: 0, limit: 1 });
      if (!counts.checking) return;
      await announcements.first('addresses.offlineChecksChanged', (told) => !told.checking && !before.has(told));
    },
    async restart(more: TestPorts = {}, meanwhile: () => void | Promise<void> = () => {}) {
      await bench.app.close();
      await meanwhile();
      bench.app = await start(more);
    },
    async close() {
      await bench.app.close();
      await cable.close();
      await service.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return bench;
}

function firedTimers(): FiredTimers {
  let waiting: { readonly milliseconds: number; readonly run: () => void }[] = [];
  let setCount = 0;
  const sorted = () => [...waiting].sort((a, b) => a.milliseconds - b.milliseconds);
  return {
    after(milliseconds, run) {
      // Reports about orders are gathered for a quarter of a second: these tests do not care about them.
      if (milliseconds < 1_000) return afterOnThisComputer(milliseconds, run);
      const timer = { milliseconds, run };
      waiting.push(timer);
      setCount += 1;
      return () => {
        waiting = waiting.filter((one) => one !== timer);
      };
    },
    get setCount() {
      return setCount;
    },
    pauses: () => sorted().map(({ milliseconds }) => milliseconds),
    fire() {
      const [next] = sorted();
      if (next === undefined) throw new Error('No timer waits.');
      waiting = waiting.filter((one) => one !== next);
      next.run();
    },
  };
}
