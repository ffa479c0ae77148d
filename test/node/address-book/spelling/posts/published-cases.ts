/** Places as other makers of address software write them in their tests, in rows as in the tables beside this one, and places that only look alike. */

/** How Japan's blocks, plots, floors and old characters are written, by the cases of geolonia's normalize-japanese-addresses and libpostal. */
export const publishedJapanese = `
豊洲1丁目2-27 | | 江東区 | 東京都 | 135-0061 | JP
= 豊洲一-2-27 | | 江東区 | 東京都 | 135-0061 | JP
= 東京都江東区豊洲 １ー２ー２７ | | | | 135-0061 | JP
! 豊洲二-2-27 | | 江東区 | 東京都 | 135-0061 | JP
! 豊洲1丁目22-7 | | 江東区 | 東京都 | 135-0061 | JP
木曽東4丁目14-イ22 ジオロニアマンション | | 町田市 | 東京都 | 194-0036 | JP
= 木曽東四丁目１４ーイ２２ ジオロニアマンション | | 町田市 | 東京都 | 194-0036 | JP
! 木曽東四丁目１４ーロ２２ ジオロニアマンション | | 町田市 | 東京都 | 194-0036 | JP
! 木曽東4丁目14-22 ジオロニアマンション | | 町田市 | 東京都 | 194-0036 | JP
大豆戸町17番地11 | | 横浜市港北区 | 神奈川県 | 222-0032 | JP
= 大豆戸町十七番地十一 | | 横浜市港北区 | 神奈川県 | 222-0032 | JP
! 大豆戸町十七番地十二 | | 横浜市港北区 | 神奈川県 | 222-0032 | JP
! 大豆戸町17番地二ツ木ハイツ11 | | 横浜市港北区 | 神奈川県 | 222-0032 | JP
! 大豆戸町十七番地 | | 横浜市港北区 | 神奈川県 | 222-0032 | JP
南花田口町２丁３－１０ | | 堺市堺区 | 大阪府 | 590-0000 | JP
= 南花田口町二丁3-10 | | 堺市堺区 | 大阪府 | 590-0000 | JP
= 南花田口町2-3-10 | | 堺市堺区 | 大阪府 | 590-0000 | JP
= 大阪府堺市堺区南花田口町2丁3番10号 | | | | 590-0000 | JP
! 南花田口町三丁3-10 | | 堺市堺区 | 大阪府 | 590-0000 | JP
! 南花田口町２丁３１－０ | | 堺市堺区 | 大阪府 | 590-0000 | JP
六番丁3 | | 和歌山市 | 和歌山県 | 640-0000 | JP
! 七番丁3 | | 和歌山市 | 和歌山県 | 640-0000 | JP
! 六番町3 | | 和歌山市 | 和歌山県 | 640-0000 | JP
本郷4丁目3番2号3階323号室 | | 文京区 | 東京都 | 113-0001 | JP
= 本郷4-3-2 3F 323号室 | | 文京区 | 東京都 | 113-0001 | JP
! 本郷4-3-2 2F 323号室 | | 文京区 | 東京都 | 113-0001 | JP
! 本郷4丁目3番2号3階322号室 | | 文京区 | 東京都 | 113-0001 | JP
! 本郷4丁目3番23号階323号室 | | 文京区 | 東京都 | 113-0001 | JP
丸の内1-2-3 地下1階 | | 千代田区 | 東京都 | 100-0005 | JP
= 丸の内1-2-3 B1F | | 千代田区 | 東京都 | 100-0005 | JP
! 丸の内1-2-3 1F | | 千代田区 | 東京都 | 100-0005 | JP
! 丸の内1-2-3-B | | 千代田区 | 東京都 | 100-0005 | JP
八幡100 | | 飛騨市 | 岐阜県 | 509-4200 | JP
= 八幡100 | | 飛驒市 | 岐阜県 | 509-4200 | JP
池麩町10 | | 津島市 | 愛知県 | 496-0000 | JP
= 池麸町10 | | 津島市 | 愛知県 | 496-0000 | JP
龍ヶ崎100 | | 龍ケ崎市 | 茨城県 | 301-0000 | JP
= 竜ケ崎100 | | 竜ヶ崎市 | 茨城県 | 301-0000 | JP
`;

