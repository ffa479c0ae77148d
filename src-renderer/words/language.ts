/**
 * The shown language. A language is loaded when it is chosen, at a start only as far as the first screen says it: the other
 * half comes behind that screen (ui/on-demand.tsx). What English, the source, says there is always there.
 */
import { create } from 'zustand';
import type { Language, OfferedLanguage } from '../../src-preload/contract/preferences.ts';
import { enFirst } from './en-first.ts';
import { pseudoOf } from './pseudo.ts';
import { addTexts, type Catalogue, type Shown, shownTexts, speak } from './say.ts';

/** Each by its own name, as a person looks for it. */
export const languageNames: Readonly<Record<OfferedLanguage, string>> = { en: 'English', de: 'Deutsch' };

export type ShownLanguage = Exclude<Language, 'system'>;

interface LanguageState {
  /** Null until the first one is loaded. */
  readonly shown: ShownLanguage | null;
  /** True when the chosen one could not be loaded and English is shown instead. */
  readonly failed: boolean;
  /** Today on the wall, and the zone of the clock. Words leave out the day of a time that is today's, and name it in that zone. */
  readonly day: string;
}

/** 'Thu Jan 15 2026 GMT+0545 (Nepal Time)'. */
const dayOf = (at: number): string => new Date(at).toString().replace(/\d\d:\d\d:\d\d /, '');

/** The root of the page reads it, so that everything is drawn again when it changes. */
export const useLanguage = create<LanguageState>()(() => ({ shown: null, failed: false, day: dayOf(Date.now()) }));

/**
 * Everything is drawn again when a new day has begun: a bench that stands idle over midnight shows times of yesterday then. So it is
 * when the computer was set to another zone.
 */
export function noteDay(now: number): void {
  const day = dayOf(now);
  if (day !== useLanguage.getState().day) useLanguage.setState({ day });
}

/** 'system' means the first of the system's languages (as the page's `navigator.languages`) that we have, otherwise English. */
export function languageFor(chosen: Language, systemLocales: readonly string[]): ShownLanguage {
  if (chosen !== 'system') return chosen;
  return systemLocales.map(languageOf).find(isOurs) ?? 'en';
}

function isOurs(language: string): language is OfferedLanguage {
  return language in languageNames;
}

/** Whose texts and help are shown: the pseudo-languages are made of English. */
export function offeredOf(language: ShownLanguage): OfferedLanguage {
  return isOurs(language) ? language : 'en';
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
let isLaterNeeded = false;

/** Loads the language and shows everything in it. If it cannot be loaded, English is shown and `failed` says so. */
export async function showLanguage(chosen: Language, systemLocales: readonly string[]): Promise<void> {
  asked += 1;
  const turn = asked;
  const language = languageFor(chosen, systemLocales);
  let loaded: Shown | null;
  let withLater: boolean;
  do {
    withLater = isLaterNeeded;
    loaded = await loadLanguage(language, systemLocales, withLater).catch(() => null);
    // Another one was chosen while this one was on its way.
    if (turn !== asked) return;
  } while (withLater !== isLaterNeeded);
  speak(loaded ?? { catalogue: { ...shownTexts(), ...enFirst }, locale: localeFor('en', systemLocales) });
  const shown = loaded === null ? 'en' : language;
  document.documentElement.lang = shown.startsWith('pseudo') ? 'en' : shown;
  document.documentElement.dir = directionOf(shown);
  useLanguage.setState({ shown, failed: loaded === null });
}

/** Adds what only comes behind the first screen; from now on it comes with each language. Rejects when it cannot be read. */
export async function bringLaterTexts(): Promise<void> {
  isLaterNeeded = true;
  const { shown } = useLanguage.getState();
  const later = await textsIn[offeredOf(shown ?? 'en')].later();
  if (useLanguage.getState().shown === shown) addTexts(later);
  else await bringLaterTexts();
}

/** Rejects when a file of it cannot be read. */
export async function loadLanguage(
  language: ShownLanguage,
  systemLocales: readonly string[],
  withLater = true,
): Promise<Shown> {
  const offered = offeredOf(language);
  const texts = textsIn[offered];
  const [first, later] = await Promise.all([texts.first(), withLater ? texts.later() : {}]);
  return {
    catalogue: { ...first, ...later },
    locale: localeFor(offered, systemLocales),
    ...(language.startsWith('pseudo') ? { alter: pseudoOf } : {}),
  };
}

interface Texts {
  readonly first: () => Promise<Partial<Catalogue>>;
  readonly later: () => Promise<Partial<Catalogue>>;
}

const textsIn: Readonly<Record<OfferedLanguage, Texts>> = {
  en: {
    first: async () => enFirst,
    later: async () => (await import('./en-later.ts')).enLater,
  },
  de: {
    first: async () => (await import('./de-first.ts')).deFirst,
    later: async () => (await import('./de-later.ts')).deLater,
  },
};
