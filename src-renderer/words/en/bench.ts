/** The texts of bench/. */
export const bench = {
  // An address was brought here from another account's address book.
  'other-account.asked': 'Asks {dot} <b>{account}</b>, whose address book it is from.',
  'needs-service':
    'The service of {account} does not answer now, and this needs it. Nothing is changed before it answers again.',
  // Work under way for which nobody waits any longer.
  stop: 'Stop',
  // A table that is being written to a file.
  'export.rows': 'Rows written',
  'export.stop': 'Stop the export: no file is written',
  'other-account.ask-current': 'Ask {account} instead',
} as const;
