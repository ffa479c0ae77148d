/** Denmark, Sweden, Norway and Finland. Names, places and spellings from general knowledge. */
import { kinds, list } from '../land.ts';
import { digits, houses, syllables, westernLand } from './western-land.ts';

export const denmark = westernLand({
  code: 'DK',
  weight: 4,
  countryNames: ['Denmark', 'Danmark', 'DANMARK', 'Dänemark', 'DNK'],
  givenNames:
    'Jens,Anne,Peter,Kirsten,Lars,Mette,Michael,Hanne,Søren,Helle,Jørgen,Susanne,Henrik,Lene,Thomas,Camilla,Mads,Ida,Rasmus,Emma,Frederik,Sofie,Åge,Åse,Bjørn,Maja,Kåre,Trine,Bodil,Øyvind,Æbbe,Malthe,Signe',
  surnames:
    'Nielsen,Jensen,Hansen,Pedersen,Andersen,Christensen,Larsen,Sørensen,Rasmussen,Jørgensen,Petersen,Madsen,Kristensen,Olsen,Thomsen,Christiansen,Poulsen,Johansen,Møller,Mortensen,Knudsen,Jacobsen,Mikkelsen,Frederiksen,Lund,Holm,Schmidt,Østergaard,Bækgaard,Kjær,Søgaard,Børgesen,Åkjær,Ålund,Nørgård,Ægidius',
  madeSurname: syllables(
    'Bak,Bjerre,Brønd,Damm,Eg,Fals,Grøn,Høj,Kirke,Lind,Mølle,Nør,Over,Ravn,Skov,Tange,Vester,Øster,Å',
    'e,er,s,,,sted',
    'gaard,lund,bæk,holt,skov,toft,bjerg,dal,strup,borg,sen',
  ),
  madeTown: syllables(
    'Nørre,Sønder,Øster,Vester,Store ,Lille ,Ny,Gamle ',
    'sund,bro,alslev,høj,brønd,broby,vang,lund,hede',
    ',by,rup,løse,torp,borg,ø,køb',
  ),
  companyWords:
    'Nordhavn Møbler,Bageriet på Torvet,Jysk Elektro,Ærø Skibsværft,Boghandel Øst,Smørrebrød & Kaffe,Dansk Værktøj',
  companyForms: 'ApS,A/S,I/S,P/S,& Søn',
  towns: `København||21|Nørrebro,Østerbro,Amager|Copenhagen,Kbh
Aarhus||80||Århus
Odense||50|
Aalborg||90||Ålborg
Helsingør||30||Elsinore
Rønne||37|
Næstved||47|
Tønder||62|`,
  groups: [
    {
      weight: 6,
      join: 'glued',
      names: list(
        'Sønder,Nørre,Vester,Øster,Bane,Skole,Kirke,Møllehus,Strand,Skov,Birke,Ege,Lærke,Solsikke,Havne,Algade,Kongens,Dronningens,Rosen,Bøge,Mejeri,Industri,Bjerg,Hoved,Præste,Gærde,Kløver,Violen',
      ),
      kinds: kinds('gade|gade|gd.,vej|vej|v.,plads|plads|pl.,stræde,allé|alle'),
      fromSurname: (surname) => surname,
    },
    {
      weight: 1,
      join: 'after',
      names: list('H.C. Andersens,Sankt Hans,Christian den Fjerdes,Frederiks,Gammel Konge,Ny Øster'),
      kinds: kinds('Gade|Gd.,Vej,Plads|Pl.,Allé|Alle,Boulevard|Blvd.'),
    },
  ],
  madeHouse: houses(180, 0.09),
  units: [
    {
      share: 0.3,
      ids: (random) => `${1 + random.below(6)}. ${random.pick(['tv', 'th', 'mf'])}`,
      forms: ['{a}, {u}', '{a} {u}', '{a}, {u}.'],
    },
  ],
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '45', trunk: '', shapes: ['## ## ## ##', '########', '#### ####'] },
  mailHosts: 'gmail.com,hotmail.dk,mail.dk,live.dk',
  habits: {
    numberJoins: [' ', ' ', ', '],
    letterForms: ['{n}{L}', '{n} {L}', '{n}{l}'],
    words: [
      ['Sankt', 'Skt.', 'Sct.', 'St.'],
      ['Gammel', 'Gl.', 'Gl'],
      ['Store', 'St.', 'Store'],
    ],
    postCodeForms: (code) => [code, code, code, `DK-${code}`],
    accents: ['long', 'plain'],
  },
});

