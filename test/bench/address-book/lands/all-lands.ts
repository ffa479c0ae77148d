/** Every country of the bench's books. */
import type { Land } from '../land.ts';
import { japan, southKorea, thailand } from './asian.ts';
import { australia, canada, ireland, newZealand, unitedKingdom, unitedStates } from './english.ts';
import { belgium, france, netherlands } from './french-dutch.ts';
import { austria, germany, switzerland } from './german.ts';
import { denmark, finland, norway, sweden } from './nordic.ts';
import { czechia, poland, russia, ukraine } from './slavic.ts';
import { greece, italy, portugal, spain } from './southern.ts';

export const lands: readonly Land[] = [
  australia,
  newZealand,
  unitedKingdom,
  ireland,
  unitedStates,
  canada,
  germany,
  austria,
  switzerland,
  france,
  belgium,
  netherlands,
  italy,
  spain,
  portugal,
  greece,
  denmark,
  sweden,
  norway,
  finland,
  poland,
  czechia,
  russia,
  ukraine,
  japan,
  southKorea,
  thailand,
];
