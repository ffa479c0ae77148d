/** Texts by their key: tests find things on the screen by it, in whatever language the page shows. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../src-preload/contract/preferences.ts';
import { en } from '../../src-renderer/words/en.ts';
import { loadLanguage } from '../../src-renderer/words/language.ts';
import { type Key, type Shown, speak } from '../../src-renderer/words/say.ts';

export { say } from '../../src-renderer/words/say.ts';

let shown: Shown = { catalogue: en, locale: 'en' };
speak(shown);

/** From now on `say` answers in this language, like a page that shows it; by default English. */
export async function sayIn(
  language: Exclude<Language, 'system'>,
  systemLocales: readonly string[] = [],
): Promise<void> {
  shown = await loadLanguage(language, systemLocales);
  speak(shown);
}

/** The whole text of one of the keys, whatever its values are: '3 orders selected' and '1 order selected' for one key. */
export function sayAny(...keys: readonly Key[]): RegExp {
  return new RegExp(`^(?:${keys.map(formsOf).join('|')})$`);
}

/** The same text inside more text: a row, a region, a sentence with others around it. */
export function sayWithin(...keys: readonly Key[]): RegExp {
  return new RegExp(keys.map(formsOf).join('|'));
}

/** A name that begins with these words, for elements that hold more, such as a choice with its description. */
export function beginning(words: string): RegExp {
  return new RegExp(`^${escaped(words)}`);
}

function formsOf(key: Key): string {
  const dot = key.indexOf('.');
  const subject: Readonly<Record<string, string>> = shown.catalogue[key.slice(0, dot) as keyof typeof en] ?? {};
  const message = subject[key.slice(dot + 1)] ?? '';
  const altered = shown.alter?.(message) ?? message;
  return formOf(typeof altered === 'string' ? parse(altered) : (altered as readonly MessageFormatElement[]));
}

function formOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value);
      if (element.type === TYPE.tag) return formOf(element.children);
      if (element.type === TYPE.pound || element.type === TYPE.number) return '[\\d.,]+';
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+';
      const options = Object.values(element.options).map(({ value }) => formOf(value));
      return `(?:${options.join('|')})`;
    })
    .join('');
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