export const sweden = westernLand({
  code: 'SE',
  weight: 4,
  countryNames: ['Sweden', 'Sverige', 'SVERIGE', 'Schweden', 'SWE'],
  givenNames:
    'Lars,Anna,Mikael,Eva,Anders,Maria,Johan,Karin,Erik,Kristina,Per,Lena,Karl,Emma,Jan,Sara,Björn,Åsa,Göran,Annika,Håkan,Märta,Sören,Malin,Åke,Linnéa,Jörgen,Frida,Gösta,Ebba,Mårten,Agnes,Noël,Élise',
  surnames:
    'Andersson,Johansson,Karlsson,Nilsson,Eriksson,Larsson,Olsson,Persson,Svensson,Gustafsson,Pettersson,Jonsson,Jansson,Hansson,Bengtsson,Jönsson,Lindberg,Jakobsson,Magnusson,Olofsson,Lindström,Lindqvist,Lindgren,Axelsson,Berg,Bergström,Lundberg,Lind,Lundgren,Öberg,Åkesson,Ångström,Sjöberg,Söderström,Åström,Nyström,Ekström,Höglund,Bäckström',
  madeSurname: syllables(
    'Al,Berg,Björk,Dal,Ek,Fors,Gran,Hag,Hed,Kvist,Lind,Löv,Mal,Norr,Ny,Rosen,Sand,Sjö,Sten,Sund,Söder,Väster,Åker,Öster',
    ',,en,er,a',
    'ström,berg,gren,qvist,lund,dahl,mark,man,löf,stedt,vall,blad,fors',
  ),
  madeTown: syllables(
    'Norra ,Södra ,Väster,Öster,Stora ,Lilla ,Gamla ,Ny',
    'ås,hed,sjö,berga,näs,fors,löv,mark,holm',
    ',by,sta,torp,köping,vik,hamn,sund,ö,stad',
  ),
  companyWords:
    'Nordiska Möbler,Bageri Åsen,Skånska Verkstaden,Bokhandeln Gästrikland,Fjällräven Butik,Älvsborgs El,Malmö Mekaniska',
  companyForms: 'AB,HB,KB,& Söner',
  towns: `Stockholm||11|Södermalm,Östermalm|
Göteborg||41||Gothenburg
Malmö||21|
Uppsala||75|
Västerås||72|
Örebro||70|
Linköping||58|
Jönköping||55|
Umeå||90|
Växjö||35|`,
  groups: [
    {
      weight: 6,
      join: 'glued',
      names: list(
        'Drottning,Kungs,Stor,Sveavägs,Vasa,Skol,Kyrko,Järnvägs,Björk,Ring,Södra Förstads,Norra Hamn,Västra Trädgårds,Öster,Ek,Gran,Strand,Skogs,Bäck,Åker,Äng,Häst,Köpmans,Linné,Sankt Eriks,Göte,Fabriks,Industri,Odens,Tors',
      ),
      kinds: kinds('gatan|gatan|g.,vägen|vägen|v.,torget,gränd,stigen,backen'),
      fromSurname: (surname) => `${surname}s`,
    },
    {
      weight: 1,
      join: 'alone',
      names: list(
        'Lilla Torg,Stora Nygatan,Norra Esplanaden,Sankt Eriksplan,Gamla Vägen,Östra Promenaden,Slottsbacken',
      ),
      kinds: [['']],
    },
  ],
  madeHouse: houses(160, 0.14),
  units: [
    {
      share: 0.12,
      ids: (random) => `${1 + random.below(3)}${digits(random, 1)}0${1 + random.below(8)}`,
      forms: ['{a}, lgh {u}', '{a} lgh {u}', '{a} Lgh {u}', 'lgh {u}⇒{a}'],
    },
  ],
  madePostCode: (area, street) => `${area}${digits(street, 1)} ${digits(street, 2)}`,
  phone: { code: '46', trunk: '0', shapes: ['70-### ## ##', '73-### ## ##', '8-### ## ##', '31-## ## ##'] },
  mailHosts: 'gmail.com,telia.com,hotmail.se,comhem.se,outlook.com',
  habits: {
    numberJoins: [' '],
    letterForms: ['{n}{L}', '{n} {L}', '{n}{l}'],
    words: [
      ['Sankt', 'S:t', 'St.'],
      ['Norra', 'N.', 'N'],
      ['Södra', 'S.', 'S'],
      ['Västra', 'V.', 'V'],
      ['Östra', 'Ö.', 'Ö'],
    ],
    postCodeForms: (code) => [code, code.replace(' ', ''), `SE-${code}`, `S-${code}`, code],
  },
});

