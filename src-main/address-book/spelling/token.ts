/** The words and numbers of a street line. */

export interface Token {
  text: string;
  /** What stands before it: spaces, dots, dashes, a slash. */
  readonly gap: string;
  /** 'number': '12', '12a', '12-14', '2/45' · 'mark': 'No.', 'дом', before a house number. */
  readonly kind: 'word' | 'number' | 'box' | 'floor' | 'mark';
  /** The text marks it as the house number. */
  readonly marked: boolean;
  /**
   * The street or a part of the building stands between this and the house number, so it is no letter of that number.
   */
  readonly isApart?: boolean;
}

export type Segment = readonly Token[];

/** '' where there is no token. */
export function textAt(tokens: Segment, at: number): string {
  return tokens[at]?.text ?? '';
}

/** Letters of house numbers. */
export const lettersOfNumbers = 'a-zа-яіα-ωא-ת';
export const aNumber = new RegExp(`^\\d+[${lettersOfNumbers}]?$`);
export const aLetter = new RegExp(`^[${lettersOfNumbers}]$`);
/** 'b12', 'b12a', '2f1'. */
export const lettered = /^(?:[a-z]\d+[a-z]?|\d+[a-z]\d+)$/;
export const letterAndNumber = /^[a-z]\d+$/;
