/** A sign or a letter at a number that makes another place of it. As in the tables beside this one: '=' another writing, '!' another place. */
export const toldApart = `
Calle Mayor 12, planta 1 | | Madrid | | 28013 | ES
! Calle Mayor 12, planta -1 | | Madrid | | 28013 | ES
! Calle Mayor 12, piso −1 | | Madrid | | 28013 | ES
= Calle Mayor 12, planta-1 | | Madrid | | 28013 | ES
Calle Mayor 12, planta -1 | | Madrid | | 28013 | ES
! Calle Mayor 12, planta -2 | | Madrid | | 28013 | ES
Via Roma 12, piano 1 | | Roma | RM | 00186 | IT
! Via Roma 12, piano -1 | | Roma | RM | 00186 | IT
Hauptstr. 5, 1. OG | | Bonn | | 53111 | DE
! Hauptstr. 5, -1. OG | | Bonn | | 53111 | DE
! Hauptstr. 5, Ebene -1 | | Bonn | | 53111 | DE
Level 1, 12 Pitt St | | Sydney | NSW | 2000 | AU
! Level -1, 12 Pitt St | | Sydney | NSW | 2000 | AU
Bağdat Cad. No:123 Kat:1 | | Kadıköy | İstanbul | 34728 | TR
! Bağdat Cad. No:123 Kat:-1 | | Kadıköy | İstanbul | 34728 | TR
= Bağdat Cad. No:123 Kat-1 | | Kadıköy | İstanbul | 34728 | TR
ул. Ленина, д. 12, эт. 1 | | Москва | | 101000 | RU
! ул. Ленина, д. 12, эт. -1 | | Москва | | 101000 | RU
! ул. Ленина, д. 12, -1 этаж | | Москва | | 101000 | RU
ul. Prosta 12, piętro 1 | | Warszawa | | 00-850 | PL
! ul. Prosta 12, piętro -1 | | Warszawa | | 00-850 | PL
Av. Corrientes 1234, Piso 1 | | Buenos Aires | CABA | C1043AAZ | AR
! Av. Corrientes 1234, Piso -1 | | Buenos Aires | CABA | C1043AAZ | AR
! Av. Corrientes 1234, Piso: -1 | | Buenos Aires | CABA | C1043AAZ | AR
Keizersgracht 5, etage 1 | | Amsterdam | | 1015 CJ | NL
! Keizersgracht 5, etage -1 | | Amsterdam | | 1015 CJ | NL
5 rue du Bac, étage 1 | | Paris | | 75007 | FR
! 5 rue du Bac, étage -1 | | Paris | | 75007 | FR`;
