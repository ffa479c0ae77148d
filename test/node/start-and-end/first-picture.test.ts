/** What the window shows before the page's styles and script are there is as they show it a moment later. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstColours, firstSizes, readFirstLook, withFirstPicture } from '../../../src-main/electron/first-picture.ts';

const source = (path: string): string => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
const tokens = source('src-renderer/ui/tokens.css');
const page = source('src-renderer/index.html');
const newcomer = { theme: 'light', density: 'comfortable', language: 'en' } as const;

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-first-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A token as the rule with this selector has it. */
function token(selector: string, name: string): string {
  const rule = tokens.slice(tokens.indexOf(`\n${selector} {`));
  return new RegExp(`--${name}: ([^;]+);`).exec(rule.slice(0, rule.indexOf('\n}')))?.[1] ?? 'none';
}

test.each(['light', 'dark', 'high-contrast'] as const)('its colours are those of the page: %s', (theme) => {
  const rule = `:root[data-theme="${theme}"]`;
  const colours = { desk: token(rule, 'desk'), surface: token(rule, 'surface'), line: token(rule, 'line') };
  expect(firstColours[theme]).toEqual(colours);
  const drawn = withFirstPicture(page, { ...newcomer, theme }, null);
  for (const colour of Object.values(colours)) expect(drawn).toContain(`fill="${colour}"`);
  expect(drawn).toContain(`data-theme="${theme}"`);
});

test('its sizes are those of the page', () => {
  const [touch, german] = [':root[data-density="touch"]', ':root:lang(de)'];
  const pixels = (selector: string, name: string): number => Number(token(selector, name).replace('px', ''));
  expect(firstSizes).toEqual({
    rail: {
      comfortable: pixels(':root', 'rail-width'),
      touch: pixels(touch, 'rail-width'),
      de: pixels(german, 'rail-width'),
    },
    topLine: { comfortable: pixels(':root', 'top-line-height'), touch: pixels(touch, 'top-line-height') },
  });
  expect(withFirstPicture(page, { ...newcomer, language: 'de' }, null)).toContain('<rect x="112" y="48"');
  expect(withFirstPicture(page, { ...newcomer, density: 'touch' }, null)).toContain('<rect x="100" y="60"');
});

test('the page has a place for it, and no style in itself, which its policy would refuse', () => {
  const drawn = withFirstPicture(page, newcomer, null);
  expect(drawn).toMatch(/<div id="root"><\/div>\s*<svg id="first-picture" aria-hidden="true"/);
  expect(drawn).not.toMatch(/<style|\sstyle=/);
});

test('Chromium offers no translation of a page that has languages of its own', () => {
  expect(withFirstPicture(page, { ...newcomer, language: 'de' }, null)).toContain(
    '<meta name="google" content="notranslate" />',
  );
});

test('it is as chosen last', () => {
  const folder = ownFolder();
  writeFileSync(
    join(folder, 'settings.json'),
    JSON.stringify({ preferences: { theme: 'high-contrast', density: 'touch', language: 'de' } }),
  );
  expect(readFirstLook(folder, false)).toEqual({ theme: 'high-contrast', density: 'touch', language: 'de' });
});

test.each([
  ['none', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['preferences that are none', '{"preferences":null}'],
  ['words nobody knows', '{"preferences":{"theme":"constructor","density":1,"language":["de"]}}'],
  ['the system’s theme', '{"preferences":{"theme":"system","language":"system"}}'],
])('settings with %s: as for a newcomer, and as the system is', (_name, text) => {
  const folder = ownFolder();
  if (text !== null) writeFileSync(join(folder, 'settings.json'), text);
  expect(readFirstLook(folder, false)).toEqual(newcomer);
  expect(readFirstLook(folder, true)).toEqual({ ...newcomer, theme: 'dark' });
});

test('a folder in the place of the settings stops no start', () => {
  const folder = ownFolder();
  mkdirSync(join(folder, 'settings.json'));
  expect(readFirstLook(folder, false)).toEqual(newcomer);
});
