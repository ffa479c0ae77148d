/** The texts of scan/. */
import { noneHad, noneHas } from './counts.ts';

export const scan = {
  // The flash that answers a scan: a large line, and what it means. {order}: an order number; {code}: what was scanned.
  flash: 'Scan',
  'flash.close': 'Press to close',
  // Beside the number of selected orders.
  'flash.selected': 'selected',
  waiting: 'Looking it up…',
  added: '{order} added',
  // {who}: receiver and country, or what is known of them; or 'none'.
  'added.next': '{who, select, none {} other {{who}. }}Selected for the next manifest.',
  'added.behind': 'Selected for the next manifest. The open dialog ‘{dialog}’ does not include it.',
  // Scanned on another screen while the station has an open round.
  'added-beside.next': 'Selected in Orders. It is not in the open round: open Station and scan it again.',
  // {time}: when the service last showed the order.
  'added-missing.next':
    'Selected for the next manifest, but the service has not shown it since {time}: it may be shipped or removed already.',
  asking: '{code}: asking',
  'asking.next': 'Not in the copy on this computer. Asking {accounts}…',
  shipped: '{order} is already shipped',
  'shipped.next': '{account} showed it among the shipped orders, {time}. It was not added.',
  'under-way': '{order} is in a request that is under way',
  'under-way.next': 'The service has not answered yet. It was not added: scan it again in a moment.',
  'in-doubt': '{order} is in doubt',
  'in-doubt.next': 'It is in a request whose end is not known yet. It was not added: settle it under In doubt first.',
  'not-known': 'What became of {order} is not known',
  'not-known.next':
    'This computer’s records of manifests and changes could not be read. It was not added: scan it again. If it stays so, start Packbench again.',
  // {to}: the account it was assigned to.
  archived: '{order} is archived',
  deleted: '{order} was removed',
  assigned: '{order} was assigned to {to}',
  'removed.next': 'Done on this computer, {time}. It was not added.',
  gone: '{order} is no longer at {account}',
  // {time}: since when; 'none' when it is not known.
  'gone.next':
    '{time, select, none {It was not added.} other {The service did not find it any more, {time}. It was not added.}}',
  'no-room': '{order} was not added',
  'no-room.next': 'The selection is full: manifest these first, then scan it again.',
  'already-selected': '{order} is already selected',
  'in-manifest': '{order} is already in a manifest',
  'in-manifest.next': 'The manifest is of {time}. The order was not added.',
  // It was on a manifest, and got another label since. {number}, {carrier}: of the earlier one; {carrier} may be 'none'.
  'in-manifest.relabelled': '{order} got another label since its manifest',
  'in-manifest.relabelled.next':
    'The manifest of {time} names its earlier label, {number}{carrier, select, none {} other { ({carrier})}}. It was not added. If the parcel goes once more, tick it in Orders and put it on another manifest.',
  'other-account': '{order} belongs to {account}',
  'other-account.next': 'It was not added. Press F8 to switch to {account} and add it.',
  // For a scan that others followed: the keys belong to the newest one.
  'other-account.past': 'It was not added. Choose it on the strip of scans in Orders, or scan it again.',
  several: '{count, number} orders have the number {code}',
  'several.next': 'Choose one with Alt and its digit, or from the strip of scans: Alt 1 is the first.',
  'several.past': 'Choose one on the strip of scans in Orders, or scan it again.',
  // It was selected before an account that answered late showed the other one. One of the two lines above follows.
  'several.deselected': 'A late answer showed another order with this number, so {order} is no longer selected.',
  // Behind what was found. {accounts}: those that had not answered, or not everything, by then.
  'not-heard': 'No full answer from {accounts} in time: the number may be there too.',
  // Behind what was found.
  'earlier-number': 'The code has the earlier number of this order, {earlier}: the service calls it {order} now.',
  failed: '{code} was not looked up',
  'not-found': '{code} is unknown',
  'not-found.next': `Asked just now: {accounts}. ${noneHas} order or tracking number like it. Check that the label is printed, then scan again.`,
  // The same on the line of scans, where it may stay for hours.
  'not-found.then': `Asked when it was scanned: {accounts}. ${noneHad} order or tracking number like it. Check that the label is printed, then scan again.`,
  'not-found-yet': '{code} is not known yet',
  // {accounts}: the accounts that are not known, each with its reason. {asked}: those that were asked and do not have
  // it, or 'none'.
  'not-found-yet.next':
    'No full answer: {accounts}.{asked, select, none {} other { Not at: {asked}.}} {alike, select, yes {Scan another code on the label.} other {Scan it again later.}}',
  'no-answer': 'no answer yet',
  // One of {accounts}, and why it could not be asked.
  'not-asked': '{account} ({why})',
  'some-account': 'an account',
  // What looks like a scan but is not one. {code}: what arrived; {name}: ‘SSCC (00)’.
  repeated: '{code} came twice',
  'repeated.next': 'The same code came again at once. It counts once.',
  'check-digit': 'Misread: the check digit of {name} is wrong',
  'check-digit.next': '{code} was not looked up. Scan it again.',
  refused: 'Not understood: {code}',
  'refused.too-slow':
    'It came as slowly as people type, so it stayed in the field. Set the scanner to send without pauses, or click beside the field before you scan.',
  'refused.too-short': 'Two or three characters without an end. Set the scanner to send Enter after each code.',
  'refused.no-end': 'Nothing ended it. Set the scanner to send Enter after each code, then scan again.',
  'refused.too-long': 'No order number is that long. It was not looked up.',
  'refused.run-together': 'Somebody typed while it was scanned. Check the field, then scan again.',
  'refused.layout-unknown':
    'This computer does not say which keys the scanner strikes. Open Settings, Scanner, and scan the test card once.',
  'refused.dead-key':
    'A sign in it is a dead key on this keyboard layout. Set the scanner’s keyboard to US English, then scan again.',
  'refused.unknown-character':
    'A key in it stands for no sign that is known. Open Settings, Scanner, and scan the test card.',
  'refused.caps-lock': 'Caps Lock is on, and may have changed a sign in it. Turn it off, then scan again.',
  'refused.alt-code': 'The scanner sent digits with Alt that stand for no sign. Scan again.',
  'refused.command-key':
    'A shortcut came in the middle of it. Scan again; if it happens again, set the scanner to send no control characters.',

  // Settings, Scanner.
  settings: 'Scanner',
  // Settings, Scanner: how it is connected. {name}: as the scanner names itself.
  device: 'The scanner is connected as',
  'device.keys': 'A keyboard',
  'device.hid-pos': 'HID POS',
  'device.serial': 'Serial port',
  'device.about':
    'Most scanners are a keyboard, and need no choice here. HID POS and serial are heard beside it, and never type into a field.',
  'device.nameless.hid-pos': 'The HID POS scanner',
  'device.nameless.serial': 'The serial scanner',
  'device.there': '{name} is connected.',
  'device.away': '{name} is not plugged in.',
  'device.unplugged': '{name} was unplugged. What it scans does not arrive: plug it in again.',
  'device.back': '{name} is plugged in again.',
  // {why}: the system’s own words.
  'device.failed': '{name} cannot be opened: {why} Unplug it, plug it in again, or choose another.',
  'device.none':
    'No scanner was chosen, and nothing was changed. Plug one in that is set to this kind, then choose it again.',
  'device.not-asked': 'No scanner could be chosen: {why}',
  'device.unsupported': 'this system does not give such scanners to Packbench. Set the scanner to be a keyboard.',
  'device.speed': 'Speed of the serial port',
  'device.baud': '{rate, number} baud',
  'device.other': 'Choose another scanner',
  'device.which': 'Several fit. Which one is it?',
  'device.which.none': 'None of them',
  'not-whole': 'The scanner sent something that is no whole code',
  'not-whole.next': 'It was not looked up. Scan again.',
  layout: 'The scanner is set to',
  'layout.unknown': 'Not known yet',
  'layout.us': 'A US keyboard',
  'layout.same': 'This computer’s keyboard',
  'layout.about':
    'While it is not known, each code is looked up in both ways, and the first order that is found settles it.',
  repeat: 'The same code again counts once within',
  'repeat.never': 'Each scan counts',
  'repeat.within': '{milliseconds, number} ms',
  card: 'Scanner test card',
  'card.about':
    'Open Settings, Scanner, in Packbench and press ‘Examine the scanner’. Scan the code in lines or the square beneath it. If you are asked for it, scan the second code too. Print at 100 %.',
  'card.first': 'First code',
  'card.second': 'Second code',
  'card.save': 'Save the test card…',
  'card.print': 'Print the test card',
  'card.elsewhere': 'This is the test card. Open Settings, Scanner, press ‘Examine the scanner’ and scan it there.',
  commands: 'Commands to scan',
  'commands.about':
    'Each of these codes does the same as its button on the screen. None of them archives or removes an order. Print at 100 %.',
  'commands.save': 'Save the command sheet…',
  'commands.print': 'Print the command sheet',
  'sheet.saved': 'Saved as {path}. Print it at 100 %, without scaling.',

  // Codes of the command sheet.
  'command.confirm': 'Confirm',
  'command.cancel': 'Cancel',
  'command.undo': 'Undo',
  'command.print': 'Manifest and print',
  'command.next': 'Next',
  'command.tally': 'Hand-over',

  // {command}: one of the names above.
  'command.nothing': '‘{command}’ has nothing to do here. Nothing was changed. Scan it where its button is in sight.',
  'command.unknown': '{code} is no command of Packbench. Nothing was changed. Scan a code of the command sheet.',
  doctor: 'Is the scanner set right?',
  'doctor.about':
    'The test card shows how the scanner is set: its keyboard, its pace, its end, and what it puts around a code.',
  'doctor.begin': 'Examine the scanner',
  'doctor.end': 'End the examination',
  'doctor.scan': 'Scan the first code of the test card now. What is scanned here is not looked up.',
  'doctor.use': 'Use this',

  // What the test card showed, and what to do.
  'doctor.layout.us': 'Every sign arrives: the scanner is set to a US keyboard.',
  'doctor.layout.same': 'Every sign arrives: the scanner is set to this computer’s keyboard.',
  'doctor.taught':
    'This computer does not say which keys are struck, but the card taught every sign. Use it, then scan the card again.',
  'doctor.taught-but': 'The card taught every sign but {signs}. Codes with these are refused, never guessed.',
  'doctor.proved': 'The card is read as it was taught. Signs that cannot be told apart are refused.',
  'doctor.other-code': 'This computer does not say which keys are struck. Scan the other code of the card too.',
  'doctor.not-the-card':
    'This is not what the test card holds. Set the scanner’s keyboard to US English, then scan the card again.',
  'doctor.slow': 'A sign takes {milliseconds, number} ms. Set the scanner to send without pauses between signs.',
  'doctor.no-end':
    'Nothing ends a code. Set the scanner to send Enter after each code: without it, Packbench waits 0.15 s.',
  'doctor.enter-in-front':
    'Enter comes in front of the code, and presses what has the focus. Turn that prefix off in the scanner.',
  'doctor.caps-lock': 'Caps Lock is on. Packbench undoes it; turn it off anyway.',
  'doctor.in-front': 'The scanner puts {signs} in front of each code. Turn that prefix off in the scanner.',
  'doctor.behind': 'The scanner puts {signs} behind each code. Turn that suffix off in the scanner.',
  'doctor.twice': 'The same code came twice. Count it once within a second:',

  // The list of last scans: how each came. {milliseconds}: for one sign.
  last: 'Last scans',
  'last.none': 'Nothing was scanned since this window was opened.',
  'last.Enter': 'Read; {milliseconds, number} ms a sign, Enter at the end',
  'last.Tab': 'Read; {milliseconds, number} ms a sign, Tab at the end',
  'last.silence': 'Read; {milliseconds, number} ms a sign, nothing at the end',
  'last.device': 'Read; it came as a whole',
  // The choices after a scan.
  'choice.switch': 'Switch to {account} and add {order}',
  // {receiver}: 'none' where nobody gave one.
  'choice.one': '{order}, {receiver, select, none {} other {{receiver}, }}{account}',
  // {choice}: the line above. {about}: the tracking number; where there is none, when it was ordered.
  'choice.about': '{choice} ({about})',
  'choice.manifest': 'Open the manifest',
  'choice.in-doubt': 'Open In doubt',
} as const;
