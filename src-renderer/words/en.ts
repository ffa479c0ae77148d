/**
 * English: the source of all languages (say.ts says how a text is added).
 *
 * The words of the field, one for each thing, on every screen:
 *  account               a sign-in to one service; has a name and a colour
 *  order                 one parcel to send; 'order number' is the shop's, 'order id' the service's
 *  manifest              the list of orders handed to the carrier, and its PDF; a verb too: to manifest orders
 *  address book          the copy of the service's saved addresses on this computer; one of them is an 'entry'
 *  in doubt              a request was sent, and it is not known whether the service did it
 *  settle                to record how a request in doubt ended
 *  look up               to ask the service for orders, to find out how something ended
 *  print job             one print of a PDF, as the print system knows it
 *  practice              the service that is built in, for trying things out
 *  station               where parcels are scanned one after another; a place at the bench, and a screen
 *  round                 what the station has scanned for one account; open while it grows, closed once it becomes a manifest
 *  hand-over             the courier takes the parcels of a manifest; what is scanned at it is a tally, what it ends with a sheet
 *  scan                  to read a bar code; also what was read
 * States: an order is 'unshipped', 'shipped' or 'archived'; a manifest is 'manifested', 'refused', 'in doubt' or 'not sent'.
 */
import { enFirst } from './en-first.ts';
import { enLater } from './en-later.ts';

/** All of them, for tests and tools; the page loads the two parts one after the other (language.ts). */
export const en = { ...enFirst, ...enLater } as const;

/** The messages themselves, for types. */
export type Texts = typeof en;
