/** Japan, South Korea and Thailand: written from the largest place to the smallest, or without spaces. From general knowledge. */
import { kinds, type Land, list, type Manner, type Place, town, type WrittenPlace } from '../land.ts';
import type { Seeded } from '../seeded.ts';
import { writeCountry } from '../western-writer.ts';
import { digits, syllables } from './western-land.ts';

const choose = (random: Seeded, manner: Manner, forms: readonly string[]): string =>
  manner === 'book' && random.chance(0.8) ? (forms[0] ?? '') : random.pick(forms);

const fullWidth = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).replaceAll('-', '－');
const kanjiDigits = list('〇,一,二,三,四,五,六,七,八,九');
const kanjiNumber = (number: number): string =>
  number < 10
    ? (kanjiDigits[number] ?? '')
    : `${number < 20 ? '' : kanjiDigits[Math.floor(number / 10)]}十${number % 10 === 0 ? '' : kanjiDigits[number % 10]}`;

export const japan: Land = {
  code: 'JP',
  weight: 7,
  countryNames: ['Japan', '日本', 'JAPAN', 'Japon', 'JPN', '日本国'],
  givenNames: list(
    '太郎,花子,健,陽子,大輔,美咲,翔太,恵子,誠,由美子,隆,裕子,拓也,愛,直樹,智子,健太,久美子,和也,真由美,浩,結衣,さくら,ひろし,アンナ,蓮,陽菜,悠真,葵,凛',
  ),
  surnames: list(
    '佐藤,鈴木,高橋,田中,伊藤,渡辺,山本,中村,小林,加藤,吉田,山田,佐々木,山口,松本,井上,木村,林,斎藤,清水,山崎,森,池田,橋本,阿部,石川,前田,藤田,小川,岡田,後藤,長谷川,村上,近藤,石井,斉藤,坂本,遠藤,青木,藤井',
  ),
  madeSurname: syllables(
    '東,西,南,北,上,下,大,小,中,高,長,石,岩,川,木,竹,梅,桜,杉,柳,金,白,黒,赤,新,古,福,本,今,宮,寺,塚,谷,堀',
    ',,,,之,ノ',
    '山,川,田,野,原,島,村,井,本,沢,崎,谷,木,森,林,口,橋,倉,池,塚,浜,岡,坂,内,尾,部',
  ),
  nameOf: (given, surname) => `${surname} ${given}`,
  companyWords: list(
    'さくら商事,東洋電機,富士産業,みどり書店,日の出製作所,山手物流,あおぞら薬局,京都織物,ひかり工業,北海水産,ミナミ食品,大江戸印刷',
  ),
  companyForms: list('株式会社,㈱,有限会社,合同会社'),
  towns: `渋谷区|東京都|150|神宮前,道玄坂,恵比寿,代々木
新宿区|東京都|160|西新宿,歌舞伎町,高田馬場
港区|東京都|105|六本木,芝公園,赤坂
大阪市北区|大阪府|530|梅田,中之島,天神橋
京都市東山区|京都府|605|祇園町南側,清水
札幌市中央区|北海道|060|大通西,北一条西
名古屋市中区|愛知県|460|栄,大須
横浜市西区|神奈川県|220|みなとみらい,南幸
福岡市博多区|福岡県|812|博多駅前,中洲
仙台市青葉区|宮城県|980|一番町,国分町`
    .split('\n')
    .map(town),
  madeTown: syllables('東,西,南,北,上,下,新,大,小,中', '川,山,野,松,竹,島,宮,浜,原,谷', '市,町,村,区'),
  groups: [
    {
      weight: 1,
      join: 'alone',
      names: list(
        '本町,栄町,緑町,桜台,旭町,中央,若葉,泉,富士見,東町,西町,南町,北町,高砂,春日,日吉,青葉台,花園,松原,大手町',
      ),
      kinds: [['']],
      fromSurname: (surname) => `${surname}町`,
    },
  ],
  houseNames: [],
  units: [
    {
      share: 0.25,
      ids: (random) => `${1 + random.below(9)}0${1 + random.below(9)}`,
      forms: ['コーポさくら', '渋谷ビル', 'メゾン青葉', 'グランドハイツ', 'サンライズマンション'],
    },
  ],
  madeHouse: (random) => `${1 + random.below(8)}-${1 + random.below(30)}-${1 + random.below(25)}`,
  madePostCode: (area, street) => `${area}-${digits(street, 4)}`,
  phone: { code: '81', trunk: '0', shapes: ['90-####-####', '80-####-####', '3-####-####', '6-####-####'] },
  mailHosts: list('gmail.com,docomo.ne.jp,softbank.ne.jp,yahoo.co.jp,ezweb.ne.jp'),
  isUnspaced: true,
  write: writeJapanese,
};

