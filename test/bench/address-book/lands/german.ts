/** Germany, Austria and Switzerland. Names, places and spellings from general knowledge. */
import { kinds, type Land, list, type StreetGroup } from '../land.ts';
import { digits, houses, syllables, type Tables, westernLand } from './western-land.ts';

const madeSurname = syllables(
  'Brun,Hart,Kess,Lind,Mör,Neu,Ober,Pfaff,Quen,Rei,Sau,Thal,Uhl,Vog,Wag,Zim,Böh,Dörf,Füh,Grü,Hüb,Köh,Lön,Mül,Rös,Schä,Strö,Tür,Weiß,Gie',
  ',,en,el,er,ing,its',
  'mann,er,bach,berger,hauer,ler,meier,mayr,stätter,hofer,huber,feld,stein,wald,schmid,gruber,eder,inger',
);
const madeTown = syllables(
  'Ober,Unter,Alt,Neu,Groß,Klein,Bad ,Hohen,Nieder,Kirch,Wald,Rot,Schwarz,Weiß',
  'linden,buch,birken,eichen,wester,öster,rohr,mühl,stein,brunn,hasel,schön,kälber,fürsten',
  'hausen,heim,dorf,bach,ried,berg,feld,ingen,au,stadt,kirchen,büttel',
);

const glued = list(
  'Bahnhof,Haupt,Schul,Garten,Linden,Goethe,Schiller,Kirch,Wald,Berg,Mozart,Beethoven,Garten,Ring,Mühlen,Rosen,Birken,Wiesen,Feld,Blumen,Post,Markt,Kant,Uhland,Brücken,König,Kaiser,Jahn,Tannen,Eichen,Sonnen,Stein,Dorf,Brunnen,Mittel,Ufer,Schloss,Park,Sedan,Moltke',
);
const hyphened = list(
  'Karl-Marx,Albert-Einstein,Doktor-Müller,Sankt-Anna,Konrad-Adenauer,Friedrich-Ebert,Thomas-Mann,Rosa-Luxemburg,Professor-Huber,Geschwister-Scholl,Willy-Brandt,Sankt-Georg',
);
const spaced = list(
  'Berliner,Alte,Neue,Kölner,Münchner,Äußere Sulzbacher,Prenzlauer,Leipziger,Obere,Untere,Lange,Breite,Hamburger,Züricher,Große',
);
const alone = list(
  'Am Weiher,An der Mühle,Im Grund,Am Weißen Stein,Unter den Linden,Hinter der Kirche,Auf der Höhe,Am Alten Markt,An der Alster,Zum Sportplatz,In der Au,Ku’damm,Kurfürstendamm,Jungfernstieg',
);

const gluedKinds = kinds(
  'straße|str.|strasse|str| Straße,weg|weg,platz|platz|pl.,gasse|gasse,allee|allee,ring|ring,ufer,damm',
);
const loose = kinds('Straße|Str.|Strasse|Str|straße,Weg,Allee,Platz|Pl.,Gasse');
const swissGlued = kinds('strasse|str.|str|straße| Strasse,weg,platz|pl.,gasse,matte,rain');
const groupsOf = (ownGlued: StreetGroup['kinds']): readonly StreetGroup[] => [
  { weight: 6, join: 'glued', names: glued, kinds: ownGlued, fromSurname: (surname) => surname },
  {
    weight: 1.5,
    join: 'hyphen',
    names: hyphened,
    kinds: kinds('Straße|Str.|Strasse|straße| Straße,Platz|Pl.,Weg,Ring'),
    fromSurname: (surname) => `Anton-${surname}`,
  },
  { weight: 1.5, join: 'after', names: spaced, kinds: loose },
  { weight: 1, join: 'alone', names: alone, kinds: [['']] },
];

const givenNames =
  'Hans,Anna,Peter,Maria,Thomas,Ursula,Michael,Monika,Andreas,Petra,Jürgen,Sabine,Jörg,Käthe,Günther,Bärbel,Björn,Jana,Stefan,Julia,Christian,Katharina,Markus,Lena,Tobias,Laura,Florian,Hannah,Lukas,Leonie,Felix,Mia,Jonas,Sophie,Götz,Zoë,Sören,Nele,Mehmet,Ayşe,Urs,Reto,Heidi';
const surnames =
  'Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Lange,Werner,Krause,Lehmann,Köhler,Maier,Huber,Mayer,Gruber,Groß,Weiß,Böhm,Jäger,Schütz,Yılmaz,Öztürk,Kaya,Bäcker,Strauß,Brändli,Zürcher,Möller,Mueller,Muller,Königsdörffer,von der Heide,Schmitt,Vogt,Voß,Lüdemann,Gößwein';
const companyWords =
  'Nordlicht Handel,Alpenblick Möbel,Rheinland Technik,Schwarzwald Werkzeuge,Müller & Söhne Druck,Grüne Küche,Elbe Logistik,Bergmann Optik,Süddeutsche Feinmechanik,Weser Bau,Kaffeerösterei Löwe,Buchhandlung am Dom';
const words = [
  ['Doktor', 'Dr.', 'Dr'],
  ['Sankt', 'St.', 'St'],
  ['Professor', 'Prof.'],
  ['am Main', 'a. M.', 'a.M.', 'am Main'],
];
const letterForms = ['{n}{l}', '{n} {l}', '{n}{L}', '{n} {L}'];

