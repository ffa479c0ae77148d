/** The eight account colours in words. */
import type { Account, AccountColour } from '../../src-preload/contract/account.ts';

export const ACCOUNT_COLOURS: readonly { readonly colour: AccountColour; readonly word: string }[] = [
  { colour: 'blue', word: 'Blue' },
  { colour: 'orange', word: 'Orange' },
  { colour: 'teal', word: 'Teal' },
  { colour: 'magenta', word: 'Magenta' },
  { colour: 'gold', word: 'Gold' },
  { colour: 'purple', word: 'Purple' },
  { colour: 'brown', word: 'Brown' },
  { colour: 'slate', word: 'Slate' },
];

/** The first colour no account has; with more than eight accounts, the first one again. */
export function freeColour(accounts: readonly Account[]): AccountColour {
  const taken = new Set(accounts.map(({ colour }) => colour));
  return ACCOUNT_COLOURS.find(({ colour }) => !taken.has(colour))?.colour ?? 'blue';
}
