/**
 * What a scanner reads on a carrier's label against the number that the service has: the parcel is found, and never by
 * a piece of the code that is another order's own number. Numbers are from the carriers' documents and public lists.
 */
import { expect, test } from 'vitest';
import { numbersInside, trackingNumbersIn } from '../../../src-main/codes/carrier-codes.ts';
import { askedCodes } from '../../../src-renderer/scan/scan-readings.ts';
import { readSent } from '../../../src-renderer/scanner/readings.ts';
import { numbersOf, order, startMirror, takeIn } from './mirror-bench.ts';

const [GS, RS, EOT] = ['\u001d', '\u001e', '\u0004'];

const labels: readonly (readonly [label: string, scanned: string, atService: string])[] = [
  ['DPD', '%008182709980000020033350276', '09980000020033'],
  ['DPD without its sign, printed with a check character', '008182709980000020045327276', '0998 0000 0200 45 7'],
  ['DPD, all that is printed below the code', '0081 827 0998 0000 0200 34 350 276 W', '09980000020034'],
  ['FedEx Express', '1001921334250001000300779017972697', '7790 1797 2697'],
  ['FedEx Ground in 34 digits', '9622001560001234567100794808390594', '794808390594'],
  ['FedEx Ground in 22 digits', '9611020987654312345672', '987654312345672'],
  [
    'FedEx, square',
    `[)>${RS}01${GS}0210117${GS}840${GS}019${GS}9865787888550201${GS}FDE${GS}${RS}${EOT}`,
    '986578788855',
  ],
  ['FedEx by USPS', '9261299992158070004808', '61299992158070004808'],
  ['USPS with ZIP', '420221539101026837331000039521', '9101026837331000039521'],
  ['USPS with ZIP+4', '4201002334249200190132607600833457', '9200190132607600833457'],
  ['USPS of 26 digits', '4201002392748931507708513018050063', '9274 8931 5077 0851 3018 0500 63'],
  ['Australia Post', '0199312650999998912JD020603601000931508', '2JD020603601000931508'],
  ['Australia Post, marked', `]C10199312650999998912JD020603701000931505${GS}4203000`, '2JD020603701000931505'],
  ['Australia Post by its consignment', `]d20199312650999998912JD020603801000931502`, '2JD0206038'],
  ['StarTrack', 'LKIZ50000387EXP00001', 'LKIZ50000387'],
  ['DHL, licence plate', 'JJD000390007882823456', 'JD000390007882823456'],
  ['DHL, licence plate without J', 'JD000390007882823457', 'JJD000390007882823457'],
  ['DHL Parcel', 'JVGL0123456789012345', 'VGL0123456789012345'],
  ['GLS with its check digit', '366310000017', '36631000001'],
  ['GLS without its check digit', '36631000002', '366310000024'],
  ['SSCC', '106141412345678908', '(00) 1 0614141 234567890 8'],
  ['SSCC, marked', ']C100340434161094027318', '00340434161094027318'],
  ['UPS', '1Z12345E0205271688', '1Z 123 45E 02 0527 1688'],
  [
    'UPS MaxiCode',
    `[)>${RS}01${GS}96841706672${GS}840${GS}002${GS}1Z05271695${GS}UPSN${GS}12345E${GS}089${GS}${RS}${EOT}`,
    '1Z12345E0205271695',
  ],
  ['Royal Mail, square', 'JGB 0A123456789FP123456785GB000000X', 'FP 1234 5678 5GB'],
  ['Yamato, Codabar', 'A401234567891A', '4012-3456-7891'],
  ['Japan Post', '12345678901', '1234-5678-901'],
  ['Swiss Post', '990012345612345678', '99.00.123456.12345678'],
  ['Swiss Post, typed', '99.00.123456.12345679', '990012345612345679'],
  ['La Poste', '6A12345678901', '6A 12345 67890 1'],
  ['PostNL', '3SABCD0123456', '3SABCD0123456'],
  ['USPS of 26 digits, marked, with ZIP', `]C142010023${GS}92748931507708513018050070`, '92748931507708513018050070'],
  ['USPS, marked, with ZIP+4', `]C1420100233424${GS}9400111899223197428510`, '9400 1118 9922 3197 4285 10'],
  ['USPS abroad', 'EC123456811US', 'EC 123 456 811 US'],
  ['UPS, marked', ']C01Z999AA10123456793', '1Z999AA10123456793'],
  ['FedEx Ground in 22 digits, marked', ']C09611020987654312345689', '9876 5431 2345 689'],
  ['FedEx Express, marked', ']C01001921334250001000300779017972701', '779017972701'],
  ['DHL Express, marked', ']C0JJD014600003828392837', 'JD014600003828392837'],
  ['DHL Paket, marked', ']C100340434161094027400', '340434161094027400'],
  ['DHL Paket, without 00', '340434161094027417', '00 340434161094027417'],
  ['Royal Mail', 'RA473124829GB', 'RA 4731 2482 9GB'],
  ['Correos abroad', 'CD123456799ES', 'CD123456799ES'],
  ['Correos', 'PQ4F6E0712345670128001X', 'PQ4F6E0712345670128001X'],
  ['Deutsche Post', 'RR123456825DE', 'RR 12 345 682 5DE'],
  ['PostNL, as it is printed', '3SDEVC123456789', '3S DEVC 123456789'],
  ['PostNord', ']C100373400306688441236', '00373400306688441236'],
  ['Australia Post by a serial number', ']C1019931265099999821ABC0012345', 'ABC0012345'],
  ['Canada Post', '7023210039414604', '7023 2100 3941 4604'],
  ['Canada Post, marked', ']C07023210039414612', '7023 2100 3941 4612'],
  ['Amazon', 'TBA123456789012', 'TBA 123456789012'],
  ['Packeta', 'Z1234567890', 'Z 123 4567 890'],
  // Where what checks a number comes out as one digit too many, each document says which digit stands for it.
  ['Royal Mail, square, rest 10', 'JGB 0A123456789FP473124850GB000000X', 'FP 4731 2485 0GB'],
  ['Royal Mail, square, rest 11', 'JGB 0A123456789FP473124885GB000000X', 'FP 4731 2488 5GB'],
  ['FedEx Express, rest 10', '1001921334250001000300779017972790', '779017972790'],
  ['DPD, character 0', '%008182709980000020049327276', '0998 0000 0200 49 0'],
  ['GLS without its check digit 0', '36631000013', '366310000130'],
  ['USPS of 26 digits with ZIP+4', '42010023342492748931507708513018050100', '92748931507708513018050100'],
  ['Australia Post by the consignment of a longer number', '33ABC123456701000931508', '33ABC1234567'],
  // GS1 Digital Link: keys and their values are pairs of the path, whatever the host and what stands in front of them.
  ['GS1 Digital Link', 'https://id.gs1.org/00/106141412345678915', '106141412345678915'],
  [
    'GS1 Digital Link of a carrier',
    'HTTPS://S.EXAMPLE.COM/L/00/106141412345678922?4307=DE&420=10115',
    '(00) 1 0614141 234567892 2',
  ],
  ['GS1 Digital Link to a shipment', 'https://id.gs1.org/402/12345678901234560', '12345678901234560'],
  ['GS1 Digital Link to a consignment', 'https://id.gs1.org/401/0614141AB-77', '0614141AB-77'],
  [
    'PostNL, link with words',
    'https://example.com/receiving/international/customerservice/trackandtrace/3SABCD0123470',
    '3SABCD0123470',
  ],
  ['DHL, link to its page', 'https://www.dhl.de/track?piececode=00340434161094027325&lang=de', '00340434161094027325'],
  [
    'USPS, link to its page',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223197428490',
    '9400111899223197428490',
  ],
  ['PostNL, link to its page', 'https://postnl.nl/track-and-trace/3SABCD0123463-NL-2595AK', '3SABCD0123463'],
  [
    'Royal Mail, link to its page',
    'https://www.royalmail.com/track-your-item#/tracking-results/FP123456799GB',
    'FP 1234 5679 9GB',
  ],
];

