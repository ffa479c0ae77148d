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
const inOklahoma = beside(' | Bristow | OK | 74010 | US');
const onBase = beside(' | APO | AE | 09204 | US');
const inTaiwan = beside(' | 中正區 | 臺北市 | 100 | TW');
const inBeijing = beside(' | 朝阳区 | 北京市 | 100020 | CN');
const inHongKong = beside('Wan Chai | Hong Kong | | | HK');
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
  {
    kind: 'routes and boxes in one word, and Bx for Box, by Publication 28 (sections 241 to 244)',
    others: [
      ...inOklahoma('HC68BOX45', 'HC 6 Box 845', 'HC 68 Box 4', 'HC 45 Box 68', 'RR 68 Box 45', 'HC68BOX45A'),
      ...inOklahoma('RR2BOX5', 'RR 25', 'RR 5 Box 2', 'RR 2 Box 55'),
      ...onBase('CMR1250BOX12', 'CMR 125 Box 12', 'CMR 1250 Box 1', 'PSC 1250 Box 12'),
    ],
    same: [
      ...inOklahoma('HC 68 Box 45', 'HC68BOX45', 'HC68BX45', 'HC 68 BX 45', 'H.C. 68 Bx. 45'),
      ...inOklahoma('RR 2 Box 5A', 'RR2BOX5A', 'R R 2 Bx 5A', 'RD 2 BX 5A'),
      ...onBase('CMR 1250 Box 12', 'CMR1250BOX12'),
      ...onBase('PSC 1234 Box 56', 'PSC 1234 Bx 56', 'PSC1234BOX56'),
    ],
  },
  {
    kind: "two numbers of one house before its mark, by Chunghwa Post's guide",
    others: [
      ...inTaiwan('忠孝東路一段12-1號', '忠孝東路一段12號', '忠孝東路一段1號', '忠孝東路一段1-12號', '忠孝東路一段121號'),
      ...inTaiwan('忠孝東路一段12-1號', '忠孝東路一段12巷1號', '忠孝東路12段1號', '忠孝東路一段12號1樓'),
      ...inTaiwan('忠孝東路一段5號6樓之1', '忠孝東路一段5號6樓', '忠孝東路一段5號1樓之6'),
      ...inBeijing('建国路88-1号', '建国路88号1室', '建国路1号'),
    ],
    same: [
      ...inTaiwan('忠孝東路一段12-1號', '忠孝東路一段12之1號', '忠孝東路一段12號之1', '忠孝東路1段12 之 1號'),
      ...inTaiwan('忠孝東路一段5號6樓之1', '忠孝東路一段 5 號 6 樓之 1'),
      ...inBeijing('建国路88-1号', '建国路88之1号'),
    ],
  },
  {
    kind: 'floors of Hong Kong, none of which may be left out',
    others: [
      ...['UG/F', 'LG/F', 'M/F', 'B1/F', 'Podium', 'Podium Level'].flatMap((floor) =>
        inHongKong(`Shop 5, ${floor}, 88 Hennessy Road`, 'Shop 5, 88 Hennessy Road', 'Shop 5, G/F, 88 Hennessy Road'),
      ),
      ...inHongKong('12 /F, 88 Hennessy Road', '88 Hennessy Road', '2/F, 88 Hennessy Road', 'Flat 12, 88 Hennessy Road'),
    ],
    same: [
      ...inHongKong('Shop 5, UG/F, 88 Hennessy Road', 'Shop 5, Upper Ground Floor, 88 Hennessy Road'),
      ...inHongKong('Shop 5, M/F, 88 Hennessy Road', 'Shop 5, Mezzanine, 88 Hennessy Road'),
      ...inHongKong('12 /F, 88 Hennessy Road', '12/F, 88 Hennessy Road', '12th Floor, 88 Hennessy Rd'),
    ],
  },
];
