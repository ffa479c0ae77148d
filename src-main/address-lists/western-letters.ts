/**
 * Western tables without Unicode: as Windows writes them, or DOS, as older programs of shops still do, or an older Mac.
 * The letters tell.
 */

export interface OldLetters {
  readonly text: string;
  readonly encoding: string;
}

/** Another encoding than that of Windows only where its letters stand better in their words. Never throws. */
export function westernLetters(bytes: Buffer): OldLetters {
  let best: OldLetters = { text: windowsText(bytes), encoding: 'Windows-1252' };
  let fewest = oddLetters(best.text);
  if (fewest === 0) return best;
  const others = [
    { text: new TextDecoder('macintosh').decode(bytes), encoding: 'MacRoman' },
    { text: dosText(bytes), encoding: 'CP850' },
  ];
  for (const other of others) {
    const odd = oddLetters(other.text);
    if (odd < fewest) [best, fewest] = [other, odd];
  }
  return best;
}

export function windowsText(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? '');
}

function dosText(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\xff]/g, (letter) => dosLetters[letter.charCodeAt(0) - 0x80] ?? '');
}

/** Enough to judge by. */
const judgedLetters = 1_000_000;

function oddLetters(text: string): number {
  return Array.from(text.slice(0, judgedLetters).matchAll(oddLetter)).length;
}

/**
 * Beside plain letters: a sign in a word ('Stra§e'), a capital behind or before small letters ('MŸhlweg'), a small
 * letter between capitals ('MšNCHEN').
 */
const oddLetter =
  /(?<=[A-Za-z])(?:[\x80-\x9fﬁﬂ]|[ªºƒ](?=[A-Za-z])|[[\p{Lu}\p{M}\p{P}\p{S}]--[\p{ASCII}\p{Pd}’‘´…]](?=[a-z]))|(?<=[a-z])[\p{Lu}--\p{ASCII}]|(?<=[A-Z])[[\p{Ll}\p{P}\p{S}]--[\p{ASCII}\p{Pd}’‘´…ß]](?=[A-Z])/gv;

/** 0x80 to 0x9F in Windows-1252 (WHATWG Encoding, index windows-1252); the rest of it is Latin-1. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** 0x80 to 0xFF in code page 850 (Unicode's table CP850.TXT). */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
