/** Two keys and the settings change together or not at all: what fails on the way leaves the account as it was, as it is told. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import {
  type InMemoryKeyVault,
  type InMemorySettingsFile,
  inMemoryKeyVault,
  inMemorySettingsFile,
} from '../../helpers/in-memory-ports.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

const first = 'https://api.example.com/v1';
const moved = 'https://api.elsewhere.example/v1';

let keyVault: InMemoryKeyVault;
let settingsFile: InMemorySettingsFile;
let bench: ServicesOnTestPorts;

beforeEach(async () => {
  keyVault = inMemoryKeyVault();
  settingsFile = inMemorySettingsFile();
  bench = await startServices({ keyVault, settingsFile });
});
afterEach(() => bench.close());

async function draftWith(accountId: string | null, name: string, ending = '0123'): Promise<string> {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId });
  for (const which of ['service', 'subscription'] as const) {
    bench.clipboard.text = `${which}-key-of-${name}-${ending}`;
    await bench.ask('accounts.pasteKey', { draftId, which });
  }
  return draftId;
}
const asked = (draftId: string, baseAddress = first) => ({
  draftId,
  label: 'Harbour',
  baseAddress,
  colour: 'gold' as const,
});
const addAccount = async (): Promise<string> =>
  (await bench.ask('accounts.saveDraft', asked(await draftWith(null, 'one')))).accountId;
const keysHeld = (): unknown => [...keyVault.keys].sort();
const liveAccounts = async () => (await bench.ask('accounts.list', {})).accounts.filter(({ kind }) => kind === 'live');

/** The keychain writes or removes no key of such a name any more, until it is mended. */
function refuse(what: 'write' | 'remove', ending: string): () => void {
  const usual = { ...keyVault };
  const unless = (name: string, run: () => Promise<void>): Promise<void> =>
    name.endsWith(ending) ? Promise.reject(failureOf('keychain-failed')) : run();
  if (what === 'write') keyVault.write = (name, key) => unless(name, () => usual.write(name, key));
  else keyVault.remove = (name) => unless(name, () => usual.remove(name));
  return () => Object.assign(keyVault, usual);
}

const notSaved = () => {
  throw new Error('ENOSPC');
};

test.each([first, moved])('the second key is not taken: an account of %s keeps both it had', async (baseAddress) => {
  const accountId = await addAccount();
  const [held, listed] = [keysHeld(), await liveAccounts()];
  const draftId = await draftWith(accountId, 'two');
  const mend = refuse('write', '/subscription');
  expect(await bench.outcome('accounts.saveDraft', asked(draftId, baseAddress))).toMatchObject({
    failure: { code: 'keychain-failed', changed: 'nothing' },
  });
  expect([keysHeld(), await liveAccounts()]).toEqual([held, listed]);
  mend();
  await bench.ask('accounts.saveDraft', asked(draftId, baseAddress));
  expect(JSON.stringify(keysHeld())).not.toContain('of-one');
});

test.each([first, moved])(
  'the settings cannot be saved: an account of %s keeps the keys it had',
  async (baseAddress) => {
    const accountId = await addAccount();
    const [held, listed] = [keysHeld(), await liveAccounts()];
    const draftId = await draftWith(accountId, 'two');
    settingsFile.write = notSaved;
    expect(await bench.outcome('accounts.saveDraft', asked(draftId, baseAddress))).toMatchObject({
      failure: { code: 'settings-failed', changed: 'nothing' },
    });
    expect([keysHeld(), await liveAccounts()]).toEqual([held, listed]);
  },
);

test('a new account that cannot be saved leaves no keys behind', async () => {
  settingsFile.write = notSaved;
  await bench.outcome('accounts.saveDraft', asked(await draftWith(null, 'one')));
  expect(keysHeld()).toEqual([]);
});

