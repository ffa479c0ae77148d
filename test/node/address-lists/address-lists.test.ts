/** Lists of addresses as the page uses them: read, validated in both ways, cancelled, stopped, resumed, exported. */
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAddressListsService } from '../../../src-main/address-lists/address-lists-service.ts';
import { largestListFile } from '../../../src-main/address-lists/list-file.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { AddressList, AddressListRun, ListWay } from '../../../src-preload/contract/address-list.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { answer, silence } from '../../helpers/misbehaving-server.ts';
import { secondsWorked } from '../../helpers/seconds-worked.ts';
import {
  type AddressesBench,
  accountId,
  folderWithBook,
  smith,
  startAddressesBench,
} from '../addresses/addresses-bench.ts';

let withBook: string;
let folder: string;
let bench: AddressesBench;
/** What the operator chooses in the dialogs. */
let chosen: { open: string | null; save: string | null };

beforeAll(async () => {
  withBook = await folderWithBook();
});
afterAll(() => rm(withBook, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-lists-'));
  chosen = { open: null, save: null };
  const ports = {
    openDialog: { chooseTable: async () => chosen.open },
    saveDialog: { choosePath: async () => chosen.save },
  };
  bench = await startAddressesBench(ports, withBook);
});
afterEach(async () => {
  await bench.close();
  await rm(folder, { recursive: true });
});

const header = 'street,city,state,post_code,country';
const nowhere = {
  street: null,
  houseNumber: null,
  streetLine2: null,
  suburb: null,
  city: null,
  state: null,
  postCode: null,
  country: null,
};
const smithRow = '12 Smith St.,Fitzroy,VIC,3065,AU';
const quayRow = '8 Quay St,Auckland,,1010,New Zealand';
const nearRow = '14 Smith Street,Fitzroy,VIC,3065,AU';
/** A spreadsheet has taken the zero of its post code. */
const shortRow = 'Wallstr. 8,Dresden,,1067,Germany';
const unknownRow = '1 Nowhere Lane,Atlantis,,9999,AU';

function paste(...lines: readonly string[]): Promise<AddressList> {
  return bench.app.ask('addressLists.paste', { accountId, text: `${lines.join('\n')}\n` });
}

/** `count` different addresses. */
function manyRows(count: number): string[] {
  return Array.from({ length: count }, (_, house) => `${house + 1} Smith Street,Fitzroy,VIC,3065,AU`);
}

/** As an operator does who confirms the guess. */
async function start(
  { listId, hasHeader, mapping, guessed: confirmed }: AddressList,
  way: ListWay,
): Promise<AddressListRun> {
  return bench.app.ask('addressLists.start', { listId, hasHeader, mapping, confirmed, way });
}

/** Starts it and answers the last report. */
async function validate(list: AddressList, way: ListWay): Promise<AddressListRun> {
  const before = new Set<unknown>(bench.app.announcements.all.map(({ event }) => event));
  await start(list, way);
  return bench.app.announcements.first(
    'addressLists.progressed',
    (run) => run.listId === list.listId && run.state !== 'running' && !before.has(run),
  );
}

async function rowsOf({ listId }: AddressList, only: 'all' | 'questionable' | 'failed' = 'all') {
  return (await bench.app.ask('addressLists.getRows', { listId, offset: 0, limit: 500, only })).rows;
}

async function outcomes(list: AddressList): Promise<string[]> {
  return (await rowsOf(list)).map(({ row, outcome }) => `${row} ${outcome}`);
}

/** As shops of these countries name the columns of their exports. */
const columnsOfLanguages = {
  Danish: 'Navn; Vejnavn=street; Husnr.=houseNumber; Postnr.=postCode; By=city; Land=country',
  Hungarian: 'Név; Utca, házszám=street; Irányítószám=postCode; Város=city; Ország=country',
  Polish: 'Ulica=street; Nr domu=houseNumber; Nr lokalu=streetLine2; Kod pocztowy=postCode; Miasto=city; Kraj=country',
  Czech: 'Ulice=street; Č.p.=houseNumber; PSČ=postCode; Obec=city; Země=country',
  Slovene: 'Ime; Naslov=street; Poštna številka=postCode; Kraj=city; Država=country',
  Croatian: 'Ime; Adresa=street; Poštanski broj=postCode; Grad=city; Država=country',
  Romanian: 'Nume; Strada=street; Cod poștal=postCode; Localitate=city; Județ=state; Țară=country',
  'Romanian, with a weight': 'Strada=street; Localitate=city; Tara; Țară=country',
  Turkish: 'Ad; Adres=street; Mahalle=suburb; İlçe=city; İl=state; Posta Kodu=postCode; Ülke=country',
  Bulgarian: 'Име; Адрес=street; Град=city; Пощенски код=postCode; Държава=country',
  Ukrainian: "Ім'я; Вулиця=street; Будинок=houseNumber; Місто=city; Індекс=postCode; Країна=country",
  Russian: 'Улица, дом, квартира=street; Почтовый индекс=postCode; Населенный пункт=city; Область=state',
  Latvian: 'Vārds; Iela=street; Pilsēta=city; Pasta indekss=postCode; Valsts=country',
  Lithuanian: 'Vardas; Gatvė=street; Miestas=city; Pašto kodas=postCode; Šalis=country',
  Estonian: 'Nimi; Tänav=street; Linn=city; Postiindeks=postCode; Riik=country',
  Greek: 'Οδός=street; Αριθμός=houseNumber; Τ.Κ.=postCode; Πόλη=city; Χώρα=country',
  Catalan: 'Nom; Adreça=street; Codi postal=postCode; Població=city',
  Hebrew: 'שם; כתובת=street; עיר=city; מיקוד=postCode; מדינה=country',
  Thai: 'ที่อยู่=street; ตำบล=suburb; อำเภอ=city; จังหวัด=state; รหัสไปรษณีย์=postCode',
  Vietnamese: 'Địa chỉ=street; Phường/Xã=suburb; Quận/Huyện=city; Tỉnh/Thành phố=state; Mã bưu chính=postCode',
  Malay: 'Nama; Alamat=street; Poskod=postCode; Bandar=city; Negeri=state; Negara=country',
  Indonesian: 'Alamat=street; Kecamatan=suburb; Kota=city; Provinsi=state; Kode Pos=postCode',
  Dutch:
    'Straat verzending=street; Huisnummer verzending=houseNumber; Postcode verzending=postCode; Land verzending=country',
  French: 'Adresse de livraison=street; CP livraison=postCode; Ville de livraison=city; Pays de livraison=country',
  Spanish: 'Dirección de envío=street; Ciudad de envío=city; Código postal de envío=postCode',
  German: 'Firma; Straße/Nr.=street; Postleitzahl=postCode; Stadt=city; Staat=country',
  'English, for the delivery':
    'Post to address 1=street; Post to city=city; Post to county=state; Post to postcode=postCode',
};

