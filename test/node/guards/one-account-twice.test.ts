/**
 * The guard against a second manifest of an order follows the account at the service, not its entry in the settings:
 * the same keys entered twice, lost settings, an account that was removed and came back.
 */
import { readdir, readFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { query } from '../../helpers/orders-bench.ts';
import { makeSelfSignedCertificate } from '../../helpers/self-signed-certificate.ts';
import { trustOnly } from '../shipping/bench.ts';
import { inGuards, markOf, references } from './guards-bench.ts';

test('the same keys added twice: what the one account has in a manifest, the other may not send', () =>
  inGuards(async (bench) => {
    const [one, two] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'North again' })];
    expect(await bench.manifest(one, 71)).toBe('stored');
    expect(await bench.manifest(two, 71)).toBe('already-manifested');
    expect(await markOf(bench, two, 71)).toBe('stored');
    bench.service.answers = 'dropped';
    expect(await bench.manifest(one, 72)).toBe('in-doubt');
    expect(await bench.manifest(two, 72)).toBe('already-open');
    expect(await bench.change(two, { kind: 'archive', orders: references(72, 73) })).toEqual([
      'already-open',
      'in-doubt',
    ]);
    expect([...bench.service.manifested.values()]).toEqual([1, 1]);
  }));

test('the same keys added twice: no order is assigned from the one to the other, and counted as gone', () =>
  inGuards(async (bench) => {
    const [first, twin] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'twin' })];
    const change = { kind: 'assign', orders: references(71), toAccountId: twin } as const;
    const outcome = await bench.app().outcome('changes.start', { accountId: first, change });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'same-account', changed: 'nothing' } });
    expect(bench.service.writes).toEqual([]);
    expect(await bench.manifest(first, 71)).toBe('stored');
  }));

test('the same keys added twice: an order that only the one has shown is no other account’s', () =>
  inGuards(async (bench) => {
    const [one, two] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'North again' })];
    const south = await bench.addAccount('south');
    await bench.app().search(query({ accountId: one }));
    expect(await bench.manifest(south, 71)).toBe('wrong-account');
    expect(await bench.manifest(two, 71)).toBe('stored');
  }));

test('keys of two accounts that were swapped: what was seen with the old ones says nothing of whose it is', () =>
  inGuards(async (bench) => {
    const [one, two] = [await bench.addAccount('north'), await bench.addAccount('south')];
    await bench.app().search(query({ accountId: one }));
    await bench.replaceKey(one, 'south');
    await bench.replaceKey(two, 'north');
    expect(await bench.manifest(two, 71)).toBe('stored');
    await bench.app().search(query({ accountId: two }));
    expect(await bench.manifest(one, 71)).toBe('wrong-account');
  }));

test('a practice account whose keys were entered as another account’s is one account too', () =>
  inGuards(async (bench) => {
    expect(await bench.manifest('practice-1', 71)).toBe('stored');
    const entered = await bench.addAccount('practice');
    expect(await bench.manifest(entered, 71)).toBe('already-manifested');
    await bench.startAgain();
    bench.service.answers = 'dropped';
    expect(await bench.manifest(entered, 72)).toBe('in-doubt');
    expect(await bench.manifest('practice-1', 72)).toBe('already-open');
    expect(await bench.manifest('practice-2', 72)).toBe('in-doubt');
  }));

test('settings lost and the account added again: its manifests and doubts are the same account’s', () =>
  inGuards(async (bench) => {
    const before = await bench.addAccount('north');
    expect(await bench.manifest(before, 71)).toBe('stored');
    bench.service.answers = 'dropped';
    expect(await bench.manifest(before, 72)).toBe('in-doubt');
    bench.settingsFile.content = {};
    await bench.startAgain();
    const after = await bench.addAccount('north');
    expect(after).not.toBe(before);
    bench.service.answers = 'done';
    expect(await bench.manifest(after, 71)).toBe('already-manifested');
    expect(await bench.manifest(after, 72)).toBe('already-open');
    expect(await markOf(bench, after, 71)).toBe('stored');

    const [doubt] = await bench.app().ask('inDoubt.list', {});
    const looked = await bench.app().ask('inDoubt.lookUp', { writeId: doubt?.writeId ?? '' });
    expect(looked.readings).toHaveLength(1);
  }));

test('a lost account is named when its doubt is looked up, and the doubt waits for its keys', () =>
  inGuards(async (bench) => {
    const before = await bench.addAccount('north');
    bench.service.answers = 'dropped';
    expect(await bench.manifest(before, 71)).toBe('in-doubt');
    bench.settingsFile.content = {};
    await bench.startAgain();
    await bench.addAccount('south');
    const [doubt] = await bench.app().ask('inDoubt.list', {});
    expect(await bench.app().outcome('inDoubt.lookUp', { writeId: doubt?.writeId ?? '' })).toMatchObject({
      ok: false,
      failure: { code: 'account-lost', changed: 'nothing' },
    });
  }));

