/** The strangers' exam: Germany and its neighbours, and the north. */
import type { ExamOfCountry } from './exam-of-country.ts';

export const westernEurope: Readonly<Record<string, ExamOfCountry>> = {
  Austria: {
    families: [
      [
        'Ringstraße 12/3/5 |  | Wien |  | 1010 | AT',
        'Ringstraße 12, 3. Stiege, Tür 5 |  | Wien |  | 1010 | AT',
        'Ringstr. 12/Stg 3/5 |  | Wien |  | 1010 | AT',
      ],
      [
        'Oberdorf 12 | | Oberdorf | | 8573 | AT',
        '12 | | Oberdorf | | 8573 | AT',
        'Nr. 12 | | Oberdorf | | A-8573 | AT',
      ],
    ],
    others: [],
  },
  Belgium: {
    families: [
      [
        'Veldstraat 12 bus 5 |  | Gent |  | 9000 | BE',
        'Veldstraat 12bus5 |  | Gent |  | 9000 | BE',
        'Veldstraat 12 bus 05 |  | Gent |  | 9000 | BE',
      ],
      ['Rue Saint-Pierre 18, boîte 5 | | Liège | | 4000 | BE', 'R. St Pierre, 18 b 5 | | Luik | | B-4000 | Belgium'],
    ],
    others: [],
  },
  Denmark: {
    families: [
      ['Birkevej 12, 3. tv |  | Odense |  | 5000 | DK', 'Birkevej 12 - 3. tv |  | Odense |  | 5000 | DK'],
      ['Vesterbrogade 120, 3. th. | | København V | | 1620 | DK', 'Vesterbrog. 120, 3 th | | Kbh. V | | 1620 | DK'],
    ],
    others: [],
  },
  Finland: {
    families: [
      [
        'Mannerheimintie 14 B 22 |  | Helsinki |  | 00100 | Suomi',
        'Mannerheimint. 14B22 |  | HELSINKI |  | FI-00100 | Finland',
        'Mannerheimintie 14 rappu B as 22 |  | Helsinki |  | 00100 | Finnland',
      ],
      ['Hämeenkatu 9 A 4 |  | Tampere |  | 33100 | Suomi', 'Hameenkatu 9A4 |  | Tampere |  | 33100 | FI'],
      [
        'Pohjoinen Rautatiekatu 21 A 7 |  | Helsinki |  | 00100 | Suomi',
        'Pohj. Rautatiekatu 21A7 |  | Helsingfors |  | FI-00100 | Finland',
      ],
      [
        'Koivukatu 12 A 5 |  | Helsinki |  | 00100 | FI',
        'Koivukatu 12A5 |  | Helsinki |  | 00100 | FI',
        'Koivukatu 12 A5 |  | Helsinki |  | 00100 | FI',
      ],
    ],
    others: [
      [
        'Mannerheimintie 14 B 22 |  | Helsinki |  | 00100 | Suomi',
        'Mannerheimintie 14 A 22 |  | Helsinki |  | 00100 | Suomi',
      ],
      [
        'Mannerheimintie 14 B 22 |  | Helsinki |  | 00100 | Suomi',
        'Mannerheimintie 14 B 2 |  | Helsinki |  | 00100 | Suomi',
      ],
      [
        'Pohjoinen Rautatiekatu 21 A 7 |  | Helsinki |  | 00100 | Suomi',
        'Eteläinen Rautatiekatu 21 A 7 |  | Helsinki |  | 00100 | Suomi',
      ],
      ['Mannerheimint. 14B22 | | Helsinki | | 00100 | FI', 'Mannerheimintie 14 B 2 | | Helsinki | | 00100 | FI'],
    ],
  },
  France: {
    families: [
      [
        '3 place du Maréchal Juin |  | Strasbourg |  | 67000 | France',
        '3, Pl du Maréchal Juin |  | Strassburg |  | F-67000 | Frankreich',
      ],
      [
        '27 chemin des Docteurs Mayo, bâtiment B |  | Marseille |  | 13008 | France',
        '27 chem. des Drs Mayo Bat B |  | Marseille |  | 13008 | France',
      ],
      [
        '6 impasse de la 5e Division |  | Lille |  | 59000 | France',
        '6 imp. de la 5ème Division |  | Lille |  | 59000 | France',
        '6 imp de la Cinquième Division |  | Lille |  | 59000 | France',
      ],
      [
        '40 route de Toulouse, ZA des Pins |  | Bordeaux |  | 33000 | France',
        '40 Rte de Toulouse Z.A. des Pins |  | Bordeaux |  | 33000 | France',
      ],
      [
        '22 place du Général-de-Gaulle, 3e étage |  | Lille |  | 59000 | France',
        '22, Pl. du Gén. de Gaulle 3e ét. |  | Lille |  | F-59000 | France',
      ],
      [
        '12 rue Hoche, 3e étage |  | Lyon |  | 69003 | FR',
        '12 rue Hoche 3eme et. |  | Lyon |  | 69003 | FR',
        '12 rue Hoche, troisième étage |  | Lyon |  | 69003 | FR',
      ],
      ['BP 40312 | | Lyon | | 69399 | FR', 'B.P. 40312 | | LYON CEDEX 03 | | 69399 | France'],
    ],
    others: [
      [
        '3 place du Maréchal Juin |  | Strasbourg |  | 67000 | France',
        '3 place du Maréchal Foch |  | Strasbourg |  | 67000 | France',
      ],
      [
        '27 chemin des Docteurs Mayo, bâtiment B |  | Marseille |  | 13008 | France',
        '27 chemin des Docteurs Mayo, bâtiment C |  | Marseille |  | 13008 | France',
      ],
      [
        '6 impasse de la 5e Division |  | Lille |  | 59000 | France',
        '6 impasse de la 6e Division |  | Lille |  | 59000 | France',
      ],
      [
        '22 place du Général-de-Gaulle, 3e étage |  | Lille |  | 59000 | France',
        '22 place du Général-de-Gaulle, 2e étage |  | Lille |  | 59000 | France',
      ],
      ['6 imp. de la 5e Division | | Lille | | 59000 | FR', '6 imp. de la 6e Division | | Lille | | 59000 | FR'],
    ],
  },
  Germany: {
    families: [
      [
        'Straße des 17. Juni 139 |  | Berlin |  | 10623 | Deutschland',
        'Str. d. 17. Juni 139 |  | Berlin |  | 10623 | Germany',
      ],
      [
        'Johann-Sebastian-Bach-Platz 1 |  | Ansbach |  | 91522 | Deutschland',
        'Joh.-Seb.-Bach-Pl. 1 |  | Ansbach | Bayern | 91522 | Germany',
      ],
      [
        'An der Alten Mühle 4b |  | Gießen |  | 35390 | Deutschland',
        'An d. Alten Mühle 4 b |  | Giessen | Hessen | 35390 | Germany',
      ],
      [
        'Große Bergstraße 100 |  | Hamburg |  | 22767 | Deutschland',
        'Grosse Bergstrasse 100 |  | Hambourg |  | 22767 | Allemagne',
      ],
      ['Hauptstraße 12, Wohnung 5 |  | Ulm |  | 89073 | DE', 'Hauptstr. 12 WE 5 |  | Ulm |  | 89073 | DE'],
      ['Hauptstraße 12, 3. OG |  | Ulm |  | 89073 | DE', 'Hauptstr. 12, III. OG |  | Ulm |  | 89073 | DE'],
      ['Postfach 12 34 56 | | Würzburg | | 97070 | DE', 'P.O. Box 123456 | | Würzburg | | 97070 | Germany'],
      [
        'Königsbrücker Straße 45a | | Dresden | | 01099 | DE',
        'Koenigsbrueckerstr. 45 A | | Dresden | Sachsen | D-01099 | Germany',
      ],
      [
        'Hinterdorf 31 | | Hinterdorf | | 99998 | DE',
        'Hinterdorf 31 | | | | 99998 | DE',
        'Haus-Nr. 31 | | Hinterdorf | | 99998 | Germany',
      ],
      [
        'Am Alten Markt 22-24 | | Frankfurt am Main | | 60311 | DE',
        'Am Alten Mkt. 22-24 | | Frankfurt (Main) | | 60311 | Germany',
      ],
      [
        'Müllerstraße 15 | | Berlin | | 13353 | DE',
        'Müllerstr. 15, 13353 Berlin | | | | | Germany',
        'Muellerstr. 15, D-13353 Berlin | | | | | DE',
      ],
      ['Alaunstraße 7 | | Dresden | | 01099 | DE', 'Alaunstr. 7 | | Dresden | | 1099 | Germany'],
    ],
    others: [
      [
        'Straße des 17. Juni 139 |  | Berlin |  | 10623 | Deutschland',
        'Straße des 18. Juni 139 |  | Berlin |  | 10623 | Deutschland',
      ],
      [
        'An der Alten Mühle 4b |  | Gießen |  | 35390 | Deutschland',
        'An der Neuen Mühle 4b |  | Gießen |  | 35390 | Deutschland',
      ],
      [
        'Große Bergstraße 100 |  | Hamburg |  | 22767 | Deutschland',
        'Kleine Bergstraße 100 |  | Hamburg |  | 22767 | Deutschland',
      ],
      ['Alaunstraße 7 | | Dresden | | 01099 | DE', 'Alaunstraße 7 | | Dresden | | 1098 | DE'],
    ],
  },
  Netherlands: {
    families: [
      [
        'Laan van Meerdervoort 70 II |  | Den Haag |  | 2517 AN | Nederland',
        "Ln van Meerdervoort 70-2 |  | 's-Gravenhage |  | 2517AN | Nederland",
        'Laan v. Meerdervoort 70 2 |  | The Hague |  | 2517 AN | Netherlands',
      ],
      [
        'Eerste Constantijn Huygensstraat 14-2 |  | Amsterdam |  | 1054 BP | Nederland',
        '1e Constantijn Huygensstr. 14 II |  | Amsterdam |  | 1054BP | NL',
        '1e Constantijn Huygensstr 14/2 |  | Amsterdam |  | 1054 BP | Netherlands',
      ],
      [
        'Van der Helstplein 5A |  | Rotterdam |  | 3072 AA | Nederland',
        'v/d Helstpl. 5-A |  | Rotterdam |  | 3072 AA | NL',
      ],
      [
        'Dorpsstraat 12-3 |  | Utrecht |  | 3515 TD | NL',
        'Dorpsstraat 12-III |  | Utrecht |  | 3515 TD | NL',
        'Dorpsstraat 12 III |  | Utrecht |  | 3515 TD | NL',
        'Dorpsstraat 12 3hoog |  | Utrecht |  | 3515 TD | NL',
        'Dorpsstraat 12 3-hoog |  | Utrecht |  | 3515 TD | NL',
      ],
    ],
    others: [
      [
        'Laan van Meerdervoort 70 II |  | Den Haag |  | 2517 AN | Nederland',
        'Laan van Meerdervoort 70 III |  | Den Haag |  | 2517 AN | Nederland',
      ],
      [
        'Eerste Constantijn Huygensstraat 14-2 |  | Amsterdam |  | 1054 BP | Nederland',
        'Tweede Constantijn Huygensstraat 14-2 |  | Amsterdam |  | 1054 BP | Nederland',
      ],
      [
        'Laan van Meerdervoort 70 II | | Den Haag | | 2517 AN | NL',
        'Laan van Meerdervoort 70 III | | Den Haag | | 2517 AN | NL',
      ],
    ],
  },
};
