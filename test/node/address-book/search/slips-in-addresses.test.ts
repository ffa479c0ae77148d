/**
 * Addresses typed with a slip that is no letter of a word: another kind of street, two figures of a post code swapped, words
 * run together, one word that the entry does not have, and what is pasted along.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import { bookEntry } from '../book-entry.ts';

/** Beside each stands somebody who has the words that are wrong in it. */
const held = [
  'Ann Lee | 13 Grey Street | Leeds | LS1 4AP | GB | 0113 496 0123',
  'Bob Ray | 7 Lane Avenue | Berlin | 10119 | DE |',
  'Ida Kern | Lindenstraße 12 | Celle | 29221 | DE | 05141 99 88 77',
  'Jan Kern | Lindenstraße 14 | Celle | 29221 | DE |',
  'Ute Ort | Talweg 2 | Celle | 29212 | DE |',
  'Lars Ek | Storgatan 8 | Falun | 791 51 | SE |',
  'Mia Ek | Ringvägen 3 | Falun | 791 15 | SE |',
  'Piet Vos | Kerkstraat 21 | Leiden | 2312 AB | NL |',
  'Luc Roy | 113 boulevard du Rhône | Lyon | 69003 | FR | 04 72 10 30 30',
  'Léa Roy | 9 quai Perrache | Lyon | 69002 | FR |',
  'José Gil | Travessa do Carmo, 171 | Braga | 4700-309 | PT |',
  'Ana Gil | Rua do Sol, 5 | Braga | 4700-310 | PT |',
  'Joe Hill | 453 Smith Circle | Reno | 89501 | US | (775) 555-0142',
  'Léa Kay | 30 boulevard Gallieni | Paris | 75012 | FR |',
  'General France | 5 Cedex Way | Perth | 6001 | AU |',
  'Eve Lim | Blk 123 Ang Mo Kio Ave 6 | Singapore | 560123 | SG |',
  'Mia Chen | Unit 5/12 Smythe St | Fitzroy | 3065 | AU |',
  '佐藤 健 | 西新宿2-8-1 | 新宿区 | 163-8001 | JP |',
  '김철수 | 테헤란로 152 | 강남구 | 06236 | KR |',
  '王芳 | 解放大道140号 | 武汉市 | 430014 | CN |',
  'Order Shop | 12 Nr Road | Perth | 6000 | AU |',
  'Beim Nachbarn GbR | Abgebenweg 4 | Ulm | 89073 | DE |',
  'Leaves & Withers | 9 Doorn Close | Perth | 6000 | AU |',
  'Voisin Laissert | 9 rue Chezy | Nice | 06000 | FR |',
].map((line, at) => {
  const [name = '', street = '', city = '', postCode = '', country = '', telephone = ''] = line
    .split('|')
    .map((field) => field.trim());
  return bookEntry({ entryId: at + 1, name, street, city, postCode, country, telephone });
});

const folder = mkdtempSync(join(tmpdir(), 'packbench-slips-'));
const book = createAddressBook({ path: join(folder, 'book.sqlite') });
beforeAll(async () => {
  await book.replaceAll(held);
});
afterAll(() => {
  book.close();
  rmSync(folder, { recursive: true, force: true });
});

const found = (typed: string) => book.find(typed, 5).map(({ entry, without }) => [entry.name, ...without]);

test.each([
  ['13 Grey Lane', 'Ann Lee', 'lane'],
  ['13 Grey Ave Leeds', 'Ann Lee', 'ave'],
  ['Lindenweg 12', 'Ida Kern', 'lindenweg'],
  ['Lindenweg 12 Celle', 'Ida Kern', 'lindenweg'],
  ['Talstr. 2 Celle', 'Ute Ort', 'talstr'],
  ['Storvägen 8', 'Lars Ek', 'storvagen'],
  ['Kerklaan 21 Leiden', 'Piet Vos', 'kerklaan'],
  ['113 quai du Rhône', 'Luc Roy', 'quai'],
  ['Rua do Carmo 171', 'José Gil', 'rua'],
  ['Joe Hill 453 Smith Road Reno', 'Joe Hill', 'road'],
])('another kind of street, and the number: %s', (typed, name, ...without) => {
  expect(found(typed)).toEqual([[name, ...without]]);
});

test.each([
  '15 Grey Lane',
  '1 Grey Lane',
  '1 Smythe Street Road',
  'Lindenweg 16',
  // Without a number, a kind may be a name: nobody is called so.
  'Joe Lane',
  'Ann Road',
])('neither the number nor a name is given up for the kind of street: %s', (typed) => {
  expect(found(typed)).toEqual([]);
});

test.each([
  ['Lindenstr. 12 29212 Celle', 'Ida Kern', '29212'],
  ['Ida Kern 22921', 'Ida Kern', '22921'],
  ['Vos Leiden 3212', 'Piet Vos', '3212'],
  ['Lars Ek 791 15', 'Lars Ek', '791', '15'],
  ['Carmo 171 4700-390', 'José Gil', '4700', '390'],
])('two neighbouring figures of a post code swapped: %s', (typed, name, ...without) => {
  expect(found(typed)).toEqual([[name, ...without]]);
});

