/**
 * What is usual in one country and would be wrong in the next: a kind of street that everybody leaves out, doors by a letter, villages that the
 * posts of two countries serve; and what forms and shops of other countries put in. '=' another writing of the place above, '!' another place.
 */
export const nationalUsages = `
# Spain's commonest kind of street, which people leave out; any other kind is another street.
Calle Mayor 5, 3º B | | Madrid | | 28013 | ES
= Mayor 5, 3º B | | Madrid | | 28013 | ES
= MAYOR, 5 - 3 B | | Madrid | | 28013 | ES
! Plaza Mayor 5, 3º B | | Madrid | | 28013 | ES
! Mayor 7, 3º B | | Madrid | | 28013 | ES
Carrer de Mallorca 12 | | Barcelona | | 08029 | ES
= Mallorca 12 | | Barcelona | | 08029 | ES
= C/ Mallorca, 12 | | Barcelona | | 08029 | ES
! Avinguda Mallorca 12 | | Barcelona | | 08029 | ES
Calle 30, 12 | | Alcorcón | | 28921 | ES
! 30, 12 | | Alcorcón | | 28921 | ES
! Calle 12, 30 | | Alcorcón | | 28921 | ES
Mayor 5 | | Madrid | | 28013 | ES
! Plaza Mayor 5 | | Madrid | | 28013 | ES
! Calle Mayor 5 | | Toledo | | 45001 | ES
Calle Torre 5 | | Cádiz | | 11001 | ES
! Torre 5 | | Cádiz | | 11001 | ES
Calle Casa 5 | | Cádiz | | 11001 | ES
! Casa 5 | | Cádiz | | 11001 | ES
Calle Nave 5 | | Cádiz | | 11001 | ES
! Nave 5 | | Cádiz | | 11001 | ES
Calle Bajo 5 | | Cádiz | | 11001 | ES
! Bajo 5 | | Cádiz | | 11001 | ES
Calle Apartado 5 | | Cádiz | | 11001 | ES
! Apartado 5 | | Cádiz | | 11001 | ES
Calle Edificio 5 | | Cádiz | | 11001 | ES
! Edificio 5 | | Cádiz | | 11001 | ES
Calle Villa 5 | | Cádiz | | 11001 | ES
! Villa 5 | | Cádiz | | 11001 | ES
Calle Chalet 5 | | Cádiz | | 11001 | ES
! Chalet 5 | | Cádiz | | 11001 | ES
Calle Apartamento 5 | | Cádiz | | 11001 | ES
! Apartamento 5 | | Cádiz | | 11001 | ES
Calle Local 5 | | Cádiz | | 11001 | ES
! Local 5 | | Cádiz | | 11001 | ES
Calle Puerta 5 | | Cádiz | | 11001 | ES
! Puerta 5 | | Cádiz | | 11001 | ES
Calle Polígono 5 | | Cádiz | | 11001 | ES
! Polígono 5 | | Cádiz | | 11001 | ES
Calle Urbanización 5 | | Cádiz | | 11001 | ES
! Urbanización 5 | | Cádiz | | 11001 | ES
Calle Sector 5 | | Cádiz | | 11001 | ES
! Sector 5 | | Cádiz | | 11001 | ES
Calle Manzana 5 | | Cádiz | | 11001 | ES
! Manzana 5 | | Cádiz | | 11001 | ES
Calle Parcela 5 | | Cádiz | | 11001 | ES
! Parcela 5 | | Cádiz | | 11001 | ES
Calle Casas 5 | | Cádiz | | 11001 | ES
! Casas 5 | | Cádiz | | 11001 | ES
Calle Caserío 5 | | Cádiz | | 11001 | ES
! Caserío 5 | | Cádiz | | 11001 | ES
Calle Diseminado 5 | | Cádiz | | 11001 | ES
! Diseminado 5 | | Cádiz | | 11001 | ES
Calle Solar 5 | | Cádiz | | 11001 | ES
! Solar 5 | | Cádiz | | 11001 | ES
Calle Pabellón 5 | | Cádiz | | 11001 | ES
! Pabellón 5 | | Cádiz | | 11001 | ES
Calle Puesto 5 | | Cádiz | | 11001 | ES
! Puesto 5 | | Cádiz | | 11001 | ES
Calle Buzón 5 | | Cádiz | | 11001 | ES
! Buzón 5 | | Cádiz | | 11001 | ES
Calle San Juan 5 | | Cádiz | | 11001 | ES
= San Juan 5 | | Cádiz | | 11001 | ES
! Santa Juana 5 | | Cádiz | | 11001 | ES
Calle Gran Capitán 5 | | Cádiz | | 11001 | ES
= Gran Capitán, 5 | | Cádiz | | 11001 | ES
Camino Viejo 5 | | Madrid | | 28013 | ES
! Calle Camino Viejo 5 | | Madrid | | 28013 | ES
# Houseboats of the Netherlands lie opposite a house.
Rozengracht tegenover 12 | | Amsterdam | | 1016 NB | NL
= Rozengracht t/o 12 | | Amsterdam | | 1016 NB | NL
= Rozengracht t.o. 12 | | Amsterdam | | 1016 NB | NL
= Rozengracht TO 12 | | Amsterdam | | 1016 NB | NL
! Rozengracht 12 | | Amsterdam | | 1016 NB | NL
! Rozengracht t/o 14 | | Amsterdam | | 1016 NB | NL
# Portugal's right and left behind a floor.
Rua Augusta 12, 3º Dto | | Lisboa | | 1100-053 | PT
= Rua Augusta 12, 3º D | | Lisboa | | 1100-053 | PT
= Rua Augusta, 12 - 3 D | | Lisboa | | 1100-053 | PT
! Rua Augusta 12, 3º E | | Lisboa | | 1100-053 | PT
! Rua Augusta 12, 3º Esq | | Lisboa | | 1100-053 | PT
! Rua Augusta 12 D | | Lisboa | | 1100-053 | PT
! Rua Augusta 12 D, 3º | | Lisboa | | 1100-053 | PT
Rua Augusta 12, 3º Esq. | | Lisboa | | 1100-053 | PT
= Rua Augusta 12, 3º E | | Lisboa | | 1100-053 | PT
! Rua Augusta 12, 3º F | | Lisboa | | 1100-053 | PT
# Austria's staircase and floor with a slash between them.
Mariahilfer Straße 12, Stiege 2, 3. Stock | | Wien | | 1060 | AT
= Mariahilfer Straße 12, Stiege 2/3. Stock | | Wien | | 1060 | AT
= Mariahilfer Straße 12 Stg. 2 / 3. Stock | | Wien | | 1060 | AT
! Mariahilfer Straße 12, Stiege 3/2. Stock | | Wien | | 1060 | AT
! Mariahilfer Straße 12, Stiege 2/4. Stock | | Wien | | 1060 | AT
Mariahilfer Straße 12, Stiege 2, 3. Stock, Tür 14 | | Wien | | 1060 | AT
= Mariahilfer Straße 12, Stiege 2/3. Stock/Tür 14 | | Wien | | 1060 | AT
! Mariahilfer Straße 12, Stiege 2/3. Stock/Tür 15 | | Wien | | 1060 | AT
# Villages that the posts of two countries serve, each by a code of its own.
Dorf 12 | | Jungholz | Tirol | 6691 | AT
= Dorf 12 | | Jungholz | | 87491 | DE
= Dorf 12 | | Jungholz | Bayern | 87491 | DE
= Dorf 12 | | Jungholz | | D-87491 | AT
= Dorf 12 | | Jungholz | Tirol | A-6691 | Österreich
! Dorf 14 | | Jungholz | | 87491 | DE
! Dorf 12 | | Jungholz | | 87492 | DE
Walserstraße 12 | | Hirschegg | | 6992 | AT
= Walserstraße 12 | | Hirschegg | | 87568 | DE
! Walserstraße 12 | | Mittelberg | | 87569 | DE
Dorfstrasse 12 | | Büsingen am Hochrhein | | 78266 | DE
= Dorfstr. 12 | | Büsingen am Hochrhein | | 8238 | CH
! Dorfstr. 12 | | Büsingen am Hochrhein | | 8239 | CH
Hauptstr. 12 | | Auerbach | | 08238 | DE
= Hauptstr. 12 | | Auerbach | | 8238 | DE
! Hauptstr. 12 | | Auerbach | | 78266 | DE
# A town with the number of its district, said again behind the street.
12 Leeson Park | Ranelagh | Dublin 6 | | D06 A1B2 | IE
= 12 Leeson Park, Dublin 6 | Ranelagh | Dublin 6 | | D06 A1B2 | IE
! 12 Leeson Park, Dublin 8 | Ranelagh | Dublin 6 | | D06 A1B2 | IE
Vodičkova 12/345 | | Praha 1 | | 110 00 | CZ
= Vodičkova 12/345, Praha 1 | | Praha 1 | | 110 00 | CZ
12/3 Galle Road | | Colombo 03 | | 00300 | LK
= No. 12/3, Galle Road, Colombo 03 | | Colombo 03 | | 00300 | LK
# 'No.' and 'Nr.', as forms in other languages put them before a house's number.
Zmaja od Bosne 47 | | Sarajevo | | 71000 | BA
= Zmaja od Bosne No. 47 | | Sarajevo | | 71000 | BA
= Zmaja od Bosne Nr. 47 | | Sarajevo | | 71000 | BA
! Zmaja od Bosne No. 74 | | Sarajevo | | 71000 | BA
Ermou 12 | | Athina | | 105 63 | GR
= Ermou No. 12 | | Athina | | 105 63 | GR
Rruga Myslym Shyri 12 | | Tiranë | | 1001 | AL
= Rruga Myslym Shyri No. 12 | | Tiranë | | 1001 | AL
Vodičkova 12 | | Praha | | 110 00 | CZ
= Vodičkova No. 12 | | Praha | | 110 00 | CZ
= Vodičkova Nr. 12 | | Praha | | 110 00 | CZ
Honvéd utca 13 | | Budapest | | 1055 | HU
= Honvéd utca No. 13 | | Budapest | | 1055 | HU
Mannerheimintie 12 | | Helsinki | | 00100 | FI
= Mannerheimintie No. 12 | | Helsinki | | 00100 | FI
Storgatan 12 | | Stockholm | | 114 51 | SE
= Storgatan No. 12 | | Stockholm | | 114 51 | SE
Długa 12 | | Warszawa | | 00-238 | PL
= Długa No. 12 | | Warszawa | | 00-238 | PL
# Vietnam's wards have small numbers, its rooms those of their floors.
12 Nguyễn Huệ, Phòng 201 | | Hồ Chí Minh | | 700000 | VN
= 12 Nguyễn Huệ, P.201 | | Hồ Chí Minh | | 700000 | VN
= 12 Nguyễn Huệ | P.201 | Hồ Chí Minh | | 700000 | VN
! 12 Nguyễn Huệ, P.202 | | Hồ Chí Minh | | 700000 | VN
! 12 Nguyễn Huệ, P.20 | | Hồ Chí Minh | | 700000 | VN
! 12 Nguyễn Huệ | | Hồ Chí Minh | | 700000 | VN
# Iceland's word before a house number.
Laugavegur 12b | | Reykjavík | | 101 | IS
= Laugavegur nr. 12b | | Reykjavík | | 101 | IS
= Laugavegi nr. 12 b | | Reykjavik | | 101 | IS
! Laugavegur nr. 12 | | Reykjavík | | 101 | IS
# Where English words are usual beside a language of other letters, or beside Malay.
12 Beirut Street | Soufanieh | Damascus | | | SY
= No. 12, Beirut St. | Soufanieh | Damascus | | | SY
! 12 Beirut Road | Soufanieh | Damascus | | | SY
! Flat 12, Beirut St. | Soufanieh | Damascus | | | SY
12 Port Road | Xamar Weyne | Mogadishu | | | SO
= No. 12, Port Rd | Xamar Weyne | Mogadishu | | | SO
! 21 Port Rd | Xamar Weyne | Mogadishu | | | SO
12 Somun Street | | Pyongyang | | | KP
= 12 Somun St. | | Pyongyang | | | KP
! 12 Somun Road | | Pyongyang | | | KP
Unit 5, 12 Gadong Road | Kampong Beribi | Bandar Seri Begawan | | BE1118 | BN
= Unit 5, 12 Gadong Rd. | Kg. Beribi | Bandar Seri Begawan | | BE 1118 | BN
! 12 Gadong Rd. | Kg. Beribi | Bandar Seri Begawan | | BE 1118 | BN
12 Jalan Gadong | Kampong Beribi | Bandar Seri Begawan | | BE1118 | BN
= No. 12, Jln. Gadong | Kg Beribi | Bandar Seri Begawan | | BE1118 | BN
! No. 12, Gadong Road | Kg Beribi | Bandar Seri Begawan | | BE1118 | BN
`;
