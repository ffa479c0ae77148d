/** France, Belgium and the Netherlands. Names, places and spellings from general knowledge. */
import { kinds, list, type StreetGroup } from '../land.ts';
import type { Seeded } from '../seeded.ts';
import { digits, houses, syllables, westernLand } from './western-land.ts';

const frenchSurnames =
  'Martin,Bernard,Dubois,Thomas,Robert,Richard,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefèvre,Michel,García,David,Bertrand,Roux,Vincent,Fournier,Morel,Girard,André,Lefebvre,Mercier,Dupont,Lambert,Bonnet,François,Martínez,Legrand,Garnier,Faure,Rousseau,Blanc,Guérin,Müller,Henry,Roussel,Nicolas,Perrin,Morin,Mathieu,Clément,Gauthier,Dumont,Lopez,Fontaine,Chevalier,Robin,Masson,Sánchez,Gérard,Nguyen,Boyer,Denis,Lemaître,Le Goff,Kerangal,de La Tour,Benoît,Ben Saïd,Œillet';
const frenchGiven =
  'Jean,Marie,Pierre,Nathalie,Michel,Isabelle,Philippe,Sylvie,Alain,Catherine,Nicolas,Françoise,Christophe,Valérie,François,Céline,Éric,Élodie,Frédéric,Aurélie,Sébastien,Camille,Jérôme,Léa,Mathéo,Chloé,Noël,Anaïs,Loïc,Maëlys,Gaëlle,Zoé,Raphaël,Inès,Amélie,Jean-Pierre,Marie-Claire,Anne-Sophie,Mohamed,Fatou';
const frenchMadeSurname = syllables(
  'Bel,Bois,Cham,Char,Cor,Dela,Des,Fav,Gran,Hé,Jou,Lam,Mal,Mont,Pel,Quin,Ri,Sau,Tré,Vau,Ville,Beau,Clé,Dé',
  'ba,bel,ber,bri,chan,di,fan,gne,lan,mar,nel,pi,ri,tel,vi',
  'gnon,ard,eau,ier,et,in,oux,rault,ron,ville,val,thier,dière,lès,nay',
);
const frenchMadeTown = syllables(
  'Saint-,Mont,Ville,Château,Beau,Roque,Bourg-,Font,Neuf,Les ',
  'Aubin,vert,fort,martin,brun,laurent,clair,ferrand,roman,ouen,amand,sauveur',
  '-sur-Mer,-en-Bresse,ville,-les-Bains,-le-Vieux,court,ac,y,-sur-Loire,-la-Forêt',
);
const frenchNames = list(
  "de la Paix,des Écoles,de la République,du Général Leclerc,Victor Hugo,de l'Église,Jean Jaurès,de la Gare,du Moulin,Saint-Michel,des Lilas,Pasteur,de Verdun,du Château,de la Mairie,Gambetta,du Docteur Roux,des Acacias,Saint-Martin,de l'Abbé Grégoire,du Faubourg Saint-Antoine,de Bretagne,des Tilleuls,du Stade,Voltaire,de la Fontaine,des Cerisiers,du Maréchal Foch,de l'Œuvre,Émile Zola,du Pré Vert,des Prés,Sainte-Catherine,Notre-Dame,Louis Pasteur,de la Libération,Anatole France",
);
const frenchKinds = kinds(
  'rue|Rue|r.|R.,avenue|Avenue|av.|av|Av.|ave,boulevard|Boulevard|bd|Bd|blvd|boul.|bld,place|Place|pl.|pl,chemin|Chemin|ch.|chem.,allée|Allée|all.,impasse|Impasse|imp.|imp,route|Route|rte|Rte,quai|Quai,square|Square|sq.,cours|Cours,passage|Passage|pass.',
);
const frenchWords = [
  ['Général', 'Gal', 'Gén.'],
  ['Docteur', 'Dr', 'Dr.'],
  ['Maréchal', 'Mal'],
  ['Saint', 'St', 'St.'],
  ['Sainte', 'Ste'],
  ['Faubourg', 'Fbg', 'Fg'],
];
const frenchGroups: readonly StreetGroup[] = [
  {
    weight: 1,
    join: 'before',
    names: frenchNames,
    kinds: frenchKinds,
    fromSurname: (surname) => (surname.length % 2 === 0 ? `Jules ${surname}` : `du ${surname}`),
  },
];

