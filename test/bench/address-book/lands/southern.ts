/** Italy, Spain, Portugal and Greece. Names, places and spellings from general knowledge. */
import { kinds, list } from '../land.ts';
import { digits, houses, syllables, westernLand } from './western-land.ts';

export const italy = westernLand({
  code: 'IT',
  weight: 6,
  countryNames: ['Italy', 'Italia', 'ITALIA', 'Italien', 'ITA'],
  givenNames:
    'Giuseppe,Maria,Giovanni,Anna,Antonio,Rosa,Mario,Angela,Luigi,Giovanna,Francesco,Teresa,Angelo,Lucia,Vincenzo,Carmela,Marco,Giulia,Alessandro,Chiara,Andrea,Sara,Matteo,Francesca,Lorenzo,Elisa,Niccolò,Martina,Davide,Sofia,Simone,Ilaria,Nicolò,Desirée',
  surnames:
    "Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,De Luca,Mancini,Costa,Giordano,Rizzo,Lombardi,Moretti,Barbieri,Fontana,Santoro,Mariani,Rinaldi,Caruso,Ferrara,Galli,Martini,Leone,D'Angelo,D'Amico,Dall'Osso,Lo Presti,Cantù,Forlì,Nicolò,Papà,Sanfilippo,Quattrocchi",
  madeSurname: syllables(
    'Al,Ber,Cal,Dan,Fab,Gar,Lan,Mal,Nar,Or,Pal,Ron,Sal,Tam,Val,Zan,Bru,Cri,Fre,Gra',
    'ba,ce,di,fo,ga,li,ma,ne,ra,to,tta,sta,bre',
    'lli,ni,ro,setti,rini,none,glio,gnoli,rdi,zzi,ccia,tto',
  ),
  madeTown: syllables(
    'Monte,Castel,San ,Villa,Rocca,Borgo ,Pieve ,Torre,Campo',
    'bello,donato,martino,nuovo,franco,vecchio,rosso,lupo,marino,giorgio,forte',
    ' Terme, al Mare, di Sopra, sul Garda,, Veneto, Ligure, in Colle',
  ),
  companyWords:
    'Officina Meccanica Brambilla,Pasticceria Dante,Libreria Mazzini,Vetreria Artistica,Arredamenti Fontana,Caffè Centrale,Tipografia Moderna,Elettrica Padana',
  companyForms: 'S.r.l.,SRL,S.p.A.,SpA,S.n.c.,& C.',
  towns: `Milano|MI|201||Milan
Roma|RM|001||Rome
Torino|TO|101||Turin
Napoli|NA|801||Naples
Bologna|BO|401|
Firenze|FI|501||Florence
Genova|GE|161||Genoa
Forlì|FC|471|
Verona|VR|371|
Cantù|MB|220|
Reggio nell'Emilia|RE|421||Reggio Emilia`,
  groups: [
    {
      weight: 1,
      join: 'before',
      names: list(
        "Roma,Giuseppe Garibaldi,Giuseppe Mazzini,Dante Alighieri,Guglielmo Marconi,Giacomo Matteotti,Camillo Benso di Cavour,Vittorio Emanuele,Giuseppe Verdi,San Francesco,Santa Lucia,della Repubblica,del Popolo,dei Mille,Aldo Moro,dell'Indipendenza,XX Settembre,della Libertà,delle Rose,Leonardo da Vinci,San Giovanni,Monte Grappa,Antonio Gramsci,della Stazione,Alessandro Volta,Galileo Galilei,dell'Università,Sant'Antonio",
      ),
      kinds: kinds(
        'Via|V.|via,Viale|V.le|Vle|viale,Piazza|P.zza|P.za|Pza|piazza,Corso|C.so|Cso,Vicolo|V.lo|Vic.,Largo|L.go,Piazzale|P.le|P.zzale,Strada|Str.',
      ),
      fromSurname: (surname) => `Carlo ${surname}`,
    },
  ],
  madeHouse: houses(180, 0.08),
  units: [
    {
      share: 0.06,
      ids: (random) => String(1 + random.below(30)),
      forms: ['{a}, interno {u}', '{a} int. {u}', '{a}, int {u}'],
    },
    {
      share: 0.04,
      ids: (random) => random.pick(['A', 'B', 'C']),
      forms: ['{a}, scala {u}', '{a} sc. {u}', '{a}, Scala {u}'],
    },
  ],
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '39', trunk: '', shapes: ['347 #######', '02 ########', '06 #######', '333 ### ####'] },
  mailHosts: 'libero.it,gmail.com,alice.it,tiscali.it,virgilio.it',
  habits: {
    numberJoins: [' ', ', ', ', ', ' n. ', ' n° ', ', n. '],
    letterForms: ['{n}/{L}', '{n}/{l}', '{n}{L}', '{n} {L}'],
    words: [
      ['San', 'S.'],
      ['Santa', 'S.ta', 'S.'],
      ['Giuseppe', 'G.'],
    ],
    postCodeForms: (code) => [code, code, code, `I-${code}`, `IT-${code}`],
    states: {
      MI: ['MI', 'Milano'],
      RM: ['RM', 'Roma'],
      TO: ['TO', 'Torino'],
      NA: ['NA', 'Napoli'],
      BO: ['BO'],
      FI: ['FI', 'Firenze'],
      GE: ['GE'],
      VR: ['VR', 'Verona'],
    },
    stateShare: 0.8,
  },
});

