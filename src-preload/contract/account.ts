/** Accounts of the Order Shipping Service. The page sees a label and the last four characters of a key, never a key. */

export type AccountId = string;

/** Eight colours that survive colour blindness; the renderer gives each a value per theme. */
export type AccountColour = 'blue' | 'orange' | 'teal' | 'magenta' | 'gold' | 'purple' | 'brown' | 'slate';

/** The format in which we talk to an account's service. Both carry the same. */
export type WireFormat = 'json' | 'xml';

export interface Account {
  readonly accountId: AccountId;
  /** 'practice' accounts live in the embedded sandbox service; their address changes with each start. */
  readonly kind: 'practice' | 'live';
  readonly label: string;
  /** Without a trailing slash: `https://api.example.com/v1`. */
  readonly baseAddress: string;
  readonly colour: AccountColour;
  readonly format: WireFormat;
  /** The last four characters of each key; null where no key is held (a session key after a restart). */
  readonly serviceKeyLastFour: string | null;
  readonly subscriptionKeyLastFour: string | null;
}

export interface AccountList {
  readonly accounts: readonly Account[];
  readonly currentAccountId: AccountId;
}

/** An account that this computer knows but its settings no longer name. */
export interface LostAccount {
  readonly accountId: AccountId;
  /** '' when only the keychain knows the account. */
  readonly label: string;
  /** 'https://api.example.com'; '' when nobody knows it. */
  readonly origin: string;
  /** ISO 8601; null: not known. */
  readonly lastUsedAt: string | null;
  /** Its keys are still in the keychain; null: the keychain did not say. */
  readonly hasKeys: boolean | null;
}

export type KeyKind = 'service' | 'subscription';

/** An account being added or edited. Its pasted keys are held by main, in memory, until it is saved or discarded. */
export interface AccountDraft {
  readonly draftId: string;
  /** The account being edited; null for a new one. */
  readonly accountId: AccountId | null;
  readonly serviceKeyLastFour: string | null;
  readonly subscriptionKeyLastFour: string | null;
}

/** The result of testing a draft: the service answered a search of one order with these keys. */
export interface AccountTest {
  readonly milliseconds: number;
  readonly host: string;
}