export const france = westernLand({
  code: 'FR',
  weight: 9,
  countryNames: ['France', 'FRANCE', 'Frankreich', 'FRA', 'République française'],
  givenNames: frenchGiven,
  surnames: frenchSurnames,
  madeSurname: frenchMadeSurname,
  madeTown: frenchMadeTown,
  companyWords:
    'Boulangerie Delmas,Librairie du Marché,Atelier Lumière,Maison Fournier,Établissements Brun,Garage du Centre,Fromagerie des Alpes,Électricité Générale du Sud,Pharmacie de l’Opéra',
  companyForms: 'SARL,SA,SAS,EURL,& Cie,& Fils',
  towns: `Paris||750||
Lyon||690||
Marseille||130||
Toulouse||310||
Nîmes||300||
Bordeaux||330||
Strasbourg||670||
Besançon||250||
Orléans||450||
Saint-Étienne||420||
Aix-en-Provence||131||Aix en Provence
Béziers||345||
Le Havre||766||`,
  groups: frenchGroups,
  madeHouse: houses(140, 0.07, [' bis', ' ter']),
  units: [
    {
      share: 0.07,
      ids: (random) => random.pick(['A', 'B', 'C', 'D', 'E']),
      forms: ['Bâtiment {u}⇒{a}', 'Bât. {u}⇒{a}', 'bat {u}⇒{a}', '{a}, bâtiment {u}', '{a} Bât {u}'],
    },
    {
      share: 0.07,
      ids: (random) => String(1 + random.below(60)),
      forms: ['Appartement {u}⇒{a}', 'Appt {u}⇒{a}', 'Apt {u}, {a}', '{a}, appt {u}', '{a} appartement {u}'],
    },
  ],
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '33', trunk: '0', shapes: ['6 ## ## ## ##', '7 ## ## ## ##', '1 ## ## ## ##', '4 ## ## ## ##'] },
  mailHosts: 'orange.fr,free.fr,wanadoo.fr,gmail.com,laposte.net',
  habits: {
    isNumberFirst: true,
    numberJoins: [' ', ' ', ', '],
    letterForms: ['{n} {L}', '{n}{L}'],
    words: frenchWords,
    postCodeForms: (code) => [code, code, code, code, `F-${code}`],
  },
});

const dutchGiven =
  'Jan,Maria,Johannes,Anna,Pieter,Johanna,Hendrik,Elisabeth,Willem,Femke,Sander,Sanne,Daan,Fleur,Thijs,Lotte,Bram,Noor,Jeroen,Anouk,Koen,Ilse,Joost,Marloes,Ruben,Renée,Joël,Zoë,Daniël,Loïs,Mohammed,Yara,Wouter,Griet';
const dutchSurnames =
  'de Jong,Jansen,de Vries,van den Berg,van Dijk,Bakker,Janssen,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Vos,Peters,Hendriks,van Leeuwen,Dekker,Brouwer,de Wit,Dijkstra,Smits,de Graaf,van der Meer,van der Linden,Kok,Jacobs,Vermeulen,van den Heuvel,Schouten,Hoekstra,Peeters,Maes,Claes,Willems,Mertens,Wouters,De Smet,Dubois,Lambert,Dupont,Yılmaz,Bouzidi,Ceulemans,Vandenbroucke';
const dutchMadeSurname = syllables(
  'van ,van der ,Ver,de ,,,',
  'Boek,Brand,Dam,Eik,Groen,Haar,Hoog,Kamp,Laar,Meer,Noord,Oost,Riet,Steen,Veld,Water,Zand,Schoon',
  'huis,horst,berg,sma,stra,man,mans,hof,wijk,broek,beek,hoven,meijer,kamp,donk',
);
const dutchMadeTown = syllables(
  'Ouder,Nieuw,Oost,West,Zuid,Noord,Hooge,Rijs,Wester,Breed,Vlieder',
  'kerk,zand,loo,mark,waarden,broek,beem,kamp',
  'hoven,dam,dijk,burg,stede,veen,wijk,um,drecht',
);
const dutchNames = list(
  'Kerk,School,Dorps,Molen,Wilhelmina,Juliana,Beatrix,Prins Hendrik,Burgemeester de Vos,Nassau,Eiken,Beuken,Linden,Vondel,Rembrandt,Stations,Hoofd,Nieuwe,Oranje,Mauritskade,Tulpen,Merel,Sint Jans,Willem de Zwijger,Markt,Haven,Bos,Veld,Industrie,Doctor Schaepman,Spoor,Zonnebloem,Kastanje,Koningin Emma',
);
const dutchGroups: readonly StreetGroup[] = [
  {
    weight: 6,
    join: 'glued',
    names: dutchNames,
    kinds: kinds('straat|str.|str,laan|laan|ln,weg,plein|plein|pln,gracht,kade,singel,dijk,hof,pad'),
    fromSurname: (surname) => surname.replace(/^(van der|van|de|Ver) ?/, ''),
  },
  {
    weight: 1,
    join: 'alone',
    names: list(
      'Achter de Kerk,Oude Haven,Nieuwe Kade,Grote Markt,Lange Voorhout,Het Spui,Op de Dijk,Klein Heiligland',
    ),
    kinds: [['']],
  },
];
const dutchWords = [
  ['Burgemeester', 'Burg.', 'Burgem.'],
  ['Doctor', 'Dr.', 'Dr'],
  ['Sint', 'St.', 'St'],
  ['Prins', 'Pr.'],
];
const capital = (random: Seeded): string => 'ABCDEGHJKLMNPRSTVWXZ'.charAt(random.below(20));

