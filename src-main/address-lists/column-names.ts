/** Which column holds which field, by the names that tables of shops, carriers and services use in many languages. */
import type { ColumnMapping, ListField } from '../../src-preload/contract/address-list.ts';
import type { RemarkFacts } from '../../src-preload/contract/remark.ts';

/** Of columns that hold nothing but the number of a flat. */
const flats = `unit unitnumber apartment apt suite flat nrlokalu nrmieszkania lokal mieszkanie квартира кв daireno daire byt
  flatnumber flatno apartmentnumber apartmentno aptnumber aptno unitno suitenumber suiteno room roomnumber roomno wohnung wohnungsnummer wohnungsnr
  turnummer turnr appartement appt numerodappartement numeroappartement
  nappartement apartament apartamento apto numerodeapartamento numeroapartamento numerodedepartamento vivienda interior interno numerlokalu
  numermieszkania lokalnr lagenhet lagenhetsnummer lagenhetsnr lgh leilighet leilighetsnummer leilighetsnr lejlighed lejlighedsnr asunto huoneisto ajto
  διαμερισμα апартамент квартираno noквартиры номерквартиры номерквартири brojstana korter korterinumber dzivoklis dzivoklanumurs butas butonr
  cislobytu bytc fracao 部屋番号 号室 동호수`;

