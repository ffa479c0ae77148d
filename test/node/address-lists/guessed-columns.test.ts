/** Columns that no name tells: what is guessed from the rows is said to be a guess, and the rest stays open. */
import { describe, expect, test } from 'vitest';
import { nowhere, paste, quayRow, smithRow, withListsBench } from './lists-bench.ts';

withListsBench({ hasBook: false });

describe('a list is read', () => {
  test.each<[of: string, rows: readonly string[], houseNumber: number | null]>([
    ['house numbers', ['Street,Number,City', 'Ring,12,Köln', 'Weg,7 a,Bonn', 'Gasse,3-5,Ulm'], 1],
    ['house numbers of the delivery', ['Shipping street,Shipping number', 'Ring,12', 'Weg,7 a', 'Gasse,3-5'], 1],
    ['house numbers before the street', ['N°;Rue;Ville', '12;rue Hoche;Lyon', '8;rue Foch;Lyon'], 0],
    ['numbers of rows', ['Nr.;Straße;Ort', '1;Ring;Köln', '2;Weg;Bonn', '3;Gasse;Ulm'], null],
    ['numbers of customers', ['Number,Street,City', '4711-XY,Ring,Köln', '0815-AB,Weg,Bonn'], null],
    ['numbers beside streets that have their own', ['Street,No.,City', 'Ring 2,12,Köln', 'Weg 3,7,Bonn'], null],
    ['numbers elsewhere', ['Street,City,Number', 'Ring,Köln,12', 'Weg,Bonn,7'], null],
    ['numbers beside house numbers', ['No,Street,Housenumber', '12,Ring,5', '7,Weg,6'], null],
  ])('a column that is only called a number, of %s', async (_, rows, houseNumber) => {
    const { mapping, guessed } = await paste(...rows);
    const isGuess = houseNumber !== null;
    expect(guessed).toEqual(isGuess ? ['houseNumber'] : []);
    if (isGuess) expect(mapping.houseNumber).toBe(houseNumber);
    else expect([null, 2]).toContain(mapping.houseNumber);
  });

  test('without names: only post code and country are guessed, and said to be', async () => {
    const table = await paste(smithRow, quayRow);
    const columns = ['', '', '', '', ''];
    expect(table).toMatchObject({ hasHeader: false, rowCount: 2, columns, guessed: ['postCode', 'country'] });
    expect(table.mapping).toEqual({ ...nowhere, postCode: 3, country: 4 });
    expect(table.problems).toEqual([{ code: 'list-without-header', facts: {} }]);
  });

  test.each<[of: string, rows: readonly string[], postCode: number | null, country: number | null]>([
    ['codes of one country', ['a,1010,NZ', 'b,6011,NZ', 'c,0612,NZ'], 1, 2],
    ['several countries', ['Köln;50667;Deutschland', 'Leeds;LS1 4AP;Great Britain', 'Toronto;M5V 2T6;CA'], 1, 2],
    ['no country', ['Müllerweg 1;50667;Köln', 'Ring 2;01067;Dresden', 'Weg 3;20095;Hamburg'], 1, null],
    ['British codes', ['Leeds;LS1 4AP', 'London;SW1A 1AA', 'York;YO1 7HH'], 1, null],
    ['a first row of names that nobody knows', ['Hausadr;Kennz;Staat', 'Ring 2;01067;DE', 'Weg 3;20095;DE'], 1, 2],
    ['some rows without', ['a,1010,NZ', 'b,,NZ', 'c,6011,', 'd,0612,NZ'], 1, 2],
    ['states, which look like countries', ['Chico,CA,95926', 'Fresno,CA,93650', 'Napa,CA,94558'], 2, null],
    ['two columns of the same shape', ['10001,50667,DE', '10007,01067,DE', '10003,20095,DE'], null, null],
    ['rows that are numbered', ['1001,Ring 2', '1002,Weg 3', '1003,Gasse 4'], null, null],
    ['a country alone, in a word', ['Ring 2,Germany', 'Weg 3,Germany', 'High St,Ireland'], null, 1],
    ['a country alone, in letters', ['Ring 2,DE', 'Weg 3,DE', 'High St,IE'], null, null],
    ['two countries in a row', ['Japan,Germany', 'Korea,Germany', 'Japan,France'], null, null],
    ['codes that are not of these countries', ['a,10100,NZ', 'b,60110,NZ', 'c,06120,NZ'], 1, null],
    ['a state that is called like a country', ['Atlanta,Georgia,30303', 'Macon,Georgia,31201'], 2, null],
    ['house numbers', ['Ring,12,Köln', 'Weg,7,Bonn', 'Gasse,110,Ulm'], null, null],
  ])('without names, of %s', async (_, rows, postCode, country) => {
    const { mapping, guessed } = await paste(...rows);
    expect(mapping).toEqual({ ...nowhere, postCode, country });
    expect(guessed).toEqual([...(postCode === null ? [] : ['postCode']), ...(country === null ? [] : ['country'])]);
  });
});
