/** Poland, Czechia, Russia and Ukraine. Names, places and spellings from general knowledge. */
import { kinds, list } from '../land.ts';
import { digits, houses, syllables, westernLand } from './western-land.ts';

export const poland = westernLand({
  code: 'PL',
  weight: 5,
  countryNames: ['Poland', 'Polska', 'POLSKA', 'Polen', 'POL'],
  givenNames:
    'Jan,Anna,Piotr,Maria,Krzysztof,Katarzyna,Andrzej,Małgorzata,Tomasz,Agnieszka,Paweł,Barbara,Michał,Ewa,Marcin,Magdalena,Łukasz,Joanna,Grzegorz,Elżbieta,Józef,Zofia,Stanisław,Bożena,Mateusz,Julia,Wojciech,Żaneta,Świętosława,Gaweł',
  surnames:
    'Nowak,Kowalski,Wiśniewski,Wójcik,Kowalczyk,Kamiński,Lewandowski,Zieliński,Szymański,Woźniak,Dąbrowski,Kozłowski,Jankowski,Mazur,Kwiatkowski,Krawczyk,Kaczmarek,Piotrowski,Grabowski,Zając,Pawłowski,Michalski,Król,Wieczorek,Jabłoński,Wróbel,Nowakowski,Majewski,Olszewski,Stępień,Malinowski,Jaworski,Adamczyk,Dudek,Nowicki,Pawlak,Górski,Łuczak,Żak,Świątek,Śliwiński,Błaszczyk',
  madeSurname: syllables(
    'Bar,Bia,Brzo,Cza,Dob,Gra,Gó,Jas,Ka,Kra,Leś,Ła,Mał,Nie,Ol,Ostro,Pod,Roz,Sta,Śli,Tar,Wy,Za,Żu',
    'bo,cho,do,go,le,li,ma,mi,ro,szo,wi,dzi',
    'wski,ński,czyk,cki,rek,szak,niak,siak,wicz,ła,jski',
  ),
  madeTown: syllables(
    'Nowa ,Stary ,Wielka ,Mała ,Górna ,Dolna ,Biała ,Czarna ',
    'Wola,Wieś,Góra,Dąbrowa,Brzezina,Łąka,Ruda,Kuźnica',
    ',, Śląska, Mazowiecka, Podlaska, Wielkopolska, nad Wisłą',
  ),
  companyWords:
    'Piekarnia Złoty Kłos,Księgarnia Mały Książę,Zakłady Śląskie,Meble Łódź,Drukarnia Żółw,Auto Części Poznań,Kawiarnia Pod Różą',
  companyForms: 'Sp. z o.o.,sp. z o.o.,S.A.,SA,i Synowie,Sp. j.',
  towns: `Warszawa||00|Mokotów,Żoliborz|Warsaw,Warschau
Kraków||30|Podgórze|Cracow,Krakau
Łódź||90||Lodz
Wrocław||50||Breslau
Poznań||60||Posen
Gdańsk||80||Danzig
Szczecin||70|
Bydgoszcz||85|
Częstochowa||42|
Rzeszów||35|`,
  groups: [
    {
      weight: 1,
      join: 'before',
      names: list(
        'Marszałkowska,Piotrkowska,Długa,Krótka,Kościuszki,Mickiewicza,Słowackiego,Polna,Leśna,Ogrodowa,Lipowa,Szkolna,Kwiatowa,Łąkowa,Brzozowa,Sienkiewicza,Świętego Marcina,Generała Andersa,Jana Pawła II,Józefa Piłsudskiego,Żeromskiego,Źródlana,Wąska,Zielona,Różana,Kopernika,Tadeusza Kościuszki,Nowy Świat,Księdza Popiełuszki',
      ),
      kinds: kinds('ul.|ulica||ul|Ul.,aleja|al.|Al.|al,plac|pl.|Plac,osiedle|os.|Os.'),
      fromSurname: (surname) => surname.replace(/(s|c)ki$/, '$1kiego').replace(/(ek|ak|yk|icz)$/, '$1a'),
    },
  ],
  madeHouse: houses(160, 0.07),
  units: [
    {
      share: 0.42,
      ids: (random) => String(1 + random.below(80)),
      forms: ['{a}/{u}', '{a} m. {u}', '{a} m {u}', '{a} / {u}', '{a}/{u}', '{a} lok. {u}', '{a} m.{u}'],
    },
  ],
  madePostCode: (area, street) => `${area}-${digits(street, 3)}`,
  phone: { code: '48', trunk: '', shapes: ['5## ### ###', '6## ### ###', '22 ### ## ##', '12 ### ## ##'] },
  mailHosts: 'wp.pl,onet.pl,gmail.com,interia.pl,o2.pl',
  habits: {
    numberJoins: [' '],
    letterForms: ['{n}{L}', '{n}{l}', '{n} {L}'],
    words: [
      ['Świętego', 'Św.', 'św.'],
      ['Generała', 'Gen.', 'gen.'],
      ['Księdza', 'Ks.', 'ks.'],
    ],
    postCodeForms: (code) => [code, code, code.replace('-', ''), `PL-${code}`],
  },
});

