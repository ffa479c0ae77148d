/** The address book as the page asks for it: the real client, the real sandbox service over HTTP, the copy's own thread. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { AddressBookEntry, AddressBookStatus } from '../../../src-preload/contract/address-book.ts';
import { answer, bytes, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { atOnce, type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

const accountId = 'practice-1';
const entries = 250;
let folder: string;
let sandbox: SandboxService;
let bench: ServicesOnTestPorts;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-address-book-'));
  sandbox = await startSandboxService({ port: 0, folder: join(folder, 'service'), orders: 5, addresses: entries });
  bench = await startServices({
    folder: join(folder, 'app'),
    practice: practiceAt(sandbox.url),
    connection: { after: atOnce },
  });
});
afterEach(async () => {
  await bench.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function practiceAt(url: string) {
  const accounts = sandbox.accounts.map((one) => ({
    serviceKey: one.service_api_key,
    subscriptionKey: one.subscription_key,
  }));
  return { running: true, url, accounts } as const;
}

/** Reads the book and answers when that has ended, well or not. */
async function readBook(): Promise<AddressBookStatus> {
  const before = new Set<unknown>(bench.announcements.all.map(({ event }) => event));
  await bench.ask('addressBook.refresh', { accountId });
  return bench.announcements.first('addressBook.changed', (status) => !status.refreshing && !before.has(status));
}

/** What the page sees of one account's book: its state, and the entries found. */
async function search(text: string, limit: number): Promise<AddressBookStatus & { entries: AddressBookEntry[] }> {
  const { books, hits } = await bench.ask('addressBook.search', { accountId, text, limit });
  const [book] = books;
  if (book === undefined) throw new Error('No book was asked.');
  return { ...book, entries: hits.map(({ entry }) => entry) };
}

async function firstEntry(): Promise<AddressBookEntry> {
  const { entries: all } = await search('', 500);
  const plain = all.find(({ building, country }) => building === '' && country === 'Germany');
  if (plain === undefined) throw new Error('The sandbox has no German entry without a building.');
  return plain;
}

