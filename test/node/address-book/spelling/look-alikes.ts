/**
 * Places that were once taken for one another, kind by kind, and writings of one place that stand beside them: what decides is
 * where a word stands in the line. street | suburb | city | state | post code | country | building
 */
import { postStandards } from './post-standards.ts';

export interface LookAlikes {
  readonly kind: string;
  readonly others: readonly (readonly [one: string, other: string])[];
  readonly same: readonly (readonly [one: string, other: string])[];
}

const at =
  (place: string) =>
  (one: string, other: string): readonly [string, string] => [`${one} | ${place}`, `${other} | ${place}`];
const inItaly = at(' | Milano | | 20121 | IT');
const inFrance = at(' | Lyon | | 69003 | FR');
const inBelgium = at(' | Namur | | 5000 | BE');
const inPortugal = at(' | Porto | | 4050-498 | PT');
const inSpain = at(' | Madrid | | 28013 | ES');
const inGermany = at(' | Ulm | | 89073 | DE');
const inAustria = at(' | Wien | | 1010 | AT');
const inColombia = at(' | Medellín | | 050021 | CO');
const inMexico = at(' | Mérida | YUC | 97000 | MX');
const inCanada = at(' | Lethbridge | AB | T1H 1A1 | CA');
const inTexas = at(' | Laredo | TX | 78040 | US');
const inNevada = at(' | Reno | NV | 89501 | US');
const inSingapore = at(' | Singapore | | 238858 | SG');
const inPoland = at(' | Kraków | | 31-147 | PL');
const inSweden = at(' | Umeå | | 901 07 | SE');
const inJapan = at(' | 新宿区 | 東京都 | 160-0023 | JP');
const inRussia = at(' | Москва | | 109004 | RU');
const inBritain = at(' | Leeds | | LS1 4AP | GB');
const inNewZealand = at(' | Christchurch | | 8052 | NZ');

