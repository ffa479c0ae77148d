/**
 * When no entry holds all the typed words: one of them may be wrong though other entries hold it. '13 Grey Lane' is meant for
 * '13 Grey Street', '29212 Celle' for '29221 Celle', and of a whole address any one word of letters may be another.
 */
import { allOf, anyOf, beginning, whole } from '../book/expressions.ts';
import type { Expression, RememberedTerms } from '../book/remembered-terms.ts';
import { languageFiles } from '../rules/registered-rules.ts';
import { foldText } from '../text/folding.ts';
import { type Word, withoutSigns } from '../text/words.ts';
import { ranks } from './entry-rank.ts';
import { isCountryOrState, kindsOfStreets, saysLittle, tells } from './fewer-words.ts';
import type { Searched } from './hits.ts';
import { keepRespelled } from './respelled.ts';

/** Each answers with the typed words that were wrong, when something was found. */
export type NearlyRight = (words: readonly Word[], searched: Searched) => readonly Word[];

const none: readonly Word[] = [];

/** Two neighbouring figures of a post code are swapped. What was found has it so in its post code, and nowhere else. */
export const keepSwappedPostCode: NearlyRight = (words, { hits, terms }) => {
  for (const { at, code } of postCodes(words)) {
    const others = words.filter((_, index) => index < at || index >= at + code.length);
    if (!others.some(isTelling)) continue;
    const meant = swappedFigures(code.map(({ text }) => text).join(''));
    const swapped = anyOf(meant.map((text) => whole({ text, kind: 'digits' }, '', terms)));
    for (const slot of hits.match(allOf([swapped, ...asTyped(others, terms)]), hits.limit)) {
      if (meant.some((text) => withoutSigns(hits.read(slot).postCode).startsWith(text))) {
        hits.keep(slot, ranks.begunAnywhere);
      }
    }
    if (hits.found.length > 0) return code;
  }
  return none;
};

const fewestFigures = 4;
/** Of a post code in two groups, as '791 51', '31-147' and '4700-309'; entries have it in one word, too. */
const figuresInGroups: ReadonlySet<number> = new Set([5, 7]);

function postCodes(words: readonly Word[]): readonly { readonly at: number; readonly code: readonly Word[] }[] {
  return words.flatMap((word, at) => {
    if (word.kind !== 'digits') return [];
    const next = words[at + 1];
    const inGroups =
      next?.kind === 'digits' && next.text.length > 1 && figuresInGroups.has(word.text.length + next.text.length);
    return [
      ...(word.text.length >= fewestFigures ? [{ at, code: [word] }] : []),
      ...(inGroups ? [{ at, code: [word, next] }] : []),
    ];
  });
}

function swappedFigures(figures: string): readonly string[] {
  return Array.from(
    { length: figures.length - 1 },
    (_, at) => figures.slice(0, at) + figures[at + 1] + figures[at] + figures.slice(at + 2),
  ).filter((swapped) => swapped !== figures);
}

/** Another kind of street. Beside a number only: alone, a kind may be a name. */
export const keepOtherKind: NearlyRight = (words, searched) => {
  if (!words.some(isNumber)) return none;
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'letters') continue;
    const others = words.toSpliced(at, 1);
    if (kindsOfStreets.has(word.text)) {
      if (others.some(isTelling)) keepWithout(others, searched);
    } else {
      const kinds = ofOtherKinds(word.text, searched.terms);
      searched.hits.keepMatches(allOf([kinds, ...asTyped(others, searched.terms)]), ranks.begunAnywhere);
    }
    if (searched.hits.found.length > 0) return [word];
  }
  return none;
};

/** Kinds that are glued to the name, the longest first. */
const gluedKinds: readonly string[] = [
  ...new Set(
    Object.values(languageFiles)
      .flatMap(({ endings = {} }) => Object.values(endings).flat())
      .map(foldText),
  ),
].sort((one, other) => other.length - one.length);
const shortestName = 3;
const mostOfOneName = 60;

/** The words of the book with the same name and another kind: 'lindenstrasse' for 'lindenweg'. */
function ofOtherKinds(text: string, terms: RememberedTerms): Expression {
  const kind = gluedKinds.find((one) => text.length >= one.length + shortestName && text.endsWith(one)) ?? '';
  const name = text.slice(0, -kind.length || undefined);
  const begun = kind === '' ? null : terms.completions(name, mostOfOneName);
  return anyOf(
    (begun ?? [])
      .filter((word) => word !== text && gluedKinds.includes(word.slice(name.length)))
      .map((word) => whole({ text: word, kind: 'letters' }, '', terms)),
  );
}

/** Of an address with a number, any one word of letters; beside fewer words, that of a country or a state. */
export const keepWithoutOne: NearlyRight = (words, searched) => {
  const hasNumber = words.some(isNumber);
  const saying = words.filter(({ text }) => !saysLittle(text));
  for (const word of saying) {
    const others = saying.filter((other) => other !== word);
    const mayBeLeft = isCountryOrState(word) ? others.length > 1 && others.some(isTelling) : hasNumber && tells(others);
    if (word.kind !== 'letters' || !mayBeLeft) continue;
    keepWithout(others, searched);
    if (searched.hits.found.length > 0) return words.filter((one) => !others.includes(one));
  }
  return none;
};

function keepWithout(others: readonly Word[], searched: Searched): void {
  searched.hits.keepMatches(allOf(asTyped(others, searched.terms)), ranks.begunAnywhere);
  if (searched.hits.found.length === 0) keepRespelled(others, searched, true);
}

/** Numbers are whole: what is only begun could be too much else beside a word that is wrong. */
function asTyped(words: readonly Word[], terms: RememberedTerms): readonly Expression[] {
  return words.map((word) => (word.kind === 'digits' ? whole(word, '', terms) : beginning(word, '', terms)));
}

function isNumber({ text, kind }: Word): boolean {
  return kind === 'digits' || (kind === 'mixed' && /^\d/.test(text));
}

function isTelling({ text, kind }: Word): boolean {
  return kind === 'letters' && text.length > 2 && !saysLittle(text);
}