export const spain = westernLand({
  code: 'ES',
  weight: 5,
  countryNames: ['Spain', 'España', 'ESPAÑA', 'Espagne', 'Spanien', 'ESP'],
  givenNames:
    'Antonio,María,José,Carmen,Manuel,Ana,Francisco,Isabel,David,Laura,Juan,Cristina,Javier,Marta,José Antonio,María José,Daniel,Lucía,José Luis,Paula,Carlos,Elena,Jesús,Rocío,Álvaro,Sofía,Íñigo,Begoña,Ángel,Inés,Joaquín,Nuria,Andrés,Mónica,Jordi,Montserrat,Iñaki,Nerea',
  surnames:
    'García López,Rodríguez Pérez,González Ruiz,Fernández Gil,López Martín,Martínez Sanz,Sánchez Mora,Pérez Vega,Gómez Núñez,Martín Ibáñez,Jiménez,Hernández,Ruiz,Díaz,Moreno,Muñoz,Álvarez,Romero,Gutiérrez,Alonso,Navarro,Torres,Domínguez,Ramos,Vázquez,Ramírez,Gil,Serrano,Molina,Blanco,Suárez,Castro,Ortega,Rubio,Peña,Yáñez,Núñez,Ordóñez,Güell,Etxeberria,Puig',
  madeSurname: syllables(
    'Al,Ar,Bal,Be,Car,Cas,Es,Fon,Gal,Her,Lar,Mal,Men,Ol,Pal,Que,Sal,Tor,Ur,Vil,Zal',
    'be,ca,di,ga,la,me,ni,ra,ri,ta,va,ba',
    'ñón,rreta,llada,meda,ndo,ñoz,rez,dal,rro,seca,verde,llejo,gui',
  ),
  madeTown: syllables(
    'Villa,Fuente,Torre,Monte,Val,Casa,Puente ,Agua,Peña',
    'nueva,seca,mayor,rubia,blanca,lobos,fría,hermosa,alta,viciosa',
    ' del Campo, de la Sierra, del Río,, de Abajo, de los Montes, la Real',
  ),
  companyWords:
    'Panadería San José,Librería Cervantes,Talleres Núñez,Muebles La Fábrica,Imprenta Real,Ferretería El Clavo,Diseños del Sur,Aceites de Jaén',
  companyForms: 'S.L.,SL,S.A.,SA,S.L.U.,e Hijos',
  towns: `Madrid|M|280||
Barcelona|B|080|
Valencia|V|460||València
Sevilla|SE|410||Seville
Zaragoza|Z|500||Saragossa
Málaga|MA|290|
A Coruña|C|150||La Coruña
Córdoba|CO|140|
Logroño|LO|260|
Cádiz|CA|110|`,
  groups: [
    {
      weight: 1,
      join: 'before',
      names: list(
        'Mayor,de Alcalá,Gran Vía,del Sol,de la Constitución,de Cervantes,San Juan,Santa Ana,de España,Miguel de Unamuno,del Prado,de la Paz,Federico García Lorca,de los Reyes Católicos,del Carmen,de Colón,Real,Nueva,de la Iglesia,del Doctor Fleming,Ramón y Cajal,del Príncipe,de Goya,de Velázquez,de la Niña,del Río,de Aragón,de Andalucía,del Peñón,Antonio Machado',
      ),
      kinds: kinds(
        'Calle|C/|C/ |C.|calle|Cl.,Avenida|Avda.|Av.|Avda|avenida,Plaza|Pza.|Plza.|Pl.|plaza,Paseo|P.º|Pº|Pso.,Carretera|Ctra.|Crta.,Camino|Cno.|Cmno.,Ronda|Rda.,Travesía|Trv.|Trav.',
      ),
      fromSurname: (surname) => `Pedro ${surname}`,
    },
  ],
  madeHouse: houses(170, 0.04),
  units: [
    {
      share: 0.28,
      ids: (random) => `${1 + random.below(9)}º ${random.pick(['A', 'B', 'C', 'D'])}`,
      forms: ['{a}, {u}', '{a} {u}', '{a} - {u}'],
    },
    {
      share: 0.08,
      ids: (random) => String(1 + random.below(9)),
      forms: ['{a}, piso {u}', '{a} piso {u}', '{a}, Piso {u}'],
    },
  ],
  madePostCode: (area, street) => area + digits(street, 2),
  phone: { code: '34', trunk: '', shapes: ['6## ### ###', '9## ### ###', '6## ## ## ##'] },
  mailHosts: 'gmail.com,hotmail.es,telefonica.net,yahoo.es',
  habits: {
    numberJoins: [', ', ' ', ', ', ', nº ', ' nº ', ', n.º '],
    letterForms: ['{n}{L}', '{n} {L}', '{n}{l}'],
    words: [
      ['San', 'S.'],
      ['Santa', 'Sta.'],
      ['Doctor', 'Dr.'],
    ],
    postCodeForms: (code) => [code, code, code, `E-${code}`, `ES-${code}`],
    states: { M: ['Madrid'], B: ['Barcelona'], MA: ['Málaga', 'Malaga'] },
    stateShare: 0.4,
  },
});

