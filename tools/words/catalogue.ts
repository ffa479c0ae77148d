/** Compares the catalogues with each other and with what the page says. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type Subjects = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One line for each message that is not ICU MessageFormat, or whose values or tags differ from the source's. */
export function catalogueFaults(source: Subjects, language: string, translation: Subjects): readonly string[] {
  return messagesOf(source).flatMap(([key, original]) => {
    const [subject = '', ...name] = key.split('.');
    const translated = translation[subject]?.[name.join('.')];
    if (translated === undefined) return [`${key}: is missing in '${language}'`];
    try {
      const [wanted, given] = [valuesOf(parse(original)), valuesOf(parse(translated))];
      return wanted === given ? [] : [`${key}: takes ${wanted || 'no value'}, in '${language}' ${given || 'no value'}`];
    } catch (error) {
      return [`${key}: is no ICU MessageFormat in '${language}' or its source (${(error as Error).message})`];
    }
  });
}

/** Keys that no string of the page can be: `strings` as readPageFile gives them. */
export function unsaidKeys(source: Subjects, strings: readonly string[]): readonly string[] {
  const said = new Set(saidKeys(source, strings));
  return keysOf(source).filter((key) => !said.has(key));
}

/** Keys that one of these strings can be. */
export function saidKeys(source: Subjects, strings: readonly string[]): readonly string[] {
  const exact = new Set(strings);
  const patterns = strings.filter((text) => text.includes('*') && text.includes('.')).map((text) => text.split('*'));
  return keysOf(source).filter((key) => exact.has(key) || patterns.some((pieces) => fits(key, pieces)));
}

const keysOf = (source: Subjects): readonly string[] => messagesOf(source).map(([key]) => key);

function messagesOf(source: Subjects): readonly (readonly [key: string, message: string])[] {
  return Object.entries(source).flatMap(([subject, messages]) =>
    Object.entries(messages).map(([name, message]) => [`${subject}.${name}`, message] as const),
  );
}

/** The pieces of a template, in order: the first begins the key, the last ends it. */
function fits(key: string, pieces: readonly string[]): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop() ?? '';
  if (!key.startsWith(first) || !key.endsWith(last)) return false;
  let from = first.length;
  for (const piece of rest) {
    const at = key.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return first !== '' && from <= key.length - last.length;
}

/** 'count (plural), name': equal for two messages that take the same values. */
function valuesOf(elements: readonly MessageFormatElement[]): string {
  return [...new Set(valuesIn(elements))].sort().join(', ');
}

function valuesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return [`{${element.value}}`];
      case TYPE.tag:
        return [`<${element.value}>`, ...valuesIn(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [`{${element.value}}`, ...Object.values(element.options).flatMap(({ value }) => valuesIn(value))];
      case TYPE.number:
        return [`{${element.value}}`];
      default:
        return [];
    }
  });
}
