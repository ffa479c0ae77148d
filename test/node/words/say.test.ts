/** What is said in each language, and that a wrong key or value does not compile. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import { de } from '../../../src-renderer/words/de.ts';
import { en } from '../../../src-renderer/words/en.ts';
import { noteDay } from '../../../src-renderer/words/language.ts';
import { dateWords, listWords, numberWords } from '../../../src-renderer/words/locale.ts';
import { type Key, say, sayRich } from '../../../src-renderer/words/say.ts';
import { sayIn } from '../../helpers/texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

afterEach(() => sayIn('en'));

test('a text is said in the language that is shown, and so are numbers, lists and dates', async () => {
  expect(say('tracking.shipment', { number: 'PB-1' })).toBe('Shipment PB-1');
  expect([numberWords(1234), listWords(['a', 'b'])]).toEqual(['1,234', 'a and b']);
  await sayIn('de');
  expect(say('tracking.shipment', { number: 'PB-1' })).toBe('Sendung PB-1');
  expect([numberWords(1234), listWords(['a', 'b'])]).toEqual(['1.234', 'a und b']);
  expect(dateWords('day', '2026-05-03T12:00:00Z')).toBe('3. Mai 2026');
});

test('dates and numbers are those of the system where it has the language, as in Australia', async () => {
  await sayIn('en', ['de-AT', 'en-AU']);
  expect(dateWords('day', '2026-05-03T12:00:00Z')).toBe('3 May 2026');
  // One word: 'PM' alone on the next line says nothing.
  expect(dateWords('dayTime', '2026-05-03T12:00:00Z')).toMatch(/\d\u00a0[ap]m$/i);
  await sayIn('de', ['de-AT', 'en-AU']);
  expect(dateWords('day', '2026-01-03T12:00:00Z')).toBe('3. Jän. 2026');
});

test('times are those of this computer also after it was set to another zone', () => {
  const before = process.env.TZ;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
    noteDay(Date.now());
  });
  const timesIn = (zone: string): string[] => {
    process.env.TZ = zone;
    noteDay(Date.now());
    return [dateWords('exact', '2026-01-15T13:45:00Z'), dateWords('dayOfYear', '2026-07-15T23:45:00Z')];
  };
  expect(timesIn('Australia/Lord_Howe')).toEqual([
    expect.stringMatching(/16.*12:45:00/),
    expect.stringContaining('16'),
  ]);
  expect(timesIn('Asia/Kathmandu')).toEqual([expect.stringMatching(/15.*7:30:00/), expect.stringContaining('16')]);
  expect(timesIn('America/St_Johns')).toEqual([expect.stringMatching(/15.*10:15:00/), expect.stringContaining('15')]);
});

test.each([
  ['en', en],
  ['de', de],
] as const)(
  'who reads how to print with CUPS also reads how on Windows, which has none: %s',
  (_language, catalogue) => {
    const texts = Object.values(catalogue as Texts).flatMap((subject) => Object.values(subject));
    const ofCups = texts.filter((text) => text.includes('CUPS'));
    expect(ofCups.length).toBeGreaterThan(0);
    expect(ofCups.filter((text) => !text.includes('Windows'))).toEqual([]);
  },
);

test.each([
  [en, 'three minutes'],
  [de, 'drei Minuten'],
] as const)('a manifest is said to take at most as long as Packbench waits for it: %#', (catalogue, longest) => {
  expect(serviceLimits.manifest.total).toBe(3 * 60_000);
  for (const key of ['sending.long', 'detail.asking'] as const) expect(catalogue.manifests[key]).toContain(longest);
});

test.each([
  [en, /\bleave\b/i],
  [de, /weglassen|lassen Sie sie weg/i],
] as const)('what leaves orders out of a manifest is called one thing on every screen: %#', (catalogue, word) => {
  const { manifests, station, failures } = catalogue;
  const said = [manifests['refused.take-out'], station['step.leave-out']];
  const advised = [failures['removed-meanwhile.next'], failures['shipped-meanwhile.next']];
  for (const text of [...said, ...advised]) expect(text).toMatch(word);
});

test('no text has the idiom that people who learned English stumble over', () => {
  const texts = Object.values(en as Texts).flatMap((subject) => Object.values(subject));
  expect(texts.filter((text) => /all the same/i.test(text))).toEqual([]);
});

/** Behind other words of its sentence: at the beginning of one, 'Orders' may be what stands in a list. */
const screenInside = /(?<=\p{Ll},? )(Station|Orders|Manifests|Hand-over|Address book|Activity|In doubt|Settings)\b/gu;
const screens = {
  Station: 'station',
  Orders: 'orders',
  Manifests: 'manifests',
  'Hand-over': 'hand-over',
  'Address book': 'address-book',
  Activity: 'activity',
  'In doubt': 'in-doubt',
  Settings: 'settings',
} as const;

test('a text that leads to a screen names it as the rail does, in German too', () => {
  const led = Object.entries(en).flatMap(([subject, texts]) =>
    Object.entries(texts).flatMap(([key, english]) =>
      [...english.matchAll(screenInside)].map(([name]) => {
        const german: string = (de as Texts)[subject]?.[key] ?? '';
        return {
          text: `${subject}.${key}`,
          german,
          screen: de.common[`screen.${screens[name as keyof typeof screens]}`],
        };
      }),
    ),
  );
  expect(led.length).toBeGreaterThan(40);
  expect(led.filter(({ german, screen }) => !german.includes(screen))).toEqual([]);
});

