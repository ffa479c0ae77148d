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
  const ids = new Set(accounts.map(({ accountId }) => accountId));
  const places = placesHere(present.accounts, copy.accounts);
  const added: CopiedAccount[] = [];
  const changed: CopiedAccount[] = [];
  const addedIds: AccountId[] = [];
  let unchangedCount = 0;
  for (const copied of copy.accounts) {
    const here = places.get(copied);
    const known = here === undefined ? undefined : present.accounts[here];
    if (here === undefined || known === undefined) {
      const isTaken = ids.has(copied.accountId);
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
 * Where an account of the file stands here: the one with the same id at the same host; otherwise one with the same name at
 * the same address. No file moves an account of this computer to another host: its writes, its history and its keys belong
 * to the host it has. Two accounts of the file, such as two shops under one name, are never one here.
 */
function placesHere(
  here: readonly SavedAccount[],
  copied: readonly CopiedAccount[],
): ReadonlyMap<CopiedAccount, number> {
  const placeOf = new Map(here.map(({ accountId }, at) => [accountId, at]));
  const places = new Map<CopiedAccount, number>();
  for (const one of copied) {
    const at = placeOf.get(one.accountId);
    const known = at === undefined ? undefined : here[at];
    if (at !== undefined && known !== undefined && originOf(known) === originOf(one)) places.set(one, at);
  }
  const taken = new Set(places.values());
  const free = Map.groupBy(
    [...here.keys()].filter((at) => !taken.has(at)),
    (at) => nameOf(here[at]),
  );
  for (const one of copied) {
    const at = places.has(one) ? undefined : free.get(nameOf(one))?.shift();
    if (at !== undefined) places.set(one, at);
  }
  return places;
}

const nameOf = (account: CopiedAccount | undefined): string => JSON.stringify([account?.label, account?.baseAddress]);

const originOf = ({ baseAddress }: CopiedAccount): string => new URL(baseAddress).origin;

const tell = ({ label, baseAddress }: CopiedAccount) => ({ label, baseAddress });

function changesOf(before: Preferences, after: Preferences): PreferenceChange[] {
  return (Object.keys(after) as (keyof Preferences)[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }) as PreferenceChange);
}