function asked(scanned: string): readonly string[] {
  const read = readSent(scanned);
  const { code, otherReadings } = askedCodes(read.kind === 'readings' ? read.readings : []);
  return [code, ...otherReadings];
}

test('every label finds its own parcel, and no order whose own number is a piece of the label', async () => {
  const { mirror } = await startMirror();
  const parcels = labels.map(([, , trackingNumber], at) => order(at + 1, { trackingNumber }));
  const alike = labels.flatMap(([, scanned, atService], at) =>
    [...new Set([...trackingNumbersIn(scanned), atService])]
      .filter((number) => !asked(scanned).includes(number.replace(/[ ()]/g, '')))
      .map((orderNumber, no) => order(1_000 + 50 * at + no, { orderNumber })),
  );
  await takeIn(mirror, [...parcels, ...alike]);
  const found = new Map<string, readonly string[]>();
  for (const [label, scanned] of labels) {
    found.set(label, numbersOf(await mirror.find(asked(scanned), null)));
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(labels.map(([label], at) => [label, [`PB-${at + 1}`]])));
});

test('what else a label says names no parcel: a delivery point, a serial number of the goods, a postcode, a place', () => {
  const [point, serial, place, batch] = ['12345678', 'SN-1001', '9506000117843', 'LOT-7'];
  const labels = [
    `]d20199312650999998912JD020603601000931508${GS}4203000${GS}92${point}${GS}8008260818120000`,
    `https://example.com/01/09506000134352/10/${batch}/21/${serial}?17=261130`,
    `https://example.com/414/${place}/254/${batch}`,
    `HTTPS://EXAMPLE.COM/00/106141412345678922?420=${point}`,
  ];
  for (const label of labels) {
    const numbers = [...asked(label), ...asked(label).flatMap(trackingNumbersIn)];
    expect(numbers.filter((number) => [point, serial, place, batch].includes(number))).toEqual([]);
  }
});

