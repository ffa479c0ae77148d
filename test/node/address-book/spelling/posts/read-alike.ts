/** One place in other writings: parts of towns, floors behind a dash, crossings, digits and signs of other keyboards. As in the tables beside this one. */
export const readAlike = `
Bağdat Cad. No:123 D:5 | Caddebostan | Kadıköy | İstanbul | 34728 | TR
= Bagdat Caddesi No 123 Daire 5 | Caddebostan Mah. | Kadikoy | Istanbul | 34728 | Türkiye
= BAĞDAT CADDESİ NO: 123/5 | CADDEBOSTAN MAHALLESİ | KADIKÖY | İSTANBUL | 34728 | TURKEY
= Caddebostan Mah. Bağdat Cd. 123/5 | | Kadıköy | İstanbul | 34728 | TR
! Bağdat Cad. No:123 D:5 | Göztepe Mah. | Kadıköy | İstanbul | 34728 | TR
Av. Libertador Bernardo O'Higgins 1234, Depto. 56 | | Santiago | Región Metropolitana | 8330000 | CL
= Avenida Libertador Bernardo O’Higgins 1234, departamento 56 | | Santiago | Metropolitana | 8330000 | CL
! Av. Libertador Bernardo O'Higgins 1234, Depto. 56 | | Santiago | Valparaíso | 8330000 | CL
Cra. 7 # 71-21 Torre B Of. 1002 | | Bogotá | D.C. | 110231 | CO
= KR 7 71 21 TO B OF 1002 | | BOGOTÁ, D.C. | Bogotá | 110231 | CO
= Cra. 7 # 71-21 Torre B Of. 1002 | | Bogotá | Bogotá D.C. | 110231 | CO
! Cra. 7 # 71-21 Torre B Of. 1002 | | Bogotá | Antioquia | 110231 | CO
Jl. Jend. Sudirman No. 12 | Setiabudi | Jakarta Selatan | DKI Jakarta | 12910 | ID
= Jln Jendral Sudirman No.12 | Setiabudi | Jakarta Selatan | DKI Jakarta | 12910 | ID
! Jln Letjen Sudirman No.12 | Setiabudi | Jakarta Selatan | DKI Jakarta | 12910 | ID
Knez Mihailova 12/III/5 | | Beograd | | 11000 | RS
= Knez Mihailova 12, III sprat, stan 5 | | Beograd | | 11000 | Srbija
= Кнез Михаилова 12/III/5 | | Београд | | 11000 | Србија
! Knez Mihailova 12/II/5 | | Beograd | | 11000 | RS
! Knez Mihailova 12/III/6 | | Beograd | | 11000 | RS
! Knez Mihailova 12/III | | Beograd | | 11000 | RS
! Knez Mihailova 12/3/5 | | Beograd | | 11000 | RS
丸の内1-2-3 | | 千代田区 | 東京都 | 100-0005 | JP
= 丸の内１－２－３ | | 千代田区 | 東京都 | １００ー０００５ | JP
! 丸の内１－２－３ | | 千代田区 | 東京都 | １００ー０００６ | JP
서울 종로구 종로 1 | | | | 03154 | KR
= \u1109\u1165\u110b\u116e\u11af \u110c\u1169\u11bc\u1105\u1169\u1100\u116e \u110c\u1169\u11bc\u1105\u1169 1 | | | | 03154 | KR
! \u1109\u1165\u110b\u116e\u11af \u110c\u1169\u11bc\u1105\u1169\u1100\u116e \u110c\u1169\u11bc\u1105\u1169 11 | | | | 03154 | KR
Blk 123 Ang Mo Kio Ave 3 #08-1234 | | Singapore | | 560123 | SG
= Blk 123 Ang Mo Kio Ave 3 08-1234 | | Singapore | | 560123 | SG
! Blk 123 Ang Mo Kio Ave 3 09-1234 | | Singapore | | 560123 | SG
! Blk 123 Ang Mo Kio Ave 3 08-1243 | | Singapore | | 560123 | SG
! Blk 123 Ang Mo Kio Ave 3 | | Singapore | | 560123 | SG
台北市大安區忠孝東路四段100號5樓之3 | | | | 106 | TW
= 台北市大安區忠孝東路四段100號五樓之三 | | | | 106 | TW
! 台北市大安區忠孝東路四段100號5樓之四 | | | | 106 | TW
! 台北市大安區忠孝東路四段100號5樓 | | | | 106 | TW
台北市大安區忠孝東路四段100號之3 | | | | 106 | TW
= 台北市大安區忠孝東路四段100之三號 | | | | 106 | TW
= 台北市大安區忠孝東路四段100號之三 | | | | 106 | TW
! 台北市大安區忠孝東路四段100號三樓 | | | | 106 | TW
12-14 High St | | Leeds | | LS1 4AP | GB
= 12～14 High St | | Leeds | | LS1 4AP | GB
! 12～16 High St | | Leeds | | LS1 4AP | GB
Rua do Ouvidor 1578, 10º andar | Centro | Rio de Janeiro | RJ | 20040-030 | BR
= Rua do Ouvidor 1578 - 10 andar | Centro | Rio de Janeiro | RJ | 20040-030 | BR
! Rua do Ouvidor 1578 - 11 andar | Centro | Rio de Janeiro | RJ | 20040-030 | BR
! Rua do Ouvidor 1578-10 | Centro | Rio de Janeiro | RJ | 20040-030 | BR
Torstr. 12, 3. OG | | Berlin | | 10119 | DE
= Torstr. 12 - 3. OG | | Berlin | | 10119 | DE
! Torstr. 12 - 14 | | Berlin | | 10119 | DE
Torstr. 12-14, 3. OG | | Berlin | | 10119 | DE
= Torstr. 12 - 14, 3. OG | | Berlin | | 10119 | DE
! Torstr. 12, 3. OG | | Berlin | | 10119 | DE
Nieuwstr. 12, 3e verdieping | | Utrecht | | 3511 AB | NL
= Nieuwstr. 12 - 3 verdieping | | Utrecht | | 3511 AB | NL
Via Po 12, 3° piano | | Torino | TO | 10123 | IT
= Via Po 12 - 3 piano | | Torino | TO | 10123 | IT`;