/** The service document's own names are among them (`street`, `post_code`, ...). */
const names: Readonly<Record<ListField, string>> = {
  street: `street address12 street1 streetaddress streetaddress1 streetline1 streetname streetandnumber address address1
    addressline addressline1 line1 fulladdress strasse strassenr strassennr strasseundnr strassehausnummer strasseundhausnummer strassehausnr anschrift adresse
    adresse1 adressligne1 rue voie numeroetrue adressedelivraison calle direccion direccion1 domicilio calleynumero direcciondeenvio via indirizzo indirizzo1 indirizzodispedizione
    rua endereco endereco1 morada logradouro straat straatnaam straathuisnummer adres adres1 bezorgadres afleveradres adresdostawy gata gatuadress adress adress1 leveransadress leveringsadresse
    gade vej vejnavn gateadresse katuosoite osoite lahiosoite ulica ulicainumer ulice utca cim улица адрес адресдоставки οδος διευθυνση
    住所 住所1 お届け先住所 お届け先住所1 届け先住所 收货地址 收貨地址 番地 街道 街道地址 地址 详细地址 詳細地址 주소 도로명주소 ที่อยู่ عنوان العنوان شارع
    addresslineone strada adresă adresa naslov iela gatvė tänav adreça carrer alamat địachỉ вулиця адреса כתובת רחוב utcahazszam
    utcahazszám улицадом улицадомквартира ulicainrdomu ulicaanr adressedelivraison indirizzodispedizione
    addressone addr addr1 adresszeile adresszeile1 stras businessstreet strassegeschaftlich それ以降の住所 address1street address1street1 adresi detailaddress
    기본배송지 adresseligne1 adresregel1 streetnamenumber streetnumberandname addressfieldone
    丁目番地 주소전체 기본주소 주소1 numeroetlibelledevoie libelledevoie numeroetnomderue netrue strassenname homestreet strasseprivat ruedomicile
    poaddressline1`,
  houseNumber: `housenumber housenameornumber housenumberorname houseno housenr streetnumber streetno buildingnumber buildingno hausnummer hausnr hnr
    huisnummer huisnr husnummer husnr gatunummer numerodevoie numerovoie numeroderue numerorue numerodecalle numeroexterior
    numexterior numext civico numerocivico ncivico nrcivico numerodaporta numeropolicia numerdomu nrdomu numerbudynku
    nrbudynku cislopopisne cislodomu hazszam talonumero номердома дом αριθμοσοδου 건물번호 门牌号 門牌號 番地号
    čísloorientační číslodomu nrdomu číslopopisné orientačníčíslo kućnibroj hišnaštevilka majasnumurs namonr namonumeris majanumber будинок номербудинку házszám αριθμός kapıno binano
    housenum1 번지`,
  streetLine2: `street2 additionalfield addition streetaddress2 streetline2 address2 addressline2 line2 2ndline secondline secondaddressline
    adresszusatz zusatz adresse2 complement complementadresse complementdadresse complemento direccion2 indirizzo2 endereco2
    toevoeging adres2 adress2 住所2 建物名 상세주소
    addresslinetwo toev huisnummertoevoeging 送付先住所2 doplnekadresy
    addresstwo addr2 adresszeile2 additionaladdressline1 extendedaddress roomflooraddress2 strsuppl1 businessstreet2 アパートマンション名 address1extendedaddress
    addressline2districtneighborhood address1street2 상세배송지 adresseligne2 adresregel2 additionalline addressfieldtwo adresszusatz1 unitapartment housenumberinfo
    huisnummerextensie huisnrtoevoeging huistoevoeging huisletter housenrext housenumberext housenumberextension housenumberaddition housenumbersuffix numberaddition
    hausnummerzusatz hausnummernzusatz hausnrzusatz hnrzusatz nrzusatz adresszusatz2 주소2 homestreet2 poaddressline2 additionaladdressinformation
    block bloc blok scara scala batiment блок вход подъезд floor etage etaj stockwerk emelet этаж етаж ${flats}
    bus busnummer busnr boite bte numerodeboite piso puerta escalera bloque depto dpto numerointerior nointerior numinterior numint andar stiege корпус
    строение 建物名部屋番号`,
  suburb: `suburb address3 addressline3 addresslinethree streetaddress3 line3 district neighbourhood neighborhood dependentlocality sublocality ortsteil stadtteil bezirk quartier
    lieudit barrio colonia bairro freguesia frazione wijk bydel dzielnica район 町名 区 地区 동
    住所3 poaddressline3 mahalle semt ตำบล แขวง phường phườngxã xã kecamatan kelurahan שכונה
    ort02 city2 addressfieldthree adresse3 direccion3 indirizzo3 endereco3 区县 區縣 县区`,
  city: `city town cityname cityortown cityorsuburb towncity citytown municipality municipiooalcaldia locality posttown ort stadt wohnort
    gemeinde ville localite commune ciudad poblacion localidad municipio citta comune localita cidade localidade plaats
    woonplaats gemeente stad postort poststed kaupunki postitoimipaikka miasto miejscowosc mesto obec varos telepules город
    πολη 市区町村 都市 市 城市 도시 시군구 เมือง อำเภอ مدينة المدينة
    localitate localitatea oraș oras ilçe şehir sehir by linn pilsēta miestas grad населенныйпункт населённыйпункт град місто bandar kota เขต quận quậnhuyện עיר יישוב població poblacio townorcity naselje plaatsnaam mjesto
    homecity ortprivat villedomicile pocity citycommuneward ort01 city1 郡市区 businesscity ortgeschaftlich address1city comuna luogo delegacionomunicipio`,
  state: `state stateprovince stateorprovince statecode province provincecode provincestate region county territory
    administrativearea prefecture bundesland kanton departement etat provincia estado comunidadautonoma regione distrito uf
    provincie lan fylke maakunta wojewodztwo megye область регион νομος 都道府県 省 省份 시도 จังหวัด محافظة المحافظة
    județ judet il negeri provinsi tỉnh tỉnhthànhphố župa županija apskritis maakond novads
    stateprovother stateorprovincecode isostatecode provinz regio businessstate regiongeschaftlich address1region address1stateprovince
    stateprovinceregioncountyterritoryprefecturerepublic stateorregion stateregion stateprovregion stateprovincecounty countystate provinceorstate countrystate
    tinhtp tinhthanh prov homestate bundeslandkantonprivat depregiondomicile poregion`,
  postCode: `postcode postalcode postal zip zipcode zippostalcode zippostcode postcodezip postcodeorzip plz postleitzahl
    codepostal cp codigopostal cap codicepostale cep postnummer postnr postinumero kodpocztowy psc iranyitoszam eircode
    pincode индекс почтовыйиндекс τκ ταχυδρομικοσκωδικας 郵便番号 郵便番号1 お届け先郵便番号 届け先郵便番号 邮编 邮政编码 郵遞區號 우편번호 รหัสไปรษณีย์
    رمزبريدي الرمزالبريدي
    codpoștal codpostal postakodu poskod kodepos mãbưuchính mãbưuđiện מיקוד pastaindekss paštokodas postiindeks sihtnumber пощенскикод індекс поштовийіндекс poštanskibroj poštnaštevilka codipostal kodpocz
    pstlz postcode1 businesspostalcode postleitzahlgeschaftlich address1postalcode address1zippostalcode
    postalcodezip homepostalcode postleitzahlprivat codepostaldomicile popostalcode postinro npa codepostalzip postalcodezipcode postcodezipcode postalzip zippostal`,
  country: `country countrycode countryname countryiso isocountry isocountrycode nation countryregion land laendercode landercode
    landcode pays codepays pais codigopais paese nazione landenaam maa zeme orszag страна χωρα 国 国名 国家 國家 국가
    ประเทศ بلد البلد دولة الدولة
    ülke ulke valsts šalis riik krajina država држава държава країна negara quốcgia מדינה ארץ countryterritory
    countryid land1 landiso landerkurzel laenderkuerzel nazione businesscountryregion landregiongeschaftlich address1country address1countryregion landerkennzeichen laenderkennzeichen
    landiso2 landiso3 homecountry homecountryregion landregionprivat paysregiondomicile pocountry orszagkod countryisocode isocountrycode countrycodeiso countryiso2 countryiso3`,
};

