/** Places of ninety countries in other writings, and places that only look alike, by the guides of their posts. */
import { expect, test } from 'vitest';
import { differingFields } from '../../../../../src-main/address-book/compare/differing-fields.ts';
import { canonicalAddress } from '../../../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../../../src-main/address-book/spelling/same-address.ts';
import { writtenAddress } from '../written-address.ts';
import { asianPosts } from './asian-posts.ts';
import { cutLines } from './cut-lines.ts';
import { datesAndRoads } from './dates-and-roads.ts';
import { doorsBelow } from './doors-below.ts';
import { doorsInWords } from './doors-in-words.ts';
import { easternPosts } from './eastern-posts.ts';
import { latinPosts } from './latin-posts.ts';
import { namedAndNumbered } from './named-and-numbered.ts';
import { namedHouses } from './named-houses.ts';
import { nationalUsages } from './national-usages.ts';
import { numberedStreets } from './numbered-streets.ts';
import { otherDoors } from './other-doors.ts';
import { otherLetters } from './other-letters.ts';
import { publishedJapanese, publishedStreets, publishedTowns } from './published-cases.ts';
import { rarerWritings } from './rarer-writings.ts';
import { readAlike } from './read-alike.ts';
import { secondLines } from './second-lines.ts';
import { shopStates } from './shop-states.ts';
import { southernPosts } from './southern-posts.ts';
import { spanishQuarters } from './spanish-quarters.ts';
import { toldApart } from './told-apart.ts';
import { westernPosts } from './western-posts.ts';

const read = (line: string) => canonicalAddress(writtenAddress(line));

interface Row {
  readonly place: string;
  readonly other: string;
  readonly isOne: boolean;
}

function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  let place = '';
  for (const line of text.trim().split('\n')) {
    const [sign, other] = [line.slice(0, 2), line.slice(2)];
    if (sign === '= ' || sign === '! ') rows.push({ place, other, isOne: sign === '= ' });
    else if (sign !== '# ') place = line;
  }
  return rows;
}

test.each([
  ['western', westernPosts],
  ['eastern', easternPosts],
  ['Asian', asianPosts],
  ['southern', southernPosts],
  ['Latin American', latinPosts],
  ['exported', shopStates],
  ['cut', cutLines],
  ['dated and counted', datesAndRoads],
  ['numbered below a street', doorsBelow],
  ['with a floor or a door in words:', doorsInWords],
  ['named', namedHouses],
  ['named and numbered', namedAndNumbered],
  ['numbered or lettered', numberedStreets],
  ['usual in one country:', nationalUsages],
  ['rarer', rarerWritings],
  ['read alike', readAlike],
  ['with a barrio or an urbanización:', spanishQuarters],
  ['told apart by a sign or a letter', toldApart],
  ['called one door', otherDoors],
  ['lettered', otherLetters],
  ['parted in the second line:', secondLines],
  ['published Japanese', publishedJapanese],
  ['published towns of', publishedTowns],
  ['published streets of', publishedStreets],
])('%s addresses: one place in other writings, and others that look alike', (_where, text) => {
  const rows = rowsOf(text);
  const wrong = rows.filter(({ place, other, isOne }) => {
    const [one, another] = [read(place), read(other)];
    const isMarked = differingFields(one, another).length > 0 && differingFields(another, one).length > 0;
    return sameAddress(one, another) !== isOne || sameAddress(another, one) !== isOne || !(isOne || isMarked);
  });
  expect(rows.length).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});
