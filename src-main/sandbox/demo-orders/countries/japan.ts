/** Receivers in Japan, in Japanese writing; the family name comes first. */
import { type Country, place } from './country.ts';

export const japan: Country = {
  code: 'JP',
  name: 'Japan',
  givenNames: ['花子', '太郎', '陽菜', '蓮', 'さくら', '健一', '美咲', '大翔', 'ケンジ', '結衣', '悠真', '葵'],
  familyNames: ['佐藤', '鈴木', '高橋', '髙橋', '田中', '渡辺', '渡邊', '伊藤', '山本', '中村', '小林', '斎藤', '齋藤'],
  fullName: (given, family) => `${family} ${given}`,
  streets: ['渋谷', '神宮前', '梅田', '栄', '大通西', '天神', '本町通', '祇園町南側'],
  streetLine: (street, number) => `${street}${(number % 8) + 1}丁目${(number % 29) + 1}-${(number % 17) + 1}`,
  places: [
    place('', '渋谷区', '東京都', '150-0002'),
    place('', '大阪市北区', '大阪府', '530-0001'),
    place('', '名古屋市中区', '愛知県', '460-0008'),
    place('', '札幌市中央区', '北海道', '060-0042'),
    place('', '福岡市中央区', '福岡県', '810-0001'),
    place('', '京都市東山区', '京都府', '605-0074'),
    place('', '横浜市西区', '神奈川県', '220-0012'),
    place('', '那覇市', '沖縄県', '900-0015'),
  ],
  companies: ['株式会社さくら商店', '有限会社山本文具', '東京バイク', '海猫珈琲店'],
  buildings: ['渋谷ビル3階', 'コーポさくら201', 'メゾン青葉1204号', '本町マンション'],
  mailDomain: 'example.jp',
  telephoneStart: '+81 90 ',
  telephoneDigits: 8,
};