export const czechia = westernLand({
  code: 'CZ',
  weight: 3,
  countryNames: ['Czechia', 'Česko', 'Czech Republic', 'Česká republika', 'CZE', 'Tschechien'],
  givenNames:
    'Jiří,Marie,Jan,Jana,Petr,Eva,Josef,Hana,Pavel,Anna,Martin,Lenka,Tomáš,Kateřina,Jaroslav,Věra,Miroslav,Lucie,Zdeněk,Alena,František,Petra,Václav,Jaroslava,Michal,Veronika,Ondřej,Tereza,Šárka,Řehoř,Žofie',
  surnames:
    'Novák,Svoboda,Novotný,Dvořák,Černý,Procházka,Kučera,Veselý,Horák,Němec,Pokorný,Marek,Pospíšil,Hájek,Jelínek,Král,Růžička,Beneš,Fiala,Sedláček,Doležal,Zeman,Kolář,Nováková,Svobodová,Dvořáková,Černá,Kučerová,Říha,Šimek,Žák,Čermák,Bureš,Šťastný',
  madeSurname: syllables(
    'Bar,Bez,Bla,Cha,Dol,Hla,Hor,Jan,Ko,Kra,Ma,Ned,Pe,Pro,Rů,Se,Sto,Ště,Ta,Vo,Zá,Že',
    'be,cha,dě,ha,le,li,ma,ne,ro,ště,va',
    'ček,ák,ka,ský,níček,ř,šek,na,rý,vec,lík',
  ),
  madeTown: syllables(
    'Horní ,Dolní ,Nové ,Staré ,Velká ,Malá ,Český ',
    'Lhota,Ves,Bříza,Město,Dvůr,Hradec,Týnec,Kostelec,Újezd',
    ',, nad Labem, u Prahy, pod Horou, na Moravě',
  ),
  companyWords:
    'Pekařství Růže,Knihkupectví U Věže,Truhlářství Dvořák,Strojírny Brno,Pivovar Černý Kůň,Sklárny Jizera,Kavárna Na Můstku',
  companyForms: 's.r.o.,a.s.,spol. s r.o.,v.o.s.',
  towns: `Praha||11|Vinohrady,Žižkov|Prague,Prag
Brno||60||Brünn
Ostrava||70|
Plzeň||30||Pilsen
Liberec||46|
Olomouc||77|
České Budějovice||37|
Ústí nad Labem||40|`,
  groups: [
    {
      weight: 1,
      join: 'before',
      names: list(
        'Dlouhá,Krátká,Nádražní,Školní,Husova,Masarykova,Palackého,Komenského,Jiráskova,Havlíčkova,Žižkova,Zahradní,Polní,Lesní,Na Příkopě,Vinohradská,Národní,Smetanova,Dvořákova,Tyršova,Nerudova,Lipová,Květná,Pod Lipami,U Řeky,Na Kopečku,Svatého Jana,Generála Svobody',
      ),
      kinds: kinds('|ulice|ul.,náměstí|nám.|Nám.,třída|tř.,nábřeží|nábř.'),
      fromSurname: (surname) => `${surname.replace(/[aý]$/, '')}ova`,
    },
  ],
  madeHouse: (random) => {
    const number = 1 + random.below(900);
    return random.chance(0.45) ? `${number}/${1 + random.below(60)}` : String(1 + random.below(120));
  },
  units: [],
  madePostCode: (area, street) => `${area}${digits(street, 1)} ${digits(street, 2)}`,
  phone: { code: '420', trunk: '', shapes: ['6## ### ###', '7## ### ###', '2## ### ###'] },
  mailHosts: 'seznam.cz,email.cz,gmail.com,centrum.cz',
  habits: {
    numberJoins: [' ', ' ', ', '],
    letterForms: ['{n}{L}', '{n}{l}', '{n} {L}'],
    words: [
      ['Svatého', 'Sv.', 'sv.'],
      ['Generála', 'Gen.', 'gen.'],
      ['nad', 'n.'],
    ],
    postCodeForms: (code) => [code, code.replace(' ', ''), code, `CZ-${code}`],
  },
});