/** How maps and geocoders name towns and regions, by the cases of OpenCage's address-formatting, libpostal and usaddress. */
export const publishedTowns = `
82 Clerkenwell Road | | London | | EC1M 5RF | GB
= 82 Clerkenwell Rd | Clerkenwell | London Borough of Islington | | EC1M5RF | United Kingdom
= 82 Clerkenwell Road | | City of Westminster | England | EC1M 5RF | GB
! 82 Clerkenwell Green | Clerkenwell | London Borough of Islington | | EC1M 5RF | GB
! 82 Clerkenwell Road | | Manchester | | EC1M 5RF | GB
121 Abbotsford Drive | St Ann's | Nottingham | | NG3 1NB | GB
= 121 Abbotsford Dr | Saint Anns | City of Nottingham | | NG31NB | GB
! 121 Abbotsford Drive | | City of Leicester | | NG3 1NB | GB
West Wells Road | | Ossett | West Yorkshire | WF5 8PG | GB | Orchard House
= Orchard House, W. Wells Rd | | Ossett | W Yorks | WF5 8PG | GB
! Orchard House, West Wells Rd | | Ossett | S Yorks | WF5 8PG | GB
! Orchard House, West Wells Rd | | Ossett | W Sussex | WF5 8PG | GB
8-9 Mainguard Street | Claddagh | Galway City | | H91 T1X2 | IE
= 8-9 Mainguard St | | Galway | Co. Galway | H91T1X2 | Ireland
! 8-9 Mainguard St | | Cork City | | H91 T1X2 | IE
12 Shelbourne Road | | Limerick | Co. Limerick | V94 A1B2 | IE
= 12 Shelbourne Rd | Farranshone | The Metropolitan District of Limerick City | County Limerick | V94A1B2 | Ireland
! 12 Shelbourne Park | Farranshone | The Metropolitan District of Limerick City | County Limerick | V94A1B2 | IE
12 Tran Quang Khai | Tan Lap District | Nha Trang | Khanh Hoa province | 48058 | VN
= 12 đường Trần Quang Khải | Tan Lap Ward | Nha Trang City | Khánh Hòa | 48058 | Vietnam
! 12/4 Tran Quang Khai | Tan Lap | Nha Trang City | Khanh Hoa | 48058 | VN
99 West Lujiazui Road | Pudong New District | Shanghai | | 200120 | CN
= 99号 Lujiazui West Road | Pudong | Shanghai | Shanghai | 200120 | China
= 99 Lujiazui Xi Lu | Pudong Xinqu | Shanghai | | 200120 | CN
! 99 East Lujiazui Road | Pudong New Area | Shanghai | | 200120 | CN
! 99 West Lujiazui Road | Xuhui | Shanghai | | 200120 | CN
Via Pisacane 13 | Montaltino | Barletta | BT | 76121 | IT
= V. Pisacane, 13 | | Barletta (BT) | | 76121 | Italia
! V. Pisacane, 13 | | Barletta (BA) | | 76121 | IT
! V. Pisacane, 13 | | Andria (BT) | | 76121 | IT
Herengracht 573 | | Amsterdam | North Holland | 1017CD | NL
= Herengr. 573 | | Amsterdam | Noord-Holland | 1017 CD | Nederland
! Herengracht 573 | | Amsterdam | South Holland | 1017 CD | NL
53 Rue du Lieutenant Becker | Cité Floralies | Cayenne | French Guiana | 97300 | FR
= 53 r. du Lieut. Becker | | CAYENNE | Guyane | 97300 | France
! 53 Rue du Général Becker | | Cayenne | Guyane | 97300 | FR
Avenida Tamaulipas 45 | Cuauhtémoc | Mexico City | Federal District | 06100 | MX
= Av. Tamaulipas #45 | Cuauhtemoc | Ciudad de México | CDMX | 06100 | México
! Calle Tamaulipas 45 | Cuauhtémoc | Mexico City | Federal District | 06100 | MX
24 East Broadway | | Manhattan | NY | 10002 | US
= 24 E Broadway | | New York | NY | 10002 | US
! 24 W Broadway | | Manhattan | NY | 10002 | US
! 24 East Broadway | | Manhattan | KS | 10002 | US
660 Nostrand Ave | | Brooklyn | NY | 11216 | US
= 660 Nostrand Avenue | | Brooklyn N.Y. 11216 | | | US
! 660 Nostrand Avenue | | Brooklyn C.T. 11216 | | | US
Dronningens Gade 5 | | Charlotte Amalie | United States Virgin Islands | 00803 | US
= Dronningens Gade 5 | | Charlotte Amalie | VI | 00803 | US
! Kongens Gade 5 | | Charlotte Amalie | United States Virgin Islands | 00803 | US
`;

/** Streets and parts of houses, by the cases of libpostal and usaddress. */
export const publishedStreets = `
Suite 1005, 36, Teheran-ro 87-gil | Gangnam-gu | Seoul | | 06164 | KR
= 36 Teheran-ro 87-gil, #1005 | Gangnam-gu | Seoul | | 06164 | Republic of Korea
= #1005, 36, Teheran-ro 87-gil | Gangnam-gu | Seoul | | 06164 | South Korea
! 36 Teheran-ro 87-gil, #1006 | Gangnam-gu | Seoul | | 06164 | KR
! #36, 1005, Teheran-ro 87-gil | Gangnam-gu | Seoul | | 06164 | KR
! Suite 1005, 36, Teheran-ro 78-gil | Gangnam-gu | Seoul | | 06164 | KR
Via XX Settembre 5 | | Roma | RM | 00187 | IT
= V. XX Sett., 5 | | Roma | | 00187 | Italia
= Via 20 Sett. 5 | | Roma | | 00187 | IT
! Via IV Nov. 5 | | Roma | | 00187 | IT
! Via XXI Sett. 5 | | Roma | | 00187 | IT
Via IV Novembre 5 | | Roma | RM | 00187 | IT
= Via IV Nov. 5 | | Roma | RM | 00187 | IT
! Via IX Novembre 5 | | Roma | RM | 00187 | IT
406 North Highway 71 Business | | Lowell | AR | 72745 | US
= 406 N Hwy 71 Bus | | Lowell | AR | 72745 | US
! 406 N Hwy 71 | | Lowell | AR | 72745 | US
! 406 S Hwy 71 Bus | | Lowell | AR | 72745 | US
! 406 N Hwy 17 Bus | | Lowell | AR | 72745 | US
351 NW North St | | Chehalis | WA | 98532-1900 | US
= 351 Northwest North Street | | Chehalis | Washington | 98532 | US
! 351 North St | | Chehalis | WA | 98532-1900 | US
! 351 NW South St | | Chehalis | WA | 98532-1900 | US
2455-B W BENCH RD | | OTHELLO | WA | 99344 | US
= 2455 B W. Bench Rd | | Othello | WA | 99344 | US
! 2455-D W BENCH RD | | OTHELLO | WA | 99344 | US
! 2455-B E BENCH RD | | OTHELLO | WA | 99344 | US
`;
