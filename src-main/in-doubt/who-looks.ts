/**
 * Whose keys may look up a write in doubt: those of any account with the same fingerprint at the service, however it
 * came into the list of accounts. Other keys may show where an order is; that they do not show it says nothing.
 */
import type { Account } from '../../src-preload/contract/account.ts';
import type { AskedBy } from '../accounts/account-keys.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { OpenAccount, ServiceDoor } from '../accounts/service-door.ts';
import { failureOf, foreseen, PackbenchError } from '../failures.ts';
import type { KnownAccounts } from '../journal/known-accounts.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import type { Log } from '../ports.ts';

/** An account of this bench, with its keys. */
export interface Holder extends OpenAccount {
  readonly label: string;
  /** How the service knows it (AccountAtService). */
  readonly fingerprint: string;
}

export interface WhoLooks {
  /** The write's own account at the service; null: only other accounts can say what they see. */
  readonly own: Holder | null;
  /**
   * For whatever takes orders out of their account, the bench's other accounts at the same service; without `own`, those that may
   * see the orders.
   */
  readonly others: readonly Holder[];
}

export interface WhoLooksParts {
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly door: Pick<ServiceDoor, 'open'>;
  readonly known: Pick<KnownAccounts, 'at' | 'reference'>;
  readonly log: Log;
}

/**
 * Throws PackbenchError 'account-lost' when no account of this computer has the keys that sent the write; and what
 * reading the keys of the write's own account throws.
 */
export async function whoLooks(parts: WhoLooksParts, record: WriteRecord): Promise<WhoLooks> {
  const { accounts } = parts.accounts.list();
  const isOld = (record.fingerprint ?? '') === '';
  const entry = accounts.find(({ accountId }) => accountId === record.accountId);
  // For an old record: the fingerprint its account was given since; '' if there is none, and then its entry here must
  // do.
  const fingerprint = record.fingerprint || parts.known.reference(record.accountId).fingerprint;
  const isOwn = (holder: Holder): boolean => holder.fingerprint === fingerprint;
  const othersOf = async (own: Holder): Promise<readonly Holder[]> =>
    record.kind === 'manifest' ? [] : besides(parts, own);

  const first = entry === undefined ? null : await holderOf(parts, entry).catch(foreseen);
  if (first !== null && !(first instanceof PackbenchError) && (isOwn(first) || isOld)) {
    return { own: first, others: await othersOf(first) };
  }
  // Nobody waits until the practice service has started: it has no address before.
  const hasAddress = ({ baseAddress }: Account): boolean => baseAddress !== '';
  const rest = await allButWithout(parts, record.accountId, hasAddress, first === null ? 'person' : 'itself');
  const twin = rest.find(isOwn);
  if (twin !== undefined) return { own: twin, others: await othersOf(twin) };

  if (first instanceof PackbenchError) throw first;
  // Its key may have been replaced, and its address, as with a service that moved to another host.
  if (first !== null) return { own: null, others: [first] };
  // An old record of an account that was lost before fingerprints existed: any account that shows its orders counts.
  if (fingerprint === '' && rest.length > 0) return { own: null, others: rest };
  throw failureOf('account-lost', { facts: { accountId: record.accountId } });
}

async function holderOf(
  { door, known }: WhoLooksParts,
  { accountId, label }: Account,
  by: AskedBy = 'person',
): Promise<Holder> {
  const opened = await door.open(accountId, by);
  return { ...opened, label, fingerprint: known.at(opened.account).fingerprint };
}

/**
 * Every other account that may be one of those wanted; one without keys cannot be asked and is left out. `by`: who asks for the
 * first one. The keychain is asked for its password once for one press, and not again for each account.
 */
async function allButWithout(
  parts: WhoLooksParts,
  accountId: string,
  isWanted: (other: Account) => boolean,
  by: AskedBy,
): Promise<Holder[]> {
  const holders: Holder[] = [];
  const others = parts.accounts.list().accounts.filter((one) => one.accountId !== accountId && isWanted(one));
  for (const [index, other] of others.entries()) {
    const holder = await holderOf(parts, other, index === 0 ? by : 'itself').catch(foreseen);
    if (!(holder instanceof PackbenchError)) holders.push(holder);
    else
      parts.log.info('in doubt: an account cannot be asked', { accountId: other.accountId, code: holder.failure.code });
  }
  return holders;
}

/** The bench's other accounts at the same service. */
const besides = (parts: WhoLooksParts, { accountId, account }: Holder): Promise<Holder[]> =>
  allButWithout(parts, accountId, ({ baseAddress }) => baseAddress === account.baseAddress, 'itself');
