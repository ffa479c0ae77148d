/** Names of columns as shops, carriers, programs and languages write them: each is known for what stands below it. */
import { describe, expect, test } from 'vitest';
import { nowhere, paste, withListsBench } from './lists-bench.ts';

withListsBench({ hasBook: false });

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
  'Dutch, for the delivery': 'Adres facturatie; Adres verzending=street; Postcode verzending=postCode',
  'German, for the delivery':
    'Rechnungsadresse Straße; Versandadresse Straße=street; Versandadresse PLZ=postCode; Versandadresse Ort=city',
  'Czech, for the delivery':
    'Fakturační ulice; Fakturační město; Doručovací ulice=street; Doručovací město=city; Doručovací PSČ=postCode',
  'Slovak, for the delivery': 'Dodacia ulica=street; Dodacie mesto=city; Dodacie PSČ=postCode',
  'Hungarian, for the delivery':
    'Számlázási cím; Szállítási cím=street; Szállítási város=city; Szállítási irányítószám=postCode; Szállítási ország=country',
  'Romanian, for the delivery':
    'Adresă facturare; Adresă livrare=street; Localitate livrare=city; Județ livrare=state; Cod poștal livrare=postCode',
  'Turkish, for the delivery':
    'Fatura Adresi; Teslimat Adresi=street; Teslimat İlçe=city; Teslimat İl=state; Teslimat Posta Kodu=postCode',
  'Swedish, for the delivery': 'Adress; Postnr; Leveransadress=street; Leverans postnr=postCode; Leveransort=city',
  'Danish, for the delivery': 'Adresse; Leveringsadresse=street; Leveringspostnr.=postCode; Leveringsby=city',
  'Finnish, for the delivery':
    'Laskutusosoite; Toimitusosoite=street; Toimituspostinro=postCode; Toimituspostitoimipaikka=city',
  'Polish, for the delivery': 'Faktura - ulica; Dostawa - ulica=street; Dostawa - kod pocztowy=postCode',
  'Croatian, for the delivery': 'Adresa dostave=street; Grad dostave=city; Poštanski broj dostave=postCode',
  'Russian, for the delivery': 'Адрес; Адрес доставки=street; Город доставки=city; Индекс доставки=postCode',
  'Chinese, for the delivery': '寄件地址; 收件人; 收件人地址=street; 收件郵遞區號=postCode',
  'English, with flats':
    'Flat Number=streetLine2; House number=houseNumber; Street=street; City=city; Postcode=postCode',
  'English, with apartments': 'Street=street; Apartment No.=streetLine2; Floor; City=city; Zip=postCode',
  'German, with flats':
    'Strassenname=street; Hausnummer=houseNumber; Wohnungsnummer=streetLine2; PLZ=postCode; Ort=city',
  'Romanian, with flats': 'Strada=street; Bloc; Scara; Etaj; Apartament=streetLine2; Localitate=city',
  'Polish, with flats': 'Ulica=street; Nr domu=houseNumber; Numer mieszkania=streetLine2; Miasto=city',
  'Italian, with flats':
    'Indirizzo=street; Civico=houseNumber; Interno=streetLine2; Scala; CAP=postCode; Città=city; Prov.=state',
  'Spanish, with an extension': 'Asunto; Teléfono; Interno; Dirección=street; Dirección 2=streetLine2; Ciudad=city',
  'Swedish, with flats': 'Gata=street; Lägenhetsnummer=streetLine2; Postnr=postCode; Ort=city',
  'Greek, with flats': 'Οδός=street; Αριθμός=houseNumber; Διαμέρισμα=streetLine2; Πόλη=city',
  'Bulgarian, with an entrance': 'Адрес=street; Вход=streetLine2; Град=city',
  'English, for the delivery':
    'Post to address 1=street; Post to city=city; Post to county=state; Post to postcode=postCode',
};

