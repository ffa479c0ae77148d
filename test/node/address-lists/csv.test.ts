/** A table is written as the spreadsheets of the operator's region read it. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createListAnswers } from '../../../src-main/address-lists/list-answers.ts';
import { startListRun } from '../../../src-main/address-lists/list-run.ts';
import { listTable } from '../../../src-main/address-lists/list-table.ts';
import { tableRows } from '../../../src-main/address-lists/table-text.ts';
import { csvLines, regionNamed } from '../../../src-main/csv.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';

const rows = [
  ['1,5 kg', 'a;b', 'plain'],
  ['=1+1', 'say "x"', ''],
];

test.each(['en-NZ', 'en-US', 'th-TH', 'ja-JP', 'en-AU'])(
  '%s writes a point in numbers: columns end with a comma',
  (region) => {
    expect(csvLines(rows, region)).toBe('"1,5 kg","a;b",plain\r\n\'=1+1,"say ""x""",\r\n');
  },
);

test.each(['de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'nl-NL', 'da-DK'])(
  '%s writes a comma in numbers: columns end with a semicolon',
  (region) => {
    expect(csvLines(rows, region)).toBe('"1,5 kg";"a;b";plain\r\n\'=1+1;"say ""x""";\r\n');
  },
);

// As Windows has it: a point in numbers, and a semicolon in lists.
test.each(['de-CH', 'it-CH', 'en-CH', 'de-LI'])(
  '%s writes a point in numbers, yet columns end with a semicolon',
  (region) => {
    expect(csvLines([['1.5 kg', 'plain']], region)).toBe('1.5 kg;plain\r\n');
  },
);

test.each([
  ['de-DE', 'de-DE'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['es-419', 'es-419'],
  // As a system without a region says it; Intl refuses these.
  ['', undefined],
  ['C.UTF-8', undefined],
  ['de_DE@euro', undefined],
])('the system names the region %o: %o', (locale, region) => {
  expect(regionNamed(locale).region).toBe(region);
});

test.each([
  ['de_DE@euro', 'a;b'],
  ['en_US@quot', 'a,b'],
])('a table is written where the system has a variant of its own: %s', (LC_ALL, written) => {
  const table = JSON.stringify(new URL('../../../src-main/csv.ts', import.meta.url).href);
  const program = `import { csvLines, regionHere } from ${table}; console.log(csvLines([['a', 'b']], regionHere()))`;
  const words = ['--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, words, { env: { ...process.env, LC_ALL }, encoding: 'utf8' }).trim()).toBe(
    written,
  );
});

test.each([
  '=HYPERLINK("http://x";"y")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0 @x',
  '\uff1d1+1',
  '\uff0b1',
  '\uff0d1',
  '\uff20x',
])('%j stays a text, and comes back as it was', (text) => {
  const written = csvLines([[text]], 'en-NZ');
  expect(written).toMatch(/^"?'/);
  expect([...tableRows(written, ',')]).toEqual([[text]]);
});

test.each(['Ann;=1+1', 'Ann,=1+1', 'Ann\t=1+1'])(
  '%j is one cell where a program ends one at every separator',
  (text) => {
    for (const region of ['en-NZ', 'de-DE']) expect(csvLines([[text]], region)).toBe(`"${text}"\r\n`);
  },
);

test.each(["'s-Gravenhage", 'a=b', '1-2', "O'Neil", ' x'])('%j is no formula', (text) => {
  expect(csvLines([[text]], 'en-NZ')).toBe(`${text}\r\n`);
});

test.each([
  '01067',
  '00340434161094021501',
  '12E3',
  '0',
  '3065',
  '0.5',
  '01067 Dresden',
  '123456789012345',
  'E12',
  '0x1',
])('%j is written as it is', (text) => {
  expect(csvLines([[text]], 'en-NZ')).toBe(`${text}\r\n`);
});

test('a list asks the address book one by one, and its table says where nobody can tell', async () => {
  const streets = ['1 High St', '2 High St', '3 High St'];
  const address = { street: '', suburb: '', city: '', state: '', postCode: '', country: '' };
  const answers = await createListAnswers(
    streets.map((street, at) => ({ row: at + 1, address: { ...address, street }, zerosBack: null })),
  );
  let underWay = 0;
  let most = 0;
  const run = startListRun({
    answers,
    way: 'address-book',
    async ask() {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      const at = '2026-11-20T12:00:00Z';
      return { verdict: 'cannot-tell', suggestions: [], source: 'service', copyReadAt: null, checkedAt: at };
    },
    clock: systemClock,
    log: inMemoryLog(),
    progressed: () => undefined,
  });
  await run.ended;
  expect(most).toBe(1);
  const rows = streets.map((street, at) => ({ row: at + 1, cells: [street] }));
  const [, first] = listTable(['street'], rows, answers.each(), {});
  expect(first?.slice(0, 3)).toEqual(['1 High St', 'cannot_tell', 'service']);
});

test('a list whose progress cannot be told stops, says so, and can be begun again', async () => {
  const address = { street: '1 High St', suburb: '', city: '', state: '', postCode: '', country: '' };
  const answers = await createListAnswers([1, 2, 3].map((row) => ({ row, address, zerosBack: null })));
  const log = inMemoryLog();
  let told = 0;
  const run = startListRun({
    answers,
    way: 'address-book',
    ask: async () => Promise.reject(failureOf('not-found')),
    clock: systemClock,
    log,
    progressed() {
      told += 1;
      if (told === 1) throw new Error('no page hears it');
    },
  });
  await run.ended;
  expect([run.state(), run.failure()?.code, told]).toEqual(['stopped', 'internal', 2]);
  expect(log.lines.map(({ message }) => message)).toEqual(['lists: a run broke']);
});
