/** The texts of accounts/. */
export const accounts = {
  // {account}: the name this bench gives an account.
  'action.switch': 'Switch to {account}',
  'switcher.unseen': 'Account: ',
  switcher: 'Accounts',
  'switcher.edit': 'Add or change accounts…',
  // Where an account's service is.
  'place.practice': 'Practice, on this computer',

  'form.add': 'Add account',
  'form.change': 'Change {account}',
  'form.save': 'Save account',
  'form.test': 'Test',
  'form.saved': '{account} was saved.',
  label: 'Name',
  'label.hint': 'What this bench calls it, for example the shop’s name.',
  address: 'Base address',
  'address.hint': 'As the service’s site gives it. It starts with https://.',
  // JSON or XML.
  format: 'Speaks to the service in',
  'test.asking':
    'The service at this address is being asked, for three minutes at most. A change of the address ends the test.',
  // {host}: the service's address.
  'test.passed': '{host} answered in {milliseconds, number} ms and took both keys.',
  // Two keys, as the service's site names them; {key} is one of them.
  'key.service': 'Service key',
  'key.subscription': 'Subscription key',
  'key.state': '{key} state',
  'key.hint': 'Copy each key on the service’s site, then press ‘Paste key’.',
  'key.none': 'None yet',
  'key.ends-in': 'Ends in <mono>{lastFour}</mono>',
  // Four characters would give most of it away.
  'key.short': 'Pasted. It is too short to show.',
  'key.paste': 'Paste key',
  'key.paste-label': 'Paste key: {key}',
  colour: 'Colour',
  'colour.blue': 'Blue',
  'colour.orange': 'Orange',
  'colour.teal': 'Teal',
  'colour.magenta': 'Magenta',
  'colour.gold': 'Gold',
  'colour.purple': 'Purple',
  'colour.brown': 'Brown',
  'colour.slate': 'Slate',

  // Accounts that the settings no longer name.
  lost: 'Lost accounts',
  'lost.lead':
    '{count, plural, one {An account is} other {# accounts are}} known on this computer, but not in its settings. Nothing was sent, and nothing of it was deleted.',
  'lost.no-name': 'An account without a name',
  'lost.keys': 'its keys are still here',
  'lost.no-keys': 'its keys have to be pasted again',
  'lost.keys-unknown': 'the keychain did not say whether its keys are still here',
  'lost.place': '{origin}, {keys}',
  'lost.used': ', last used {age}',
  'lost.take-up': 'Take up again',
  // A form follows.
  'lost.take-up-form': 'Take up again…',
  'lost.leave': 'No, leave it',
  'lost.back': '{account} is back, with its keys.',
  'lost.back-only': '{account} is back.',

  'remove.question': 'Remove {account} from this computer?',
  'remove.confirm': 'Remove account',
  'remove.what-stays':
    'Its two keys are removed from this computer, and so are the copies of its orders and of its address book. Manifests already made, their PDFs and their history stay on this computer, and nothing changes at the service.',
  // Its parcels were scanned at the station, and no manifest has been made of them.
  'remove.rounds':
    '{count, plural, one {# order stands in its rounds at the station. No manifest can be made of it} other {# orders stand in its rounds at the station. No manifest can be made of them}} before the account is added again with the same keys.',
  'remove.done': '{account} was removed from this computer.',
} as const;