test('an account of which one key cannot be removed keeps both, is worked with as before, and may go later', async () => {
  const accountId = await addAccount();
  const held = keysHeld();
  const mend = refuse('remove', '/subscription');
  expect(await bench.outcome('accounts.remove', { accountId })).toMatchObject({
    failure: { code: 'keychain-failed', changed: 'nothing' },
  });
  expect([keysHeld(), (await liveAccounts()).length]).toEqual([held, 1]);
  expect(await bench.outcome('accounts.setCurrent', { accountId })).toMatchObject({ ok: true });
  mend();
  expect(await bench.outcome('accounts.remove', { accountId })).toMatchObject({ ok: true });
});

test('an account that cannot be taken out of the settings keeps its keys', async () => {
  const accountId = await addAccount();
  const held = keysHeld();
  settingsFile.write = notSaved;
  expect(await bench.outcome('accounts.remove', { accountId })).toMatchObject({
    failure: { code: 'settings-failed', changed: 'nothing' },
  });
  expect([keysHeld(), (await liveAccounts()).length]).toEqual([held, 1]);
});

test('what the keychain does not take back is not told as unchanged', async () => {
  const accountId = await addAccount();
  const draftId = await draftWith(accountId, 'two');
  const write = keyVault.write;
  let writes = 0;
  keyVault.write = (name, key) => {
    writes += 1;
    return writes === 1 ? write(name, key) : Promise.reject(failureOf('keychain-failed'));
  };
  expect(await bench.outcome('accounts.saveDraft', asked(draftId))).toMatchObject({
    failure: { code: 'keychain-failed', changed: 'unknown' },
  });
});

