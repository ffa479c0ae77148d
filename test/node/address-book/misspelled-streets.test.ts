/**
 * A typo where the name of a street and its kind are joined, or in the kind itself: the right street is the first
 * suggestion.
 */
import { expect, test } from 'vitest';
import { bookOf, fieldsOf } from './held-streets.ts';

/** Each beside a street of the same name and another kind. */
const held = [
  'Hauptstraße 5 | Ulm | 89073 | DE',
  'Hauptweg 5 | Ulm | 89073 | DE',
  'Haydnstraße 5 | Ulm | 89073 | DE',
  'Bahnhofstraße 12 | Ulm | 89073 | DE',
  'Bahnhofplatz 12 | Ulm | 89073 | DE',
  'Prinsengracht 6 | Amsterdam | 1015 DV | NL',
  'Prinsenstraat 6 | Amsterdam | 1015 DV | NL',
  'Rua Nova 7 | Porto | 4050-498 | PT',
  'Travessa Nova 7 | Porto | 4050-498 | PT',
  'Calle Mayor 3 | Madrid | 28013 | ES',
  'Plaza Mayor 3 | Madrid | 28013 | ES',
  'ulica Długa 8 | Kraków | 31-147 | PL',
  'plac Długi 8 | Kraków | 31-147 | PL',
  'Via Roma 9 | Milano | 20121 | IT',
  'Viale Roma 9 | Milano | 20121 | IT',
  'Jalan Merdeka 4 | Bandung | 40111 | ID',
  'Gang Merdeka 4 | Bandung | 40111 | ID',
  'улица Мира 5 | Москва | 109004 | RU',
  'проспект Мира 5 | Москва | 109004 | RU',
  'οδού Ερμού 132 | Λάρνακα | 6023 | CY',
  'πλατεία Ερμού 132 | Λάρνακα | 6023 | CY',
  'Patriarchou street 173 | Melissa | 151 27 | GR',
  'Patriarchou square 173 | Melissa | 151 27 | GR',
  '12 rue Hoche | Lyon | 69003 | FR',
  '12 avenue Hoche | Lyon | 69003 | FR',
  '15 boulevard Crémazie | Québec | G1R 1B8 | CA',
  '15 place Crémazie | Québec | G1R 1B8 | CA',
  '5 Elm Street | Reno | 89501 | US',
  '7 Elm Street | Reno | 89501 | US',
];
const book = bookOf(held);

test.each([
  ['Haupsttraße 5', 'Hauptstraße 5'],
  ['Hauptstarße 5', 'Hauptstraße 5'],
  ['Haupstraße 5', 'Hauptstraße 5'],
  ['Bahnofhstraße 12', 'Bahnhofstraße 12'],
  ['Bahnhostfraße 12', 'Bahnhofstraße 12'],
  ['Prinsenggracht 6', 'Prinsengracht 6'],
  ['Prinsengarcht 6', 'Prinsengracht 6'],
  ['Ruaa Nova 7', 'Rua Nova 7'],
  ['Rau Nova 7', 'Rua Nova 7'],
  ['Calel Mayor 3', 'Calle Mayor 3'],
  ['Callle Mayor 3', 'Calle Mayor 3'],
  ['ulcia Długa 8', 'ulica Długa 8'],
  ['ulicaa Dluga 8', 'ulica Długa 8'],
  ['Vai Roma 9', 'Via Roma 9'],
  ['Viia Roma 9', 'Via Roma 9'],
  ['Jalna Merdeka 4', 'Jalan Merdeka 4'],
  ['Jlan Merdeka 4', 'Jalan Merdeka 4'],
  ['улциа Мира 5', 'улица Мира 5'],
  ['проспкет Мира 5', 'проспект Мира 5'],
  ['οδυύ Ερμού 132', 'οδού Ερμού 132'],
  ['οδύο Ερμού 132', 'οδού Ερμού 132'],
  ['οδδύ Ερμού 132', 'οδού Ερμού 132'],
  ['Patriarchou tsreet 173', 'Patriarchou street 173'],
  ['12 reu Hoche', '12 rue Hoche'],
  ['15 boulevadr Crémazie', '15 boulevard Crémazie'],
])('%s is %s, with a post code and without', (typed, meant) => {
  const line = held.find((one) => one.startsWith(`${meant} |`)) ?? '';
  const address = { ...fieldsOf(line), street: typed };
  for (const asked of [address, { ...address, postCode: '' }]) {
    const { matched, suggestions } = book.validate(asked);
    expect([matched, suggestions[0]?.entry.street, suggestions[0]?.differs[0]]).toEqual([null, meant, 'street']);
  }
});

test.each([
  ['12 rue Hoche | Lyon | 69003', '12 rue Hoche'],
  ['Rua Nova 7 | Porto | 4050-498', 'Rua Nova 7'],
  ['ul. Długa 8 | Kraków | 31-147', 'ulica Długa 8'],
  ['5 Elm St | Reno | 89501', '5 Elm Street'],
])('without a country, and only that differs: %s', (asked, first) => {
  const { matched, suggestions } = book.validate(fieldsOf(asked));
  expect(matched).toBeNull();
  expect(suggestions[0]).toMatchObject({ entry: { street: first }, differs: ['country'] });
});

test.each([
  ['12 rue Hoche | Lyon | 69003 | DE', '12 rue Hoche'],
  ['Rua Nova 7 | Porto | 4050-498 | ES', 'Rua Nova 7'],
  ['Calle Mayor 3 | Madrid | 28013 | PT', 'Calle Mayor 3'],
  ['15 boulevard Crémazie | Québec | G1R 1B8 | US', '15 boulevard Crémazie'],
  ['Hauptstraße 5 | Ulm | 89073 | AT', 'Hauptstraße 5'],
  ['ulica Długa 8 | Kraków | 31-147 | CZ', 'ulica Długa 8'],
  ['5 Elm Street | Reno | 89501 | CA', '5 Elm Street'],
  ['улица Мира 5 | Москва | 109004 | UA', 'улица Мира 5'],
  ['Calle Mayor 3 | Madrid | 28013 | Spanien und so weiter', 'Calle Mayor 3'],
])('with another country, and only that differs: %s', (asked, first) => {
  const { matched, suggestions } = book.validate(fieldsOf(asked));
  expect(matched).toBeNull();
  expect(suggestions[0]).toMatchObject({ entry: { street: first }, differs: ['country'] });
});
