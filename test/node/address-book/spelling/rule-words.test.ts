/** A street that is named by a word of the rules is not another street: every word of every country. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../../src-main/address-book/rules/address-rules.ts';
import { countryFileOf } from '../../../../src-main/address-book/rules/countries.ts';
import { directions } from '../../../../src-main/address-book/spelling/short-words.ts';
import { kindsOf, layoutsOf, lettersAndNumbers, ruledCountries, ruleWords, takenForOne } from './rule-words.ts';

describe('streets are not taken for one another', () => {
  test('that are named by words for parts of buildings, floors, kinds of streets, articles', () => {
    const taken = ruledCountries.flatMap((country) => {
      const words = ruleWords(country);
      return layoutsOf(country)
        .slice(0, 3)
        .flatMap((layout) => takenForOne(country, words, layout));
    });
    expect(taken).toEqual([]);
  });

  test('that are named by letters and numbers', () => {
    const taken = ruledCountries.flatMap((country) =>
      layoutsOf(country)
        .slice(0, 3)
        .flatMap((layout) => takenForOne(country, lettersAndNumbers, layout)),
    );
    expect(taken).toEqual([]);
  });

  test('of which one is a direction and a kind of street, and the other a word that looks like both run together', () => {
    // In English a direction is a letter of its own, with the kind behind it.
    const english = ruledCountries.filter((country) => countryFileOf(country)?.languages.includes('en') === true);
    const taken = english.flatMap((country) => {
      const { shorts } = rulesOf(country);
      const kinds = kindsOf(country);
      const isKind = (word: string): boolean => kinds.some((kind) => shorts.get(kind) === word || kind === word);
      return [...directions].flatMap((direction) =>
        kinds.filter((kind) => isKind(direction + kind)).map((kind) => `${country}: ${direction} ${kind}`),
      );
    });
    expect(taken).toEqual([]);
  });
});
