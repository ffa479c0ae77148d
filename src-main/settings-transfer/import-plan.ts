/** What a file of settings would change here. Pure: the same settings and the same file give the same plan. */
import { isDeepStrictEqual } from 'node:util';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { PreferenceChange, SettingsImport } from '../../src-preload/contract/settings-transfer.ts';
import type { SavedAccount, SettingsContent } from '../settings.ts';
import type { CopiedAccount, SettingsCopy } from './settings-copy.ts';

export interface ImportPlan {
  /** As they will be written. */
  readonly accounts: readonly SavedAccount[];
  readonly preferences: Preferences;
  /** The ids of accounts that are new here. */
  readonly addedIds: readonly AccountId[];
  readonly told: Pick<SettingsImport, 'added' | 'changed' | 'unchangedCount' | 'preferences'>;
}

export interface Present extends Pick<SettingsContent, 'accounts' | 'preferences'> {
  /** A person removed the account here: what is kept under its id is not taken up again. */
  isGone(accountId: AccountId): boolean;
  newId(): AccountId;
}

export function planImport(present: Present, copy: SettingsCopy): ImportPlan {
  const accounts = [...present.accounts];
  const added: CopiedAccount[] = [];
  const changed: CopiedAccount[] = [];
  const addedIds: AccountId[] = [];
  let unchangedCount = 0;
  for (const copied of copy.accounts) {
    const here = accounts.findIndex((one) => isSameAccount(one, copied, accounts));
    const known = accounts[here];
    if (known === undefined) {
      const isTaken = accounts.some(({ accountId }) => accountId === copied.accountId);
      const accountId = isTaken || present.isGone(copied.accountId) ? present.newId() : copied.accountId;
      accounts.push({ ...copied, accountId, serviceKeyLastFour: '', subscriptionKeyLastFour: '' });
      addedIds.push(accountId);
      added.push(copied);
      continue;
    }
    const next = { ...known, ...copied, accountId: known.accountId };
    if (isDeepStrictEqual(next, known)) unchangedCount += 1;
    else changed.push(copied);
    accounts[here] = next;
  }
  const preferences = { ...present.preferences, ...copy.preferences };
  return {
    accounts,
    preferences,
    addedIds,
    told: {
      added: added.map(tell),
      changed: changed.map(tell),
      unchangedCount,
      preferences: changesOf(present.preferences, preferences),
    },
  };
}

/**
 * The same id at the same host; otherwise the same name at the same address. No file moves an account of this computer
 * to another host: its writes, its history and its keys belong to the host it has.
 */
function isSameAccount(one: SavedAccount, copied: CopiedAccount, all: readonly SavedAccount[]): boolean {
  const byId = all.find(({ accountId }) => accountId === copied.accountId);
  if (byId !== undefined && originOf(byId) === originOf(copied)) return one === byId;
  return one.label === copied.label && one.baseAddress === copied.baseAddress;
}

const originOf = ({ baseAddress }: CopiedAccount): string => new URL(baseAddress).origin;

const tell = ({ label, baseAddress }: CopiedAccount) => ({ label, baseAddress });

function changesOf(before: Preferences, after: Preferences): PreferenceChange[] {
  return (Object.keys(after) as (keyof Preferences)[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }) as PreferenceChange);
}
