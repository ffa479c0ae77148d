/** What several screens say. */
import type { common as source } from '../en/common.ts';
import type { TextsOf } from '../say.ts';

export const common: TextsOf<typeof source> = {
  orders: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
};
