/** A sign or a letter at a number that makes another place of it. As in the tables beside this one: '=' another writing, '!' another place. */
export const toldApart = `
Calle Mayor 12, planta 1 | | Madrid | | 28013 | ES
! Calle Mayor 12, planta -1 | | Madrid | | 28013 | ES
! Calle Mayor 12, piso −1 | | Madrid | | 28013 | ES
= Calle Mayor 12, planta-1 | | Madrid | | 28013 | ES
Calle Mayor 12, planta -1 | | Madrid | | 28013 | ES
! Calle Mayor 12, planta -2 | | Madrid | | 28013 | ES
Via Roma 12, piano 1 | | Roma | RM | 00186 | IT
! Via Roma 12, piano -1 | | Roma | RM | 00186 | IT
Hauptstr. 5, 1. OG | | Bonn | | 53111 | DE
! Hauptstr. 5, -1. OG | | Bonn | | 53111 | DE
! Hauptstr. 5, Ebene -1 | | Bonn | | 53111 | DE
! Hauptstr. 5, 1e OG | | Bonn | | 53111 | DE
Level 1, 12 Pitt St | | Sydney | NSW | 2000 | AU
! Level -1, 12 Pitt St | | Sydney | NSW | 2000 | AU
Bağdat Cad. No:123 Kat:1 | | Kadıköy | İstanbul | 34728 | TR
! Bağdat Cad. No:123 Kat:-1 | | Kadıköy | İstanbul | 34728 | TR
= Bağdat Cad. No:123 Kat-1 | | Kadıköy | İstanbul | 34728 | TR
ул. Ленина, д. 12, эт. 1 | | Москва | | 101000 | RU
! ул. Ленина, д. 12, эт. -1 | | Москва | | 101000 | RU
! ул. Ленина, д. 12, -1 этаж | | Москва | | 101000 | RU
ul. Prosta 12, piętro 1 | | Warszawa | | 00-850 | PL
! ul. Prosta 12, piętro -1 | | Warszawa | | 00-850 | PL
Av. Corrientes 1234, Piso 1 | | Buenos Aires | CABA | C1043AAZ | AR
! Av. Corrientes 1234, Piso -1 | | Buenos Aires | CABA | C1043AAZ | AR
! Av. Corrientes 1234, Piso: -1 | | Buenos Aires | CABA | C1043AAZ | AR
Keizersgracht 5, etage 1 | | Amsterdam | | 1015 CJ | NL
! Keizersgracht 5, etage -1 | | Amsterdam | | 1015 CJ | NL
5 rue du Bac, étage 1 | | Paris | | 75007 | FR
! 5 rue du Bac, étage -1 | | Paris | | 75007 | FR
= 5 rue du Bac, 1e étage | | Paris | | 75007 | FR
Kungsgatan 34, 2 tr, lgh 1201 | | Stockholm | | 111 35 | SE
! Kungsgatan 34, 2E tr, lgh 1201 | | Stockholm | | 111 35 | SE
Nørregade 12, 2. sal tv | | København K | | 1165 | DK
! Nørregade 12, 2E. sal tv | | København K | | 1165 | DK
Kossuth Lajos utca 12. 2. em. 5. | | Budapest | | 1053 | HU
! Kossuth Lajos utca 12. 2E. em. 5. | | Budapest | | 1053 | HU
Keizersgracht 123, 2e etage | | Amsterdam | | 1015 CJ | NL
= Keizersgracht 123, etage 2 | | Amsterdam | | 1015 CJ | NL
= Keizersgracht 123, 2de verdieping | | Amsterdam | | 1015 CJ | NL
302, Sai Krupa Apts, 12 MG Rd | Andheri East | Mumbai | MH | 400069 | IN
! 302 II, Sai Krupa Apts, 12 MG Rd | Andheri East | Mumbai | MH | 400069 | IN
! 302 B, Sai Krupa Apts, 12 MG Rd | Andheri East | Mumbai | MH | 400069 | IN
House 12, Street 5, F7/2 | | Islamabad | | 44000 | PK
! House 12, Street 5, F7/2 II | | Islamabad | | 44000 | PK
Blk 123 Ang Mo Kio Ave 3, 08-1234 | | Singapore | | 560123 | SG
! Blk 123 Ang Mo Kio Ave 3, 08-1234 II | | Singapore | | 560123 | SG
12 Bukit Timah Road #01-01 | | Singapore | | 229899 | SG
! 12 Bukit Timah Road #01-01 bis | | Singapore | | 229899 | SG
丸の内1丁目2番3号 | | 千代田区 | 東京都 | 100-0005 | JP
! 丸の内1丁目2番3A号 | | 千代田区 | 東京都 | 100-0005 | JP
! 丸の内1丁目2番3 II号 | | 千代田区 | 東京都 | 100-0005 | JP
! 丸の内1-2-3bis | | 千代田区 | 東京都 | 100-0005 | JP
Brīvības iela 12 k-2 - 5 | | Rīga | | LV-1010 | LV
! Brīvības iela 12 k-2 - 5 bis | | Rīga | | LV-1010 | LV
улица Ленина 12к3-45 | | Москва | | 101000 | RU
! улица Ленина 12к3-45 бис | | Москва | | 101000 | RU
Av. Amazonas 34-451 | | Quito | | 170515 | EC
! Av. Amazonas N34 - 451 | | Quito | | 170515 | EC
! Av. Amazonas S34 - 451 | | Quito | | 170515 | EC
Av. Amazonas N34-451 | | Quito | | 170515 | EC
= Av. Amazonas N34 - 451 | | Quito | | 170515 | EC
= Av. Amazonas N 34-451 | | Quito | | 170515 | EC
Calle Bolívar Oe4-45 | | Quito | | 170401 | EC
= Calle Bolívar Oe 4-45 | | Quito | | 170401 | EC
= Calle Bolívar OE4 - 45 | | Quito | | 170401 | EC
! Calle Bolívar E4-45 | | Quito | | 170401 | EC
! Calle Bolívar 4-45 | | Quito | | 170401 | EC
! Calle Bolívar Oe4-54 | | Quito | | 170401 | EC
Jr. de la Unión 300, Dpto. 201 | | Lima | | 15001 | PE
! Jr. de la Unión 300, Int. 201 | | Lima | | 15001 | PE
! Jr. de la Unión 300, Dpto. 201, Int. 4 | | Lima | | 15001 | PE
Jr. de la Unión 300, Int. 201 | | Lima | | 15001 | PE
= Jirón de la Unión N° 300 Interior 201 | | Lima | | 15001 | PE
Flat 14, Garden Clifton Road | | Bristol | | BS8 1AF | GB
! Garden Flat 14 Clifton Road | | Bristol | | BS8 1AF | GB
Garden Flat, 14 Clifton Road | | Bristol | | BS8 1AF | GB
= Garden Flat 14 Clifton Rd | | Bristol | | BS8 1AF | GB
! Flat 14, Clifton Road | | Bristol | | BS8 1AF | GB
! 14 Clifton Road | | Bristol | | BS8 1AF | GB
ул. Ленина, д. 12, кв. 5 | | Москва | | 101000 | RU
! ул. Ленина, д. 12, кв. Н5 | | Москва | | 101000 | RU
! ул. Ленина, д. 12, оф. Н5 | | Москва | | 101000 | RU
= ул. Ленина, д. 12, кв. N5 | | Москва | | 101000 | RU
Große Straße 5 | | Weißenfels | | 06667 | DE
! Große Straße 5\ufffd | | Weißenfels | | 06667 | DE
! Große Straße 5\ud800 | | Weißenfels | | 06667 | DE
! Große Straße 5, 3\ufffd OG | | Weißenfels | | 06667 | DE
Calle Mayor 5 | | Madrid | | 28013 | ES
! Calle Mayor 5, puerta izquierda | | Madrid | | 28013 | ES
! Calle Mayor 5, Puerta: Derecha | | Madrid | | 28013 | ES
Calle Mayor 5, puerta izquierda | | Madrid | | 28013 | ES
= C/ Mayor 5, Izda. | | Madrid | | 28013 | ES
! Calle Mayor 5, portal derecha | | Madrid | | 28013 | ES
Via Roma 5, int. 3 | | Torino | | 10121 | IT
! Via Roma 5, scala destra, int. 3 | | Torino | | 10121 | IT
! Via Roma 5, sc. sx int. 3 | | Torino | | 10121 | IT
Via Roma 5, scala destra, int. 3 | | Torino | | 10121 | IT
= Via Roma 5, sc. dx, interno 3 | | Torino | | 10121 | IT
! Via Roma 5, scala sinistra, int. 3 | | Torino | | 10121 | IT
Hauptstraße 5 | | Köln | | 50667 | DE
! Hauptstraße 5, Hof links | | Köln | | 50667 | DE
! Hauptstraße 5, Haus rechts | | Köln | | 50667 | DE
Nørregade 5 | | Aarhus C | | 8000 | DK
= Nørregade 5, Aarhus C | | Aarhus C | | 8000 | DK
! Nørregade 5, hus C | | Aarhus C | | 8000 | DK
! Nørregade 5, port C | | Aarhus C | | 8000 | DK
! Nørregade 5, hal C | | Aarhus C | | 8000 | DK
! Nørregade 5, lager C | | Aarhus C | | 8000 | DK
! Nørregade 5, indgang C | | Aarhus C | | 8000 | DK
Nørregade 5, port 3 | | Aarhus C | | 8000 | DK
! Nørregade 5, hal 3 | | Aarhus C | | 8000 | DK
! Nørregade 5, hus 3 | | Aarhus C | | 8000 | DK
! Nørregade 5, port 4 | | Aarhus C | | 8000 | DK
Det Gamle Hus 5, 2. th | | Viborg | | 8800 | DK
! Det Gamle 2, hus 5, th | | Viborg | | 8800 | DK
! Det Gamle Hus 5, th | | Viborg | | 8800 | DK
Hrísholt 12, 2. hæð | | Garðabær | | 210 | IS
! Hrísholt 12, 2. hæð tv | | Garðabær | | 210 | IS
! Hrísholt 12, 2. hæð til vinstri | | Garðabær | | 210 | IS
! Hrísholt 12, 2. hæð hægri | | Garðabær | | 210 | IS
Hrísholt 12, 2. hæð t.v. | | Garðabær | | 210 | IS
= Hrísholt 12, 2 hæð vinstri | | Garðabær | | 210 | IS
! Hrísholt 12, 2. hæð t.h. | | Garðabær | | 210 | IS
Hrísholt 12 | | Garðabær | | 210 | IS
! Hrísholt 12, kjallari | | Garðabær | | 210 | IS
! Hrísholt 12, jarðhæð | | Garðabær | | 210 | IS
! Hrísholt 12, ris | | Garðabær | | 210 | IS
! Hrísholt 12, bakhús | | Garðabær | | 210 | IS
! Hrísholt 12, íb. 201 | | Garðabær | | 210 | IS
B-45, Sector 12 | | Noida | UP | 201301 | IN
= House No. B-45, Sector 12 | | Noida | UP | 201301 | IN
= H.No. B45, Sector-12 | | Noida | UP | 201301 | IN
= House Number B 45, Sec. 12 | | Noida | UP | 201301 | IN
! House No. D-45, Sector 12 | | Noida | UP | 201301 | IN
! House No. B-54, Sector 12 | | Noida | UP | 201301 | IN
! House No. B-45, Sector 21 | | Noida | UP | 201301 | IN
! House No. 45, Sector 12 | | Noida | UP | 201301 | IN
! Flat No. B-45, Sector 12 | | Noida | UP | 201301 | IN
12 Nguyễn Huệ | Quận 1 | Hồ Chí Minh | | 700000 | VN
= 12 Nguyễn Huệ, P. 3 | Quận 1 | Hồ Chí Minh | | 700000 | VN
! 12 Nguyễn Huệ, P.201 | Quận 1 | Hồ Chí Minh | | 700000 | VN
! P.201, 12 Nguyễn Huệ | Quận 1 | Hồ Chí Minh | | 700000 | VN
12 Nguyễn Huệ, P.201 | Quận 1 | Hồ Chí Minh | | 700000 | VN
! 12 Nguyễn Huệ, P.202 | Quận 1 | Hồ Chí Minh | | 700000 | VN
شارع التحرير 12 | الدقي | الجيزة | | 12611 | EG
! شارع التحرير 12, البدروم | الدقي | الجيزة | | 12611 | EG
הרצל 12 | | תל אביב | | 6688312 | IL
! הרצל 12, עורפי | | תל אביב | | 6688312 | IL
Rruga e Durrësit 5 | | Tiranë | | 1001 | AL
! Rruga e Durrësit 5, majtas | | Tiranë | | 1001 | AL
! Rruga e Durrësit 5, bodrum | | Tiranë | | 1001 | AL
ถนนสุขุมวิท 12 | | กรุงเทพ | | 10110 | TH
! ถนนสุขุมวิท 12, ใต้ดิน | | กรุงเทพ | | 10110 | TH`;
