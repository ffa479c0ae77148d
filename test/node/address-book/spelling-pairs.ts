/**
 * Pairs of addresses as people write them: street | suburb | city | state | post code | country, the building (of the entry
 * in the book) last. The first is in the book, the second is asked about.
 */
export interface SpellingPair {
  readonly held: string;
  readonly asked: string;
}

const pairs = (...lines: readonly [held: string, asked: string][]): readonly SpellingPair[] =>
  lines.map(([held, asked]) => ({ held, asked }));

/** One place, written in two ways. */
export const samePlaces: readonly SpellingPair[] = pairs(
  // Australia
  [
    '12 Smith Street | Fitzroy | Melbourne | VIC | 3065 | Australia',
    '12 smith st. | Fitzroy | Melbourne | Victoria | 3065 | AU',
  ],
  [
    'Unit 5, 12 Smith Street | | Fitzroy | VIC | 3065 | Australia',
    '5/12 Smith St | | Fitzroy | Vic | 3065 | Australia',
  ],
  [
    '12 Smith Street | | Fitzroy | VIC | 3065 | Australia | Unit 5',
    'U5 12 Smith St | | FITZROY | VIC | 3065 | australia',
  ],
  ['5/12 Smith St | | Fitzroy | VIC | 3065 | Australia', 'Unit 5/12 Smith Street | | Fitzroy | | 3065 | AUS'],
  [
    '12 Smith St | | Fitzroy | VIC | 3065 | Australia | Apt 4B',
    '12 Smith Street, Apartment 4B | | Fitzroy | VIC | 3065 | Australia',
  ],
  [
    'Level 3, 100 George Street | | Sydney | NSW | 2000 | Australia',
    '100 George St, L3 | | Sydney | New South Wales | 2000 | Australia',
  ],
  ['PO Box 88 | | Darwin | NT | 0801 | Australia', 'P.O. Box 88 | | Darwin | Northern Territory | 0801 | Australia'],
  ['98 Old Northern Road | | Dural | NSW | 2158 | Australia', '98 Old Northern Rd | | Dural | NSW | 2158 | Australia'],
  ['7 Mount Pleasant Parade | | Perth | WA | 6000 | Australia', '7 Mt Pleasant Pde | | Perth | WA | 6000 | Australia'],
  // New Zealand
  [
    '126 Riccarton Road | Riccarton | Christchurch | | 8041 | New Zealand',
    '126 Riccarton Rd | Riccarton | Christchurch | | 8041 | NZ',
  ],
  [
    '2/14 Ponsonby Road | Ponsonby | Auckland | | 1011 | New Zealand',
    'Flat 2, 14 Ponsonby Rd | Ponsonby | Auckland | | 1011 | Aotearoa',
  ],
  [
    '101 Waikāwā Road | | Hamilton | | 3216 | New Zealand',
    '101 Waikawa Road | Hamilton East | Hamilton | | 3216 | New Zealand',
  ],
  ['14A Queen Street | | Auckland | | 1010 | New Zealand', '14a Queen St | | auckland | | 1010 | nz'],
  ['8 Te Ara Terrace | | Ōtaki | | 5512 | New Zealand', '8 Te Ara Tce | | Otaki | | 5512 | New Zealand'],
  ["6 O'Connell Street | | Wellington | | 6011 | New Zealand", '6 OConnell St | | Wellington | | 6011 | New Zealand'],
  // United Kingdom
  ['10 Downing Street | | London | | SW1A 2AA | United Kingdom', '10 Downing St | | London | | sw1a2aa | UK'],
  [
    'Flat 3, 12 High Street | | Leeds | | LS1 4AP | United Kingdom',
    '12 High St, Flat 3 | | Leeds | | LS14AP | Great Britain',
  ],
  [
    '205 The Crescent | | Saint Ives | Cornwall | TR26 1LP | United Kingdom',
    '205 Crescent | | St Ives | | TR26 1LP | England',
  ],
  [
    "21 Saint Mary's Close | | Camden | Greater London | NW1 8QL | United Kingdom",
    '21 St Marys Cl | | Camden | | NW1 8QL | GB',
  ],
  [
    'Harbour House, 4 Quay Road | | Whitby | | YO21 1HH | United Kingdom',
    '4 Quay Rd | | Whitby | | YO21 1HH | United Kingdom',
  ],
  ['12-14 Church Lane | | York | | YO1 7EX | United Kingdom', '12–14 Church Ln | | York | | YO1 7EX | United Kingdom'],
  [
    '119 Kingsway | Holborn | London | | WC2B 6PP | United Kingdom | Flat 3',
    'Flat 3, 119 Kingsway | | London | | WC2B 6PP | United Kingdom',
  ],
  // United States
  [
    '123 North Main Street Apt 4B | | Boston | MA | 02116 | United States',
    '123 N. Main St #4B | | Boston | Massachusetts | 02116 | USA',
  ],
  [
    '500 Fifth Avenue | | New York | NY | 10110 | United States',
    '500 5th Ave | | New York City | New York | 10110-0001 | US',
  ],
  [
    '1143 County Road 14 | | Austin | TX | 78756 | United States',
    '1143 County Rd 14 | | Austin | Texas | 78756 | U.S.A.',
  ],
  [
    '569 5th Avenue | | Chicago | IL | 60657 | United States | Suite 400',
    '569 Fifth Ave, Ste 400 | | Chicago | IL | 60657 | United States',
  ],
  [
    '77 Saint James Boulevard | | Saint Louis | MO | 63101 | United States',
    '77 St. James Blvd | | St. Louis | Missouri | 63101 | United States of America',
  ],
  [
    '9 Fort Worth Parkway | | Fort Worth | TX | 76101 | United States',
    '9 Ft Worth Pkwy | | Ft. Worth | TX | 76101 | US',
  ],
  [
    '247 West Belmont Avenue | | Seattle | WA | 98103 | United States',
    '247 W Belmont Ave | | SEATTLE | wa | 98103-2214 | us',
  ],
  ['Post Office Box 12 | | Reno | NV | 89501 | United States', 'PO Box 12 | | Reno | NV | 89501 | USA'],
  // Germany
  ['Hauptstraße 12a | | München | Bayern | 80331 | Germany', 'Hauptstr. 12 a | | Muenchen | | 80331 | Deutschland'],
  [
    'Äußere Sulzbacher Straße 153 | | Nürnberg | | 90491 | Germany',
    'Aeussere Sulzbacher Str. 153 | | Nuernberg | | D-90491 | DE',
  ],
  ['Prenzlauer Allee 18 | | Berlin | | 10405 | Germany', 'PRENZLAUER ALLEE 18 | | BERLIN | | 10405 | Allemagne'],
  ['Am Weißen Stein 33 | | Düsseldorf | | 40213 | Germany', 'Am Weissen Stein 33 | | Dusseldorf | | 40213 | Germany'],
  ['Doktor-Müller-Platz 4 | | Köln | | 50667 | Germany', 'Dr. Mueller Platz 4 | | Koeln | | 50667 | Germany'],
  ['Bahnhof Straße 7 | | Gießen | | 35390 | Germany', 'Bahnhofstraße 7 | | Giessen | | 35390 | Germany'],
  ['Sankt-Anna-Weg 3-5 | | Görlitz | | 02826 | Germany', 'St. Anna Weg 3 - 5 | | Goerlitz | | 02826 | Germany'],
  ['Neue Straße 8 | | Hamburg | | 22765 | Germany', 'Neue Str 8 | Altona | Hamburg | | 22765 | Germany'],
  // France
  ['12 rue de la Paix | | Paris | | 75002 | France', '12, R. de la Paix | | PARIS | | F-75002 | FR'],
  [
    '8 bis avenue Général Leclerc | | Lyon | | 69007 | France',
    '8bis, av. General Leclerc | | Lyon | | 69007 | Frankreich',
  ],
  ['44 boulevard Saint-Michel | | Paris | | 75006 | France', '44 bd St Michel | | Paris | | 75006 | France'],
  ['3 chemin des Écoles | | Nîmes | | 30000 | France', '3 Chem. des Ecoles | | Nimes | | 30000 | France'],
  ['17 place Bellecour | | Lyon | | 69002 | France', '17 pl. Bellecour | | Lyon CEDEX 02 | | 69002 | France'],
  ["5 allée de l'Église | | Strasbourg | | 67000 | France", '5 Allee de l Eglise | | Strasbourg | | 67000 | France'],
  ["21 impasse de l'Œuvre | | Lille | | 59000 | France", "21 Imp. de l'Oeuvre | | Lille | | 59000 | France"],
  ['30 route de Toulouse | | Bordeaux | | 33000 | France', '30 Rte de Toulouse | | Bordeaux | | 33000 | France'],
  // Japan
  ['神宮前3丁目12-5 | | 渋谷区 | 東京都 | 150-0001 | Japan', '神宮前3-12-5 | | 渋谷区 | 東京都 | 1500001 | 日本'],
  [
    '神宮前3丁目12番5号 | | 渋谷区 | 東京都 | 150-0001 | Japan',
    '神宮前３−１２−５ | | 東京都渋谷区 | | 〒150-0001 | JP',
  ],
  [
    '梅田二丁目4番9号 | | 大阪市北区 | 大阪府 | 530-0001 | Japan',
    '梅田2-4-9 | | 大阪府大阪市北区 | | 530-0001 | Japan',
  ],
  [
    '祇園町南側570番地 | | 京都市東山区 | 京都府 | 605-0074 | Japan',
    '祇園町南側570 | | 京都市東山区 | 京都府 | 605-0074 | Japan',
  ],
  [
    '大通西6丁目1-2 | | 札幌市中央区 | 北海道 | 060-0042 | Japan | 渋谷ビル3階',
    '大通西6-1-2 渋谷ビル3階 | | 札幌市中央区 | 北海道 | 060-0042 | Japan',
  ],
  [
    '栄十二丁目3番4号 | | 名古屋市中区 | 愛知県 | 460-0008 | Japan',
    '栄12丁目3-4 | | 名古屋市中区 | 愛知県 | 460-0008 | Japon',
  ],
  // Thailand
  [
    '15/7 ถนนสุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพมหานคร | 10110 | Thailand',
    '15/7 ถ.สุขุมวิท | คลองเตยเหนือ | วัฒนา | กทม. | 10110 | ไทย',
  ],
  [
    '๑๕/๗ ถนนสุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพมหานคร | 10110 | Thailand',
    '15/7 ถ. สุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพฯ | ๑๐๑๑๐ | ประเทศไทย',
  ],
  ['9 ซอยอารีย์ | แขวงสามเสนใน | เขตพญาไท | กรุงเทพมหานคร | 10400 | Thailand', '9 ซ.อารีย์ | | เขตพญาไท | | 10400 | TH'],
  [
    '32/5 ถนนนิมมานเหมินท์ | ตำบลสุเทพ | อำเภอเมืองเชียงใหม่ | เชียงใหม่ | 50200 | Thailand',
    '32/5 ถ.นิมมานเหมินท์ | ต.สุเทพ | อ.เมืองเชียงใหม่ | จ.เชียงใหม่ | 50200 | Thailand',
  ],
);

