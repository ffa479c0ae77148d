/** The texts of address-book/. */
import type { addressBook as source } from '../en/address-book.ts';
import type { TextsOf } from '../say.ts';

export const addressBook: TextsOf<typeof source> = {};