/** As these shops, carriers and programs name the columns of their exports and templates. */
const columnsOfPrograms = {
  'Outlook, of homes':
    'Home Street=street; Home Street 2=streetLine2; Home City=city; Home State=state; Home Postal Code=postCode; Home Country/Region=country',
  'Outlook, of both':
    'Business Street=street; Business City=city; Business Postal Code=postCode; Home Street; Home City; Home Postal Code',
  'Outlook in German, of homes':
    'Straße privat=street; Ort privat=city; Bundesland/Kanton privat=state; Postleitzahl privat=postCode; Land/Region privat=country',
  'Outlook in French':
    'Rue (domicile)=street; Ville (domicile)=city; Dép/Région (domicile)=state; Code postal (domicile)=postCode; Pays/Région (domicile)=country',
  Xero: 'POAddressLine1; POCity; SAAddressLine1=street; SAAddressLine2=streetLine2; SACity=city; SARegion=state; SAPostalCode=postCode; SACountry=country',
  'Xero, with the postal address only':
    'POAddressLine1=street; POAddressLine2=streetLine2; POCity=city; POPostalCode=postCode',
  'Colissimo, by the lines of AFNOR':
    'Numéro et libellé de voie=street; Lieu-dit=suburb; Code postal=postCode; Commune=city; Pays=country',
  'Canada Post, with ZIP':
    'Address 1=street; City=city; Province/State=state; Postal Code/ZIP=postCode; Country=country',
  'DPD with its codes': 'Adresszeile 1=street; Land (ISO2)=country; PLZ=postCode; Ort=city',
  Sagawa: 'お届け先住所１=street; お届け先住所２=streetLine2; お届け先住所３=suburb; お届け先郵便番号=postCode',
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
  PayPal:
    'Name; Shipping Address; Address Status; Address Line 1=street; Address Line 2/District/Neighborhood=streetLine2; Town/City=city; State/Province/Region/County/Territory/Prefecture/Republic=state; Zip/Postal Code=postCode; Country=country; Country Code',
  'Salesforce, contacts':
    'Other Street; Mailing Street=street; Mailing City=city; Mailing State/Province=state; Mailing Zip/Postal Code=postCode; Mailing Country=country',
  'Dynamics 365':
    'Address 1: Street 1=street; Address 1: Street 2=streetLine2; Address 1: City=city; Address 1: State/Province=state; Address 1: ZIP/Postal Code=postCode; Address 1: Country/Region=country; Address 2: City',
  'Gravity Forms':
    'Address (Street Address)=street; Address (Address Line 2)=streetLine2; Address (City)=city; Address (State / Province)=state; Address (ZIP / Postal Code)=postCode; Address (Country)=country',
  'DHL, older':
    'SEND_STREET; SEND_HOUSENUMBER; SEND_PLZ; RECV_STREET=street; RECV_HOUSENUMBER=houseNumber; RECV_PLZ=postCode; RECV_CITY=city; RECV_COUNTRY=country',
  'Naver Smart Store': '통합배송지; 기본배송지=street; 상세배송지=streetLine2; 우편번호=postCode',
  'Kuroneko Yamato':
    'お届け先郵便番号=postCode; お届け先住所=street; お届け先アパートマンション名=streetLine2; ご依頼主住所',
  'QuickBooks, with how it is sent': 'Ship Via; Ship By; Ship To Address=street; City=city; State=state; Zip=postCode',
  'a shop, in Spanish, with how it is sent': 'Vía de envío; Dirección=street; Población=city; CP=postCode',
  'a shop, in Spanish, with how far an order is':
    'Pedido; Estado; Dirección=street; CP=postCode; Población=city; Provincia=state; País=country',
  'a shop, in French, with how far an order is':
    'Référence; État; Adresse=street; Code postal/Zip=postCode; Ville=city; Région=state; Pays=country',
  'a list of goods': 'Item; Unit; Address=street; Address 2=streetLine2; City=city',
  Parcel2Go: 'Property; Street=street; Locality=suburb; Town=city; County=state; Postcode=postCode; Country=country',
  'a carrier, in Italian, with hamlets':
    'Indirizzo=street; CAP=postCode; Località=suburb; Comune=city; Provincia=state',
  'a carrier of Chile': 'Calle=street; Comuna=city; Región=state',
  'Wix, older':
    'Shipping Country=country; Shipping State=state; Shipping City=city; Shipping Street Name & Number=street; Shipping Address Additional Line=streetLine2; Shipping Zip Code=postCode',
  'Amazon, to be sent':
    'AddressName; AddressFieldOne=street; AddressFieldTwo=streetLine2; AddressFieldThree=suburb; AddressCity=city; AddressCountryCode=country; AddressStateOrRegion=state; AddressPostalCode=postCode',
  GLS: 'Name1; Straße=street; Länderkennzeichen=country; PLZ=postCode; Ort=city',
  'GLS, in Hungarian':
    'Címzett neve; Címzett irányítószám=postCode; Címzett település=city; Címzett utca=street; Címzett házszám=houseNumber; Címzett országkód=country',
  PostNL:
    'Straat=street; Huisnummer=houseNumber; Huisnummer extensie=streetLine2; Postcode=postCode; Plaats=city; Land=country',
  'PostNL, by short names':
    'Street=street; HouseNr=houseNumber; HouseNrExt=streetLine2; Zipcode=postCode; City=city; Countrycode=country',
  'the register of the Netherlands':
    'straat=street; huisnummer=houseNumber; huisletter=streetLine2; woonplaats=city; postcode=postCode',
  bpost: 'Straat=street; Huisnummer=houseNumber; Bus=streetLine2; Postcode=postCode; Gemeente=city; Land=country',
  'bpost, in French': 'Rue=street; Numéro; Boîte=streetLine2; Code postal=postCode; Commune=city; Pays=country',
  Colissimo:
    'Nom; Adresse 1 du destinataire=street; Adresse 2 du destinataire=streetLine2; Adresse 3 du destinataire=suburb; Code postal du destinataire=postCode; Commune du destinataire=city; Code pays du destinataire=country',
  'Mondial Relay': 'Nom; Adresse ligne 1=street; Adresse ligne 2=streetLine2; Ville=city; Code postal=postCode',
  'a marketplace, in French':
    'Adresse de facturation - Ville; Adresse de livraison - Rue=street; Adresse de livraison - Code postal=postCode; Adresse de livraison - Ville=city; Adresse de livraison - Pays=country',
  'Post of Switzerland, in French': 'Nom; Rue=street; NPA=postCode; Localité=city; Pays=country',
  'Post of Switzerland, in Italian': 'Via=street; NPA=postCode; Luogo=city; Paese=country',
  'UPS, addresses':
    'CompanyorName; Address1=street; Address2=streetLine2; Address3=suburb; CountryTerritory=country; PostalCode=postCode; CityorTown=city; StateProvinceCounty=state',
  'Royal Mail': 'Address Line 1=street; City/Town=city; County/State=state; Postcode=postCode; Country Code=country',
  'Australia Post':
    'Deliver to Address Line 1=street; Deliver to Address Line 2=streetLine2; Deliver to Suburb=suburb; Deliver to State=state; Deliver to Postcode=postCode; Send From Address Line 1',
  'Australia Post, single parcels':
    'Street number and name=street; Unit/apartment=streetLine2; Suburb=suburb; State=state; Postcode=postCode',
  'Canada Post':
    'Address Line 1=street; Address Line 2=streetLine2; City=city; Province or State=state; Postal Code/Zip Code=postCode; Country Code=country',
  HubSpot: 'Street Address=street; City=city; State/Region=state; Postal Code=postCode; Country/Region=country',
  Mailchimp:
    'Address - Street Address=street; Address - Address Line 2=streetLine2; Address - City=city; Address - State/Prov/Region=state; Address - Postal/Zip=postCode; Address - Country=country',
  Sendcloud:
    'adres=street; huisnummer=houseNumber; adresregel_2=streetLine2; plaats=city; postcode=postCode; land=country',
  'Correo Argentino':
    'largo; altura; peso; provincia_destino=state; localidad_destino=city; calle_destino=street; codpostal_destino=postCode; dpto=streetLine2',
  'a carrier of Mexico':
    'Calle=street; Num Ext=houseNumber; Num Int=streetLine2; Colonia=suburb; Delegación o municipio=city; Estado=state; CP=postCode',
  'a carrier of Spain': 'Calle=street; Piso=streetLine2; CP=postCode; Localidad=city; Provincia=state',
  'a carrier of Portugal': 'Morada=street; Andar=streetLine2; Código Postal=postCode; Localidade=city; País=country',
  'Yamato, in wide figures':
    'お届け先名称; お届け先郵便番号=postCode; お届け先住所１=street; お届け先住所２=streetLine2',
  'Post of Japan':
    '届け先郵便番号=postCode; 届け先都道府県=state; 届け先市区町村=city; 届け先丁目番地=street; 建物名・部屋番号=streetLine2',
  'a shop, in Chinese': '收货省份=state; 收货城市=city; 收货区县=suburb; 收货详细地址=street',
  'Post of Korea': '받는사람; 받는분주소=street; 받는분상세주소=streetLine2; 받는분우편번호=postCode',
  'a shop of Korea': '수령인; 수령인 우편번호=postCode; 수령인 주소(전체)=street; 수령인 상세 주소=streetLine2',
  'a carrier of Vietnam': 'Người nhận; Địa chỉ người nhận=street; Phường/Xã=suburb; Quận/Huyện=city; Tỉnh/TP=state',
  'a shop of Vienna': 'Straße=street; Hausnummer=houseNumber; Stiege; Tür=streetLine2; PLZ=postCode; Ort=city',
  'a carrier, in Danish, with tours': 'Tur; Adresse=street; Postnr=postCode; By=city',
  'DHL, with one more line':
    'Empfänger Adresszusatz 1=streetLine2; Empfänger Straße=street; Empfänger Hausnummer=houseNumber; Empfänger PLZ=postCode; Empfänger Ort=city',
};

