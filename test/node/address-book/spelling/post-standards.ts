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
const onBase = at(' | APO | AE | 09012 | US');
const inAlberta = at(' | Lac La Biche | AB | T0A 2C0 | CA');
const inQuebec = at(' | Québec | QC | G1S 1B9 | CA');
const inBritain = at(' | Leeds | | LS1 4AP | GB');
const inGermany = at(' | Ulm | | 89073 | DE');
const inAustria = at(' | Wien | | 1010 | AT');
const inSwitzerland = at(' | Zürich | | 8001 | CH');
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
      inSpain('Calle Mayor 12, At 2', 'Calle Mayor 12, segundo piso'),
      inSpain('Calle Mayor 12, At 2', 'Calle Mayor 12, 2º'),
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
  {
    kind: 'in care of somebody, without a comma before the street',
    others: [
      inGermany('c/o Meier Hauptstr. 12', 'Hauptstr. 13'),
      // It may be Landstraße or Ulmer Landstraße, Poststraße or Alte Poststraße.
      inGermany('c/o Hans Ulmer Landstr. 12', 'Landstr. 12'),
      inGermany('c/o Hans Ulmer Landstr. 12', 'Ulmer Landstr. 12'),
      inGermany('c/o Meier Alte Poststr. 12', 'Poststr. 12'),
      inGermany('c/o Alte Poststr. 12', 'Poststr. 12'),
      inGermany('Bei der Kirchstr. 5', 'Kirchstr. 5'),
      inGermany('Bei St. Annen 5', 'Annen 5'),
      inGermany('c/o Hof 5 Hauptstr. 12', 'Hauptstr. 12'),
      inItaly('c/o Rossi Via Roma 12', 'c/o Rossi Via Verdi 12'),
      inItaly('c/o Vecchia Via Roma 12', 'Via Roma 12'),
      inFrance('c/o Dupont 12 rue Hoche', '13 rue Hoche'),
      inFrance('c/o Dupont Bât 5 12 rue Hoche', '12 rue Hoche'),
      inNevada('c/o Smith Apt 5 12 Elm St', '12 Elm St'),
      inNevada('c/o Smith E 12 Elm St', '12 Elm St'),
      inBritain('c/o Smith B 12 High St', '12 High St'),
      ...['Upper', 'Loft', 'Rear', 'Old', 'The Annexe'].map((part) =>
        inBritain(`c/o Smith ${part} 12 High St`, '12 High St'),
      ),
      inNevada('c/o Smith PO Box 12 Elm St', '12 Elm St'),
    ],
    same: [
      inGermany('c/o Meier Hauptstr. 12', 'Hauptstr. 12'),
      inGermany('c/o Fam. Meier Hauptstr. 12a', 'Hauptstr. 12 a'),
      inGermany('c/o Müller-Lüdenscheid Karl-Marx-Str. 12', 'Karl-Marx-Straße 12'),
      inGermany('c/o Meier Ulmer Str. 12', 'Ulmer Straße 12'),
      inGermany('c/o Meier Platz der Republik 1', 'Platz der Republik 1'),
      inGermany('c/o Meier Am Hof 3', 'Am Hof 3'),
      inGermany('z. Hd. Frau Meier Hauptstr. 12', 'Hauptstr. 12'),
      inItaly('c/o Rossi Via Roma 12', 'Via Roma 12'),
      inItaly('presso Fam. Rossi Via Roma 12', 'Via Roma, 12'),
      inSpain('c/o García Calle Mayor 12', 'C/ Mayor 12'),
      inNetherlands('p/a Jansen Dorpsstraat 12', 'Dorpsstr. 12'),
      inSweden('c/o Svensson Storgatan 12', 'Storg. 12'),
      inFrance('c/o Dupont 12 rue Hoche', '12, rue Hoche'),
      inFrance('chez M. Jean de Villiers 12 rue Hoche', '12 rue Hoche'),
      inNevada('c/o The Smith Family 12 Elm St', '12 Elm St'),
    ],
  },
  {
    kind: 'routes with a number, by Publication 28 (sections 24, 25 and 238)',
    others: [
      inNevada('RR3 Box 5', 'RR5 Box 3'),
      inNevada('RR3 Box 5', 'RR35 Box'),
      inNevada('RR3 Box 5', 'HC3 Box 5'),
      inNevada('RR 30 Box 5', 'RR 03 Box 5'),
      inNevada('RD 51 #25', 'RR 25 Box 51'),
      inNevada('RD 51 #25', '25 Road 51'),
      inNevada('RD 51 Box 25', '51 Box Rd'),
      inNevada('25 Rd 51 #3', 'RR 51 Box 3'),
      inNevada('HC 02 Box 5', 'HC 20 Box 5'),
      inNevada('Rt 3 Box 5', 'Rt 3'),
      inNevada('Rt 3 Box 5', '5 Rt 3'),
      inNevada('01 Elm St', '1 Elm St'),
      onBase('PSC 3 Box 4120', 'CMR 3 Box 4120'),
      onBase('Unit 45013 Box 2666', 'Unit 2666 Box 45013'),
      onBase('Unit 45013 Box 2666', 'Unit 45013 Box 2667'),
      onBase('Unit 45013 Box 2666', 'PO Box 2666'),
      inNevada('12 Elm St Unit 5 Box 7', '12 Elm St Unit 7 Box 5'),
    ],
    same: [
      inNevada('RR3 Box 5', 'RR 3 Box 5'),
      inNevada('RR3 BOX5', 'Rural Route 3, Box 5'),
      inNevada('RR 03 Box 5', 'RR 3 Box 5'),
      inNevada('Rural Rt. 3 Box 5', 'RR 3 Box 5'),
      inNevada('R.F.D. #3 Box 5', 'RR 3 Box 5'),
      inNevada('RFD3 Box 5', 'RR 3 Box 5'),
      inNevada('RD 51 # 25', 'RR 51 Box 25'),
      inNevada('RD 51 BOX 25', 'RR 51 Box 25'),
      inNevada('Rt. 3, Box 5', 'RR 3 Box 5'),
      inNevada('Route 3 Box 5', 'RR 3 Box 5'),
      inNevada('HC68 Box 23A', 'HC 68 Box 23A'),
      inNevada('H.C. 68 Box 23A', 'HC 68 Box 23A'),
      inNevada('HC-02 Box 1234', 'HC 2 Box 1234'),
      inNevada('Star Rt 68 Box 23A', 'HC 68 Box 23A'),
      onBase('PSC3 Box 4120', 'PSC 3, Box 4120'),
      onBase('PSC #3 Box 4120', 'PSC 3 Box 4120'),
      onBase('CMR830 Box 2525', 'CMR 830 Box 2525'),
      onBase('Unit 45013 Box 2666', 'UNIT 45013, BOX 2666'),
      onBase('Unit 45013 Box2666', 'Unit #45013 Box #2666'),
    ],
  },
  {
    kind: 'numbered highways of the United States, by Publication 28 (appendix F)',
    others: [
      inNevada('100 US 1', '100 State Route 1'),
      inNevada('100 US 1', '100 Route 1'),
      inNevada('100 US-1', '1 US-100'),
      inNevada('100 US 1 N', '100 US 1 S'),
      inNevada('100 FM 1960 Rd W', '100 FM 1960 Rd E'),
      inNevada('100 FM 1960 Rd', '1960 FM 100 Rd'),
      inNevada('100 CR 9', '100 FM 9'),
      inNevada('100 Rt 9', '100 Rd 9'),
    ],
    same: [
      inNevada('100 US-1', '100 US Highway 1'),
      inNevada('100 U.S. 1', '100 US Hwy 1'),
      inNevada('100 US 1 N', '100 US Highway 1 North'),
      inNevada('100 St Rt 9', '100 State Route 9'),
      inNevada('100 Rt 9', '100 Route 9'),
      inNevada('100 FM 1960 Rd', '100 Farm to Market 1960'),
      inNevada('100 FM 1960 Road West', '100 FM 1960 W'),
    ],
  },
  {
    kind: 'Puerto Rico and the other territories, which some forms have as countries and others as states',
    others: [
      ['150 Calle A | | Carolina | PR | 00979 | US', '151 Calle A | | Carolina | | 00979 | PR'],
      ['150 Calle A | | Carolina | PR | 00979 | US', '150 Calle A | | Carolina | | 00979 | MX'],
      ['12 Main St | | Reno | NV | 89501 | US', '12 Main St | | Reno | | 89501 | PR'],
    ],
    same: [
      ['150 Calle A | | Carolina | PR | 00979 | US', '150 Calle A | | Carolina | | 00979 | PR'],
      [
        '150 Calle A | | Carolina | Puerto Rico | 00979 | USA',
        '150 CALLE A | | Carolina | PR | 00979-1234 | Puerto Rico',
      ],
      ['12 Main St | | Tamuning | GU | 96913 | US', '12 Main Street | | Tamuning | | 96913 | Guam'],
    ],
  },
  {
    kind: "rural routes, sites and compartments, by Canada Post's guidelines",
    others: [
      inAlberta('RR 3 Site 5 Comp 6', 'RR 3 Site 6 Comp 5'),
      inAlberta('RR 3 Site 5 Comp 6', 'RR 5 Site 3 Comp 6'),
      inAlberta('RR 3 Site 5 Comp 6', 'RR 6 Site 3 Comp 5'),
      inAlberta('RR 3, Site 5, Comp 6', 'RR 3, Site 5, Comp 16'),
      inAlberta('RR 3, Site 5, Comp 6', 'RR 3, Site 5'),
      inAlberta('RR 3, Site 5, Comp 6', 'RR 3'),
      inAlberta('RR 3 Box 6', 'RR 3 Site 6'),
      inAlberta('12345 Range Road 123', '12345 Township Road 123'),
      inAlberta('12345 RR 123', '123 RR 12345'),
      inAlberta('12345 RR 123', 'RR 123'),
      inAlberta('RR 3 Box 6', 'PO Box 6'),
      inAlberta('Box 6', 'RR 6'),
      inAlberta('GD', 'GD Stn A'),
      inQuebec('CP 55 Succ A', 'CP 55 Succ B'),
    ],
    same: [
      inAlberta('RR 3, Site 5, Comp 6', 'RR 3 Site 5 Comp 6'),
      inAlberta('SITE 5 COMP 6 RR 3', 'RR 3 Site 5 Comp 6'),
      inAlberta('Comp. 6, Site 5, R.R. #3', 'RR 3 Site 5 Comp 6'),
      inAlberta('RR3 Site5 Comp6', 'RR 3 Site 5 Compartment 6'),
      inAlberta('Site #5 Comp #6 RR #3', 'RR 3 Site 5 Comp 6'),
      inAlberta('RR 3 Site 5 Box 6', 'RR 3, Site 5, Box 6'),
      inAlberta('RR 3 Box 6', 'Box 6, RR 3'),
      inAlberta('12345 Range Road 123', '12345 Rge Rd 123'),
      inAlberta('12345 Twp Rd 123', '12345 Township Road 123'),
      inAlberta('12345 RR 123', '12345 RR 123'),
      inAlberta('12345 RR 123', '12345 Range Rd 123'),
      inAlberta('Box 123', 'PO Box 123'),
      inAlberta('123 Main St, RR 3', 'RR 3, 123 Main St'),
      inAlberta('General Delivery', 'GD'),
      inQuebec('Poste restante', 'GD'),
      inQuebec('CP 55 Succ A', 'PO Box 55 Station A'),
      inQuebec('Case postale 55, succursale A', 'P.O. Box 55, Stn A'),
    ],
  },
  {
    kind: 'of Germany, Austria and Switzerland, by the guides of their posts',
    others: [
      inGermany('Packstation 123, 12345678', 'Packstation 12, 312345678'),
      inGermany('Packstation 123 12345678', 'Packstation 12 312345678'),
      inGermany('Packstation 123, 12345678', 'Packstation 123, 12345679'),
      inGermany('Postfach 12 34, 56', 'Postfach 12 34 56'),
      inGermany('Packstation Nr. 123', 'Postfach Nr. 123'),
      inGermany('Str. d. Einheit 1', 'Str. d. Wohnung 1'),
      inGermany('Hauptstrasse12', 'Hauptstrasse 1 2'),
      inGermany('Hauptstr. 12, OT Lehr', 'Hauptstr. 12, OT Jungingen'),
      ['Hauptstr. 12 | | Ulm OT Lehr | | 89081 | DE', 'Hauptstr. 12 | | Ulm OT Söflingen | | 89081 | DE'],
      inAustria('Ringstr. 12/3/Top 4', 'Ringstr. 12/4/Top 3'),
      inAustria('Ringstr. 12/3/Top 4', 'Ringstr. 12/Top 4'),
      inAustria('Ringstr. 12/3/Top 4', 'Ringstr. 12/34'),
      inSwitzerland('Bahnhofstr. 12, Postfach', 'Bahnhofstr. 13, Postfach'),
      inSwitzerland('Bahnhofstr. 12, Postfach 34', 'Bahnhofstr. 12'),
      inSwitzerland('Postfach', 'Postfach 34'),
      inSwitzerland('Bahnhofstr., Postfach', 'Bahnhofstr.'),
    ],
    same: [
      inGermany('Packstation 123, 12345678', '12345678, Packstation 123'),
      inGermany('Packstation 123 12345678', 'Postnummer 12345678, Packstation 123'),
      inGermany('Packstation Nr. 123', 'DHL-Packstation 123'),
      inGermany('Postfach Nr. 12 34', 'Postfach 1234'),
      inGermany('Str. d. Einheit 1', 'Straße der Einheit 1'),
      inGermany('Hauptstrasse12', 'Hauptstr. 12'),
      inGermany('Hauptstraße12a', 'Hauptstr. 12 a'),
      inGermany('Hauptstr. 12 OT Lehr', 'Hauptstr. 12, Ortsteil Lehr'),
      ['Hauptstr. 12 | | Ulm OT Lehr | | 89081 | DE', 'Hauptstr. 12 | Lehr | Ulm | | 89081 | DE'],
      ['Hauptstr. 12 | | Ulm, Ortsteil Lehr | | 89081 | DE', 'Hauptstr. 12 | | Ulm-Lehr | | 89081 | DE'],
      inAustria('Ringstr. 12/3/Top 4', 'Ringstr. 12/3/4'),
      inAustria('Ringstr. 12/3, Top 4', 'Ringstr. 12, Stiege 3, Top 4'),
      inSwitzerland('Bahnhofstr. 12, Postfach', 'Bahnhofstr. 12'),
      inSwitzerland('Postfach, Rue du Lac 12', 'Rue du Lac 12, case postale'),
      inNetherlands('Postbus nr. 123', 'Postbus 123'),
      inSweden('Box nr 12', 'Box 12'),
      inFrance('BP n° 12', 'BP 12'),
    ],
  },
];
