/** What a spreadsheet did to a table, or what its rows lack, is told with the rows it is about. */
import { describe, expect, test } from 'vitest';
import { header, paste, quayRow, smithRow, withListsBench } from './lists-bench.ts';

withListsBench({ hasBook: false });

describe('a list is read', () => {
  test('with house numbers that a spreadsheet took for dates: that is told', async () => {
    // '3-5' and '12/3', as spreadsheets of several languages show and write them.
    const dates =
      '03. Mai;3-May;May-03;03.05.;03.05.2026;3/5/2026;2026-05-03;2026-05-03 00:00:00;12. Mrz;mars-12;12-mars;3-mai';
    const numbers = '3-5;12/3;3 a;12 bis;5 Apt 3;12-A;3.5;12 Mitte;3-1201';
    const list = await paste(
      'Straße;Hausnummer;PLZ;Ort;Land',
      ...`${numbers};${dates}`.split(';').map((number) => `Hauptstr.;${number};50667;Köln;DE`),
    );
    const rows = dates.split(';').map((_, place) => place + 2 + numbers.split(';').length);
    expect(list.problems).toEqual([
      { code: 'house-numbers-as-dates', facts: { rows: rows.slice(0, 5), count: rows.length } },
    ]);
  });

  test('with numbers that a spreadsheet shortened to powers of ten: that is told, by the column and the row', async () => {
    // '12E3' and '110001', as Excel and LibreOffice show them in English and German; and numbers of houses that look alike.
    const list = await paste(
      'Straße;Hausnummer;PLZ;Ort;Land',
      'Hauptstr.;12E3;50667;Köln;DE',
      'Hauptstr.;12 E;50667;Köln;DE',
      'Hauptstr.;5E-3;50667;Köln;DE',
      'Hauptstr.;1,20E+04;50667;Köln;DE',
      'Hauptstr.;1.2e+004;50667;Köln;DE',
      'MG Road;12;1,1E+05;Gurgaon;IN',
      'MG Road;12;="1E+05";Gurgaon;IN',
      'MG Road;12;110001;New Delhi;IN',
    );
    expect(list.problems).toEqual([
      { code: 'house-numbers-shortened', facts: { rows: [5, 6], count: 2 } },
      { code: 'post-codes-shortened', facts: { rows: [7, 8], count: 2 } },
    ]);
  });

  test('with errors that a spreadsheet shows in place of a part of an address: that is told', async () => {
    // Of Excel in English, German, French, Spanish and Polish, of LibreOffice, and of a column that is too narrow.
    const errors = '#N/A;#NAME?;#DIV/0!;#NV;#BEZUG!;#NOM?;#¡REF!;#N/D!;#ARG!;Err:502;#####';
    const units = '#;#5;#5A;#NB;#B 12;No. 5!;';
    const list = await paste(
      'Street;Unit;Zip;City;Country;Note',
      ...units.split(';').map((unit) => `12 Main St;${unit};78701;Austin;US;#N/A`),
      ...errors.split(';').map((error) => `12 Main St;;78701;${error};US;`),
      'Main St;#REF!;78701;Austin;US;',
    );
    const rows = [...errors.split(';'), 'unit'].map((_, place) => place + 2 + units.split(';').length);
    expect(list.problems).toEqual([
      { code: 'rows-with-spreadsheet-errors', facts: { rows: rows.slice(0, 5), count: rows.length } },
    ]);
  });

  test('with what looks wrong', async () => {
    const { problems } = await paste(
      'street,city,name',
      '1 High St,Leeds',
      '"2 High St,York,x',
      '3 H\ufffdgh St,York,x,y',
      '4,York',
    );
    expect(problems).toEqual([
      { code: 'rows-shorter-than-header', facts: { rows: [2, 5], count: 2 } },
      { code: 'rows-longer-than-header', facts: { rows: [4], count: 1 } },
      { code: 'quotes-left-open', facts: { rows: [3], count: 1 } },
      { code: 'list-letters-lost', facts: {} },
    ]);
  });
});

describe('by the address book', () => {
  test.each([
    ['the country has no post code with a zero before it', 'Ring 5,Wien,,101,Austria'],
    ['it is too short for two zeros', 'Ring 5,Dresden,,67,Germany'],
    ['nobody says the country', 'Ring 5,Dresden,,1067,'],
    ['it is whole', 'Ring 5,Dresden,,01067,Germany'],
    ['it is no number', 'Ring 5,Dresden,,1067x,Germany'],
  ])('a post code stays as it is where %s', async (_why, row) => {
    const list = await paste(header, smithRow, row);
    expect(list.problems.filter(({ code }) => code === 'post-codes-without-zeros')).toEqual([]);
  });

  test('rows without a country beside others that have one are told: merged cells come so', async () => {
    const list = await paste(header, smithRow, '8 Quay St,Auckland,,1010,', '9 Quay St,Auckland,,1010, ', quayRow);
    expect(list.problems).toEqual([{ code: 'rows-without-country', facts: { rows: [3, 4], count: 2 } }]);
    expect((await paste('street,city', '1 High St,Leeds')).problems).toEqual([]);
  });
});
