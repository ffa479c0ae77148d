/**
 * Addresses as marketplaces hand them on: the whole address in the first line, a flat in the second, fields one for the other, telephone numbers. The
 * writings are those of the tests of public parsers (usaddress-scourgify, PostGIS's geocoder, addok, libpostal, pelias), the places their
 * examples or made up. street | suburb | city | state | post code | country | building
 */
import type { LookAlikes } from './look-alikes.ts';
import { pairsInLines } from './pairs-in-lines.ts';

export const filledForms: readonly LookAlikes[] = [
  {
    kind: 'places again in the line of the street, beside fields that say them',
    same: pairsInLines(`
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12, 10115 Berlin | | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 10115 Berlin | | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12, D-10115 Berlin, Deutschland | | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 Berlin | | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 10115 Berlin | | | | 10115 | DE
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street Leeds LS1 4AP | | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street, LS14AP Leeds | | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 HIGH STREET LEEDS UNITED KINGDOM | | Leeds | | LS1 4AP | GB
      12 Leeds Road | | Leeds | | LS1 4AP | GB = 12 Leeds Rd Leeds | | Leeds | | LS1 4AP | GB
      529 Main Street Apt 201 | | Boston | MA | 02129 | US = 529 Main St Apt 201, Boston MA 02129 | | Boston | MA | 02129 | US
      301 Front St W | | Toronto | ON | M5V 2T6 | CA = 301 Front St W Toronto | | Toronto | ON | M5V 2T6 | CA
      12 Rue de Paris | | Paris | | 75008 | FR = 12 rue de Paris 75008 PARIS CEDEX 08 | | Paris | | 75008 | FR
      Via Roma 5 | | Milano | MI | 20121 | IT = Via Roma 5 20121 Milano (MI) | | Milano | MI | 20121 | IT
      Rua Augusta 12 | | Lisboa | | 1200-195 | PT = Rua Augusta 12 1200-195 Lisboa Portugal | | Lisboa | | 1200-195 | PT
      Haarlemmerdijk 12 | | Amsterdam | | 1012 AB | NL = Haarlemmerdijk 12 1012AB | | Amsterdam | | 1012 AB | NL
      2 rue Victor Lyon | | Lyon | | 69003 | FR = 2 r. Victor Lyon | | Lyon | | 69003 | FR
    `),
    others: pairsInLines(`
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12, 10117 Berlin | | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 10115 Bernau | | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 10115 | | Berlin | | 10115 | DE
      12 Leeds Road | | Leeds | | LS1 4AP | GB = 12 Road | | Leeds | | LS1 4AP | GB
      Storgata 12 | | Å | | 8390 | NO = Storgata 12 A | | Å | | 8390 | NO
      Hauptstraße 12 | | Hof | | 95028 | DE = Hauptstraße 12 Hof | | Hof | | 95028 | DE
      4 Quay Rd, Whitby | | Whitby | | YO21 1HH | GB = 4 Quay Rd Whitby YO21 1HH | | Scarborough | | YO21 1HH | GB
    `),
  },
  {
    kind: 'the whole address in one field, without commas',
    same: pairsInLines(`
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 D-10115 Berlin Deutschland | | | | | DE
      12 High Street | | Leeds | | LS1 4AP | GB = 12, High Street Leeds LS1 4AP | | | | | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street, Leeds, England, LS1 4AP, UK | | | | | GB
      123 Nowhere St | | Boring | OR | 97009 | US = 123 Nowhere Street Boring OR 97009 | | | | | US
      529 Main Street Apt 201 | | Boston | MA | 02129 | US = 529 Main Street Apt 201 Boston MA 02129-1234 USA | | | | | US
      212 3rd Ave N | | Minneapolis | MN | 55401 | US = 212 3rd Ave N Minneapolis, MN 55401 | | | | | US
      3 Rue du 8 Mai 1945 | | Lyon | | 69003 | FR = 3 rue du 8 mai 1945 69003 Lyon | | | | | FR
      12 Rue de la Gare | | Paris | | 75008 | FR = 12 rue de la gare 75008 PARIS CEDEX 08 | | | | | FR
      Via Roma 5 | | Milano | MI | 20121 | IT = Via Roma 5 - 20121 Milano | | | | | IT
      Rua Augusta 12, 3.º Esq. | | Lisboa | | 1200-195 | PT = Rua Augusta 12 3º Esq 1200-195 Lisboa | | | | | PT
      Rua Augusta, 900 | | São Paulo | SP | 01304-001 | BR = Rua Augusta 900 São Paulo SP 01304-001 | | | | | BR
      Haarlemmerdijk 12 hs | | Amsterdam | | 1012 AB | NL = Haarlemmerdijk 12 hs 1012AB Amsterdam | | | | | NL
      2/45 High Road | | Fitzroy | VIC | 3065 | AU = Unit 2 45 High Road Fitzroy Victoria 3065 Australia | | | | | AU
    `),
    others: pairsInLines(`
      12 Green Street | | Leeds | | LS1 4AP | GB = 12 Green St Andrews Road Leeds LS1 4AP | | | | | GB
      12 Green Street | | Leeds | | LS1 4AP | GB = 12 Green Street North Leeds LS1 4AP | | | | | GB
      2/45 High Road | | Fitzroy | VIC | 3065 | AU = 2/45 High Road North Fitzroy VIC 3065 | | | | | AU
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 10117 Berlin | | | | | DE
    `),
  },
  {
    kind: 'a second line in the field of the suburb',
    same: pairsInLines(`
      123 Nowhere St Apt 345 | | Boring | OR | 97009 | US = 123 Nowhere St | Apt 345 | Boring | OR | 97009 | US
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße | 12 | Berlin | | 10115 | DE
      12 High Street | | Leeds | | LS1 4AP | GB = 12 | High Street | Leeds | | LS1 4AP | GB
      123 Nowhere St Apt 345 | | Boring | OR | 97009 | US = 123 Nowhere St | #345 | Boring | OR | 97009 | US
      123 Nowhere St Apt 345 | | Boring | OR | 97009 | US = Apt 345 | 123 Nowhere St | Boring | OR | 97009 | US
      123 Nowhere St Apt 345 | | Boring | OR | 97009 | US = 123 Nowhere St Apt 345 | Apt 345 | Boring | OR | 97009 | US
      123 Nowhere St | | Boring | OR | 97009 | US = ACME Inc | 123 Nowhere St | Boring | OR | 97009 | US
      Flat 3, 12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | Flat 3 | Leeds | | LS1 4AP | GB
      3rd Floor, 12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | 3rd Floor | Leeds | | LS1 4AP | GB
      Torstraße 12, 2. OG links | | Berlin | | 10115 | DE = Torstraße 12 | 2. OG links | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Müller GmbH | Torstraße 12 | Berlin | | 10115 | DE
      12 rue de la Gare, appt 4 | | Lyon | | 69003 | FR = 12 rue de la Gare | Appt 4 | Lyon | | 69003 | FR
      Via Roma 5, interno 12 | | Milano | | 20121 | IT = Via Roma 5 | int. 12 | Milano | | 20121 | IT
      Calle Sagasta, 5, 4.º C | | Madrid | | 28004 | ES = Calle Sagasta 5 | 4º C | Madrid | | 28004 | ES
      2/45 High Road | | Fitzroy | VIC | 3065 | AU = 45 High Road | Unit 2 | Fitzroy | VIC | 3065 | AU
      Flat 3, 12 High Street | Headingley | Leeds | | LS6 4AP | GB = 12 High Street | Headingley, Flat 3 | Leeds | | LS6 4AP | GB
      Flat 3, Block C, 12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | Flat 3, Block C | Leeds | | LS1 4AP | GB
      Basement Flat, 12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | Basement Flat | Leeds | | LS1 4AP | GB
      Nørrebrogade 66, 3. tv | | København N | | 2200 | DK = Nørrebrogade 66 | 3. tv | København N | | 2200 | DK
      12 Elm St | | New York | NY | 10002 | US = 12 Elm St | Lower East Side | New York | NY | 10002 | US
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 | Mitte | Berlin | | 10115 | DE
      Calle Mayor 5 | | Madrid | | 28004 | ES = Calle Mayor 5 | Centro | Madrid | | 28004 | ES
      12 Nguyễn Huệ | | TP. HCM | | | VN = 12 Nguyễn Huệ | Q.1 | TP. HCM | | | VN
      24 Merrion Sq | D2 | Dublin | | | IE = 24 Merrion Sq | | Dublin | | | IE
      123 Nowhere St Apt 345 | | Boring | OR | 97009 | US = 123 | Nowhere St Apt 345 | Boring | OR | 97009 | US
      77 Nowhere St Bldg 10 Rm 250 | | Boring | OR | 97009 | US = Room 250, Building 10 | 77 Nowhere St | Boring | OR | 97009 | US
      Flat 3, 12 High Street | | Leeds | | LS1 4AP | GB = Flat 3, 12 | High Street | Leeds | | LS1 4AP | GB
      Flat 3, 12 High Street | Headingley | Leeds | | LS6 4AP | GB = Flat 3 | 12 High Street, Headingley | Leeds | | LS6 4AP | GB
      12a High Street | Headingley | Leeds | | LS6 4AP | GB = 12a | High Street, Headingley | Leeds | | LS6 4AP | GB
      2/45 High Road | | Fitzroy | VIC | 3065 | AU = 2/45 | High Road | Fitzroy | VIC | 3065 | AU
      12 bis rue de la Gare | | Lyon | | 69003 | FR = 12 bis | rue de la Gare | Lyon | | 69003 | FR
      45 rue de la Gare, Bât. C, Appt 12 | | Lyon | | 69003 | FR = Bât C Apt 12 | 45, rue de la Gare | Lyon | | 69003 | FR
      Torstraße 12a | | Berlin | | 10115 | DE = 12 a | Torstraße | Berlin | | 10115 | DE
      ul. Długa 12/5 | | Warszawa | | 00-001 | PL = 12/5 | ul. Długa | Warszawa | | 00-001 | PL
      Calle Mayor 5, 4º C | | Madrid | | 28004 | ES = 5, 4º C | Calle Mayor | Madrid | | 28004 | ES
      Rose Cottage, Church Lane | Little Snoring | Fakenham | | NR21 0JB | GB = Rose Cottage | Church Lane, Little Snoring | Fakenham | | NR21 0JB | GB
      Rose Cottage | Hook Green | Lamberhurst | | TN3 8LL | GB = Rose Cottage | | Lamberhurst | | TN3 8LL | GB
      Rose Cottage | Hook Green | | | TN3 8LL | GB = Rose Cottage | | Hook Green | | TN3 8LL | GB
      Rose Cottage | Notting Hill | London | | W11 3AA | GB = Rose Cottage | | London | | W11 3AA | GB
      Manor Farm, Mill Lane | | Fakenham | | NR21 0JB | GB = MANOR FARM | MILL LN | Fakenham | | NR21 0JB | GB
      The Old Barn, Church Lane | | Fakenham | | NR21 0JB | GB = The Old Barn | Church Lane | Fakenham | | NR21 0JB | GB
      Via Roma 5/A, scala B | | Milano | | 20121 | IT = 5/A, scala B | Via Roma | Milano | | 20121 | IT
    `),
    others: pairsInLines(`
      123 Nowhere St | | Boring | OR | 97009 | US = 123 Nowhere St | Apt 345 | Boring | OR | 97009 | US
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | Flat 3, Headingley | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | Flat 3 Headingley | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS6 4AP | GB = 12 High Street | Headingley Flat 3 | Leeds | | LS6 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | First Floor | Leeds | | LS1 4AP | GB
      新宿1-2-3 | | 新宿区 | 東京都 | 160-0022 | JP = 新宿1-2-3 | マンション301 | 新宿区 | 東京都 | 160-0022 | JP
      新宿1-2-3 | | 新宿区 | 東京都 | 160-0022 | JP = 新宿1-2-3 | 301号室 | 新宿区 | 東京都 | 160-0022 | JP
      12 ถนนสุขุมวิท | | กรุงเทพมหานคร | | 10110 | TH = 12 ถนนสุขุมวิท | ห้อง 301 | กรุงเทพมหานคร | | 10110 | TH
      Mannerheimintie 12 | | Helsinki | | 00100 | FI = Mannerheimintie 12 | A 5 | Helsinki | | 00100 | FI
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | Block C | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | Basement | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | Garden Flat | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | 3B | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | | Flat 3, Leeds | | LS1 4AP | GB
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 | Hinterhaus | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 | 2. OG | Berlin | | 10115 | DE
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 | Whg. 34 | Berlin | | 10115 | DE
      Ringstraße 12 | | Wien | | 1010 | AT = Ringstraße 12 | Stiege 2, Top 5 | Wien | | 1010 | AT
      12 rue de la Gare | | Lyon | | 69003 | FR = 12 rue de la Gare | Bâtiment B | Lyon | | 69003 | FR
      12 rue de la Gare | | Lyon | | 69003 | FR = 12 rue de la Gare | RDC | Lyon | | 69003 | FR
      12 rue de la Gare | | Lyon | | 69003 | FR = 12 rue de la Gare | bis | Lyon | | 69003 | FR
      12 rue de la Gare | | Lyon | | 69003 | FR = 12 rue de la Gare | BP 12 | Lyon | | 69003 | FR
      Calle Mayor 5 | | Madrid | | 28004 | ES = Calle Mayor 5 | 2º izq | Madrid | | 28004 | ES
      Calle Mayor 5 | | Madrid | | 28004 | ES = Calle Mayor 5 | Bajo | Madrid | | 28004 | ES
      Nørrebrogade 66 | | København N | | 2200 | DK = Nørrebrogade 66 | st. th | København N | | 2200 | DK
      Via Roma 5 | | Milano | | 20121 | IT = Via Roma 5 | Scala B | Milano | | 20121 | IT
      529 Main St | | Boston | MA | 02129 | US = 529 Main St | 2nd Floor | Boston | MA | 02129 | US
      529 Main St | | Boston | MA | 02129 | US = 529 Main St | Ste 200 | Boston | MA | 02129 | US
      529 Main St | | Boston | MA | 02129 | US = 529 Main St | PMB 12 | Boston | MA | 02129 | US
      Rua Augusta, 900 | | São Paulo | SP | 01304-001 | BR = Rua Augusta, 900 | Apto 52 - Consolação | São Paulo | SP | 01304-001 | BR
      Rua Augusta, 900 | | São Paulo | SP | 01304-001 | BR = Rua Augusta, 900 | Fundos | São Paulo | SP | 01304-001 | BR
      Haarlemmerdijk 12 | | Amsterdam | | 1012 AB | NL = Haarlemmerdijk 12 | huis | Amsterdam | | 1012 AB | NL
      ul. Długa 12 | | Warszawa | | 00-001 | PL = ul. Długa 12 | m. 5 | Warszawa | | 00-001 | PL
      123 Nowhere St | | Boring | OR | 97009 | US = 123 Nowhere St | 97010 | Boring | OR | 97009 | US
      123 Nowhere St | Apt 346 | Boring | OR | 97009 | US = 123 Nowhere St | Apt 345 | Boring | OR | 97009 | US
      123 Nowhere St Apt 5 | Apt 345 | Boring | OR | 97009 | US = 123 Nowhere St Apt 345 | | Boring | OR | 97009 | US
      12 rue de la Gare, bâtiment 4 | | Lyon | | 69003 | FR = 12 rue de la Gare | Appt 4 | Lyon | | 69003 | FR
      2 Rose Cottage | | Dublin | | | IE = Rose Cottage | Dublin 2 | Dublin | | | IE
      123 Nowhere St | | Boring | OR | 97009 | US = 123 | Nowhere St Apt 345 | Boring | OR | 97009 | US
      12 High Street | | Leeds | | LS1 4AP | GB = Flat 3, 12 | High Street | Leeds | | LS1 4AP | GB
      12 High Street | Meanwood | Leeds | | LS6 4AP | GB = 12 | High Street, Headingley | Leeds | | LS6 4AP | GB
      12 rue de la Gare | | Lyon | | 69003 | FR = 12 bis | rue de la Gare | Lyon | | 69003 | FR
      Torstraße 12 | | Berlin | | 10115 | DE = 12 a | Torstraße | Berlin | | 10115 | DE
      45 rue de la Gare, Bât. C, Appt 12 | | Lyon | | 69003 | FR = Bât C Apt 45 | 12, rue de la Gare | Lyon | | 69003 | FR
      Rose Cottage, Church Lane | Little Snoring | Fakenham | | NR21 0JB | GB = Rose Cottage | Church Lane, Great Snoring | Fakenham | | NR21 0JB | GB
      Rose Cottage, Church Lane | | Fakenham | | NR21 0JB | GB = Rose Cottage | Chapel Lane | Fakenham | | NR21 0JB | GB
      Rose Cottage, Church Lane | | Fakenham | | NR21 0JB | GB = Primrose Cottage | Church Lane | Fakenham | | NR21 0JB | GB
      Rose Cottage, Church Lane | | Fakenham | | NR21 0JB | GB = Rose Barn | Church Lane | Fakenham | | NR21 0JB | GB
      Manor Farm, Mill Lane | | Fakenham | | NR21 0JB | GB = Mill Farm | Manor Lane | Fakenham | | NR21 0JB | GB
      5/2 High Road | | Fitzroy | VIC | 3065 | AU = 2/5 | High Road | Fitzroy | VIC | 3065 | AU
    `),
  },
  {
    kind: 'a post code in another field than its own',
    same: pairsInLines(`
      123 Nowhere St | | Boring | OR | 97009 | US = 123 Nowhere St | | Boring, OR | 97009 | | US
      123 Nowhere St | | Boring | OR | 97009 | US = 123 Nowhere St | 97009 | Boring | OR | 97009 | US
      123 Nowhere St | | Boring | OR | 97009 | US = 123 Nowhere St | | 97009 | OR | Boring | US
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street | LS1 4AP | Leeds | | | GB
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 | | 10115 | | Berlin | DE
    `),
    others: [],
  },
  {
    kind: 'a telephone number behind the street',
    same: pairsInLines(`
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street, Tel 0113 496 0000 | | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High St. Mob: 07700 900123 | | Leeds | | LS1 4AP | GB
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street +44 113 496 0000 | | Leeds | | LS1 4AP | GB
      123 Nowhere St | | Boring | OR | 97009 | US = 123 Nowhere St Tel: (503) 555-0100 | | Boring | OR | 97009 | US
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße 12 Tel.: 030/1234567 | | Berlin | | 10115 | DE
      12 rue de la Gare | | Lyon | | 69003 | FR = 12 rue de la Gare, Tél. 04 72 00 00 00 | | Lyon | | 69003 | FR
    `),
    others: pairsInLines(`
      12 High Street | | Leeds | | LS1 4AP | GB = 12 High Street Tel 0113 496 0000 Flat 3 | | Leeds | | LS1 4AP | GB
      High Street | | Leeds | | LS1 4AP | GB = Tel 0113 496 0000 12 High Street | | Leeds | | LS1 4AP | GB
      Main Street +10 1000 | | Boring | OR | 97009 | US = Main Street +20 1000 | | Boring | OR | 97009 | US
      หมู่+10 100020 | | Boring | OR | 97009 | US = หมู่+20 100020 | | Boring | OR | 97009 | US
    `),
  },
  {
    kind: 'roads with numbers, streets named by a letter',
    same: pairsInLines(`
      16725 Co Rd 24 | | Plymouth | MN | 55447 | US = 16725 County Road #24 | | Plymouth | MN | 55447 | US
      1101 US Hwy 130 N | | Burlington | NJ | 08016 | US = 1101 U.S. Highway No. 130 North | | Burlington | NJ | 08016 | US
      12 Hwy 63 Apt 5 | | Edgar Springs | MO | 65462 | US = 12 Highway #63 #5 | | Edgar Springs | MO | 65462 | US
      12 Pacific Hwy Apt 5 | | Kent | WA | 98032 | US = 12 Pacific Hwy #5 | | Kent | WA | 98032 | US
      1600 W North Ave | | Chicago | IL | 60622 | US = 1600 West North Avenue | | Chicago | IL | 60622 | US
      12 N Main St | | Reno | NV | 89501 | US = 12 North Main Street | | Reno | NV | 89501 | US
      Polígono Industrial Las Mercedes, Calle A, 12 | | Madrid | | 28022 | ES = Pol. Ind. Las Mercedes, C/ A, 12 | | Madrid | | 28022 | ES
    `),
    others: pairsInLines(`
      12 S St NW | | Washington | DC | 20009 | US = 12 South Street NW | | Washington | DC | 20009 | US
      12 E St | | Davis | CA | 95616 | US = 12 East St | | Davis | CA | 95616 | US
      12 Pacific Hwy 5 | | Kent | WA | 98032 | US = 12 Pacific Hwy #5 | | Kent | WA | 98032 | US
      12 Hwy 63 Apt 5 | | Edgar Springs | MO | 65462 | US = 12 Hwy #5 Apt 63 | | Edgar Springs | MO | 65462 | US
    `),
  },
  {
    kind: 'words for figures, ordinals without their sign',
    same: pairsInLines(`
      2 Rue du 8 Mai 1945 | | Lyon | | 69003 | FR = 2 rue du Huit Mai 1945 | | Lyon | | 69003 | FR
      15 Avenue du 11 Novembre | | Lyon | | 69003 | FR = 15 av du Onze Novembre | | Lyon | | 69003 | FR
      Rua Sete de Abril, 100 | | São Paulo | SP | 01044-000 | BR = R. 7 de Abril 100 | | São Paulo | SP | 01044-000 | BR
      Carrer Nueva, 3, 3.º 2ª | | Cartagena | | 30201 | ES = Carrer Nueva 3 3r 2a | | Cartagena | | 30201 | ES
      Carrer Gran de Gràcia, 15, 2n 1a | | Barcelona | | 08012 | ES = C/ Gran de Gràcia 15, 2o 1a | | Barcelona | | 08012 | ES
      Carrer Gran de Gràcia, 15, 2n 1a | | Barcelona | | 08012 | ES = C/ Gran de Gràcia 15 2-1 | | Barcelona | | 08012 | ES
      Praceta Camões 5 | | Lisboa | | 1200-195 | PT = Pcta. Camões 5 | | Lisboa | | 1200-195 | PT
      Torstraße 12 | | Berlin | | 10115 | DE = Torstraße Hausnr. 12 | | Berlin | | 10115 | DE
    `),
    others: pairsInLines(`
      15 Avenue du 11 Novembre | | Lyon | | 69003 | FR = 11 av du 15 Novembre | | Lyon | | 69003 | FR
      Carrer Nueva, 3, 3r A | | Cartagena | | 30201 | ES = Carrer Nueva, 3, 3r 1a | | Cartagena | | 30201 | ES
    `),
  },
];
