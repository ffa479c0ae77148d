/**
 * Places written by two people who had not read the rules, as postal guides, invoices and parcels of the countries write them:
 * what the rules did not know then. Country by country. street | suburb | city | state | post code | country | building
 */

import { eastAsia } from './east-asia.ts';
import { easternEurope } from './eastern-europe.ts';
import { englishSpeaking } from './english-speaking.ts';
import type { ExamOfCountry } from './exam-of-country.ts';
import { southAsia } from './south-asia.ts';
import { southern } from './southern.ts';
import { westernEurope } from './western-europe.ts';

export const exam: Readonly<Record<string, ExamOfCountry>> = {
  ...englishSpeaking,
  ...westernEurope,
  ...southern,
  ...easternEurope,
  ...eastAsia,
  ...southAsia,
};