export const netherlands = westernLand({
  code: 'NL',
  weight: 6,
  countryNames: ['Netherlands', 'Nederland', 'The Netherlands', 'Holland', 'NLD', 'Niederlande'],
  givenNames: dutchGiven,
  surnames: dutchSurnames,
  madeSurname: dutchMadeSurname,
  madeTown: dutchMadeTown,
  companyWords:
    'Bakkerij de Hoek,Van Dam Transport,Fietsenmakerij Noord,Drukkerij Oranje,Bloemenhandel Keukenhof,Jansen Installaties,Koffiehuis aan de Gracht,Waterland Techniek',
  companyForms: 'B.V.,BV,N.V.,V.O.F.,& Zonen',
  towns: `Amsterdam||10|De Pijp,Jordaan
Rotterdam||30|Kralingen
Den Haag||25||'s-Gravenhage,The Hague
Utrecht||35|
Eindhoven||56|
Groningen||97|
's-Hertogenbosch||52||Den Bosch
Maastricht||62|
Nijmegen||65|`,
  groups: dutchGroups,
  madeHouse: houses(240, 0.08),
  units: [{ share: 0.08, ids: (random) => String(1 + random.below(4)), forms: ['{a}-{u}', '{a} - {u}'] }],
  madePostCode: (area, street) => `${area}${digits(street, 2)} ${capital(street)}${capital(street)}`,
  phone: { code: '31', trunk: '0', shapes: ['6 ########', '20 #######', '10 #######', '70 #######'] },
  mailHosts: 'ziggo.nl,kpnmail.nl,gmail.com,hetnet.nl,xs4all.nl',
  habits: {
    numberJoins: [' '],
    letterForms: ['{n}{L}', '{n}-{L}', '{n}{l}', '{n} {L}'],
    words: dutchWords,
    postCodeForms: (code) => [code, code.replace(' ', ''), code.toLowerCase(), `NL-${code}`],
  },
});

export const belgium = westernLand({
  code: 'BE',
  weight: 4,
  countryNames: ['Belgium', 'België', 'Belgique', 'BEL', 'Belgien'],
  givenNames: `${dutchGiven},${frenchGiven}`,
  surnames: dutchSurnames,
  madeSurname: dutchMadeSurname,
  madeTown: dutchMadeTown,
  companyWords:
    'Brouwerij Sint-Anna,Chocolaterie du Sablon,Drukkerij Claes,Garage Peeters,Librairie Wallonne,Vlaamse Metaalwerken',
  companyForms: 'BV,NV,SA,SRL,BVBA,SPRL',
  towns: `Brussel||10|Ixelles,Schaarbeek|Bruxelles,Brussels
Antwerpen||20|Berchem|Antwerp,Anvers
Gent||90||Ghent,Gand
Brugge||80||Bruges
Leuven||30||Louvain
Namur||50||Namen
Liège||40||Luik`,
  groups: [...dutchGroups, { ...(frenchGroups[0] as StreetGroup), weight: 2.5 }],
  madeHouse: houses(220, 0.06),
  units: [
    {
      share: 0.1,
      ids: (random) => String(1 + random.below(30)),
      forms: ['{a} bus {u}', '{a}, bus {u}', '{a} bte {u}', '{a} boîte {u}', '{a} b. {u}'],
    },
  ],
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '32', trunk: '0', shapes: ['4## ## ## ##', '2 ### ## ##', '3 ### ## ##'] },
  mailHosts: 'telenet.be,skynet.be,proximus.be,gmail.com',
  habits: {
    numberJoins: [' ', ' ', ', '],
    letterForms: ['{n}{L}', '{n} {L}', '{n}{l}'],
    words: [...dutchWords, ...frenchWords],
    postCodeForms: (code) => [code, code, code, `B-${code}`],
  },
});