export const norway = westernLand({
  code: 'NO',
  weight: 3,
  countryNames: ['Norway', 'Norge', 'NORGE', 'Norwegen', 'NOR', 'Noreg'],
  givenNames:
    'Jan,Anne,Per,Inger,Bjørn,Kari,Ole,Marit,Lars,Liv,Kjell,Ingrid,Knut,Bjørg,Arne,Åse,Svein,Solveig,Øyvind,Astrid,Håkon,Torunn,Pål,Nora,Gøran,Tone,Søren,Frøydis,Ståle,Ragnhild,Even,Maja',
  surnames:
    'Hansen,Johansen,Olsen,Larsen,Andersen,Pedersen,Nilsen,Kristiansen,Jensen,Karlsen,Johnsen,Pettersen,Eriksen,Berg,Haugen,Hagen,Johannessen,Andreassen,Jacobsen,Halvorsen,Jørgensen,Dahl,Henriksen,Lund,Sørensen,Jakobsen,Gundersen,Moen,Iversen,Strand,Solberg,Bakken,Bråten,Sæther,Røed,Øverland,Ødegård,Grønn,Brækhus',
  madeSurname: syllables(
    'Aas,Berg,Brekke,Dal,Eik,Fjell,Grøn,Haug,Kvam,Li,Mo,Nord,Rød,Sand,Skog,Sol,Sør,Tveit,Vest,Øst,Ås',
    ',,e,a,en',
    'land,vik,heim,stad,rud,seth,nes,hus,bø,ås,mo,dalen,haugen',
  ),
  madeTown: syllables(
    'Nord,Sør,Øst,Vest,Ytre ,Indre ,Store,Midt',
    'fjord,strand,lid,sand,berg,fjell,vang,elv',
    ',vik,nes,øya,bygd,heim,sund,våg',
  ),
  companyWords: 'Fjord Fisk,Nordlys Møbler,Bokhandel på Høyden,Østlandet Rør,Bærum Verktøy,Trønder Bakeri',
  companyForms: 'AS,ASA,ANS,DA,& Sønn',
  towns: `Oslo||01|Grünerløkka,Majorstuen|
Bergen||50|
Trondheim||70|
Stavanger||40|
Tromsø||90|
Bodø||80|
Ålesund||60|
Drammen||30|`,
  groups: [
    {
      weight: 4,
      join: 'glued',
      names: list(
        'Stor,Kirke,Skole,Hav,Strand,Bjørke,Furu,Gran,Fjell,Elve,Sjø,Øvre,Bryggeri,Markveis,Industri,Hagebys,Solvangs,Brann,Rosenkrantz,Ås,Løkke,Trone,Nygårds,Sæter',
      ),
      kinds: kinds('gata|gate|gt.|gt,veien|veien|vn.,bakken,plass|pl.'),
      fromSurname: (surname) => `${surname}s `,
    },
    {
      weight: 1,
      join: 'after',
      names: list(
        'Karl Johans,Olav Tryggvasons,Thomas Heftyes,Henrik Ibsens,Sankt Olavs,Christian Michelsens,Dronningens,Øvre Slotts',
      ),
      kinds: kinds('gate|gt.|gt|Gate,vei|v.,plass|pl.'),
    },
  ],
  madeHouse: houses(160, 0.14),
  units: [],
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '47', trunk: '', shapes: ['4## ## ###', '9## ## ###', '22 ## ## ##', '########'] },
  mailHosts: 'gmail.com,online.no,hotmail.no,broadpark.no',
  habits: {
    numberJoins: [' '],
    letterForms: ['{n}{L}', '{n} {L}', '{n}{l}'],
    words: [['Sankt', 'St.', 'St']],
    postCodeForms: (code) => [code, code, code, `N-${code}`, `NO-${code}`],
    accents: ['long', 'plain'],
  },
});

