/** Places of thirty countries that differ in one small thing. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const namedAndNumbered = `
100 Main St | | Springfield | IL | 62701 | US
! 100 Main St N | | Springfield | IL | 62701 | US
! 100 Main St Extension | | Springfield | IL | 62701 | US
! 100 Main St Bldg 1 | | Springfield | IL | 62701 | US
! 100 Old Main St | | Springfield | IL | 62701 | US
! 100 Main Street Cir | | Springfield | IL | 62701 | US
100 Main St Bldg 1 | | Springfield | IL | 62701 | US
! 100 Main St Apt 1 | | Springfield | IL | 62701 | US
! 100 Main St Ste 1 | | Springfield | IL | 62701 | US
! 100 Main St Fl 1 | | Springfield | IL | 62701 | US
5 E 42nd St | | New York | NY | 10017 | US
! 5 W 42nd St | | New York | NY | 10017 | US
! 42 E 5th St | | New York | NY | 10003 | US
1234 FM 1960 Rd W | | Houston | TX | 77090 | US
! 1960 FM 1234 Rd W | | Houston | TX | 77090 | US
! 1234 FM 1960 Rd E | | Houston | TX | 77338 | US
W4567 County Road K | | Fond du Lac | WI | 54937 | US
! 4567 County Road K | | Fond du Lac | WI | 54937 | US
! W4567 County Road KK | | Fond du Lac | WI | 54937 | US
! N4567 County Road K | | Fond du Lac | WI | 54937 | US
The Old Rectory, Church Lane | | Bibury | | GL7 5NT | GB
! The Rectory, Church Lane | | Bibury | | GL7 5NT | GB
! The New Rectory, Church Lane | | Bibury | | GL7 5NT | GB
1 The Mews, 20 High Street | | Bath | | BA1 5AA | GB
! 20 The Mews, 1 High Street | | Bath | | BA1 5AA | GB
! 20 High Street | | Bath | | BA1 5AA | GB
Flat 1, Rose Court, 5 Park Rd | | Leeds | | LS1 4AP | GB
! Flat 5, Rose Court, 1 Park Rd | | Leeds | | LS1 4AP | GB
! Flat 1, Lily Court, 5 Park Rd | | Leeds | | LS1 4AP | GB
2A High Street | | Leeds | | LS1 4AP | GB
! Flat 2A, High Street | | Leeds | | LS1 4AP | GB
! Flat A, 2 High Street | | Leeds | | LS1 4AP | GB
12 rue Victor Hugo | | Paris 16e | | 75116 | FR
! 12 avenue Victor Hugo | | Paris 16e | | 75116 | FR
! 12 place Victor Hugo | | Paris 16e | | 75116 | FR
! 12 villa Victor Hugo | | Paris 16e | | 75116 | FR
3 impasse du Moulin | | Angers | | 49000 | FR
! 3 rue du Moulin | | Angers | | 49000 | FR
! 3 impasse des Moulins | | Angers | | 49000 | FR
! 3 impasse du Vieux Moulin | | Angers | | 49000 | FR
Lieu-dit Le Bourg | | Saint-Martin | | 32300 | FR
= Le Bourg | | St Martin | | 32300 | FR
= lieu dit le bourg | | ST MARTIN | | 32300 | FR
! Lieu-dit Le Bois | | Saint-Martin | | 32300 | FR
Hauptstraße 5 | | Neustadt an der Weinstraße | | 67433 | DE
= Hauptstr. 5 | | Neustadt a. d. Weinstr. | | 67433 | DE
= Hauptstr. 5 | | Neustadt/Weinstraße | | 67433 | DE
! Hauptstr. 5 | | Neustadt an der Aisch | | 91413 | DE
! Hauptstr. 5 | | Neustadt am Rübenberge | | | DE
Hauptstraße 5 OT Wiesen | | Burg | | 39288 | DE
= Hauptstr. 5 | OT Wiesen | Burg | | 39288 | DE
= Hauptstr. 5 | Wiesen | Burg | | 39288 | DE
! Hauptstr. 5 | OT Felde | Burg | | 39288 | DE
Hauptstraße 5a-c | | Ulm | | 89073 | DE
! Hauptstraße 5d | | Ulm | | 89073 | DE
! Hauptstraße 5 | | Ulm | | 89073 | DE
Packstation 123 | | Ulm | | 89073 | DE
! Packstation 132 | | Ulm | | 89073 | DE
! Postfiliale 123 | | Ulm | | 89073 | DE
! Postfach 123 | | Ulm | | 89073 | DE
Lange Gasse 12/1/3/15 | | Wien | | 1080 | AT
! Lange Gasse 12, Stiege 3, Stock 1, Tür 15 | | Wien | | 1080 | AT
! Lange Gasse 12/1/15 | | Wien | | 1080 | AT
Chaussée de Gand 100 | | Molenbeek-Saint-Jean | | 1080 | BE
= Ch. de Gand 100 | | Molenbeek | | 1080 | BE
! Chaussée de Ninove 100 | | Molenbeek-Saint-Jean | | 1080 | BE
Keizer Karelplein 32H | | Nijmegen | | 6511 NH | NL
= Keizer Karelplein 32-H | | Nijmegen | | 6511NH | NL
! Keizer Karelplein 32 | | Nijmegen | | 6511 NH | NL
! Keizer Karelplein 32G | | Nijmegen | | 6511 NH | NL
! Keizer Karelplein 32-8 | | Nijmegen | | 6511 NH | NL
1e Helmersstraat 10-2 | | Amsterdam | | 1054 DA | NL
= Eerste Helmersstraat 10-2 | | Amsterdam | | 1054DA | NL
= 1e Helmersstr 10 II | | Amsterdam | | 1054 DA | NL
! 2e Helmersstraat 10-1 | | Amsterdam | | 1054 CE | NL
! Eerste Helmersstraat 10-1 | | Amsterdam | | 1054 DA | NL
! Tweede Helmersstraat 10-2 | | Amsterdam | | 1054 DA | NL
Corso Italia 7 int. 4 scala B | | Milano | MI | 20122 | IT
= C.so Italia 7, Sc. B, Int. 4 | | Milano | MI | 20122 | IT
= Corso Italia, 7 scala B interno 4 | | Milano | (MI) | 20122 | IT
! Corso Italia 4 int. 7 scala B | | Milano | MI | 20122 | IT
! Corso Italia 7 int. 4 scala A | | Milano | MI | 20122 | IT
! Piazza Italia 7 int. 4 scala B | | Milano | MI | 20122 | IT
Via XX Settembre 12 | | Roma | RM | 00187 | IT
= Via Venti Settembre 12 | | Roma | RM | 00187 | IT
= Via 20 Settembre, 12 | | Roma | RM | 00187 | IT
! Via XXV Settembre 12 | | Roma | RM | 00187 | IT
! Via IV Settembre 12 | | Roma | RM | 00187 | IT
! Via XXI Settembre 12 | | Roma | RM | 00187 | IT
Polígono Industrial El Pino, parcela 12, nave 3 | | Sevilla | | 41016 | ES
= Pol. Ind. El Pino, parc. 12, nave 3 | | Sevilla | | 41016 | ES
= P.I. El Pino parcela 12 nave 3 | | Sevilla | | 41016 | ES
! Pol. Ind. El Pino, parc. 3, nave 12 | | Sevilla | | 41016 | ES
! Pol. Ind. El Pino, parc. 12, nave 13 | | Sevilla | | 41016 | ES
Ctra. N-340 km 12,5 | | Almería | | 04007 | ES
= Carretera N-340, km. 12.5 | | Almería | | 04007 | ES
! Ctra. N-340 km 125 | | Almería | | 04007 | ES
! Ctra. N-304 km 12,5 | | Almería | | 04007 | ES
! Ctra. A-340 km 12,5 | | Almería | | 04007 | ES
Tv. da Boa Hora 8, Lj 3 | | Lisboa | | 1200-064 | PT
= Travessa da Boa Hora nº 8 Loja 3 | | Lisboa | | 1200-064 | PT
! Travessa da Boa Hora 8, 3 | | Lisboa | | 1200-064 | PT
! Rua da Boa Hora 8, Lj 3 | | Lisboa | | 1200-064 | PT
Piotrkowska 100a/5 | | Łódź | | 90-001 | PL
= ul. Piotrkowska 100 A m. 5 | | Lodz | | 90-001 | PL
! Piotrkowska 100/5 | | Łódź | | 90-001 | PL
! Piotrkowska 100/5a | | Łódź | | 90-001 | PL
Väinämöisenkatu 3 as 5 | | Tampere | | 33100 | FI
= Väinämöisenk. 3 as. 5 | | Tampere | | 33100 | FI
! Väinämöisentie 3 as 5 | | Tampere | | 33100 | FI
! Väinämöisenkatu 5 as 3 | | Tampere | | 33100 | FI
Vestergade 12 B, 1. th | | Aarhus C | | 8000 | DK
= Vestergade 12B 1.th. | | Århus C | | 8000 | DK
! Vestergade 12 B, 11. th | | Aarhus C | | 8000 | DK
! Vestergade 12 D, 1. th | | Aarhus C | | 8000 | DK
! Vesterbrogade 12 B, 1. th | | Aarhus C | | 8000 | DK
Drottninggatan 5 A, 3 tr | | Malmö | | 211 41 | SE
= Drottningg. 5A 3 tr | | Malmö | | 21141 | SE
! Drottninggatan 5 A, 2 tr | | Malmö | | 211 41 | SE
! Drottninggatan 3 A, 5 tr | | Malmö | | 211 41 | SE
Box 123 | | Umeå | | 901 05 | SE
! Box 132 | | Umeå | | 901 05 | SE
Rákóczi út 12/A fszt. 3. | | Budapest | VIII. kerület | 1088 | HU
= Rákóczi út 12/a földszint 3 | | Budapest | | 1088 | HU
! Rákóczi út 12/A I. em. 3. | | Budapest | | 1088 | HU
! Rákóczi út 12/B fszt. 3. | | Budapest | | 1088 | HU
! Rákóczi utca 12/A fszt. 3. | | Budapest | | 1088 | HU
Hlavná 12/345 | | Košice | | 040 01 | SK
= Hlavná ulica 12/345 | | Kosice | | 04001 | SK
! Hlavná 345/12 | | Košice | | 040 01 | SK
! Hlavná 12/354 | | Košice | | 040 01 | SK
Cesta na Roglo 11 j | | Zreče | | 3214 | SI
= Cesta na Roglo 11J | | Zreče | | SI-3214 | SI
! Cesta na Roglo 11i | | Zreče | | 3214 | SI
! Cesta na Rogle 1 | | Zreče | | 3214 | SI
пр-т Миру 15, кв. 8 | | Чернігів | | 14000 | UA
= проспект Миру, буд. 15, кв. 8 | | Чернігів | | 14000 | UA
= Myru Ave 15, apt 8 | | Chernihiv | | 14000 | UA
! вул. Миру 15, кв. 8 | | Чернігів | | 14000 | UA
! пр-т Миру 8, кв. 15 | | Чернігів | | 14000 | UA
1905 Gül Cad. No: 12/A Kat: 3 | | Çankaya | Ankara | 06690 | TR
! 1905 Gül Cad. No: 12/B Kat: 3 | | Çankaya | Ankara | 06690 | TR
! 1905 Gül Cad. No: 12/A Kat: 5 | | Çankaya | Ankara | 06690 | TR
1234. Sokak No: 5 | | Bornova | İzmir | 35040 | TR
= 1234 Sk. No:5 | | Bornova | İzmir | 35040 | TR
! 1243. Sokak No: 5 | | Bornova | İzmir | 35040 | TR
! 1234/1 Sokak No: 5 | | Bornova | İzmir | 35040 | TR
! 1234. Cadde No: 5 | | Bornova | İzmir | 35040 | TR
Calle 50 No. 451 x 53 y 55 | Centro | Mérida | Yucatán | 97000 | MX
! Calle 50 No. 451-A x 53 y 55 | Centro | Mérida | Yucatán | 97000 | MX
! Calle 51 No. 450 x 53 y 55 | Centro | Mérida | Yucatán | 97000 | MX
Av. 9 de Julio 1234 | | Buenos Aires | | 1073 | AR
= Avenida Nueve de Julio 1234 | | CABA | | C1073AAA | AR
! Av. 25 de Mayo 1234 | | Buenos Aires | | 1073 | AR
! Av. 9 de Julio 1243 | | Buenos Aires | | 1073 | AR
Quadra 12 Lote 5 Setor Bueno | | Goiânia | GO | 74000-000 | BR
= Qd. 12 Lt. 5 Setor Bueno | | Goiania | GO | 74000000 | BR
! Qd. 5 Lt. 12 Setor Bueno | | Goiânia | GO | 74000-000 | BR
Rod. BR-101 Km 12 | | Joinville | SC | 89200-000 | BR
= Rodovia BR 101, KM 12 | | Joinville | SC | 89200-000 | BR
! Rod. BR-110 Km 12 | | Joinville | SC | 89200-000 | BR
! Rod. SC-101 Km 12 | | Joinville | SC | 89200-000 | BR
東京都渋谷区神南1-2-3 パークビル401号室 | | 渋谷区 | 東京都 | 150-0041 | JP
= 神南1丁目2-3 パークビル401 | 渋谷区 | | 東京都 | 150-0041 | JP
= 東京都渋谷区神南１丁目２番３号　パークビル４０１ | | 渋谷区 | 東京都 | 1500041 | JP
! 神南1-2-3 パークビル410 | 渋谷区 | | 東京都 | 150-0041 | JP
! 神南1-2-3 ヒルズビル401 | 渋谷区 | | 東京都 | 150-0041 | JP
! 神南1-3-2 パークビル401 | 渋谷区 | | 東京都 | 150-0041 | JP
Room 401, Park Bldg, 1-2-3 Jinnan, Shibuya-ku | | Tokyo | | 150-0041 | JP
! 1-2-4 Jinnan, Shibuya-ku, Park Bldg 301 | | Tokyo | | 150-0041 | JP
! 1-3-2 Jinnan, Shibuya-ku, Park Bldg 401 | | Tokyo | | 150-0041 | JP
152 Teheran-ro, Gangnam-gu | | Seoul | | 06236 | KR
= 152, Teheran-ro, Gangnam-gu | | Seoul | | 06236 | KR
= Teheran-ro 152 | Gangnam-gu | Seoul | | 06236 | KR
! 15-2 Teheran-ro, Gangnam-gu | | Seoul | | 06236 | KR
! 152 Teheran-ro 4-gil, Gangnam-gu | | Seoul | | 06236 | KR
! 152 Teheran-daero, Gangnam-gu | | Seoul | | 06236 | KR
! 152 Teheran-ro, Gangdong-gu | | Seoul | | 06236 | KR
12 Dizengoff St. | | Tel Aviv | | 6433222 | IL
= Dizengoff 12 | | Tel-Aviv | | 6433222 | IL
! Dizengoff 12/3 | | Tel-Aviv | | 6433222 | IL
! Dizengoff Sq 12 | | Tel-Aviv | | 6433222 | IL
Building 12, Road 34, Block 567 | | Manama | | | BH
! Building 34, Road 12, Block 567 | | Manama | | | BH
! Building 12, Road 34, Block 576 | | Manama | | | BH
Block 3, Street 12, House 45 | Salmiya | Hawalli | | | KW
= Blk 3, St 12, Hse 45 | Salmiya | Hawalli | | | KW
= House 45, Street 12, Block 3 | Salmiya | Hawalli | | | KW
! Block 12, Street 3, House 45 | Salmiya | Hawalli | | | KW
! Block 3, Street 12, Avenue 45 | Salmiya | Hawalli | | | KW
Plot 12, Sector 5, Phase 2 | Gurgaon | Gurugram | Haryana | 122001 | IN
! Plot 5, Sector 12, Phase 2 | | Gurgaon | HR | 122001 | IN
! Plot 12, Sector 5, Phase 3 | | Gurgaon | HR | 122001 | IN
Flat 3B, 12 Awolowo Road | Ikoyi | Lagos | Lagos | 101233 | NG
= 12 Awolowo Rd, Flat 3B | Ikoyi | Lagos | | 101233 | NG
! 12 Awolowo Rd, Flat 3D | Ikoyi | Lagos | | 101233 | NG
! 3B Awolowo Road, Flat 12 | Ikoyi | Lagos | | 101233 | NG
Moi Avenue 12, 3rd Floor | | Nairobi | | 00100 | KE
! Moi Avenue 3, 12th Floor | | Nairobi | | 00100 | KE
P.O. Box 12345-00100 | | Nairobi | | 00100 | KE
= PO Box 12345 | | Nairobi | | 00100 | KE
! PO Box 12354 | | Nairobi | | 00100 | KE
台灣大道二段100號5樓之3 | 西區 | 台中市 | | 403 | TW
= 台灣大道2段100號5F-3 | 西區 | 臺中市 | | 403 | TW
! 台灣大道二段100號3樓之5 | 西區 | 台中市 | | 403 | TW
! 台灣大道二段100之3號5樓 | 西區 | 台中市 | | 403 | TW
! 台灣大道三段100號5樓之3 | 西區 | 台中市 | | 403 | TW
香港灣仔港灣道8號3座12樓A室 | | | | | HK
! 灣仔港灣道8號第3座12樓B室 | | 香港 | | | HK
! 灣仔港灣道3號第8座12樓A室 | | 香港 | | | HK
`;