function writeJapanese(place: Place, random: Seeded, manner: Manner): WrittenPlace {
  const [district = '1', block = '1', house = '1'] = place.house.split('-');
  const area = place.suburb === '' ? place.streetName : place.suburb;
  const dashed = `${area}${place.house}`;
  const number = choose(random, manner, [
    `${area}${district}丁目${block}-${house}`,
    dashed,
    `${area}${district}丁目${block}番${house}号`,
    `${area}${kanjiNumber(Number(district))}丁目${block}番${house}号`,
    fullWidth(dashed),
    `${area}${place.house.replaceAll('-', '−')}`,
  ]);
  const building =
    place.unit === null
      ? ''
      : `${place.land.units[0]?.forms[place.unit.kind] ?? ''}${choose(random, manner, [`${place.unit.id}号室`, place.unit.id])}`;
  const isBuildingApart = manner === 'book' ? random.chance(0.7) : random.chance(0.5);
  const isStateJoined = manner === 'asked' && random.chance(0.25);
  return {
    building: isBuildingApart ? building : '',
    street: isBuildingApart || building === '' ? number : `${number} ${building}`,
    suburb: '',
    city: isStateJoined ? place.town.state + place.town.name : place.town.name,
    state: isStateJoined ? '' : place.town.state,
    postCode: choose(random, manner, [
      place.postCode,
      place.postCode,
      place.postCode.replace('-', ''),
      `〒${place.postCode}`,
      fullWidth(place.postCode),
    ]),
    country: writeCountry(place.land, random, manner),
  };
}

export const southKorea: Land = {
  code: 'KR',
  weight: 4,
  countryNames: ['South Korea', '대한민국', 'Korea', 'Republic of Korea', '한국', 'KOR'],
  givenNames: list(
    '민준,서연,지훈,지우,현우,수빈,준서,민서,도윤,하은,성민,은지,영수,영희,철수,미경,정훈,혜진,동현,유진,상우,지민,태현,수진',
  ),
  surnames: list('김,이,박,최,정,강,조,윤,장,임,한,오,서,신,권,황,안,송,류,홍,남궁,선우'),
  madeSurname: syllables('김,이,박,최,정,강,조,윤,장,임,한,오,서,신', '', ','),
  nameOf: (given, surname) => `${surname}${given}`,
  companyWords: list('한강상사,서울전자,나라물산,무지개서점,해오름식품,백두기계,제주감귤,한빛인쇄,푸른약국'),
  companyForms: list('주식회사,(주),㈜,유한회사'),
  towns: `강남구|서울특별시|06|역삼동,삼성동
종로구|서울특별시|03|
마포구|서울특별시|04|
해운대구|부산광역시|48|
수성구|대구광역시|42|
연수구|인천광역시|21|
유성구|대전광역시|34|
수원시 팔달구|경기도|16|
전주시 완산구|전라북도|54|`
    .split('\n')
    .map((line) => ({ ...town(line), suburbs: [] })),
  madeTown: syllables('동,서,남,북,청,백,금,은,대,신', '산,천,주,평,안,양,성,포', '시,군,구'),
  groups: [
    {
      weight: 1,
      join: 'alone',
      names: list(
        '테헤란로,세종대로,강남대로,을지로,종로,퇴계로,월드컵로,해운대로,달구벌대로,중앙로,시청로,학교길,은행나무로,한강로,올림픽로,동백로,벚꽃길,장미로',
      ),
      kinds: [['']],
      fromSurname: (surname) => `${surname}산${surname.charCodeAt(0) % 90}길`,
    },
  ],
  houseNames: [],
  units: [
    {
      share: 0.5,
      ids: (random) => `${101 + random.below(12)}동 ${1 + random.below(18)}0${1 + random.below(6)}호`,
      forms: ['{u}'],
    },
  ],
  madeHouse: (random) =>
    random.chance(0.2) ? `${1 + random.below(300)}-${1 + random.below(20)}` : String(1 + random.below(400)),
  madePostCode: (area, street) => area + digits(street, 3),
  phone: { code: '82', trunk: '0', shapes: ['10-####-####', '2-###-####', '51-###-####'] },
  mailHosts: list('naver.com,gmail.com,daum.net,hanmail.net'),
  isUnspaced: true,
  write: writeKorean,
};

