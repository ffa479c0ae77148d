/** The countries demo orders go to. */
import { australia } from './australia.ts';
import type { Country, Some } from './country.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { japan } from './japan.ts';
import { newZealand } from './new-zealand.ts';
import { thailand } from './thailand.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

export const allCountries: Some<Country> = [
  australia,
  newZealand,
  unitedKingdom,
  unitedStates,
  germany,
  france,
  japan,
  thailand,
];
