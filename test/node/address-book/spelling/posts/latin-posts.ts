/** Latin America, and the classes that were mended. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const latinPosts = `
Rua das Flores, 123, apto. 45, bloco B | Jardim Paulista | São Paulo | SP | 01410-000 | BR
= R. das Flores 123 ap 45 bl B | Jd. Paulista | Sao Paulo | São Paulo | 01410000 | Brasil
= Rua das Flores, nº 123 - Bloco B - Apartamento 45 - Jardim Paulista | | São Paulo | SP | 01410-000 | Brazil
! Rua das Flores, 123, apto. 45, bloco A | Jardim Paulista | São Paulo | SP | 01410-000 | BR
! Rua das Flores, 123, apto. 54, bloco B | Jardim Paulista | São Paulo | SP | 01410-000 | BR
! Rua das Fontes, 123, apto. 45, bloco B | Jardim Paulista | São Paulo | SP | 01410-000 | BR
! Av. das Flores, 123, apto. 45, bloco B | Jardim Paulista | São Paulo | SP | 01410-000 | BR
SQS 308 Bloco C Apto 502 | Asa Sul | Brasília | DF | 70355-030 | BR
= SQS 308, Bl. C, ap. 502 | Asa Sul | Brasilia | Distrito Federal | 70355030 | Brasil
! SQN 308 Bloco C Apto 502 | Asa Sul | Brasília | DF | 70355-030 | BR
! SQS 308 Bloco D Apto 502 | Asa Sul | Brasília | DF | 70355-030 | BR
! SQS 308 Bloco C Apto 503 | Asa Sul | Brasília | DF | 70355-030 | BR
Rodovia BR-101, km 12,5 | | Itapema | SC | 88220-000 | BR
= Rod. BR 101 Km 12.5 | | Itapema | Santa Catarina | 88220-000 | BR
! Rodovia BR-101, km 125 | | Itapema | SC | 88220-000 | BR
! Rodovia BR-116, km 12,5 | | Itapema | SC | 88220-000 | BR
Av. Rivadavia 1234, piso 5, dpto. B | | Ciudad Autónoma de Buenos Aires | | C1033AAP | AR
= Avenida Rivadavia 1234 5º B | | CABA | | C1033AAP | Argentina
= Av Rivadavia 1234 5to B | | Buenos Aires | Capital Federal | 1033 | AR
! Av. Rivadavia 1234, piso 5, dpto. D | | Ciudad Autónoma de Buenos Aires | | C1033AAP | AR
! Av. Rivadavia 1243, piso 5, dpto. B | | Ciudad Autónoma de Buenos Aires | | C1033AAP | AR
! Av. Rivera 1234, piso 5, dpto. B | | Ciudad Autónoma de Buenos Aires | | C1033AAP | AR
Ruta Provincial 11 km 25 | | Coronda | Santa Fe | 2240 | AR
! Ruta Nacional 11 km 25 | | Coronda | Santa Fe | 2240 | AR
! Ruta Provincial 1 km 125 | | Coronda | Santa Fe | 2240 | AR
Av. Libertador Bernardo O'Higgins 1234, Depto. 56 | | Santiago | Región Metropolitana | 8340518 | CL
! Av. Libertador Bernardo O'Higgins 1234, Depto. 65 | | Santiago | Región Metropolitana | 8340518 | CL
! Av. Libertador Bernardo O'Higgins 1243, Depto. 56 | | Santiago | Región Metropolitana | 8340518 | CL
Carrera 7 # 12-34 Apto 501 | | Bogotá D.C. | | 110311 | CO
= Cra. 7 No. 12 - 34 Ap. 501 | | Bogota | Bogotá D.C. | 110311 | Colombia
= KR 7 12 34 AP 501 | | BOGOTA | | 110311 | CO
= Kra 7 nro 12-34 apartamento 501 | | Bogotá | Cundinamarca | 110311 | CO
! Calle 7 # 12-34 Apto 501 | | Bogotá D.C. | | 110311 | CO
! Carrera 7A # 12-34 Apto 501 | | Bogotá D.C. | | 110311 | CO
! Carrera 7 # 12-43 Apto 501 | | Bogotá D.C. | | 110311 | CO
! Carrera 7 # 12A-34 Apto 501 | | Bogotá D.C. | | 110311 | CO
Calle 45 Sur # 12-34 | | Bogotá | | 110611 | CO
! Calle 45 # 12-34 | | Bogotá | | 110611 | CO
! Calle 45 Sur Bis # 12-34 | | Bogotá | | 110611 | CO
Jr. de la Unión 123, Int. 4 | Cercado | Lima | | 15001 | PE
! Av. de la Unión 123, Int. 4 | Cercado | Lima | | 15001 | PE
! Jr. de la Unión 123, Int. 14 | Cercado | Lima | | 15001 | PE
Mz. B Lt. 14, Urb. Los Jardines | | Trujillo | La Libertad | 13001 | PE
= Manzana B Lote 14 Urbanización Los Jardines | | Trujillo | | 13001 | Perú
! Mz. B Lt. 41, Urb. Los Jardines | | Trujillo | La Libertad | 13001 | PE
! Mz. D Lt. 14, Urb. Los Jardines | | Trujillo | La Libertad | 13001 | PE
! Mz. B Lt. 14, Urb. Los Jazmines | | Trujillo | La Libertad | 13001 | PE
Av. 10 de Agosto N34-56 y Rumipamba | | Quito | Pichincha | 170507 | EC
= Avenida 10 de Agosto N34-56 | | Quito | | 170507 | Ecuador
! Av. 10 de Agosto N34-65 y Rumipamba | | Quito | Pichincha | 170507 | EC
! Av. 12 de Agosto N34-56 y Rumipamba | | Quito | Pichincha | 170507 | EC
Av. Libertador, Edif. Nuevo Centro, Piso 3, Apto. 31 | Chacao | Caracas | | 1060 | VE
! Av. Libertador, Edif. Viejo Centro, Piso 3, Apto. 31 | Chacao | Caracas | | 1060 | VE
! Av. Libertador, Edif. Nuevo Centro, Piso 4, Apto. 31 | Chacao | Caracas | | 1060 | VE
18 de Julio 1234 apto. 501 | | Montevideo | | 11100 | UY
! 18 de Julio 1234 apto. 502 | | Montevideo | | 11100 | UY
! 25 de Julio 1234 apto. 501 | | Montevideo | | 11100 | UY
Avda. Mariscal López 1234 c/ Perú | | Asunción | | 1209 | PY
! Avda. Mariscal Estigarribia 1234 c/ Perú | | Asunción | | 1209 | PY
Calle Potosí N° 1234 | Zona Central | La Paz | | | BO
! Calle Potosí N° 1243 | Zona Central | La Paz | | | BO
Calle 5 de Mayo No. 12 Int. 3 | Col. Centro | Cuauhtémoc | CDMX | 06000 | MX
! Calle 5 de Mayo No. 12 Int. 8 | Col. Centro | Cuauhtémoc | CDMX | 06000 | MX
! Calle 15 de Mayo No. 12 Int. 3 | Col. Centro | Cuauhtémoc | CDMX | 06000 | MX
! Av. 5 de Mayo No. 12 Int. 3 | Col. Roma | Cuauhtémoc | CDMX | 06700 | MX
Avenida 2, Calle 5, casa 123 | | San José | | 10101 | CR
! Avenida 5, Calle 2, casa 123 | | San José | | 10101 | CR
5a. Avenida 12-34, Zona 10 | | Guatemala | | 01010 | GT
! 5a. Calle 12-34, Zona 10 | | Guatemala | | 01010 | GT
! 5a. Avenida 12-43, Zona 10 | | Guatemala | | 01010 | GT
! 5a. Avenida 12-34, Zona 1 | | Guatemala | | 01001 | GT
! 6a. Avenida 12-34, Zona 10 | | Guatemala | | 01010 | GT
Calle 50, Edificio Global, Piso 12 | | Panamá | | 0819 | PA
! Calle 50, Edificio Global, Piso 21 | | Panamá | | 0819 | PA
! Calle 53, Edificio Global, Piso 12 | | Panamá | | 0819 | PA
Calle El Conde No. 12, Apto. 3-B | Zona Colonial | Santo Domingo | | 10210 | DO
= C/ El Conde #12, apt. 3B | Zona Colonial | Sto. Dgo. | | 10210 | República Dominicana
! Calle El Conde No. 12, Apto. 3-D | Zona Colonial | Santo Domingo | | 10210 | DO
Calle 23 No. 1234 e/ 12 y 14 | Vedado | La Habana | | 10400 | CU
= Calle 23 #1234 entre 12 y 14 | Vedado | Havana | | 10400 | Cuba
! Calle 25 No. 1234 e/ 12 y 14 | Vedado | La Habana | | 10400 | CU
12 Hope Road | | Kingston 10 | | | JM
= 12 Hope Rd. | | Kingston 10 | St. Andrew | | Jamaica
! 12 Hope Road | | Kingston 6 | | | JM
12 Frederick Street | | Port of Spain | | 100623 | TT
= #12 Frederick St | | Port-of-Spain | | 100623 | Trinidad and Tobago
! 21 Frederick Street | | Port of Spain | | 100623 | TT
Corrientes 1234 piso 5 B | | Buenos Aires | | 1043 | AR
= Corrientes 1234 esq. Uruguay, piso 5 B | | Buenos Aires | | 1043 | AR
= Corrientes 1234 e/ Uruguay y Talcahuano, piso 5 B | | Buenos Aires | | 1043 | AR
! Corrientes 1234 esq. Uruguay piso 6 B | | Buenos Aires | | 1043 | AR
! Corrientes 1234 esq. Uruguay | | Buenos Aires | | 1043 | AR
Calle 7 N° 1234 | | La Plata | | 1900 | AR
= Calle 7 N° 1234 e/ 57 y 58 | | La Plata | | 1900 | AR
! Calle 7 N° 1234 e/ 57 y 58 Depto 2 | | La Plata | | 1900 | AR
! Calle 7 N° 1234 e/ 57 y 58 5 B | | La Plata | | 1900 | AR
Calle 7 e/ 57 y 58 | | La Plata | | 1900 | AR
! Calle 7 e/ 58 y 59 | | La Plata | | 1900 | AR
! Calle 7 57 | | La Plata | | 1900 | AR
! Calle 7 | | La Plata | | 1900 | AR
Av. 10 de Agosto N34-56 | | Quito | | 170507 | EC
= Av. 10 de Agosto N34-56 y Rumipamba | | Quito | | 170507 | EC
! Av. 10 de Agosto y Rumipamba | | Quito | | 170507 | EC
! Av. 10 de Agosto N34-56 y Rumipamba, Apto 5 | | Quito | | 170507 | EC
Calle 23 No. 1234 e/ 12 y 14 | Vedado | La Habana | | 10400 | CU
= Calle 23 #1234 entre 12 y 14 | Vedado | La Habana | | 10400 | CU
= Calle 23 No. 1234 | Vedado | Havana | | 10400 | Cuba
! Calle 23 No. 1243 e/ 12 y 14 | Vedado | La Habana | | 10400 | CU
! Calle 23 e/ 12 y 14 | Vedado | La Habana | | 10400 | CU
Ruta 11 esq. Mitre | | Coronda | | 2240 | AR
! Ruta 11 esq. Belgrano | | Coronda | | 2240 | AR
Calle Mayor 12 | | Madrid | | 28013 | ES
! Calle Mayor 12 y 14 | | Madrid | | 28013 | ES
! Calle Mayor 12 esquina izquierda | | Madrid | | 28013 | ES
! Calle Mayor 12 esc. A | | Madrid | | 28013 | ES
No. 88 Nanjing West Road | | Shanghai | | 200041 | CN
= 88 West Nanjing Rd. | | Shanghai | | 200041 | CN
! 88 East Nanjing Rd. | | Shanghai | | 200041 | CN
! 88 Nanjing Rd. | | Shanghai | | 200041 | CN
Hauptstr. 12 | | Köln | | 50667 | DE
= An: Hauptstr. 12 | | Köln | | 50667 | DE
= Versandadresse: Hauptstr. 12 | | Köln | | 50667 | DE
! An: Hauptstr. 21 | | Köln | | 50667 | DE
! Kat: 12 | | Köln | | 50667 | DE
ul. Długa 5 m. 3 | | Kraków | | 31-147 | PL
= Adres dostawy: ul. Długa 5 m. 3 | | Kraków | | 31-147 | PL
= Adres: Długa 5m3 | | Kraków | | 31-147 | PL
! Adres: Długa 53 | | Kraków | | 31-147 | PL
Fő utca 5 | | Győr | | 9021 | HU
= Szállítási cím: Fő u. 5 | | Győr | | 9021 | HU
ул. Ленина 5 | | Омск | | 644000 | RU
= Адрес доставки: ул. Ленина, 5 | | Омск | | 644000 | RU
Ermou 5 | | Athens | | 10563 | GR
= Διεύθυνση: Ερμού 5 | | Αθήνα | | 10563 | GR
丸の内1-2-3 | | 千代田区 | 東京都 | 100-0005 | JP
= お届け先：丸の内1-2-3 | | 千代田区 | 東京都 | 100-0005 | JP
= 〒100-0005 東京都千代田区丸の内1-2-3 | | | | | JP
! 〒100-0006 東京都千代田区丸の内1-2-3 | | | | | JP
Atatürk Cad. 5 | | İzmir | | 35210 | TR
= Teslimat adresi: Atatürk Cad. 5 | | İzmir | | 35210 | TR
65, rue du Rhône, CP 3312 | | Genève | | 1211 | CH
= Rue du Rhône 65, case postale 3312 | | Genève | | 1211 | CH
! Rue du Rhône 56, case postale 3312 | | Genève | | 1211 | CH
! Rue du Mont 65, case postale 3312 | | Genève | | 1211 | CH
! Rue du Rhône 65, case postale 3313 | | Genève | | 1211 | CH
Hauptstr. 12, Postfach 55 | | Bern | | 3011 | CH
= Hauptstrasse 12, Postfach 55 | | Bern | | 3011 | CH
! Hauptstrasse 12a, Postfach 55 | | Bern | | 3011 | CH
12 High St, PO Box 55 | | Leeds | | LS1 4AP | GB
= PO Box 55, 12 High Street | | Leeds | | LS1 4AP | GB
! PO Box 12, 55 High Street | | Leeds | | LS1 4AP | GB
! Flat 2, 12 High St, PO Box 55 | | Leeds | | LS1 4AP | GB
37-02 61st St | | Woodside | NY | 11377 | US
= 3702 61st St | | Woodside | NY | 11377 | US
! 372 61st St | | Woodside | NY | 11377 | US
! 3720 61st St | | Woodside | NY | 11377 | US
37-22 61st St | | Reno | NV | 89501 | US
! 3722 61st St | | Reno | NV | 89501 | US
12 Kalākaua Ave | | Honolulu | HI | 96815 | US
= 12 Kalakaua Ave | | Honolulu | HI | 96815 | US
12 Haleʻiwa Rd | | Haleʻiwa | HI | 96712 | US
= 12 Haleiwa Rd | | Haleiwa | HI | 96712 | US
Hornsgatan 12 | | Stockholm | | 11820 | SE
! Hornsgatan 12 Box 5 | | Stockholm | | 11820 | SE
Gran Vía 12 | | Madrid | | 28013 | ES
= Calle Gran Vía 12 | | Madrid | | 28013 | ES
= C/ Gran Vía, nº 12 | | Madrid | | 28013 | ES
! Gran Vía 21 | | Madrid | | 28013 | ES
! Plaza Gran Vía 12 | | Madrid | | 28013 | ES
Pol. Ind. Las Salinas, nave 12 | | Cádiz | | 11500 | ES
= Pgno. Ind. Las Salinas, nave 12 | | Cádiz | | 11500 | ES
= Polg. Industrial Las Salinas, nave 12 | | Cádiz | | 11500 | ES
! Pgno. Ind. Las Salinas, nave 21 | | Cádiz | | 11500 | ES
Apartado de Correos 123 | | Bilbao | | 48080 | ES
= Ap. de Correos 123 | | Bilbao | | 48080 | ES
= Ap. Correos 123 | | Bilbao | | 48080 | ES
! Ap. Correos 132 | | Bilbao | | 48080 | ES
Calle Mayor 12, 3º B | | Zaragoza | | 50001 | ES
= Calle Mayor 12, planta 3, letra B | | Zaragoza | | 50001 | ES
! Calle Mayor 12, planta 3, letra C | | Zaragoza | | 50001 | ES
! Calle Mayor 12, planta 2, letra B | | Zaragoza | | 50001 | ES
Cra. 7 # 71-21 Torre B Of. 405 | | Bogotá | | 110231 | CO
= KR 7 71 21 TO B OF 405 | | Bogotá | | 110231 | CO
= Kr 7 # 71-21 To B Of 405 | | Bogotá | | 110231 | CO
! KR 7 71 21 TO A OF 405 | | Bogotá | | 110231 | CO
! KR 7 71 12 TO B OF 405 | | Bogotá | | 110231 | CO
Cdla. Kennedy Norte, Mz. 1005, Solar 12 | | Guayaquil | Guayas | 090513 | EC
= Ciudadela Kennedy Norte Manzana 1005 Solar 12 | | Guayaquil | | 090513 | EC
! Cdla. Kennedy Norte, Mz. 1005, Solar 21 | | Guayaquil | Guayas | 090513 | EC
! Cdla. Kennedy Norte, Mz. 12, Solar 1005 | | Guayaquil | Guayas | 090513 | EC
Av. Amazonas, Edificio Proinco, Piso 4 | | Quito | Pichincha | 170135 | EC
= Avenida Amazonas, Edif. Proinco, 4to piso | | Quito | Pichincha | 170135 | EC
! Av. Amazonas, Edificio Proinco, 5to piso | | Quito | Pichincha | 170135 | EC
Av. Santa Fe 1234, Piso 7, Depto. B | | CABA | | C1059ABC | AR
= Av. Santa Fe 1234, 7mo piso, dpto B | | Buenos Aires | CABA | 1059 | AR
! Av. Santa Fe 1234, 8vo piso, dpto B | | Buenos Aires | CABA | 1059 | AR
Ruta Nacional 9 Km 38,5 | | Escobar | Buenos Aires | B1625 | AR
= RN 9 Km. 38.5 | | Escobar | Buenos Aires | 1625 | AR
! Ruta Provincial 9 Km 38,5 | | Escobar | Buenos Aires | B1625 | AR
! RP 9 Km 38,5 | | Escobar | Buenos Aires | B1625 | AR
Pasaje Los Aromos 123, Block B, Depto 34 | Maipú | Santiago | | 9250000 | CL
= Psje. Los Aromos 123 Blk B Dp 34 | Maipú | Santiago de Chile | RM | 9250000 | CL
= Pje Los Aromos 123, Bloque B, Depto. 34 | Maipu | Santiago | Metropolitana | 9250000 | Chile
! Pasaje Los Aromos 123, Block C, Dp 34 | Maipú | Santiago | | 9250000 | CL
! Pasaje Los Aromos 123, Block B, Dp 43 | Maipú | Santiago | | 9250000 | CL
Manzana 4 Casa 12, Barrio La Esperanza | | Pereira | Risaralda | 660001 | CO
= Mz 4 Cs 12, Barrio La Esperanza | | Pereira | Risaralda | 660001 | CO
! Mz 12 Cs 4, Barrio La Esperanza | | Pereira | Risaralda | 660001 | CO
300 metros norte de la Iglesia, casa 5 | Escazú | San José | San José | 10201 | CR
= 300 mts norte de la Iglesia, casa #5 | Escazu | San Jose | San Jose | 10201 | CR
! 200 mts norte de la Iglesia, casa 5 | Escazu | San Jose | San Jose | 10201 | CR
! 300 mts sur de la Iglesia, casa 5 | Escazu | San Jose | San Jose | 10201 | CR
Calle 45 Sur # 23B-18, Torre 2, Apto 503 | | Bogotá | | 110621 | CO
= CLL 45 SUR 23 B 18 TORRE 2 APTO 503 | | BOGOTA | | 110621 | CO
= CL 45 SUR 23B 18 TO 2 AP 503 | | BOGOTA | | 110621 | CO
! CL 45 SUR 23 18 TO 2 AP 503 | | BOGOTA | | 110621 | CO
! CL 45 SUR 18 B 23 TO 2 AP 503 | | BOGOTA | | 110621 | CO
! CL 45 23 B 18 TO 2 AP 503 | | BOGOTA | | 110621 | CO
KR 7 BIS 12 34 | | BOGOTA | | 110311 | CO
= Carrera 7 Bis # 12-34 | | Bogotá | | 110311 | CO
! Carrera 7 # 12-34 | | Bogotá | | 110311 | CO
Ruta Provincial 11 Km 38,5 | | Dolores | Buenos Aires | B7100 | AR
= RP 11 Km 38.5 | | Dolores | Buenos Aires | 7100 | AR
KR 7 A 12 34 | | BOGOTA | | 110311 | CO
= Carrera 7A # 12-34 | | Bogotá | | 110311 | CO
! Carrera 7 # 12-34 | | Bogotá | | 110311 | CO
CL 45 NORTE 23 18 | | CALI | | 760001 | CO
= Calle 45 Norte # 23-18 | | Cali | | 760001 | CO
! Calle 45 # 23-18 | | Cali | | 760001 | CO
CL 45 ESTE 23 18 | | CALI | | 760001 | CO
= Calle 45 Este # 23-18 | | Cali | | 760001 | CO
CL 45 OESTE 23 18 | | CALI | | 760001 | CO
= Calle 45 Oeste # 23-18 | | Cali | | 760001 | CO
! Calle 45 Este # 23-18 | | Cali | | 760001 | CO
Calle 10 # 5-12 | | Cali | Valle del Cauca | 760044 | CO
= CL 10 5 12 | | Cali | Valle del Cauca | 760044 | CO
= Calle 10 N° 5-12 | | Cali | Valle del Cauca | 760044 | CO
! Calle 10 N # 5-12 | | Cali | Valle del Cauca | 760044 | CO
! Calle 10N # 5-12 | | Cali | Valle del Cauca | 760044 | CO
! Calle 10 Norte # 5-12 | | Cali | Valle del Cauca | 760044 | CO
! Calle 10 S # 5-12 | | Cali | Valle del Cauca | 760044 | CO
Calle 10 Norte # 5N-12 | | Cali | Valle del Cauca | 760045 | CO
! Calle 10 Norte # 5-12 | | Cali | Valle del Cauca | 760045 | CO
! Calle 10 # 5N-12 | | Cali | Valle del Cauca | 760045 | CO
Calle 45 Sur # 23B-18 Este | | Bogotá | | 111811 | CO
! Calle 45 # 23B-18 Este | | Bogotá | | 111811 | CO
Calle 60 # 491 | Centro | Mérida | Yuc. | 97000 | MX
= Calle 60 N° 491 | Centro | Mérida | Yuc. | 97000 | MX
! Calle 60 N # 491 | Centro | Mérida | Yuc. | 97000 | MX
! Calle 60 Norte # 491 | Centro | Mérida | Yuc. | 97000 | MX
1200, 5e Avenue | | Shawinigan | QC | G9T 2Z7 | CA
= 1200 5e Avenue | | Shawinigan | QC | G9T 2Z7 | CA
= 1200, 5e av. | | Shawinigan | QC | G9T 2Z7 | CA
= 1200 5th Avenue | | Shawinigan | QC | G9T 2Z7 | CA
= 1200, 5ième avenue | | Shawinigan | QC | G9T 2Z7 | CA
! 1200, 6e Avenue | | Shawinigan | QC | G9T 2Z7 | CA
! 1200, 5e Rue | | Shawinigan | QC | G9T 2Z7 | CA
! 12, 5e Avenue | | Shawinigan | QC | G9T 2Z7 | CA
12, 3e Rue Ouest, app. 4 | | Laval | QC | H7N 1A1 | CA
= 12 3e Rue O, app. 4 | | Laval | QC | H7N 1A1 | CA
! 12, 3e Rue Est, app. 4 | | Laval | QC | H7N 1A1 | CA
! 12, 3e Rue Ouest, app. 3 | | Laval | QC | H7N 1A1 | CA
1200 4e Rang | | Shawinigan | QC | G9T 2Z8 | CA
= 1200, 4e Rang | | Shawinigan | QC | G9T 2Z8 | CA
5, 2ème avenue | | Lyon | | 69001 | FR
= 5, 2e avenue | | Lyon | | 69001 | FR
= 5 2e avenue | | Lyon | | 69001 | FR
42 rue Pasteur | | Vitry-sur-Seine | | 94400 | FR
= 42 rue Pasteur | | VITRY S/SEINE | | 94400 | FR
= 42 rue Pasteur | | Vitry s/ Seine | | 94400 | FR
! 42 rue Pasteur | | VITRY S/MARNE | | 94400 | FR
Apdo. de Correos 117 | | Málaga | | 29080 | ES
= Aptdo. 117 | | Málaga | | 29080 | ES
= Aptdo. de Correos 117 | | Málaga | | 29080 | ES
! Aptdo. 118 | | Málaga | | 29080 | ES
Postbus 1234 | | Arnhem | | 6800 BA | NL
= Postb. 1234 | | Arnhem | | 6800 BA | NL
Locked Bag 12 | | Parramatta | NSW | 2124 | AU
= LKD BAG 12 | | PARRAMATTA | NSW | 2124 | AU
! LKD BAG 21 | | PARRAMATTA | NSW | 2124 | AU
ul. Nowa 3, klatka 2 | | Kraków | | 31-571 | PL
! ul. Nowa 3, III klatka | | Kraków | | 31-571 | PL
! ul. Nowa 3 | | Kraków | | 31-571 | PL
ul. Nowa 3 | | Kraków | | 31-571 | PL
! ul. Nowa 3, II klatka | | Kraków | | 31-571 | PL
`;
