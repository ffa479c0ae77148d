/**
 * Words for what stands at a house or in its yard, and for where its parcels are taken in, of the languages of which the rules had few:
 * those that labels of parcels have, looked for in each language in the same way (yard, cellar, loft, garage, store, office, shop,
 * workshop, reception, ramp). Who leaves one out names another door.
 * street | suburb | city | state | post code | country
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';
import { leftOut } from './parts-of-houses.ts';

export const storesAndYards: readonly LookAlikes[] = [
  {
    kind: 'what stands at a house or in its yard, and where its parcels are taken in',
    same: pairsInLines(`
      Nørregade 12, Rampen | | København | | 1165 | DK = Nørregade 12, rampe | | København | | 1165 | DK
      Hauptstr. 12, Im Hof | | Köln | | 50667 | DE = Hauptstraße 12, im Hof | | Köln | | 50667 | DE
      Hauptstr. 12, Praxis Dr. Müller | | Köln | | 50667 | DE = Hauptstr. 12 | | Köln | | 50667 | DE
      Praxisweg 12 | | Köln | | 50667 | DE = PRAXISWEG 12 | | Köln | | 50667 | DE
      12 rue du Dépôt | | Lyon | | 69003 | FR = 12, Rue du Depot | | Lyon | | 69003 | FR
      5 route de Lyon, La Grange | | Bourg | | 01000 | FR = 5 route de Lyon | | Bourg | | 01000 | FR
      12 Depot Road | | Leeds | | LS1 4AP | GB = 12 Depot Rd | | Leeds | | LS1 4AP | GB
      12 High Street, Old Store House | | Leeds | | LS1 4AP | GB = 12 High St | | Leeds | | LS1 4AP | GB
      ulica Dvorište 12 | | Zagreb | | 10000 | HR = Ul. Dvoriste 12 | | Zagreb | | 10000 | HR
      Strada Depozitului 12 | | Brașov | | 500035 | RO = Str. Depozitului 12 | | Brașov | | 500035 | RO
    `),
    others: [
      ...leftOut(
        'Strada Lungă 12, % | | Brașov | | 500035 | RO',
        'curte, în curte, garaj, depozit, birou, magazin, atelier',
      ),
      ...leftOut('Strada Lungă 12, % | | Brașov | | 500035 | RO', 'spațiu comercial, recepție, anexă'),
      ...leftOut(
        'Vukovarska ulica 12, % | | Zagreb | | 10000 | HR',
        'dvorište, potkrovlje, tavan, garaža, skladište, ured',
      ),
      ...leftOut(
        'Vukovarska ulica 12, % | | Zagreb | | 10000 | HR',
        'trgovina, lokal, radionica, suteren, dvorišna zgrada',
      ),
      ...leftOut('Булевар Михајла Пупина 12, % | | Београд | | 11070 | RS', 'двориште, магацин, гаража, локал'),
      ...leftOut('ул. Шипка 12, % | | София | | 1504 | BG', 'двор, мазе, таван, гараж, склад, офис, магазин'),
      ...leftOut(
        'вул. Хрещатик, 12, % | | Київ | | 01001 | UA',
        'двір, у дворі, гараж, склад, офіс, магазин, майстерня',
      ),
      ...leftOut('Hlavná 12, % | | Košice | | 040 01 | SK', 'dvor, suterén, podkrovie, sklad, pivnica, predajňa'),
      ...leftOut(
        'Gedimino pr. 12, % | | Vilnius | | 01103 | LT',
        'kiemas, kieme, cokolis, mansarda, garažas, sandėlis, biuras',
      ),
      ...leftOut(
        'Brīvības iela 12, % | | Rīga | | LV-1010 | LV',
        'pagalms, bēniņi, cokols, garāža, noliktava, birojs, veikals',
      ),
      ...leftOut('Pikk 12, % | | Tallinn | | 10123 | EE', 'hoov, hoovis, soklikorrus, pööning, garaaž, ladu, kontor'),
      ...leftOut('Ερμού 12, % | | Αθήνα | | 105 57 | GR', 'αποθήκη, γκαράζ, κατάστημα, γραφείο, αυλή, σοφίτα, πατάρι'),
      ...leftOut(
        'Kossuth u. 12, % | | Budapest | | 1053 | HU',
        'pinceszint, hátsó udvar, hátsó ház, üzlethelyiség, rámpa',
      ),
      ...leftOut('Dlouhá 12, % | | Praha | | 110 00 | CZ', 'půda, rampa, hala, obchod, ve dvoře'),
      ...leftOut(
        'Bağdat Cad. 12, % | Kadıköy | İstanbul | | 34728 | TR',
        'büro, atölye, otopark, güvenlik, arka bahçe',
      ),
      ...leftOut('ул. Ленина, 12, % | | Москва | | 101000 | RU', 'двор, мастерская, пристройка, левая, правая, рампа'),
      ...leftOut(
        'Kauppakatu 12, % | | Oulu | | 90100 | FI',
        'piha, halli, liikehuoneisto, katutaso, vintti, sivurakennus',
      ),
      ...leftOut(
        'Nørregade 12, % | | København | | 1165 | DK',
        'rampe, gårdhus, i gården, bagindgang, tilbygning, skur',
      ),
      ...leftOut('Storgata 12, % | | Bergen | | 5003 | NO', 'rampe, lasterampe, uthus, kårbolig'),
      ...leftOut('Storgatan 12, % | | Umeå | | 901 07 | SE', 'gästhus, varumottagning, lada, lokal'),
      ...leftOut(
        'ul. Długa 12, % | | Kraków | | 31-147 | PL',
        'podwórze, od podwórza, rampa, tył, stodoła, oficyna lewa',
      ),
      ...leftOut(
        'Voorstraat 12, % | | Haarlem | | 2011 AB | NL',
        'laadperron, laaddok, aanbouw, stal, expeditie, bovenste bel',
      ),
      ...leftOut('Kerkstraat 12, % | | Antwerpen | | 2000 | BE', 'laadkade, achterbouw, handelspand'),
      ...leftOut(
        'Via Roma 12, % | | Milano | | 20121 | IT',
        'reception, loft, posto auto, dependance, autorimessa, fienile',
      ),
      ...leftOut('Via Roma 12, % | | Milano | | 20121 | IT', 'interno cortile, carico scarico, accettazione merci'),
      ...leftOut('Calle Mayor 12, % | | Madrid | | 28013 | ES', 'patio, patio interior, muelle, aparcamiento, kiosco'),
      ...leftOut('Rua Augusta 12, % | | Lisboa | | 1100-195 | PT', 'receção, quintal, sobrado'),
      ...leftOut('Rua Augusta, 12, % | | São Paulo | SP | 01304-000 | BR', 'almoxarifado, guarita, barracão, kitnet'),
      ...leftOut(
        'Hauptstr. 12, % | | Köln | | 50667 | DE',
        'Innenhof, im Hof, Rampe, Atelier, Praxis, Lieferanteneingang',
      ),
      ...leftOut('Torgasse 12, % | | Wien | | 1020 | AT', 'Dachboden, Werkstätte, Magazin'),
      ...leftOut('12 rue Hoche, % | | Lyon | | 69003 | FR', 'dépôt, magasin, porte gauche, sur rue, service courrier'),
      ...leftOut(
        '12 High St, % | | Leeds | | LS1 4AP | GB',
        'Stable, Concierge, Store, Depot, Stairwell, Substation, Sub-station',
      ),
      ...leftOut('12 High St, % | | Leeds | | LS1 4AP | GB', 'Plant Room, Bin Store, Management Office, Trade Counter'),
      ...leftOut(
        '12 Main St, % | | Boston | MA | 02110 | US',
        'Hangar, Storefront, Guard Shack, Job Trailer, Food Court',
      ),
      ...leftOut(
        '12 MG Road, % | | Bengaluru | KA | 560001 | IN',
        'Godown, Back Side, Outhouse, Guard Room, Left Wing',
      ),
      ...leftOut('12 Queen St, % | | Auckland | | 1010 | NZ', 'Minor Dwelling'),
      ...leftOut('12 Main Rd, % | | Cape Town | WC | 8001 | ZA', 'Garden Cottage, Back Room, Backyard, Guardhouse'),
    ],
  },
];