export const russia = westernLand({
  code: 'RU',
  weight: 3,
  countryNames: ['Russia', 'Россия', 'РОССИЯ', 'Российская Федерация', 'РФ', 'RUS'],
  givenNames:
    'Александр,Елена,Сергей,Ольга,Владимир,Наталья,Андрей,Татьяна,Алексей,Ирина,Дмитрий,Светлана,Михаил,Анна,Николай,Мария,Иван,Екатерина,Евгений,Юлия,Пётр,Анастасия,Фёдор,Людмила,Артём,Дарья,Семён,Алёна',
  surnames:
    'Иванов,Смирнов,Кузнецов,Попов,Васильев,Петров,Соколов,Михайлов,Новиков,Фёдоров,Морозов,Волков,Алексеев,Лебедев,Семёнов,Егоров,Павлов,Козлов,Степанов,Николаев,Орлов,Андреев,Макаров,Никитин,Захаров,Зайцев,Соловьёв,Борисов,Яковлев,Королёв,Щербаков,Цветкова,Иванова,Кузнецова',
  madeSurname: syllables(
    'Бе,Во,Го,Гре,Да,Жу,За,Ка,Ко,Кру,Ло,Ма,Не,Ол,Пе,Ро,Са,Ту,Хо,Чер,Щу',
    'ба,ве,го,дря,ко,ле,мо,ни,ре,сту,ти,хо',
    'нов,ров,шин,цев,ков,тин,лов,ский,мов,кин',
  ),
  madeTown: syllables(
    'Верхний ,Нижний ,Новый ,Старый ,Красно,Бело,Ново,Усть-',
    'борск,горск,озёрск,луцк,камск,ярск,речье,поль',
    ',, Посад, Яр',
  ),
  companyWords:
    'Книжный Дом,Сибирский Лес,Волга Мебель,Хлебозавод Заря,Уральские Инструменты,Невский Фарфор,Кофейня Чёрный Кот',
  companyForms: 'ООО,АО,ПАО,ИП,ЗАО',
  towns: `Москва||10||Moscow,г. Москва
Санкт-Петербург||19||СПб,Saint Petersburg
Новосибирск||63|
Екатеринбург||62|
Казань||42|
Нижний Новгород||60|
Самара||44|
Королёв||14|`,
  groups: [
    {
      weight: 1,
      join: 'before',
      names: list(
        'Ленина,Советская,Пушкина,Гагарина,Мира,Кирова,Школьная,Садовая,Молодёжная,Центральная,Лесная,Набережная,Комсомольская,Первомайская,Октябрьская,Чехова,Тверская,Большая Ордынка,Лермонтова,Зелёная,Строителей,Космонавтов,Маяковского,Королёва,Академика Павлова,Карла Маркса,Горького',
      ),
      kinds: kinds(
        'улица|ул.|ул|Ул.,проспект|пр-т|просп.|пр.|пр-кт,переулок|пер.|пер,площадь|пл.,бульвар|б-р|бул.,шоссе|ш.,набережная|наб.',
      ),
      fromSurname: (surname) => `${surname.replace(/ский$/, 'ск')}ой`.replace(/(в|н)ой$/, '$1а'),
    },
  ],
  madeHouse: houses(150, 0.05, ['А', 'Б', 'В']),
  units: [
    {
      share: 0.5,
      ids: (random) => String(1 + random.below(240)),
      forms: ['{a}, кв. {u}', '{a}, квартира {u}', '{a} кв.{u}', '{a} кв {u}', '{a}, кв {u}'],
    },
    {
      share: 0.06,
      ids: (random) => String(1 + random.below(6)),
      forms: ['{a}, корп. {u}', '{a} к. {u}', '{a}, корпус {u}', '{a} корп.{u}'],
    },
  ],
  madePostCode: (area, street) => area + digits(street, 4),
  phone: { code: '7', trunk: '8', shapes: ['9## ###-##-##', '(495) ###-##-##', '(812) ### ## ##'] },
  mailHosts: 'mail.ru,yandex.ru,gmail.com,rambler.ru',
  habits: {
    numberJoins: [', д. ', ', ', ', дом ', ' д.', ' '],
    letterForms: ['{n}{L}', '{n}{l}', '{n} {L}'],
    words: [['Большая', 'Б.', 'Бол.']],
  },
});

