/**
 * What people and spreadsheets write in the lines and fields of an address, country by country, and what stands next to it.
 * street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

export const writtenOtherwise: readonly LookAlikes[] = [
  {
    kind: 'sides of a part of a town in brackets',
    same: pairsInLines(`
      12 MG Road | Andheri (East) | Mumbai | MH | 400069 | IN = 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
      12 MG Road | Andheri (E) | Mumbai | MH | 400069 | IN = 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
    `),
    others: pairsInLines(`
      12 MG Road | Andheri (East) | Mumbai | MH | | IN = 12 MG Road | Andheri (West) | Mumbai | MH | | IN
      12 MG Road | Andheri (East) | Mumbai | MH | 400069 | IN = 12 MG Road | Andheri W | Mumbai | MH | 400069 | IN
    `),
  },
  {
    kind: "a house's name in the line below its street",
    same: pairsInLines(`
      Lilac Cottage, Church Lane | | Leeds | | LS6 2AB | GB = Church Lane | Lilac Cottage | Leeds | | LS6 2AB | GB
      Manor Farm, Mill Road | Holt | Norwich | | NR1 1AA | GB = Mill Rd | Manor Farm, Holt | Norwich | | NR1 1AA | GB
    `),
    others: pairsInLines(`
      Lilac Cottage, Church Lane | | Leeds | | LS6 2AB | GB = Church Lane | Lily Cottage | Leeds | | LS6 2AB | GB
      Lilac Cottage, Church Lane | | Leeds | | LS6 2AB | GB = Church Lane | | Leeds | | LS6 2AB | GB
    `),
  },
  {
    kind: 'floors below the ground, and quarters of Indonesia with a slash',
    same: pairsInLines(`
      강남대로 12, B1층 | 강남구 | 서울 | | 06234 | KR = 강남대로 12, 지하 1층 | 강남구 | 서울 | | 06234 | KR
      강남대로 12, B1F | 강남구 | 서울 | | 06234 | KR = 강남대로 12 지하1층 | 강남구 | 서울 | | 06234 | KR
      中山路12號B1樓 | 三民區 | 高雄市 | | 807 | TW = 中山路12號地下1樓 | 三民區 | 高雄市 | | 807 | TW
      Jl. Mawar No. 12 RT 05/03 | | Bandung | | 40111 | ID = Jl. Mawar No. 12 RT 005 RW 003 | | Bandung | | 40111 | ID
      Jl. Mawar No. 12 RT.05/RW.03 | | Bandung | | 40111 | ID = Jl. Mawar 12 RT 5/3 | | Bandung | | 40111 | ID
    `),
    others: pairsInLines(`
      강남대로 12, B1층 | 강남구 | 서울 | | 06234 | KR = 강남대로 12, 1층 | 강남구 | 서울 | | 06234 | KR
      강남대로 12, B1층 | 강남구 | 서울 | | 06234 | KR = 강남대로 12, B2층 | 강남구 | 서울 | | 06234 | KR
      강남대로 12, B1호 | 강남구 | 서울 | | 06234 | KR = 강남대로 12, 지하 1층 | 강남구 | 서울 | | 06234 | KR
      彌敦道100號12樓B1室 | 尖沙咀 | 九龍 | | | HK = 彌敦道100號12樓地下1樓 | 尖沙咀 | 九龍 | | | HK
      Jl. Mawar No. 12 RT 05/03 | | Bandung | | 40111 | ID = Jl. Mawar No. 12 RT 03/05 | | Bandung | | 40111 | ID
      Jl. Mawar No. 12 RT 05/03 | | Bandung | | 40111 | ID = Jl. Mawar No. 12 RT 05 | | Bandung | | 40111 | ID
    `),
  },
  {
    kind: 'the number of a road and of a street, with a space before it and without',
    same: pairsInLines(`
      S.S. 16 Adriatica km 12,300 | | Bari | BA | 70121 | IT = SS16 Adriatica km 12.300 | | Bari | BA | 70121 | IT
      100 West 72nd Street | | New York | NY | 10023 | US = 100 W72nd St | | New York | NY | 10023 | US
      P.S.C. 3, Box 1120 | | APO | AE | 09021 | US = PSC 3 Box 1120 | | APO | AE | 09021 | US
    `),
    others: pairsInLines(`
      12 West Alton Road | | Leeds | | LS1 1AA | GB = 12 Walton Road | | Leeds | | LS1 1AA | GB
      12 High Street | | East Aston | PA | | US = 12 High Street | | Easton | PA | | US
      Calle Torre Norte 12 | | Madrid | | 28013 | ES = Calle Torrente 12 | | Madrid | | 28013 | ES
      12 Park N | | Leeds | | LS1 1AA | GB = 12 Parkn | | Leeds | | LS1 1AA | GB
    `),
  },
  {
    kind: "Guatemala's zones, and Spain's staircases without commas",
    same: pairsInLines(`
      6a Avenida 12-34, Zona 10 | | Guatemala | | 01010 | GT = 6a Av. 12-34 Z.10 | | Guatemala | | 01010 | GT
      6a Avenida 12-34 Zona 10 | | Guatemala | | 01010 | GT = 6ta. Ave. 12-34, zona 10 | | Guatemala | | 01010 | GT
      6 Av. 12-34 z 10 | | Ciudad de Guatemala | | 01010 | GT = 6ª Avenida 12-34 Zona 10 | | Guatemala | | 01010 | GT
      C/ Mayor 12 Bl. 3 Esc. Izda. 4º B | | Alcorcón | | 28921 | ES = Calle Mayor 12, bloque 3, escalera izquierda, 4º B | | Alcorcón | | 28921 | ES
      C/ MAYOR 12 BLOQUE 3 ESC IZDA 4 B | | Alcorcón | | 28921 | ES = Calle Mayor 12, bloque 3, escalera izquierda, 4º B | | Alcorcón | | 28921 | ES
      CL MAYOR 12 ESC DCHA 2 IZDA | | Madrid | | 28013 | ES = Calle Mayor 12, esc. dcha., 2º izda. | | Madrid | | 28013 | ES
    `),
    others: pairsInLines(`
      6a Avenida 12-34 Zona 10 | | Guatemala | | 01010 | GT = 6a Avenida 12-34 Zona 11 | | Guatemala | | 01010 | GT
      6a Avenida 12-34 Zona 10 | | Guatemala | | 01010 | GT = 6a Avenida 10-34 Zona 12 | | Guatemala | | 01010 | GT
      6a Avenida 12-34 Zona 10 | | Guatemala | | 01010 | GT = 6a Calle 12-34 Zona 10 | | Guatemala | | 01010 | GT
      6a Avenida 12-34 Zona 10 | | Guatemala | | 01010 | GT = 6a Avenida A 12-34 Zona 10 | | Guatemala | | 01010 | GT
      6a Avenida 12-34 Zona 10 | | Guatemala | | 01010 | GT = 6a Avenida 12-34 | | Guatemala | | 01010 | GT
      C/ Mayor 12 Esc. Izda. 4 B | | Alcorcón | | 28921 | ES = C/ Mayor 12 Esc. Dcha. 4 B | | Alcorcón | | 28921 | ES
      C/ Mayor 12 Esc. Izda. 4 B | | Alcorcón | | 28921 | ES = C/ Mayor 12 Esc. Izda. 4 C | | Alcorcón | | 28921 | ES
      C/ Mayor 12 Esc. Izda. 4 B | | Alcorcón | | 28921 | ES = C/ Mayor 12 4 B | | Alcorcón | | 28921 | ES
      C/ Mayor 12 Esc. Izda. 4 B | | Alcorcón | | 28921 | ES = C/ Mayor 4 Esc. Izda. 12 B | | Alcorcón | | 28921 | ES
    `),
  },
  {
    kind: 'blocks of the Gulf',
    same: pairsInLines(`
      Flat 12, Building 345, Road 2831, Block 428 | | Manama | | | BH = Flat 12, Bldg 345, Rd 2831, Blk 428 | | Manama | | | BH
      Block 5, Street 12, House 34 | Salmiya | Hawalli | | 22000 | KW = Blk 5, St. 12, H. 34 | Salmiya | Hawalli | | 22000 | KW
      Block 5, Street 12, House 34 | Salmiya | Hawalli | | 22000 | KW = House No. 34, Street 12, Block 5 | Salmiya | Hawalli | | 22000 | KW
      قطعة 5، شارع 12، منزل 34 | السالمية | حولي | | 22000 | KW = قطعه ٥، شارع ١٢، منزل ٣٤ | السالمية | حولي | | 22000 | KW
    `),
    others: pairsInLines(`
      Flat 12, Building 345, Road 2831, Block 428 | | Manama | | | BH = Flat 12, Block 345, Road 2831, Building 428 | | Manama | | | BH
      Flat 12, Building 345, Road 2831, Block 428 | | Manama | | | BH = Flat 12, Building 345, Road 428, Block 2831 | | Manama | | | BH
      Block 5, Street 12, House 34 | Salmiya | Hawalli | | 22000 | KW = Block 12, Street 5, House 34 | Salmiya | Hawalli | | 22000 | KW
      Block 5, Street 12, House 34 | Salmiya | Hawalli | | 22000 | KW = Block 5, Street 34, House 12 | Salmiya | Hawalli | | 22000 | KW
      Block 5, Street 12, House 34 | Salmiya | Hawalli | | 22000 | KW = Block 34, Street 12, House 5 | Salmiya | Hawalli | | 22000 | KW
      Block 5, Street 12, House 34 | Salmiya | Hawalli | | 22000 | KW = Block 5, Street 12 | Salmiya | Hawalli | | 22000 | KW
      قطعة 5، شارع 12، منزل 34 | السالمية | حولي | | 22000 | KW = قطعة 12، شارع 5، منزل 34 | السالمية | حولي | | 22000 | KW
      قطعة 5، شارع 12، منزل 34 | السالمية | حولي | | 22000 | KW = قطعة 5، شارع 12، منزل 43 | السالمية | حولي | | 22000 | KW
    `),
  },
  {
    kind: 'short forms of one country',
    same: pairsInLines(`
      Kerkstraat 12 | | Stellenbosch | | 7600 | ZA = Kerkstr. 12 | | Stellenbosch | | 7600 | ZA
      1-я Тверская ул., 25 | | Москва | | 125047 | RU = 1я Тверская ул., 25 | | Москва | | 125047 | RU
      Ленина пр., владение 12 | | Москва | | 121170 | RU = пр. Ленина, вл. 12 | | Москва | | 121170 | RU
      праспект Машэрава, 12 | | Мінск | | 220004 | BY = пр-т Машэрава, 12 | | Мінск | | 220004 | BY
      вуліца Машэрава, 12 | | Мінск | | 220004 | BY = вул. Машэрава, 12 | | Мінск | | 220004 | BY
      Абай даңғылы, 52 | | Алматы | | 050008 | KZ = Абай даң., 52 | | Алматы | | 050008 | KZ
      Абай көшесі, 52 | | Алматы | | 050008 | KZ = Абай көш., 52 | | Алматы | | 050008 | KZ
      Bd. 1 Decembrie 1918, 5 | | București | | 032451 | RO = Bd. 1 Decembrie 1918 nr. 5 | | București | | 032451 | RO
      Štúrova 12 | | Bratislava - mestská časť Ružinov | | 821 02 | SK = Štúrova 12 | | Bratislava-Ružinov | | 821 02 | SK
      1 Quay Road | | Newcastle upon Tyne | | NE8 2BH | GB = 1 Quay Road | | Newcastle-on-Tyne | | NE8 2BH | GB
      Hauptstr. 12, Aufgang B | | Berlin | | 10178 | DE = Hauptstr. 12 Aufg. B | | Berlin | | 10178 | DE
      12 Allen Avenue | Victoria Island | Lagos | | 101241 | NG = 12 Allen Ave | V/I | Lagos | | 101241 | NG
      Rue Hamra, Immeuble Sarolla, 5ème étage | | Beyrouth | | | LB = Rue Hamra, Imm. Sarolla, 5e étage | | Beirut | | | LB
      P.O. Box 12345 | | Nairobi | | 00100 | KE = S.L.P. 12345 | | Nairobi | | 00100 | KE
      S.L.P. 9372 | | Dar es Salaam | | | TZ = P.O. Box 9372 | | Dar es Salaam | | | TZ
    `),
    others: pairsInLines(`
      1-я Тверская ул., 25 | | Москва | | 125047 | RU = 2я Тверская ул., 25 | | Москва | | 125047 | RU
      праспект Машэрава, 12 | | Мінск | | 220004 | BY = вул. Машэрава, 12 | | Мінск | | 220004 | BY
      Абай даңғылы, 52 | | Алматы | | 050008 | KZ = Абай көшесі, 52 | | Алматы | | 050008 | KZ
      Bd. 1 Decembrie 1918, 5 | | București | | 032451 | RO = Bd. 1 Decembrie 1918, 15 | | București | | 032451 | RO
      Bd. 1 Decembrie 1918, 5 | | București | | 032451 | RO = Bd. 1 Decembrie nr. 5 | | București | | 032451 | RO
      1 Quay Road | | Newcastle upon Tyne | | | GB = 1 Quay Road | | Newcastle under Lyme | | | GB
      S.L.P. 9372 | | Dar es Salaam | | | TZ = S.L.P. 9327 | | Dar es Salaam | | | TZ
    `),
  },
  {
    kind: 'further forms of one country that people write',
    same: pairsInLines(`
      12 đường Lê Lợi | Bến Nghé | TP. Hồ Chí Minh | | 700000 | VN = 12 Đ. Lê Lợi | P. Bến Nghé | Sài Gòn | | 700000 | VN
      House 12, Road 5, Block C | Banani | Dhaka | | 1213 | BD = House-12, Road-05, Block-C | Banani | Dhaka | | 1213 | BD
      45 Soi 5, Sukhumvit Road | Khlong Toei | Bangkok | | 10110 | TH = 45 Sukhumvit Rd. Soi 5 | Khlong Toei | Bangkok | | 10110 | TH
      45 Sukhumvit Soi 5 | Khlong Toei | Bangkok | | 10110 | TH = 45 Soi Sukhumvit 5 | Khlong Toei | Bangkok | | 10110 | TH
      99/1 ซอย 5 ถนนสุขุมวิท | คลองเตย | กรุงเทพมหานคร | | 10110 | TH = 99/1 ซอยสุขุมวิท 5 | คลองเตย | กรุงเทพมหานคร | | 10110 | TH
      2-й Садовый пер., 7 | | Москва | | 125047 | RU = 2й Садовый пер., 7 | | Москва | | 125047 | RU
      12-я линия В.О., 7 | | Санкт-Петербург | | 199178 | RU = 12я линия В.О., д. 7 | | Санкт-Петербург | | 199178 | RU
      Av. Amazonas N34-45 | | Quito | | 170135 | EC = Avenida Amazonas N 34-45 y Juan Pablo Sanz | | Quito | | 170135 | EC
      Av. Amazonas 34-45 | | Quito | | 170135 | EC = Av. Amazonas N° 34-45 | | Quito | | 170135 | EC
      Av. Amazonas 345 | | Quito | | 170135 | EC = Av. Amazonas N 345 | | Quito | | 170135 | EC
      45 Street 240, Sangkat Chaktomuk | | Phnom Penh | | 12207 | KH = House 45, St. 240, Sk. Chaktomuk | | Phnom Penh | | 12207 | KH
    `),
    others: pairsInLines(`
      12 đường Lê Lợi | | Huế | | 530000 | VN = 12 D Lê Lợi | | Huế | | 530000 | VN
      12 đường D Lê Lợi | | Huế | | 530000 | VN = 12 đ. Lê Lợi | | Huế | | 530000 | VN
      12 đ. D5 | | Huế | | 530000 | VN = 12 đ. 5 | | Huế | | 530000 | VN
      House 12, Road 5 | Banani | Dhaka | | 1213 | BD = House 12, Road 50 | Banani | Dhaka | | 1213 | BD
      45 Soi 5, Sukhumvit Road | | Bangkok | | 10110 | TH = 5 Soi 45, Sukhumvit Road | | Bangkok | | 10110 | TH
      45 Sukhumvit Soi 5 | | Bangkok | | 10110 | TH = 45 Sukhumvit Road | | Bangkok | | 10110 | TH
      45 Sukhumvit Soi 5 | | Bangkok | | 10110 | TH = 45 Sathorn Soi 5 | | Bangkok | | 10110 | TH
      45 Soi Sukhumvit 5 | | Bangkok | | 10110 | TH = 45 Sukhumvit Road 5 | | Bangkok | | 10110 | TH
      45 Soi Sukhumvit 5 Soi 2 | | Bangkok | | 10110 | TH = 45 Soi Sukhumvit 2 Soi 5 | | Bangkok | | 10110 | TH
      45 Soi Sukhumvit 5/1 | | Bangkok | | 10110 | TH = 45 Sukhumvit Soi 5 | | Bangkok | | 10110 | TH
      45 Soi 5, Ladprao Soi 71 | | Bangkok | | 10110 | TH = 45 Soi 71, Ladprao Soi 5 | | Bangkok | | 10110 | TH
      12-я линия В.О., 7 | | Санкт-Петербург | | 199178 | RU = 13я линия В.О., д. 7 | | Санкт-Петербург | | 199178 | RU
      12-я линия В.О., 7 | | Санкт-Петербург | | 199178 | RU = линия В.О., д. 12/7 | | Санкт-Петербург | | 199178 | RU
      Av. Amazonas N34-45 | | Quito | | 170135 | EC = Av. Amazonas 34-45 | | Quito | | 170135 | EC
      Av. Amazonas N34-45 | | Quito | | 170135 | EC = Av. Amazonas S34-45 | | Quito | | 170135 | EC
      45 Street 240, Sangkat Chaktomuk | | Phnom Penh | | 12207 | KH = 240 Street 45, Sk. Chaktomuk | | Phnom Penh | | 12207 | KH
      45 Street 240, Sangkat Chaktomuk | | Phnom Penh | | 12207 | KH = 45 Street 240, Sangkat Tonle Bassac | | Phnom Penh | | 12207 | KH
    `),
  },
  {
    kind: 'villages, signs, blocks and lots, and floors behind a stroke as one country writes them',
    same: pairsInLines(`
      Vill. Rampur, P.O. Biswan, Teh. Laharpur, Dist. Sitapur | | Sitapur | UP | 261201 | IN = Village Rampur, Post Office Biswan, Tehsil Laharpur, Distt. Sitapur | | Sitapur | UP | 261201 | IN
      Vill. Rampur, P.O. Biswan | | Sitapur | UP | 261201 | IN = Vill Rampur, PO Biswan | | Sitapur | UP | 261201 | IN
      Vill. Rampur, P.O. Biswan | | Sitapur | UP | 261201 | IN = Village Rampur, Post Biswan | | Sitapur | UP | 261201 | IN
      V.P.O. Rampur | | Sitapur | UP | 261201 | IN = VPO Rampur | | Sitapur | UP | 261201 | IN
      Vill. & P.O. Rampur | | Sitapur | UP | 261201 | IN = Village and Post Office Rampur | | Sitapur | UP | 261201 | IN
      H.No. 12, Mohalla Qazi | | Sitapur | UP | 261201 | IN = H.No. 12, Moh. Qazi | | Sitapur | UP | 261201 | IN
      ул. Ленина, д. 25 | | Москва | | 101000 | RU = ул. Ленина, д.№25 | | Москва | | 101000 | RU
      ул. Ленина, 25 | | Москва | | 101000 | RU = ул. Ленина, дом № 25 | | Москва | | 101000 | RU
      вул. Франка, 25 | | Львів | | 79000 | UA = вул. Франка, буд. № 25 | | Львів | | 79000 | UA
      Barrio San Martín, Mz. 5, Casa 12 | | Mendoza | Mendoza | 5500 | AR = B° San Martín, Mz. 5, Casa 12 | | Mendoza | Mendoza | 5500 | AR
      Paseo de la Castellana 12 | | Madrid | | 28046 | ES = P° de la Castellana 12 | | Madrid | | 28046 | ES
      House 12, Road 5, Block C, Banani | | Dhaka | | 1213 | BD = H-12, R-5, Block C, Banani | | Dhaka | | 1213 | BD
      House 12/A, Road 5, Dhanmondi | | Dhaka | | 1209 | BD = H#12/A, R#5, Dhanmondi | | Dhaka | | 1209 | BD
      Blk 5 Lot 12, Sampaguita St. | | Makati | | 1229 | PH = B5 L12, Sampaguita St. | | Makati | | 1229 | PH
      Blk 5 Lot 12, Sampaguita St. | | Makati | | 1229 | PH = B-5 L-12 Sampaguita St. | | Makati | | 1229 | PH
      Blk 5 Lot 12, Sampaguita St. | | Makati | | 1229 | PH = L12 B5 Sampaguita St. | | Makati | | 1229 | PH
      Ilica 12, III. kat | | Zagreb | | 10000 | HR = Ilica 12/III | | Zagreb | | 10000 | HR
      Knez Mihailova 12, 3. sprat | | Beograd | | 11000 | RS = Knez Mihailova 12/III | | Beograd | | 11000 | RS
      Ilica 12, III. kat, stan 5 | | Zagreb | | 10000 | HR = Ilica 12/III.; stan 5 | | Zagreb | | 10000 | HR
      House 12, Road 5, Block C, Banani | | Dhaka | | 1213 | BD = H–12, R–5, Block C, Banani | | Dhaka | | 1213 | BD
      123/45 Lê Lợi, P. Bến Nghé, Q. 1 | | Hồ Chí Minh | | 700000 | VN = 123/45 Lê Lợi; P. Bến Nghé; Q. 1 | | Hồ Chí Minh | | 700000 | VN
      Bulevar Artigas 1234 esq. Rivera, Apto 5 | | Montevideo | | 11300 | UY = Bulevar Artigas 1234 esq. Rivera; Apto 5 | | Montevideo | | 11300 | UY
    `),
    others: pairsInLines(`
      Vill. Rampur, P.O. Biswan | | Sitapur | UP | 261201 | IN = Vill. Rampur, P.O. Laharpur | | Sitapur | UP | 261201 | IN
      Vill. Rampur, P.O. Biswan | | Sitapur | UP | 261201 | IN = Vill. Biswan, P.O. Rampur | | Sitapur | UP | 261201 | IN
      V.P.O. Rampur | | Sitapur | UP | 261201 | IN = V.P.O. Lalpur | | Sitapur | UP | 261201 | IN
      P.O. Box 12 | | Sitapur | UP | 261201 | IN = 12 Post Road | | Sitapur | UP | 261201 | IN
      12 Post Office Road | | Sitapur | UP | 261201 | IN = 12 Police Road | | Sitapur | UP | 261201 | IN
      ул. Ленина, д. 25 | | Москва | | 101000 | RU = ул. Ленина, д.№26 | | Москва | | 101000 | RU
      ул. Ленина, 25, кв. 5 | | Москва | | 101000 | RU = ул. Ленина, д.№5, кв. 25 | | Москва | | 101000 | RU
      Barrio San Martín, Mz. 5, Casa 12 | | Mendoza | Mendoza | 5500 | AR = Calle San Martín, Mz. 5, Casa 12 | | Mendoza | Mendoza | 5500 | AR
      House 12, Road 5, Block C, Banani | | Dhaka | | 1213 | BD = H-5, R-12, Block C, Banani | | Dhaka | | 1213 | BD
      House 12, Road 5, Block C, Banani | | Dhaka | | 1213 | BD = H-12, R-6, Block C, Banani | | Dhaka | | 1213 | BD
      House 12, Road 5, Dhanmondi | | Dhaka | | 1209 | BD = House 12R, Dhanmondi 5 | | Dhaka | | 1209 | BD
      Blk 5 Lot 12, Sampaguita St. | | Makati | | 1229 | PH = B12 L5, Sampaguita St. | | Makati | | 1229 | PH
      Blk 5 Lot 12, Sampaguita St. | | Makati | | 1229 | PH = B5 L13, Sampaguita St. | | Makati | | 1229 | PH
      Level 12, Sampaguita St. 5 | | Makati | | 1229 | PH = L12 B5, Sampaguita St. | | Makati | | 1229 | PH
      Ilica 12/III | | Zagreb | | 10000 | HR = Ilica 12/II | | Zagreb | | 10000 | HR
      Ilica 12/III | | Zagreb | | 10000 | HR = Ilica 12/3 | | Zagreb | | 10000 | HR
      Ilica 12/III | | Zagreb | | 10000 | HR = Ilica 12 | | Zagreb | | 10000 | HR
    `),
  },
  {
    kind: "the street's field says the fields beside it again, where no house number is, or a letter tells the district",
    same: pairsInLines(`
      Nørregade 12, 2. tv. | | København K | | 1165 | DK = Nørregade 12, 2. tv., 1165 København K | | København K | | 1165 | DK
      Nørregade 12 | | Aarhus C | | 8000 | DK = Nørregade 12, 8000 Aarhus C | | Aarhus C | | 8000 | DK
      Flat No. 302, B Wing, Shanti Niketan, M.G. Road | | Mumbai | Maharashtra | 400001 | IN = Flat No. 302, B Wing, Shanti Niketan, M.G. Road, Mumbai - 400001 | | Mumbai | Maharashtra | 400001 | IN
      Vill. Rampur, P.O. Biswan | | Sitapur | UP | 261201 | IN = Vill. Rampur, P.O. Biswan, Sitapur, UP 261201 | | Sitapur | UP | 261201 | IN
      Plot 12-C, Phase 4, DHA | | Lahore | | 54792 | PK = Plot 12-C, Phase 4, DHA, Lahore 54792 | | Lahore | | 54792 | PK
      Rose Cottage, Church Lane | | Fakenham | | NR21 0HZ | GB = Rose Cottage, Church Lane, Fakenham, NR21 0HZ | | Fakenham | | NR21 0HZ | GB
      Lot 12 Old Northern Road | | Dural | NSW | 2158 | AU = Lot 12 Old Northern Road, Dural NSW 2158 | | Dural | NSW | 2158 | AU
      12 rue Hoche, Appt 34 | | Paris | | 75011 | FR = 12 rue Hoche, Appt 34, Paris 75011 | | Paris | | 75011 | FR
      Mz. B Lt. 12, Urb. Los Álamos | | Lima | Lima | 15001 | PE = Mz. B Lt. 12, Urb. Los Álamos, 15001 Lima | | Lima | Lima | 15001 | PE
    `),
    others: pairsInLines(`
      12 rue Hoche, Appt 34, Paris 75011 | | Paris | | 75011 | FR = 12 rue Hoche, Appt 35, Paris 75011 | | Paris | | 75011 | FR
      12 rue Hoche, Appt 75, Paris 75011 | | Paris | | 75011 | FR = 12 rue Hoche, Appt 7, Paris 75011 | | Paris | | 75011 | FR
      12 rue Hoche, Appt 34, Lyon 69003 | | Lyon | | 69003 | FR = 12 rue Hoche, Lyon 69003 | | Lyon | | 69003 | FR
      12 rue Hoche Appt 5 Marseille 13002 | | Marseille | | 13002 | FR = 12 rue Hoche Appt 6 Marseille 13002 | | Marseille | | 13002 | FR
      Nørregade 12 | | København K | | 1165 | DK = Nørregade 12, 2200 København N | | København N | | 2200 | DK
      Rose Cottage, Church Lane | | Fakenham | | NR21 0HZ | GB = Holly Cottage, Church Lane, Fakenham, NR21 0HZ | | Fakenham | | NR21 0HZ | GB
      Lot 12 Old Northern Road | | Dural | NSW | 2158 | AU = Lot 21 Old Northern Road, Dural NSW 2158 | | Dural | NSW | 2158 | AU
      Lot 12 Old Northern Road | | Dural | NSW | 2158 | AU = Lot 12 Old Northern Road, Galston NSW 2158 | | Dural | NSW | 2158 | AU
      Hauptstr. 1000 | | Wien | | 1000 | AT = Hauptstr., 1000 Wien | | Wien | | 1000 | AT
      Plot 12-C, Phase 4, DHA | | Lahore | | 54792 | PK = Plot 12-C, Phase 5, DHA, Lahore 54792 | | Lahore | | 54792 | PK
    `),
  },
];