describe('reading', () => {
  test('the first search lets the book be read, and the end of it is told', async () => {
    const before = await search('', 500);
    expect(before).toMatchObject({ entries: [], totalCount: 0, copyReadAt: null, refreshing: true, failure: null });
    const after = await bench.announcements.first('addressBook.changed', (status) => !status.refreshing);
    expect(after).toMatchObject({ totalCount: entries, refreshing: false, failure: null, wasDamaged: false });
    expect(Date.now() - Date.parse(after.copyReadAt ?? '')).toBeLessThan(60_000);
  });

  test('every entry is found by its name, its mail and the end of its telephone number', async () => {
    await readBook();
    const { entries: all } = await search('', 500);
    expect(all).toHaveLength(entries);
    for (const entry of all.filter((_, index) => index % 10 === 0)) {
      for (const text of [entry.name, entry.email, entry.telephone.slice(-5)].filter((each) => each !== '')) {
        const { entries: hits } = await search(text, 500);
        expect(hits, text).toContainEqual(entry);
      }
    }
  });

  test('the copy is there at the next start without the service, and says why it could not be read again', async () => {
    const { copyReadAt } = await readBook();
    await sandbox.close();
    expect(await readBook()).toMatchObject({ totalCount: entries, copyReadAt, failure: { code: 'unreachable' } });
    await bench.close();
    bench = await startServices({ folder: join(folder, 'app') });
    const found = await search('', 5);
    expect(found).toMatchObject({ totalCount: entries, copyReadAt, refreshing: false, failure: null });
    expect(found.entries).toHaveLength(5);
  });

  test('an answer that is no address book leaves the copy as it was', async () => {
    const { copyReadAt } = await readBook();
    await bench.close();
    const broken = await startMisbehavingServer([answer({ body: '{"addresses": "none"}' })]);
    try {
      bench = await startServices({ folder: join(folder, 'app'), practice: practiceAt(broken.url) });
      expect(await readBook()).toMatchObject({
        totalCount: entries,
        copyReadAt,
        failure: { code: 'answer-unreadable' },
      });
    } finally {
      await broken.close();
    }
  });

  test('fields that we do not know are kept in the copy and found again', async () => {
    await bench.close();
    const body = '{"addresses":[{"id":7,"name":"Ana","loyalty_tier":"gold"},{"id":8,"name":"Bo"}]}';
    const service = await startMisbehavingServer([answer({ body })]);
    try {
      bench = await startServices({ folder: join(folder, 'app'), practice: practiceAt(service.url) });
      await readBook();
      const { entries: all } = await search('', 5);
      expect(all.map(({ name, other }) => [name, other])).toEqual([
        ['Ana', { loyalty_tier: 'gold' }],
        ['Bo', undefined],
      ]);
    } finally {
      await service.close();
    }
  });

  test('a reading can be stopped, or the app can end, in its middle: the copy is the one before', async () => {
    const { copyReadAt } = await readBook();
    await bench.close();
    // The answer begins and never ends, so the reading is certainly under way when the app ends.
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n';
    const endless = await startMisbehavingServer([bytes(head, '{"addresses":['), bytes(head, '{"addresses":[')]);
    bench = await startServices({ folder: join(folder, 'app'), practice: practiceAt(endless.url) });
    await bench.ask('addressBook.refresh', { accountId });
    await endless.received(1);
    const stopped = await bench.ask('addressBook.stop', { accountId });
    expect(stopped).toMatchObject({ totalCount: entries, copyReadAt, refreshing: false, failure: null });
    await bench.ask('addressBook.refresh', { accountId });
    await endless.received(2);
    await bench.close();
    await endless.close();
    bench = await startServices({ folder: join(folder, 'app') });
    const after = await search('', 5);
    expect(after).toMatchObject({ totalCount: entries, copyReadAt, wasDamaged: false });
  });

  test('a damaged copy is thrown away, says so, and is read again by itself', async () => {
    await readBook();
    await bench.close();
    const copiesFolder = join(folder, 'app', 'address-book');
    const names = await readdir(copiesFolder);
    for (const name of names) await writeFile(join(copiesFolder, name), 'no database at all');
    bench = await startServices({ folder: join(folder, 'app'), practice: practiceAt(sandbox.url) });
    const first = await search('', 5);
    expect(first).toMatchObject({ entries: [], copyReadAt: null, wasDamaged: true, refreshing: true });
    const after = await bench.announcements.first('addressBook.changed', (status) => !status.refreshing);
    expect(after).toMatchObject({ totalCount: entries, wasDamaged: false, failure: null });
  });

  test('the copies of accounts that are gone are deleted', async () => {
    await readBook();
    bench.services.addressBook.noteAccounts({ accounts: [], currentAccountId: '' });
    await sandbox.close();
    const after = await search('', 5);
    expect(after).toMatchObject({ entries: [], totalCount: 0, copyReadAt: null });
  });

  test('an account that nobody knows is refused', async () => {
    for (const request of ['addressBook.search', 'addressBook.refresh'] as const) {
      const asked = { accountId: 'nobody', ...(request === 'addressBook.search' ? { text: '', limit: 1 } : {}) };
      expect(await bench.outcome(request, asked)).toMatchObject({ failure: { code: 'account-unknown' } });
    }
  });
});

describe('validating without the service', () => {
  const subjectOf = ({ street, suburb, city, state, postCode, country }: AddressBookEntry) => ({
    address: { street, suburb, city, state, postCode, country },
  });

  test('an address of the book in another spelling is valid by the copy, with its age', async () => {
    const { copyReadAt } = await readBook();
    const entry = await firstEntry();
    await sandbox.close();
    const asked = { ...entry, street: entry.street.toUpperCase().replace('STRASSE', 'Str.'), country: 'Deutschland' };
    expect(await bench.ask('addresses.validate', { accountId, subject: subjectOf(asked) })).toMatchObject({
      verdict: 'valid',
      source: 'address-book',
      copyReadAt,
      suggestions: [],
    });
  });

  test('any other address cannot be told, and the like of it is suggested', async () => {
    await readBook();
    const entry = await firstEntry();
    await sandbox.close();
    const asked = { ...entry, street: `${entry.street}99` };
    const checked = await bench.ask('addresses.validate', { accountId, subject: subjectOf(asked) });
    expect(checked).toMatchObject({ verdict: 'cannot-tell', source: 'address-book' });
    expect(checked.suggestions.map(({ street }) => street)).toContain(entry.street);
  });

  test('without a copy, and for the address of an order, the failure is told', async () => {
    const address = { street: '1 High St', suburb: '', city: 'Leeds', state: '', postCode: 'LS1 4AP', country: 'GB' };
    await sandbox.close();
    expect(await bench.outcome('addresses.validate', { accountId, subject: { address } })).toMatchObject({
      failure: { code: 'unreachable' },
    });
    expect(await bench.outcome('addresses.validate', { accountId, subject: { orderId: 1 } })).toMatchObject({
      failure: { code: 'unreachable' },
    });
  });
});
