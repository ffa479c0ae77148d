/** The texts of ui/. */
export const ui = {
  // Ages: alone in a cell, or behind 'read' and 'asked'. 'now-of' stands behind 'the address book of'.
  'age.now': 'just now',
  'age.now-of': 'a moment ago',
  'age.minutes': '{count, number} min ago',
  'age.hours': '{count, number} h ago',
  'age.days': '{count, plural, one {# day ago} other {# days ago}}',
  // Behind 'read' and 'asked': a day, or a day and time.
  'age.on': 'on {day}',

  'clipboard-failed': 'The clipboard could not be written. Select the words and copy them by hand.',

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

  notices: 'Notices',
  'notice.close': 'Close notice',
  // Over what the service, the print system or the computer said itself.
  'failure.details': 'In its own words',

  // Of a list, for screen readers. {row}: 'order PB-1001'.
  'table.select': 'Select {row}',
  'table.reading': 'Reading the list',

  // Keys, as they are printed on a keyboard of the language.
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
  // What a printer reports of itself or of a job (RFC 8011, 5.3.8 and 5.4.12), inside a sentence.
  'printer-reason.paused': 'paused',
  'printer-reason.media-empty': 'out of paper',
  'printer-reason.media-low': 'paper is low',
  'printer-reason.media-needed': 'paper needed',
  'printer-reason.media-jam': 'paper jam',
  'printer-reason.door-open': 'door open',
  'printer-reason.cover-open': 'cover open',
  'printer-reason.toner-empty': 'toner empty',
  'printer-reason.toner-low': 'toner is low',
  'printer-reason.marker-supply-empty': 'ink or toner empty',
  'printer-reason.marker-supply-low': 'ink or toner is low',
  'printer-reason.spool-area-full': 'print queue full',
  'printer-reason.connecting-to-device': 'connecting to the printer',
  'printer-reason.timed-out': 'the printer did not answer',
  'printer-reason.offline': 'offline',
  'printer-reason.printer-stopped': 'the printer is stopped',
  'printer-reason.job-incoming': 'still arriving',
  'printer-reason.job-hold-until-specified': 'held',
  'printer-reason.job-canceled-by-user': 'cancelled by a person',
  'printer-reason.job-canceled-at-device': 'cancelled at the printer',
  'printer-reason.job-completed-with-errors': 'finished with errors',
  'printer-reason.job-completed-with-warnings': 'finished with warnings',
  'printer-reason.aborted-by-system': 'stopped by the print system',
  'printer-reason.document-format-error': 'the printer could not read the PDF',
  'printer-reason.unsupported-document-format': 'the printer cannot print PDFs',
} as const;