const fieldOf = new Map(
  Object.entries(names).flatMap(([field, words]) =>
    words.split(/\s+/).map((word) => [fold(word), field as ListField] as const),
  ),
);

/** Read with their accents: without them 'Č.p.' is France's CP, 'Țară' the weight of a box, and 'Tür' the tour of a Danish van. */
const accented: ReadonlyMap<string, ListField> = new Map([
  ['č.p.', 'houseNumber'],
  ['č. p.', 'houseNumber'],
  ['čp', 'houseNumber'],
  ['țară', 'country'],
  ['ţară', 'country'],
  ['tür', 'streetLine2'],
]);

/** Names that are one thing in one language and another in the next; the first of the fields that no other column holds. */
const eitherOf: readonly (readonly [name: string, ...fields: readonly ListField[]])[] = [
  ['kraj', 'country', 'city'],
  ['staat', 'country', 'state'],
];

/** Names that often say something else (how far an order is, how goods are counted, the extension of a telephone): taken where no other column has the field. */
const weaker: ReadonlySet<string> = new Set(
  (
    'estado etat territory unit корпус строение stiege escalera bloque locality localita block bloc blok scara scala ' +
    'batiment блок вход подъезд floor etage etaj stockwerk emelet этаж етаж interior interno asunto'
  )
    .split(' ')
    .map(fold),
);

/** A part of a town, where another column has the town. */
const hamlets: ReadonlySet<string> = new Set(['locality', 'localita']);

/** Names of a column of house numbers or of any other number; its cells decide (`guessHouseNumber`). */
const numbered: ReadonlySet<string> = new Set(
  'number num nr no n nº nummer numero numer cislo szam номер 번호 番号 号码 號碼'.split(' ').map(fold),
);

export function saysNumber(name: string): boolean {
  return name.length <= longestName && numbered.has(withoutDelivery(fold(name)));
}

