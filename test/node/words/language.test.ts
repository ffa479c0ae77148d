/** Which language is shown: the one that was chosen, or the system's where we have it. */
import { expect, test } from 'vitest';
import { languageFor } from '../../../src-renderer/words/language.ts';

test.each([
  [['de-AT', 'en-GB'], 'de'],
  [['fr-FR', 'de-CH', 'en-US'], 'de'],
  [['en-AU'], 'en'],
  [['fr-FR', 'ja'], 'en'],
  [['en-US@posix', 'c', 'de'], 'de'],
  [[], 'en'],
] as const)('a system that speaks %j gets %s', (systemLocales, shown) => {
  expect(languageFor('system', systemLocales)).toBe(shown);
});

test('what was chosen counts more than the system', () => {
  expect(languageFor('en', ['de-DE'])).toBe('en');
  expect(languageFor('pseudo-rtl', ['de-DE'])).toBe('pseudo-rtl');
});