export const portugal = westernLand({
  code: 'PT',
  weight: 3,
  countryNames: ['Portugal', 'PORTUGAL', 'PRT'],
  givenNames:
    'Maria,José,Ana,António,João,Manuel,Francisco,Luís,Paulo,Sofia,Inês,Beatriz,Catarina,Gonçalo,Tomás,Rita,Mário,Fátima,Conceição,Simão,Lúcia,André,Sérgio,Patrícia,Nuno,Verónica',
  surnames:
    'Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Jesus,Sousa,Fernandes,Gonçalves,Gomes,Lopes,Marques,Alves,Almeida,Ribeiro,Pinto,Carvalho,Teixeira,Moreira,Correia,Mendes,Nunes,Soares,Vieira,Monteiro,Cardoso,Rocha,Conceição,Simões,Magalhães,Guimarães,Araújo,Brandão,Leitão',
  madeSurname: syllables(
    'Al,Bar,Cal,Car,Fal,Gam,Len,Mal,Mor,Nor,Pal,Quei,Sal,Tav,Val,Ver',
    'ba,ca,de,la,me,nha,ra,ro,ta,va',
    'ção,rães,nhos,rinho,lho,res,des,gueiro,ndão,reira,ques',
  ),
  madeTown: syllables(
    'Vila ,Póvoa de ,Monte,Santa ,Ponte de ,Figueira de ,Alde',
    'Nova,Várzea,Lima,Cruz,Comba,Chã,Foz,Pombal,Seia',
    ', do Conde, de Cima,, do Rio, dos Francos, Velha',
  ),
  companyWords:
    'Padaria São João,Livraria Camões,Cerâmica do Norte,Cortiças Simões,Oficina Guimarães,Conservas do Algarve',
  companyForms: 'Lda.,Lda,S.A.,Unipessoal Lda,& Filhos',
  towns: `Lisboa||11||Lisbon
Porto||40||Oporto
Braga||47|
Coimbra||30|
Setúbal||29|
Faro||80|
Guimarães||48|
Évora||70|`,
  groups: [
    {
      weight: 1,
      join: 'before',
      names: list(
        'Augusta,da Liberdade,de São Bento,do Comércio,Almirante Reis,25 de Abril,da República,de Camões,dos Combatentes,da Boavista,de Santa Catarina,do Carmo,da Fábrica,Alexandre Herculano,João de Deus,da Misericórdia,das Flores,do Sol,de São João,Doutor António José de Almeida,Nova,Direita,da Igreja',
      ),
      kinds: kinds(
        'Rua|R.|rua|R,Avenida|Av.|Avª|avenida,Praça|Pç.|Pr.|Praça,Travessa|Tv.|Trav.,Largo|Lg.|Lgo,Estrada|Estr.|Est.,Alameda|Al.,Beco|Bc.',
      ),
      fromSurname: (surname) => `José ${surname}`,
    },
  ],
  madeHouse: houses(200, 0.06),
  units: [
    {
      share: 0.22,
      ids: (random) => `${1 + random.below(9)}º ${random.pick(['Esq', 'Dto', 'A', 'B'])}`,
      forms: ['{a}, {u}', '{a} {u}', '{a} - {u}', '{a}, {u}.'],
    },
  ],
  madePostCode: (area, street) => `${area}${digits(street, 2)}-${digits(street, 3)}`,
  phone: { code: '351', trunk: '', shapes: ['91# ### ###', '96# ### ###', '21# ### ###', '22# ### ###'] },
  mailHosts: 'sapo.pt,gmail.com,hotmail.com,iol.pt',
  habits: {
    numberJoins: [', ', ' ', ', nº ', ' nº ', ', n.º '],
    letterForms: ['{n}{L}', '{n} {L}', '{n}-{L}'],
    words: [
      ['São', 'S.'],
      ['Santa', 'Sta.'],
      ['Doutor', 'Dr.'],
      ['Almirante', 'Alm.'],
    ],
    postCodeForms: (code) => [code, code, code.replace('-', ' '), `PT-${code}`],
  },
});