const koreanStates: Readonly<Record<string, readonly string[]>> = {
  서울특별시: ['서울특별시', '서울시', '서울'],
  부산광역시: ['부산광역시', '부산시', '부산'],
  대구광역시: ['대구광역시', '대구'],
  경기도: ['경기도', '경기'],
};

function writeKorean(place: Place, random: Seeded, manner: Manner): WrittenPlace {
  const street = choose(random, manner, [
    `${place.streetName} ${place.house}`,
    `${place.streetName} ${place.house}`,
    `${place.streetName}${place.house}`,
  ]);
  const unit =
    place.unit === null
      ? ''
      : choose(random, manner, [place.unit.id, place.unit.id.replace(' ', ''), `${place.unit.id}`]);
  const isUnitApart = random.chance(0.5);
  const isStateJoined = manner === 'asked' && random.chance(0.2);
  const state = choose(random, manner, koreanStates[place.town.state] ?? [place.town.state]);
  return {
    building: isUnitApart ? unit : '',
    street: isUnitApart || unit === '' ? street : `${street}${random.pick([', ', ' '])}${unit}`,
    suburb: '',
    city: isStateJoined ? `${state} ${place.town.name}` : place.town.name,
    state: isStateJoined ? '' : state,
    postCode: place.postCode,
    country: writeCountry(place.land, random, manner),
  };
}

