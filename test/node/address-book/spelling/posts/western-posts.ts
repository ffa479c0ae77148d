/** North America and western Europe, as their posts print addresses. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const westernPosts = `
37-22 61st St | | Woodside | NY | 11377 | US
= 3722 61st Street | | Woodside | NY | 11377 | USA
! 37-32 61st St | | Woodside | NY | 11377 | US
! 37-22 62nd St | | Woodside | NY | 11377 | US
! 37-22 61st Rd | | Woodside | NY | 11377 | US
! 37 61st St | | Woodside | NY | 11377 | US
1600 Pennsylvania Ave NW | | Washington | DC | 20500 | US
= 1600 Pennsylvania Avenue Northwest | | Washington | D.C. | 20500-0003 | USA
= 1600 PENNSYLVANIA AVE N.W. | | WASHINGTON | District of Columbia | 20500 | US
! 1600 Pennsylvania Ave SE | | Washington | DC | 20500 | US
! 1600 Pennsylvania Ave NW Ste 4 | | Washington | DC | 20500 | US
PSC 802 Box 74 | | APO | AE | 09499 | US
= PSC 802, BOX 74 | | APO | AE | 09499-0074 | US
! PSC 802 Box 47 | | APO | AE | 09499 | US
! PSC 820 Box 74 | | APO | AE | 09499 | US
! CMR 802 Box 74 | | APO | AE | 09499 | US
HC 1 Box 18 | | Big Sandy | TX | 75755 | US
= HC1 Box 18 | | Big Sandy | Texas | 75755 | US
= Highway Contract 1 Box 18 | | Big Sandy | TX | 75755 | US
= Highway Contract Route 1, Box 18 | | Big Sandy | TX | 75755 | US
! RR 1 Box 18 | | Big Sandy | TX | 75755 | US
! HC 1 Box 81 | | Big Sandy | TX | 75755 | US
102 Main St # 3B | | Springfield | IL | 62701 | US
= 102 Main Street Apt 3B | | Springfield | IL | 62701 | US
= 102 Main St. Apartment 3-B | | Springfield | Illinois | 62701 | US
= Apt 3B, 102 Main St | | Springfield | IL | 62701 | US
= 102 Main St | Apt 3B | Springfield | IL | 62701 | US
= Ship to: 102 Main St Apt 3B | | Springfield | IL | 62701 | US
! 102 Main St # 3D | | Springfield | IL | 62701 | US
! 1023 Main St # B | | Springfield | IL | 62701 | US
! 102 Main St # 3B | | Springfield | MO | 65801 | US
N6W23001 Bluemound Rd | | Rolling Meadows | IL | 60008 | US
= N6 W23001 Bluemound Road | | Rolling Meadows | IL | 60008 | US
= N6W 23001 BLUEMOUND RD | | ROLLING MEADOWS | IL | 60008 | US
! N6W23001 Greenmount Rd | | Rolling Meadows | IL | 60008 | US
! N8W23001 Bluemound Rd | | Rolling Meadows | IL | 60008 | US
123 1/2 Maple St | | Dayton | OH | 45402 | US
= 123½ Maple Street | | Dayton | OH | 45402 | US
= 123-1/2 Maple St | | Dayton | OH | 45402 | US
! 123 Maple St | | Dayton | OH | 45402 | US
! 123 1/4 Maple St | | Dayton | OH | 45402 | US
4513 3rd Street Cir W | | Bradenton | FL | 34207 | US
= 4513 Third Street Circle West | | Bradenton | FL | 34207 | US
! 4513 3rd Street Ct W | | Bradenton | FL | 34207 | US
! 4513 3rd Street Cir E | | Bradenton | FL | 34207 | US
39.2 Rd | | Palisade | CO | 81526 | US
! 392 Rd | | Palisade | CO | 81526 | US
1050 County Rd 42 W | | Burnsville | MN | 55337 | US
= 1050 County Road 42 West | | Burnsville | MN | 55337 | US
= 1050 Co Rd 42 W | | Burnsville | MN | 55337 | US
= 1050 CR 42 W | | Burnsville | MN | 55337 | US
! 1050 County Rd 24 W | | Burnsville | MN | 55337 | US
! 1050 State Rd 42 W | | Burnsville | MN | 55337 | US
12 St Marys St | | Saint Paul | MN | 55101 | US
= 12 Saint Mary's Street | | St. Paul | MN | 55101 | US
! 12 St Marys Ct | | Saint Paul | MN | 55101 | US
5 Dr Martin Luther King Jr Blvd | | Newark | NJ | 07102 | US
= 5 Doctor Martin Luther King Junior Boulevard | | Newark | NJ | 7102 | US
= 5 Dr. M.L. King Jr. Blvd. | | Newark | NJ | 07102 | US
123 Calle Luna Apt 2 | Urb Las Gladiolas | San Juan | PR | 00926 | PR
= URB LAS GLADIOLAS | 123 CALLE LUNA APT 2 | SAN JUAN | PR | 00926-3232 | US
= Urb. Las Gladiolas, 123 Calle Luna, Apto. 2 | | San Juan | | 00926 | Puerto Rico
! 123 Calle Sol Apt 2 | Urb Las Gladiolas | San Juan | PR | 00926 | PR
! 123 Calle Luna Apt 2 | Urb Las Palmas | San Juan | PR | 00926 | PR
10-123 1/2 Main St NW | | Calgary | AB | T2N 1N4 | CA
= 123 1/2 Main Street NW Unit 10 | | Calgary | Alberta | T2N1N4 | Canada
= 10 - 123½ MAIN ST NW | | CALGARY | AB | T2N 1N4 | CA
! 11-123 1/2 Main St NW | | Calgary | AB | T2N 1N4 | CA
! 10-123 1/2 Main St SW | | Calgary | AB | T2N 1N4 | CA
1234 rue Saint-Denis app. 5 | | Montréal | QC | H2X 3K2 | CA
= 5-1234, rue St-Denis | | Montreal | Québec | H2X3K2 | Canada
= 1234 Saint-Denis St Apt 5 | | Montreal | Quebec | H2X 3K2 | Canada
! 1234 boul. Saint-Denis app. 5 | | Montréal | QC | H2X 3K2 | CA
! 1234 rue Sainte-Denise app. 5 | | Montréal | QC | H2X 3K2 | CA
! 1243 rue Saint-Denis app. 5 | | Montréal | QC | H2X 3K2 | CA
PO BOX 4001 STN A | | Victoria | BC | V8X 3X4 | CA
= P.O. Box 4001 Station A | | Victoria | BC | V8X3X4 | Canada
= CP 4001 SUCC A | | Victoria | BC | V8X 3X4 | CA
! PO BOX 4001 STN B | | Victoria | BC | V8X 3X4 | CA
! PO BOX 4010 STN A | | Victoria | BC | V8X 3X4 | CA
RR 6 STN MAIN | | Swift Current | SK | S9H 5R2 | CA
= R.R. #6 Station Main | | Swift Current | Saskatchewan | S9H5R2 | CA
! RR 5 STN MAIN | | Swift Current | SK | S9H 5R2 | CA
Flat 2, 25 Acacia Avenue | | Leeds | | LS1 4AP | GB
= 2/25 Acacia Ave | | Leeds | West Yorkshire | LS14AP | UK
= 25 Acacia Avenue, Flat 2 | | LEEDS | | ls1 4ap | United Kingdom
= Flat 2 | 25 Acacia Avenue | Leeds | | LS1 4AP | England
= Deliver to: Flat 2, 25 Acacia Avenue | | Leeds | | LS1 4AP | GB
! Flat 2, 23 Acacia Avenue | | Leeds | | LS1 4AP | GB
! Flat 2, 25 Acacia Road | | Leeds | | LS1 4AP | GB
! Flat 22, 5 Acacia Avenue | | Leeds | | LS1 4AP | GB
! Flat 2, 25 Acacia Avenue | | Leeds | | LS1 4AB | GB
! Flat 2A, 25 Acacia Avenue | | Leeds | | LS1 4AP | GB
The Old Rectory, Church Lane | Little Snoring | Fakenham | Norfolk | NR21 0JF | GB
= Old Rectory, Church Ln | Little Snoring | Fakenham | | NR21 0JF | GB
= The Old Rectory | Church Lane, Little Snoring | Fakenham | Norfolk | NR210JF | UK
! The Rectory, Church Lane | Little Snoring | Fakenham | Norfolk | NR21 0JF | GB
! The Old Vicarage, Church Lane | Little Snoring | Fakenham | Norfolk | NR21 0JF | GB
! The New Rectory, Church Lane | Little Snoring | Fakenham | Norfolk | NR21 0JF | GB
Unit 7 Victoria Works, 12-14 Mill Street | | Stockport | Cheshire | SK1 2HT | GB
= Unit 7, Victoria Works, 12–14 Mill St. | | Stockport | | SK1 2HT | GB
! Unit 1 Victoria Works, 12-14 Mill Street | | Stockport | Cheshire | SK1 2HT | GB
! Unit 7 Victoria Works, 12-16 Mill Street | | Stockport | Cheshire | SK1 2HT | GB
! Unit 7 Albert Works, 12-14 Mill Street | | Stockport | Cheshire | SK1 2HT | GB
3F2, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= Flat 3F2, 14 Marchmont Rd | | Edinburgh | Scotland | EH9 1HZ | UK
= 14 (3F2) Marchmont Road | | Edinburgh | | EH9 1HZ | UK
! 3F1, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! 2F2, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
! 3F2, 14 Marchmont Crescent | | Edinburgh | | EH9 1HZ | GB
Apt 4, The Elms, Mount Merrion Avenue | Blackrock | Co. Dublin | | A94 X2P6 | IE
= Apartment 4 The Elms, Mount Merrion Ave | | Blackrock | County Dublin | A94X2P6 | Ireland
! Apt 14, The Elms, Mount Merrion Avenue | Blackrock | Co. Dublin | | A94 X2P6 | IE
! Apt 4, The Oaks, Mount Merrion Avenue | Blackrock | Co. Dublin | | A94 X2P6 | IE
Hauptstraße 5 a | | Frankfurt am Main | | 60311 | DE
= Hauptstr. 5a | | Frankfurt/Main | | 60311 | Deutschland
= HAUPTSTRASSE 5A | | FRANKFURT A. M. | | D-60311 | Germany
= Haupt-Str. 5 A | | Frankfurt (Main) | Hessen | 60311 | DE
= Lieferadresse: Hauptstraße 5a | | Frankfurt am Main | | 60311 | DE
! Hauptstraße 5 b | | Frankfurt am Main | | 60311 | DE
! Hauptstraße 5 | | Frankfurt am Main | | 60311 | DE
! Hauptgasse 5 a | | Frankfurt am Main | | 60311 | DE
! Hauptstraße 5 a | | Frankfurt (Oder) | | 15230 | DE
Packstation 123, 1234567 | | Bonn | | 53113 | DE
= 1234567, Packstation 123 | | Bonn | | 53113 | DE
! Packstation 132, 1234567 | | Bonn | | 53113 | DE
! Packstation 123, 1234576 | | Bonn | | 53113 | DE
! Postfiliale 123, 1234567 | | Bonn | | 53113 | DE
Postfach 10 01 53 | | Hannover | | 30001 | DE
= Postfach 100153 | | Hannover | | 30001 | DE
= PF 10 01 53 | | Hannover | | D-30001 | DE
! Postfach 10 01 35 | | Hannover | | 30001 | DE
! Postfach 10 10 53 | | Hannover | | 30001 | DE
Berliner Straße 12, Hinterhaus, 3. OG links | | Leipzig | | 04105 | DE
= Berliner Str. 12, Hinterhaus, 3. Obergeschoss li. | | Leipzig | Sachsen | 4105 | DE
= Berliner Str. 12 HH 3. OG li | | Leipzig | | 04105 | DE
! Berliner Straße 12, Vorderhaus, 3. OG links | | Leipzig | | 04105 | DE
! Berliner Straße 12, Hinterhaus, 3. OG rechts | | Leipzig | | 04105 | DE
! Berliner Allee 12, Hinterhaus, 3. OG links | | Leipzig | | 04105 | DE
C 4, 12 | | Mannheim | | 68159 | DE
= C4, 12 | | Mannheim | | 68159 | DE
= C4 12 | | Mannheim | | D-68159 | DE
! C 4, 13 | | Mannheim | | 68159 | DE
! D 4, 12 | | Mannheim | | 68159 | DE
! C 5, 12 | | Mannheim | | 68159 | DE
Mariahilfer Straße 10/2/15 | | Wien | | 1070 | AT
= Mariahilfer Str. 10 / Stiege 2 / Tür 15 | | Wien | | A-1070 | Österreich
= Mariahilferstraße 10/2/15 | | Vienna | | 1070 | Austria
! Mariahilfer Straße 10/3/15 | | Wien | | 1070 | AT
! Mariahilfer Straße 10/2/16 | | Wien | | 1070 | AT
! Mariahilfer Straße 102/15 | | Wien | | 1070 | AT
! Mariahilfer Straße 10/2/15 | | Wien | | 1060 | AT
Rue du Rhône 65, case postale 3312 | | Genève 3 | | 1211 | CH
= 65, rue du Rhône, CP 3312 | | Geneva 3 | | CH-1211 | Suisse
! Rue du Rhône 56, case postale 3312 | | Genève 3 | | 1211 | CH
! Quai du Rhône 65, case postale 3312 | | Genève 3 | | 1211 | CH
Bahnhofstrasse 12 | | St. Gallen | | 9000 | CH
= Bahnhofstr. 12 | | Sankt Gallen | SG | CH-9000 | Schweiz
= Bahnhofstraße 12 | | Saint-Gall | | 9000 | Suisse
! Bahnhofplatz 12 | | St. Gallen | | 9000 | CH
! Bahnhofstrasse 12 | | St. Gallenkappel | | 8735 | CH
Städtle 22 | | Vaduz | | 9490 | LI
= Staedtle 22 | | Vaduz | | FL-9490 | Liechtenstein
! Städtle 22a | | Vaduz | | 9490 | LI
12 bis, avenue du Général de Gaulle | | Paris | | 75014 | FR
= 12 BIS AVENUE DU GENERAL DE GAULLE | | PARIS | | F-75014 | FRANCE
= 12bis av Général-de-Gaulle | | Paris 14e | | 75014 | FR
= Livrer à : 12 bis avenue du Général de Gaulle | | Paris | | 75014 | FR
! 12 ter, avenue du Général de Gaulle | | Paris | | 75014 | FR
! 12 avenue du Général de Gaulle | | Paris | | 75014 | FR
! 12 bis, place du Général de Gaulle | | Paris | | 75014 | FR
! 12 bis, avenue du Général Leclerc | | Paris | | 75014 | FR
Résidence Les Tilleuls, Bât. C, Appt 14, 3 rue Jean-Jaurès | | Lille | | 59000 | FR
= 3 rue Jean Jaurès, Rés. les Tilleuls, Bâtiment C, Apt 14 | | Lille | Nord | 59000 | FR
= APPT 14 BAT C RES LES TILLEULS | 3 RUE JEAN JAURES | LILLE | | 59000 | FR
! Résidence Les Tilleuls, Bât. B, Appt 14, 3 rue Jean-Jaurès | | Lille | | 59000 | FR
! Résidence Les Tilleuls, Bât. C, Appt 4, 3 rue Jean-Jaurès | | Lille | | 59000 | FR
! Résidence Les Acacias, Bât. C, Appt 14, 3 rue Jean-Jaurès | | Lille | | 59000 | FR
Lieu-dit Le Bourg | | Saint-Martin-de-Ré | | 17410 | FR
= LD LE BOURG | | ST MARTIN DE RE | | 17410 | FR
= lieudit Le Bourg | | St-Martin-de-Ré | Charente-Maritime | 17410 | France
! Lieu-dit Le Bourgneuf | | Saint-Martin-de-Ré | | 17410 | FR
BP 90432 | | Toulouse Cedex 4 | | 31009 | FR
= B.P. 90432 | | TOULOUSE CEDEX 04 | | 31009 | FR
! BP 90423 | | Toulouse Cedex 4 | | 31009 | FR
! CS 90432 | | Toulouse Cedex 4 | | 31009 | FR
Rue de la Loi 16 bte 3 | | Bruxelles | | 1000 | BE
= 16, rue de la Loi, boîte 3 | | Brussels | | B-1000 | Belgium
= Rue de la Loi 16/3 | | 1000 Bruxelles | | | BE
! Rue de la Loi 16 bte 5 | | Bruxelles | | 1000 | BE
! Rue du Roi 16 bte 3 | | Bruxelles | | 1000 | BE
! Rue de la Loi 163 | | Bruxelles | | 1000 | BE
Kerkstraat 24 | | Sint-Niklaas | | 9100 | BE
= Kerkstr. 24 | | St.-Niklaas | Oost-Vlaanderen | B-9100 | Belgium
! Kerkplein 24 | | Sint-Niklaas | | 9100 | BE
! Kerkstraat 24 bus 1 | | Sint-Niklaas | | 9100 | BE
Prins Hendrikkade 33-II | | Amsterdam | | 1012 TM | NL
= Prins Hendrikkade 33 II | | Amsterdam | Noord-Holland | 1012TM | Nederland
= Pr. Hendrikkade 33-2 | | Amsterdam | | NL-1012 TM | Netherlands
= Prins Hendrikkade 33 2hoog | | Amsterdam | | 1012 TM | NL
! Prins Hendrikkade 33-III | | Amsterdam | | 1012 TM | NL
! Prins Hendriklaan 33-II | | Amsterdam | | 1012 TM | NL
! Prins Bernhardkade 33-II | | Amsterdam | | 1012 TM | NL
Dorpsstraat 12 A | | 's-Gravenhage | | 2512 AB | NL
= Dorpsstr. 12a | | Den Haag | | 2512AB | NL
= Dorpsstraat 12-A | | The Hague | | 2512 AB | Netherlands
! Dorpsstraat 12 B | | 's-Gravenhage | | 2512 AB | NL
! Dorpsweg 12 A | | 's-Gravenhage | | 2512 AB | NL
! Dorpsstraat 12 A | | 's-Hertogenbosch | | 5211 AB | NL
12, rue de l'Alzette | | Esch-sur-Alzette | | L-4010 | LU
= 12 rue de l´Alzette | | Esch/Alzette | | 4010 | Luxembourg
! 12, rue de l'Alzette | | Luxembourg | | L-4010 | LU
! 21, rue de l'Alzette | | Esch-sur-Alzette | | L-4010 | LU
Calle Mayor, 12, 3.º izda. | | Madrid | | 28013 | ES
= C/ Mayor 12, 3º Izq | | Madrid | Madrid | 28013 | España
= c. Mayor n.º 12, piso 3 izquierda | | Madrid | | 28013 | Spain
= CL MAYOR 12 3 IZDA | | MADRID | | 28013 | ES
! Calle Mayor, 12, 3.º dcha. | | Madrid | | 28013 | ES
! Calle Mayor, 12, 4.º izda. | | Madrid | | 28013 | ES
! Plaza Mayor, 12, 3.º izda. | | Madrid | | 28013 | ES
! Calle Menor, 12, 3.º izda. | | Madrid | | 28013 | ES
Avda. de la Constitución, 5, esc. B, 2.º 1.ª | | Barcelona | | 08014 | ES
= Avenida Constitución 5 escalera B 2º 1ª | | Barcelona | Barcelona | 8014 | ES
! Avda. de la Constitución, 5, esc. A, 2.º 1.ª | | Barcelona | | 08014 | ES
! Avda. de la Constitución, 5, esc. B, 1.º 2.ª | | Barcelona | | 08014 | ES
Rua Augusta, 27, 2.º Esq. | | Lisboa | | 1100-048 | PT
= R. Augusta nº 27 2º Esquerdo | | Lisbon | | 1100048 | Portugal
= RUA AUGUSTA 27 2 ESQ | | LISBOA | | PT-1100-048 | PT
! Rua Augusta, 27, 2.º Dto. | | Lisboa | | 1100-048 | PT
! Rua Augusta, 27, 3.º Esq. | | Lisboa | | 1100-048 | PT
! Travessa Augusta, 27, 2.º Esq. | | Lisboa | | 1100-048 | PT
! Rua Augusto, 27, 2.º Esq. | | Lisboa | | 1100-048 | PT
Via Giuseppe Garibaldi 12/A int. 3 | | Reggio nell'Emilia | RE | 42121 | IT
= V. G. Garibaldi, 12A, interno 3 | | Reggio Emilia | | 42121 | Italia
= VIA GIUSEPPE GARIBALDI 12/a int 3 | | REGGIO EMILIA | RE | I-42121 | Italy
! Via Giuseppe Garibaldi 12/B int. 3 | | Reggio nell'Emilia | RE | 42121 | IT
! Viale Giuseppe Garibaldi 12/A int. 3 | | Reggio nell'Emilia | RE | 42121 | IT
! Via Anita Garibaldi 12/A int. 3 | | Reggio nell'Emilia | RE | 42121 | IT
! Via Giuseppe Garibaldi 12/A int. 8 | | Reggio nell'Emilia | RE | 42121 | IT
Corso Vittorio Emanuele II 45, Scala B | | Torino | TO | 10128 | IT
= C.so Vittorio Emanuele II, 45 sc. B | | Turin | | 10128 | Italia
= Corso Vittorio Emanuele 2, n. 45 scala B | | Torino | | 10128 | IT
! Corso Vittorio Emanuele III 45, Scala B | | Torino | TO | 10128 | IT
! Corso Vittorio Emanuele II 45, Scala A | | Torino | TO | 10128 | IT
24, Triq ir-Repubblika | | Valletta | | VLT 1117 | MT
= 24 Triq Ir Repubblika | | VALLETTA | | VLT 1117 | MT
! 42, Triq ir-Repubblika | | Valletta | | VLT 1117 | MT
! 24, Triq il-Merkanti | | Valletta | | VLT 1117 | MT
Via Piana 42 | | San Marino | | 47890 | SM
! Via Piana 24 | | San Marino | | 47890 | SM
12 Dr Martin Luther King Jr Blvd | | Tampa | FL | 33603 | US
= 12 Martin Luther King Blvd | | Tampa | FL | 33603 | US
= 12 MLK Blvd | | Tampa | FL | 33603 | US
= 12 Dr. M.L. King, Jr. Blvd. | | Tampa | FL | 33603 | US
= 12 M L King Junior Boulevard | | Tampa | FL | 33603 | US
! 12 Dr Martin Luther King Jr Dr | | Tampa | FL | 33603 | US
! 12 King Blvd | | Tampa | FL | 33603 | US
! 12 Martin Luther Blvd | | Tampa | FL | 33603 | US
88 Cumberland St TH 5 | | Toronto | ON | M4W 1J5 | CA
= TH 5 - 88 Cumberland St | | Toronto | ON | M4W 1J5 | CA
= 88 Cumberland Street, Townhouse 5 | | Toronto | ON | M4W 1J5 | CA
! 88 Cumberland St TH 6 | | Toronto | ON | M4W 1J5 | CA
! 88 Cumberland St PH 5 | | Toronto | ON | M4W 1J5 | CA
! 88 Cumberland St Unit 5 | | Toronto | ON | M4W 1J5 | CA
Units 4-6, Mill Lane | | Bury | | BL9 6AB | GB
= Unit 4-6, Mill Lane | | Bury | | BL9 6AB | GB
= Units 4-6 Mill Lane | | Bury | | BL9 6AB | GB
! Units 4-5, Mill Lane | | Bury | | BL9 6AB | GB
! Unit 4, Mill Lane | | Bury | | BL9 6AB | GB
! 4-6 Mill Lane | | Bury | | BL9 6AB | GB
12 route nationale 7 | | Nevers | | 58000 | FR
= 12 RN7 | | Nevers | | 58000 | FR
= 12 RN 7 | | Nevers | | 58000 | FR
! 12 RN17 | | Nevers | | 58000 | FR
! 12 RD7 | | Nevers | | 58000 | FR
12 route départementale 986 | | Nevers | | 58000 | FR
= 12 RD986 | | Nevers | | 58000 | FR
! 12 RD968 | | Nevers | | 58000 | FR
BP 12345 | | Nantes Cedex 1 | | 44001 | FR
= BP 12 345 | | Nantes Cedex 1 | | 44001 | FR
! BP 12 354 | | Nantes Cedex 1 | | 44001 | FR
! CS 12 345 | | Nantes Cedex 1 | | 44001 | FR
45 rue des Lilas, CS 80 123 | | Nantes Cedex 1 | | 44001 | FR
= 45 rue des Lilas, CS 80123 | | Nantes Cedex 1 | | 44001 | FR
! 45 rue des Lilas, CS 80132 | | Nantes Cedex 1 | | 44001 | FR
Lieu-dit Le Bourg | | Saint-Jean | | 31240 | FR
= Le Bourg | | Saint-Jean | | 31240 | FR
= LD Le Bourg | | Saint-Jean | | 31240 | FR
! Le Petit Bourg | | Saint-Jean | | 31240 | FR
12 lieu-dit Le Bourg | | Saint-Jean | | 31240 | FR
= 12 Le Bourg | | Saint-Jean | | 31240 | FR
! 12 rue du Bourg | | Saint-Jean | | 31240 | FR
Via Roma 5 | | Milano | MI | 20121 | IT
= Via Roma 5 | | Milano | Lombardia | 20121 | IT
= Via Roma civ. 5 | | Milano | | 20121 | IT
! Via Roma 5 | | Milano | TO | 20121 | IT
! Via Roma 5 | | Torino | Piemonte | 10121 | IT
Via Roma 5 | | Samone | TO | | IT
! Via Roma 5 | | Samone | TN | | IT
! Via Roma 5 | | Samone | Trentino | | IT
Flughafenstraße 1, Objekt 24 | | Schwechat | | 1300 | AT
= Objekt 24, Flughafenstr. 1 | | Schwechat | | 1300 | AT
= Flughafenstr. 1, Obj. 24 | | Schwechat | | 1300 | AT
! Flughafenstr. 1, Obj. 42 | | Schwechat | | 1300 | AT
! Flughafenstr. 1/24 | | Schwechat | | 1300 | AT
25 Birch Road, Flat 3 | | Leeds | | LS6 2AB | GB
= 25 Birch Road, Flat 3, Leeds LS6 2AB | | | | | GB
= 25 Birch Road Flat 3, Leeds LS6 2AB | | | | | UK
= Flat 3, 25 Birch Road, Leeds LS6 2AB | | | | | GB
! 25 Birch Road, Flat 2, Leeds LS6 2AB | | | | | GB
! 25 Birch Road, Leeds LS6 2AB | | | | | GB
12 rue Victor Hugo | | Brest | | 29200 | FR
= 12 rue V. Hugo | | Brest | | 29200 | FR
= 12 r. Victor-Hugo | | Brest | | 29200 | FR
! 12 place Victor Hugo | | Brest | | 29200 | FR
! 12 rue Victor | | Brest | | 29200 | FR
! 12 rue Hugo | | Brest | | 29200 | FR
12 bd Jean Jaurès | | Brest | | 29200 | FR
= 12 boulevard J. Jaurès | | Brest | | 29200 | FR
! 12 bd Jean Moulin | | Brest | | 29200 | FR
! 12 bd Jean | | Brest | | 29200 | FR
12 rue Antoine de Saint-Exupéry | | Brest | | 29200 | FR
= 12 rue A. de St-Exupéry | | Brest | | 29200 | FR
12 rue Pierre et Marie Curie | | Brest | | 29200 | FR
! 12 rue Pierre Curie | | Brest | | 29200 | FR
! 12 rue Marie Curie | | Brest | | 29200 | FR
37-55 74th Street, Apt 2B | | Jackson Heights | NY | 11372 | US
= 37-55 74th Street 2B | | Jackson Heights | NY | 11372 | USA
! 37-55 74th Street 2D | | Jackson Heights | NY | 11372 | USA
! 37-55 74th Street | | Jackson Heights | NY | 11372 | US
55 Saint Johns Place Apt 4R | | Brooklyn | NY | 11217 | US
= 55 St Johns Pl 4R | | Brooklyn | NY | 11217 | US
! 55 St Johns Pl 4L | | Brooklyn | NY | 11217 | US
1F2, 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
= 14 Marchmont Road 1F2 | | Edinburgh | | EH9 1HZ | GB
! 14 Marchmont Road 1F1 | | Edinburgh | | EH9 1HZ | GB
! 14 Marchmont Road | | Edinburgh | | EH9 1HZ | GB
100 W 72nd St Apt 5C | | New York | NY | 10023 | US
= 100 W 72nd St 5C | | New York | NY | 10023 | US
= 100 W 72nd Street, 5C | | New York | NY | 10023 | US
! 100 W 72nd St 5D | | New York | NY | 10023 | US
1200 Highway 5B | | Salem | OR | 97301 | US
! 1200 Highway, Apt 5B | | Salem | OR | 97301 | US
1200 County Road 5B | | Salem | OR | 97301 | US
! 1200 County Road, Unit 5B | | Salem | OR | 97301 | US
12 Avenue 4B | | Yuma | AZ | 85364 | US
! 12 Avenue, Apt 4B | | Yuma | AZ | 85364 | US
5678 Road 12A | | Madera | CA | 93636 | US
! 5678 Road, Apt 12A | | Madera | CA | 93636 | US
Rathmore House, Kilbride | Kilbride | Wicklow | Co. Wicklow | A67 X2F8 | IE
= Rathmore House | Kilbride | Wicklow | County Wicklow | A67X2F8 | Ireland
! Rathbeg House, Kilbride | Kilbride | Wicklow | Co. Wicklow | A67 X2F8 | IE
! Kilbride | Kilbride | Wicklow | Co. Wicklow | A67 X2F8 | IE
1234 4 Street NW | | Calgary | AB | T2M 3A1 | CA
= 1234 - 4 St NW | | Calgary | AB | T2M 3A1 | CA
= 1234 4th St NW | | Calgary | Alberta | T2M3A1 | CA
! 1234 - 4 St SW | | Calgary | AB | T2M 3A1 | CA
! 1234 - 4 Ave NW | | Calgary | AB | T2M 3A1 | CA
! 4 St NW, Unit 1234 | | Calgary | AB | T2M 3A1 | CA
302, 1234 - 4 Avenue SW | | Calgary | AB | T2P 3A1 | CA
= 302 - 1234 4 Ave SW | | Calgary | AB | T2P 3A1 | CA
= #302, 1234 - 4th Ave SW | | Calgary | AB | T2P 3A1 | CA
! 303, 1234 - 4 Avenue SW | | Calgary | AB | T2P 3A1 | CA
500 Industrial Blvd, Dock 4 | | Dayton | OH | 45402 | US
= 500 Industrial Boulevard Dock #4 | | Dayton | OH | 45402 | US
= 500 INDUSTRIAL BLVD DOCK 4 | | DAYTON | OH | 45402 | US
! 500 Industrial Blvd, Dock 5 | | Dayton | OH | 45402 | US
! 500 Industrial Blvd | | Dayton | OH | 45402 | US
12 Dock Street | | Dayton | OH | 45402 | US
! Dock 12 | | Dayton | OH | 45402 | US
100 Main St PMB 234 | | Reno | NV | 89501 | US
! 100 Main St | | Reno | NV | 89501 | US
! PMB 234 | | Reno | NV | 89501 | US
100 W 72nd St Apt 5C | | New York | NY | 10023 | US
= 100 W 72nd St. 5C | | New York | NY | 10023 | US
1200 Q Street NW, Apt 4B | | Sacramento | CA | 95811 | US
! 1200 Q Street NW, Apt 4C | | Sacramento | CA | 95811 | US
1200 Q Street, Apt 4B | | Sacramento | CA | 95811 | US
= 1200 Q St 4B | | Sacramento | CA | 95811 | US
! 1200 Q St 4C | | Sacramento | CA | 95811 | US
3500 S Avenue 4B | | Yuma | AZ | 85365 | US
! 3500 S Avenue, Apt 4B | | Yuma | AZ | 85365 | US
1200 Old Highway 5B | | Salem | OR | 97301 | US
! 1200 Old Highway, Unit 5B | | Salem | OR | 97301 | US
1200 Ranch Road 5B | | Salem | OR | 97301 | US
! 1200 Ranch Road, Unit 5B | | Salem | OR | 97301 | US
Unit 5, 12 St Clair Avenue West | | Toronto | ON | M4V 1L5 | CA
= 5 - 12 St Clair Ave W | | Toronto | ON | M4V 1L5 | CA
! 12 - 5 St Clair Ave W | | Toronto | ON | M4V 1L5 | CA
1234 4 Street NW | | Calgary | AB | T2M 3A1 | CA
= 1234-4 St NW | | Calgary | AB | T2M 3A1 | CA
Flat 2, Kilbride | Kilbride | Wicklow | | A67 X2F8 | IE
= Flat 2, Kilbride | | Wicklow | | A67 X2F8 | IE
! Flat 3, Kilbride | | Wicklow | | A67 X2F8 | IE
12 rue Foch | | Aire s/ l'Adour | | 40800 | FR
= 12 rue Foch | | Aire-sur-l'Adour | | 40800 | FR
= 12 rue Foch | | AIRE SUR L ADOUR | | 40800 | FR
12 rue Foch | | Saint Didier s/s Ecouves | | 61250 | FR
= 12 rue Foch | | Saint-Didier-sous-Écouves | | 61250 | FR
! 12 rue Foch | | Saint-Didier-sur-Écouves | | 61250 | FR
`;
