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
import { accounts } from './en/accounts.ts';
import { activity } from './en/activity.ts';
import { addressBook } from './en/address-book.ts';
import { bench } from './en/bench.ts';
import { common } from './en/common.ts';
import { failures } from './en/failures.ts';
import { handOver } from './en/hand-over.ts';
import { help } from './en/help.ts';
import { inDoubt } from './en/in-doubt.ts';
import { keyboard } from './en/keyboard.ts';
import { manifests } from './en/manifests.ts';
import { orders } from './en/orders.ts';
import { paper } from './en/paper.ts';
import { rates } from './en/rates.ts';
import { remarks } from './en/remarks.ts';
import { scan } from './en/scan.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { station } from './en/station.ts';
import { tour } from './en/tour.ts';
import { tracking } from './en/tracking.ts';
import { ui } from './en/ui.ts';
import { validate } from './en/validate.ts';

export const en = {
  common,
  failures,
  ui,
  shell,
  bench,
  keyboard,
  help,
  scan,
  tour,
  tracking,
  rates,
  remarks,
  settings,
  accounts,
  activity,
  orders,
  station,
  'hand-over': handOver,
  manifests,
  paper,
  'in-doubt': inDoubt,
  'address-book': addressBook,
  validate,
} as const;

/** The messages themselves, for types. */
export type Texts = typeof en;
