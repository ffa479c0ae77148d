/** The texts of orders/. */
import { addedToSelection, orderCount, selectedAlready } from './counts.ts';

export const orders = {
  // Inside a sentence: 'Select order PB-1001'.
  label: 'order {number}',
  show: 'Show {order}',
  none: 'none',

  search: 'Search orders',
  'search.placeholder': 'Number, tracking, name',
  'search.clear': 'Empty the search field',
  group: 'State',
  'group.all': 'All',
  'group.unshipped': 'Unshipped',
  'group.shipped': 'Shipped',
  manifest: '{count, plural, =0 {Manifest orders} one {Manifest # order} other {Manifest # orders}}',

  'action.manifest':
    '{count, plural, =0 {Manifest the selected orders} one {Manifest # order} other {Manifest # orders}}',
  'action.jump': 'Go to a place in the list',
  'action.refresh': 'Refresh',
  'action.all': 'Show all orders',
  'action.unshipped': 'Show unshipped orders',
  'action.shipped': 'Show shipped orders',
  'action.not-selected-only': 'Show more than the selected orders',
  'action.clear-selection': 'Clear the selection',
  'action.detail': 'Show order details',
  'action.close-detail': 'Close order details',

  // Heads of the list’s columns.
  'column.orderNumber': 'Order number',
  'column.orderedAt': 'Ordered',
  'column.receiverName': 'Receiver',
  'column.country': 'Country',
  'column.carrierName': 'Carrier',
  'column.trackingNumber': 'Tracking number',
  'column.state': 'State',
  'column.account': 'Account',
  // For screen readers, over a column of buttons.
  'column.details': 'Details',
  columns: 'Columns',
  'columns.choose': 'Choose columns',
  'columns.earlier': 'Move {column} towards the start',
  'columns.later': 'Move {column} towards the end',
  'columns.narrower': 'Make {column} narrower',
  'columns.wider': 'Make {column} wider',
  'columns.reset': 'Back to the usual columns',
  // Above the field that opens when a letter is typed on the list. {column}: the column that sorts the list.
  jump: 'Go to: {column}',
  'select-every': 'Select every order of this list',

  // The state of an order, in the list.
  'state.sending': 'Sending',
  'state.manifested': 'Manifested',
  'state.in-doubt': 'In doubt',
  'state.archived': 'Archived',
  'state.deleted': 'Removed',
  'state.assigned': 'Assigned away',
  'state.gone': 'Gone',
  'state.missing': 'Not seen lately',
  'state.shipped': 'Shipped',
  'state.unshipped': 'Unshipped',
  'state.not-read': 'Not read yet',
  'state.not-known': 'Not known',
  // On hover.
  'state.since': '{state}, {time}',

  filters: 'Filters',
  'filters.clear': 'Clear all filters',
  'filter.account': 'Account',
  'filter.records': 'On this computer',
  'filter.carrier': 'Carrier',
  'filter.country': 'Country',
  'filter.any': 'Any',
  'filter.no-such': 'None like it',
  // A choice and how many orders it shows: 'NZ Post (37)'.
  'filter.counted': '{name} ({count})',
  // For screen readers: the button that removes a filter.
  'filter.leave': 'Without the filter {filter}',
  'accounts.all': 'All accounts',
  'carrier.none': 'No carrier',
  'country.none': 'No country',
  'records.any': 'Any',
  'records.manifested': 'Manifested here',
  'records.not-manifested': 'Not manifested here',
  'records.in-doubt': 'In doubt',
  'records.archived': 'Archived, removed, assigned away',
  'records.gone': 'Gone from the service',
  practice: 'Practice orders',
  'practice.description': 'In lists of all accounts and in scans.',
  'select-all': '{count, plural, =0 {Select all} one {Select # order} other {Select all #}}',
  'selected-only': 'Selected only',

  selected: '{count, plural, one {# order selected} other {# orders selected}}',
  'selected.none': 'Nothing selected',
  'selected.elsewhere': '{count, number} not in this list',
  'selected.in-account': '{count, number} in {account}',
  'being-read': 'Reading the orders…',
  'selected.clear': 'Clear',
  'selected.all': `${addedToSelection}${selectedAlready}`,
  'selected.too-many': `${addedToSelection} The selection holds at most {most, number}: manifest these first, then select the rest.`,

  // How old the orders are, below the list. {age}: 'just now', '2 min ago'.
  'reading.read': 'Read {age}',
  'reading.part': 'Not every order read yet · read {age}',
  'reading.pages': 'Reading: {read, plural, one {# page} other {# pages}} so far',
  'reading.pages-of': 'Reading: {read, number} of about {about, plural, one {# page} other {# pages}}',
  'reading.begun': 'Reading begins',
  // {why}: what happened, such as 'The service refused the keys'.
  'reading.asking': 'Asking the service…',
  'reading.failed': 'Could not be read: {why}',
  'reading.failed-again': 'Could not be read again: {why} · read {age}',
  'reading.not-answering': 'The service does not answer',
  'reading.not-answering-since': 'The service has not answered since {time}',
  'reading.whole': 'every order last read {time}',
  'reading.never-whole': 'not every order read yet',
  'reading.of': '{account}: {words}; {whole}',

  'empty.phrase': 'No order fits ‘{phrase}’',
  // {group}: 'Unshipped', of which alone the list is.
  'empty.phrase.group': 'No order under ‘{group}’ fits ‘{phrase}’',
  'empty.phrase.filtered': 'No order fits ‘{phrase}’ and these filters',
  // {age}: how old the orders on this computer are, or 'none'.
  'empty.phrase.next':
    'Searched order numbers, tracking numbers and receivers. Only orders with a printed label are found.{age, select, none {} other { {age}.}}',
  'empty.search-all': 'Search all orders',
  'empty.clear': 'Clear the search',
  'empty.show-all': 'Show all orders',
  'empty.filtered': 'No order fits these filters',
  'empty.filtered.next': 'Clear the filters to see the others.',
  'empty.reading': 'The orders are being read',
  'empty.never-read': 'The orders could not be read yet',
  'empty.unshipped': 'Nothing is waiting to be shipped',
  'empty.unshipped.next':
    'No order with a printed label waits for a manifest. New ones show here once their label is printed.',
  'empty.none': 'No orders here yet',
  'empty.none.next': 'Orders show here once their label is printed on the service’s site.',

  'fact.id': 'Service’s id',
  'fact.earlier-number': 'Number before',
  'fact.seen': 'Seen',
  'seen.unshipped': 'Among the unshipped, {age}',
  'seen.shipped': 'Among the shipped, {age}',
  'seen.missing': 'Not seen since {time}',
  'seen.gone': 'No longer at the service since {time}',
  'seen.never': 'Never: only the records of this computer know it',
  // How and when the order came into the selection.
  'fact.selected': 'Selected',
  'selected-by.scan': 'By a scan, {time}',
  'selected-by.list': 'In the list, {time}',
  'selected-by.code-list': 'By a list of numbers, {time}',
  'selected-by.filter': 'With all of a filter, {time}',
  'selected-by.detail': 'In its details, {time}',
  'detail.add': 'Add to the selection',
  'detail.take': 'Take out of the selection',
  'detail.track': 'Track',
  'detail.track.long': 'Track {order}',
  'detail.manifest': 'Open the manifest',

  // What changed elsewhere while the list was on the screen.
  changed: 'Changed elsewhere',
  'changed.counts':
    '{marked, plural, =0 {} one {# new or changed} other {# new or changed}}{marked, plural, =0 {} other {{left, plural, =0 {} other {, }}}}{left, plural, =0 {} one {# left this list} other {# left this list}}',
  'changed.seen': 'Seen',
  'mark.new': 'New',
  'mark.changed': 'Changed elsewhere',
  'mark.left': 'Left this list, changed elsewhere',

  strip: 'Scanned',
  'strip.empty': 'Scan an order or tracking number at any time. It is found and selected.',
  'strip.clear': 'Clear scans',
  'strip.clear-all': 'Clear the strip of scans',
  'strip.card': 'Scan {code}',
  'strip.remove': 'Remove from the strip',
  'strip.show': 'Show the order',

  // Selected orders that cannot be manifested.
  'left-out':
    '{count, plural, one {# selected order cannot be manifested} other {# selected orders cannot be manifested}}',
  'left-out.why': 'One of them would make the service refuse the whole manifest.',
  'left-out.list': 'Orders that cannot be manifested',
  'left-out.gone': 'Archived, removed or gone',
  'left-out.go-on':
    '{rest, plural, =0 {Take {out, plural, one {it} other {all #}} out of the selection} other {Take {out, number} out, go on with {rest, number}}}',

  menu: 'More to do with orders',
  'menu.archive': '{count, plural, =0 {Archive selected orders} one {Archive # order} other {Archive # orders}}…',
  'menu.remove': '{count, plural, =0 {Remove selected orders} one {Remove # order} other {Remove # orders}}…',
  'menu.assign': 'Assign {count, plural, =0 {selected orders} one {# order} other {# orders}} to another account…',
  'menu.list': 'Select a list of numbers…',
  'menu.all': 'Remove every imported unshipped order…',

  'change.archive': '{count, plural, one {Archive # order} other {Archive # orders}}',
  'change.remove': '{count, plural, one {Remove # order} other {Remove # orders}}',
  'change.assign': '{count, plural, one {Assign # order} other {Assign # orders}}',
  'change.archive.under-way': '{count, plural, one {Archiving # order} other {Archiving # orders}}',
  'change.remove.under-way': '{count, plural, one {Removing # order} other {Removing # orders}}',
  'change.assign.under-way': '{count, plural, one {Assigning # order} other {Assigning # orders}}',
  'change.archive.done': '{count, plural, one {# order archived} other {# orders archived}}',
  'change.remove.done': '{count, plural, one {# order removed} other {# orders removed}}',
  'change.assign.done': '{count, plural, one {# order assigned} other {# orders assigned}}',
  'change.archive.partly': `{done, number} of ${orderCount} archived`,
  'change.remove.partly': `{done, number} of ${orderCount} removed`,
  'change.assign.partly': `{done, number} of ${orderCount} assigned`,
  // {known}: '2 of 3 orders archived'.
  'change.partly-in-doubt': '{known}, {count, number} in doubt',
  'change.question': '{verb}?',
  'change.archive.effect':
    'Archived orders leave the list and can <b>never be imported again</b>. Use this for orders that are finished.',
  'change.remove.effect':
    'Removed orders leave the service and <b>can be imported again</b> from the shop. Use this for duplicates and orders imported too early.',
  'change.remove.effect-of-one':
    'The order leaves the service. The service <b>does not promise</b> that an order that is removed alone can be imported again. Use this for duplicates.',
  'change.archive.unmanifested':
    '{count, plural, one {# order with a printed label is in no manifest of this computer. Once archived, it cannot be manifested: the courier would not be told of the parcel.} other {# orders with a printed label are in no manifest of this computer. Once archived, they cannot be manifested: the courier would not be told of the parcels.}}',
  'change.gone':
    '{count, plural, one {# selected order is not there any more and is left out: {numbers}} other {# selected orders are not there any more and are left out: {numbers}}}',
  'change.under-way':
    '{count, plural, one {# selected order is in a request that is under way and is left out: {numbers}} other {# selected orders are in a request that is under way and are left out: {numbers}}}',
  'change.starting':
    'Packbench waits for the account’s keys, or for the service’s answer to a question that goes first. Nothing has been sent yet; the change begins by itself after that.',
  'change.at-holder': 'Switch to {account} and do it there',
  'assign.title': '{count, plural, one {Assign # order to another account} other {Assign # orders to another account}}',
  'assign.to': '{count, plural, one {Assign # order to {account}} other {Assign # orders to {account}}}',
  'assign.no-other': 'There is no other account of this service on this computer. Add one in Settings, Accounts.',
  'assign.account': 'To account',
  'assign.choose': 'Choose the account',
  'assign.effect': 'Assigned orders belong to the other account and leave this list. They can be assigned back.',
  'remove-all.title': 'Remove every imported unshipped order?',
  'remove-all.do': 'Remove every unshipped order',
  'remove-all.effect':
    'Not only the selected orders, nor only those in the list: <b>every</b> imported order of this account that is not shipped, printed or not. They can be imported again from the shop.',
  'remove-all.type': 'To go on, type the account’s name: {account}',
  'remove-all.under-way': 'Removing every imported unshipped order',
  'remove-all.in-doubt': 'What was removed is not known',
  'remove-all.done': 'Every imported unshipped order was removed',
  'remove-all.not-done': 'The unshipped orders were not removed',

  // A change under way and its outcome.
  'run.starting': 'Starting',
  'run.progress': 'Orders gone through',
  'run.counts': 'Counts',
  'run.looking-up': 'The service refused; what it changed before that is being looked up, order by order.',
  'run.in-doubt':
    'What became of orders in doubt is not known. They are not sent again by themselves: look them up under In doubt.',
  'run.result': 'Result',
  'run.why': 'Why',
  'run.results': 'Results',
  'run.every-unshipped': 'Every unshipped order',
  'run.stop': 'Stop after this batch',
  'run.stopping': 'Nothing more is sent. What was sent already is waited for.',
  'run.slow': 'The service has not answered yet. It is waited for at most a minute, and nothing is sent again.',
  'run.show': 'Show: {what}',
  'run.show-results': 'Show the results: {what}',
  'run.all-done': '{what}.',
  'run.not-all-done': '{what}. ‘Show the results’ among the actions says why.',
  'left-undone': 'As Packbench ended, {what}: refused, or not sent any more. What was refused is in Activity.',
  'left-undone.archive':
    '{count, plural, one {# order was not archived ({numbers})} other {# orders were not archived ({numbers})}}',
  'left-undone.remove':
    '{count, plural, one {# order was not removed ({numbers})} other {# orders were not removed ({numbers})}}',
  'left-undone.assign':
    '{count, plural, one {# order was not assigned ({numbers})} other {# orders were not assigned ({numbers})}}',
  'left-undone.remove-all-unshipped': 'the unshipped orders were not removed',
  // {what}: the title of the change. Which of its orders were changed could not be read.
  'run.still-selected': '{what}. Its orders could not be taken out of the selection and are still selected. {why}',
  'run.saved': 'Results saved to {path}.',
  'run.copied': 'Results copied.',
  'run.copy': 'Copy results',
  'run.save': 'Save results as CSV…',
  'run.open-in-doubt': 'Open In doubt',
  'result.left': 'Not sent yet',
  'result.sending': 'Sending',
  'result.looking-up': 'Being looked up',
  'result.done': 'Done',
  'result.refused': 'Refused',
  'result.in-doubt': 'In doubt',
  'result.cancelled': 'Not sent, stopped',

  // A pasted or scanned list of numbers.
  'list.title': 'Select a list of orders of {account}',
  'list.numbers': 'Numbers',
  'list.asked': 'Numbers asked for',
  // Stops asking; what has been found by then is shown.
  'list.stop': 'Stop asking',
  'list.description':
    'Order numbers, tracking numbers or ids, one on each line. Paste them, read them from a file, or scan them one after another.',
  'list.file': 'Read from a file…',
  'list.file-too-large':
    '{file} was not read: a list of numbers is smaller than 1 MB. Choose another file, or paste the numbers.',
  'list.file-failed': '{file} could not be read. Check that it is still there, then choose it again.',
  'list.too-many': '{count, number} are too many: at most {most, number} at once. Take them in parts.',
  'list.look-up': '{count, plural, =0 {Look up} other {Look up #}}',
  'list.select': '{count, plural, one {Select # order} other {Select # orders}}',
  'list.found': 'What was found',
  // {receiver}: 'none' where nobody gave one.
  'list.line': '{order}{receiver, select, none {} other {, {receiver}}}',
  'list.left-out': '{order}{receiver, select, none {} other {, {receiver}}}: {state}, not selected',
  'list.not-found': 'Not found',
  'list.several': 'Fits {count, number} orders; scan or search it alone',
  'list.other-account': 'Belongs to {account}; switch to it to select it',
} as const;
