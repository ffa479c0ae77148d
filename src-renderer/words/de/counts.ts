/**
 * Counts that several texts use: each form is written once here, and texts refer to it. Not a subject of the catalogue.
 */
export const orderCount = '{count, plural, one {# Bestellung} other {# Bestellungen}}';
export const parcelCount = '{count, plural, one {# Paket} other {# Pakete}}';
// Dative: after 'von'.
export const parcelCountDative = '{count, plural, one {# Paket} other {# Paketen}}';
export const entryCount = '{count, plural, one {# Eintrag} other {# Einträge}}';
// Dative: after 'von', 'mit' and 'nach'.
export const entryCountDative = '{count, plural, one {# Eintrag} other {# Einträgen}}';
// Behind a list that is not shown to its end.
export const moreCount = 'und {count, plural, one {# weiteres} other {# weitere}}';
export const rowCount = '{count, plural, one {# Zeile} other {# Zeilen}}';
export const pageCount = '{count, plural, one {# Seite} other {# Seiten}}';
export const minuteCount = '{count, plural, one {# Minute} other {# Minuten}}';
export const hourCount = '{count, plural, one {# Stunde} other {# Stunden}}';
// {rows}: their numbers, shortened when there are many.
export const rowsHave = '{count, plural, one {Zeile {rows} hat} other {# Zeilen ({rows}) haben}}';
export const addedToSelection =
  '{count, plural, one {# Bestellung zur Auswahl hinzugefügt.} other {# Bestellungen zur Auswahl hinzugefügt.}}';
// Follows the sentence above, so it begins with a space.
export const selectedAlready =
  '{already, plural, =0 {} one { # war schon ausgewählt.} other { # waren schon ausgewählt.}}';
// About the accounts that were asked; what they do not have follows.
export const noneHas = '{count, plural, one {Es kennt keine} other {Keines kennt eine}}';
export const noneHad = '{count, plural, one {Es kannte keine} other {Keines kannte eine}}';
