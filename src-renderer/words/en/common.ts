/** What several screens say. */
import { orderCount } from './counts.ts';

export const common = {
  orders: orderCount,
  cancel: 'Cancel',
  close: 'Close',
  'go-on-working': 'Go on working meanwhile',
  // Makes words without a full stop into a sentence; {rest} is whole sentences.
  sentence: '{words}.',
  sentences: '{first}. {rest}',
  'try-again': 'Try again',
  // A value that nobody gave.
  'not-given': 'Not given',
  'too-long': 'At most {most, number} characters',

  // The screens, as the rail and their own heads name them. A word in the rail has 88 pixels (tokens.css,
  // --rail-width).
  'screen.station': 'Station',
  'screen.orders': 'Orders',
  'screen.manifests': 'Manifests',
  'screen.hand-over': 'Hand-over',
  'screen.address-book': 'Address book',
  // The name of a button that may appear several times on the screen. {press}: its label; {what}: what it is about.
  'press-of': '{press} ({what})',
  'screen.validate': 'Validate',
  'screen.track': 'Track',
  'screen.rates': 'Rates',
  'screen.activity': 'Activity',
  'screen.in-doubt': 'In doubt',
  'screen.settings': 'Settings',

  // The state of a printer, in the status line and beside its name.
  'printer.ready': 'Ready',
  'printer.printing': 'Printing',
  'printer.stopped': 'Stopped',
  'printer.takes-no-jobs': 'Takes no jobs',
  'printer.unknown': 'State not reported',
  // Why there is none: in the status line, above what to do about it, and in a closed round, always the same words.
  'printer.no-system': 'No print system',
  'printer.not-set-up': 'No printer set up',
  'printer.gone': '{printer} is gone',
  // The parts of an address, as labels of fields and heads of columns.
  'field.street': 'Street',
  'field.suburb': 'Suburb',
  'field.city': 'City',
  'field.state': 'State',
  'field.postCode': 'Post code',
  'field.country': 'Country',
  'field.street-and-number': 'Street and number',
  account: 'Account',
  // {path}: a file.
  'saved-to': 'Saved to {path}',
} as const;
