/** The row of names: found below titles, left out where it stands again, and never taken for an address. */
import { describe, expect, test } from 'vitest';
import {
  header,
  nearRow,
  nowhere,
  outcomes,
  paste,
  quayRow,
  rowsOf,
  smithRow,
  validate,
  withListsBench,
} from './lists-bench.ts';

withListsBench({ hasBook: true });

describe('a list is read', () => {
  test.each<[of: string, above: readonly string[], left: readonly number[]]>([
    ['one title', ['Our customers'], [1]],
    ['a title as wide as the table, and an empty row', ['"Customers, May 2026",,,,', ',,,,'], [1]],
    ['a title and a date', ['Customers,3 May 2026', '', 'by Ana'], [1, 3]],
  ])('below %s: its names are found, and what was left out is said', async (_, above, left) => {
    const list = await paste(...above, header, smithRow, quayRow);
    const first = above.length + 1;
    expect(list).toMatchObject({
      columns: header.split(','),
      hasHeader: true,
      mapping: { ...nowhere, street: 0, city: 1, state: 2, postCode: 3, country: 4 },
      guessed: [],
      rowCount: 2,
      aboveCount: left.length,
      sampleRows: [...left, first, first + 1, first + 2],
      problems: [{ code: 'rows-above-header', facts: { rows: left, count: left.length } }],
    });
    expect(list.sample.slice(left.length)).toEqual([header, smithRow, quayRow].map((line) => line.split(',')));
    await validate(list, 'address-book');
    expect(await outcomes(list)).toEqual([`${first + 1} good`, `${first + 2} good`]);
  });

  test('rows above the names are addresses where the operator says that there is no header', async () => {
    const list = await paste('12 Smith St.,Fitzroy', header, quayRow);
    expect(list).toMatchObject({ hasHeader: true, rowCount: 1, aboveCount: 1 });
    await validate({ ...list, hasHeader: false }, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ row, address }) => [row, address.street])).toEqual([
      [1, '12 Smith St.'],
      [2, 'street'],
      [3, '8 Quay St'],
    ]);
  });

  test('below a row that names groups of columns: the names below it are found', async () => {
    const list = await paste(
      'Customer,Delivery address,,,',
      'Name,Street,City,Zip,Country',
      'Jo,12 Smith St,Fitzroy,3065,AU',
    );
    expect(list).toMatchObject({ mapping: { ...nowhere, street: 1, city: 2, postCode: 3, country: 4 }, rowCount: 1 });
    expect(list.problems).toEqual([{ code: 'rows-above-header', facts: { rows: [1], count: 1 } }]);
  });

  test('with the names again further down, as lists put together and printed pages have them: such rows are left out and told', async () => {
    const list = await paste(header, smithRow, header, quayRow, ` ${header.replaceAll(',', ' , ')}`, nearRow, nearRow);
    expect(list).toMatchObject({ hasHeader: true, rowCount: 4 });
    expect(list.problems).toEqual([{ code: 'rows-like-header', facts: { rows: [3, 5], count: 2 } }]);
    expect(list.sampleRows).toEqual([1, 2, 4, 6, 7]);
  });

  test('with the names again in another order, as lists of two programs have them: the rows below go by those names', async () => {
    const turned = (line: string): string => line.split(',').reverse().join(',');
    const list = await paste(
      header,
      smithRow,
      turned(header),
      turned(quayRow),
      `${turned(nearRow)},note`,
      header,
      nearRow,
    );
    expect(list.problems).toContainEqual({ code: 'rows-like-header', facts: { rows: [3, 6], count: 2 } });
    expect(list.sampleRows).toEqual([1, 2, 4, 5, 7]);
    expect(list.sample).toEqual([header, smithRow, quayRow, `${nearRow},note`, nearRow].map((line) => line.split(',')));
  });

  test.each([
    ['rows that are addresses', [smithRow, quayRow, header, nearRow]],
    ['a row with as much in it', ['Name,Where,What,Kind,Note', header, smithRow]],
    ['one known word', ['Our customers', 'Ana,Jo,Unit', smithRow]],
    ['an address of words that are names, twice', ['Unit,4,City,2000', 'Unit,4,City,2000', smithRow]],
  ])('%s above the names: nothing is left out', async (_, rows) => {
    const list = await paste(...rows);
    expect(list).toMatchObject({ hasHeader: false, rowCount: rows.length });
    expect(list.problems).toContainEqual({ code: 'list-without-header', facts: {} });
  });

  test.each(['Unit,12 High St,Town', 'Town,State,3065', 'Ort,Land,50667-A'])(
    'with no names in a first row of addresses: %s',
    async (row) => {
      expect(await paste(row, 'Unit 2,8 Quay St,1010')).toMatchObject({ hasHeader: false, rowCount: 2 });
    },
  );

  test('ten rows of a title may stand above the names', async () => {
    const list = await paste(...Array.from({ length: 10 }, () => 'Our customers,,,,'), header, smithRow);
    expect(list).toMatchObject({ rowCount: 1, hasHeader: true, problems: [{ code: 'rows-above-header' }] });
  });

  test('a title in brackets above the names is not JSON', async () => {
    const list = await paste('[Our "best" customers],,,,,', header, smithRow);
    expect(list).toMatchObject({ rowCount: 1, problems: [{ code: 'rows-above-header' }] });
  });
});

describe('by the address book', () => {
  test('names of columns that stand again between the rows, as where pages or files were joined, are left out, and that is told', async () => {
    const again = header.toUpperCase().split(',').join(' ,');
    const list = await paste(header, smithRow, header, quayRow, again, nearRow);
    expect(list).toMatchObject({
      rowCount: 3,
      problems: [{ code: 'rows-like-header', facts: { rows: [3, 5], count: 2 } }],
    });
    await validate(list, 'address-book');
    expect(await outcomes(list)).toEqual(['2 good', '4 good', '6 questionable']);
  });

  test('files that were joined, each with the mark of its letters, its names in quotation marks and its own count of empty columns, are one list', async () => {
    const mark = '\ufeff';
    const quoted = header.split(',').map((name) => `"${name}"`);
    const list = await paste(
      `${mark}${quoted.join(',')},,`,
      `"12 Smith St., Unit 9",Fitzroy,VIC,3065,AU,,`,
      `${mark}${quoted.join(',')}`,
      smithRow,
      `${mark}"12 Smith St., Unit 9",Fitzroy,VIC,3065,AU`,
    );
    expect(list.problems).toContainEqual({ code: 'rows-like-header', facts: { rows: [3], count: 1 } });
    await validate(list, 'address-book');
    const addresses = (await rowsOf(list)).map(({ address: { street, city } }) => `${street} | ${city}`);
    expect(addresses).toEqual([
      '12 Smith St., Unit 9 | Fitzroy',
      '12 Smith St. | Fitzroy',
      '12 Smith St., Unit 9 | Fitzroy',
    ]);
  });
});
