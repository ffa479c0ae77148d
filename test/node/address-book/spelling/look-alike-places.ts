/**
 * Parts of towns that were once taken for one another. street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';

export const lookAlikePlaces: readonly LookAlikes[] = [
  {
    kind: 'numbers of districts, also where the town stands beside them without its number',
    others: [
      ['24 Merrion Sq | Dublin 2 | Dublin | | | IE', '24 Merrion Sq | Dublin 4 | Dublin | | | IE'],
      ['24 Merrion Sq | Dublin 2 | Dublin | | | IE', '24 Merrion Sq | | Dublin 22 | | | IE'],
      ['12 Main St | Rathmines, Dublin 6 | Dublin | | | IE', '12 Main St | | Dublin 16 | | | IE'],
      ['12 Main St | Dublin 6 | Dublin | Co. Dublin | | IE', '12 Main St | | Dublin 6W | | | IE'],
      ['12 Main St, Dublin 8 | | Dublin | | | IE', '12 Main St, Dublin 18 | | Dublin | | | IE'],
      ['12 Main St, Dublin 8 | | Dublin | | | IE', '12 Main St | | Dublin 18 | | | IE'],
      ['12 Main St, Cork 8 | | Dublin | | | IE', '12 Main St | | Dublin 8 | | | IE'],
      ['5 Hope Road | Kingston 10 | Kingston | | | JM', '5 Hope Road | Kingston 6 | | | | JM'],
      ['Vinohradská 12 | Praha 2 | Praha | | 120 00 | CZ', 'Vinohradská 12 | Praha 3 | Praha | | 120 00 | CZ'],
      ['Neubaugasse 5 | 7. Bezirk | Wien | | | AT', 'Neubaugasse 5 | | Wien 8 | | | AT'],
      ['Neubaugasse 5 | Wien 7 | Wien | | 1070 | AT', 'Neubaugasse 5 | Wien 8 | Wien | | 1070 | AT'],
      ['Váci utca 5 | | Budapest V. | | | HU', 'Váci utca 5 | VI. kerület | Budapest | | | HU'],
      ['Váci utca 5 | V. kerület | Budapest | | | HU', 'Váci utca 5 | | Budapest VI. ker. | | | HU'],
    ],
    same: [
      ['24 Merrion Sq | Dublin 2 | Dublin | | | IE', '24 Merrion Sq | | Dublin 2 | | | IE'],
      ['24 Merrion Sq | Dublin 02 | Dublin | | | IE', '24 Merrion Sq | Dublin 2 | | | | IE'],
      ['12 Main St | Rathmines, Dublin 6 | Dublin | | | IE', '12 Main St | | Dublin 6 | | | IE'],
      ['24 Merrion Sq | | Dublin 2 | Co. Dublin | D02 AF30 | IE', '24 Merrion Sq | | Dublin | Dublin | D02 AF30 | IE'],
      ['5 Hope Road | Kingston 10 | Kingston | | | JM', '5 Hope Road | Kingston 10 | | | | JM'],
      ['Vinohradská 12 | Praha 2 | Praha | | 120 00 | CZ', 'Vinohradská 12 | | Praha | | 120 00 | CZ'],
      ['Neubaugasse 5 | 7. Bezirk | Wien | | | AT', 'Neubaugasse 5 | | Wien 7 | | | AT'],
      ['Váci utca 5 | V. kerület | Budapest | | | HU', 'Váci utca 5 | | Budapest V. ker. | | | HU'],
      ['12 Main St, Dublin 8 | | Dublin | | | IE', '12 Main St | | Dublin 8 | | | IE'],
      ['12 Main St, Dublin 6W | | Dublin | | | IE', '12 Main St | Dublin 6W | Dublin | | | IE'],
      ['12 Main St, Rathmines, Dublin 6 | | Dublin | | | IE', '12 Main St | Rathmines | Dublin 6 | | | IE'],
      ['Vinohradská 12, Praha 2 | | Praha | | 120 00 | CZ', 'Vinohradská 12 | | Praha 2 | | 120 00 | CZ'],
    ],
  },
  {
    kind: 'arrondissements, which only a post code says as well',
    others: [
      ['12 rue de la Paix | | Paris 2e | | | FR', '12 rue de la Paix | | Paris 5e | | | FR'],
      ['12 rue de la Paix | | Paris 2e | | | FR', '12 rue de la Paix | 12e arrondissement | Paris | | | FR'],
      ['8 cours Gambetta | | Lyon 3ème | | | FR', '8 cours Gambetta | | Lyon 7e arr. | | | FR'],
      ['8 cours Gambetta | Lyon 3e | Lyon | | | FR', '8 cours Gambetta | | Lyon 07 | | | FR'],
    ],
    same: [
      ['12 rue de la Paix | | Paris 2e | | | FR', '12 rue de la Paix | 2ème arrondissement | Paris | | | FR'],
      ['12 rue de la Paix | | Paris 02 | | | FR', '12 rue de la Paix | | Paris 2e | | | FR'],
      ['12 rue de la Paix | | Paris 1er | | | FR', '12 rue de la Paix | | Paris 1 | | | FR'],
      ['12 rue de la Paix | | Paris 2e | | | FR', '12 rue de la Paix | | Paris | | | FR'],
      ['12 rue de la Paix | | Paris 2e | | 75002 | FR', '12 rue de la Paix | | Paris | | 75002 | FR'],
      ['12 rue de la Paix | 2e arrondissement | Paris | | 75002 | FR', '12 rue de la Paix | | Paris 02 | | 75002 | FR'],
    ],
  },
  {
    kind: 'provinces and cantons in the field of the town, which a post code says as well',
    others: [
      ['Bahnhofstrasse 5 | | Wil ZH | | | CH', 'Bahnhofstrasse 5 | | Wil SG | | | CH'],
      ['Bahnhofstrasse 5 | | Wil ZH | | | CH', 'Bahnhofstrasse 5 | | Wil | SG | | CH'],
      ['Bahnhofstrasse 5 | | Reinach (BL) | | | CH', 'Bahnhofstrasse 5 | | Reinach (AG) | | | CH'],
      ['Via Roma 5 | | Samone (TO) | | | IT', 'Via Roma 5 | | Samone (TN) | | | IT'],
      ['Via Roma 5 | | Samone (TO) | | | IT', 'Via Roma 5 | | Samone | TN | | IT'],
      ['Via Roma 5 | | Samone TO | | | IT', 'Via Roma 5 | | Samone | Trento | | IT'],
    ],
    same: [
      ['Bahnhofstrasse 5 | | Wil ZH | | | CH', 'Bahnhofstrasse 5 | | Wil | ZH | | CH'],
      ['Bahnhofstrasse 5 | | Wil ZH | | | CH', 'Bahnhofstrasse 5 | | Wil (ZH) | | | CH'],
      ['Bahnhofstrasse 5 | | Wil SG | | 9500 | CH', 'Bahnhofstrasse 5 | | Wil | | 9500 | CH'],
      ['Via Roma 5 | | Samone (TO) | | | IT', 'Via Roma 5 | | Samone | Torino | | IT'],
      ['Via Roma 5 | | Samone TO | TO | | IT', 'Via Roma 5 | | Samone | TO | | IT'],
      ['Via Roma 5 | | Samone (TO) | | 10010 | IT', 'Via Roma 5 | | Samone | | 10010 | IT'],
      ['Via Roma 5 | | Re (VB) | | | IT', 'Via Roma 5 | | Re | VB | | IT'],
    ],
  },
  {
    kind: 'letters of districts, which a post code says as well',
    others: [
      ['Nørrebrogade 10 | | København N | | | DK', 'Nørrebrogade 10 | | København Ø | | | DK'],
      ['Nørrebrogade 10 | | København N | | 2200 | DK', 'Nørrebrogade 10 | | Kolding | | 2200 | DK'],
      ['Algade 10 | | Odense SØ | | | DK', 'Algade 10 | | Odense NØ | | | DK'],
    ],
    same: [
      ['Nørrebrogade 10 | | København N | | 2200 | DK', 'Nørrebrogade 10 | | København | | 2200 | DK'],
      ['Nørrebrogade 10 | | Copenhagen N | | 2200 | DK', 'Nørrebrogade 10 | | Kbh. N | | 2200 | DK'],
      ['Algade 10 | | Århus C | | 8000 | DK', 'Algade 10 | | Aarhus | | 8000 | DK'],
      ['Algade 10 | | 5220 Odense SØ | | | DK', 'Algade 10 | | Odense | | 5220 | DK'],
    ],
  },
  {
    kind: 'towns with something in brackets, where no post code says that it may be left out',
    others: [
      ['Hauptstraße 5 | | Neustadt (Dosse) | | | DE', 'Hauptstraße 5 | | Neustadt | | | DE'],
      ['Hauptstraße 5 | | Neustadt (Dosse) | | | DE', 'Hauptstraße 5 | | Neustadt (Wied) | | | DE'],
      ["5 rue de l'Église | | Saint-Denis | | | FR", "5 rue de l'Église | | Saint-Denis (Réunion) | | | FR"],
    ],
    same: [
      ['Hauptstraße 5 | | Neustadt (Dosse) | | | DE', 'Hauptstraße 5 | | Neustadt Dosse | | | DE'],
      ['Hauptstraße 5 | | Neustadt (Dosse) | | 16845 | DE', 'Hauptstraße 5 | | Neustadt | | 16845 | DE'],
      ['Hauptstraße 5 | | Halle (Saale) | | | DE', 'Hauptstraße 5 | | Halle | | | DE'],
      ['12 Elm St | | Boston (MA) | | | US', '12 Elm St | | Boston | MA | | US'],
      ['12 Elm St | | Boston (Massachusetts) | | | US', '12 Elm St | | Boston | MA | | US'],
      ['Hauptstraße 5 | | Neustadt (Deutschland) | | | DE', 'Hauptstraße 5 | | Neustadt | | | DE'],
    ],
  },
  {
    kind: 'parts of large towns, written behind the town, where a post code says which town it is',
    others: [
      ['Venloer Str. 210 | | Köln-Ehrenfeld | | 50823 | DE', 'Venloer Str. 210 | | Köln-Nippes | | 50823 | DE'],
      ['Venloer Str. 210 | Nippes | Köln | | 50823 | DE', 'Venloer Str. 210 | | Köln-Ehrenfeld | | 50823 | DE'],
      ['Venloer Str. 210 | | Köln-Ehrenfeld | | 50823 | DE', 'Venloer Str. 210 | | Bonn-Ehrenfeld | | 50823 | DE'],
      ['Venloer Str. 210 | | Köln-Ehrenfeld | | | DE', 'Venloer Str. 210 | | Köln | | | DE'],
      ['Markt 2 | | Frankfurt (Oder) | | 60311 | DE', 'Markt 2 | | Frankfurt | | 60311 | DE'],
      ['Markt 2 | | Frankfurt/O. | | 60311 | DE', 'Markt 2 | | Frankfurt | | 60311 | DE'],
      ['Markt 2 | | Baden-Baden | | 76530 | DE', 'Markt 2 | | Baden | | 76530 | DE'],
    ],
    same: [
      ['Venloer Str. 210 | | Köln-Ehrenfeld | | 50823 | DE', 'Venloer Str. 210 | | Köln | | 50823 | DE'],
      ['Venloer Str. 210 | | 50823 Köln Ehrenfeld | | | DE', 'Venloer Str. 210 | Ehrenfeld | Köln | | 50823 | DE'],
      ['Torstraße 1 | | Berlin-Mitte | | 10119 | DE', 'Torstr. 1 | | Berlin | | 10119 | DE'],
      ['Markt 2 | | Frankfurt am Main-Höchst | | 65929 | DE', 'Markt 2 | | Frankfurt | | 65929 | DE'],
      ['Markt 2 | | Munich-Schwabing | | 80801 | DE', 'Markt 2 | Schwabing | München | | 80801 | DE'],
      ['Birmensdorferstr. 5 | | Zürich-Wiedikon | | 8055 | CH', 'Birmensdorferstr. 5 | | Zürich | | 8055 | CH'],
      ['Wiener Str. 5 | | Graz-Gösting | | 8051 | AT', 'Wiener Str. 5 | | Graz | | 8051 | AT'],
    ],
  },
  {
    kind: 'a post code behind a comma or a bracket, in the field of the town',
    others: [
      ['Markt 2 | | Halle (Saale), 06108 | | | DE', 'Markt 2 | | Halle (Saale) | | 06110 | DE'],
      ['Markt 2 | | Halle (Saale) 06108 | | | DE', 'Markt 2 | | Halle (Saale) | | | DE'],
    ],
    same: [
      ['Markt 2 | | Halle (Saale) 06108 | | | DE', 'Markt 2 | | Halle (Saale) | | 06108 | DE'],
      ['Markt 2, Halle (Saale) 06108 | | | | | DE', 'Markt 2 | | Halle | | 06108 | DE'],
      ['Dorfstr. 3 | | Neustadt (Dosse), 16845 | | | DE', 'Dorfstr. 3 | | 16845 Neustadt | | | DE'],
      ['5 Church Lane | | Oxford, OX1 3PN | | | GB', '5 Church Lane | | Oxford | | OX1 3PN | GB'],
      ['12 Elm St | | Boston, 02116 | MA | | US', '12 Elm St | | Boston | MA | 02116 | US'],
    ],
  },
  {
    kind: 'stairs that are called left and right',
    others: [
      inSpain('Calle Mayor 24, Esc. Izq., 2º Dcha.', 'Calle Mayor 24, Esc. Dcha., 2º Dcha.'),
      inSpain('Calle Mayor 24, Esc. Izq., 2º Dcha.', 'Calle Mayor 24, 2º Dcha.'),
      inSpain('Calle Mayor 24, Esc. Izq., 2º Dcha.', 'Calle Mayor 24, Esc. Izq., 2º Izq.'),
    ],
    same: [
      inSpain('Calle Mayor 24, Esc. Izq., 2º Dcha.', 'Calle Mayor, 24, escalera izquierda, 2º derecha'),
      inSpain('Calle Mayor 24, Esc. Dcha., 2º B', 'Calle Mayor 24, 2º B, escalera derecha'),
    ],
  },
];

function inSpain(one: string, other: string): readonly [string, string] {
  return [`${one} | | Madrid | | 28013 | ES`, `${other} | | Madrid | | 28013 | ES`];
}
