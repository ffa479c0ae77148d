/** What people type at a bench, in a book where much else holds the same words: what comes first. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AddressBook, createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';
import { bookEntry } from '../book-entry.ts';

type Fields = Partial<AddressBookEntry>;

const many = (make: (at: number) => Fields): Fields[] => Array.from({ length: 20 }, (_, at) => make(at));
/** They stand before what is wanted, and hold a part of it. */
const others: Fields[] = [
  ...many((at) => ({ name: 'Heike Voß', street: `Bahnhofstr. ${20 + at}`, city: 'Lübeck' })),
  ...many((at) => ({ name: 'Alois Pichler', street: `Linzer Gasse ${30 + at}`, postCode: '1070', city: 'Wien' })),
  ...many((at) => ({ name: 'Brody Lévesque', street: `${300 + at} Yonge St`, city: 'Toronto' })),
  ...many((at) => ({ name: 'Ana Araújo', street: `Rua Sete de Setembro, ${100 + at}`, city: 'Brasília' })),
  ...many((at) => ({ name: 'Zoe Fiori', street: `Dr.-Külz-Ring ${at}`, company: 'Fiori srl' })),
  ...many(() => ({ name: 'Ольга Королёва', street: 'Садовая улица, д. 157', city: 'Казань' })),
  ...many(() => ({ name: 'שרה לוי', street: 'רחוב דיזנגוף 3' })),
  { name: 'VDK Antwerpen' },
  { name: 'Doona Oort', company: 'Fisk & Sjø AS' },
  { name: 'Jeanluc Other', email: 'jeanluc@example.com' },
  { name: 'ทองคำ', street: '9/7 ถนนสีลม' },
  { name: 'Antje Shipman', company: 'Telchow', country: 'Deutschland', city: 'Tostedt' },
  { name: 'Angus MacDonald', telephone: '0141 555 0123' },
  { name: 'Adele Rossi', telephone: '+39 02 1234 5678' },
  ...many((at) => ({ name: 'Anna Ardent', street: `Gartenstr. ${at + 1}`, city: 'Porto' })),
  { name: 'Newman Zealous', country: 'Nova Zealandia' },
  { name: 'Other Kungsgatan', street: 'Kungsgatan 75 A', postCode: '411 34', city: 'Göteborg' },
  { name: 'Other Statesman', country: 'United States of America', state: 'Illinois' },
];
const wanted: Fields[] = [
  { name: 'Xaver Wunsch', street: 'Bahnhofstr. 2', city: 'Lübeck' },
  { name: 'Wanted Pichler', street: 'Linzer Gasse 10', city: 'Graz' },
  { name: 'Wanted Lévesque', street: '3 Yonge St', city: 'Toronto' },
  { name: 'Luís Wanted', street: 'Rua Sete de Setembro, 1', city: 'Brasília' },
  { name: 'Wanted Kungsgatan', street: 'Kungsgatan 34 A', postCode: '411 15', city: 'Göteborg' },
  { name: 'Siobhan Smythe', city: 'Leicester' },
  { name: 'Ginevra Russo', company: 'Ferramenta Rossi S.r.l.', city: 'Roma' },
  { name: 'Jean-Luc Beauséjour', city: 'Nîmes' },
  { name: 'Дмитрий Чайковский', street: 'ул. Ленина, д. 157', city: 'Санкт-Петербург' },
  { name: 'Ελένη Τζαβέλλας', street: 'Λεωφόρος Κηφισίας 7', city: 'Αθήνα' },
  { name: 'Anna Kovalenko', city: 'Lwiw' },
  { name: 'דוד כהן', street: 'רח׳ הרצל 3' },
  { name: '王芳', street: '解放大道140号', city: '广州市天河区' },
  { name: '小林 花子', street: '丸の内1丁目9', city: '千代田区', state: '東京都' },
  { name: '斎藤 花子', street: '西新宿二丁目43', city: '渋谷区' },
  { name: 'สมชาย', street: '94/7 ถ.พหลโยธิน' },
  { name: 'Wanted Boxer', street: 'P.O. Box 4455', city: 'Dubai' },
  { name: 'Wanted Stadtwerke', street: 'Postfach 10 01 53', city: 'Köln' },
  { name: 'Wanted Queens', street: '37-22 61st St', city: 'Woodside' },
  { name: 'Wanted Garten', street: 'Gartenstraße 12a', city: 'Graz' },
  { name: '佐藤 健', street: '西新宿2-8-1', city: '新宿区' },
  { name: 'Pieter van den Heuvel', city: 'Breda' },
  { name: 'Ketevan van der Velde', city: 'Gent' },
  { name: 'გიორგი ხვიჩავა', street: 'რუსთაველის გამზირი 12', city: 'თბილისი' },
  { name: 'Արամ Խաչատրյան', street: 'Աբովյան փողոց 7', city: 'Երևան' },
  { name: 'Łukasz Kowalski', telephone: '+48 22 555 01 23' },
  { name: 'Kateřina Díly', company: 'Škoda díly a.s.', city: 'Plzeň' },
  { name: 'Žiga Kruh', company: 'Kruh d.o.o.', city: 'Ljubljana' },
  { name: 'Żaneta Żuraw', company: 'Piekarnia Żuraw sp. z o.o.', city: 'Kraków' },
  { name: 'Gülşah Gıda', company: 'Öz Gıda A.Ş.', city: 'İstanbul' },
  { name: 'Wanted Coded', code: 'K1689', telephone: '+33 1 22 33 44 55' },
  { name: 'Kurt Called', telephone: '+43 1 216 8900' },
  {
    name: 'Sabine Müller',
    company: 'Müller GmbH',
    street: 'Hauptstraße 12a',
    postCode: '80331',
    city: 'München',
    country: 'DE',
    telephone: '+49 89 1234567',
  },
  {
    name: 'John Smith-Jones',
    company: 'Acme Widgets Inc.',
    street: '1425 N Wolcott Ave Apt 3F',
    city: 'Chicago',
    state: 'IL',
    postCode: '60622',
    country: 'US',
    telephone: '(312) 555-0142',
  },
];
let folder: string;
let book: AddressBook;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-bench-'));
  book = createAddressBook({ path: join(folder, 'book.sqlite') });
  await book.replaceAll([...others, ...wanted].map((fields, at) => bookEntry({ ...fields, entryId: at + 1 })));
});
afterAll(async () => {
  book.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test.each([
  ['a street half typed, and its number', 'bahnh 2', 'Xaver Wunsch'],
  ['a number between words that are begun', 'bahnh 2 lüb', 'Xaver Wunsch'],
  ['a street typed in one word, and its number', 'linzergasse 10', 'Wanted Pichler'],
  ['a typo in the street, and its number', 'ypnge 3', 'Wanted Lévesque'],
  ['a short form of the street, and its number before the town', 'r. sete de setembro, 1 brasília', 'Luís Wanted'],
  ['a number and its letter, which another has apart', 'Kungsgatan 34 A Göteborg', 'Wanted Kungsgatan'],
  ['a title that the entry does not have, though others do', 'Dr. Siobhan Smythe', 'Siobhan Smythe'],
  ['a legal form without its points, though others have it so', 'ferramenta rossi srl', 'Ginevra Russo'],
  ['a Czech legal form without its points', 'škoda díly as plzeň', 'Kateřina Díly'],
  ['a Slovenian one', 'kruh doo ljubljana', 'Žiga Kruh'],
  ['a Polish one', 'piekarnia żuraw sp zoo kraków', 'Żaneta Żuraw'],
  ['a Polish one, in three words', 'piekarnia żuraw sp z oo kraków', 'Żaneta Żuraw'],
  ['a Turkish one', 'öz gıda aş istanbul', 'Gülşah Gıda'],
  ['a code with a space in it, where a telephone number holds its figures', 'K 1689', 'Wanted Coded'],
  ['a code with a dash in it', 'k-1689', 'Wanted Coded'],
  ['a name without its hyphen, which a mail address has as one word', 'jeanluc beausejour', 'Jean-Luc Beauséjour'],
  ['a box without its points', 'po box 4455', 'Wanted Boxer'],
  ['a box by a short name', 'pob 4455 dubai', 'Wanted Boxer'],
  ['a box whose number the entry has in groups', 'postfach 100153', 'Wanted Stadtwerke'],
  ['a box by a short name, its number in one', 'PF 100153 köln', 'Wanted Stadtwerke'],
  ["a house's number without its dash", '3722 61st woodside', 'Wanted Queens'],
  ['a street, its number and its letter in one word', 'gartenstr12a', 'Wanted Garten'],
  ['a Japanese block, where the entry has dashes', '西新宿二丁目8-1', '佐藤 健'],
  ['улица for ул.', 'улица ленина 157 чайковский', 'Дмитрий Чайковский'],
  ['v.d. in one word', 'vd heuvel', 'Pieter van den Heuvel'],
  ['the same half typed, for van der', 'vd veld', 'Ketevan van der Velde'],
  ['Georgian in Latin letters', 'giorgi khvichava', 'გიორგი ხვიჩავა'],
  ['Georgian in Latin letters, half typed', 'rustav tbil', 'გიორგი ხვიჩავა'],
  ['Georgian in Latin letters, with a typo', 'khvicahva', 'გიორგი ხვიჩავა'],
  ['Armenian in Latin letters', 'aram khachatryan', 'Արամ Խաչատրյան'],
  ['Armenian in Latin letters, half typed', 'abov yerev', 'Արամ Խաչատրյան'],
  ['Armenian in other Latin letters', 'khachatrian erevan', 'Արամ Խաչատրյան'],
  ['a Latin name in Georgian letters', 'კოვალენკო', 'Anna Kovalenko'],
  ['Russian in Latin letters', 'chaikovsky lenina 157', 'Дмитрий Чайковский'],
  ['Russian in other Latin letters', 'tchaikovsky', 'Дмитрий Чайковский'],
  ['Russian in Latin letters, half typed', 'chaik sankt', 'Дмитрий Чайковский'],
  ['Greek in Latin letters', 'tzavellas kifisias 7', 'Ελένη Τζαβέλλας'],
  ['Greek in Latin letters, with a typo', 'tzavelas athina', 'Ελένη Τζαβέλλας'],
  ['a Latin name in Russian letters', 'анна коваленко', 'Anna Kovalenko'],
  ['the Hebrew word for a street in full', 'כהן רחוב הרצל 3', 'דוד כהן'],
  ['a Chinese address in one piece', '广州市天河区解放大道140号', '王芳'],
  ['a Japanese address in one piece', '東京都千代田区丸の内1丁目9', '小林 花子'],
  ['a Japanese block in figures', '西新宿2丁目43 斎藤', '斎藤 花子'],
  ['a Japanese block in Chinese characters', '丸の内一丁目 小林', '小林 花子'],
  ['the Thai word for a road in full', '94/7 ถนนพหลโยธิน', 'สมชาย'],
])('%s: %s', (_, text, name) => {
  expect(book.suggest(text, 5)[0]?.name).toBe(name);
});

const sabine = 'Müller GmbH\nSabine Müller\nHauptstr. 12 a\n80331 München';
const john = 'John Smith-Jones\n1425 North Wolcott Ave Apt 3F\nChicago';
test.each([
  ['the words above it', `Lieferadresse:\n${sabine}`, 'Sabine Müller'],
  ['the word before it', 'An: Sabine Müller, Hauptstraße 12a, 80331 München', 'Sabine Müller'],
  ['its country, which others have so', `${sabine}\nDeutschland`, 'Sabine Müller'],
  ['its country half typed', `${sabine}\nDeutsch`, 'Sabine Müller'],
  ['the country of somebody else half typed', `${sabine}\nNew Zeala`, 'Sabine Müller'],
  ['a telephone number in another form', `${sabine}\nTel. 089/1234567`, 'Sabine Müller'],
  ['a telephone number of somebody else', 'Sabine Müller\nTel. 089/7654321', 'Sabine Müller'],
  ['all of these', `An: ${sabine}\nDeutschland\nTelefon: 089 / 123 45 67`, 'Sabine Müller'],
  ['the words before it, in English', `Ship to: ${john}, IL 60622`, 'John Smith-Jones'],
  ['its country in other words', `${john}, IL 60622\nUnited States`, 'John Smith-Jones'],
  ['its country by another code', `${john}, IL 60622\nUSA`, 'John Smith-Jones'],
  ['its state in full', `Ship to: ${john}, Illinois 60622`, 'John Smith-Jones'],
  ['a telephone number with a country in front', `${john}, IL 60622\nPhone: +1 312-555-0142`, 'John Smith-Jones'],
])('a block that was pasted, with %s', (_, text, name) => {
  expect(book.suggest(text, 5)[0]?.name).toBe(name);
});

test.each([
  ['as it is held, but for the country', '225550123', 'Łukasz Kowalski'],
  ['with a zero for the country', '089 1234567', 'Sabine Müller'],
  ['behind the word for it', 'Tel.: +48 22 555 01 23', 'Łukasz Kowalski'],
  ['behind the word for it, in German', 'Telefon 089/1234567', 'Sabine Müller'],
  ['behind the word for it, and the name behind both', 'Phone: 312-555-0142 John Smith', 'John Smith-Jones'],
  ['half of which another number holds too', '022 555 01 23', 'Łukasz Kowalski'],
])('a telephone number %s: %s', (_, text, name) => {
  expect(book.suggest(text, 5)[0]?.name).toBe(name);
});

test('what was left out is told', () => {
  expect(book.find('Dr. Siobhan Smythe', 5)[0]?.without).toEqual(['dr']);
});
