/**
 * A street whose space beside the number is missing, or behind which something else was pasted, is suggested as the book has it, and
 * nothing is claimed.
 */
import { expect, test } from 'vitest';
import { bookOf, fieldsOf } from './held-streets.ts';

/** Each beside another number of the same street. */
const held = [
  'Jungfernstieg 120 | Graz | 8020 | AT',
  'Jungfernstieg 12 | Graz | 8020 | AT',
  '147 Mill Avenue | Radleby | 4271 | AU',
  '14 Mill Avenue | Radleby | 4271 | AU',
  'Via Roma 9 | Forlì | 47121 | IT',
  'Via Roma 19 | Forlì | 47121 | IT',
  "rue de l'Abbé Grégoire 2 | Namur | 5000 | BE",
  "rue de l'Abbé Grégoire 20 | Namur | 5000 | BE",
  '8 Elm Street | Radleby | 4271 | AU',
  'Flat 3, 10 Mill Mews | Manchester | M10 3EA | GB',
];
const book = bookOf(held);

test.each([
  ['Jungfernstieg120', 'Jungfernstieg 120'],
  ['147Mill Avenue', '147 Mill Avenue'],
  ['147MillAvenue', '147 Mill Avenue'],
  ['147Mill Ave', '147 Mill Avenue'],
  ['8Elm Street', '8 Elm Street'],
  ['Via Roma9', 'Via Roma 9'],
  ["rue de l'Abbé Grégoire2", "rue de l'Abbé Grégoire 2"],
  ['Flat 3, 10Mill Mews', 'Flat 3, 10 Mill Mews'],
  ['Jungfernstieg 120 Order 123456', 'Jungfernstieg 120'],
  ["rue de l'Abbé Grégoire 2 Commande n° 123456", "rue de l'Abbé Grégoire 2"],
  ['147 Mill Avenue Order #SO-10234', '147 Mill Avenue'],
  ['147 Mill Avenue 03 1452 1941', '147 Mill Avenue'],
  ['Flat 3, 10 Mill Mews 07796 771115', 'Flat 3, 10 Mill Mews'],
  ['147 Mill Avenue please leave at the door', '147 Mill Avenue'],
])('%s is suggested as %s', (street, meant) => {
  const line = held.find((one) => one.startsWith(`${meant} |`)) ?? '';
  const { matched, suggestions } = book.validate({ ...fieldsOf(line), street });
  expect([matched, suggestions[0]?.entry.street, suggestions[0]?.differs]).toEqual([null, meant, ['street']]);
});

test.each(['Jungfernstieg121', '148Mill Avenue', 'Via Roma8', 'Order 123456'])(
  'another number is no more than near: %s',
  (street) => {
    for (const line of held) {
      const { matched, suggestions } = book.validate({ ...fieldsOf(line), street });
      expect(matched).toBeNull();
      for (const { score } of suggestions) expect(score).toBeLessThan(0.95);
    }
  },
);
