/**
 * Places that lie in one country and are reached through another, whose posts serve them too: each has a code in both. Read as in the country
 * that they belong to.
 */
import { foldWritten } from '../text/written-text.ts';

interface OwnCode {
  readonly country: string;
  readonly postCode: string;
}

/** By the code of the other country (Post AG, Deutsche Post, Die Post, Poste Italiane). */
const ownCodes: Readonly<Record<string, OwnCode>> = {
  // Jungholz, and Riezlern, Hirschegg and Mittelberg in the Kleinwalsertal.
  '87491': { country: 'AT', postCode: '6691' },
  '87567': { country: 'AT', postCode: '6991' },
  '87568': { country: 'AT', postCode: '6992' },
  '87569': { country: 'AT', postCode: '6993' },
  // Büsingen am Hochrhein, and Campione d'Italia.
  '8238': { country: 'DE', postCode: '78266' },
  '6911': { country: 'IT', postCode: '22061' },
};

/** From which country they are reached. */
const reachedFrom: Readonly<Record<string, string>> = { AT: 'DE', DE: 'CH', IT: 'CH' };

/** Null: a code of one country only. `country`: two letters. */
export function ownCodeOf(country: string, written: string): OwnCode | null {
  if (!Object.hasOwn(reachedFrom, country) && country !== 'CH') return null;
  const code = foldWritten(written)
    .replace(/[^a-z\d]/g, '')
    .replace(/^(?:d|de|ch)(?=\d)/, '');
  const own = Object.hasOwn(ownCodes, code) ? ownCodes[code] : undefined;
  if (own === undefined) return null;
  // 'AT 87491'; but Germany's '8238' is Auerbach, 08238 without its zero.
  const isLonger = own.country === country && code.length > own.postCode.length;
  return isLonger || reachedFrom[own.country] === country ? own : null;
}
