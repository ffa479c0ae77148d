/**
 * Short forms that people write, taken from the word lists of libpostal: one place in every country of their row, and not the
 * place of the next one.
 */
import { expect, test } from 'vitest';
import {
  type CanonicalAddress,
  canonicalAddress,
} from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';

/** Countries, the street ('%' is the word), and each word with its forms. */
const sameWritings: readonly string[] = [
  'GB US AU CA NZ IE ZA | 12 Rosewood % | avenue: avenu, avnu | boulevard: blvrd, boulv | alley: ally | bridge: brdg, bdge | beach: bch',
  'GB US AU CA NZ IE ZA | 12 Rosewood % | broadway: bwy, bdwy | crossing: crsg | causeway: csway | driveway: drwy | expressway: expwy',
  'GB US AU CA NZ IE ZA | 12 Rosewood % | grove: grve | highway: hgwy | heights: hghts | gateway: gwy | junction: jnct | knoll: knol',
  'GB US AU CA NZ IE ZA | 12 Rosewood % | island: isl | motorway: mway | parade: prde | parkway: prkwy | pathway: pway | ridge: rdge',
  'GB US AU CA NZ IE ZA | 12 Rosewood % | retreat: rtt | return: rtn | reserve: rsrv | strand: strnd | steps: stps | village: vlge',
  'GB US AU CA NZ IE ZA | 12 Rosewood % | viaduct: viad | vista: vsta | walkway: wkwy | waters: wtrs | wharf: whrf, whf | yard: yrd',
  'FR BE CH | 12 % Lafayette | avenue: avn, avnue | boulevard: blv, blvrd',
  'FR | 12 % Lafayette | boucle: bcle | campagne: cgne | chalet: chl | chaussée: chee | cloître: cloi | digue: dig | enclos: enc',
  'FR | 12 % Lafayette | haut chemin: hch | jetée: jte | passerelle: ple | petit chemin: pch | petite allée: pta | plage: plag',
  'FR | 12 % Lafayette | raccourci: rac | rempart: remp | rocade: rocd | rotonde: rtd | tertre: trt | vieux chemin: vche | voie: voi',
  'FR | 12 % 7 | Route Nationale: RN, Rte Nationale, Rte Nat. | Route Départementale: RD, Rte Départementale',
  "FR | 12 % | Grand Rue: Grand'Rue, Grand-Rue, Grandrue, Gr Rue, Gd'Rue",
  "CH | % 12 | Grand Rue: Grand'Rue, Grand-Rue, Grandrue",
  'IT | % Garibaldi 12 | banchina: bna | borgata: bga | calata: clt | cascina: c.na, cna | corte: cte | frazione: frz | galleria: gal',
  'IT | % Garibaldi 12 | località: loc.tà | piazzetta: pzt | prolungamento: plg | rotonda: rtd | stradone: std | villaggio: vil | vocabolo: voc',
  'IT | % 45, 12 | strada provinciale: SP, str. provinciale, s. prov. | strada statale: SS, str. statale | strada regionale: SR, str. reg.',
  'IT | %, 12 | SP 45: SP45, S.P. 45 | SS 16: SS16 | SR 2: SR2',
  'ES | % Velázquez 12 | bulevar: blv, blev | camino: cmo | camping: campg | circuito: cto | hacienda: hda | parque: parq, pqe | paseo: ps',
  'ES | % Velázquez 12 | plaza: pz, praza | plazoleta: pzta | polígono industrial: pgind | rincón: rncon | rinconada: rcnda | ruta: rta',
  'ES AD | % Verdaguer 12 | plaça: pça, plç | drecera: drec | passadís: pdis | portal: ptal',
  'PT BR | % Camões 12 | bairro: bro | beco: bco | rodovia: rvia',
  'PT | %, 12 | Estrada Nacional 125: EN 125, EN125, E.N. 125, Estr. Nac. 125 | Estrada Municipal 530: EM530, Estr. Municipal 530',
  'BR | % Camões 12 | transversal: transv | viaduto: vdto',
  'NL | Linden% 12 | plantsoen: plnts | dwarsstraat: dwstr | dwarsweg: dwwg | vliet: vlt',
  'FI | Lehmus% 12 | puistikko: pko | penger: pgr | taival: tvl',
  'HU | Kossuth % 12 | körönd: krnd | rakpart: rpt',
  'RO | % Eminescu 12 | aleea: alea | bulevardul: bulev, bulevardu | intrarea: int',
  'HR | % Dubrovnik 12 | avenija: av',
  'RU KZ | % Pushkina 12 | ulitsa: ulica, ul',
  'BY | % Купалы 12 | бульвар: бульв | дарога: дар | набярэжная: наб | праспект: прасп | шаша: ш',
  'GR | % Venizelou 12 | odos: odhos',
  'VN | 12 % 10 | Quốc lộ: QL | Tỉnh lộ: TL',
  'VN | 12 % | QL 1A: QL1A | TL 10: TL10',
  'MY | 12 % Rosa | Lebuh Raya: Lebuhraya, Lbh Raya | Persiaran: Psn, Psrn | Changkat: Ckt | Dataran: Dtr | Lengkok: Lkk | Lintang: Ltg | Solok: Slk',
  'MY | 12 Jalan % | Sungai Besi: Sg. Besi | Haji Rosa: Hj Rosa',
  'US | 1200 % 12 | County Highway: Cty Hwy, CTH | US Highway: U.S. Rte. | State Highway: SH',
  'CA | 1200 % 12 | County Road: Co Rd, Cty Rd',
  'GB US AU NZ | 12 % Rosewood Road | Lieutenant: Lieut | Corporal: Cpl | Honourable: Honorable, Hon | Upper: Uppr',
  'GB US AU NZ | 12 Rosewood Road, % 5 | apartment: aptmnt | building: bdg, blg | townhouse: twnhs | workshop: wksp | entrance: entr',
  'FR BE CH | 12 rue % Curie | Révérend: Rév. | Madame: Mme | Veuve: Vve | Major: Maj.',
  'ES MX AR CL | Calle % Silva 12 | Profesora: Profa., Prof.ª, Profª | Almirante: Almte. | Reverendo: Rvdo., Rev. | Sargento: Sgto., Sarg.',
  'MX AR CL | Calle % Silva 12 | Senador: Sen. | Diputado: Dip.',
  'ES | Calle % Ana 12 | Santa: Sta., Stª, St.ª | Doctora: Dra., Drª, Dr.ª | María: Mª, M.ª',
  'ES PT | % Velázquez 12 | avenida: avª, av.ª',
  'IT | Via % Ana 12 | Architetto: Arch. | Dottoressa: Dott.ssa, Dr.ssa | Professoressa: Prof.ssa | Signora: Sig.ra | Reverendo: Rev.',
  'PT BR | Rua % Fátima 12 | Nossa Senhora de: N. Sra. de, Nª Srª de, N.ª Sr.ª de, Nª Sª de | Santa: Stª, St.ª, Sta.',
  'PT BR | Rua % Silva 12 | Professora: Profª, Prof.ª, Profa. | Doutora: Drª, Dr.ª, Dra. | Santo: Stº, St.º, St° | Engenheira: Eng.ª | Tenente: Tte.',
  'PL | ul. % Arki 12 | Admirała: adm. | Komandora: kmdr., kmdra | Hrabiego: hr. | Kaprala: kpr. | Prałata: prał. | Dyrektora: dyr. | Architekta: arch.',
  'DK | % Fasanvej 12 | Søndre: Sdr.',
  'NO | % gate 12 | Søndre: Sdr. | Nordre: Ndr.',
  'BG | бул. % Вазов 12 | Доктор: д-р, др. | Капитан: кап.',
  'ID | Jl. % Suprapto 12 | Letnan Kolonel: Letkol | Jenderal: Jendral, Jen | Kapten: Kpt.',
  'ID | Jl. Sudirman % 12 | Barat: Brt | Timur: Tim., Tmr | Utara: Utr | Selatan: Sel., Slt',
  'ID | Jl. Sudirman 12, % | RT 3 RW 5: Rukun Tetangga 3 Rukun Warga 5',
  'CZ SK HR | Nova 12, % 5 | apartmán: apt',
  'NO | Lindegata 12, % 3 | etasje: et, etg | inngang: inng',
  'GR | % 512 | Ταχυδρομική Θυρίδα: Τ.Θ., ΤΘ',
  'RS | % 512 | поштански фах: ПФ, пошт. фах',
  'PT | % 512 | apartado: apdo.',
  'HR RS | Njegoševa % | bb: b.b., bez broja',
  'DE | Bremer Straße % | ohne Nummer: ohne Hausnummer, o. Nr.',
  'RO | Str. Eminescu % | fără număr: FN',
];

