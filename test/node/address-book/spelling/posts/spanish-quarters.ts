/**
 * Spanish-speaking countries leave out 'Calle', and say behind the number in which barrio or urbanización a street is: that is no street of its own. As
 * in the tables beside this one.
 */
export const spanishQuarters = `
San Martín 745 | | Córdoba | Córdoba | X5000 | AR
= San Martín 745, Barrio Centro | | Córdoba | Córdoba | X5000 | AR
= San Martín 745 - Bº Centro | | Córdoba | Córdoba | X5000 | AR
= San Martín 745 Barrio Centro | | Córdoba | Córdoba | X5000 | AR
= San Martín 745 | B° Centro | Córdoba | Córdoba | X5000 | AR
! San Martín 747, Barrio Centro | | Córdoba | Córdoba | X5000 | AR
! San Martín 745, 2 B, Barrio Centro | | Córdoba | Córdoba | X5000 | AR
San Martín 745, Barrio Centro | | Córdoba | Córdoba | X5000 | AR
= San Martín 745 | Centro | Córdoba | Córdoba | X5000 | AR
= San Martín 745 | B° Centro | Córdoba | Córdoba | X5000 | AR
! San Martín 745, Barrio Norte | | Córdoba | Córdoba | X5000 | AR
! Belgrano 745, Barrio Centro | | Córdoba | Córdoba | X5000 | AR
! Barrio Centro 745 | | Córdoba | Córdoba | X5000 | AR
! Barrio Centro | | Córdoba | Córdoba | X5000 | AR
San Martín 745, 2 B | | Córdoba | Córdoba | X5000 | AR
= San Martín 745, Barrio Centro, 2 B | | Córdoba | Córdoba | X5000 | AR
San Martín 745 | Centro | Córdoba | Córdoba | X5000 | AR
= San Martín 745 | Barrio Centro | Córdoba | Córdoba | X5000 | AR
! San Martín 745 | Barrio Centro Norte | Córdoba | Córdoba | X5000 | AR
Bolívar 12 | Barrio San Juan | Tarija | | | BO
= Bolívar 12, Barrio San Juan | | Tarija | | | BO
! Bolívar 12, Barrio San Pedro | | Tarija | | | BO
Juárez 12 | Barrio San Juan | Oaxaca | | 68000 | MX
= Juárez 12, Barrio de San Juan | | Oaxaca | | 68000 | MX
! Juárez 12, Col. San Juan | | Oaxaca | | 68000 | MX
Los Álamos 12 | Urb. Verde Mar | Lima | | 15001 | PE
= Los Álamos 12, Urbanización Verde Mar | | Lima | | 15001 | PE
= Los Álamos 12 Urb. Verde Mar | | Lima | | 15001 | PE
= Los Álamos 12 | Verde Mar | Lima | | 15001 | PE
! Los Álamos 12 | Barrio Verde Mar | Lima | | 15001 | PE
! Los Álamos 12, Urb. El Lago | | Lima | | 15001 | PE
Colón 12 | Residencial Los Robles | Tegucigalpa | | 11101 | HN
= Colón 12, Residencial Los Robles | | Tegucigalpa | | 11101 | HN
! Colón 14, Residencial Los Robles | | Tegucigalpa | | 11101 | HN
Los Fresnos 12, Polígono Industrial Sur | | Getafe | | 28906 | ES
! Los Fresnos 14, Polígono Industrial Sur | | Getafe | | 28906 | ES
Juárez 12, Fracc. Las Palmas | | Tijuana | BC | 22100 | MX
= Juárez 12 | Fraccionamiento Las Palmas | Tijuana | BC | 22100 | MX
! Juárez 12, Col. Las Palmas | | Tijuana | BC | 22100 | MX
! Juárez 12 | Col. Las Palmas | Tijuana | BC | 22100 | MX
# What has houses and lots only stays the street.
Chalet 12, Urb. El Bosque | | Marbella | Málaga | 29600 | ES
= Urb. El Bosque, Chalet 12 | | Marbella | Málaga | 29600 | ES
! Chalet 12, Urb. El Lago | | Marbella | Málaga | 29600 | ES
Adosado 12, Urb. El Bosque | | Marbella | Málaga | 29600 | ES
= Urb. El Bosque, Adosado 12 | | Marbella | Málaga | 29600 | ES
! Adosado 12, Urb. El Lago | | Marbella | Málaga | 29600 | ES
Sector 3, Urb. El Bosque, Casa 5 | | Caracas | | 1010 | VE
= Urb. El Bosque, Sector 3, Casa 5 | | Caracas | | 1010 | VE
! Urb. El Bosque, Sector 4, Casa 5 | | Caracas | | 1010 | VE
Mz. A Lt. 5, Urb. Los Robles | | Trujillo | | 13001 | PE
= Urb. Los Robles Mz. A Lt. 5 | | Trujillo | | 13001 | PE
! Mz. A Lt. 5, Urb. Los Sauces | | Trujillo | | 13001 | PE
Calle 5 Urb. El Bosque 12 | | Caracas | | 1010 | VE
! Calle 6 Urb. El Bosque 12 | | Caracas | | 1010 | VE
Av. Bolívar 12 | | Colonia Tovar | | | VE
! Av. Bolívar 12 | | Tovar | | | VE
`;
