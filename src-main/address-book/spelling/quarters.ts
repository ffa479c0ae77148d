/** Wards and districts that say so: 'Phường 13', 'Q.3', 'Sector 2', 'Brgy. San Antonio'. They are parts of the town, also behind a comma in the street's field. */
import type { Address } from '../../../src-preload/contract/address.ts';
import type { Rules } from '../rules/address-rules.ts';
import { wordsOfWritten } from '../text/written-text.ts';

const figures = /^\d+$/;
const roomsFigures = /^\d{3,}$/;
/** 'Q3' */
const gluedFigures = /^([a-z]+)(\d+)$/;

/** '12 Lê Văn Sỹ, Phường 13, Quận 3' in the street's field, 'Sector 2' in the state's: the suburb's field is where they belong. */
export function withQuartersApart<Written extends Address>(written: Written, rules: Rules): Written {
  if (rules.quarters.size === 0) return written;
  const address = withRoomsSaid(written, rules);
  const { street, suburb, state } = address;
  const [line = '', ...parts] = street.split(/[,;\n\r]/);
  const isBehindStreet = isNumberAndName(line);
  const said = parts.filter((part) => saysQuarter(part, rules, isBehindStreet));
  const isState = saysQuarter(state, rules, false);
  if (said.length === 0 && !isState) return address;
  const quarters = [suburb, ...said, isState ? state : ''];
  return {
    ...address,
    street: [line, ...parts.filter((part) => !said.includes(part))].join(','),
    suburb: quarters.filter((part) => part.trim() !== '').join(', '),
    state: isState ? '' : state,
  };
}

/** 'P.201' is a room, also in the suburb's field. */
function withRoomsSaid<Written extends Address>(address: Written, rules: Rules): Written {
  if (rules.quarters.get('p') !== 'phuong') return address;
  const [, ...inStreet] = address.street.split(betweenParts);
  const rooms = address.suburb.split(betweenParts).filter((part) => isRoom(part, rules));
  if (rooms.length === 0 && !inStreet.some((part) => isRoom(part, rules))) return address;
  const street = [address.street, ...rooms].join(', ').split(betweenParts);
  return {
    ...address,
    street: street
      .map((part, at) => (at > 0 && isRoom(part, rules) ? ` phòng${part.replace(/^\s*p/i, '')}` : part))
      .join(','),
    suburb: address.suburb
      .split(betweenParts)
      .filter((part) => !rooms.includes(part))
      .join(','),
  };
}

const betweenParts = /[,;\n\r]/;

/** Wards are counted to some twenty. */
function isRoom(part: string, rules: Rules): boolean {
  const [word = '', number = '', ...others] = apart(wordsOfWritten(part), rules);
  return word === 'p' && roomsFigures.test(number) && others.length === 0;
}

/** 'Số 7 đường Trần Quang Khải'; not 'Số 7', '7 ngõ 34'. */
function isNumberAndName(line: string): boolean {
  const words = wordsOfWritten(line);
  const number = words.findLastIndex((word) => /\d/.test(word));
  return number !== -1 && words.length > number + 2;
}

/**
 * A letter with a name behind it may be short for a street: 'Số 7, P. Huế'. Behind a whole street it is not. 'P.201' is a room: wards
 * are counted to some twenty.
 */
function saysQuarter(part: string, rules: Rules, isBehindStreet: boolean): boolean {
  const words = wordsOfWritten(part);
  const [word = '', number = ''] = apart(words, rules);
  if (word.length === 1 && roomsFigures.test(number)) return false;
  return (
    endsInKind(words, rules) ||
    (rules.quarters.has(word) && (word.length > 1 || isBehindStreet || figures.test(number)))
  );
}

/** 'phuong 13' of 'P.13'; a name says alone where it is: 'Quận Ba Đình', 'Ba Dinh District'. Other words stay. */
export function quarterRead(words: readonly string[], rules: Rules): readonly string[] {
  if (rules.quarters.size === 0 || words.length === 0) return words;
  const [word = '', ...name] = apart(words, rules);
  const kind = rules.quarters.get(word);
  if (kind === undefined || name.length === 0) return endsInKind(words, rules) ? words.slice(0, -1) : words;
  return figures.test(name[0] ?? '') ? [kind, ...name] : name;
}

/** 'Ben Nghe Ward' */
function endsInKind(words: readonly string[], { quarters }: Rules): boolean {
  return words.length > 1 && quarters.has(words.at(-1) ?? '');
}

function apart([word = '', ...others]: readonly string[], { quarters }: Rules): readonly string[] {
  const [, letters = '', number = ''] = gluedFigures.exec(word) ?? [];
  return quarters.has(letters) ? [letters, number, ...others] : [word, ...others];
}
