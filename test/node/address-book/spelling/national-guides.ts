/**
 * Look-alikes from the tests of addok's rules for France and pelias' parser, from usaddress' training addresses, and from what posts write
 * of their countries' addresses: AFNOR NF Z10-011, USPS Publication 28, Australia Post, Correos, Österreichische Post.
 * street | suburb | city | state | post code | country
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

export const nationalGuides: readonly LookAlikes[] = [
  {
    kind: 'a floor that is counted with a space before the ending, which is no flat',
    same: pairsInLines(`
      12 rue Hoche, 2 ème étage | | Lyon | | 69003 | FR = 12 rue Hoche, 2e étage | | Lyon | | 69003 | FR
      12 rue Hoche, 2 e étage gauche | | Lyon | | 69003 | FR = 12 rue Hoche, 2ème étage gauche | | Lyon | | 69003 | FR
      12 rue Hoche 1 er étage | | Lyon | | 69003 | FR = 12 rue Hoche, 1er étage | | Lyon | | 69003 | FR
      12 3 ème rue | | Lyon | | 69003 | FR = 12, 3e rue | | Lyon | | 69003 | FR
      12 Main St, 2 nd Floor | | Boston | MA | 02110 | US = 12 Main Street, 2nd Fl | | Boston | MA | 02110 | US
      12 3 rd Ave | | Boston | MA | 02110 | US = 12 3rd Avenue | | Boston | MA | 02110 | US
      Calle Mayor 12, 3 º B | | Madrid | | 28013 | ES = C/ Mayor 12, 3ºB | | Madrid | | 28013 | ES
      Prinsengracht 263, 2 e verdieping | | Amsterdam | | 1016 GV | NL = Prinsengracht 263, 2e verdieping | | Amsterdam | | 1016 GV | NL
      1234 1 St NW | | Calgary | AB | T2P 0A1 | CA = 1234 1st Street NW | | Calgary | AB | T2P 0A1 | CA
      1 St Johns Rd | | Leeds | | LS1 4AP | GB = 1 Saint John's Road | | Leeds | | LS1 4AP | GB
    `),
    others: pairsInLines(`
      12 rue Hoche, 2 ème étage | | Lyon | | 69003 | FR = 12 rue Hoche, appt 2 | | Lyon | | 69003 | FR
      12 rue Hoche, 2 nd étage | | Lyon | | 69003 | FR = 12 rue Hoche, appt 2 | | Lyon | | 69003 | FR
      12 rue Hoche, 2 ème étage | | Lyon | | 69003 | FR = 12 rue Hoche | | Lyon | | 69003 | FR
      12 Main St, 2 nd Floor | | Boston | MA | 02110 | US = 12 Main St, Apt 2 | | Boston | MA | 02110 | US
      12 Main St, 2 Garden Flat | | Boston | MA | 02110 | US = 12 Main St, Apt 2 | | Boston | MA | 02110 | US
      12 3 Rd | | Calgary | AB | T2P 0A1 | CA = 12 3 St | | Calgary | AB | T2P 0A1 | CA
      37-22 61st St | | Woodside | NY | 11377 | US = 37 2261st St | | Woodside | NY | 11377 | US
    `),
  },
  {
    kind: 'a residence or an estate of France, with no comma between it and the street',
    same: pairsInLines(`
      Résidence Les Lilas 12 rue Hoche | | Lyon | | 69003 | FR = Résidence Les Lilas, 12 rue Hoche | | Lyon | | 69003 | FR
      12 rue Hoche Rés. les Lilas | | Lyon | | 69003 | FR = Résidence Les Lilas, 12 rue Hoche | | Lyon | | 69003 | FR
      resid goelands 28  bis impasse des petrels | | Lyon | | 69003 | FR = 28 bis impasse des Pétrels | | Lyon | | 69003 | FR
      Appt 34 Bât B Rés Les Lilas 12 rue Hoche | | Lyon | | 69003 | FR = 12 rue Hoche, Rés. Les Lilas, Bâtiment B, Appt 34 | | Lyon | | 69003 | FR
      ZA DE SAUMATY 26 AV ANDRE ROUSSIN | | Lyon | | 69003 | FR = 26 avenue André Roussin | | Lyon | | 69003 | FR
      CCAL Part-Dieu 17 rue Dr Bouchut | | Lyon | | 69003 | FR = Centre commercial Part-Dieu, 17 rue du Docteur Bouchut | | Lyon | | 69003 | FR
      12 rue de la Résidence | | Lyon | | 69003 | FR = 12, r. de la Residence | | Lyon | | 69003 | FR
    `),
    others: pairsInLines(`
      Résidence Les Pins 12 rue Hoche | | Lyon | | 69003 | FR = Résidence Les Lilas 12 rue Hoche | | Lyon | | 69003 | FR
      12 Résidence Les Lilas | | Lyon | | 69003 | FR = Résidence Les Lilas 12 rue Hoche | | Lyon | | 69003 | FR
      resid goelands 28 impasse des petrels | | Lyon | | 69003 | FR = 28 bis impasse des Pétrels | | Lyon | | 69003 | FR
      Imm B 12 rue Hoche | | Lyon | | 69003 | FR = Imm C 12 rue Hoche | | Lyon | | 69003 | FR
      Imm B 12 rue Hoche | | Lyon | | 69003 | FR = 12 rue Hoche | | Lyon | | 69003 | FR
      12 rue de la Résidence | | Lyon | | 69003 | FR = 12 rue de la ZAC | | Lyon | | 69003 | FR
      12 rue de la Résidence | | Lyon | | 69003 | FR = 12 rue de l'Immeuble | | Lyon | | 69003 | FR
    `),
  },
  {
    // Publication 28 has 'State Highway 50'; people write a sign before the number.
    kind: 'the rear of a house, a road that has a number, and streets that are counted in German',
    same: pairsInLines(`
      Rear 12 Farm Rd | | Fitzroy | VIC | 3065 | AU = 12 Farm Rd Rear | | Fitzroy | VIC | 3065 | AU
      R/O 12 High St | | Leeds | | LS1 4AP | GB = Rear of 12 High Street | | Leeds | | LS1 4AP | GB
      Front 12 Farm Rd | | Fitzroy | VIC | 3065 | AU = 12 Farm Rd Front | | Fitzroy | VIC | 3065 | AU
      1234 State Highway #50 | | Boston | MA | 02110 | US = 1234 State Highway 50 | | Boston | MA | 02110 | US
      1234 State Hwy No. 50 | | Boston | MA | 02110 | US = 1234 State Highway #50 | | Boston | MA | 02110 | US
      Dritte Straße 12 | | Berlin | | 10115 | DE = 3. Str. 12 | | Berlin | | 10115 | DE
      1. Haidequerstraße 12 | | Wien | | 1110 | AT = Erste Haidequerstraße 12 | | Wien | | 1110 | AT
      Bağdat Cad. N:5 D:3 | Kadıköy | İstanbul | | 34710 | TR = Bağdat Caddesi No:5 Daire:3 | Kadıköy | İstanbul | | 34710 | TR
      Pol. Ind. Sur Nave 12 | | Getafe | | 28906 | ES = Polígono Industrial Sur, nave 12 | | Getafe | | 28906 | ES
      No 12, 3rd Crs, 5th Mn | | Bengaluru | KA | 560001 | IN = 12, 3rd Cross, 5th Main | | Bengaluru | KA | 560001 | IN
    `),
    others: pairsInLines(`
      Rear 12 Farm Rd | | Fitzroy | VIC | 3065 | AU = 12 Farm Rd | | Fitzroy | VIC | 3065 | AU
      Rear 12 Farm Rd | | Fitzroy | VIC | 3065 | AU = Front 12 Farm Rd | | Fitzroy | VIC | 3065 | AU
      Rear 12 Farm Rd | | Fitzroy | VIC | 3065 | AU = 12 Rear Farm Rd | | Fitzroy | VIC | 3065 | AU
      R/O 12 High St | | Leeds | | LS1 4AP | GB = 12 High St | | Leeds | | LS1 4AP | GB
      Land Adj 12 High St | | Leeds | | LS1 4AP | GB = 12 High St | | Leeds | | LS1 4AP | GB
      Opposite 12 High St | | Leeds | | LS1 4AP | GB = 12 High St | | Leeds | | LS1 4AP | GB
      12 Behind Berry | | Somerton | | TA11 7PB | GB = 12 Berry | | Somerton | | TA11 7PB | GB
      1234 State Highway #50 | | Boston | MA | 02110 | US = 1234 State Highway #51 | | Boston | MA | 02110 | US
      1234 State Highway 50 #5 | | Boston | MA | 02110 | US = 1234 State Highway 50 | | Boston | MA | 02110 | US
      Dritte Straße 12 | | Berlin | | 10115 | DE = Zweite Straße 12 | | Berlin | | 10115 | DE
      Dritte Straße 12 | | Berlin | | 10115 | DE = Straße 3 Nr. 12 | | Berlin | | 10115 | DE
      Erste Querstraße 5 | | Berlin | | 10115 | DE = Querstraße 5 | | Berlin | | 10115 | DE
      Bağdat Cad. N:3 D:5 | Kadıköy | İstanbul | | 34710 | TR = Bağdat Cad. N:5 D:3 | Kadıköy | İstanbul | | 34710 | TR
      Pol. Ind. Sur Nave 12 | | Getafe | | 28906 | ES = Pol. Ind. Sur Parcela 12 | | Getafe | | 28906 | ES
      Pol. Ind. Sur Nave 12 | | Getafe | | 28906 | ES = Pol. Ind. Sur 12 | | Getafe | | 28906 | ES
    `),
  },
  {
    // Names of the test addresses of geolonia's normalize-japanese-addresses.
    kind: 'a small ke of Japan behind hiragana',
    same: pairsInLines(`
      ひばりヶ丘11-20 | | 柏市 | 千葉県 | 277-0056 | JP = ひばりが丘11番20号 | | 柏市 | 千葉県 | 277-0056 | JP
      小金きよしケ丘１丁目１４－３ | | 松戸市 | 千葉県 | 270-0031 | JP = 小金きよしヶ丘1-14-3 | | 松戸市 | 千葉県 | 270-0031 | JP
      上ヶ原九番町2-69 | | 西宮市 | 兵庫県 | 662-0891 | JP = 上ケ原九番町２番６９号 | | 西宮市 | 兵庫県 | 662-0891 | JP
    `),
    others: pairsInLines(`
      ひばりヶ丘11-20 | | 柏市 | 千葉県 | 277-0056 | JP = ひばりヶ丘11-2 | | 柏市 | 千葉県 | 277-0056 | JP
      ひばりヶ丘11-20 | | 柏市 | 千葉県 | 277-0056 | JP = ひばり丘11-20 | | 柏市 | 千葉県 | 277-0056 | JP
      上ケ原九番町2-69 | | 西宮市 | 兵庫県 | 662-0891 | JP = 上ケ原十番町2-69 | | 西宮市 | 兵庫県 | 662-0891 | JP
    `),
  },
];
