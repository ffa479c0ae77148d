/** What words say of the tokens beside them: phrases, marks before numbers, post boxes, floors, and who it is in care of. */
import { type Rules, unspaced } from '../rules/address-rules.ts';
import { type Phrase, wordCountOf } from '../rules/word-tables.ts';
import { lengthOfWho } from './care-of.ts';
import { isType, shortOf } from './short-words.ts';
import { aLetter, aNumber, letterAndNumber, lettered, type Token, textAt } from './token.ts';

export function isMark({ kind, text }: Phrase): boolean {
  return (kind === 'mark' || kind === 'box') && !text.includes(' ');
}

/**
 * A phrase of several words becomes the one word it is written for; a number behind a word such as 'No.' is marked as
 * the house number.
 */
export function withPhrases(tokens: readonly Token[], rules: Rules, isBeside: boolean): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (isMarkOfUnit(tokens, at, rules)) continue;
    const ofLetter = at === 0 ? markOfLetter(tokens, rules) : 0;
    if (ofLetter > 0) {
      at += ofLetter - 1;
      continue;
    }
    const phrase = rules.phrases
      .get(token.text)
      ?.find(
        ({ text, kind }) => standsAt(text, tokens, at) && fits(kind, tokens, at, wordCountOf(text), rules, isBeside),
      );
    if (phrase === undefined) {
      const before = found.at(-1);
      // '88号', '152번지': the number before it is the house number.
      if (before?.kind === 'number' && rules.leftOut.has(token.text) && unspaced.test(token.text)) {
        const first = found.at(-2);
        // '12-1號', '12之1號': both numbers are the house's.
        if (before.gap === '-' && first?.kind === 'number') {
          found.splice(-2, 2, { ...first, text: `${first.text}-${before.text}`, marked: true });
        } else found[found.length - 1] = { ...before, marked: true };
      } else found.push(token);
      continue;
    }
    at += wordCountOf(phrase.text) - 1;
    if (phrase.kind === 'care-of') {
      if (!hasDigits(tokens) || found.length > 0) break;
      const who = lengthOfWho(tokens, at + 1, rules);
      // 'Bei Sankt Annen 2' is a street.
      if (who === 0 && !rules.numberFirst && token.text === phrase.text) found.push(token);
      at += who;
    } else if (phrase.kind === 'mark') {
      const numbered = tokens[at + 1] as Token;
      found.push({ ...numbered, gap: token.gap, marked: !isStreetsNumber(found, token, rules) });
      at += 1;
    } else if (phrase.kind === 'word') {
      for (const text of phrase.short.split(' ')) {
        found.push({ text, gap: token.gap, kind: aNumber.test(text) ? 'number' : 'word', marked: false });
      }
    } else if (phrase.kind !== 'nothing') {
      found.push({ text: phrase.short, gap: token.gap, kind: phrase.kind, marked: false });
    }
  }
  return found;
}

/** 'Shop No. A1', 'Flat No. B-12': between the word for a part of a house and its letter it says nothing. */
function isMarkOfUnit(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const next = at === 0 ? undefined : tokens[at + 1];
  if (next?.kind !== 'word' || !rules.unitKinds.has(textAt(tokens, at - 1))) return false;
  return (
    (aLetter.test(next.text) || lettered.test(next.text)) &&
    rules.phrases.get(textAt(tokens, at))?.some(isMark) === true
  );
}

/** How many words of 'House No. B-45' stand before the house's letter and number, where a letter comes first. */
function markOfLetter(tokens: readonly Token[], rules: Rules): number {
  if (!rules.letterBeforeNumber) return 0;
  const mark = rules.phrases
    .get(textAt(tokens, 0))
    ?.find(({ kind, text }) => kind === 'mark' && standsAt(text, tokens, 0));
  if (mark === undefined) return 0;
  const length = wordCountOf(mark.text);
  const [letter, number] = tokens.slice(length);
  if (letter === undefined) return 0;
  const isBlock = aLetter.test(letter.text) && number?.kind === 'number' && !number.marked;
  return isBlock || letterAndNumber.test(letter.text) ? length : 0;
}

/**
 * 'House 12, Street No. 5', '12 St. No. 5': behind a kind of street without a name, the number is the street's. So is that of Spain's 'Ctra.
 * N-340', a national road.
 */
function isStreetsNumber(before: readonly Token[], mark: Token, rules: Rules): boolean {
  if (mark.text === 'n' && before.length === 1 && shortOf(textAt(before, 0), rules) === 'ctra') return true;
  const [house, type] = before.length < 2 ? [undefined, before[0]] : before.slice(-2);
  const isUnnamed = house === undefined || house.kind === 'number' || lettered.test(house.text);
  return rules.numberFirst && isUnnamed && type?.kind === 'word' && isType(type.text, rules);
}

