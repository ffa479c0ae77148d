/** The texts of hand-over/. */
import { moreCount, parcelCount } from './counts.ts';

export const handOver = {
  ready: 'Scan a parcel, or choose a manifest',
  'ready.tally': 'Scan the parcels',
  'all-counted': 'All parcels are counted',
  reading: 'Reading the hand-over',

  // Where a hand-over begins.
  open: 'Not finished',
  waiting: 'Not handed over yet',
  'waiting.count': parcelCount,
  // Older manifests that this list has not looked at.
  'waiting.older':
    '{count, plural, one {# older manifest has} other {# older manifests have}} not been looked through.',
  // A button.
  'waiting.look': 'Look through {count, plural, one {# older one} other {# older ones}}',
  // Hand-overs that lacked parcels.
  partly: 'Not all handed over',
  'partly.more': `${moreCount}: scan one of the parcels, or open the manifest`,
  'missing.count': '{count, plural, one {# parcel is missing} other {# parcels are missing}}',
  'for-others.count': `${parcelCount} for another driver`,
  done: 'Handed over',
  empty: 'Nothing to hand over',
  'empty.next': 'Make a manifest first. When the courier comes, its parcels are counted here.',
  next: 'Next hand-over',
  'counted-of': '{counted, number} of {count, number} counted',
  // {time}: when the manifest was made.
  'manifest-of': 'Manifest of {time}',

  // The band that answers a scan: a large line, and what it means. {order}: an order number; {code}: what was scanned.
  ticked: '{order} counted',
  'ticked.by-hand': '{order} counted by hand',
  'ticked.next':
    '{left, plural, =0 {It was the last one: all parcels are counted.} one {# parcel is left.} other {# parcels are left.}}',
  double: '{order} was counted already',
  'double.extra': '{order} was scanned already: it is not on this manifest',
  'double.next': 'Counted {time}. It counts once.',
  'double.extra.next': 'Scanned {time}. Put the parcel aside.',
  unknown: '{code} is on no manifest',
  'unknown.next': 'This computer knows no order with that number. Put the parcel aside.',
  'not-manifested': '{order} is on no manifest yet',
  'not-manifested.next': 'Put the parcel aside, and manifest it first.',
  'not-settled': '{order} is on a manifest that is not settled',
  'not-settled.next':
    'Its manifest is being made, or in doubt. Scan it again in a moment; if it is the same then, put the parcel aside until that is settled.',
  'other-manifest': '{order} is on another manifest',
  // {manifests}: one or more of the two lines below.
  'other-manifest.next': 'Not counted here. It belongs to {manifests}.',
  place: 'the manifest of {time} ({account})',
  'place.page': 'the manifest of {time} ({account}), page {page, number}',
  // {words}: sentences that a scan is answered by, where another tally or screen is shown by then; {manifest}: as above.
  elsewhere: '{words} It was scanned for {manifest}.',
  several: '{count, number} parcels have the number {code}',
  'several.manifests': '{code} is on {count, number} manifests',
  'several.next': 'Choose one with Alt and its digit, or scan its tracking number.',
  'several.choose': 'Choose one with Alt and its digit.',
  was: 'The manifest of {order} was handed over already',
  'was.next': 'Handed over {time}. Look at it, or begin another hand-over.',
  'was.missing': '{order} stayed behind when its manifest was handed over',
  'was.missing.next': 'Its manifest was handed over without it ({time}). Begin another hand-over to count it.',
  'was.not-going': '{order} was not to be handed over any more',
  'was.not-going.next': 'The reason: {why}. If it goes after all, begin another hand-over.',
  // It is on this manifest, but got the label of another carrier since.
  relabelled: '{order} goes with {carrier} now',
  'relabelled.next': 'It got another label since its manifest was made. It was not counted: look at its label.',
  // Scanned at another manifest. {manifests}: as above.
  'relabelled.elsewhere.next':
    'Not counted here. It got another label since it was put on {manifests}: look at its label.',
  'no-manifest': '{code} is on no manifest of this computer',
  'no-manifest.next': 'Scan another parcel, or choose the manifest below.',
  failed: '{code} was not counted',

  // The band asks for the next parcel, and says this below.
  'taken-back': '{order} was taken back.',

  choices: 'What to do about the scan',
  // {receiver}: 'none' where nobody gave one.
  'choice.order': '{order}{receiver, select, none {} other {: {receiver}}}',
  // {manifest}: 'the manifest of 10:12 (North)'.
  'choice.there': 'Count it in {manifest}',
  'choice.there.relabelled': 'It goes with the earlier driver anyway: count it in {manifest}',
  'choice.relabelled': '{order} goes with this driver anyway: count it',
  'choice.look': 'Look at {manifest}',
  'choice.again': 'Begin another hand-over',

  // The counts, and the lists beneath them.
  counts: 'How far it is',
  left: 'Left',
  // Orders of the manifest that an earlier hand-over counted.
  earlier: 'Handed over before',
  // Beside the number of parcels that are left.
  'left.count': 'left',
  'left.none': 'None is left.',
  'left.relabelled': 'goes with {carrier} now',
  'left.more': `${moreCount}: find them by number`,
  counted: 'Counted',
  'counted.more': 'and {count, plural, one {# earlier one} other {# earlier ones}}',
  missing: 'Missing',
  // A heading, and the name of a count: of a manifest of several carriers.
  'for-others': 'For another driver',
  // A heading, the name of a count, and the button that says it: lost parcels, and those that go another way.
  'not-going': 'Not to be handed over',
  'not-going.one': 'Does not go…',
  'not-going.one.long': 'Does not go: {order}',
  'not-going.all': 'None of them goes…',
  'not-going.title': `No longer hand over ${parcelCount}?`,
  'not-going.what':
    'What was signed stays as it is; later sheets name the reason. It can be taken back, and what goes after all is counted when it is scanned.',
  'not-going.why': 'Why',
  'not-going.why.hint': 'Lost, went another way',
  'not-going.by': 'Said by',
  'not-going.said': 'Not to be handed over: {why} ({name}, {time})',
  'extra.count': 'Too many',
  extras: 'Scanned, not on this manifest',
  'reason.unknown': 'unknown here',
  'reason.not-manifested': 'on no manifest yet',
  'reason.not-settled': 'on a manifest that is not settled',
  'reason.other-manifest': 'belongs to {manifest}',
  find: 'Find a parcel that is left',
  'find.hint': 'Number, tracking, name',
  'find.none': 'No parcel that is left fits.',
  // A button: count a parcel whose label cannot be scanned.
  'by-hand': 'By hand',
  'by-hand.long': 'Count by hand: {order}',
  'was-by-hand': 'by hand',
  'take-back': 'Take back',
  'take-back.long': 'Take back: {order}',

  undo: 'Undo the last scan',
  leave: 'Other hand-overs',
  finish: 'Hand over…',
  discard: 'Discard…',
  'discard.title':
    'Discard this hand-over of {account}, {count, plural, =0 {nothing counted} one {# parcel counted} other {# parcels counted}}?',
  'discard.what':
    'What was scanned is no longer shown, and the manifest waits to be handed over again. The manifest itself stays as it is.',
  'discard.confirm': 'Discard the hand-over',
  'discard.done': 'The hand-over of {account} was discarded.',

  'finish.title': `Hand over {counted, number} of ${parcelCount}?`,
  'finish.missing':
    '{count, plural, one {# parcel was not scanned. It is named as missing on the sheet:} other {# parcels were not scanned. They are named as missing on the sheet:}}',
  // Above a box for each carrier.
  'finish.takes': 'This driver takes',
  'finish.takes.carrier': '{carrier} ({count, number} left)',
  'finish.for-others':
    '{count, plural, one {# parcel stays for another driver. The sheet says so:} other {# parcels stay for another driver. The sheet says so:}}',
  'finish.extras':
    '{count, plural, one {# parcel is not on this manifest} other {# parcels are not on this manifest}}: {orders}. The sheet says so.',
  'finish.only': 'Hand over',
  'finish.print': 'Hand over and print',
  by: 'Handed over by',
  'by.missing': 'Type a name',
  driver: 'Driver',
  sign: 'Signature of the driver',
  'sign.clear': 'Clear',
  'sign.empty': 'Signature: not signed',
  'sign.done': 'Signature: signed',
  // What was signed for was another count of parcels, or another choice of carriers.
  'sign.again': 'What is handed over has changed since the driver signed. Sign again.',
  'sign.or': 'Sign with pen, finger or mouse. Without a signature here, the printed sheet has a line to sign on.',

  'done.title': 'Handed over',
  'done.by': 'Handed over on {time} by {name}.',
  'done.signed': 'The driver has signed.',
  // {words}: whole sentences.
  'done.sheet-trouble': 'The parcels are handed over, but there is trouble with the sheet. {words}',
  // {texts}: names or numbers.
  'not-writable': 'The sheet cannot show every letter of: {texts}. It shows [?] in their place.',
  print: 'Print the sheet',
  save: 'Save the sheet…',
  // A heading: what has become of it at the printer.
  prints: 'Print jobs of the sheet',

  // In Manifests.
  'of-manifest': 'Hand-over',
  begin: 'Hand over',
  'take-up': 'Go on with the hand-over',
  show: 'Show the hand-over',
  // Where there may be several. {which}: 'the manifest of 10:12 (North)', or when it was.
  'show.long': 'Show the hand-over: {which}',
  'again.title': 'Hand over again?',
  'again.what': `This manifest was handed over on {time} by {name}, {counted, number} of ${parcelCount}. Another hand-over counts what was missing, or all if nothing was; this one stays.`,
  'again.confirm': 'Begin another hand-over',
  'row.open': 'Being handed over',

  // The sheet itself.
  sheet: 'Hand-over of parcels',
  'sheet.carrier': 'Carrier',
  'sheet.manifest': 'Manifest',
  'sheet.handed-over': 'Handed over at',
  'sheet.orders': 'Parcels on the manifest',
  'sheet.by-hand': 'Of these counted by hand',
  'sheet.none-missing': 'No parcel is missing.',
  'sheet.signature': 'Received, signature of the driver',
  'sheet.other-manifest': 'belongs to another manifest:',
  'sheet.not-writable': '[?]: letters that this sheet has no font for. Packbench shows them.',
  'sheet.page': 'Page',
} as const;