type Own = Pick<
  Tables,
  'code' | 'weight' | 'countryNames' | 'towns' | 'phone' | 'mailHosts' | 'companyForms' | 'groups' | 'units'
> & {
  readonly restDigits: number;
  readonly codePrefixes: readonly string[];
  readonly states: Readonly<Record<string, readonly string[]>>;
};

const germanLand = (own: Own): Land =>
  westernLand({
    ...own,
    givenNames,
    surnames,
    madeSurname,
    madeTown,
    companyWords,
    madeHouse: houses(160, 0.12),
    madePostCode: (area, street) => area + digits(street, own.restDigits),
    habits: {
      numberJoins: [' ', ' ', ' ', ', '],
      letterForms,
      words,
      postCodeForms: (code) => [code, code, code, code, ...own.codePrefixes.map((prefix) => prefix + code)],
      states: own.states,
      stateShare: 0.25,
      accents: ['long', 'long', 'plain'],
    },
  });

export const germany = germanLand({
  code: 'DE',
  weight: 14,
  countryNames: ['Germany', 'Deutschland', 'GERMANY', 'Allemagne', 'BRD', 'GER'],
  towns: `Berlin|BE|10|Prenzlauer Berg,Kreuzberg,Neukölln
Hamburg|HH|22|Altona,Eimsbüttel
München|BY|80|Schwabing,Sendling|Munich
Köln|NW|50|Ehrenfeld,Nippes|Cologne
Frankfurt am Main|HE|60|Bockenheim|Frankfurt
Stuttgart|BW|70|
Düsseldorf|NW|40|Oberkassel
Nürnberg|BY|90||Nuremberg
Görlitz|SN|02|
Gießen|HE|35|
Würzburg|BY|97|
Saarbrücken|SL|66|
Lübeck|SH|23|
Münster|NW|48|`,
  states: {
    BY: ['Bayern', 'Bavaria', 'BY'],
    NW: ['Nordrhein-Westfalen', 'NRW'],
    BW: ['Baden-Württemberg', 'BW'],
    HE: ['Hessen'],
    SN: ['Sachsen'],
  },
  groups: groupsOf(gluedKinds),
  units: [
    {
      share: 0.03,
      ids: (random) => String(1 + random.below(9)),
      forms: ['{a}, {u}. OG', '{u}. OG⇒{a}', '{a}, {u}.OG'],
    },
    { share: 0.03, ids: (random) => random.pick(['A', 'B', 'C', 'D']), forms: ['{a}, Haus {u}', 'Haus {u}⇒{a}'] },
  ],
  restDigits: 3,
  codePrefixes: ['D-', 'DE-'],
  companyForms: 'GmbH,AG,GmbH & Co. KG,KG,e.K.,UG,OHG',
  phone: {
    code: '49',
    trunk: '0',
    shapes: ['151 ########', '170 #######', '30 #######', '89 ######', '221 ######', '40 ######'],
  },
  mailHosts: 'gmx.de,web.de,t-online.de,gmail.com,posteo.de',
});

export const austria = germanLand({
  code: 'AT',
  weight: 4,
  countryNames: ['Austria', 'Österreich', 'Oesterreich', 'AUT', 'Autriche'],
  towns: `Wien|W|10|Favoriten,Hietzing|Vienna
Graz|ST|80|
Linz|OÖ|40|
Salzburg|S|50|
Innsbruck|T|60|
Sankt Pölten|NÖ|31|
Klagenfurt am Wörthersee|K|90||Klagenfurt`,
  states: {},
  groups: groupsOf(gluedKinds),
  units: [
    {
      share: 0.12,
      ids: (random) => String(1 + random.below(40)),
      forms: ['{a}/{u}', '{a} / {u}', '{a}, Top {u}', '{a} Top {u}', '{a}/Top {u}', '{a}, Tür {u}'],
    },
  ],
  restDigits: 2,
  codePrefixes: ['A-', 'AT-'],
  companyForms: 'GmbH,Ges.m.b.H.,AG,KG,OG',
  phone: { code: '43', trunk: '0', shapes: ['664 #######', '1 #######', '316 ######'] },
  mailHosts: 'gmx.at,aon.at,gmail.com',
});

export const switzerland = germanLand({
  code: 'CH',
  weight: 4,
  countryNames: ['Switzerland', 'Schweiz', 'Suisse', 'Svizzera', 'CHE', 'Schweizerische Eidgenossenschaft'],
  towns: `Zürich|ZH|80|Oerlikon,Wiedikon
Bern|BE|30||Berne
Basel|BS|40||Bâle
Luzern|LU|60||Lucerne
Sankt Gallen|SG|90|
Winterthur|ZH|84|
Thun|BE|36|`,
  states: { ZH: ['ZH', 'Zürich'], BE: ['BE', 'Bern'], BS: ['BS', 'Basel-Stadt'], SG: ['SG'], LU: ['LU', 'Luzern'] },
  groups: groupsOf(swissGlued),
  units: [],
  restDigits: 2,
  codePrefixes: ['CH-', 'CH '],
  companyForms: 'AG,GmbH,SA,Sàrl,& Cie',
  phone: { code: '41', trunk: '0', shapes: ['79 ### ## ##', '44 ### ## ##', '31 ### ## ##'] },
  mailHosts: 'bluewin.ch,gmx.ch,gmail.com',
});
