/**
 * Doors that were called one, and one door that was called two: letters behind a house's number, streets that only an article parts,
 * words for a part of a house that is no flat. As in the tables beside this one. Where a case comes from stands above it.
 */
export const otherDoors = `
# House letters of Germany, France and the Netherlands go up to z; some are also short for a side of a floor.
Kirchgasse 12 l | | Köln | | 50667 | DE
= Kirchgasse 12l | | Köln | | 50667 | DE
! Kirchgasse 12 links | | Köln | | 50667 | DE
! Kirchgasse 12 | | Köln | | 50667 | DE
Kirchgasse 12 r | | Köln | | 50667 | DE
= Kirchgasse 12R | | Köln | | 50667 | DE
! Kirchgasse 12 rechts | | Köln | | 50667 | DE
Kirchgasse 12 m | | Köln | | 50667 | DE
= Kirchgasse 12m | | Köln | | 50667 | DE
! Kirchgasse 12 Mitte | | Köln | | 50667 | DE
Kirchgasse 12, 2. OG links | | Köln | | 50667 | DE
= Kirchgasse 12, 2. OG l | | Köln | | 50667 | DE
! Kirchgasse 12 l, 2. OG | | Köln | | 50667 | DE
12 D rue Hoche | | Lyon | | 69003 | FR
= 12D rue Hoche | | Lyon | | 69003 | FR
! 12 rue Hoche, droite | | Lyon | | 69003 | FR
12 G rue Hoche | | Lyon | | 69003 | FR
! 12 rue Hoche, gauche | | Lyon | | 69003 | FR
! 12 rue Hoche, à gauche | | Lyon | | 69003 | FR
12 rue Hoche, 3e étage droite | | Lyon | | 69003 | FR
= 12 rue Hoche, 3e étage D | | Lyon | | 69003 | FR
! 12 D rue Hoche, 3e étage | | Lyon | | 69003 | FR
Kerkstraat 12 A | | Amsterdam | | 1017 GA | NL
= Kerkstraat 12-A | | Amsterdam | | 1017 GA | NL
! Kerkstraat 12 achter | | Amsterdam | | 1017 GA | NL
Kerkstraat 12 V | | Amsterdam | | 1017 GA | NL
! Kerkstraat 12 voor | | Amsterdam | | 1017 GA | NL
! Kerkstraat 12-5 | | Amsterdam | | 1017 GA | NL
# France's official kinds of streets (FANTOIR): SEN is a sentier, SENT a sente.
12 sentier des Lilas | | Nantes | | 44000 | FR
! 12 sente des Lilas | | Nantes | | 44000 | FR
# French nouns that are alike for one and for several, in names of streets of Base Adresse Nationale.
12 rue du Logis | | Nantes | | 44000 | FR
! 12 rue des Logis | | Nantes | | 44000 | FR
= 12 rue Logis | | Nantes | | 44000 | FR
12 rue de l'Ours | | Nantes | | 44000 | FR
! 12 rue des Ours | | Nantes | | 44000 | FR
12 rue du Plessis | | Nantes | | 44000 | FR
! 12 rue des Plessis | | Nantes | | 44000 | FR
12 chemin du Creux | | Nantes | | 44000 | FR
! 12 chemin des Creux | | Nantes | | 44000 | FR
12 rue des Grands Champs | | Nantes | | 44000 | FR
= 12 rue des Gds Champs | | Nantes | | 44000 | FR
! 12 rue du Grand Champ | | Nantes | | 44000 | FR
# Brazil: a room of a house of offices (sala, conjunto) and a flat; Ukraine and Romania: premises, a room and a flat.
Rua das Flores 100, Ap 51 | | São Paulo | SP | 01310-100 | BR
! Rua das Flores 100, Sala 51 | | São Paulo | SP | 01310-100 | BR
! Rua das Flores 100, Conjunto 51 | | São Paulo | SP | 01310-100 | BR
Rua das Flores 100, Sala 51 | | São Paulo | SP | 01310-100 | BR
= Rua das Flores, 100 - sl. 51 | | São Paulo | SP | 01310-100 | BR
= Rua das Flores, 100, Cj. 51 | | São Paulo | SP | 01310-100 | BR
вул. Хрещатик, 12, прим. 5 | | Київ | | 01001 | UA
= вул. Хрещатик, буд. 12, приміщення 5 | | Київ | | 01001 | UA
! вул. Хрещатик, 12, кв. 5 | | Київ | | 01001 | UA
! вул. Хрещатик, 12, кімната 5 | | Київ | | 01001 | UA
Strada Lungă 12, camera 5 | | Brașov | | 500035 | RO
= Str. Lungă nr. 12, cam. 5 | | Brașov | | 500035 | RO
! Strada Lungă 12, ap. 5 | | Brașov | | 500035 | RO
# France: names of places with 'les', roads by their letter alone, two numbers of one side with a slash.
Lieu-dit Le Bois | | Royan | | 17200 | FR
= Le Bois | | Royan | | 17200 | FR
! Lieu-dit Les Bois | | Royan | | 17200 | FR
Les Clos | | Royan | | 17200 | FR
! Le Clos | | Royan | | 17200 | FR
27 Route Départementale 12 | | Royan | | 17200 | FR
= 27 D12 | | Royan | | 17200 | FR
= 27, D 12 | | Royan | | 17200 | FR
! 27 N12 | | Royan | | 17200 | FR
! 12 D27 | | Royan | | 17200 | FR
! 27 D | | Royan | | 17200 | FR
27 Route Nationale 7 | | Lapalisse | | 03120 | FR
= 27 N7 | | Lapalisse | | 03120 | FR
= 27 N 7 | | Lapalisse | | 03120 | FR
! 27 D7 | | Lapalisse | | 03120 | FR
12/14 rue Hoche | | Lyon | | 69003 | FR
= 12-14 rue Hoche | | Lyon | | 69003 | FR
! 12 rue Hoche | | Lyon | | 69003 | FR
! 14 rue Hoche | | Lyon | | 69003 | FR
2/4 rue Hoche | | Lyon | | 69003 | FR
= 2-4 rue Hoche | | Lyon | | 69003 | FR
! 2-6 rue Hoche | | Lyon | | 69003 | FR
# Belgium and the Netherlands: a floor is no box.
Kerkstraat 12, verd. 3 | | Gent | | 9000 | BE
= Kerkstraat 12, 3e verdieping | | Gent | | 9000 | BE
! Kerkstraat 12 bus 3 | | Gent | | 9000 | BE
# Greece, Spain, Haarlem, Germany, Sapporo, Québec, Korea, Amsterdam, Australia and Poland.
Στρ. Παπάγου 12 | | Αθήνα | | 105 57 | GR
= Στρατηγού Παπάγου 12 | | Αθήνα | | 105 57 | GR
! Παπάγου 12 | | Αθήνα | | 105 57 | GR
Ερμού 12 | | Αθήνα | | 105 57 | GR
= Ermou Str. 12 | | Athens | | 10557 | GR
Gran Vía 5, 1º interior A | | Madrid | | 28013 | ES
! Gran Vía 5, 1º exterior A | | Madrid | | 28013 | ES
! Gran Vía 5, 1º A | | Madrid | | 28013 | ES
Kerkstraat 12 rd | | Haarlem | | 2011 AB | NL
= Kerkstraat 12 rood | | Haarlem | | 2011 AB | NL
! Kerkstraat 12 zwart | | Haarlem | | 2011 AB | NL
! Kerkstraat 12 | | Haarlem | | 2011 AB | NL
Hauptstr. 12 a-c | | Köln | | 50667 | DE
= Hauptstr. 12a-c | | Köln | | 50667 | DE
= Hauptstr. 12 A - C | | Köln | | 50667 | DE
! Hauptstr. 12 a | | Köln | | 50667 | DE
! Hauptstr. 12 a-d | | Köln | | 50667 | DE
Hauptstr. 12 Hs. 2 | | Köln | | 50667 | DE
= Hauptstr. 12 Haus 2 | | Köln | | 50667 | DE
! Hauptstr. 12 Whg. 2 | | Köln | | 50667 | DE
北1条西2丁目3 | | 札幌市中央区 | 北海道 | 060-0001 | JP
= 北１西２-3 | | 札幌市中央区 | 北海道 | 060-0001 | JP
! 北1東2-3 | | 札幌市中央区 | 北海道 | 060-0001 | JP
! 北2西1-3 | | 札幌市中央区 | 北海道 | 060-0001 | JP
12 Rang 3 | | Saint-Malo | QC | J0B 2Y0 | CA
= 12 3e Rang | | Saint-Malo | QC | J0B 2Y0 | CA
! 12 4e Rang | | Saint-Malo | QC | J0B 2Y0 | CA
! 3 Rang 12 | | Saint-Malo | QC | J0B 2Y0 | CA
12 Rang Sainte-Thérèse | | Saint-Malo | QC | J0B 2Y0 | CA
! 12 chemin Sainte-Thérèse | | Saint-Malo | QC | J0B 2Y0 | CA
12 Teheran-ro 87-gil | | Seoul | | 06164 | KR
= 12 Teheran-ro 87gil | | Seoul | | 06164 | KR
! 12 Teheran-ro 86gil | | Seoul | | 06164 | KR
! 12 Teheran-ro 87beon-gil | | Seoul | | 06164 | KR
Oudezijds Voorburgwal 12 | | Amsterdam | | 1012 GD | NL
= O.Z. Voorburgwal 12 | | Amsterdam | | 1012 GD | NL
= OZ Voorburgwal 12 | | Amsterdam | | 1012 GD | NL
! Nieuwezijds Voorburgwal 12 | | Amsterdam | | 1012 GD | NL
! Oudezijds Achterburgwal 12 | | Amsterdam | | 1012 GD | NL
G05/12 Smith St | | Fitzroy | VIC | 3065 | AU
= Unit G05, 12 Smith St | | Fitzroy | VIC | 3065 | AU
! G50/12 Smith St | | Fitzroy | VIC | 3065 | AU
ul. 3 Maja 12 | | Kraków | | 31-147 | PL
= ul. III Maja 12 | | Kraków | | 31-147 | PL
! ul. II Maja 12 | | Kraków | | 31-147 | PL
# The second line of an address in the suburb's field: a letter before the word for a part, parts in two words, floors of Korea.
Fő utca 12 | | Budapest | | 1051 | HU
! Fő utca 12 | A épület | Budapest | | 1051 | HU
! Fő utca 12 | B lépcsőház | Budapest | | 1051 | HU
Bağdat Cad. No:12 | | İstanbul | | 34728 | TR
! Bağdat Cad. No:12 | B Blok | İstanbul | | 34728 | TR
테헤란로 152 | | 서울 강남구 | | 06236 | KR
! 테헤란로 152 | 지하 1층 | 서울 강남구 | | 06236 | KR
! 테헤란로 152 | A동 101호 | 서울 강남구 | | 06236 | KR
! 테헤란로 152 | 나동 101호 | 서울 강남구 | | 06236 | KR
= 테헤란로 152 | 역삼동 | 서울 강남구 | | 06236 | KR
中山路12号 | | 南京市 | 江苏省 | 210000 | CN
! 中山路12号 | A座 | 南京市 | 江苏省 | 210000 | CN
! 中山路12号 | B座301 | 南京市 | 江苏省 | 210000 | CN
12 High St | | Leeds | | LS1 4AP | GB
! 12 High St | Left Hand Side | Leeds | | LS1 4AP | GB
! 12 High St | Basement Office | Leeds | | LS1 4AP | GB
! 12 High St | Door 3 | Leeds | | LS1 4AP | GB
= 12 High St | Left Bank | Leeds | | LS1 4AP | GB
ул. Ленина, д. 12 | | Тверь | | 170100 | RU
! ул. Ленина, д. 12 | левое крыло | Тверь | | 170100 | RU
! ул. Ленина, д. 12 | вход 3 | Тверь | | 170100 | RU
Via Roma 12 | | Torino | TO | 10122 | IT
! Via Roma 12 | Ingresso B | Torino | TO | 10122 | IT
! Via Roma 12 | lato nord | Torino | TO | 10122 | IT
Kerkstraat 12 | | Amsterdam | | 1017 GA | NL
! Kerkstraat 12 | ingang B | Amsterdam | | 1017 GA | NL
12 MG Road | | New Delhi | DL | 110024 | IN
= 12 MG Road | C Block | New Delhi | DL | 110024 | IN
# Words for parts of a house that languages lacked: in the suburb's field such a line was left out.
Hlavná 12 | | Košice | | 040 01 | SK
! Hlavná 12 | vchod B | Košice | | 040 01 | SK
! Hlavná 12, vchod B | | Košice | | 040 01 | SK
Via Roma 12 | | Torino | TO | 10122 | IT
! Via Roma 12 | Porta B | Torino | TO | 10122 | IT
12 rue Hoche | | Lyon | | 69003 | FR
! 12 rue Hoche | Hall B | Lyon | | 69003 | FR
! 12 rue Hoche | Cage 3 | Lyon | | 69003 | FR
! 12 rue Hoche | Local 3 | Lyon | | 69003 | FR
ул. Ленина, д. 12 | | Тверь | | 170100 | RU
! ул. Ленина, д. 12 | секция 3 | Тверь | | 170100 | RU
Ερμού 12 | | Αθήνα | | 105 57 | GR
! Ερμού 12 | είσοδος Β | Αθήνα | | 105 57 | GR
! Ερμού 12 | κτίριο 3 | Αθήνα | | 105 57 | GR
12 rue du Hall | | Lyon | | 69003 | FR
! 12 rue du Hall, Hall 3 | | Lyon | | 69003 | FR
Via Porta Nuova 12 | | Torino | TO | 10122 | IT
= Via Porta Nuova, 12 | | Torino | TO | 10122 | IT
# A letter behind a flat's number counts it in Spain only ('3º 2ª'); elsewhere it is another flat.
Petőfi u. 12. III. em. 5. | | Szeged | | 6722 | HU
! Petőfi u. 12. III. em. 5a. | | Szeged | | 6722 | HU
! Petőfi u. 12. III. em. 5/A | | Szeged | | 6722 | HU
! Petőfi u. 12. III/5/A | | Szeged | | 6722 | HU
Petőfi u. 12. III. em. 5/A | | Szeged | | 6722 | HU
= Petőfi u. 12. III. em. 5 A | | Szeged | | 6722 | HU
= Petőfi utca 12. III/5a | | Szeged | | 6722 | HU
Corrientes 1234, 3, 5 | | Buenos Aires | | 1043 | AR
! Corrientes 1234, 3, 5A | | Buenos Aires | | 1043 | AR
! Corrientes 1234, 3º 5A | | Buenos Aires | | 1043 | AR
Rua Augusta 12, 3º 5 | | Lisboa | | 1100-053 | PT
! Rua Augusta 12, 3º 5A | | Lisboa | | 1100-053 | PT
Nørregade 12, 3. 5 | | København K | | 1165 | DK
! Nørregade 12, 3. 5a | | København K | | 1165 | DK
Carrer de Mallorca 12, 3º 2ª | | Barcelona | | 08029 | ES
= Carrer de Mallorca 12, 3o 2a | | Barcelona | | 08029 | ES
= Carrer de Mallorca 12, 3-2 | | Barcelona | | 08029 | ES
`;
