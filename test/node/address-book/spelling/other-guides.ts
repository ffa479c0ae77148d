/**
 * One place in several writings, and places that look alike, by the guides of posts in five continents (USPS Publication 28, PAF, AS4590,
 * NF Z10-011, DIN 5008, UPU S42), written down from memory before the rules were looked at.
 */
import type { LookAlikes } from './look-alikes.ts';

/** suburb | city | state | post code | country */
type Place = string;
/** '=': one place in each writing. '!': each writing is another place. */
type Lines = string;

const guides: readonly (readonly [kind: string, place: Place, lines: Lines])[] = [
  [
    'French streets that only their article tells apart',
    ' | Vannes | | 56000 | FR',
    `
= 3 rue du Bois ~ 3, r. du Bois ~ 3 RUE BOIS
= 3 rue des Bois ~ 3, R DES BOIS
= 3 rue des Écoles ~ 3 rue Écoles
! 3 rue du Bois ~ 3 rue des Bois
! 3 rue de la Croix ~ 3 rue des Croix
! 3 chemin du Mas ~ 3 chemin des Mas
! 3 allée du Puits ~ 3 allée des Puits ~ 3 allée Dupuits
! 3 rue de l'Iris ~ 3 rue des Iris`,
  ],
  [
    'the same in Belgium',
    ' | Namur | | 5000 | BE',
    `
= Rue du Marais 3 ~ Rue Marais 3
! Rue du Marais 3 ~ Rue des Marais 3`,
  ],
  [
    'the same in Quebec',
    ' | Québec | QC | G1K 1A1 | CA',
    `
= 3 rue du Marais ~ 3, rue Marais
! 3 rue du Marais ~ 3 rue des Marais`,
  ],
  [
    'the same in Italy',
    ' | Bari | BA | 70100 | IT',
    `
= Via del Re 3 ~ V. del Re, 3
! Via del Re 3 ~ Via dei Re 3
! Via della Libertà 3 ~ Via delle Libertà 3`,
  ],
  [
    'the same in Portugal',
    ' | Porto | | 4000-001 | PT',
    `
= Rua do Cais 3 ~ R. do Cais, 3
! Rua do Cais 3 ~ Rua dos Cais 3`,
  ],
  [
    'the same in Spain',
    ' | Madrid | | 28013 | ES',
    `
= Calle del Iris 3 ~ C/ del Iris, 3
! Calle del Iris 3 ~ Calle de los Iris 3`,
  ],
  [
    'Russian streets in Latin letters',
    ' | Москва | | 101000 | RU',
    `
= ул. Тверская, д. 12, кв. 5 ~ ul. Tverskaya, d. 12, kv. 5 ~ Tverskaya ul. 12, kv. 5 ~ Tverskaya Street 12, apt 5 ~ ulitsa Tverskaia 12-5
= Ленинский проспект, д. 12, корп. 3 ~ Leninsky Prospekt 12, korp. 3 ~ Leninskiy pr-t, d. 12 k. 3 ~ Leninsky Avenue 12 bldg 3
= ул. Щепкина, д. 5А ~ ul. Shchepkina, d. 5A ~ Shchepkina Street 5A
= Садовническая наб., 5 ~ Sadovnicheskaya nab. 5 ~ Sadovnicheskaya Embankment 5
= шоссе Набережная, д. 11, кв. 198 ~ ш. Набережная д.11, квартира 198
= улица Набережная 27 ~ ул. Набережная д.27
= ул. 8 Марта, 5 ~ ул. Восьмого Марта, 5 ~ 8-го Марта ул., 5
= ул. Ленина, д. 5, корп. 2, стр. 1 ~ Ленина ул., 5к2с1 ~ ul. Lenina 5, korp. 2, str. 1
! Bolshaya Nikitskaya Street 5 ~ Malaya Nikitskaya Street 5 ~ Nikitskaya Street 5 ~ Большой Никитский пер., 5
! Ленинский проспект, д. 12, корп. 3 ~ Leninsky Prospekt 12, korp. 4 ~ Leninsky Prospekt 12 str. 3 ~ Leninsky Prospekt 12
! Садовническая наб., 5 ~ Sadovnicheskaya ul. 5
! ул. Марта 8, кв. 5 ~ 8-го Марта ул., 5`,
  ],
  [
    'Ukrainian streets in Latin letters',
    ' | Львів | | 79000 | UA',
    `
= вул. Хрещатик, буд. 12, кв. 5 ~ vul. Khreshchatyk 12, kv. 5 ~ Khreshchatyk St, 12, apt. 5 ~ ул. Хрещатик, д. 12, кв. 5
= вул. Григорія Сковороди, 5 ~ vul. Hryhoriya Skovorody, 5 ~ Hryhoriia Skovorody St 5
= просп. Перемоги, 5 ~ Peremohy Ave 5 ~ prosp. Peremohy 5
! площа Ринок, 5 ~ vul. Rynok 5
! вул. Шевченка, буд. 5 ~ vul. Franka 5`,
  ],
  [
    'Bulgarian streets in Latin letters',
    ' | Пловдив | | 4000 | BG',
    `
= ул. Цар Симеон 5, вх. А, ет. 2, ап. 3 ~ ul. Tsar Simeon 5, vh. A, et. 2, ap. 3 ~ Tsar Simeon St 5, Entrance A, Floor 2, Apt 3
= бул. Витоша 12 ~ bul. Vitosha 12 ~ Vitosha Blvd 12
! ул. Цар Симеон 5, вх. А ~ ул. Цар Симеон 5, вх. Б ~ ul. Tsar Simeon 5, vh. V`,
  ],
  [
    'Serbian streets in both alphabets',
    ' | Нови Сад | | 21000 | RS',
    `
= Жарка Зрењанина 5/3 ~ Žarka Zrenjanina 5/3 ~ Zarka Zrenjanina 5, stan 3
= Булевар ослобођења 5 ~ Bulevar oslobođenja 5 ~ Bul. oslobodenja 5
! Жарка Зрењанина 5 ~ Марка Зрењанина 5`,
  ],
  [
    'Greek streets in Latin letters',
    ' | Θεσσαλονίκη | | 54624 | GR',
    `
= Ερμού 12 ~ Ermou 12 ~ Ermou Street 12 ~ 12 Ermou Str.
= Λεωφ. Κηφισίας 12 ~ Leof. Kifisias 12 ~ Kifisias Ave 12
= Τσιμισκή 12, 3ος όροφος ~ Tsimiski 12, 3rd floor ~ Tsimiski 12, 3os orofos
= Πλατεία Αριστοτέλους 5 ~ Aristotelous Square 5 ~ Pl. Aristotelous 5
= 25ης Μαρτίου 5 ~ 25 Μαρτίου 5 ~ 25is Martiou 5
! Τσιμισκή 12, 3ος όροφος ~ Tsimiski 12, 2nd floor
! Λεωφόρος Νίκης 5 ~ Plateia Nikis 5
! Άνω Νίκης 5 ~ Kato Nikis 5 ~ Nikis 5`,
  ],
  [
    'the grids of Illinois and Wisconsin, and numbers in words',
    ' | Flushing | NY | 11375 | US',
    `
= 39W123 Silver Glen Rd ~ 39W-123 Silver Glen Road ~ 39W 123 Silver Glen Rd
= N6W23001 Bluemound Rd ~ N 6 W 23001 Bluemound Rd ~ N6-W23001 Bluemound Road
= One Main Plaza ~ 1 Main Plz
= 55 Elm St Apt Two ~ 55 Elm St Apt 2 ~ 55 Elm Street, #2
= 300 FM 1187 ~ 300 Farm to Market Road 1187 ~ 300 Farm Market 1187
! 112-10 Queens Blvd ~ 112-01 Queens Blvd ~ 112 Queens Blvd ~ 10 Queens Blvd
! 39W123 Silver Glen Rd ~ 39 W 123 St ~ 39W132 Silver Glen Rd
! N6W23001 Bluemound Rd ~ N6W23010 Bluemound Rd ~ S6W23001 Bluemound Rd ~ W6N23001 Bluemound Rd
! One Main Plaza ~ 2 Main Plaza ~ Main Plaza`,
  ],
  [
    'ranges in words, and the flat of DIN 5008',
    ' | Berlin | | 10115 | DE',
    `
= Hauptstr. 12-14 ~ Hauptstraße 12 bis 14
= Hauptstr. 12 // W 3 ~ Hauptstraße 12, Whg. 3 ~ Hauptstr. 12 Wohnung Nr. 3
! Hauptstr. 12 bis 14 ~ Hauptstr. 12 ~ Hauptstr. 14
! Hauptstr. 12 // W 3 ~ Hauptstr. 12 // W 4 ~ Hauptstr. 12`,
  ],
  [
    'ranges of British houses',
    ' | London | | SW1A 1AA | GB',
    '\n= 1-3 Kings Road ~ 1 to 3 Kings Road\n! 1 to 3 Kings Road ~ 3 Kings Road',
  ],
  [
    'storeys of France before the house',
    ' | Paris | | 75005 | FR',
    `
= 3ème étage, 10 rue Monge ~ 3° étage 10 rue Monge ~ 10 rue Monge, 3e étage
! 3° étage 10 rue Monge ~ 3 rue Monge, 10e étage ~ 10 rue Monge`,
  ],
  [
    "a colonia in the street's field",
    ' | Ciudad de México | | 06700 | MX',
    `
= Orizaba 12, Col. Roma Norte ~ Orizaba No. 12, Colonia Roma Norte ~ Orizaba 12 Col. Roma Norte
! Orizaba 12, Col. Roma Norte ~ Orizaba 12, Col. Roma Sur ~ Orizaba 21, Col. Roma Norte ~ Tonalá 12, Col. Roma Norte`,
  ],
  [
    'English writing of Arab streets',
    ' | Riyadh | | 12211 | SA',
    `
= 8228 King Fahd Rd, Unit 5 ~ Unit 5, 8228 King Fahd Road
! 8228 King Fahd Rd, Unit 5 ~ 8228 King Fahd Rd, Unit 6 ~ 8228 King Fahd Rd`,
  ],
  [
    'rooms and blocks of Japan',
    '丸の内 | 千代田区 | 東京都 | 100-0005 | JP',
    `
= 1-9-1 グランハイツ301号室 ~ 1-9-1 グランハイツ 301 ~ 1-9-1グランハイツ301 ~ 1丁目9-1 ｸﾞﾗﾝﾊｲﾂ301号
! 1-9-1 グランハイツ301号室 ~ 1-9-1 グランハイツ302号室 ~ 1-9-1 ~ 1-9-2 グランハイツ301号室`,
  ],
  [
    'blocks of Japan in Latin letters',
    ' | Chiyoda-ku | Tokyo | 100-0005 | JP',
    `
= 1-9-1 Marunouchi ~ 9-1, Marunouchi 1-chome ~ 9-1 Marunouchi 1 chome
! 9-1 Marunouchi 1-chome ~ 9-1 Marunouchi 2-chome ~ 9-1 Marunouchi`,
  ],
  [
    'numbers of roads in Bogotá',
    ' | Bogotá | | 110221 | CO',
    `
= Av. Cra. 30 # 12-34 ~ Avenida Carrera 30 No. 12-34 ~ AK 30 # 12-34
= Av. Calle 26 # 12-34 ~ Avenida Calle 26 No 12-34 ~ AC 26 12 34
! AK 30 # 12-34 ~ AC 30 # 12-34 ~ Calle 30 # 12-34 ~ Carrera 30 # 12-34`,
  ],
  [
    'boxes of Kenya',
    ' | Nairobi | | 00100 | KE',
    '\n= P.O. Box 12345-00100 ~ P.O. Box 12345\n! P.O. Box 12345-00100 ~ P.O. Box 12354-00100',
  ],
  [
    'boxes of South Africa',
    ' | Cape Town | | 8001 | ZA',
    `
= PO Box 123 ~ Posbus 123
= Private Bag X12 ~ P/Bag X12
! Private Bag X12 ~ Posbus 12`,
  ],
];

