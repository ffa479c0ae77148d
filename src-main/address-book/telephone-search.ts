/** Finds entries by a part of their telephone number, and by words beside it. */
import type { BookTerms } from './book-terms.ts';
import { telephoneRun, telephoneRunToken, telephoneTailToken } from './entry-tokens.ts';
import { allOf, anyOf, beginning, quoted } from './expressions.ts';
import type { TypedTelephone } from './typed-words.ts';

export interface TelephoneStep {
  readonly digits: string;
  readonly expression: string;
}

export function telephoneSteps({ digits, words }: TypedTelephone, terms: BookTerms): TelephoneStep[] {
  const beside = words.map((word) => beginning(word, '', terms));
  return digits.map((part) => ({ digits: part, expression: allOf([runsOf(part), ...beside]) }));
}

/** The index knows the runs of four, not how they follow each other: whoever asks must look. */
function runsOf(digits: string): string {
  if (digits.length < telephoneRun) {
    const longer = Array.from('0123456789', (digit) => quoted(telephoneRunToken(digits + digit)));
    return anyOf([quoted(telephoneTailToken(digits)), ...longer]);
  }
  const runs = Array.from({ length: digits.length - telephoneRun + 1 }, (_, at) =>
    quoted(telephoneRunToken(digits.slice(at, at + telephoneRun))),
  );
  return runs.join(' AND ');
}
