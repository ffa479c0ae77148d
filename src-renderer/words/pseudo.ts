/**
 * English made strange, to find texts that escape translation: accents (a text without them is in the code), brackets
 * (missing when a text is cut or glued from pieces) and 40 % more length (shows what German needs in the layout).
 */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const LENGTH_ADDED = 0.4;

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
};

/** The message with its values, plurals and tags unchanged, each piece of text accented, and the whole in brackets. */
export function pseudoOf(message: string): MessageFormatElement[] {
  const elements = parse(message);
  const padding = wordsOfLength(Math.ceil(textLength(elements) * LENGTH_ADDED));
  return [text('['), ...elements.map(accented), text(`${padding === '' ? '' : ` ${padding}`}]`)];
}

/** Signs in words, so that a long text can break into lines like any other. */
function wordsOfLength(length: number): string {
  return '~'.repeat(length).replace(/~{8}(?=~)/g, '$& ');
}

function accented(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: element.value.replace(/\p{L}/gu, (letter) => accents[letter] ?? letter) };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: option.value.map(accented) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    case TYPE.tag:
      return { ...element, children: element.children.map(accented) };
    default:
      return element;
  }
}

/** The length of the longest form that a person may read. */
function textLength(elements: readonly MessageFormatElement[]): number {
  const lengths = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value.length;
    if (element.type === TYPE.tag) return textLength(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return 0;
    return Math.max(...Object.values(element.options).map(({ value }) => textLength(value)));
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

function text(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}
