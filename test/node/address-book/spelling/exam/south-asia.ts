/** The strangers' exam: southern and western Asia. */
import type { ExamOfCountry } from './exam-of-country.ts';

export const southAsia: Readonly<Record<string, ExamOfCountry>> = {
  India: {
    families: [
      [
        'Flat No. 302, 15 Mahatma Gandhi Road | Shivaji Nagar | Pune | Maharashtra | 411005 | India',
        'Flat no 302, #15, Mahatma Gandhi Rd. | Shivaji Nagar | Pune | Maharashtra | 411005 | Bharat',
      ],
      [
        'No. 21, 3rd Cross, 2nd Main, Indiranagar |  | Bengaluru | Karnataka | 560038 | India',
        '#21, 3rd Cross, 2nd Main | Indiranagar | Bangalore | KA | 560038 | India',
        '21, 3rd Cross Rd, 2nd Main Rd, Indiranagar |  | Bangalore | Karnataka | 560 038 | India',
      ],
      [
        '45, Anna Salai, Opposite Spencer Plaza |  | Chennai | Tamil Nadu | 600002 | India',
        'No 45 Anna Salai |  | Chennai | Tamil Nadu | 600002 | India',
      ],
      ['Flat 5, 12 MG Road |  | Pune | MH | 411005 | IN', 'F. No. 5, 12 M G Road |  | Pune | MH | 411005 | IN'],
      [
        '12, Mahatma Gandhi Road, 2nd Floor | Camp | Pune | Maharashtra | 411001 | IN',
        '12 M.G. Road, IInd Floor | Camp | Pune | MH | 411 001 | India',
      ],
      [
        'Flat 302, Plot 18, 4th Cross, Indira Nagar | | Bengaluru | Karnataka | 560038 | IN',
        'Flat No. 302, Plot No. 18, 4th Cross, Indiranagar | | Bangalore | KA | 560 038 | IN',
      ],
      [
        'B-12, Sector 18 | | Noida | UP | 201301 | IN',
        'B12 Sector-18 | | NOIDA | Uttar Pradesh | 201 301 | IN',
        'B 12, Sec. 18 | | Noida | U.P. | 201301 | IN',
        'B-12 Sector 18 | | Noida | U.P. | 201301 | IN',
      ],
      [
        'C-5/12, Vasant Kunj | | New Delhi | | 110070 | IN',
        'C 5/12 Vasant Kunj | | Delhi | | 110070 | IN',
        'C5/12, Vasant Kunj | | New Delhi | | 110070 | IN',
      ],
    ],
    others: [
      [
        'Flat No. 302, 15 Mahatma Gandhi Road | Shivaji Nagar | Pune | Maharashtra | 411005 | India',
        'Flat No. 303, 15 Mahatma Gandhi Road | Shivaji Nagar | Pune | Maharashtra | 411005 | India',
      ],
      [
        'No. 21, 3rd Cross, 2nd Main, Indiranagar |  | Bengaluru | Karnataka | 560038 | India',
        'No. 21, 4th Cross, 2nd Main, Indiranagar |  | Bengaluru | Karnataka | 560038 | India',
      ],
      [
        '45, Anna Salai, Opposite Spencer Plaza |  | Chennai | Tamil Nadu | 600002 | India',
        '54, Anna Salai, Opposite Spencer Plaza |  | Chennai | Tamil Nadu | 600002 | India',
      ],
      ['302, 15, MG Rd | | Pune | MH | 411005 | IN', '15, 302, MG Rd | | Pune | MH | 411005 | IN'],
      ['B-12, Sector 18 | | Noida | UP | 201301 | IN', '12-B, Sector 18 | | Noida | UP | 201301 | IN'],
      ['B-12, Sector 18 | | Noida | UP | 201301 | IN', 'B-18, Sector 12 | | Noida | UP | 201301 | IN'],
      ['B-12, Sector 18 | | Noida | UP | 201301 | IN', 'C-12, Sector 18 | | Noida | UP | 201301 | IN'],
      ['B-12, Sector 18 | | Noida | UP | 201301 | IN', 'Sector 18, 12 | | Noida | UP | 201301 | IN'],
      ['C-5/12, Vasant Kunj | | New Delhi | | 110070 | IN', 'C-12/5, Vasant Kunj | | New Delhi | | 110070 | IN'],
    ],
  },
  Indonesia: {
    families: [
      [
        'Jalan Jenderal Sudirman No. 52 |  | Jakarta | DKI Jakarta | 12190 | Indonesia',
        'Jl. Jend. Sudirman No.52 |  | Jakarta |  | 12190 | Indonesia',
        'Jln. Jend Sudirman 52 |  | Djakarta | DKI | 12190 | ID',
      ],
      [
        'Jl. Jenderal Sudirman No. 52, RT 03/RW 05 | | Jakarta Selatan | | 12190 | ID',
        'Jalan Jend. Sudirman 52 RT.03 RW.05 | | Jakarta Selatan | | 12190 | Indonesia',
        'Jl. Jend. Sudirman No.52 RT 3/RW 5 | | Jakarta Selatan | | 12190 | Indonesia',
      ],
    ],
    others: [
      [
        'Jalan Jenderal Sudirman No. 52 |  | Jakarta | DKI Jakarta | 12190 | Indonesia',
        'Jalan Jenderal Sudirman No. 25 |  | Jakarta | DKI Jakarta | 12190 | Indonesia',
      ],
      [
        'Jl. Jenderal Sudirman No. 52, RT 03/RW 05 | | Jakarta Selatan | | 12190 | ID',
        'Jl. Jenderal Sudirman No. 52 RT 05 RW 03 | | Jakarta Selatan | | 12190 | ID',
      ],
    ],
  },
  Israel: {
    families: [
      [
        '15 Rothschild Boulevard, Apartment 4 |  | Tel Aviv |  | 6688102 | Israel',
        'Rothschild Blvd 15/4 |  | Tel-Aviv |  | 6688102 | Israel',
        'Sderot Rothschild 15, apt. 4 |  | Tel Aviv-Yafo |  | 6688102 | IL',
      ],
      [
        'רחוב הרצל 12, דירה 5 |  | חיפה |  | 3312101 | ישראל',
        'הרצל 12/5 |  | חיפה |  | 3312101 | Israel',
        "רח' הרצל 12 דירה 5 |  | חיפה |  | 3312101 | ישראל",
        "רח׳ הרצל 12, ד' 5 |  | חיפה |  | 3312101 | ישראל",
      ],
      [
        'שדרות רוטשילד 45, קומה 3 |  | תל אביב |  | 6578403 | ישראל',
        "שד' רוטשילד 45 קומה 3 |  | תל אביב-יפו |  | 6578403 | Israel",
        "שד׳ רוטשילד 45, ק' 3 |  | Tel Aviv |  | 6578403 | ישראל",
      ],
      [
        'Herzl Street 12, Apt 5 |  | Haifa |  | 3312101 | Israel',
        'Herzl St. 12/5 |  | Haifa |  | 3312101 | Israel',
        '12/5 Herzl St |  | Haifa |  | 3312101 | Israel',
      ],
      ['Bialik Street 12, Apt 5 |  | Haifa |  | 3312101 | IL', 'Bialik St. 12/5 |  | Haifa |  | 3312101 | IL'],
      [
        'רחוב הרצל 45 | | תל אביב | | 6688301 | IL',
        'רח׳ הרצל 45 | | ת"א | | 6688301 | IL',
        'הרצל 45 | | תל-אביב יפו | | 6688301 | ישראל',
      ],
    ],
    others: [
      [
        '15 Rothschild Boulevard, Apartment 4 |  | Tel Aviv |  | 6688102 | Israel',
        '15 Rothschild Boulevard, Apartment 5 |  | Tel Aviv |  | 6688102 | Israel',
      ],
      ['רחוב הרצל 12, דירה 5 |  | חיפה |  | 3312101 | ישראל', 'רחוב הרצל 12, דירה 6 |  | חיפה |  | 3312101 | ישראל'],
      [
        'שדרות רוטשילד 45, קומה 3 |  | תל אביב |  | 6578403 | ישראל',
        'שדרות רוטשילד 45, קומה 4 |  | תל אביב |  | 6578403 | ישראל',
      ],
      [
        'Herzl Street 12, Apt 5 |  | Haifa |  | 3312101 | Israel',
        'Herzl Street 12, Apt 6 |  | Haifa |  | 3312101 | Israel',
      ],
      ['שד׳ הרצל 12 | | חיפה | | 3312101 | IL', 'רח׳ הרצל 12 | | חיפה | | 3312101 | IL'],
    ],
  },
  Malaysia: {
    families: [
      [
        '12 Jalan Sultan Ismail | Bukit Bintang | Kuala Lumpur |  | 50250 | Malaysia',
        '12, Jln. Sultan Ismail | Bkt Bintang | Kuala Lumpur | WP | 50250 | MY',
      ],
      [
        'No. 12, Jalan Bukit Bintang 3/5 | Taman Seri | Kuala Lumpur | | 55100 | MY',
        '12, Jln. Bukit Bintang 3/5 | Taman Seri | K.L. | | 55100 | Malaysia',
      ],
    ],
    others: [
      [
        '12 Jalan Sultan Ismail | Bukit Bintang | Kuala Lumpur |  | 50250 | Malaysia',
        '21 Jalan Sultan Ismail | Bukit Bintang | Kuala Lumpur |  | 50250 | Malaysia',
      ],
      [
        '12, Jln. Bukit Bintang 3/5 | | Kuala Lumpur | | 55100 | MY',
        '12, Jln. Bukit Bintang 5/3 | | Kuala Lumpur | | 55100 | MY',
      ],
      [
        '12, Jln. Bukit Bintang 3/5 | | Kuala Lumpur | | 55100 | MY',
        '3/5, Jln. Bukit Bintang 12 | | Kuala Lumpur | | 55100 | MY',
      ],
    ],
  },
  Singapore: {
    families: [
      [
        'Block 45 Bedok South Avenue 3 #12-345 |  | Singapore |  | 460045 | Singapore',
        "Blk. 45, Bedok South Ave. 3, Unit 12-345 |  | S'pore |  | 460045 | Singapore",
        'APT BLK 45 BEDOK SOUTH AVENUE 3 #12-345 |  | SINGAPORE |  | 460045 | SINGAPORE',
      ],
      [
        '350 Orchard Road #11-08 Shaw House |  | Singapore |  | 238868 | Singapore',
        '350 Orchard Rd, #11-08, Shaw House |  | Singapore |  | S(238868) | SG',
        '#11-08 Shaw House, 350 Orchard Rd |  | Singapore |  | 238868 | Singapore',
        '350 Orchard Road, Shaw House, Unit 11-08 |  | Singapore |  | Singapore 238868 | Singapore',
      ],
    ],
    others: [
      [
        'Block 45 Bedok South Avenue 3 #12-345 |  | Singapore |  | 460045 | Singapore',
        'Block 45 Bedok South Avenue 3 #12-354 |  | Singapore |  | 460045 | Singapore',
      ],
      [
        'Block 45 Bedok South Avenue 3 #12-345 |  | Singapore |  | 460045 | Singapore',
        'Block 45 Bedok South Avenue 2 #12-345 |  | Singapore |  | 460045 | Singapore',
      ],
      [
        '350 Orchard Road #11-08 Shaw House |  | Singapore |  | 238868 | Singapore',
        '350 Orchard Road #11-09 Shaw House |  | Singapore |  | 238868 | Singapore',
      ],
      [
        '350 Orchard Road #11-08 Shaw House | | Singapore | | 238868 | SG',
        '350 Orchard Road #11-09 Shaw House | | Singapore | | 238868 | SG',
      ],
    ],
  },
  Thailand: {
    families: [
      [
        '99/5 ถนนสุขุมวิท ซอย 21 | คลองเตย | กรุงเทพมหานคร |  | 10110 | ประเทศไทย',
        'เลขที่ 99/5 ซอย 21 ถนนสุขุมวิท | คลองเตย | กรุงเทพ |  | 10110 | ไทย',
      ],
    ],
    others: [
      [
        '99/5 ถนนสุขุมวิท ซอย 21 | คลองเตย | กรุงเทพมหานคร |  | 10110 | ประเทศไทย',
        '99/6 ถนนสุขุมวิท ซอย 21 | คลองเตย | กรุงเทพมหานคร |  | 10110 | ประเทศไทย',
      ],
      ['99/5 ซอย 21 ถนนสุขุมวิท | | กรุงเทพ | | 10110 | TH', '99/5 ซอย 12 ถนนสุขุมวิท | | กรุงเทพ | | 10110 | TH'],
    ],
  },
  'United Arab Emirates': {
    families: [
      [
        'Flat 1203, Al Noor Tower, Khalifa Street |  | Abu Dhabi |  |  | United Arab Emirates',
        'Apartment 1203, Al Noor Twr., Khalifa St. |  | Abu Dhabi | Abu Dhabi |  | AE',
      ],
      [
        'شارع الشيخ زايد 15، شقة 304 | | دبي | | | AE',
        'ش. الشيخ زايد ١٥ شقة ٣٠٤ | | دبى | | | الإمارات العربية المتحدة',
        'شارع الشيخ زايد ١٥، شقة رقم ٣٠٤ | | Dubai | | | UAE',
      ],
      [
        'صندوق بريد 24857 | | الشارقة | | | AE',
        'ص.ب. ٢٤٨٥٧ | | Sharjah | | | AE',
        'P.O. Box 24857 | | Sharjah | | | AE',
      ],
      [
        'Villa 12, Al Wasl Road, P.O. Box 4455 | Jumeirah | Dubai | | | AE',
        'Villa 12 Al-Wasl Road P.O.Box 4455 | Jumeirah | Dubai | | | UAE',
      ],
    ],
    others: [
      [
        'Flat 1203, Al Noor Tower, Khalifa Street |  | Abu Dhabi |  |  | United Arab Emirates',
        'Flat 1204, Al Noor Tower, Khalifa Street |  | Abu Dhabi |  |  | United Arab Emirates',
      ],
      ['شارع الشيخ زايد 15، شقة 304 | | دبي | | | AE', 'شارع الشيخ زايد 304، شقة 15 | | دبي | | | AE'],
      ['شارع الشيخ زايد 15، شقة 304 | | دبي | | | AE', 'طريق الشيخ زايد 15، شقة 304 | | دبي | | | AE'],
      ['شارع الشيخ زايد 15 | | دبي | | | AE', 'شارع الشيخ زايد 15 | | الشارقة | | | AE'],
    ],
  },
  Vietnam: {
    families: [
      [
        '25 đường Nguyễn Huệ | Quận 1 | Thành phố Hồ Chí Minh |  | 700000 | Việt Nam',
        '25 Nguyen Hue | Q.1 | TP. Hồ Chí Minh |  | 700000 | Vietnam',
        '25 Nguyen Hue Street | District 1 | Ho Chi Minh City |  | 700000 | Viet Nam',
      ],
      [
        '15 Đường Lê Lợi, Phường 4 | Quận 1 | TP. Hồ Chí Minh | | 700000 | VN',
        'Số 15 Lê Lợi, P. 4 | Q. 1 | TP. Hồ Chí Minh | | 700000 | Việt Nam',
        'Số 15 Lê Lợi, Phường 4 | Q. 1 | Ho Chi Minh City | | 700000 | Việt Nam',
      ],
    ],
    others: [
      [
        '25 đường Nguyễn Huệ | Quận 1 | Thành phố Hồ Chí Minh |  | 700000 | Việt Nam',
        '26 đường Nguyễn Huệ | Quận 1 | Thành phố Hồ Chí Minh |  | 700000 | Việt Nam',
      ],
      [
        '15 Lê Lợi, Phường 4 | Quận 1 | TP. Hồ Chí Minh | | 700000 | VN',
        '15 Lê Lợi, Phường 5 | Quận 1 | TP. Hồ Chí Minh | | 700000 | VN',
      ],
    ],
  },
};
