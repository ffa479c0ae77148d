/** The texts of bench/. */
export const bench = {
  // An address was brought here from another account's address book.
  'other-account.asked': 'Asks {dot} <b>{account}</b>, whose address book it is from.',
  'needs-service':
    'The service of {account} does not answer now, and this needs it. Nothing is changed before it answers again.',
  'other-account.ask-current': 'Ask {account} instead',
} as const;