/** Words for the delivery address: where a table has several addresses, this is where the parcel goes. */
const delivery =
  /^(?:shipping|shipto|ship|deliveryto|deliverto|delivery|deliver|recipient|receiver|destination|c?consignee|rcv|defaultaddress|lieferung|liefer|empfanger|livraison|destinataire|envio|destinatario|direccionde(?:envio|entrega)|adressedelivraison|indirizzodispedizione|enderecodeentrega|cimzett|ontvanger|adresverz(?!ending)|odbiorca|mottagarens?|mottaker|modtager|postto|versandan|送付先|配送先|お?届け先|配達先|수취인|수령인|받는분|받는사람|배송지|mailing|recv|dostawa|dorucovaci|dodaci[ae]?|szallitasi|teslimat|leverans|leverings?|toimitus|versand(?=adresse)|收[件货貨]人?|sa(?=address|city|region|postalcode|country)|to)(?=.)/u;
/** 'Postcode verzending', 'Ville de livraison', 'Código postal de envío', 'Postcode (Shipping)', 'Адрес получателя'. */
const deliveryBehind =
  /(?<=.{2})(?:verzending|levering|delivraison|livraison|deenvio|envio|dispedizione|spedizione|deentrega|entrega|dostawy|shipping|(?:de?l|do)?destinatario|(?:du)?destinataire|consignatario|odbiorcy|получателя|одержувача|отримувача|доставки|dostave|livrare|destino|nguoinhan|giaohang)$/u;
/** 'Lieferadresse PLZ', 'Shipping address city', '送付先住所：都道府県'. */
const addressOf = /^(?:address|adresse|anschrift|住所)(?=.)/u;

/** Names that say how or when a parcel is sent: 'by' is a Danish town, 'via' an Italian street. */
const ofSending: ReadonlySet<string> = new Set(
  'shipby shippingby deliverby deliveryby shipvia shippingvia deliveryvia viadeenvio shipunit shippingunit deliveryunit shippingflat'.split(
    ' ',
  ),
);

/** What a name says without the words for the delivery. */
function withoutDelivery(folded: string): string {
  if (ofSending.has(folded)) return folded;
  return folded.replace(delivery, '').replace(deliveryBehind, '');
}

function meantBy(name: string): string {
  return withoutDelivery(fold(name.slice(0, longestName)));
}

/** 'Address (City)', 'Lieferadresse PLZ' */
function fieldSaid(folded: string): ListField | undefined {
  return fieldOf.get(folded) ?? fieldOf.get(folded.replace(addressOf, ''));
}

function isOfDelivery(name: string): boolean {
  const folded = fold(name.slice(0, longestName));
  const meant = withoutDelivery(folded);
  return meant !== folded && fieldSaid(meant) !== undefined;
}

/** Folding a megabyte takes a second, and no name is longer. */
const longestName = 200;

const flatsNamed: ReadonlySet<string> = new Set(flats.split(/\s+/).map(fold));

/** 'Apartment No.', 'Nr lokalu', 'Apartament'. */
export function saysFlat(name: string): boolean {
  return name.length <= longestName && flatsNamed.has(withoutDelivery(fold(name)));
}

/** Null: the name says nothing we know. */
export function fieldOfColumn(name: string): ListField | null {
  if (name.length > longestName) return null;
  const asWritten = accented.get(name.trim().normalize('NFC').toLowerCase());
  if (asWritten !== undefined) return asWritten;
  const folded = fold(name);
  return fieldOf.get(folded) ?? fieldSaid(withoutDelivery(folded)) ?? null;
}