/** As these shops, carriers and programs name the columns of their exports and templates. */
const columnsOfPrograms = {
  'Shopify, customers':
    'Email; Company; Default Address Company; Default Address Address1=street; Default Address Address2=streetLine2; Default Address City=city; Default Address Province Code=state; Default Address Country Code=country; Default Address Zip=postCode',
  'Magento, addresses':
    'firstname; city=city; country_id=country; postcode=postCode; region=state; region_id; street=street',
  'Shopware 5':
    'billingStreet; billingCity; shippingStreet=street; shippingAdditionalAddressLine1=streetLine2; shippingZipcode=postCode; shippingCity=city; shippingCountryIso=country',
  'JTL-Wawi':
    'Lieferadresse: Straße=street; Lieferadresse: PLZ=postCode; Lieferadresse: Ort=city; Lieferadresse: Land ISO=country',
  Ecwid:
    'shipping_address=street; shipping_city=city; shipping_country_code=country; shipping_state_or_province_code=state; billing_city',
  bol: 'adres_verz_straat=street; adres_verz_huisnummer=houseNumber; adres_verz_huisnummer_toevoeging=streetLine2; postcode_verzending=postCode; woonplaats_verzending=city; land_verzending=country; adres_fact_straat; woonplaats_facturatie',
  'Rakuten Ichiba':
    '送付先郵便番号1=postCode; 送付先郵便番号2; 送付先住所：都道府県=state; 送付先住所：郡市区=city; 送付先住所：それ以降の住所=street',
  'SAP, customers': 'KUNNR; NAME1; STRAS=street; PSTLZ=postCode; ORT01=city; ORT02=suburb; REGIO=state; LAND1=country',
  'SAP, addresses':
    'STREET=street; HOUSE_NUM1=houseNumber; STR_SUPPL1=streetLine2; POST_CODE1=postCode; CITY1=city; CITY2=suburb; REGION=state; COUNTRY=country',
  'Outlook, contacts':
    'Company; Business Street=street; Business Street 2=streetLine2; Business City=city; Business State=state; Business Postal Code=postCode; Business Country/Region=country; Home Street; Home City',
  'Outlook in German':
    'Firma; Straße geschäftlich=street; Ort geschäftlich=city; Region geschäftlich=state; Postleitzahl geschäftlich=postCode; Land/Region geschäftlich=country; Ort privat',
  'Google, contacts':
    'Address 1 - Label; Address 1 - Street=street; Address 1 - Extended Address=streetLine2; Address 1 - City=city; Address 1 - Region=state; Address 1 - Postal Code=postCode; Address 1 - Country=country; Address 2 - Street; Address 2 - City',
  DHL: 'Absender Straße; Absender PLZ; Empfänger Straße=street; Empfänger Hausnummer=houseNumber; Empfänger PLZ=postCode; Empfänger Ort=city; Empfänger Provinz=state; Empfänger Land=country',
  'DHL Express':
    'Receiver Address 1=street; Receiver Address 2=streetLine2; Receiver Address 3; Receiver City=city; Receiver Suburb=suburb',
  UPS: 'Contact Name; Country=country; Address 1=street; Address 2=streetLine2; Address 3=suburb; City/Commune/Ward=city; State/Prov/Other=state; Postal Code=postCode; Ext',
  'UPS WorldShip':
    'ShipTo_StreetAddress=street; ShipTo_RoomFloorAddress2=streetLine2; ShipTo_City=city; ShipTo_State=state; ShipTo_ZipCode=postCode',
  'FedEx, addresses':
    'FullName; AddressOne=street; AddressTwo=streetLine2; City=city; State=state; Zip=postCode; CountryCode=country',
  'FedEx, shipments':
    'senderLine1; senderPostcode; senderCity; recipientLine1=street; recipientLine2=streetLine2; recipientPostcode=postCode; recipientProvince=state; recipientCity=city; recipientCountry=country',
  eParcel:
    'C_CHARGE_CODE; C_CONSIGNEE_ADDRESS_1=street; C_CONSIGNEE_ADDRESS_2=streetLine2; C_CONSIGNEE_ADDRESS_3; C_CONSIGNEE_SUBURB=suburb; C_CONSIGNEE_STATE_CODE=state; C_CONSIGNEE_POSTCODE=postCode; C_CONSIGNEE_COUNTRY_CODE=country; C_RETURN_ADDRESS_1; C_RETURN_SUBURB',
  'Post of Austria':
    'Empfänger Adresszeile 1=street; Empfänger Adresszeile 2=streetLine2; Empfänger Postleitzahl=postCode; Empfänger Ort=city; Länderkürzel=country',
  Unifaun: 'rcvname; rcvaddr1=street; rcvaddr2=streetLine2; rcvzipcode=postCode; rcvcity=city; rcvcountry=country',
  'a carrier, in Swedish':
    'Avsändarens adress; Mottagarens adress=street; Mottagarens postnummer=postCode; Mottagarens ort=city; Mottagarens land=country',
  'a carrier, in Norwegian':
    'Avsender adresse; Mottaker adresse=street; Mottaker postnr=postCode; Mottaker poststed=city; Mottaker land=country',
  'a carrier, in French':
    'Adresse expéditeur; Adresse destinataire=street; Code postal destinataire=postCode; Ville du destinataire=city; Pays destinataire=country',
  'a carrier, in Spanish':
    'Dirección remitente; CP remitente; Dirección destinatario=street; Localidad destinatario=city; Provincia destinatario=state; CP destinatario=postCode; País destinatario=country',
  SEUR: 'DIRECCION CONSIGNATARIO=street; POBLACION CONSIGNATARIO=city; CODIGO POSTAL CONSIGNATARIO=postCode; PAIS CONSIGNATARIO=country',
  'a carrier, in Italian':
    'Indirizzo mittente; Indirizzo destinatario=street; CAP destinatario=postCode; Località del destinatario=city; Provincia destinatario=state; Nazione destinatario=country',
  'a carrier, in Portuguese':
    'Morada Remetente; CEP Destinatário=postCode; Logradouro Destinatário=street; Complemento Destinatário=streetLine2; Bairro Destinatário=suburb; Cidade Destinatário=city; UF Destinatário=state',
  'a carrier, in Polish':
    'Nadawca ulica; Odbiorca ulica=street; Odbiorca nr domu=houseNumber; Odbiorca nr lokalu=streetLine2; Odbiorca kod pocztowy=postCode; Miasto odbiorcy=city; Odbiorca kraj=country',
  'a carrier, in Russian':
    'Адрес отправителя; Адрес получателя=street; Город получателя=city; Индекс получателя=postCode; Страна получателя=country',
  'a carrier, in Ukrainian':
    'Місто відправника; Місто одержувача=city; Вулиця одержувача=street; Будинок одержувача=houseNumber; Квартира одержувача=streetLine2',
  'a shop, in Korean': '구매자 주소; 수취인 주소=street; 수취인 상세주소=streetLine2; 수취인 우편번호=postCode',
  'Kuroneko Yamato':
    'お届け先郵便番号=postCode; お届け先住所=street; お届け先アパートマンション名=streetLine2; ご依頼主住所',
};

