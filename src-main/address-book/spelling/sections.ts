/** Sectors and sections that are counted: a sector's letter belongs to its number, and a road's section before the road. */
import type { Address } from '../../../src-preload/contract/address.ts';
import type { Rules } from '../rules/address-rules.ts';
import { wordsOfWritten } from '../text/written-text.ts';
import { isType, shortOf } from './short-words.ts';

/** 'Sector 15 D', 'Sec. 15 D' of India's planned towns, at the end of a part of the line. */
const letteredSector = /(?<![\p{L}\p{N}])(sec(?:t|tor)?[\s.-]{0,2}\d{1,3})\s(\p{L})(?=\s?(?:[,;]|$))/giu;
/** 'Zhongxiao E. Rd., Sec. 4' of Taiwan. */
const sectionBehind = /,?\s?\bsec(?:tion)?\.?\s?\d{1,2}$/i;
const numberBefore = /^(?:no\.?\s?)?\d[\d-]*\s/i;

export function withSectionsTogether<Written extends Address>(address: Written, rules: Rules): Written {
  const hasSectors = rules.shorts.get('sector') === 'sec';
  if (!hasSectors && !rules.lanes.has('sec')) return address;
  if (!hasSectors) return { ...address, street: withSectionBefore(address.street.trim(), rules) };
  const [street = '', suburb = ''] = [address.street, address.suburb].map((field) =>
    field.trim().replace(letteredSector, '$1$2'),
  );
  return { ...address, street, suburb };
}

function withSectionBefore(street: string, rules: Rules): string {
  const at = street.search(sectionBehind);
  if (at === -1) return street;
  const [before, section] = [street.slice(0, at), street.slice(at).replace(',', '').trim()];
  const from = before.lastIndexOf(',') + 1;
  const road = before.slice(from).trim();
  const [number = ''] = numberBefore.exec(road) ?? [];
  const isRoad = isType(shortOf(wordsOfWritten(road).at(-1) ?? '', rules), rules);
  return isRoad ? `${before.slice(0, from)} ${number}${section}, ${road.slice(number.length)}` : street;
}
