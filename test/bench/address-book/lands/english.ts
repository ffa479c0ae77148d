/** Countries that write 'Unit 5, 12 Smith Street, Fitzroy VIC 3065'. Places and spellings from general knowledge. */
import { type Land, list, town } from '../land.ts';
import { westernWriter } from '../western-writer.ts';
import {
  americanKinds,
  americanNames,
  americanUnits,
  britishKinds,
  britishUnits,
  companyWords,
  digits,
  flatId,
  givenNames,
  groupsOf,
  houseOf,
  letter,
  madeWord,
  natural,
  oceanKinds,
  oceanUnits,
  surnames,
  trades,
  wordsEverywhere,
  wordsOfAmerica,
} from './english-words.ts';

interface Particulars
  extends Pick<Land, 'code' | 'weight' | 'countryNames' | 'groups' | 'units' | 'madePostCode' | 'phone' | 'mailHosts'> {
  readonly towns: string;
  readonly states: Readonly<Record<string, readonly string[]>>;
  readonly stateShare: number;
  readonly suburbMayBeCity: boolean;
  readonly companyForms: string;
  readonly houseEnd: number;
  readonly houseNames: string;
  readonly words: readonly (readonly string[])[];
  readonly postCodeForms: (code: string) => readonly string[];
}

function englishLand(own: Particulars): Land {
  return {
    ...own,
    givenNames,
    surnames,
    madeSurname: madeWord,
    nameOf: (given, surname) => `${given} ${surname}`,
    companyWords: companyWords.flatMap((word, at) => [
      `${word} ${trades[at % trades.length]}`,
      `${word} ${trades[(at * 5 + 3) % trades.length]}`,
    ]),
    companyForms: list(own.companyForms),
    towns: own.towns.split('\n').map(town),
    madeTown: madeWord,
    houseNames: list(own.houseNames),
    madeHouse: houseOf(own.houseEnd),
    isUnspaced: false,
    write: westernWriter({
      isNumberFirst: true,
      numberJoins: [' ', ' ', ' ', ', '],
      letterForms: ['{n}{L}', '{n}{l}', '{n} {L}'],
      words: own.words,
      postCodeForms: own.postCodeForms,
      states: own.states,
      stateShare: own.stateShare,
      suburbMayBeCity: own.suburbMayBeCity,
      accents: ['plain'],
    }),
  };
}

const asItIs = (code: string): readonly string[] => [code];
const britishCodeForms = (code: string): readonly string[] => [code, code, code.replace(' ', ''), code.toLowerCase()];

export const australia = englishLand({
  code: 'AU',
  weight: 20,
  countryNames: ['Australia', 'AUS', 'australia'],
  towns: `Sydney|NSW|20|Newtown,Surry Hills,Glebe,Marrickville,Mosman,Bondi,Parramatta,Manly,Paddington
Melbourne|VIC|30|Fitzroy,Brunswick,Richmond,Carlton,Footscray,Saint Kilda,Hawthorn,Preston
Brisbane|QLD|40|West End,New Farm,Toowong,Mount Gravatt,Kangaroo Point,Indooroopilly
Perth|WA|60|Subiaco,Fremantle,Cottesloe,Mount Lawley,Victoria Park
Adelaide|SA|50|Norwood,Glenelg,Unley,Prospect,North Adelaide
Hobart|TAS|70|Sandy Bay,Battery Point,Bellerive
Canberra|ACT|26|Braddon,Kingston,Belconnen,Dickson
Darwin|NT|08|Nightcliff,Parap
Geelong|VIC|32||
Newcastle|NSW|23|Hamilton,Merewether
Wollongong|NSW|25||
Toowoomba|QLD|43||`,
  states: {
    NSW: ['NSW', 'New South Wales', 'nsw', 'N.S.W.'],
    VIC: ['VIC', 'Victoria', 'Vic', 'Vic.'],
    QLD: ['QLD', 'Queensland', 'Qld'],
    WA: ['WA', 'Western Australia'],
    SA: ['SA', 'South Australia'],
    TAS: ['TAS', 'Tasmania', 'Tas'],
    ACT: ['ACT', 'Australian Capital Territory'],
    NT: ['NT', 'Northern Territory'],
  },
  stateShare: 0.97,
  suburbMayBeCity: true,
  companyForms: 'Pty Ltd,Pty. Ltd.,Ltd,& Sons,Australia',
  houseEnd: 320,
  houseNames: 'Harbour House,Rialto Building,Wharf Centre',
  words: wordsEverywhere,
  postCodeForms: asItIs,
  groups: groupsOf(natural, oceanKinds),
  units: oceanUnits,
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '61', trunk: '0', shapes: ['4## ### ###', '4########', '2 #### ####', '3 #### ####', '7 #### ####'] },
  mailHosts: list('gmail.com,bigpond.com,outlook.com,optusnet.com.au,icloud.com'),
});

