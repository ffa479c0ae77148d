/** The Gulf, Africa and the Pacific. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const southernPosts = `
8228 King Abdulaziz Rd, Unit 12 | Al Aziziyah Dist. | Riyadh | | 12345-6789 | SA
= 8228 King Abdul Aziz Road Unit No. 12 | Al Aziziyah | Ar Riyadh | | 12345 6789 | Saudi Arabia
= 8228 King Abdulaziz Road, Unit 12 | Al-Aziziyah District | Riyadh | | 12345 | KSA
! 8282 King Abdulaziz Rd, Unit 12 | Al Aziziyah Dist. | Riyadh | | 12345-6789 | SA
! 8228 King Abdullah Rd, Unit 12 | Al Aziziyah Dist. | Riyadh | | 12345-6789 | SA
! 8228 King Abdulaziz Rd, Unit 21 | Al Aziziyah Dist. | Riyadh | | 12345-6789 | SA
P.O. Box 5678 | | Jeddah | | 21432 | SA
= POB 5678 | | Jiddah | | 21432 | Saudi Arabia
= ص.ب. 5678 | | جدة | | 21432 | السعودية
! P.O. Box 5687 | | Jeddah | | 21432 | SA
Villa 12, Street 5B | Jumeirah 1 | Dubai | | | AE
= Villa No. 12, St. 5B | Jumeirah 1 | Dubai | | | UAE
! Villa 21, Street 5B | Jumeirah 1 | Dubai | | | AE
! Villa 12, Street 5B | Jumeirah 2 | Dubai | | | AE
! Villa 12, Street 5C | Jumeirah 1 | Dubai | | | AE
P.O. Box 12345 | | Abu Dhabi | | | AE
= PO BOX: 12345 | | Abu Dhabi | | 00000 | United Arab Emirates
= ص.ب 12345 | | أبو ظبي | | | الإمارات العربية المتحدة
! P.O. Box 12345 | | Dubai | | | AE
! P.O. Box 12354 | | Abu Dhabi | | | AE
Building 12, Street 840, Zone 55 | | Doha | | | QA
= Bldg. No. 12, St. 840, Zone 55 | | Doha | | | Qatar
= Zone 55, Street 840, Building 12 | | Doha | | | QA
! Building 12, Street 840, Zone 56 | | Doha | | | QA
! Building 12, Street 480, Zone 55 | | Doha | | | QA
! Building 55, Street 840, Zone 12 | | Doha | | | QA
Building 123, Road 4567, Block 345 | | Manama | | 345 | BH
! Building 123, Road 4576, Block 345 | | Manama | | 345 | BH
! Flat 12, Building 123, Road 4567, Block 345 | | Manama | | 345 | BH
Block 5, Street 12, House 34 | Salwa | Kuwait City | | 22001 | KW
= Salwa, Blk 5, St 12, House 34 | | Kuwait City | | 22001 | Kuwait
= House 34, Street 12, Block 5 | Salwa | Kuwait City | | 22001 | KW
! Block 12, Street 5, House 34 | Salwa | Kuwait City | | 22001 | KW
! Block 5, Street 12, House 43 | Salwa | Kuwait City | | 22001 | KW
Way 2114, Building 123, Flat 5 | Al Khuwair | Muscat | | 133 | OM
= Bldg. 123, Way No. 2114, Flat 5 | Al-Khuwair | Muscat | | 133 | Oman
! Way 2141, Building 123, Flat 5 | Al Khuwair | Muscat | | 133 | OM
! Way 2114, Building 123, Flat 6 | Al Khuwair | Muscat | | 133 | OM
רחוב הרצל 12/5 | | תל אביב-יפו | | 6688312 | IL
= הרצל 12 דירה 5 | | תל אביב | | 6688312 | ישראל
! רחוב הרצל 12/6 | | תל אביב-יפו | | 6688312 | IL
! שדרות הרצל 12/5 | | תל אביב-יפו | | 6688312 | IL
! רחוב הרצל 21/5 | | תל אביב-יפו | | 6688312 | IL
12 Queen Rania Street | Tla' Al-Ali | Amman | | 11941 | JO
= Queen Rania St. 12 | Tla Al Ali | Amman | | 11941 | Jordan
! 12 Queen Noor Street | Tla' Al-Ali | Amman | | 11941 | JO
Hamra Street, Bldg. 12, 3rd floor | Ras Beirut | Beirut | | 1103 | LB
= Hamra St, Building 12, Floor 3 | Ras Beirut | Beyrouth | | 1103 | Lebanon
! Hamra Street, Bldg. 12, 2nd floor | Ras Beirut | Beirut | | 1103 | LB
! Hamra Street, Bldg. 21, 3rd floor | Ras Beirut | Beirut | | 1103 | LB
12 Tahrir St., Apt. 5 | Dokki | Giza | | 12611 | EG
= 12 El Tahrir Street, Flat 5 | Dokki | Giza | | 12611 | Egypt
! 12 Tahrir Sq., Apt. 5 | Dokki | Giza | | 12611 | EG
! 12 Tahrir St., Apt. 15 | Dokki | Giza | | 12611 | EG
12, rue Ibn Sina, Appt 5 | Agdal | Rabat | | 10090 | MA
= 12 r. Ibn Sina, n° 5 | Agdal | Rabat | | 10090 | Maroc
= Appartement 5, 12 rue Ibn Sina | Agdal | Rabat | | 10090 | Morocco
! 12, avenue Ibn Sina, Appt 5 | Agdal | Rabat | | 10090 | MA
! 12, rue Ibn Khaldoun, Appt 5 | Agdal | Rabat | | 10090 | MA
12, rue Didouche Mourad | | Alger | | 16000 | DZ
= 12 r. Didouche-Mourad | | Algiers | | 16000 | Algérie
! 12 bis, rue Didouche Mourad | | Alger | | 16000 | DZ
45, avenue Habib Bourguiba | | Tunis | | 1000 | TN
= 45 Ave Habib Bourguiba | | Tunis | | 1000 | Tunisia
! 45, rue Habib Bourguiba | | Tunis | | 1000 | TN
! 54, avenue Habib Bourguiba | | Tunis | | 1000 | TN
Sicap Liberté 6, Villa n° 1234 | | Dakar | | 12500 | SN
! Sicap Liberté 5, Villa n° 1234 | | Dakar | | 12500 | SN
! Sicap Liberté 6, Villa n° 1243 | | Dakar | | 12500 | SN
01 BP 1234 | | Abidjan 01 | | | CI
= 01 B.P. 1234 | | Abidjan 01 | | | Côte d'Ivoire
! 01 BP 1243 | | Abidjan 01 | | | CI
! 08 BP 1234 | | Abidjan 08 | | | CI
12B Adeola Odeku Street | Victoria Island | Lagos | Lagos State | 101241 | NG
= 12 B Adeola Odeku Str | Victoria Island | Lagos | | 101241 | NG
! 12D Adeola Odeku Street | Victoria Island | Lagos | Lagos State | 101241 | NG
! 12B Adeola Hopewell Street | Victoria Island | Lagos | Lagos State | 101241 | NG
P.O. Box 12345-00100 | | Nairobi | | | KE
= P.O. Box 12345 | | Nairobi | | 00100 | Kenya
= PO BOX 12345 - 00100 | | NAIROBI | | | KE
! P.O. Box 12354-00100 | | Nairobi | | | KE
! P.O. Box 12345-00200 | | Nairobi | | | KE
House No. 12, Oxford Street | Osu | Accra | Greater Accra | GA-183-8164 | GH
= H/No. 12 Oxford St. | Osu | Accra | | GA1838164 | Ghana
! House No. 21, Oxford Street | Osu | Accra | Greater Accra | GA-183-8164 | GH
! House No. 12, Oxford Street | Osu | Accra | Greater Accra | GA-183-8146 | GH
Plot 12, Samora Avenue | | Dar es Salaam | | 11101 | TZ
= Plot No. 12 Samora Ave | | Dar-es-Salaam | | 11101 | Tanzania
! Plot 21, Samora Avenue | | Dar es Salaam | | 11101 | TZ
Plot 12, Kampala Road | | Kampala | | | UG
= Plot No 12 Kampala Rd | | Kampala | | | Uganda
! Plot 12, Jinja Road | | Kampala | | | UG
P.O. Box 1234 | | Addis Ababa | | 1000 | ET
= PO Box 1234 | | Addis Abeba | | 1000 | Ethiopia
! P.O. Box 1324 | | Addis Ababa | | 1000 | ET
Unit 5, Fairview Complex, 12 Long Street | Sandton | Johannesburg | Gauteng | 2196 | ZA
= 5 Fairview Complex, 12 Long St | Sandton | Johannesburg | GP | 2196 | South Africa
! Unit 6, Fairview Complex, 12 Long Street | Sandton | Johannesburg | Gauteng | 2196 | ZA
! Unit 5, Fairview Complex, 12 Short Street | Sandton | Johannesburg | Gauteng | 2196 | ZA
Private Bag X12 | | Tshwane | | 0001 | ZA
= PRIVATE BAG X12 | | Pretoria | | 0001 | ZA
! P.O. Box 12 | | Tshwane | | 0001 | ZA
! Private Bag X21 | | Tshwane | | 0001 | ZA
12 Royal Road | Beau Bassin | Rose Hill | | 71259 | MU
! 12 Royal Street | Beau Bassin | Rose Hill | | 71259 | MU
Unit 2, 45 High St | | Kew | VIC | 3101 | AU
= 2/45 High Street | | KEW | Victoria | 3101 | Australia
= U2 45 High St | | Kew | Vic. | 3101 | AU
= Flat 2/45 High St | | Kew | VIC | 3101 | AU
! 2-45 High Rd | | Kew | VIC | 3101 | AU
! 24/5 High St | | Kew | VIC | 3101 | AU
! Shop 2, 45 High St | | Kew | VIC | 3101 | AU
! 2/45 High St South | | Kew | VIC | 3101 | AU
GPO Box 1234 | | Sydney | NSW | 2001 | AU
= G.P.O. Box 1234 | | Sydney | New South Wales | 2001 | Australia
! PO Box 1234 | | Sydney | NSW | 2001 | AU
! Locked Bag 1234 | | Sydney | NSW | 2001 | AU
RMB 123 Smiths Creek Road | | Kundabung | NSW | 2441 | AU
= Roadside Mail Box 123, Smiths Creek Rd | | Kundabung | NSW | 2441 | AU
= RMB123 SMITHS CREEK RD | | KUNDABUNG | NSW | 2441 | AU
! RMB 132 Smiths Creek Road | | Kundabung | NSW | 2441 | AU
Flat 3, 12A Te Awa Road | Papanui | Christchurch | | 8053 | NZ
= 3/12A Te Awa Rd | Papanui | Chch | | 8053 | New Zealand
! Flat 3, 12B Te Awa Road | Papanui | Christchurch | | 8053 | NZ
! Flat 5, 12A Te Awa Road | Papanui | Christchurch | | 8053 | NZ
Private Bag 92019 | Victoria Street West | Auckland | | 1142 | NZ
= PRIVATE BAG 92019 | Victoria St W | Auckland | | 1142 | NZ
! PO Box 92019 | Victoria Street West | Auckland | | 1142 | NZ
! Private Bag 92091 | Victoria Street West | Auckland | | 1142 | NZ
12 Victoria Parade | | Suva | | | FJ
= 12 Victoria Pde | | Suva | | | Fiji
! 21 Victoria Parade | | Suva | | | FJ
1234 State Highway 1 | | Kaikoura | | 7300 | NZ
= 1234 SH1 | | Kaikoura | | 7300 | NZ
= 1234 SH 1 | | Kaikoura | | 7300 | NZ
! 1234 SH6 | | Kaikoura | | 7300 | NZ
! 1234 SH11 | | Kaikoura | | 7300 | NZ
PO Box 39-100 | | Lower Hutt | | 5045 | NZ
= PO Box 39100 | | Lower Hutt | | 5045 | NZ
= PO Box 39 100 | | Lower Hutt | | 5045 | NZ
! PO Box 39-110 | | Lower Hutt | | 5045 | NZ
! PO Box 39 | | Lower Hutt | | 5045 | NZ
Shop G05, 45 Birch Road | | Sydney | NSW | 2000 | AU
= Shop G5, 45 Birch Rd | | Sydney | NSW | 2000 | AU
! Shop G50, 45 Birch Rd | | Sydney | NSW | 2000 | AU
! Shop 5, 45 Birch Rd | | Sydney | NSW | 2000 | AU
! Shop G06, 45 Birch Rd | | Sydney | NSW | 2000 | AU
Tower II, 45 Birch Road | | Sydney | NSW | 2000 | AU
= Tower 2, 45 Birch Road | | Sydney | NSW | 2000 | AU
= 45 Birch Road, Tower II | | Sydney | NSW | 2000 | AU
! Tower III, 45 Birch Road | | Sydney | NSW | 2000 | AU
! 45 Birch Road | | Sydney | NSW | 2000 | AU
! Tower I, 45 Birch Road | | Sydney | NSW | 2000 | AU
Ground Floor, 12 Smith St | | Fitzroy | VIC | 3065 | AU
= Gnd Floor, 12 Smith St | | Fitzroy | VIC | 3065 | AU
= Grnd Flr, 12 Smith St | | Fitzroy | VIC | 3065 | AU
= Gnd Floor 12 Smith St | | Fitzroy | VIC | 3065 | AU
! Lower Ground Floor, 12 Smith St | | Fitzroy | VIC | 3065 | AU
Level 1, 12 Smith St | | Fitzroy | VIC | 3065 | AU
= Level One, 12 Smith St | | Fitzroy | VIC | 3065 | AU
! Level Two, 12 Smith St | | Fitzroy | VIC | 3065 | AU
Warehouse 3, 12 Smith St | | Fitzroy | VIC | 3065 | AU
= WH 3, 12 Smith St | | Fitzroy | VIC | 3065 | AU
! Warehouse 2, 12 Smith St | | Fitzroy | VIC | 3065 | AU
! Unit 3, 12 Smith St | | Fitzroy | VIC | 3065 | AU
12 Smith St | | Auckland | | 1010 | NZ
= 12 Smith Street | | Auckland City | | 1010 | NZ
= 12 Smith Street | Auckland CBD | Auckland | | 1010 | NZ
= 12 Smith Street | | Auckland CBD | | 1010 | NZ
! 12 Smith Street | | Manukau City | | 1010 | NZ
! 12 Smith Street | | Auckland North | | 1010 | NZ
12 Smith St | | Melbourne | VIC | 3000 | AU
= 12 Smith St | | Melbourne CBD | VIC | 3000 | AU
= 12 Smith St | Melbourne City | Melbourne | VIC | 3000 | AU
! 12 Smith St | | West Melbourne | VIC | 3000 | AU
12 Smith St | | Brisbane City | QLD | 4000 | AU
= 12 Smith St | | Brisbane | QLD | 4000 | AU
! 12 Smith St | | South Brisbane | QLD | 4000 | AU
12 Smith St | | City Beach | WA | 6015 | AU
= 12 Smith St | City Beach | Perth | WA | 6015 | AU
! 12 Smith St | | Floreat | WA | 6015 | AU
Fitzroy House, 12 Smith Street | | Fitzroy | VIC | 3065 | AU
= 12 Smith Street | | Fitzroy | VIC | 3065 | AU
= Fitzroy House | 12 Smith St | Fitzroy | VIC | 3065 | AU
! Anchor House, 12 Smith Street | | Fitzroy | VIC | 3065 | AU
Unit No. B5, 12 Beach Road | | Manly | NSW | 2095 | AU
= Unit B5, 12 Beach Rd | | Manly | NSW | 2095 | AU
! Unit B6, 12 Beach Rd | | Manly | NSW | 2095 | AU
45, Boulevard Mohammed V, Appt 12 | | Casablanca | | 20250 | MA
= 45 Bd Mohamed V, Apt. 12 | | Casablanca | | 20250 | Maroc
! 45 Bd Mohamed VI, Apt. 12 | | Casablanca | | 20250 | Maroc
12 Long Street | | Cape Town | Western Cape | 8001 | ZA
= 12 Long Str. | | Kaapstad | Wes-Kaap | 8001 | RSA
Private Bag 92024 | Victoria Street West | Auckland | | 1142 | NZ
= Private Bag 92 024 | Victoria Street West | Auckland | | 1142 | NZ
! Private Bag 92 042 | Victoria Street West | Auckland | | 1142 | NZ
`;
