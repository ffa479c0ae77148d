/** The shown language. A language is loaded when it is chosen; English, the source, is always there. */
import { create } from 'zustand';
import type { Language } from '../../src-preload/contract/preferences.ts';
import { en } from './en.ts';
import { pseudoOf } from './pseudo.ts';
import { type Shown, speak } from './say.ts';

/** The available languages, each by its own name, as a person looks for it. The pseudo-languages are for tests. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;

export type ShownLanguage = Exclude<Language, 'system'>;

interface LanguageState {
  /** Null until the first one is loaded. */
  readonly shown: ShownLanguage | null;
  /** True when the chosen one could not be loaded and English is shown instead. */
  readonly failed: boolean;
}

/** The root of the page reads it, so that everything is drawn again when it changes. */
export const useLanguage = create<LanguageState>()(() => ({ shown: null, failed: false }));

/** 'system' means the first of the system's languages (as the page's `navigator.languages`) that we have, otherwise English. */
export function languageFor(chosen: Language, systemLocales: readonly string[]): ShownLanguage {
  if (chosen !== 'system') return chosen;
  return systemLocales.map(languageOf).find(isOurs) ?? 'en';
}

function isOurs(language: string): language is keyof typeof languageNames {
  return language in languageNames;
}

/** The system's own form of the language ('en-AU'), if it has one: people here are used to its dates and numbers. */
function localeFor(language: string, systemLocales: readonly string[]): string {
  return systemLocales.find((locale) => languageOf(locale) === language) ?? language;
}

/** The direction in which it is read. */
export function directionOf(language: ShownLanguage): 'ltr' | 'rtl' {
  return language === 'pseudo-rtl' ? 'rtl' : 'ltr';
}

/** 'en' from 'en-AU'; '' for anything that is not a locale, as systems without one report ('en-US@posix'). */
function languageOf(locale: string): string {
  return /^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(locale) ? (locale.split('-')[0] ?? '').toLowerCase() : '';
}

let asked = 0;

/** Loads the language and shows everything in it. If it cannot be loaded, English is shown and `failed` says so. */
export async function showLanguage(chosen: Language, systemLocales: readonly string[]): Promise<void> {
  asked += 1;
  const turn = asked;
  const language = languageFor(chosen, systemLocales);
  const loaded = await loadLanguage(language, systemLocales).catch(() => null);
  // Another one was chosen while this one was on its way.
  if (turn !== asked) return;
  speak(loaded ?? (await loadLanguage('en', systemLocales)));
  const shown = loaded === null ? 'en' : language;
  document.documentElement.lang = shown.startsWith('pseudo') ? 'en' : shown;
  document.documentElement.dir = directionOf(shown);
  useLanguage.setState({ shown, failed: loaded === null });
}

/** Rejects when its file cannot be read. */
export async function loadLanguage(language: ShownLanguage, systemLocales: readonly string[]): Promise<Shown> {
  switch (language) {
    case 'en':
      return { catalogue: en, locale: localeFor('en', systemLocales) };
    case 'de':
      return { catalogue: (await import('./de.ts')).de, locale: localeFor('de', systemLocales) };
    case 'pseudo':
    case 'pseudo-rtl':
      return { catalogue: en, locale: localeFor('en', systemLocales), alter: pseudoOf };
  }
}
