/**
 * One address in two writings, by their difference: 'street | suburb | city | state | post code | country | building'.
 */
export const samePlaceWritings: Readonly<Record<string, readonly (readonly [one: string, other: string])[]>> = {
  'a post code before a town of three letters': [
    ['San Martín 450 | | 3357 San Javier | | | AR', 'San Martin 450 | | San Javier | | 3357 | AR'],
    ['Belgrano 12 | | 4230 Las Cañas | | | AR', 'Belgrano 12 | | Las Cañas | | 4230 | AR'],
    ['Belgrano 12 | | 2144 Los Nogales | | | AR', 'Belgrano 12 | | Los Nogales | | 2144 | AR'],
    ['Mitre 77 | | 5850 Río Tercero | | | AR', 'Mitre 77 | | Río Tercero | | 5850 | AR'],
  ],
  'a town that ends in a kind of street': [
    ['854 East Broadway, Long Beach, CA 90802 | | | | | US', '854 East Broadway | | Long Beach | CA | 90802 | US'],
    ['12 Ocean Avenue, Palm Court, FL 33480 | | | | | US', '12 Ocean Ave | | Palm Court | FL | 33480 | US'],
    [
      '854 East Broadway, Long Beach | | Long Beach | CA | 90802 | US',
      '854 East Broadway | | Long Beach | CA | 90802 | US',
    ],
  ],
  'a part of a town that is called like a door': [
    ['Torstraße 1 | Mitte | Berlin | | 10119 | DE', 'Torstr. 1 | Berlin-Mitte | Berlin | | 10119 | DE'],
    ['Torstraße 1, Mitte | | Berlin | | 10119 | DE', 'Torstr. 1 | Mitte | Berlin | | 10119 | DE'],
  ],
  'elisions in towns': [
    [
      "3 Rue Yves Decugis | | Villeneuve-d'Ascq | | 59650 | FR",
      '3 RUE YVES DECUGIS | | VILLENEUVE D ASCQ | | 59650 | FR',
    ],
    ["1 Place de l'Église | | L'Isle-Adam | | 95290 | FR", '1 PLACE DE L EGLISE | | L ISLE ADAM | | 95290 | FR'],
    ["Via Roma 1 | | Reggio nell'Emilia | | 42121 | IT", 'VIA ROMA 1 | | REGGIO NELL EMILIA | | 42121 | IT'],
    ["Via Roma 1 | | L'Aquila | | 67100 | IT", 'VIA ROMA 1 | | L AQUILA | | 67100 | IT'],
  ],
  'numbers that begin with a letter': [
    ['Av. Amazonas E1-45 | | Quito | | 170150 | EC', 'Avenida Amazonas E1 45 | | Quito | | 170150 | EC'],
    ['Av. Amazonas N24-45 | | Quito | | 170150 | EC', 'AVENIDA AMAZONAS N24-45 | | Quito | | 170150 | EC'],
    ['Calle Las Flores Lote B14 | | Lima | | 15001 | PE', 'Calle Las Flores Lt. B-14 | | Lima | | 15001 | PE'],
    ['K-3 Green Park | | Delhi | | 110016 | IN', 'K3, Green Park | | Delhi | | 110016 | IN'],
  ],
  Basque: [
    ['Ibarra kalea 5 | | Bilbao | | 48001 | ES', 'Ibarra k. 5 | | Bilbao | | 48001 | ES'],
    [
      'Askatasunaren etorbidea 12 | | Donostia | | 20001 | ES',
      'Askatasunaren etorb. 12 | | San Sebastián | | 20001 | ES',
    ],
    ['Zaharra plaza 3 | | Vitoria-Gasteiz | | 01001 | ES', 'Zaharra pl. 3 | | Gasteiz | | 01001 | ES'],
  ],
  'Finnish short forms': [
    ['Mannerheimintie 5 | | Helsinki | | 00100 | FI', 'Mannerheimint. 5 | | Helsinki | | 00100 | FI'],
    ['Hämeenkatu 12 | | Tampere | | 33100 | FI', 'Hämeenk. 12 | | Tampere | | 33100 | FI'],
    ['Salutorgs pl 83 | | Maarianhamina | | 22100 | AX', 'Salutorgs platsen 83 | | Maarianhamina | | 22100 | AX'],
    ['Kauppatori 1 | | Turku | | 20100 | FI', 'KAUPPATORI 1 | | Åbo | | 20100 | FI'],
  ],
  'Russian kinds in Ukraine': [
    ['проспект Перемоги 37 | | Київ | | 03056 | UA', 'пр-т Перемоги, 37 | | Киев | | 03056 | UA'],
    ['бульвар Шевченка 5 | | Київ | | 01001 | UA', 'бул. Шевченка 5 | | Киев | | 01001 | UA'],
    ['переулок Садовый 5 | | Одесса | | 65000 | UA', 'пер. Садовый 5 | | Одеса | | 65000 | UA'],
    ['площадь Свободы 1 | | Харьков | | 61000 | UA', 'пл. Свободы 1 | | Харків | | 61000 | UA'],
  ],
  'public short forms': [
    ['12 Smith Crescent | | Leeds | | LS1 4AP | GB', '12 Smith Crs | | Leeds | | LS1 4AP | GB'],
    ['12 Kings Boulevard | | Perth | | 6000 | AU', '12 Kings Bvd | | Perth | | 6000 | AU'],
    ['12 Kings Boulevard | | London | | SE1 4AP | GB', '12 Kings Bd | | London | | SE1 4AP | GB'],
    ['Carrera 7 # 12-30 | | Bogotá | | 110221 | CO', 'Carr 7 # 12-30 | | Bogotá | | 110221 | CO'],
    ['5 General Smith Road | | Delhi | | 110016 | IN', '5 Genl Smith Rd | | Delhi | | 110016 | IN'],
    ['400 Pacific Highway | | Sydney | | 2065 | AU', '400 Pacific Hw | | Sydney | | 2065 | AU'],
    ['4 Rose Gardens | | Leeds | | LS1 4AP | GB', '4 Rose Grds | | Leeds | | LS1 4AP | GB'],
  ],
  'territories, as their parents': [
    [
      '12 avenue du Général Leclerc | | Saint-Denis | | 97400 | RE',
      '12 av. du Gal Leclerc | | St Denis | | 97400 | Réunion',
    ],
    ['5 rue de Sébastopol | | Nouméa | | 98800 | NC', '5 r. Sébastopol | | NOUMEA CEDEX | | 98800 | New Caledonia'],
    ['123 Calle San Francisco | | San Juan | | 00901 | PR', '123 C San Francisco | | San Juan | | 901 | Puerto Rico'],
    ['12 Athol Street | | Douglas | | IM1 1JA | IM', '12 Athol St. | | Douglas | | IM11JA | Isle of Man'],
    ['Niels Finsens gøta 5 | | Tórshavn | | 100 | FO', 'Niels Finsens gota 5 | | Torshavn | | FO-100 | Føroyar'],
    ['проспект Чүй 12 | | Бишкек | | 720001 | KG', 'пр-т Чүй, 12 | | Бишкек | | 720001 | Кыргызстан'],
    ['улица Рудаки 12 | | Душанбе | | 734025 | TJ', 'ул. Рудаки 12 | | Душанбе | | 734025 | Tajikistan'],
    [
      'Strada Ștefan cel Mare 12 | | Chișinău | | 2012 | MD',
      'Str. Stefan cel Mare 12 | | Chisinau | | MD-2012 | Moldova',
    ],
    ['Λεωφόρος Μακαρίου 12 | | Λευκωσία | | 1065 | CY', 'Λεωφ. Μακαρίου 12 | | ΛΕΥΚΩΣΙΑ | | CY-1065 | Cyprus'],
    [
      'булевар Партизански Одреди 12 | | Скопје | | 1000 | MK',
      'бул. Партизански Одреди 12 | | Скопје | | MK-1000 | North Macedonia',
    ],
    [
      'Bulevar kralja Aleksandra 12 | | Podgorica | | 81000 | ME',
      'Bul. kralja Aleksandra 12 | | Podgorica | | 81000 | Montenegro',
    ],
    ['Avenida Arce 12 | | La Paz | | | BO', 'Av. Arce 12 | | La Paz | | | Bolivia'],
    [
      'Avenida Francisco de Miranda 12 | | Caracas | | 1060 | VE',
      'Av. Fco. de Miranda 12 | | Caracas | | 1060 | Venezuela',
    ],
    ['Nizami küçəsi 12 | | Bakı | | 1000 | AZ', 'Nizami küç. 12 | | Bakı | | AZ1000 | Azerbaijan'],
    ['Rruga Ismail Qemali 12 | | Tiranë | | 1001 | AL', 'Rr. Ismail Qemali 12 | | Tirane | | 1001 | Shqipëria'],
    ['რუსთაველის გამზირი 12 | | თბილისი | | 0108 | GE', 'რუსთაველის გამზ. 12 | | თბილისი | | 108 | Georgia'],
    ['Աբովյան փողոց 12 | | Երևան | | 0001 | AM', 'Աբովյան փող. 12 | | Երևան | | 0001 | Armenia'],
  ],
  'short forms of posts and shops': [
    ['PL 123 | | Helsinki | | 00101 | FI', 'P.L. 123 | | Helsinki | | 00101 | FI'],
    ['Dizengoff 12 | | Tel Aviv | | 6423902 | IL', '12 Dizengoff St. | | Tel Aviv | | 6423902 | IL'],
    ['Ermou 15 | | Athens | | 10557 | GR', 'Ermou Street 15 | | Athens | | 105 57 | GR'],
    ['Ermou 15 | | Athens | | 10557 | GR', 'Odos Ermou 15 | | Athina | | 105 57 | GR'],
    [
      '88 Jianguo Road | Chaoyang District | Beijing | | 100020 | CN',
      '88 Jianguo Lu | Chaoyang Qu | Beijing Shi | | 100020 | CN',
    ],
    [
      'SQS 308 Bloco C Apto 201 | Asa Sul | Brasília | DF | 70355-030 | BR',
      'Superquadra Sul 308 Bl. C Ap. 201 | Asa Sul | Brasília | DF | 70355-030 | BR',
    ],
  ],
};
