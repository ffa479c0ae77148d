/**
 * States as web shops export them: numbers and letters of their own lists (WooCommerce's 'TR34', 'JP13' and 'I'), of ISO 3166-2 (Shopify's 'PT-11', 'PE-LIM'), the
 * nations of the United Kingdom; and territories whose orders say the country that they belong to. Written before the rules were read: '=' another
 * writing of the place above, '!' another place.
 */
export const shopStates = `
12 High Street | | Ashford | Kent | TN25 4JB | GB
= 12 High Street | | Ashford | England | TN25 4JB | GB
= 12 High Street | | Ashford | Kent, England | TN25 4JB | GB
8 Castle Street | | Edinburgh | Midlothian | EH2 3AT | GB
= 8 Castle Street | | Edinburgh | Scotland | EH2 3AT | GB
= 8 Castle Street | | Edinburgh | | EH2 3AT | Scotland
3 Queen Street | | Cardiff | Wales | CF10 2AF | GB
25 Ormeau Road | | Belfast | Co. Antrim | BT7 1SH | GB
= 25 Ormeau Road | | Belfast | Northern Ireland | BT7 1SH | GB
= 25 Ormeau Road | | Belfast | NI | BT7 1SH | GB
= 25 Ormeau Road | | Belfast | NIR | BT7 1SH | GB
西新宿2-8-1 | | 新宿区 | 東京都 | 163-8001 | JP
= 西新宿2-8-1 | | 新宿区 | JP13 | 163-8001 | JP
= 西新宿2-8-1 | | 新宿区 | JP-13 | 163-8001 | JP
Atatürk Cad. No:12 | Kadıköy | İstanbul | İstanbul | 34710 | TR
= Atatürk Cad. No:12 | | Kadıköy | TR34 | 34710 | TR
= Atatürk Cad. No:12 | | Kadıköy | İstanbul | 34710 | TR
99/5 Silom Road | Bang Rak | Bangkok | Bangkok | 10500 | TH
= 99/5 Silom Road | Bang Rak | Bangkok | TH-10 | 10500 | TH
= 99/5 Silom Road | | Bang Rak | TH-10 | 10500 | TH
Rua Augusta 12 | | Lisboa | Lisboa | 1100-053 | PT
= Rua Augusta 12 | | Lisboa | PT-11 | 1100-053 | PT
ул. Граф Игнатиев 23 | | София | София-град | 1142 | BG
= ул. Граф Игнатиев 23 | | София | BG-22 | 1142 | BG
Κηφισίας 124 | | Αθήνα | Αττική | 115 26 | GR
= Κηφισίας 124 | | Αθήνα | I | 11526 | GR
Calle Mayor 5 | | Madrid | Madrid | 28013 | ES
= Calle Mayor 5 | | Madrid | M | 28013 | ES
Petőfi utca 12 | | Szeged | Csongrád | 6722 | HU
= Petőfi utca 12 | | Szeged | CS | 6722 | HU
Str. Eminescu 45 | | Cluj-Napoca | Cluj | 400420 | RO
= Str. Eminescu 45 | | Cluj-Napoca | CJ | 400420 | RO
Str. Eminescu 45 | | București | București | 020073 | RO
= Str. Eminescu 45 | | București | B | 020073 | RO
= Str. Eminescu 45 | | București | Sector 2 | 020073 | RO
= Str. Eminescu 45 | Sector 2 | București | | 020073 | RO
= Str. Eminescu 45 | | București | Sectorul 2 | 020073 | RO
테헤란로 152 | 강남구 | 서울 | 서울특별시 | 06236 | KR
= 테헤란로 152 | 강남구 | 서울 | KR-11 | 06236 | KR
= 테헤란로 152 | | 강남구 | Seoul | 06236 | KR
Av. Larco 123 | Miraflores | Lima | Lima | 15074 | PE
= Av. Larco 123 | | Miraflores | PE-LIM | 15074 | PE
= Av. Larco 123 | | Miraflores | LIM | 15074 | PE
= Av. Larco 123 | Miraflores | Lima | LMA | 15074 | PE
Av. Apoquindo 4501 | Las Condes | Santiago | Región Metropolitana de Santiago | 7580125 | CL
= Av. Apoquindo 4501 | | Las Condes | RM | 7580125 | CL
= Av. Apoquindo 4501 | | Las Condes | CL-RM | 7580125 | CL
Calle 12 345 | | La Plata | Buenos Aires | 1900 | AR
= Calle 12 345 | | La Plata | B | 1900 | AR
Av. Santa Fe 1234 | | Buenos Aires | Ciudad Autónoma de Buenos Aires | 1059 | AR
= Av. Santa Fe 1234 | | Buenos Aires | C | 1059 | AR
12 Awolowo Road | Ikoyi | Lagos | Lagos | 101233 | NG
= 12 Awolowo Road | | Ikoyi | LA | 101233 | NG
12 Jalan Ampang | | Kuala Lumpur | Wilayah Persekutuan Kuala Lumpur | 50450 | MY
= 12 Jalan Ampang | | Kuala Lumpur | KUL | 50450 | MY
= 12 Jalan Ampang | | Kuala Lumpur | Kuala Lumpur | 50450 | MY
12 Jalan SS2/55 | | Petaling Jaya | Selangor | 47300 | MY
= 12 Jalan SS2/55 | | Petaling Jaya | SGR | 47300 | MY
12 O'Connell Street | | Dublin | County Dublin | D01 F5P2 | IE
= 12 O'Connell Street | | Dublin | D | D01 F5P2 | IE
= 12 O'Connell Street | | Co. Dublin | | D01 F5P2 | IE
45 Patrick Street | | Cork | County Cork | T12 AB34 | IE
= 45 Patrick Street | | Cork | CO | T12 AB34 | IE
= 45 Patrick Street | | Cork | Cork | T12 AB34 | IE
12 Queen Street | | Auckland | Auckland | 1010 | NZ
= 12 Queen Street | | Auckland | AUK | 1010 | NZ
= 12 Queen Street | | Auckland | AK | 1010 | NZ
12 Long Street | | Cape Town | Western Cape | 8001 | ZA
= 12 Long Street | | Cape Town | WC | 8001 | ZA
12 Smith Street | | Durban | KwaZulu-Natal | 4001 | ZA
= 12 Smith Street | | Durban | KZN | 4001 | ZA
= 12 Smith Street | | Durban | NL | 4001 | ZA
15 Talaat Harb Street | | Cairo | Cairo | 11511 | EG
= 15 Talaat Harb Street | | Cairo | C | 11511 | EG
Bahnhofstrasse 12 | | Zürich | Zürich | 8001 | CH
= Bahnhofstrasse 12 | | Zürich | ZH | 8001 | CH
Hauptstr. 12 | | München | Bayern | 80331 | DE
= Hauptstr. 12 | | München | DE-BY | 80331 | DE
= Hauptstr. 12 | | München | BY | 80331 | DE
= Hauptstr. 12 | | München | Bavaria | 80331 | DE
12 MG Road | | Mumbai | Maharashtra | 400001 | IN
= 12 MG Road | | Mumbai | MH | 400001 | IN
Av. Juárez 5 | | Ciudad de México | Ciudad de México | 06000 | MX
= Av. Juárez 5 | | Ciudad de México | DF | 06000 | MX
= Av. Juárez 5 | | Ciudad de México | CDMX | 06000 | MX
12 Av. 5-55 | | Guatemala | Guatemala | 01010 | GT
= 12 Av. 5-55 | | Guatemala | GUA | 01010 | GT
建国路88号 | 朝阳区 | 北京市 | 北京 | 100022 | CN
= 建国路88号 | 朝阳区 | 北京市 | CN2 | 100022 | CN
12 Jalan Melati | | Jakarta | DKI Jakarta | 12410 | ID
= 12 Jalan Melati | | Jakarta | JK | 12410 | ID
12 Mabini Street | | Makati | Metro Manila | 1200 | PH
= 12 Mabini Street | | Makati | 00 | 1200 | PH
= 12 Mabini Street | | Makati | PH-00 | 1200 | PH
= 12 Mabini Street | | Makati | NCR | 1200 | PH
Str. Eminescu 45 | Sector 2 | București | | 020073 | RO
= Str. Eminescu 45 | | București, Sector 2 | | 020073 | RO
= Eminescu nr. 45 | Sectorul 2 | Bucuresti | București | 020073 | RO
! Str. Eminescu 45 | Sector 3 | București | | 020073 | RO
! Bd. Eminescu 45 | Sector 2 | București | | 020073 | RO
! Str. Eminescu 45 | Sector 3 | Bucuresti | București | 020073 | RO
25 Ormeau Road | | Belfast | Northern Ireland | BT7 1SH | GB
! 25 Ormeau Road | | Belfast | Scotland | BT7 1SH | GB
! 25 Ormeau Road | | Bangor | Northern Ireland | BT7 1SH | GB
Atatürk Cad. No:12 | | Kadıköy | TR34 | 34710 | TR
! Atatürk Cad. No:12 | | Kadıköy | TR06 | 34710 | TR
! Atatürk Cad. No:12 | | Kadıköy | TR34 | 06710 | TR
Rua Augusta 12 | | Lisboa | PT-11 | 1100-053 | PT
! Rua Augusta 12 | | Porto | PT-11 | 1100-053 | PT
Flat 2, Les Jardins, 4 Rue de la Mare | | St Helier | Jersey | JE2 3QA | JE
= Flat 2, Les Jardins, 4 Rue de la Mare | | St. Helier | | JE23QA | GB
= Flat 2 Les Jardins, 4 Rue de la Mare | St Helier | Jersey | | JE2 3QA | United Kingdom
! Flat 3, Les Jardins, 4 Rue de la Mare | | St. Helier | | JE23QA | GB
! Flat 2, Les Jardins, 4 Rue de la Mare | | St. Helier | | GY1 2UE | GB
14 Athol Street | | Douglas | Isle of Man | IM1 1JA | IM
= 14 Athol St | | Douglas | | IM1 1JA | GB
! 14 Athol Street | | Ramsey | | IM1 1JA | GB
5 Smith Street | | St Peter Port | Guernsey | GY1 2UE | GG
= 5 Smith St | | St. Peter Port | | GY12UE | UK
12 rue Schoelcher | | Pointe-à-Pitre | | 97110 | GP
= 12 rue Schoelcher | | Pointe-à-Pitre | Guadeloupe | 97110 | FR
= 12, rue Schœlcher | | POINTE A PITRE | | 97110 | France
! 12 rue Schoelcher | | Pointe-à-Pitre | | 97100 | FR
5 rue de Paris | | Saint-Denis | | 97400 | RE
= 5 rue de Paris | | St-Denis | La Réunion | 97400 | France
! 5 rue de Paris | | Saint-Denis | | 93200 | FR
Storagatan 12 | | Mariehamn | Åland | 22100 | AX
= Storagatan 12 | | Mariehamn | | 22100 | Finland
! Storagatan 12 | | Helsinki | | 00100 | FI
3 Queen Street | | Cardiff | Wales | CF10 2AF | GB
= 3 Queen Street | | Cardiff | South Glamorgan | CF10 2AF | GB
! 3 Queen Street | | Cardiff | England | CF10 2AF | GB
12 rue de Remire | | Cayenne | | 97300 | GF
= 12 rue de Remire | | Cayenne | Guyane | 97300 | France
12 rue Victor Hugo | | Fort-de-France | | 97200 | MQ
= 12 rue Victor Hugo | | Fort-de-France | | 97200 | FR
12 rue de l'Alma | | Nouméa | | 98800 | NC
= 12 rue de l'Alma | | Nouméa | | 98800 | FR
12 rue Gauguin | | Papeete | | 98714 | PF
= 12 rue Gauguin | | Papeete | | 98714 | FR
12 rue Amiral Muselier | | Saint-Pierre | | 97500 | PM
= 12 rue Amiral Muselier | | St-Pierre | | 97500 | FR
12 rue du Havelu | | Mata-Utu | | 98600 | WF
= 12 rue du Havelu | | Mata-Utu | | 98600 | FR
12 rue du Commerce | | Mamoudzou | | 97600 | YT
= 12 rue du Commerce | | Mamoudzou | | 97600 | FR
! 12 rue du Commerce | | Mamoudzou | | 97610 | FR
12 Main Street | | Gibraltar | | GX11 1AA | GI
= 12 Main St | | Gibraltar | | GX11 1AA | GB
Via del Pellegrino 12 | | Città del Vaticano | | 00120 | VA
= Via del Pellegrino 12 | | Città del Vaticano | | 00120 | IT
# Without the state, the ZIP code says that it is a territory.
12 Dronningens Gade | | Charlotte Amalie | VI | 00803 | US
= 12 Dronningens Gade | | Charlotte Amalie | | 00803 | US
= 12 Dronningens Gade | | Charlotte Amalie | | 00803 | VI
123 Calle Luna | | San Juan | | 00901 | PR
= 123 Calle Luna | | San Juan | | 00901 | US
= 123 Calle Luna | | San Juan | PR | 00901-1234 | US
! 123 Calle Luna | | San Juan | | 00902 | US
12 Marine Corps Dr | | Hagåtña | GU | 96910 | US
= 12 Marine Corps Drive | | Hagatna | | 96910 | US
12 Main St | | Koror | PW | 96940 | US
= 12 Main Street | | Koror | | 96940 | US
12 Main St | | Ngerulmud | PW | 96939 | US
= 12 Main Street | | Ngerulmud | | 96939 | US
= 12 Main Street | | Ngerulmud | | 96939 | PW
`;