/** The first column of each name; a column named as the delivery's comes before any other. */
export function mappingOf(columns: readonly string[]): ColumnMapping {
  const find = (field: ListField): number | null => {
    const all = placesOf(field, columns);
    // A suburb's own column comes before the third line of an address.
    const own = all.filter((place) => !/3\s*$/.test(columns[place] ?? ''));
    const places = own.length > 0 ? own : all;
    const isWeaker = (place: number): boolean => weaker.has(meantBy(columns[place] ?? ''));
    return (
      places.find((place) => isOfDelivery(columns[place] ?? '')) ??
      places.find((place) => !isWeaker(place)) ??
      places[0] ??
      null
    );
  };
  const streetLine2 = find('streetLine2');
  const mapping = withEither(columns, {
    street: firstLineOf(streetLine2, columns) ?? find('street'),
    houseNumber: find('houseNumber'),
    streetLine2,
    suburb: find('suburb'),
    city: find('city'),
    state: find('state'),
    postCode: find('postCode'),
    country: find('country'),
  });
  return withHamlet(columns, withoutOtherHouse(columns, mapping));
}

/** 'Locality, Town': two places of one address. */
function withHamlet(columns: readonly string[], mapping: ColumnMapping): ColumnMapping {
  const { city, suburb } = mapping;
  if (city === null || suburb !== null) return mapping;
  const isOfTown = (name: string): boolean => isOfDelivery(name) === isOfDelivery(columns[city] ?? '');
  const place = columns.findIndex((name, at) => at !== city && hamlets.has(meantBy(name)) && isOfTown(name));
  return place === -1 ? mapping : { ...mapping, suburb: place };
}

/** Beside a street of its own, 'Hausnummer' is not the number of 'Lieferadresse Straße'. */
function withoutOtherHouse(columns: readonly string[], mapping: ColumnMapping): ColumnMapping {
  const isOthers = (place: number | null): boolean => place !== null && !isOfDelivery(columns[place] ?? '');
  const { street, houseNumber, streetLine2, suburb } = mapping;
  if (street === null || isOthers(street) || !placesOf('street', columns).some(isOthers)) return mapping;
  return {
    ...mapping,
    houseNumber: isOthers(houseNumber) ? null : houseNumber,
    streetLine2: isOthers(streetLine2) ? null : streetLine2,
    suburb: isOthers(suburb) ? null : suburb,
  };
}

/**
 * Shopify's 'Shipping Street' holds both lines, and beside it stand 'Shipping Address1' and 'Shipping Address2'; PayPal's 'Shipping
 * Address' the whole address, beside 'Address Line 1' and 'Address Line 2/District/Neighborhood'.
 */
function firstLineOf(second: number | null, columns: readonly string[]): number | null {
  const name = second === null ? '' : fold((columns[second] ?? '').slice(0, longestName));
  const [, before] = /^(.+)2\D*$/.exec(name) ?? [];
  if (before === undefined) return null;
  const place = columns.findIndex((column) => column.length <= longestName && fold(column) === `${before}1`);
  return fieldOfColumn(columns[place] ?? '') === 'street' ? place : null;
}

function withEither(columns: readonly string[], mapping: ColumnMapping): ColumnMapping {
  const known: Record<ListField, number | null> = { ...mapping };
  for (const [name, ...fields] of eitherOf) {
    const place = columns.findIndex((column) => column.length <= longestName && withoutDelivery(fold(column)) === name);
    const field = place === -1 ? undefined : fields.find((one) => known[one] === null);
    if (field !== undefined) known[field] = place;
  }
  return known;
}

function placesOf(field: ListField, columns: readonly string[]): readonly number[] {
  return columns.flatMap((name, place) => (fieldOfColumn(name) === field ? [place] : []));
}

/** Columns that name the same field; `mappingOf` uses only one of them. */
export function alikeColumns(columns: readonly string[]): readonly RemarkFacts['columns-alike'][] {
  const mapping = mappingOf(columns);
  return Object.entries(mapping).flatMap(([field, used]) => {
    const isOthers = (place: number): boolean => place !== used && Object.values(mapping).includes(place);
    const places = placesOf(field as ListField, columns).filter((place) => !isOthers(place));
    if (used === null || places.length < 2) return [];
    const headings = places.map((place) => columns[place]?.trim() ?? '');
    return [{ columns: places.map((place) => place + 1), headings, used: used + 1 }];
  });
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
