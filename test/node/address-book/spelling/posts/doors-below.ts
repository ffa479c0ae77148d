/** Parts of houses below a street, whose number is no district's. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const doorsBelow = `
Chemin de la Plage | Chalet 12 | Royan | | 17200 | FR
! Chemin de la Plage | Chalet 21 | Royan | | 17200 | FR
! Chemin de la Plage | Chalet | Royan | | 17200 | FR
Camping Les Pins, Chemin de la Plage | Mobil-home 12 | Royan | | 17200 | FR
! Camping Les Pins, Chemin de la Plage | Mobil-home 14 | Royan | | 17200 | FR
5 Chemin de la Plage | Box 12 | Royan | | 17200 | FR
! 5 Chemin de la Plage | Box 14 | Royan | | 17200 | FR
5 Chemin de la Plage | Maison 12 | Royan | | 17200 | FR
! 5 Chemin de la Plage | Maison 14 | Royan | | 17200 | FR
5 Chemin de la Plage | Parcelle 12 | Royan | | 17200 | FR
! 5 Chemin de la Plage | Parcelle 14 | Royan | | 17200 | FR
5 rue Monge | Paris 5 | Paris | | 75005 | FR
= 5 rue Monge | | Paris 05 | | 75005 | FR
5 Chemin de la Plage | Zone 2 | Royan | | 17200 | FR
! 5 Chemin de la Plage | Zone 3 | Royan | | 17200 | FR
5 Lange Gasse | Haus 12 | Wien | | 1080 | AT
! 5 Lange Gasse | Haus 14 | Wien | | 1080 | AT
Via Roma 5 | Villino 12 | Roma | | 00184 | IT
! Via Roma 5 | Villino 14 | Roma | | 00184 | IT
5 rue de la Plage, Villa 12 | | Royan | | 17200 | FR
= 5, rue de la Plage, villa 12 | | Royan | | 17200 | FR
= Villa 12, 5 rue de la Plage | | Royan | | 17200 | FR
= 5 rue de la Plage | Villa 12 | Royan | | 17200 | FR
! 5 rue de la Vieille Plage, Villa 12 | | Royan | | 17200 | FR
! 12 rue de la Plage, Villa 5 | | Royan | | 17200 | FR
! 5 rue de la Plage | | Royan | | 17200 | FR
12 Linden Avenue, Court 3 | | Miami | FL | 33101 | US
= Court 3, 12 Linden Ave | | Miami | FL | 33101 | US
! 12 Linden Park Avenue, Court 3 | | Miami | FL | 33101 | US
! 3 Linden Avenue, Court 12 | | Miami | FL | 33101 | US
! 12 Linden Avenue | | Miami | FL | 33101 | US
3 cité des Ormes, 12, rue de la Gare | | Lyon | | 69003 | FR
= 3 cité des Ormes, 12 rue de la Gare | | Lyon | | 69003 | FR
! 12 cité des Ormes, 3, rue de la Gare | | Lyon | | 69003 | FR
5 Chemin de la Plage, Chalet 12 | | Royan | | 17200 | FR
= 5 Chemin de la Plage | Chalet 12 | Royan | | 17200 | FR
= Chalet 12 | 5 Chemin de la Plage | Royan | | 17200 | FR
! 5 Chemin de la Plage | | Royan | | 17200 | FR
! 5 Chemin de la Plage, Villa 12 | | Royan | | 17200 | FR
5 Chemin de la Plage, Mobil-home 12 | | Royan | | 17200 | FR
= 5 Chemin de la Plage | Mobilhome 12 | Royan | | 17200 | FR
! 5 Chemin de la Plage | | Royan | | 17200 | FR
12 rue de la Maison Blanche | | Royan | | 17200 | FR
! rue de la Maison Blanche 21 | | Royan | | 17200 | FR
12 rue du Chalet | | Royan | | 17200 | FR
! 12 rue du Bois | | Royan | | 17200 | FR
8 cours Gambetta | Lyon 3e | Lyon | | 69003 | FR
= 8 cours Gambetta | | Lyon 03 | | 69003 | FR
8 La Canebière | | Marseille 1er | | 13001 | FR
= 8 La Canebière | 1er arrondissement | Marseille | | 13001 | FR
Vesterbrogade 12 | Indgang C | København V | | 1620 | DK
! Vesterbrogade 12 | Indgang K | København V | | 1620 | DK
Vesterbrogade 12 | Blok N | København V | | 1620 | DK
! Vesterbrogade 12 | Blok S | København V | | 1620 | DK
Nørregade 5 | | Odense C | | 5000 | DK
= Nørregade 5 | | Odense | | 5000 | DK
= Nørregade 5 | Odense C | Odense | | 5000 | DK
Ryesgade 5 | | Aarhus C | | 8000 | DK
= Ryesgade 5 | | Århus | | 8000 | DK
Amagerbrogade 5 | | København S | | 2300 | DK
= Amagerbrogade 5 | | Copenhagen S | | 2300 | DK
= Amagerbrogade 5 | | Kbh. | | 2300 | DK
12 Bahnhofstrasse | Trakt BE | Wil | | 9500 | CH
! 12 Bahnhofstrasse | Trakt ZH | Wil | | 9500 | CH
Via Roma 5 | Palazzina TO | Milano | | 20121 | IT
! Via Roma 5 | Palazzina MI | Milano | | 20121 | IT
Bahnhofstrasse 5 | | Wil SG | | 9500 | CH
= Bahnhofstrasse 5 | | Wil | | 9500 | CH
Via dell'Industria 12 | Capannone BA | Modugno | BA | 70026 | IT
! Via dell'Industria 12 | Capannone BO | Modugno | BA | 70026 | IT
! Via dell'Industria 12 | Capannone BO | Modugno (BA) | | 70026 | IT
Via dell'Industria 12 | Capannone BA | Modugno | | 70026 | IT
! Via dell'Industria 12 | Capannone BO | Modugno | | 70026 | IT
! Via dell'Industria 12, Capannone BO | | Modugno | | 70026 | IT
Via dell'Industria 12 | Magazzino TO | Torino | TO | 10122 | IT
! Via dell'Industria 12 | Magazzino MI | Torino | TO | 10122 | IT
Via Roma 5 | Rho MI | Milano | MI | 20017 | IT
= Via Roma 5 | Rho | Milano | MI | 20017 | IT
Bahnhofstrasse 5 | Postfach NE | Wil | SG | 9500 | CH
! Bahnhofstrasse 5 | Postfach NW | Wil | SG | 9500 | CH
Bahnhofstrasse 5 | Halle D | Wil | SG | 9500 | CH
! Bahnhofstrasse 5 | Halle E | Wil | SG | 9500 | CH
! Bahnhofstrasse 5, Halle E | | Wil | SG | 9500 | CH
! Bahnhofstrasse 5 | | Wil | SG | 9500 | CH | Halle E
= Bahnhofstrasse 5, Halle D | | Wil | SG | 9500 | CH
Via Roma 5, Piano D | | Torino | TO | 10122 | IT
! Via Roma 5, Piano E | | Torino | TO | 10122 | IT
12 rue du Port | Hangar 1/2 | Brest | | 29200 | FR
! 12 rue du Port | Hangar 1/3 | Brest | | 29200 | FR
12 rue du Port | Brest 1 | Brest | | 29200 | FR
= 12 rue du Port | | Brest | | 29200 | FR
ул. Берёзовая, д. 45, кв. 12 | | Москва | | 101000 | RU
= ул. Берёзовая, д. 45, квартира 12 | | Москва | | 101000 | RU
= ул. Берёзовая, 45-12 | | Москва | | 101000 | RU
! ул. Берёзовая, д. 45, пом. 12 | | Москва | | 101000 | RU
! ул. Берёзовая, д. 45, комната 12 | | Москва | | 101000 | RU
ул. Берёзовая, д. 45, пом. 12 | | Москва | | 101000 | RU
= ул. Берёзовая, д. 45, помещение 12 | | Москва | | 101000 | RU
! ул. Берёзовая, д. 45, комн. 12 | | Москва | | 101000 | RU
25 Birch Road | | Leeds | | LS6 2AB | GB
! Next to 25 Birch Road | | Leeds | | LS6 2AB | GB
! Adjacent to 25 Birch Road | | Leeds | | LS6 2AB | GB
! Land adjacent to 25 Birch Road | | Leeds | | LS6 2AB | GB
! Back of 25 Birch Road | | Leeds | | LS6 2AB | GB
! Front of 25 Birch Road | | Leeds | | LS6 2AB | GB
! Side of 25 Birch Road | | Leeds | | LS6 2AB | GB
! Garage at 25 Birch Road | | Leeds | | LS6 2AB | GB
! Across from 25 Birch Road | | Leeds | | LS6 2AB | GB
= Next to the Red Lion, 25 Birch Road | | Leeds | | LS6 2AB | GB
= Harbour House, 25 Birch Road | | Leeds | | LS6 2AB | GB
Rear of 25 Birch Road | | Leeds | | LS6 2AB | GB
= 25 Birch Road (Rear) | | Leeds | | LS6 2AB | GB
12 MG Road, Opp. City Mall | | Pune | | 411001 | IN
= 12 MG Road | | Pune | | 411001 | IN
12 MG Road, Next to State Bank | | Pune | | 411001 | IN
= 12 MG Road | | Pune | | 411001 | IN
! Next to 12 MG Road | | Pune | | 411001 | IN
25 Birch Road | | Leeds |  | LS6 2AB | GB
! 25 Birch Road | Front | Leeds |  | LS6 2AB | GB
! 25 Birch Road | Coach House | Leeds |  | LS6 2AB | GB
! 25 Birch Road | West Wing | Leeds |  | LS6 2AB | GB
! 25 Birch Road | North Block | Leeds |  | LS6 2AB | GB
! 25 Birch Road | Upper | Leeds |  | LS6 2AB | GB
! 25 Birch Road | Lower | Leeds |  | LS6 2AB | GB
! 25 Birch Road | Bungalow | Leeds |  | LS6 2AB | GB
! 25 Birch Road | Outbuilding | Leeds |  | LS6 2AB | GB
= 25 Birch Road | Headingley | Leeds | | LS6 2AB | GB
450 Birch St | | Dayton | OH | 45402 | US
! 450 Birch St | Guest House | Dayton | OH | 45402 | US
! 450 Birch St | Carriage House | Dayton | OH | 45402 | US
! 450 Birch St | Main Floor | Dayton | OH | 45402 | US
! 450 Birch St | West Wing | Dayton | OH | 45402 | US
! 450 Birch St | North Building | Dayton | OH | 45402 | US
45 Birch Rd | | Carlton | VIC | 3053 | AU
! 45 Birch Rd | Front | Carlton | VIC | 3053 | AU
! 45 Birch Rd | Upper | Carlton | VIC | 3053 | AU
! 45 Birch Rd | North Tower | Carlton | VIC | 3053 | AU
! 45 Birch Rd | Back House | Carlton | VIC | 3053 | AU
450 Birch St | | Ottawa | ON | K1A 0B1 | CA
! 450 Birch St | Main Floor | Ottawa | ON | K1A 0B1 | CA
! 450 Birch St | Main Level | Ottawa | ON | K1A 0B1 | CA
! 450 Birch St | Upper | Ottawa | ON | K1A 0B1 | CA
! 450 Birch St | Lower | Ottawa | ON | K1A 0B1 | CA
Calle Abedul 45 | | Puebla |  | 72000 | MX
! Calle Abedul 45 | Planta alta | Puebla |  | 72000 | MX
! Calle Abedul 45 | Altos | Puebla |  | 72000 | MX
Via delle Betulle 45 | | Milano | MI | 20121 | IT
! Via delle Betulle 45 | Ultimo piano | Milano | MI | 20121 | IT
! Via delle Betulle 45 | Piano nobile | Milano | MI | 20121 | IT
! Via delle Betulle 45 | Scantinato | Milano | MI | 20121 | IT
Birkevej 45 | | Odense |  | 5000 | DK
! Birkevej 45 | kælder | Odense |  | 5000 | DK
! Birkevej 45 | stuen | Odense |  | 5000 | DK
Berkenlaan 45 | | Utrecht |  | 3511 AB | NL
! Berkenlaan 45 | beneden | Utrecht |  | 3511 AB | NL
Huş Sokak No: 45 | | İstanbul |  | 34710 | TR
! Huş Sokak No: 45 | Üst Kat | İstanbul |  | 34710 | TR
! Huş Sokak No: 45 | Alt Kat | İstanbul |  | 34710 | TR
! Huş Sokak No: 45 | Giriş Kat | İstanbul |  | 34710 | TR
! Huş Sokak No: 45 | Sağ | İstanbul |  | 34710 | TR
! Huş Sokak No: 45 | Sol | İstanbul |  | 34710 | TR
ul. Brzozowa 45 | | Kraków |  | 31-001 | PL
! ul. Brzozowa 45 | I piętro | Kraków |  | 31-001 | PL
! ul. Brzozowa 45 | lewa | Kraków |  | 31-001 | PL
! ul. Brzozowa 45 | prawa | Kraków |  | 31-001 | PL
Björkvägen 45 | | Uppsala |  | 752 36 | SE
! Björkvägen 45 | vänster | Uppsala |  | 752 36 | SE
! Björkvägen 45 | höger | Uppsala |  | 752 36 | SE
! Björkvägen 45 | gatuhus | Uppsala |  | 752 36 | SE
Bjørkeveien 45 | | Oslo |  | 0150 | NO
! Bjørkeveien 45 | venstre | Oslo |  | 0150 | NO
! Bjørkeveien 45 | høyre | Oslo |  | 0150 | NO
Březová 45 | | Brno |  | 602 00 | CZ
! Březová 45 | vlevo | Brno |  | 602 00 | CZ
! Březová 45 | vpravo | Brno |  | 602 00 | CZ
Nyírfa utca 45 | | Budapest |  | 1051 | HU
! Nyírfa utca 45 | szuterén | Budapest |  | 1051 | HU
Strada Mesteacănului 45 | | Cluj |  | 400001 | RO
! Strada Mesteacănului 45 | demisol | Cluj |  | 400001 | RO
! Strada Mesteacănului 45 | subsol | Cluj |  | 400001 | RO
Οδός Σημύδας 45 | | Αθήνα |  | 105 57 | GR
! Οδός Σημύδας 45 | υπόγειο | Αθήνα |  | 105 57 | GR
! Οδός Σημύδας 45 | ημιυπόγειο | Αθήνα |  | 105 57 | GR
! Οδός Σημύδας 45 | αριστερά | Αθήνα |  | 105 57 | GR
! Οδός Σημύδας 45 | δεξιά | Αθήνα |  | 105 57 | GR
ул. Берёзовая, д. 45 | | Москва |  | 101000 | RU
! ул. Берёзовая, д. 45 | цокольный этаж | Москва |  | 101000 | RU
! ул. Берёзовая, д. 45 | полуподвал | Москва |  | 101000 | RU
! ул. Берёзовая, д. 45 | слева | Москва |  | 101000 | RU
! ул. Берёзовая, д. 45 | справа | Москва |  | 101000 | RU
Rua das Bétulas, 45 | | Curitiba | PR | 80020-310 | BR
! Rua das Bétulas, 45 | Esquerda | Curitiba | PR | 80020-310 | BR
! Rua das Bétulas, 45 | Direita | Curitiba | PR | 80020-310 | BR
! Rua das Bétulas, 45 | Porão | Curitiba | PR | 80020-310 | BR
Koivukatu 45 | | Tampere |  | 33100 | FI
! Koivukatu 45 | alakerta | Tampere |  | 33100 | FI
! Koivukatu 45 | yläkerta | Tampere |  | 33100 | FI
Birkenweg 45 | | Köln |  | 50667 | DE
! Birkenweg 45 | Penthouse | Köln |  | 50667 | DE
! Birkenweg 45 | Gartenwohnung | Köln |  | 50667 | DE
! Birkenweg 45 | Obergeschoss | Köln |  | 50667 | DE
= Birkenweg 45 | Altstadt | Köln | | 50667 | DE
Hafenstraße 20, Tor 3 | | Hamburg | | 20457 | DE
= Hafenstr. 20 Tor 3 | | Hamburg | | 20457 | DE
= Tor 3, Hafenstraße 20 | | Hamburg | | 20457 | DE
= Hafenstraße 20 | Tor 3 | Hamburg | | 20457 | DE
! Hafenstraße 20 Tor 2 | | Hamburg | | 20457 | DE
! Hafenstraße 3 Tor 20 | | Hamburg | | 20457 | DE
! Hafenstraße 203 | | Hamburg | | 20457 | DE
! Hafenstraße 20 Halle 3 | | Hamburg | | 20457 | DE
! Hafenstraße 20 | | Hamburg | | 20457 | DE
! Hafenstraße Tor 3 | | Hamburg | | 20457 | DE
Hafenstraße 20, Halle 3 | | Hamburg | | 20457 | DE
= Hafenstr. 20 Halle 3 | | Hamburg | | 20457 | DE
! Hafenstr. 20 Halle 8 | | Hamburg | | 20457 | DE
! Hafenstr. 20 Rampe 3 | | Hamburg | | 20457 | DE
Hafenstraße 20, Rampe 3 | | Hamburg | | 20457 | DE
= Hafenstr. 20 Rampe 3 | | Hamburg | | 20457 | DE
! Hafenstr. 20 Tor 3 | | Hamburg | | 20457 | DE
Am Tor 3 | | Lübeck | | 23552 | DE
! Am Tor 4 | | Lübeck | | 23552 | DE
! Tor 3 | | Lübeck | | 23552 | DE
! Am Alten Tor 3 | | Lübeck | | 23552 | DE
Hallesches Tor 3 | | Berlin | | 10963 | DE
! Kottbusser Tor 3 | | Berlin | | 10963 | DE
! Hallesches Tor 4 | | Berlin | | 10963 | DE
! Hallesches Ufer 3 | | Berlin | | 10963 | DE
Am Alten Tor 3 | | Wismar | | 23966 | DE
= Am Alten Tor Nr. 3 | | Wismar | | 23966 | DE
! Am Neuen Tor 3 | | Wismar | | 23966 | DE
! Am Alten Tor 5 | | Wismar | | 23966 | DE
! Am Alten Tor 3 Tor 5 | | Wismar | | 23966 | DE
Vor dem Tor 3 a | | Wismar | | 23966 | DE
= Vor dem Tor 3a | | Wismar | | 23966 | DE
! Vor dem Tor 3b | | Wismar | | 23966 | DE
! Hinter dem Tor 3a | | Wismar | | 23966 | DE
Flat 0/2, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= Flat 0-2, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= 0/2, 14 Marchmont Rd | | Edinburgh | | EH9 1HZ | GB
= 0-2, 14 Marchmont Rd | | Edinburgh | | EH9 1HZ | GB
= 14 Marchmont Rd, Flat 0-2 | | Edinburgh | | EH9 1HZ | GB
= Flat 0-2 | 14 Marchmont Rd | Edinburgh | | EH9 1HZ | GB
! Flat 0-1, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! Flat 2-0, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! Flat 02, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! Flat 2, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
14 Marchmont Road (1F2) | | Edinburgh | | EH9 1HZ | GB
= 14/1F2 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= 1F2, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= 1F2 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= 1F2/14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= Flat 1F2, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= 14 Marchmont Road Flat 1F2 | | Edinburgh | | EH9 1HZ | GB
! 14/2F1 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! 14/1F1 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! 1F1/14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! 41/1F2 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! 14/1 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
ж.к. Люлин, бл. 302, вх. А, ап. 12 | | София | | 1336 | BG
= жк Люлин блок 302 вход А апартамент 12 | | София | | 1336 | BG
= ж.к. Люлин бл. 302 вх. А ап. 12 | | София | | 1336 | BG
= ж.к. Люлин бл.302, вх.А, ап.12 | | София | | 1336 | BG
= zh.k. Lyulin bl. 302 vh. A ap. 12 | | Sofia | | 1336 | BG
! жк Люлин блок 320 вход А апартамент 12 | | София | | 1336 | BG
! жк Люлин блок 302 вход Б апартамент 12 | | София | | 1336 | BG
! жк Люлин блок 12 вход А апартамент 302 | | София | | 1336 | BG
! жк Младост блок 302 вход А апартамент 12 | | София | | 1336 | BG
! жк Люлин 302 вход А апартамент 12 | | София | | 1336 | BG
os. Tysiąclecia, bl. 15, m. 42 | | Kraków | | 31-603 | PL
= os. Tysiąclecia bl. 15 m. 42 | | Kraków | | 31-603 | PL
= Osiedle Tysiąclecia blok 15 m 42 | | Kraków | | 31-603 | PL
! os. Tysiąclecia bl. 42 m. 15 | | Kraków | | 31-603 | PL
! os. Tysiąclecia bl. 15 m. 24 | | Kraków | | 31-603 | PL
мкр. Северный, корп. 5, кв. 3 | | Воронеж | | 394077 | RU
= мкр Северный корп. 5 кв. 3 | | Воронеж | | 394077 | RU
! мкр Северный корп. 3 кв. 5 | | Воронеж | | 394077 | RU
! мкр Южный корп. 5 кв. 3 | | Воронеж | | 394077 | RU
`;