/** Post codes and places that are written in several ways. */
const fields: LookAlikes = {
  kind: 'post codes of Argentina, and places of China without their kinds',
  same: [
    ['Av. Corrientes 5 | | Buenos Aires | | C1043AAB | AR', 'Av. Corrientes 5 | | Buenos Aires | | 1043 | AR'],
    ['Av. Corrientes 5 | | Buenos Aires | | C1043AAB | AR', 'Av. Corrientes 5 | | Buenos Aires | | C1043 | AR'],
    ['北京路12号 | 越秀区 | 广州市 | 广东省 | 510000 | CN', '北京路12号 | 越秀 | 广州 | 广东 | 510000 | CN'],
    ['北京路12号 | 越秀区 | 广州市 | 广东省 | 510000 | CN', '广东省广州市越秀区北京路12号 | | | | 510000 | CN'],
  ],
  others: [
    ['Av. Corrientes 5 | | Buenos Aires | | C1043AAB | AR', 'Av. Corrientes 5 | | Buenos Aires | | C1043AAC | AR'],
    ['Av. Corrientes 5 | | Buenos Aires | | C1043AAB | AR', 'Av. Corrientes 5 | | Buenos Aires | | C1034AAB | AR'],
    ['中山路12號 | | 嘉義市 | | | TW', '中山路12號 | | 嘉義縣 | | | TW'],
    ['北京路12号 | | 邢台市 | | | CN', '北京路12号 | | 邢台县 | | | CN'],
  ],
};

export const otherGuides: readonly LookAlikes[] = [
  ...guides.map(([kind, place, lines]) => ({
    kind,
    same: pairsIn(lines, '=', place),
    others: pairsIn(lines, '!', place),
  })),
  fields,
];

function pairsIn(lines: Lines, sign: string, place: Place): [string, string][] {
  return lines
    .split('\n')
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(1).split('~'))
    .flatMap((writings) =>
      writings.flatMap((one, index) =>
        writings.slice(index + 1).map((other): [string, string] => [`${one} | ${place}`, `${other} | ${place}`]),
      ),
    );
}
