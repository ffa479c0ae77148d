/** The steps that choose, the surest first, when more entries than wanted hold what was typed. */
import { prefixes } from '../book/entry-tokens.ts';
import { allOf, anyOf, beginning, nothing, whole } from '../book/expressions.ts';
import type { Expression, RememberedTerms } from '../book/remembered-terms.ts';
import type { Word } from '../text/words.ts';
import { mayBeBegun, ranks, waysOf } from './entry-rank.ts';
import type { TypedTelephone } from './typed-words.ts';

/** With up to this many words, there is a step for one word in the name and the others anywhere. */
const mostMixed = 4;

type Step = readonly [expression: Expression, rank: number];

/**
 * Whole words in the name, then in the company, partly in the name, anywhere; then with the last word begun (before it, with
 * a last number whole); then with all begun. Each step is made when its turn comes, because most searches end before.
 */
export function* crowdedSteps(
  words: readonly Word[],
  terms: RememberedTerms,
  telephone: TypedTelephone | null,
): Generator<Step> {
  const last = words.length - 1;
  const [digits = ''] = telephone?.isLikely === true && last > 0 ? telephone.digits : [];
  for (const [way, rank] of waysOf(words)) {
    // With one word, the last word and all words are the same.
    if (way === 'begun' && last === 0) continue;
    const part = (word: Word, index: number, prefix: string): Expression =>
      mayBeBegun(way, word, index === last) ? beginning(word, prefix, terms) : whole(word, prefix, terms);
    const all = (prefix: string): Expression => allOf(words.map((word, index) => part(word, index, prefix)));
    if (way === 'lastBegun' && digits === '') yield [nothing, ranks.likelyTelephone];
    yield [all(prefixes.name), rank.name];
    yield [all(prefixes.company), rank.company];
    if (last > 0 && last < mostMixed) {
      const inName = (named: number): Expression =>
        allOf(words.map((word, index) => part(word, index, index === named ? prefixes.name : '')));
      yield [anyOf(words.map((_, named) => inName(named))), rank.mixed];
    }
    // '493 57' is more likely a post code or the end of a telephone number than two numbers of an entry.
    if (way === 'whole' && digits !== '') {
      yield [whole({ text: digits, kind: 'digits' }, '', terms), ranks.whole.anywhere];
      yield [nothing, ranks.likelyTelephone];
    }
    // In scripts without spaces a part is as good as a whole word; names that begin with it come first.
    if (way !== 'whole' || words[last]?.kind !== 'unspaced') yield [all(''), rank.anywhere];
  }
}