describe('a list is read', () => {
  test('from what was pasted: its columns, what they hold, its first rows', async () => {
    expect(await paste(header, smithRow, '', quayRow)).toEqual({
      listId: expect.any(String),
      accountId,
      fileName: null,
      columns: header.split(','),
      hasHeader: true,
      mapping: {
        street: 0,
        houseNumber: null,
        streetLine2: null,
        suburb: null,
        city: 1,
        state: 2,
        postCode: 3,
        country: 4,
      },
      guessed: [],
      isTakenApart: false,
      rowCount: 2,
      sample: [header, smithRow, quayRow].map((line) => line.split(',')),
      aboveCount: 0,
      sampleRows: [1, 2, 4],
      problems: [],
    });
  });

  test('from a file, in the letters it was written in', async () => {
    chosen.open = join(folder, 'Empfänger.csv');
    const bytes = Buffer.from('Straße;Ort;PLZ\r\nMüllerweg 1;Köln;50667\r\n', 'latin1');
    await writeFile(chosen.open, bytes);
    const list = await bench.app.ask('addressLists.open', { accountId });
    expect(list).toMatchObject({ fileName: 'Empfänger.csv', columns: ['Straße', 'Ort', 'PLZ'], rowCount: 1 });
    expect(list?.sample[1]).toEqual(['Müllerweg 1', 'Köln', '50667']);
    expect(list?.problems).toEqual([{ code: 'list-letters-guessed', facts: { encoding: 'Windows-1252' } }]);
  });

  test('from a file that was dropped, as from one that was opened', async () => {
    const bytes = Buffer.from('Straße;Ort;PLZ\r\nMüllerweg 1;Köln;50667\r\n', 'latin1');
    const drop = { accountId, fileName: 'Empfänger.csv', bytes: new Uint8Array(bytes), size: bytes.length };
    const list = await bench.app.ask('addressLists.readDropped', drop);
    expect(list).toMatchObject({ fileName: 'Empfänger.csv', columns: ['Straße', 'Ort', 'PLZ'], rowCount: 1 });
    expect(list.problems).toEqual([{ code: 'list-letters-guessed', facts: { encoding: 'Windows-1252' } }]);

    const large = { ...drop, bytes: new Uint8Array(0), size: largestListFile + 1 };
    expect(await bench.app.outcome('addressLists.readDropped', large)).toMatchObject({
      failure: {
        code: 'list-not-usable',
        facts: {
          path: 'Empfänger.csv',
          remarks: [{ code: 'file-too-large', facts: { megabytes: 21, most: 20 } }],
        },
      },
    });
    expect(await bench.app.outcome('addressLists.readDropped', { ...drop, size: bytes.length + 1 })).toMatchObject({
      failure: { code: 'file-failed', facts: { path: 'Empfänger.csv' } },
    });
    expect(await bench.app.outcome('addressLists.readDropped', { ...drop, accountId: 'nobody' })).toMatchObject({
      failure: { code: 'account-unknown' },
    });
  });

  test('not at all when the operator cancels', async () => {
    expect(await bench.app.ask('addressLists.open', { accountId })).toBeNull();
  });

  test('by the separator that its first line says', async () => {
    expect(await paste('sep=;', 'street;city', '1 High St, Flat 2;Leeds')).toMatchObject({
      columns: ['street', 'city'],
    });
  });

  test.each([
    [
      'an online shop',
      'Name,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country',
      [1, 2, null, 3, 5, 4, 6],
    ],
    [
      'a shop that says where the bill goes too',
      'Billing Street,Billing City,Street,City,Delivery Street,Delivery City',
      [4, null, null, 5, null, null, null],
    ],
    ['our service', 'name,building,street,suburb,city,state,post_code,country', [2, null, 3, 4, 5, 6, 7]],
    ['a German one', 'Empfänger\tStraße und Hausnummer\tAdresszusatz\tPLZ\tOrt\tLand', [1, 2, null, 4, null, 3, 5]],
    ['a French one', 'Nom;Adresse 1;Complément d’adresse;Code postal;Ville;Pays', [1, 2, null, 4, null, 3, 5]],
    ['a Spanish one', 'Dirección;Código Postal;Población;Provincia;País', [0, null, null, 2, 3, 1, 4]],
    ['a Polish one', 'Ulica;Kod pocztowy;Miejscowość;Województwo', [0, null, null, 2, 3, 1, null]],
    ['a Japanese one', '氏名,郵便番号,都道府県,市区町村,番地,建物名', [4, 5, null, 3, 2, 1, null]],
    ['a Greek one', 'Όνομα,Διεύθυνση,Πόλη,Τ.Κ.,Χώρα', [1, null, null, 2, null, 3, 4]],
    ['a Thai one', 'ชื่อ,ที่อยู่,รหัสไปรษณีย์,ประเทศ', [1, null, null, null, null, 2, 3]],
  ])('of %s', async (_, names, places) => {
    const row = names.replaceAll(/[^,;\t]+/g, 'x 1');
    const { mapping, hasHeader } = await paste(names, row);
    const { street, streetLine2, suburb, city, state, postCode, country } = mapping;
    expect(hasHeader).toBe(true);
    expect([street, streetLine2, suburb, city, state, postCode, country]).toEqual(places);
  });

  test.each<[of: string, above: readonly string[], left: readonly number[]]>([
    ['one title', ['Our customers'], [1]],
    ['a title as wide as the table, and an empty row', ['"Customers, May 2026",,,,', ',,,,'], [1]],
    ['a title and a date', ['Customers,3 May 2026', '', 'by Ana'], [1, 3]],
  ])('below %s: its names are found, and what was left out is said', async (_, above, left) => {
    const list = await paste(...above, header, smithRow, quayRow);
    const first = above.length + 1;
    expect(list).toMatchObject({
      columns: header.split(','),
      hasHeader: true,
      mapping: { ...nowhere, street: 0, city: 1, state: 2, postCode: 3, country: 4 },
      guessed: [],
      rowCount: 2,
      aboveCount: left.length,
      sampleRows: [...left, first, first + 1, first + 2],
      problems: [{ code: 'rows-above-header', facts: { rows: left, count: left.length } }],
    });
    expect(list.sample.slice(left.length)).toEqual([header, smithRow, quayRow].map((line) => line.split(',')));
    await validate(list, 'address-book');
    expect(await outcomes(list)).toEqual([`${first + 1} good`, `${first + 2} good`]);
  });

  test('rows above the names are addresses where the operator says that there is no header', async () => {
    const list = await paste('12 Smith St.,Fitzroy', header, quayRow);
    expect(list).toMatchObject({ hasHeader: true, rowCount: 1, aboveCount: 1 });
    await validate({ ...list, hasHeader: false }, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ row, address }) => [row, address.street])).toEqual([
      [1, '12 Smith St.'],
      [2, 'street'],
      [3, '8 Quay St'],
    ]);
  });

  test('below a row that names groups of columns: the names below it are found', async () => {
    const list = await paste(
      'Customer,Delivery address,,,',
      'Name,Street,City,Zip,Country',
      'Jo,12 Smith St,Fitzroy,3065,AU',
    );
    expect(list).toMatchObject({ mapping: { ...nowhere, street: 1, city: 2, postCode: 3, country: 4 }, rowCount: 1 });
    expect(list.problems).toEqual([{ code: 'rows-above-header', facts: { rows: [1], count: 1 } }]);
  });

  test('with the names again further down, as lists put together and printed pages have them: such rows are left out and told', async () => {
    const list = await paste(header, smithRow, header, quayRow, ` ${header.replaceAll(',', ' , ')}`, nearRow, nearRow);
    expect(list).toMatchObject({ hasHeader: true, rowCount: 4 });
    expect(list.problems).toEqual([{ code: 'rows-like-header', facts: { rows: [3, 5], count: 2 } }]);
    expect(list.sampleRows).toEqual([1, 2, 4, 6, 7]);
  });

  test('with house numbers in a column of their own: each goes where its country writes it', async () => {
    const list = await paste(
      'Straße;Hausnummer;PLZ;Ort;Land',
      'Smith Street;12;3065;Fitzroy;AU',
      'Hauptstr.;12 a;50667;Köln;DE',
      'Hauptstr.;;50667;Köln;DE',
    );
    expect(list.mapping).toEqual({ ...nowhere, street: 0, houseNumber: 1, postCode: 2, city: 3, country: 4 });
    expect(list.problems).toEqual([]);
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ address, outcome }) => `${address.street}: ${outcome}`)).toEqual([
      '12 Smith Street: good',
      'Hauptstr. 12 a: questionable',
      'Hauptstr.: questionable',
    ]);
  });

  test('with house numbers that a spreadsheet took for dates: that is told', async () => {
    // '3-5' and '12/3', as spreadsheets of several languages show and write them.
    const dates =
      '03. Mai;3-May;May-03;03.05.;03.05.2026;3/5/2026;2026-05-03;2026-05-03 00:00:00;12. Mrz;mars-12;12-mars;3-mai';
    const numbers = '3-5;12/3;3 a;12 bis;5 Apt 3;12-A;3.5;12 Mitte;3-1201';
    const list = await paste(
      'Straße;Hausnummer;PLZ;Ort;Land',
      ...`${numbers};${dates}`.split(';').map((number) => `Hauptstr.;${number};50667;Köln;DE`),
    );
    const rows = dates.split(';').map((_, place) => place + 2 + numbers.split(';').length);
    expect(list.problems).toEqual([
      { code: 'house-numbers-as-dates', facts: { rows: rows.slice(0, 5), count: rows.length } },
    ]);
  });

  test('with numbers that a spreadsheet shortened to powers of ten: that is told, by the column and the row', async () => {
    // '12E3' and '110001', as Excel and LibreOffice show them in English and German; and numbers of houses that look alike.
    const list = await paste(
      'Straße;Hausnummer;PLZ;Ort;Land',
      'Hauptstr.;12E3;50667;Köln;DE',
      'Hauptstr.;12 E;50667;Köln;DE',
      'Hauptstr.;5E-3;50667;Köln;DE',
      'Hauptstr.;1,20E+04;50667;Köln;DE',
      'Hauptstr.;1.2e+004;50667;Köln;DE',
      'MG Road;12;1,1E+05;Gurgaon;IN',
      'MG Road;12;="1E+05";Gurgaon;IN',
      'MG Road;12;110001;New Delhi;IN',
    );
    expect(list.problems).toEqual([
      { code: 'house-numbers-shortened', facts: { rows: [5, 6], count: 2 } },
      { code: 'post-codes-shortened', facts: { rows: [7, 8], count: 2 } },
    ]);
  });

  test('with errors that a spreadsheet shows in place of a part of an address: that is told', async () => {
    // Of Excel in English, German, French, Spanish and Polish, of LibreOffice, and of a column that is too narrow.
    const errors = '#N/A;#NAME?;#DIV/0!;#NV;#BEZUG!;#NOM?;#¡REF!;#N/D!;#ARG!;Err:502;#####';
    const units = '#;#5;#5A;#NB;#B 12;No. 5!;';
    const list = await paste(
      'Street;Unit;Zip;City;Country;Note',
      ...units.split(';').map((unit) => `12 Main St;${unit};78701;Austin;US;#N/A`),
      ...errors.split(';').map((error) => `12 Main St;;78701;${error};US;`),
      'Main St;#REF!;78701;Austin;US;',
    );
    const rows = [...errors.split(';'), 'unit'].map((_, place) => place + 2 + units.split(';').length);
    expect(list.problems).toEqual([
      { code: 'rows-with-spreadsheet-errors', facts: { rows: rows.slice(0, 5), count: rows.length } },
    ]);
  });

  test.each([
    ['rows that are addresses', [smithRow, quayRow, header, nearRow]],
    ['a row with as much in it', ['Name,Where,What,Kind,Note', header, smithRow]],
    ['one known word', ['Our customers', 'Ana,Jo,Unit', smithRow]],
    ['an address of words that are names, twice', ['Unit,4,City,2000', 'Unit,4,City,2000', smithRow]],
  ])('%s above the names: nothing is left out', async (_, rows) => {
    const list = await paste(...rows);
    expect(list).toMatchObject({ hasHeader: false, rowCount: rows.length });
    expect(list.problems).toContainEqual({ code: 'list-without-header', facts: {} });
  });

  test.each([
    ['Street,2nd line,City', { ...nowhere, street: 0, streetLine2: 1, city: 2 }],
    ['Ship to,Street,City,1. Bemerkung,2e ligne', { ...nowhere, street: 1, city: 2 }],
    ['Street,City,Zip,2025,2026 (plan)', { ...nowhere, street: 0, city: 1, postCode: 2 }],
  ])('with a name that starts with a figure: %s', async (names, mapping) => {
    const list = await paste(names, names.replaceAll(/[^,]+/g, 'x 1'));
    expect(list).toMatchObject({ hasHeader: true, columns: names.split(','), mapping, rowCount: 1 });
  });

  test.each([
    [
      'Absender Straße,Absender PLZ,Empfänger Straße,Empfänger Hausnummer,Empfänger PLZ,Empfänger Ort,Empfänger Land',
      { ...nowhere, street: 2, houseNumber: 3, postCode: 4, city: 5, country: 6 },
    ],
    [
      'Rechnungsadresse Ort,Lieferadresse Straße,Lieferadresse PLZ,Lieferadresse Ort',
      { ...nowhere, street: 1, postCode: 2, city: 3 },
    ],
    ['Shipping Address City,Shipping Address,Shipping Address Zip', { ...nowhere, street: 1, city: 0, postCode: 2 }],
    ['Straße/Nr.,PLZ,Stadt,Ländercode', { ...nowhere, street: 0, postCode: 1, city: 2, country: 3 }],
    ['Adresse de livraison,Code postal,Ville', { ...nowhere, street: 0, postCode: 1, city: 2 }],
    ['お届け先住所,お届け先郵便番号,都道府県', { ...nowhere, street: 0, postCode: 1, state: 2 }],
    // WooCommerce
    [
      'Address 1&2 (Billing),City (Billing),Address 1&2 (Shipping),City (Shipping),State Code (Shipping),Postcode (Shipping),Country Code (Shipping)',
      { ...nowhere, street: 2, city: 3, state: 4, postCode: 5, country: 6 },
    ],
    // eBay
    [
      'Ort des Käufers,Versand an Name,Versand an Adresse 1,Versand an Adresse 2,Versand an Ort,Versand an Bundesland,Versand an PLZ,Versand an Land',
      { ...nowhere, street: 2, streetLine2: 3, city: 4, state: 5, postCode: 6, country: 7 },
    ],
    // Amazon
    [
      'ship-address-1,ship-address-2,ship-address-3,ship-city,ship-state,ship-postal-code,ship-country',
      { ...nowhere, street: 0, streetLine2: 1, suburb: 2, city: 3, state: 4, postCode: 5, country: 6 },
    ],
    // TikTok Shop, Kaufland, Mercado Libre
    [
      'Country,Postcode,Town,Street Name,House Name or Number',
      { ...nowhere, country: 0, postCode: 1, city: 2, street: 3, houseNumber: 4 },
    ],
    ['delivery_street,delivery_additional_field,delivery_city', { ...nowhere, street: 0, streetLine2: 1, city: 2 }],
    ['Domicilio,Municipio o alcaldía,Estado,Código postal', { ...nowhere, street: 0, city: 1, state: 2, postCode: 3 }],
  ])('of a shop or a carrier, with names for the delivery: %s', async (names, mapping) => {
    expect(await paste(names, names.replaceAll(/[^,]+/g, 'x 1'))).toMatchObject({ hasHeader: true, mapping });
  });

  test.each([
    ['languages', columnsOfLanguages],
    ['programs', columnsOfPrograms],
  ])('with the names of many %s', async (_, lists) => {
    const read: Record<string, string> = {};
    for (const [of, names] of Object.entries(lists)) {
      const columns = names.split('; ').map((column) => column.split('=')[0] ?? '');
      const { hasHeader, mapping } = await paste(columns.join(';'), columns.map(() => 'x 1').join(';'));
      const fieldAt = (place: number) => Object.entries(mapping).find(([, at]) => at === place)?.[0];
      const named = columns.map((column, place) => column + (fieldAt(place) === undefined ? '' : `=${fieldAt(place)}`));
      read[of] = hasHeader ? named.join('; ') : 'without names';
    }
    expect(read).toEqual(lists);
  });

  test.each(['Unit,12 High St,Town', 'Town,State,3065', 'Ort,Land,50667-A'])(
    'with no names in a first row of addresses: %s',
    async (row) => {
      expect(await paste(row, 'Unit 2,8 Quay St,1010')).toMatchObject({ hasHeader: false, rowCount: 2 });
    },
  );

  test.each([
    ['street,city,street', { columns: [1, 3], headings: ['street', 'street'], used: 1 }],
    ['Street,City,Delivery street', { columns: [1, 3], headings: ['Street', 'Delivery street'], used: 3 }],
    ['Street,City,PLZ,Zip', { columns: [3, 4], headings: ['PLZ', 'Zip'], used: 3 }],
  ])('with two columns of one meaning: %s', async (names, facts) => {
    const { problems } = await paste(names, names.replaceAll(/[^,]+/g, 'x 1'));
    expect(problems).toEqual([{ code: 'columns-alike', facts }]);
  });

  test.each([
    ['little end first', (text: string) => Buffer.from(text, 'utf16le')],
    ['big end first', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('from a file in UTF-16 without a mark, %s', async (_, encode) => {
    chosen.open = join(folder, 'utf16.csv');
    await writeFile(chosen.open, encode('Straße;Ort;PLZ\r\nMüllerweg 1;Łódź;50667\r\n'));
    expect(await bench.app.ask('addressLists.open', { accountId })).toMatchObject({
      columns: ['Straße', 'Ort', 'PLZ'],
      sample: [[], ['Müllerweg 1', 'Łódź', '50667']].map((row) => (row.length === 0 ? expect.anything() : row)),
      problems: [],
    });
  });

  test.each([
    [
      'CP850',
      'Stra\xe1e;Ort;Land\x0d\x0aM\x81hlweg 1;K\x94ln;DE\x0d\x0a\x99lbergstr. 2;M\x9aNCHEN;DE\x0d\x0a3 rue du G\x82n\x82ral;Gen\x8ave;CH\x0d\x0a',
    ],
    [
      'MacRoman',
      'Stra\xa7e;Ort;Land\x0d\x0aM\x9fhlweg 1;K\x9aln;DE\x0d\x0a\x85lbergstr. 2;M\x86NCHEN;DE\x0d\x0a3 rue du G\x8en\x8eral;Gen\x8fve;CH\x0d\x0a',
    ],
  ])('from a file in %s, which was taken for Windows-1252', async (encoding, bytes) => {
    chosen.open = join(folder, 'old.csv');
    await writeFile(chosen.open, Buffer.from(bytes, 'latin1'));
    const list = await bench.app.ask('addressLists.open', { accountId });
    expect(list?.problems).toEqual([{ code: 'list-letters-guessed', facts: { encoding } }]);
    expect(list?.sample.flat().join(' ')).toBe(
      'Straße Ort Land Mühlweg 1 Köln DE Ölbergstr. 2 MÜNCHEN DE 3 rue du Général Genève CH',
    );
  });

  test.each(['L\x92Aquila;a\x96b;Rue\xa0Haute', 'STRA\xdfE;Mc\xc9;Paral\xb7lel', 'K\xf6ln;\x84Haus\x93;M\xfchle\x85x'])(
    'Windows-1252 stays what it is: %j',
    async (bytes) => {
      chosen.open = join(folder, 'windows.csv');
      await writeFile(chosen.open, Buffer.from(`street;city;state\n${bytes}\n`, 'latin1'));
      const list = await bench.app.ask('addressLists.open', { accountId });
      expect(list?.problems).toEqual([{ code: 'list-letters-guessed', facts: { encoding: 'Windows-1252' } }]);
    },
  );

  test.each([
    ['numbers of two bytes', Buffer.from(Uint16Array.from({ length: 400 }, (_, place) => place % 250).buffer)],
    ['one NUL', Buffer.from([0])],
    ['text with one NUL', Buffer.from('street\0,city\n1 High St,Leeds\n')],
  ])('from a file of %s: it is no text', async (_, bytes) => {
    chosen.open = join(folder, 'binary.csv');
    await writeFile(chosen.open, bytes);
    expect(await bench.app.outcome('addressLists.open', { accountId })).toMatchObject({
      failure: { code: 'list-not-usable', facts: { remarks: [{ code: 'list-not-text' }] } },
    });
  });

  test.each<[of: string, rows: readonly string[], houseNumber: number | null]>([
    ['house numbers', ['Street,Number,City', 'Ring,12,Köln', 'Weg,7 a,Bonn', 'Gasse,3-5,Ulm'], 1],
    ['house numbers before the street', ['N°;Rue;Ville', '12;rue Hoche;Lyon', '8;rue Foch;Lyon'], 0],
    ['numbers of rows', ['Nr.;Straße;Ort', '1;Ring;Köln', '2;Weg;Bonn', '3;Gasse;Ulm'], null],
    ['numbers of customers', ['Number,Street,City', '4711-XY,Ring,Köln', '0815-AB,Weg,Bonn'], null],
    ['numbers beside streets that have their own', ['Street,No.,City', 'Ring 2,12,Köln', 'Weg 3,7,Bonn'], null],
    ['numbers elsewhere', ['Street,City,Number', 'Ring,Köln,12', 'Weg,Bonn,7'], null],
    ['numbers beside house numbers', ['No,Street,Housenumber', '12,Ring,5', '7,Weg,6'], null],
  ])('a column that is only called a number, of %s', async (_, rows, houseNumber) => {
    const { mapping, guessed } = await paste(...rows);
    const isGuess = houseNumber !== null;
    expect(guessed).toEqual(isGuess ? ['houseNumber'] : []);
    if (isGuess) expect(mapping.houseNumber).toBe(houseNumber);
    else expect([null, 2]).toContain(mapping.houseNumber);
  });

  test('without names: only post code and country are guessed, and said to be', async () => {
    const table = await paste(smithRow, quayRow);
    const columns = ['', '', '', '', ''];
    expect(table).toMatchObject({ hasHeader: false, rowCount: 2, columns, guessed: ['postCode', 'country'] });
    expect(table.mapping).toEqual({ ...nowhere, postCode: 3, country: 4 });
    expect(table.problems).toEqual([{ code: 'list-without-header', facts: {} }]);
  });

  test.each<[of: string, rows: readonly string[], postCode: number | null, country: number | null]>([
    ['codes of one country', ['a,1010,NZ', 'b,6011,NZ', 'c,0612,NZ'], 1, 2],
    ['several countries', ['Köln;50667;Deutschland', 'Leeds;LS1 4AP;Great Britain', 'Toronto;M5V 2T6;CA'], 1, 2],
    ['no country', ['Müllerweg 1;50667;Köln', 'Ring 2;01067;Dresden', 'Weg 3;20095;Hamburg'], 1, null],
    ['British codes', ['Leeds;LS1 4AP', 'London;SW1A 1AA', 'York;YO1 7HH'], 1, null],
    ['a first row of names that nobody knows', ['Hausadr;Kennz;Staat', 'Ring 2;01067;DE', 'Weg 3;20095;DE'], 1, 2],
    ['some rows without', ['a,1010,NZ', 'b,,NZ', 'c,6011,', 'd,0612,NZ'], 1, 2],
    ['states, which look like countries', ['Chico,CA,95926', 'Fresno,CA,93650', 'Napa,CA,94558'], 2, null],
    ['two columns of the same shape', ['10001,50667,DE', '10007,01067,DE', '10003,20095,DE'], null, null],
    ['rows that are numbered', ['1001,Ring 2', '1002,Weg 3', '1003,Gasse 4'], null, null],
    ['a country alone, in a word', ['Ring 2,Germany', 'Weg 3,Germany', 'High St,Ireland'], null, 1],
    ['a country alone, in letters', ['Ring 2,DE', 'Weg 3,DE', 'High St,IE'], null, null],
    ['two countries in a row', ['Japan,Germany', 'Korea,Germany', 'Japan,France'], null, null],
    ['codes that are not of these countries', ['a,10100,NZ', 'b,60110,NZ', 'c,06120,NZ'], 1, null],
    ['a state that is called like a country', ['Atlanta,Georgia,30303', 'Macon,Georgia,31201'], 2, null],
    ['house numbers', ['Ring,12,Köln', 'Weg,7,Bonn', 'Gasse,110,Ulm'], null, null],
  ])('without names, of %s', async (_, rows, postCode, country) => {
    const { mapping, guessed } = await paste(...rows);
    expect(mapping).toEqual({ ...nowhere, postCode, country });
    expect(guessed).toEqual([...(postCode === null ? [] : ['postCode']), ...(country === null ? [] : ['country'])]);
  });

  test('in one column of whole addresses: taken apart, kept as it was beside it, and said to be a guess', async () => {
    const list = await paste(
      'Address',
      '"12 Smith St, Fitzroy VIC 3065, Australia"',
      '"Unit 2\n45 High Rd\nFitzroy\nMelbourne VIC 3000\nAustralia"',
      '"Müllerweg 1, 50667 Köln, Deutschland"',
      '"somewhere near the harbour"',
      '"350 5th Ave, New York, NY 10118-0110, USA"',
    );
    expect(list).toMatchObject({
      hasHeader: true,
      isTakenApart: true,
      columns: ['whole_address', 'street', 'suburb', 'city', 'state', 'post_code', 'country'],
      mapping: {
        street: 1,
        houseNumber: null,
        streetLine2: null,
        suburb: 2,
        city: 3,
        state: 4,
        postCode: 5,
        country: 6,
      },
      guessed: ['street', 'suburb', 'city', 'state', 'postCode', 'country'],
      rowCount: 5,
    });
    expect(list.sample.slice(1).map((cells) => cells.slice(1))).toEqual([
      ['12 Smith St', '', 'Fitzroy', 'VIC', '3065', 'Australia'],
      ['Unit 2, 45 High Rd', 'Fitzroy', 'Melbourne', 'VIC', '3000', 'Australia'],
      ['Müllerweg 1', '', 'Köln', '', '50667', 'Deutschland'],
      ['', '', '', '', '', ''],
      ['350 5th Ave', '', 'New York', 'NY', '10118-0110', 'USA'],
    ]);
    expect(list.problems).toEqual([{ code: 'rows-not-taken-apart', facts: { rows: [5], count: 1 } }]);
  });

  test('in lines with commas, of different counts, as a column is copied from a spreadsheet', async () => {
    const whole = [
      '12 Smith St, Fitzroy VIC 3065, Australia',
      '8 Quay St, Auckland, 1010, New Zealand',
      '1 High St, Headingley, Leeds LS6 3AA, UK',
    ];
    const list = await paste(...whole);
    expect(list).toMatchObject({ hasHeader: false, isTakenApart: true, rowCount: 3, problems: [] });
    expect(list.sample.map(([first]) => first)).toEqual(whole);
    expect(list.sample[1]?.slice(1)).toEqual(['8 Quay St', '', 'Auckland', '', '1010', 'New Zealand']);
    expect(await validate(list, 'address-book')).toMatchObject({ goodCount: 2, questionableCount: 1 });
  });

  test('with what looks wrong', async () => {
    const { problems } = await paste(
      'street,city,name',
      '1 High St,Leeds',
      '"2 High St,York,x',
      '3 H\ufffdgh St,York,x,y',
      '4,York',
    );
    expect(problems).toEqual([
      { code: 'rows-shorter-than-header', facts: { rows: [2, 5], count: 2 } },
      { code: 'rows-longer-than-header', facts: { rows: [4], count: 1 } },
      { code: 'quotes-left-open', facts: { rows: [3], count: 1 } },
      { code: 'list-letters-lost', facts: {} },
    ]);
  });

  test.each([
    ['nothing', '', { code: 'list-empty' }],
    ['empty rows', ',,\n, ,\n\n', { code: 'list-empty' }],
    ['one row of separators', ';;;', { code: 'list-empty' }],
    ['rows of separators', 'sep=;\n;;;\n;"";\n\n;;;\n', { code: 'list-empty' }],
    ['tabs', '\t\t\n\t\t', { code: 'list-empty' }],
    ['names alone, below a title', `Our customers\n${header}`, { code: 'list-only-header' }],
    ['names alone', header, { code: 'list-only-header' }],
    ['names alone, twice', `${header}\n${header}`, { code: 'list-only-header' }],
    ['too many rows', `street\n${'1 High St\n'.repeat(100_001)}`, { code: 'list-too-long', facts: { most: 100_000 } }],
    [
      'too many columns',
      `street,city\n${'x,'.repeat(200)}x\n`,
      { code: 'list-too-wide', facts: { row: 2, most: 200 } },
    ],
    ['one column of streets', '12 Smith Street\n8 Quay Street\n', { code: 'list-one-column' }],
    [
      'one column of what cannot be taken apart',
      'Address\n"12 Smith St, Fitzroy, VIC"\n"8 Quay St, Auckland, 1010"\n',
      { code: 'list-one-column' },
    ],
    [
      'a page',
      '<html>\n<table><tr><th>Street</th><th>City</th></tr>\n<tr><td>8 Quay St</td><td>Leeds</td></tr></table>',
      { code: 'list-is-page' },
    ],
    ['a page in pieces', '\n<TABLE border=1><tr><td>Street,City</td></tr>', { code: 'list-is-page' }],
    [
      'a sheet in XML',
      '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">\n<Row>8 Quay St, Leeds</Row>',
      { code: 'list-is-page' },
    ],
    ['JSON', '[{"street":"12 Smith St","city":"Fitzroy"},\n{"street":"8 Quay St"}]', { code: 'list-is-json' }],
    ['JSON in lines', '\n{ "orders": [\n  { "street": "8 Quay St" }\n]}', { code: 'list-is-json' }],
    ['JSON without names', ' [\n["12 Smith St", "Fitzroy"],\n["8 Quay St", "Leeds"]]', { code: 'list-is-json' }],
    ['no text', 'PK\u0003\u0004\0\0,street\n1,2', { code: 'list-not-text' }],
  ])('%s: told, and no list', async (_, text, remark) => {
    const outcome = await bench.app.outcome('addressLists.paste', { accountId, text });
    const failure = { code: 'list-not-usable', changed: 'nothing', facts: { remarks: [remark] } };
    expect(outcome).toMatchObject({ ok: false, failure });
  });

  test('one row of millions of cells is refused before the bench notices', async () => {
    const bytes = Buffer.from(`street,city\nx${','.repeat(20_000_000)}`);
    const file = { accountId, fileName: 'wide.csv', size: bytes.length, bytes: new Uint8Array(bytes) };
    // What is read when the first list comes does not count.
    await paste(header, smithRow);
    const worked = secondsWorked();
    expect(await bench.app.outcome('addressLists.readDropped', file)).toMatchObject({
      failure: { facts: { remarks: [{ code: 'list-too-wide', facts: { row: 2, most: 200 } }] } },
    });
    expect(worked()).toBeLessThan(2);
  });

  test('a cell of millions of words costs the bench nothing, and its row is told as too long', async () => {
    const bytes = Buffer.from(`${header}\n${smithRow}\n${'a '.repeat(9_000_000)}, Leeds`);
    const file = { accountId, fileName: 'long.csv', size: bytes.length, bytes: new Uint8Array(bytes) };
    await paste(header, smithRow);
    const worked = secondsWorked();
    const { listId } = await bench.app.ask('addressLists.readDropped', file);
    expect(worked()).toBeLessThan(1);
    const { rows } = await bench.app.ask('addressLists.getRows', { listId, offset: 1, limit: 1, only: 'all' });
    expect(rows).toMatchObject([{ outcome: 'failed', failure: { facts: { remarks: [{ code: 'field-too-long' }] } } }]);
  });

  test('ten rows of a title may stand above the names', async () => {
    const list = await paste(...Array.from({ length: 10 }, () => 'Our customers,,,,'), header, smithRow);
    expect(list).toMatchObject({ rowCount: 1, hasHeader: true, problems: [{ code: 'rows-above-header' }] });
  });

  test('a title in brackets above the names is not JSON', async () => {
    const list = await paste('[Our "best" customers],,,,,', header, smithRow);
    expect(list).toMatchObject({ rowCount: 1, problems: [{ code: 'rows-above-header' }] });
  });

  test('100,000 rows are not too many', async () => {
    const { rowCount } = await bench.app.ask('addressLists.paste', {
      accountId,
      text: `street\n${'1 High St\n'.repeat(100_000)}`,
    });
    expect(rowCount).toBe(100_000);
  });

  test.each([
    [largestListFile + 1, 21],
    [256 * 1024 * 1024, 256],
  ])('a file of %i bytes is too large, and not even read', async (size, megabytes) => {
    chosen.open = join(folder, 'large.csv');
    await writeFile(chosen.open, '');
    await truncate(chosen.open, size);
    const before = process.memoryUsage().rss;
    expect(await bench.app.outcome('addressLists.open', { accountId })).toMatchObject({
      failure: {
        code: 'list-not-usable',
        changed: 'nothing',
        facts: { path: chosen.open, remarks: [{ code: 'file-too-large', facts: { megabytes, most: 20 } }] },
      },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test('a file that is gone is told, and so is what is no file and may have no end', async () => {
    for (const path of [join(folder, 'gone.csv'), '/dev/zero', folder]) {
      chosen.open = path;
      expect(await bench.app.outcome('addressLists.open', { accountId })).toMatchObject({
        failure: { code: 'file-failed', facts: { path } },
      });
    }
  });
});

describe('by the address book', () => {
  test('good where it is known, questionable where it is not, in seconds and without the network', async () => {
    await bench.cable.pull();
    const list = await paste(header, smithRow, nearRow, quayRow, unknownRow);
    expect(await validate(list, 'address-book')).toMatchObject({
      state: 'ended',
      totalCount: 4,
      doneCount: 4,
      goodCount: 2,
      questionableCount: 2,
      failedCount: 0,
      failure: null,
    });
    expect(await outcomes(list)).toEqual(['2 good', '3 questionable', '4 good', '5 questionable']);
    const asked = { listId: list.listId, offset: 0, limit: 10, only: 'questionable' } as const;
    const { totalCount, counts, rows } = await bench.app.ask('addressLists.getRows', asked);
    expect([totalCount, counts]).toEqual([2, { good: 2, questionable: 2, failed: 0, 'not-asked': 0 }]);
    expect(rows[0]).toMatchObject({
      address: { street: '14 Smith Street', city: 'Fitzroy', postCode: '3065', suburb: '' },
      answer: { source: 'address-book', suggestions: [{ street: smith.street }] },
    });
    // A person who asks the address book wants no second look.
    expect(await bench.checks()).toEqual([]);
    expect(bench.asked).toEqual([]);
  });

  test('the second line of a street belongs to it', async () => {
    const list = await paste('address1,address2,city,postcode,country', '12 Smith Street,Unit 9,Fitzroy,3065,AU');
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows).toMatchObject([{ address: { street: '12 Smith Street, Unit 9' }, outcome: 'questionable' }]);
  });

  test('lines of a cell stay apart, and numbers that a program wrote with a fraction are whole', async () => {
    const list = await paste(
      'street,house number,city,post code,country',
      '"Rose Cottage\r\n Church  Lane,\nBibury",,Leeds,LS1 4AP,GB',
      'Smith Street,12.0,Fitzroy,3065.0,AU',
    );
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ address: { street, postCode } }) => `${street} | ${postCode}`)).toEqual([
      'Rose Cottage, Church Lane, Bibury | LS1 4AP',
      '12 Smith Street | 3065',
    ]);
    expect(rows[1]?.outcome).toBe('good');
  });

  test('figures that a shop writes as a formula, so that no spreadsheet takes their zeros, are those figures', async () => {
    const list = await paste(
      header,
      '12 Smith Street,Fitzroy,VIC,="3065",AU',
      '"=""14 Smith Street""",Fitzroy,VIC,="03065",AU',
    );
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ address }) => [address.street, address.postCode])).toEqual([
      ['12 Smith Street', '3065'],
      ['14 Smith Street', '03065'],
    ]);
    expect(rows[0]?.outcome).toBe('good');
  });

  test('a post code whose zeros a spreadsheet took is compared with them, and that is told', async () => {
    const list = await paste(header, smithRow, shortRow, quayRow);
    expect(list.problems).toEqual([{ code: 'post-codes-without-zeros', facts: { rows: [3], count: 1 } }]);
    expect(await validate(list, 'address-book')).toMatchObject({ goodCount: 2, questionableCount: 1 });
    const rows = await rowsOf(list, 'questionable');
    expect(rows).toMatchObject([
      {
        row: 3,
        address: { postCode: '1067' },
        answer: { verdict: 'valid', suggestions: [{ postCode: '01067', city: 'Dresden', differs: ['postCode'] }] },
      },
    ]);
    chosen.save = join(folder, 'checked.csv');
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    const table = await readFile(chosen.save, 'utf8');
    expect(table).toMatch(
      /Dresden,,1067,Germany,matches,address_book,[^\r]*,post_code,Wallstr\. 8,,Dresden,,01067,Germany,/,
    );
  });

  test('what stands behind a mended post code differs as before', async () => {
    const list = await paste(header, 'Wallstr. 80,Dresden,,1067,Germany');
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows).toMatchObject([{ answer: { suggestions: [{ postCode: '01067', differs: ['street', 'postCode'] }] } }]);
  });

  test.each([
    ['the country has no post code with a zero before it', 'Ring 5,Wien,,101,Austria'],
    ['it is too short for two zeros', 'Ring 5,Dresden,,67,Germany'],
    ['nobody says the country', 'Ring 5,Dresden,,1067,'],
    ['it is whole', 'Ring 5,Dresden,,01067,Germany'],
    ['it is no number', 'Ring 5,Dresden,,1067x,Germany'],
  ])('a post code stays as it is where %s', async (_why, row) => {
    const list = await paste(header, smithRow, row);
    expect(list.problems.filter(({ code }) => code === 'post-codes-without-zeros')).toEqual([]);
  });

  test('of Shopify: its street holds both lines already, its post codes begin with an apostrophe, and an order with two articles has two rows', async () => {
    const list = await paste(
      'Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country',
      `#1,"12 Smith St, Unit 9",12 Smith St,Unit 9,Fitzroy,'3065,VIC,AU`,
      '#1,,,,,,,',
      "#2,12 Smith St,12 Smith St,,Fitzroy,'3065,VIC,AU",
      "#3,Wallstr. 8,Wallstr. 8,,Dresden,'01067,,DE",
    );
    const headings = ['Shipping Street', 'Shipping Address1'];
    expect(list.problems).toEqual([{ code: 'columns-alike', facts: { columns: [2, 3], headings, used: 3 } }]);
    await validate(list, 'address-book');
    const rows = await rowsOf(list);
    expect(rows.map(({ address, outcome }) => [address.street, address.postCode, outcome])).toEqual([
      ['12 Smith St, Unit 9', '3065', 'questionable'],
      ['', '', 'failed'],
      ['12 Smith St', '3065', 'good'],
      ['Wallstr. 8', '01067', 'good'],
    ]);
  });

  test('what a database writes for nothing is nothing: MySQL, phpMyAdmin, DBeaver, SQL Developer, a program', async () => {
    const nothings = ['\\N', 'NULL', '[NULL]', '(null)', '<null>', 'null', 'undefined'];
    const rows = nothings.map((nothing) => `12 Smith St.,${nothing},${nothing},Fitzroy,VIC,3065,AU`);
    const places = ['12 Smith St.,,Nan,Fitzroy,VIC,3065,AU', `Wallstr. 8,,,Dresden,,01067,NULL`];
    const list = await paste('street,address 2,suburb,city,state,post_code,country', ...rows, ...places);
    expect(list.problems).toEqual([{ code: 'rows-without-country', facts: { rows: [10], count: 1 } }]);
    await validate(list, 'address-book');
    const read = await rowsOf(list);
    expect(read.map(({ address, outcome }) => [address.street, address.suburb, outcome])).toEqual([
      ...nothings.map(() => ['12 Smith St.', '', 'good']),
      ['12 Smith St.', 'Nan', expect.anything()],
      ['Wallstr. 8', '', expect.anything()],
    ]);
  });

  test('names of columns that stand again between the rows, as where pages or files were joined, are left out, and that is told', async () => {
    const again = header.toUpperCase().split(',').join(' ,');
    const list = await paste(header, smithRow, header, quayRow, again, nearRow);
    expect(list).toMatchObject({
      rowCount: 3,
      problems: [{ code: 'rows-like-header', facts: { rows: [3, 5], count: 2 } }],
    });
    await validate(list, 'address-book');
    expect(await outcomes(list)).toEqual(['2 good', '4 good', '6 questionable']);
  });

  test('rows without a country beside others that have one are told: merged cells come so', async () => {
    const list = await paste(header, smithRow, '8 Quay St,Auckland,,1010,', '9 Quay St,Auckland,,1010, ', quayRow);
    expect(list.problems).toEqual([{ code: 'rows-without-country', facts: { rows: [3, 4], count: 2 } }]);
    expect((await paste('street,city', '1 High St,Leeds')).problems).toEqual([]);
  });

  test('without a copy it stops at once and says so', async () => {
    const list = await bench.app.ask('addressLists.paste', {
      accountId: 'practice-2',
      text: `${header}\n${smithRow}\n`,
    });
    expect(await validate(list, 'address-book')).toMatchObject({
      state: 'stopped',
      doneCount: 0,
      failure: { code: 'address-book-missing' },
    });
  });

  test('a person who types meanwhile is answered in between', async () => {
    const list = await paste(header, ...manyRows(2_000));
    const ended = validate(list, 'address-book');
    await bench.app.ask('addressBook.search', { accountId, text: 'smi', limit: 10 });
    const run = await bench.app.ask('addressLists.cancel', { listId: list.listId });
    expect(run.state).toBe('cancelled');
    expect(run.doneCount).toBeLessThan(2_000);
    await ended;
  });
});

