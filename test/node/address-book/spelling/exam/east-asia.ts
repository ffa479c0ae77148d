/** The strangers' exam: China, Japan, Korea, Taiwan and Hong Kong. */
import type { ExamOfCountry } from './exam-of-country.ts';

export const eastAsia: Readonly<Record<string, ExamOfCountry>> = {
  China: {
    families: [
      [
        '建国门外大街1号2号楼3单元501室 |  | 北京 | 北京市 | 100004 | 中国',
        '建国门外大街一号二号楼三单元501室 |  | 北京 | 北京 | 100004 | China',
      ],
      [
        '中山路88号3单元402室 |  | 南京 | 江苏省 | 210008 | 中国',
        '中山路88号 3单元402 |  | 南京市 | 江苏 | 210008 | 中国',
      ],
      [
        'No. 88, Zhongshan Road |  | Nanjing | Jiangsu | 210008 | China',
        'Zhongshan Lu 88 |  | Nanjing |  | 210008 | PRC',
      ],
      [
        '南京西路1266号2座1203室 | 静安区 | 上海市 | | 200040 | CN',
        '静安区南京西路1266号2座1203室 | | 上海市 | | 200040 | 中国',
        '上海市静安区南京西路1266号2座1203室 | | 上海 | | 200040 | CN',
      ],
    ],
    others: [
      [
        '建国门外大街1号2号楼3单元501室 |  | 北京 | 北京市 | 100004 | 中国',
        '建国门外大街1号2号楼3单元502室 |  | 北京 | 北京市 | 100004 | 中国',
      ],
      [
        '中山路88号3单元402室 |  | 南京 | 江苏省 | 210008 | 中国',
        '中山路88号3单元403室 |  | 南京 | 江苏省 | 210008 | 中国',
      ],
      ['静安区南京西路1266号 | | 上海市 | | 200040 | CN', '南京西路1266号 | 黄浦区 | 上海市 | | 200040 | CN'],
    ],
  },
  'Hong Kong SAR China': {
    families: [
      [
        'Flat B, 12/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
        '96 Nathan Road, 12/F, Flat B | TST | Kowloon |  |  | Hong Kong SAR',
        'Flt B 12F 96 Nathan Rd. | Tsimshatsui | Kln |  |  | Hong Kong',
      ],
      [
        "Room 1203, 100 Queen's Road Central |  | Hong Kong |  |  | Hong Kong",
        'Rm 1203, 100 Queens Rd C |  | Hong Kong |  |  | HK',
      ],
      ['Flat A, 12/F, 96 Nathan Road |  | Kowloon |  |  | HK', 'Flat A, 12F, 96 Nathan Rd |  | Kowloon |  |  | HK'],
      [
        "Flat B, 15/F, Block 3, Harbour Garden, 88 Queen's Road East | Wan Chai | Hong Kong | | | HK",
        "Flt B 15F Blk 3 Harbour Gdn 88 Queen's Road East | Wan Chai | Hong Kong | | | HK",
      ],
    ],
    others: [
      [
        'Flat B, 12/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
        'Flat B, 11/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
      ],
      [
        'Flat B, 12/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
        'Flat C, 12/F, 96 Nathan Road | Tsim Sha Tsui | Kowloon |  |  | Hong Kong',
      ],
      [
        "Room 1203, 100 Queen's Road Central |  | Hong Kong |  |  | Hong Kong",
        "Room 1203, 100 Queen's Road East |  | Hong Kong |  |  | Hong Kong",
      ],
    ],
  },
  Japan: {
    families: [
      [
        '3-5-12 Shibuya, Sakura Heights 204 |  | Shibuya-ku | Tokyo | 150-0002 | Japan',
        'Sakura Heights 204, 3-5-12 Shibuya |  | Shibuya City | Tokyo | 1500002 | Japan',
      ],
      [
        '西新宿二丁目8番1号 | | 新宿区 | 東京都 | 163-8001 | JP',
        '新宿区西新宿2丁目8-1 | | | 東京都 | 163-8001 | JP',
        '東京都新宿区西新宿2-8-1 | | | | 163-8001 | JP',
        '新宿区西新宿2-8-1 | | 東京都 | | 163-8001 | 日本',
      ],
      [
        '丸の内1-9-1 | 丸の内 | 千代田区 | 東京都 | 100-0005 | JP',
        '1-9-1 | 丸の内 | 千代田区 | 東京都 | 100-0005 | JP',
        '丸の内1丁目9番1号 | | 千代田区 | 東京都 | 1000005 | JP',
      ],
      [
        '3-14-2 Ginza, Room 501 | Chuo-ku | Tokyo | | 104-0061 | JP',
        '3-14-2 Ginza #501 | Chuo-ku | Tokyo | | 1040061 | JP',
        'Ginza 3-14-2, Rm. 501 | Chūō-ku | Tōkyō | | 104-0061 | Japan',
      ],
      [
        '西新宿2-8-1A-501 | | 新宿区 | 東京都 | 163-8001 | JP',
        '西新宿2-8-1-A-501 | | 新宿区 | 東京都 | 163-8001 | JP',
        '西新宿2-8-1 A棟501 | | 新宿区 | 東京都 | 163-8001 | JP',
      ],
      [
        '西新宿2-8-1 2号棟501号室 | | 新宿区 | 東京都 | 163-8001 | JP',
        '西新宿2-8-1 2号棟-501 | | 新宿区 | 東京都 | 163-8001 | JP',
      ],
    ],
    others: [
      [
        '3-5-12 Shibuya, Sakura Heights 204 |  | Shibuya-ku | Tokyo | 150-0002 | Japan',
        '3-5-12 Shibuya, Sakura Heights 205 |  | Shibuya-ku | Tokyo | 150-0002 | Japan',
      ],
      ['新宿区西新宿2丁目8-1 | | | 東京都 | 163-8001 | JP', '新宿区東新宿2丁目8-1 | | | 東京都 | 163-8001 | JP'],
      ['新宿区西新宿2丁目8-1 | | | 東京都 | 163-8001 | JP', '西新宿2-8-1 | | 渋谷区 | 東京都 | 163-8001 | JP'],
      [
        '3-14-2 Ginza, Office 501 | Chuo-ku | Tokyo | | 104-0061 | JP',
        '3-14-2 Ginza, Room 501 | Chuo-ku | Tokyo | | 104-0061 | JP',
      ],
      // Each building on a plot has a room 501.
      ['西新宿2-8-1A-501 | | 新宿区 | 東京都 | 163-8001 | JP', '西新宿2-8-1-501 | | 新宿区 | 東京都 | 163-8001 | JP'],
      ['西新宿2-8-1 A棟501 | | 新宿区 | 東京都 | 163-8001 | JP', '西新宿2-8-1 501 | | 新宿区 | 東京都 | 163-8001 | JP'],
      [
        '西新宿2-8-1 サンハイツA棟501 | | 新宿区 | 東京都 | 163-8001 | JP',
        '西新宿2-8-1 サンハイツ501 | | 新宿区 | 東京都 | 163-8001 | JP',
      ],
      [
        '西新宿2-8-1 東棟501 | | 新宿区 | 東京都 | 163-8001 | JP',
        '西新宿2-8-1 501 | | 新宿区 | 東京都 | 163-8001 | JP',
      ],
      [
        '西新宿2-8-1 2号棟501 | | 新宿区 | 東京都 | 163-8001 | JP',
        '西新宿2-8-1 1号棟501 | | 新宿区 | 東京都 | 163-8001 | JP',
      ],
      [
        '西新宿2-8-1 2号棟501 | | 新宿区 | 東京都 | 163-8001 | JP',
        '西新宿2-8-1-2-501 | | 新宿区 | 東京都 | 163-8001 | JP',
      ],
    ],
  },
  'South Korea': {
    families: [
      [
        '테헤란로 152, 8층 | 강남구 | 서울특별시 |  | 06236 | 대한민국',
        '테헤란로 152 (8F) | 강남구 | 서울 |  | 06236 | 한국',
      ],
      [
        '중앙로 25, 101동 1203호 |  | 대전 |  | 34900 | 대한민국',
        '중앙로 25 101-1203 |  | 대전광역시 |  | 34900 | 한국',
      ],
      ['테헤란로 152, 3층 |  | 서울 |  | 06236 | KR', '테헤란로152, 3F |  | 서울 |  | 06236 | KR'],
      [
        '테헤란로 521, 3층 | | 강남구 | 서울특별시 | 06164 | KR',
        '서울특별시 강남구 테헤란로 521, 3층 | | | | 06164 | KR',
        '강남구 테헤란로 521 3층 | | | 서울 | 06164 | 대한민국',
      ],
    ],
    others: [
      [
        '테헤란로 152, 8층 | 강남구 | 서울특별시 |  | 06236 | 대한민국',
        '테헤란로 152, 9층 | 강남구 | 서울특별시 |  | 06236 | 대한민국',
      ],
      [
        '중앙로 25, 101동 1203호 |  | 대전 |  | 34900 | 대한민국',
        '중앙로 25, 101동 1204호 |  | 대전 |  | 34900 | 대한민국',
      ],
      ['중앙로 25 101-1203 | | 대전 | | 34900 | KR', '중앙로 25 101-1204 | | 대전 | | 34900 | KR'],
      ['중앙로 25 101-1203 | | 대전 | | 34900 | KR', '중앙로 25 1203-101 | | 대전 | | 34900 | KR'],
      ['강남구 테헤란로 521 | | | 서울 | 06164 | KR', '테헤란로 521 | | 서초구 | 서울 | 06164 | KR'],
    ],
  },
  Taiwan: {
    families: [
      [
        '忠孝東路四段100號5樓 | 大安區 | 台北市 |  | 106 | 台灣',
        '忠孝東路4段100號5F | 大安區 | 臺北市 |  | 106 | 臺灣',
      ],
      ['信義路五段7號45樓 | 信義區 | 台北市 |  | 110 | 台灣', '信義路5段7號45F | 信義區 | 臺北市 |  | 110 | 臺灣'],
      [
        '45F, No. 7, Section 5, Xinyi Road | Xinyi District | Taipei City |  | 110 | Taiwan',
        'No. 7, Sec. 5, Xinyi Rd., 45F | Xinyi Dist. | Taipei City |  | 110 | Taiwan',
        '45F., No.7, Sec. 5, Xinyi Rd | Xinyi | Taipei |  | 110 | Taiwan R.O.C.',
      ],
      ['忠孝東路四段321號5樓之2 |  | 台北市 |  | 106 | TW', '忠孝東路四段321號5F-2 |  | 台北市 |  | 106 | TW'],
      [
        '忠孝東路四段216巷27弄5號3樓 | 大安區 | 臺北市 | | 10691 | TW',
        '臺北市大安區忠孝東路四段216巷27弄5號三樓 | | | | 10691 | TW',
        '忠孝東路4段216巷27弄5號3樓 | 大安區 | 台北市 | | 106 | 台灣',
      ],
    ],
    others: [
      [
        '忠孝東路四段100號5樓 | 大安區 | 台北市 |  | 106 | 台灣',
        '忠孝東路四段100號6樓 | 大安區 | 台北市 |  | 106 | 台灣',
      ],
      [
        '忠孝東路四段100號5樓 | 大安區 | 台北市 |  | 106 | 台灣',
        '忠孝東路三段100號5樓 | 大安區 | 台北市 |  | 106 | 台灣',
      ],
      ['信義路五段7號45樓 | 信義區 | 台北市 |  | 110 | 台灣', '信義路五段7號44樓 | 信義區 | 台北市 |  | 110 | 台灣'],
      [
        '45F, No. 7, Section 5, Xinyi Road | Xinyi District | Taipei City |  | 110 | Taiwan',
        '44F, No. 7, Section 5, Xinyi Road | Xinyi District | Taipei City |  | 110 | Taiwan',
      ],
      [
        '忠孝東路四段216巷27弄5號 | 大安區 | 臺北市 | | 10691 | TW',
        '忠孝東路四段216巷27弄5號 | 大安區 | 臺北市 | | 10692 | TW',
      ],
    ],
  },
};