test.each([
  'Lindenstraße 21 Celle',
  'Lindenstraße 12 29222 Celle',
  '31 Grey Street',
  '543 Smith Circle',
  'Ida Kern 29122',
])('numbers of houses are never swapped, and no other figure is right: %s', (typed) => {
  expect(found(typed)).toEqual([]);
});

test.each([
  ['13greystreet', 'Ann Lee'],
  ['13GreyStreet', 'Ann Lee'],
  ['greystreet 13', 'Ann Lee'],
  ['lindenstrasse12', 'Ida Kern'],
  ['113boulevarddurhone', 'Luc Roy'],
  ['13greystreet leeds', 'Ann Lee'],
  ['453smithcircle reno', 'Joe Hill'],
])('a street run together: %s', (typed, name) => {
  expect(found(typed)).toEqual([[name]]);
});

test.each([
  ['Ida Kern Lindenstraße 12 29221 Berlin', 'Ida Kern', 'berlin'],
  ['Ute Kern Lindenstraße 12 29221 Celle', 'Ida Kern', 'ute'],
  ['Lars Ek Ringvägen 8 791 51 Falun', 'Lars Ek', 'ringvagen'],
])('one word of a whole address that other entries have: %s', (typed, name, ...without) => {
  expect(found(typed)).toEqual([[name, ...without]]);
});

test.each([
  ['13 Grey Street, 0113 496 0123', 'Ann Lee'],
  ['13 Grey Street Leeds 0113 496 0123', 'Ann Lee'],
  ['453 Smith Circle (775) 555-0142', 'Joe Hill'],
])('its own telephone number behind a number of a house: %s', (typed, name) => {
  expect(found(typed)).toEqual([[name]]);
});

test.each([
  ['13 Grey Street 0113 496 9999', 'Ann Lee'],
  ['Lars Ek Storgatan 8 Falun 070 123 45 67', 'Lars Ek'],
  ['Joe Hill 453 Smith Circle 775-555-9999', 'Joe Hill'],
  ['Joe Hill 453 Smith Circle 7755559999', 'Joe Hill'],
])('the telephone number of somebody else: %s', (typed, name) => {
  expect(found(typed).map(([one]) => one)).toEqual([name]);
});

test.each([
  ['30 boulevard Gallieni 75012 Paris cedex 12', 'Léa Kay', 'cedex', '12'],
  ['30 bd Gallieni CEDEX', 'Léa Kay', 'cedex'],
  ['gallieni 30 paris france', 'Léa Kay', 'france'],
])('words of the post in France: %s', (typed, name, ...without) => {
  expect(found(typed)).toEqual([[name, ...without]]);
});

test.each([
  ['S560123', 'Eve Lim'],
  ['CH29221 Celle', 'Ida Kern'],
  ['D29221 Kern Celle', 'Ida Kern'],
  ['u5 12 smythe st', 'Mia Chen'],
  ['U5/12 Smythe Street', 'Mia Chen'],
])('letters that stand before a number without a space: %s', (typed, first) => {
  expect(found(typed)[0]?.[0]).toBe(first);
});

test.each([
  ['佐藤健様', '佐藤 健'],
  ['佐藤 健 様', '佐藤 健'],
  ['佐藤健 様', '佐藤 健'],
  ['西新宿2-8-1 佐藤様', '佐藤 健'],
  ['김철수님', '김철수'],
  ['김철수 귀하', '김철수'],
  ['王芳女士', '王芳'],
  ['王芳 收', '王芳'],
])('what East Asia puts behind a name: %s', (typed, name) => {
  expect(found(typed).map(([one]) => one)).toEqual([name]);
});

test.each([
  ['Order 463395 Ida Kern Celle', 'Ida Kern', 'order', '463395'],
  ['Ida Kern, Bestellung Nr. 463395', 'Ida Kern', 'bestellung', 'nr', '463395'],
  ['commande n° 8812 Luc Roy Lyon', 'Luc Roy', 'commande', 'no', '8812'],
  ['Joe Hill Reno Invoice 2025118', 'Joe Hill', 'invoice', '2025118'],
  ['Order #SO-10234, Ann Lee, Leeds', 'Ann Lee', 'order', 'so', '10234'],
])('the number of an order pasted along: %s', (typed, name, ...without) => {
  expect(found(typed)).toEqual([[name, ...without]]);
});

test.each([
  ['Lindenstraße 12, 29221 Celle, bitte beim Nachbarn abgeben', 'Ida Kern'],
  ['Ida Kern Lindenstraße 12 BITTE BEIM NACHBARN ABGEBEN', 'Ida Kern'],
  ['Bitte beim Nachbarn abgeben, Ida Kern, Lindenstraße 12', 'Ida Kern'],
  ['13 Grey Street, Leeds. Please leave with doorman', 'Ann Lee'],
  ['13 Grey Street Leeds leave at door', 'Ann Lee'],
  ['113 boulevard du Rhône, merci de laisser chez le voisin', 'Luc Roy'],
])('a wish for the delivery pasted along: %s', (typed, name) => {
  expect(found(typed).map(([one]) => one)).toEqual([name]);
});

test.each([
  ['Beim Nachbarn', 'Beim Nachbarn GbR'],
  ['leaves withers', 'Leaves & Withers'],
])('who is called like a wish is found by it: %s', (typed, name) => {
  expect(found(typed).map(([one]) => one)).toEqual([name]);
});