/** Words of which each pair is two places. */
const otherPlaces: readonly string[] = [
  'GB AU NZ IE | 12 Rosewood % | drive, divide, driveway, drove | beach, bench | bridge, bridges | reserve, reach | island, islands | pass, passage',
  'US | 12 Rosewood % | lodge: ldg, landing | junction, junctions | plain, plains | divide: dv, drive: dve',
  'FR | 12 % Lafayette | grand rue, rue | rocade, route | petit chemin, petite allée, chemin | carrière, carré, carrefour',
  'FR | 12 % 7 | RN, RD, Rue',
  'IT | % Garibaldi 12 | corte, corso, cortile | vico, vicolo | villa, villaggio | strada provinciale, strada statale, strada regionale, strada comunale',
  'ES | % Velázquez 12 | calle, callejón, callejuela, calleja | plaza, plazuela, plazoleta | paseo, pasaje | parque, puebla, pueblo | ruta, ronda',
  'PT | % 125, 12 | EN, EM, ER, Rua',
  'VN | 12 % 10 | QL, TL, Đường',
  'MY | 12 % Rosa | Simpang, Simpangan | Laman, Halaman | Lebuh, Lebuhraya | Lintang, Lingkaran',
  'SE FI | Karla% 12 | plan, platsen, gatan',
  'ES MX | Calle % Ana 12 | Profesora: Profª, Profesor: Prof. | Doctora: Drª, Doctor: Dr. | Santa: Stª, Santo: St.º',
  'PT BR | Rua % Silva 12 | Professora: Profª, Professor: Prof. | Doutora: Drª, Doutor: Dr. | General: Gen., Senador: Sen. | Engenheira: Eng.ª, Engenheiro: Eng.º',
  'IT | Via % Ana 12 | Dottoressa: Dr.ssa, Dottor: Dr. | Professoressa: Prof.ssa, Professor: Prof.',
  'PL | ul. % Arki 12 | Generała: gen., Admirała: adm., Komandora: kmdr., Kaprala: kpr., Hrabiego: hr.',
  'ID | Jl. Sudirman % 12 | Barat: Brt, Timur: Tim., Utara: Utr, Selatan: Sel.',
  'PL RO RU | ul. % 12 | Petrowa, B. N. Petrowa, F. N. Petrowa',
  'RS | % 12 | Петровића, П. Ф. Петровића',
  'DK | % Fasanvej 12 | Søndre: Sdr., Nordre: Ndr., Vester: V.',
];

