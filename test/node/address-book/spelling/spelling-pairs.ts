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
  // Levels and flats of one letter
  [
    'Bağdat Sokağı 12, Kat 3 Daire 5 | Kadıköy | İstanbul | | 34710 | Türkiye',
    'Bağdat Sok. No:12 K:3 D:5 | Kadıköy | Istanbul | | 34710 | Turkey',
  ],
  ['ul. Długa 12, piętro 2, m. 5 | | Kraków | | 31-147 | PL', 'Długa 12 p. 2 m. 5 | | Kraków | | 31-147 | PL'],
  [
    'Flat 302, 15 MG Road | Shivaji Nagar | Pune | MH | 411005 | India',
    '302, 15, MG Rd | Shivajinagar | Pune | MH | 411005 | India',
  ],
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
  ['Lærkegade 17 | | Aarhus | | 8000 | Denmark', 'Læærkegade 17 | | Aarhus | | 8000 | Denmark'],
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
  // Kinds of streets, directions, names
  ['12 Smith Street | | Leeds | | LS1 4AP | UK', '12 Smith Terrace | | Leeds | | LS1 4AP | UK'],
  ['12 Smith Close | | Leeds | | LS1 4AP | UK', '12 Smith Circle | | Leeds | | LS1 4AP | UK'],
  ['12 Smith Grove | | Leeds | | LS1 4AP | UK', '12 Smith Green | | Leeds | | LS1 4AP | UK'],
  ['12 Smith Court | | Leeds | | LS1 4AP | UK', '12 Smith Crescent | | Leeds | | LS1 4AP | UK'],
  ['12 Upper High Street | | Leeds | | LS1 4AP | UK', '12 Lower High Street | | Leeds | | LS1 4AP | UK'],
  ['12 Great Smith Street | | Leeds | | LS1 4AP | UK', '12 Smith Street | | Leeds | | LS1 4AP | UK'],
  ['12 Bauer Street | | Leeds | | LS1 4AP | UK', '12 Baur Street | | Leeds | | LS1 4AP | UK'],
  ['123 E Main St | | Boston | MA | 02116 | US', '123 W Main St | | Boston | MA | 02116 | US'],
  ['123 Main St NE | | Boston | MA | 02116 | US', '123 Main St NW | | Boston | MA | 02116 | US'],
  ['123 Main St N | | Boston | MA | 02116 | US', '123 Main St | | Boston | MA | 02116 | US'],
  ['123 2nd Ave | | Boston | MA | 02116 | US', '123 22nd Ave | | Boston | MA | 02116 | US'],
  ['1143 County Road 14 | | Austin | TX | 78756 | US', '1143 County Road 41 | | Austin | TX | 78756 | US'],
  ['1143 County Road 14 | | Austin | TX | 78756 | US', '1143 State Road 14 | | Austin | TX | 78756 | US'],
  ['1143 State Route 14 | | Austin | TX | 78756 | US', '1143 State Road 14 | | Austin | TX | 78756 | US'],
  ['14 County Road 1143 | | Austin | TX | 78756 | US', '1143 County Road 14 | | Austin | TX | 78756 | US'],
  ['Hauptstraße 12 | | München | | 80331 | DE', 'Hauptplatz 12 | | München | | 80331 | DE'],
  ['Hauptgasse 12 | | Wien | | 1010 | AT', 'Hauptstraße 12 | | Wien | | 1010 | AT'],
  ['Am Berg 4 | | Ulm | | 89073 | DE', 'Im Berg 4 | | Ulm | | 89073 | DE'],
  ['Große Gasse 4 | | Ulm | | 89073 | DE', 'Kleine Gasse 4 | | Ulm | | 89073 | DE'],
  ['3 rue Victor Hugo | | Lyon | | 69002 | FR', '3 avenue Victor Hugo | | Lyon | | 69002 | FR'],
  ['3 impasse Victor Hugo | | Lyon | | 69002 | FR', '3 rue Victor Hugo | | Lyon | | 69002 | FR'],
  ['3 rue Saint-Michel | | Lyon | | 69002 | FR', '3 rue Sainte-Michelle | | Lyon | | 69002 | FR'],
  ['Via Roma 5 | | Milano | | 20121 | IT', 'Viale Roma 5 | | Milano | | 20121 | IT'],
  ['Via Roma 5 | | Milano | | 20121 | IT', 'Vicolo Roma 5 | | Milano | | 20121 | IT'],
  ['Piazza Roma 5 | | Milano | | 20121 | IT', 'Piazzale Roma 5 | | Milano | | 20121 | IT'],
  ['Calle Mayor 5 | | Madrid | | 28013 | ES', 'Plaza Mayor 5 | | Madrid | | 28013 | ES'],
  ['Rua Augusta 5 | | Lisboa | | 1100-053 | PT', 'Travessa Augusta 5 | | Lisboa | | 1100-053 | PT'],
  ['Largo do Rato 5 | | Lisboa | | 1100-053 | PT', 'Lugar do Rato 5 | | Lisboa | | 1100-053 | PT'],
  ['Kerkstraat 5 | | Gent | | 9000 | BE', 'Kerklaan 5 | | Gent | | 9000 | BE'],
  ['Prinsstraat 5 | | Antwerpen | | 2000 | BE', 'Prinsesstraat 5 | | Antwerpen | | 2000 | BE'],
  ['Storgatan 5 | | Umeå | | 901 07 | SE', 'Storvägen 5 | | Umeå | | 901 07 | SE'],
  ['Norra Vägen 5 | | Umeå | | 901 07 | SE', 'Södra Vägen 5 | | Umeå | | 901 07 | SE'],
  ['Nordre gate 5 | | Oslo | | 0154 | NO', 'Nedre gate 5 | | Oslo | | 0154 | NO'],
  ['Vester Allé 5 | | Århus | | 8000 | DK', 'Vestre Allé 5 | | Århus | | 8000 | DK'],
  ['ul. Długa 5 | | Kraków | | 31-147 | PL', 'al. Długa 5 | | Kraków | | 31-147 | PL'],
  ['ул. Ленина, 5 | | Москва | | 119021 | RU', 'проспект Ленина, 5 | | Москва | | 119021 | RU'],
  ['проспект Ленина, 5 | | Москва | | 119021 | RU', 'проезд Ленина, 5 | | Москва | | 119021 | RU'],
  ['Заниський вулиця 5 | | Київ | | 01001 | UA', 'Заниськйи вулиця 5 | | Київ | | 01001 | UA'],
  ['Goethestraße 4 | | Ulm | | 89073 | DE', 'Goeethestraße 4 | | Ulm | | 89073 | DE'],
  // Numbers
  ['12 Smith St | | Reno | NV | 89501 | US', '12½ Smith St | | Reno | NV | 89501 | US'],
  ['12½ Smith St | | Reno | NV | 89501 | US', '121/2 Smith St | | Reno | NV | 89501 | US'],
  ['12 Smith St | | Reno | NV | 89501 | US', '12² Smith St | | Reno | NV | 89501 | US'],
  ['122 Smith St | | Reno | NV | 89501 | US', '12² Smith St | | Reno | NV | 89501 | US'],
  ['12-14 Smith St | | Reno | NV | 89501 | US', '1214 Smith St | | Reno | NV | 89501 | US'],
  ['12 14 Smith St | | Reno | NV | 89501 | US', '1214 Smith St | | Reno | NV | 89501 | US'],
  ["12'14 Smith St | | Reno | NV | 89501 | US", '1214 Smith St | | Reno | NV | 89501 | US'],
  ['12-14 Smith St | | Reno | NV | 89501 | US', '12 Smith St | | Reno | NV | 89501 | US'],
  ['12a Smith St | | Reno | NV | 89501 | US', '12b Smith St | | Reno | NV | 89501 | US'],
  ['12 A Street | | Reno | NV | 89501 | US', '12A Street | | Reno | NV | 89501 | US'],
  ['Hauptstraße 4-6 | | Ulm | | 89073 | DE', 'Hauptstraße 4 | | Ulm | | 89073 | DE'],
  ['8 bis rue Hoche | | Lyon | | 69002 | FR', '8 ter rue Hoche | | Lyon | | 69002 | FR'],
  ['8 bis rue Hoche | | Lyon | | 69002 | FR', '8B rue Hoche | | Lyon | | 69002 | FR'],
  ['náměstí Míru 123/4 | | Praha | | 120 00 | CZ', 'náměstí Míru 123/5 | | Praha | | 120 00 | CZ'],
  ['Straße des 17. Juni 135 | | Berlin | | 10623 | DE', 'Straße des 17. Juni 136 | | Berlin | | 10623 | DE'],
  ['Via XX Settembre 10 | | Roma | | 00187 | IT', 'Via XX Settembre 20 | | Roma | | 00187 | IT'],
  ['Carrera 7 # 12-34 | | Bogotá | | 110311 | CO', 'Carrera 12 # 7-34 | | Bogotá | | 110311 | CO'],
  ['45-47 King St W | | Toronto | ON | M5H 1J9 | CA', 'Unit 45, 47 King St W | | Toronto | ON | M5H 1J9 | CA'],
  // Units, floors, doors, boxes
  ['Unit 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU', 'Shop 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU'],
  ['Unit 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU', 'Lot 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU'],
  ['Level 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU', 'Unit 5, 12 Smith St | | Fitzroy | VIC | 3065 | AU'],
  ['Ground Floor, 12 Smith St | | Fitzroy | VIC | 3065 | AU', '12 Smith St | | Fitzroy | VIC | 3065 | AU'],
  ['Ground Floor, 12 Smith St | | Fitzroy | VIC | 3065 | AU', 'Basement, 12 Smith St | | Fitzroy | VIC | 3065 | AU'],
  ['Unit 12, 3 Smith St | | Fitzroy | VIC | 3065 | AU', 'Unit 1, 23 Smith St | | Fitzroy | VIC | 3065 | AU'],
  [
    '1 Harbour House, 4 Quay Rd | | Whitby | | YO21 1HH | UK',
    '2 Harbour House, 4 Quay Rd | | Whitby | | YO21 1HH | UK',
  ],
  ['Rose Cottage, Mill Lane | | Ely | | CB7 4AA | UK', 'Ivy Cottage, Mill Lane | | Ely | | CB7 4AA | UK'],
  ['Rose Cottage, Mill Lane | | Ely | | CB7 4AA | UK', 'Mill Lane | | Ely | | CB7 4AA | UK'],
  ['Calle Mayor 5, 3º B | | Madrid | | 28013 | ES', 'Calle Mayor 5, 3º C | | Madrid | | 28013 | ES'],
  ['Calle Mayor 5, 3º B | | Madrid | | 28013 | ES', 'Calle Mayor 5, 2º B | | Madrid | | 28013 | ES'],
  ['Calle Mayor 5, 3º izda | | Madrid | | 28013 | ES', 'Calle Mayor 5, 3º dcha | | Madrid | | 28013 | ES'],
  ['Vesterbrogade 12, 3. tv | | København V | | 1620 | DK', 'Vesterbrogade 12, 3. th | | København V | | 1620 | DK'],
  ['Vesterbrogade 12, st. tv | | København V | | 1620 | DK', 'Vesterbrogade 12, 1. tv | | København V | | 1620 | DK'],
  ['ul. Długa 5/7 | | Kraków | | 31-147 | PL', 'ul. Długa 7/5 | | Kraków | | 31-147 | PL'],
  ['ул. Ленина, д. 5, корп. 2 | | Москва | | 119021 | RU', 'ул. Ленина, д. 5, кв. 2 | | Москва | | 119021 | RU'],
  ['Mannerheimintie 12 A 5 | | Helsinki | | 00100 | FI', 'Mannerheimintie 12 B 5 | | Helsinki | | 00100 | FI'],
  ['PO Box 88 | | Sydney | NSW | 2000 | AU', 'GPO Box 88 | | Sydney | NSW | 2000 | AU'],
  ['PO Box 88 | | Sydney | NSW | 2000 | AU', 'Locked Bag 88 | | Sydney | NSW | 2000 | AU'],
  ['PO Box 88 | | Sydney | NSW | 2000 | AU', 'PO Box 8 | | Sydney | NSW | 2000 | AU'],
  ['Parcel Locker 88 | | Sydney | NSW | 2000 | AU', 'PO Box 88 | | Sydney | NSW | 2000 | AU'],
  ['Packstation 145 | | Berlin | | 10115 | DE', 'Postfach 145 | | Berlin | | 10115 | DE'],
  ['BP 12 | | Lyon | | 69002 | FR', 'CS 12 | | Lyon | | 69002 | FR'],
  // Post codes, countries, places
  ['12 Smith St | | Reno | NV | 89501-1234 | US', '12 Smith St | | Reno | NV | 89501-1235 | US'],
  ['Dam 1 | | Amsterdam | | 1012 JS | NL', 'Dam 1 | | Amsterdam | | 1012 JT | NL'],
  ['Rua Augusta 5 | | Lisboa | | 1100-053 | PT', 'Rua Augusta 5 | | Lisboa | | 1100-054 | PT'],
  ['Main Street 1 | | Basel | | 4001 | CH', 'Main Street 1 | | Basel | | 4001 | AT'],
  ['1 Main St | | London | ON | N6A 1A1 | CA', '1 Main St | | London | | N6A 1A1 | UK'],
  ['1 Main St | | North Sydney | NSW | 2060 | AU', '1 Main St | | Sydney | NSW | 2060 | AU'],
  ['1 Main St | North Bondi | Sydney | NSW | 2026 | AU', '1 Main St | Bondi | North Sydney | NSW | 2026 | AU'],
  ['1 Main St | | Dublin 2 | | D02 X285 | IE', '1 Main St | | Dublin 4 | | D02 X285 | IE'],
  ['1 Main St | | Praha 1 | | 110 00 | CZ', '1 Main St | | Praha 2 | | 110 00 | CZ'],
  ['Calle Mayor 5 | | Madrid | Madrid | 28013 | ES', 'Calle Mayor 5 | | Sevilla | Madrid | 28013 | ES'],
  ['88 Nathan Road | | Kowloon | | | Hong Kong', '88 Nathan Road | | Wan Chai | | | Hong Kong'],
  ['88 Nathan Road | | Kowloon | | | Hong Kong', '88 Nathan Road | | | | | Hong Kong'],
  ['梅田2-4-9-405 | | 大阪市北区 | 大阪府 | 530-0001 | JP', '梅田2-4-9-406 | | 大阪市北区 | 大阪府 | 530-0001 | JP'],
  ['一番町7-4 | | 仙台市青葉区 | 宮城県 | 980-0811 | JP', '二番町7-4 | | 仙台市青葉区 | 宮城県 | 980-0811 | JP'],
  ['테헤란로 152, 3층 301호 | | 강남구 | | 06236 | KR', '테헤란로 152, 3층 302호 | | 강남구 | | 06236 | KR'],
  ['테헤란로12길 5 | | 강남구 | | 06236 | KR', '테헤란로 125 | | 강남구 | | 06236 | KR'],
  ['建国路88号A座1201室 | | 北京市 | | 100022 | CN', '建国路88号B座1201室 | | 北京市 | | 100022 | CN'],
  ['忠孝東路四段123號 | 大安區 | 台北市 | | 106 | TW', '忠孝東路五段123號 | 大安區 | 台北市 | | 106 | TW'],
);

