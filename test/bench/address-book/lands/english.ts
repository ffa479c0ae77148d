/** Countries that write 'Unit 5, 12 Smith Street, Fitzroy VIC 3065'. Names, places and spellings from general knowledge. */
import { kinds, type Land, list, type StreetGroup, town } from '../land.ts';
import type { Seeded } from '../seeded.ts';
import { westernWriter } from '../western-writer.ts';

const givenNames = list(
  'James,Olivia,William,Charlotte,John,Emma,Jack,Grace,Thomas,Sophie,David,Sarah,Michael,Emily,Daniel,Jessica,Matthew,Lucy,Andrew,Hannah,Robert,Rebecca,Peter,Laura,Mark,Catherine,Paul,Elizabeth,Stephen,Margaret,Liam,Zoe,Noah,Isla,Oscar,Amelia,George,Ruby,Henry,Chloe,Samuel,Megan,Benjamin,Alice,Patrick,Siobhán,Seán,Aoife,Connor,Niamh,Hēmi,Aroha,Wiremu,Mele,Priya,Arjun,Wei,Ling,Mohammed,Fatima,Zoë,Renée,André,Chloé',
);
const surnames = list(
  "Smith,Jones,Williams,Brown,Taylor,Wilson,Johnson,Davies,White,Martin,Anderson,Thompson,Walker,Harris,Lewis,Robinson,Young,King,Wright,Green,Baker,Hill,Campbell,Mitchell,Carter,Roberts,Phillips,Evans,Turner,Parker,Collins,Edwards,Stewart,Morris,Murphy,Kelly,O'Brien,O'Connor,Ryan,Byrne,O'Sullivan,McCarthy,Gallagher,Doyle,McDonald,MacKenzie,Fraser,Nguyen,Patel,Singh,Khan,Chen,Wang,Kaur,Garcia,Rodriguez,Martinez,Lopez,Ngata,Tūhoe,Te Whiu,Papadopoulos,Kowalski,Schneider,D'Souza,St. John,Ashworth,Featherstone,Cholmondeley,Pemberton,Thistlethwaite,Winterbourne,Blackwood,Fairweather",
);
const first = list(
  'Ash,Black,Brad,Bur,Caw,Chal,Cot,Crom,Dun,East,Fair,Farn,Gar,Glen,Hal,Hart,Haw,Hol,Ken,Lang,Mar,Mel,Nor,Oak,Pem,Rad,Ros,Shel,Stan,Thorn,Wal,Whit,Wick,Win,Wood,Yar',
);
const middle = list(',,,ber,ing,en,el,er,le,as');
const last = list(
  'ton,ham,ley,well,worth,wood,field,ford,by,man,son,burn,hurst,shaw,combe,thorpe,stead,grave,croft,more',
);
const madeWord = (random: Seeded): string => random.pick(first) + random.pick(middle) + random.pick(last);

const companyWords = list(
  'Harbour,Pacific,Southern,Northern,Summit,Oak,Sterling,Crown,Anchor,Bluegum,Beacon,Cedar,Vertex,Meridian,Kestrel,Evergreen,Union,Albion',
);
const trades = list(
  'Foods,Trading,Engineering,Books,Logistics,Dental,Supplies,Electrical,Joinery,Motors,Studios,Nurseries,Textiles,Instruments',
);
const natural = list(
  'Smith,Church,High,Station,Victoria,King,Queen,George,Albert,Park,Mill,Chapel,Elizabeth,Railway,Wattle,Banksia,Grey,Wellington,Nelson,Cambridge,Oxford,Windsor,Bridge,William,York,Elgin,Clarence,Wharf,Spring,Beach,Ocean,Hillside,Riverside,Old Mill,Saint James,Saint Mary,Mount Pleasant,Saint Georges,Fort,Lakeview,Orchard',
);
const fromSurname = (surname: string): string => surname;

const wordsEverywhere = [
  ['Saint', 'St', 'St.'],
  ['Mount', 'Mt', 'Mt.'],
  ['North', 'N', 'N.', 'Nth'],
  ['South', 'S', 'S.', 'Sth'],
  ['Fort', 'Ft', 'Ft.'],
];
const wordsOfAmerica = [
  ['Saint', 'St', 'St.'],
  ['Mount', 'Mt', 'Mt.'],
  ['North', 'N', 'N.'],
  ['South', 'S', 'S.'],
  ['West', 'W', 'W.'],
  ['East', 'E', 'E.'],
  ['Fort', 'Ft', 'Ft.'],
  ['Fifth', '5th'],
  ['Third', '3rd'],
  ['Second', '2nd'],
  ['Seventh', '7th'],
];

const houseOf =
  (end: number) =>
  (random: Seeded): string => {
    const number = 1 + Math.floor(random.next() ** 1.6 * end);
    if (random.chance(0.06)) return `${number}${random.pick(['A', 'B', 'C'])}`;
    return random.chance(0.03) ? `${number}-${number + 2}` : String(number);
  };
