/**
 * Look-alikes from the cases that others test their address software with: the acceptance addresses of British Columbia's Physical
 * Address Geocoder (atp_addresses), libpostal's tests and word lists, Nominatim's tests of house numbers, the examples of Royal Mail's PAF
 * Programmer's Guide, and those of an address matcher of the United Kingdom's Ministry of Justice.
 * street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

export const geocoderCases: readonly LookAlikes[] = [
  {
    kind: 'a flat and a house of Canada with only a space between them',
    same: pairsInLines(`
      128 850 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA = UNIT 128 -- 850 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA
      128 850 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA = 128-850 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA
      105 150 21ST ST | | Kelowna | BC | V1Y 6A1 | CA = UNIT 105 -- 150 21st St | | Kelowna | BC | V1Y 6A1 | CA
      1 1040 MT REVELSTOKE PL | | Vernon | BC | V1T 1A1 | CA = #1 - 1040 Mount Revelstoke Place | | Vernon | BC | V1T 1A1 | CA
      Condo 5, 810 Esquimalt Rd | | Esquimalt | BC | V9A 3M4 | CA = 5-810 Esquimalt Rd | | Esquimalt | BC | V9A 3M4 | CA
    `),
    others: pairsInLines(`
      128 850 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA = 850 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA
      128 850 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA = 128 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA
      128 850 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA = 850 128 Saucier Ave | | Kelowna | BC | V1Y 6A1 | CA
      105 150 St | | Surrey | BC | V3R 4B1 | CA = Unit 105, 150 St | | Surrey | BC | V3R 4B1 | CA
      5 4 Seasons Dr | | Kelowna | BC | V1Y 6A1 | CA = 5-4 Seasons Dr | | Kelowna | BC | V1Y 6A1 | CA
    `),
  },
  {
    kind: 'a street of Canada that a number and a letter name, and one that is counted in French',
    same: pairsInLines(`
      5 4E Street | | Nelson | BC | V1L 2B2 | CA = 5 4E St | | Nelson | BC | V1L 2B2 | CA
      5 4e rue | | Québec | QC | G1L 2S1 | CA = 5, 4ème Rue | | Québec | QC | G1L 2S1 | CA
      5 4e avenue | | Québec | QC | G1J 3A3 | CA = 5, 4ème Av. | | Québec | QC | G1J 3A3 | CA
    `),
    others: pairsInLines(`
      5 4E Street | | Nelson | BC | V1L 2B2 | CA = 5 4 Street | | Nelson | BC | V1L 2B2 | CA
      5 4E Street | | Nelson | BC | V1L 2B2 | CA = 5 4th St | | Nelson | BC | V1L 2B2 | CA
      7555 120A St | | Surrey | BC | V3W 1N4 | CA = 7555 120 St | | Surrey | BC | V3W 1N4 | CA
    `),
  },
  {
    kind: 'houses of one address with a slash between them, and a flat of a house',
    same: pairsInLines(`
      100/106 Leonard St | | London | | EC2A 4RH | GB = 100-106 Leonard Street | | London | | EC2A 4RH | GB
      21/23 Saffron Hill | | London | | EC1N 8QX | GB = 21 - 23 Saffron Hill | | London | | EC1N 8QX | GB
    `),
    others: pairsInLines(`
      100/106 Leonard St | | London | | EC2A 4RH | GB = Flat 100, 106 Leonard St | | London | | EC2A 4RH | GB
      100/106 Leonard St | | London | | EC2A 4RH | GB = 106 Leonard St | | London | | EC2A 4RH | GB
      12/14 Marchmont Rd | | Edinburgh | | EH9 1HZ | GB = 12-14 Marchmont Rd | | Edinburgh | | EH9 1HZ | GB
      12/14 Smith St | | Fitzroy | VIC | 3065 | AU = 12-14 Smith St | | Fitzroy | VIC | 3065 | AU
    `),
  },
  {
    kind: 'a shop, a garage or a store with a number behind the house, with a comma and without',
    same: pairsInLines(`
      Torgasse 12 Geschäftslokal 3 | | Wien | | 1020 | AT = Torgasse 12, Geschäftslokal 3 | | Wien | | 1020 | AT
      Via Roma 12 Garage 3 | | Milano | | 20121 | IT = Via Roma 12, Garage 3 | | Milano | | 20121 | IT
      Hauptstr. 12a Lager 3 | | Köln | | 50667 | DE = Hauptstr. 12a, Lager 3 | | Köln | | 50667 | DE
      Am Lager 12 Laden 3 | | Köln | | 50667 | DE = Am Lager 12, Laden 3 | | Köln | | 50667 | DE
    `),
    others: pairsInLines(`
      Torgasse 12 Geschäftslokal 3 | | Wien | | 1020 | AT = Torgasse 12 | | Wien | | 1020 | AT
      Torgasse 12 Geschäftslokal 3 | | Wien | | 1020 | AT = Torgasse 3 | | Wien | | 1020 | AT
      Torgasse 12 Geschäftslokal 3 | | Wien | | 1020 | AT = Torgasse 3 Geschäftslokal 12 | | Wien | | 1020 | AT
      Torgasse 12 Geschäftslokal 3 | | Wien | | 1020 | AT = Torgasse 12 Lager 3 | | Wien | | 1020 | AT
      Torgasse 12 Geschäftslokal 3 | | Wien | | 1020 | AT = Torgasse 12 Top 3 | | Wien | | 1020 | AT
    `),
  },
  {
    kind: 'what stands in the yard of a house in the United Kingdom',
    same: pairsInLines(`
      Basement Flat, 21 Pepper Road | | London | | W11 1AA | GB = Bsmt Flat 21 Pepper Rd | | London | | W11 1AA | GB
      The Lodge, 21 Pepper Road | | London | | W11 1AA | GB = 21 Pepper Road | | London | | W11 1AA | GB
      Rose Lodge 21 Pepper Road | | London | | W11 1AA | GB = Rose Lodge, 21 Pepper Road | | London | | W11 1AA | GB
    `),
    others: pairsInLines(`
      The Stables, 21 Pepper Road | | London | | W11 1AA | GB = 21 Pepper Road | | London | | W11 1AA | GB
      Mobile Home, 21 Pepper Road | | London | | W11 1AA | GB = 21 Pepper Road | | London | | W11 1AA | GB
      Static Caravan, 21 Pepper Road | | London | | W11 1AA | GB = 21 Pepper Road | | London | | W11 1AA | GB
      Store Room, 21 Pepper Road | | London | | W11 1AA | GB = 21 Pepper Road | | London | | W11 1AA | GB
      Yard, 21 Pepper Road | | London | | W11 1AA | GB = 21 Pepper Road | | London | | W11 1AA | GB
      Owner's Accommodation, 21 Pepper Road | | London | | W11 1AA | GB = 21 Pepper Road | | London | | W11 1AA | GB
    `),
  },
  {
    // Names of Istat's list of the Italian municipalities.
    kind: 'a town of Italy with an article in its name that is also the code of a province',
    same: pairsInLines(`
      Via Roma 5 | | San Vito Lo Capo | TP | 91010 | IT = Via Roma 5 | | San Vito Lo Capo | | 91010 | IT
      Via Roma 5 | | Sant'Agata li Battiati | CT | 95030 | IT = Via Roma 5 | | Sant'Agata li Battiati (CT) | | 95030 | IT
      Via Roma 5 | | Francavilla al Mare CH | | 66023 | IT = Via Roma 5 | | Francavilla al Mare | | 66023 | IT
      Via Roma 5 | | Santo Stefano al Mare | IM | 18010 | IT = Via Roma 5 | | S. Stefano al Mare | | 18010 | IT
      Via Roma 5 | | Sant'Angelo Le Fratte | PZ | 85050 | IT = Via Roma 5 | | Sant'Angelo Le Fratte PZ | | 85050 | IT
      Via Roma 5 | | Campo nell'Elba LI | | 57034 | IT = Via Roma 5 | | Campo nell'Elba | LI | 57034 | IT
      Via Roma 5 | | Re | VB | 28856 | IT = Via Roma 5 | | Re | | 28856 | IT
    `),
    others: pairsInLines(`
      Via Roma 5 | | Francavilla al Mare | CH | 66023 | IT = Via Roma 5 | | Francavilla in Sinni | PZ | 85034 | IT
      Via Roma 5 | | Samone | TN | 38059 | IT = Via Roma 5 | | Samone | TO | 10010 | IT
    `),
  },
  {
    // 'StreetNameWordsGluedTogether' and 'StreetNameCompoundWordsSeparated' of the acceptance addresses.
    kind: 'a street whose name is run together, or written in two words of which one has a short form',
    same: pairsInLines(`
      3821 Cedarhill Rd | | Saanich | BC | V8P 3Z4 | CA = 3821 Cedar Hill Rd | | Saanich | BC | V8P 3Z4 | CA
      1985 Mill Stream Rd | | Highlands | BC | V9B 6H4 | CA = 1985 Millstream Rd | | Highlands | BC | V9B 6H4 | CA
      8514 Horseshoebay Rd | | Anglemont | BC | V0E 1M8 | CA = 8514 Horseshoe Bay Rd | | Anglemont | BC | V0E 1M8 | CA
      101 Sea View St | | Sayward | BC | V0P 1R0 | CA = 101 Seaview Street | | Sayward | BC | V0P 1R0 | CA
      12 Lakeview Dr | | Boston | MA | 02110 | US = 12 Lake View Drive | | Boston | MA | 02110 | US
      12 Lk Vw Dr | | Boston | MA | 02110 | US = 12 Lakeview Drive | | Boston | MA | 02110 | US
      1985 Mill Stream Rd | | Boston | MA | 02110 | US = 1985 Millstream Rd | | Boston | MA | 02110 | US
      12 Springhill Ln | | Leeds | | LS1 4AP | GB = 12 Spring Hill Lane | | Leeds | | LS1 4AP | GB
      12 Meadowbrook Ct | | Fitzroy | VIC | 3065 | AU = 12 Meadow Brook Court | | Fitzroy | VIC | 3065 | AU
    `),
    others: pairsInLines(`
      12 Westwood Rd | | Boston | MA | 02110 | US = 12 W Wood Rd | | Boston | MA | 02110 | US
      12 Northgate Rd | | Boston | MA | 02110 | US = 12 N Gate Rd | | Boston | MA | 02110 | US
      12 Southpark Dr | | Boston | MA | 02110 | US = 12 S Park Dr | | Boston | MA | 02110 | US
      12 Oak Park Way | | Boston | MA | 02110 | US = 12 Oak Parkway | | Boston | MA | 02110 | US
      12 Lakeview Dr | | Boston | MA | 02110 | US = 12 Lakeview Rd | | Boston | MA | 02110 | US
      12 Lakeview Dr | | Boston | MA | 02110 | US = 12 Lake Dr | | Boston | MA | 02110 | US
      12 Hill St | | Boston | MA | 02110 | US = 12 Hills St | | Boston | MA | 02110 | US
    `),
  },
  {
    kind: 'a flat of Canada that a letter and a number name, before the house',
    same: pairsInLines(`
      B2 518 BEATTY ST | | Vancouver | BC | V6B 2L3 | CA = UNIT B2 -- 518 Beatty St | | Vancouver | BC | V6B 2L3 | CA
      P100 1518 W 70TH AVE | | Vancouver | BC | V6P 2Z1 | CA = UNIT P100 -- 1518 W 70th Ave | | Vancouver | BC | V6P 2Z1 | CA
      A114-20211 66 Ave | | Langley | BC | V2Y 0L4 | CA = UNIT A114 -- 20211 66 Ave | | Langley | BC | V2Y 0L4 | CA
    `),
    others: pairsInLines(`
      1045 317 Haro St | | Vancouver | BC | V6E 1C7 | CA = UNIT 317 -- 1045 Haro St | | Vancouver | BC | V6E 1C7 | CA
      B2 518 BEATTY ST | | Vancouver | BC | V6B 2L3 | CA = 518 Beatty St | | Vancouver | BC | V6B 2L3 | CA
      B2 518 BEATTY ST | | Vancouver | BC | V6B 2L3 | CA = UNIT 2 -- 518 Beatty St | | Vancouver | BC | V6B 2L3 | CA
    `),
  },
];