/** Parts of a house: without them, and with another one of the row, it is another place. */
const partsOfHouses: readonly string[] = [
  'GB US AU | 12 Rosewood Road | lower left, lower right, top left, top right, upper left, sub basement, lower mezzanine, lobby',
  'FR | 12 rue Lafayette | soubassement',
  'DE | Bremer Straße 12 | Parkdeck',
  'ES MX | Calle Velázquez 12 | sub sótano, cobertizo, frente',
  'PT BR | Rua Camões 12 | sub cave, sobre loja, baixos, traseiro',
  'NL BE | Lindenstraat 12 | benedenverdieping',
  'SE | Lindegatan 12 | till höger, till vänster, vindsvåningen',
  'DK | Lindegade 12 | stueetage',
  'HR SI | Nova 12 | parter, podrum, lijevo, desno, kleti, polukat',
  'RS | Njegoševa 12 | партер, подрум, лево, десно',
  'SK | Štúrova 12 | ľavá, pravá, podzemné podlažie',
  'CZ | Jiráskova 12 | levá, pravá',
  'HU | Kossuth utca 12 | bal, jobb, félszuterén',
  'FI | Lehmuskatu 12 | oikea, vasen',
  'PL | ul. Mickiewicza 12 | lewo, prawo',
  'BG | ул. Вазов 12 | ляво, дясно',
  'RU | улица Пушкина 12 | лево, право',
  'GR | Βενιζέλου 12 | ημιώροφος',
  'EE | Tamme tn 12 | kelder, paremal, vasakul',
  'LV | Raiņa iela 12 | pagrabs',
  'LT | Maironio g. 12 | rūsys, dešinėje, kairėje',
  'ID | Jalan Diponegoro 12 | belakang, depan, kanan, kiri, lobi',
];

