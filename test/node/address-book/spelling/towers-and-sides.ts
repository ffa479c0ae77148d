/**
 * Towers and streets that are told apart by a side of the town or the house, and parts of a house whose words say which number is whose.
 * street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

export const towersAndSides: readonly LookAlikes[] = [
  {
    kind: 'a tower that is named by where it stands',
    others: pairsInLines(`
      Av. Colón 123, Torre Norte, Piso 4 | | Quito | | | EC = Av. Colón 123, Piso 4 | | Quito | | | EC
      Av. Colón 123, Torre Norte, Piso 4 | | Quito | | | EC = Av. Colón 123, Torre Sur, Piso 4 | | Quito | | | EC
      12 High Street, North Tower | | Leeds | | LS1 1AA | GB = 12 High Street | | Leeds | | LS1 1AA | GB
      Rua Augusta 12, Torre Sul | | São Paulo | SP | 01310-100 | BR = Rua Augusta 12 | | São Paulo | SP | 01310-100 | BR
      12 rue Hoche, Tour Est | | Lyon | | 69003 | FR = 12 rue Hoche | | Lyon | | 69003 | FR
      North Tower, High Street | | Leeds | | LS1 1AA | GB = High Street | | Leeds | | LS1 1AA | GB
    `),
    same: pairsInLines(`
      Av. Colón 123, Torre Norte, Piso 4 | | Quito | | | EC = Av. Colón 123, Piso 4 | Torre Norte | Quito | | | EC
      Av. Colón 123, Torre Norte | | Quito | | | EC = Av. Colón 123 | | Quito | | | EC | Torre Norte
      12 High Street, North Tower | | Leeds | | LS1 1AA | GB = North Tower, 12 High St | | Leeds | | LS1 1AA | GB
      12 High Street | North Tower | Leeds | | LS1 1AA | GB = 12 High Street | | Leeds | | LS1 1AA | GB | North Tower
    `),
  },
  {
    kind: 'an entrance, a hall or a gate that is named by where it stands',
    others: pairsInLines(`
      12 rue Hoche, Entrée Nord | | Lyon | | 69003 | FR = 12 rue Hoche | | Lyon | | 69003 | FR
      12 rue Hoche, Escalier Est | | Lyon | | 69003 | FR = 12 rue Hoche | | Lyon | | 69003 | FR
      12 rue Hoche, Entrée Nord | | Lyon | | 69003 | FR = 12 rue Hoche, Escalier Nord | | Lyon | | 69003 | FR
      Hafenstr. 12, Halle Nord | | Bremen | | 28195 | DE = Hafenstr. 12 | | Bremen | | 28195 | DE
      Hafenstr. 12, Tor West | | Bremen | | 28195 | DE = Hafenstr. 12 | | Bremen | | 28195 | DE
      Hafenstr. 12, Eingang Süd | | Bremen | | 28195 | DE = Hafenstr. 12 | | Bremen | | 28195 | DE
      12 High Street, North Gate | | Leeds | | LS1 1AA | GB = 12 High Street | | Leeds | | LS1 1AA | GB
      12 High Street, East Dock | | Leeds | | LS1 1AA | GB = 12 High Street | | Leeds | | LS1 1AA | GB
      12 High Street, Warehouse East | | Leeds | | LS1 1AA | GB = 12 High Street | | Leeds | | LS1 1AA | GB
    `),
    same: pairsInLines(`
      12 rue Hoche, Entrée Nord | | Lyon | | 69003 | FR = 12 rue Hoche | Entrée Nord | Lyon | | 69003 | FR
      Hafenstr. 12, Eingang Süd | | Bremen | | 28195 | DE = Hafenstr. 12 | | Bremen | | 28195 | DE | Eingang Süd
      Halle Nord, Hafenstr. 12 | | Bremen | | 28195 | DE = Hafenstr. 12 | Halle Nord | Bremen | | 28195 | DE
    `),
  },
  {
    kind: 'a letter at the number of a floor or a flat, which in other places counts or says number',
    others: pairsInLines(`
      12E/F, 297 Ngau Tau Kok Road | | Kowloon | | | HK = 12/F, 297 Ngau Tau Kok Road | | Kowloon | | | HK
      彌敦道123號5E樓 | | 九龍 | | | HK = 彌敦道123號5樓 | | 九龍 | | | HK
      忠孝東路五段68號12O樓 | 信義區 | 台北市 | | 110 | TW = 忠孝東路五段68號12樓 | 信義區 | 台北市 | | 110 | TW
      테헤란로 152, 12E층 | 강남구 | 서울특별시 | | 06236 | KR = 테헤란로 152, 12층 | 강남구 | 서울특별시 | | 06236 | KR
      вул. Хрещатик, 12, кв. Б5 | | Київ | | 01001 | UA = вул. Хрещатик, 12, кв. 5 | | Київ | | 01001 | UA
      ул. Ленина, 12, кв. Д5 | | Москва | | 101000 | RU = ул. Ленина, 12, кв. 5 | | Москва | | 101000 | RU
      ул. Ленина, 12, оф. Д5 | | Минск | | 220001 | BY = ул. Ленина, 12, оф. 5 | | Минск | | 220001 | BY
    `),
    same: pairsInLines(`
      12th Floor, 297 Ngau Tau Kok Road | | Kowloon | | | HK = 12/F, 297 Ngau Tau Kok Road | | Kowloon | | | HK
      12 Dorpsstraat, 2e verdieping | | Utrecht | | 3511 AB | NL = 12 Dorpsstraat, verdieping 2 | | Utrecht | | 3511 AB | NL
      Via Roma 12, 2o piano | | Milano | MI | 20121 | IT = Via Roma 12, piano 2 | | Milano | MI | 20121 | IT
      ул. Ленина, 12, оф. N5 | | Москва | | 101000 | RU = ул. Ленина, 12, оф. 5 | | Москва | | 101000 | RU
      ул. Ленина, д12, кв. 5 | | Москва | | 101000 | RU = ул. Ленина, 12, кв. 5 | | Москва | | 101000 | RU
    `),
  },
  {
    kind: "Colombia's streets of the north and the south, and the number of an interior",
    others: pairsInLines(`
      Cr 7 S N° 71-21 | | Cali | | 760001 | CO = Cr 7 N° 71-21 | | Cali | | 760001 | CO
      Calle 10 Norte # 6-45 | | Cali | | 760001 | CO = Calle 10 Sur # 6-45 | | Cali | | 760001 | CO
      Carrera 43 Este # 6-45 | | Medellín | | 050021 | CO = Carrera 43E # 6-45 | | Medellín | | 050021 | CO
      Calle 5 # 6-7 Apto 302 Interior 4 | | Cali | | 760001 | CO = Calle 5 # 6-7 Interior 302 Apto 4 | | Cali | | 760001 | CO
    `),
    same: pairsInLines(`
      Cr 7 S N° 71-21 | | Cali | | 760001 | CO = Carrera 7 Sur # 71-21 | | Cali | | 760001 | CO
      Calle 10 Norte # 6-45 | | Cali | | 760001 | CO = Cl 10N # 6-45 | | Cali | | 760001 | CO
      Calle 5 # 6-7 Apto 302 Interior 4 | | Cali | | 760001 | CO = CL 5 6 7 IN 4 AP 302 | | Cali | | 760001 | CO
      Rua Nova s/n | | Porto | | 4050-498 | PT = Rua Nova S. N. | | Porto | | 4050-498 | PT
    `),
  },
];