export const ukraine = westernLand({
  code: 'UA',
  weight: 2,
  countryNames: ['Ukraine', 'Україна', 'УКРАЇНА', 'UKR'],
  givenNames:
    'Олександр,Олена,Сергій,Оксана,Володимир,Наталія,Андрій,Тетяна,Олексій,Ірина,Дмитро,Світлана,Михайло,Ганна,Микола,Марія,Іван,Катерина,Євген,Юлія,Юрій,Любов,Їжак,Ґеник',
  surnames:
    'Шевченко,Мельник,Коваленко,Бондаренко,Бойко,Ткаченко,Кравченко,Ковальчук,Коваль,Олійник,Шевчук,Поліщук,Лисенко,Бондар,Мороз,Марченко,Ткачук,Савченко,Руденко,Петренко,Кравчук,Клименко,Павленко,Гончаренко,Щербина,Яценюк,Євтушенко',
  madeSurname: syllables(
    'Бо,Ва,Гри,До,Жу,За,Іва,Ка,Ко,Лу,Ма,Не,Оме,Па,Ро,Са,Ти,Хо,Че,Юр',
    'ба,ва,го,ді,ли,ма,ни,ро,ста,хи',
    'ченко,щук,нюк,ук,енко,ський,ць,йчук,рко',
  ),
  madeTown: syllables(
    'Великі ,Малі ,Нова ,Стара ,Верхня ,Біла ',
    'Лука,Гірка,Балка,Криниця,Діброва,Греблі',
    ',, Волинська, Подільська',
  ),
  companyWords: 'Книгарня Є,Карпатський Ліс,Хліб Київ,Одеські Вина,Львівська Кава,Меблі Полісся',
  companyForms: 'ТОВ,АТ,ПП,ФОП',
  towns: `Київ||01||Kyiv,м. Київ
Львів||79||Lviv
Харків||61||Kharkiv
Одеса||65||Odesa
Дніпро||49|
Запоріжжя||69|
Чернівці||58|`,
  groups: [
    {
      weight: 1,
      join: 'before',
      names: list(
        'Шевченка,Лесі Українки,Івана Франка,Грушевського,Хрещатик,Садова,Шкільна,Центральна,Соборна,Незалежності,Миру,Зелена,Лісова,Перемоги,Богдана Хмельницького,Сагайдачного,Січових Стрільців,Київська,Володимирська,Європейська,Грінченка,Вишнева',
      ),
      kinds: kinds('вулиця|вул.|вул,проспект|просп.|пр-т|пр.,провулок|пров.,площа|пл.,бульвар|бул.|б-р'),
      fromSurname: (surname) => surname.replace(/о$/, 'а').replace(/к$/, 'ка'),
    },
  ],
  madeHouse: houses(140, 0.06, ['А', 'Б']),
  units: [
    {
      share: 0.45,
      ids: (random) => String(1 + random.below(200)),
      forms: ['{a}, кв. {u}', '{a}, квартира {u}', '{a} кв.{u}', '{a}, кв {u}'],
    },
  ],
  madePostCode: (area, street) => area + digits(street, 3),
  phone: { code: '380', trunk: '0', shapes: ['50 ### ## ##', '67 ### ## ##', '44 ### ## ##'] },
  mailHosts: 'ukr.net,gmail.com,i.ua,meta.ua',
  habits: {
    numberJoins: [', ', ', буд. ', ' ', ', будинок '],
    letterForms: ['{n}{L}', '{n}-{L}', '{n}{l}', '{n} {L}'],
  },
});