describe('by the service', () => {
  test('each address once, however often it is in the list', async () => {
    bench.say((query) => ({ valid: query.get('post_code') === '3065' }));
    const list = await paste(header, smithRow, unknownRow, smithRow.toUpperCase(), unknownRow);
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended', goodCount: 2, questionableCount: 2 });
    expect(bench.asked.map((query) => query.get('street'))).toEqual(['12 Smith St.', '1 Nowhere Lane']);
    expect(await outcomes(list)).toEqual(['2 good', '3 questionable', '4 good', '5 questionable']);
  });

  test('a valid address about which the service says something is one to look at, with its words in the table', async () => {
    bench.say(() => ({ errors: [{ message: 'No van goes there', details: 'Rural' }] }));
    const list = await paste(header, smithRow);
    expect(await validate(list, 'service')).toMatchObject({ goodCount: 0, questionableCount: 1 });
    chosen.save = join(folder, 'checked.csv');
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    expect(await readFile(chosen.save, 'utf8')).toMatch(/valid,service,.*No van goes there: Rural/);
  });

  test('a post code whose zeros a spreadsheet took is asked about with them, and that is told', async () => {
    const list = await paste(header, shortRow, '350 5th Ave,Boston,MA,2116,US');
    expect(list.problems).toEqual([{ code: 'post-codes-without-zeros', facts: { rows: [2, 3], count: 2 } }]);
    expect(await validate(list, 'service')).toMatchObject({ goodCount: 0, questionableCount: 2 });
    expect(bench.asked.map((query) => query.get('post_code'))).toEqual(['01067', '02116']);
    chosen.save = join(folder, 'checked.csv');
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    expect(await readFile(chosen.save, 'utf8')).toMatch(
      /Boston,MA,2116,US,valid,service,[^\r]*,post_code,350 5th Ave,,Boston,MA,02116,US,/,
    );
  });

  test('two at a time at most, and progress is told ten times a second at most', async () => {
    // Answered only in pairs: with fewer than two at a time nothing would go on.
    let held: (() => void)[] = [];
    let most = 0;
    bench.say(() => (...asked) => {
      held.push(() => answer({ body: '{"valid":true,"suggestions":[],"success":true}' })(...asked));
      most = Math.max(most, held.length);
      if (held.length !== 2) return;
      setImmediate(() => {
        const pair = held;
        held = [];
        for (const release of pair) release();
      });
    });
    const startedAt = Date.now();
    await validate(await paste(header, ...manyRows(300)), 'service');
    const told = bench.app.announcements.all.filter(({ name }) => name === 'addressLists.progressed');
    expect(most).toBe(2);
    expect(told.length).toBeLessThanOrEqual(2 + (Date.now() - startedAt) / 100);
    const done = told.map(({ event }) => (event as AddressListRun).doneCount);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.at(-1)).toBe(300);
  });

  test('cancelled: what is under way is called off, what is done is kept, and started again it goes on with the rest', async () => {
    let count = 0;
    bench.say(() => (++count > 10 ? silence : { valid: true }));
    const list = await paste(header, ...manyRows(30));
    const ended = validate(list, 'service');
    await expect.poll(() => bench.asked.length).toBe(12);
    expect(await bench.app.ask('addressLists.cancel', { listId: list.listId })).toMatchObject({ state: 'cancelled' });
    expect(await ended).toMatchObject({
      state: 'cancelled',
      doneCount: 10,
      goodCount: 10,
      failedCount: 0,
      failure: null,
    });
    bench.say(() => ({ valid: true }));
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended', doneCount: 30 });
    expect(bench.asked).toHaveLength(12 + 20);
    // Once every row has an answer, it is asked for anew.
    await validate(list, 'service');
    expect(bench.asked).toHaveLength(32 + 30);
  });

  test('the cable is pulled: it stops, says why, and goes on when that is mended', async () => {
    let count = 0;
    const list = await paste(header, ...manyRows(20));
    bench.say(() => {
      if (++count === 6) void bench.cable.pull();
      return { valid: true };
    });
    const stopped = await validate(list, 'service');
    expect(stopped).toMatchObject({ state: 'stopped', failedCount: 0, failure: { code: 'unreachable' } });
    expect(stopped.doneCount).toBeGreaterThanOrEqual(4);
    expect(stopped.doneCount).toBeLessThanOrEqual(6);
    await bench.cable.plug();
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended', doneCount: 20 });
    expect(bench.asked.length).toBeLessThanOrEqual(20 + 6 - stopped.doneCount);
  });

  test('an address that the service refuses is told beside its row, and asked again with the next start', async () => {
    const refused = { success: false, errors: [{ message: 'That street is odd', details: '' }] };
    bench.say((query) => (query.get('city') === 'Fitzroy' ? refused : { valid: true }));
    const list = await paste(header, ...manyRows(8), quayRow);
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended', goodCount: 1, failedCount: 8 });
    const asked = { listId: list.listId, offset: 7, limit: 10, only: 'failed' } as const;
    expect((await bench.app.ask('addressLists.getRows', asked)).rows).toMatchObject([
      { row: 9, answer: null, failure: { code: 'service-refused', details: [{ message: 'That street is odd' }] } },
    ]);
    bench.say(() => ({ valid: true }));
    expect(await validate(list, 'service')).toMatchObject({ goodCount: 9, failedCount: 0 });
    expect(bench.asked).toHaveLength(9 + 8);
  });

  test('a service that goes on failing in its own ways is left in peace', async () => {
    bench.say(() => answer({ body: 'not what was asked for' }));
    const list = await paste(header, ...manyRows(50));
    expect(await validate(list, 'service')).toMatchObject({ state: 'stopped', failure: { code: 'answer-unreadable' } });
    expect(bench.asked.length).toBeLessThanOrEqual(6);
  });

  test('a service that fails now and then is asked to the end', async () => {
    let count = 0;
    bench.say(() => {
      count += 1;
      return count % 2 === 0 ? { valid: true } : (socket, request) => answer({ body: '{"valid":' })(socket, request);
    });
    const ended = await validate(await paste(header, ...manyRows(20)), 'service');
    expect(ended).toMatchObject({ state: 'ended', failure: null, failedCount: 10 });
  });

  test('keys that are refused: one address, and no more', async () => {
    bench.say(() => answer({ status: 401 }));
    const stopped = await validate(await paste(header, ...manyRows(50)), 'service');
    expect(stopped).toMatchObject({ state: 'stopped', doneCount: 0, failure: { code: 'keys-refused' } });
    expect(bench.asked.length).toBeLessThanOrEqual(2);
  });

  test('rows without an address, or with one no service takes, are asked of nobody', async () => {
    const list = await paste(header, ',,,,', 'name only\t,,,,', `${'x'.repeat(1_001)},Leeds,,,GB`, smithRow);
    const blank = await paste('name,street,city', 'Jo,,', 'Ana,8 Quay Street,Auckland');
    await validate(blank, 'service');
    expect(await outcomes(blank)).toEqual(['2 failed', '3 good']);
    expect(await validate(list, 'service')).toMatchObject({ totalCount: 3, failedCount: 1 });
    expect(bench.asked.map((query) => query.get('street'))).toEqual(['8 Quay Street', 'name only', '12 Smith St.']);
    const rows = await rowsOf(list, 'failed');
    expect(rows).toMatchObject([{ row: 4, failure: { code: 'list-not-usable', facts: { field: 'street' } } }]);
  });

  test('an address of it that waits for a second look has had that', async () => {
    await bench.cable.pull();
    await bench.validate(smith);
    await bench.cable.plug();
    await validate(await paste(header, '12 Smith Street,Fitzroy,VIC,3065,Australia'), 'service');
    await bench.settled();
    expect(await bench.checks()).toMatchObject([{ state: 'agrees', online: { source: 'service' } }]);
    expect(bench.asked).toHaveLength(1);
  });
});

