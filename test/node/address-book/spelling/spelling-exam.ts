/**
 * Places written by somebody who had not read the rules, as postal guides, invoices and parcels of the countries write them:
 * what the rules did not know then. Every writing of a family is every other one; `examOthers` are places that only look alike.
 * street | suburb | city | state | post code | country | building
 */
import type { Family } from './spelling-families.ts';

export const examFamilies: readonly Family[] = [
  ['77 Sandy Creek Road |  | Gympie | QLD | 4570 | Australia', '77 Sandy Ck Rd |  | Gympie | QLD | 4570 | Australia'],
  [
    '742 Evergreen Terrace Apt 12 |  | Portland | OR | 97201 | United States',
    '742 Evergreen Terrace, No. 12 |  | Portland | OR | 97201 | USA',
  ],
  [
    '1500 North Michigan Avenue |  | Chicago | IL | 60610 | United States',
    '1500 No. Michigan Ave |  | Chicago | IL | 60610 | US',
  ],
  ['88 Northeast 21st Street |  | Miami | FL | 33137 | United States', '88 N.E. 21 St |  | Miami | FL | 33137 | USA'],
  [
    '405-1234 Burrard Street |  | Vancouver | BC | V6Z 2A9 | Canada',
    '#405 - 1234 Burrard St |  | Vancouver | British Columbia | V6Z2A9 | Canada',
  ],
  [
    '12 Station Approach | Didsbury | Manchester |  | M20 2RB | United Kingdom',
    '12 Station Appr. |  | Manchester |  | M20 2RB | United Kingdom',
  ],
  [
    'Rose Cottage, 5 Church Lane |  | Ely | Cambridgeshire | CB7 4JF | United Kingdom',
    'Rose Cottage 5 Church Lane |  | Ely | Cambs. | CB74JF | United Kingdom',
  ],
  [
    '2F1, 14 Marchmont Road |  | Edinburgh |  | EH9 1HZ | United Kingdom',
    'Flat 2F1, 14 Marchmont Road |  | Edinburgh |  | EH9 1HZ | UK',
  ],
  [
    'Straße des 17. Juni 139 |  | Berlin |  | 10623 | Deutschland',
    'Str. d. 17. Juni 139 |  | Berlin |  | 10623 | Germany',
  ],
  [
    '3 place du Maréchal Juin |  | Strasbourg |  | 67000 | France',
    '3, Pl du Maréchal Juin |  | Strassburg |  | F-67000 | Frankreich',
  ],
  [
    '27 chemin des Docteurs Mayo, bâtiment B |  | Marseille |  | 13008 | France',
    '27 chem. des Drs Mayo Bat B |  | Marseille |  | 13008 | France',
  ],
  [
    '6 impasse de la 5e Division |  | Lille |  | 59000 | France',
    '6 imp. de la 5ème Division |  | Lille |  | 59000 | France',
    '6 imp de la Cinquième Division |  | Lille |  | 59000 | France',
  ],
  [
    '40 route de Toulouse, ZA des Pins |  | Bordeaux |  | 33000 | France',
    '40 Rte de Toulouse Z.A. des Pins |  | Bordeaux |  | 33000 | France',
  ],
  [
    'Laan van Meerdervoort 70 II |  | Den Haag |  | 2517 AN | Nederland',
    "Ln van Meerdervoort 70-2 |  | 's-Gravenhage |  | 2517AN | Nederland",
    'Laan v. Meerdervoort 70 2 |  | The Hague |  | 2517 AN | Netherlands',
  ],
  [
    'Calle Mayor 12, 3º Izquierda |  | Madrid |  | 28013 | España',
    'Calle Mayor, núm. 12, 3o Izda |  | Madrid |  | E-28013 | Spanien',
  ],
  [
    'Avenida Diagonal 401, 2º 1ª |  | Barcelona |  | 08008 | España',
    'Av. Diagonal 401, 2-1 |  | Barcelona |  | 08008 | Spain',
  ],
  [
    'Rua Augusta 100, 2º Esquerdo |  | Lisboa |  | 1100-053 | Portugal',
    'Rua Augusta nº 100 - 2 Esq |  | Lisboa |  | 1100 053 | PT',
  ],
  [
    'Praça da República 8 |  | Porto |  | 4050-498 | Portugal',
    'Prc. da República 8 |  | Porto |  | 4050498 | Portugal',
  ],
  [
    'Corso Vittorio Emanuele II 30, scala B, interno 7 |  | Torino | TO | 10123 | Italia',
    'C.so Vitt. Emanuele II 30 Scala B Int 7 |  | Torino | TO | 10123 | Italia',
    'Corso Vittorio Emanuele Secondo 30 sc B int 7 |  | Torino | Torino | 10123 | Italia',
  ],
  [
    'Mannerheimintie 14 B 22 |  | Helsinki |  | 00100 | Suomi',
    'Mannerheimint. 14B22 |  | HELSINKI |  | FI-00100 | Finland',
    'Mannerheimintie 14 rappu B as 22 |  | Helsinki |  | 00100 | Finnland',
  ],
  ['Hämeenkatu 9 A 4 |  | Tampere |  | 33100 | Suomi', 'Hameenkatu 9A4 |  | Tampere |  | 33100 | FI'],
  [
    'plac Generała Józefa Bema 3 |  | Wrocław |  | 50-265 | Polska',
    'Plac gen. J. Bema 3 |  | Breslau |  | 50-265 | Polen',
  ],
  [
    'náměstí Svobody 12/5 |  | Praha 1 |  | 110 00 | Česká republika',
    'nám. Svobody 12/5 |  | Prague 1 |  | 11000 | Czech Republic',
    'Nam. Svobody 12/5 |  | Praha |  | CZ-110 00 | Czechia',
  ],
  [
    'Andrássy út 60. 3. emelet 2. |  | Budapest |  | 1062 | Magyarország',
    'Andrássy út 60. III. em. 2. |  | Budapest |  | 1062 | Hungary',
    'Andrássy út 60, III/2 |  | Budapest |  | 1062 | HU',
  ],
  [
    'Petőfi Sándor utca 12. |  | Szeged |  | 6722 | Magyarország',
    'Petőfi S. u. 12 |  | Szeged |  | 6722 | Hungary',
    'Petőfi Sándor u. 12.sz. |  | Szeged |  | H-6722 | Magyarország',
  ],
  [
    'Kossuth Lajos tér 1-3. |  | Budapest |  | 1055 | Magyarország',
    'Kossuth L. tér 1-3 |  | Budapest |  | 1055 | Hungary',
  ],
  ['Bulevardul Unirii 8 |  | Iași | Iași | 700001 | România', 'Bld. Unirii 8 |  | Iasi | Iasi | 700001 | RO'],
  [
    'Barbaros Mahallesi, İnönü Bulvarı 8 |  | İzmir |  | 35210 | Türkiye',
    'Barbaros Mah. İnönü Blv. No: 8 |  | Izmir |  | 35210 | Turkey',
  ],
  ['ул. Ленина, д. 5, кв. 12 |  | Москва |  | 101000 | Россия', 'Ленина ул., 5-12 |  | г. Москва |  | 101000 | Russia'],
  [
    'Большой переулок, дом 9, строение 1 |  | Москва |  | 109004 | Россия',
    'Б. пер. 9с1 |  | Москва |  | 109004 | Россия',
  ],
  [
    'вул. Хрещатик, 22, кв. 8 |  | Київ |  | 01001 | Україна',
    'ул. Хрещатик, д. 22, кв. 8 |  | Киев |  | 01001 | Украина',
  ],
  [
    'вул. Лесі Українки, 5, кв. 12 |  | Одеса |  | 65000 | Україна',
    'вул. Л. Українки, буд. 5, кв. 12 |  | Odesa |  | 65000 | Ukraine',
  ],
  [
    '3-5-12 Shibuya, Sakura Heights 204 |  | Shibuya-ku | Tokyo | 150-0002 | Japan',
    'Sakura Heights 204, 3-5-12 Shibuya |  | Shibuya City | Tokyo | 1500002 | Japan',
  ],
  [
    '테헤란로 152, 8층 | 강남구 | 서울특별시 |  | 06236 | 대한민국',
    '테헤란로 152 (8F) | 강남구 | 서울 |  | 06236 | 한국',
  ],
  ['중앙로 25, 101동 1203호 |  | 대전 |  | 34900 | 대한민국', '중앙로 25 101-1203 |  | 대전광역시 |  | 34900 | 한국'],
  [
    '建国门外大街1号2号楼3单元501室 |  | 北京 | 北京市 | 100004 | 中国',
    '建国门外大街一号二号楼三单元501室 |  | 北京 | 北京 | 100004 | China',
  ],
  ['忠孝東路四段100號5樓 | 大安區 | 台北市 |  | 106 | 台灣', '忠孝東路4段100號5F | 大安區 | 臺北市 |  | 106 | 臺灣'],
  [
    '99/5 ถนนสุขุมวิท ซอย 21 | คลองเตย | กรุงเทพมหานคร |  | 10110 | ประเทศไทย',
    'เลขที่ 99/5 ซอย 21 ถนนสุขุมวิท | คลองเตย | กรุงเทพ |  | 10110 | ไทย',
  ],
  [
    'Flat No. 302, 15 Mahatma Gandhi Road | Shivaji Nagar | Pune | Maharashtra | 411005 | India',
    'Flat no 302, #15, Mahatma Gandhi Rd. | Shivaji Nagar | Pune | Maharashtra | 411005 | Bharat',
  ],
  [
    'No. 21, 3rd Cross, 2nd Main, Indiranagar |  | Bengaluru | Karnataka | 560038 | India',
    '#21, 3rd Cross, 2nd Main | Indiranagar | Bangalore | KA | 560038 | India',
    '21, 3rd Cross Rd, 2nd Main Rd, Indiranagar |  | Bangalore | Karnataka | 560 038 | India',
  ],
  [
    'Calzada General Mariano Escobedo 20 |  | Guadalajara | Jalisco | 44100 | México',
    'Czda. Gral. Mariano Escobedo #20 |  | Guadalajara | JAL | 44100 | MX',
  ],
  [
    '45 Voortrekker Street | Sunnyside | Pretoria | Gauteng | 0002 | South Africa',
    '45 Voortrekkerstraat | Sunnyside | Pretoria |  | 0002 | South Africa',
  ],
  [
    'Block 45 Bedok South Avenue 3 #12-345 |  | Singapore |  | 460045 | Singapore',
    "Blk. 45, Bedok South Ave. 3, Unit 12-345 |  | S'pore |  | 460045 | Singapore",
    'APT BLK 45 BEDOK SOUTH AVENUE 3 #12-345 |  | SINGAPORE |  | 460045 | SINGAPORE',
  ],
  [
    'Flat B, 12/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
    '96 Nathan Road, 12/F, Flat B | TST | Kowloon |  |  | Hong Kong SAR',
    'Flt B 12F 96 Nathan Rd. | Tsimshatsui | Kln |  |  | Hong Kong',
  ],
  [
    "Room 1203, 100 Queen's Road Central |  | Hong Kong |  |  | Hong Kong",
    'Rm 1203, 100 Queens Rd C |  | Hong Kong |  |  | HK',
  ],
  [
    '15 Rothschild Boulevard, Apartment 4 |  | Tel Aviv |  | 6688102 | Israel',
    'Rothschild Blvd 15/4 |  | Tel-Aviv |  | 6688102 | Israel',
    'Sderot Rothschild 15, apt. 4 |  | Tel Aviv-Yafo |  | 6688102 | IL',
  ],
  [
    'רחוב הרצל 12, דירה 5 |  | חיפה |  | 3312101 | ישראל',
    'הרצל 12/5 |  | חיפה |  | 3312101 | Israel',
    "רח' הרצל 12 דירה 5 |  | חיפה |  | 3312101 | ישראל",
    "רח׳ הרצל 12, ד' 5 |  | חיפה |  | 3312101 | ישראל",
  ],
  [
    '12 Jalan Sultan Ismail | Bukit Bintang | Kuala Lumpur |  | 50250 | Malaysia',
    '12, Jln. Sultan Ismail | Bkt Bintang | Kuala Lumpur | WP | 50250 | MY',
  ],
  ['Slovenska cesta 9a |  | Ljubljana |  | 1000 | Slovenija', 'Slovenska cesta 9/a |  | Laibach |  | 1000 | Slowenien'],
  ['Улица краља Петра 10/4 |  | Београд |  | 11000 | Србија', 'Краља Петра 10 стан 4 |  | Београд |  | 11000 | Србија'],
  [
    'Gedimino prospektas 9-4 |  | Vilnius |  | LT-01103 | Lietuva',
    'Gedimino pr. 9, but. 4 |  | Wilno |  | LT-01103 | Litwa',
  ],
  [
    '25 đường Nguyễn Huệ | Quận 1 | Thành phố Hồ Chí Minh |  | 700000 | Việt Nam',
    '25 Nguyen Hue | Q.1 | TP. Hồ Chí Minh |  | 700000 | Vietnam',
    '25 Nguyen Hue Street | District 1 | Ho Chi Minh City |  | 700000 | Viet Nam',
  ],
  [
    'Jalan Jenderal Sudirman No. 52 |  | Jakarta | DKI Jakarta | 12190 | Indonesia',
    'Jl. Jend. Sudirman No.52 |  | Jakarta |  | 12190 | Indonesia',
    'Jln. Jend Sudirman 52 |  | Djakarta | DKI | 12190 | ID',
  ],
  [
    'RD 2, 150 State Highway 1 |  | Kaikoura |  | 7371 | New Zealand',
    '150 State Hwy 1, RD 2 |  | Kaikoura |  | 7371 | NZ',
    '150 SH 1, R.D. 2 |  | Kaikōura |  | 7371 | New Zealand',
  ],
  [
    '47 West 13th Street |  | New York | NY | 10011 | United States',
    '47 W. 13 Street |  | New York | NY | 10011 | USA',
  ],
  [
    'First Floor, 61 Lower Leeson Street |  | Dublin 2 |  | D02 AB12 | Ireland',
    '1st Floor, 61 Lr. Leeson St |  | Dublin 2 |  | D02AB12 | Ireland',
    '61 Lwr Leeson St, Floor 1 |  | Dublin |  | D02 AB12 | IE',
  ],
  [
    'Johann-Sebastian-Bach-Platz 1 |  | Ansbach |  | 91522 | Deutschland',
    'Joh.-Seb.-Bach-Pl. 1 |  | Ansbach | Bayern | 91522 | Germany',
  ],
  [
    'An der Alten Mühle 4b |  | Gießen |  | 35390 | Deutschland',
    'An d. Alten Mühle 4 b |  | Giessen | Hessen | 35390 | Germany',
  ],
  [
    'Große Bergstraße 100 |  | Hamburg |  | 22767 | Deutschland',
    'Grosse Bergstrasse 100 |  | Hambourg |  | 22767 | Allemagne',
  ],
  [
    '22 place du Général-de-Gaulle, 3e étage |  | Lille |  | 59000 | France',
    '22, Pl. du Gén. de Gaulle 3e ét. |  | Lille |  | F-59000 | France',
  ],
  [
    'Eerste Constantijn Huygensstraat 14-2 |  | Amsterdam |  | 1054 BP | Nederland',
    '1e Constantijn Huygensstr. 14 II |  | Amsterdam |  | 1054BP | NL',
    '1e Constantijn Huygensstr 14/2 |  | Amsterdam |  | 1054 BP | Netherlands',
  ],
  [
    'Van der Helstplein 5A |  | Rotterdam |  | 3072 AA | Nederland',
    'v/d Helstpl. 5-A |  | Rotterdam |  | 3072 AA | NL',
  ],
  [
    'Pohjoinen Rautatiekatu 21 A 7 |  | Helsinki |  | 00100 | Suomi',
    'Pohj. Rautatiekatu 21A7 |  | Helsingfors |  | FI-00100 | Finland',
  ],
  [
    'ul. 3 Maja 12 m. 4 |  | Katowice |  | 40-096 | Polska',
    '3-go Maja 12/4 |  | Katowice |  | 40-096 | Poland',
    'ul. Trzeciego Maja 12 lok. 4 |  | Katowice |  | 40096 | PL',
  ],
  [
    'ul. Świętego Jana 8, II piętro |  | Kraków |  | 31-018 | Polska',
    'św. Jana 8, 2 piętro |  | Cracow |  | 31-018 | Poland',
    'ul. Św. Jana 8 p. 2 |  | Krakau |  | 31-018 | Polska',
  ],
  [
    'Náměstí Míru 820/9 |  | Praha 2 |  | 120 00 | Česko',
    'nám. Míru 820/9 |  | Praha |  | 12000 | Czechia',
    'Nam. Miru 820/9 |  | Prague 2 |  | 120 00 | Czech Republic',
  ],
  [
    'Váci utca 47/B, fszt. 2. |  | Budapest |  | 1056 | Magyarország',
    'Váci u. 47/b fsz. 2 |  | Budapest |  | H-1056 | Hungary',
    'Vaci u. 47 B, földszint 2. |  | Budapest V. ker. |  | 1056 | HU',
  ],
  [
    'проспект Мира, дом 101, строение 2, офис 5 |  | Москва |  | 129085 | Россия',
    'Мира пр., 101 стр.2 офис 5 |  | Москва |  | 129085 | Россия',
    'просп. Мира, 101с2, оф. 5 |  | Moscow |  | 129085 | Russia',
  ],
  [
    'бульвар Шевченка, 33, кв. 4 |  | Черкаси |  | 18000 | Україна',
    'б-р Шевченка 33 кв.4 |  | Cherkasy |  | 18000 | UA',
  ],
  ['中山路88号3单元402室 |  | 南京 | 江苏省 | 210008 | 中国', '中山路88号 3单元402 |  | 南京市 | 江苏 | 210008 | 中国'],
  ['No. 88, Zhongshan Road |  | Nanjing | Jiangsu | 210008 | China', 'Zhongshan Lu 88 |  | Nanjing |  | 210008 | PRC'],
  ['信義路五段7號45樓 | 信義區 | 台北市 |  | 110 | 台灣', '信義路5段7號45F | 信義區 | 臺北市 |  | 110 | 臺灣'],
  [
    '45F, No. 7, Section 5, Xinyi Road | Xinyi District | Taipei City |  | 110 | Taiwan',
    'No. 7, Sec. 5, Xinyi Rd., 45F | Xinyi Dist. | Taipei City |  | 110 | Taiwan',
    '45F., No.7, Sec. 5, Xinyi Rd | Xinyi | Taipei |  | 110 | Taiwan R.O.C.',
  ],
  [
    '45, Anna Salai, Opposite Spencer Plaza |  | Chennai | Tamil Nadu | 600002 | India',
    'No 45 Anna Salai |  | Chennai | Tamil Nadu | 600002 | India',
  ],
  [
    'Rua Quinze de Novembro, 200, sala 12 | Centro | Curitiba | PR | 80020-310 | Brasil',
    'R. XV de Novembro, 200 - Sl 12 | Centro | Curitiba | Paraná | 80020310 | Brazil',
  ],
  [
    'Calle 5 de Mayo 32, Colonia Centro |  | Puebla | Puebla | 72000 | México',
    'C. 5 de Mayo #32 Col. Centro |  | Puebla | Pue. | 72000 | Mexico',
    'Calle 5 de Mayo No. Ext. 32, Col. Centro |  | Puebla | Puebla | 72000 | México',
  ],
  [
    '350 Orchard Road #11-08 Shaw House |  | Singapore |  | 238868 | Singapore',
    '350 Orchard Rd, #11-08, Shaw House |  | Singapore |  | S(238868) | SG',
    '#11-08 Shaw House, 350 Orchard Rd |  | Singapore |  | 238868 | Singapore',
    '350 Orchard Road, Shaw House, Unit 11-08 |  | Singapore |  | Singapore 238868 | Singapore',
  ],
  [
    'שדרות רוטשילד 45, קומה 3 |  | תל אביב |  | 6578403 | ישראל',
    "שד' רוטשילד 45 קומה 3 |  | תל אביב-יפו |  | 6578403 | Israel",
    "שד׳ רוטשילד 45, ק' 3 |  | Tel Aviv |  | 6578403 | ישראל",
  ],
  [
    'Herzl Street 12, Apt 5 |  | Haifa |  | 3312101 | Israel',
    'Herzl St. 12/5 |  | Haifa |  | 3312101 | Israel',
    '12/5 Herzl St |  | Haifa |  | 3312101 | Israel',
  ],
  [
    'Flat 1203, Al Noor Tower, Khalifa Street |  | Abu Dhabi |  |  | United Arab Emirates',
    'Apartment 1203, Al Noor Twr., Khalifa St. |  | Abu Dhabi | Abu Dhabi |  | AE',
  ],
  [
    'Unit 5, 12 Smith Street |  | Perth | WA | 6000 | AU',
    '#5/12 Smith St |  | Perth | WA | 6000 | AU',
    'Unit 5 - 12 Smith St |  | Perth | WA | 6000 | AU',
  ],
  [
    'Level 3, 12 Smith Street |  | Perth | WA | 6000 | AU',
    '3rd Floor 12 Smith St |  | Perth | WA | 6000 | AU',
    'Lev 3 12 Smith St |  | Perth | WA | 6000 | AU',
  ],
  ['12 Main Street Apt 5B |  | Reno | NV | 89501 | US', '12 Main St., No. 5B |  | Reno | NV | 89501 | US'],
  [
    '5-12 King Street West |  | Toronto | ON | M5C 1R6 | CA',
    '#5 - 12 King St W |  | Toronto | ON | M5C 1R6 | CA',
    '#5-12 King St W |  | Toronto | ON | M5C 1R6 | CA',
  ],
  ['Hauptstraße 12, Wohnung 5 |  | Ulm |  | 89073 | DE', 'Hauptstr. 12 WE 5 |  | Ulm |  | 89073 | DE'],
  ['Hauptstraße 12, 3. OG |  | Ulm |  | 89073 | DE', 'Hauptstr. 12, III. OG |  | Ulm |  | 89073 | DE'],
  [
    'Ringstraße 12/3/5 |  | Wien |  | 1010 | AT',
    'Ringstraße 12, 3. Stiege, Tür 5 |  | Wien |  | 1010 | AT',
    'Ringstr. 12/Stg 3/5 |  | Wien |  | 1010 | AT',
  ],
  [
    '12 rue Hoche, 3e étage |  | Lyon |  | 69003 | FR',
    '12 rue Hoche 3eme et. |  | Lyon |  | 69003 | FR',
    '12 rue Hoche, troisième étage |  | Lyon |  | 69003 | FR',
  ],
  [
    'Veldstraat 12 bus 5 |  | Gent |  | 9000 | BE',
    'Veldstraat 12bus5 |  | Gent |  | 9000 | BE',
    'Veldstraat 12 bus 05 |  | Gent |  | 9000 | BE',
  ],
  [
    'Dorpsstraat 12-3 |  | Utrecht |  | 3515 TD | NL',
    'Dorpsstraat 12-III |  | Utrecht |  | 3515 TD | NL',
    'Dorpsstraat 12 III |  | Utrecht |  | 3515 TD | NL',
    'Dorpsstraat 12 3hoog |  | Utrecht |  | 3515 TD | NL',
    'Dorpsstraat 12 3-hoog |  | Utrecht |  | 3515 TD | NL',
  ],
  [
    'Calle Mayor 12, 3º B |  | Madrid |  | 28013 | ES',
    'Calle Mayor 12 3o B |  | Madrid |  | 28013 | ES',
    'C/Mayor 12, tercero B |  | Madrid |  | 28013 | ES',
  ],
  [
    'Rua Áurea 12, 3º Esquerdo |  | Lisboa |  | 1100-053 | PT',
    'Rua Áurea, nº 12, 3.º Esq.º |  | Lisboa |  | 1100-053 | PT',
  ],
  ['Birkevej 12, 3. tv |  | Odense |  | 5000 | DK', 'Birkevej 12 - 3. tv |  | Odense |  | 5000 | DK'],
  [
    'Koivukatu 12 A 5 |  | Helsinki |  | 00100 | FI',
    'Koivukatu 12A5 |  | Helsinki |  | 00100 | FI',
    'Koivukatu 12 A5 |  | Helsinki |  | 00100 | FI',
  ],
  ['ul. Długa 12 m. 5 |  | Kraków |  | 31-147 | PL', 'ul. Długa 12/m. 5 |  | Kraków |  | 31-147 | PL'],
  [
    'Petőfi utca 12. 3. em. 5. |  | Szeged |  | 6722 | HU',
    'Petőfi u. 12. III. em. 5. |  | Szeged |  | 6722 | HU',
    'Petőfi u. 12 III/5 |  | Szeged |  | 6722 | HU',
    'Petőfi u. 12. 3/5 |  | Szeged |  | 6722 | HU',
    'Petőfi utca 12. III. emelet 5. |  | Szeged |  | 6722 | HU',
    'Petőfi u. 12. III. 5. |  | Szeged |  | 6722 | HU',
  ],
  [
    'Lale Sokak No: 12 Daire: 5 |  | Ankara |  | 06420 | TR',
    'Lale Sokak No: 12 İç Kapı No: 5 |  | Ankara |  | 06420 | TR',
  ],
  ['вул. Хрещатик, буд. 5, кв. 12 |  | Київ |  | 01001 | UA', 'вул.Хрещатик,б.5,кв.12 |  | Київ |  | 01001 | UA'],
  ['테헤란로 152, 3층 |  | 서울 |  | 06236 | KR', '테헤란로152, 3F |  | 서울 |  | 06236 | KR'],
  ['忠孝東路四段321號5樓之2 |  | 台北市 |  | 106 | TW', '忠孝東路四段321號5F-2 |  | 台北市 |  | 106 | TW'],
  ['Flat 5, 12 MG Road |  | Pune | MH | 411005 | IN', 'F. No. 5, 12 M G Road |  | Pune | MH | 411005 | IN'],
  [
    'Rua Augusta, 12, apartamento 5 |  | São Paulo | SP | 01304-001 | BR',
    'Rua Augusta, 12 - AP 05 |  | São Paulo | SP | 01304-001 | BR',
  ],
  [
    'Avenida Juárez 12, interior 5 |  | Puebla | PUE | 72000 | MX',
    'Av. Juárez Ext. 12 Int. 5 |  | Puebla | PUE | 72000 | MX',
    'Av. Juárez No. Ext. 12 No. Int. 5 |  | Puebla | PUE | 72000 | MX',
  ],
  [
    'Avenida Corrientes 1250, piso 4, departamento B |  | Buenos Aires |  | C1004AAB | AR',
    'Av. Corrientes 1250 P.4 Dto.B |  | Buenos Aires |  | C1004AAB | AR',
  ],
  ['Flat 5, 12 Long Street |  | Cape Town |  | 8001 | ZA', 'No. 5, 12 Long Street |  | Cape Town |  | 8001 | ZA'],
  ['Flat A, 12/F, 96 Nathan Road |  | Kowloon |  |  | HK', 'Flat A, 12F, 96 Nathan Rd |  | Kowloon |  |  | HK'],
  ['Bialik Street 12, Apt 5 |  | Haifa |  | 3312101 | IL', 'Bialik St. 12/5 |  | Haifa |  | 3312101 | IL'],
  [
    'Ερμού 12, 3ος όροφος |  | Αθήνα |  | 11743 | GR',
    'Οδός Ερμού 12, 3ος όρ. |  | Αθήνα |  | 11743 | GR',
    'Ερμού αρ. 12, όροφος 3 |  | Αθήνα |  | 11743 | GR',
  ],
  // A second stranger's exam
  [
    'č.p. 58 | | Křtiny | | 679 05 | CZ',
    'čp. 58 | | Krtiny | | 67905 | Česko',
    'Křtiny č. p. 58 | | Křtiny | | 679 05 | CZ',
    'Křtiny 58 | | KŘTINY | | 679 05 | CZ',
  ],
  ['Oberdorf 12 | | Oberdorf | | 8573 | AT', '12 | | Oberdorf | | 8573 | AT', 'Nr. 12 | | Oberdorf | | A-8573 | AT'],
  [
    '14 Parnell Street Upper | | Dublin 1 | Co. Dublin | D01 W2X4 | IE',
    '14 Upper Parnell St | | Dublin 1 | | D01W2X4 | Ireland',
  ],
  ['Rua das Flores, 120 | | Lisboa | | 1200-195 | PT', 'R. das Flores 120 | | 1200-195 Lisboa | | | Portugal'],
  [
    'Private Bag X9 | | Polokwane | | 0700 | ZA',
    'Pvt Bag X9 | | Polokwane | | 0700 | ZA',
    'P/Bag X 9 | | Polokwane | | 0700 | ZA',
  ],
  ['Postfach 12 34 56 | | Würzburg | | 97070 | DE', 'P.O. Box 123456 | | Würzburg | | 97070 | Germany'],
  [
    'No. 12, Jalan Bukit Bintang 3/5 | Taman Seri | Kuala Lumpur | | 55100 | MY',
    '12, Jln. Bukit Bintang 3/5 | Taman Seri | K.L. | | 55100 | Malaysia',
  ],
  [
    'Corner of 3rd Avenue and Pine Street | | Seattle | WA | 98101 | US',
    'Cnr 3rd Ave & Pine St | | Seattle | WA | 98101 | US',
    '3rd Ave and Pine St | | Seattle | WA | 98101 | US',
  ],
  [
    '西新宿二丁目8番1号 | | 新宿区 | 東京都 | 163-8001 | JP',
    '新宿区西新宿2丁目8-1 | | | 東京都 | 163-8001 | JP',
    '東京都新宿区西新宿2-8-1 | | | | 163-8001 | JP',
    '新宿区西新宿2-8-1 | | 東京都 | | 163-8001 | 日本',
  ],
  [
    '테헤란로 521, 3층 | | 강남구 | 서울특별시 | 06164 | KR',
    '서울특별시 강남구 테헤란로 521, 3층 | | | | 06164 | KR',
    '강남구 테헤란로 521 3층 | | | 서울 | 06164 | 대한민국',
  ],
  [
    '南京西路1266号2座1203室 | 静安区 | 上海市 | | 200040 | CN',
    '静安区南京西路1266号2座1203室 | | 上海市 | | 200040 | 中国',
    '上海市静安区南京西路1266号2座1203室 | | 上海 | | 200040 | CN',
  ],
  [
    '忠孝東路四段216巷27弄5號3樓 | 大安區 | 臺北市 | | 10691 | TW',
    '臺北市大安區忠孝東路四段216巷27弄5號三樓 | | | | 10691 | TW',
    '忠孝東路4段216巷27弄5號3樓 | 大安區 | 台北市 | | 106 | 台灣',
  ],
  ['Carrer de Mallorca 401 | | Barcelona | | 08013 | ES', 'C/ Mallorca, 401 | | Barcelona | | 08013 | España'],
  [
    'Benito Juárez 214 | | Querétaro | Qro. | 76000 | MX',
    'Benito Juárez 214 | | Santiago de Querétaro | Qro. | 76000 | México',
  ],
  ['Ulica kralja Tomislava 8 | | Đakovo | | 31400 | HR', 'Ul. kralja Tomislava 8 | | Djakovo | | 31400 | Hrvatska'],
  [
    'רחוב הרצל 45 | | תל אביב | | 6688301 | IL',
    'רח׳ הרצל 45 | | ת"א | | 6688301 | IL',
    'הרצל 45 | | תל-אביב יפו | | 6688301 | ישראל',
  ],
  [
    'شارع الشيخ زايد 15، شقة 304 | | دبي | | | AE',
    'ش. الشيخ زايد ١٥ شقة ٣٠٤ | | دبى | | | الإمارات العربية المتحدة',
    'شارع الشيخ زايد ١٥، شقة رقم ٣٠٤ | | Dubai | | | UAE',
  ],
  ['صندوق بريد 24857 | | الشارقة | | | AE', 'ص.ب. ٢٤٨٥٧ | | Sharjah | | | AE', 'P.O. Box 24857 | | Sharjah | | | AE'],
  [
    '15 Đường Lê Lợi, Phường 4 | Quận 1 | TP. Hồ Chí Minh | | 700000 | VN',
    'Số 15 Lê Lợi, P. 4 | Q. 1 | TP. Hồ Chí Minh | | 700000 | Việt Nam',
    'Số 15 Lê Lợi, Phường 4 | Q. 1 | Ho Chi Minh City | | 700000 | Việt Nam',
  ],
  ['1450 N 5th Street | | Wichita | KS | 67202 | US', '1450 N 5th Street | | Wichita | Kan. | 67202 | USA'],
  [
    'Königsbrücker Straße 45a | | Dresden | | 01099 | DE',
    'Koenigsbrueckerstr. 45 A | | Dresden | Sachsen | D-01099 | Germany',
  ],
  ['1 Twenty-First Street | | Galveston | TX | 77550 | US', '1 21st St | | Galveston | TX | 77550 | USA'],
  [
    'Avenida 25 de Abril, lote 7, r/c dto. | | Setúbal | | 2900-311 | PT',
    'Av. 25 de Abril Lt. 7 R/C Dto | | Setubal | | 2900-311 | Portugal',
    'Av. 25 de Abril, Lote 7, rés-do-chão direito | | Setúbal | | 2900 311 | PT',
  ],
  [
    'Flat 2, 31 Albert Embankment | | London | | SE1 7TJ | GB',
    'Flat 2, 31 Albert Embkmt | | London | | SE1 7TJ | UK',
    '2/31 Albert Emb. | | London | | SE1 7TJ | UK',
  ],
  [
    'Lhota 7 | Lhota | Blansko | | 678 01 | CZ',
    'Lhota 7 | | Blansko | | 678 01 | CZ',
    'č.p. 7 | Lhota | Blansko | | 678 01 | CZ',
  ],
  [
    'Hinterdorf 31 | | Hinterdorf | | 99998 | DE',
    'Hinterdorf 31 | | | | 99998 | DE',
    'Haus-Nr. 31 | | Hinterdorf | | 99998 | Germany',
  ],
  [
    '丸の内1-9-1 | 丸の内 | 千代田区 | 東京都 | 100-0005 | JP',
    '1-9-1 | 丸の内 | 千代田区 | 東京都 | 100-0005 | JP',
    '丸の内1丁目9番1号 | | 千代田区 | 東京都 | 1000005 | JP',
  ],
  [
    '1500 Martin Luther King Jr. Boulevard | | Atlanta | GA | 30314 | US',
    '1500 Martin Luther King, Jr. Blvd | | Atlanta | Georgia | 30314 | USA',
    '1500 Martin Luther King Junior Blvd | | Atlanta | Ga. | 30314 | US',
    '1500 M.L.K. Jr. Blvd | | Atlanta | GA | 30314 | US',
  ],
  ['27 Acland Street | | St Kilda | VIC | 3182 | AU', '#27 Acland St | | St Kilda | VIC | 3182 | Australia'],
  ['310 Birch Lane | | Boise | ID | 83702 | US', '#310 Birch Ln | | Boise | Idaho | 83702 | USA'],
  [
    'Corner King Street and Lonsdale Street | | Melbourne | VIC | 3000 | AU',
    'Cnr King & Lonsdale Sts | | Melbourne | VIC | 3000 | AU',
    'Cnr. Lonsdale and King Streets | | Melbourne | VIC | 3000 | AU',
    'Cnr Lonsdale St & King St | | Melbourne | VIC | 3000 | AU',
  ],
  [
    'Corner of Main Street and 2nd Avenue | | Ogden | UT | 84401 | US',
    'Cor. Main St & Second Ave | | Ogden | UT | 84401 | US',
    '2nd Ave & Main St | | Ogden | Utah | 84401 | US',
  ],
  [
    'Unit 6, Kingsway Business Park, Oldfield Road | | Hampton | | TW12 2HD | GB',
    '6 Kingsway Business Park, Oldfield Rd | | Hampton | | TW122HD | UK',
    'Unit 6 Kingsway Bus. Pk, Oldfield Rd | | Hampton | | TW12 2HD | UK',
  ],
  [
    'Rose Cottage, Mill Lane | Bibury | Cirencester | | GL7 5NL | GB',
    'ROSE COTTAGE MILL LANE | Bibury | Cirencester | | GL75NL | UK',
  ],
  [
    'Villa 12, Al Wasl Road, P.O. Box 4455 | Jumeirah | Dubai | | | AE',
    'Villa 12 Al-Wasl Road P.O.Box 4455 | Jumeirah | Dubai | | | UAE',
  ],
  [
    'Am Alten Markt 22-24 | | Frankfurt am Main | | 60311 | DE',
    'Am Alten Mkt. 22-24 | | Frankfurt (Main) | | 60311 | Germany',
  ],
  [
    'Rua do Carmo, 31, 1.º Dto. | | Porto | | 4050-164 | PT',
    'Rua do Carmo n.º 31 - 1º Dt. | | Porto | | 4050164 | Portugal',
  ],
  [
    '3-14-2 Ginza, Room 501 | Chuo-ku | Tokyo | | 104-0061 | JP',
    '3-14-2 Ginza #501 | Chuo-ku | Tokyo | | 1040061 | JP',
    'Ginza 3-14-2, Rm. 501 | Chūō-ku | Tōkyō | | 104-0061 | Japan',
  ],
  [
    '12, Mahatma Gandhi Road, 2nd Floor | Camp | Pune | Maharashtra | 411001 | IN',
    '12 M.G. Road, IInd Floor | Camp | Pune | MH | 411 001 | India',
  ],
  [
    'Rua Augusta, 1500, Apto 32 | Consolação | São Paulo | SP | 01304-001 | BR',
    'R Augusta 1.500 apt 32 | Consolação | São Paulo | SP | 01304001 | Brasil',
  ],
  [
    'Flat 302, Plot 18, 4th Cross, Indira Nagar | | Bengaluru | Karnataka | 560038 | IN',
    'Flat No. 302, Plot No. 18, 4th Cross, Indiranagar | | Bangalore | KA | 560 038 | IN',
  ],
  [
    'Vinohradská 1511/230 | | Praha 10 | | 100 00 | CZ',
    'Vinohradská č. p. 1511 / č. o. 230 | | Praha 10 | | 100 00 | CZ',
    'Vinohradská č.p. 1511/230 | | Praha 10 | | 100 00 | CZ',
  ],
  [
    'Jl. Jenderal Sudirman No. 52, RT 03/RW 05 | | Jakarta Selatan | | 12190 | ID',
    'Jalan Jend. Sudirman 52 RT.03 RW.05 | | Jakarta Selatan | | 12190 | Indonesia',
    'Jl. Jend. Sudirman No.52 RT 3/RW 5 | | Jakarta Selatan | | 12190 | Indonesia',
  ],
  ['PO Box 417 | | Launceston | TAS | 7250 | AU', 'P.O. Box 417 | | Launceston | Tas. | 7250 | AU'],
  ['Rue Saint-Pierre 18, boîte 5 | | Liège | | 4000 | BE', 'R. St Pierre, 18 b 5 | | Luik | | B-4000 | Belgium'],
  ['Vesterbrogade 120, 3. th. | | København V | | 1620 | DK', 'Vesterbrog. 120, 3 th | | Kbh. V | | 1620 | DK'],
  [
    '12 Mount Pleasant Avenue | Mount Waverley | Melbourne | VIC | 3149 | AU',
    '12 Mount Pleasant Avenue, Mount Waverley VIC 3149 | | | | | AU',
    '12 Mt Pleasant Ave, Mt Waverley, Victoria 3149, Australia | | | | | Australia',
  ],
  [
    '12A Kings Road | | Reading | | RG1 3AA | GB',
    "12A King's Rd, Reading, RG1 3AA | | | | | UK",
    '12A Kings Road, Reading, Berkshire RG13AA | | | | | UK',
  ],
  [
    'Müllerstraße 15 | | Berlin | | 13353 | DE',
    'Müllerstr. 15, 13353 Berlin | | | | | Germany',
    'Muellerstr. 15, D-13353 Berlin | | | | | DE',
  ],
  [
    '845 rue Sherbrooke Ouest | | Montréal | QC | H3A 0G4 | CA',
    '845 Sherbrooke Street West | | Montreal | Quebec | H3A 0G4 | CA',
    '845 Sherbrooke St W | | Montréal | PQ | h3a 0g4 | CA',
  ],
  [
    '1055 rue Sainte-Catherine Ouest, bureau 300 | | Montréal | QC | H3B 2T3 | CA',
    '1055 Ste-Catherine Street West, Suite 300 | | Montreal | QC | H3B 2T3 | CA',
  ],
  ['845 chemin Queen-Mary | | Montréal | QC | H3V 1A2 | CA', '845 Queen Mary Road | | Montreal | QC | H3V 1A2 | CA'],
  ['90 boul. Saint-Laurent | | Montréal | QC | H2X 2T3 | CA', '90 St-Laurent Blvd | | Montréal | QC | H2X 2T3 | CA'],
  [
    "Flat B, 15/F, Block 3, Harbour Garden, 88 Queen's Road East | Wan Chai | Hong Kong | | | HK",
    "Flt B 15F Blk 3 Harbour Gdn 88 Queen's Road East | Wan Chai | Hong Kong | | | HK",
  ],
  [
    'Paseo de la Castellana, 100, Portal 2, 5º C | | Madrid | | 28046 | ES',
    'Pso. Castellana, 100, Port. 2, 5ºC | | Madrid | | 28046 | ES',
  ],
  [
    'Avenida Paulista, 1578, 10º andar, conjunto 101 | Bela Vista | São Paulo | SP | 01310-200 | BR',
    'Av Paulista 1.578, conj 101, 10 andar | Bela Vista | Sao Paulo | SP | 01310200 | BR',
  ],
  ['158 Quay Parade | | Geelong | VIC | 3220 | AU', '158 Quay Pde | | Geelong | VIC | 3220 | AU'],
  ['128 Quay Parade | | Geelong | VIC | 3220 | AU', '128 Quay Pde | | Geelong | VIC | 3220 | AU'],
  ['148 Quay Parade | | Geelong | VIC | 3220 | AU', '148 Quay Pde | | Geelong | VIC | 3220 | AU'],
  ['168 Quay Parade | | Geelong | VIC | 3220 | AU', '168 Quay Pde | | Geelong | VIC | 3220 | AU'],
  ['178 Quay Parade | | Geelong | VIC | 3220 | AU', '178 Quay Pde | | Geelong | VIC | 3220 | AU'],
  [
    '2nd Floor, 41-43 Great Queen Street | | London | | WC2B 5AA | GB',
    '2/F 41 - 43 Great Queen Street | | London | | WC2B 5AA | UK',
    '2/F, 41-43 Gt Queen St | | London | | WC2B 5AA | UK',
  ],
  [
    'Suite 5, Level 3, 12 St Kilda Road | | Melbourne | VIC | 3004 | AU',
    'Suite 5 3/F 12 St Kilda Rd | | Melbourne | VIC | 3004 | AU',
  ],
  ['PO Box 123 | | Dayton | OH | 45402 | US', 'Box 123 | | Dayton | Ohio | 45402 | US'],
  [
    '123 1/2 Main Street | | Dayton | OH | 45402 | US',
    '123-1/2 Main St. | | Dayton | OH | 45402 | US',
    '123½ Main St | | Dayton | OH | 45402 | US',
  ],
  [
    'B-12, Sector 18 | | Noida | UP | 201301 | IN',
    'B12 Sector-18 | | NOIDA | Uttar Pradesh | 201 301 | IN',
    'B 12, Sec. 18 | | Noida | U.P. | 201301 | IN',
    'B-12 Sector 18 | | Noida | U.P. | 201301 | IN',
  ],
  [
    'C-5/12, Vasant Kunj | | New Delhi | | 110070 | IN',
    'C 5/12 Vasant Kunj | | Delhi | | 110070 | IN',
    'C5/12, Vasant Kunj | | New Delhi | | 110070 | IN',
  ],
  ['BP 40312 | | Lyon | | 69399 | FR', 'B.P. 40312 | | LYON CEDEX 03 | | 69399 | France'],
  [
    'Unit 12, 8 St Georges Road | | Fitzroy North | VIC | 3068 | AU',
    '12/8 Saint Georges Rd | | North Fitzroy | VIC | 3068 | AU',
    '8 St Georges Road Unit 12 | | Fitzroy Nth | VIC 3068 | | AU',
  ],
  [
    '31 Smith Street, Apt A | | Boston | MA | 02116 | US',
    'Apt A 31 Smith St | | Boston | MA | 2116 | US',
    '31 Smith St #A | | Boston | MA 02116 | | US',
  ],
  ['Alaunstraße 7 | | Dresden | | 01099 | DE', 'Alaunstr. 7 | | Dresden | | 1099 | Germany'],
  ['Via del Corso 7 | | Roma | RM | 00186 | IT', 'Via del Corso, 7 | | Rome | RM | 186 | Italy'],
  [
    'PO Box 55 Station A | | Toronto | ON | M5W 1A2 | CA',
    'P.O. Box 55, Stn A | | Toronto | Ontario | M5W1A2 | CA',
    'PO BOX 55 STN A | | TORONTO | ON | M5W 1A2 | CA',
  ],
  [
    'RR 2 Box 152 | | Bluefield | WV | 24701 | US',
    'RR #2 Box #152 | | Bluefield | WV | 24701 | US',
    'Rural Route 2, Box 152 | | Bluefield | W. Va. | 24701 | US',
  ],
  [
    'Garden Flat, 88 Queens Road | | London | | SW1A 1AA | GB',
    "The Garden Flat, 88 Queen's Rd | | London | | SW1A1AA | UK",
  ],
  [
    'Top Floor Flat, 6 Warrender Park Terrace | | Edinburgh | | EH9 1JA | GB',
    'Top Flat, 6 Warrender Pk Ter | | Edinburgh | | EH9 1JA | GB',
    '6 Warrender Park Terrace, Top Floor | | Edinburgh | | EH91JA | UK',
  ],
];