const flatId = (random: Seeded): string =>
  random.chance(0.15) ? `${1 + random.below(12)}${random.pick(['A', 'B', 'C'])}` : String(1 + random.below(40));
const levelId = (random: Seeded): string => String(1 + random.below(30));

const digits = (random: Seeded, count: number): string =>
  Array.from({ length: count }, () => random.below(10)).join('');
const letters = 'ABDEFGHJLNPQRSTUWXYZ';
const letter = (random: Seeded): string => letters.charAt(random.below(letters.length));

const oceanKinds = kinds(
  'Street|St|St.,Road|Rd|Rd.,Avenue|Ave|Av|Ave.,Parade|Pde,Crescent|Cres|Cr,Terrace|Tce,Place|Pl,Court|Ct,Drive|Dr,Lane|Ln|La,Highway|Hwy,Close|Cl,Grove|Gr|Gve,Boulevard|Blvd|Bvd,Esplanade|Esp,Circuit|Cct,Square|Sq,Way,Rise',
);
const britishKinds = kinds(
  'Street|St|St.,Road|Rd|Rd.,Lane|Ln|La,Avenue|Ave|Av,Close|Cl|Clo,Drive|Dr,Gardens|Gdns,Crescent|Cres,Court|Ct,Terrace|Terr|Ter,Square|Sq,Grove|Gr,Place|Pl,Way,Mews,Hill,Green|Grn,Row,Walk',
);
const americanKinds = kinds(
  'Street|St|St.,Avenue|Ave|Ave.|Av,Road|Rd|Rd.,Drive|Dr|Dr.,Lane|Ln|Ln.,Court|Ct,Boulevard|Blvd|Blvd.,Circle|Cir,Place|Pl,Parkway|Pkwy,Trail|Trl,Highway|Hwy,Terrace|Ter,Way,Square|Sq,Turnpike|Tpke',
);
const americanNames = list(
  'Main,Oak,Maple,Washington,Lake,Elm,Park,Cedar,Pine,Walnut,Jackson,Lincoln,Adams,Jefferson,Hickory,Sunset,Madison,Franklin,North Main,South Main,West Lake,East Park,North Clark,Fifth,Third,Second,Seventh,Martin Luther King,Saint Charles,Mount Vernon,Saint Louis,Fort Hill,Chestnut,Cherry,Dogwood,Willow,Mill,River,Ridge,Spruce',
);

const groupsOf = (names: readonly string[], kindForms: StreetGroup['kinds']): readonly StreetGroup[] => [
  { weight: 1, join: 'after', names, kinds: kindForms, fromSurname },
];

const oceanUnits = [
  {
    share: 0.16,
    ids: flatId,
    forms: ['{u}/{a}', 'Unit {u}, {a}', 'Unit {u}/{a}', 'U{u}/{a}', 'U {u}, {a}', 'Unit {u}⇒{a}', 'unit {u} {a}'],
  },
  {
    share: 0.04,
    ids: levelId,
    forms: ['Level {u}, {a}', 'Level {u}⇒{a}', 'L{u}, {a}', '{a}, Level {u}', 'Lvl {u}, {a}'],
  },
  { share: 0.03, ids: levelId, forms: ['Shop {u}, {a}', 'Shop {u}⇒{a}', '{a}, Shop {u}', 'Shop {u}/{a}'] },
];
const britishUnits = [
  {
    share: 0.16,
    ids: flatId,
    forms: ['Flat {u}, {a}', 'Flat {u}⇒{a}', '{a}, Flat {u}', 'Flat {u} {a}', 'Flat {u}/{a}'],
  },
  {
    share: 0.04,
    ids: flatId,
    forms: ['Apartment {u}, {a}', 'Apt {u}, {a}', 'Apartment {u}⇒{a}', 'Apt. {u}, {a}', '{a}, Apt {u}'],
  },
  { share: 0.03, ids: flatId, forms: ['Unit {u}, {a}', 'Unit {u}⇒{a}', '{a}, Unit {u}', 'Unit {u} {a}'] },
];
const americanUnits = [
  {
    share: 0.14,
    ids: flatId,
    forms: [
      '{a} Apt {u}',
      '{a}, Apartment {u}',
      '{a} #{u}',
      'Apt {u}⇒{a}',
      '{a} Apt. {u}',
      '{a} APT {u}',
      '{a}, # {u}',
    ],
  },
  {
    share: 0.06,
    ids: (random: Seeded): string => String(100 + random.below(900)),
    forms: ['{a}, Suite {u}', '{a} Ste {u}', 'Suite {u}⇒{a}', '{a}, Ste. {u}', '{a} STE {u}'],
  },
  { share: 0.03, ids: flatId, forms: ['{a} Unit {u}', 'Unit {u}⇒{a}', '{a}, Unit {u}'] },
];

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
