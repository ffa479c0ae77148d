/** The texts of activity/. */
import { entryCount } from './counts.ts';

export const activity = {
  'action.refresh': 'Read the activity again',
  'action.export': 'Export the activity as CSV…',
  export: 'Export as CSV…',
  // For screen readers: '{kind}' is one of the words below, such as 'Manifest'.
  entry: '{kind} of {account}',

  filters: 'Narrow the activity',
  'filter.all-accounts': 'All accounts',
  'filter.all-kinds': 'Everything',
  'filter.all-outcomes': 'Every outcome',
  'filter.from': 'From day',
  // Between two days.
  'filter.until': 'to',
  'filter.to': 'To day',
  'filter.clear': 'Clear',

  'column.at': 'When',
  'column.kind': 'What',
  'column.orders': 'Orders',
  'column.outcome': 'Outcome',
  'column.about': 'About',

  'kind.manifest': 'Manifest',
  'kind.hand-over': 'Hand-over',
  'kind.print': 'Print',
  'kind.archive': 'Archive',
  'kind.delete': 'Remove',
  'kind.bulk-delete': 'Remove many',
  'kind.assign': 'Assign',
  'outcome.under-way': 'Under way',
  'outcome.done': 'Done',
  // The service refused it, and yet did it for some of its orders.
  'outcome.partly': 'Done in part',
  'outcome.refused': 'Refused',
  'outcome.not-sent': 'Not sent',
  'outcome.in-doubt': 'In doubt',
  // By a person, or by what a look-up showed.
  'outcome.resolved': 'Settled',
  'outcome.cancelled': 'Cancelled',
  'outcome.unknown': 'Unknown',
  // The printer of a print, or the account that orders were assigned to.
  'about.print': 'on {about}',
  'about.assign': 'to {about}',
  // For a hand-over: '48/50', how many of its parcels were scanned.
  'about.hand-over': '{about} counted',

  'detail.reading': 'Reading its orders',
  'detail.orders': 'Orders it was about',
  // Beside an order, where others of the same request were done.
  'detail.not-done': 'not done',
  // The records of it were lost.
  'detail.orders-unknown': 'Which orders it was about is not known here.',
  'detail.every-unshipped': 'It was about every unshipped order of the account.',

  pages: 'Pages of activity',
  // All of them are on one page.
  'pages.all': entryCount,
  // The last page has one alone.
  'pages.one': '{first, number} of {count, number}',
  'pages.shown': '{first, number} to {last, number} of {count, number}',
  'pages.newer': 'Newer',
  'pages.older': 'Older',

  'empty.title': 'Nothing has been done yet',
  'empty.next': 'Every manifest, hand-over, print and change to orders made on this computer will be listed here.',
  'nothing-fits.title': 'Nothing fits',
  'nothing-fits.next': 'Nothing was done that fits these filters.',
  'nothing-fits.clear': 'Show everything',
} as const;