export const examOthers: readonly (readonly [held: string, asked: string])[] = [
  [
    '742 Evergreen Terrace Apt 12 |  | Portland | OR | 97201 | United States',
    '742 Evergreen Terrace Apt 21 |  | Portland | OR | 97201 | United States',
  ],
  [
    '742 Evergreen Terrace Apt 12 |  | Portland | OR | 97201 | United States',
    '742 Evergreen Terrace |  | Portland | OR | 97201 | United States',
  ],
  [
    '1500 North Michigan Avenue |  | Chicago | IL | 60610 | United States',
    '1500 South Michigan Avenue |  | Chicago | IL | 60610 | United States',
  ],
  [
    '88 Northeast 21st Street |  | Miami | FL | 33137 | United States',
    '88 Northwest 21st Street |  | Miami | FL | 33137 | United States',
  ],
  [
    '88 Northeast 21st Street |  | Miami | FL | 33137 | United States',
    '88 Northeast 12th Street |  | Miami | FL | 33137 | United States',
  ],
  [
    '405-1234 Burrard Street |  | Vancouver | BC | V6Z 2A9 | Canada',
    '404-1234 Burrard Street |  | Vancouver | BC | V6Z 2A9 | Canada',
  ],
  [
    '405-1234 Burrard Street |  | Vancouver | BC | V6Z 2A9 | Canada',
    '405-1234 Burrard Street |  | Vancouver | BC | V6Z 2A8 | Canada',
  ],
  [
    'Rose Cottage, 5 Church Lane |  | Ely | Cambridgeshire | CB7 4JF | United Kingdom',
    'Rose Cottage, 6 Church Lane |  | Ely | Cambridgeshire | CB7 4JF | United Kingdom',
  ],
  [
    '2F1, 14 Marchmont Road |  | Edinburgh |  | EH9 1HZ | United Kingdom',
    '2F2, 14 Marchmont Road |  | Edinburgh |  | EH9 1HZ | United Kingdom',
  ],
  [
    'Straße des 17. Juni 139 |  | Berlin |  | 10623 | Deutschland',
    'Straße des 18. Juni 139 |  | Berlin |  | 10623 | Deutschland',
  ],
  [
    '3 place du Maréchal Juin |  | Strasbourg |  | 67000 | France',
    '3 place du Maréchal Foch |  | Strasbourg |  | 67000 | France',
  ],
  [
    '27 chemin des Docteurs Mayo, bâtiment B |  | Marseille |  | 13008 | France',
    '27 chemin des Docteurs Mayo, bâtiment C |  | Marseille |  | 13008 | France',
  ],
  [
    '6 impasse de la 5e Division |  | Lille |  | 59000 | France',
    '6 impasse de la 6e Division |  | Lille |  | 59000 | France',
  ],
  [
    'Laan van Meerdervoort 70 II |  | Den Haag |  | 2517 AN | Nederland',
    'Laan van Meerdervoort 70 III |  | Den Haag |  | 2517 AN | Nederland',
  ],
  [
    'Calle Mayor 12, 3º Izquierda |  | Madrid |  | 28013 | España',
    'Calle Mayor 12, 3º Derecha |  | Madrid |  | 28013 | España',
  ],
  [
    'Calle Mayor 12, 3º Izquierda |  | Madrid |  | 28013 | España',
    'Calle Mayor 12, 2º Izquierda |  | Madrid |  | 28013 | España',
  ],
  [
    'Avenida Diagonal 401, 2º 1ª |  | Barcelona |  | 08008 | España',
    'Avenida Diagonal 401, 1º 2ª |  | Barcelona |  | 08008 | España',
  ],
  [
    'Rua Augusta 100, 2º Esquerdo |  | Lisboa |  | 1100-053 | Portugal',
    'Rua Augusta 100, 2º Direito |  | Lisboa |  | 1100-053 | Portugal',
  ],
  [
    'Rua Augusta 100, 2º Esquerdo |  | Lisboa |  | 1100-053 | Portugal',
    'Rua Augusta 100, 3º Esquerdo |  | Lisboa |  | 1100-053 | Portugal',
  ],
  [
    'Praça da República 8 |  | Porto |  | 4050-498 | Portugal',
    'Praça da República 9 |  | Porto |  | 4050-498 | Portugal',
  ],
  [
    'Corso Vittorio Emanuele II 30, scala B, interno 7 |  | Torino | TO | 10123 | Italia',
    'Corso Vittorio Emanuele II 30, scala B, interno 8 |  | Torino | TO | 10123 | Italia',
  ],
  [
    'Corso Vittorio Emanuele II 30, scala B, interno 7 |  | Torino | TO | 10123 | Italia',
    'Corso Vittorio Emanuele III 30, scala B, interno 7 |  | Torino | TO | 10123 | Italia',
  ],
  [
    'Mannerheimintie 14 B 22 |  | Helsinki |  | 00100 | Suomi',
    'Mannerheimintie 14 A 22 |  | Helsinki |  | 00100 | Suomi',
  ],
  [
    'Mannerheimintie 14 B 22 |  | Helsinki |  | 00100 | Suomi',
    'Mannerheimintie 14 B 2 |  | Helsinki |  | 00100 | Suomi',
  ],
  [
    'náměstí Svobody 12/5 |  | Praha 1 |  | 110 00 | Česká republika',
    'náměstí Svobody 12/6 |  | Praha 1 |  | 110 00 | Česká republika',
  ],
  [
    'Andrássy út 60. 3. emelet 2. |  | Budapest |  | 1062 | Magyarország',
    'Andrássy út 60. 2. emelet 3. |  | Budapest |  | 1062 | Magyarország',
  ],
  [
    'Petőfi Sándor utca 12. |  | Szeged |  | 6722 | Magyarország',
    'Petőfi Sándor tér 12. |  | Szeged |  | 6722 | Magyarország',
  ],
  [
    'Petőfi Sándor utca 12. |  | Szeged |  | 6722 | Magyarország',
    'Petőfi Sándor utca 12/B |  | Szeged |  | 6722 | Magyarország',
  ],
  ['Bulevardul Unirii 8 |  | Iași | Iași | 700001 | România', 'Strada Unirii 8 |  | Iași | Iași | 700001 | România'],
  [
    'ул. Ленина, д. 5, кв. 12 |  | Москва |  | 101000 | Россия',
    'ул. Ленина, д. 5, кв. 21 |  | Москва |  | 101000 | Россия',
  ],
  [
    'ул. Ленина, д. 5, кв. 12 |  | Москва |  | 101000 | Россия',
    'ул. Ленина, д. 15, кв. 12 |  | Москва |  | 101000 | Россия',
  ],
  [
    'Большой переулок, дом 9, строение 1 |  | Москва |  | 109004 | Россия',
    'Большой переулок, дом 9, строение 2 |  | Москва |  | 109004 | Россия',
  ],
  [
    'вул. Хрещатик, 22, кв. 8 |  | Київ |  | 01001 | Україна',
    'вул. Хрещатик, 22, кв. 9 |  | Київ |  | 01001 | Україна',
  ],
  [
    '3-5-12 Shibuya, Sakura Heights 204 |  | Shibuya-ku | Tokyo | 150-0002 | Japan',
    '3-5-12 Shibuya, Sakura Heights 205 |  | Shibuya-ku | Tokyo | 150-0002 | Japan',
  ],
  [
    '테헤란로 152, 8층 | 강남구 | 서울특별시 |  | 06236 | 대한민국',
    '테헤란로 152, 9층 | 강남구 | 서울특별시 |  | 06236 | 대한민국',
  ],
  [
    '중앙로 25, 101동 1203호 |  | 대전 |  | 34900 | 대한민국',
    '중앙로 25, 101동 1204호 |  | 대전 |  | 34900 | 대한민국',
  ],
  [
    '建国门外大街1号2号楼3单元501室 |  | 北京 | 北京市 | 100004 | 中国',
    '建国门外大街1号2号楼3单元502室 |  | 北京 | 北京市 | 100004 | 中国',
  ],
  ['忠孝東路四段100號5樓 | 大安區 | 台北市 |  | 106 | 台灣', '忠孝東路四段100號6樓 | 大安區 | 台北市 |  | 106 | 台灣'],
  ['忠孝東路四段100號5樓 | 大安區 | 台北市 |  | 106 | 台灣', '忠孝東路三段100號5樓 | 大安區 | 台北市 |  | 106 | 台灣'],
  [
    '99/5 ถนนสุขุมวิท ซอย 21 | คลองเตย | กรุงเทพมหานคร |  | 10110 | ประเทศไทย',
    '99/6 ถนนสุขุมวิท ซอย 21 | คลองเตย | กรุงเทพมหานคร |  | 10110 | ประเทศไทย',
  ],
  [
    'Flat No. 302, 15 Mahatma Gandhi Road | Shivaji Nagar | Pune | Maharashtra | 411005 | India',
    'Flat No. 303, 15 Mahatma Gandhi Road | Shivaji Nagar | Pune | Maharashtra | 411005 | India',
  ],
  [
    'No. 21, 3rd Cross, 2nd Main, Indiranagar |  | Bengaluru | Karnataka | 560038 | India',
    'No. 21, 4th Cross, 2nd Main, Indiranagar |  | Bengaluru | Karnataka | 560038 | India',
  ],
  [
    'Calzada General Mariano Escobedo 20 |  | Guadalajara | Jalisco | 44100 | México',
    'Calzada General Mariano Escobedo 200 |  | Guadalajara | Jalisco | 44100 | México',
  ],
  [
    '45 Voortrekker Street | Sunnyside | Pretoria | Gauteng | 0002 | South Africa',
    '45 Voortrekker Road | Sunnyside | Pretoria | Gauteng | 0002 | South Africa',
  ],
  [
    'Block 45 Bedok South Avenue 3 #12-345 |  | Singapore |  | 460045 | Singapore',
    'Block 45 Bedok South Avenue 3 #12-354 |  | Singapore |  | 460045 | Singapore',
  ],
  [
    'Block 45 Bedok South Avenue 3 #12-345 |  | Singapore |  | 460045 | Singapore',
    'Block 45 Bedok South Avenue 2 #12-345 |  | Singapore |  | 460045 | Singapore',
  ],
  [
    'Flat B, 12/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
    'Flat B, 11/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
  ],
  [
    'Flat B, 12/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
    'Flat C, 12/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
  ],
  [
    "Room 1203, 100 Queen's Road Central |  | Hong Kong |  |  | Hong Kong",
    "Room 1203, 100 Queen's Road East |  | Hong Kong |  |  | Hong Kong",
  ],
  [
    '15 Rothschild Boulevard, Apartment 4 |  | Tel Aviv |  | 6688102 | Israel',
    '15 Rothschild Boulevard, Apartment 5 |  | Tel Aviv |  | 6688102 | Israel',
  ],
  ['רחוב הרצל 12, דירה 5 |  | חיפה |  | 3312101 | ישראל', 'רחוב הרצל 12, דירה 6 |  | חיפה |  | 3312101 | ישראל'],
  [
    '12 Jalan Sultan Ismail | Bukit Bintang | Kuala Lumpur |  | 50250 | Malaysia',
    '21 Jalan Sultan Ismail | Bukit Bintang | Kuala Lumpur |  | 50250 | Malaysia',
  ],
  [
    'Slovenska cesta 9a |  | Ljubljana |  | 1000 | Slovenija',
    'Slovenska cesta 9b |  | Ljubljana |  | 1000 | Slovenija',
  ],
  [
    'Улица краља Петра 10/4 |  | Београд |  | 11000 | Србија',
    'Улица краља Петра 10/5 |  | Београд |  | 11000 | Србија',
  ],
  [
    'Gedimino prospektas 9-4 |  | Vilnius |  | LT-01103 | Lietuva',
    'Gedimino prospektas 9-5 |  | Vilnius |  | LT-01103 | Lietuva',
  ],
  [
    '25 đường Nguyễn Huệ | Quận 1 | Thành phố Hồ Chí Minh |  | 700000 | Việt Nam',
    '26 đường Nguyễn Huệ | Quận 1 | Thành phố Hồ Chí Minh |  | 700000 | Việt Nam',
  ],
  [
    'Jalan Jenderal Sudirman No. 52 |  | Jakarta | DKI Jakarta | 12190 | Indonesia',
    'Jalan Jenderal Sudirman No. 25 |  | Jakarta | DKI Jakarta | 12190 | Indonesia',
  ],
  [
    'RD 2, 150 State Highway 1 |  | Kaikoura |  | 7371 | New Zealand',
    'RD 3, 150 State Highway 1 |  | Kaikoura |  | 7371 | New Zealand',
  ],
  [
    '47 West 13th Street |  | New York | NY | 10011 | United States',
    '47 East 13th Street |  | New York | NY | 10011 | United States',
  ],
  [
    '47 West 13th Street |  | New York | NY | 10011 | United States',
    '47 West 31st Street |  | New York | NY | 10011 | United States',
  ],
  [
    'First Floor, 61 Lower Leeson Street |  | Dublin 2 |  | D02 AB12 | Ireland',
    'Second Floor, 61 Lower Leeson Street |  | Dublin 2 |  | D02 AB12 | Ireland',
  ],
  [
    'An der Alten Mühle 4b |  | Gießen |  | 35390 | Deutschland',
    'An der Neuen Mühle 4b |  | Gießen |  | 35390 | Deutschland',
  ],
  [
    'Große Bergstraße 100 |  | Hamburg |  | 22767 | Deutschland',
    'Kleine Bergstraße 100 |  | Hamburg |  | 22767 | Deutschland',
  ],
  [
    '22 place du Général-de-Gaulle, 3e étage |  | Lille |  | 59000 | France',
    '22 place du Général-de-Gaulle, 2e étage |  | Lille |  | 59000 | France',
  ],
  [
    'Eerste Constantijn Huygensstraat 14-2 |  | Amsterdam |  | 1054 BP | Nederland',
    'Tweede Constantijn Huygensstraat 14-2 |  | Amsterdam |  | 1054 BP | Nederland',
  ],
  [
    'Pohjoinen Rautatiekatu 21 A 7 |  | Helsinki |  | 00100 | Suomi',
    'Eteläinen Rautatiekatu 21 A 7 |  | Helsinki |  | 00100 | Suomi',
  ],
  ['ul. 3 Maja 12 m. 4 |  | Katowice |  | 40-096 | Polska', 'ul. 3 Maja 14 m. 2 |  | Katowice |  | 40-096 | Polska'],
  [
    'ul. Świętego Jana 8, II piętro |  | Kraków |  | 31-018 | Polska',
    'ul. Świętego Jana 8, III piętro |  | Kraków |  | 31-018 | Polska',
  ],
  ['Náměstí Míru 820/9 |  | Praha 2 |  | 120 00 | Česko', 'Náměstí Míru 820/6 |  | Praha 2 |  | 120 00 | Česko'],
  [
    'Váci utca 47/B, fszt. 2. |  | Budapest |  | 1056 | Magyarország',
    'Váci utca 47/A, fszt. 2. |  | Budapest |  | 1056 | Magyarország',
  ],
  [
    'проспект Мира, дом 101, строение 2, офис 5 |  | Москва |  | 129085 | Россия',
    'проспект Мира, дом 101, строение 3, офис 5 |  | Москва |  | 129085 | Россия',
  ],
  [
    '中山路88号3单元402室 |  | 南京 | 江苏省 | 210008 | 中国',
    '中山路88号3单元403室 |  | 南京 | 江苏省 | 210008 | 中国',
  ],
  ['信義路五段7號45樓 | 信義區 | 台北市 |  | 110 | 台灣', '信義路五段7號44樓 | 信義區 | 台北市 |  | 110 | 台灣'],
  [
    '45F, No. 7, Section 5, Xinyi Road | Xinyi District | Taipei City |  | 110 | Taiwan',
    '44F, No. 7, Section 5, Xinyi Road | Xinyi District | Taipei City |  | 110 | Taiwan',
  ],
  [
    '45, Anna Salai, Opposite Spencer Plaza |  | Chennai | Tamil Nadu | 600002 | India',
    '54, Anna Salai, Opposite Spencer Plaza |  | Chennai | Tamil Nadu | 600002 | India',
  ],
  [
    'Rua Quinze de Novembro, 200, sala 12 | Centro | Curitiba | PR | 80020-310 | Brasil',
    'Rua Quinze de Novembro, 200, sala 21 | Centro | Curitiba | PR | 80020-310 | Brasil',
  ],
  [
    'Calle 5 de Mayo 32, Colonia Centro |  | Puebla | Puebla | 72000 | México',
    'Calle 5 de Mayo 23, Colonia Centro |  | Puebla | Puebla | 72000 | México',
  ],
  [
    '350 Orchard Road #11-08 Shaw House |  | Singapore |  | 238868 | Singapore',
    '350 Orchard Road #11-09 Shaw House |  | Singapore |  | 238868 | Singapore',
  ],
  [
    'שדרות רוטשילד 45, קומה 3 |  | תל אביב |  | 6578403 | ישראל',
    'שדרות רוטשילד 45, קומה 4 |  | תל אביב |  | 6578403 | ישראל',
  ],
  [
    'Herzl Street 12, Apt 5 |  | Haifa |  | 3312101 | Israel',
    'Herzl Street 12, Apt 6 |  | Haifa |  | 3312101 | Israel',
  ],
  [
    'Flat 1203, Al Noor Tower, Khalifa Street |  | Abu Dhabi |  |  | United Arab Emirates',
    'Flat 1204, Al Noor Tower, Khalifa Street |  | Abu Dhabi |  |  | United Arab Emirates',
  ],
  // What each new rule must not join.
  ['88 NE 21 St | | Miami | FL | 33137 | US', '88 NE 22nd St | | Miami | FL | 33137 | US'],
  [
    '742 Evergreen Terrace, No. 12 | | Portland | OR | 97201 | US',
    '742 Evergreen Terrace, No. 21 | | Portland | OR | 97201 | US',
  ],
  [
    '742 Evergreen Terrace, No. 12 | | Portland | OR | 97201 | US',
    '12 Evergreen Terrace, No. 742 | | Portland | OR | 97201 | US',
  ],
  ['1500 No. Michigan Ave | | Chicago | IL | 60610 | US', '1500 So. Michigan Ave | | Chicago | IL | 60610 | US'],
  [
    '#405 - 1234 Burrard St | | Vancouver | BC | V6Z 2A9 | CA',
    '#405 - 1235 Burrard St | | Vancouver | BC | V6Z 2A9 | CA',
  ],
  ['Rose Cottage 5 Church Lane | | Ely | | CB7 4JF | UK', 'Rose Cottage 6 Church Lane | | Ely | | CB7 4JF | UK'],
  ['Flat 5 Church Lane | | Ely | | CB7 4JF | UK', '5 Church Lane | | Ely | | CB7 4JF | UK'],
  ['6 imp. de la 5e Division | | Lille | | 59000 | FR', '6 imp. de la 6e Division | | Lille | | 59000 | FR'],
  ['Andrássy út 60, III/2 | | Budapest | | 1062 | HU', 'Andrássy út 60, II/3 | | Budapest | | 1062 | HU'],
  ['Av. Diagonal 401, 2-1 | | Barcelona | | 08008 | ES', 'Av. Diagonal 401, 1-2 | | Barcelona | | 08008 | ES'],
  ['Calle Mayor 12, 3o B | | Madrid | | 28013 | ES', 'Calle Mayor 12, 3o C | | Madrid | | 28013 | ES'],
  ['Calle Mayor 12 - 14 B | | Madrid | | 28013 | ES', 'Calle Mayor 12, 14 B | | Madrid | | 28013 | ES'],
  ['Rua Augusta 100 - 2 Esq | | Lisboa | | 1100-053 | PT', 'Rua Augusta 100 - 3 Esq | | Lisboa | | 1100-053 | PT'],
  ['중앙로 25 101-1203 | | 대전 | | 34900 | KR', '중앙로 25 101-1204 | | 대전 | | 34900 | KR'],
  ['중앙로 25 101-1203 | | 대전 | | 34900 | KR', '중앙로 25 1203-101 | | 대전 | | 34900 | KR'],
  ['Mannerheimint. 14B22 | | Helsinki | | 00100 | FI', 'Mannerheimintie 14 B 2 | | Helsinki | | 00100 | FI'],
  ['Ленина ул., 5-12 | | Москва | | 101000 | RU', 'Ленина ул., 12-5 | | Москва | | 101000 | RU'],
  ['Мира пр., 5 | | Москва | | 101000 | RU', 'Мира ул., 5 | | Москва | | 101000 | RU'],
  ['просп. Мира, 101с2 | | Москва | | 101000 | RU', 'просп. Мира, 101к2 | | Москва | | 101000 | RU'],
  [
    'Laan van Meerdervoort 70 II | | Den Haag | | 2517 AN | NL',
    'Laan van Meerdervoort 70 III | | Den Haag | | 2517 AN | NL',
  ],
  ['302, 15, MG Rd | | Pune | MH | 411005 | IN', '15, 302, MG Rd | | Pune | MH | 411005 | IN'],
  ['Prague 1 Street 5 | | Prague 1 | | 110 00 | CZ', 'Prague 1 Street 5 | | Praha 2 | | 110 00 | CZ'],
  ['99/5 ซอย 21 ถนนสุขุมวิท | | กรุงเทพ | | 10110 | TH', '99/5 ซอย 12 ถนนสุขุมวิท | | กรุงเทพ | | 10110 | TH'],
  [
    'Barbaros Mah. İnönü Blv. No: 8 | | İzmir | | 35210 | TR',
    'Barbaros Mah. İnönü Cad. No: 8 | | İzmir | | 35210 | TR',
  ],
  ['Av. Juárez 5 Col. Centro | | Puebla | | 72000 | MX', 'Av. Juárez 5 Col. Roma | | Puebla | | 72000 | MX'],
  [
    '350 Orchard Road #11-08 Shaw House | | Singapore | | 238868 | SG',
    '350 Orchard Road #11-09 Shaw House | | Singapore | | 238868 | SG',
  ],
  ['שד׳ הרצל 12 | | חיפה | | 3312101 | IL', 'רח׳ הרצל 12 | | חיפה | | 3312101 | IL'],
  ['č.p. 58 | | Křtiny | | 679 05 | CZ', 'č.p. 85 | | Křtiny | | 679 05 | CZ'],
  ['č.p. 58 | | Křtiny | | 679 05 | CZ', 'č.p. 58 | | Bukovina | | 679 05 | CZ'],
  ['č.p. 58 | | Křtiny | | 679 05 | CZ', 'Zámecká 58 | | Křtiny | | 679 05 | CZ'],
  ['12 | | Fitzroy | VIC | 3065 | AU', '12 Smith St | | Fitzroy | VIC | 3065 | AU'],
  ['14 Parnell Street Upper | | Dublin 1 | | D01 W2X4 | IE', '14 Parnell Street Lower | | Dublin 1 | | D01 W2X4 | IE'],
  ['14 Parnell Street Upper | | Dublin 1 | | D01 W2X4 | IE', '14 Parnell Street | | Dublin 1 | | D01 W2X4 | IE'],
  ['Rua das Flores, 120 | | Lisboa | | 1200-195 | PT', 'R. das Flores 120 | | 1200-196 Lisboa | | | PT'],
  [
    '12, Jln. Bukit Bintang 3/5 | | Kuala Lumpur | | 55100 | MY',
    '12, Jln. Bukit Bintang 5/3 | | Kuala Lumpur | | 55100 | MY',
  ],
  [
    '12, Jln. Bukit Bintang 3/5 | | Kuala Lumpur | | 55100 | MY',
    '3/5, Jln. Bukit Bintang 12 | | Kuala Lumpur | | 55100 | MY',
  ],
  ['3rd Ave and Pine St | | Seattle | WA | 98101 | US', '2nd Ave and Pine St | | Seattle | WA | 98101 | US'],
  ['12 Corner Street | | Fitzroy | VIC | 3065 | AU', '12 Street | | Fitzroy | VIC | 3065 | AU'],
  ['新宿区西新宿2丁目8-1 | | | 東京都 | 163-8001 | JP', '新宿区東新宿2丁目8-1 | | | 東京都 | 163-8001 | JP'],
  ['新宿区西新宿2丁目8-1 | | | 東京都 | 163-8001 | JP', '西新宿2-8-1 | | 渋谷区 | 東京都 | 163-8001 | JP'],
  ['강남구 테헤란로 521 | | | 서울 | 06164 | KR', '테헤란로 521 | | 서초구 | 서울 | 06164 | KR'],
  ['静安区南京西路1266号 | | 上海市 | | 200040 | CN', '南京西路1266号 | 黄浦区 | 上海市 | | 200040 | CN'],
  [
    '忠孝東路四段216巷27弄5號 | 大安區 | 臺北市 | | 10691 | TW',
    '忠孝東路四段216巷27弄5號 | 大安區 | 臺北市 | | 10692 | TW',
  ],
  ['Private Bag X9 | | Polokwane | | 0700 | ZA', 'Pvt Bag X6 | | Polokwane | | 0700 | ZA'],
  ['شارع الشيخ زايد 15، شقة 304 | | دبي | | | AE', 'شارع الشيخ زايد 304، شقة 15 | | دبي | | | AE'],
  ['شارع الشيخ زايد 15، شقة 304 | | دبي | | | AE', 'طريق الشيخ زايد 15، شقة 304 | | دبي | | | AE'],
  ['شارع الشيخ زايد 15 | | دبي | | | AE', 'شارع الشيخ زايد 15 | | الشارقة | | | AE'],
  [
    '15 Lê Lợi, Phường 4 | Quận 1 | TP. Hồ Chí Minh | | 700000 | VN',
    '15 Lê Lợi, Phường 5 | Quận 1 | TP. Hồ Chí Minh | | 700000 | VN',
  ],
  [
    'Avenida 25 de Abril, lote 7, r/c dto. | | Setúbal | | 2900-311 | PT',
    'Avenida 25 de Abril, lote 7, r/c esq. | | Setúbal | | 2900-311 | PT',
  ],
  [
    'Avenida 25 de Abril, lote 7, r/c dto. | | Setúbal | | 2900-311 | PT',
    'Avenida 25 de Abril, lote 7, 1.º dto. | | Setúbal | | 2900-311 | PT',
  ],
  ['#27 Acland St | | St Kilda | VIC | 3182 | AU', '#72 Acland St | | St Kilda | VIC | 3182 | AU'],
  ['#4 27 Acland St | | St Kilda | VIC | 3182 | AU', '#27 Acland St | | St Kilda | VIC | 3182 | AU'],
  ['Unit 27, Acland St | | St Kilda | VIC | 3182 | AU', '27 Acland St | | St Kilda | VIC | 3182 | AU'],
  [
    'Cnr King & Lonsdale Sts | | Melbourne | VIC | 3000 | AU',
    'Cnr King & Lonsdale Rds | | Melbourne | VIC | 3000 | AU',
  ],
  [
    '6 Kingsway Business Park, Oldfield Road | | Hampton | | TW12 2HD | GB',
    '6 Oldfield Road | | Hampton | | TW12 2HD | GB',
  ],
  [
    'Rose Cottage Mill Lane | Bibury | Cirencester | | GL7 5NL | GB',
    'Ivy Cottage Mill Lane | Bibury | Cirencester | | GL7 5NL | GB',
  ],
  [
    'R Augusta 1.500 | Consolação | São Paulo | SP | 01304001 | BR',
    'R Augusta 1.50 | Consolação | São Paulo | SP | 01304001 | BR',
  ],
  [
    'Vinohradská č. p. 1511 / č. o. 230 | | Praha 10 | | 100 00 | CZ',
    'Vinohradská č. p. 230 / č. o. 1511 | | Praha 10 | | 100 00 | CZ',
  ],
  [
    'Jl. Jenderal Sudirman No. 52, RT 03/RW 05 | | Jakarta Selatan | | 12190 | ID',
    'Jl. Jenderal Sudirman No. 52 RT 05 RW 03 | | Jakarta Selatan | | 12190 | ID',
  ],
  ['845 rue Denis | | Montréal | QC | H3A 0G4 | CA', '845 St-Denis | | Montréal | QC | H3A 0G4 | CA'],
  ['845 Avenue Road | | Toronto | ON | M5R 2J3 | CA', '845 Road Avenue | | Toronto | ON | M5R 2J3 | CA'],
  ['845 rue King Ouest | | Montréal | QC | H3A 0G4 | CA', '845 King Street East | | Montréal | QC | H3A 0G4 | CA'],
  ['845 rue King | | Montréal | QC | H3A 0G4 | CA', '845 King Avenue | | Montréal | QC | H3A 0G4 | CA'],
  [
    '12 Mount Pleasant Avenue, Mount Waverley VIC 3149 | | | | | AU',
    '12 Mount Pleasant Avenue, Mount Waverley VIC 3150 | | | | | AU',
  ],
  ['2/F 41 High Street | | Leeds | | LS1 4AP | GB', '2F, 14 High Street | | Leeds | | LS1 4AP | GB'],
  ['12/F High Street | | Leeds | | LS1 4AP | GB', 'Floor 12, High Street | | Leeds | | LS1 4AP | GB'],
  ['123-1/2 Main St | | Dayton | OH | 45402 | US', '123-1/3 Main St | | Dayton | OH | 45402 | US'],
  ['123-1/2 Main St | | Dayton | OH | 45402 | US', '123 Main St | | Dayton | OH | 45402 | US'],
  ['B-12, Sector 18 | | Noida | UP | 201301 | IN', '12-B, Sector 18 | | Noida | UP | 201301 | IN'],
  ['B-12, Sector 18 | | Noida | UP | 201301 | IN', 'B-18, Sector 12 | | Noida | UP | 201301 | IN'],
  ['B-12, Sector 18 | | Noida | UP | 201301 | IN', 'C-12, Sector 18 | | Noida | UP | 201301 | IN'],
  ['B-12, Sector 18 | | Noida | UP | 201301 | IN', 'Sector 18, 12 | | Noida | UP | 201301 | IN'],
  ['C-5/12, Vasant Kunj | | New Delhi | | 110070 | IN', 'C-12/5, Vasant Kunj | | New Delhi | | 110070 | IN'],
  [
    'Unit 12, 8 St Georges Road | | Fitzroy North | VIC | 3068 | AU',
    'Unit 12, 8 St Georges Road | | Fitzroy | VIC | 3068 | AU',
  ],
  [
    'Unit 12, 8 St Georges Road | | Fitzroy North | VIC | 3068 | AU',
    'Unit 12, 8 St Georges Road | Fitzroy | Melbourne North | VIC | 3068 | AU',
  ],
  ['Alaunstraße 7 | | Dresden | | 01099 | DE', 'Alaunstraße 7 | | Dresden | | 1098 | DE'],
  ['31 Smith St | | Boston | MA | 21160 | US', '31 Smith St | | Boston | MA | 2116 | US'],
  ['PO Box 55 Station A | | Toronto | ON | M5W 1A2 | CA', 'PO Box 55, Station B | | Toronto | ON | M5W 1A2 | CA'],
  ['RR 2 Box 152 | | Bluefield | WV | 24701 | US', 'RR #152 Box 2 | | Bluefield | WV | 24701 | US'],
  ['Garden Flat, 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
  ['Top Floor Flat, 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
  ['The Annexe, 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
  ['Penthouse, 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
  ['Rear of 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
  [
    'Garden Flat, 88 Queens Road | | London | | SW1A 1AA | GB',
    'Upper Flat, 88 Queens Road | | London | | SW1A 1AA | GB',
  ],
  ['Granny Flat, 12 Smith St | | Perth | WA | 6000 | AU', '12 Smith St | | Perth | WA | 6000 | AU'],
  ['12 Smith St | | Fitzroy NSW 3065 | | | AU', '12 Smith St | | Fitzroy | VIC | 3065 | AU'],
  ['12 Smith St, Fitzroy NSW 3065 | | | | | AU', '12 Smith St | | Fitzroy VIC 3065 | | | AU'],
  [
    '3-14-2 Ginza, Office 501 | Chuo-ku | Tokyo | | 104-0061 | JP',
    '3-14-2 Ginza, Room 501 | Chuo-ku | Tokyo | | 104-0061 | JP',
  ],
];
