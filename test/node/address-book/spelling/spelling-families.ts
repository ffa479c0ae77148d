/**
 * Places as people write them, country by country: every writing in a family is the same place as every other one. A writing is
 * street | suburb | city | state | post code | country | building. Collected from what postal services print as examples, from
 * forms, web shops and letters; not from the rules.
 */
export type Family = readonly [string, string, ...string[]];

export const families: Readonly<Record<string, readonly Family[]>> = {
  Australia: [
    [
      'Unit 2, 45 High Road | | Fitzroy | VIC | 3065 | Australia',
      '2/45 High Rd | | Fitzroy | VIC | 3065 | Australia',
      'U2 45 High Rd | | FITZROY | Vic. | 3065 | AUSTRALIA',
      '45 High Road Unit 2 | | Fitzroy | Victoria | 3065 | AU',
      '45 High Rd, Unit 2 | | Fitzroy VIC | | 3065 | AUS',
      'Flat 2, 45 High Rd. | | Fitzroy VIC 3065 | | | Australia',
      'Apt. 2 / 45 High Rd | | Fitzroy | VIC | VIC 3065 | Australia',
      '#2, 45 High Road | Fitzroy | | VIC | 3065 | Australia',
      'Unit 2/45 High Road | | Fitzroy, VIC | | 3065 | Australia',
      'Unit No. 2, 45 High Road | | Fitzroy | VIC | 3065 | Australia',
      'UNIT 2 / 45 HIGH RD | | FITZROY | V.I.C. | 3065 | A.U.S.',
      '45 High Road | | Fitzroy | VIC | 3065 | Australia | Unit 2',
      '45 High Road | | Fitzroy | VIC | 3065 | Australia | U2',
      'Unit 2/45, High Road | | Fitzroy | VIC | 3065 | Commonwealth of Australia',
    ],
    [
      '12 Saint Kilda Road | St Kilda | Melbourne | VIC | 3182 | Australia',
      '12 St. Kilda Rd | Saint Kilda | Melbourne | VIC | 3182 | Australia',
      '12 St Kilda Rd | Melbourne | St. Kilda | Victoria | 3182 | Australia',
      '12, St.Kilda Road | | St Kilda, Melbourne | VIC | 3182 | Australia',
    ],
    [
      'Level 12, 1 Macquarie Place | | Sydney | NSW | 2000 | Australia',
      'Lvl 12/1 Macquarie Pl | | Sydney | N.S.W. | 2000 | Australia',
      '1 Macquarie Pl, 12th Floor | | Sydney | New South Wales | 2000 | Australia',
      'L12 1 Macquarie Place | | Sydney | nsw | 2000 | Australia',
      'Floor 12, 1 Macquarie Place | | Sydney NSW 2000 | | | Australia',
    ],
    [
      'Ground Floor, 88 Mount Street | | North Sydney | NSW | 2060 | Australia',
      'G/F 88 Mt St | | Nth Sydney | NSW | 2060 | Australia',
      '88 Mount St, Ground Level | | N. Sydney | NSW | 2060 | Australia',
    ],
    [
      "7 O'Connell Crescent | | Ballarat | VIC | 3350 | Australia",
      '7 OConnell Cres | | Ballarat | VIC | 3350 | Australia',
      '7 O Connell Cr | | Ballarat | VIC | 3350 | Australia',
      '7 O’Connell Cresc. | | Ballarat | VIC | 3350 | Australia',
    ],
    [
      'PO Box 123 | | Alice Springs | NT | 0870 | Australia',
      'P.O. Box 123 | | Alice Springs | Northern Territory | 0870 | Australia',
      'Post Office Box 123 | | Alice Springs NT | | 0870 | Australia',
      'P O Box No 123 | | Alice Springs | NT | 0870 | Australia',
      'POBox 123 | | Alice Springs | NT | 0870 | Australia',
    ],
    ['12-14 Station Street | | Ryde | NSW | 2112 | Australia', '12 – 14 Station St | | Ryde | NSW | 2112 | Australia'],
    ['12A Smith Terrace | | Unley | SA | 5061 | Australia', '12 A Smith Tce | | Unley | SA | 5061 | Australia'],
    [
      'Shop 3, 10 Main Street | | Perth | WA | 6000 | Australia',
      '10 Main St, Shop 3 | | Perth | WA | 6000 | Australia',
    ],
    [
      '4B/12 The Boulevard | | Ivanhoe | VIC | 3079 | Australia',
      'Apartment 4-B, 12 The Boulevarde | | Ivanhoe | VIC | 3079 | Australia',
      'Apt 4 B, 12 The Blvd | | Ivanhoe | VIC | 3079 | Australia',
    ],
    [
      'C/- Jo Smith, 9 Fort Hill Road | | Darwin | NT | 0800 | Australia',
      '9 Ft Hill Rd | | Darwin | NT | 0800 | Australia',
      'c/o Reception, 9 Fort Hill Rd | | Darwin | NT | 0800 | Australia',
    ],
  ],
  'New Zealand': [
    [
      '2/14 Ponsonby Road | Grey Lynn | Auckland | | 1011 | New Zealand',
      'Flat 2, 14 Ponsonby Rd | Grey Lynn | Auckland | | 1011 | Aotearoa',
      '14 Ponsonby Rd, Unit 2 | Auckland | Grey Lynn | | 1011 | N.Z.',
      'Flat 2/14 Ponsonby Road | | Grey Lynn, Auckland 1011 | | | NZL',
      'Unit 2, 14 Ponsonby Road | Grey Lynn | Tāmaki Makaurau | | 1011 | Aotearoa New Zealand',
    ],
    [
      '3 Waikāwā Terrace | | Ōtaki | | 5512 | New Zealand',
      '3 Waikawa Tce | | Otaki | | 5512 | NZ',
      '3 WAIKAWA TERR. | | OTAKI | | 5512 | nz',
    ],
    [
      '1 Mount Eden Road | Mount Eden | Auckland | | 1024 | New Zealand',
      '1 Mt Eden Rd | Mt. Eden | Auckland | | 1024 | New Zealand',
    ],
  ],
  'United Kingdom': [
    [
      'Flat 2, 45 High Road | | London | | N22 6BH | United Kingdom',
      '45 High Road, Flat 2 | | London | | n226bh | UK',
      '2/45 High Rd | | LONDON | | N22 6BH | Great Britain',
      'Apartment 2, 45 High Rd. | Wood Green | London | Greater London | N22 6BH | England',
      '45 High Road | Wood Green | London | | N22 6BH | G.B. | Flat 2',
    ],
    [
      '10 Downing Street | Westminster | London | | SW1A 2AA | United Kingdom',
      '10, Downing St | | London SW1A 2AA | | | U.K.',
      '10 Downing St. | | London | | SW1A-2AA | UNITED KINGDOM',
    ],
    [
      'Ground Floor Flat, 8 Saint Mary’s Road | | Leeds | West Yorkshire | LS7 3JX | United Kingdom',
      'Ground Floor, 8 St Marys Rd | | Leeds | | LS7 3JX | England',
    ],
    [
      '1 Harbour House, 4 Quay Road | | Whitby | | YO21 1HH | United Kingdom',
      'Flat 1, Harbour House, 4 Quay Rd | | Whitby | | YO21 1HH | UK',
      '4 Quay Road | | Whitby | | YO21 1HH | UK | Flat 1 Harbour House',
    ],
    [
      'Rose Cottage, Mill Lane | | Ely | | CB7 4AA | United Kingdom',
      'Mill Ln | | Ely | Cambs | CB7 4AA | UK | Rose Cottage',
    ],
    ['12b King’s Gardens | | Hove | | BN3 2PG | United Kingdom', '12 B Kings Gdns | | Hove | | BN3 2PG | UK'],
    [
      'Unit 7, 3 Saint John’s Court | | Cardiff | | CF10 1AA | Wales',
      'Unit 7, 3 St Johns Ct | | Caerdydd | | CF10 1AA | United Kingdom',
    ],
  ],
  Ireland: [
    [
      "Flat 4, 21 Saint Stephen's Green | | Dublin 2 | Co. Dublin | D02 X285 | Ireland",
      '21 St Stephens Green, Flat 4 | | Dublin 2 | | D02X285 | Éire',
      'Apt 4, 21 St. Stephen’s Grn | | DUBLIN 2 | | d02 x285 | Republic of Ireland',
    ],
  ],
  'United States': [
    [
      '123 North Main Street Apt 4B | | Boston | MA | 02116 | United States',
      '123 N. Main St #4B | | Boston | Massachusetts | 02116 | USA',
      '123 N Main St., Apartment 4-B | | BOSTON | Mass. | 02116-1234 | U.S.A.',
      '123 N Main St Unit 4B | | Boston, MA | | 02116 | US',
      '123 North Main St Ste 4B | | Boston MA 02116 | | | United States of America',
      '#4B 123 N Main St | | Boston | ma | 02116 | america',
      'Apt 4 B, 123 North Main Street | | Boston | MA | MA 02116 | the United States',
      '123 N Main St | | Boston | MA | 021161234 | USA | Apt. 4B',
    ],
    [
      '500 Fifth Avenue | | New York | NY | 10110 | United States',
      '500 5th Ave | | New York City | New York | 10110 | US',
      '500 5th Av. | Manhattan | New York, NY | | 10110-0001 | USA',
      '500 FIFTH AVE | | NYC | N.Y. | 10110 | USA',
    ],
    [
      '4242 Twenty-First Street Northwest | | Washington | DC | 20001 | United States',
      '4242 21st St NW | | Washington | D.C. | 20001 | USA',
      '4242 21st St. N.W. | | Washington DC | | 20001 | USA',
      '4242 Twenty First St North West | | Washington, D.C. | District of Columbia | 20001 | US',
    ],
    [
      '77 Saint James Boulevard | | Saint Louis | MO | 63101 | United States',
      '77 St. James Blvd | | St. Louis | Missouri | 63101 | USA',
      '77 St James Boul | | St Louis MO | | 63101 | USA',
    ],
    [
      '1143 County Road 14 | | Austin | TX | 78756 | United States',
      '1143 Co Rd 14 | | Austin | Texas | 78756 | USA',
      '1143 CR 14 | | Austin | Tex. | 78756 | USA',
    ],
    ['123½ Oak Street | | Reno | NV | 89501 | United States', '123 1/2 Oak St | | Reno | NV | 89501 | USA'],
    [
      'PO Box 12 | | Reno | NV | 89501 | United States',
      'P.O. BOX 12 | | RENO | NEVADA | 89501 | USA',
      'Post Office Box #12 | | Reno | Nev. | 89501 | USA',
    ],
    [
      '1 Martin Luther King Junior Drive | | Atlanta | GA | 30303 | United States',
      '1 MLK Jr Dr | | Atlanta | Georgia | 30303 | USA',
      '1 M.L. King Jr. Dr. | | Atlanta | GA | 30303 | USA',
    ],
    [
      '350 Mount Vernon Highway Suite 200, 3rd Floor | | Sandy Springs | GA | 30328 | United States',
      '350 Mt Vernon Hwy, Fl 3, Ste 200 | | Sandy Springs | GA | 30328 | USA',
      '350 Mt. Vernon Hwy Floor 3 Suite #200 | | Sandy Springs | GA | 30328 | USA',
    ],
  ],
  Canada: [
    [
      '10-123 Main Street NW | | Edmonton | AB | T5J 2G8 | Canada',
      'Unit 10, 123 Main St. Northwest | | Edmonton | Alberta | T5J2G8 | CA',
      '123 Main St NW Unit 10 | | Edmonton | Alta. | t5j-2g8 | CAN',
      '123 Main St N.W., Apt 10 | | Edmonton, AB | | T5J 2G8 | Canada',
    ],
    [
      '1250 René-Lévesque Blvd W Suite 2200 | | Montreal | Quebec | H3B4W8 | Canada',
      '1250 Rene Levesque Blvd West, Suite 2200 | | Montréal | Que. | H3B 4W8 | CANADA',
      '1250 boul. René-Lévesque O, bureau 2200 | | Montréal | QC | H3B 4W8 | Canada',
      '1250, boulevard René-Lévesque Ouest, bur. 2200 | | Montreal | Québec | H3B4W8 | Kanada',
    ],
    [
      '45-47 King Street West | | Toronto | ON | M5H 1J9 | Canada',
      '45 - 47 King St W | | Toronto | Ontario | M5H 1J9 | Canada',
    ],
  ],
  Germany: [
    [
      'Hauptstraße 12a | | München | Bayern | 80331 | Deutschland',
      'Hauptstr. 12 a | | Muenchen | | D-80331 | Germany',
      'Haupt Straße 12A | | Munich | Bavaria | 80331 | DE',
      'HAUPTSTRASSE 12 A | | MUNCHEN | | DE-80331 | BRD',
      'Haupt-Str. 12 a | | 80331 München | | | Bundesrepublik Deutschland',
      'Hauptstraße Nr. 12a | | München | | D 80331 | Allemagne',
      '12a Hauptstraße | | München | | 80331 | Alemania',
    ],
    [
      'Straße des 17. Juni 135 | Tiergarten | Berlin | | 10623 | Germany',
      'Str. des 17. Juni 135 | | Berlin | | 10623 | Deutschland',
      'Strasse des 17.Juni 135 | Berlin | Tiergarten | | 10623 | DE',
    ],
    [
      'Sankt-Anna-Platz 3 | | Görlitz | | 02826 | Germany',
      'St.-Anna-Pl. 3 | | Goerlitz | Sachsen | 02826 | Germany',
      'St. Anna Platz 3 | | Gorlitz | | 02826 | Germany',
    ],
    [
      'Dr.-Müller-Straße 8, 3. OG | | Köln | | 50667 | Germany',
      'Doktor-Mueller-Str. 8, 3. Stock | | Koeln | | 50667 | Germany',
      'Dr. Muller Str 8, 3.Etage | | Cologne | NRW | 50667 | Germany',
      'Doktor Müller Straße 8 3. Obergeschoss | | Köln | | 50667 | Germany',
    ],
    [
      'Bahnhofstraße 7, Wohnung 5 | | Frankfurt am Main | Hessen | 60329 | Germany',
      'Bahnhofstr. 7 Whg. 5 | | Frankfurt a.M. | | 60329 | Germany',
      'Bahnhof-Straße 7, Whg 5 | | Frankfurt/Main | | 60329 | Germany',
      'Bhf.-Str. 7, App. 5 | | Frankfurt | | 60329 | Germany',
    ],
    [
      'Postfach 12 34 56 | | Hamburg | | 20457 | Germany',
      'Postf. 123456 | | Hamburg | | 20457 | Deutschland',
      'PF 12 34 56 | | Hamburg | | 20457 | Deutschland',
    ],
    [
      'Mannheimer Straße 4–6 | | Halle (Saale) | | 06108 | Germany',
      'Mannheimer Str. 4 - 6 | | Halle | | 06108 | Germany',
      'Mannheimer Straße 4-6 | | Halle an der Saale | | 06108 | Germany',
    ],
    [
      'Friedrich-Ebert-Straße 20, Hinterhaus | | Kassel | | 34117 | Germany',
      'Friedr.-Ebert-Str. 20, Hinterhaus | | Kassel | | 34117 | Germany',
    ],
    ['Packstation 145 | | Berlin | | 10115 | Germany', 'DHL-Packstation 145 | | Berlin | | 10115 | Germany'],
  ],
  Austria: [
    [
      'Mariahilfer Straße 12/3/4 | | Wien | | 1070 | Österreich',
      'Mariahilfer Str. 12, Stiege 3, Tür 4 | | Vienna | | A-1070 | Austria',
      'Mariahilferstraße 12 Stg. 3 Tür 4 | | Wien | | 1070 | Oesterreich',
      'Mariahilfer Strasse 12/3/4 | | Wien | Wien | AT-1070 | Autriche',
    ],
    [
      'Getreidegasse 9/5 | | Salzburg | | 5020 | Austria',
      'Getreideg. 9, Top 5 | | Salzburg | | 5020 | Austria',
      'Getreidegasse 9 Tür 5 | | Salzburg | | A-5020 | Austria',
    ],
  ],
  Switzerland: [
    [
      'Bahnhofstrasse 15 | | Zürich | ZH | 8001 | Schweiz',
      'Bahnhofstr. 15 | | Zurich | | CH-8001 | Switzerland',
      'Bahnhofstraße 15 | | Zuerich | Zürich | 8001 | Suisse',
      'Bahnhofstrasse 15 | | Zürich ZH | | 8001 | Svizzera',
    ],
    [
      "12, rue de l'Église | | Genève | GE | 1204 | Suisse",
      'Rue de l’Eglise 12 | | Geneva | | 1204 | Switzerland',
      "r. de l'Église 12 | | Genf | | CH-1204 | CH",
    ],
    ['Via San Gottardo 5A | | Lugano | TI | 6900 | Svizzera', 'V. S. Gottardo 5a | | Lugano | Ticino | 6900 | Schweiz'],
  ],
  France: [
    [
      '12 rue de la Paix | | Paris | | 75002 | France',
      '12, r. de la Paix | | PARIS | | F-75002 | FR',
      '12 RUE DE LA PAIX | | PARIS 2e | | 75002 | FRANCE',
      '12 rue de la Paix | | Paris 02 | Île-de-France | 75002 | Frankreich',
      '12, rue de la Paix | 2e arrondissement | Paris | | 75002 | France',
      'rue de la Paix 12 | | Paris CEDEX 02 | | 75002 | République française',
    ],
    [
      '8 bis avenue du Général Leclerc | | Lyon | | 69007 | France',
      '8bis av. du Gal Leclerc | | Lyon 7ème | | 69007 | France',
      '8 BIS AVE GENERAL LECLERC | | LYON | | 69007 | France',
      '8, bis, av du Gén. Leclerc | | Lyon | | 69007 | France',
    ],
    [
      "3 impasse de l'Église | | Nîmes | | 30000 | France",
      '3 imp. de l’Eglise | | Nimes | | 30000 | France',
      '3, Imp de l Eglise | | Nîmes | Gard | 30000 | France',
    ],
    [
      '44 boulevard Saint-Michel, bâtiment B, appartement 12 | | Paris | | 75006 | France',
      '44 bd St Michel Bât. B Appt 12 | | Paris | | 75006 | France',
      'Apt 12, Bat B, 44 bld St-Michel | | Paris | | 75006 | France',
    ],
    [
      '5 rue Jean-Jaurès, 3e étage | | Lille | | 59000 | France',
      '5 r Jean Jaures 3ème étage | | Lille | | 59000 | France',
      '5, rue Jean Jaurès, étage 3 | | Lille | | 59000 | France',
    ],
    [
      'BP 123 | | Bordeaux CEDEX | | 33000 | France',
      'B.P. 123 | | Bordeaux | | 33000 | France',
      'Boîte postale 123 | | BORDEAUX | | 33000 | France',
    ],
    ['17 place Sainte-Anne | | Rennes | | 35000 | France', '17 pl. Ste Anne | | Rennes | | 35000 | France'],
    ['12B chemin des Vignes | | Dijon | | 21000 | France', '12 B che. des Vignes | | Dijon | | 21000 | France'],
  ],
  Belgium: [
    [
      'Kerkstraat 12 bus 3 | | Antwerpen | | 2000 | België',
      'Kerkstr. 12/3 | | Anvers | | B-2000 | Belgium',
      'Kerkstraat 12 b3 | | Antwerp | | BE-2000 | Belgique',
      'Kerkstraat 12, box 3 | | ANTWERPEN | Antwerpen | 2000 | Belgien',
    ],
    [
      "Rue de l'Église 7 boîte 12 | | Bruxelles | | 1000 | Belgique",
      'Rue de l’Eglise 7 bte 12 | | Brussel | | 1000 | Belgium',
      "7, r. de l'Église bte 12 | | Brussels | | B-1000 | BE",
      "Rue de l'Eglise 7/12 | | Bruxelles/Brussel | | 1000 | Belgique",
    ],
  ],
  Luxembourg: [
    [
      '12, rue de la Gare | | Luxembourg | | L-1234 | Luxembourg',
      '12 r. de la Gare | | Luxembourg-Ville | | 1234 | Luxemburg',
      'Rue de la Gare 12 | | Lëtzebuerg | | LU-1234 | Grand-Duché de Luxembourg',
    ],
  ],
  Netherlands: [
    [
      'Prinsengracht 263-2 | | Amsterdam | | 1016 GV | Nederland',
      'Prinsengr. 263 2 | | AMSTERDAM | NH | 1016GV | Netherlands',
      'Prinsengracht 263/2 | | Amsterdam | | NL-1016 GV | The Netherlands',
      'Prinsengracht 263 - 2 | | Amsterdam | | 1016 gv | Holland',
    ],
    [
      'Burgemeester van Tuyllplein 12 A | | Den Haag | | 2512 AB | Nederland',
      "Burg. v. Tuyllplein 12a | | 's-Gravenhage | | 2512AB | NL",
      'Burgemeester van Tuyllplein 12-A | | The Hague | | 2512 AB | Niederlande',
    ],
    [
      'Sint Jansstraat 4 | | Utrecht | | 3511 AA | Nederland',
      'St. Jansstr. 4 | | Utrecht | | 3511AA | Nederland',
      'Sint-Jansstraat 4 | | UTRECHT | | 3511 AA | NLD',
    ],
    ['Dorpslaan 9 | | Ede | | 6711 AB | Nederland', 'Dorpsln 9 | | Ede | Gelderland | 6711AB | Nederland'],
    ['Postbus 123 | | Zwolle | | 8000 AC | Nederland', 'POSTBUS 123 | | ZWOLLE | | 8000AC | NL'],
  ],
  Italy: [
    [
      'Via Roma 5/A | | Milano | MI | 20121 | Italia',
      'V. Roma, 5A | | Milan | | I-20121 | Italy',
      'via Roma n. 5 A | | Milano (MI) | | 20121 | IT',
      'Via Roma, 5/a | | MILANO MI | | IT-20121 | Italien',
      'VIA ROMA N.5/A | | Milano | Milano | 20121 | Repubblica Italiana',
    ],
    [
      "Piazza dell'Orso 12, interno 3, scala B | | Torino | TO | 10121 | Italia",
      'P.za dell’Orso 12 int. 3 sc. B | | Turin | | 10121 | Italy',
      'P.zza dell Orso, 12, scala B, int 3 | | Torino | | 10121 | Italia',
    ],
    [
      'Corso Vittorio Emanuele II 22 | | Napoli | NA | 80121 | Italia',
      'C.so Vittorio Emanuele II, 22 | | Naples | | 80121 | Italy',
      'C.so V. Emanuele II n° 22 | | Napoli | | 80121 | Italia',
    ],
    ['Viale San Marco 8 | | Venezia | VE | 30171 | Italia', 'V.le S. Marco 8 | | Venice | | 30171 | Italy'],
    [
      'Via XX Settembre 10 | | Roma | RM | 00187 | Italia',
      'Via 20 Settembre, 10 | | Rome | | 00187 | Italy',
      'Via Venti Settembre 10 | | Roma | | 00187 | Italia',
    ],
    [
      'Largo Augusto 1, 3° piano | | Milano | MI | 20122 | Italia',
      'L.go Augusto, 1 - piano 3 | | Milano | | 20122 | Italia',
      'L.go Augusto 1, piano 3 | | Milano | | 20122 | Italia',
    ],
    ['Casella Postale 45 | | Bari | BA | 70121 | Italia', 'C.P. 45 | | Bari | | 70121 | Italy'],
  ],
  Spain: [
    [
      'Calle Mayor 5, 3º B | | Madrid | Madrid | 28013 | España',
      'C/ Mayor, 5, 3.º B | | Madrid | | 28013 | Spain',
      'C. Mayor nº 5, 3ºB | | MADRID | | E-28013 | Espagne',
      'Calle Mayor núm. 5, piso 3, puerta B | | Madrid | | 28013 | ES',
      'c/Mayor 5 - 3º B | | Madrid | | 28013 | Spanien',
      'Calle Mayor, 5, 3 B | | Madrid | | 28013 | Reino de España',
    ],
    [
      'Avenida de la Constitución 12, bajo izquierda | | Sevilla | | 41001 | España',
      'Avda. Constitución, 12, bajo izda. | | Seville | | 41001 | Spain',
      'Av. de la Constitucion 12 Bajo Izq. | | Sevilla | | 41001 | España',
    ],
    [
      'Plaza de San Juan s/n | | Zaragoza | | 50003 | España',
      'Pza. S. Juan s/n | | Saragossa | | 50003 | Spain',
      'Pl. de San Juan, S/N | | Zaragoza | | 50003 | España',
    ],
    [
      'Paseo de Gracia 43 | | Barcelona | | 08007 | España',
      'P.º de Gracia, 43 | | Barcelona | | 08007 | Spain',
      'Pº Gracia 43 | | BARCELONA | | 08007 | España',
      'Passeig de Gràcia 43 | | Barcelona | | 08007 | Espanya',
      'Pg. de Gracia, 43 | | Barcelona | Catalunya | 08007 | Spain',
    ],
    [
      'Apartado de Correos 123 | | Bilbao | | 48001 | España',
      'Apdo. 123 | | Bilbo | | 48001 | Spain',
      'Apdo. de Correos 123 | | Bilbao | Vizcaya | 48001 | España',
    ],
    [
      'Carretera Nacional 340, km 5 | | Málaga | | 29004 | España',
      'Ctra. Nacional 340 km. 5 | | Malaga | | 29004 | España',
    ],
  ],
  Andorra: [
    [
      'Carrer Major 5 | | Andorra la Vella | | AD500 | Andorra',
      'C/ Major, 5 | | Andorra la Vella | | AD 500 | AD',
      'C. Major 5 | | Andorra la Vella | | 500 | AND',
    ],
  ],
  Portugal: [
    [
      'Rua Augusta 12, 3º Esq. | | Lisboa | | 1100-053 | Portugal',
      'R. Augusta, nº 12 - 3º Esq | | Lisbon | | 1100053 | PT',
      'Rua Augusta n.º 12, 3.º Esquerdo | | LISBOA | | P-1100-053 | Portugal',
      'R Augusta 12 3 Esq | | Lisboa | Lisboa | 1100 053 | PRT',
    ],
    [
      'Avenida da Liberdade 110, R/C Dto | | Lisboa | | 1269-046 | Portugal',
      'Av. da Liberdade, 110, rés-do-chão direito | | Lisboa | | 1269-046 | Portugal',
      'Avª Liberdade 110 r/c Dtº | | Lisboa | | 1269046 | Portugal',
    ],
    [
      'Travessa de Santo António 4 | | Porto | | 4000-001 | Portugal',
      'Tv. Sto. António, 4 | | Oporto | | 4000-001 | Portugal',
    ],
  ],
  Brazil: [
    [
      'Rua São José, 123 - Apto 45 | Centro | Rio de Janeiro | RJ | 20010-020 | Brasil',
      'R. S. José 123, ap. 45 | Centro | Rio de Janeiro | Rio de Janeiro | 20010020 | Brazil',
      'Rua São José nº 123 apartamento 45 | Centro | Rio de Janeiro - RJ | | 20010-020 | BR',
    ],
    [
      'Avenida Paulista 1578, Bloco B, Sala 12 | Bela Vista | São Paulo | SP | 01310-200 | Brasil',
      'Av. Paulista, 1578 - Bl. B - Sl. 12 | Bela Vista | Sao Paulo | São Paulo | 01310200 | Brazil',
    ],
  ],
  Mexico: [
    [
      'Avenida Insurgentes Sur 123 Int. 4 | Roma Norte | Ciudad de México | CDMX | 06700 | México',
      'Av. Insurgentes Sur #123, Interior 4 | Roma Norte | CDMX | D.F. | C.P. 06700 | Mexico',
      'Av Insurgentes Sur No. 123 int 4 | Roma Norte | Mexico City | | 06700 | MX',
    ],
  ],
  Colombia: [
    [
      'Carrera 7 # 12-34 | | Bogotá | | 110311 | Colombia',
      'Cra. 7 No. 12-34 | | Bogotá D.C. | | 110311 | CO',
      'Kr 7 Nº 12 - 34 | | Bogota | | 110311 | COL',
    ],
  ],
  Denmark: [
    [
      'Vesterbrogade 12, 3. tv. | | København V | | 1620 | Danmark',
      'Vesterbrogd. 12, 3 tv | | Kbh. V | | DK-1620 | Denmark',
      'Vesterbrog. 12 3.tv | | Copenhagen V | | 1620 | DK',
      'Vesterbrogade 12, 3. sal tv | | Koebenhavn V | | 1620 | Dänemark',
      'Vesterbrogade 12, 3. til venstre | | Kobenhavn V | | 1620 | Daenemark',
    ],
    [
      'Skt. Annæ Plads 5, st. th. | | København K | | 1250 | Danmark',
      'Sankt Annæ Plads 5, stuen th | | København K | | 1250 | Danmark',
      'Sct. Annae Pl. 5, st th | | Kobenhavn K | | 1250 | Danmark',
    ],
    [
      'Ørstedsvej 8 | | Århus C | | 8000 | Danmark',
      'Oerstedsvej 8 | | Aarhus C | | 8000 | Danmark',
      'Orstedsv. 8 | | Arhus C | | 8000 | Danmark',
    ],
  ],
  Sweden: [
    [
      'Storgatan 12 B lgh 1203 | | Göteborg | | 411 24 | Sverige',
      'Storg. 12B, lgh. 1203 | | Gothenburg | | SE-411 24 | Sweden',
      'Stor Gatan 12 B, lägenhet 1203 | | Goteborg | | S-41124 | Suecia',
    ],
    [
      'Sankt Eriksgatan 5, 3 tr | | Stockholm | | 112 39 | Sverige',
      'S:t Eriksgatan 5 3tr | | STOCKHOLM | | 11239 | SE',
      'St. Eriksg. 5, 3 trappor | | Sthlm | | 112 39 | Schweden',
    ],
    ['Norra Vägen 7 | | Malmö | | 211 20 | Sverige', 'N. Vägen 7 | | Malmoe | | 21120 | Sverige'],
    ['Box 123 | | Umeå | | 901 07 | Sverige', 'BOX 123 | | UMEA | | 90107 | Sweden'],
  ],
  Norway: [
    [
      'Karl Johans gate 12 | | Oslo | | 0154 | Norge',
      'Karl Johans gt. 12 | | OSLO | | N-0154 | Norway',
      'Karl Johansgate 12 | | Oslo | | NO-0154 | Norwegen',
    ],
    [
      'Skoleveien 5A | | Bergen | | 5003 | Norge',
      'Skolevn. 5 A | | Bergen | | 5003 | Norge',
      'Skolev. 5a | | Bergen | | 5003 | Noreg',
    ],
    ['Ålesundsvegen 3 | | Ålesund | | 6002 | Norge', 'Aalesundsvegen 3 | | Aalesund | | 6002 | Norge'],
    [
      'Postboks 45 | | Tromsø | | 9008 | Norge',
      'Pb. 45 | | Tromsoe | | 9008 | Norge',
      'P.b. 45 | | Tromso | | 9008 | Norge',
    ],
  ],
  Finland: [
    [
      'Mannerheimintie 12 A 5 | | Helsinki | | 00100 | Suomi',
      'Mannerheimint. 12 A 5 | | Helsingfors | | FI-00100 | Finland',
      'Mannerheimintie 12A, as. 5 | | HELSINKI | | FIN-00100 | Finnland',
    ],
    [
      'Hämeenkatu 3 | | Tampere | | 33100 | Suomi',
      'Hämeenk. 3 | | Tammerfors | | 33100 | Finland',
      'Hameenkatu 3 | | Tampere | | 33100 | FI',
    ],
    ['PL 12 | | Turku | | 20101 | Suomi', 'PL12 | | Åbo | | 20101 | Finland'],
  ],
  Poland: [
    [
      'ul. Marszałkowska 12/5 | | Warszawa | | 00-950 | Polska',
      'Marszałkowska 12 m. 5 | | Warsaw | | 00950 | Poland',
      'ulica Marszalkowska 12 m 5 | | WARSZAWA | mazowieckie | PL-00-950 | PL',
      'ul Marszałkowska 12 lok. 5 | | Warszawa | | 00 950 | Polen',
      'Marszałkowska 12/5 | | Warschau | | 00-950 | Pologne',
    ],
    [
      'Aleja Jana Pawła II 3 | | Kraków | | 31-864 | Polska',
      'al. Jana Pawła II 3 | | Krakow | | 31864 | Poland',
      'Al. Jana Pawla II 3 | | Cracow | | 31-864 | Polska',
    ],
    ['Plac Świętego Jana 4 | | Łódź | | 90-001 | Polska', 'pl. św. Jana 4 | | Lodz | | 90-001 | Polska'],
  ],
  Czechia: [
    [
      'náměstí Míru 123/4 | | Praha 2 | | 120 00 | Česká republika',
      'nám. Míru 123/4 | | Praha 2 | | 12000 | Czech Republic',
      'Nam. Miru 123/4 | | PRAHA 2 | | CZ-120 00 | Tschechien',
      'Náměstí Míru č.p. 123/4 | | Praha 2 | | 120 00 | ČR',
      'nám. Míru 123/4 | Vinohrady | Praha 2 | | 120 00 | Czechia',
    ],
    ['třída Svobody 8 | | Olomouc | | 779 00 | Česko', 'tř. Svobody 8 | | Olomouc | | 77900 | CZ'],
  ],
  Slovakia: [
    [
      'Námestie SNP 5 | | Bratislava | | 811 06 | Slovensko',
      'Nám. SNP 5 | | Bratislava | | 81106 | Slovakia',
      'Nam. SNP č. 5 | | BRATISLAVA | | SK-811 06 | Slovenská republika',
    ],
  ],
  Hungary: [
    [
      'Kossuth Lajos utca 12. 3. em. 4. | | Budapest | | 1053 | Magyarország',
      'Kossuth Lajos u. 12. 3. emelet 4. | | Budapest | | H-1053 | Hungary',
    ],
  ],
  Romania: [
    [
      'Strada Victoriei nr. 5, bl. A2, sc. B, et. 3, ap. 12 | | București | | 010061 | România',
      'Str. Victoriei 5 bloc A2 scara B etaj 3 apartament 12 | | Bucharest | | 010061 | Romania',
    ],
  ],
  Turkey: [
    [
      'Atatürk Caddesi No: 5/12 | Kadıköy | İstanbul | | 34710 | Türkiye',
      'Atatürk Cad. No:5 D:12 | Kadıköy | İstanbul | | 34710 | Turkey',
      'Ataturk Cd. 5 Daire 12 | Kadikoy | Istanbul | | TR-34710 | Türkei',
    ],
  ],
  Russia: [
    [
      'ул. Ленина, д. 5, корп. 2, кв. 12 | | Москва | | 119021 | Россия',
      'улица Ленина, дом 5, корпус 2, квартира 12 | | г. Москва | | 119021 | Russia',
      'Ленина ул., 5к2, кв.12 | | Moscow | | 119021 | РФ',
      'УЛ. ЛЕНИНА Д.5 КОРП.2 КВ.12 | | МОСКВА | | 119021 | Российская Федерация',
    ],
    [
      'Невский проспект, 28 | | Санкт-Петербург | | 191186 | Россия',
      'Невский пр-т, д. 28 | | СПб | | 191186 | Russia',
      'Невский пр-кт 28 | | St. Petersburg | | 191186 | RU',
    ],
  ],
  Ukraine: [
    [
      'вулиця Хрещатик, будинок 22, квартира 7 | | Київ | | 01001 | Україна',
      'вул. Хрещатик, 22, кв. 7 | | м. Київ | | 01001 | Ukraine',
      'Хрещатик 22 кв 7 | | Kyiv | | 01001 | UA',
    ],
  ],
  Greece: [
    [
      'Λεωφόρος Αλεξάνδρας 12 | | Αθήνα | | 114 73 | Ελλάδα',
      'Λεωφ. Αλεξανδρας 12 | | ΑΘΗΝΑ | | 11473 | Greece',
      'ΛΕΩΦΟΡΟΣ ΑΛΕΞΑΝΔΡΑΣ 12 | | Athens | | GR-114 73 | Ελλάς',
    ],
  ],
  Japan: [
    [
      '神宮前3丁目12番5号 | | 渋谷区 | 東京都 | 150-0001 | 日本',
      '神宮前三丁目12-5 | | 渋谷区 | 東京都 | 1500001 | Japan',
      '神宮前３－１２－５ | | 東京都渋谷区 | | 〒150-0001 | JP',
      '東京都渋谷区神宮前3-12-5 | | 渋谷区 | 東京都 | 150-0001 | Japan',
      '神宮前３丁目１２の５ | | 渋谷区 | | １５０−０００１ | JPN',
      '神宮前 3-12-5 | 渋谷区 | 東京都 | | 150-0001 | ニッポン',
    ],
    [
      '栄2-3-4 渋谷ビル5階501号室 | | 名古屋市中区 | 愛知県 | 460-0008 | Japan',
      '栄2丁目3番4号 | | 名古屋市中区 | 愛知県 | 460-0008 | Japan | 渋谷ビル 5F 501',
      '栄二丁目3-4 渋谷ビル５Ｆ５０１号室 | | 名古屋市 中区 | 愛知県 | 4600008 | 日本',
    ],
    [
      '梅田2-4-9-405 | | 大阪市北区 | 大阪府 | 530-0001 | Japan',
      '梅田2丁目4番9号405号室 | | 大阪府大阪市北区 | | 530-0001 | Japan',
    ],
    [
      '3-12-5 Jingumae | | Shibuya-ku | Tokyo | 150-0001 | Japan',
      'Jingumae 3-12-5 | | Shibuya | Tokyo | 1500001 | Japan',
      '3-chome 12-5 Jingumae | | Shibuya City | | 150-0001 | JAPAN',
    ],
    [
      '一番町7-4 | | 仙台市青葉区 | 宮城県 | 980-0811 | Japan',
      '一番町７番４号 | | 仙台市青葉区 | 宮城県 | 980-0811 | Japan',
    ],
  ],
  'South Korea': [
    [
      '테헤란로 152, 3층 301호 | | 강남구 | 서울특별시 | 06236 | 대한민국',
      '테헤란로152 3층 301호 | | 서울 강남구 | | 06236 | South Korea',
      '테헤란로 152번지 3층 301호 | 강남구 | 서울시 | | 06236 | Korea',
    ],
    [
      '박산89길 221, 106동 1005호 | | 연수구 | 인천광역시 | 21566 | KR',
      '박산89길 221 106동 1005호 | | 인천 연수구 | | 21566 | 한국',
    ],
  ],
  China: [
    [
      '建国路88号A座1201室 | | 北京市朝阳区 | | 100022 | 中国',
      '建国路 88 号 A 座 1201 室 | 朝阳区 | 北京 | | 100022 | China',
      '建国路８８号Ａ座１２０１室 | | 北京市 朝阳区 | | 100022 | PRC',
    ],
    [
      '南京西路123弄45号6楼 | 静安区 | 上海市 | | 200041 | 中国',
      '南京西路123弄45号6层 | 静安区 | 上海 | | 200041 | CN',
    ],
  ],
  Taiwan: [
    [
      '忠孝東路四段123號5樓之2 | 大安區 | 台北市 | | 106 | 台灣',
      '忠孝東路4段123號5樓-2 | 大安區 | 臺北市 | | 106 | Taiwan',
    ],
  ],
  'Hong Kong': [
    [
      '12/F, Flat B, 88 Nathan Road | Tsim Sha Tsui | Kowloon | | | Hong Kong',
      'Flat B, 12th Floor, 88 Nathan Rd | Tsim Sha Tsui | Kowloon | | 000000 | HK',
      'Flat B 12/F 88 Nathan Road | | Tsim Sha Tsui, Kowloon | | 999077 | Hong Kong SAR',
    ],
  ],
  Singapore: [
    [
      '123 Ang Mo Kio Avenue 3 #05-12 | | Singapore | | 560123 | Singapore',
      'Blk 123 Ang Mo Kio Ave 3 #05-12 | | Singapore | | S560123 | SG',
      'Block 123, Ang Mo Kio Ave 3, Unit 05-12 | | Singapore | | 560123 | SGP',
    ],
  ],
  Malaysia: [
    [
      '12, Jalan Ampang | | Kuala Lumpur | | 50450 | Malaysia',
      'No. 12, Jln Ampang | | KL | | 50450 | MY',
      'No 12 Jl. Ampang | | K.L. | | 50450 | MYS',
    ],
  ],
  Thailand: [
    [
      '15/7 ถนนสุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพมหานคร | 10110 | ประเทศไทย',
      '15/7 ถ.สุขุมวิท | คลองเตยเหนือ | วัฒนา | กทม. | 10110 | ไทย',
      'เลขที่ ๑๕/๗ ถ. สุขุมวิท | แขวงคลองเตยเหนือ | เขตวัฒนา | กรุงเทพฯ | ๑๐๑๑๐ | Thailand',
    ],
    [
      '15/7 Sukhumvit Road | Khlong Toei Nuea | Watthana | Bangkok | 10110 | Thailand',
      '15/7 Sukhumvit Rd. | Khlong Toei Nuea | Watthana | | 10110 | TH',
    ],
  ],
  India: [
    [
      'Flat No. 4, 12 Mahatma Gandhi Road | Fort | Mumbai | Maharashtra | 400001 | India',
      '12 M.G. Road, Flat 4 | Fort | Bombay | MH | 400 001 | IN',
      '#4, 12 MG Rd | Fort | Mumbai | | PIN 400001 | Bharat',
    ],
  ],
  'South Africa': [
    ['12 Long Street | | Cape Town | | 8001 | South Africa', '12 Long St | | Kaapstad | Western Cape | 8001 | RSA'],
  ],
  'United Arab Emirates': [
    [
      'PO Box 1234 | | Dubai | Dubai | | United Arab Emirates',
      'P.O. Box 1234 | | Dubai | | 00000 | UAE',
      'P O Box No. 1234 | | DUBAI | | - | U.A.E.',
    ],
  ],
  'a country without rules of its own': [
    ['12 Main Street | | Kingston | | JMAAW19 | Jamaica', '12 Main St. | | KINGSTON | | jmaaw 19 | JM'],
  ],
};
