/**
 * What people write for one place, with look-alikes beside it. street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

export const furtherWritings: readonly LookAlikes[] = [
  {
    kind: 'a lot of a block, which has no street: the part of the town stands for it',
    same: [
      [
        'Quadra 12 Lote 5 | Setor Bueno | Goiânia | GO | 74000-000 | BR',
        'Qd. 12 Lt. 5 | Setor Bueno | Goiania | Goiás | 74000000 | BR',
      ],
      [
        'Manzana 4 Lote 12 | Las Flores | Cancún | QROO | 77500 | MX',
        'Mza. 4 Lt. 12 | Las Flores | Cancun | Q. Roo | 77500 | MX',
      ],
      [
        'H.No. 4-5-67 | Sultan Bazar | Hyderabad | TG | 500095 | IN',
        'House No 4-5-67 | Sultan Bazar | Hyderabad | Telangana | 500 095 | IN',
      ],
    ],
    others: [
      [
        'Quadra 12 Lote 5 | Setor Bueno | Goiânia | GO | 74000-000 | BR',
        'Quadra 12 Lote 5 | Setor Oeste | Goiânia | GO | 74000-000 | BR',
      ],
      [
        'Quadra 12 Lote 5 | Setor Bueno | Goiânia | GO | 74000-000 | BR',
        'Quadra 5 Lote 12 | Setor Bueno | Goiânia | GO | 74000-000 | BR',
      ],
      [
        'Quadra 12 Lote 5 | Setor Bueno | Goiânia | GO | 74000-000 | BR',
        'Lote 5 | Setor Bueno | Goiânia | GO | 74000-000 | BR',
      ],
      [
        'Manzana 4 Lote 12 | Las Flores | Cancún | QROO | 77500 | MX',
        'Manzana 4 Lote 12 | Las Palmas | Cancún | QROO | 77500 | MX',
      ],
      [
        'Manzana 4 Lote 12 | Las Flores | Cancún | QROO | 77500 | MX',
        'Manzana 4 Lote 12, Calle Sol | Las Flores | Cancún | QROO | 77500 | MX',
      ],
      [
        'Blk 5 Lot 12 | Greenfields | Quezon City | | 1100 | PH',
        'Blk 12 Lot 5 | Greenfields | Quezon City | | 1100 | PH',
      ],
      [
        'H.No. 4-5-67 | Sultan Bazar | Hyderabad | TG | 500095 | IN',
        'H.No. 4-5-67 | Koti | Hyderabad | TG | 500095 | IN',
      ],
      ['4-5 | Sultan Bazar | Hyderabad | TG | 500095 | IN', '4-5 | Sultan Bazar | Hyderabad | TG | 500095 | IN'],
    ],
  },
  {
    kind: 'a Mexican colonia and a Brazilian bairro with their word',
    same: pairsInLines(`
      Rua A, 10 | Centro | Salvador | BA | 40000-000 | BR = Rua A, 10 | Bairro Centro | Salvador | BA | 40000-000 | BR
      Calle 5 de Mayo 12 | Centro | Puebla | PUE | 72000 | MX = Calle 5 de Mayo 12 | Col. Centro | Puebla | PUE | 72000 | MX
      Calle 5 de Mayo 12 | Centro | Puebla | PUE | | MX = Calle 5 de Mayo 12 | Colonia Centro | Puebla | PUE | | MX
      Calle 5 de Mayo 12 | Centro | Colima | COL | 28000 | MX = Calle 5 de Mayo 12 | Centro | Colima, Col. | | 28000 | MX
    `),
    others: pairsInLines(`
      Calle 5 de Mayo 12 | Col. Centro | Puebla | PUE | 72000 | MX = Calle 5 de Mayo 12 | Fracc. Centro | Puebla | PUE | 72000 | MX
      Calle 5 de Mayo 12 | Col. Roma Norte | CDMX | | 06700 | MX = Calle 5 de Mayo 12 | Col. Roma Sur | CDMX | | 06700 | MX
      Calle 5 de Mayo 12 | Centro | Colima, Col. | | 28000 | MX = Calle 5 de Mayo 12 | Centro | Colima | JAL | 28000 | MX
    `),
  },
  {
    kind: 'districts with a zero before their number',
    same: [['12 Main Street | | Dublin 6 | | | IE', '12 Main St. | | Dublin 06 | | | IE']],
    others: [['12 Main Street | | Dublin 6 | | | IE', '12 Main St. | | Dublin 16 | | | IE']],
  },
  {
    kind: 'the small ke of Japan',
    same: [
      ['霞が関1-2-3 | | 千代田区 | 東京都 | 100-0013 | JP', '霞ヶ関1-2-3 | | 千代田区 | 東京都 | 100-0013 | JP'],
      ['霞が関1-2-3 | | 千代田区 | 東京都 | 100-0013 | JP', '霞ケ関一丁目2番3号 | | 千代田区 | 東京都 | 100-0013 | JP'],
    ],
    others: [],
  },
  {
    kind: 'what nobody sees, copied along',
    same: [
      [
        'Überseering 12 | | Hamburg | | 22297 | DE',
        'Übersee\u00adring 12\u200b | | Ham\u200bburg | | \u200e22297 | DE',
      ],
      ['Hauptstr. 12 | | Köln | | 50667 | DE', '\u2068Hauptstr. 12\u2069 | | Köl\u2060n | | 50667\ufeff | DE'],
    ],
    others: [
      ['Hauptstr. 1214 | | Köln | | 50667 | DE', 'Hauptstr. 12\u00ad14 | | Köln | | 50667 | DE'],
      ['Hauptstr. 1214 | | Köln | | 50667 | DE', 'Hauptstr. 12\u200b14 | | Köln | | 50667 | DE'],
    ],
  },
  {
    kind: 'one place of many countries, in two writings',
    same: pairsInLines(`
      PSC 3 Box 1120 | | APO | AE | 09021 | US = P.S.C. 3, Box 1120 | | APO | AE | 09021 | United States
      PSC 3 Box 1120 | | APO | AE | 09021 | US = PSC 3 BOX 1120 | | APO AE | | 09021 | USA
      PSC 3 Box 1120 | | APO | AE | 09021 | US = PSC 3, Box #1120 | | APO | AE | 09021-1120 | US
      Unit 2050 Box 4190 | | APO | AP | 96278 | US = UNIT 2050, BOX 4190 | | APO | AP | 96278-2050 | US
      BFPO 57 | | London | | BF1 2AT | UK = B.F.P.O. 57 | | | | BF1 2AT | UK
      RR 2 Box 152 | | Ames | IA | 50010 | US = Rural Route 2, Box 152 | | Ames | Iowa | 50010 | US
      RR 2 Box 152 | | Ames | IA | 50010 | US = R.R. #2 Box 152 | | Ames | IA | 50010 | US
      HC 68 Box 23A | | Ajo | AZ | 85321 | US = Highway Contract Route 68 Box 23A | | Ajo | AZ | 85321 | US
      RR 4 Site 6 Comp 10 | | Red Deer | AB | T4N 5E1 | CA = SITE 6 COMP 10 RR 4 | | Red Deer | Alberta | T4N5E1 | Canada
      Lot 5 Smith Road | | Gympie | QLD | 4570 | AU = Lot 5, Smith Rd | | Gympie | Queensland | 4570 | AU
      PO Box 12 | | Reno | NV | 89501 | US = Post Office Box 12 | | Reno | NV | 89501-0012 | US
      Postfach 10 12 34 | | Köln | | 50452 | DE = Postfach 101234 | | Koeln | | 50452 | Germany
      Postfach 10 12 34 | | Köln | | 50452 | DE = PF 101234 | | Köln | | D-50452 | Deutschland
      Mariahilfer Straße 10/2/14 | | Wien | | 1070 | AT = Mariahilfer Str. 10, Stiege 2, Tür 14 | | Wien | | A-1070 | Österreich
      丸の内1-2-3 | | 千代田区 | 東京都 | 100-0005 | 日本 = 丸の内一丁目2番3号 | | 千代田区 | 東京都 | 〒100-0005 | Japan
      丸の内1-2-3 | | 千代田区 | 東京都 | 100-0005 | 日本 = 東京都千代田区丸の内1丁目2-3 | | | | 100-0005 | 日本
      丸の内1-2-3-401 | | 千代田区 | 東京都 | 100-0005 | 日本 = 丸の内1丁目2番3号401号室 | | 千代田区 | 東京都 | 100-0005 | 日本
      霞ヶ関1-2-3 | | 千代田区 | 東京都 | 100-0013 | 日本 = 霞が関1-2-3 | | 千代田区 | 東京都 | 100-0013 | 日本
      大字下田123 | | 川越市 | 埼玉県 | | 日本 = 下田123番地 | | 川越市 | 埼玉県 | | 日本
      1 Main Street | | Newtown | Co. Wicklow | | Ireland = 1 Main St | | Newtown | County Wicklow | | Ireland
      12 Main Street | | Dublin 6 | | | Ireland = 12 Main St. | | Dublin 06 | Co. Dublin | | Ireland
      Rose Cottage, Church Lane | | Leeds | | LS1 4AP | UK = Church Lane | | Leeds | West Yorkshire | LS14AP | England | Rose Cottage
      The Old Rectory, Church Lane | | Leeds | | LS1 4AP | UK = Old Rectory, Church Ln | | Leeds | | LS1 4AP | UK
      1 Church Cottages | | Bibury | Glos | GL7 5NW | UK = 1 Church Cotts. | | Bibury | Gloucestershire | GL7 5NW | UK
      Flat 2F1, 12 Marchmont Road | | Edinburgh | | EH9 1HZ | UK = 2F1, 12 Marchmont Rd | | Edinburgh | | EH9 1HZ | Scotland
      Quadra 12 Lote 5 | Setor Bueno | Goiânia | GO | 74000-000 | Brasil = Qd. 12 Lt. 5 | Setor Bueno | Goiania | Goiás | 74000000 | Brazil
      SQN 308 Bloco A Apto 101 | Asa Norte | Brasília | DF | 70747-010 | Brasil = SQN 308 Bl. A Ap. 101 | Asa Norte | Brasilia | DF | 70747-010 | Brazil
      Rodovia BR-116 km 12 | | Curitiba | PR | | Brasil = Rod. BR 116, Km 12 | | Curitiba | Paraná | | Brasil
      Rua XV de Novembro, 10 | Centro | Curitiba | PR | | Brasil = Rua Quinze de Novembro 10 | Centro | Curitiba | PR | | Brasil
      Rua Augusta, 10, Sala 101 | Centro | São Paulo | SP | | Brasil = Rua Augusta, 10 - sl 101 | Centro | S. Paulo | SP | | Brasil
      Rua Augusta, s/n | Centro | São Paulo | SP | | Brasil = R. Augusta, S/N° | Centro | São Paulo | SP | | Brasil
      H.No. 4-5-67 | Sultan Bazar | Hyderabad | TG | 500095 | India = House No 4-5-67 | Sultan Bazar | Hyderabad | Telangana | 500 095 | India
      12 MG Road | Indiranagar | Bengaluru | KA | 560038 | India = 12 M.G. Rd, | Indiranagar | Bangalore | Karnataka | 560038 | India
      12 MG Road | Indiranagar | Bengaluru | KA | 560038 | India = #12, Mahatma Gandhi Road | Indira Nagar | Bengaluru | KA | 560038 | India
      Plot No. 12, Sector 15 | | Gurugram | HR | 122001 | India = Plot 12, Sec-15 | | Gurgaon | Haryana | 122001 | India
      Av. Reforma 10 Int. 5 | Juárez | CDMX | | 06600 | México = Avenida Reforma 10 Interior 5 | Juárez | Ciudad de México | CDMX | 06600 | México
      Av. Reforma 10-5 | Juárez | Ciudad de México | | 06600 | México = Av. Reforma 10-5 | Juárez | México D.F. | | 06600 | México
      Carrera 7 # 12-34 | | Bogotá | | | Colombia = Cra. 7 No. 12 - 34 | | Bogota D.C. | | | CO
      45 Elm Street | | Troy | AL | 36081 | US = 45 Elm Str | | Troy | Alabama | 36081-1234 | U.S.A.
      45 Elm Street Ext | | Troy | AL | 36081 | US = 45 Elm St Extension | | Troy | AL | 36081 | US
      45 Northeast Elm Street | | Atlanta | GA | 30303 | US = 45 NE Elm St | | Atlanta | GA | 30303 | US
      12 1/2 Elm St | | Reno | NV | 89501 | US = 12½ Elm Street | | Reno | NV | 89501 | US
      45 County Road 12 | | Troy | AL | 36081 | US = 45 Co Rd 12 | | Troy | AL | 36081 | US
      45 U.S. Highway 12 | | Troy | AL | 36081 | US = 45 US Hwy 12 | | Troy | AL | 36081 | US
      45 Elm St, Suite 200 | | Troy | AL | 36081 | US = 45 Elm St Ste 200 | | Troy | AL | 36081 | US
      45 Fifth Avenue | | New York | NY | 10003 | US = 45 5th Ave | | New York City | NY | 10003 | US
      45 Elm St | | Brooklyn | NY | 11201 | US = 45 Elm Street | | Brooklyn | New York | 11201 | US
      Blk 123 Ang Mo Kio Ave 3 #05-12 | | Singapore | | 560123 | SG = 123 Ang Mo Kio Avenue 3, #05-12 | | Singapore | | S560123 | Singapore
      Flat A, 12/F, 5 Nathan Road | | Kowloon | | | HK = Flat A, 12th Floor, 5 Nathan Rd | Kowloon | Hong Kong | | | Hong Kong
      12 ngõ 34 Đường Láng | Đống Đa | Hà Nội | | | VN = 12 Ngo 34 Duong Lang | Dong Da | Ha Noi | | | Vietnam
      12 Nguyễn Huệ | Quận 1 | Thành phố Hồ Chí Minh | | | VN = 12 Nguyen Hue | Q.1 | TP. HCM | | | Viet Nam
      ул. Ленина, д. 5, корп. 2, кв. 10 | | Москва | | 119019 | RU = улица Ленина, дом 5, корпус 2, квартира 10 | | г. Москва | | 119019 | Россия
      Via Roma 12/R | | Firenze | | 50123 | IT = Via Roma 12r | | Firenze | FI | 50123 | Italia
      Via Roma 12 | | Milano | MI | 20121 | IT = Via Roma n. 12 | | Milan | | I-20121 | Italia
      Rua Direita 5 2º Esq | | Lisboa | | 1100-053 | PT = R. Direita, nº 5 - 2.º esq.º | | Lisbon | | 1100-053 | Portugal
      Calle Mayor 5, 2º izq | | Madrid | | 28013 | ES = C/ Mayor, 5 - 2º izquierda | | Madrid | Madrid | 28013 | España
      Nørrebrogade 5, 2. tv | | København N | | 2200 | DK = Nørrebrogade 5, 2.tv. | | Kobenhavn N | | DK-2200 | Danmark
      Keizersgracht 12-2 | | Amsterdam | | 1015 CS | NL = Keizersgracht 12 II | | Amsterdam | | 1015CS | Nederland
      Keizersgracht 12 A | | 's-Gravenhage | | 2514 EA | NL = Keizersgracht 12a | | Den Haag | | 2514EA | NL
      Lange Voorhout 5 | | 's-Hertogenbosch | | 5211 JR | NL = Lange Voorhout 5 | | Den Bosch | | 5211 JR | NL
      van 't Hoffstraat 5 | | Leiden | | 2313 EA | NL = van t Hoffstraat 5 | | Leiden | | 2313 EA | NL
      't Hartplein 5 | | Leiden | | 2313 EA | NL = t Hartplein 5 | | Leiden | | 2313 EA | NL
      Kossuth Lajos u. 5. II/3 | | Budapest | | 1053 | HU = Kossuth Lajos utca 5, 2. em. 3. | | Budapest V. | | 1053 | Magyarország
      ul. Długa 12 m. 5 | | Kraków | | 31-147 | PL = Długa 12/5 | | Krakow | | 31147 | Poland
      Dlouhá 123/5 | | Praha 1 | | 110 00 | CZ = Dlouhá 123/5 | Staré Město | Praha | | 11000 | Česko
      Atatürk Cad. No:5 D:3 | Çankaya | Ankara | | 06100 | TR = Ataturk Caddesi 5/3 | Çankaya | Ankara | | 06100 | Turkey
      Storgatan 5 lgh 1101 | | Malmö | | 211 22 | SE = Storgatan 5, Lägenhet 1101 | | Malmo | | SE-21122 | Sverige
      Mannerheimintie 5 A 12 | | Helsinki | | 00100 | FI = Mannerheimintie 5 A as. 12 | | Helsingfors | | FI-00100 | Finland
      12 ถนนสุขุมวิท | คลองเตย | กรุงเทพมหานคร | | 10110 | TH = 12 ถ.สุขุมวิท | เขตคลองเตย | กทม. | | 10110 | ไทย
      Valiasr St, No. 12 | | Tehran | | 1234567890 | IR = No. 12, Vali Asr Street | | Tehran | | 12345-67890 | Iran
      Hauptstr. 12–14 | | Köln | | 50667 | DE = Hauptstraße 12 - 14 | | Köln | | 50667 | DE
      Q4, 17 | | Mannheim | | 68161 | DE = Q 4, 17 | | Mannheim | | 68161 | DE
      12 rue du Dr Roux | | Paris | | 75015 | FR = 12, rue du Docteur Roux | | Paris 15e | | 75015 | France
      Bât. C, 12 av. Foch | | Lyon | | 69002 | FR = 12 avenue Foch Bâtiment C | | Lyon CEDEX 02 | | 69002 | FR
      c/o Smith, 12 High St | | Leeds | | LS1 4AP | UK = 12 High Street | | Leeds | | LS1 4AP | UK
      12 High St, Attn: Bob | | Leeds | | LS1 4AP | UK = FAO Bob, 12 High St | | Leeds | | LS1 4AP | UK
      Villa 12, Street 5 | Jumeirah 1 | Dubai | | | UAE = Villa #12, St 5 | Jumeirah 1 | Dubai | Dubai | | United Arab Emirates
      建国门外大街1号 | 朝阳区 | 北京市 | | 100022 | 中国 = 北京市朝阳区建国门外大街1号 | | | | 100022 | 中国
      테헤란로 152 | 강남구 | 서울특별시 | | 06236 | 대한민국 = 서울시 강남구 테헤란로 152 | | | | 06236 | 한국
    `),
    others: [],
  },
  {
    kind: 'blocks with a letter, streets that count, plates without a dash, lots, squares with a year, storeys of Amsterdam',
    same: pairsInLines(`
      Bağdat Cad. No:12 A Blok D:5 | Kadıköy | İstanbul | | 34710 | TR = A Blok, Bağdat Cad. No:12, D:5 | Kadıköy | İstanbul | | 34710 | TR
      1-я Тверская-Ямская ул., д. 12 | | Москва | | 125047 | RU = ул. Тверская-Ямская 1-я, 12 | | Москва | | 125047 | RU
      1-ая Тверская-Ямская улица, 12 | | Москва | | 125047 | RU = Тверская-Ямская 1-я ул., 12 | | Москва | | 125047 | RU
      2-й Донской проезд, 4 | | Москва | | 119071 | RU = проезд Донской 2-й, д. 4 | | Москва | | 119071 | RU
      Calle 12 # 34-56 | | Medellín | | 050021 | CO = CL 12 34 56 | | Medellín | | 050021 | CO
      Carrera 12 # 34-56 | | Medellín | | 050021 | CO = KR 12 # 34 56 | | Medellín | | 050021 | CO
      Mz 5 Lt 12 | Las Flores | Cancún | QROO | 77500 | MX = Manzana 5, Lote 12 | Las Flores | Cancún | QROO | 77500 | MX
      Plein 1944 12 | | Nijmegen | | 6511 JD | NL = Plein 1944 nr. 12 | | Nijmegen | | 6511 JD | NL
      Plein '40-'45 12 | | Amsterdam | | 1063 KR | NL = Plein 1940-1945 12 | | Amsterdam | | 1063 KR | NL
      Singel 12-2 | | Amsterdam | | 1013 GA | NL = Singel 12 II hoog | | Amsterdam | | 1013 GA | NL
      Singel 12-2 | | Amsterdam | | 1013 GA | NL = Singel 12 tweehoog | | Amsterdam | | 1013 GA | NL
      Calle Torre 12 | | Madrid | | 28013 | ES = C/ Torre, 12 | | Madrid | | 28013 | ES
      Rua Torre 12 | | Lisboa | | 1100-195 | PT = R. Torre, 12 | | Lisboa | | 1100-195 | PT
      12-14 High St | | Leeds | | LS1 4AP | GB = Nos 12-14 High Street | | Leeds | | LS1 4AP | GB
    `),
    others: pairsInLines(`
      Bağdat Cad. No:12A, D Blok, D:5 | Kadıköy | İstanbul | | 34710 | TR = Bağdat Cad. No:12 A Blok D:5 | Kadıköy | İstanbul | | 34710 | TR
      1-я Тверская-Ямская ул., 12 | | Москва | | 125047 | RU = 2-я Тверская-Ямская ул., 12 | | Москва | | 125047 | RU
      ул. Тверская-Ямская 1-я, 12 | | Москва | | 125047 | RU = ул. Тверская-Ямская, 12 | | Москва | | 125047 | RU
      1-я Донская ул., 4 | | Москва | | 119071 | RU = 1-й Донской проезд, 4 | | Москва | | 119071 | RU
      CL 12 34 56 | | Medellín | | 050021 | CO = CL 12 34 65 | | Medellín | | 050021 | CO
      CL 12 34 56 | | Medellín | | 050021 | CO = CL 34 12 56 | | Medellín | | 050021 | CO
      Plein 1944 12 | | Nijmegen | | 6511 JD | NL = Plein 1945 12 | | Nijmegen | | 6511 JD | NL
      Plein 1944 12 | | Nijmegen | | 6511 JD | NL = Plein 12 | | Nijmegen | | 6511 JD | NL
      Manzana 5, Lote 12 | Las Flores | Cancún | QROO | 77500 | MX = Manzana 12, Lote 5 | Las Flores | Cancún | QROO | 77500 | MX
    `),
  },
];
