/** Type-ahead over a real file: which texts find what, and in which order. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AddressBook, createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import { bookEntry } from '../book-entry.ts';

const people = [
  { name: 'Elizabeth Montgomery', company: 'Fjordland & Woodworks', street: '8 Te Ara Terrace', city: 'Ōtaki' },
  { name: 'Cornelis van der Berg', street: 'Keizersgracht 12', postCode: '1015 CS', city: 'Amsterdam' },
  { name: 'Mary Ann Whitfield', street: '12 A Church Lane', postCode: 'SW1A1AA', city: 'London' },
  { name: "Siobhan O'Connell", telephone: '+61 2 9876 5432', city: 'Sydney' },
  { name: 'Rupert Oakley', telephone: '(02) 9123 4567', street: '9876 Long Road' },
  { name: '井上 翔太', street: '神宮前3丁目12-5', city: '渋谷区', postCode: '150-0001' },
  { name: '김철수', street: '테헤란로 12', city: '서울특별시' },
  { name: 'สมหญิง ใจดี', street: '15/7 ถนนสุขุมวิท' },
  { name: 'Фёдор Королёв', city: 'Казань' },
  { name: 'Γιώργος Παπαδόπουλος', city: 'Αθήνα' },
  { name: 'Jürgen Müller', street: 'Hauptstr. 3', email: 'j.mueller95@example.com', code: 'C-000223' },
  { name: 'Søren Århus', city: 'Ærøskøbing' },
  { name: 'Wren Abernathy', street: '4 Kestrel Av', city: 'St Leonards' },
  { name: 'أحمد مُوسى الفارسيّ', street: 'شارع الوحدة ١٥', city: 'المدينة', telephone: '+٩٧١ ٤ ٥٥٥ ٧٧٦٦' },
  { name: 'کیان یزدی', city: 'تهران' },
  { name: 'בֶּן־צִיּוֹן כ״ץ', street: 'רח׳ הרצל 7' },
  { name: 'Rosa Bianchi', street: "Via dell'Orso 3", city: 'D’Aquila' },
  { name: 'Ugo Conti', street: 'Piazza Sant’Ambrogio 15', city: 'Milano' },
  { name: 'Full Width', postCode: '１６０－００２２' },
  { name: 'Blanche Fouquet', street: '7 bd Gal Leclerc', city: 'Mt Isa' },
  { name: 'Ngọc Đặng', street: 'Calle Mayor Nº 7', city: 'Vigo' },
  { name: 'Inès Marchal', street: 'Rue Haute N° 9', city: 'Mons' },
  { name: 'Undine Andersen', company: 'Sand and Gravel' },
];
let folder: string;
let book: AddressBook;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-search-'));
  book = createAddressBook({ path: join(folder, 'book.sqlite') });
  await book.replaceAll(people.map((fields, index) => bookEntry({ ...fields, entryId: index + 1 })));
});
afterAll(async () => {
  book.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const first = (text: string): string | undefined => book.suggest(text, 5)[0]?.name;

test.each([
  ['a name without marks below and through its letters', 'ngoc dang', 'Ngọc Đặng'],
  ['a number sign of another kind', 'mayor n° 7', 'Ngọc Đặng'],
  ['the other way round', 'rue haute nº 9', 'Inès Marchal'],
  ['a number sign in letters', 'rue haute no 9', 'Inès Marchal'],
  ['a number sign in one letter', 'haute № 9', 'Inès Marchal'],
  ['a word that is written in two', 'vander berg', 'Cornelis van der Berg'],
  ['three words in one', 'vanderberg', 'Cornelis van der Berg'],
  ['two words in one', 'maryann', 'Mary Ann Whitfield'],
  ['one word in two', 'o connell', "Siobhan O'Connell"],
  ['a name without its apostrophe', 'oconnell syd', "Siobhan O'Connell"],
  ['a name without what stands before its apostrophe', 'connell sydney', "Siobhan O'Connell"],
  ['such a name beside a telephone number', 'connell 5432', "Siobhan O'Connell"],
  ['an apostrophe of another kind', 'aquila', 'Rosa Bianchi'],
  ['a street behind an article that is cut short', 'orso 3', 'Rosa Bianchi'],
  ['the name of a saint alone', 'ambrogio 15', 'Ugo Conti'],
  ['a post code with a space it does not have', 'sw1a 1aa', 'Mary Ann Whitfield'],
  ['a post code half typed', 'sw1a1', 'Mary Ann Whitfield'],
  ['a number apart from its letter', '12a church', 'Mary Ann Whitfield'],
  ['the kind of street in full', '4 kestrel avenue', 'Wren Abernathy'],
  ['a saint in full', 'saint leonards', 'Wren Abernathy'],
  ['several words in full', '7 boulevard general leclerc', 'Blanche Fouquet'],
  ['a word in full, and the next half typed', 'mount is', 'Blanche Fouquet'],
  ['post code and name', '1015cs berg', 'Cornelis van der Berg'],
  ['the beginning of a telephone number', '+61 2 98', "Siobhan O'Connell"],
  ['a telephone number as dialled at home', '(02) 9876', "Siobhan O'Connell"],
  ['one as dialled from abroad, held as dialled at home', '+61 2 9123', 'Rupert Oakley'],
  ['with two zeros for the plus', '0061291234567', 'Rupert Oakley'],
  ['groups of digits elsewhere', '98 765 432', "Siobhan O'Connell"],
  ['three digits', '543', "Siobhan O'Connell"],
  ['digits beside a name', 'rupert 4567', 'Rupert Oakley'],
  ['a Japanese name without its space', '井上翔', '井上 翔太'],
  ['a Japanese name with a space', '翔太 渋谷', '井上 翔太'],
  ['part of a Korean name', '철수', '김철수'],
  ['part of a Korean town', '특별시 테헤란', '김철수'],
  ['Thai before its last mark is typed', 'สมหญ', 'สมหญิง ใจดี'],
  ['a Thai street before its last mark is typed', '15/7 ถนนสุขุมว', 'สมหญิง ใจดี'],
  ['Thai in the middle, before its last mark', 'หญ ใจด', 'สมหญิง ใจดี'],
  ['a Korean syllable without its last letter', '김처', '김철수'],
  ['a Korean letter that will be a syllable', '김ㅊ', '김철수'],
  ['a Korean letter behind syllables in parts', '\u1100\u1175\u11b7\u110e', '김철수'],
  ['a post code of full width without its dash', '1600022', 'Full Width'],
  ['the middle of a Thai street', 'สุขุม', 'สมหญิง ใจดี'],
  ['Arabic without its hamza', 'احمد', 'أحمد مُوسى الفارسيّ'],
  ['Arabic without its vowels, and a dotless ya', 'موسي الفارسى', 'أحمد مُوسى الفارسيّ'],
  ['ha for a final ta marbuta', 'المدينه', 'أحمد مُوسى الفارسيّ'],
  ['Arabic digits as European ones', 'الوحدة 15', 'أحمد مُوسى الفارسيّ'],
  ['European digits as Arabic ones', 'الوحدة ١٥', 'أحمد مُوسى الفارسيّ'],
  ['a telephone number in Arabic digits', '5557766', 'أحمد مُوسى الفارسيّ'],
  ['Persian letters typed on an Arabic keyboard', 'كيان يزدي', 'کیان یزدی'],
  ['Hebrew without its points', 'בן ציון', 'בֶּן־צִיּוֹן כ״ץ'],
  ['Hebrew abbreviations without their marks', 'כץ', 'בֶּן־צִיּוֹן כ״ץ'],
  ['Russian without its dots', 'федор королев', 'Фёдор Королёв'],
  ['Russian with a typo', 'Короелв', 'Фёдор Королёв'],
  ['Greek without accents and with a typo', 'παπαδοπυολος', 'Γιώργος Παπαδόπουλος'],
  ['ue for ü with a typo', 'Muelelr', 'Jürgen Müller'],
  ['half of ue for ü', 'mue', 'Jürgen Müller'],
  ['an abbreviated street in full', 'hauptstrasse', 'Jürgen Müller'],
  ['mail as a whole', 'j.mueller95@example.com', 'Jürgen Müller'],
  ['a code without its dash', 'c000223', 'Jürgen Müller'],
  ['a for å', 'arhus', 'Søren Århus'],
  ['aa for å', 'aarhus', 'Søren Århus'],
  ['ae for æ', 'aeroskobing', 'Søren Århus'],
  ['a typo in the first letter', 'nontgomery', 'Elizabeth Montgomery'],
  ['two letters swapped at the start', 'leizabeth', 'Elizabeth Montgomery'],
  ['a typo in a short word beside another', 'ata terrace montgomery', 'Elizabeth Montgomery'],
  ['half a word with a typo', 'montgmr', 'Elizabeth Montgomery'],
  ['a typo in each of two words', 'elisabeth montgomary', 'Elizabeth Montgomery'],
  ['two typos in one word', 'fjrodlnad', 'Elizabeth Montgomery'],
  ['a typo in each of three words', 'elisabeth montgomary fjordlan otakki', 'Elizabeth Montgomery'],
])('%s: %s', (_, text, name) => {
  expect(first(text)).toBe(name);
});

test.each(['1016 berg', 'sw1a 2aa', '+61 2 9877', '9999', 'c000224'])(
  'numbers are never taken for other numbers, nor left out: %s',
  (text) => {
    expect(book.suggest(text, 5)).toEqual([]);
  },
);

describe('in a crowd', () => {
  test('whole words come before beginnings, the name before the company before the rest, and fewest edits first', async () => {
    const crowd = createAddressBook({ path: join(folder, 'crowd.sqlite') });
    const kinds = [
      { name: 'Smith Anna' },
      { name: 'Zoe B', company: 'Smith Ltd' },
      { name: 'Zoe C', street: '1 Smith Street' },
      { name: 'Smithers Anna' },
      { name: 'Zoe D', company: 'Smithers Ltd' },
      { name: 'Zoe E', city: 'Smithfield' },
      { name: 'Smyth Anna' },
    ];
    // Seven of each, so that no step is enough by itself.
    await crowd.replaceAll(
      kinds.flatMap((kind, index) =>
        Array.from({ length: 7 }, (_, more) => bookEntry({ ...kind, entryId: index * 10 + more })),
      ),
    );
    const order = (text: string): string[] => [
      ...new Set(
        crowd.suggest(text, 49).map(({ name, company, street, city }) => `${name} ${company}${street}${city}`.trim()),
      ),
    ];
    expect(order('smith')).toEqual([
      'Smith Anna',
      'Zoe B Smith Ltd',
      'Zoe C 1 Smith Street',
      'Smithers Anna',
      'Zoe D Smithers Ltd',
      'Zoe E Smithfield',
      'Smyth Anna',
    ]);
    expect(order('smith anna').slice(0, 2)).toEqual(['Smith Anna', 'Smithers Anna']);
    expect(order('smiht')[0]).toBe('Smith Anna');
    const ranks = crowd.find('smith', 49).map(({ rank }) => rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    crowd.close();
  });
});

describe('among many', () => {
  let crowd: AddressBook;
  beforeAll(async () => {
    crowd = createAddressBook({ path: join(folder, 'crowd.sqlite') });
    const numbered = Array.from({ length: 40 }, (_, at) => ({
      name: `Tenant ${String.fromCharCode(97 + (at % 26))}`,
      street: `49 Long Road, Apt 35`,
    }));
    const apart = Array.from({ length: 40 }, () => ({ name: 'บริษัทไทยทอง', street: '1 ถนนรัตนโกสินทร์' }));
    const begun = Array.from({ length: 3 }, (_, at) => ({ name: `Begun ${at}`, street: `209 Way`, code: `0961${at}` }));
    const across = Array.from({ length: 40 }, () => ({ name: '김테지훈', street: '남테 218' }));
    const elsewhere = Array.from({ length: 20 }, (_, at) => ({
      name: '山丸太郎',
      street: `西新宿4-${at}`,
      code: `山${at}`,
    }));
    await crowd.replaceAll(
      [
        ...elsewhere,
        ...numbered,
        ...across,
        ...apart,
        ...begun,
        { name: 'ฮวานิดา', street: '7 ถนนทองหล่อ' },
        { name: 'Ends So', telephone: '+886 901 920 096' },
        { name: 'Twice', street: '2099 Way 0968' },
        { name: 'Thrice', street: '2098 Way 0967' },
        { name: 'Dora Telephone', telephone: '+351 210 304 935' },
        { name: 'Postcode Karlsson', postCode: '493 57' },
        { name: '남테지우' },
        { name: '鶴田太郎', street: '山丸4-86-3' },
      ].map((fields, at) => bookEntry({ ...fields, entryId: at + 1 })),
    );
  });
  afterAll(() => crowd.close());

  test.each([
    ['the end of a telephone number in two groups, though each is a number of many entries', '49 35', 'Dora Telephone'],
    ['the end of a telephone number, though there are numbers that begin so', '20 096', 'Ends So'],
    ['a Thai street, though many hold its pairs apart', 'ถนนทอ', 'ฮวานิดา'],
    ['a post code in two groups', '493 57', 'Postcode Karlsson'],
    ['a native street and its number, though many of that name live in a house of that number', '山丸4', '鶴田太郎'],
    ['letters that stand apart, where no entry has them together', '남테지훈', '김테지훈'],
    ['a name of native letters half typed, though many hold its pairs apart', '남테지', '남테지우'],
  ])('%s', (_, text, name) => {
    expect(crowd.suggest(text, 5).map((entry) => entry.name)).toContain(name);
  });
});

describe('what is in no entry is left out, and said', () => {
  const found = (text: string) => book.find(text, 5).map(({ entry, without }) => [entry.name, ...without]);

  test.each([
    ['a word that no entry has', 'mappy keizersgracht 12', ['Cornelis van der Berg', 'mappy']],
    ['the same behind the rest', 'keizersgracht 12 mappy', ['Cornelis van der Berg', 'mappy']],
    ['a letter that an article left', '12 u Keizersgracht', ['Cornelis van der Berg', 'u']],
    ['both', 'mappy u keizersgracht', ['Cornelis van der Berg', 'mappy', 'u']],
    ['a town that no entry has', 'montgomery berlin', ['Elizabeth Montgomery', 'berlin']],
    ['a word that some name comes near', 'fjordlant keizersgracht', ['Cornelis van der Berg', 'fjordlant']],
    [
      "'and' for '&', though other entries have such a word",
      'fjordland and woodworks',
      ['Elizabeth Montgomery', 'and'],
    ],
    ['the same in another language', 'fjordland und woodworks otaki', ['Elizabeth Montgomery', 'und']],
    ['beside a typo', 'mappy keizergracht 12', ['Cornelis van der Berg', 'mappy']],
  ])('%s', (_what, text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  test('nothing is left out where all of it finds something, and of text that says nothing nothing is found', () => {
    expect(found('keizersgracht 12')).toEqual([['Cornelis van der Berg']]);
    expect(found('zqxwv qwertzui')).toEqual([]);
    expect(found('zqxwv 12')).toEqual([]);
    // A number is never left out, nor is a word that some entry has.
    expect(found('77777 keizersgracht')).toEqual([]);
    expect(found('oakley keizersgracht')).toEqual([]);
  });

  test('it comes behind all that was found with all words', () => {
    const [without] = book.find('mappy keizersgracht', 5);
    const [typos] = book.find('kaizergracht', 5);
    expect(without?.rank).toBeGreaterThan(typos?.rank ?? 1_000);
  });
});
