/** Floors and doors as shops' customers write them behind the house number. As in the tables beside this one: '=' another writing, '!' another place. */
export const doorsInWords = `
Hauptstr. 12, 3. OG | | Berlin | | 10115 | DE
= Hauptstr. 12 / 3. OG | | Berlin | | 10115 | DE
= Hauptstr. 12/3.OG | | Berlin | | 10115 | DE
= Hauptstr. 12/3. Stock | | Berlin | | 10115 | DE
! Hauptstr. 3/12. OG | | Berlin | | 10115 | DE
! Hauptstr. 12/4. OG | | Berlin | | 10115 | DE
! Hauptstr. 12/3. UG | | Berlin | | 10115 | DE
! Hauptstr. 12/3 | | Berlin | | 10115 | DE
! Hauptstr. 12 | | Berlin | | 10115 | DE
Hauptstr. 12a, 3. Etage links | | Berlin | | 10115 | DE
= Hauptstr. 12a/3. OG links | | Berlin | | 10115 | DE
! Hauptstr. 12a/3. OG rechts | | Berlin | | 10115 | DE
Neubaugasse 12/1, 3. Stock | | Wien | | 1070 | AT
= Neubaugasse 12/1/3. Stock | | Wien | | 1070 | AT
! Neubaugasse 12/3/1. Stock | | Wien | | 1070 | AT
Prinsengracht 263, 2e verdieping | | Amsterdam | | 1016 GV | NL
= Prinsengracht 263/2e verdieping | | Amsterdam | | 1016 GV | NL
! Prinsengracht 263/3e verdieping | | Amsterdam | | 1016 GV | NL
Prinsengracht 263 to | | Amsterdam | | 1016 GV | NL
= Prinsengracht 263, to | | Amsterdam | | 1016 GV | NL
= Prinsengracht 263-to | | Amsterdam | | 1016 GV | NL
! Prinsengracht 263 | | Amsterdam | | 1016 GV | NL
! Prinsengracht 263, by | | Amsterdam | | 1016 GV | NL
Prinsengracht 263 by | | Amsterdam | | 1016 GV | NL
= Prinsengracht 263, by | | Amsterdam | | 1016 GV | NL
! Prinsengracht 263 | | Amsterdam | | 1016 GV | NL
Rua da Boavista 12, 3.º Dto. | | Porto | | 4050-498 | PT
= Rua da Boavista 12, 3.º porta direita | | Porto | | 4050-498 | PT
! Rua da Boavista 12, 3.º porta esquerda | | Porto | | 4050-498 | PT
! Rua da Boavista 12, 3.º | | Porto | | 4050-498 | PT
! Rua da Boavista 12, porta direita | | Porto | | 4050-498 | PT
Rua da Boavista 12, Esq. | | Porto | | 4050-498 | PT
= Rua da Boavista 12, porta esquerda | | Porto | | 4050-498 | PT
! Rua da Boavista 12 | | Porto | | 4050-498 | PT
Calle Mayor 12, chalet 5 | | Madrid | | 28013 | ES
= C/ Mayor 12 chalet 5 | | Madrid | | 28013 | ES
= Calle Mayor 12, chalé nº 5 | | Madrid | | 28013 | ES
! Calle Mayor 12, chalet 6 | | Madrid | | 28013 | ES
! Calle Mayor 12, bloque 5 | | Madrid | | 28013 | ES
! Calle Mayor 12 | | Madrid | | 28013 | ES
! Calle Mayor 5 | | Madrid | | 28013 | ES
`;
