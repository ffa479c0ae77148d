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
const inGlasgow = beside(' | Glasgow | | G12 8QQ | GB');
const inSelangor = beside(' | Subang Jaya | Selangor | 47500 | MY');
const inHyderabad = beside('Jayanagar | Hyderabad | TS | 500032 | IN');
const inFlorence = beside(' | Firenze | | 50122 | IT');
const inBucharest = beside(' | București | | 010001 | RO');
const inBrussels = beside(' | Bruxelles | | 1000 | BE');
const inBogota = beside(' | Bogotá | | 110231 | CO');
const inLima = beside(' | Lima | | 15001 | PE');
const inSaoPaulo = beside('Centro | São Paulo | SP | 01310-100 | BR');
const inRiyadh = beside(' | الرياض | | 11564 | SA');
const inHanoi = beside('Hoàn Kiếm | Hà Nội | | 100000 | VN');
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
        'Via Appia km 12+50',
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
      ...inTaiwan(
        '忠孝東路一段12-1號',
        '忠孝東路一段12號',
        '忠孝東路一段1號',
        '忠孝東路一段1-12號',
        '忠孝東路一段121號',
      ),
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
      ...inHongKong(
        '12 /F, 88 Hennessy Road',
        '88 Hennessy Road',
        '2/F, 88 Hennessy Road',
        'Flat 12, 88 Hennessy Road',
      ),
    ],
    same: [
      ...inHongKong('Shop 5, UG/F, 88 Hennessy Road', 'Shop 5, Upper Ground Floor, 88 Hennessy Road'),
      ...inHongKong('Shop 5, M/F, 88 Hennessy Road', 'Shop 5, Mezzanine, 88 Hennessy Road'),
      ...inHongKong('12 /F, 88 Hennessy Road', '12/F, 88 Hennessy Road', '12th Floor, 88 Hennessy Rd'),
    ],
  },
  {
    kind: "Scotland's floor and flat, wherever they stand",
    others: [
      ...inGlasgow(
        '2/1 12 Byres Road',
        '1/2 12 Byres Road',
        '12 Byres Road',
        'Flat 21, 12 Byres Road',
        '2 112 Byres Road',
      ),
      ...inGlasgow('12 Byres Road 2/1', '12 Byres Road 1/2', '12 Byres Road', '2/1 Byres Road', '12/1 Byres Road'),
    ],
    same: [
      ...inGlasgow('Flat 2/1, 12 Byres Road', '2/1 12 Byres Road', '2/1, 12 Byres Rd', '12 Byres Road 2/1'),
      ...inGlasgow('Flat 2/1, 12 Byres Road', '12 Byres Road, 2/1', 'Flat 2/1 12 Byres Rd'),
    ],
  },
  {
    kind: 'codes of streets in Malaysia, with and without a space',
    others: [
      ...inSelangor('12 Jalan SS2/24', '12 Jalan SS22/4', '12 Jalan SS 2/42', '12 Jalan SS 224', '24 Jalan SS 2/12'),
      ...inSelangor('12 Jalan USJ9/5Q', '12 Jalan USJ 9/5', '12 Jalan USJ 95Q', '12 Jalan PJS 9/5Q'),
    ],
    same: [
      ...inSelangor('12 Jalan SS2/24', '12 Jalan SS 2/24', 'No 12, Jalan SS 2/24', '12 Jln SS 2 / 24'),
      ...inSelangor('12 Jalan USJ9/5Q', '12, Jln USJ 9/5Q', 'No. 12, Jalan USJ 9/5 Q'),
      ...inSelangor('7 Jalan PJU1A/3', '7 Jalan PJU 1A/3'),
    ],
  },
  {
    kind: "India's doors and houses, and whose child somebody is",
    others: [
      ...inHyderabad(
        'D.No. 5, MG Road',
        'Flat No 5, MG Road',
        'D.No. 5A, MG Road',
        'D-5, MG Road',
        'Plot No 5, MG Road',
      ),
      ...inHyderabad('HNo 12-3/4, Gandhi Nagar', 'HNo 12-34, Gandhi Nagar', 'HNo 123/4, Gandhi Nagar'),
      ...inHyderabad('S/O Ramesh Kumar, 12 MG Road', 'S/O Ramesh Kumar, 13 MG Road', 'S/O Ramesh Kumar, 12 Link Road'),
    ],
    same: [
      ...inHyderabad('5 MG Road', 'Door No 5, MG Road', 'D.No.5 MG Road', 'D. No. 5, MG Road', 'Dr. No. 5, MG Road'),
      ...inHyderabad('H.No 12-3/4, Gandhi Nagar', 'HNo 12-3/4, Gandhi Nagar', 'HNo.12-3/4 Gandhi Nagar'),
      ...inHyderabad('12 MG Road', 'S/O Ramesh Kumar, 12 MG Road', 'D/o. Ramesh Kumar, 12, MG Road'),
      ...inHyderabad('S/O Ramesh Kumar, 12 MG Road', 'W/O Ramesh Kumar, 12 MG Road'),
    ],
  },
  {
    kind: 'short words of the posts for floors, doors, lots and boxes',
    others: [
      ...inFlorence('Via Roma 12 rosso', 'Via Roma 12', 'Via Roma 12 nero', 'Via Roma 12b', 'Via Rosso 12'),
      ...inBucharest('Bd. Unirii 12, et. P, ap. 3', 'Bd. Unirii 12, et. 1, ap. 3', 'Bd. Unirii 12, ap. 3'),
      ...inSpain(
        'Calle Mayor 5, ático 1ª',
        'Calle Mayor 5, sobreático 1ª',
        'Calle Mayor 5, ático 2ª',
        'Calle Mayor 5, 1ª',
      ),
      ...inSpain('Calle Mayor 5, ent. 2ª', 'Calle Mayor 5, 2ª', 'Calle Mayor 5, bajo 2ª', 'Calle Mayor 5, ent. 3ª'),
      ...inSpain('Principal 5', 'Calle 5, principal'),
      ...inBrussels('Kerkstraat 12/0301', 'Kerkstraat 12/0310', 'Kerkstraat 12/31', 'Kerkstraat 120/301'),
      ...inLima('Urb. Santa Rosa Mz. C Lt. 12', 'Urb. Santa Rosa Mz. D Lt. 12', 'Urb. Santa Rosa Mz. C Lt. 2'),
      ...inSaoPaulo('CP 123', 'CP 132', 'CP 12'),
      ...inRiyadh('P.O. Box 1234', 'P.O. Box 1243', 'ص.ب ١٢٤٣'),
    ],
    same: [
      ...inFlorence('Via Roma 12r', 'Via Roma 12 rosso', 'Via Roma 12/r', 'Via Roma, 12 Rosso'),
      ...inBucharest(
        'Bd. Unirii nr. 12, parter, ap. 3',
        'Bd. Unirii 12, et. P, ap. 3',
        'Bd Unirii 12, etaj parter, ap. 3',
      ),
      ...inSpain('Calle Mayor 5, ático 1ª', 'C/ Mayor 5 atico 1', 'Calle Mayor 5, ático, 1ª'),
      ...inSpain('Calle Mayor 5, entresuelo 2ª', 'Calle Mayor 5, ent. 2', 'Calle Mayor 5, entlo. 2ª'),
      ...inBrussels('Kerkstraat 12 bus 0301', 'Kerkstraat 12/0301', 'Kerkstraat 12 bus 301'),
      ...inLima(
        'Urb. Santa Rosa Mz. C Lt. 12',
        'Urbanización Santa Rosa Manzana C Lote 12',
        'Urb Santa Rosa Mz C Lte 12',
      ),
      ...inLima('AA.HH. Villa Sol Mz. C Lt. 12', 'Asentamiento Humano Villa Sol Mz C Lt 12'),
      ...inSaoPaulo('Caixa Postal 123', 'CP 123', 'C.P. 123'),
      ...inSaoPaulo('Rua Augusta, quadra 3, lote 5', 'Rua Augusta, Qda 3 Lt 5'),
      ...inRiyadh('ص.ب ١٢٣٤', 'P.O. Box 1234', 'PO Box 1234'),
    ],
  },
  {
    kind: "Colombia's plates, with and without their sign",
    others: [
      ...inBogota(
        'Kr 7 12-34',
        'Kr 12 7-34',
        'Cl 7 12-34',
        'Kr 7 1-234',
        'Kr 71 2-34',
        'Kr 7A 12-34',
        'Kr 7 Sur 12-34',
      ),
      ...inBogota('Cl 26 Bis 12-34', 'Cl 26 12-34', 'Cl 26 # 12 Bis-34', 'Cl 26A 12-34'),
    ],
    same: [
      ...inBogota('Cra 7 # 12-34', 'Kr 7 12-34', 'Carrera 7 12 - 34', 'Cra. 7 N° 12 - 34'),
      ...inBogota('Cl. 26 Bis # 12-34', 'CALLE 26BIS 12-34', 'Cl 26 bis 12-34'),
      ...inBogota('Cra 7 # 12-34 Int. 5 Apto 301', 'Cra 7 12-34 In 5 Ap 301'),
      ...inBogota('Transv. 5 # 12-34', 'Tr. 5 # 12-34'),
    ],
  },
  {
    kind: 'lanes, which belong to the street behind them',
    others: [
      ...inHanoi(
        'Số 5, Ngõ 12, Phố Huế',
        'Số 5, Ngõ 12',
        'Số 5, Ngõ 12, Lê Lợi',
        'Số 12, Ngõ 5, Phố Huế',
        'Số 5, Phố Huế',
      ),
      ...inHanoi(
        'Số 5, Ngõ 12, Phố Huế',
        'Số 5, Ngách 12, Phố Huế',
        'Số 5, Ngõ 12/34, Phố Huế',
        'Số 5, Ngõ 1, Phố Huế',
      ),
      ...inHanoi('Ngõ 12/34 Phố Huế', 'Ngõ 123/4 Phố Huế', 'Ngõ 12 Phố Huế', '12/34 Phố Huế'),
      ...inTaiwan(
        'No. 5, Aly. 3, Ln. 12, Zhongxiao E. Rd.',
        'No. 5, Aly. 3, Ln. 12',
        'No. 3, Aly. 5, Ln. 12, Zhongxiao E. Rd.',
      ),
      ...inTaiwan(
        'No. 5, Sec. 1, Zhongxiao E. Rd.',
        'No. 5, Sec. 2, Zhongxiao E. Rd.',
        'No. 1, Sec. 5, Zhongxiao E. Rd.',
      ),
    ],
    same: [
      ...inHanoi('Số 5, Ngõ 12, Phố Huế', '5 Ngõ 12 Phố Huế', 'Số nhà 5, ngõ 12, Phố Huế', 'Số 5 Ngo 12, Pho Hue'),
      ...inHanoi('Ngõ 12/34 Phố Huế', 'ngõ 12/34, Phố Huế', 'Ngo 12/34, Pho Hue'),
      ...inTaiwan('No. 5, Aly. 3, Ln. 12, Zhongxiao E. Rd.', 'No.5, Alley 3, Lane 12, Zhongxiao East Road'),
      ...inTaiwan(
        'No. 5, Sec. 1, Zhongxiao E. Rd.',
        'No.5, Section 1, Zhongxiao East Road',
        'No. 5, Sec 1 Zhongxiao E Rd',
      ),
    ],
  },
];