test('a draft that was discarded while the keychain asked for its password is not saved after all', async () => {
  const draftId = await draftWith(null, 'one');
  const [asks, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write = keyVault.write;
  keyVault.write = async (name, key) => {
    asks.resolve();
    await answered.promise;
    await write(name, key);
  };
  const saving = bench.outcome('accounts.saveDraft', asked(draftId));
  await asks.promise;
  await bench.ask('accounts.discardDraft', { draftId });
  answered.resolve();
  expect(await saving).toMatchObject({ failure: { code: 'cancelled', changed: 'nothing' } });
  expect([keysHeld(), await liveAccounts()]).toEqual([[], []]);
});

test('a draft that is saved twice at once becomes one account', async () => {
  const draftId = await draftWith(null, 'one');
  const saved = await Promise.all([1, 2].map(() => bench.outcome('accounts.saveDraft', asked(draftId))));
  expect(saved.map(({ ok }) => ok)).toEqual([true, false]);
  expect([keyVault.keys.size, (await liveAccounts()).length]).toEqual([2, 1]);
});

test('a lost account that is taken up while the keychain is locked is there, and is not told as failed', async () => {
  const accountId = await addAccount();
  settingsFile.content = {};
  const folderless = await startServices({ keyVault, settingsFile });
  const lost = await folderless.ask('accounts.listLost', {});
  expect(lost.map((one) => one.accountId)).toEqual([accountId]);
  const { read } = keyVault;
  let reads = 0;
  // It still says which accounts it knows, and is locked when their keys are read.
  keyVault.read = (name) => {
    reads += 1;
    return reads > 4 ? Promise.reject(failureOf('keychain-failed')) : read(name);
  };
  expect(await folderless.outcome('accounts.takeUp', { accountId })).toMatchObject({ ok: true });
  const { accounts } = await folderless.announcements.first('accounts.changed', (list) => list.accounts.length > 2);
  expect(accounts.at(-1)).toMatchObject({ accountId });
  await folderless.close();
});

test('keys that were pasted into a form whose page has ended are forgotten with the next form: there is one at a time', async () => {
  const left = await draftWith(null, 'left');
  const draftId = await draftWith(null, 'one');
  expect(await bench.outcome('accounts.saveDraft', asked(left))).toMatchObject({
    failure: { code: 'request-not-valid', changed: 'nothing', facts: { field: 'draftId' } },
  });
  await bench.ask('accounts.saveDraft', asked(draftId));
  expect(await liveAccounts()).toHaveLength(1);
});

/** The keychain waits with each such step until it is told to go on. */
function hold(what: 'write' | 'remove'): { readonly asked: Promise<void>; goOn(): void } {
  const begun = Promise.withResolvers<void>();
  const wait = Promise.withResolvers<void>();
  const usual = { ...keyVault };
  const held = async (run: () => Promise<void>): Promise<void> => {
    begun.resolve();
    await wait.promise;
    await run();
  };
  if (what === 'write') keyVault.write = (name, key) => held(() => usual.write(name, key));
  else keyVault.remove = (name) => held(() => usual.remove(name));
  return {
    asked: begun.promise,
    goOn() {
      Object.assign(keyVault, usual);
      wait.resolve();
    },
  };
}

describe('ended between the keychain and the settings', () => {
  /** The keychain has what the form was saved with; the settings are those of before. */
  async function startedAgain(edit: (accountId: string) => Promise<string>): Promise<string> {
    const accountId = await addAccount();
    const before = settingsFile.content;
    await bench.ask('accounts.saveDraft', asked(await edit(accountId)));
    settingsFile.content = before;
    await bench.close();
    bench = await startServices({ keyVault, settingsFile });
    return accountId;
  }
  const onlyOneKey = async (accountId: string): Promise<string> => {
    const { draftId } = await bench.ask('accounts.openDraft', { accountId });
    bench.clipboard.text = 'subscription-key-of-another-shop';
    await bench.ask('accounts.pasteKey', { draftId, which: 'subscription' });
    return draftId;
  };

  test.each([
    { what: 'both keys', edit: (accountId: string) => draftWith(accountId, 'another-shop', '4567') },
    { what: 'one key', edit: onlyOneKey },
  ])(
    '$what of another shop are not used under the label of the one before, and are to be pasted again',
    async ({ edit }) => {
      const accountId = await startedAgain(edit);
      const query = { accountId, phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 } as const;
      const needsKeys = { failure: { code: 'account-needs-keys' } };
      expect(await bench.searchOutcome(query)).toMatchObject(needsKeys);
      expect(await liveAccounts()).toMatchObject([
        { label: 'Harbour', serviceKeyLastFour: null, subscriptionKeyLastFour: null },
      ]);
      const { draftId, ...shown } = await bench.ask('accounts.openDraft', { accountId });
      expect(shown).toMatchObject({ serviceKeyLastFour: null, subscriptionKeyLastFour: null });
      expect(await bench.outcome('accounts.saveDraft', asked(draftId))).toMatchObject(needsKeys);
      await bench.ask('accounts.saveDraft', asked(await draftWith(accountId, 'another-shop', '4567')));
      expect(await liveAccounts()).toMatchObject([{ serviceKeyLastFour: '4567', subscriptionKeyLastFour: '4567' }]);
    },
  );
});

test('a form that was left while the keychain asked takes no key back from the next form of the same account', async () => {
  const accountId = await addAccount();
  const keychain = hold('write');
  const left = bench.outcome('accounts.saveDraft', asked(await draftWith(accountId, 'left')));
  await keychain.asked;
  const next = bench.outcome('accounts.saveDraft', asked(await draftWith(accountId, 'next')));
  keychain.goOn();
  expect(await left).toMatchObject({ failure: { code: 'cancelled', changed: 'nothing' } });
  expect(await next).toMatchObject({ ok: true });
  const key = (which: string): string => `${new URL(first).origin} ${which}-key-of-next-0123`;
  expect(keysHeld()).toEqual([
    [`${accountId}/service`, key('service')],
    [`${accountId}/subscription`, key('subscription')],
  ]);
});

test('while the keychain asks whether the keys of an account may go, nothing is begun for it', async () => {
  const accountId = await addAccount();
  const keychain = hold('remove');
  const removed = bench.outcome('accounts.remove', { accountId });
  await keychain.asked;
  const change = { kind: 'archive', orders: [{ orderId: 7, orderNumber: '#7' }] } as const;
  expect(await bench.outcome('changes.start', { accountId, change })).toMatchObject({
    failure: { code: 'account-unknown', changed: 'nothing' },
  });
  keychain.goOn();
  expect(await removed).toMatchObject({ ok: true });
  expect(keysHeld()).toEqual([]);
});
