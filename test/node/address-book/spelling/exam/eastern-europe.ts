/** The strangers' exam: eastern Europe and Turkey. */
import type { ExamOfCountry } from './exam-of-country.ts';

export const easternEurope: Readonly<Record<string, ExamOfCountry>> = {
  Croatia: {
    families: [
      ['Ulica kralja Tomislava 8 | | Đakovo | | 31400 | HR', 'Ul. kralja Tomislava 8 | | Djakovo | | 31400 | Hrvatska'],
    ],
    others: [],
  },
  Czechia: {
    families: [
      [
        'náměstí Svobody 12/5 |  | Praha 1 |  | 110 00 | Česká republika',
        'nám. Svobody 12/5 |  | Prague 1 |  | 11000 | Czech Republic',
        'Nam. Svobody 12/5 |  | Praha |  | CZ-110 00 | Czechia',
      ],
      [
        'Náměstí Míru 820/9 |  | Praha 2 |  | 120 00 | Česko',
        'nám. Míru 820/9 |  | Praha |  | 12000 | Czechia',
        'Nam. Miru 820/9 |  | Prague 2 |  | 120 00 | Czech Republic',
      ],
      [
        'č.p. 58 | | Křtiny | | 679 05 | CZ',
        'čp. 58 | | Krtiny | | 67905 | Česko',
        'Křtiny č. p. 58 | | Křtiny | | 679 05 | CZ',
        'Křtiny 58 | | KŘTINY | | 679 05 | CZ',
      ],
      [
        'Lhota 7 | Lhota | Blansko | | 678 01 | CZ',
        'Lhota 7 | | Blansko | | 678 01 | CZ',
        'č.p. 7 | Lhota | Blansko | | 678 01 | CZ',
      ],
      [
        'Vinohradská 1511/230 | | Praha 10 | | 100 00 | CZ',
        'Vinohradská č. p. 1511 / č. o. 230 | | Praha 10 | | 100 00 | CZ',
        'Vinohradská č.p. 1511/230 | | Praha 10 | | 100 00 | CZ',
      ],
    ],
    others: [
      [
        'náměstí Svobody 12/5 |  | Praha 1 |  | 110 00 | Česká republika',
        'náměstí Svobody 12/6 |  | Praha 1 |  | 110 00 | Česká republika',
      ],
      ['Náměstí Míru 820/9 |  | Praha 2 |  | 120 00 | Česko', 'Náměstí Míru 820/6 |  | Praha 2 |  | 120 00 | Česko'],
      ['Prague 1 Street 5 | | Prague 1 | | 110 00 | CZ', 'Prague 1 Street 5 | | Praha 2 | | 110 00 | CZ'],
      ['č.p. 58 | | Křtiny | | 679 05 | CZ', 'č.p. 85 | | Křtiny | | 679 05 | CZ'],
      ['č.p. 58 | | Křtiny | | 679 05 | CZ', 'č.p. 58 | | Bukovina | | 679 05 | CZ'],
      ['č.p. 58 | | Křtiny | | 679 05 | CZ', 'Zámecká 58 | | Křtiny | | 679 05 | CZ'],
      [
        'Vinohradská č. p. 1511 / č. o. 230 | | Praha 10 | | 100 00 | CZ',
        'Vinohradská č. p. 230 / č. o. 1511 | | Praha 10 | | 100 00 | CZ',
      ],
    ],
  },
  Hungary: {
    families: [
      [
        'Andrássy út 60. 3. emelet 2. |  | Budapest |  | 1062 | Magyarország',
        'Andrássy út 60. III. em. 2. |  | Budapest |  | 1062 | Hungary',
        'Andrássy út 60, III/2 |  | Budapest |  | 1062 | HU',
      ],
      [
        'Petőfi Sándor utca 12. |  | Szeged |  | 6722 | Magyarország',
        'Petőfi S. u. 12 |  | Szeged |  | 6722 | Hungary',
        'Petőfi Sándor u. 12.sz. |  | Szeged |  | H-6722 | Magyarország',
      ],
      [
        'Kossuth Lajos tér 1-3. |  | Budapest |  | 1055 | Magyarország',
        'Kossuth L. tér 1-3 |  | Budapest |  | 1055 | Hungary',
      ],
      [
        'Váci utca 47/B, fszt. 2. |  | Budapest |  | 1056 | Magyarország',
        'Váci u. 47/b fsz. 2 |  | Budapest |  | H-1056 | Hungary',
        'Vaci u. 47 B, földszint 2. |  | Budapest V. ker. |  | 1056 | HU',
      ],
      [
        'Petőfi utca 12. 3. em. 5. |  | Szeged |  | 6722 | HU',
        'Petőfi u. 12. III. em. 5. |  | Szeged |  | 6722 | HU',
        'Petőfi u. 12 III/5 |  | Szeged |  | 6722 | HU',
        'Petőfi u. 12. 3/5 |  | Szeged |  | 6722 | HU',
        'Petőfi utca 12. III. emelet 5. |  | Szeged |  | 6722 | HU',
        'Petőfi u. 12. III. 5. |  | Szeged |  | 6722 | HU',
      ],
    ],
    others: [
      [
        'Andrássy út 60. 3. emelet 2. |  | Budapest |  | 1062 | Magyarország',
        'Andrássy út 60. 2. emelet 3. |  | Budapest |  | 1062 | Magyarország',
      ],
      [
        'Petőfi Sándor utca 12. |  | Szeged |  | 6722 | Magyarország',
        'Petőfi Sándor tér 12. |  | Szeged |  | 6722 | Magyarország',
      ],
      [
        'Petőfi Sándor utca 12. |  | Szeged |  | 6722 | Magyarország',
        'Petőfi Sándor utca 12/B |  | Szeged |  | 6722 | Magyarország',
      ],
      [
        'Váci utca 47/B, fszt. 2. |  | Budapest |  | 1056 | Magyarország',
        'Váci utca 47/A, fszt. 2. |  | Budapest |  | 1056 | Magyarország',
      ],
      ['Andrássy út 60, III/2 | | Budapest | | 1062 | HU', 'Andrássy út 60, II/3 | | Budapest | | 1062 | HU'],
    ],
  },
  Lithuania: {
    families: [
      [
        'Gedimino prospektas 9-4 |  | Vilnius |  | LT-01103 | Lietuva',
        'Gedimino pr. 9, but. 4 |  | Wilno |  | LT-01103 | Litwa',
      ],
    ],
    others: [
      [
        'Gedimino prospektas 9-4 |  | Vilnius |  | LT-01103 | Lietuva',
        'Gedimino prospektas 9-5 |  | Vilnius |  | LT-01103 | Lietuva',
      ],
    ],
  },
  Poland: {
    families: [
      [
        'plac Generała Józefa Bema 3 |  | Wrocław |  | 50-265 | Polska',
        'Plac gen. J. Bema 3 |  | Breslau |  | 50-265 | Polen',
      ],
      [
        'ul. 3 Maja 12 m. 4 |  | Katowice |  | 40-096 | Polska',
        '3-go Maja 12/4 |  | Katowice |  | 40-096 | Poland',
        'ul. Trzeciego Maja 12 lok. 4 |  | Katowice |  | 40096 | PL',
      ],
      [
        'ul. Świętego Jana 8, II piętro |  | Kraków |  | 31-018 | Polska',
        'św. Jana 8, 2 piętro |  | Cracow |  | 31-018 | Poland',
        'ul. Św. Jana 8 p. 2 |  | Krakau |  | 31-018 | Polska',
      ],
      ['ul. Długa 12 m. 5 |  | Kraków |  | 31-147 | PL', 'ul. Długa 12/m. 5 |  | Kraków |  | 31-147 | PL'],
    ],
    others: [
      [
        'ul. 3 Maja 12 m. 4 |  | Katowice |  | 40-096 | Polska',
        'ul. 3 Maja 14 m. 2 |  | Katowice |  | 40-096 | Polska',
      ],
      [
        'ul. Świętego Jana 8, II piętro |  | Kraków |  | 31-018 | Polska',
        'ul. Świętego Jana 8, III piętro |  | Kraków |  | 31-018 | Polska',
      ],
    ],
  },
  Romania: {
    families: [
      ['Bulevardul Unirii 8 |  | Iași | Iași | 700001 | România', 'Bld. Unirii 8 |  | Iasi | Iasi | 700001 | RO'],
    ],
    others: [
      [
        'Bulevardul Unirii 8 |  | Iași | Iași | 700001 | România',
        'Strada Unirii 8 |  | Iași | Iași | 700001 | România',
      ],
    ],
  },
  Russia: {
    families: [
      [
        'ул. Ленина, д. 5, кв. 12 |  | Москва |  | 101000 | Россия',
        'Ленина ул., 5-12 |  | г. Москва |  | 101000 | Russia',
      ],
      [
        'Большой переулок, дом 9, строение 1 |  | Москва |  | 109004 | Россия',
        'Б. пер. 9с1 |  | Москва |  | 109004 | Россия',
      ],
      [
        'проспект Мира, дом 101, строение 2, офис 5 |  | Москва |  | 129085 | Россия',
        'Мира пр., 101 стр.2 офис 5 |  | Москва |  | 129085 | Россия',
        'просп. Мира, 101с2, оф. 5 |  | Moscow |  | 129085 | Russia',
      ],
    ],
    others: [
      [
        'ул. Ленина, д. 5, кв. 12 |  | Москва |  | 101000 | Россия',
        'ул. Ленина, д. 5, кв. 21 |  | Москва |  | 101000 | Россия',
      ],
      [
        'ул. Ленина, д. 5, кв. 12 |  | Москва |  | 101000 | Россия',
        'ул. Ленина, д. 15, кв. 12 |  | Москва |  | 101000 | Россия',
      ],
      [
        'Большой переулок, дом 9, строение 1 |  | Москва |  | 109004 | Россия',
        'Большой переулок, дом 9, строение 2 |  | Москва |  | 109004 | Россия',
      ],
      [
        'проспект Мира, дом 101, строение 2, офис 5 |  | Москва |  | 129085 | Россия',
        'проспект Мира, дом 101, строение 3, офис 5 |  | Москва |  | 129085 | Россия',
      ],
      ['Ленина ул., 5-12 | | Москва | | 101000 | RU', 'Ленина ул., 12-5 | | Москва | | 101000 | RU'],
      ['Мира пр., 5 | | Москва | | 101000 | RU', 'Мира ул., 5 | | Москва | | 101000 | RU'],
      ['просп. Мира, 101с2 | | Москва | | 101000 | RU', 'просп. Мира, 101к2 | | Москва | | 101000 | RU'],
    ],
  },
  Serbia: {
    families: [
      [
        'Улица краља Петра 10/4 |  | Београд |  | 11000 | Србија',
        'Краља Петра 10 стан 4 |  | Београд |  | 11000 | Србија',
      ],
    ],
    others: [
      [
        'Улица краља Петра 10/4 |  | Београд |  | 11000 | Србија',
        'Улица краља Петра 10/5 |  | Београд |  | 11000 | Србија',
      ],
    ],
  },
  Slovenia: {
    families: [
      [
        'Slovenska cesta 9a |  | Ljubljana |  | 1000 | Slovenija',
        'Slovenska cesta 9/a |  | Laibach |  | 1000 | Slowenien',
      ],
    ],
    others: [
      [
        'Slovenska cesta 9a |  | Ljubljana |  | 1000 | Slovenija',
        'Slovenska cesta 9b |  | Ljubljana |  | 1000 | Slovenija',
      ],
    ],
  },
  Türkiye: {
    families: [
      [
        'Barbaros Mahallesi, İnönü Bulvarı 8 |  | İzmir |  | 35210 | Türkiye',
        'Barbaros Mah. İnönü Blv. No: 8 |  | Izmir |  | 35210 | Turkey',
      ],
      [
        'Lale Sokak No: 12 Daire: 5 |  | Ankara |  | 06420 | TR',
        'Lale Sokak No: 12 İç Kapı No: 5 |  | Ankara |  | 06420 | TR',
      ],
    ],
    others: [
      [
        'Barbaros Mah. İnönü Blv. No: 8 | | İzmir | | 35210 | TR',
        'Barbaros Mah. İnönü Cad. No: 8 | | İzmir | | 35210 | TR',
      ],
    ],
  },
  Ukraine: {
    families: [
      [
        'вул. Хрещатик, 22, кв. 8 |  | Київ |  | 01001 | Україна',
        'ул. Хрещатик, д. 22, кв. 8 |  | Киев |  | 01001 | Украина',
      ],
      [
        'вул. Лесі Українки, 5, кв. 12 |  | Одеса |  | 65000 | Україна',
        'вул. Л. Українки, буд. 5, кв. 12 |  | Odesa |  | 65000 | Ukraine',
      ],
      [
        'бульвар Шевченка, 33, кв. 4 |  | Черкаси |  | 18000 | Україна',
        'б-р Шевченка 33 кв.4 |  | Cherkasy |  | 18000 | UA',
      ],
      ['вул. Хрещатик, буд. 5, кв. 12 |  | Київ |  | 01001 | UA', 'вул.Хрещатик,б.5,кв.12 |  | Київ |  | 01001 | UA'],
    ],
    others: [
      [
        'вул. Хрещатик, 22, кв. 8 |  | Київ |  | 01001 | Україна',
        'вул. Хрещатик, 22, кв. 9 |  | Київ |  | 01001 | Україна',
      ],
    ],
  },
};
