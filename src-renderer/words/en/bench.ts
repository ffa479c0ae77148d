/** The texts of bench/. */
export const bench = {
  // An address was brought here from another account's address book.
  'other-account.asked': 'Asks {dot} <b>{account}</b>, whose address book it is from.',
  'other-account.ask-current': 'Ask {account} instead',
} as const;
