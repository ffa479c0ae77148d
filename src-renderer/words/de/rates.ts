/** The texts of rates/. */
import type { rates as source } from '../en/rates.ts';
import type { TextsOf } from '../say.ts';

export const rates: TextsOf<typeof source> = {};
