/**
 * The person's languages, as the system's environment names them. Electron brings the texts of every language, so that Chromium
 * passes the system's on to its pages; Debian's Chromium and the one for tests have English alone, and would call it the person's.
 */

/**
 * By gettext's rules: LANGUAGE is a list of what is preferred, and counts only beside a locale that is a language. Each followed
 * by the language without its region, as in a browser; empty: the system names none.
 */
export function systemLanguages(environment: NodeJS.ProcessEnv): readonly string[] {
  const locale = localeIn(environment);
  if (languageIn(locale) === null) return [];
  const named = [...(environment.LANGUAGE ?? '').split(':'), locale].map(languageIn).filter((name) => name !== null);
  return [...new Set(named.flatMap((name) => [name, name.split('-')[0] ?? name]))];
}

/** How the system writes numbers, as Chromium's library finds it: LANGUAGE is about texts alone. */
export const systemLocale = (environment: NodeJS.ProcessEnv): string => languageIn(localeIn(environment)) ?? 'en-US';

const localeIn = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string => LC_ALL || LC_MESSAGES || LANG || '';

/** 'de_AT.UTF-8@euro' is 'de-AT'. Null: it names no language, as 'C' and 'POSIX'. */
function languageIn(locale: string): string | null {
  const [language, region] = /^([a-z]{2,3})(?:_([A-Z]{2}))?(?:[.@]|$)/.exec(locale)?.slice(1) ?? [];
  if (language === undefined) return null;
  return region === undefined ? language : `${language}-${region}`;
}