export const newZealand = englishLand({
  code: 'NZ',
  weight: 6,
  countryNames: ['New Zealand', 'NZ', 'N.Z.', 'Aotearoa'],
  towns: `Auckland||10|Ponsonby,Grey Lynn,Mount Eden,Remuera,Ōtāhuhu,Takapuna
Wellington||60|Te Aro,Karori,Kelburn,Newtown
Christchurch||80|Riccarton,Ilam,Sumner,Addington
Hamilton||32|Frankton,Hillcrest
Tauranga||31|Mount Maunganui
Dunedin||90|Saint Kilda,Mornington
Whangārei||01||
Ōtaki||55||`,
  states: {},
  stateShare: 0,
  suburbMayBeCity: false,
  companyForms: 'Ltd,Limited,NZ Ltd,& Sons',
  houseEnd: 300,
  houseNames: 'Harbour View,Civic House',
  words: wordsEverywhere,
  postCodeForms: asItIs,
  groups: groupsOf(
    [...natural, 'Waikāwā', 'Te Ara', 'Rātā', 'Kōwhai', 'Tōtara', 'Rimu', 'Karaka', 'Manukau'],
    oceanKinds,
  ),
  units: oceanUnits,
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '64', trunk: '0', shapes: ['21 ### ####', '27 ### ####', '9 ### ####', '4 ### ####', '3 ### ####'] },
  mailHosts: list('gmail.com,xtra.co.nz,outlook.com'),
});

export const unitedKingdom = englishLand({
  code: 'GB',
  weight: 10,
  countryNames: ['United Kingdom', 'UK', 'Great Britain', 'U.K.'],
  towns: `London||SE|Camden,Peckham,Greenwich,Brixton,Hackney
Manchester||M|Didsbury,Chorlton,Ancoats
Birmingham||B|Edgbaston,Moseley
Leeds||LS|Headingley,Horsforth
Bristol||BS|Clifton,Bedminster
Edinburgh||EH|Leith,Morningside
Glasgow||G|Partick,Dennistoun
Cardiff||CF|Canton,Roath
Saint Ives||TR||
York||YO||
Saint Albans||AL||
Newcastle upon Tyne||NE|Jesmond|Newcastle,Newcastle-upon-Tyne`,
  states: {},
  stateShare: 0,
  suburbMayBeCity: false,
  companyForms: 'Ltd,Limited,PLC,& Co,LLP',
  houseEnd: 180,
  houseNames: 'Rose Cottage,The Old Rectory,Anchor House,Quay House,Victoria Mill,Kings Court,Ivy House,Bridge End',
  words: wordsEverywhere.slice(0, 2),
  postCodeForms: britishCodeForms,
  groups: groupsOf(natural, britishKinds),
  units: britishUnits,
  madePostCode: (area, street) =>
    `${area}${1 + street.below(28)} ${street.below(10)}${letter(street)}${letter(street)}`,
  phone: {
    code: '44',
    trunk: '0',
    shapes: ['7### ######', '20 #### ####', '161 ### ####', '113 ### ####', '1### ######'],
  },
  mailHosts: list('gmail.com,btinternet.com,hotmail.co.uk,outlook.com,yahoo.co.uk'),
});

export const ireland = englishLand({
  code: 'IE',
  weight: 3,
  countryNames: ['Ireland', 'IRL', 'Éire', 'Republic of Ireland'],
  towns: `Dublin||D|Rathmines,Ranelagh,Drumcondra,Dún Laoghaire
Cork||T|Douglas,Blackrock|Corcaigh
Galway||H|Salthill|Gaillimh
Limerick||V|Castletroy
Waterford||X||
Kilkenny||R||`,
  states: {},
  stateShare: 0,
  suburbMayBeCity: false,
  companyForms: 'Ltd,Limited,Teo,& Sons',
  houseEnd: 160,
  houseNames: 'The Old Mill,Quay House',
  words: wordsEverywhere.slice(0, 2),
  postCodeForms: britishCodeForms,
  groups: groupsOf(natural, britishKinds),
  units: britishUnits,
  madePostCode: (area, street) =>
    `${area}${digits(street, 2)} ${letter(street)}${digits(street, 1)}${letter(street)}${digits(street, 1)}`,
  phone: { code: '353', trunk: '0', shapes: ['87 ### ####', '1 ### ####', '21 ### ####'] },
  mailHosts: list('gmail.com,eircom.net,outlook.com'),
});

