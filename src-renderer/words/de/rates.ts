/** The texts of rates/. */
import type { rates as source } from '../en/rates.ts';
import type { TextsOf } from '../say.ts';

export const rates: TextsOf<typeof source> = {
  form: 'Paket',
  weight: 'Gewicht',
  'weight.unit': 'In der Einheit Ihres Dienstes',
  size: 'Maße in Metern',
  length: 'Länge',
  width: 'Breite',
  height: 'Höhe',
  get: 'Preise holen',
  'fault.street': 'Der Dienst braucht Straße und Hausnummer',
  'fault.postCode': 'Der Dienst braucht eine Postleitzahl',
  'fault.countryCode': 'Ein Land oder seine zwei Buchstaben, zum Beispiel DE',
  'fault.weight': 'Eine Zahl über 0, höchstens {most, number}',
  'fault.size': 'Meter, zum Beispiel 0,4',

  deprecated:
    'Der Dienst bezeichnet diese Funktion als veraltet: Vielleicht antwortet er eines Tages nicht mehr darauf. Nichts anderes hängt von ihr ab.',
  'empty.title': 'Was würde es kosten?',
  'empty.next': 'Geben Sie ein, wohin das Paket geht und was es wiegt. Gefragt wird das Konto, das oben gewählt ist.',
  'empty.next-other': 'Geben Sie ein, wohin das Paket geht und was es wiegt. Gefragt wird {account}.',
  asking: 'Preise werden geholt',
  'none.title': 'Keine Preise',
  'none.next': 'Der Dienst bietet für dieses Paket nichts an. Prüfen Sie Adresse und Gewicht.',
  words: 'Was der Dienst zu den Preisen gesagt hat',
  table: 'Preise, der günstigste zuerst',
  'column.service': 'Leistung',
  'column.code': 'Code',
  'column.description': 'Beschreibung',
  'column.other': 'Weiteres vom Dienst',
  'column.price': 'Preis',
  'no-price': 'keine Angabe',
  found: '{count, plural, one {# Preis} other {# Preise}}',
  'form-changed': 'Das Formular wurde seitdem geändert. Diese Preise gelten für das, was vorher gefragt wurde.',
  foot: 'Der Dienst nennt keine Währung. Stand: {age}.',
  'foot-read': 'Stand: {age}.',
};
