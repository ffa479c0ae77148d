/**
 * Look-alikes of many countries, by what their posts and the makers of their addresses print: the UPU's addressing sheets, Deutsche
 * Post, Poste Italiane, Correos, CTT, Poșta Română, Chunghwa Post, Pos Malaysia, India Post, and the nomenclature of Colombia's DANE.
 * street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';

type Pairs = readonly (readonly [one: string, other: string])[];

/** Each of the others beside the first, in one place. */
const beside =
  (place: string) =>
  (first: string, ...others: readonly string[]): Pairs =>
    others.map((other) => [`${first} | ${place}`, `${other} | ${place}`]);
const inMannheim = beside(' | Mannheim | | 68159 | DE');
const inItaly = beside(' | Latina | | 04100 | IT');
const inSpain = beside(' | Málaga | | 29004 | ES');
const inBrazil = beside(' | Ilhéus | BA | 45650-000 | BR');
const inMexico = beside(' | Toluca | MEX | 50000 | MX');
const inMalaysia = beside(' | Kuantan | Pahang | 25000 | MY');
const inFrance = beside(' | Sète | | 34200 | FR');

export const postalGuides: readonly LookAlikes[] = [
  {
    kind: "the squares of Mannheim, by the town's own guide",
    others: [
      ...inMannheim('C 1, 5', 'C 15', 'C 5, 1', 'D 1, 5', 'C 1, 5a', 'C 1', 'C 11, 5', 'C 1, 15'),
      ...inMannheim('Q 7, 24', 'Q 72, 4', 'Q 7, 2-4', 'Q 2, 74'),
    ],
    same: [
      ...inMannheim('C 1, 5', 'C1 5', 'C 1 5', 'C1, 5', 'C1,5', 'C 1,5', 'c1 5', 'C1 Nr. 5', 'Quadrat C 1, 5'),
      ...inMannheim('Q 7, 17a', 'Q7 17a', 'Q7, 17 A'),
      ...inMannheim('T 6, 1-2', 'T6 1-2', 'T6, 1 - 2'),
    ],
  },
  {
    kind: 'milestones, whose comma parts nothing',
    others: [
      ...inItaly('Via Appia km 12,5', 'Via Appia km 12, 5', 'Via Appia km 125', 'Via Appia km 12', 'Via Appia 5 km 12'),
      ...inItaly(
        'Via Appia km 12,5',
        'Via Appia km 5,12',
        'Via Appia km 12,05',
        'Via Appia km 12,51',
        'Via Appia 12,5',
      ),
      ...inSpain('Ctra. N-340 km 12,5', 'Ctra. N-340 km 125', 'Ctra. N-430 km 12,5', 'Ctra. N-340, 12,5'),
      ...inBrazil('Rod. BR-101 km 12,5', 'Rod. BR-101 km 125', 'Rod. BR-116 km 12,5', 'Rod. BR-101 km 1,25'),
    ],
    same: [
      ...inItaly(
        'Via Appia km 12,5',
        'Via Appia Km 12.5',
        'Via Appia km. 12,5',
        'Via Appia, km 12.5',
        'Via Appia Km12,5',
      ),
      ...inItaly('Via Appia km 12,5', 'Via Appia chilometro 12,500', 'Via Appia km 12+500', 'Via Appia, km: 12,5'),
      ...inItaly('Via Appia km 12', 'Via Appia km 12,0', 'Via Appia km 12+000'),
      ...inSpain('Ctra. N-340 km 12,5', 'Carretera N-340, Km 12.5', 'Crta. N-340 Km. 12,500', 'Ctra. N-340, p.k. 12,5'),
      ...inSpain('Ctra. N-340 km 12,5, nave 3', 'Carretera N340 Km 12.5 nave 3'),
      ...inBrazil('Rod. BR-101 km 12,5', 'Rodovia BR 101, Km 12.5', 'Rod. BR-101, quilômetro 12,500'),
      ...inMexico('Carr. México-Toluca km 12.5', 'Carretera Mexico Toluca KM 12,5'),
      ...inMalaysia('Km 12.5, Jalan Gambang', 'KM12.5 Jln Gambang', 'km 12,5 Jalan Gambang'),
      ...inFrance('Km 12,5 route de Sète', 'km 12.5 route de Sète', 'PK 12,5, route de Sète', 'PK12,500 route de Sète'),
    ],
  },
];
