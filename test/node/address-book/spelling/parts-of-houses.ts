/**
 * Parts of a house that have no number: a floor, a rear house, a side, a block or an entrance with a letter. Who leaves one out
 * names another door. street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

type Pairs = readonly (readonly [string, string])[];

/** Each part, against the same address without it. */
export function leftOut(place: string, parts: string): Pairs {
  const without = place.replace(/,? ?%/, '');
  return parts.split(', ').map((part) => [place.replace('%', part), without] as const);
}

export const partsOfHouses: readonly LookAlikes[] = [
  {
    kind: 'a part of a house that has no number, and the house without it',
    same: pairsInLines(`
      Podium Level, 12 Smith St | | Fitzroy | VIC | 3065 | AU = 12 Smith St, Podium | | Fitzroy | VIC | 3065 | AU
      Maindoor, 12 High St | | Leeds | | LS1 4AP | GB = 12 High St, Main Door Flat | | Leeds | | LS1 4AP | GB
      Storgade 12, parterre | | Aarhus | | 8000 | DK = Storgade 12, st. | | Aarhus | | 8000 | DK
      Garage Martin, 12 rue Hoche | | Lyon | | 69003 | FR = 12 rue Hoche | | Lyon | | 69003 | FR
      Am Lager 12 | | Köln | | 50667 | DE = AM LAGER 12 | | Köln | | 50667 | DE
    `),
    others: [
      ...leftOut('Storgade 12, % | | Aarhus | | 8000 | DK', 'kl., kl. tv, baghuset, forhuset, mellemhuset, sidehuset'),
      ...leftOut('Hauptstr. 12, % | | Köln | | 50667 | DE', 'Dachwohnung, Hofgebäude, Seitengebäude, Remise, hinten'),
      ...leftOut('Torgasse 12, % | | Wien | | 1020 | AT', 'Mezzanin, Tiefparterre, Hoftrakt, Halbstock'),
      ...leftOut('12 rue Hoche, % | | Lyon | | 69003 | FR', 'fond de cour, sur cour, cave, grenier, arrière'),
      ...leftOut('Via Roma 12, % | | Milano | | 20121 | IT', 'destra, sinistra, sottotetto, soppalco, cortile'),
      ...leftOut('Calle Mayor 12, % | | Madrid | | 28013 | ES', 'buhardilla, altillo, trasera'),
      ...leftOut('Rua Augusta 12, % | | Lisboa | | 1100-195 | PT', 'subcave, sótão, águas furtadas, tardoz'),
      ...leftOut(
        'Rua Augusta 12, % | | São Paulo | SP | 01310-100 | BR',
        'subsolo, edícula, casa dos fundos, cobertura',
      ),
      ...leftOut('Voorstraat 12, % | | Haarlem | | 2011 AB | NL', 'rood, zwart, voorhuis, bovenwoning, kelder'),
      ...leftOut('Storgatan 12, % | | Umeå | | 901 07 | SE', 'vinden, suterräng, gathuset, innergården'),
      ...leftOut('Storgata 12, % | | Bergen | | 5003 | NO', 'kjelleren, loftet, bakgården, sokkel'),
      ...leftOut('Kauppakatu 12, % | | Oulu | | 90100 | FI', 'kellari, ullakko, pihatalo, piharakennus'),
      ...leftOut('ul. Długa 12, % | | Kraków | | 31-147 | PL', 'piwnica, poddasze, strych, front'),
      ...leftOut('Dlouhá 12, % | | Brno | | 602 00 | CZ', 'suterén, podkroví, dvorní trakt, mezanin'),
      ...leftOut('Fő utca 12, % | | Budapest | | 1051 | HU', 'alagsor, pince, tetőtér, padlás'),
      ...leftOut('ул. Ленина, 12, % | | Москва | | 109004 | RU', 'цоколь, мансарда, чердак, вход со двора'),
      ...leftOut('Bağdat Cad. 12, % | Kadıköy | İstanbul | | 34710 | TR', 'Çatı Katı, Bahçe Katı, Arka, Yüksek Giriş'),
      ...leftOut('Av. Corrientes 1234, % | | Buenos Aires | | C1043 | AR', 'fondo, frente, contrafrente, subsuelo'),
      ...leftOut('Calle Juárez 12, % | Centro | Mérida | YUC | 97000 | MX', 'altos, azotea, fondo'),
      ...leftOut('테헤란로 152, % | 강남구 | 서울특별시 | | 06236 | KR', '지하, 반지하, 옥탑, 별관, 가동'),
      ...leftOut('12 Nathan Rd, % | Mong Kok | Kowloon | | | HK', 'Roof, Cockloft'),
      ...leftOut('12 High St, % | | Leeds | | LS1 4AP | GB', 'Roof, Cellar, Kiosk, Podium, Main Door, Maindoor'),
      ...leftOut('%, 12 Smith St | | Fitzroy | VIC | 3065 | AU', 'Podium, Podium Level, Kiosk, Concourse, Carpark'),
      ...leftOut('12 Smith St, % | | Wellington | | 6011 | NZ', 'Sleepout, Mailroom'),
      ...leftOut('12 rue Hoche, % | | Lyon | | 69003 | FR', 'garage, boutique, duplex, studio, dépendance'),
      ...leftOut('Hauptstr. 12, % | | Köln | | 50667 | DE', 'Laden, Ladenlokal, Geschäftslokal, Lager, Empore'),
      ...leftOut('Voorstraat 12, % | | Haarlem | | 2011 AB | NL', 'bijgebouw'),
      ...leftOut('Via Roma 12, % | | Milano | | 20121 | IT', 'negozio, magazzino, capannone, portineria, soffitta'),
      ...leftOut('Calle Mayor 12, % | | Madrid | | 28013 | ES', 'portería, tienda, garaje, oficina, estudio'),
      ...leftOut('Rua Augusta 12, % | | Lisboa | | 1100-195 | PT', 'garagem, galpão, portaria'),
      ...leftOut('ul. Długa 12, % | | Kraków | | 31-147 | PL', 'garaż, biuro'),
      ...leftOut('Fő utca 12, % | | Budapest | | 1051 | HU', 'üzlet, garázs'),
      ...leftOut('ул. Ленина, 12, % | | Москва | | 109004 | RU', 'гараж, склад'),
      ...leftOut('Storgade 12, % | | Aarhus | | 8000 | DK', 'parterre'),
      ...leftOut('Jl. Diponegoro 12, % | | Bandung | | 40115 | ID', 'gudang, kios, atas, bawah, sisi kanan'),
      ...pairsInLines(`
        테헤란로 152, 지하 1층 | 강남구 | 서울특별시 | | 06236 | KR = 테헤란로 152, 1층 | 강남구 | 서울특별시 | | 06236 | KR
        Storgade 12, kl. tv | | Aarhus | | 8000 | DK = Storgade 12, kl. th | | Aarhus | | 8000 | DK
        Am Lager 12 | | Köln | | 50667 | DE = Am Laden 12 | | Köln | | 50667 | DE
        12 rue de la Boutique | | Lyon | | 69003 | FR = 12 rue du Garage | | Lyon | | 69003 | FR
        12 Smith Concourse | | Fitzroy | VIC | 3065 | AU = 12 Smith St | | Fitzroy | VIC | 3065 | AU
        Jl. Kebon Bawah 12 | | Bandung | | 40115 | ID = Jl. Kebon Atas 12 | | Bandung | | 40115 | ID
      `),
    ],
  },
  {
    // The entrances are those of British Columbia's Physical Address Exchange Standard (draft 0.10), and the sides of a flat those of
    // libpostal's lists ('unit_directions', 'unit_types_standalone'); the other words are those of labels of parcels.
    kind: 'a part of a house that two words name, or a word for where parcels are taken in',
    same: pairsInLines(`
      12 Main St, Pool House | | Boston | MA | 02110 | US = Poolhouse, 12 Main Street | | Boston | MA | 02110 | US
      12 Main St, The Barn | | Boston | MA | 02110 | US = 12 Main Street, Barn | | Boston | MA | 02110 | US
      12 Main St | | Boston | MA | 02110 | US | Loading Dock = 12 Main St, LOADING DOCK | | Boston | MA | 02110 | US
      12 Main St | Loading Dock | Boston | MA | 02110 | US = 12 Main St, Loading Dock | | Boston | MA | 02110 | US
      Hauptstr. 12, Hinterer Eingang | | Köln | | 50667 | DE = Hauptstr. 12, hinterer Eingang | | Köln | | 50667 | DE
      12 Main St, Harbor House | | Boston | MA | 02110 | US = 12 Main St | | Boston | MA | 02110 | US
      12 High St, Rose House | | Leeds | | LS1 4AP | GB = 12 High St | | Leeds | | LS1 4AP | GB
      12 High St, Post Office | | Leeds | | LS1 4AP | GB = 12 High St | | Leeds | | LS1 4AP | GB
      12 rue Hoche, Maison Martin | | Lyon | | 69003 | FR = 12 rue Hoche | | Lyon | | 69003 | FR
      12 rue du Parking | | Lyon | | 69003 | FR = 12, RUE DU PARKING | | Lyon | | 69003 | FR
      Burggasse 12, Neubau | | Wien | | 1070 | AT = Burggasse 12 | | Wien | | 1070 | AT
      Av. Brasil 12, Portão | | Curitiba | PR | 80610-260 | BR = Av. Brasil 12 | Portão | Curitiba | PR | 80610-260 | BR
      12 rue Hoche, Porte de Versailles | | Paris | | 75015 | FR = 12 rue Hoche | | Paris | | 75015 | FR
      Calle Mayor 12 | La Entrada | Madrid | | 28013 | ES = Calle Mayor 12 | | Madrid | | 28013 | ES
      5 Main Rd | Back | Isle of Lewis | | HS2 0LB | GB = 5 Main Rd | | Isle of Lewis | | HS2 0LB | GB
      12 Farm Rd Rear | | Fitzroy | VIC | 3065 | AU = Rear, 12 Farm Rd | | Fitzroy | VIC | 3065 | AU
      12 Loading Dock Rd | | Boston | MA | 02110 | US = 12 Loading Dock Road | | Boston | MA | 02110 | US
    `),
    others: [
      ...leftOut(
        '12 Main St, % | | Boston | MA | 02110 | US',
        'Pool House, Poolhouse, Boat House, Boathouse, Gate House, Main House, Front House, Barn, Cottage, Trailer, Shed, Casita, Cabin',
      ),
      ...leftOut(
        '12 Main St, % | | Boston | MA | 02110 | US',
        'Mail Room, Main Office, Leasing Office, Front Office, Front Desk, Reception, Loading Dock, Receiving Dock, Receiving, Parking, ATM',
      ),
      ...leftOut(
        '12 Main St, % | | Vancouver | BC | V6K 3P1 | CA',
        'EMERGENCY-ENTRANCE, SERVICE-ENTRANCE, Delivery Entrance, Truck Entrance, Parking Entrance, North Entrance, Emergency Exit',
      ),
      ...leftOut(
        '12 High St, % | | Leeds | | LS1 4AP | GB',
        'Back Door, Side Door, Warehouse, Loading Bay, Goods In, The Barn',
      ),
      ...leftOut(
        '%, 12 Smith St | | Fitzroy | VIC | 3065 | AU',
        'Loading Dock, Boatshed, Warehouse, Parking, Car Park',
      ),
      ...leftOut(
        '12 rue Hoche, % | | Lyon | | 69003 | FR',
        'aile nord, quai de livraison, entrée de service, entrée principale, loge du gardien, accueil, réception, parking',
      ),
      ...leftOut(
        '12 rue Hoche, % | | Lyon | | 69003 | FR',
        'hangar, entrepôt, local commercial, bureau, bâtiment principal',
      ),
      ...leftOut(
        'Hauptstr. 12, % | | Köln | | 50667 | DE',
        'Hintereingang, Seiteneingang, Haupteingang, rechter Eingang, Laderampe, Tor, Wareneingang, Warenannahme, Anlieferung',
      ),
      ...leftOut(
        'Hauptstr. 12, % | | Köln | | 50667 | DE',
        'Pforte, Empfang, Poststelle, Rezeption, Lagerhalle, Scheune, Haupthaus, Hauptgebäude, Altbau, Neubau, Parkplatz, Tiefgarage',
      ),
      ...leftOut('Torgasse 12, % | | Wien | | 1020 | AT', 'Gassenlokal, Kellerlokal, Ordination'),
      ...leftOut(
        'Calle Mayor 12, % | | Madrid | | 28013 | ES',
        'local comercial, almacén, nave industrial, nave, conserjería, recepción, muelle de carga, puerta trasera, entrada trasera',
      ),
      ...leftOut('Calle Mayor 12, % | | Madrid | | 28013 | ES', 'bodega, parking, cochera, taller, despacho'),
      ...leftOut(
        'Via Roma 12, % | | Milano | | 20121 | IT',
        'ala nord, box auto, laboratorio, ufficio, retro, ingresso posteriore, officina, deposito, parcheggio, interrato, box',
      ),
      ...leftOut(
        'Rua Augusta 12, % | | Lisboa | | 1100-195 | PT',
        'armazém, entrada de serviço, recepção, escritório, anexo, oficina',
      ),
      ...leftOut(
        'Rua Augusta 12, % | | São Paulo | SP | 01310-100 | BR',
        'armazém, recepção, escritório, doca, depósito, quiosque, estacionamento, casa principal',
      ),
      ...leftOut(
        'Voorstraat 12, % | | Haarlem | | 2011 AB | NL',
        'achteringang, zij-ingang, hoofdingang, magazijn, kantoor, receptie, werkplaats, garage, garagebox, loods, schuur, winkel',
      ),
      ...leftOut(
        'ul. Długa 12, % | | Kraków | | 31-147 | PL',
        'magazyn, recepcja, portiernia, brama, hala, warsztat, sklep, wejście boczne, sutereny',
      ),
      ...leftOut(
        'Storgatan 12, % | | Umeå | | 901 07 | SE',
        'lastkaj, lager, kontor, garage, verkstad, port, reception, butik, godsmottagning',
      ),
      ...leftOut(
        'Storgade 12, % | | Aarhus | | 8000 | DK',
        'lager, kontor, værksted, garage, butik, port, varemodtagelse',
      ),
      ...leftOut(
        'Storgata 12, % | | Bergen | | 5003 | NO',
        'lager, kontor, varemottak, verksted, garasje, butikk, resepsjon, kjellerleilighet',
      ),
      ...leftOut(
        'Kauppakatu 12, % | | Oulu | | 90100 | FI',
        'varasto, toimisto, autotalli, lastauslaituri, tavaravastaanotto, myymälä, liiketila',
      ),
      ...leftOut(
        'Dlouhá 12, % | | Brno | | 602 00 | CZ',
        'sklad, kancelář, vrátnice, recepce, dílna, garáž, sklep, zadní vchod, zadní trakt, prodejna',
      ),
      ...leftOut(
        'ул. Ленина, 12, % | | Москва | | 109004 | RU',
        'офис, проходная, магазин, цех, ангар, служебный вход, киоск',
      ),
      ...leftOut(
        'Bağdat Cad. 12, % | Kadıköy | İstanbul | | 34710 | TR',
        'depo, ofis, arka kapı, dükkan, garaj, mağaza',
      ),
      ...leftOut('Fő utca 12, % | | Budapest | | 1051 | HU', 'raktár, iroda, műhely, porta, recepció, hátsó épület'),
      ...leftOut(
        'Calle Juárez 12, % | Centro | Mérida | YUC | 97000 | MX',
        'bodega, almacén, nave, taller, recepción, caseta, andén',
      ),
      ...leftOut('Av. Corrientes 1234, % | | Buenos Aires | | C1043 | AR', 'depósito, galpón, cochera'),
    ],
  },
  {
    kind: 'a side of a flat or of a floor, in one piece of the line with it',
    same: pairsInLines(`
      12 Main St, Apt 1 Front | | Boston | MA | 02110 | US = 12 Main St Apt 1, Front | | Boston | MA | 02110 | US
      Storgatan 12, 2 tr höger | | Umeå | | 901 07 | SE = Storgatan 12, 2 tr, till höger | | Umeå | | 901 07 | SE
      Via Roma 12, piano 2 destra | | Milano | | 20121 | IT = Via Roma 12, 2° piano, dx | | Milano | | 20121 | IT
      12 High St, Flat 1 Rose House | | Leeds | | LS1 4AP | GB = 12 High St, Flat 1 | | Leeds | | LS1 4AP | GB
      12 rue Hoche, Bât A Résidence Arrière | | Lyon | | 69003 | FR = 12 rue Hoche, Bât A, Résidence Arrière | | Lyon | | 69003 | FR
    `),
    others: [
      ...leftOut(
        '12 Main St, Apt 1 % | | Boston | MA | 02110 | US',
        'Front, Rear, Left, Right, Back, Upstairs, Garage, Top, Side',
      ),
      ...leftOut('12 High St, Flat 1 % | | Leeds | | LS1 4AP | GB', 'Front, Rear, Left, Right, Top, Side'),
      ...leftOut('12 rue Hoche, Apt 1 % | | Lyon | | 69003 | FR', 'gauche, droite, arrière, avant, cave'),
      ...leftOut('12 rue Hoche, 1er étage % | | Lyon | | 69003 | FR', 'arrière, côté rue'),
      ...leftOut('12 rue Hoche, Bât A % | | Lyon | | 69003 | FR', 'arrière, escalier gauche, entrée droite'),
      ...leftOut('Hauptstr. 12, 2. OG % | | Köln | | 50667 | DE', 'hinten, vorne, linke Tür, rechte Seite'),
      ...leftOut('Hauptstr. 12, Wohnung 2 % | | Köln | | 50667 | DE', 'hinten, vorne, oben, unten'),
      ...leftOut('Via Roma 12, piano 2 % | | Milano | | 20121 | IT', 'destra, sinistra, dx, sx, fronte, lato cortile'),
      ...leftOut('Via Roma 12, scala A % | | Milano | | 20121 | IT', 'destra, sinistra'),
      ...leftOut('Storgatan 12, 2 tr % | | Umeå | | 901 07 | SE', 'höger, vänster, mitten, gatuhuset, th, tv'),
      ...leftOut('Storgata 12, 2. etg % | | Bergen | | 5003 | NO', 'høyre, venstre, til høyre, th, tv, bakgård'),
      ...leftOut('ul. Długa 12, piętro 2 % | | Kraków | | 31-147 | PL', 'lewo, prawo, oficyna, front, strona lewa'),
    ],
  },
  {
    kind: 'a part of a house that has a letter',
    same: pairsInLines(`
      Bağdat Cad. 12, A Blok | Kadıköy | İstanbul | | 34710 | TR = Bağdat Cad. 12, Blok A | Kadıköy | İstanbul | | 34710 | TR
      12 MG Road, A Wing | | Pune | MH | 411001 | IN = 12 MG Road, Wing A | | Pune | MH | 411001 | IN
      Fő utca 12, B lépcsőház | | Budapest | | 1051 | HU = Fő u. 12., B lph. | | Budapest | | 1051 | HU
      Nørrebrogade 12, København N | | | | 2200 | DK = Nørrebrogade 12 | | København N | | 2200 | DK
      12 Usman Road, T Nagar | | Chennai | TN | 600017 | IN = 12 Usman Road | T Nagar | Chennai | TN | 600017 | IN
    `),
    others: [
      ...leftOut('Rua Augusta 12, % | | Lisboa | | 1100-195 | PT', 'fracção A, letra B, entrada B, ala B'),
      ...leftOut('12 rue Hoche, % | | Lyon | | 69003 | FR', 'local A, allée C, montée D, cellule F, box G'),
      ...leftOut('Via Roma 12, % | | Milano | | 20121 | IT', 'ala B, ingresso B, capannone B, modulo B'),
      ...leftOut('Av. Corrientes 1234, % | | Buenos Aires | | C1043 | AR', 'UF B, cuerpo B, timbre B'),
      ...leftOut('Hauptstr. 12, % | | Köln | | 50667 | DE', 'Halle B, Tor B, Flügel B, Rampe B'),
      ...leftOut('Fő utca 12, % | | Budapest | | 1051 | HU', 'B épület, B lépcsőház, B lph'),
      ...leftOut('Bağdat Cad. 12, % | Kadıköy | İstanbul | | 34710 | TR', 'A Blok, Giriş B'),
      ...leftOut('12 MG Road, % | | Pune | MH | 411001 | IN', 'A Wing, Godown B, Phase B'),
      ...leftOut('ул. Ленина, 12, % | | Москва | | 109004 | RU', 'секция Б, блок Б, вход Б'),
    ],
  },
  {
    kind: 'a shop, an office and a flat of one number',
    same: pairsInLines(`
      Calle Mayor 5, local 1 | | Madrid | | 28013 | ES = C/ Mayor 5, loc. 1 | | Madrid | | 28013 | ES
      Calle Mayor 5, oficina 1 | | Madrid | | 28013 | ES = C/ Mayor 5, of. 1 | | Madrid | | 28013 | ES
      123 rue Guy, bureau 5 | | Montréal | QC | H3A 0G4 | CA = 5-123 rue Guy | | Montréal | QC | H3A 0G4 | CA
    `),
    others: pairsInLines(`
      Calle Mayor 5, local 1 | | Madrid | | 28013 | ES = Calle Mayor 5, puerta 1 | | Madrid | | 28013 | ES
      Calle Mayor 5, local 1 | | Madrid | | 28013 | ES = Calle Mayor 5, oficina 1 | | Madrid | | 28013 | ES
      CLN 102 Bloco A Loja 10 | | Brasília | DF | 70722-510 | BR = CLN 102 Bloco A Sala 10 | | Brasília | DF | 70722-510 | BR
      Rua Augusta 12 loja 3 | | Lisboa | | 1100-195 | PT = Rua Augusta 12 apto 3 | | Lisboa | | 1100-195 | PT
      12 rue Hoche, bureau 3 | | Lyon | | 69003 | FR = 12 rue Hoche, appt 3 | | Lyon | | 69003 | FR
      12 rue Hoche, lot 3 | | Lyon | | 69003 | FR = 12 rue Hoche, appt 3 | | Lyon | | 69003 | FR
      Fő utca hrsz. 12 | | Budapest | | 1051 | HU = Fő utca 12 | | Budapest | | 1051 | HU
    `),
  },
  {
    kind: 'an avenue that a letter names, and one that a direction names; boxes of the forces in one word',
    same: pairsInLines(`
      BFPO 57 | | | | BF1 2AT | GB = BFPO57 | | | | BF1 2AT | GB
      BFPO 57 | | | | BF1 2AT | GB = British Forces Post Office 57 | | | | BF1 2AT | GB
      100 Ave E | | Brooklyn | NY | 11235 | US = 100 Avenue E | | Brooklyn | NY | 11235 | US
    `),
    others: pairsInLines(`
      100 Avenue E | | Brooklyn | NY | 11235 | US = 100 Avenue East | | Brooklyn | NY | 11235 | US
      100 Avenue N | | Brooklyn | NY | 11235 | US = 100 Avenue North | | Brooklyn | NY | 11235 | US
      100 Ave S | | Brooklyn | NY | 11235 | US = 100 Ave South | | Brooklyn | NY | 11235 | US
      100 Avenue West | | Brooklyn | NY | 11235 | US = 100 West Avenue | | Brooklyn | NY | 11235 | US
    `),
  },
];