describe('a list is read', () => {
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
    [
      'Straße,Hausnummer,Zusatz,Stadtteil,PLZ,Ort,Lieferadresse Straße,Lieferadresse PLZ,Lieferadresse Ort',
      { ...nowhere, street: 6, postCode: 7, city: 8 },
    ],
    [
      'Street,House number,City,Delivery street,Delivery house number,Delivery city',
      { ...nowhere, street: 3, houseNumber: 4, city: 5 },
    ],
    ['Lieferadresse,Hausnummer,Zusatz,Ort', { ...nowhere, street: 0, houseNumber: 1, streetLine2: 2, city: 3 }],
  ])('with two addresses, the number and the flat of the other one are left out: %s', async (names, mapping) => {
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

  test.each([
    ['street,city,street', { columns: [1, 3], headings: ['street', 'street'], used: 1 }],
    ['Street,City,Delivery street', { columns: [1, 3], headings: ['Street', 'Delivery street'], used: 3 }],
    ['Street,City,PLZ,Zip', { columns: [3, 4], headings: ['PLZ', 'Zip'], used: 3 }],
  ])('with two columns of one meaning: %s', async (names, facts) => {
    const { problems } = await paste(names, names.replaceAll(/[^,]+/g, 'x 1'));
    expect(problems).toEqual([{ code: 'columns-alike', facts }]);
  });
});
