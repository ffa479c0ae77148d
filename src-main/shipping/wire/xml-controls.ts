/**
 * XML has no place for control characters, nor for half of a character, not even as references ('&#x0B;'); and services
 * write them all the same where a shop's text holds them. One of them in a receiver's name must not make a page of 250
 * orders unreadable, or a manifest's answer. So they pass the parser in the guise of characters of which Unicode says
 * that no text holds them. A NUL that is no reference is no text of anybody: it stays as it is, and is refused.
 */

/** The noncharacters U+FDD0 to U+FDEF, which XML allows: one for each control character below the space. */
const firstGuise = 0xfdd0;
const guises = /[\ufdd0-\ufdef]/g;

const control = /[\p{Cc}--[\0\t\n\r\x7f-\x9f]]/v;
const notAllowed = /[\p{Cc}--[\0\t\n\r\x7f-\x9f]]|&#(?:x([0-9a-f]{1,8})|([0-9]{1,8}));/giv;
/** The number of a first half, whose second may follow, and a reference that is not whole yet. */
const unfinished =
  /(?:&#(?:x0{0,4}d[89ab][0-9a-f]{2}|0{0,3}(?:55(?:29[6-9]|[3-9]\d\d)|56(?:[0-2]\d\d|3[01]\d)));)?(?:&[#x0-9a-f]{0,10})?$/i;
const longestUnfinished = 24;

export interface ControlsPassed {
  /** What the parser may have of the text so far; the rest follows with the next piece, or with `end`. */
  next(piece: string): string;
  end(): string;
  /** The text as the service meant it. */
  restored(text: string): string;
}

export function passControls(): ControlsPassed {
  let held = '';
  let isDisguised = false;
  const disguised = (text: string): string => {
    if (!text.includes('&#') && !control.test(text)) return text;
    isDisguised = true;
    return text
      .replace(notAllowed, (written, hexadecimal?: string, decimal?: string) => {
        if (hexadecimal !== undefined) return inGuise(Number.parseInt(hexadecimal, 16)) ?? written;
        return inGuise(decimal === undefined ? written.charCodeAt(0) : Number(decimal)) ?? written;
      })
      .toWellFormed();
  };
  return {
    next(piece) {
      const text = held + piece;
      const tail = text.slice(-longestUnfinished);
      held = unfinished.exec(tail)?.[0] ?? '';
      return disguised(text.slice(0, text.length - held.length));
    },
    end: () => disguised(held),
    restored: (text) =>
      isDisguised ? text.replace(guises, (guise) => String.fromCharCode(guise.charCodeAt(0) - firstGuise)) : text,
  };
}

/** Null: the parser takes the character, or refuses it, as it is written. */
function inGuise(code: number): string | null {
  if (code === 0x09 || code === 0x0a || code === 0x0d) return null;
  if (code < 0x20) return String.fromCharCode(firstGuise + code);
  // Some write a character beyond the first plane as its two halves, which meet again here.
  if (code >= 0xd800 && code <= 0xdfff) return String.fromCharCode(code);
  return code === 0xfffe || code === 0xffff ? '\ufffd' : null;
}