/**
 * One of the two leaves out a suburb, a town, a state, a house's name, or the end of a ZIP code, and names nothing
 * else: still the same entry, whichever of them is in the book.
 */
export const lessSaid: readonly SpellingPair[] = pairs(
  [
    '12 Smith Street | Fitzroy | Melbourne | VIC | 3065 | Australia',
    '12 Smith Street | | Fitzroy | VIC | 3065 | Australia',
  ],
  [
    '12 Smith Street | Fitzroy | Melbourne | VIC | 3065 | Australia',
    '12 Smith Street | | Melbourne | | 3065 | Australia',
  ],
  ['12 Smith Street | Fitzroy | Melbourne | VIC | 3065 | Australia', '12 Smith Street | | | | 3065 | Australia'],
  ['Harbour House, 4 Quay Road | | Whitby | | YO21 1HH | United Kingdom', '4 Quay Rd | | Whitby | | YO21 1HH | UK'],
  ['500 5th Ave | | New York | NY | 10110-0001 | US', '500 5th Ave | | New York | NY | 10110 | US'],
  ['Hauptstraße 12 | Altona | Hamburg | Hamburg | 22765 | Germany', 'Hauptstraße 12 | | Hamburg | | 22765 | Germany'],
  ['Via Roma 5 | | Milano | MI | 20121 | Italy', 'Via Roma 5 | | Milano | | 20121 | Italy'],
  [
    '大通西6-1-2 渋谷ビル | | 札幌市中央区 | 北海道 | 060-0042 | Japan',
    '大通西6-1-2 | | 札幌市中央区 | | 060-0042 | Japan',
  ],
  ['88 Nathan Road | Tsim Sha Tsui | Kowloon | | | Hong Kong', '88 Nathan Road | | Kowloon | | | Hong Kong'],
);
