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
      The Old Factory, 12 High St | | Leeds | | LS1 4AP | GB = 12 High St | | Leeds | | LS1 4AP | GB
      中山路12号 | 东区 | 中山市 | 广东省 | 528400 | CN = 中山路12号 | | 中山市 | 广东省 | 528400 | CN
      12 High St, LG | | Leeds | | LS1 4AP | GB = 12 High St, Lower Ground Floor | | Leeds | | LS1 4AP | GB
      Kossuth u. 12, A lépcsőház, 2. em. 3 | | Budapest | | 1053 | HU = Kossuth u. 12. A lph. 2. em. 3. | | Budapest | | 1053 | HU
      Left Bank House, 12 High St | | Leeds | | LS1 4AP | GB = 12 High St, Left Bank House | | Leeds | | LS1 4AP | GB
      12 W 72nd St, Upper West Side | | New York | NY | 10023 | US = 12 W 72nd St | | New York | NY | 10023 | US
      Fő utca 12, Kárpát utcai lakótelep | | Budapest | | 1051 | HU = Fő utca 12 | | Budapest | | 1051 | HU
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
      ...leftOut(
        '12 High St, % | | Leeds | | LS1 4AP | GB',
        'LG, UG, Raised Ground, Bedsit, Townhouse, Town House, Duplex, Triplex, Condo',
      ),
      ...leftOut(
        '12 High St, % | | Leeds | | LS1 4AP | GB',
        'Showroom, Factory, Left Hand Side, LHS, RHS, FFR, TFL, Basement Office, Basement Shop',
      ),
      ...leftOut(
        '12 High St, % | | Leeds | | LS1 4AP | GB',
        'Ground Left, Ground Right, First Left, Second Right, Basement Left',
      ),
      ...leftOut(
        '12 Elm St, % | | Dayton | OH | 45402 | US',
        'LG, LL, Parlor, Middle, Left Side, Right Side, Up, Down, Dn, Frt, Duplex, Condo',
      ),
      ...leftOut(
        'Kirchgasse 12, % | | Köln | | 50667 | DE',
        'HP, ZG, Nebenhaus, Hofhaus, Mittelhaus, Rückhaus, Südbau, Hauptbau, Studio, Loft, Kiosk',
      ),
      ...leftOut(
        '12 rue Hoche, % | | Lyon | | 69003 | FR',
        'RDJ, RC, SS, Rez-de-rue, Triplex, Loft, Kiosque, Conciergerie, milieu, sur jardin',
      ),
      ...leftOut('Calle Mayor 12, % | | Madrid | | 28013 | ES', 'loft'),
      ...leftOut(
        'Via Roma 12, % | | Torino | TO | 10122 | IT',
        'Rialzato, Mezzanino, Chiosco, retrobottega, lato nord, cortile interno',
      ),
      ...leftOut('ul. Długa 12, % | | Kraków | | 31-147 | PL', 'sut., podd., skrzydło lewe, kiosk, part.'),
      ...leftOut(
        'Kerkstraat 12, % | | Amsterdam | | 1017 GA | NL',
        'sous, sout., bovenhuis, benedenhuis, tussenverdieping, insteek, studio, loft',
      ),
      ...leftOut('Kerkstraat 12, % | | Amsterdam | | 1017 GA | NL', 'penthouse, woonboot, woonwagen, kiosk'),
      ...leftOut(
        'Björkvägen 12, % | | Uppsala | | 752 36 | SE',
        'KV, källarvåning, norra flygeln, souterrain, bottenplan, markplan, ateljé, studio, loft',
      ),
      ...leftOut(
        'Rua da Prata 12, % | | Lisboa | | 1100-052 | PT',
        'SLJ, hab. dto, recuado, recuado esq, terraço, pátio, estúdio, subloja',
      ),
      ...leftOut(
        'Rua das Flores 100, % | | São Paulo | SP | 01310-100 | BR',
        'cob, quitinete, loft, salão, parte baixa, parte de cima, lado direito, embaixo',
      ),
      ...leftOut(
        'Dlouhá 12, % | | Brno | | 602 00 | CZ',
        'příz., mezipatro, stánek, kiosek, dvorek, levý, zadní dům, studio, loft',
      ),
      ...leftOut(
        'Fő utca 12, % | | Budapest | | 1051 | HU',
        'félem., alags., szut., tetőt., padlástér, galéria, A. lh., A ép., B kapu, bal oldal',
      ),
      ...leftOut(
        'Fő utca 12, % | | Budapest | | 1051 | HU',
        'hátsó, hátul, utcai, udvari lakás, bolt, B szárny, melléképület, főépület',
      ),
      ...leftOut(
        'Strada Lungă 12, % | | Brașov | | 500035 | RO',
        'mez., rampă, lateral, spate, în spate, față, cabinet, studio, penthouse, aripa stângă',
      ),
      ...leftOut(
        'Vukovarska ulica 12, % | | Zagreb | | 10000 | HR',
        'priz., visoko prizemlje, razizemlje, mansarda, međukat, galerija, kiosk',
      ),
      ...leftOut(
        'Vukovarska ulica 12, % | | Zagreb | | 10000 | HR',
        'stražnji ulaz, glavni ulaz, studio, loft, penthouse, depandansa',
      ),
      ...leftOut(
        'ул. Ленина, д. 12, % | | Тверь | | 170100 | RU',
        'левое крыло, левый, правый, дворовый флигель, студия, лофт, пентхаус',
      ),
      ...leftOut(
        'Bağdat Cad. No:12, % | | İstanbul | | 34728 | TR',
        'çatı, üst, alt, yan, arka taraf, B kapısı, B girişi, stüdyo, loft',
      ),
      ...leftOut('Koivukatu 12, % | | Tampere | | 33100 | FI', 'parvi, mökki, studio, loft, kioski'),
      ...leftOut(
        'Nørregade 12, % | | Odense | | 5000 | DK',
        'mezzanin, kiosk, nordfløj, hovedindgang, studio, penthouse',
      ),
      ...leftOut(
        'Storgata 12, % | | Oslo | | 0184 | NO',
        'baksiden, nordfløy, kiosk, studio, midten, mesanin, mellometasje',
      ),
      ...leftOut(
        'Hlavná 12, % | | Košice | | 040 01 | SK',
        'príz., zvýšené prízemie, suter., povala, medziposchodie, vo dvore, zadný trakt, ľavý, stánok',
      ),
      ...leftOut(
        'Slovenska cesta 12, % | | Ljubljana | | 1000 | SI',
        'visoko pritličje, prit., podstrešje, medetaža, dvorišče',
      ),
      ...leftOut('Knez Mihailova 12, % | | Beograd | | 11000 | RS', 'VPR, VP, međusprat, penthaus'),
      ...leftOut(
        'ул. Шипка 12, % | | София | | 1504 | BG',
        'приземие, мецанин, отзад, отпред, павилион, лавка, кабинет, салон, заден вход',
      ),
      ...leftOut(
        'Ερμού 12, % | | Αθήνα | | 105 57 | GR',
        'ισόγ., υπόγ., πίσω, μπροστά, μεσαίο, στούντιο, μεζονέτα, γκαρσονιέρα, περίπτερο',
      ),
      ...leftOut('вул. Хрещатик, 12, % | | Київ | | 01001 | UA', 'лівий, правий, студія, лофт, пентхаус'),
      ...leftOut(
        'Gedimino pr. 12, % | | Vilnius | | 01103 | LT',
        'pastogė, palėpė, antresolė, kioskas, studija, loftas',
      ),
      ...leftOut(
        'Brīvības iela 12, % | | Rīga | | LV-1010 | LV',
        'pa labi, pa kreisi, labā puse, kiosks, studija, lofts',
      ),
      ...leftOut(
        'Pikk 12, % | | Tallinn | | 10123 | EE',
        'mansard, büroo, laadimisala, vasak, parem, kiosk, stuudio, pood',
      ),
      ...leftOut(
        'Calle Juárez 12, % | | Mérida | YUC | 97000 | MX',
        'consultorio, accesoria, atrás, al fondo, penthouse, garage, ala norte, lado derecho',
      ),
      ...leftOut(
        'Av. Corrientes 1234, % | | Buenos Aires | | C1043 | AR',
        'interno, externo, terraza, lateral, pasillo, PH al fondo',
      ),
      ...leftOut(
        'Jl. Sudirman No. 12, % | | Jakarta | | 12910 | ID',
        'ruko, paviliun, rumah belakang, samping, sayap kiri, kontrakan, kos, pos satpam',
      ),
      ...leftOut(
        '12 Nguyễn Huệ, % | | Hồ Chí Minh | | 700000 | VN',
        'trệt, hầm, lửng, sân thượng, sảnh, kho, nhà sau, mặt tiền, phía sau',
      ),
      ...leftOut(
        'הרצל 12, % | | תל אביב | | 6688312 | IL',
        'מרתף, עליית גג, דירת גן, דירת גג, מחסן, חצר, חצר אחורית, יחידת דיור, ימין, שמאל, עורף, חזית',
      ),
      ...leftOut(
        '테헤란로 152, % | | 서울 강남구 | | 06236 | KR',
        '지층, 상가, 상가동, 관리사무소, 경비실, 로비, 좌측, 우측, 왼쪽, 뒷집, 안채, 창고, 사무실, 점포, 원룸',
      ),
      ...leftOut(
        '中山路12号, % | | 南京市 | 江苏省 | 210000 | CN',
        '地下室, 底商, 楼上, 楼下, 顶楼, 阁楼, 东楼, 主楼, 附楼, 门面, 东门, 后门, 后院, 左侧, 车库, 仓库, 传达室, 一期',
      ),
      ...leftOut('忠孝東路四段123號, % | | 台北市大安區 | | 106 | TW', '樓上, 頂樓, 後門, 車庫, 倉庫'),
      ...leftOut(
        '神南1-2-3 % | | 渋谷区 | 東京都 | 150-0041 | JP',
        '本館, 別館, 離れ, 裏, 屋上, 地下, 店舗, 事務所, 倉庫, 管理人室, 守衛室, 受付, 北棟',
      ),
    ],
  },
];