export const greece = westernLand({
  code: 'GR',
  weight: 3,
  countryNames: ['Greece', 'Ελλάδα', 'Ελλάς', 'Hellas', 'ΕΛΛΑΔΑ', 'Griechenland'],
  givenNames:
    'Γιώργος,Μαρία,Δημήτρης,Ελένη,Κώστας,Αικατερίνη,Γιάννης,Βασιλική,Νίκος,Σοφία,Παναγιώτης,Αγγελική,Βασίλης,Γεωργία,Χρήστος,Δήμητρα,Θανάσης,Ιωάννα,Μιχάλης,Κωνσταντίνα,Εμμανουήλ,Ευαγγελία,Ανδρέας,Ζωή',
  surnames:
    'Παπαδόπουλος,Βλάχος,Αγγελόπουλος,Νικολαΐδης,Γεωργίου,Δημητρίου,Παπαγεωργίου,Οικονόμου,Καραγιάννης,Ιωαννίδης,Μακρής,Κωνσταντινίδης,Σταθόπουλος,Αθανασίου,Παππάς,Λαμπρόπουλος,Ζαχαρίου,Χατζής,Αντωνίου,Μαυρίδης,Θεοδώρου,Παπανικολάου,Κουρής,Ξανθόπουλος',
  madeSurname: syllables(
    'Παπα,Καρα,Χατζη,Μαυρο,Κοντο,Καλο,Γερο,Ξηρο,Μεγα,Λευκο',
    'βασιλ,γιανν,δημ,θανασ,κωστ,λαμπρ,μιχαλ,νικολ,σταυρ,στεφαν,χρον,αντων',
    'όπουλος,ίδης,άκης,άκος,έλης,ίου,άτος,ούσης',
  ),
  madeTown: syllables(
    'Άνω ,Κάτω ,Νέα ,Παλαιό,Αγία ,Μεγάλο ,Άγιος ',
    'Χώρα,Κώμη,Μηλιά,Βρύση,Σκάλα,Λίμνη,Καστέλι,Πέτρα,Ράχη',
    ',, Αττικής, Κορινθίας, Σερρών, Χανίων, Λαρίσης',
  ),
  companyWords:
    'Αρτοποιείο Αθηνά,Βιβλιοπωλείο Ερμής,Τεχνική Αιγαίου,Ναυτικά Πειραιώς,Έπιπλα Κρήτη,Ελαιουργία Μεσσηνίας',
  companyForms: 'Α.Ε.,ΑΕ,Ε.Π.Ε.,ΕΠΕ,Ο.Ε.,ΙΚΕ',
  towns: `Αθήνα||10||Athens,Αθήναι
Θεσσαλονίκη||54||Thessaloniki
Πάτρα||26||Patras
Πειραιάς||18||Piraeus
Ηράκλειο||71||Heraklion
Λάρισα||41|
Βόλος||38|
Χανιά||73|`,
  groups: [
    {
      weight: 1,
      join: 'before',
      names: list(
        'Ερμού,Πανεπιστημίου,Ακαδημίας,Πατησίων,Σταδίου,Αθηνάς,Βασιλίσσης Σοφίας,Ελευθερίου Βενιζέλου,Τσιμισκή,Εγνατία,Μεγάλου Αλεξάνδρου,Αγίου Δημητρίου,Κολοκοτρώνη,Σόλωνος,Ιπποκράτους,Κηφισίας,Συγγρού,Ρήγα Φεραίου,Δημοκρατίας,Αριστοτέλους,Νίκης,Καποδιστρίου,Μιαούλη,Κανάρη',
      ),
      kinds: kinds('|οδός|Οδός|οδ.,Λεωφόρος|Λεωφ.|Λ.|λεωφόρος,Πλατεία|Πλ.|πλατεία'),
      fromSurname: (surname) => surname.replace(/ος$/, 'ου').replace(/ης$/, 'η'),
    },
  ],
  madeHouse: houses(160, 0.05, ['Α', 'Β']),
  units: [],
  madePostCode: (area, street) => `${area}${digits(street, 1)} ${digits(street, 2)}`,
  phone: { code: '30', trunk: '', shapes: ['69# ### ####', '21# ### ####', '2310 ######'] },
  mailHosts: 'gmail.com,otenet.gr,yahoo.gr,forthnet.gr',
  habits: {
    numberJoins: [' ', ' ', ', '],
    letterForms: ['{n}{L}', '{n} {L}', '{n}{l}'],
    words: [['Αγίου', 'Αγ.']],
    postCodeForms: (code) => [code, code.replace(' ', ''), `GR-${code}`, code],
  },
});
