/**
 * What the window shows until the page's styles and script are there: the shell's surfaces, in the theme and the sizes
 * that were chosen last. They are attributes of the page and of a drawing, because its policy refuses styles in the page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindAt } from '../disk/move-aside.ts';
import type { PlaceAtStart } from '../start-and-end/place-at-start.ts';

type FirstTheme = 'light' | 'dark' | 'high-contrast';

export interface FirstLook {
  readonly theme: FirstTheme;
  readonly density: 'comfortable' | 'touch';
  readonly language: 'en' | 'de';
}

/** As in the page's ui/tokens.css; a test compares them. */
export const firstColours: Readonly<Record<FirstTheme, { desk: string; surface: string; line: string }>> = {
  light: { desk: '#f6f6f7', surface: '#ffffff', line: '#e0e0e6' },
  dark: { desk: '#121215', surface: '#19191d', line: '#303038' },
  'high-contrast': { desk: '#000000', surface: '#000000', line: '#8c8c8c' },
};

/** In CSS pixels, as in the page's ui/tokens.css. */
export const firstSizes = {
  rail: { comfortable: 88, touch: 96, de: 108 },
  topLine: { comfortable: 48, touch: 60 },
} as const;
const accountBar = 4;
const statusLine = 29;

/**
 * What the settings in `folder` say, read without any of the services, which load behind the window. A file that cannot
 * be read, or says something else, is their matter: until then the window looks as it does for a newcomer.
 */
export function readFirstLook(folder: string, systemIsDark: boolean): FirstLook {
  const { theme, density, language } = preferencesIn(join(folder, 'settings.json'));
  return {
    theme: isTheme(theme) ? theme : systemIsDark ? 'dark' : 'light',
    density: density === 'touch' ? 'touch' : 'comfortable',
    language: language === 'de' ? 'de' : 'en',
  };
}

const isTheme = (value: unknown): value is FirstTheme =>
  typeof value === 'string' && Object.hasOwn(firstColours, value);

function preferencesIn(path: string): Readonly<Record<string, unknown>> {
  try {
    if (kindAt(path) !== 'file') return {};
    const { preferences } = Object(JSON.parse(readFileSync(path, 'utf8')));
    return Object(preferences);
  } catch {
    // The services read it again, and say so.
    return {};
  }
}

/**
 * `html`: the built page, with the attributes of a newcomer. `place`: where the page begins, which it reads before it draws
 * anything; null: with the orders.
 */
export function withFirstPicture(
  html: string,
  { theme, density, language }: FirstLook,
  place: PlaceAtStart | null,
): string {
  const { desk, surface, line } = firstColours[theme];
  const left = accountBar + (language === 'de' ? firstSizes.rail.de : firstSizes.rail[density]);
  const top = firstSizes.topLine[density];
  const begins = place === null ? '' : ` data-begins="${encodeURIComponent(JSON.stringify(place))}"`;
  const status = `y="100%" transform="translate(0 -${statusLine})"`;
  return html
    .replace(/<html\b[^<>]*>/, `<html lang="${language}" data-theme="${theme}" data-density="${density}"${begins}>`)
    .replace(
      '<div id="root"></div>',
      `$&
    <svg id="first-picture" aria-hidden="true" width="100%" height="100vh">
      <rect width="100%" height="100%" fill="${desk}" />
      <rect x="${left}" y="${top}" width="100%" height="100%" fill="${line}" />
      <rect x="${left + 1}" y="${top + 1}" width="100%" height="100%" fill="${surface}" />
      <rect x="${accountBar}" ${status} width="100%" height="${statusLine}" fill="${line}" />
      <rect x="${accountBar}" ${status} width="100%" height="${statusLine}" fill="${desk}" />
      <rect width="${accountBar}" height="100%" fill="${line}" />
    </svg>`,
    );
}