/** They ask where to save, or which file to read, before anything is done. */
const askForAFile = [
  ...['scan.card.save', 'scan.commands.save', 'orders.run.save', 'orders.list.file', 'in-doubt.import'],
  ...['in-doubt.import.another', 'validate.run.export', 'validate.action.export', 'validate.list.open'],
  ...['validate.action.open-file', 'activity.export', 'activity.action.export', 'hand-over.save'],
  ...[
    'manifests.save.button',
    'manifests.save.action',
    'settings.export',
    'settings.import',
    'settings.diagnostics.save',
  ],
] as const;

test('a press that asks for a file says so by dots behind its words', async () => {
  for (const language of ['en', 'de'] as const) {
    await sayIn(language);
    expect(askForAFile.map((key) => say(key)).filter((words) => !words.endsWith('…'))).toEqual([]);
  }
});

test('a time stands in its sentence behind a word that leads to it', () => {
  const texts = Object.values(en as Texts).flatMap((subject) => Object.values(subject));
  const bare = /\b(?:was|were|is|are)\b[^.,:(]*\b(?!(?:of|on|at|since)\b)\w+ \{time\}/;
  expect(texts.filter((text) => bare.test(text))).toEqual([]);
});

test('minutes and hours are shortened in one way in German', () => {
  const texts = Object.values(de as Texts).flatMap((subject) => Object.values(subject));
  expect(texts.filter((text) => /\d[ \u00a0](?:min|h|Stdn?)(?![\w.])/.test(text))).toEqual([]);
});

test('the dots behind German words stay in their line', () => {
  const texts = Object.values(de as Texts).flatMap((subject) => Object.values(subject));
  expect(texts.filter((text) => text.includes(' …'))).toEqual([]);
});

test('a count has its form', async () => {
  const counts = [1, 2, 1200];
  expect(counts.map((count) => say('common.orders', { count }))).toEqual(['1 order', '2 orders', '1,200 orders']);
  await sayIn('de');
  expect(counts.map((count) => say('common.orders', { count }))).toEqual([
    '1 Bestellung',
    '2 Bestellungen',
    '1.200 Bestellungen',
  ]);
});

test('what is drawn stands in its place in the sentence', () => {
  const said = sayRich('tracking.found.order-number', { age: createElement('b', null, '2 h ago') });
  expect(renderToStaticMarkup(said)).toBe('Found by order number · read <b>2 h ago</b>');
});

test('a name that is read from right to left, or has signs that turn the direction, moves no number beside it', () => {
  // As Unicode's bidirectional algorithm (UAX 9) has it: between FSI and PDI it has no part in the order of the rest.
  const alone = (text: string): string => `\u2068${text}\u2069`;
  const [hebrew, arabic, turned] = ['משה לוי', 'مخزن 5', '\u202eevoL'];
  expect(say('scan.choice.one', { order: '1001', receiver: hebrew, account: arabic })).toBe(
    `1001, ${alone(hebrew)}, ${alone(arabic)}`,
  );
  expect(say('tracking.shipment', { number: turned })).toBe(`Shipment ${alone(turned)}`);
  expect(say('tracking.shipment', { number: 'Żółw Ōsaka 5' })).toBe('Shipment Żółw Ōsaka 5');
  expect(listWords([hebrew, '1001', 'Ann'])).toBe(`${alone(hebrew)}, 1001, and Ann`);
  const age = createElement('b', null, '2 h ago');
  // What ends another's part, or begins one without an end, is left out: the words behind it would turn.
  const [ending, unending] = ['A\u2069\u202eB', '\u2067A\u2066B\u2069'];
  expect(say('tracking.shipment', { number: ending })).toBe(`Shipment ${alone('A\u202eB')}`);
  expect(say('tracking.shipment', { number: unending })).toBe(`Shipment ${alone('A\u2066B\u2069')}`);
  const drawn = sayRich('paper.answered', { cameOut: 'yes', operator: hebrew, age });
  expect(renderToStaticMarkup(drawn)).toContain(alone(hebrew));
});

test('the pseudo-language keeps values and tags, and is longer, accented and in brackets', async () => {
  const plain = say('tracking.shipment', { number: 'PB-1' });
  await sayIn('pseudo');
  const strange = say('tracking.shipment', { number: 'PB-1' });
  expect(strange).toBe('[Šhîpméñt PB-1 ~~~~]'.replace('î', 'í'));
  expect(strange.length).toBeGreaterThanOrEqual(plain.length * 1.4);
  expect(say('common.orders', { count: 2 })).toBe('[2 örðérš ~~~]'.replace('ð', 'd'));
});

describe('does not compile', () => {
  const notRun = (_: () => unknown): void => undefined;

  test('an unknown key, a missing, a superfluous or a wrong value', () => {
    // @ts-expect-error no such text
    notRun(() => say('tracking.nothing'));
    // @ts-expect-error no such subject
    notRun(() => say('nothing.title'));
    // @ts-expect-error the number is missing
    notRun(() => say('tracking.shipment'));
    // @ts-expect-error it has another name
    notRun(() => say('tracking.shipment', { numbers: 'PB-1' }));
    // @ts-expect-error one too many
    notRun(() => say('tracking.shipment', { number: 'PB-1', count: 1 }));
    // @ts-expect-error it takes none
    notRun(() => say('tracking.search', { number: 'PB-1' }));
    // @ts-expect-error a count is a number
    notRun(() => say('common.orders', { count: '2' }));
    // @ts-expect-error what a choice is made by is missing
    notRun(() => say('failures.timed-out.happened'));
    // @ts-expect-error an element is drawn: sayRich
    notRun(() => say('tracking.found.order-number', { age: createElement('b') }));
    // @ts-expect-error any text is no key
    const key: Key = 'Shipment' as string;
    expect(key).toBe('Shipment');
  });
});
