/**
 * Streets called by a date, a road's number, a king's or a pope's, and doors counted in words, with letters or filled up with zeros. As in the
 * tables beside this one: '=' another writing, '!' another place.
 */
export const datesAndRoads = `
Calle Mayor 5, 3º 2ª | | Barcelona | | 08001 | ES
= Calle Mayor 5, 3º 2a | | Barcelona | | 08001 | ES
= Calle Mayor 5, 3er piso 2a | | Barcelona | | 08001 | ES
! Calle Mayor 5, 3º 2B | | Barcelona | | 08001 | ES
! Calle Mayor 5, 2º 3a | | Barcelona | | 08001 | ES
! Calle Mayor 5, 3º A | | Barcelona | | 08001 | ES
Calle Mayor 5, principal 2ª | | Madrid | | 28013 | ES
= C/ Mayor 5, Pral. 2a | | Madrid | | 28013 | ES
= C/ Mayor 5 pral. 2a | | Madrid | | 28013 | ES
! C/ Mayor 5, Pral. 3a | | Madrid | | 28013 | ES
! C/ Mayor 5, Pral. 2b | | Madrid | | 28013 | ES
! C/ Mayor 5, Pral. | | Madrid | | 28013 | ES
Carretera N-340, nº 5 | | Vinaròs | | 12500 | ES
= Ctra. N-340, 5 | | Vinaròs | | 12500 | ES
= Ctra. N340, 5 | | Vinaròs | | 12500 | ES
= Ctra. N-340 5 | | Vinaròs | | 12500 | ES
! Ctra. N-340, km 5 | | Vinaròs | | 12500 | ES
! Ctra. N-5, 340 | | Vinaròs | | 12500 | ES
! Ctra. N-341, 5 | | Vinaròs | | 12500 | ES
! Ctra. CV-340, 5 | | Vinaròs | | 12500 | ES
! Ctra. N-340 | | Vinaròs | | 12500 | ES
Carretera M-30, nº 12, nave 3 | | Madrid | | 28013 | ES
= Ctra. M-30, 12, nave 3 | | Madrid | | 28013 | ES
! Ctra. M-12, 30, nave 3 | | Madrid | | 28013 | ES
5 de Mayo No. 12 | | Puebla | Pue. | 72000 | MX
= 5 de Mayo, 12 | | Puebla | Pue. | 72000 | MX
= Cinco de Mayo 12 | | Puebla | Pue. | 72000 | MX
! 12 de Mayo, 5 | | Puebla | Pue. | 72000 | MX
! Mayo 5, 12 | | Puebla | Pue. | 72000 | MX
De Ruyterstraat 12 | | Utrecht | | 3512 AB | NL
= 12 De Ruyterstraat | | Utrecht | | 3512 AB | NL
De Keyserlei 5 | | Antwerpen | | 2018 | BE
= 5 De Keyserlei | | Antwerpen | | 2018 | BE
5 de Mayo s/n | | Puebla | Pue. | 72000 | MX
! Mayo 5 | | Puebla | Pue. | 72000 | MX
! Calle Mayo 5 | | Puebla | Pue. | 72000 | MX
12 Eighteen Mile Road | | Sterling Heights | MI | 48314 | US
= 12 18 Mile Rd | | Sterling Heights | MI | 48314 | US
! 12 Eight Mile Rd | | Sterling Heights | MI | 48314 | US
! 18 12 Mile Rd | | Sterling Heights | MI | 48314 | US
20400 W Eight Mile Rd | | Detroit | MI | 48219 | US
= 20400 West 8 Mile Road | | Detroit | MI | 48219 | US
! 20400 W 9 Mile Rd | | Detroit | MI | 48219 | US
Five Mile House | | Cirencester | | GL7 7JS | GB
! 5 Mile House | | Cirencester | | GL7 7JS | GB
12 rue Louis XIV | | Versailles | | 78000 | FR
= 12 rue Louis 14 | | Versailles | | 78000 | FR
! 12 rue Louis XVI | | Versailles | | 78000 | FR
! 12 rue Louis 15 | | Versailles | | 78000 | FR
! 14 rue Louis 12 | | Versailles | | 78000 | FR
Carrer del Vi 5 | | Barcelona | | 08001 | ES
! Carrer 6, 5 | | Barcelona | | 08001 | ES
Via Papa Giovanni XXIII 12 | | Bergamo | BG | 24121 | IT
! Via Papa Giovanni XXII 12 | | Bergamo | BG | 24121 | IT
! Via Papa Giovanni XII 23 | | Bergamo | BG | 24121 | IT
B-12, Second Floor, Lajpat Nagar III | | New Delhi | DL | 110024 | IN
= B-12, Second Floor, Lajpat Nagar-3 | | New Delhi | DL | 110024 | IN
! B-12, Second Floor, Lajpat Nagar II | | New Delhi | DL | 110024 | IN
Mannerheimintie 12 A 5 | | Helsinki | | 00100 | FI
= Mannerheimintie 12 A 005 | | Helsinki | | 00100 | FI
= Mannerheimintie 12 A005 | | Helsinki | | 00100 | FI
= Mannerheimintie 12 A 05 | | Helsinki | | 00100 | FI
! Mannerheimintie 12 A 50 | | Helsinki | | 00100 | FI
! Mannerheimintie 12 A 500 | | Helsinki | | 00100 | FI`;
