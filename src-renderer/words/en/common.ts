/** What several screens say. */
export const common = {
  orders: '{count, plural, one {# order} other {# orders}}',
} as const;
