/** East, south-east and south Asia. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const asianPosts = `
〒100-0005 東京都千代田区丸の内1丁目2番3号 | | | | | JP
= 丸の内1-2-3 | | 千代田区 | 東京都 | 100-0005 | JP
= 東京都千代田区丸の内１－２－３ | | | | 1000005 | 日本
! 丸の内1-2-4 | | 千代田区 | 東京都 | 100-0005 | JP
! 丸の内1-3-2 | | 千代田区 | 東京都 | 100-0005 | JP
! 丸の内2-2-3 | | 千代田区 | 東京都 | 100-0005 | JP
! 1-23 Marunouchi | | Chiyoda-ku | Tokyo | 100-0005 | Japan
大阪府大阪市北区梅田3丁目1-1 サウスゲートビル 12F | | | | 530-0001 | JP
= 梅田3-1-1 サウスゲートビル12階 | | 大阪市北区 | 大阪府 | 530-0001 | JP
! 梅田3-1-1 サウスゲートビル11階 | | 大阪市北区 | 大阪府 | 530-0001 | JP
! 梅田3-1-1 ノースゲートビル12階 | | 大阪市北区 | 大阪府 | 530-0001 | JP
! 梅田3-1-11 サウスゲートビル12階 | | 大阪市北区 | 大阪府 | 530-0001 | JP
서울특별시 강남구 테헤란로 152, 12층 (역삼동) | | | | 06236 | KR
= 테헤란로 152 12층 | 강남구 | 서울 | | 06236 | 대한민국
= 서울시 강남구 테헤란로 152 12F | | | | 6236 | KR
! 테헤란로 152 11층 | 강남구 | 서울 | | 06236 | KR
! 테헤란로 125 12층 | 강남구 | 서울 | | 06236 | KR
! 테헤란로4길 152 12층 | 강남구 | 서울 | | 06236 | KR
월드컵북로 396 101동 1203호 | 마포구 | 서울특별시 | | 03925 | KR
= 월드컵북로 396, 101-1203 | 마포구 | 서울 | | 03925 | KR
! 월드컵북로 396, 102동 1203호 | 마포구 | 서울특별시 | | 03925 | KR
! 월드컵북로 396, 101동 1302호 | 마포구 | 서울특별시 | | 03925 | KR
! 월드컵로 396, 101동 1203호 | 마포구 | 서울특별시 | | 03925 | KR
中山路12号3栋2单元501室 | 鼓楼区 | 南京市 | 江苏省 | 210005 | CN
= 江苏省南京市鼓楼区中山路12号3幢2单元501 | | | | 210005 | 中国
! 中山路12号3栋1单元501室 | 鼓楼区 | 南京市 | 江苏省 | 210005 | CN
! 中山路12号2栋2单元501室 | 鼓楼区 | 南京市 | 江苏省 | 210005 | CN
! 中山北路12号3栋2单元501室 | 鼓楼区 | 南京市 | 江苏省 | 210005 | CN
! 中山路12号3栋2单元105室 | 鼓楼区 | 南京市 | 江苏省 | 210005 | CN
No. 88 Nanjing West Road | Jing'an District | Shanghai | | 200041 | CN
= 88 Nanjing Xi Lu | Jingan Qu | Shanghai | | 200041 | China
= 88 West Nanjing Rd. | Jing'an | Shanghai | Shanghai | 200041 | China
! No. 88 Nanjing East Road | Jing'an District | Shanghai | | 200041 | CN
! No. 88 Nanjing Road | Jing'an District | Shanghai | | 200041 | CN
! No. 8 Nanjing West Road | Jing'an District | Shanghai | | 200041 | CN
臺北市信義區市府路1號5樓之2 | | | | 110 | TW
= 台北市信義區市府路1號5F-2 | | | | 11008 | 台灣
= 市府路1號5樓之2 | 信義區 | 台北市 | | 110204 | TW
! 臺北市信義區市府路1號6樓之2 | | | | 110 | TW
! 臺北市信義區市府路1號5樓之3 | | | | 110 | TW
! 臺北市信義區市府路1號5樓 | | | | 110 | TW
忠孝東路四段12巷3弄5號 | 大安區 | 臺北市 | | 106 | TW
= 忠孝東路4段12巷3弄5號 | 大安區 | 台北市 | | 10688 | TW
! 忠孝東路三段12巷3弄5號 | 大安區 | 臺北市 | | 106 | TW
! 忠孝西路四段12巷3弄5號 | 大安區 | 臺北市 | | 106 | TW
! 忠孝東路四段12巷5弄3號 | 大安區 | 臺北市 | | 106 | TW
Flat A, 12/F, Tower 2, Festival City, 1 Mei Tin Road | Tai Wai | Sha Tin | New Territories | | HK
= Flt A 12th Floor Twr 2 Festival City 1 Mei Tin Road | Tai Wai | Sha Tin | NT | | HK
! Flat B, 12/F, Tower 2, Festival City, 1 Mei Tin Road | Tai Wai | Sha Tin | New Territories | | HK
! Flat A, 12/F, Tower 3, Festival City, 1 Mei Tin Road | Tai Wai | Sha Tin | New Territories | | HK
! Flat A, 21/F, Tower 2, Festival City, 1 Mei Tin Road | Tai Wai | Sha Tin | New Territories | | HK
Avenida da Praia Grande No. 401, 12.º andar A | | Macau | | | MO
! Avenida da Praia Grande No. 401, 12.º andar B | | Macau | | | MO
! Avenida da Praia Grande No. 410, 12.º andar A | | Macau | | | MO
Blk 123 Ang Mo Kio Ave 3 #05-678 | | Singapore | | 560123 | SG
= 123 Ang Mo Kio Avenue 3, #05-678 | | Singapore | | S560123 | Singapore
= Block 123, Ang Mo Kio Ave. 3, Unit 05-678 | | SINGAPORE | | S(560123) | SG
= Apt Blk 123 Ang Mo Kio Ave 3 #5-678 | | Singapore | | 560123 | SG
! Blk 123 Ang Mo Kio Ave 3 #06-678 | | Singapore | | 560123 | SG
! Blk 123 Ang Mo Kio Ave 3 #05-687 | | Singapore | | 560123 | SG
! Blk 123 Ang Mo Kio St 3 #05-678 | | Singapore | | 560123 | SG
! Blk 123A Ang Mo Kio Ave 3 #05-678 | | Singapore | | 560123 | SG
No. 12, Jalan SS 2/24 | Taman Sea | Petaling Jaya | Selangor | 47300 | MY
= 12, Jln SS2/24 | Tmn Sea | Petaling Jaya | Selangor Darul Ehsan | 47300 | Malaysia
= 12 Jalan SS 2/24, Taman Sea | | PETALING JAYA | | 47300 | MY
! No. 12, Jalan SS 2/42 | Taman Sea | Petaling Jaya | Selangor | 47300 | MY
! No. 12, Jalan SS 22/4 | Taman Sea | Petaling Jaya | Selangor | 47300 | MY
! No. 21, Jalan SS 2/24 | Taman Sea | Petaling Jaya | Selangor | 47300 | MY
A-12-3, Menara Mutiara, Jalan Ampang | | Kuala Lumpur | | 50450 | MY
= Unit A-12-3, Menara Mutiara, Jln Ampang | | K.L. | Wilayah Persekutuan | 50450 | Malaysia
! A-12-5, Menara Mutiara, Jalan Ampang | | Kuala Lumpur | | 50450 | MY
! B-12-3, Menara Mutiara, Jalan Ampang | | Kuala Lumpur | | 50450 | MY
! A-12-3, Menara Permata, Jalan Ampang | | Kuala Lumpur | | 50450 | MY
123/45 หมู่ 6 ถนนพหลโยธิน | แขวงจอมพล | เขตจตุจักร | กรุงเทพมหานคร | 10900 | TH
= 123/45 หมู่ที่ 6 ถ.พหลโยธิน | จอมพล | จตุจักร | กรุงเทพฯ | 10900 | ไทย
! 123/54 หมู่ 6 ถนนพหลโยธิน | แขวงจอมพล | เขตจตุจักร | กรุงเทพมหานคร | 10900 | TH
! 123/45 หมู่ 9 ถนนพหลโยธิน | แขวงจอมพล | เขตจตุจักร | กรุงเทพมหานคร | 10900 | TH
! 123/45 หมู่ 6 ซอยพหลโยธิน | แขวงจอมพล | เขตจตุจักร | กรุงเทพมหานคร | 10900 | TH
88 Soi Sukhumvit 24, Sukhumvit Road | Khlong Tan | Khlong Toei | Bangkok | 10110 | TH
= 88 Soi Sukhumvit 24 | Khlong Tan | Khlong Toei | BKK | 10110 | TH
! 88 Soi Sukhumvit 42, Sukhumvit Road | Khlong Tan | Khlong Toei | Bangkok | 10110 | TH
! 88 Soi Sukhumvit 24/1, Sukhumvit Road | Khlong Tan | Khlong Toei | Bangkok | 10110 | TH
Số 12, ngõ 34, phố Huế | Hai Bà Trưng | Hà Nội | | 100000 | VN
= 12 ngo 34 pho Hue | Q. Hai Ba Trung | Hanoi | | 100000 | Vietnam
! Số 34, ngõ 12, phố Huế | Hai Bà Trưng | Hà Nội | | 100000 | VN
! Số 12, ngõ 43, phố Huế | Hai Bà Trưng | Hà Nội | | 100000 | VN
! Số 12, ngõ 34, phố Lê Duẩn | Hai Bà Trưng | Hà Nội | | 100000 | VN
123 Nguyễn Trãi, P.7 | Q.5 | TP.HCM | | 700000 | VN
= 123 đường Nguyễn Trãi, Phường 7 | Quận 5 | Thành phố Hồ Chí Minh | | 700000 | Việt Nam
= 123 Nguyen Trai St., Ward 7 | District 5 | Ho Chi Minh City | | 700000 | Vietnam
! 123 Nguyễn Trãi, P.8 | Q.5 | TP.HCM | | 700000 | VN
! 123 Nguyễn Trãi, P.7 | Q.1 | TP.HCM | | 700000 | VN
! 123 Nguyễn Du, P.7 | Q.5 | TP.HCM | | 700000 | VN
Unit 5B, 123 Rizal St. | Brgy. San Antonio | Makati City | Metro Manila | 1203 | PH
= 123 Rizal St Unit 5-B | Bgy. San Antonio | City of Makati | | 1203 | PH
! Unit 5D, 123 Rizal St. | Brgy. San Antonio | Makati City | Metro Manila | 1203 | PH
! Unit 5B, 132 Rizal St. | Brgy. San Antonio | Makati City | Metro Manila | 1203 | PH
! Unit 5B, 123 Rizal Ave. | Brgy. San Antonio | Makati City | Metro Manila | 1203 | PH
Block 5 Lot 12 Sampaguita St. | Camella Homes | Bacoor | Cavite | 4102 | PH
= Blk 5 Lot 12, Sampaguita Street | Camella Homes | Bacoor City | Cavite | 4102 | Philippines
! Block 12 Lot 5 Sampaguita St. | Camella Homes | Bacoor | Cavite | 4102 | PH
! Block 5 Lot 13 Sampaguita St. | Camella Homes | Bacoor | Cavite | 4102 | PH
! Block 5 Lot 12 Ilang-Ilang St. | Camella Homes | Bacoor | Cavite | 4102 | PH
Jl. Jend. Sudirman No. 12 RT 03/RW 05 | Kel. Karet | Jakarta Selatan | DKI Jakarta | 12920 | ID
= Jalan Jenderal Sudirman 12, RT.003 RW.005 | Karet | Jakarta Selatan | Jakarta | 12920 | Indonesia
! Jl. Jend. Sudirman No. 12 RT 05/RW 03 | Kel. Karet | Jakarta Selatan | DKI Jakarta | 12920 | ID
! Jl. Jend. Gatot Subroto No. 12 RT 03/RW 05 | Kel. Karet | Jakarta Selatan | DKI Jakarta | 12920 | ID
! Gg. Jend. Sudirman No. 12 RT 03/RW 05 | Kel. Karet | Jakarta Selatan | DKI Jakarta | 12920 | ID
Flat No. 402, B-Wing, Sai Krupa CHS, S.V. Road | Andheri (W) | Mumbai | Maharashtra | 400058 | IN
! Flat No. 402, A-Wing, Sai Krupa CHS, S.V. Road | Andheri (W) | Mumbai | Maharashtra | 400058 | IN
! Flat No. 402, B-Wing, Sai Krupa CHS, S.V. Road | Andheri (E) | Mumbai | Maharashtra | 400069 | IN
! Flat No. 204, B-Wing, Sai Krupa CHS, S.V. Road | Andheri (W) | Mumbai | Maharashtra | 400058 | IN
#45, 3rd Cross, 5th Main, 2nd Block | Jayanagar | Bengaluru | Karnataka | 560011 | IN
= No. 45, III Cross, V Main, II Block | Jayanagar | Bangalore | KA | 560 011 | India
= 45, 3rd Cross Road, 5th Main Road, 2nd Block | Jayanagar | Bengaluru | Karnataka | 560011 | IN
! #45, 5th Cross, 3rd Main, 2nd Block | Jayanagar | Bengaluru | Karnataka | 560011 | IN
! #45, 3rd Cross, 5th Main, 4th Block | Jayanagar | Bengaluru | Karnataka | 560011 | IN
! #54, 3rd Cross, 5th Main, 2nd Block | Jayanagar | Bengaluru | Karnataka | 560011 | IN
H.No. 12-3-456/A, Street No. 5 | Tarnaka | Secunderabad | Telangana | 500017 | IN
= House No 12-3-456 A, Street No 5 | Tarnaka | Secunderabad | Telangana | 500 017 | IN
! H.No. 12-3-465/A, Street No. 5 | Tarnaka | Secunderabad | Telangana | 500017 | IN
! H.No. 12-3-456/A, Street No. 8 | Tarnaka | Secunderabad | Telangana | 500017 | IN
! H.No. 12-3-456/B, Street No. 5 | Tarnaka | Secunderabad | Telangana | 500017 | IN
House 12-A, Street 5, Sector F-7/2 | | Islamabad | | 44000 | PK
= H# 12-A, St# 5, Sec F-7/2 | | Islamabad | ICT | 44000 | PK
! House 12-A, Street 5, Sector F-7/3 | | Islamabad | | 44000 | PK
! House 12-A, Street 5, Sector F-8/2 | | Islamabad | | 44000 | PK
! House 12-B, Street 5, Sector F-7/2 | | Islamabad | | 44000 | PK
House 12, Road 5, Block C | Banani | Dhaka | | 1213 | BD
= House # 12, Road # 05, Block # C, Banani | | Dhaka | | 1213 | BD
! House 5, Road 12, Block C | Banani | Dhaka | | 1213 | BD
! House 12, Road 5, Block D | Banani | Dhaka | | 1213 | BD
No. 45/2, Galle Road | Wellawatte | Colombo 06 | | 00600 | LK
! No. 45/3, Galle Road | Wellawatte | Colombo 06 | | 00600 | LK
! No. 45/2, Galle Road | Bambalapitiya | Colombo 04 | | 00400 | LK
! No. 452, Galle Road | Wellawatte | Colombo 06 | | 00600 | LK
Ward No. 5, Lazimpat Marg 12 | | Kathmandu | Bagmati | 44600 | NP
! Ward No. 6, Lazimpat Marg 12 | | Kathmandu | Bagmati | 44600 | NP
Peace Avenue 12, Apt 5 | Sukhbaatar District | Ulaanbaatar | | 14200 | MN
! Peace Avenue 12, Apt 6 | Sukhbaatar District | Ulaanbaatar | | 14200 | MN
#12, Street 240 | Khan Daun Penh | Phnom Penh | | 12207 | KH
= 12 Street 240 | Khan Daun Penh | Phnom Penh | | 12207 | KH
! #12, Street 204 | Khan Daun Penh | Phnom Penh | | 12207 | KH
! #240, Street 12 | Khan Daun Penh | Phnom Penh | | 12207 | KH
Plot No. 12, Phase II, MIDC | | Pune | MH | 411019 | IN
= Plot 12, Phase 2, MIDC | | Pune | MH | 411019 | IN
= Plot No 12, MIDC, Phase II | | Pune | MH | 411019 | IN
! Plot No. 12, Phase III, MIDC | | Pune | MH | 411019 | IN
! Plot No. 12, MIDC | | Pune | MH | 411019 | IN
! Plot No. 2, Phase 12, MIDC | | Pune | MH | 411019 | IN
Blk 5 Lot 12 Phase 2, Sampaguita St., Greenfields Subd. | Brgy. San Jose | Antipolo | Rizal | 1870 | PH
= Blk 5 Lot 12 Phase II, Sampaguita St., Greenfields Subdivision | San Jose | Antipolo City | Rizal | 1870 | PH
= Block 5 Lot 12 Phase 2, Sampaguita Street, Greenfields Subd. | Barangay San Jose | Antipolo | Rizal | 1870 | PH
! Blk 5 Lot 12 Phase 3, Sampaguita St., Greenfields Subd. | Brgy. San Jose | Antipolo | Rizal | 1870 | PH
! Blk 5 Lot 12 Phase 2, Sampaguita St., Greenfields Subd. | Brgy. San Roque | Antipolo | Rizal | 1870 | PH
北京市朝阳区建国路88号院5号楼3单元1201室 | | | | 100022 | CN
= 北京市朝阳区建国路88号院5号楼3单元1201号 | | | | 100022 | CN
= 建国路88号院5号楼3单元1201 | 朝阳区 | 北京市 | | 100022 | CN
! 北京市朝阳区建国路5号院88号楼3单元1201室 | | | | 100022 | CN
! 北京市朝阳区建国路88号院3号楼5单元1201室 | | | | 100022 | CN
! 北京市朝阳区建国路88号院5号楼3单元1202号 | | | | 100022 | CN
! 北京市朝阳区建国路88号院5号楼1201室 | | | | 100022 | CN
中关村南大街5号院3号楼1单元202 | 海淀区 | 北京市 | | 100081 | CN
= 北京海淀区中关村南大街5号院3号楼1单元202室 | | | | 100081 | 中国
! 中关村南大街3号院5号楼1单元202 | 海淀区 | 北京市 | | 100081 | CN
! 北京海淀区中关村南大街5号院3号楼2单元202 | | | | 100081 | CN
上海路12号 | 鼓楼区 | 南京市 | 江苏省 | 210024 | CN
! 路12号 | 鼓楼区 | 南京市 | 江苏省 | 210024 | CN
建国路88号A座3栋501室 | 朝阳区 | 北京市 | | 100022 | CN
! 建国路88号3座A栋501室 | 朝阳区 | 北京市 | | 100022 | CN
A-12-3, Residensi Kiara, Jalan Kiara 1 | Mont Kiara | Kuala Lumpur | | 50480 | MY
! A-12-3, Residensi Meridin, Jalan Kiara 1 | Mont Kiara | Kuala Lumpur | | 50480 | MY
서울특별시 마포구 양화로 45, 101동 1502호 | | | | 04036 | KR
= 서울 마포구 양화로 45 101동 1502호 | | | | 04036 | KR
= 양화로 45, 101-1502 | 마포구 | 서울 | | 04036 | KR
! 서울 마포구 양화로 54 101동 1502호 | | | | 04036 | KR
! 서울 마포구 양화로 45 101동 1503호 | | | | 04036 | KR
성남대로 601 | 성남시 분당구 | 경기도 | | 13561 | KR
= 경기 성남시 분당구 성남대로 601 | | | | 13561 | KR
= 경기도 성남시 분당구 성남대로 601 | | | | 13561 | KR
! 경기 성남시 수정구 성남대로 601 | | | | 13561 | KR
12/34/5 Đường Lê Văn Sỹ | Phường 13, Quận 3 | Thành phố Hồ Chí Minh | | 700000 | VN
= 12/34/5 Lê Văn Sỹ | P.13, Q.3 | TP. HCM | | 700000 | Việt Nam
= 12/34/5 Le Van Sy Street | Ward 13, District 3 | Ho Chi Minh City | | 700000 | Vietnam
= Số 12/34/5 đường Lê Văn Sỹ, Phường 13, Quận 3 | | TP.HCM | | 700000 | VN
= 12/34/5 Le Van Sy, P13, Q3 | | HCMC | | 700000 | Vietnam
! 12/34/5 Đường Lê Văn Sỹ | Phường 3, Quận 13 | Thành phố Hồ Chí Minh | | 700000 | VN
! 12/34/5 Lê Văn Sỹ, Phường 12, Quận 3 | | TP. HCM | | 700000 | VN
! 12/34/5 Lê Văn Sỹ, P.13, Q.5 | | TP. HCM | | 700000 | VN
! 12/43/5 Lê Văn Sỹ, P.13, Q.3 | | TP. HCM | | 700000 | VN
! 12/34 Lê Văn Sỹ, P.13, Q.3 | | TP. HCM | | 700000 | VN
45 Nguyễn Huệ | Phường Bến Nghé, Quận 1 | TP. HCM | | 700000 | VN
= 45 Nguyen Hue, Ben Nghe Ward, District 1 | | Ho Chi Minh City | | 700000 | Vietnam
= 45 Nguyễn Huệ | Bến Nghé, Q.1 | Hồ Chí Minh | | 700000 | VN
! 45 Nguyễn Huệ | Phường Bến Thành, Quận 1 | TP. HCM | | 700000 | VN
! 45 P. Huế | Phường Bến Nghé, Quận 1 | TP. HCM | | 700000 | VN
Số 8 ngõ 45 đường Láng | Đống Đa | Hà Nội | | 115000 | VN
= No. 8, Lane 45, Lang Street | Dong Da District | Hanoi | | 115000 | Vietnam
! No. 45, Lane 8, Lang Street | Dong Da District | Hanoi | | 115000 | Vietnam
! Số 8 đường Láng | Đống Đa | Hà Nội | | 115000 | VN
Căn hộ 1204, Tòa A, Chung cư Sunrise, 23 Nguyễn Hữu Thọ | Quận 7 | TP HCM | | 756000 | VN
= Căn 1204 Toà A Chung cư Sunrise, 23 Nguyễn Hữu Thọ | Q.7 | Tp. Hồ Chí Minh | | 756000 | VN
= Apt 1204, Block A, Sunrise, 23 Nguyen Huu Tho | District 7 | Ho Chi Minh City | | 756000 | Vietnam
! Căn hộ 1204, Tòa B, Chung cư Sunrise, 23 Nguyễn Hữu Thọ | Quận 7 | TP HCM | | 756000 | VN
! Căn hộ 1240, Tòa A, Chung cư Sunrise, 23 Nguyễn Hữu Thọ | Quận 7 | TP HCM | | 756000 | VN
99/5 Moo 4, Soi Sukhumvit 77 | On Nut, Suan Luang | Bangkok | | 10250 | TH
= 99/5 Mu 4 Soi Sukhumvit 77 | Khwaeng On Nut, Khet Suan Luang | BKK | | 10250 | Thailand
= 99/5 M.4 Soi Sukhumvit 77 | On Nut Subdistrict, Suan Luang District | Krung Thep | | 10250 | TH
! 99/5 Moo 5, Soi Sukhumvit 77 | On Nut, Suan Luang | Bangkok | | 10250 | TH
! 99/5 Moo 4, Soi Sukhumvit 71 | On Nut, Suan Luang | Bangkok | | 10250 | TH
! 99/5 Soi Sukhumvit 77 | On Nut, Suan Luang | Bangkok | | 10250 | TH
Lot 5 Block 12, Phase 2, Greenview Subdivision | Brgy. Mayamot | Antipolo City | Rizal | 1870 | PH
= Blk 12 Lot 5 Ph 2 Greenview Subd. | Barangay Mayamot | Antipolo | Rizal | 1870 | Philippines
= Blk. 12 Lt. 5 Phase II Greenview Subdv., Brgy. Mayamot | | Antipolo City | Rizal | 1870 | PH
! Lot 12 Block 5, Phase 2, Greenview Subdivision | Brgy. Mayamot | Antipolo City | Rizal | 1870 | PH
! Lot 5 Block 12, Ph 1, Greenview Subdivision | Brgy. Mayamot | Antipolo City | Rizal | 1870 | PH
! Lot 5 Block 12, Phase 2, Greenview Subdivision | Brgy. Mambugan | Antipolo City | Rizal | 1870 | PH
123 Mabini Street | Barangay 12 | Manila | Metro Manila | 1000 | PH
= 123 Mabini St., Brgy. 12 | | Manila | NCR | 1000 | PH
! 123 Mabini St., Brgy. 21 | | Manila | NCR | 1000 | PH
Jalan Melati No. 12, RT 03/RW 05 | Kelurahan Cipete | Jakarta Selatan | DKI Jakarta | 12410 | ID
= Jln Melati 12, RT 3 RW 5 | Cipete | South Jakarta | | 12410 | ID
= Jl Melati Nomor 12 RT 03 / RW 05, Kel. Cipete | | Jaksel | | 12410 | ID
! Jl Melati Nomor 12 RT 05 / RW 03, Kel. Cipete | | Jaksel | | 12410 | ID
! Jl Melati Nomor 12 RT 03 / RW 05, Kel. Cipete | | Jakbar | | 12410 | ID
Rm 1203, Argyle Centre Phase 1, 688 Nathan Road | Mong Kok | Kowloon | | | HK
= Room 1203, Argyle Centre, Phase I, 688 Nathan Rd | Mongkok | Kln | | | Hong Kong
! Room 1203, Argyle Centre, Phase V, 688 Nathan Rd | Mongkok | Kln | | | Hong Kong
Shop No. A1, G/F, 12 Tung Choi Street | Mong Kok | Kowloon | | | HK
= Shop A1, G/F, 12 Tung Choi St. | Mong Kok | Kowloon | | | HK
! Shop A2, G/F, 12 Tung Choi Street | Mong Kok | Kowloon | | | HK
Flat No. B-12, Green Park, MG Road | | Pune | Maharashtra | 411001 | IN
= Flat B-12, Green Park, M.G. Road | | Pune | MH | 411001 | IN
= Flat No B 12, Green Park, MG Rd | | Pune | MH | 411001 | IN
! Flat No. B-21, Green Park, MG Road | | Pune | Maharashtra | 411001 | IN
! Flat No. C-12, Green Park, MG Road | | Pune | Maharashtra | 411001 | IN
Apartment 1204, Marina Crown Tower, Dubai Marina | Dubai Marina | Dubai | Dubai | | AE
= Flat 1204, Marina Crown Tower | Dubai Marina | Dubai | Dubai | | AE
= Marina Crown Tower, Apt. 1204 | Dubai Marina | Dubai | | | United Arab Emirates
! Apartment 1204, Marina Quays Tower, Dubai Marina | Dubai Marina | Dubai | Dubai | | AE
! Flat 1205, Marina Crown Tower | Dubai Marina | Dubai | Dubai | | AE
7596 King Fahd Road, Unit 12 | Al Olaya | Riyadh | | 12313 | SA
= 7596 King Fahad Rd, Unit No. 12 | Al-Olaya Dist. | Riyadh | | 12313 | Saudi Arabia
! 7596 King Faisal Rd, Unit 12 | Al-Olaya | Riyadh | | 12313 | Saudi Arabia
15 Ben Yehuda Street, Entrance B, Floor 3, Apt 12 | | Jerusalem | | 9423001 | IL
= Ben Yehuda 15 Knisa B, Koma 3, Dira 12 | | Yerushalayim | | 9423001 | Israel
! 15 Ben Yehuda Street, Entrance C, Floor 3, Apt 12 | | Jerusalem | | 9423001 | IL
21 Jalan Besar #B1-05 | | Singapore | | 208787 | SG
! 21 Jalan Besar, Level 1 Unit 05 | | Singapore | | 208787 | SG
99/5 Mu 4, Soi Sukhumvit 77 | On Nut, Suan Luang | Bangkok | | 10250 | TH
= 99/5 Moo 4 Soi Sukhumvit 77 | On Nut, Suan Luang | Bangkok | | 10250 | TH
45 Nguyễn Huệ | Quận 7 | TP. HCM | | 700000 | VN
= 45 Nguyen Hue, Dist. 7 | | TP. HCM | | 700000 | VN
! 45 Nguyen Hue, Dist. 1 | | TP. HCM | | 700000 | VN
Jl. Melati 12 | Kec. Cilandak | Jakarta Selatan | | 12410 | ID
= Jl. Melati 12, Kecamatan Cilandak | | Jakarta Selatan | | 12410 | ID
! Jl. Melati 12, Kecamatan Setiabudi | | Jakarta Selatan | | 12410 | ID
45, P. Huế | Hai Bà Trưng | Hà Nội | | 100000 | VN
= 45 Phố Huế | Hai Bà Trưng | Hà Nội | | 100000 | VN
! 45 Phố Vọng | Hai Bà Trưng | Hà Nội | | 100000 | VN
北京东二路12号 | 鼓楼区 | 南京市 | 江苏省 | 210024 | CN
! 东二路12号 | 鼓楼区 | 南京市 | 江苏省 | 210024 | CN
Flat No. B, 12 Park Street | | Kolkata | West Bengal | 700016 | IN
= Flat B, 12 Park Street | | Kolkata | WB | 700016 | IN
! Flat C, 12 Park Street | | Kolkata | WB | 700016 | IN
`;
