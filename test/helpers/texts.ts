/** What a person reads, by its key: tests find things on the screen by it, in whatever language the page shows. */
import type { Language } from '../../src-preload/contract/preferences.ts';
import { loadLanguage } from '../../src-renderer/words/language.ts';
import { speak } from '../../src-renderer/words/say.ts';

export { say } from '../../src-renderer/words/say.ts';

/** From now on `say` answers in this language, as a page that shows it; English when never called. */
export async function sayIn(
  language: Exclude<Language, 'system'>,
  systemLocales: readonly string[] = [],
): Promise<void> {
  speak(await loadLanguage(language, systemLocales));
}
