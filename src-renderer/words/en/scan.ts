/** The texts of scan/. */
export const scan = {
  // The flash that answers a scan: a large line, and what it means. {order}: an order number; {code}: what was scanned.
  flash: 'Scan',
  'flash.close': 'Press to close',
  waiting: 'Looking it up…',
  added: '{order} added',
  'added.next': '{receiver}, {country}. Selected for the next manifest.',
  'added.behind': 'Selected for the next manifest. The open dialog ‘{dialog}’ does not include it.',
  'already-selected': '{order} is already selected',
  'in-manifest': '{order} is already in a manifest',
  'in-manifest.next': 'The manifest is of {time}. The order was not added.',
  'other-account': '{order} belongs to {account}',
  'other-account.next': 'It was not added. Press F8 to switch to {account} and add it.',
  several: '{count, number} orders have the number {code}',
  'several.next': 'Choose one from the strip of scans.',
  failed: '{code} was not looked up',
  'not-found': '{code} not found',
  'not-found.next':
    'No account has an order or tracking number like it. Check that the label is printed, then scan again.',
  'not-found-yet': '{code} not found yet',
  'not-found-yet.next': 'Not every account could be asked: {accounts}. Scan it again later.',
  // One of {accounts}, and why it could not be asked.
  'not-asked': '{account} ({why})',
  'some-account': 'an account',
} as const;
