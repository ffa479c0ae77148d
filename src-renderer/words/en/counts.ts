/**
 * Counts that several texts use: each form is written once here, and texts refer to it. Not a subject of the catalogue.
 */
export const orderCount = '{count, plural, one {# order} other {# orders}}';
export const parcelCount = '{count, plural, one {# parcel} other {# parcels}}';
export const entryCount = '{count, plural, one {# entry} other {# entries}}';
// Behind a list that is not shown to its end.
export const moreCount = 'and {count, plural, one {# more} other {# more}}';
export const rowCount = '{count, plural, one {# row} other {# rows}}';
export const addressCount = '{count, plural, one {# address} other {# addresses}}';
export const pageCount = '{count, plural, one {# page} other {# pages}}';
export const minuteCount = '{count, plural, one {# minute} other {# minutes}}';
export const hourCount = '{count, plural, one {# hour} other {# hours}}';
// {rows}: their numbers, shortened when there are many.
export const rowsHave = '{count, plural, one {Row {rows} has} other {# rows ({rows}) have}}';
export const addedToSelection =
  '{count, plural, one {# order added to the selection.} other {# orders added to the selection.}}';
// Follows the sentence above, so it begins with a space.
export const selectedAlready =
  '{already, plural, =0 {} one { # was selected already.} other { # were selected already.}}';
// About the accounts that were asked; what they do not have follows.
export const noneHas = '{count, plural, one {It has no} other {None has an}}';
// The same of accounts that were asked hours ago.
export const noneHad = '{count, plural, one {It had no} other {None had an}}';
