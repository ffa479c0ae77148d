/** The texts of accounts/. */
import type { accounts as source } from '../en/accounts.ts';
import type { TextsOf } from '../say.ts';

export const accounts: TextsOf<typeof source> = {};