export const thailand: Land = {
  code: 'TH',
  weight: 4,
  countryNames: ['Thailand', 'ไทย', 'ประเทศไทย', 'THAILAND', 'THA', 'Thaïlande'],
  givenNames: list(
    'สมชาย,สมหญิง,ประเสริฐ,วิชัย,สุดา,อนันต์,มาลี,นิภา,กิตติ,พรทิพย์,ธนา,ศิริพร,ชัยวัฒน์,วรรณา,ณัฐพล,กนกวรรณ,ปิยะ,จันทร์เพ็ญ,อภิชาติ,สุภาพร,นพดล,รัตนา',
  ),
  surnames: list(
    'ใจดี,สุขสวัสดิ์,ศรีสุข,แสงทอง,ทองดี,บุญมี,วงศ์สวัสดิ์,รัตนพันธ์,จันทร์แก้ว,พิมพ์ทอง,สายทอง,เจริญสุข,ชัยมงคล,พงษ์ไพบูลย์,ศรีวิชัย,อินทร์แก้ว,ธนสาร,มณีรัตน์',
  ),
  madeSurname: syllables(
    'ศรี,แสง,ทอง,บุญ,สุข,พร,รัตน,จันทร์,วงศ์,ชัย,กิจ,ธน,เพชร,อมร,มณี,พงศ์',
    'สุวรรณ,พาณิช,วัฒนา,เจริญ,สมบูรณ์,ประเสริฐ,ไพศาล,มงคล,',
    'กุล,ชัย,ศักดิ์,พันธ์,วงศ์,รักษ์,ทรัพย์,ดี,แก้ว,สกุล',
  ),
  nameOf: (given, surname) => `${given} ${surname}`,
  companyWords: list('รุ่งเรืองการค้า,สยามอุปกรณ์,ไทยเจริญ,บางกอกหนังสือ,เชียงใหม่เซรามิก,ทะเลไทยอาหาร,พัฒนาก่อสร้าง,ดอกบัวการพิมพ์'),
  companyForms: list('บริษัท จำกัด,บจก.,หจก.'),
  towns: `วัฒนา|กรุงเทพมหานคร|101|คลองเตยเหนือ,คลองตันเหนือ
พญาไท|กรุงเทพมหานคร|104|สามเสนใน
บางรัก|กรุงเทพมหานคร|105|สีลม,สุริยวงศ์
จตุจักร|กรุงเทพมหานคร|109|ลาดยาว
เมืองเชียงใหม่|เชียงใหม่|502|สุเทพ,ช้างเผือก
เมืองภูเก็ต|ภูเก็ต|830|ตลาดใหญ่,รัษฎา
หาดใหญ่|สงขลา|901|คอหงส์
เมืองขอนแก่น|ขอนแก่น|400|ในเมือง
บางละมุง|ชลบุรี|201|หนองปรือ`
    .split('\n')
    .map(town),
  madeTown: syllables('บาง,หนอง,บ้าน,ท่า,ดอน,โคก,คลอง', 'แก้ว,ทอง,ยาง,ม่วง,สัก,โพธิ์,ไผ่,มะขาม', ',น้อย,ใหญ่,เหนือ,ใต้,กลาง'),
  groups: [
    {
      weight: 3,
      join: 'before',
      names: list(
        'สุขุมวิท,พหลโยธิน,สีลม,เพชรบุรี,รัชดาภิเษก,ลาดพร้าว,พระราม 4,เจริญกรุง,นิมมานเหมินท์,ราษฎร์บำรุง,มิตรภาพ,เพชรเกษม,ห้วยแก้ว,บรมราชชนนี,สาทรใต้',
      ),
      kinds: kinds('ถนน|ถ.'),
      fromSurname: (surname) => surname,
    },
    {
      weight: 1,
      join: 'before',
      names: list('อารีย์,ทองหล่อ,เอกมัย,รางน้ำ,สวนพลู,ร่วมฤดี'),
      kinds: kinds('ซอย|ซ.'),
      fromSurname: (surname) => surname,
    },
  ],
  houseNames: [],
  units: [
    { share: 0.2, ids: (random) => String(1 + random.below(14)), forms: ['หมู่ {u}', 'หมู่ที่ {u}', 'ม.{u}', 'ม. {u}'] },
  ],
  madeHouse: (random) =>
    random.chance(0.6) ? `${1 + random.below(200)}/${1 + random.below(60)}` : String(1 + random.below(400)),
  madePostCode: (area, street) => `${area}${digits(street, 1)}0`,
  phone: { code: '66', trunk: '0', shapes: ['81 ### ####', '89 ### ####', '2 ### ####'] },
  mailHosts: list('gmail.com,hotmail.com,truemail.co.th'),
  isUnspaced: true,
  write: writeThai,
};

const thaiDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

function writeThai(place: Place, random: Seeded, manner: Manner): WrittenPlace {
  const say = (forms: readonly string[]): string => choose(random, manner, forms);
  const kind = say(place.land.groups[place.group]?.kinds[place.kind] ?? ['']);
  const moo = place.unit === null ? '' : `${say(place.land.units[0]?.forms ?? []).replace('{u}', place.unit.id)} `;
  const isCapital = place.town.state === 'กรุงเทพมหานคร';
  const gap = kind.endsWith('.') && random.chance(0.5) ? ' ' : '';
  const street = `${place.house} ${moo}${kind}${gap}${place.streetName}`;
  const subdistrict =
    place.suburb === ''
      ? ''
      : say(
          isCapital
            ? [`แขวง${place.suburb}`, place.suburb]
            : [`ตำบล${place.suburb}`, `ต.${place.suburb}`, place.suburb, `ต. ${place.suburb}`],
        );
  const isThaiDigits = manner === 'asked' && random.chance(0.07);
  return {
    building: '',
    street: isThaiDigits ? thaiDigits(street) : street,
    suburb: subdistrict,
    city: say(
      isCapital
        ? [`เขต${place.town.name}`, place.town.name]
        : [`อำเภอ${place.town.name}`, `อ.${place.town.name}`, place.town.name],
    ),
    state: say(
      isCapital
        ? ['กรุงเทพมหานคร', 'กรุงเทพฯ', 'กทม.', 'กรุงเทพ']
        : [place.town.state, `จังหวัด${place.town.state}`, `จ.${place.town.state}`],
    ),
    postCode: isThaiDigits ? thaiDigits(place.postCode) : place.postCode,
    country: writeCountry(place.land, random, manner),
  };
}