function standsAt(text: string, tokens: readonly Token[], first: number): boolean {
  let from = 0;
  for (let at = first; from <= text.length; at += 1) {
    const word = tokens[at]?.text;
    if (word === undefined || !text.startsWith(word, from)) return false;
    from += word.length;
    if (from < text.length && text[from] !== ' ') return false;
    from += 1;
  }
  return true;
}

function fits(
  kind: string,
  tokens: readonly Token[],
  at: number,
  length: number,
  rules: Rules,
  isBeside: boolean,
): boolean {
  // 'c/o' begins its phrase.
  if (kind === 'care-of') return at === 0 || beginsWho(tokens, at, length, rules);
  if (kind === 'mark') {
    const next = tokens[at + length];
    const isOther =
      isNorth(tokens[at], next) || isNumbersLetter(tokens, at, rules) || isOfHousesName(tokens, at, length, rules);
    return next?.kind === 'number' && !isOther && !isLettersName(tokens, at, rules, isBeside);
  }
  // 'EG' and 'bajo' are floors behind a number or alone; in other places they are names.
  if (kind === 'floor') {
    // '12th Floor One Exchange Square'
    if (length > 1 && rules.levels.has(textAt(tokens, at)) && /^\d+(?:st|nd|rd|th)$/.test(textAt(tokens, at - 1)))
      return false;
    if (
      length > 1 ||
      isFloorAlone(tokens, at, rules) ||
      isFloorOfPart(tokens, at, rules) ||
      (isBeside && isFloorsDoor(tokens, at, rules)) ||
      isShortOnly(tokens, at, rules)
    )
      return true;
    return isBehindNumber(tokens, at) && !isBetween(tokens, rules);
  }
  if (kind === 'box' && length === 1 && !rules.numberFirst && at > 0 && isStreetsKind(tokens, at, rules)) return false;
  if (kind === 'box') return length > 1 || isBoxesNumber(tokens, at, rules);
  if (kind === 'nothing') return !isSouthAndMark(tokens, at, length);
  if (kind === 'word') return isJoined(tokens, at, length, rules);
  return true;
}

/** Nairobi's 'Bruce House 12 Standard Street', where 'House 12' marks a number; in 'Flat 3 House 4 Karen Road' it does. */
function isOfHousesName(tokens: readonly Token[], at: number, length: number, rules: Rules): boolean {
  const [before, street] = [tokens[at - 1], tokens[at + length + 1]];
  if (!rules.numberFirst || length > 1 || !rules.houses.has(shortOf(textAt(tokens, at), rules))) return false;
  const isNamed = before?.kind === 'word' && before.text.length > 1;
  return isNamed && street?.kind === 'word' && !isType(street.text, rules);
}

/** 'Calle 10 N # 5-12': beside '#' the letter is no second sign for a number. */
function isNorth(mark: Token | undefined, next: Token | undefined): boolean {
  return mark?.text === 'n' && /^\s*#/.test(next?.gap ?? '');
}

/**
 * 'N-25', 'C-25' are not 'n° 25', 'č. 25': the letter is a part of the number. In 'H-12', 'д-25' it says 'house', and in 'Ctra. N-340' it
 * says what the word before it says.
 */
function isNumbersLetter(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const letter = textAt(tokens, at);
  const isPlate = rules.sidesAtNumbers && tokens[at + 2]?.gap === '-' && tokens[at + 2]?.kind === 'number';
  // 'Av. Amazonas N34-45': north.
  if (letter === 'n' && isPlate && !/[.°º]/.test(tokens[at + 1]?.gap ?? '')) return true;
  // 'кв. Д5' is flat Д5; 'оф. N5' is office № 5.
  const isFlats = letter !== 'n' && aLetter.test(letter) && rules.unitKinds.has(textAt(tokens, at - 1));
  if (isFlats && tokens[at + 1]?.gap === '') return true;
  const isJoined = (letter === 'n' || letter === 'c') && tokens[at + 1]?.gap === '-';
  return isJoined && !isType(textAt(tokens, at - 1), rules);
}

/** 'Cr 7 S N° 71-21': with a number behind it, that is no 's/n'. */
function isSouthAndMark(tokens: readonly Token[], at: number, length: number): boolean {
  return length === 2 && tokens[at + 1]?.gap !== '/' && tokens[at + 2]?.kind === 'number';
}

/**
 * 'D 12', 'doroga D 12' in Latin letters: a street called D; in 'Lenina d 12', 'Naberezhnaya d. 12' it is 'д', the house. So is the N of 'Rua N
 * 57' in other countries, and the H of Pakistan's 'Block H 57' its block; 'Lot N 57' is lot number 57.
 */
function isLettersName(tokens: readonly Token[], at: number, rules: Rules, isBeside: boolean): boolean {
  const letter = textAt(tokens, at);
  if (!aLetter.test(letter)) return false;
  if (at === 0) return rules.letters !== undefined && !isBeside;
  const [kind, gap] = [textAt(tokens, 0), tokens[2]?.gap];
  if (at !== 1) return false;
  if (rules.letters !== undefined) return isType(kind, rules) && gap?.startsWith('.') !== true;
  return gap === ' ' && (rules.unitKinds.has(kind) ? letter !== 'n' : isType(kind, rules));
}

