/** The texts of ui/. */
import { hourCount, minuteCount, moreCount } from './counts.ts';

export const ui = {
  // Ages: alone in a cell, or after 'read' and 'asked'. 'now-of' follows 'the address book of'. \u00a0: a number stays
  // beside its unit.
  'age.now': 'just now',
  'age.now-of': 'a moment ago',
  'age.minutes': '{count, number}\u00a0min ago',
  'age.hours': '{count, number}\u00a0h ago',
  // One letter each for day, month and year, in this order: a field's 'DD/MM/YYYY' is made from them.
  'day.letters': 'DMY',
  'age.days': '{count, plural, one {# day ago} other {# days ago}}',
  // After 'read' and 'asked': a day, or a day and time.
  'age.on': 'on {day}',

  // Opens the help at the steps for what went wrong.
  'what-to-do': 'What to do, step by step',
  // {about}: what happened.
  'what-to-do.about': 'What to do, step by step: {about}',
  // The last line of a long list in a question. The quoted words are those of the switch above the list of orders.
  'more-selected': `${moreCount}: ‘Selected only’ in Orders shows them all`,
  'dialog.close': 'Close this dialog',

  'clipboard-failed': 'The clipboard could not be written. Select the words and copy them by hand.',

  // In the place of a screen.
  'not-loaded':
    'This part of Packbench could not be loaded: its file is missing or damaged. Nothing was changed. Close Packbench and start it again; if that does not help, install it again.',

  // {thing}: what the list beside it holds.
  'detail.title': '{thing, select, order {Order} entry {Entry} address {Address} other {Details}}',
  'detail.label':
    '{thing, select, order {Order details} entry {Entry details} address {Address details} other {Details}}',
  'detail.close':
    '{thing, select, order {Close order details} entry {Close entry details} address {Close address details} other {Close details}}',
  'detail.next': '{thing, select, order {Next order} entry {Next entry} address {Next address} other {Next}}',
  'detail.choose':
    '{thing, select, order {Choose an order in the list to see it here.} entry {Choose an entry in the list to see it here.} address {Choose an address in the list to see it here.} other {Choose something in the list to see it here.}}',
  'detail.back': 'Back to the list',

  // States of orders and shipments, as the service names them.
  'status.unshipped': 'Unshipped',
  'status.awaiting-dispatch': 'Awaiting Dispatch',
  'status.dispatched': 'Dispatched',
  'status.in-transit': 'In Transit',
  'status.attempted-delivery': 'Attempted Delivery',
  'status.delivered': 'Delivered',

  // How long something will take.
  'time.few-seconds': 'a few seconds',
  'time.seconds': 'about {count, number} seconds',
  'time.minutes': `about ${minuteCount}`,
  'time.hours': `about ${hourCount}`,
  'progress.count': '{done, number} of {total, number}',
  // The total is not known.
  'progress.so-far': '{done, number} so far',
  'progress.per-second': '{count, number} a second',
  'progress.per-minute': '{count, number} a minute',
  // {time}: 'about 2 minutes'.
  'progress.left': '{time} left',
  // For screen readers. {what}: 'Rows validated'.
  'progress.quarter': '{what}: {percent, number} %',

  notices: 'Notices',
  'notice.close': 'Close notice',
  // The lines moved as one was pressed: the press would have been for another one.
  'moved-press': 'The line had just moved there, so nothing was done. Look, and press again.',
  // Above what the service, the print system or the computer said itself.
  'failure.details': 'In its own words',

  // For screen readers, in a list. {row}: 'order PB-1001'.
  'table.select': 'Select {row}',
  // Behind what is waited for: 'Asking for rates…'.
  still: '{what}…',
  'slow-service':
    'The service takes longer than usual. Packbench goes on asking for three minutes at most; you can work elsewhere meanwhile.',
  'table.reading': 'Reading the list',

  // Keys, as printed on a keyboard of the language.
  'key.ctrl': 'Ctrl',
  'key.alt': 'Alt',
  'key.shift': 'Shift',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'key.space': 'Space',
  'key.home': 'Home',
  'key.end': 'End',
  'key.pagedown': 'Page Down',
  'key.pageup': 'Page Up',
  'key.delete': 'Del',
} as const;
