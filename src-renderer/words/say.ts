/**
 * Every text a person reads is said through this file, and stands in the catalogue of each language beside it.
 *
 * How a text is added:
 *  1. A line in words/en/<folder of the screen>.ts, the source: `'empty.title': 'Where is it?'`. English, short, read it aloud.
 *     Values in braces, plurals by ICU MessageFormat: `'found': '{count, plural, one {# order} other {# orders}} found'`.
 *     An apostrophe is written ’, so that it never quotes. What every screen says (Cancel, '3 orders') is in en/common.ts, and
 *     a count that several texts say in en/counts.ts: `'ask': \`Manifest ${orderCount}?\``.
 *     en-first.ts and en-later.ts say which folders come with the page and which behind its first screen.
 *  2. The same line in words/de/<folder>.ts: it does not compile without it. A comment over the line says what a translator
 *     cannot see from it: where it stands, what a value holds.
 *  3. `say('tracking.empty.title')` where it is shown; `say('orders.found', { count })` with values. A word that stands out:
 *     `'ask': 'Ask <b>{name}</b>'` and `sayRich('bench.ask', { name, b: (words) => <strong>{words}</strong> })`.
 *
 * `say` is asked while something is drawn, never at the top of a module: the language may change while the
 * app runs, and all that is shown is then drawn anew. So a list of choices or columns is a function, not a constant, and a store
 * keeps what happened, not its words. An unknown key, a missing or a superfluous value does not compile; `npm run check` finds a
 * text that stands elsewhere, one that is said too early, one that nobody says, a count's form that stands twice, and a translation
 * that takes other values.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Texts } from './en.ts';
import { enFirst } from './en-first.ts';
import { eachIsolated } from './isolated.ts';

/** 'tracking.empty.title': the subject up to the first dot, then the name. */
export type Key = { [Subject in keyof Texts]: `${Subject}.${keyof Texts[Subject] & string}` }[keyof Texts];

type Message<K extends Key> = K extends `${infer Subject extends keyof Texts}.${infer Name}`
  ? Texts[Subject][Name & keyof Texts[Subject]] & string
  : never;

type Values<M extends string, Shown> = InOne<
  GetICUArgs<M, { ICUNumberArgument: number; ICUDateArgument: never; ICUArgument: Shown }>
>;

/**
 * A 'select' has a type for each of its choices: the values of all of them must be given, because a translation may
 * need them.
 */
type InOne<Each> = {
  [Name in Each extends unknown ? keyof Each : never]: Each extends { [N in Name]: infer Value } ? Value : never;
};

/** 'b' for 'Ask <b>{name}</b>'. */
type Tags<M extends string> = M extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

/** One of several keys may be used: the values of all of them must be given. */
type OfAll<Each> = (Each extends unknown ? (each: Each) => void : never) extends (each: infer All) => void
  ? All
  : never;
type Given<All> = keyof All extends never ? [] : [values: All];

/** A message with tags is not plain text: use `sayRich`. */
type PlainValues<K extends Key> = OfAll<
  K extends Key ? Values<Message<K>, string | number> & Record<Tags<Message<K>>, never> : never
>;
type RichValues<K extends Key> = OfAll<
  K extends Key ? Values<Message<K>, ReactNode> & Record<Tags<Message<K>>, (words: ReactNode) => ReactNode> : never
>;

/** Plain text in the shown language. */
export function say<K extends Key>(key: K, ...given: Given<PlainValues<K>>): string {
  const format = formatOf(key);
  if (typeof format === 'string') return format;
  return String(format.format<string>(eachIsolated((given[0] ?? {}) as Record<string, string | number>)));
}

/** For texts in which a value is drawn (an age, a shortcut) or words stand out. */
export function sayRich<K extends Key>(key: K, ...given: Given<RichValues<K>>): ReactNode {
  const format = formatOf(key);
  if (typeof format === 'string') return format;
  const values = Object.entries(eachIsolated((given[0] ?? {}) as Record<string, unknown>)).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: readonly ReactNode[]) => value(inOne(parts)) : value,
  ]);
  const parts = format.format<ReactNode>(Object.fromEntries(values));
  return Array.isArray(parts) ? inOne(parts) : (parts as ReactNode);
}

function inOne(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** A catalogue of any language: the same subjects and names as the source. */
export type Catalogue = CatalogueOf<Texts>;
export type CatalogueOf<Source> = { readonly [Subject in keyof Source]: TextsOf<Source[Subject]> };
/** One subject of it. */
export type TextsOf<Source> = { readonly [Name in keyof Source]: string };

/** What turns a message into a text: the messages, and the language whose plurals and numbers they follow. */
export interface Shown {
  /** Without what comes behind the first screen, until it is there. */
  readonly catalogue: Partial<Catalogue>;
  readonly locale: string;
  /** Transforms each message before it is formatted, as the pseudo-locale does. */
  readonly alter?: (message: string) => ConstructorParameters<typeof IntlMessageFormat>[0];
}

let shown: Shown = { catalogue: enFirst, locale: 'en' };
/**
 * Two of three messages have no sign of MessageFormat and are their own text. Making a format of each, which looks for its
 * locale anew, took a twelfth of what the page computes before its first rows.
 */
let formats = new Map<Key, IntlMessageFormat | string>();

/** From now on every text is in this language. The caller must draw the texts again (language.ts does both). */
export function speak(next: Shown): void {
  shown = next;
  formats = new Map();
}

/** More texts of the language that is shown. */
export function addTexts(texts: Partial<Catalogue>): void {
  shown = { ...shown, catalogue: { ...shown.catalogue, ...texts } };
}

/** What was said until now. */
export function shownTexts(): Partial<Catalogue> {
  return shown.catalogue;
}

/** The locale of dates, numbers, lists and sorting (locale.ts). */
export function shownLocale(): string {
  return shown.locale;
}

function formatOf(key: Key): IntlMessageFormat | string {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const message = messageOf(key);
  const isText = shown.alter === undefined && !/[{<']/.test(message);
  const format = isText ? message : new IntlMessageFormat(shown.alter?.(message) ?? message, shown.locale);
  formats.set(key, format);
  return format;
}

/** For a key made from something stored, maybe by a newer Packbench. */
export function hasText(key: string): key is Key {
  return messageAt(key) !== undefined;
}

/** Throws when there is no such text, which the types and `npm run check` rule out. */
function messageOf(key: Key): string {
  const message = messageAt(key);
  if (message === undefined) throw new Error(`No text has the key ${key}`);
  return message;
}

function messageAt(key: string): string | undefined {
  const dot = key.indexOf('.');
  const name = key.slice(dot + 1);
  const subject: Readonly<Record<string, string>> = shown.catalogue[key.slice(0, dot) as keyof Texts] ?? {};
  return Object.hasOwn(subject, name) ? subject[name] : undefined;
}