/** 'Rruga e Kavajës'; in 'Rruga E 5' the letter is the street's name. */
function isJoined(tokens: readonly Token[], at: number, length: number, rules: Rules): boolean {
  const last = textAt(tokens, at + length - 1);
  return length === 1 || !aLetter.test(last) || !rules.joining.has(last) || tokens[at + length]?.kind === 'word';
}

/**
 * 'Hauptstr. 12 c/o Meier', 'Hauptstr. 12 bei Meier', '12 Elm St Attn: Smith': behind a number, and with no number after it, it cannot be
 * part of the street.
 */
function beginsWho(tokens: readonly Token[], at: number, length: number, { numberFirst }: Rules): boolean {
  const words = tokens.slice(at, at + length);
  const isSaid =
    length === 1
      ? tokens[at + 1]?.gap.includes(':') === true || (!numberFirst && isBehindNumber(tokens, at))
      : length > 2 || words[1]?.gap === '/' || words.some(({ text }) => text.length > 1);
  return isSaid && tokens.length > at + length && hasDigits(tokens.slice(0, at)) && !hasDigits(tokens.slice(at));
}

function hasDigits(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /\d/.test(text));
}

/**
 * '12 rue Hoche RDC', 'GF 12 High Street': a word without a vowel is no name. Only at either end of a line with a house
 * number.
 */
function isShortOnly(tokens: readonly Token[], at: number, rules: Rules): boolean {
  if (!rules.numberFirst || !/^[b-df-hj-np-tv-xz]{2,}$/.test(textAt(tokens, at))) return false;
  if (at === 0) return tokens[1]?.kind === 'number';
  const isLed = tokens[0]?.kind === 'number' && at > 2 && at === tokens.length - 1;
  return isLed && !rules.joining.has(textAt(tokens, at - 1));
}

/** 'Paczkomat WAW123A' */
const letteredBox = /^[a-z]{1,4}\d+[a-z]?$/;

/** 'Drawer 12', 'Drawer L', 'BP n° 12', and 'Postbox' with its number elsewhere; not '12 Drawer'. */
function isBoxesNumber(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const next = tokens[at + 1];
  if (next === undefined) return at === 0;
  const isMarked = rules.phrases.get(next.text)?.some(isMark) === true && tokens[at + 2]?.kind === 'number';
  return (
    next.kind === 'number' ||
    letteredBox.test(next.text) ||
    isMarked ||
    (at === 0 && tokens.length === 2 && aLetter.test(next.text))
  );
}

/** '12 Ground Street': only number, name and kind. */
function isBetween(tokens: readonly Token[], rules: Rules): boolean {
  return rules.numberFirst && tokens.length === 3 && isType(textAt(tokens, 2), rules);
}

/** 'Calle Casilla 12', and 'Salutorgs pl 83', where 'PL 83' alone is a post box. */
function isStreetsKind(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const isNamed = rules.types.has(textAt(tokens, at)) && tokens.slice(0, at).every(({ kind }) => kind === 'word');
  return isNamed || isIntroduced(tokens, at, rules);
}

/** Behind an article, or the kind of a street that begins the line. */
function isIntroduced(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const before = textAt(tokens, at - 1);
  return rules.joining.has(before) || (at === 1 && isType(before, rules));
}

/** '12 EG', '12 a EG'. */
function isBehindNumber(tokens: readonly Token[], at: number): boolean {
  const before = aLetter.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return tokens[before]?.kind === 'number';
}

/** 'Bajo', 'bajo izquierda'. */
function isFloorAlone(tokens: readonly Token[], at: number, rules: Rules): boolean {
  return tokens.every(({ text }, index) => index === at || rules.doors.has(text) || aLetter.test(text));
}

/** 'Esc. B Ático', 'Bloque B bajo dcha.', 'B lph. földszint': the floor of a part that has a letter, as of one that has a number. */
function isFloorOfPart(tokens: readonly Token[], at: number, rules: Rules): boolean {
  const [first, second] = [textAt(tokens, at - 2), textAt(tokens, at - 1)];
  const isPart =
    (rules.unitKinds.has(first) && isPartsLetter(second)) || (isPartsLetter(first) && rules.unitKindsAfter.has(second));
  const behind = tokens.slice(at + 1);
  return isPart && behind.every(({ text, kind }) => kind === 'number' || rules.doors.has(text) || aLetter.test(text));
}

const isPartsLetter = (text: string): boolean => aLetter.test(text) || lettered.test(text);

/** 'Ático 1ª', 'Ent. 2' between commas: the floor and its door. */
function isFloorsDoor(tokens: readonly Token[], at: number, { numberFirst }: Rules): boolean {
  return !numberFirst && at === 0 && tokens.length === 2 && tokens[1]?.kind === 'number';
}
