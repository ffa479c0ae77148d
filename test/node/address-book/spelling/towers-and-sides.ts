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
