/** Streets that a form cut in two. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const cutLines = `
12 Old Church Lane | | Leeds | | LS1 4AP | GB
= 12 Old Church | Lane | Leeds | | LS1 4AP | GB
= 12 Old | Church Lane | Leeds | | LS1 4AP | GB
= 12 | Old Church Lane | Leeds | | LS1 4AP | GB
! 12 New | Church Lane | Leeds | | LS1 4AP | GB
! 12 Old Church | Road | Leeds | | LS1 4AP | GB
! 12 Old Church | | Leeds | | LS1 4AP | GB
! 12 Church | Old Lane | Leeds | | LS1 4AP | GB
1425 North Wolcott Avenue Apt 3F | | Chicago | IL | 60622 | US
= 1425 North Wolcott | Avenue Apt 3F | Chicago | IL | 60622 | US
= 1425 North | Wolcott Avenue Apt 3F | Chicago | IL | 60622 | US
! 1425 North Wolcott | Street Apt 3F | Chicago | IL | 60622 | US
! 1425 South | Wolcott Avenue Apt 3F | Chicago | IL | 60622 | US
Mariahilfer Straße 10/2/15 | | Wien | | 1070 | AT
= Mariahilfer Straße | 10/2/15 | Wien | | 1070 | AT
= Mariahilfer | Straße 10/2/15 | Wien | | 1070 | AT
! Mariahilfer | Straße 10/2/16 | Wien | | 1070 | AT
Karl-Marx-Allee 33 | | Berlin | | 10178 | DE
= Karl-Marx- | Allee 33 | Berlin | | 10178 | DE
= Karl-Marx-Allee | 33 | Berlin | | 10178 | DE
! Karl-Marx- | Straße 33 | Berlin | | 10178 | DE
12 rue du Faubourg Saint-Honoré | | Paris | | 75008 | FR
= 12 rue du Faubourg Saint- | Honoré | Paris | | 75008 | FR
= 12 rue du | Faubourg Saint-Honoré | Paris | | 75008 | FR
! 12 rue du Faubourg | Saint-Denis | Paris | | 75008 | FR
Calle de la Constitución Española 12, 3º izq | | Madrid | | 28013 | ES
= Calle de la Constitución | Española 12, 3º izq | Madrid | | 28013 | ES
= Calle de la Constitución Española | 12, 3º izq | Madrid | | 28013 | ES
! Calle de la Constitución | Francesa 12, 3º izq | Madrid | | 28013 | ES
Rua Visconde de Pirajá, 330, apto. 45 | Ipanema | Rio de Janeiro | RJ | 22410-000 | BR
= Rua Visconde de | Pirajá, 330, apto. 45 | Rio de Janeiro | RJ | 22410-000 | BR
= Rua Visconde de Pirajá | 330, apto. 45, Ipanema | Rio de Janeiro | RJ | 22410-000 | BR
ul. Marszałka Józefa Piłsudskiego 12 m. 5 | | Warszawa | | 00-590 | PL
= ul. Marszałka Józefa | Piłsudskiego 12 m. 5 | Warszawa | | 00-590 | PL
! ul. Marszałka Józefa | Poniatowskiego 12 m. 5 | Warszawa | | 00-590 | PL
Via Vittorio Emanuele 12 | | Catania | CT | 95131 | IT
= Via Vittorio | Emanuele 12 | Catania | CT | 95131 | IT
= Via Vittorio Emanuele | 12 | Catania | CT | 95131 | IT
ул. Большая Никитская, д. 13 | | Москва | | 125009 | RU
= ул. Большая | Никитская, д. 13 | Москва | | 125009 | RU
! ул. Малая | Никитская, д. 13 | Москва | | 125009 | RU
Kossuth Lajos utca 12 | | Budapest | | 1053 | HU
! Kossuth Lajos | tér 12 | Budapest | | 1053 | HU
12 High Street | Headingley | Leeds | | LS1 4AP | GB
! 12 High | Headingley | Leeds | | LS1 4AP | GB
`;
