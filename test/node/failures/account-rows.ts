/** Failures of accounts, their keys and their addresses. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeyVault } from '../../../src-main/electron/key-vault.ts';
import { inMemoryKeyVault, inMemoryLog, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { asChosen } from '../../helpers/orders-bench.ts';
import type { SomeFailureRows } from './failure-row.ts';
import { addAccount, draftWithKeys, search } from './stage.ts';
import { atDroppingService } from './write-rows.ts';

const nothing = { changed: 'nothing', facts: {} } as const;
const elsewhere = 'https://api.example.com/v1';

export const accountRows = {
  'account-unknown': [
    {
      cause: 'The account was removed meanwhile',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const accountId = await addAccount(app, elsewhere);
        await app.ask('accounts.remove', { accountId });
        return search(app, accountId);
      },
    },
  ],
  'account-in-use': [
    {
      cause: 'The account has writes that are sent or in doubt, which only its keys can look up',
      ...nothing,
      async provoke(stage) {
        const { app, accountId, order } = await atDroppingService(stage);
        await app.outcome('manifests.create', { accountId, orders: [asChosen(order)] });
        return app.outcome('accounts.remove', { accountId });
      },
    },
  ],
  'account-lost': [
    {
      cause: 'The settings were lost, and with them the account whose keys can look up a write in doubt',
      ...nothing,
      async provoke(stage) {
        const folder = await stage.folder();
        const { app, accountId, order } = await atDroppingService(stage, { folder });
        await app.outcome('manifests.create', { accountId, orders: [asChosen(order)] });
        // Another program on the same folder, with settings of its own.
        const later = await stage.app({ folder });
        const [doubt] = await later.ask('inDoubt.list', {});
        return later.outcome('inDoubt.lookUp', { writeId: doubt?.writeId ?? '' });
      },
    },
  ],
  'account-needs-keys': [
    {
      cause:
        'The keychain has no keys of the account, or not those that the settings name: a session that ended, another computer’s settings, or an end while it was saved',
      ...nothing,
      async provoke(stage) {
        const keyVault = inMemoryKeyVault();
        const app = await stage.app({ keyVault });
        const accountId = await addAccount(app, elsewhere);
        keyVault.keys.clear();
        return search(app, accountId);
      },
    },
  ],
  'key-not-usable': [
    {
      cause: 'The clipboard holds nothing, or nothing that can be a key',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
        return app.outcome('accounts.pasteKey', { draftId, which: 'service' });
      },
    },
  ],
  'keychain-failed': [
    {
      cause: 'The keychain is locked, refused, did not answer, or has no room on its disk',
      ...nothing,
      hasDetails: true,
      async provoke(stage) {
        const locked = async (): Promise<never> => {
          throw new Error('Cannot create an item in a locked collection');
        };
        const keychain = {
          getPassword: async () => null,
          setPassword: locked,
          deletePassword: locked,
          findPassword: locked,
          findCredentials: locked,
        };
        const app = await stage.app({ keyVault: createKeyVault(inMemoryLog(), async () => keychain) });
        const draftId = await draftWithKeys(app);
        const asked = { draftId, label: 'Harbour Shop', baseAddress: elsewhere, colour: 'gold' };
        return app.outcome('accounts.saveDraft', asked);
      },
    },
  ],
  'base-address-not-usable': [
    {
      cause: 'Not https (or this computer), or with a question mark, a # or a name in it',
      ...nothing,
      async provoke(stage) {
        const app = await stage.app();
        const draftId = await draftWithKeys(app);
        return app.outcome('accounts.testDraft', { draftId, baseAddress: 'http://api.example.com/v1' });
      },
    },
  ],
  'settings-failed': [
    {
      cause: 'The settings file could not be written',
      ...nothing,
      hasDetails: true,
      async provoke(stage) {
        const path = join(await stage.folder(), 'a folder that is gone', 'settings.json');
        const write = (content: unknown): null => {
          writeFileSync(path, JSON.stringify(content));
          return null;
        };
        const app = await stage.app({ settingsFile: { ...inMemorySettingsFile(), write } });
        return app.outcome('accounts.setCurrent', { accountId: 'practice-2' });
      },
    },
  ],
} satisfies SomeFailureRows;