describe('exported', () => {
  test('every column as it was, and beside it what was found: these bytes', async () => {
    chosen.save = join(folder, 'checked.csv');
    bench.say((query) =>
      query.get('street') === '1 Nowhere Lane'
        ? {
            valid: false,
            suggestions: [
              {
                street: '1 Somewhere Lane',
                city: 'Atlantis',
                post_code: '9998',
                country: 'Australia',
                country_code: 'AU',
              },
            ],
          }
        : { valid: true },
    );
    const list = await paste(
      'ref,street,city,post_code,country',
      '=1+1,12 Smith St.,Fitzroy,3065,AU',
      '"a ""b""",1 Nowhere Lane,Atlantis,9999,AU',
      'short',
    );
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended' });
    const reasons = { 'row-empty': 'Nothing is in this row' };
    expect(await bench.app.ask('addressLists.export', { listId: list.listId, reasons })).toEqual({
      savedTo: chosen.save,
    });
    const text = await readFile(chosen.save, 'utf8');
    const at = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
    expect(text.replaceAll(at, 'NOW')).toBe(
      [
        '\ufeffref,street,city,post_code,country,verdict,source,checked_at,address_book_read_at,differs_in,suggested_street,' +
          'suggested_suburb,suggested_city,suggested_state,suggested_post_code,suggested_country,reason',
        "'=1+1,12 Smith St.,Fitzroy,3065,AU,valid,service,NOW,,,,,,,,,",
        '"a ""b""",1 Nowhere Lane,Atlantis,9999,AU,not_valid,service,NOW,,"street, post_code",1 Somewhere Lane,,Atlantis,,9998,Australia,',
        'short,,,,,no_answer,,,,,,,,,,,Nothing is in this row',
        '',
      ].join('\r\n'),
    );
  });

  test('of the address book: that it matches, and of when the book is', async () => {
    chosen.save = join(folder, 'checked.csv');
    const path = chosen.save;
    const exported = async (): Promise<string[]> => {
      const list = await paste(header, smithRow, unknownRow);
      await validate(list, 'address-book');
      await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
      return (await readFile(path, 'utf8')).split('\r\n');
    };
    const [, known, unknown] = await exported();
    expect(known).toMatch(/,matches,address_book,\d{4}-[^,]+Z,\d{4}-[^,]+Z,/);
    expect(unknown).toMatch(/,not_known,address_book,/);
  });

  test('read in again, it is the same list', async () => {
    chosen.save = chosen.open = join(folder, 'checked.csv');
    const list = await paste('ref,street,city', '=1+1,"12 Smith St\n Unit 2",Fitzroy', '@x,"a;b|c",York');
    expect(await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} })).toEqual({
      savedTo: chosen.save,
    });
    expect(await readFile(chosen.save, 'utf8')).toContain(',not_asked,');
    const again = await bench.app.ask('addressLists.open', { accountId });
    expect(again?.sample.map((row) => row.slice(0, 3))).toEqual(list.sample);
    expect(again).toMatchObject({ hasHeader: true, rowCount: 2, mapping: { street: 1, city: 2 } });
  });

  test('post codes that were written as a formula for a spreadsheet are read as their figures, and written as such', async () => {
    chosen.save = chosen.open = join(folder, 'checked.csv');
    const row = (postCode: string): string => `Wallstr. 8,Dresden,,${postCode},DE`;
    const list = await paste(header, row('01067'), row('="01067"'), row('01067'));
    expect(await validate(list, 'address-book')).toMatchObject({ goodCount: 3 });
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    const lines = (await readFile(chosen.save, 'utf8')).split('\r\n').slice(1, 4);
    for (const line of lines) expect(line).toMatch(/^Wallstr\. 8,Dresden,,01067,DE,matches,/);
    const again = await bench.app.ask('addressLists.open', { accountId });
    expect(again?.sample.slice(1).map((cells) => cells[3])).toEqual(['01067', '01067', '01067']);
    expect(again?.problems).toEqual([]);
  });

  test('a long one tells how far it is, and stops where it is stopped: no list was read, and no file is written', async () => {
    chosen.save = join(folder, 'checked.csv');
    const text = `street\n${'1 High St\n'.repeat(20_000)}`;
    const { listId } = await bench.app.ask('addressLists.paste', { accountId, text });
    const stopped = async (questionId: string, underWay: Promise<unknown>): Promise<unknown> => {
      const told = await bench.app.announcements.first('questions.progressed', (one) => one.questionId === questionId);
      expect(told.doneCount).toBe(1_000);
      await bench.app.ask('questions.stop', { questionId });
      return underWay;
    };
    const reading = bench.app.outcome('addressLists.paste', { accountId, text, questionId: 'read' });
    const cancelled = { ok: false, failure: { code: 'cancelled', changed: 'nothing' } };
    expect(await stopped('read', reading)).toMatchObject(cancelled);
    const writing = bench.app.outcome('addressLists.export', { listId, reasons: {}, questionId: 'write' });
    expect(await stopped('write', writing)).toMatchObject(cancelled);
    await expect(readFile(chosen.save, 'utf8')).rejects.toThrow('ENOENT');
  });

  test('not when the operator cancels; where it cannot be written, that is told', async () => {
    const { listId } = await paste(header, smithRow);
    expect(await bench.app.ask('addressLists.export', { listId, reasons: {} })).toEqual({ savedTo: null });
    chosen.save = join(folder, 'no such folder', 'checked.csv');
    expect(await bench.app.outcome('addressLists.export', { listId, reasons: {} })).toMatchObject({
      failure: { code: 'file-failed' },
    });
  });
});

