/** Parts of houses below a street, whose number is no district's. Written before the rules were read: the first line of each place, '=' another writing of it, '!' another place. */
export const doorsBelow = `
Chemin de la Plage | Chalet 12 | Royan | | 17200 | FR
! Chemin de la Plage | Chalet 21 | Royan | | 17200 | FR
! Chemin de la Plage | Chalet | Royan | | 17200 | FR
Camping Les Pins, Chemin de la Plage | Mobil-home 12 | Royan | | 17200 | FR
! Camping Les Pins, Chemin de la Plage | Mobil-home 14 | Royan | | 17200 | FR
5 Chemin de la Plage | Box 12 | Royan | | 17200 | FR
! 5 Chemin de la Plage | Box 14 | Royan | | 17200 | FR
5 Chemin de la Plage | Maison 12 | Royan | | 17200 | FR
! 5 Chemin de la Plage | Maison 14 | Royan | | 17200 | FR
5 Chemin de la Plage | Parcelle 12 | Royan | | 17200 | FR
! 5 Chemin de la Plage | Parcelle 14 | Royan | | 17200 | FR
5 rue Monge | Paris 5 | Paris | | 75005 | FR
= 5 rue Monge | | Paris 05 | | 75005 | FR
5 Chemin de la Plage | Zone 2 | Royan | | 17200 | FR
! 5 Chemin de la Plage | Zone 3 | Royan | | 17200 | FR
5 Lange Gasse | Haus 12 | Wien | | 1080 | AT
! 5 Lange Gasse | Haus 14 | Wien | | 1080 | AT
Via Roma 5 | Villino 12 | Roma | | 00184 | IT
! Via Roma 5 | Villino 14 | Roma | | 00184 | IT
5 Chemin de la Plage, Chalet 12 | | Royan | | 17200 | FR
= 5 Chemin de la Plage | Chalet 12 | Royan | | 17200 | FR
= Chalet 12 | 5 Chemin de la Plage | Royan | | 17200 | FR
! 5 Chemin de la Plage | | Royan | | 17200 | FR
! 5 Chemin de la Plage, Villa 12 | | Royan | | 17200 | FR
5 Chemin de la Plage, Mobil-home 12 | | Royan | | 17200 | FR
= 5 Chemin de la Plage | Mobilhome 12 | Royan | | 17200 | FR
! 5 Chemin de la Plage | | Royan | | 17200 | FR
12 rue de la Maison Blanche | | Royan | | 17200 | FR
! rue de la Maison Blanche 21 | | Royan | | 17200 | FR
12 rue du Chalet | | Royan | | 17200 | FR
! 12 rue du Bois | | Royan | | 17200 | FR
8 cours Gambetta | Lyon 3e | Lyon | | 69003 | FR
= 8 cours Gambetta | | Lyon 03 | | 69003 | FR
8 La Canebière | | Marseille 1er | | 13001 | FR
= 8 La Canebière | 1er arrondissement | Marseille | | 13001 | FR
Vesterbrogade 12 | Indgang C | København V | | 1620 | DK
! Vesterbrogade 12 | Indgang K | København V | | 1620 | DK
Vesterbrogade 12 | Blok N | København V | | 1620 | DK
! Vesterbrogade 12 | Blok S | København V | | 1620 | DK
Nørregade 5 | | Odense C | | 5000 | DK
= Nørregade 5 | | Odense | | 5000 | DK
= Nørregade 5 | Odense C | Odense | | 5000 | DK
Ryesgade 5 | | Aarhus C | | 8000 | DK
= Ryesgade 5 | | Århus | | 8000 | DK
Amagerbrogade 5 | | København S | | 2300 | DK
= Amagerbrogade 5 | | Copenhagen S | | 2300 | DK
= Amagerbrogade 5 | | Kbh. | | 2300 | DK
12 Bahnhofstrasse | Trakt BE | Wil | | 9500 | CH
! 12 Bahnhofstrasse | Trakt ZH | Wil | | 9500 | CH
Via Roma 5 | Palazzina TO | Milano | | 20121 | IT
! Via Roma 5 | Palazzina MI | Milano | | 20121 | IT
Bahnhofstrasse 5 | | Wil SG | | 9500 | CH
= Bahnhofstrasse 5 | | Wil | | 9500 | CH
`;