export const finland = westernLand({
  code: 'FI',
  weight: 3,
  countryNames: ['Finland', 'Suomi', 'SUOMI', 'Finnland', 'FIN'],
  givenNames:
    'Matti,Anna,Juhani,Maria,Timo,Helena,Mikko,Johanna,Kari,Kaarina,Antti,Liisa,Jari,Päivi,Hannu,Sari,Väinö,Äänis,Jyrki,Eeva,Pekka,Aino,Heikki,Sinikka,Mika,Elina,Jörgen,Åsa,Säde,Yrjö,Tyyne,Kyösti',
  surnames:
    'Korhonen,Virtanen,Mäkinen,Nieminen,Mäkelä,Hämäläinen,Laine,Heikkinen,Koskinen,Järvinen,Lehtonen,Lehtinen,Saarinen,Salminen,Heinonen,Niemi,Heikkilä,Salonen,Kinnunen,Turunen,Salo,Laitinen,Tuominen,Rantanen,Karjalainen,Jokinen,Mattila,Savolainen,Lahtinen,Ahonen,Öhman,Åberg,Ylönen,Väisänen,Pääkkönen',
  madeSurname: syllables(
    'Aho,Haka,Hei,Jär,Kal,Ket,Kos,Lam,Leh,Mä,Nie,Ojan,Pää,Ran,Sal,Suo,Tam,Uus,Väs,Ylä',
    'ka,ki,la,li,ma,mi,ra,ri,ta,to,vi',
    'nen,lainen,läinen,la,lä,maa,niemi,koski,salo,vaara',
  ),
  madeTown: syllables(
    'Iso,Pohjois-,Etelä-,Ylä,Ala,Uusi,Vähä,Kes',
    'kylä,järvi,koski,niemi,ranta,maa,salmi,vaara',
    ',,nen,la,pohja,suo,mäki,saari',
  ),
  companyWords: 'Pohjolan Kirja,Leipomo Järvi,Suomen Työkalu,Hämeen Sähkö,Kahvila Käpylä,Merimaa Kalastus',
  companyForms: 'Oy,Oyj,Ky,Tmi,Oy Ab',
  towns: `Helsinki||00|Kallio,Töölö|Helsingfors
Espoo||02||Esbo
Tampere||33||Tammerfors
Turku||20||Åbo
Oulu||90|
Jyväskylä||40|
Hämeenlinna||13|
Lappeenranta||53|`,
  groups: [
    {
      weight: 1,
      join: 'glued',
      names: list(
        'Kirkko,Koulu,Aleksanterin,Mannerheimin,Hämeen,Keskus,Asema,Ranta,Koivu,Kuusi,Pihlaja,Kauppa,Satama,Puisto,Yliopiston,Niitty,Metsä,Järvi,Mäki,Väinölän,Itäinen Pitkä,Läntinen Pitkä,Vanha Viertotie,Pohjoinen Rautatie,Uudenmaan,Teollisuus',
      ),
      kinds: kinds('katu|katu|k.,tie|tie,polku,kuja,kaari'),
      fromSurname: (surname) => `${surname.replace(/nen$/, 'sen')}`,
    },
  ],
  madeHouse: houses(120, 0),
  units: [
    {
      share: 0.5,
      ids: (random) => `${random.pick(['A', 'B', 'C', 'D'])} ${1 + random.below(60)}`,
      forms: ['{a} {u}', '{a} {u}', '{a}, {u}'],
    },
    {
      share: 0.05,
      ids: (random) => String(1 + random.below(40)),
      forms: ['{a} as. {u}', '{a} as {u}', '{a}, as. {u}'],
    },
  ],
  madePostCode: (area, street) => `${area}${digits(street, 2)}0`,
  phone: { code: '358', trunk: '0', shapes: ['40 #######', '50 ### ####', '9 ### ####'] },
  mailHosts: 'gmail.com,kolumbus.fi,luukku.com,elisanet.fi',
  habits: {
    numberJoins: [' '],
    letterForms: ['{n}{L}', '{n} {L}', '{n}{l}'],
    words: [],
    postCodeForms: (code) => [code, code, code, `FI-${code}`],
  },
});
