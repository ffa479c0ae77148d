/** Writings that are rarer, of countries that are shipped to less often. As in the tables beside this one: '=' another writing, '!' another place. */
export const rarerWritings = `
ul. Świętokrzyska 31/33A lok. 16 | | Warszawa | | 00-049 | PL
= Świętokrzyska 31/33 A m. 16 | | Warszawa | | 00-049 | PL
! ul. Świętokrzyska 31A/33 m. 16 | | Warszawa | | 00-049 | PL
! ul. Świętokrzyska 31/33B lok. 16 | | Warszawa | | 00-049 | PL
ul. Prosta 31A/33 m. 16 | | Warszawa | | 00-850 | PL
! ul. Prosta 31/33 A m. 16 | | Warszawa | | 00-850 | PL
! ul. Prosta 31/33A m. 16 | | Warszawa | | 00-850 | PL
P.O. Box 25 | | Praha 1 | | 110 01 | CZ
= pošt. přihr. 25 | | Praha 1 | | 110 01 | CZ
! pošt. přihr. 52 | | Praha 1 | | 110 01 | CZ
Τ.Θ. 1234 | | Θεσσαλονίκη | | 540 03 | GR
= Ταχ. Θυρ. 1234 | | Θεσσαλονίκη | | 540 03 | GR
! Ταχ. Θυρ. 1243 | | Θεσσαλονίκη | | 540 03 | GR
Λεωφόρος Μακαρίου Γ΄ 12, Διαμ. 301 | | Λευκωσία | | 1065 | CY
= Makariou III Ave 12, Flat 301 | | Nicosia | | 1065 | Cyprus
= 12 Archbishop Makarios III Avenue, Flat 301 | | Nicosia | | 1065 | Cyprus
! Makariou III Ave 21, Flat 301 | | Nicosia | | 1065 | Cyprus
Hrsz. 0123/4 | | Kecskemét | | 6000 | HU
= helyrajzi szám 0123/4 | | Kecskemét | | 6000 | HU
! helyrajzi szám 0123/5 | | Kecskemét | | 6000 | HU
Pf. 123 | | Budapest | | 1519 | HU
= P.f. 123 | | Budapest | | 1519 | HU
Str. 1 Decembrie 1918 nr. 4 | | Alba Iulia | Alba | 510001 | RO
= str. 1 Dec. 1918 nr. 4 | | Alba Iulia | | 510001 | RO
! Str. 1 Decembrie 1918 nr. 1 | | Alba Iulia | Alba | 510001 | RO
Postboks 123 | | Tórshavn | | 110 | FO
= Postrúm 123 | | Tórshavn | | FO-110 | FO
! Postrúm 132 | | Tórshavn | | 110 | FO
12 boulevard des Moulins | | Monaco | | 98000 | MC
= 12, bd des Moulins | | Monte-Carlo | | 98000 | Monaco
! 12 rue des Moulins | | Monte-Carlo | | 98000 | MC
Hauptstr. 12a | | Ulm | | 89073 | DE
= Hauptstr. 12a bei Meier | | Ulm | | 89073 | DE
= Hauptstr. 12 a zuhanden Meier | | Ulm | | 89073 | DE
! Hauptstr. 12 bei Meier | | Ulm | | 89073 | DE
Bei Sankt Annen 2 | | Hamburg | | 20457 | DE
= Bei St. Annen 2 | | Hamburg | | 20457 | DE
! Sankt Annen 2 | | Hamburg | | 20457 | DE
Bei den Eichen 5 | | Ulm | | 89073 | DE
! Bei den Buchen 5 | | Ulm | | 89073 | DE
! Den Eichen 5 | | Ulm | | 89073 | DE
! An den Eichen 5 | | Ulm | | 89073 | DE
Packstation 123, Postnummer 12345678 | | Bonn | | 53113 | DE
= PACKSTATION 123, Post-Nr. 12345678 | | Bonn | | 53113 | DE
! Packstation 123, Post-Nr. 12345679 | | Bonn | | 53113 | DE
Via Roma 5 | | Milano | MI | 20121 | IT
= Via Roma 5 presso Rossi | | Milano | MI | 20121 | IT
! Via Roma 6 presso Rossi | | Milano | MI | 20121 | IT
Private Bag X12 | | Pretoria | Gauteng | 0001 | ZA
= Privaatsak X12 | | Pretoria | GP | 1 | ZA
! Private Bag X12 | | Pretoria | Gauteng | 0010 | ZA
! Private Bag X12 | | Pretoria | Gauteng | 10 | ZA
Slottsplassen 1 | | Oslo | | 0010 | NO
= Slottsplassen 1 | | Oslo | | 10 | NO
! Slottsplassen 1 | | Oslo | | 0100 | NO
! Slottsplassen 1 | | Oslo | | 100 | NO
12 شارع التحرير، الدور 3، شقة 5 | الدقي | الجيزة | | 12611 | EG
= 12 شارع التحرير، الدور الثالث، شقة 5 | الدقي | الجيزة | | 12611 | EG
= ١٢ ش التحرير الدور الثالث شقة ٥ | الدقى | الجيزه | | 12611 | EG
! 12 شارع التحرير، الدور الرابع، شقة 5 | الدقي | الجيزة | | 12611 | EG
٧٥٩٦ طريق الملك فهد | العليا | الرياض | | ١٢٣٣٣ | SA
= 7596 طريق الملك فهد | حي العليا | الرياض | | 12333 | السعودية
! 7596 طريق الملك فهد | حي الملز | الرياض | | 12333 | السعودية
Office 1203, Al Saqr Tower, Sheikh Zayed Road | Trade Centre | Dubai | | | AE
= Off 1203 Al Saqr Tower, Sh. Zayed Road | Trade Centre | Dubai | | | AE
! Off 1203 Al Saqr Tower, Sh. Khalifa Road | Trade Centre | Dubai | | | AE
Flat 302, Sai Residency, 12 MG Road, Andheri West | | Mumbai | MH | 400058 | IN
= 302, Sai Residency, 12, M.G. Road, Andheri (W) | | Mumbai | MH | 400058 | IN
! 302, Sai Residency, 12, M.G. Road, Andheri (E) | | Mumbai | MH | 400058 | IN
7 Trần Quang Khải | Tân Lập | Nha Trang | Khánh Hòa | 57000 | VN
= 7 Trần Quang Khải, P. Tân Lập | | Nha Trang | Khánh Hòa | 57000 | VN
= Số 7 đường Trần Quang Khải, P.Tân Lập | | TP. Nha Trang | Khánh Hòa | 57000 | VN
! 7 Trần Quang Khải, P. Lộc Thọ | | Nha Trang | Khánh Hòa | 57000 | VN
! 7 Lê Lợi, P. Tân Lập | | Nha Trang | Khánh Hòa | 57000 | VN
7 P. Huế | | Hà Nội | | 11600 | VN
= Số 7, P. Huế | | Hà Nội | | 11600 | VN
! Số 7 ngõ 34, P. Huế | | Hà Nội | | 11600 | VN
7 ngõ 34 P. Huế | | Hà Nội | | 11600 | VN
= Số 7 ngõ 34, P. Huế | | Hà Nội | | 11600 | VN
12 ngõ 34 Nguyễn Trãi | Thanh Xuân Trung | Thanh Xuân | Hà Nội | 11400 | VN
= Số 12 Ngõ 34 Đ. Nguyễn Trãi | Thanh Xuân Trung | Thanh Xuân | Hà Nội | 11400 | VN
! Số 12 Ngõ 34D Nguyễn Trãi | Thanh Xuân Trung | Thanh Xuân | Hà Nội | 11400 | VN
! Số 34 Ngõ 12 Đ. Nguyễn Trãi | Thanh Xuân Trung | Thanh Xuân | Hà Nội | 11400 | VN
Unit 12F, Tower 1, 5 Ayala Ave | | Makati | | 1226 | PH
! 12/F, Tower 1, 5 Ayala Ave | | Makati | | 1226 | PH
! Unit 12, Tower 1, 5 Ayala Ave | | Makati | | 1226 | PH
Unit 1203, 12/F, San Miguel Bldg, 5 Ayala Ave | | Makati | | 1226 | PH
= Unit 1203, 12th Floor, San Miguel Bldg, 5 Ayala Ave | | Makati | | 1226 | PH
! Unit 1203, 13/F, San Miguel Bldg, 5 Ayala Ave | | Makati | | 1226 | PH
12F Rizal St | | Cainta | Rizal | 1900 | PH
= 12-F Rizal St | | Cainta | Rizal | 1900 | PH
! 12 Rizal St | | Cainta | Rizal | 1900 | PH
123 F.B. Harrison Street | | Pasay | | 1300 | PH
= 123 F. B. Harrison St | | Pasay | | 1300 | PH
! 123 B. Harrison St | | Pasay | | 1300 | PH
Office 5, 12th Floor, Al Saqr Tower, Sheikh Zayed Road | | Dubai | | | AE
= Office 5, 12/F, Al Saqr Tower, Sh. Zayed Rd | | Dubai | | | AE
! Office 5, 21/F, Al Saqr Tower, Sh. Zayed Rd | | Dubai | | | AE
12/F, Model Town | | Ludhiana | PB | 141002 | IN
! 12th Floor, Model Town | | Ludhiana | PB | 141002 | IN
12th Floor One Exchange Square, 8 Connaught Place | Central | Hong Kong | | | HK
= One Exchange Square 12/F, 8 Connaught Place | Central | Hong Kong Island | | | HK
! 1st Floor One Exchange Square, 8 Connaught Place | Central | Hong Kong | | | HK
! 12th Floor Two Exchange Square, 8 Connaught Place | Central | Hong Kong | | | HK
12/F, Tower 1, 89 Queensway | Admiralty | Hong Kong | | | HK
= 12th Floor, Tower One, 89 Queensway | Admiralty | Hong Kong | | | HK
! 12th Floor, Tower Two, 89 Queensway | Admiralty | Hong Kong | | | HK
太古城道18號 | 鰂魚涌 | 香港 | | | HK
= 香港太古城道18號 | 鰂魚涌 | 香港 | | | HK
= 太古城道18號 | 鰂魚涌 | 香港島 | | | HK
! 香港太古城道81號 | 鰂魚涌 | 香港 | | | HK
彌敦道18號 | 旺角 | 九龍 | | | HK
= 九龍彌敦道18號 | 旺角 | 香港 | | | HK
! 九龍彌敦道81號 | 旺角 | 香港 | | | HK
香港仔大道18號 | | 香港 | | | HK
! 仔大道18號 | | 香港 | | | HK
九龍城道18號 | | 九龍 | | | HK
! 城道18號 | | 九龍 | | | HK
1-2-3 Dogenzaka | Shibuya-ku | Tokyo | | 150-0043 | JP
= 1-2-3, Dogenzaka | Shibuya-ku | Tokyo-to | | 150-0043 | JP
! 1-2-3, Maruyamacho | Shibuya-ku | Tokyo | | 150-0043 | JP
1-2-3, Dogenzaka | Shibuya-ku | Tokyo | | 150-0043 | JP
! 1-2-3 | Shibuya-ku | Tokyo | | 150-0043 | JP
152 Teheran-ro | Gangnam-gu | Seoul | | 06236 | KR
= Teheran-ro 152 | Gangnam gu | Seoul-si | | 06236 | KR
! Teheran-ro 152 | Seocho-gu | Seoul-si | | 06236 | KR
Jl. Asia Afrika 12 | | Bandung | Jawa Barat | 40111 | ID
= Jl. Asia Afrika 12 | | Kota Bandung | West Java | 40111 | ID
! Jl. Asia Afrika 12 | | Bandung | East Java | 40111 | ID
! Jl. Asia Afrika 12 | | Bandung | Jateng | 40111 | ID
Corrientes 1234, 5º B | | Buenos Aires | CABA | C1043AAZ | AR
= Corrientes 1234, 5to B | | CABA | | C1043AAZ | AR
! Corrientes 1234, 6to B | | CABA | | C1043AAZ | AR
! Corrientes 1234, 5to C | | CABA | | C1043AAZ | AR
Cond. Villa Magna Apt. 501, 123 Ave. Ponce de León | | San Juan | PR | 00907 | PR
= 123 Ave Ponce de León, Condominio Villa Magna Apto. 501 | | San Juan | PR | 00907 | US
! 123 Ave Ponce de León, Cond. Villa Magna Apt. 502 | | San Juan | PR | 00907 | PR
12 Aminu Kano Crescent | Wuse II | Abuja | FCT | 904101 | NG
= 12 Aminu Kano Cres. | Wuse 2 | Abuja | FCT | 904101 | NG
! 12 Aminu Kano Cres. | Wuse 1 | Abuja | FCT | 904101 | NG
! 12 Aminu Kano Cres. | Wuse III | Abuja | FCT | 904101 | NG
12 Nguyễn Trãi | Ba Vì | Hà Nội | | 100000 | VN
= 12 Nguyen Trai | Ba Vi | Ha Noi | | 100000 | VN
! 12 Nguyễn Trãi | Ba | Hà Nội | | 100000 | VN
12 Nanjing Lu | Cheng Xi | Nanchang | Jiangxi | 330000 | CN
! 12 Nanjing Lu | Cheng | Nanchang | Jiangxi | 330000 | CN
! 12 Nanjing Lu | Cheng Dong | Nanchang | Jiangxi | 330000 | CN
Calle Sol 5 | Villas del Sol IV | Cancún | Q.R. | 77500 | MX
= Calle Sol 5 | Villas del Sol 4 | Cancún | Q.R. | 77500 | MX
! Calle Sol 5 | Villas del Sol VI | Cancún | Q.R. | 77500 | MX
Kaimo k. 5 | Rudaminos sen. | Vilniaus r. | | 13249 | LT
= Kaimo kaimas 5 | Rudaminos seniūnija | Vilniaus rajonas | | 13249 | LT
! Kaimo k. 6 | Rudaminos sen. | Vilniaus r. | | 13249 | LT
# The letter of a sector in India, and the section of a road in Taiwan behind its name.
House No. 12, Sector 15 D | | Chandigarh | | 160015 | IN
= House No. 12, Sector 15D | | Chandigarh | | 160015 | IN
= H.No. 12, Sector 15-D | | Chandigarh | | 160015 | IN
= 12, Sector 15 D | | Chandigarh | | 160015 | IN
= # 12, Sec. 15 d, Chandigarh | | Chandigarh | | 160015 | IN
! House No. 12, Sector 15 C | | Chandigarh | | 160015 | IN
! House No. 12, Sector 15 | | Chandigarh | | 160015 | IN
! House No. 12 D, Sector 15 | | Chandigarh | | 160015 | IN
! House No. 15, Sector 12 D | | Chandigarh | | 160015 | IN
12 Mall Road | Sector 5 A | Noida | UP | 201301 | IN
= 12 Mall Rd | Sector 5A | Noida | UP | 201301 | IN
! 12 Mall Rd | Sector 5B | Noida | UP | 201301 | IN
No. 100, Sec. 4, Zhongxiao E. Rd. | Da'an Dist. | Taipei City | | 106 | TW
= No. 100, Zhongxiao E. Rd., Sec. 4 | Da'an Dist. | Taipei City | | 106 | TW
= 100 Zhongxiao East Road Section 4 | Da'an District | Taipei | | 106 | TW
! 100 Zhongxiao East Road Section 3 | Da'an District | Taipei | | 106 | TW
! 4 Zhongxiao East Road Section 100 | Da'an District | Taipei | | 106 | TW
! No. 100, Zhongxiao E. Rd. | Da'an Dist. | Taipei City | | 106 | TW
! No. 100, Zhongxiao W. Rd., Sec. 4 | Da'an Dist. | Taipei City | | 106 | TW
5F, No. 100, Sec. 4, Zhongxiao E. Rd. | Da'an Dist. | Taipei City | | 106 | TW
= 5F., No. 100, Zhongxiao E. Rd. Sec. 4 | Da'an Dist. | Taipei City | | 106 | TW
! 4F, No. 100, Zhongxiao E. Rd. Sec. 4 | Da'an Dist. | Taipei City | | 106 | TW
`;