export const unitedStates = englishLand({
  code: 'US',
  weight: 12,
  countryNames: ['United States', 'USA', 'US', 'U.S.A.', 'United States of America', 'America'],
  towns: `New York|NY|100|Brooklyn,Queens|New York City,NYC
Los Angeles|CA|900||LA,L.A.
Chicago|IL|606||
Houston|TX|770||
Boston|MA|021||
Seattle|WA|981||
Saint Louis|MO|631||
Fort Worth|TX|761||
Denver|CO|802||
Portland|OR|972||
Miami|FL|331||
Saint Paul|MN|551||`,
  states: {
    NY: ['NY', 'New York', 'N.Y.'],
    CA: ['CA', 'California', 'Calif.'],
    IL: ['IL', 'Illinois'],
    TX: ['TX', 'Texas', 'Tex.'],
    MA: ['MA', 'Massachusetts'],
    WA: ['WA', 'Washington'],
    MO: ['MO', 'Missouri'],
    CO: ['CO', 'Colorado'],
    OR: ['OR', 'Oregon'],
    FL: ['FL', 'Florida', 'Fla.'],
    MN: ['MN', 'Minnesota'],
  },
  stateShare: 1,
  suburbMayBeCity: false,
  companyForms: 'Inc.,LLC,Inc,Corp.,& Co.',
  houseEnd: 4800,
  houseNames: 'Empire Plaza,Lakeside Tower',
  words: wordsOfAmerica,
  postCodeForms: (code) => [code, code, code, `${code}-${1000 + (Number(code) % 8999)}`],
  groups: groupsOf(americanNames, americanKinds),
  units: americanUnits,
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '1', trunk: '', shapes: ['(2##) 555-####', '(6##) 555-####', '312-555-####', '415.555.####'] },
  mailHosts: list('gmail.com,yahoo.com,outlook.com,aol.com,icloud.com'),
});

export const canada = englishLand({
  code: 'CA',
  weight: 5,
  countryNames: ['Canada', 'CAN', 'canada'],
  towns: `Toronto|ON|M|Scarborough,Etobicoke
Vancouver|BC|V|Kitsilano
Montréal|QC|H|Outremont|Montreal
Calgary|AB|T||
Ottawa|ON|K|Kanata
Halifax|NS|B||
Winnipeg|MB|R||
Québec|QC|G||Quebec City,Ville de Québec`,
  states: {
    ON: ['ON', 'Ontario', 'Ont.'],
    BC: ['BC', 'British Columbia', 'B.C.'],
    QC: ['QC', 'Quebec', 'Québec'],
    AB: ['AB', 'Alberta'],
    NS: ['NS', 'Nova Scotia'],
    MB: ['MB', 'Manitoba'],
  },
  stateShare: 1,
  suburbMayBeCity: false,
  companyForms: 'Inc.,Ltd.,Ltée,Corp.',
  houseEnd: 2600,
  houseNames: 'Maple Tower,Bay Centre',
  words: wordsOfAmerica,
  postCodeForms: britishCodeForms,
  groups: groupsOf(americanNames, americanKinds),
  units: [
    { share: 0.1, ids: flatId, forms: ['{u}-{a}', '{a}, Unit {u}', 'Unit {u}, {a}', 'Unit {u}⇒{a}', '{a} #{u}'] },
    ...americanUnits.slice(1, 2),
  ],
  madePostCode: (area, street) =>
    `${area}${digits(street, 1)}${letter(street)} ${digits(street, 1)}${letter(street)}${digits(street, 1)}`,
  phone: { code: '1', trunk: '', shapes: ['(416) 555-####', '604-555-####', '(514) 555-####'] },
  mailHosts: list('gmail.com,bell.net,shaw.ca,outlook.com'),
});
