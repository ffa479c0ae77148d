/** The texts of station/. */
import { moreCount, noneHad, orderCount } from './counts.ts';

export const station = {
  ready: 'Scan a parcel',
  card: 'Scanned order',
  'card.empty': 'The order you scan is shown here.',
  // In place of the order, after a scan that found several, or none.
  'card.choose': 'The order you choose is shown here.',
  'card.none': 'This scan added nothing. Keep the parcel apart until it is added.',
  'card.country': 'Country',
  'card.carrier': 'Carrier',

  // The band that answers a scan: a large line, and what it means. {order}: an order number; {code}: what was scanned.
  added: '{order} added',
  'added.next': `In the round of {account}, now ${orderCount}.`,
  // The screens work on another account.
  'added.other': `It belongs to {account} and joined that account’s round, now ${orderCount}.`,
  'in-round': '{order} is already in this round',
  'in-round.next': 'Scanned {time}. It counts once.',
  'in-closed': '{order} is already in a closed round',
  'in-closed.next': 'Closed {time}. Look among the closed rounds to see how it stands.',
  // Whether the service made the manifest of that round is not known.
  'in-closed.in-doubt':
    'Its round: closed {time}. Whether the manifest was made is not known. Settle that under In doubt first.',
  'in-manifest': '{order} is already in a manifest',
  'in-manifest.next': 'The manifest of {time}. It was not added.',
  'in-manifest.page': 'The manifest of {time}, page {page, number}. It was not added.',
  'other-account': '{order} belongs to {account}',
  'other-account.next': 'It was not added. Press F8 to switch to {account} and add it.',
  several: '{count, number} orders have the number {code}',
  'several.next': 'Choose one with Alt and its digit.',
  // {order} had joined its round before an account that answered late showed the other one.
  'several.taken-out':
    'A late answer showed another order with this number, so {order} was taken out of its round again. Choose one with Alt and its digit.',
  asking: '{code}: asking',
  'asking.next': 'Not in the copy on this computer. The services are being asked.',
  unknown: '{code} is unknown',
  // On the band until the next scan, and then on the list of what was not added: by now it may be hours ago.
  'unknown.next': `Asked when it was scanned: {accounts}. ${noneHad} order or tracking number like it. Check the label.`,
  'not-known': '{code} is not known yet',
  // {accounts}: who could not be asked, or has not answered, each with why. {alike}: 'yes' when only look-alikes are in the way.
  'not-known.next':
    'No full answer: {accounts}. It was not added. {alike, select, yes {Scan another code on its label.} other {Put the parcel aside and scan it again later.}}',
  // {status}: 'Dispatched'; 'none' while it waits.
  'not-printed': '{order} is not among the printed orders',
  'not-printed.next':
    '{status, select, none {{account} knows the order, but does not show it as printed. It was not added. Print its label, then scan it.} other {{account} knows the order as ‘{status}’, but does not show it as printed. It was not added. Look it up in Track.}}',
  'in-doubt': '{order} is in doubt',
  'in-doubt.next': 'It is in a request whose end is not known yet. Settle it under In doubt first.',
  archived: '{order} is archived',
  deleted: '{order} was removed',
  assigned: '{order} was assigned to another account',
  gone: '{order} is no longer at {account}',
  shipped: '{order} is already shipped',
  'not-added': 'It was not added.',
  failed: '{code} was not added',
  // What has happened to the last scan since: the band asks for the next parcel, and says this below.
  'since.closed': 'The round with {order} is closed.',
  'since.taken-out': '{order} was taken out of its round.',
  // Beside the number of orders in the round.
  'in-round.count': '{count, plural, one {order in the round} other {orders in the round}}',
  // Beside the number of orders in all of them, after a scan that joined none.
  'in-rounds.count': '{count, plural, one {order in open rounds} other {orders in open rounds}}',

  'not-taken': 'Not added',
  'not-taken.unkept':
    'The list of what was not added is not on the disk: it would be lost if Packbench were closed now. {why}',
  // Behind the lines of that list.
  'not-taken.more': moreCount,
  // In place of the keys of its choices, once another parcel was scanned.
  'scan-to-choose': 'It was not added. Scan it again to choose.',
  // On that list, after the app was started again.
  earlier: '{code} was not added',
  'earlier.next':
    'It was scanned before this window was opened. {why, select, none {Scan it again to see why.} other {Scan it again to see whether that still holds.}}',
  // Why, at that time; the words above follow.
  'earlier.asking': 'The services had not answered yet.',
  'earlier.in-manifest': 'It was in a manifest already.',
  'earlier.in-doubt': 'It was in a request whose end was not known.',
  'earlier.archived': 'This computer had archived, removed or assigned it.',
  'earlier.gone': 'Its account had it no longer.',
  'earlier.shipped': 'It was shipped already.',
  'earlier.other-account': 'It belonged to another account.',
  'earlier.several': 'Several orders had this number.',
  'earlier.not-printed': 'It was not among the printed orders.',
  'earlier.unknown': 'No account was known to have it.',
  'earlier.failed': 'It could not be looked up or stored.',
  'earlier.refused': 'The scan was not understood.',
  'seen-to': 'Remove from the list: {code}',
  'not-taken.all': 'Show all',
  // For all lines of that list, while all of them are shown.
  'seen-to.all': '{count, plural, one {Remove # from the list} other {Remove all # from the list}}',
  // In place of the list, until the next scan.
  'seen-to.done':
    '{count, plural, one {# scan was removed from the list.} other {# scans were removed from the list.}}',

  rounds: 'Open rounds',
  'round.since': 'Begun {age}',
  'round.carriers': 'Carriers in the round of {account}',
  // Beside a carrier and its count: it makes their manifest at once.
  'close.carrier': 'Manifest',
  'close.carrier.long': `Manifest: {carrier} of {account}, ${orderCount}`,

  last: 'Last ten scans',
  // {round}: ‘Practice North · 2 orders, closed 10:12’; {state}: ‘Done’. Read aloud.
  'news.round': '{round}: {state}.',
  'last.out': 'Taken out',
  'take-out': 'Take out',
  'take-out.long': 'Take out: {order}',
  'put-back': 'Put back',
  'put-back.long': 'Put back: {order}',

  done: 'Rounds that are done',
  closed: 'Closed rounds',
  'closed.needs-you': 'Closed rounds that need you',
  // {carrier}: 'all' for a whole round.
  'round.what': `${orderCount}{carrier, select, all {} other {, {carrier}}}, closed {time}`,
  'round.waiting': 'Waits for the service',
  'round.waiting.next': 'Nothing of it was sent. It goes on by itself when the service answers.',
  'round.being-made': 'Being made',
  'round.being-made.next':
    'The service makes the manifest: usually within seconds, and within three minutes at most. What was sent cannot be called back. Go on scanning.',
  'round.being-printed': 'Made, being printed',
  // Out of paper, held, or given up: the line below says which.
  'round.not-printed': 'Made, not printed yet',
  'round.being-printed.next': 'The manifest is on this computer.',
  'round.held': 'The printer holds it back: look at the printer.',
  // {reasons}: ‘out of paper and cover open’.
  'round.held-because': 'It waits at the printer: {reasons}.',
  'round.given-up':
    'The print system stopped it: {reasons}. It does not go on by itself: open the manifest, cancel the job, and print again.',
  'round.printer-says': 'The printer says: {reasons}.',
  'round.done': 'Done',
  'round.printed': 'The printer reports it done.',
  'round.made': 'The manifest is on this computer.',
  'round.needs-you': 'Needs you',
  // What a closed round needs. {orders}: order numbers.
  'trouble.failed': 'No manifest was made.',
  'trouble.held':
    '{count, plural, one {One order of it is in the way: {orders}. Put its parcel aside and leave it out, and the rest goes on.} other {# orders of it are in the way: {orders}. Put their parcels aside and leave them out, and the rest goes on.}}',
  'left-out':
    '{count, plural, one {Left out: {orders}. Put its parcel aside.} other {# orders left out: {orders}. Put their parcels aside.}}',
  'trouble.in-doubt': 'It is not known whether the service made the manifest. It is not sent again: look it up.',
  'trouble.at-service':
    'The service made the manifest. Get its PDF from the service’s own site and import it in Manifests.',
  'trouble.not-done': 'The service did not make the manifest.',
  'trouble.manifest-lost':
    'The records of this computer no longer hold its manifest, so it is not known whether the service made it. Look for its orders on the service’s own site before you send them again.',
  'trouble.account-lost':
    'No manifest was made: its account is no longer on this computer. Add it again with the same keys, and the round goes on.',
  'trouble.paper-missing':
    '{count, plural, one {# order is} other {# orders are}} not on the paper: {orders}. It was not printed.',
  'trouble.paper-size': 'Its pages do not fit the printer’s paper. It was not printed.',
  'printer-gone': '{printer} is gone: connect it again, or open the manifest and choose another printer',
  'printer-not-chosen': 'No printer is chosen for manifests: choose one in Settings, or print from the manifest',
  // {lack}: as the status line says it, 'No print system'; none: there is a printer by now.
  'trouble.no-printer': '{lack, select, none {There was no printer} other {{lack}}}. The manifest is on this computer.',
  'trouble.print-failed': 'The manifest is on this computer, but did not come out of the printer.',
  'trouble.print-unknown': 'Whether it came out of the printer is not known. Look at the printer.',
  'step.try-again': 'Try again',
  'step.leave-out': 'Leave out',
  'step.take-back': 'Back into the open round',
  'step.print': 'Print',
  'step.came-out': 'It came out',
  'step.put-away': 'Put away',
  'step.look-up': 'Open In doubt',
  'needs-you.elsewhere': '{count, plural, one {A closed round needs} other {# closed rounds need}} you: open Station.',
  // A late answer, while another screen is shown. {code}: what was scanned.
  'no-round.elsewhere': '{code} joined no round: open Station.',
  // The same while the station asks which order the parcel in hand is.
  'no-round.beside': '{code} joined no round: see Not added.',

  // When nothing is scanned: what to do first.
  'close.none': 'Scan a parcel to begin a round',
  close: `Manifest and print ${orderCount}`,
  'close.without-print': `Manifest ${orderCount}`,
  // The key that closes, pressed while nobody knows yet what the parcel in hand is, and no other is in a round.
  'close.nothing': 'No round was closed: {code} had joined none with this scan.',
  carriers: 'One carrier only',
  undo: '{order, select, none {Undo} other {Undo {order}}}',
  // Undo, pressed while nobody knows yet what the parcel in hand is.
  'undo.nothing': 'Nothing was undone: {code} joined no round with this scan.',
  'undo.nothing-yet':
    'Nothing was undone: {code} had joined no round yet. It may still join: the services are being asked.',
  'undo.before':
    '{order} was taken out of its round, not {code}: that one had joined no round yet, and may still join.',
  'undo.other': '{order} was taken out of its round, not {code}: that scan had added nothing.',
  full: 'Full screen',
  'full.leave': 'Leave full screen',

  // Settings, Station.
  settings: 'Station',
  'settings.others': 'A scan of another account’s order',
  'settings.others.take': 'Joins that account’s round',
  'settings.others.refuse': 'Is refused',
  'settings.prints': 'Print each manifest by itself',
  'settings.prints.how': 'On the printer chosen for manifests, once its pages were compared with the orders.',
  'settings.volume': 'Loudness of the sounds',
  'settings.volume.percent': '{percent, number} %',
  'settings.sounds': 'Hear them',
  // The name of a button, because a screen is called 'In doubt', too. {sound}: one of the words below.
  'settings.sounds.hear': 'Hear: {sound}',
  'settings.sound.good': 'Added',
  'settings.sound.again': 'Scanned before',
  'settings.sound.other-account': 'Added for another account',
  'settings.sound.in-manifest': 'In a manifest',
  'settings.sound.choose': 'Your choice',
  'settings.sound.not-this-account': 'Another account’s, refused',
  'settings.sound.unknown': 'Unknown',
  'settings.sound.not-printed': 'Not printed',
  'settings.sound.in-doubt': 'In doubt',
  'settings.sound.archived': 'Archived or shipped',
  'settings.sound.trouble': 'Trouble',
} as const;
