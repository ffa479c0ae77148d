/** Finds entries by a part of their telephone number, and by words beside it. */
import { telephoneRun, telephoneToken } from '../book/entry-tokens.ts';
import { allOf, beginning, quoted } from '../book/expressions.ts';
import type { Expression, RememberedTerms } from '../book/remembered-terms.ts';
import { telephoneDigits } from '../text/words.ts';
import { ranks } from './entry-rank.ts';
import type { Searched } from './hits.ts';
import type { TypedTelephone } from './typed-words.ts';

/** The index knows the runs of four digits, but not their order, so each entry is looked at. */
export function keepTelephones(telephone: TypedTelephone, { hits, terms }: Searched): void {
  const rank = telephone.isLikely ? ranks.likelyTelephone : ranks.telephone;
  for (const [step, { digits, expression }] of telephoneSteps(telephone, terms).entries()) {
    // The number as typed comes before the rest of it, which others hold as well.
    const stepRank = rank + step / 10;
    for (const slot of hits.match(expression, 2 * hits.limit + 10)) {
      if (!hits.isFull() && telephoneDigits(hits.read(slot).telephone).includes(digits)) hits.keep(slot, stepRank);
    }
  }
}

interface TelephoneStep {
  readonly digits: string;
  readonly expression: Expression;
}

function telephoneSteps({ digits, words }: TypedTelephone, terms: RememberedTerms): TelephoneStep[] {
  const beside = words.map((word) => beginning(word, '', terms));
  return digits.map((part) => ({ digits: part, expression: allOf([runsOf(part, terms), ...beside]) }));
}

function runsOf(digits: string, { totalCount }: RememberedTerms): Expression {
  // A telephone number has about eight runs, and there are ten thousand different ones.
  const size = totalCount / 1_000 / 8 ** Math.max(0, digits.length - telephoneRun);
  if (digits.length < telephoneRun) return { text: `${quoted(telephoneToken(digits))} *`, size: 10 * size };
  const runs = Array.from({ length: digits.length - telephoneRun + 1 }, (_, at) =>
    quoted(telephoneToken(digits.slice(at, at + telephoneRun))),
  );
  return { text: `(${runs.join(' AND ')})`, size };
}