describe('a list that', () => {
  test('runs cannot be started twice, and ends with its closing', async () => {
    bench.say(() => silence);
    const list = await paste(header, ...manyRows(3));
    expect(await start(list, 'service')).toMatchObject({ state: 'running', totalCount: 3, doneCount: 0 });
    const { listId, hasHeader, mapping } = list;
    const again = { listId, hasHeader, mapping, confirmed: [], way: 'address-book' };
    expect(await bench.app.outcome('addressLists.start', again)).toMatchObject({
      failure: { code: 'request-not-valid' },
    });
    await bench.app.ask('addressLists.close', { listId });
    await bench.app.announcements.first('addressLists.progressed', ({ state }) => state === 'cancelled');
    expect(await bench.app.outcome('addressLists.cancel', { listId })).toMatchObject({
      failure: { code: 'request-not-valid', facts: { field: 'listId' } },
    });
    await bench.app.ask('addressLists.close', { listId });
  });

  test('is being prepared is not started twice, nor at all when it is closed meanwhile', async () => {
    const { listId, hasHeader, mapping } = await paste(header, ...manyRows(2_500));
    const asked = {
      listId,
      hasHeader,
      mapping: { ...mapping, state: null },
      confirmed: [],
      way: 'address-book',
    } as const;
    const refused = { ok: false, failure: { code: 'request-not-valid', facts: { field: 'listId' } } };
    const startOnce = () => bench.app.outcome('addressLists.start', asked);
    expect(await Promise.all([startOnce(), startOnce()])).toMatchObject([{ ok: true }, refused]);
    await bench.app.ask('addressLists.cancel', { listId });
    const other = bench.app.outcome('addressLists.start', { ...asked, mapping });
    await bench.app.ask('addressLists.close', { listId });
    expect(await other).toMatchObject(refused);
  });

  test.each([
    ['has no column for anything', {}, 'mapping'],
    ['is mapped to a column it has not', { street: 5 }, 'mapping.street'],
  ])('%s is not started', async (_, some, field) => {
    const { listId } = await paste(header, smithRow);
    const nothing = {
      street: null,
      houseNumber: null,
      streetLine2: null,
      suburb: null,
      city: null,
      state: null,
      postCode: null,
      country: null,
    };
    const asked = { listId, hasHeader: true, mapping: { ...nothing, ...some }, confirmed: [], way: 'service' };
    expect(await bench.app.outcome('addressLists.start', asked)).toMatchObject({ failure: { facts: { field } } });
  });

  test('has guessed columns is not started before the operator has confirmed or changed each of them', async () => {
    const { listId, hasHeader, mapping } = await paste(smithRow, quayRow);
    const street = { ...mapping, street: 0, city: 1 };
    const outcomeOf = (asked: Pick<AddressList, 'mapping'>, confirmed: AddressList['guessed']) =>
      bench.app.outcome('addressLists.start', { listId, hasHeader, way: 'address-book', confirmed, ...asked });
    const refused = (field: string) => ({ failure: { code: 'request-not-valid', facts: { field } } });
    expect(await outcomeOf({ mapping: street }, [])).toMatchObject(refused('mapping.postCode'));
    expect(await outcomeOf({ mapping: street }, ['postCode'])).toMatchObject(refused('mapping.country'));
    expect(await outcomeOf({ mapping: { ...street, postCode: null } }, [])).toMatchObject(refused('mapping.country'));
    expect(bench.app.announcements.all.filter(({ name }) => name === 'addressLists.progressed')).toEqual([]);

    expect(await outcomeOf({ mapping: { ...street, postCode: null, country: 2 } }, [])).toMatchObject({ ok: true });
    await bench.app.ask('addressLists.cancel', { listId });
    expect(await outcomeOf({ mapping: street }, ['postCode', 'country'])).toMatchObject({ ok: true });
  });

  test('was taken apart is not started before the operator has looked at its parts', async () => {
    const list = await paste('"12 Smith St, Fitzroy VIC 3065, Australia"', '"8 Quay St, Auckland, 1010, New Zealand"');
    const { listId, hasHeader, mapping, isTakenApart } = list;
    expect(isTakenApart).toBe(true);
    const asked = { listId, hasHeader, mapping, confirmed: [], way: 'service' } as const;
    expect(await bench.app.outcome('addressLists.start', asked)).toMatchObject({
      failure: { code: 'request-not-valid', facts: { field: 'mapping.street' } },
    });
    expect(bench.asked).toEqual([]);
    expect(await start(list, 'address-book')).toMatchObject({ totalCount: 2 });
  });

  test('is mapped otherwise is asked about anew, and its header may be a row', async () => {
    const list = await paste(header, smithRow);
    await validate(list, 'service');
    const run = await validate({ ...list, hasHeader: false, mapping: { ...list.mapping, state: null } }, 'service');
    expect(run).toMatchObject({ totalCount: 2, doneCount: 2 });
    expect(bench.asked.map((query) => query.get('state'))).toEqual(['VIC', null, null]);
  });

  test('is asked about in the other way, or with its first row as an address, is asked about as a whole', async () => {
    const refused = { success: false, errors: [{ message: 'That street is odd', details: '' }] };
    bench.say((query) => (query.get('city') === 'Fitzroy' ? refused : { valid: true }));
    const list = await paste(header, smithRow, quayRow);
    expect(await validate(list, 'service')).toMatchObject({ goodCount: 1, failedCount: 1 });
    await validate(list, 'address-book');
    expect((await rowsOf(list)).map(({ answer }) => answer?.source)).toEqual(['address-book', 'address-book']);
    expect(await validate({ ...list, hasHeader: false }, 'address-book')).toMatchObject({
      totalCount: 3,
      doneCount: 3,
    });
  });

  test('was opened first makes room for the ninth, unless it runs', async () => {
    bench.say(() => silence);
    const running = await paste(header, smithRow);
    await start(running, 'service');
    const lists = [];
    for (let count = 0; count < 8; count += 1) lists.push(await paste(header, smithRow));
    const isOpen = async ({ listId }: AddressList) =>
      (await bench.app.outcome('addressLists.getRows', { listId, offset: 0, limit: 1, only: 'all' })).ok;
    expect(await Promise.all([running, ...lists].map(isOpen))).toEqual([true, false, ...Array(7).fill(true)]);
  });

  test('was opened first stays also while it is prepared for the service', async () => {
    const asked = Promise.withResolvers<never>();
    const lists = createAddressListsService({
      accounts: { get: () => ({ accountId }) as never },
      addresses: { askService: () => asked.promise, askCopy: async () => null },
      clock: systemClock,
      log: inMemoryLog(),
      announce: () => undefined,
      openDialog: { chooseTable: async () => null },
      saveDialog: { choosePath: async () => null },
    });
    const text = `${header}\n${smithRow}\n`;
    const first = await lists.paste(accountId, text);
    const { listId, hasHeader, mapping } = first;
    const begin = () => lists.start({ listId, hasHeader, mapping, confirmed: [], way: 'service' });
    await begin();
    lists.cancel(listId);
    // The question of the run before has not ended yet.
    const again = begin();
    for (let count = 0; count < 8; count += 1) await lists.paste(accountId, text);
    asked.reject(failureOf('cancelled'));
    expect(await again).toMatchObject({ listId, state: 'running' });
    lists.closeAll();
  });

  test('is stopped by a failure that all would meet calls off the question beside it', async () => {
    const { promise: ended, resolve } = Promise.withResolvers<AddressListRun>();
    let count = 0;
    const lists = createAddressListsService({
      accounts: { get: () => ({ accountId }) as never },
      addresses: {
        askService: (_accountId, _subject, _urgency, signal) => {
          count += 1;
          if (count === 1) return Promise.reject(failureOf('keys-refused'));
          return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(failureOf('cancelled'))));
        },
        askCopy: async () => null,
      },
      clock: systemClock,
      log: inMemoryLog(),
      announce: (_name, run) => resolve(run as AddressListRun),
      openDialog: { chooseTable: async () => null },
      saveDialog: { choosePath: async () => null },
    });
    const { listId, hasHeader, mapping } = await lists.paste(accountId, `${header}\n${smithRow}\n${quayRow}\n`);
    await lists.start({ listId, hasHeader, mapping, confirmed: [], way: 'service' });
    expect(await ended).toMatchObject({ state: 'stopped', doneCount: 0, failure: { code: 'keys-refused' } });
  });
});
