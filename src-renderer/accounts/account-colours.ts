/** The eight account colours. */
import type { Account, AccountColour } from '../../src-preload/contract/account.ts';

export const ACCOUNT_COLOURS: readonly AccountColour[] = [
  'blue',
  'orange',
  'teal',
  'magenta',
  'gold',
  'purple',
  'brown',
  'slate',
];

/** The first colour that no account has; with more than eight accounts, the first one again. */
export function freeColour(accounts: readonly Account[]): AccountColour {
  const taken = new Set(accounts.map(({ colour }) => colour));
  return ACCOUNT_COLOURS.find((colour) => !taken.has(colour)) ?? 'blue';
}
