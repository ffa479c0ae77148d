/** Names, kinds of streets and ways of writing units of countries that write English. From general knowledge. */
import { kinds, list, type StreetGroup } from '../land.ts';
import type { Seeded } from '../seeded.ts';

export const givenNames = list(
  'James,Olivia,William,Charlotte,John,Emma,Jack,Grace,Thomas,Sophie,David,Sarah,Michael,Emily,Daniel,Jessica,Matthew,Lucy,Andrew,Hannah,Robert,Rebecca,Peter,Laura,Mark,Catherine,Paul,Elizabeth,Stephen,Margaret,Liam,Zoe,Noah,Isla,Oscar,Amelia,George,Ruby,Henry,Chloe,Samuel,Megan,Benjamin,Alice,Patrick,Siobhán,Seán,Aoife,Connor,Niamh,Hēmi,Aroha,Wiremu,Mele,Priya,Arjun,Wei,Ling,Mohammed,Fatima,Zoë,Renée,André,Chloé',
);
export const surnames = list(
  "Smith,Jones,Williams,Brown,Taylor,Wilson,Johnson,Davies,White,Martin,Anderson,Thompson,Walker,Harris,Lewis,Robinson,Young,King,Wright,Green,Baker,Hill,Campbell,Mitchell,Carter,Roberts,Phillips,Evans,Turner,Parker,Collins,Edwards,Stewart,Morris,Murphy,Kelly,O'Brien,O'Connor,Ryan,Byrne,O'Sullivan,McCarthy,Gallagher,Doyle,McDonald,MacKenzie,Fraser,Nguyen,Patel,Singh,Khan,Chen,Wang,Kaur,Garcia,Rodriguez,Martinez,Lopez,Ngata,Tūhoe,Te Whiu,Papadopoulos,Kowalski,Schneider,D'Souza,St. John,Ashworth,Featherstone,Cholmondeley,Pemberton,Thistlethwaite,Winterbourne,Blackwood,Fairweather",
);
const first = list(
  'Ash,Black,Brad,Bur,Caw,Chal,Cot,Crom,Dun,East,Fair,Farn,Gar,Glen,Hal,Hart,Haw,Hol,Ken,Lang,Mar,Mel,Nor,Oak,Pem,Rad,Ros,Shel,Stan,Thorn,Wal,Whit,Wick,Win,Wood,Yar',
);
const middle = list(',,,ber,ing,en,el,er,le,as');
const last = list(
  'ton,ham,ley,well,worth,wood,field,ford,by,man,son,burn,hurst,shaw,combe,thorpe,stead,grave,croft,more',
);
export const madeWord = (random: Seeded): string => random.pick(first) + random.pick(middle) + random.pick(last);

export const companyWords = list(
  'Harbour,Pacific,Southern,Northern,Summit,Oak,Sterling,Crown,Anchor,Bluegum,Beacon,Cedar,Vertex,Meridian,Kestrel,Evergreen,Union,Albion',
);
export const trades = list(
  'Foods,Trading,Engineering,Books,Logistics,Dental,Supplies,Electrical,Joinery,Motors,Studios,Nurseries,Textiles,Instruments',
);
export const natural = list(
  'Smith,Church,High,Station,Victoria,King,Queen,George,Albert,Park,Mill,Chapel,Elizabeth,Railway,Wattle,Banksia,Grey,Wellington,Nelson,Cambridge,Oxford,Windsor,Bridge,William,York,Elgin,Clarence,Wharf,Spring,Beach,Ocean,Hillside,Riverside,Old Mill,Saint James,Saint Mary,Mount Pleasant,Saint Georges,Fort,Lakeview,Orchard',
);
const fromSurname = (surname: string): string => surname;

export const wordsEverywhere = [
  ['Saint', 'St', 'St.'],
  ['Mount', 'Mt', 'Mt.'],
  ['North', 'N', 'N.', 'Nth'],
  ['South', 'S', 'S.', 'Sth'],
  ['Fort', 'Ft', 'Ft.'],
];
export const wordsOfAmerica = [
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

export const houseOf =
  (end: number) =>
  (random: Seeded): string => {
    const number = 1 + Math.floor(random.next() ** 1.6 * end);
    if (random.chance(0.06)) return `${number}${random.pick(['A', 'B', 'C'])}`;
    return random.chance(0.03) ? `${number}-${number + 2}` : String(number);
  };
export const flatId = (random: Seeded): string =>
  random.chance(0.15) ? `${1 + random.below(12)}${random.pick(['A', 'B', 'C'])}` : String(1 + random.below(40));
const levelId = (random: Seeded): string => String(1 + random.below(30));

export const digits = (random: Seeded, count: number): string =>
  Array.from({ length: count }, () => random.below(10)).join('');
const letters = 'ABDEFGHJLNPQRSTUWXYZ';
export const letter = (random: Seeded): string => letters.charAt(random.below(letters.length));

export const oceanKinds = kinds(
  'Street|St|St.,Road|Rd|Rd.,Avenue|Ave|Av|Ave.,Parade|Pde,Crescent|Cres|Cr,Terrace|Tce,Place|Pl,Court|Ct,Drive|Dr,Lane|Ln|La,Highway|Hwy,Close|Cl,Grove|Gr|Gve,Boulevard|Blvd|Bvd,Esplanade|Esp,Circuit|Cct,Square|Sq,Way,Rise',
);
export const britishKinds = kinds(
  'Street|St|St.,Road|Rd|Rd.,Lane|Ln|La,Avenue|Ave|Av,Close|Cl|Clo,Drive|Dr,Gardens|Gdns,Crescent|Cres,Court|Ct,Terrace|Terr|Ter,Square|Sq,Grove|Gr,Place|Pl,Way,Mews,Hill,Green|Grn,Row,Walk',
);
export const americanKinds = kinds(
  'Street|St|St.,Avenue|Ave|Ave.|Av,Road|Rd|Rd.,Drive|Dr|Dr.,Lane|Ln|Ln.,Court|Ct,Boulevard|Blvd|Blvd.,Circle|Cir,Place|Pl,Parkway|Pkwy,Trail|Trl,Highway|Hwy,Terrace|Ter,Way,Square|Sq,Turnpike|Tpke',
);
export const americanNames = list(
  'Main,Oak,Maple,Washington,Lake,Elm,Park,Cedar,Pine,Walnut,Jackson,Lincoln,Adams,Jefferson,Hickory,Sunset,Madison,Franklin,North Main,South Main,West Lake,East Park,North Clark,Fifth,Third,Second,Seventh,Martin Luther King,Saint Charles,Mount Vernon,Saint Louis,Fort Hill,Chestnut,Cherry,Dogwood,Willow,Mill,River,Ridge,Spruce',
);

export const groupsOf = (names: readonly string[], kindForms: StreetGroup['kinds']): readonly StreetGroup[] => [
  { weight: 1, join: 'after', names, kinds: kindForms, fromSurname },
];

export const oceanUnits = [
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
export const britishUnits = [
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
export const americanUnits = [
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
