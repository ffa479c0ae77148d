/**
 * Addresses as Latin America, Turkey, Israel, Africa and the Balkans write them: without commas, with the streets beside the house, with the
 * number of a house on an estate, with a box and its post code in one line.
 * street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

export const linesWithoutCommas: readonly LookAlikes[] = [
  {
    kind: 'a Turkish building between the street and the number, or behind both',
    same: pairsInLines(`
      Gül Sok. Lale Apt. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR = Gül Sok. No: 12, Lale Apt., D: 5 | | Çankaya | Ankara | 06550 | TR
      Gül Sok. Lale Apt. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR = Gül Sokak No: 12/5 | | Çankaya | Ankara | 06550 | TR
      Gül Sok. No: 12 D: 5 Lale Apartmanı | | Çankaya | Ankara | 06550 | TR = Lale Apt. Gül Sok. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR
      Gül Sok. Lale Apt. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR = Gül Sok. No: 12 D: 5 | Lale Apt. | Çankaya | Ankara | 06550 | TR
      Gül Sok. Lale Apt. 12/5 | | Çankaya | Ankara | 06550 | TR = Gül Sok. No: 12 Lale Apt. D: 5 | | Çankaya | Ankara | 06550 | TR
      Atatürk Bulvarı Gül Apt. B Blok Kat:3 No:45/7 | | Çankaya | Ankara | 06690 | TR = Atatürk Blv. No:45/7 Gül Apartmanı B Blok Kat 3 | | Çankaya | Ankara | 06690 | TR
      Atatürk Bul. No: 45 B Blok K:3 D:7 | | Çankaya | Ankara | 06690 | TR = Atatürk Blv. No:45, B Blok, Kat 3, Daire 7 | | Çankaya | Ankara | 06690 | TR
      Gül Sok. Lale Apt. B Blok No: 12 Kat: 3 D: 5 | | Çankaya | Ankara | 06550 | TR = Gül Sok. No: 12 B Blok K:3 D:5 Lale Apt. | | Çankaya | Ankara | 06550 | TR
      Yeni Mah. Gül Sok. Yunus Emre Sitesi B Blok K:3 D:5 No:12 | | Çankaya | Ankara | 06550 | TR = Gül Sok. No:12, Yunus Emre Sitesi, B Blok, K:3, D:5 | Yeni Mah. | Çankaya | Ankara | 06550 | TR
    `),
    others: pairsInLines(`
      Gül Sok. Lale Apt. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR = Gül Sok. Papatya Apt. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR
      Gül Sok. Lale Apt. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR = Gül Cad. Lale Apt. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR
      Gül Sok. Lale Apt. No: 12 D: 5 | | Çankaya | Ankara | 06550 | TR = Gül Sok. Lale Apt. No: 5 D: 12 | | Çankaya | Ankara | 06550 | TR
      Gül Sok. Lale Apt. B Blok No: 12 Kat: 3 D: 5 | | Çankaya | Ankara | 06550 | TR = Gül Sok. Lale Apt. No: 12B Kat: 3 D: 5 | | Çankaya | Ankara | 06550 | TR
      Gül Sok. No:12 Apt 5 | | Çankaya | Ankara | 06550 | TR = Gül Sok. No:12 | | Çankaya | Ankara | 06550 | TR
      Basın Sitesi Sok. No:12 | | Çankaya | Ankara | 06550 | TR = Sok. No:12 | | Çankaya | Ankara | 06550 | TR
      Atatürk Bul. No: 45 B Blok K:3 D:7 | | Çankaya | Ankara | 06690 | TR = Atatürk Bul. No: 45 A Blok K:3 D:7 | | Çankaya | Ankara | 06690 | TR
      Atatürk Bul. No: 45 B Blok K:3 D:7 | | Çankaya | Ankara | 06690 | TR = Atatürk Bul. No: 45/B Blok 3 D:7 | | Çankaya | Ankara | 06690 | TR
    `),
  },
  {
    kind: "Latin America's buildings behind the number",
    same: pairsInLines(`
      Av. 6 de Agosto 2577 Edificio Las Dos Torres Piso 5 Dpto. 5A | | La Paz | | | BO = Avenida 6 de Agosto Nº 2577, Edif. Las Dos Torres, piso 5, Depto. 5-A | | La Paz | | | BO
      5a Avenida 12-31 Zona 14 Edificio Torre Real Nivel 5 Oficina 502 | | Guatemala | | 01014 | GT = 5ta. Av. 12-31, Zona 14, Edif. Torre Real, Nivel 5, Of. 502 | | Guatemala | | 01014 | GT
      Calle Mayor 12 Edificio Sol | | Madrid | | 28001 | ES = Calle Mayor 12 | Edif. Sol | Madrid | | 28001 | ES
      Calle Mayor 12 Edificio Sol Piso 3 | | Madrid | | 28001 | ES = Calle Mayor 12, Edif. Sol, piso 3 | | Madrid | | 28001 | ES
      Carrera 7 # 12-34 Edificio Sol Apto 301 | | Bogotá | | 110111 | CO = Cra 7 # 12-34, Apto 301 | | Bogotá | | 110111 | CO
    `),
    others: pairsInLines(`
      Av. 6 de Agosto 2577 Edificio Las Dos Torres Piso 5 Dpto. 5A | | La Paz | | | BO = Av. 6 de Agosto 2577 Edificio Alameda Piso 5 Dpto. 5A | | La Paz | | | BO
      Av. 6 de Agosto 2577 Edificio Las Dos Torres Piso 5 Dpto. 5A | | La Paz | | | BO = Av. 6 de Agosto 2577 Edificio Las Dos Torres Piso 6 Dpto. 5A | | La Paz | | | BO
      Calle Mayor 12 Edificio Sol | | Madrid | | 28001 | ES = Calle Mayor 12 | Edificio Luna | Madrid | | 28001 | ES
      Calle Mayor 12 Edif. 3 | | Madrid | | 28001 | ES = Calle Mayor 12 | | Madrid | | 28001 | ES
    `),
  },
  {
    kind: "a building between the house's number and the floor, and one in the second line",
    same: pairsInLines(`
      Calle Mayor 12, Edificio Sol, 3º A | | Madrid | | 28001 | ES = Calle Mayor 12, 3º A | | Madrid | | 28001 | ES
      Calle Mayor 12, Edificio Sol, 3º A | | Madrid | | 28001 | ES = Calle Mayor 12, 3º A | Edif. Sol | Madrid | | 28001 | ES
      Rua Nova 12, Edifício Sol, 3º A | | Lisboa | | 1000-001 | PT = Rua Nova 12, 3º A | | Lisboa | | 1000-001 | PT
      Av. 6 de Agosto 2577, Edificio Las Dos Torres | | La Paz | | | BO = Av. 6 de Agosto 2577 | Edif. Las Dos Torres | La Paz | | | BO
      Sol Tower Building, 12 Al Waab Street | | Doha | | | QA = 12 Al Waab St | Sol Tower Building | Doha | | | QA
    `),
    others: pairsInLines(`
      Calle Mayor 12, Edificio Sol, 3º A | | Madrid | | 28001 | ES = Calle Mayor 12, 4º A | | Madrid | | 28001 | ES
      Calle Mayor 12, Edificio Sol, 3º A | | Madrid | | 28001 | ES = Calle Mayor 12, Edificio Sol | | Madrid | | 28001 | ES
      Calle Mayor 12, Edificio Sol, 3º A | | Madrid | | 28001 | ES = Calle Mayor 12, 3º A | Edif. Luna | Madrid | | 28001 | ES
      Calle Mayor, Edificio Sol, 3 | | Madrid | | 28001 | ES = Calle Mayor 3 | | Madrid | | 28001 | ES
      Calle Mayor 12, Edificio Sol, A | | Madrid | | 28001 | ES = Calle Mayor 12A | | Madrid | | 28001 | ES
      Sol Tower Building, 12 Al Waab Street | | Doha | | | QA = 12 Al Waab St | Sun Tower Building | Doha | | | QA
    `),
  },
  {
    kind: 'between which streets a house stands, before a floor and behind a flat',
    same: pairsInLines(`
      Calle 50 N° 1234 e/ 12 y 14 Piso 3 Dpto. B | | La Plata | | 1900 | AR = Calle 50 N° 1234 Piso 3 Dpto. B | | La Plata | | 1900 | AR
      Av. 9 de Octubre 1911 y Esmeraldas Piso 3 Of. 302 | | Guayaquil | | 090312 | EC = Av. 9 de Octubre 1911, piso 3, oficina 302 | | Guayaquil | | 090312 | EC
      Calle L No. 255 apto 3 entre 19 y 21 | | La Habana | | 10400 | CU = Calle L No. 255 apto 3 | | La Habana | | 10400 | CU
    `),
    others: pairsInLines(`
      Calle 50 N° 1234 e/ 12 y 14 Piso 3 Dpto. B | | La Plata | | 1900 | AR = Calle 50 N° 1234 e/ 12 y 14 Piso 4 Dpto. B | | La Plata | | 1900 | AR
      Calle 50 N° 1234 e/ 12 y 14 Piso 3 Dpto. B | | La Plata | | 1900 | AR = Calle 50 N° 1234 | | La Plata | | 1900 | AR
      Calle L No. 255 apto 3 entre 19 y 21 | | La Habana | | 10400 | CU = Calle L No. 255 apto 4 entre 19 y 21 | | La Habana | | 10400 | CU
      Calle L No. 255 apto 3 entre 19 y 21 | | La Habana | | 10400 | CU = Calle L No. 255 entre 19 y 21 | | La Habana | | 10400 | CU
      Calle 50 Piso 3 e/ 12 y 14 | | La Plata | | 1900 | AR = Calle 50 Piso 3 e/ 16 y 18 | | La Plata | | 1900 | AR
    `),
  },
  {
    kind: 'a house of a block, whose estate stands in the suburb',
    same: pairsInLines(`
      Mz. F Casa 12 | Barrio La Castellana | Montería | Córdoba | 230002 | CO = Manzana F Casa 12 Barrio La Castellana | | Montería | Córdoba | 230002 | CO
      Bloque C Casa 7 | Colonia Kennedy | Tegucigalpa | | 11101 | HN = Blq. C Casa No. 7 | Col. Kennedy | Tegucigalpa | | 11101 | HN
      Bloc 12 N 45 | Hay Mohammadi | Casablanca | | 20570 | MA = Hay Mohammadi, Bloc 12, N° 45 | | Casablanca | | 20570 | MA
    `),
    others: pairsInLines(`
      Mz. F Casa 12 | Barrio La Castellana | Montería | Córdoba | 230002 | CO = Mz. G Casa 12 | Barrio La Castellana | Montería | Córdoba | 230002 | CO
      Mz. F Casa 12 | Barrio La Castellana | Montería | Córdoba | 230002 | CO = Mz. F Casa 12 | Barrio La Pradera | Montería | Córdoba | 230002 | CO
      Bloc 12 N 45 | Hay Mohammadi | Casablanca | | 20570 | MA = Bloc 45 N 12 | Hay Mohammadi | Casablanca | | 20570 | MA
      Bloc 12 N 45 | Hay Mohammadi | Casablanca | | 20570 | MA = Bloc 12 N 45 | Hay Hassani | Casablanca | | 20570 | MA
    `),
  },
  {
    kind: "a house's letter before a part that has a number by a word",
    same: pairsInLines(`
      Hauptstr. 12 A Wohnung Nr. 3 | | Berlin | | 10115 | DE = Hauptstr. 12a, Wohnung 3 | | Berlin | | 10115 | DE
      Hauptstr. 12 Stiege Nr. 3 Top 5 | | Wien | | 1010 | AT = Hauptstr. 12 Stiege 3 Top 5 | | Wien | | 1010 | AT
      Vodičkova 12 A byt č. 3 | | Praha | | 110 00 | CZ = Vodičkova 12A, byt 3 | | Praha | | 110 00 | CZ
      ul. Długa 12 A lokal nr 5 | | Warszawa | | 00-001 | PL = ul. Długa 12A lok. 5 | | Warszawa | | 00-001 | PL
      Via Roma 12 A interno n. 3 | | Milano | MI | 20121 | IT = Via Roma 12/A int. 3 | | Milano | MI | 20121 | IT
      Calle Mayor 12 B Casa Nº 3 | | Lima | | 15001 | PE = Calle Mayor 12B, Casa 3 | | Lima | | 15001 | PE
      A Torre nº 5 | | Cambados | | 36630 | ES = A Torre 5 | | Cambados | | 36630 | ES
    `),
    others: pairsInLines(`
      Hauptstr. 12 A Wohnung Nr. 3 | | Berlin | | 10115 | DE = Hauptstr. 3 Wohnung A | | Berlin | | 10115 | DE
    `),
  },
  {
    kind: "Israel's letters for a floor and a flat",
    same: pairsInLines(`
      הרצל 12 ק' 3 ד' 7 | | חיפה | | 3303212 | IL = הרצל 12 קומה 3 דירה 7 | | חיפה | | 3303212 | IL
      הרצל 12 כנ' ב' ק' 3 ד' 7 | | חיפה | | 3303212 | IL = הרצל 12, כניסה ב', קומה 3, דירה 7 | | חיפה | | 3303212 | IL
    `),
    others: pairsInLines(`
      הרצל 12 ק' 3 ד' 7 | | חיפה | | 3303212 | IL = הרצל 12 קומה 3 ד | | חיפה | | 3303212 | IL
      הרצל 12 ק' 3 ד' 7 | | חיפה | | 3303212 | IL = הרצל 12 ק' 7 ד' 3 | | חיפה | | 3303212 | IL
    `),
  },
  {
    kind: 'boxes, houses, kilometres and estates of Africa',
    same: pairsInLines(`
      P.O. Box 12345, 00100 | | Nairobi | | | KE = P.O. Box 12345 | | Nairobi | | 00100 | KE
      House 45, Kiambu Road | | Nairobi | | 00619 | KE = House No. 45 Kiambu Rd | | Nairobi | | 00619 | KE
      Hse No. 45, Kiambu Road | | Nairobi | | 00619 | KE = 45 Kiambu Rd | | Nairobi | | 00619 | KE
      Km. 12 Lekki-Epe Expressway | | Lagos | | | NG = Lekki Epe Expressway, Km 12 | | Lagos | | | NG
      House 45, Aminu Kano Crescent | Wuse 2 | Abuja | | 904101 | NG = 45 Aminu Kano Crescent | | Abuja | | 904101 | NG
      Bruce House 12 Standard Street | | Nairobi | | 00100 | KE = Bruce House, 12 Standard Street | | Nairobi | | 00100 | KE
    `),
    others: pairsInLines(`
      P.O. Box 12345, 00100 | | Nairobi | | | KE = P.O. Box 12345, 00200 | | Nairobi | | | KE
      House 4, 12 Riverside Drive | | Nairobi | | 00100 | KE = 12 Riverside Drive | | Nairobi | | 00100 | KE
      House 4, 12 Riverside Drive | | Nairobi | | 00100 | KE = House 12, 4 Riverside Drive | | Nairobi | | 00100 | KE
      Km. 12 Lekki-Epe Expressway | | Lagos | | | NG = 12 Lekki-Epe Expressway | | Lagos | | | NG
      House 45, Aminu Kano Crescent | Wuse 2 | Abuja | | 904101 | NG = 45 Aminu Kano Crescent | Wuse 3 | Abuja | | 904101 | NG
    `),
  },
  {
    kind: 'words and letters of single countries',
    same: pairsInLines(`
      Kralja Petra I Karađorđevića 45/III | | Banja Luka | | 78000 | BA = Краља Петра I Карађорђевића 45/III | | Бања Лука | | 78000 | BA
      Zmaja od Bosne 88 | | Sarajevo | | 71000 | BA = ул. Змаја од Босне бр. 88 | | Сарајево | | 71000 | BA
      Rruga e Kavajës Nr. 12, Kati 3 | | Tiranë | | 1023 | AL = Rr. Kavajes 12, kati III | | Tirana | | 1023 | AL
      House No. 45-B, Street 12, Phase 5 | DHA | Lahore | | 54792 | PK = H# 45-B, St 12, Ph 5 | DHA | Lahore | | 54792 | PK
      Km 15.5 Carretera a El Salvador | | Santa Catarina Pinula | | 01051 | GT = Km. 15.5 Carr. a El Salvador | | Santa Catarina Pinula | | 01051 | GT
      Carr. de Mallorca 12 | | Barcelona | | 08036 | ES = Carrer de Mallorca, 12 | | Barcelona | | 08036 | ES
      Calle 5 Oeste # 2-34 | | Cali | | 760045 | CO = Calle 5 Oe No. 2-34 | | Cali | | 760045 | CO
      SCO No. 45-46, Madhya Marg | | Chandigarh | | 160017 | IN = S.C.O. 45-46, Madhya Marg | | Chandigarh | | 160017 | IN
      99 Lujiazui Rd. (W) | | Shanghai | | 200120 | CN = 99 West Lujiazui Road | | Shanghai | | 200120 | CN
      No. 99, Lujiazui (W) Rd | | Shanghai | | 200120 | CN = 99 Lujiazui West Road | | Shanghai | | 200120 | CN
      九龍荔枝角百老匯街25號美孚新邨第3座12樓A室 | | | | | HK = 九龍荔枝角百老匯街25號美孚新邨3座12樓A室 | | | | | HK
    `),
    others: pairsInLines(`
      Kralja Petra I Karađorđevića 45/III | | Banja Luka | | 78000 | BA = Краља Петра II Карађорђевића 45/III | | Бања Лука | | 78000 | BA
      House No. 45-B, Street 12, Phase 5 | DHA | Lahore | | 54792 | PK = H# 45-B, St 12, Ph 6 | DHA | Lahore | | 54792 | PK
      Carr. de Mallorca 12 | | Barcelona | | 08036 | ES = Carretera de Mallorca 12 | | Barcelona | | 08036 | ES
      Calle 5 Oe # 2-34 | | Cali | | 760045 | CO = Calle 5 # 2-34 | | Cali | | 760045 | CO
      99 Lujiazui Rd. (W) | | Shanghai | | 200120 | CN = 99 Lujiazui Road | | Shanghai | | 200120 | CN
      99 Lujiazui Rd. (W) | | Shanghai | | 200120 | CN = 99 Lujiazui Rd. (E) | | Shanghai | | 200120 | CN
      99 Lujiazui Rd. (W) | | Shanghai | | 200120 | CN = 99W Lujiazui Rd. | | Shanghai | | 200120 | CN
      九龍荔枝角百老匯街25號美孚新邨第3座12樓A室 | | | | | HK = 九龍荔枝角百老匯街25號美孚新邨第4座12樓A室 | | | | | HK
    `),
  },
  {
    kind: 'a range of houses before post code and town in one line',
    same: pairsInLines(`
      Honvéd utca 13-15, 1055 Budapest | | | | | HU = Honvéd u. 13-15. | | Budapest | | 1055 | HU
      Hauptstraße 12-14, 1010 Wien | | | | | AT = Hauptstr. 12-14 | | Wien | | 1010 | AT
    `),
    others: pairsInLines(`
      Honvéd utca 13-15, 1055 Budapest | | | | | HU = Honvéd utca 13, 1055 Budapest | | | | | HU
      Honvéd utca 13-15, 1055 Budapest | | | | | HU = Honvéd utca 13-15, 1056 Budapest | | | | | HU
    `),
  },
];