test('removed and added again: the guards are as they were', () =>
  inGuards(async (bench) => {
    const before = await bench.addAccount('north');
    expect(await bench.manifest(before, 71)).toBe('stored');
    await bench.app().ask('accounts.remove', { accountId: before });
    const after = await bench.addAccount('north');
    expect(await bench.manifest(after, 71)).toBe('already-manifested');
  }));

test('removed and added again: what was done before is shown as the account’s, and of no other', () =>
  inGuards(async (bench) => {
    const [before, south] = [await bench.addAccount('north'), await bench.addAccount('south')];
    expect(await bench.manifest(before, 71)).toBe('stored');
    expect(await bench.manifest(south, 81)).toBe('stored');
    await bench.app().ask('accounts.remove', { accountId: before });
    const shown = async (accountId: string | null) => {
      const { manifests, totalCount } = await bench.app().ask('manifests.list', { accountId, offset: 0, limit: 9 });
      const filter = { accountId, kind: null, outcome: null, from: null, to: null };
      const { entries } = await bench.app().ask('activity.list', { filter, offset: 0, limit: 9 });
      return {
        manifests: manifests.map((one) => one.accountId),
        totalCount,
        done: entries.map((one) => one.accountId),
      };
    };
    expect(await shown(before)).toEqual({ manifests: [before], totalCount: 1, done: [before] });

    const after = await bench.addAccount('north');
    expect(await shown(after)).toEqual({ manifests: [after], totalCount: 1, done: [after] });
    expect(await shown(south)).toEqual({ manifests: [south], totalCount: 1, done: [south] });
    expect(await shown(null)).toEqual({ manifests: [south, after], totalCount: 2, done: [south, after] });
    const [first] = (await bench.app().ask('manifests.list', { accountId: after, offset: 0, limit: 1 })).manifests;
    const opened = await bench.app().ask('manifests.get', { manifestId: first?.manifestId ?? '' });
    expect(opened.accountId).toBe(after);
    expect(await bench.manifest(after, 72)).toBe('stored');
    expect((await shown(after)).totalCount).toBe(2);
  }));

test('an account is not removed while its manifest is on its way', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    bench.service.answers = 'held';
    const made = bench.manifest(accountId, 71);
    await bench.service.received(1);
    expect(await bench.app().outcome('accounts.remove', { accountId })).toMatchObject({
      ok: false,
      failure: { code: 'account-in-use', changed: 'nothing' },
    });
    bench.service.release();
    expect(await made).toBe('stored');
    await bench.app().ask('accounts.remove', { accountId });
  }));

test('while its keys are being removed from the keychain nothing of the account is begun any more', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    const mayGo = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { remove } = bench.keyVault;
    bench.keyVault.remove = async (name) => {
      asked.resolve();
      await mayGo.promise;
      return remove(name);
    };
    const removed = bench.app().ask('accounts.remove', { accountId });
    await asked.promise;
    bench.service.answers = 'dropped';
    expect(await bench.manifest(accountId, 71)).toBe('account-unknown');
    expect(bench.service.writes).toEqual([]);
    mayGo.resolve();
    await removed;
    expect(await bench.app().ask('inDoubt.list', {})).toEqual([]);
  }));

test('an account whose keys the keychain does not give up stays as it was', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    const { remove } = bench.keyVault;
    bench.keyVault.remove = () => Promise.reject(failureOf('keychain-failed'));
    expect(await bench.app().outcome('accounts.remove', { accountId })).toMatchObject({
      failure: { code: 'keychain-failed' },
    });
    bench.keyVault.remove = remove;
    expect(await bench.manifest(accountId, 71)).toBe('stored');
  }));

test('a change that is on its way through its orders begins no further ones for an account that was removed', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    const orders = references(...Array.from({ length: 600 }, (_, index) => index + 1));
    const { runId } = await bench.app().ask('changes.start', { accountId, change: { kind: 'archive', orders } });
    await bench.app().announcements.first('changes.progressed', (run) => run.runId === runId && run.counts.done > 0);
    await bench.app().ask('accounts.remove', { accountId });
    await bench.app().announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
    const { results } = await bench.app().ask('changes.get', { runId });
    expect(results.at(-1)).toMatchObject({ failure: { code: 'account-unknown', changed: 'nothing' } });
    expect(bench.service.writes).toHaveLength(1);
  }));

test('of two accounts with the same keys one may go although a write is in doubt: the other can settle it', () =>
  inGuards(async (bench) => {
    const [one, two] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'North again' })];
    bench.service.answers = 'dropped';
    expect(await bench.manifest(one, 71)).toBe('in-doubt');
    await bench.app().ask('accounts.remove', { accountId: one });
    expect(await bench.app().outcome('accounts.remove', { accountId: two })).toMatchObject({
      failure: { code: 'account-in-use' },
    });
    const [doubt] = await bench.app().ask('inDoubt.list', {});
    await bench.app().ask('inDoubt.lookUp', { writeId: doubt?.writeId ?? '' });
  }));

