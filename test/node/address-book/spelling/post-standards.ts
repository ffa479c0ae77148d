/**
 * Look-alikes by the posts' own standards: USPS Publication 28, Canada Post's addressing guidelines, Australia Post's AMAS, Royal
 * Mail's PAF and the guides of DHL, Post AG, Die Post, La Poste, Poste Italiane and Correos.
 * street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';

type Line = (one: string, other: string) => readonly [string, string];
const at =
  (place: string): Line =>
  (one, other) => [`${one} | ${place}`, `${other} | ${place}`];
const inNevada = at(' | Reno | NV | 89501 | US');
const inBritain = at(' | Leeds | | LS1 4AP | GB');
const inGermany = at(' | Ulm | | 89073 | DE');
const inFrance = at(' | Lyon | | 69003 | FR');
const inItaly = at(' | Milano | | 20121 | IT');
const inSpain = at(' | Madrid | | 28013 | ES');
const inNetherlands = at(' | Utrecht | | 3515 TD | NL');
const inPortugal = at(' | Porto | | 4050-498 | PT');
const inPoland = at(' | Kraków | | 31-147 | PL');
const inSweden = at(' | Umeå | | 901 07 | SE');

export const postStandards: readonly LookAlikes[] = [
  {
    kind: 'a part of the house that is said in words, which is no name of a house and may not be left out',
    others: [
      ...[
        'Main Floor',
        'Lower Level',
        'Attic',
        'Loft',
        'Garage',
        'Upstairs',
        'Apt Front',
        'North Tower',
        'Bldg East',
      ].map((part) => inNevada('12 Elm St', `12 Elm St, ${part}`)),
      ...['Upper Floor', 'Upper Floors', 'The Loft', 'Shop', 'The Office', 'Workshop', 'East Wing', 'West Block'].map(
        (part) => inBritain('12 High St', `${part}, 12 High St`),
      ),
      ...['Carriage House', 'Guest House', 'Back House', 'ADU', 'Left'].map((part) =>
        inNevada('12 Elm St', `12 Elm St, ${part}`),
      ),
      ...['LGF', 'FF', 'GFL', 'The Coach House', 'Caravan', 'Above'].map((part) =>
        inBritain('12 High St', `${part}, 12 High St`),
      ),
      inBritain('East Wing, 12 High St', 'West Wing, 12 High St'),
      ...[
        'Zweiter Stock',
        'Oberste Etage',
        'Wohnung links',
        'Einliegerwohnung',
        'Nebengebäude',
        'Rückgebäude',
        'Anbau',
      ].map((part) => inGermany('Hauptstr. 12', `Hauptstr. 12, ${part}`)),
      ...['Keller', 'Mansarde', 'Büro', 'Werkstatt'].map((part) => inGermany('Hauptstr. 12', `Hauptstr. 12, ${part}`)),
      ...['entresol', 'combles', 'rez de jardin', 'dernier étage', 'appartement gauche'].map((part) =>
        inFrance('12 rue Hoche', `12 rue Hoche, ${part}`),
      ),
      ...['secondo piano', 'ultimo piano', 'piano ammezzato', 'seminterrato', 'mansarda', 'attico'].map((part) =>
        inItaly('Via Roma 12', `Via Roma 12, ${part}`),
      ),
      ...['segundo piso', 'última planta', 'dúplex', 'local', 'trastero', 'At', 'At. B', 'At. izq.'].map((part) =>
        inSpain('Calle Mayor 12', `Calle Mayor 12, ${part}`),
      ),
      ...['achterhuis', 'souterrain', 'zolder'].map((part) => inNetherlands('Dorpsstr. 12', `Dorpsstr. 12, ${part}`)),
      ...['segundo andar', 'loja'].map((part) => inPortugal('Rua do Ouro 12', `Rua do Ouro 12, ${part}`)),
      ...['drugie piętro', 'oficyna', 'suterena'].map((part) => inPoland('Długa 12', `Długa 12, ${part}`)),
      ...['andra våningen', 'källaren', 'gårdshuset'].map((part) => inSweden('Storgatan 12', `Storgatan 12, ${part}`)),
    ],
    same: [
      inBritain('The Loft, 12 High St', '12 High Street, Loft'),
      inNevada('12 Elm St, North Tower', 'North Tower, 12 Elm Street'),
      inNevada('12 Elm St Garage', '12 Elm St, Garage'),
      inBritain('FF, 12 High St', 'First Floor, 12 High St'),
      inBritain('LGF, 12 High St', 'Lower Ground Floor, 12 High St'),
      // The name of a house stays one.
      inBritain('Rose Guest House, 12 High St', '12 High St'),
      inNevada('Willis Tower, 12 Elm St', '12 Elm St'),
      inBritain('Hill Garage, 12 High St', '12 High St'),
      inBritain('Post Office, 12 High St', '12 High St'),
      inGermany('Hauptstr. 12, Keller GmbH', 'Hauptstr. 12'),
      inItaly('Via Roma 12, secondo piano', 'Via Roma 12, 2° piano'),
      inSpain('Calle Mayor 12, segundo piso', 'Calle Mayor 12, 2º'),
      inSpain('Calle Mayor 12, At. B', 'Calle Mayor 12, ático B'),
      inSpain('Calle Mayor 12, At. Sr. García', 'Calle Mayor 12'),
      inPortugal('Rua do Ouro 12, segundo andar', 'Rua do Ouro 12, 2º'),
    ],
  },
];
