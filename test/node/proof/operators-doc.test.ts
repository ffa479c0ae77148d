/**
 * The help, docs/operators.md and its German twin: both have a part for every topic, in the same order; every word
 * quoted from the screen is in the catalogue of its language, and every picture is there and used.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { failureCodes } from '../../../src-preload/contract/failure-traits.ts';
import type { OfferedLanguage } from '../../../src-preload/contract/preferences.ts';
import { type HelpBlock, type HelpPart, readHelp } from '../../../src-renderer/help/help-text.ts';
import { screenTopics, topicNow } from '../../../src-renderer/help/screen-topics.ts';
import { drillFor, helpTopics } from '../../../src-renderer/ui/help-topics.ts';
import { de } from '../../../src-renderer/words/de.ts';
import { en } from '../../../src-renderer/words/en.ts';
import type { Catalogue } from '../../../src-renderer/words/say.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const helpIn = (file: string): readonly HelpPart[] => readHelp(readFileSync(join(root, 'docs', file), 'utf8'));
const helpOf: Readonly<Record<OfferedLanguage, readonly [parts: readonly HelpPart[], catalogue: Catalogue]>> = {
  en: [helpIn('operators.md'), en],
  de: [helpIn('operators.de.md'), de],
};
const languages = Object.entries(helpOf).map(([language, [parts, catalogue]]) => [language, parts, catalogue] as const);

/** Stands for a value in a text. */
const value = '\u0001';
const keyOfTheKeyboard = /^F\d+$/;

describe.each(languages)('in %s', (language, parts, catalogue) => {
  test('every topic has its part, in its order', () => {
    expect(parts.map(({ topic }) => topic)).toEqual(helpTopics);
  });

  const texts = Object.values(catalogue).flatMap((subject) => Object.values(subject).flatMap(textsOf));
  const quoted = parts.flatMap(({ topic, blocks }) => blocks.flatMap(quotesOf).map((quote) => ({ topic, ...quote })));

  test('there are quoted words', () => expect(quoted.length).toBeGreaterThan(90));

  test('what is pressed is a whole text of the screen', () => {
    const pressed = quoted.filter(({ look, words }) => look === 'strong' && !keyOfTheKeyboard.test(words));
    expect(pressed.filter(({ words }) => !texts.some((text) => isSaid(words, text)))).toEqual([]);
  });

  test('what is read is a text of the screen, or the beginning of a sentence of one', () => {
    const read = quoted.filter(({ look }) => look === 'emphasis');
    const begins = (words: string, text: string): boolean =>
      text.startsWith(words) || text.includes(` ${words}`) || text.includes(`${value}${words}`);
    expect(
      read.filter(({ words }) => !texts.some((text) => isSaid(words, text) || begins(words.replace(/\.$/, ''), text))),
    ).toEqual([]);
  });

  test('its pictures are there, and all of them are used', () => {
    const named = parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'picture' ? block.path : [])),
    );
    const there = globSync(`pictures/help/${language}/*.png`, { cwd: join(root, 'docs') });
    expect(named.length).toBeGreaterThan(0);
    expect(named.toSorted()).toEqual(there.toSorted());
  });
});

test('the languages say the same, part by part: as many steps, paragraphs and pictures', () => {
  const [english = [], ...others] = languages.map(([language, parts]) =>
    parts.map(({ topic, level, blocks }) => ({
      topic,
      level,
      blocks: blocks.map((block) => shapeOf(block, language)),
    })),
  );
  for (const other of others) expect(other).toEqual(english);
});

test('F1 opens a part on every screen, and what is shown there has the last word', () => {
  for (const topic of Object.values(screenTopics)) expect(helpTopics).toContain(topic);
  expect(topicNow('orders', [])).toBe('orders');
  expect(topicNow('orders', ['printer', 'lost-answer'])).toBe('lost-answer');
});

test('every drill belongs to a failure or a banner; those that a failure names are there', () => {
  const named = new Set(failureCodes.map((code) => drillFor({ code })).filter((topic) => topic !== null));
  expect([...named].filter((topic) => !helpTopics.includes(topic))).toEqual([]);
  expect([...named].sort()).toEqual([
    'ask-for-help',
    'damaged-file',
    'disk-full',
    'keychain',
    'lost-account',
    'lost-answer',
    'missing-parcels',
    'new-computer',
    'printer',
    'service-away',
  ]);
});

test('every drill is walked in the app by a spec', () => {
  const specs = globSync('test/app/**/*.spec.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  const drills = helpTopics.slice(helpTopics.indexOf('lost-answer'));
  const walked = drills.filter((topic) => specs.some((spec) => spec.includes(`walkOf('${topic}')`)));
  expect(drills.filter((topic) => !walked.includes(topic))).toEqual([]);
});

test.each([
  ['a table', '| a | b |'],
  ['a tag', '<b>bold</b>'],
  ['a list without numbers', '- one\n- two'],
  ['a quote', '> words'],
])('what the help does not show is an error: %s', (_name, block) => {
  expect(() => readHelp(`<!-- topic: day -->\n\n## Title\n\n${block}\n`)).toThrow('a form that the help does not show');
});

test('a topic that nobody knows is an error', () => {
  expect(() => readHelp('<!-- topic: nowhere -->\n\n## Title\n\nWords.\n')).toThrow('no topic of the help');
});

function quotesOf(block: HelpBlock) {
  if (block.kind === 'picture') return [];
  return block.kind === 'paragraph' ? block.words : block.steps.flat();
}

function shapeOf(block: HelpBlock, language: string) {
  if (block.kind === 'picture') return block.path.replace(`/${language}/`, '/');
  return block.kind === 'steps' ? `${block.steps.length} steps` : block.kind;
}

/**
 * Whether the text, with its values, says all of the quoted words; a text that is hardly more than a value says
 * nothing.
 */
function isSaid(words: string, text: string): boolean {
  if (text.replaceAll(value, '').trim().length < 2) return false;
  const pattern = text.split(value).map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pattern.join('.+')}$`, 'u').test(words);
}

/** A message as it may be read: one text for each of its choices. */
function textsOf(message: string): readonly string[] {
  const elements = parse(message);
  return Array.from({ length: choicesOf(elements) }, (_, choice) => textOf(elements, choice));
}

function choicesOf(elements: readonly MessageFormatElement[]): number {
  return Math.max(
    1,
    ...elements.map((element) => {
      if (element.type === TYPE.tag) return choicesOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return 1;
      const options = Object.values(element.options);
      return Math.max(options.length, ...options.map((option) => choicesOf(option.value)));
    }),
  );
}

function textOf(elements: readonly MessageFormatElement[], choice: number): string {
  const pieces = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.tag) return textOf(element.children, choice);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return value;
    const options = Object.values(element.options);
    return textOf(options[choice % options.length]?.value ?? [], choice);
  });
  return pieces.join('');
}