test('a link whose SSCC has a wrong check digit is refused by name, and one that is no link is a code', () => {
  expect(readSent('https://id.gs1.org/00/106141412345678916')).toMatchObject({
    kind: 'unreadable',
    reason: 'check-digit',
    detail: 'SSCC (00)',
  });
  for (const code of ['https://example.com/00/12', 'https://', 'HTTP-00/106141412345678916']) {
    expect(readSent(code)).toMatchObject({ kind: 'readings', readings: [{ text: code, parts: [] }] });
  }
});

test('a wrong check digit makes no number of a code', () => {
  const wrong = [
    '1001921334250001000300779017972698',
    '9611020987654312345673',
    '420221539101026837331000039522',
    '366310000018',
    'JGB0A123456789FP123456784GB000000X',
    `[)>${RS}01${GS}0210117${GS}840${GS}019${GS}9865787888560201${GS}FDE${GS}${RS}${EOT}`,
    `[)>${RS}01${GS}96841706672${GS}840${GS}002${GS}1Z05271703${GS}UPSN${GS}12345E${GS}089${GS}${RS}${EOT}`,
    '4201002334249200190132607600833465',
    '9261299992158070004823',
    '0199312650999999912JD020603601000931508',
    '00106141412345678909',
    '008182709980000020034350276X',
    // Of digits alone nothing says that they begin with a consignment.
    '123456789012345678901',
  ];
  expect(wrong.map((code) => trackingNumbersIn(code).filter((number) => /^\w+$/.test(number)))).toEqual(
    wrong.map(() => []),
  );
});

test('a service is asked only for what stands in the code as it is, and for two numbers at most', () => {
  expect(numbersInside('%008182709980000020033350276')).toEqual(['09980000020033']);
  expect(numbersInside('36631000002')).toEqual([]);
  const link = 'https://example.com/1111111111/2222222222/3333333333';
  expect(numbersInside(link)).toEqual(['1111111111', '2222222222']);
});
