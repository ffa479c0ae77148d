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
  {
    kind: 'a counted king of France, an erf of South Africa and a privada of Mexico in their other writings',
    same: pairsInLines(`
      5 rue François Ier | | Lyon | | 69002 | FR = 5 rue François 1er | | Lyon | | 69002 | FR
      5 rue Napoléon Ier | | Lyon | | 69002 | FR = 5 r. Napoléon Premier | | Lyon | | 69002 | FR
      Erf 123 Main Road | | Cape Town | | 8001 | ZA = Erf No. 123, Main Road | | Cape Town | | 8001 | ZA
      Privada Hidalgo 12 | Centro | Puebla | | 72000 | MX = Pvda. Hidalgo 12 | Centro | Puebla | | 72000 | MX
      Privada Hidalgo 12 | Centro | Puebla | | 72000 | MX = Priva. Hidalgo 12 | Centro | Puebla | | 72000 | MX
    `),
    others: pairsInLines(`
      5 rue François Ier | | Lyon | | 69002 | FR = 5 rue François II | | Lyon | | 69002 | FR
      5 rue François Ier | | Lyon | | 69002 | FR = 5 rue François | | Lyon | | 69002 | FR
      Erf 123 Main Road | | Cape Town | | 8001 | ZA = 123 Main Road | | Cape Town | | 8001 | ZA
      Erf 123 Main Road | | Cape Town | | 8001 | ZA = Erf 124, Main Road | | Cape Town | | 8001 | ZA
      Erf 123 Main Road | | Cape Town | | 8001 | ZA = Unit 123, Main Road | | Cape Town | | 8001 | ZA
      Erf 123, 5 Main Road | | Cape Town | | 8001 | ZA = 5 Main Road | | Cape Town | | 8001 | ZA
      Pvda. Hidalgo 12 | Centro | Puebla | | 72000 | MX = Calle Hidalgo 12 | Centro | Puebla | | 72000 | MX
      Pvda. Hidalgo 12 | Centro | Puebla | | 72000 | MX = Cda. Hidalgo 12 | Centro | Puebla | | 72000 | MX
    `),
  },
  {
    kind: "Spain's 'D.', which is a Don, and the d of a Catalan name",
    same: pairsInLines(`
      Calle D. Antonio 5 | | Madrid | | 28001 | ES = Calle Don Antonio, 5 | | Madrid | | 28001 | ES
      C/ D.Enrique Mas, 5 | | Madrid | | 28001 | ES = Calle Don Enrique Mas 5 | | Madrid | | 28001 | ES
      Calle D. Ramón 5 | | Madrid | | 28001 | ES = Calle Don Ramón 5 | | Madrid | | 28001 | ES
      Carrer d'Antoni 5 | | Barcelona | | 08001 | ES = Carrer Antoni 5 | | Barcelona | | 08001 | ES
      Calle D. 5 | | Madrid | | 28001 | ES = Calle D 5 | | Madrid | | 28001 | ES
    `),
    others: pairsInLines(`
      Calle D. Antonio 5 | | Madrid | | 28001 | ES = Calle Antonio 5 | | Madrid | | 28001 | ES
      Calle D. Antonio 5 | | Madrid | | 28001 | ES = Calle Doña Antonio 5 | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. D. Izq | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. A. Izq | | Madrid | | 28001 | ES
    `),
  },
  {
    kind: 'a floor with a name, or a side, behind a staircase or a block with a letter',
    same: pairsInLines(`
      Calle Mayor 12, Esc. B Ático | | Madrid | | 28001 | ES = Calle Mayor 12, Escalera B, Ático | | Madrid | | 28001 | ES
      Calle Mayor 12, Bloque B Bajo Dcha | | Madrid | | 28001 | ES = Calle Mayor 12, Bloque B, Bajo derecha | | Madrid | | 28001 | ES
      Via Roma 12, Scala B attico | | Milano | | 20121 | IT = Via Roma 12, Scala B, attico | | Milano | | 20121 | IT
      Hauptstr. 12, Aufgang B EG | | Köln | | 50667 | DE = Hauptstr. 12, Aufgang B, Erdgeschoss | | Köln | | 50667 | DE
      12 rue Neuve, Esc. B rdc | | Lyon | | 69001 | FR = 12 rue Neuve, Escalier B, rez-de-chaussée | | Lyon | | 69001 | FR
    `),
    others: pairsInLines(`
      Calle Mayor 12, Esc. B Ático | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Ático A | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. 2 Ático | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. 2 | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. 2 Entresuelo | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. 2 | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Principal | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Sobreático | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Portal B ático | | Madrid | | 28001 | ES = Calle Mayor 12, Portal B | | Madrid | | 28001 | ES
      Calle Mayor 12, Bloque 3 ático | | Madrid | | 28001 | ES = Calle Mayor 12, Bloque 3 | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B, Ático | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12 Esc. B Ático | | Madrid | | 28001 | ES = Calle Mayor 12 Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Semisótano | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Dúplex | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Local | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Bloque B Ático Dcha | | Madrid | | 28001 | ES = Calle Mayor 12, Bloque B | | Madrid | | 28001 | ES
      Calle Mayor 12, ático dcha | | Madrid | | 28001 | ES = Calle Mayor 12, ático | | Madrid | | 28001 | ES
      12 rue Neuve, Esc. B rdc | | Lyon | | 69001 | FR = 12 rue Neuve, Esc. B | | Lyon | | 69001 | FR
      12 rue Neuve, Esc. B entresol | | Lyon | | 69001 | FR = 12 rue Neuve, Esc. B | | Lyon | | 69001 | FR
      12 rue Neuve, Bât. B combles | | Lyon | | 69001 | FR = 12 rue Neuve, Bât. B | | Lyon | | 69001 | FR
      12 rue Neuve, Bât B sous-sol | | Lyon | | 69001 | FR = 12 rue Neuve, Bât. B | | Lyon | | 69001 | FR
      Via Roma 12, Scala B attico | | Milano | | 20121 | IT = Via Roma 12, Scala B | | Milano | | 20121 | IT
      Via Roma 12, Scala B seminterrato | | Milano | | 20121 | IT = Via Roma 12, Scala B | | Milano | | 20121 | IT
      Via Roma 12, Scala B mansarda | | Milano | | 20121 | IT = Via Roma 12, Scala B | | Milano | | 20121 | IT
      Rua Nova 12, Bloco B cave | | Lisboa | | 1100-001 | PT = Rua Nova 12, Bloco B | | Lisboa | | 1100-001 | PT
      Rua Nova 12, Bloco B r/c | | Lisboa | | 1100-001 | PT = Rua Nova 12, Bloco B | | Lisboa | | 1100-001 | PT
      Rua Nova 12, Bloco B térreo | Centro | Campinas | SP | 13010-000 | BR = Rua Nova 12, Bloco B | Centro | Campinas | SP | 13010-000 | BR
      Rua Nova 12, Bloco B cobertura | Centro | Campinas | SP | 13010-000 | BR = Rua Nova 12, Bloco B | Centro | Campinas | SP | 13010-000 | BR
      Hauptstr. 12, Aufgang B DG | | Köln | | 50667 | DE = Hauptstr. 12, Aufgang B | | Köln | | 50667 | DE
      Hauptstr. 12, Haus B EG | | Köln | | 50667 | DE = Hauptstr. 12, Haus B | | Köln | | 50667 | DE
      Hauptstr. 12, Haus B Keller | | Köln | | 50667 | DE = Hauptstr. 12, Haus B | | Köln | | 50667 | DE
      Hauptstr. 12, Haus B Dachgeschoss | | Köln | | 50667 | DE = Hauptstr. 12, Haus B | | Köln | | 50667 | DE
      Hauptstr. 12, Haus B Souterrain | | Köln | | 50667 | DE = Hauptstr. 12, Haus B | | Köln | | 50667 | DE
      Hauptstr. 12, Haus B Penthouse | | Köln | | 50667 | DE = Hauptstr. 12, Haus B | | Köln | | 50667 | DE
      Hauptstr. 12, Stiege B Mezzanin | | Wien | | 1020 | AT = Hauptstr. 12, Stiege B | | Wien | | 1020 | AT
      12 High Street, Block B Penthouse | | Leeds | | LS1 4AP | GB = 12 High Street, Block B | | Leeds | | LS1 4AP | GB
      12 High Street, Block B Basement | | Leeds | | LS1 4AP | GB = 12 High Street, Block B | | Leeds | | LS1 4AP | GB
      12 High Street, Block B Ground Floor | | Leeds | | LS1 4AP | GB = 12 High Street, Block B | | Leeds | | LS1 4AP | GB
      12 High Street, Block B Reception | | Leeds | | LS1 4AP | GB = 12 High Street, Block B | | Leeds | | LS1 4AP | GB
      12 High Street, Block B Rear | | Leeds | | LS1 4AP | GB = 12 High Street, Block B | | Leeds | | LS1 4AP | GB
      12 High Street, Block B Mezzanine | | Leeds | | LS1 4AP | GB = 12 High Street, Block B | | Leeds | | LS1 4AP | GB
      12 High Street, Block B Attic | | Leeds | | LS1 4AP | GB = 12 High Street, Block B | | Leeds | | LS1 4AP | GB
      12 Main St Bldg B Basement | | Springfield | IL | 62701 | US = 12 Main St Bldg B | | Springfield | IL | 62701 | US
      12 Main St Bldg B Penthouse | | Springfield | IL | 62701 | US = 12 Main St Bldg B | | Springfield | IL | 62701 | US
      12 Main St, Bldg B Front | | Springfield | IL | 62701 | US = 12 Main St, Bldg B | | Springfield | IL | 62701 | US
      12 Main St, Block B Basement | | Fitzroy | VIC | 3065 | AU = 12 Main St, Block B | | Fitzroy | VIC | 3065 | AU
      12 Main St, Block B Penthouse | | Fitzroy | VIC | 3065 | AU = 12 Main St, Block B | | Fitzroy | VIC | 3065 | AU
      Kerkstraat 12, Blok B begane grond | | Utrecht | | 3511 AB | NL = Kerkstraat 12, Blok B | | Utrecht | | 3511 AB | NL
      Kerkstraat 12, ingang B kelder | | Utrecht | | 3511 AB | NL = Kerkstraat 12, ingang B | | Utrecht | | 3511 AB | NL
      ul. Długa 12, kl. B parter | | Kraków | | 31-001 | PL = ul. Długa 12, kl. B | | Kraków | | 31-001 | PL
      ul. Długa 12, kl. B suterena | | Kraków | | 31-001 | PL = ul. Długa 12, kl. B | | Kraków | | 31-001 | PL
      Dlouhá 12, vchod B přízemí | | Praha | | 110 00 | CZ = Dlouhá 12, vchod B | | Praha | | 110 00 | CZ
      Fő utca 12, B lph. földszint | | Budapest | | 1051 | HU = Fő utca 12, B lph. | | Budapest | | 1051 | HU
      Str. Lungă 12, sc. B parter | | Cluj-Napoca | | 400001 | RO = Str. Lungă 12, sc. B | | Cluj-Napoca | | 400001 | RO
      Str. Lungă 12, bl. B demisol | | Cluj-Napoca | | 400001 | RO = Str. Lungă 12, bl. B | | Cluj-Napoca | | 400001 | RO
      Storgatan 12, uppg B nb | | Malmö | | 211 20 | SE = Storgatan 12, uppg B | | Malmö | | 211 20 | SE
      Storegade 12, opg. B st. | | Odense | | 5000 | DK = Storegade 12, opg. B | | Odense | | 5000 | DK
      Storegade 12, opg. B kld. | | Odense | | 5000 | DK = Storegade 12, opg. B | | Odense | | 5000 | DK
      Pitkäkatu 12, rappu B kellari | | Helsinki | | 00100 | FI = Pitkäkatu 12, rappu B | | Helsinki | | 00100 | FI
      Storgata 12, oppgang B kjeller | | Oslo | | 0150 | NO = Storgata 12, oppgang B | | Oslo | | 0150 | NO
      Hidalgo 12, Torre B PB | Centro | Puebla | | 72000 | MX = Hidalgo 12, Torre B | Centro | Puebla | | 72000 | MX
      Hidalgo 12, Torre B penthouse | Centro | Puebla | | 72000 | MX = Hidalgo 12, Torre B | Centro | Puebla | | 72000 | MX
      San Martín 12, Torre B PB | | Córdoba | | X5000 | AR = San Martín 12, Torre B | | Córdoba | | X5000 | AR
      Prat 12, Torre B penthouse | | Santiago | | 8320000 | CL = Prat 12, Torre B | | Santiago | | 8320000 | CL
      Calle 12 # 3-45 Torre B penthouse | | Bogotá | | 110111 | CO = Calle 12 # 3-45 Torre B | | Bogotá | | 110111 | CO
      ул. Ленина 12, корп. Б подвал | | Москва | | 101000 | RU = ул. Ленина 12, корп. Б | | Москва | | 101000 | RU
      ул. Ленина 12, подъезд 2 цоколь | | Москва | | 101000 | RU = ул. Ленина 12, подъезд 2 | | Москва | | 101000 | RU
      Atatürk Cad. No:12 B Blok zemin | | İstanbul | | 34000 | TR = Atatürk Cad. No:12 B Blok | | İstanbul | | 34000 | TR
      Atatürk Cad. No:12, B Blok bodrum | | İstanbul | | 34000 | TR = Atatürk Cad. No:12, B Blok | | İstanbul | | 34000 | TR
      Ερμού 12, κτίριο Β υπόγειο | | Αθήνα | | 105 57 | GR = Ερμού 12, κτίριο Β | | Αθήνα | | 105 57 | GR
      Calle Mayor 12, Esc. D | | Madrid | | 28001 | ES = Calle Mayor 12 | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. Izq | | Madrid | | 28001 | ES = Calle Mayor 12 | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Izq | | Madrid | | 28001 | ES = Calle Mayor 12 | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B. Izq | | Madrid | | 28001 | ES = Calle Mayor 12 | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B. Dcha | | Madrid | | 28001 | ES = Calle Mayor 12 | | Madrid | | 28001 | ES
      Calle Mayor 12, Escalera B izquierda | | Madrid | | 28001 | ES = Calle Mayor 12 | | Madrid | | 28001 | ES
      Calle Mayor 12, Escalera B izquierda | | Madrid | | 28001 | ES = Calle Mayor 12, Escalera B derecha | | Madrid | | 28001 | ES
      Calle Mayor 12, Escalera B, izquierda | | Madrid | | 28001 | ES = Calle Mayor 12, Escalera B | | Madrid | | 28001 | ES
      Calle Mayor 12, Portal B izquierda | | Madrid | | 28001 | ES = Calle Mayor 12, Portal B derecha | | Madrid | | 28001 | ES
      Calle Mayor 12, Bloque B izquierda | | Madrid | | 28001 | ES = Calle Mayor 12, Bloque B derecha | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. 2 Izq | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. 2 Dcha | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. Dcha A | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. Izq A | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Ático | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B bajo | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B | | Madrid | | 28001 | ES
      Calle Mayor 12, Esc. B Bajo Dcha | | Madrid | | 28001 | ES = Calle Mayor 12, Esc. B Bajo Izq | | Madrid | | 28001 | ES
      12 High Street, Block B Left | | Leeds | | LS1 4AP | GB = 12 High Street, Block B Right | | Leeds | | LS1 4AP | GB
      12 High Street, Stair B Left | | Leeds | | LS1 4AP | GB = 12 High Street, Stair B Right | | Leeds | | LS1 4AP | GB
      12 High Street, Entrance B Left | | Leeds | | LS1 4AP | GB = 12 High Street | | Leeds | | LS1 4AP | GB
      12 rue Neuve, Esc. B gauche | | Lyon | | 69001 | FR = 12 rue Neuve, Esc. B droite | | Lyon | | 69001 | FR
      12 rue Neuve, Esc. B gauche | | Lyon | | 69001 | FR = 12 rue Neuve | | Lyon | | 69001 | FR
      12 rue Neuve, Bât. B gauche | | Lyon | | 69001 | FR = 12 rue Neuve, Bât. B droite | | Lyon | | 69001 | FR
      Rua Nova 12, Bloco B Esq | | Lisboa | | 1100-001 | PT = Rua Nova 12, Bloco B Dto | | Lisboa | | 1100-001 | PT
      Rua Nova 12, Bloco B Esq | | Lisboa | | 1100-001 | PT = Rua Nova 12 | | Lisboa | | 1100-001 | PT
      Rua Nova 12, Bloco B fundos | Centro | Campinas | SP | 13010-000 | BR = Rua Nova 12, Bloco B frente | Centro | Campinas | SP | 13010-000 | BR
      Hidalgo 12, Torre B altos | Centro | Puebla | | 72000 | MX = Hidalgo 12, Torre B | Centro | Puebla | | 72000 | MX
      Hidalgo 12, Edificio B izquierda | Centro | Puebla | | 72000 | MX = Hidalgo 12, Edificio B derecha | Centro | Puebla | | 72000 | MX
      Via Roma 12, Scala B sinistra | | Milano | | 20121 | IT = Via Roma 12, Scala B destra | | Milano | | 20121 | IT
      Via Roma 12, Scala B sinistra | | Milano | | 20121 | IT = Via Roma 12 | | Milano | | 20121 | IT
      Hauptstr. 12, Aufgang B links | | Köln | | 50667 | DE = Hauptstr. 12, Aufgang B rechts | | Köln | | 50667 | DE
      Hauptstr. 12, Aufgang B links | | Köln | | 50667 | DE = Hauptstr. 12 | | Köln | | 50667 | DE
      Hauptstr. 12, Haus B links | | Köln | | 50667 | DE = Hauptstr. 12, Haus B rechts | | Köln | | 50667 | DE
      Hauptstr. 12, Stiege B links | | Wien | | 1020 | AT = Hauptstr. 12, Stiege B rechts | | Wien | | 1020 | AT
      Storegade 12, opg. B tv | | Odense | | 5000 | DK = Storegade 12, opg. B th | | Odense | | 5000 | DK
      Storgatan 12, uppg B vänster | | Malmö | | 211 20 | SE = Storgatan 12, uppg B höger | | Malmö | | 211 20 | SE
      ul. Długa 12, klatka B lewa | | Kraków | | 31-001 | PL = ul. Długa 12, klatka B prawa | | Kraków | | 31-001 | PL
      ul. Długa 12, kl. B lewa | | Kraków | | 31-001 | PL = ul. Długa 12 | | Kraków | | 31-001 | PL
      Kerkstraat 12, ingang B links | | Utrecht | | 3511 AB | NL = Kerkstraat 12, ingang B rechts | | Utrecht | | 3511 AB | NL
      San Martín 12, Torre B izq | | Córdoba | | X5000 | AR = San Martín 12, Torre B der | | Córdoba | | X5000 | AR
      Calle 12 # 3-45 Torre B izq | | Bogotá | | 110111 | CO = Calle 12 # 3-45 Torre B | | Bogotá | | 110111 | CO
      Fő utca 12, B lph. bal | | Budapest | | 1051 | HU = Fő utca 12, B lph. jobb | | Budapest | | 1051 | HU
    `),
  },
];
