/**
 * A part of a house in the second line of a shop's address, which is the suburb's field: whoever leaves it out says another door,
 * whatever the part is called. As in the tables beside this one.
 */
export const secondLines = `
# A word and a letter or a number: names of parts from labels of parcels in twenty languages, none of which the rules know.
ul. Długa 12 | | Kraków | | 31-147 | PL
! ul. Długa 12 | segment 3 | Kraków | | 31-147 | PL
! ul. Długa 12 | stanowisko B | Kraków | | 31-147 | PL
ul. Długa 12 | segment 3 | Kraków | | 31-147 | PL
= ul. Długa 12, segment 3 | | Kraków | | 31-147 | PL
= ul. Długa 12, segment 3 | Segment 3 | Kraków | | 31-147 | PL
! ul. Długa 12 | segment 4 | Kraków | | 31-147 | PL
Ilica 12 | | Zagreb | | 10000 | HR
! Ilica 12 | lamela B | Zagreb | | 10000 | HR
! Ilica 12 | poslovni prostor 3 | Zagreb | | 10000 | HR
Gedimino pr. 12 | | Vilnius | | 01103 | LT
! Gedimino pr. 12 | laiptinė 3 | Vilnius | | 01103 | LT
Rua Augusta 12 | | Lisboa | | 1100-195 | PT
! Rua Augusta 12 | gabinete 3 | Lisboa | | 1100-195 | PT
! Rua Augusta 12 | portão B | Lisboa | | 1100-195 | PT
12 High St | | Leeds | | LS1 4AP | GB
! 12 High St | Pod 3 | Leeds | | LS1 4AP | GB
! 12 High St | Berth B | Leeds | | LS1 4AP | GB
! 12 High St | Pod 3, Headingley | Leeds | | LS1 4AP | GB
12 High St | Pod 3, Headingley | Leeds | | LS1 4AP | GB
= Pod 3, 12 High Street | Headingley | Leeds | | LS1 4AP | GB
Hauptstr. 12 | | Köln | | 50667 | DE
! Hauptstr. 12 | Villa 3 | Köln | | 50667 | DE
! Hauptstr. 12 | Modul B | Köln | | 50667 | DE
12 rue Hoche | | Lyon | | 69003 | FR
! 12 rue Hoche | casier 3 | Lyon | | 69003 | FR
= 12 rue Hoche | Lyon 3 | Lyon | | 69003 | FR
Via Roma 12 | | Torino | TO | 10122 | IT
! Via Roma 12 | posto barca 3 | Torino | TO | 10122 | IT
Hlavná 12 | | Košice | | 040 01 | SK
! Hlavná 12 | brána B | Košice | | 040 01 | SK
Dlouhá 12 | | Praha | | 110 00 | CZ
! Dlouhá 12 | místnost 3 | Praha | | 110 00 | CZ
= Dlouhá 12 | Praha 1 | Praha | | 110 00 | CZ
= Dlouhá 12 | Praha 1 | Prague | | 110 00 | CZ
ул. Ленина, д. 12 | | Тверь | | 170100 | RU
! ул. Ленина, д. 12 | домофон 3 | Тверь | | 170100 | RU
12 Main St | | Boston | MA | 02110 | US
! 12 Main St | Locker 3 | Boston | MA | 02110 | US
! 12 Main St | Cubicle B | Boston | MA | 02110 | US
# A letter with a dash before its word; a letter with a number that no post code begins with; between semicolons.
Kauppakatu 12 | | Oulu | | 90100 | FI
! Kauppakatu 12 | B-rappu | Oulu | | 90100 | FI
! Kauppakatu 12 | B porras | Oulu | | 90100 | FI
Storgatan 12 | | Umeå | | 901 07 | SE
! Storgatan 12 | A-huset | Umeå | | 901 07 | SE
! Storgatan 12 | B-uppgången | Umeå | | 901 07 | SE
Hauptstr. 12 | | Köln | | 50667 | DE
! Hauptstr. 12 | B-Flügel | Köln | | 50667 | DE
! Hauptstr. 12 | B Flügel | Köln | | 50667 | DE
12 High St | | Leeds | | LS1 4AP | GB
! 12 High St | B12 | Leeds | | LS1 4AP | GB
! 12 High St | Pod 3; Rose House | Leeds | | LS1 4AP | GB
12 High St | | London | | E14 5AB | GB
= 12 High St | E14 | London | | E14 5AB | GB
12 Main St | | Dublin | | D02 X285 | IE
= 12 Main St | D2 | Dublin | | D02 X285 | IE
# Two numbers, a letter at a number, a short word, a letter alone.
12 Main St | | Boston | MA | 02110 | US
! 12 Main St | Mail Stop 12-34 | Boston | MA | 02110 | US
! 12 Main St | M/S 12 | Boston | MA | 02110 | US
! 12 Main St | B | Boston | MA | 02110 | US
12 rue Hoche | | Lyon | | 69003 | FR
! 12 rue Hoche | Résidence Les Pins A12 | Lyon | | 69003 | FR
= 12 rue Hoche | CEDEX 3 | Lyon | | 69003 | FR
= 12 rue Hoche | 3e | Lyon | | 69003 | FR
Hauptstr. 12 | | Köln | | 50667 | DE
! Hauptstr. 12 | W 5 | Köln | | 50667 | DE
= Hauptstr. 12 | Köln 1 | Köln | | 50667 | DE
Kerkstraat 12 | | Amsterdam | | 1017 GA | NL
! Kerkstraat 12 | t/o 12 | Amsterdam | | 1017 GA | NL
! Kerkstraat 12 | A | Amsterdam | | 1017 GA | NL
Møllevej 12 | Frederiksberg C | København | | 1850 | DK
= Møllevej 12 | | København | | 1850 | DK
# A porter's room and a villa are not the house.
12 rue Hoche | | Lyon | | 69003 | FR
! 12 rue Hoche, loge | | Lyon | | 69003 | FR
Hauptstr. 12 | | Köln | | 50667 | DE
! Hauptstr. 12, Villa | | Köln | | 50667 | DE
= Hauptstr. 12, Villa Rosa | | Köln | | 50667 | DE
# A town in short.
12 High St | | Burton upon Trent | | DE14 4AP | GB
= 12 High St | | Burton | | DE14 4AP | GB
! 12 High St | | Burton Latimer | | NN15 5LN | GB
12 High St | | Southend-on-Sea | | SS1 4AP | GB
= 12 High St | | Southend | | SS1 4AP | GB
Bahnhofstrasse 12 | | Zürich | | 8001 | CH
= Bahnhofstr. 12 | Kreis 1 | Zürich | | 8001 | CH
# Short for a direction.
12 Rae St | Carlton N | Melbourne | VIC | 3054 | AU
= 12 Rae St | Carlton North | Melbourne | VIC | 3054 | AU
= 12 Rae St | | Melbourne | VIC | 3054 | AU
# Parts of towns that have a number, in countries where most of them have.
ул. Иван Вазов 12 | Младост 1 | София | | 1784 | BG
= ул. Иван Вазов 12 | | София | | 1784 | BG
= ул. Иван Вазов 12 | ж.к. Младост 1 | София | | 1784 | BG
12 Rue Hassan | Liberté 6 | Dakar | | 10700 | SN
= 12 Rue Hassan | | Dakar | | 10700 | SN
Oʻzbekiston 12 | Chilonzor 5 | Toshkent | | 100115 | UZ
= Oʻzbekiston 12 | | Toshkent | | 100115 | UZ
# There a word for a part of a house is known.
12 MG Road | | Pune | MH | 411001 | IN
! 12 MG Road | Gala 3 | Pune | MH | 411001 | IN
! 12 MG Road | Booth B | Pune | MH | 411001 | IN
Calle Juárez 12 | | Mérida | YUC | 97000 | MX
! Calle Juárez 12 | entrada B | Mérida | YUC | 97000 | MX
! Calle Juárez 12 | habitación 3 | Mérida | YUC | 97000 | MX
Jl. Diponegoro 12 | | Bandung | | 40115 | ID
! Jl. Diponegoro 12 | Gedung B | Bandung | | 40115 | ID
! Jl. Diponegoro 12 | Ruang 3 | Bandung | | 40115 | ID
12 Jalan Ampang | | Kuala Lumpur | | 50450 | MY
! 12 Jalan Ampang | Bilik 3 | Kuala Lumpur | | 50450 | MY
12 Lê Lợi | | Hồ Chí Minh | | 700000 | VN
! 12 Lê Lợi | Tháp B | Hồ Chí Minh | | 700000 | VN
ул. Иван Вазов 12 | | Пловдив | | 4000 | BG
! ул. Иван Вазов 12 | корпус B | Пловдив | | 4000 | BG
! ул. Иван Вазов 12 | стая 3 | Пловдив | | 4000 | BG
테헤란로 152 | | 서울특별시 | | 06236 | KR
! 테헤란로 152 | A타워 | 서울특별시 | | 06236 | KR
! 테헤란로 152, A타워 | | 서울특별시 | | 06236 | KR
人民路88号 | | 上海市 | | 200010 | CN
! 人民路88号 | A区 | 上海市 | | 200010 | CN
! 人民路88号A区 | | 上海市 | | 200010 | CN
# What belongs to another street, or is a number of it.
테헤란로 152 | 역삼동 737 | 서울특별시 | | 06236 | KR
= 테헤란로 152 | | 서울특별시 | | 06236 | KR
# What a form asks for, and what is said to the courier, is no part of the house.
Flat 3, 12 High Street | | Leeds | | LS1 4AP | GB
= Flat 3, 12 High Street | N/A | Leeds | | LS1 4AP | GB
= Flat 3, 12 High Street | n.a. | Leeds | | LS1 4AP | GB
= Flat 3, 12 High Street | 07700900123 | Leeds | | LS1 4AP | GB
= Flat 3, 12 High Street | 07700 900 123 | Leeds | | LS1 4AP | GB
= Flat 3, 12 High Street | +44 7700 900123 | Leeds | | LS1 4AP | GB
= Flat 3, 12 High Street | leave at door | Leeds | | LS1 4AP | GB
= Flat 3, 12 High Street | Leave by back door, thanks | Leeds | | LS1 4AP | GB
! Flat 3, 12 High Street | Door 4 | Leeds | | LS1 4AP | GB
! Flat 3, 12 High Street | A | Leeds | | LS1 4AP | GB
Packstation 123, 12345678 | | Köln | | 50667 | DE
= Packstation 123 | 12345678 | Köln | | 50667 | DE
! Packstation 123 | | Köln | | 50667 | DE
Torstraße 12 | | Berlin | | 10119 | DE
= Torstraße 12 | 0170 1234567 | Berlin | | 10119 | DE
= Torstraße 12 | 030/12345678 | Berlin | | 10119 | DE
! Torstraße 12 | 0815 | Berlin | | 10119 | DE
# A wish may name the door, and a quarter may be called like one.
12 High Street | | Leeds | | LS1 4AP | GB
! 12 High Street | Please deliver to Flat 3 | Leeds | | LS1 4AP | GB
! 12 High Street | Please use Flat B | Leeds | | LS1 4AP | GB
! 12 High Street | Please ring the bell, Flat 3 | Leeds | | LS1 4AP | GB
! 12 High Street | Leave at door, Basement | Leeds | | LS1 4AP | GB
Flat 3, 12 High Street | Headingley | Leeds | | LS1 4AP | GB
= 12 High Street | Please ring the bell, Flat 3 | Leeds | | LS1 4AP | GB
= Flat 3, 12 High Street | Leave at door, thanks | Leeds | | LS1 4AP | GB
Torstraße 12 | | Berlin | | 10119 | DE
! Torstraße 12 | Bitte klingeln bei Wohnung 3 | Berlin | | 10119 | DE
! Torstraße 12 | Bitte klingeln; 2. OG links | Berlin | | 10119 | DE
! Torstraße 12 | Bitte klingeln, Hinterhaus | Berlin | | 10119 | DE
12 Main Road | SVP Nagar | Mumbai | MH | 400053 | IN
! 12 Main Road | SVP Colony | Mumbai | MH | 400053 | IN
# In English, as people abroad write.
López Mateos 106 | | Mexicali | BCN | 21840 | MX
! López Mateos 106 | Flat 2 | Mexicali | BCN | 21840 | MX
! López Mateos 106 | Unit B, Centro | Mexicali | BCN | 21840 | MX
! López Mateos 106 | 2nd floor | Mexicali | BCN | 21840 | MX
= López Mateos 106 | Sector 2 | Mexicali | BCN | 21840 | MX
López Mateos 106, Flat 2 | | Mexicali | BCN | 21840 | MX
= López Mateos 106 | Flat 2, Centro | Mexicali | BCN | 21840 | MX
! López Mateos 106 | Flat 3, Centro | Mexicali | BCN | 21840 | MX
Cra 18 # 63-64 | | Bogotá | | 110221 | CO
! Cra 18 # 63-64 | Office 3 | Bogotá | | 110221 | CO
12 rue Hoche | | Casablanca | | 20000 | MA
! 12 rue Hoche | Suite 5 | Casablanca | | 20000 | MA
ул. Шипка 12 | | София | | 1504 | BG
! ул. Шипка 12 | Unit 2 | София | | 1504 | BG
Triftstraße 67 | | Berlin | | 13353 | DE
! Triftstraße 67 | 2nd Floor | Berlin | | 13353 | DE
Calle Mayor 5 | | Madrid | | 28013 | ES
! Calle Mayor 5 | 3rd floor | Madrid | | 28013 | ES
三軒茶屋2-11-20 | | 世田谷区 | 東京都 | 154-0024 | JP
! 三軒茶屋2-11-20 | Room 3 | 世田谷区 | 東京都 | 154-0024 | JP
! 三軒茶屋2-11-20 | #5 | 世田谷区 | 東京都 | 154-0024 | JP
! 三軒茶屋2-11-20 | サンタワーズB棟 | 世田谷区 | 東京都 | 154-0024 | JP
! 三軒茶屋2-11-20 | 別館 | 世田谷区 | 東京都 | 154-0024 | JP
= 三軒茶屋2-11-20 | サンタワーズ | 世田谷区 | 東京都 | 154-0024 | JP
三軒茶屋2-11-20 サンタワーズB棟 | | 世田谷区 | 東京都 | 154-0024 | JP
= 三軒茶屋2-11-20 | サンタワーズ B棟 | 世田谷区 | 東京都 | 154-0024 | JP
! 三軒茶屋2-11-20 | サンタワーズC棟 | 世田谷区 | 東京都 | 154-0024 | JP
`;
