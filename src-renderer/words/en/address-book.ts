/** The texts of address-book/: finding an entry, and how old the copies on this computer are. */
import { entryCount } from './counts.ts';

export const addressBook = {
  label: 'Address book',
  search: 'Search the address book',
  'search.fields': 'Name, street, place, telephone, code',
  'search.clear': 'Empty the search field',
  refresh: 'Refresh',
  // Stops a reading under way: the copy stays as it was.
  stop: 'Stop',
  'stop.long': 'Stop reading the book of {account}',
  // {keys}: 'Alt A'.
  scope: 'Books to search ({keys})',
  'scope.current': 'This account',
  'scope.all': 'All accounts',
  'action.search-current': 'Search only this account’s book',
  'action.search-all': 'Search the books of all accounts',
  'action.copy': 'Copy the entry’s address',
  'action.validate': 'Validate the entry’s address',
  'action.rates': 'Get rates for the entry’s address',
  'action.read': 'Read the address book again',
  'action.close': 'Close entry details',
  'action.clear': 'Clear the address book search',

  // Beside keys, below the list.
  'keys.open': 'Open',
  'keys.copy': 'Copy address',
  'keys.validate': 'Validate',
  'keys.rates': 'Rates',
  entries: entryCount,
  'shown.cut': 'The first {shown, number} found; type more to narrow them down',
  // Below the list, when no entry has all the typed words. {words}: those that no entry has.
  'shown.without': '{shown, plural, one {# entry} other {# entries}} found, without: {words}',
  'shown.found': `{shown, number} of ${entryCount} found`,
  'shown.first': `The first {shown, number} of ${entryCount}; type to find any`,

  // An entry without a name. {id}: the service's.
  'entry.unnamed': 'Entry {id}',
  // Nor has it an id of the service.
  'entry.nameless': 'Entry without a name',
  'entry.row': 'entry {name}',
  'entry.copied': 'The address of {name} is copied.',
  'entry.copy': 'Copy address',
  'entry.validate': 'Validate address',
  'entry.rates': 'Get rates',
  'entry.account': 'Account',
  'entry.id': 'Service’s id',
  'field.name': 'Name',
  'field.company': 'Company',
  'field.building': 'Building',
  'field.code': 'Customer code',
  'field.telephone': 'Telephone',
  'field.email': 'Email',
  'column.place': 'Suburb, city',
  // For screen readers, in an empty cell.
  'column.none': 'none',

  'none.fits': 'No entry fits ‘{text}’',
  'none.clear': 'Clear the search',
  'none.searched':
    'Searched names, companies, addresses, codes, telephone numbers and email addresses, with up to two wrong letters in a word.',
  'none.search-all': 'Search all accounts',
  'none.unread': 'Not read yet',
  'none.unread.several': 'None of the address books is read yet',
  'none.read-now': 'Read it now',
  'none.read-now.several': 'Read them now',
  'none.why-copy': 'A copy is kept on this computer, so that entries are found without a network too.',
  'none.empty': 'This address book is empty',
  'none.empty.next': 'Entries are added on the service’s site and show here after the next refresh.',

  // {age}: '2 h ago', 'on 3 May 2026'.
  'age.read': 'Read {age}',
  // For screen readers: read aloud once a reading has ended.
  'age.read.spoken': 'The address book was read {age}.',
  'age.read-again': 'Read {age} · being read again',
  'age.read-again.so-far': `Read {age} · being read again: ${entryCount} read`,
  'age.being-read': 'Being read from the service',
  'age.being-read.so-far': `Being read from the service: ${entryCount} read`,
  'age.unread': 'Not read yet',
  'age.failed': 'Could not be read',
  'age.oldest': 'Oldest of {count, number} books read {age}',
  'age.not-every': 'Not every book is read yet',
  'age.not-every.failed': 'Not every book could be read',
  'age.reading': '· {count, number} being read',

  'notice.read-again': 'Read it again',
  'notice.damaged': 'The copy on this computer was damaged and has been thrown away.',
  'notice.damaged.reading': 'It is being read from the service again.',
  'notice.damaged.unread': 'It has to be read from the service again.',
  'notice.nothing-yet': 'Its address book is not read yet: nothing of it is found.',
  'notice.seen': 'You see the address book as read {age}.',
  // {words}: what the service said, as it said it.
  'notice.own-words': 'In its own words: {words}',

  'aside.empty': 'The service sent an empty address book ({age}).',
  'aside.much-smaller': `The service sent an address book with ${entryCount} instead of {present, number} ({age}).`,
  'aside.far-fewer': `The service sent an address book with ${entryCount}, far fewer than before ({age}).`,
  'aside.unreadable': 'The service’s answer cannot be read ({age}).',
  'aside.breaks-off': `The service’s answer breaks off after ${entryCount} ({age}).`,
  'aside.still-seen': 'You still see the book read {age}.',
  'aside.none-seen': 'There is no other one on this computer, and nothing of it is found.',
  'aside.use': 'Use the new one…',
  'aside.keep': 'Keep the present book',
  'aside.delete': 'Delete the new one',
  'aside.question': `Use the book with ${entryCount}?`,
  'aside.question.empty': 'Use the empty address book?',
  'aside.confirm': `Use ${entryCount}`,
  'aside.confirm.empty': 'Use the empty book',
  'aside.present': `The present book of {account} has ${entryCount} and was read {age}.`,
  'aside.present.none': 'There is no other address book of {account} on this computer.',
  'aside.fewer': `The new one has ${entryCount}: {fewer, plural, one {# entry} other {# entries}} fewer than now.`,
  'aside.no-fewer': `The new one has ${entryCount}: no fewer than now.`,
  'aside.what-changes':
    'Only the copy on this computer is replaced. Nothing is changed at the service, and a later reading brings back what the service still has.',
} as const;
