/** Houses with a name beside a street and its number: what is another house, and what only leaves its name, or its kind, out. */
export const namedHouses = `
Flat 3, Elm Court, 25 Birch Road | | Leeds | | LS6 2AB | GB
= Flat 3, 25 Birch Road | | Leeds | | LS6 2AB | GB
= 3 Elm Ct, 25 Birch Rd | | Leeds | | LS6 2AB | GB
= Flat 3, Elm Court, Rose Estate, 25 Birch Road | | Leeds | | LS6 2AB | GB
= Elm Court, Flat 3, 25 Birch Road | Headingley | Leeds | | LS6 2AB | GB
= Flat 3, 25 Birch Road | Elm Court | Leeds | | LS6 2AB | GB
! Flat 3, Elm Court Mews, 25 Birch Road | | Leeds | | LS6 2AB | GB
! 3 Great Elm Court, 25 Birch Road | | Leeds | | LS6 2AB | GB
! Flat 3, Elm Court North, 25 Birch Road | | Leeds | | LS6 2AB | GB
Rose House, 25 Birch Road | | Leeds | | LS6 2AB | GB
= 25 Birch Road | Rose House | Leeds | | LS6 2AB | GB
= 25 Birch Road | | Leeds | | LS6 2AB | GB
! Rose House Cottage, 25 Birch Road | | Leeds | | LS6 2AB | GB
! The Barn at Rose House, 25 Birch Road | | Leeds | | LS6 2AB | GB
! Rose House Farm, 25 Birch Road | | Leeds | | LS6 2AB | GB
25 Birch Road | Rose House | Leeds | | LS6 2AB | GB
! 25 Birch Road | Rose House 2 | Leeds | | LS6 2AB | GB
25 Birch Road | Rose House 2 | Leeds | | LS6 2AB | GB
! 25 Birch Road | Rose House 3 | Leeds | | LS6 2AB | GB
12 rue de la Gare, 7 lotissement les Pins | | Lyon | | 69003 | FR
! 12 rue de la Vieille Gare, 7 lotissement les Pins | | Lyon | | 69003 | FR
Résidence Les Lilas, 12 rue Monge | | Lyon | | 69003 | FR
= Les Lilas, 12 rue Monge | | Lyon | | 69003 | FR
= 12 rue Monge | Rés. Les Lilas | Lyon | | 69003 | FR
! Résidence Les Lilas Blancs, 12 rue Monge | | Lyon | | 69003 | FR
! Résidence Les Grands Lilas, 12 rue Monge | | Lyon | | 69003 | FR
Edificio Las Palmas, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
= Calle Mayor 12, 3º B, Las Palmas | | Madrid | | 28013 | ES
= Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
! Edificio Las Palmas II, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
! Edificio Nuevas Palmas, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
Condomínio Solar das Flores, Rua Augusta 12, apto 5 | | São Paulo | SP | 01304-001 | BR
= Rua Augusta 12, Solar das Flores, apto 5 | | São Paulo | SP | 01304-001 | BR
! Condomínio Solar das Flores II, Rua Augusta 12, apto 5 | | São Paulo | SP | 01304-001 | BR
302, Sai Krupa Apartments, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
= 302, Sai Krupa, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
! 302, Sai Krupa Residency Apartments, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
Hauptstraße 12, Haus Waldblick | | Ulm | | 89073 | DE
= Waldblick, Hauptstr. 12 | | Ulm | | 89073 | DE
! Hauptstraße 12, Haus Waldblick Süd | | Ulm | | 89073 | DE
Via Roma 12, Palazzo Verdi | | Milano | | 20121 | IT
= Via Roma 12, Verdi | | Milano | | 20121 | IT
! Via Roma 12, Palazzo Verdi Nuovo | | Milano | | 20121 | IT
Moda Cad. 12, Gül Apartmanı, D:5 | Kadıköy | İstanbul | | 34710 | TR
= Gül Apt., Moda Cad. No:12 D:5 | Kadıköy | İstanbul | | 34710 | TR
= Moda Cad. No:12 D:5 | Kadıköy | İstanbul | | 34710 | TR
= Moda Cad. 12, Gül, D:5 | Kadıköy | İstanbul | | 34710 | TR
! Moda Cad. 12, Ak Gül Apartmanı, D:5 | Kadıköy | İstanbul | | 34710 | TR
Gedung Melati, Jl. Sudirman 12 | | Jakarta Pusat | | 10220 | ID
= Melati, Jl. Sudirman 12 | | Jakarta Pusat | | 10220 | ID
! Gedung Melati Baru, Jl. Sudirman 12 | | Jakarta Pusat | | 10220 | ID
Room 5, Noor Tower, 12 Khalifa Street | | Abu Dhabi | | | AE
= Room 5, Al Noor, 12 Khalifa Street | | Abu Dhabi | | | AE
Room 5, Noor Building, 12 Khalifa Street | | Abu Dhabi | | | AE
= Room 5, Al Noor, 12 Khalifa Street | | Abu Dhabi | | | AE
Room 5, Noor Residence, 12 Khalifa Street | | Abu Dhabi | | | AE
= Room 5, Al Noor, 12 Khalifa Street | | Abu Dhabi | | | AE
302, Sai Krupa Apts, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
= 302, Sai Krupa, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
302, Sai Krupa Towers, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
= 302, Sai Krupa, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
302, Sai Krupa Residency, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
= 302, Sai Krupa, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
302, Sai Krupa Complex, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
= 302, Sai Krupa, 15 MG Road | Kothrud | Pune | MH | 411038 | IN
Unit 5, Rosewood Condominium, 12 Mabini Street | | Makati | | 1200 | PH
= Unit 5, Rosewood, 12 Mabini St. | | Makati | | 1200 | PH
Torre Alameda, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
= Alameda, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
Residencial Alameda, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
= Alameda, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
Conjunto Alameda, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
= Alameda, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
Condominio Alameda, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
= Alameda, Calle Mayor 12, 3º B | | Madrid | | 28013 | ES
Rua Augusta 12, Edifício Solar, apto 5 | | São Paulo | SP | 01304-001 | BR
= Rua Augusta 12, Solar, apto 5 | | São Paulo | SP | 01304-001 | BR
Rua Augusta 12, Ed. Solar, apto 5 | | São Paulo | SP | 01304-001 | BR
= Rua Augusta 12, Solar, apto 5 | | São Paulo | SP | 01304-001 | BR
Rua Augusta 12, Residencial Solar, apto 5 | | São Paulo | SP | 01304-001 | BR
= Rua Augusta 12, Solar, apto 5 | | São Paulo | SP | 01304-001 | BR
Immeuble Les Lilas, 12 rue Monge | | Lyon | | 69003 | FR
= 12 rue Monge, Les Lilas | | Lyon | | 69003 | FR
Via Roma 12, Residenza Verdi | | Milano | | 20121 | IT
= Via Roma 12, Verdi | | Milano | | 20121 | IT
Via Roma 12, Condominio Verdi | | Milano | | 20121 | IT
= Via Roma 12, Verdi | | Milano | | 20121 | IT
Gül Sitesi, Moda Cad. No:12 D:5 | Kadıköy | İstanbul | | 34710 | TR
= Moda Cad. 12, Gül, D:5 | Kadıköy | İstanbul | | 34710 | TR
Menara Melati, Jl. Sudirman 12 | | Jakarta Pusat | | 10220 | ID
= Melati, Jl. Sudirman 12 | | Jakarta Pusat | | 10220 | ID
Tòa nhà Sunrise, 23 Nguyễn Hữu Thọ | Quận 7 | TP HCM | | 756000 | VN
= Sunrise, 23 Nguyen Huu Tho | Quận 7 | TP HCM | | 756000 | VN
Chung cư Sunrise, 25 Nguyễn Hữu Thọ | Quận 7 | TP HCM | | 756000 | VN
= Sunrise, 25 Nguyen Huu Tho | Quận 7 | TP HCM | | 756000 | VN
45 Nguyen Hue, Ben Nghe Ward, District 1 | | Ho Chi Minh City | | 700000 | VN
= 45 Nguyễn Huệ, Phường Bến Nghé, Quận 1 | | TP. HCM | | 700000 | VN
! 45 Nguyen Hue, Ben Thanh Ward, District 1 | | Ho Chi Minh City | | 700000 | VN
`;
