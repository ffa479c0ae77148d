/** The texts of in-doubt/: requests whose end is not known, and how each is settled. */
import { minuteCount, orderCount } from './counts.ts';

export const inDoubt = {
  title: 'In doubt',
  about: 'Sent, and what became of it is not known. Packbench sends nothing again by itself.',
  reading: 'Reading what is in doubt',
  'none.title': 'Nothing is in doubt',
  'none.next': 'No request of this bench waits to be settled. There is nothing to do here.',
  list: 'Requests in doubt',

  'write.manifest': `Manifest of ${orderCount}`,
  'write.archive': `Archiving ${orderCount}`,
  'write.delete': `Removing ${orderCount}`,
  // {account}: who gets the orders.
  'write.assign': `Assigning ${orderCount} to {account}`,
  'write.assign.other': `Assigning ${orderCount} to another account`,
  // A request without numbers: about all orders.
  'write.manifest.all': 'Manifest of every imported unshipped order',
  'write.archive.all': 'Archiving every imported unshipped order',
  'write.delete.all': 'Removing every imported unshipped order',
  'write.assign.all': 'Assigning every imported unshipped order to {account}',
  'write.assign.other.all': 'Assigning every imported unshipped order to another account',
  // Tells one card from the others. {title}: 'Manifest of 3 orders'; {order}: the number of the first of them.
  name: '{title}, {order}{more, plural, =0 {} other { and # more}}, {account}',
  'name.all': '{title}, {account}',
  // {age}: '2 h ago', 'just now'.
  sent: 'sent {age}',
  'closed-meanwhile': 'Packbench was closed while the request was on its way.',
  'own-words': 'In its own words',
  'look-up': 'Look up',
  'look-up.again': 'Look up again',
  'look-up.all': 'Look up all {count, plural, one {#} other {#}}',
  'look-up.all.over': 'The look-up is over. What it saw is on the cards.',
  'look-up.all.stopped': 'The look-up was stopped. What it had seen of whole requests is on their cards.',
  'look-up.requests': 'Requests looked up',
  'look-up.orders': 'Orders looked up',
  'look-up.stop': 'Stop looking up',
  'look-up.stopped': 'The look-up was stopped. What it had seen was not kept, and nothing was changed.',
  'open-manifest': 'Open the manifest',
  import: 'Import its PDF…',
  // The one that was imported first is the wrong one.
  'import.another': 'Import another PDF…',
  imported: 'The PDF is stored on this computer.',

  'seen.done': 'Done',
  'seen.not-done': 'Not done',
  'seen.held-by-other': 'Held by another account',
  'seen.cannot-tell': 'Cannot tell',
  'evidence.every-unshipped': 'Every unshipped order',
  // For screen readers: names the table.
  'evidence.label': 'What the last look-up saw',
  'evidence.order': 'Order',
  'evidence.seen': 'Seen',
  'evidence.showed': 'What the service showed',
  'evidence.read': 'Read',
  'evidence.none': 'Not looked up yet',
  // {times}: when each was. {count} is more than one.
  'evidence.times': '{count, number} look-ups: {times}',

  'done.choose': 'It was done…',
  'done.question': 'Settle it as done?',
  'done.consequence.manifest':
    'The orders count as manifested and cannot be manifested again from here. Get the PDF from the service’s own site and import it.',
  'done.consequence.change': 'The orders count as changed. Nothing is sent.',
  'done.confirm': 'Settle as done',
  'not-done.choose': 'It was not done…',
  'not-done.question': 'Settle it as not done?',
  'not-done.consequence':
    'The look-ups saw none of it done. The orders are free again; nothing is sent until you ask again.',
  'not-done.confirm': 'Settle as not done',
  'split.choose': 'Settle each by its evidence…',
  'split.question': 'Settle each order by its own evidence?',
  'split.consequence':
    'Orders seen as done are settled as done, orders seen twice as not done are free again. What cannot be told stays in doubt; once nothing is, the free ones of a station’s round are in its open round again. Nothing is sent.',
  'split.confirm': 'Settle by evidence',

  // {title}: 'Removing 4 orders'.
  settled: '{title}: settled.',
  'settled.no-pdf': '{title}: settled. Its PDF is still missing: import it in Manifests.',
  'settled.partly': '{title}: partly settled, the rest stays in doubt.',
  'settled.done': '{title}: the service shows {done, number} as done. It is settled.',
  'settled.not-done': '{title}: the service shows {notDone, number} as not done. It is settled.',
  'settled.both': '{title}: the service shows {done, number} as done, {notDone, number} as not done. It is settled.',
  'wait.look-up': 'Look it up first: the service is only asked, nothing is sent again.',
  'wait.once-more': 'None of it was seen. Look it up once more: if it is still so, it can be settled as not done.',
  'wait.minutes': `None of it was seen so far, but the service may still be working on it. Look it up again in ${minuteCount} or later.`,
  'wait.unclear.once-more': 'It could not be told of every order. Look it up once more.',
  'wait.unclear.minutes': `It could not be told of every order so far, and the service may still be working on it. Look it up again in ${minuteCount} or later.`,
  'next.done': 'The service shows all of it as done. Settle it as done.',
  'next.done.manifest':
    'The service shows all of it as done. Import its PDF from the service’s own site; without it at hand, settle it as done.',
  'next.split': 'Some of it is done, some is not. Settle each order by its evidence.',
  'next.not-done':
    'Two look-ups, five minutes apart, saw none of it. Settle it as not done: the orders are free again.',
  'next.look-later': 'It cannot be told yet. Look it up again in five minutes.',
  'next.cannot-tell':
    'The service does not tell it here. Look at the orders on the service’s own site, then settle it.',
  // Why its PDF is not on the disk stands above, with what to do about that.
  'next.said-done':
    'The service has done it, whatever a look-up shows. Its PDF is stored by itself as soon as this computer takes it; if that does not help, look it up, then import its PDF.',
  // For screen readers: the result of a look-up.
  looked: 'Looked up: {done, number} done, {notDone, number} not done, {unclear, number} unclear.',
} as const;