test('not where the other has lost its keys: it could settle nothing', () =>
  inGuards(async (bench) => {
    const [one, two] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'North again' })];
    bench.service.answers = 'dropped';
    expect(await bench.manifest(one, 71)).toBe('in-doubt');
    bench.keyVault.keys.delete(`${two}/service`);
    await bench.startAgain();
    const asked = await bench.app().outcome('tracking.get', { accountId: two, number: 'TRACK71NZ' });
    expect(asked).toMatchObject({ failure: { code: 'account-needs-keys' } });
    expect(await bench.app().outcome('accounts.remove', { accountId: one })).toMatchObject({
      failure: { code: 'account-in-use' },
    });
  }));

test('another shop’s keys in another account: its orders are its own, whatever their ids', () =>
  inGuards(async (bench) => {
    const [north, south] = [await bench.addAccount('north'), await bench.addAccount('south')];
    expect(await bench.manifest(north, 71)).toBe('stored');
    expect(await bench.manifest(south, 71)).toBe('stored');
  }));

test('another key in the same account: it may be the shop’s new one, so the guards stay; a look-up trusts only what it sees', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    expect(await bench.manifest(accountId, 71)).toBe('stored');
    expect(await bench.change(accountId, { kind: 'remove', orders: references(74) })).toEqual(['done']);
    bench.service.answers = 'dropped';
    expect(await bench.change(accountId, { kind: 'remove', orders: references(72) })).toEqual(['in-doubt']);
    await bench.replaceKey(accountId, 'north-new');
    expect(await bench.manifest(accountId, 71)).toBe('already-manifested');
    expect(await bench.manifest(accountId, 72)).toBe('already-open');
    const [doubt] = await bench.app().ask('inDoubt.list', {});
    const { readings } = await bench.app().ask('inDoubt.lookUp', { writeId: doubt?.writeId ?? '' });
    // The search finds only 71; that 72 is absent says nothing when these may be another shop's keys.
    expect(readings[0]?.orders).toMatchObject([{ orderId: 72, seen: 'cannot-tell' }]);
  }));

test('the service moved, and its account’s address with it: the guards stay, and what is in doubt can be looked up there', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    expect(await bench.manifest(accountId, 72)).toBe('stored');
    bench.service.answers = 'dropped';
    expect(await bench.manifest(accountId, 71)).toBe('in-doubt');
    bench.service.answers = 'done';
    await bench.moveAccount(accountId, 'north', await atAnotherHost(bench.service.url));
    expect(await bench.manifest(accountId, 71)).toBe('already-open');
    expect(await bench.manifest(accountId, 72)).toBe('already-manifested');
    expect(await markOf(bench, accountId, 71)).toBe('in-doubt');
    expect([...bench.service.manifested.values()]).toEqual([1, 1]);
    const [doubt] = await bench.app().ask('inDoubt.list', {});
    const { readings } = await bench.app().ask('inDoubt.lookUp', { writeId: doubt?.writeId ?? '' });
    expect(readings[0]?.orders).toMatchObject([{ orderId: 71, seen: 'not-done' }]);
  }));

test('an answer to the old key that comes after the account has got another shop’s counts for nothing: that shop is asked', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('wrong-shop');
    bench.service.searches = 'held';
    await bench.app().ask('station.scan', { code: 'HARBOUR-71' });
    await bench.service.searchHeld;
    await bench.replaceKey(accountId, 'right-shop');
    bench.service.searches = 'done';
    bench.service.sentElsewhere.add(71);
    bench.service.release();
    await bench.app().announcements.first('station.scanned', () => true);
    expect(await bench.app().services.mirror.copyOf(accountId, [71])).toMatchObject([{ verdict: 'shipped' }]);
    expect((await bench.app().ask('station.get', {})).open).toEqual([]);
  }));

test('no key is in any file of this computer', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    bench.service.answers = 'dropped';
    await bench.manifest(accountId, 71);
    const files = await readdir(bench.folder, { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    expect(names.filter((name) => name.includes('ledger')).length).toBeGreaterThan(2);
    for (const name of names) expect((await readFile(name)).includes('service-key-of'), name).toBe(false);
  }));

/** The same service under a name that is another host. */
async function atAnotherHost(url: string): Promise<string> {
  const { key, certificate } = makeSelfSignedCertificate();
  trustOnly(certificate);
  const sockets = new Set<net.Socket>();
  const server = tls.createServer({ key, cert: certificate }, (socket) => {
    const onward = net.connect(Number(new URL(url).port), '127.0.0.1');
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => [socket, onward].map((each) => each.destroy()));
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `https://service.test:${(server.address() as net.AddressInfo).port}`;
}