const at = (country: string, street: string): CanonicalAddress =>
  canonicalAddress({ street, suburb: '', city: 'Tarnby', state: '', postCode: '', country });

const splitAt = (text: string, mark: string | RegExp): string[] => text.split(mark).map((part) => part.trim());

/** 'avenue: av, ave' as ['avenue', 'av', 'ave']. */
const groupsOf = (row: string): { countries: string[]; line: string; groups: string[][] } => {
  const [countries = '', line = '', ...groups] = splitAt(row, '|');
  return { countries: countries.split(' '), line, groups: groups.map((group) => splitAt(group, /[:,]/)) };
};

test('what people write for a word is the same place', () => {
  const missed = sameWritings.flatMap((row) => {
    const { countries, line, groups } = groupsOf(row);
    return countries.flatMap((country) =>
      groups.flatMap(([word = '', ...forms]) =>
        forms
          .filter((form) => !sameAddress(at(country, line.replace('%', word)), at(country, line.replace('%', form))))
          .map((form) => `${country}: ${line.replace('%', form)} for ${word}`),
      ),
    );
  });
  expect(missed).toEqual([]);
});

test('words that look alike are other places, also by their short forms', () => {
  const taken = otherPlaces.flatMap((row) => {
    const [countries = '', line = '', ...groups] = splitAt(row, '|');
    return countries.split(' ').flatMap((country) =>
      groups.flatMap((group) => {
        const words = splitAt(group, ',').map((word) => splitAt(word, ':'));
        return words.flatMap((forms, index) =>
          words
            .slice(index + 1)
            .flatMap((others) =>
              forms.flatMap((form) =>
                others
                  .filter((other) =>
                    sameAddress(at(country, line.replace('%', form)), at(country, line.replace('%', other))),
                  )
                  .map((other) => `${country}: ${form} = ${other}`),
              ),
            ),
        );
      }),
    );
  });
  expect(taken).toEqual([]);
});

test('a part of a house that is said in words is not left out', () => {
  const taken = partsOfHouses.flatMap((row) => {
    const [countries = '', street = '', parts = ''] = splitAt(row, '|');
    const lines = [street, ...splitAt(parts, ',').map((part) => `${street}, ${part}`)];
    return countries.split(' ').flatMap((country) =>
      lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter((other) => sameAddress(at(country, line), at(country, other)))
          .map((other) => `${country}: ${line} = ${other}`),
      ),
    );
  });
  expect(taken).toEqual([]);
});
