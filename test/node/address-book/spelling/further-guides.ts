/**
 * More look-alikes, which the posts' guides tell apart: Publication 28, the British Forces Post Office, the UPU's sheets, the guides of
 * Canada Post, Australia Post, Correios, India Post. street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

export const furtherGuides: readonly LookAlikes[] = [
  {
    kind: 'bases and ships, by Publication 28 and the British Forces Post Office',
    same: [],
    others: pairsInLines(`
      PSC 3 Box 1120 | | APO | AE | 09021 | US = PSC 3 Box 1121 | | APO | AE | 09021 | US
      PSC 3 Box 1120 | | APO | AE | 09021 | US = PSC 4 Box 1120 | | APO | AE | 09021 | US
      PSC 3 Box 1120 | | APO | AE | 09021 | US = Unit 3 Box 1120 | | APO | AE | 09021 | US
      Unit 2050 Box 4190 | | APO | AP | 96278 | US = Unit 2050 Box 4191 | | APO | AP | 96278 | US
      Unit 2050 Box 4190 | | APO | AP | 96278 | US = Unit 2051 Box 4190 | | APO | AP | 96278 | US
      USS Nimitz | | FPO | AP | 96620 | US = USS Carl Vinson | | FPO | AP | 96620 | US
      CMR 415 Box 3000 | | APO | AE | 09114 | US = CMR 451 Box 3000 | | APO | AE | 09114 | US
      PSC 3 Box 1120 | | APO | AE | 09021 | US = PSC 3 Box 1120 | | FPO | AE | 09021 | US
      PSC 3 Box 1120 | | APO | AE | | US = PSC 3 Box 1120 | | APO | AP | | US
      Unit 100100 Box 4120 | | DPO | AE | 09498 | US = Unit 100100 Box 4120 | | APO | AE | 09498 | US
      BFPO 57 | | London | | BF1 2AT | UK = BFPO 58 | | London | | BF1 2AT | UK
      BFPO 57 | | | | | UK = BFPO 5 | | | | | UK
      HMS Albion | | | | BF1 4AA | UK = HMS Bulwark | | | | BF1 4AA | UK
    `),
  },
  {
    kind: 'routes, sites and bags in the country',
    same: [],
    others: pairsInLines(`
      RR 2 Box 152 | | Ames | IA | 50010 | US = RR 2 Box 125 | | Ames | IA | 50010 | US
      RR 2 Box 152 | | Ames | IA | 50010 | US = RR 21 Box 52 | | Ames | IA | 50010 | US
      HC 68 Box 23A | | Ajo | AZ | 85321 | US = HC 68 Box 23B | | Ajo | AZ | 85321 | US
      HC 68 Box 23 | | Ajo | AZ | 85321 | US = RR 68 Box 23 | | Ajo | AZ | 85321 | US
      RR 4 Stn Main | | Kelowna | BC | V1Y 7R3 | CA = RR 5 Stn Main | | Kelowna | BC | V1Y 7R3 | CA
      RR 4 Site 6 Comp 10 | | Red Deer | AB | T4N 5E1 | CA = RR 4 Site 6 Comp 11 | | Red Deer | AB | T4N 5E1 | CA
      RR 4 Site 6 Comp 10 | | Red Deer | AB | T4N 5E1 | CA = RR 4 Site 10 Comp 6 | | Red Deer | AB | T4N 5E1 | CA
      RMB 1234 | | Ballarat | VIC | 3352 | AU = RMB 1243 | | Ballarat | VIC | 3352 | AU
      RSD 12 | | Gympie | QLD | 4570 | AU = RMB 12 | | Gympie | QLD | 4570 | AU
      RD 2 | | Kaikohe | | 0472 | NZ = RD 3 | | Kaikohe | | 0472 | NZ
      431 State Highway 12, RD 2 | | Kaikohe | | 0472 | NZ = 431 State Highway 1, RD 2 | | Kaikohe | | 0472 | NZ
      Lot 5 Smith Road | | Gympie | QLD | 4570 | AU = 5 Smith Road | | Gympie | QLD | 4570 | AU
      Locked Bag 40 | | Perth | WA | 6000 | AU = PO Box 40 | | Perth | WA | 6000 | AU
      GPO Box 40 | | Sydney | NSW | 2001 | AU = PO Box 40 | | Sydney | NSW | 2001 | AU
      Private Bag 12 | | Harare | | | Zimbabwe = PO Box 12 | | Harare | | | Zimbabwe
      Private Bag X12 | | Pretoria | | 0001 | ZA = Private Bag X21 | | Pretoria | | 0001 | ZA
      Private Bag X12 | | Pretoria | | 0001 | ZA = Private Bag 12 | | Pretoria | | 0001 | ZA
    `),
  },
  {
    kind: 'boxes and stations for parcels',
    same: [],
    others: pairsInLines(`
      PO Box 12 | | Reno | NV | 89501 | US = 12 Box St | | Reno | NV | 89501 | US
      Postfach 10 12 34 | | Köln | | 50452 | DE = Postfach 10 12 43 | | Köln | | 50452 | DE
      Postfach 1012 | | Köln | | 50452 | DE = Postfach 101234 | | Köln | | 50452 | DE
      Packstation 101 | | Köln | | 50667 | DE = Packstation 110 | | Köln | | 50667 | DE
      Postfiliale 101 | | Köln | | 50667 | DE = Packstation 101 | | Köln | | 50667 | DE
      BP 120 | | Lyon | | 69002 | FR = BP 12 | | Lyon | | 69002 | FR
      BP 12 | | Lyon | | 69002 | FR = CS 12 | | Lyon | | 69002 | FR
      TSA 10100 | | Paris | | 75002 | FR = TSA 10101 | | Paris | | 75002 | FR
      Apartado 55 | | Madrid | | 28080 | ES = Apartamento 55 | | Madrid | | 28080 | ES
      Casilla 123 | | Santiago | | | Chile = Casilla 132 | | Santiago | | | Chile
      Case postale 100 | | Genève | | 1211 | CH = Case postale 10 | | Genève | | 1211 | CH
    `),
  },
  {
    kind: 'stairs and doors of Vienna',
    same: [],
    others: pairsInLines(`
      Mariahilfer Straße 10/2/14 | | Wien | | 1070 | AT = Mariahilfer Straße 10/2/15 | | Wien | | 1070 | AT
      Mariahilfer Straße 10/2/14 | | Wien | | 1070 | AT = Mariahilfer Straße 10/14/2 | | Wien | | 1070 | AT
      Mariahilfer Straße 10/1/14 | | Wien | | 1070 | AT = Mariahilfer Straße 10/114 | | Wien | | 1070 | AT
      Mariahilfer Straße 10-12 | | Wien | | 1070 | AT = Mariahilfer Straße 10/12 | | Wien | | 1070 | AT
    `),
  },
  {
    kind: 'blocks, crossings and fields of Japan',
    same: [],
    others: pairsInLines(`
      丸の内1-2-3 | | 千代田区 | 東京都 | 100-0005 | 日本 = 丸の内1-23 | | 千代田区 | 東京都 | 100-0005 | 日本
      丸の内1-2-3 | | 千代田区 | 東京都 | 100-0005 | 日本 = 丸の内3-2-1 | | 千代田区 | 東京都 | 100-0005 | 日本
      丸の内1-2-3-401 | | 千代田区 | 東京都 | 100-0005 | 日本 = 丸の内1-2-3-402 | | 千代田区 | 東京都 | 100-0005 | 日本
      丸の内1-2-3 A棟401 | | 千代田区 | 東京都 | 100-0005 | 日本 = 丸の内1-2-3 B棟401 | | 千代田区 | 東京都 | 100-0005 | 日本
      北1条西2丁目 | | 札幌市中央区 | 北海道 | 060-0001 | 日本 = 北2条西1丁目 | | 札幌市中央区 | 北海道 | 060-0001 | 日本
      北1条西2丁目 | | 札幌市中央区 | 北海道 | 060-0001 | 日本 = 北1条東2丁目 | | 札幌市中央区 | 北海道 | 060-0001 | 日本
      南1条西2丁目 | | 札幌市中央区 | 北海道 | | 日本 = 北1条西2丁目 | | 札幌市中央区 | 北海道 | | 日本
      三番町5 | | 千代田区 | 東京都 | | 日本 = 二番町5 | | 千代田区 | 東京都 | | 日本
      四条通烏丸東入ル | | 京都市下京区 | 京都府 | | 日本 = 四条通烏丸西入ル | | 京都市下京区 | 京都府 | | 日本
      四条通烏丸上ル | | 京都市下京区 | 京都府 | | 日本 = 四条通烏丸下ル | | 京都市下京区 | 京都府 | | 日本
      府中町1-2 | | 府中市 | 東京都 | | 日本 = 府中町1-2 | | 府中市 | 広島県 | | 日本
      大字下田123 | | 川越市 | 埼玉県 | | 日本 = 大字上田123 | | 川越市 | 埼玉県 | | 日本
      字南45番地 | | 福島市 | 福島県 | | 日本 = 字北45番地 | | 福島市 | 福島県 | | 日本
      123番地の4 | | 萩市 | 山口県 | | 日本 = 1234番地 | | 萩市 | 山口県 | | 日本
    `),
  },
  {
    kind: 'counties, districts and codes of Ireland',
    same: [],
    others: pairsInLines(`
      Rose Cottage | | Kinvara | Co. Galway | H91 E2R3 | Ireland = Rose Cottage | | Kinvara | Co. Galway | H91 E2R4 | Ireland
      | | | | D02 AF30 | Ireland = | | | | D02 AF31 | Ireland
      1 Main Street | | Newtown | Co. Wicklow | | Ireland = 1 Main Street | | Newtown | Co. Kildare | | Ireland
      Ballymore | | Kilkee | Co. Clare | | Ireland = Ballybeg | | Kilkee | Co. Clare | | Ireland
      Apt 1, 12 Dublin Road | | Dublin 2 | | | Ireland = Apt 1, 12 Dublin Road | | Dublin 12 | | | Ireland
      12 Main Street | | Dublin 6 | | | Ireland = 12 Main Street | | Dublin 6W | | | Ireland
    `),
  },
  {
    kind: 'names of British houses and flats',
    same: [],
    others: pairsInLines(`
      Rose Cottage, Church Lane | | Leeds | | LS1 4AP | UK = Rose House, Church Lane | | Leeds | | LS1 4AP | UK
      The Old Rectory, Church Lane | | Leeds | | LS1 4AP | UK = The Rectory, Church Lane | | Leeds | | LS1 4AP | UK
      The Old Rectory, Church Lane | | Leeds | | LS1 4AP | UK = The New Rectory, Church Lane | | Leeds | | LS1 4AP | UK
      North Lodge, Park Road | | Leeds | | LS1 4AP | UK = South Lodge, Park Road | | Leeds | | LS1 4AP | UK
      Flat 1, The Mill, Mill Lane | | Leeds | | LS1 4AP | UK = Flat 1, The Mill House, Mill Lane | | Leeds | | LS1 4AP | UK
      Church Cottage | | Bibury | | GL7 5NW | UK = Church Cottages | | Bibury | | GL7 5NW | UK
      1 Church Cottages | | Bibury | | GL7 5NW | UK = Church Cottage | | Bibury | | GL7 5NW | UK
      Upper Farm | | Bibury | | GL7 5NW | UK = Lower Farm | | Bibury | | GL7 5NW | UK
      Manor Farm Barn, Low Road | | Bibury | | GL7 5NW | UK = Manor Farm, Low Road | | Bibury | | GL7 5NW | UK
      12 High Street | Great Missenden | Bucks | | HP16 0AA | UK = 12 High Street | Little Missenden | Bucks | | HP16 0AA | UK
      Flat 3/1, 12 Byres Road | | Glasgow | | G11 5RD | UK = Flat 1/3, 12 Byres Road | | Glasgow | | G11 5RD | UK
      Flat 0/1, 12 Byres Road | | Glasgow | | G11 5RD | UK = Flat 1, 12 Byres Road | | Glasgow | | G11 5RD | UK
      2F1, 12 Marchmont Road | | Edinburgh | | EH9 1HZ | UK = 2F2, 12 Marchmont Road | | Edinburgh | | EH9 1HZ | UK
      Ground Floor Flat, 12 Elm Road | | Bristol | | BS6 5AA | UK = First Floor Flat, 12 Elm Road | | Bristol | | BS6 5AA | UK
      Basement Flat, 12 Elm Road | | Bristol | | BS6 5AA | UK = Garden Flat, 12 Elm Road | | Bristol | | BS6 5AA | UK
      Hall Floor Flat, 12 Elm Road | | Bristol | | BS6 5AA | UK = Top Floor Flat, 12 Elm Road | | Bristol | | BS6 5AA | UK
    `),
  },
  {
    kind: 'lots, blocks and highways of Brazil',
    same: [],
    others: pairsInLines(`
      Quadra 12 Lote 5 | Setor Bueno | Goiânia | GO | 74000-000 | Brasil = Quadra 5 Lote 12 | Setor Bueno | Goiânia | GO | 74000-000 | Brasil
      Rua 12 Qd 3 Lt 4 | Setor Bueno | Goiânia | GO | | Brasil = Rua 12 Qd 3 Lt 14 | Setor Bueno | Goiânia | GO | | Brasil
      SQN 308 Bloco A Apto 101 | Asa Norte | Brasília | DF | | Brasil = SQN 308 Bloco B Apto 101 | Asa Norte | Brasília | DF | | Brasil
      SQN 308 Bloco A Apto 101 | Asa Norte | Brasília | DF | | Brasil = SQS 308 Bloco A Apto 101 | Asa Sul | Brasília | DF | | Brasil
      SQN 308 Bloco A Apto 101 | | Brasília | DF | | Brasil = SQS 308 Bloco A Apto 101 | | Brasília | DF | | Brasil
      SHIS QI 5 Conjunto 3 Casa 10 | Lago Sul | Brasília | DF | | Brasil = SHIS QI 5 Conjunto 10 Casa 3 | Lago Sul | Brasília | DF | | Brasil
      SHIS QI 5 Conjunto 3 Casa 10 | Lago Sul | Brasília | DF | | Brasil = SHIS QL 5 Conjunto 3 Casa 10 | Lago Sul | Brasília | DF | | Brasil
      Rodovia BR-116 km 12 | | Curitiba | PR | | Brasil = Rodovia BR-116 km 21 | | Curitiba | PR | | Brasil
      Rodovia BR-116 km 12 | | Curitiba | PR | | Brasil = Rodovia BR-101 km 12 | | Curitiba | PR | | Brasil
      Rua A, 10 casa 2 | Centro | Salvador | BA | | Brasil = Rua A, 10 casa 3 | Centro | Salvador | BA | | Brasil
      Rua A, 10 fundos | Centro | Salvador | BA | | Brasil = Rua A, 10 frente | Centro | Salvador | BA | | Brasil
    `),
  },
  {
    kind: 'doors, crosses, sectors and landmarks of India',
    same: [],
    others: pairsInLines(`
      Opp. City Hospital, MG Road | Indiranagar | Bengaluru | KA | 560038 | India = Near City Mall, MG Road | Indiranagar | Bengaluru | KA | 560038 | India
      H.No. 4-5-67 | Sultan Bazar | Hyderabad | TG | 500095 | India = H.No. 4-5-76 | Sultan Bazar | Hyderabad | TG | 500095 | India
      H.No. 4-5-67/A | Sultan Bazar | Hyderabad | TG | 500095 | India = H.No. 4-5-67/B | Sultan Bazar | Hyderabad | TG | 500095 | India
      12, 3rd Cross, 4th Main | Jayanagar | Bengaluru | KA | 560011 | India = 12, 4th Cross, 3rd Main | Jayanagar | Bengaluru | KA | 560011 | India
      Plot 12, Sector 15 | | Gurugram | HR | 122001 | India = Plot 15, Sector 12 | | Gurugram | HR | 122001 | India
      A-12, Sector 15 | | Noida | UP | 201301 | India = B-12, Sector 15 | | Noida | UP | 201301 | India
      SCO 45, Sector 17-C | | Chandigarh | CH | 160017 | India = SCO 45, Sector 17-D | | Chandigarh | CH | 160017 | India
      12 Anna Nagar East | | Chennai | TN | 600102 | India = 12 Anna Nagar West | | Chennai | TN | 600102 | India
      Flat 302, Tower A, Palm Grove | | Mumbai | MH | 400001 | India = Flat 302, Tower B, Palm Grove | | Mumbai | MH | 400001 | India
      Village Rampur, PO Sohna | | Gurgaon | HR | 122103 | India = Village Rampura, PO Sohna | | Gurgaon | HR | 122103 | India
    `),
  },
  {
    kind: 'lots, inner numbers and corners of Mexico',
    same: [],
    others: pairsInLines(`
      Calle 5 de Mayo 12 | Centro | Puebla | PUE | | México = Calle 5 de Mayo 12 | La Paz | Puebla | PUE | | México
      Manzana 4 Lote 12 | Las Flores | Cancún | QROO | 77500 | México = Manzana 12 Lote 4 | Las Flores | Cancún | QROO | 77500 | México
      SM 15 Mza 4 Lote 12 | | Cancún | QROO | 77500 | México = SM 51 Mza 4 Lote 12 | | Cancún | QROO | 77500 | México
      Calle 60 No. 491 x 57 y 59 | Centro | Mérida | YUC | 97000 | México = Calle 60 No. 491 x 67 y 69 | Centro | Mérida | YUC | 97000 | México
      Calle 60 No. 491 | Centro | Mérida | YUC | 97000 | México = Calle 59 No. 491 | Centro | Mérida | YUC | 97000 | México
      Calle 10 Norte 45 | Centro | Puebla | PUE | | México = Calle 10 Sur 45 | Centro | Puebla | PUE | | México
      Av. Reforma 10 Int. 5 | Juárez | CDMX | | 06600 | México = Av. Reforma 10 Int. 6 | Juárez | CDMX | | 06600 | México
      Av. Reforma 10-A | Juárez | CDMX | | 06600 | México = Av. Reforma 10-B | Juárez | CDMX | | 06600 | México
      Privada Juárez 5 | Centro | León | GTO | | México = Calle Juárez 5 | Centro | León | GTO | | México
      1a Privada de Juárez 5 | Centro | León | GTO | | México = 2a Privada de Juárez 5 | Centro | León | GTO | | México
    `),
  },
  {
    kind: 'crossings and directions of Central America',
    same: [],
    others: pairsInLines(`
      Carrera 7 # 12-34 | | Bogotá | | | Colombia = Calle 7 # 12-34 | | Bogotá | | | Colombia
      Carrera 7 # 12-34 | | Bogotá | | | Colombia = Carrera 12 # 7-34 | | Bogotá | | | Colombia
      Carrera 7A # 12-34 | | Bogotá | | | Colombia = Carrera 7 # 12A-34 | | Bogotá | | | Colombia
      Carrera 7 Bis # 12-34 | | Bogotá | | | Colombia = Carrera 7 # 12-34 | | Bogotá | | | Colombia
      Calle 26 Sur # 12-34 | | Bogotá | | | Colombia = Calle 26 # 12-34 | | Bogotá | | | Colombia
      Carrera 7 # 12-34 | | Bogotá | | | Colombia = Carrera 71 # 2-34 | | Bogotá | | | Colombia
      200 metros norte de la iglesia | | San José | | 10101 | Costa Rica = 200 metros sur de la iglesia | | San José | | 10101 | Costa Rica
      200 metros norte de la iglesia | | San José | | 10101 | Costa Rica = 300 metros norte de la iglesia | | San José | | 10101 | Costa Rica
      De la rotonda 2c al lago, 1c abajo | | Managua | | | Nicaragua = De la rotonda 2c al lago, 1c arriba | | Managua | | | Nicaragua
      De la rotonda 2c al lago, 1c abajo | | Managua | | | Nicaragua = De la rotonda 1c al lago, 2c abajo | | Managua | | | Nicaragua
    `),
  },
  {
    kind: 'grids, county roads and directions of the United States',
    same: [],
    others: pairsInLines(`
      123 N 500 W | | Provo | UT | 84601 | US = 123 S 500 W | | Provo | UT | 84601 | US
      123 N 500 W | | Provo | UT | 84601 | US = 500 W 123 N | | Provo | UT | 84601 | US
      N6W23001 Bluemound Rd | | Rolling Meadows | WI | 53188 | US = N6W23010 Bluemound Rd | | Rolling Meadows | WI | 53188 | US
      39.2 Road | | Palisade | CO | 81526 | US = 392 Road | | Palisade | CO | 81526 | US
      1 1/2 Elm St | | Reno | NV | 89501 | US = 11 Elm St | | Reno | NV | 89501 | US
      12 1/2 Elm St | | Reno | NV | 89501 | US = 12 Elm St | | Reno | NV | 89501 | US
      County Road 12 45 | | Troy | AL | 36081 | US = County Road 45 12 | | Troy | AL | 36081 | US
      45 County Road 12 | | Troy | AL | 36081 | US = 45 State Road 12 | | Troy | AL | 36081 | US
      45 US Highway 12 | | Troy | AL | 36081 | US = 45 State Highway 12 | | Troy | AL | 36081 | US
      45 Highway 12 N | | Troy | AL | 36081 | US = 45 Highway 12 S | | Troy | AL | 36081 | US
      45 Elm Street Ext | | Troy | AL | 36081 | US = 45 Elm Street | | Troy | AL | 36081 | US
      45 Old Elm Street | | Troy | AL | 36081 | US = 45 Elm Street | | Troy | AL | 36081 | US
      45 Elm St NE | | Atlanta | GA | 30303 | US = 45 Elm St NW | | Atlanta | GA | 30303 | US
      45 Avenue A | | New York | NY | 10009 | US = 45 Avenue B | | New York | NY | 10009 | US
      45 Elm Ct | | Reno | NV | 89501 | US = 45 Elm Cir | | Reno | NV | 89501 | US
      Slip 12, 45 Marina Way | | Reno | NV | 89501 | US = Slip 21, 45 Marina Way | | Reno | NV | 89501 | US
      45 Elm St, PMB 12 | | Reno | NV | 89501 | US = 45 Elm St, PMB 13 | | Reno | NV | 89501 | US
      45 Elm St, Apt 12 | | Reno | NV | 89501 | US = 45 Elm St, PMB 12 | | Reno | NV | 89501 | US
      Urb. Las Gladiolas, 150 Calle A | | San Juan | PR | 00926 | US = Urb. Las Palmas, 150 Calle A | | San Juan | PR | 00926 | US
      Urb. Las Gladiolas, 150 Calle A | | San Juan | PR | 00926 | US = 150 Calle A | Urb. Royal Oak | San Juan | PR | 00926 | US
    `),
  },
  {
    kind: 'floors, doors, lanes and villas of other countries',
    same: [],
    others: pairsInLines(`
      Villa 12, Street 5 | Jumeirah 1 | Dubai | | | UAE = Villa 12, Street 5 | Jumeirah 2 | Dubai | | | UAE
      Blk 123 Ang Mo Kio Ave 3 #05-12 | | Singapore | | 560123 | SG = Blk 123 Ang Mo Kio Ave 3 #12-05 | | Singapore | | 560123 | SG
      Blk 123A Ang Mo Kio Ave 3 | | Singapore | | | SG = Blk 123B Ang Mo Kio Ave 3 | | Singapore | | | SG
      Flat A, 12/F, Tower 2, Kingswood Villas | | Hong Kong | | | HK = Flat A, 12/F, Tower 3, Kingswood Villas | | Hong Kong | | | HK
      Flat A, 12/F, 5 Nathan Road | | Kowloon | | | HK = Flat A, 5/F, 12 Nathan Road | | Kowloon | | | HK
      Jl. Sudirman No. 5 RT 01 RW 02 | | Jakarta | | 10210 | ID = Jl. Sudirman No. 5 RT 02 RW 01 | | Jakarta | | 10210 | ID
      Jl. Sudirman Gg. 3 No. 5 | | Jakarta | | 10210 | ID = Jl. Sudirman Gg. 5 No. 3 | | Jakarta | | 10210 | ID
      Jalan SS 2/24 No. 12 | | Petaling Jaya | | 47300 | MY = Jalan SS 2/42 No. 12 | | Petaling Jaya | | 47300 | MY
      12, Jalan SS 2/24 | | Petaling Jaya | | 47300 | MY = 12, Jalan SS 22/4 | | Petaling Jaya | | 47300 | MY
      Blk 5 Lot 12 Sampaguita St | | Quezon City | | 1100 | PH = Blk 12 Lot 5 Sampaguita St | | Quezon City | | 1100 | PH
      Moo 5, 12/3 Soi Sukhumvit 21 | | Bangkok | | 10110 | TH = Moo 5, 12/3 Soi Sukhumvit 12 | | Bangkok | | 10110 | TH
      12 ngõ 34 Đường Láng | | Hà Nội | | | VN = 34 ngõ 12 Đường Láng | | Hà Nội | | | VN
      12/34 Đường Láng | | Hà Nội | | | VN = 34/12 Đường Láng | | Hà Nội | | | VN
      ул. Ленина, д. 5, корп. 2, кв. 10 | | Москва | | | RU = ул. Ленина, д. 5, стр. 2, кв. 10 | | Москва | | | RU
      ул. Ленина, д. 5, к. 2 | | Москва | | | RU = ул. Ленина, д. 52 | | Москва | | | RU
      ул. Ленина, д. 5/2 | | Москва | | | RU = ул. Ленина, д. 2/5 | | Москва | | | RU
      микрорайон 5, дом 12 | | Актау | | | KZ = микрорайон 12, дом 5 | | Актау | | | KZ
      5 мкр, 12 дом, 3 кв | | Актау | | | KZ = 5 мкр, 3 дом, 12 кв | | Актау | | | KZ
      Calle 12 entre 5 y 7 | | La Habana | | | Cuba = Calle 12 entre 7 y 9 | | La Habana | | | Cuba
      Q4 17-18 | | Mannheim | | 68161 | DE = Q4 17 | | Mannheim | | 68161 | DE
      Q4, 17 | | Mannheim | | 68161 | DE = Q7, 14 | | Mannheim | | 68161 | DE
      Via Roma 12/R | | Firenze | | 50123 | IT = Via Roma 12 | | Firenze | | 50123 | IT
      Via Roma 12 rosso | | Firenze | | 50123 | IT = Via Roma 12 | | Firenze | | 50123 | IT
      Cannaregio 1234 | | Venezia | | 30121 | IT = Dorsoduro 1234 | | Venezia | | 30121 | IT
      Strada Provinciale 12 km 5 | | Bari | | | IT = Strada Statale 12 km 5 | | Bari | | | IT
      Rua Direita 5 2º Esq | | Lisboa | | 1100-053 | PT = Rua Direita 5 2º Dto | | Lisboa | | 1100-053 | PT
      Rua Direita 5 2º Esq | | Lisboa | | 1100-053 | PT = Rua Direita 5 1º Esq | | Lisboa | | 1100-053 | PT
      Calle Mayor 5, 2º A | | Madrid | | 28013 | ES = Calle Mayor 5, 2º B | | Madrid | | 28013 | ES
      Calle Mayor 5, 2º izq | | Madrid | | 28013 | ES = Calle Mayor 5, 2º dcha | | Madrid | | 28013 | ES
      Calle Mayor 5, esc. A 2º | | Madrid | | 28013 | ES = Calle Mayor 5, esc. B 2º | | Madrid | | 28013 | ES
      Nørrebrogade 5, 2. tv | | København N | | 2200 | DK = Nørrebrogade 5, 2. th | | København N | | 2200 | DK
      Nørrebrogade 5, 2. tv | | København N | | 2200 | DK = Nørrebrogade 5, 2. mf | | København N | | 2200 | DK
      Storgatan 5 lgh 1101 | | Malmö | | 211 22 | SE = Storgatan 5 lgh 1102 | | Malmö | | 211 22 | SE
      Mannerheimintie 5 A 12 | | Helsinki | | 00100 | FI = Mannerheimintie 5 B 12 | | Helsinki | | 00100 | FI
      Mannerheimintie 5 A 12 | | Helsinki | | 00100 | FI = Mannerheimintie 5 A 21 | | Helsinki | | 00100 | FI
      Keizersgracht 12-2 | | Amsterdam | | 1015 CS | NL = Keizersgracht 12-3 | | Amsterdam | | 1015 CS | NL
      Keizersgracht 12 hs | | Amsterdam | | 1015 CS | NL = Keizersgracht 12 I | | Amsterdam | | 1015 CS | NL
      Keizersgracht 12 I | | Amsterdam | | 1015 CS | NL = Keizersgracht 12 II | | Amsterdam | | 1015 CS | NL
      t.o. Kade 5 | | Amsterdam | | 1011 AB | NL = Kade 5 | | Amsterdam | | 1011 AB | NL
      Kossuth Lajos u. 5. II/3 | | Budapest | | 1053 | HU = Kossuth Lajos u. 5. III/2 | | Budapest | | 1053 | HU
      Kossuth tér 5 | | Budapest | | 1055 | HU = Kossuth u. 5 | | Budapest | | 1055 | HU
      Dlouhá 123/5 | | Praha 1 | | 110 00 | CZ = Dlouhá 123/7 | | Praha 1 | | 110 00 | CZ
      č.p. 123 | | Lhota | | | CZ = č.e. 123 | | Lhota | | | CZ
      Atatürk Cad. No:5 D:3 | | Ankara | | 06100 | TR = Atatürk Cad. No:3 D:5 | | Ankara | | 06100 | TR
      Atatürk Cad. No:5/A D:3 | | Ankara | | 06100 | TR = Atatürk Cad. No:5/B D:3 | | Ankara | | 06100 | TR
      1234. Sok. No:5 | | İzmir | | 35000 | TR = 1234. Cad. No:5 | | İzmir | | 35000 | TR
      c/o Smith, 12 High St | | Leeds | | LS1 4AP | UK = c/o Smith, 21 High St | | Leeds | | LS1 4AP | UK
    `),
  },
];
