/** A verdict as a sentence, for the screen and for reading aloud. */
import type { ValidationAnswer } from '../../src-preload/contract/address.ts';
import { ageWords } from '../ui/age-words.ts';
import { sentences } from '../ui/sentences.ts';
import { say } from '../words/say.ts';

/** The verdict as one sentence without a full stop; `age`: of the address book, '2 h ago'. */
export function verdictText({ source, verdict }: ValidationAnswer, age: string): string {
  if (source === 'address-book') {
    if (verdict !== 'valid') return say('validate.verdict.not-known');
    return age === '' ? say('validate.verdict.matches.sentence') : say('validate.verdict.matches.sentence-of', { age });
  }
  return say(`validate.verdict.${verdict}.sentence`);
}

/** For reading aloud: the age as of the answer. One that grew with each drawing would be read aloud again. */
export function spokenVerdict(answer: ValidationAnswer): string {
  const { copyReadAt, checkedAt, suggestions } = answer;
  const age = copyReadAt === null ? '' : ageWords(copyReadAt, Date.parse(checkedAt), 'after-of');
  const verdict = verdictText(answer, age);
  return suggestions.length === 0
    ? say('common.sentence', { words: verdict })
    : sentences(verdict, say('common.sentence', { words: suggestionsTitle(answer) }));
}

/** Their source decides what they are: proposals of the service, or merely entries that look alike. */
export function suggestionsTitle({ source, areZerosBack, suggestions: { length: count } }: ValidationAnswer): string {
  if (areZerosBack === true) return say('validate.suggestions.zeros');
  return say(source === 'address-book' ? 'validate.suggestions.book' : 'validate.suggestions.service', { count });
}
