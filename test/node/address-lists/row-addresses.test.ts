/** Which address a row holds: its columns put together, its parts taken apart, and what programs wrote into it undone. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bench,
  chosen,
  folder,
  header,
  nowhere,
  paste,
  quayRow,
  rowsOf,
  shortRow,
  smithRow,
  validate,
  withListsBench,
} from './lists-bench.ts';

withListsBench({ hasBook: true });

describe('a list is read', () => {
  test('with house numbers in a column of their own: each goes where its country writes it', async () => {
    const list = await paste(
      'Straße;Hausnummer;PLZ;Ort;Land',
      'Smith Street;12;3065;Fitzroy;AU',
      'Hauptstr.;12 a;50667;Köln;DE',
      'Hauptstr.;;50667;Köln;DE',
    );
    expect(list.mapping).toEqual({ ...nowhere, street: 0, houseNumber: 1, postCode: 2, city: 3, country: 4 });
    expect(list.problems).toEqual([]);
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ address, outcome }) => `${address.street}: ${outcome}`)).toEqual([
      '12 Smith Street: good',
      'Hauptstr. 12 a: questionable',
      'Hauptstr.: questionable',
    ]);
  });

  test('with house numbers that the streets say as well: each stands there once', async () => {
    const list = await paste(
      'shipping_address_1;shipping_house_number;shipping_postcode;shipping_city;shipping_country',
      'Hoofdstraat 12 A;12;1015 CN;Amsterdam;NL',
      '12 Smith Street;12;3065;Fitzroy;AU',
      'Hauptstr. 3-5;3-5;50667;Köln;DE',
      'Dorpsplein 7;;1015 CN;Amsterdam;NL',
      'İstiklal Cad. 25;25;34433;İstanbul;TR',
      'Plein 1940 40;40;1015 CN;Amsterdam;NL',
      ...Array.from({ length: 20 }, (_, row) => `Kade ${row + 1};${row + 1};1015 CN;Amsterdam;NL`),
      'Singel;9;1015 CN;Amsterdam;NL',
    );
    expect(list.mapping).toEqual({ ...nowhere, street: 0, houseNumber: 1, postCode: 2, city: 3, country: 4 });
    await validate(list, 'address-book');
    const streets = (await rowsOf(list)).map(({ address }) => address.street);
    expect(streets.slice(0, 4)).toEqual(['Hoofdstraat 12 A', '12 Smith Street', 'Hauptstr. 3-5', 'Dorpsplein 7']);
    expect(streets.slice(4, 6)).toEqual(['İstiklal Cad. 25', 'Plein 1940 40']);
    expect(streets.slice(-2)).toEqual(['Kade 20', 'Singel 9']);
  });

  test('with house numbers and their letters in columns of their own that the streets say as well: each stands there once', async () => {
    const list = await paste(
      'straat;huisnummer;toevoeging;postcode;woonplaats',
      'Hoofdstraat 12 A;12;A;1015 CN;Amsterdam',
      'Hoofdstraat 12a;12;A;1015 CN;Amsterdam',
      'Hoofdstraat 12-2;12;2;1015 CN;Amsterdam',
      'Hoofdstraat 12;12;A;1015 CN;Amsterdam',
      'Hoofdstraat 12 AB;12;A;1015 CN;Amsterdam',
      'Dorpsplein 7;7;;1015 CN;Amsterdam',
    );
    await validate(list, 'address-book');
    expect((await rowsOf(list)).map(({ address }) => address.street)).toEqual([
      'Hoofdstraat 12 A',
      'Hoofdstraat 12a',
      'Hoofdstraat 12-2',
      'Hoofdstraat 12, A',
      'Hoofdstraat 12 AB, A',
      'Dorpsplein 7',
    ]);
  });

  test('with numbers or letters of houses in a yard or of staircases in a column of their own: the name of the column says what they are', async () => {
    const list = await paste(
      'Улица;Дом;Корпус;Город;Страна',
      'ул. Ленина;10;2;Москва;RU',
      'ул. Ленина;10;корп. 3;Москва;RU',
      'ул. Ленина;10;;Москва;RU',
      'ул. Ленина;10;Б;Москва;RU',
    );
    await validate(list, 'address-book');
    expect((await rowsOf(list)).map(({ address }) => address.street)).toEqual([
      'ул. Ленина 10, Корпус 2',
      'ул. Ленина 10, корп. 3',
      'ул. Ленина 10',
      'ул. Ленина 10, Корпус Б',
    ]);
  });

  test('with a street whose name has the number of the house: it is no house number', async () => {
    const list = await paste(
      'Straße;Hausnummer;PLZ;Ort;Land',
      'Straße 12;12;50667;Köln;DE',
      'Straße 13;2;50667;Köln;DE',
      'Hauptstr.;7;50667;Köln;DE',
    );
    await validate(list, 'address-book');
    const streets = (await rowsOf(list)).map(({ address }) => address.street);
    expect(streets).toEqual(['Straße 12 12', 'Straße 13 2', 'Hauptstr. 7']);
  });

  test('in one column of whole addresses: taken apart, kept as it was beside it, and said to be a guess', async () => {
    const list = await paste(
      'Address',
      '"12 Smith St, Fitzroy VIC 3065, Australia"',
      '"Unit 2\n45 High Rd\nFitzroy\nMelbourne VIC 3000\nAustralia"',
      '"Müllerweg 1, 50667 Köln, Deutschland"',
      '"somewhere near the harbour"',
      '"350 5th Ave, New York, NY 10118-0110, USA"',
    );
    expect(list).toMatchObject({
      hasHeader: true,
      isTakenApart: true,
      columns: ['whole_address', 'street', 'suburb', 'city', 'state', 'post_code', 'country'],
      mapping: { ...nowhere, street: 1, suburb: 2, city: 3, state: 4, postCode: 5, country: 6 },
      guessed: ['street', 'suburb', 'city', 'state', 'postCode', 'country'],
      rowCount: 5,
    });
    expect(list.sample.slice(1).map((cells) => cells.slice(1))).toEqual([
      ['12 Smith St', '', 'Fitzroy', 'VIC', '3065', 'Australia'],
      ['Unit 2, 45 High Rd', 'Fitzroy', 'Melbourne', 'VIC', '3000', 'Australia'],
      ['Müllerweg 1', '', 'Köln', '', '50667', 'Deutschland'],
      ['', '', '', '', '', ''],
      ['350 5th Ave', '', 'New York', 'NY', '10118-0110', 'USA'],
    ]);
    expect(list.problems).toEqual([{ code: 'rows-not-taken-apart', facts: { rows: [5], count: 1 } }]);
  });

  test('in lines with commas, of different counts, as a column is copied from a spreadsheet', async () => {
    const whole = [
      '12 Smith St, Fitzroy VIC 3065, Australia',
      '8 Quay St, Auckland, 1010, New Zealand',
      '1 High St, Headingley, Leeds LS6 3AA, UK',
    ];
    const list = await paste(...whole);
    expect(list).toMatchObject({ hasHeader: false, isTakenApart: true, rowCount: 3, problems: [] });
    expect(list.sample.map(([first]) => first)).toEqual(whole);
    expect(list.sample[1]?.slice(1)).toEqual(['8 Quay St', '', 'Auckland', '', '1010', 'New Zealand']);
    expect(await validate(list, 'address-book')).toMatchObject({ goodCount: 2, questionableCount: 1 });
  });
});

describe('by the address book', () => {
  test('the second line of a street belongs to it', async () => {
    const list = await paste('address1,address2,city,postcode,country', '12 Smith Street,Unit 9,Fitzroy,3065,AU');
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows).toMatchObject([{ address: { street: '12 Smith Street, Unit 9' }, outcome: 'questionable' }]);
  });

  test('lines of a cell stay apart, and numbers that a program wrote with a fraction are whole', async () => {
    const list = await paste(
      'street,house number,city,post code,country',
      '"Rose Cottage\r\n Church  Lane,\nBibury",,Leeds,LS1 4AP,GB',
      'Smith Street,12.0,Fitzroy,3065.0,AU',
    );
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ address: { street, postCode } }) => `${street} | ${postCode}`)).toEqual([
      'Rose Cottage, Church Lane, Bibury | LS1 4AP',
      '12 Smith Street | 3065',
    ]);
    expect(rows[1]?.outcome).toBe('good');
  });

  test('lines of a cell as databases, word processors and web pages part them stay apart', async () => {
    const cells = ['\u000b', '\f', '\u0085', '\u2028', '\u2029', '<br>', '<br />', '<BR/>'];
    const list = await paste(
      'street,city,post code,country',
      ...cells.map((mark) => `Rose Cottage${mark}Church Lane,Leeds,LS1 4AP,GB`),
    );
    await validate(list, 'address-book');
    const streets = (await rowsOf(list)).map(({ address: { street } }) => street);
    expect(streets).toEqual(cells.map(() => 'Rose Cottage, Church Lane'));
  });

  test('letters and signs that shops write as on a web page are those letters and signs', async () => {
    const written = {
      '12 O&#39;Connell Street': "12 O'Connell Street",
      '12 O&#039;Connell Street': "12 O'Connell Street",
      '12 O&#x27;Connell&nbsp;Street': "12 O'Connell Street",
      '12 O&rsquo;Connell Street': '12 O’Connell Street',
      '12 O&#146;Connell Street': '12 O’Connell Street',
      'M&uuml;llerstra&szlig;e 12': 'Müllerstraße 12',
      '&Oslash;stergade 5': 'Østergade 5',
      'S&oslash;ndre &Aring;bakken 5': 'Søndre Åbakken 5',
      'Rue de l&apos;&Eacute;glise 5': "Rue de l'Église 5",
      'Elm &amp; 5th': 'Elm & 5th',
      'Elm &amp;amp; 5th': 'Elm & 5th',
      '12 &quot;The Old Mill&quot;': '12 "The Old Mill"',
      // Nothing that a page knows.
      'Black&White; 5': 'Black&White; 5',
      'Elm &#0; 5': 'Elm &#0; 5',
      'Elm &#99999999; 5': 'Elm &#99999999; 5',
      'Elm &quml; 5': 'Elm &quml; 5',
    };
    const list = await paste('street,city', ...Object.keys(written).map((street) => `${street},Leeds`));
    await validate(list, 'address-book');
    const streets = (await rowsOf(list)).map(({ address: { street } }) => street);
    expect(streets).toEqual(Object.values(written));
  });

  test('figures that a shop writes as a formula, so that no spreadsheet takes their zeros, are those figures', async () => {
    const list = await paste(
      header,
      '12 Smith Street,Fitzroy,VIC,="3065",AU',
      '"=""14 Smith Street""",Fitzroy,VIC,="03065",AU',
    );
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ address }) => [address.street, address.postCode])).toEqual([
      ['12 Smith Street', '3065'],
      ['14 Smith Street', '03065'],
    ]);
    expect(rows[0]?.outcome).toBe('good');
  });

  test('a post code whose zeros a spreadsheet took is compared with them, and that is told', async () => {
    const list = await paste(header, smithRow, shortRow, quayRow);
    expect(list.problems).toEqual([{ code: 'post-codes-without-zeros', facts: { rows: [3], count: 1 } }]);
    expect(await validate(list, 'address-book')).toMatchObject({ goodCount: 2, questionableCount: 1 });
    const rows = await rowsOf(list, 'questionable');
    expect(rows).toMatchObject([
      {
        row: 3,
        address: { postCode: '1067' },
        answer: { verdict: 'valid', suggestions: [{ postCode: '01067', city: 'Dresden', differs: ['postCode'] }] },
      },
    ]);
    chosen.save = join(folder, 'checked.csv');
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    const table = await readFile(chosen.save, 'utf8');
    expect(table).toMatch(
      /Dresden,,1067,Germany,matches,address_book,[^\r]*,post_code,Wallstr\. 8,,Dresden,,01067,Germany,/,
    );
  });

  test('what stands behind a mended post code differs as before', async () => {
    const list = await paste(header, 'Wallstr. 80,Dresden,,1067,Germany');
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows).toMatchObject([{ answer: { suggestions: [{ postCode: '01067', differs: ['street', 'postCode'] }] } }]);
  });

  test('of Shopify: its street holds both lines already, its post codes begin with an apostrophe, and an order with two articles has two rows', async () => {
    const list = await paste(
      'Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country',
      `#1,"12 Smith St, Unit 9",12 Smith St,Unit 9,Fitzroy,'3065,VIC,AU`,
      '#1,,,,,,,',
      "#2,12 Smith St,12 Smith St,,Fitzroy,'3065,VIC,AU",
      "#3,Wallstr. 8,Wallstr. 8,,Dresden,'01067,,DE",
    );
    const headings = ['Shipping Street', 'Shipping Address1'];
    expect(list.problems).toEqual([{ code: 'columns-alike', facts: { columns: [2, 3], headings, used: 3 } }]);
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ address, outcome }) => [address.street, address.postCode, outcome])).toEqual([
      ['12 Smith St, Unit 9', '3065', 'questionable'],
      ['', '', 'failed'],
      ['12 Smith St', '3065', 'good'],
      ['Wallstr. 8', '01067', 'good'],
    ]);
  });

  test('what a database writes for nothing is nothing: MySQL, phpMyAdmin, DBeaver, SQL Developer, a program', async () => {
    const nothings = ['\\N', 'NULL', '[NULL]', '(null)', '<null>', 'null', 'undefined'];
    const rows = nothings.map((nothing) => `12 Smith St.,${nothing},${nothing},Fitzroy,VIC,3065,AU`);
    const places = ['12 Smith St.,,Nan,Fitzroy,VIC,3065,AU', `Wallstr. 8,,,Dresden,,01067,NULL`];
    const list = await paste('street,address 2,suburb,city,state,post_code,country', ...rows, ...places);
    expect(list.problems).toEqual([{ code: 'rows-without-country', facts: { rows: [10], count: 1 } }]);
    await validate(list, 'address-book');
    const read = await rowsOf(list);
    expect(read.map(({ address, outcome }) => [address.street, address.suburb, outcome])).toEqual([
      ...nothings.map(() => ['12 Smith St.', '', 'good']),
      ['12 Smith St.', 'Nan', expect.anything()],
      ['Wallstr. 8', '', expect.anything()],
    ]);
  });

  test('a number of a flat is never that of the house, whatever its column is called', async () => {
    const street = async (names: string, cells: string): Promise<string | undefined> => {
      const list = await paste(names, cells, cells);
      await validate(list, 'address-book');
      return (await rowsOf(list))[0]?.address.street;
    };
    expect(await street('Street,Flat Number,City,Postcode,Country', 'Smith Street,12,Fitzroy,3065,AU')).toBe(
      'Smith Street, Flat Number 12',
    );
    expect(await street('Strada,Apartament,Localitate,Cod poștal', 'Lunga,12,Brașov,500059')).toBe(
      'Lunga, Apartament 12',
    );
    expect(await street('Street,House number,Flat No,City,Country', 'Smith Street,12,3,Fitzroy,AU')).toBe(
      '12 Smith Street, 3',
    );
    expect(await street('Straße,Hausnummer,Etage,PLZ,Ort,Land', 'Hauptstr.,5,2,53111,Bonn,DE')).toBe(
      'Hauptstr. 5, Etage 2',
    );
    // It may well be the house's.
    expect(await street('Address 1,Address 2,City,Country', 'Smith Street,12,Fitzroy,AU')).toBe('Smith Street, 12');
  });
});
