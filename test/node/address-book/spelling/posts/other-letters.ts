/** One place in other letters, and others of nearly the same letters. As in the tables beside this one: '=' another writing, '!' another place. */
export const otherLetters = `
Bækkevej 5 | | Vejle | | 7100 | DK
= Baekkevej 5 | | Vejle | | 7100 | DK
= BÆKKEVEJ 5 | | VEJLE | | 7100 | DK
! Bakkevej 5 | | Vejle | | 7100 | DK
! Bokkevej 5 | | Vejle | | 7100 | DK
Grønnegade 5 | | Næstved | | 4700 | DK
= Groennegade 5 | | Naestved | | 4700 | DK
= Gronnegade 5 | | Næstved | | 4700 | DK
! Grynnegade 5 | | Næstved | | 4700 | DK
Åboulevarden 12 | | Aarhus C | | 8000 | DK
= Aaboulevarden 12 | | Århus C | | 8000 | DK
= A\u030Aboulevarden 12 | | Aarhus C | | 8000 | DK
! Æboulevarden 12 | | Aarhus C | | 8000 | DK
Bærumsveien 5 | | Bærum | | 1357 | NO
= Baerumsveien 5 | | Baerum | | 1357 | NO
! Barumsveien 5 | | Bærum | | 1357 | NO
Đorđićeva 5 | | Zagreb | | 10000 | HR
= Djordjićeva 5 | | Zagreb | | 10000 | HR
= DJORDJIĆEVA 5 | | ZAGREB | | 10000 | HR
= Dordiceva 5 | | Zagreb | | 10000 | HR
! Đurđićeva 5 | | Zagreb | | 10000 | HR
! Djordjićeva 6 | | Zagreb | | 10000 | HR
Ђорђа Станојевића 12 | | Београд | | 11070 | RS
= Đorđa Stanojevića 12 | | Beograd | | 11070 | RS
= Djordja Stanojevica 12 | | Beograd | | 11070 | RS
! Djura Stanojevica 12 | | Beograd | | 11070 | RS
Đure Đakovića 5 | | Sarajevo | | 71000 | BA
= Djure Djakovica 5 | | Sarajevo | | 71000 | BA
! Djure Danicica 5 | | Sarajevo | | 71000 | BA
ул. Чайковского, д. 12, кв. 5 | | Санкт-Петербург | | 191123 | RU
= Chaykovskogo ul., d. 12, kv. 5 | | Sankt-Peterburg | | 191123 | RU
= ul. Chaikovskogo 12-5 | | St. Petersburg | | 191123 | RU
! ul. Chaadaeva 12-5 | | St. Petersburg | | 191123 | RU
Большой проспект 5 | | Санкт-Петербург | | 197198 | RU
= Bolshoy pr. 5 | | St. Petersburg | | 197198 | RU
= Bolshoi prospekt 5 | | St. Petersburg | | 197198 | RU
! Maly pr. 5 | | St. Petersburg | | 197198 | RU
ул. Райко Даскалов 7 | | Пловдив | | 4000 | BG
= ul. Rayko Daskalov 7 | | Plovdiv | | 4000 | BG
= ul. Raiko Daskalov 7 | | Plovdiv | | 4000 | BG
! ul. Rakovski 7 | | Plovdiv | | 4000 | BG`;