export const lookAlikes: readonly LookAlikes[] = [
  {
    kind: 'states that contradict each other, in countries without codes for them',
    others: [
      ['Hauptstr. 5 | | Neustadt | Bayern | 12345 | DE', 'Hauptstr. 5 | | Neustadt | Hessen | 12345 | DE'],
      ['Hauptstr. 5 | | Neustadt | Sachsen | 12345 | DE', 'Hauptstr. 5 | | Neustadt | Niedersachsen | 12345 | DE'],
      ['Hauptstr. 5 | | Neustadt | Sachsen | 12345 | DE', 'Hauptstr. 5 | | Neustadt | Sachsen-Anhalt | 12345 | DE'],
      ['12 Main St | | Newtown | Co. Kerry | | IE', '12 Main St | | Newtown | Co. Wicklow | | IE'],
      ['12 Main St | | Newtown | County Kerry | | IE', '12 Main St | | Newtown | Wicklow | | IE'],
      ['本町3-1-2 | | 府中市 | 東京都 | | JP', '本町3-1-2 | | 府中市 | 広島県 | | JP'],
      ['Via Roma 5 | | Samone | Torino | | IT', 'Via Roma 5 | | Samone | Trento | | IT'],
      ['Calle Mayor 5 | | Villanueva | Córdoba | | ES', 'Calle Mayor 5 | | Villanueva | Badajoz | | ES'],
      [
        'ул. Ленина, 5 | | Кировск | Мурманская область | | RU',
        'ул. Ленина, 5 | | Кировск | Ленинградская область | | RU',
      ],
      ['12 High St | | Newport | Essex | | GB', '12 High St | | Newport | Shropshire | | GB'],
      ['12 High St | | Kingston | Surrey | | JM', '12 High St | | Kingston | Middlesex | | JM'],
    ],
    same: [
      ['12 Main St | | Newtown | Co. Kerry | | IE', '12 Main St | | Newtown | Kerry | | IE'],
      ['12 Main St | | Newtown | County Kerry | | IE', '12 Main St | | Newtown | Co Kerry | | IE'],
      ['5 Church Lane | | Devizes | Wiltshire | SN10 1AA | GB', '5 Church Lane | | Devizes | Wilts | SN10 1AA | GB'],
      ['5 Church Lane | | Bury | Lancashire | BL9 0AA | GB', '5 Church Lane | | Bury | Lancs | BL9 0AA | GB'],
      ['5 Church Lane | | Leek | Staffordshire | ST13 5AA | GB', '5 Church Lane | | Leek | Staffs. | ST13 5AA | GB'],
      [
        'Hauptstr. 5 | | Kiel | Schleswig-Holstein | 24103 | DE',
        'Hauptstr. 5 | | Kiel | Schleswigholstein | 24103 | DE',
      ],
      ['Hauptstr. 5 | | Neustadt Bayern | Bayern | | DE', 'Hauptstr. 5 | | Neustadt | Bayern | | DE'],
      ['5 Church Lane | | Ely | Cambridgeshire | CB7 4JF | GB', '5 Church Lane | | Ely | Cambs. | CB7 4JF | GB'],
      ['5 Church Lane | | Witney | Oxfordshire | OX28 6AA | GB', '5 Church Lane | | Witney | Oxon | OX28 6AA | GB'],
      ['Via Roma 5 | | Samone | Torino | 10010 | IT', 'Via Roma 5 | | Samone | TO | 10010 | IT'],
      ['本町3-1-2 | | 府中市 | 東京都 | | JP', '本町3-1-2 | | 府中市 | 東京 | | JP'],
      ['Hauptstr. 5 | | Neustadt | Bayern | 12345 | DE', 'Hauptstr. 5 | | Neustadt | Bavaria | 12345 | DE'],
      ['Hauptstr. 5 | | Celle | Niedersachsen | 29221 | DE', 'Hauptstr. 5 | | Celle | Nieder-Sachsen | 29221 | DE'],
      ['Via Roma 5 | | Samone | TO | 10010 | IT', 'Via Roma 5 | | Samone | Torino (Piemonte) | 10010 | IT'],
      ['中山路5号 | | 大庆市 | 黑龙江 | 163000 | CN', '中山路5号 | | 大庆市 | 黑龙江省 | 163000 | CN'],
      ['Calle Mayor 5 | | Alcalá | Comunidad de Madrid | 28801 | ES', 'Calle Mayor 5 | | Alcalá | Madrid | 28801 | ES'],
      [
        'ул. Ленина, 5 | | Кировск | Мурманская область | 184250 | RU',
        'ул. Ленина, 5 | | Кировск | Мурманская обл. | 184250 | RU',
      ],
    ],
  },
  {
    kind: "a letter at a number in a street's name",
    others: [
      inColombia('Calle 12A # 3-27', 'Calle 12 # 3-27'),
      inColombia('Carrera 7A # 45-10', 'Carrera 7 # 45-10'),
      inColombia('Calle 12A Sur # 3-27', 'Calle 12 Sur # 3-27'),
      inColombia('Diagonal 12o # 3-27', 'Diagonal 12 # 3-27'),
      inMexico('Calle 60A 491', 'Calle 60 491'),
      inMexico('Calle 60-A No. 491', 'Calle 60 No. 491'),
      inPortugal('Rua 12A, 5', 'Rua 12, 5'),
      at(' | Goiânia | GO | 74000-000 | BR')('Rua 12A, 5', 'Rua 12, 5'),
      inFrance('5 rue 12e', '5 rue 12'),
      inTexas('311 5th A Street', '311 5th Street'),
    ],
    same: [
      inColombia('Calle 12A # 3-27', 'Cl. 12 A # 3-27'),
      inMexico('5a Avenida 12', '5ª Avenida 12'),
      inMexico('5a Avenida 12', '5 Avenida 12'),
      inFrance('6 impasse de la 5e Division', '6 impasse de la 5ème Division'),
      inFrance('6 2e Avenue', '6 2ème Avenue'),
    ],
  },
  {
    kind: 'streets that are named by a word for a part of a building',
    others: [
      inItaly('Via Torre 5', 'Via Palazzo 5'),
      inItaly('Via della Torre 5', 'Via del Palazzo 5'),
      inItaly('Via Torre 5', 'Via 5'),
      inItaly('Via Scala 5', 'Via Piano 5'),
      inBelgium('Rue de la Tour 5', 'Rue du Pavillon 5'),
      inFrance('Rue de la Tour 5', 'Rue du Pavillon 5'),
      inFrance("12 rue de la Tour d'Auvergne", "12 rue du Pavillon d'Auvergne"),
      inFrance('5 rue de la Porte', '5 rue du Bureau'),
      inPortugal('Rua da Torre 5', 'Rua do Pavilhão 5'),
      inPortugal('Rua da Torre', 'Rua do Pavilhão'),
      inPortugal('Rua da Escola 5', 'Rua da Torre 5'),
      inSpain('Calle de la Torre 5', 'Calle del Portal 5'),
      inSpain('Calle Torre 5', 'Calle Portal 5'),
      inSpain('Calle Puerta 5', 'Calle Interior 5'),
      inGermany('Am Hof 3', 'Am Haus 3'),
      inGermany('Hof 16', 'Haus 16'),
      inGermany('Hof 16 a', 'Haus 16 a'),
      inGermany('Alter Hof 3', 'Alter Block 3'),
      inGermany('Am Alten Hof 3', 'Am Alten Block 3'),
      inPoland('ul. Lokalna Brama 5', 'ul. Lokalna 5'),
      inPoland('ul. Blok 5', 'ul. Budynek 5'),
      inSweden('Port 5', 'Hus 5'),
      inNewZealand('Second Floor Flat, 61 Bryndwr Road', 'Second Floor Flat, 63 Bryndwr Road'),
    ],
    same: [
      inItaly('Via Torre 5', 'Via Torre, 5'),
      inItaly('Via Torre 5', 'via torre n. 5'),
      inItaly('Via Torre 5 int. 3', 'Via Torre, 5, interno 3'),
      inBelgium('Rue de la Tour 5', 'Rue de la Tour, 5'),
      inFrance('5 rue de la Tour', '5, rue de la Tour'),
      inPortugal('Rua da Torre 5', 'R. da Torre, 5'),
      inSpain('Calle de la Torre 5', 'C/ de la Torre, 5'),
      inSpain('Calle de la Torre 5, 3º B', 'C/ de la Torre, nº 5, 3 B'),
      inSpain('Calle Mayor 5, bloque 2', 'Calle Mayor 5 bl. 2'),
      inGermany('Am Hof 3', 'Am Hof, 3'),
      inGermany('Hof 16', 'Hof 16'),
      inGermany('Hof 16 a', 'Hof 16a'),
      inAustria('Hof 16', 'Hof, 16'),
      inAustria('Am Hof 3 Top 5', 'Am Hof 3, Top 5'),
      inSweden('Hus 5', 'Hus 5'),
      inNewZealand('SECOND FLOOR FLAT 61 BRYNDWR ROAD', '2nd Floor Flat, 61 Bryndwr Rd'),
      inBritain('Ground Floor Flat 88 Queens Road', 'Ground Floor Flat, 88 Queens Road'),
    ],
  },
  {
    kind: "a letter that is a street's name",
    others: [
      inCanada('2505 Avenue D North', '2505 Avenue L North'),
      inCanada('12 D Street', '12 L Street'),
      inCanada('12 D Avenue', '12 L Avenue'),
      inCanada('2505 Avenue D East', '2505 Avenue L East'),
      inCanada('2505 Avenue D', '2505 Avenue L'),
      inCanada('2505 Avenue D North', '2505 Avenue North'),
      inSpain('Calle Y Norte 5', 'Calle Norte 5'),
      inPortugal('Rua E Norte 5', 'Rua Norte 5'),
      inItaly('Via E Nord 5', 'Via L Nord 5'),
      inTexas('12 Avenue E', '12 Avenue W'),
    ],
    same: [
      inFrance("5 rue de l'Église", '5 RUE DE L EGLISE'),
      inFrance("5 avenue d'Italie", '5 AVENUE D ITALIE'),
      inItaly("Via dell'Orso 5", 'VIA DELL ORSO 5'),
      at(' | Montréal | QC | H3A 0G4 | CA')("845 rue de l'Église", '845 rue de l Eglise'),
    ],
  },
  {
    kind: "an initial that is taken for the number's letter",
    others: [
      inTexas('311 D. Santos Street', '311-D Santos Street'),
      inTexas('311 D. Santos Street', '311D Santos Street'),
      inBritain('12 B. Jones Road', '12B Jones Road'),
      at(' | Makati | | 1200 | PH')('311 P. Burgos Street', '311-P Burgos Street'),
      inFrance('12 B. Pascal Rue', '12B Pascal Rue'),
    ],
    same: [
      inTexas('311-D Santos Street', '311D Santos St.'),
      inBritain('12 A High St', '12A High Street'),
      inTexas('12 N. Santos Street', '12 North Santos Street'),
    ],
  },
  {
    kind: 'a letter behind the number in Japan',
    others: [
      inJapan('西新宿2-8-1-A', '西新宿2-8-1'),
      inJapan('西新宿2-8-1A', '西新宿2-8-1'),
      inJapan('西新宿2-8-1-A', '西新宿2-8-1-B'),
      inJapan('西新宿2丁目8番1号A', '西新宿2丁目8番1号'),
      inJapan('2-8-1-A Nishishinjuku', '2-8-1 Nishishinjuku'),
      inJapan('西新宿123番地イ', '西新宿123番地'),
      inJapan('西新宿2-8-1 #A5', '西新宿2-8-1 #5'),
      inJapan('西新宿2-8-1 #A5', '西新宿2-8-1 #B5'),
      inJapan('西新宿2-8-1 ハイツA5', '西新宿2-8-1 ハイツ5'),
    ],
    same: [
      inJapan('西新宿2-8-1-A', '西新宿2-8-1A'),
      inJapan('西新宿2-8-1-A', '西新宿2丁目8番1号 A'),
      inJapan('2-8-1-A Nishishinjuku', '2-8-1A Nishishinjuku'),
    ],
  },
  {
    kind: "the last four of a ZIP code in the town's or the state's field",
    others: [
      ['12 Elm St | | Boston, MA 02116-1234 | | | US', '12 Elm St | | Boston, MA 02116-4321 | | | US'],
      ['12 Elm St | | Boston, MA 02116-1234 | | | US', '12 Elm St | | Boston | MA | 02116-4321 | US'],
      ['12 Elm St | | Boston | MA 02116-1234 | | US', '12 Elm St | | Boston | MA | 02116-4321 | US'],
      ['12 Elm St, Boston MA 02116-1234 | | | | | US', '12 Elm St | | Boston | MA | 02116-4321 | US'],
      ['12 Elm St | | Boston, MA 02116-1234 | | 02116 | US', '12 Elm St | | Boston | MA | 02116-4321 | US'],
    ],
    same: [
      ['12 Elm St | | Boston, MA 02116-1234 | | | US', '12 Elm St | | Boston | MA | 02116-1234 | US'],
      ['12 Elm St | | Boston, MA 02116-1234 | | | US', '12 Elm St | | Boston | MA | 02116 | US'],
    ],
  },
  {
    kind: "another town, where the house's name holds the true one",
    others: [
      [
        'Fitzroy House, 12 Smith St | | Fitzroy | VIC | 3065 | AU',
        'Fitzroy House, 12 Smith St | | Carlton | VIC | 3065 | AU',
      ],
      ['12 Smith St | | Fitzroy | VIC | 3065 | AU', '12 Smith St | | Carlton | VIC | 3065 | AU | Fitzroy House'],
      [
        'Whitby Mill, 4 Quay Rd | | Whitby | | YO21 1HH | GB',
        'Whitby Mill, 4 Quay Rd | | Scarborough | | YO21 1HH | GB',
      ],
      ['Hauptstr. 5, Villa Ulm | | Ulm | | 89073 | DE', 'Hauptstr. 5, Villa Ulm | | Senden | | 89073 | DE'],
      ['4 Quay Rd, Whitby | | Whitby | | YO21 1HH | GB', '4 Quay Rd, Whitby | | Scarborough | | YO21 1HH | GB'],
    ],
    same: [
      ['12 High St, Didsbury | | Manchester | | M20 2RB | GB', '12 High St | | Didsbury | | M20 2RB | GB'],
      ['12 High St, Didsbury | | Manchester | | M20 2RB | GB', '12 High St | Didsbury | Manchester | | M20 2RB | GB'],
      ['Harbour House, 4 Quay Rd | | Whitby | | YO21 1HH | GB', '4 Quay Rd | Harbour House | Whitby | | YO21 1HH | GB'],
    ],
  },
  {
    kind: 'towns that have a part of their name in common',
    others: [
      ['12 Main St | | Newtown | | | IE', '12 Main St | | Newtown Mount Kennedy | | | IE'],
      ['12 Main St | Castle | Douglas | | | IE', '12 Main St | | Castle Douglas | | | IE'],
      ['Hauptstr. 5 | | Baden | | | CH', 'Hauptstr. 5 | | Baden-Baden | | | CH'],
      ['Hauptstr. 5 | | Neukirchen | | 47506 | DE', 'Hauptstr. 5 | | Neukirchen-Vluyn | | 47506 | DE'],
      ["1 rue de l'Église | | Beaumont | | 37460 | FR", "1 rue de l'Église | | Beaumont-Village | | 37460 | FR"],
      ['Calle 5 12 | San Juan | Del Río | | | MX', 'Calle 5 12 | | San Juan del Río | | | MX'],
      ['Calle 5 12 | | San Juan | | 76800 | MX', 'Calle 5 12 | | San Juan del Río | | 76800 | MX'],
      ['Via Roma 5 | | Reggio | | | IT', 'Via Roma 5 | | Reggio Emilia | | | IT'],
      ['Jizerská 5 | | Praha 1 | | | CZ', 'Jizerská 5 | | Praha 2 | | | CZ'],
      ['Kossuth Lajos u. 5 | | Budapest V. ker. | | | HU', 'Kossuth Lajos u. 5 | | Budapest VI. ker. | | | HU'],
      ['Torstr. 1 | Mitte | Berlin | | | DE', 'Torstr. 1 | | Berlin-Mitte | | | DE'],
    ],
    same: [
      ['Torstr. 1 | Mitte | Berlin | | 10119 | DE', 'Torstr. 1 | | Berlin-Mitte | | 10119 | DE'],
      ['12 Smith St | | Fitzroy Melbourne | VIC | 3065 | AU', '12 Smith St | Fitzroy | Melbourne | VIC | 3065 | AU'],
      ['12 Smith St | | Fitzroy, Melbourne | VIC | | AU', '12 Smith St | Fitzroy | Melbourne | VIC | | AU'],
      ['12 Smith St | | Melbourne | VIC | | AU', '12 Smith St | Fitzroy | Melbourne | VIC | | AU'],
      ['Jizerská 5 | | Praha | | | CZ', 'Jizerská 5 | | Praha 1 | | | CZ'],
      ['Jizerská 5 | | Praha | | | CZ', 'Jizerská 5 | Vinohrady | Praha 2 | | | CZ'],
      ['Jizerská 5 | | Praha 2 | | | CZ', 'Jizerská 5 | Vinohrady | Praha | | | CZ'],
      ['Torstr. 1 | Mitte | Berlin | | 10119 | DE', 'Torstr. 1 | Scheunenviertel | Berlin-Mitte | | 10119 | DE'],
      ['Via Roma 5 | | Reggio Emilia | | | IT', "Via Roma 5 | | Reggio nell'Emilia | | | IT"],
      ['테헤란로 152 | | 서울특별시 강남구 | | | KR', '테헤란로 152 | 강남구 | 서울특별시 | | | KR'],
      ['4 Station Road | | Shivaji Nagar | | 411005 | IN', '4 Station Road | | Shivajinagar | | 411005 | IN'],
    ],
  },
  {
    kind: 'a part of the building that needs no number',
    others: [
      inTexas('12 Elm St Rear', '12 Elm St'),
      inTexas('12 Elm St Uppr', '12 Elm St Lowr'),
      inTexas('12 Elm St Front', '12 Front St'),
      inTexas('12 Elm St, Side', '12 Elm St'),
      inBritain('12 High Street Upper', '12 High Street'),
    ],
    same: [
      inTexas('12 Elm St Rear', '12 Elm Street, Rear'),
      inTexas('12 Elm St N Bsmt', '12 Elm Street North, Basement'),
      inTexas('12 Upper Rd', '12 Upper Road'),
    ],
  },
  {
    kind: 'short forms that are one only where the kind of the street stands',
    others: [
      inPortugal('Rua Fte 5', 'Rua Fonte 5'),
      inFrance('5 rue Chp', '5 rue Champ'),
      at(' | Perth | WA | 6000 | AU')('5 Wd Street', '5 Wood Street'),
    ],
    same: [
      inFrance('5 gdr Hoche', '5 Grande Rue Hoche'),
      at(' | Perth | WA | 6000 | AU')('5 Elm Wd', '5 Elm Wood'),
      at(' | Perth | WA | 6000 | AU')('5 Elm Rtt North', '5 Elm Retreat Nth'),
    ],
  },
  {
    kind: 'short forms that are none',
    others: [
      inTexas('311 Elm Trc', '311 Elm Terrace'),
      inBritain('311 Elm Trc', '311 Elm Terrace'),
      inTexas('12 South Road', '12 State Road'),
      inTexas('12 Kestrel East Street', '12 Kestrel Estate'),
      inTexas('12 Floor Street', '12 Level Street'),
      inSpain('Calle El 5', 'Calle La 5'),
      at(' | Mendoza | | M5500 | AR')('Calle Casilla 12', 'Calle Apartado 12'),
    ],
    same: [inTexas('311 Elm Ter', '311 Elm Terrace'), inBritain('311 Elm Terr', '311 Elm Terrace')],
  },
  {
    kind: "'Old' and the like, in front where brackets or commas stand in the road",
    others: [
      inBritain('12 Old (High) Street', '12 (High) Street'),
      inBritain('Old, 12 High Street', '12 High Street'),
      inBritain('12 Old, High Street', '12, High Street'),
      inBritain('Old (A47) High Street 12', '(A47) High Street 12'),
      inBritain('12 High Street (Upper)', '12 High Street'),
      inBritain('12 High Street, North', '12 High Street'),
      inRussia('Старая (Новая) Басманная ул., 12', '(Новая) Басманная ул., 12'),
      inRussia('Старая, Басманная ул., 12', 'Басманная ул., 12'),
      inRussia('Басманная ул. (Старая), 12', 'Басманная ул., 12'),
      inGermany('Alte (Ulmer) Gasse 5', '(Ulmer) Gasse 5'),
      inGermany('Alte, Ulmer Gasse 5', 'Ulmer Gasse 5'),
      inFrance('5 Vieille, rue Hoche', '5 rue Hoche'),
      inPoland('Stara (Nowa) Huta 5', '(Nowa) Huta 5'),
      inSweden('Gamla (Norra) vägen 5', '(Norra) vägen 5'),
    ],
    same: [inBritain('Old, 12 High Street', '12 Old High Street')],
  },
  {
    kind: 'of the United States, by the forms of USPS Publication 28',
    others: [
      inNevada('RR 2 Box 152', 'RR 3 Box 152'),
      inNevada('RR 2 Box 152', 'PO Box 152'),
      inNevada('HC 68 BOX 23A', 'RR 68 BOX 23A'),
      inNevada('PSC 802 BOX 74', 'PSC 803 BOX 74'),
      inNevada('123 1/2 MAIN ST', '123 MAIN ST'),
      inNevada('39 1/2 RD', '39 RD'),
      inNevada('39.2 RD', '39 RD'),
      inNevada('39.2 RD', '39.4 RD'),
      inNevada('N6W23001 BLUEMOUND RD', 'N6W23010 BLUEMOUND RD'),
      inNevada('112-10 BRONX RD', '11210 BRONX RD'),
      inNevada('1401 Bay St NW', '1401 NW Bay Street'),
      inNevada('1401 Bay St NW', '1401 Bay St SW'),
      inNevada('1201 Broad St E', '1201 Broad St W'),
      inNevada('12 S BROADWAY', '12 N BROADWAY'),
      inNevada('500 E 7TH ST', '500 E 17TH ST'),
      inNevada('12 COUNTY HIGHWAY 140', '12 STATE HIGHWAY 140'),
      inNevada('102 Main St Ste 12', '102 Main St Ste 21'),
      inNevada('101 MAIN ST BLDG 2', '101 MAIN ST APT 2'),
      inNevada('101 MAIN ST FL 3', '101 MAIN ST FL 4'),
    ],
    same: [
      inNevada('RURAL ROUTE 9 BOX 23A', 'RR 9 BOX 23A'),
      inNevada('RR 2 Box 152', 'RR 2, Box 152'),
      inNevada('HIGHWAY CONTRACT ROUTE 68 BOX 23', 'HC 68 BOX 23'),
      inNevada('STAR ROUTE 72 BOX 19A', 'HC 72 BOX 19A'),
      inNevada('HC 68 Box 23A', 'HC 68, Box 23A'),
      inNevada('POST OFFICE BOX 11890', 'PO BOX 11890'),
      inNevada('Box 123', 'PO Box 123'),
      inNevada('123 1/2 MAIN ST', '123 1/2 Main Street'),
      inNevada('39.2 RD', '39.2 Road'),
      inNevada('39 1/2 RD', '39 1/2 Road'),
      inNevada('N6W23001 BLUEMOUND RD', 'N6W23001 Bluemound Road'),
      inNevada('112-10 BRONX RD', '112-10 Bronx Road'),
      inNevada('5 BAY WEST DRIVE', '5 BAY WEST DR'),
      inNevada('101 NORTH AVENUE', '101 NORTH AVE'),
      inNevada('12 S BROADWAY', '12 South Broadway'),
      inNevada('12 HOWARD STREET N', '12 Howard St North'),
      inNevada('1201 Broad St E', '1201 Broad Street East'),
      inNevada('500 E 7TH ST', '500 East Seventh Street'),
      inNevada('12 COUNTY HIGHWAY 140', '12 CO HWY 140'),
      inNevada('12 US HIGHWAY 29', '12 US HWY 29'),
      inNevada('12 STATE ROAD 39', '12 State Rd 39'),
      inNevada('12 FARM TO MARKET 1200', '12 FM 1200'),
      inNevada('425 FLOWER BLVD APT 72', '425 Flower Boulevard # 72'),
      inNevada('101 W MAIN ST STE 400', '101 West Main Street, Suite 400'),
      inNevada('102 Main St Ste 12-A', '102 Main Street Suite 12A'),
      inNevada('101 MAIN ST BLDG 2', '101 Main Street Building 2'),
      inNevada('101 MAIN ST FL 3', '101 Main Street 3rd Floor'),
      inNevada('PSC 802 BOX 74', 'PSC 802, Box 74'),
      inNevada('12 Martin Luther King, Jr. Blvd', '12 Martin Luther King Jr Blvd'),
    ],
  },
  {
    kind: 'a house in one line with its street',
    others: [
      inBritain('Rose Cottage 5 Church Lane', 'Rose Cottage 6 Church Lane'),
      inBritain('Rose Cottage Mill Lane', 'Ivy Cottage Mill Lane'),
      inBritain('5 Rose Cottage Lane', '5 Church Lane'),
      // Two streets, a flat, a floor: none is a house's name, which may be left out.
      inBritain('High Street 5 Mill Lane', '5 Mill Lane'),
      inBritain('Rose High Street 5 Mill Lane', '5 Mill Lane'),
      inBritain('Flat Rose 5 Mill Lane', '5 Mill Lane'),
      inBritain('Level Rose 5 Mill Lane', '5 Mill Lane'),
      inBritain('Rose Flat 5 Mill Lane', '5 Mill Lane'),
      inSingapore('350 Orchard Road #11-08 Shaw House', '350 Orchard Road #11-09 Shaw House'),
      inSingapore('350 Orchard Road #11-08', '350 Orchard Road #08-11'),
    ],
    same: [
      inBritain('Rose Cottage 5 Church Lane', 'Rose Cottage, 5 Church Lane'),
      inBritain('Rose Cottage Mill Lane', 'Rose Cottage, Mill Lane'),
      inSingapore('350 Orchard Road #11-08 Shaw House', '350 Orchard Road #11-08, Shaw House'),
    ],
  },
  {
    kind: 'a number or a letter from another part of the line',
    others: [
      inNevada('12 Elm St No. 5', '5 12th Elm St'),
      inNevada('742 Broadway, No. 12', '12 742nd Broadway'),
      inBritain('742 Broadway, No. 12', '12 742 Broadway'),
      inNevada('5 No. 12 Elm St', '12 5th Elm St'),
      inNevada('12 Elm St Apt A 5', '12 Elm St 5 Apt A'),
      inNevada('12 Elm St Apt 5 7', '12 Elm St 7 Apt 5'),
      inNevada('5 12 Elm St', '5 12th Elm St'),
      inNevada('12 Elm St Apt 5, 7', '12 Elm St Apt 7, 5'),
      inBritain('A, 12 High Street', '12A High Street'),
      inGermany('Hauptstr. 12 Whg. 5 A 7', 'Hauptstr. 12a Whg. 5, 7'),
      inNevada('PO Box 12, Station A', 'PO Box 12A, Station'),
      inNevada('12, PO Box 5', 'PO Box 5, 12'),
      at(' | São Paulo | SP | 01013-001 | BR')('Rua 15 de Novembro', 'Rua de Novembro 15'),
      inGermany('Straße des 17. Juni', 'Straße des Juni 17'),
      inJapan('西新宿2-8-1-5 ハイツ7', '西新宿2-8-1-7 ハイツ5'),
      inSpain('Calle Mayor 12, bloque 2, portal 3', 'Calle Mayor 12, portal 2, bloque 3'),
      inFrance('12 rue Hoche, Bât. 2, Tour 3', '12 rue Hoche, Tour 2, Bât. 3'),
      inNevada('12 Elm St Tower 5 Bldg 7', '12 Elm St Bldg 5 Tower 7'),
    ],
    same: [
      inNevada('12 Elm St No. 5', '12 Elm St Apt 5'),
      inNevada('742 Broadway, No. 12', '742 Broadway #12'),
      inNevada('12 Elm St Apt A 5', '12 Elm St Apt A5'),
      inNevada('12 Elm St Ste A-5', 'Ste A5, 12 Elm St'),
      inNevada('PO Box 12, Station A', 'P.O. Box 12 Station A'),
      inGermany('Hauptstr. 12 Whg. 5', 'Whg. 5, Hauptstr. 12'),
      inSpain('Calle Mayor 12, bloque 2, portal 3', 'C/ Mayor 12 portal 3 bloque 2'),
      inSpain('Calle Mayor 12, bloque 2', 'Calle Mayor 12, torre 2'),
    ],
  },
  {
    kind: 'floors, boxes and rooms in the writings of the posts',
    others: [
      inBritain('First Floor 88 Queens Road', 'First Floor 89 Queens Road'),
      inBritain('Ground floor flat B 88 Queens Road', 'Ground floor flat C 88 Queens Road'),
      inFrance('12 rue Hoche RDC', '12 rue Hoche'),
      inPoland('Długa 12 piętro III', 'Długa 12 piętro II'),
      inCanada('Drawer 5', 'PO Box 5'),
      inNevada('RFD 2 Box 5', 'RFD 2 Box 6'),
      inNevada('12 Drawer', '12 Bin'),
      inJapan('西新宿2-8-1 Office 501', '西新宿2-8-1 Room 501'),
    ],
    same: [
      inBritain('First Floor 88 Queens Road', '1st Floor, 88 Queens Rd'),
      inBritain('Ground floor flat B 88 Queens Road', 'Flat B, Ground Floor, 88 Queens Road'),
      inFrance('12 rue Hoche RDC', 'Rez-de-chaussée, 12 rue Hoche'),
      inPoland('Długa 12 piętro III', 'Długa 12, 3 piętro'),
      inNevada('Drawer L', 'PO Box L'),
      inNevada('Firm Caller 1190', 'P.O. Box 1190'),
      inNevada('RFD Route 4 #87a', 'RR 4 Box 87A'),
      inJapan('西新宿2-8-1 Rm. 501', '西新宿2-8-1 501号室'),
      ['854 East Broadway, Long Beach, CA, 90802 | | | | | US', '854 East Broadway | | Long Beach | CA | 90802 | US'],
    ],
  },
  ...postStandards,
];
