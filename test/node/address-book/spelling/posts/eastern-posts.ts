/** Northern and eastern Europe and central Asia. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const easternPosts = `
Vesterbrogade 12, 3. tv. | | København V | | 1620 | DK
= Vesterbrogade 12 3 tv | | Copenhagen V | | DK-1620 | Danmark
= Vesterbrog. 12, 3. sal t.v. | | Kbh. V | | 1620 | Denmark
= VESTERBROGADE 12, 3.TV | | KOBENHAVN V | | 1620 | DK
! Vesterbrogade 12, 3. th. | | København V | | 1620 | DK
! Vesterbrogade 12, 2. tv. | | København V | | 1620 | DK
! Østerbrogade 12, 3. tv. | | København V | | 1620 | DK
! Vesterbrogade 123 tv. | | København V | | 1620 | DK
Stora Gatan 12 B lgh 1103 | | Västerås | | 722 12 | SE
= Stora g. 12B, lägenhet 1103 | | Vasteras | | SE-72212 | Sverige
= STORA GATAN 12 B LGH 1103 | | VÄSTERÅS | | S-722 12 | Sweden
! Stora Gatan 12 B lgh 1130 | | Västerås | | 722 12 | SE
! Lilla Gatan 12 B lgh 1103 | | Västerås | | 722 12 | SE
! Stora Torget 12 B lgh 1103 | | Västerås | | 722 12 | SE
Box 1234 | | Stockholm | | 111 21 | SE
= BOX 1234 | | STOCKHOLM | | SE-111 21 | Sweden
! Box 1243 | | Stockholm | | 111 21 | SE
! Storgatan 1234 | | Stockholm | | 111 21 | SE
Postboks 250 Sentrum | | Oslo | | 0103 | NO
= Pb. 250 Sentrum | | Oslo | | NO-0103 | Norge
= PB 250 SENTRUM | | OSLO | | 103 | Norway
! Postboks 205 Sentrum | | Oslo | | 0103 | NO
! Postboks 250 Vika | | Oslo | | 0103 | NO
Karl Johans gate 5, H0301 | | Oslo | | 0154 | NO
= Karl Johans gt. 5 bolig H0301 | | Oslo | | N-0154 | Norge
= Karl Johansgate 5, H0301 | | OSLO | | 0154 | NO
! Karl Johans gate 5, H0302 | | Oslo | | 0154 | NO
! Karl Johans gate 5, H0103 | | Oslo | | 0154 | NO
! Karl Johans vei 5, H0301 | | Oslo | | 0154 | NO
Mannerheimintie 12 A 5 | | Helsinki | | 00100 | FI
= Mannerheimint. 12 A5 | | Helsinki | | FI-00100 | Suomi
= Mannerheimintie 12 A as. 5 | | HELSINKI | | 100 | FI
! Mannerheimintie 12 A 15 | | Helsinki | | 00100 | FI
! Mannerheimintie 12 B 5 | | Helsinki | | 00100 | FI
! Mannerheiminkatu 12 A 5 | | Helsinki | | 00100 | FI
Laugavegur 24 | | Reykjavík | | 101 | IS
= Laugavegi 24 | | Reykjavik | | IS-101 | Ísland
! Laugavegur 26 | | Reykjavík | | 101 | IS
! Laugarásvegur 24 | | Reykjavík | | 101 | IS
Pärnu mnt 12-34 | | Tallinn | | 10148 | EE
= Pärnu maantee 12 - 34 | | Tallinn | Harju maakond | 10148 | Eesti
= Parnu mnt. 12, krt 34 | | Tallinn | | EE-10148 | Estonia
! Pärnu mnt 12-43 | | Tallinn | | 10148 | EE
! Narva mnt 12-34 | | Tallinn | | 10148 | EE
! Pärnu tn 12-34 | | Tallinn | | 10148 | EE
Brīvības iela 12-5 | | Rīga | | LV-1010 | LV
= Brivibas 12 - 5 | | Riga | | 1010 | Latvija
= Brīvības iela 12, dz. 5 | | Rīga | | LV 1010 | Latvia
! Brīvības iela 12-6 | | Rīga | | LV-1010 | LV
! Brīvības gatve 12-5 | | Rīga | | LV-1010 | LV
Gedimino pr. 12-5 | | Vilnius | | LT-01103 | LT
= Gedimino prospektas 12, butas 5 | | Vilnius | | 01103 | Lietuva
! Gedimino pr. 12-15 | | Vilnius | | LT-01103 | LT
! Gedimino g. 12-5 | | Vilnius | | LT-01103 | LT
ul. Marszałkowska 12 m. 5 | | Warszawa | | 00-590 | PL
= Marszałkowska 12/5 | | Warszawa | mazowieckie | 00590 | Polska
= Marszalkowska 12 lok. 5 | | Warsaw | | PL 00-590 | Poland
= UL MARSZAŁKOWSKA 12M5 | | WARSZAWA | | 00-590 | PL
! ul. Marszałkowska 12 m. 6 | | Warszawa | | 00-590 | PL
! al. Marszałkowska 12 m. 5 | | Warszawa | | 00-590 | PL
! ul. Marszałkowska 125 | | Warszawa | | 00-590 | PL
! ul. Marszałka 12 m. 5 | | Warszawa | | 00-590 | PL
os. Bohaterów Września 14/22 | | Kraków | | 31-620 | PL
= Osiedle Bohaterów Września 14 m 22 | | Krakow | małopolskie | 31-620 | Polska
! ul. Bohaterów Września 14/22 | | Kraków | | 31-620 | PL
! os. Bohaterów Wrześniak 14/22 | | Kraków | | 31-620 | PL
! os. Bohaterów Września 14/23 | | Kraków | | 31-620 | PL
Na Příkopě 854/14 | Nové Město | Praha 1 | | 110 00 | CZ
= Na Prikope 854/14 | | Praha 1 - Nové Město | | 11000 | Česká republika
= Na příkopě č.p. 854/14 | | Prague 1 | | CZ-110 00 | Czechia
! Na Příkopě 845/14 | Nové Město | Praha 1 | | 110 00 | CZ
! Na Příkopě 854/41 | Nové Město | Praha 1 | | 110 00 | CZ
! Pod Příkopem 854/14 | Nové Město | Praha 1 | | 110 00 | CZ
Námestie slobody 15 | | Banská Bystrica | | 974 01 | SK
= Nám. slobody 15 | | B. Bystrica | | 97401 | Slovensko
= Nam. Slobody č. 15 | | Banska Bystrica | | SK-974 01 | Slovakia
! Námestie slobody 51 | | Banská Bystrica | | 974 01 | SK
! Ulica slobody 15 | | Banská Bystrica | | 974 01 | SK
! Námestie SNP 15 | | Banská Bystrica | | 974 01 | SK
Kossuth Lajos utca 12. II/5 | | Budapest | | 1053 | HU
= Kossuth L. u. 12. 2. em. 5. ajtó | | Budapest | | H-1053 | Magyarország
= Kossuth Lajos u. 12 II. em. 5 | | Budapest V. | | 1053 | Hungary
! Kossuth Lajos utca 12. III/5 | | Budapest | | 1053 | HU
! Kossuth Lajos tér 12. II/5 | | Budapest | | 1053 | HU
! Kossuth Lajos utca 12. II/6 | | Budapest | | 1053 | HU
! Kossuth Ferenc utca 12. II/5 | | Budapest | | 1053 | HU
Str. Mihai Eminescu nr. 12, bl. A3, sc. B, et. 4, ap. 35 | | Cluj-Napoca | Cluj | 400347 | RO
= Strada Mihai Eminescu 12, Bloc A3, Scara B, Etaj 4, Apartament 35 | | Cluj Napoca | jud. Cluj | 400347 | România
! Str. Mihai Eminescu nr. 12, bl. A2, sc. B, et. 4, ap. 35 | | Cluj-Napoca | Cluj | 400347 | RO
! Str. Mihai Eminescu nr. 12, bl. A3, sc. A, et. 4, ap. 35 | | Cluj-Napoca | Cluj | 400347 | RO
! Bd. Mihai Eminescu nr. 12, bl. A3, sc. B, et. 4, ap. 35 | | Cluj-Napoca | Cluj | 400347 | RO
! Str. Mihai Eminescu nr. 12, bl. A3, sc. B, et. 4, ap. 36 | | Cluj-Napoca | Cluj | 400347 | RO
bd. Ștefan cel Mare 132, ap. 7 | | Chișinău | | MD-2012 | MD
= Bulevardul Stefan cel Mare nr. 132 ap 7 | | Chisinau | | 2012 | Moldova
! bd. Ștefan cel Mare 123, ap. 7 | | Chișinău | | MD-2012 | MD
! str. Ștefan cel Mare 132, ap. 7 | | Chișinău | | MD-2012 | MD
бул. Витоша 12, вх. Б, ет. 3, ап. 8 | | София | | 1000 | BG
= бул. „Витоша“ № 12, вход Б, етаж 3, апартамент 8 | | гр. София | | 1000 | България
= Vitosha Blvd. 12, ent. B, fl. 3, apt. 8 | | Sofia | | 1000 | Bulgaria
= bul. Vitosha 12 vh. B et. 3 ap. 8 | | Sofia | | 1000 | BG
! бул. Витоша 12, вх. А, ет. 3, ап. 8 | | София | | 1000 | BG
! ул. Витоша 12, вх. Б, ет. 3, ап. 8 | | София | | 1000 | BG
! бул. Витоша 12, вх. Б, ет. 3, ап. 9 | | София | | 1000 | BG
Λεωφ. Κηφισίας 124 | | Αθήνα | | 115 26 | GR
= Λεωφόρος Κηφισίας 124 | | Αθήνα | | 11526 | Ελλάδα
= Kifisias Ave 124 | | Athens | | 115 26 | Greece
! Λεωφ. Κηφισού 124 | | Αθήνα | | 115 26 | GR
! Λεωφ. Κηφισίας 142 | | Αθήνα | | 115 26 | GR
Ερμού 15 | | Θεσσαλονίκη | | 546 24 | GR
= Οδός Ερμού 15 | | ΘΕΣΣΑΛΟΝΙΚΗ | | 54624 | Ελλάδα
= Ermou 15 | | Thessaloniki | | 54624 | Greece
= 15 Ermou Str. | | Salonica | | 546 24 | Greece
! Ερμού 15Α | | Θεσσαλονίκη | | 546 24 | GR
! Εγνατία 15 | | Θεσσαλονίκη | | 546 24 | GR
Λεωφόρος Αρχιεπισκόπου Μακαρίου Γ' 12 | | Λευκωσία | | 1065 | CY
! Arch. Makariou III Ave. 21 | | Nicosia | | 1065 | CY
Atatürk Caddesi No: 45 Kat: 3 Daire: 7 | Kızılay Mah. | Çankaya | Ankara | 06420 | TR
= Atatürk Cad. No:45/7 K:3 | Kızılay Mahallesi | Çankaya | Ankara | 6420 | Türkiye
= Kızılay Mah. Atatürk Cad. No 45 Kat 3 D 7 | | Çankaya | Ankara | 06420 | TR
! Atatürk Caddesi No: 45 Kat: 3 Daire: 8 | Kızılay Mah. | Çankaya | Ankara | 06420 | TR
! Atatürk Sokak No: 45 Kat: 3 Daire: 7 | Kızılay Mah. | Çankaya | Ankara | 06420 | TR
! Atatürk Caddesi No: 54 Kat: 3 Daire: 7 | Kızılay Mah. | Çankaya | Ankara | 06420 | TR
1425. Sokak No: 8/A | Alsancak Mah. | Konak | İzmir | 35220 | TR
= 1425 Sk. No:8-A | Alsancak Mah. | Konak | Izmir | 35220 | TR
! 1452. Sokak No: 8/A | Alsancak Mah. | Konak | İzmir | 35220 | TR
! 1425. Sokak No: 8/B | Alsancak Mah. | Konak | İzmir | 35220 | TR
! 1425. Cadde No: 8/A | Alsancak Mah. | Konak | İzmir | 35220 | TR
ул. Ленина, д. 12, корп. 3, кв. 45 | | Москва | | 125009 | RU
= улица Ленина, дом 12, корпус 3, квартира 45 | | г. Москва | | 125009 | Россия
= ул Ленина 12к3-45 | | Москва | | 125009 | РФ
= ul. Lenina, d. 12, korp. 3, kv. 45 | | Moscow | | 125009 | Russia
= Ленина ул., 12 к.3 кв.45 | | МОСКВА | | 125009 | RU
! ул. Ленина, д. 12, корп. 2, кв. 45 | | Москва | | 125009 | RU
! ул. Ленина, д. 12, стр. 3, кв. 45 | | Москва | | 125009 | RU
! пр-т Ленина, д. 12, корп. 3, кв. 45 | | Москва | | 125009 | RU
! ул. Ленина, д. 12, корп. 3, кв. 54 | | Москва | | 125009 | RU
наб. реки Фонтанки, д. 5, лит. А | | Санкт-Петербург | | 191023 | RU
= наб. р. Фонтанки, 5 литера А | | С.-Петербург | | 191023 | РФ
! наб. реки Фонтанки, д. 5, лит. Б | | Санкт-Петербург | | 191023 | RU
! наб. реки Мойки, д. 5, лит. А | | Санкт-Петербург | | 191023 | RU
вул. Хрещатик, буд. 22, кв. 10 | | Київ | | 01001 | UA
= Khreshchatyk St, 22, apt. 10 | | Kyiv | | 01001 | Ukraine
= vul. Khreshchatyk 22 kv. 10 | | Kiev | | 1001 | UA
! вул. Хрещатик, буд. 22, кв. 11 | | Київ | | 01001 | UA
! пров. Хрещатик, буд. 22, кв. 10 | | Київ | | 01001 | UA
пр-т Независимости, 58, кв. 14 | | Минск | | 220005 | BY
= проспект Независимости д. 58 кв. 14 | | г. Минск | | 220005 | Беларусь
= Nezavisimosti Ave. 58-14 | | Minsk | | 220005 | Belarus
! пр-т Независимости, 58, кв. 41 | | Минск | | 220005 | BY
! ул. Независимости, 58, кв. 14 | | Минск | | 220005 | BY
пр. Абая 150, кв. 12 | | Алматы | | 050000 | KZ
! ул. Абая 150, кв. 12 | | Алматы | | 050000 | KZ
! пр. Абая 105, кв. 12 | | Алматы | | 050000 | KZ
Кнеза Милоша 12 | | Београд | | 11000 | RS
= Kneza Miloša 12 | | Beograd | | 11000 | Srbija
= ul. Kneza Milosa br. 12 | | Belgrade | | 11000 | Serbia
! Kneza Mihaila 12 | | Beograd | | 11000 | RS
! Kneza Miloša 12/4 | | Beograd | | 11000 | RS
Maršala Tita 12/IV | | Sarajevo | | 71000 | BA
= ul. Maršala Tita br. 12/IV | | Sarajevo | | BA-71000 | BiH
! Maršala Tita 12/III | | Sarajevo | | 71000 | BA
! Maršala Tita 21/IV | | Sarajevo | | 71000 | BA
Trg bana Jelačića 3 | | Zagreb | | 10000 | HR
= Trg bana Jelacica br. 3 | | Zagreb | | HR-10000 | Hrvatska
! Ulica bana Jelačića 3 | | Zagreb | | 10000 | HR
! Trg bana Jelačića 3/1 | | Zagreb | | 10000 | HR
Slovenska cesta 15a | | Ljubljana | | 1000 | SI
= Slovenska c. 15 A | | Ljubljana | | SI-1000 | Slovenija
! Slovenska ulica 15a | | Ljubljana | | 1000 | SI
! Slovenska cesta 15b | | Ljubljana | | 1000 | SI
ул. Маршал Тито бр. 12/3-4 | | Скопје | | 1000 | MK
! ул. Маршал Тито бр. 12/3-5 | | Скопје | | 1000 | MK
! ул. Маршал Тито бр. 13/3-4 | | Скопје | | 1000 | MK
Rruga e Durrësit, Nr. 12, Ap. 5 | | Tiranë | | 1001 | AL
= Rr. e Durresit 12 Apartamenti 5 | | Tirana | | AL-1001 | Albania
! Rruga e Durrësit, Nr. 12, Ap. 6 | | Tiranë | | 1001 | AL
! Rruga e Kavajës, Nr. 12, Ap. 5 | | Tiranë | | 1001 | AL
Njegoševa 12 | | Podgorica | | 81000 | ME
= Njegoseva ulica br. 12 | | Podgorica | | 81000 | Crna Gora
! Njegoševa 12a | | Podgorica | | 81000 | ME
რუსთაველის გამზირი 12, ბინა 5 | | თბილისი | | 0108 | GE
= რუსთაველის გამზ. 12, ბ. 5 | | თბილისი | | 0108 | Georgia
! რუსთაველის გამზირი 12, ბინა 6 | | თბილისი | | 0108 | GE
! რუსთაველის ქუჩა 12, ბინა 5 | | თბილისი | | 0108 | GE
Mashtots Ave 12, Apt 5 | | Yerevan | | 0009 | AM
= 12 Mashtots Ave., apt. 5 | | Yerevan | | AM-0009 | AM
! Mashtots Ave 12, Apt 15 | | Yerevan | | 0009 | AM
! Mashtots Street 12, Apt 5 | | Yerevan | | 0009 | AM
Nizami küçəsi 12, mənzil 5 | | Bakı | | AZ1000 | AZ
= Nizami küç. 12, m. 5 | | Baku | | AZ 1000 | Azərbaycan
! Nizami küçəsi 12, mənzil 6 | | Bakı | | AZ1000 | AZ
! Nizami prospekti 12, mənzil 5 | | Bakı | | AZ1000 | AZ
Amir Temur ko'chasi 12, 5-xonadon | | Toshkent | | 100000 | UZ
! Amir Temur ko'chasi 12, 6-xonadon | | Toshkent | | 100000 | UZ
! Amir Temur shoh ko'chasi 12, 5-xonadon | | Toshkent | | 100000 | UZ
nám. Míru 12 | | Praha 2 | | 120 00 | CZ
= nám. Míru 12 | | Praha 2 - Vinohrady | | 120 00 | CZ
= nám. Míru 12 | | Praha 2-Vinohrady | | 120 00 | CZ
= nám. Míru 12 | Vinohrady | Praha 2 | | 120 00 | CZ
= nám. Míru 12 | | Praha | | 120 00 | CZ
! nám. Míru 12 | | Praha 3 | | 120 00 | CZ
! nám. Míru 12 | | Brno | | 120 00 | CZ
Hlavní třída 5 | | Ostrava | | 708 00 | CZ
= Hlavní třída 5 | | Ostrava - Poruba | | 708 00 | CZ
= Hlavní třída 5 | Poruba | Ostrava | | 708 00 | CZ
! Hlavní třída 5 | | Poruba | | 708 01 | CZ
Hlavná 12 | | Bratislava | | 821 01 | SK
= Hlavná 12 | | Bratislava - Ružinov | | 821 01 | SK
= Hlavná 12 | | Bratislava 2 | | 821 01 | SK
! Hlavná 12 | | Košice | | 821 01 | SK
Nyírfa utca 45. 3. em. 12. | | Budapest | | 1051 | HU
= 1051 Budapest, Nyírfa u. 45. 3. em. 12. | | | | | HU
! 1051 Budapest, Nyírfa u. 54. 3. em. 12. | | | | | HU
! 1052 Budapest, Nyírfa u. 45. 3. em. 12. | | | | | HU
ул. Берёзовая, д. 45, кв. 12 | | Москва | | 101000 | RU
= 101000, Москва, ул. Берёзовая, д. 45, кв. 12 | | | | | RU
= 101000, г. Москва, ул. Березовая, дом 45, кв. 12 | | | | | RU
! 101000, Москва, ул. Берёзовая, д. 54, кв. 12 | | | | | RU
! 101000, Тверь, ул. Берёзовая, д. 45, кв. 12 | | | | | RU
Birkenweg 45 | | Köln | | 50667 | DE
= 50667 Köln, Birkenweg 45 | | | | | DE
! 50667 Köln, Birkenweg 54 | | | | | DE
Pärnu mnt 139c-14 | | Tallinn | Harju maakond | 11317 | EE
= Parnu mnt 139C - 14 | | Tallinn | Harjumaa | EE-11317 | Estonia
! Pärnu mnt 139c-14 | | Tallinn | Tartumaa | 11317 | EE
"Kalniņi" | Babītes pagasts | Mārupes novads | | LV-2107 | LV
= Kalniņi | Babītes pag. | Mārupes nov. | | 2107 | Latvia
! "Kalniņi" | Salas pagasts | Mārupes novads | | LV-2107 | LV
Savanorių pr. 178A-12 | | Vilnius | Vilniaus m. sav. | LT-03154 | LT
= Savanoriu pr. 178a, bt. 12 | | Vilniaus m. | | LT03154 | Lithuania
! Savanorių pr. 178A-21 | | Vilniaus m. | | LT-03154 | LT
Liepų g. 5 | Domeikavos k. | Kauno r. sav. | | LT-54360 | LT
= Liepų gatvė 5, Domeikavos kaimas | | Kauno rajonas | | 54360 | LT
! Liepų g. 5 | Raudondvario k. | Kauno r. sav. | | LT-54360 | LT
! Liepų g. 5 | Domeikavos k. | Kauno m. | | LT-54360 | LT
Ulica bratov Učakar 4, stanovanje 12 | | Ljubljana | | 1000 | SI
= Ul. bratov Učakar 4, stan. 12 | | Ljubljana - Šiška | | 1000 | SI
! Ulica bratov Učakar 4, stanovanje 21 | | Ljubljana | | 1000 | SI
Sveti Rok bb | | Primošten | | 22202 | HR
= Sv. Rok, bb | | 22202 Primošten | | | HR
= Sveti Rok b.b. | | Primosten | | HR-22202 | Croatia
! Sveti Rok 8 | | Primošten | | 22202 | HR
! Sveti Luka bb | | Primošten | | 22202 | HR
Ilica 10, 5. kat, stan 21 | | Zagreb | | 10000 | HR
= Ilica 10, V. kat, st. 21 | | Zagreb - Črnomerec | | 10000 | HR
! Ilica 10, 5. kat, st. 12 | | Zagreb | | 10000 | HR
Paczkomat WAW123A | | Warszawa | | 00-950 | PL
= Paczkomat InPost WAW123A | | Warszawa | | 00-950 | PL
= InPost Paczkomat: WAW123A | | Warsaw | | 00950 | Poland
! Paczkomat InPost WAW132A | | Warszawa | | 00-950 | PL
! Paczkomat InPost KRA123A | | Warszawa | | 00-950 | PL
Str. Mihai Eminescu nr. 45, bl. C3, sc. B, ap. 27 | | București | Sector 2 | 020073 | RO
= Mihai Eminescu 45 Bl C3 Sc B Ap 27 | Sector 2 | Bucharest | | 020073 | Romania
= Strada Mihai Eminescu 45, Bloc C3, Scara B, Apartament 27, Sectorul 2 | | Bucuresti | | 020073 | România
= Str. Mihai Eminescu nr. 45, bl. C3, sc. B, ap. 27 | | Bucuresti | S2 | 020073 | RO
! Mihai Eminescu 45 Bl C3 Sc B Ap 27 | Sector 3 | Bucharest | | 020073 | Romania
! Str. Mihai Eminescu nr. 45, bl. C3, sc. B, ap. 27, sector 3 | | București | | 020073 | RO
! Bd. Mihai Eminescu 45 Bl C3 Sc B Ap 27 | Sector 2 | București | | 020073 | RO
ж.к. Младост 1, бл. 54, вх. 2, ет. 5, ап. 41 | | София | | 1784 | BG
= кв. Младост 1, блок 54, вход 2, етаж 5, апартамент 41 | | София | | 1784 | BG
! Mladost 2, block 54, entrance 2, floor 5, apt. 41 | | Sofia | | 1784 | Bulgaria
Str. Mihai Eminescu nr. 45 | Sector 2 | București | | 020073 | RO
= Mihai Eminescu nr. 45 | sect. 2 | București | | 020073 | RO
= Str. Mihai Eminescu nr. 45 | | București | S2 | 020073 | RO
! Str. Mihai Eminescu nr. 45 | | București | S3 | 020073 | RO
! Str. Mihai Eminescu nr. 45 | sect. 3 | București | | 020073 | RO
`;
