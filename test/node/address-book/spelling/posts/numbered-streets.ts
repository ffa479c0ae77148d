/** Streets and roads that have a number only, and parts of buildings called by a letter that elsewhere joins words. '=' another writing, '!' another place. */
export const numberedStreets = `
Rua 12, 5 | | Goiânia | GO | 74000-000 | BR
= Rua 12 nº 5 | | Goiânia | GO | 74000-000 | BR
= R. 12, n. 5 | | Goiânia | GO | 74000-000 | BR
= Rua 12 5 | | Goiânia | GO | 74000-000 | BR
! Rua 5, 12 | | Goiânia | GO | 74000-000 | BR
! Rua 12, 5A | | Goiânia | GO | 74000-000 | BR
! Rua 12, 5, apto 3 | | Goiânia | GO | 74000-000 | BR
! Rua 125 | | Goiânia | GO | 74000-000 | BR
! Avenida 12, 5 | | Goiânia | GO | 74000-000 | BR
Rua 12-A, 5, apto 3 | | Goiânia | GO | 74000-000 | BR
= Rua 12A nº 5 apto. 3 | | Goiânia | GO | 74000-000 | BR
= Rua 12 A, 5, ap 3 | | Goiânia | GO | 74000-000 | BR
! Rua 12, 5, apto 3 | | Goiânia | GO | 74000-000 | BR
Calle 60 123 | | Mérida | YUC | 97000 | MX
= Calle 60 No. 123 | | Mérida | YUC | 97000 | MX
= C. 60, #123 | | Mérida | YUC | 97000 | MX
! Calle 60 No. 132 | | Mérida | YUC | 97000 | MX
! Calle 61 No. 123 | | Mérida | YUC | 97000 | MX
! Calle 60 123 Int. 5 | | Mérida | YUC | 97000 | MX
Calle 12 1234, 5º B | | La Plata | | 1900 | AR
= Calle 12 N° 1234 piso 5 depto B | | La Plata | | 1900 | AR
! Calle 12 N° 1234 piso 5 | | La Plata | | 1900 | AR
! Calle 12 N° 1235 piso 5 depto B | | La Plata | | 1900 | AR
Calle 12, 5 | | Fuenlabrada | Madrid | 28942 | ES
= C/ 12 nº 5 | | Fuenlabrada | Madrid | 28942 | ES
! C/ 12 nº 5, 5 | | Fuenlabrada | Madrid | 28942 | ES
S.P. 12, 5 | | Siena | SI | 53100 | IT
= SP 12 n. 5 | | Siena | SI | 53100 | IT
= SP12, 5 | | Siena | SI | 53100 | IT
= Strada Provinciale 12, n° 5 | | Siena | SI | 53100 | IT
! SP 5, 12 | | Siena | SI | 53100 | IT
! SP 12 km 5 | | Siena | SI | 53100 | IT
! SS 12, 5 | | Siena | SI | 53100 | IT
EN 125, 5 | | Faro | | 8000-001 | PT
= Estrada Nacional 125 nº 5 | | Faro | | 8000-001 | PT
! EN 125, 5, 1º Esq | | Faro | | 8000-001 | PT
Straße 12, 5 | | Berlin | | 13125 | DE
= Str. 12 Nr. 5 | | Berlin | | 13125 | DE
! Straße 5 Nr. 12 | | Berlin | | 13125 | DE
Calle Mayor 5, Esc. D Izq | | Madrid | | 28013 | ES
= C/ Mayor 5 escalera D, izquierda | | Madrid | | 28013 | ES
= Calle Mayor 5 Esc. D Izda. | | Madrid | | 28013 | ES
! Calle Mayor 5 | | Madrid | | 28013 | ES
! Calle Mayor 5, Esc. A Izq | | Madrid | | 28013 | ES
! Calle Mayor 5, Esc. L Izq | | Madrid | | 28013 | ES
! Calle Mayor 5, Esc. D Dcha | | Madrid | | 28013 | ES
! Calle Mayor 5, Esc. Izq | | Madrid | | 28013 | ES
Calle Mayor 5, Portal D Derecha | | Madrid | | 28013 | ES
! Calle Mayor 5 | | Madrid | | 28013 | ES
! Calle Mayor 5, Portal E Derecha | | Madrid | | 28013 | ES
Calle Mayor 5, Bloque D Escalera 3 | | Madrid | | 28013 | ES
= Calle Mayor 5 Bl. D, Esc. 3 | | Madrid | | 28013 | ES
! Calle Mayor 5, Bloque E Escalera 3 | | Madrid | | 28013 | ES
Calle Mayor 5, Bloque D Portal 2 3º A | | Madrid | | 28013 | ES
= Calle Mayor 5 Bloque D, Portal 2, 3º A | | Madrid | | 28013 | ES
! Calle Mayor 5, Bloque D Portal 2 3º B | | Madrid | | 28013 | ES
Rua Augusta 5, Bloco E Loja | | São Paulo | SP | 01310-100 | BR
= Rua Augusta, 5, Bloco E, Loja | | São Paulo | SP | 01310-100 | BR
! Rua Augusta 5 | | São Paulo | SP | 01310-100 | BR
! Rua Augusta 5, Bloco D Loja | | São Paulo | SP | 01310-100 | BR
5 rue Hoche, Esc D Gauche | | Lyon | | 69003 | FR
= 5 rue Hoche, escalier D, gauche | | Lyon | | 69003 | FR
! 5 rue Hoche | | Lyon | | 69003 | FR
! 5 rue Hoche, Esc D Droite | | Lyon | | 69003 | FR
! 5 rue Hoche, Esc L Gauche | | Lyon | | 69003 | FR
Bât D Apt 3, 5 rue Hoche | | Lyon | | 69003 | FR
= 5 rue Hoche Bâtiment D Appt 3 | | Lyon | | 69003 | FR
! 5 rue Hoche Bât L Apt 3 | | Lyon | | 69003 | FR
Via Roma 5, Scala E interno 3 | | Roma | RM | 00184 | IT
= Via Roma, 5 scala E, int. 3 | | Roma | RM | 00184 | IT
! Via Roma 5, Scala D interno 3 | | Roma | RM | 00184 | IT
Via Roma 5, Scala D sinistra | | Roma | RM | 00184 | IT
! Via Roma 5 | | Roma | RM | 00184 | IT
! Via Roma 5, Scala D destra | | Roma | RM | 00184 | IT
! Via Roma 5, Scala A sinistra | | Roma | RM | 00184 | IT
12 rue de la Tour d'Auvergne | | Paris | | 75009 | FR
= 12 rue de la Tour d Auvergne | | Paris | | 75009 | FR
12 Route A | | Spring | TX | 77373 | US
= 12 Route #A | | Spring | TX | 77373 | US
! 12 Route B | | Spring | TX | 77373 | US
! 12 Route A #A | | Spring | TX | 77373 | US
302 B Block, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
= Flat 302, Block B, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302 C Block, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
302 B Wing, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302 C Wing, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
302 B Block, Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302 Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302 C Block, Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
302 Tower B, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
302 B Tower, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
12 B Block, High Street | | Leeds | | LS1 4AP | GB
! 12 High Street | | Leeds | | LS1 4AP | GB
5 A Wing, 12 High Street | | Leeds | | LS1 4AP | GB
! Flat 5, 12 High Street | | Leeds | | LS1 4AP | GB
! 5 C Wing, 12 High Street | | Leeds | | LS1 4AP | GB
5 North Tower, 12 High Street | | Leeds | | LS1 4AP | GB
! Flat 5, 12 High Street | | Leeds | | LS1 4AP | GB
! 5 South Tower, 12 High Street | | Leeds | | LS1 4AP | GB
302 B Wing Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
= 302, B Wing, Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302 Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 302 C Wing Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
1 A Flat, 12 High Street | | Leeds | | LS1 4AP | GB
! 1 B Flat, 12 High Street | | Leeds | | LS1 4AP | GB
! Flat 1, 12 High Street | | Leeds | | LS1 4AP | GB
2nd Floor B Wing, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
= 2nd Floor, Wing B, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 2nd Floor, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! 2nd Floor C Wing, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
B Wing Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
= B Wing, Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
! Sai Apts, 12 MG Road | Andheri East | Mumbai | MH | 400069 | IN
Calle Mayor 5, Bloque D Jardín | | Madrid | | 28013 | ES
! Calle Mayor 5 | | Madrid | | 28013 | ES
5 rue Hoche, Bât D Fond de cour | | Lyon | | 69003 | FR
! 5 rue Hoche, Bât L Fond de cour | | Lyon | | 69003 | FR
5 rue Hoche, Bât D Les Lilas | | Lyon | | 69003 | FR
= 5 rue Hoche, Bât D, Les Lilas | | Lyon | | 69003 | FR
! 5 rue Hoche, Bât L Les Lilas | | Lyon | | 69003 | FR
! 5 rue Hoche | | Lyon | | 69003 | FR
Tour d'Auvergne, 5 rue Hoche | | Lyon | | 69003 | FR
= 5 rue Hoche, Tour d Auvergne | | Lyon | | 69003 | FR
Rodovia BR-116, 5000 | | Curitiba | PR | 81690-000 | BR
= Rod. BR 116 nº 5000 | | Curitiba | PR | 81690-000 | BR
! Rodovia BR-116, 500 | | Curitiba | PR | 81690-000 | BR
! Rodovia BR-116, km 5000 | | Curitiba | PR | 81690-000 | BR
! Rodovia PR-116, 5000 | | Curitiba | PR | 81690-000 | BR
Rua 3 s/n | | Rio de Janeiro | RJ | 20000-000 | BR
! Rua 3, 5 | | Rio de Janeiro | RJ | 20000-000 | BR
Rua 3, 45, Casa 2 | | Rio de Janeiro | RJ | 20000-000 | BR
= Rua 3 nº 45 casa 2 | | Rio de Janeiro | RJ | 20000-000 | BR
! Rua 3 nº 2 casa 45 | | Rio de Janeiro | RJ | 20000-000 | BR
Avenida 1-A, 234 | | Rio Claro | SP | 13500-000 | BR
= Av. 1 A nº 234 | | Rio Claro | SP | 13500-000 | BR
! Av. 1, 234-A | | Rio Claro | SP | 13500-000 | BR
# A letter that elsewhere says 'number' or joins words names a street, where it has no other name.
Rua N, 57 | Vila Nova | Goiânia | GO | 74000-000 | BR
= Rua N 57 | Vila Nova | Goiânia | GO | 74000-000 | BR
! Rua 57 | Vila Nova | Goiânia | GO | 74000-000 | BR
! Rua Nº 57 | Vila Nova | Goiânia | GO | 74000-000 | BR
! Rua M, 57 | Vila Nova | Goiânia | GO | 74000-000 | BR
Calle N° 57 | Bella Vista | Panamá | | | PA
= Calle N. 57 | Bella Vista | Panamá | | | PA
= Calle No. 57 | Bella Vista | Panamá | | | PA
= Calle 57 | Bella Vista | Panamá | | | PA
Lot N 57 | Hay Riad | Rabat | | 10100 | MA
= Lot N° 57 | Hay Riad | Rabat | | 10100 | MA
= Lot 57 | Hay Riad | Rabat | | 10100 | MA
Block H 57 | Gulberg | Lahore | | 54000 | PK
= Block H, House 57 | Gulberg | Lahore | | 54000 | PK
= Block H House No. 57 | Gulberg | Lahore | | 54000 | PK
! Block 57 | Gulberg | Lahore | | 54000 | PK
! Block J 57 | Gulberg | Lahore | | 54000 | PK
Street H 57 | Uttara | Dhaka | | 1230 | BD
! Street 57 | Uttara | Dhaka | | 1230 | BD
! Street No. 57 | Uttara | Dhaka | | 1230 | BD
Flat H 57 Mall Road | Gulberg | Lahore | | 54000 | PK
= Flat H, 57 Mall Rd | Gulberg | Lahore | | 54000 | PK
! 57 Mall Rd | Gulberg | Lahore | | 54000 | PK
Rruga E 5 | | Tiranë | | 1001 | AL
= Rr. E, Nr. 5 | | Tirana | | 1001 | AL
! Rruga 5 | | Tiranë | | 1001 | AL
! Rruga F 5 | | Tiranë | | 1001 | AL
! Rruga E 15 | | Tiranë | | 1001 | AL
Rruga e Kavajës 5 | | Tiranë | | 1001 | AL
= Rr. Kavajës 5 | | Tiranë | | 1001 | AL
= RRUGA E KAVAJES, NR. 5 | | Tirana | | 1001 | AL
! Rruga E 5 | | Tiranë | | 1001 | AL
# Spain's 'C/', before a number.
Calle 5, Edificio Sol | | Madrid | | 28001 | ES
= C/ 5, Edificio Sol | | Madrid | | 28001 | ES
= C/5, Edif. Sol | | Madrid | | 28001 | ES
! C/ 15, Edificio Sol | | Madrid | | 28001 | ES
! C/ 5, Edificio Luna | | Madrid | | 28001 | ES
Calle 50, Edificio Global, Piso 3 | Bella Vista | Panamá | | | PA
= C/ 50, Edif. Global, piso 3 | Bella Vista | Panamá | | | PA
! C/ 50, Edif. Global, piso 4 | Bella Vista | Panamá | | | PA
! Av. 50, Edificio Global, Piso 3 | Bella Vista | Panamá | | | PA`;