/** Two places that look alike: these must never be called the same. */
export const otherPlaces: readonly SpellingPair[] = pairs(
  ['12 Smith Street | | Fitzroy | VIC | 3065 | Australia', '12 Smith Road | | Fitzroy | VIC | 3065 | Australia'],
  ['12 Smith Street | | Fitzroy | VIC | 3065 | Australia', '21 Smith Street | | Fitzroy | VIC | 3065 | Australia'],
  ['12 Smith Street | | Fitzroy | VIC | 3065 | Australia', '12A Smith Street | | Fitzroy | VIC | 3065 | Australia'],
  [
    '12 Smith Street | | Fitzroy | VIC | 3065 | Australia | Unit 5',
    '12 Smith Street | | Fitzroy | VIC | 3065 | Australia',
  ],
  [
    '12 Smith Street | | Fitzroy | VIC | 3065 | Australia | Unit 5',
    'Unit 6, 12 Smith Street | | Fitzroy | VIC | 3065 | Australia',
  ],
  ['12 Smith Street | | Fitzroy | VIC | 3065 | Australia', '12 Smith Street | | Fitzroy | NSW | 3065 | Australia'],
  ['12 Smith Street | | Fitzroy | VIC | 3065 | Australia', '12 Smith Street | | Collingwood | VIC | 3065 | Australia'],
  ['12 Smith Street | | Fitzroy | VIC | 3065 | Australia', '12 Smith Street | | Fitzroy | VIC | 3066 | Australia'],
  ['12 Smith Street | | Fitzroy | VIC | 3065 | Australia', '12 Smith Street | | Fitzroy | VIC | 3065 | New Zealand'],
  [
    'Level 3, 100 George Street | | Sydney | NSW | 2000 | Australia',
    'Level 4, 100 George Street | | Sydney | NSW | 2000 | Australia',
  ],
  ['5/12 Smith St | | Fitzroy | VIC | 3065 | Australia', '12/5 Smith St | | Fitzroy | VIC | 3065 | Australia'],
  ['PO Box 88 | | Darwin | NT | 0801 | Australia', 'PO Box 89 | | Darwin | NT | 0801 | Australia'],
  ['PO Box 88 | | Darwin | NT | 0801 | Australia', '88 Box Street | | Darwin | NT | 0801 | Australia'],
  [
    '126 Riccarton Road | Riccarton | Christchurch | | 8041 | New Zealand',
    '126 Riccarton Road | Ilam | Christchurch | | 8041 | New Zealand',
  ],
  ['14 Ponsonby Road | | Auckland | | 1011 | New Zealand', '14 Ponsonby Terrace | | Auckland | | 1011 | New Zealand'],
  ['12 High Street | | Leeds | | LS1 4AP | United Kingdom', '12 High Street | | Leeds | | LS1 4AB | United Kingdom'],
  [
    'Flat 2A, 12 High Street | | Leeds | | LS1 4AP | United Kingdom',
    'Flat 2B, 12 High Street | | Leeds | | LS1 4AP | United Kingdom',
  ],
  ['12 A Street | | Hull | | HU1 1AA | United Kingdom', '12A Street | | Hull | | HU1 2AA | United Kingdom'],
  [
    '12-14 Church Lane | | York | | YO1 7EX | United Kingdom',
    '12-16 Church Lane | | York | | YO1 7EX | United Kingdom',
  ],
  [
    'Harbour House, 4 Quay Road | | Whitby | | YO21 1HH | United Kingdom',
    'Anchor House, 4 Quay Road | | Whitby | | YO21 1HH | United Kingdom',
  ],
  [
    '123 North Main Street | | Boston | MA | 02116 | United States',
    '123 South Main Street | | Boston | MA | 02116 | United States',
  ],
  [
    '123 N Main St Apt 4B | | Boston | MA | 02116 | United States',
    '123 N Main St Apt 4C | | Boston | MA | 02116 | United States',
  ],
  [
    '500 5th Avenue | | New York | NY | 10110 | United States',
    '500 6th Avenue | | New York | NY | 10110 | United States',
  ],
  [
    '500 5th Avenue | | New York | NY | 10110 | United States',
    '500 5th Street | | New York | NY | 10110 | United States',
  ],
  ['7 Market Circle | | Reno | NV | 89501 | United States', '7 Market Circuit | | Reno | NV | 89501 | United States'],
  ['9 Garden Street | | Reno | NV | 89501 | United States', '9 Gardens Street | | Reno | NV | 89501 | United States'],
  ['Hauptstraße 12 | | München | | 80331 | Germany', 'Hauptstraße 12a | | München | | 80331 | Germany'],
  ['Hauptstraße 12 | | München | | 80331 | Germany', 'Hauptweg 12 | | München | | 80331 | Germany'],
  ['Bauerstraße 4 | | Berlin | | 10115 | Germany', 'Baurstraße 4 | | Berlin | | 10115 | Germany'],
  ['Alte Straße 8 | | Hamburg | | 22765 | Germany', 'Neue Straße 8 | | Hamburg | | 22765 | Germany'],
  ['12 rue de la Paix | | Paris | | 75002 | France', '12 place de la Paix | | Paris | | 75002 | France'],
  ['12 rue de la Paix | | Paris | | 75002 | France', '12 bis rue de la Paix | | Paris | | 75002 | France'],
  ['12 avenue Foch | | Paris | | 75116 | France', '12 boulevard Foch | | Paris | | 75116 | France'],
  ['神宮前3丁目12-5 | | 渋谷区 | 東京都 | 150-0001 | Japan', '神宮前3丁目12-6 | | 渋谷区 | 東京都 | 150-0001 | Japan'],
  ['神宮前3丁目12-5 | | 渋谷区 | 東京都 | 150-0001 | Japan', '神宮前31丁目2-5 | | 渋谷区 | 東京都 | 150-0001 | Japan'],
  ['神宮前3丁目12-5 | | 渋谷区 | 東京都 | 150-0001 | Japan', '神宮前3丁目12-5 | | 港区 | 東京都 | 150-0001 | Japan'],
  [
    '大通西6丁目1-2 | | 札幌市中央区 | 北海道 | 060-0042 | Japan | コーポさくら201',
    '大通西6丁目1-2 コーポさくら202 | | 札幌市中央区 | 北海道 | 060-0042 | Japan',
  ],
  [
    '15/7 ถนนสุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพมหานคร | 10110 | Thailand',
    '15/8 ถนนสุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพมหานคร | 10110 | Thailand',
  ],
  [
    '15/7 ถนนสุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพมหานคร | 10110 | Thailand',
    '15/7 ซอยสุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพมหานคร | 10110 | Thailand',
  ],
  [
    '9 ซอยอารีย์ | แขวงสามเสนใน | เขตพญาไท | กรุงเทพมหานคร | 10400 | Thailand',
    '9 ซอยอารี | แขวงสามเสนใน | เขตพญาไท | กรุงเทพมหานคร | 10400 | Thailand',
  ],
);
