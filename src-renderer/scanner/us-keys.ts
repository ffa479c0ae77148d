/**
 * What each key writes on a US keyboard, by `KeyboardEvent.code` (W3C 'UI Events KeyboardEvent code Values', 3.1 and 3.6): plain
 * and with Shift. A scanner set to a US keyboard strikes these keys, whatever layout the computer has.
 */

const rows: readonly (readonly [string, string])[] = [
  ['Backquote', '`~'],
  ['Minus', '-_'],
  ['Equal', '=+'],
  ['BracketLeft', '[{'],
  ['BracketRight', ']}'],
  ['Backslash', '\\|'],
  ['Semicolon', ';:'],
  ['Quote', '\'"'],
  ['Comma', ',<'],
  ['Period', '.>'],
  ['Slash', '/?'],
  ['Space', '  '],
  ...[...'1!2@3#4$5%6^7&8*9(0)'.matchAll(/../g)].map(([pair]): [string, string] => [`Digit${pair[0]}`, pair]),
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((letter): [string, string] => [
    `Key${letter.toUpperCase()}`,
    letter + letter.toUpperCase(),
  ]),
];
const BY_CODE: ReadonlyMap<string, string> = new Map(rows);

/** The keypad writes the same with and without Shift; with Num Lock off its code is the same. */
const KEYPAD: ReadonlyMap<string, string> = new Map([
  ...[...'0123456789'].map((digit): [string, string] => [`Numpad${digit}`, digit]),
  ['NumpadDecimal', '.'],
  ['NumpadComma', ','],
  ['NumpadAdd', '+'],
  ['NumpadSubtract', '-'],
  ['NumpadMultiply', '*'],
  ['NumpadDivide', '/'],
  ['NumpadEqual', '='],
]);

/** Null: no writing key of a US keyboard. */
export function usCharacter(code: string, shift: boolean): string | null {
  return BY_CODE.get(code)?.[shift ? 1 : 0] ?? KEYPAD.get(code) ?? null;
}

export function isKeypad(code: string): boolean {
  return KEYPAD.has(code);
}

/** Whether a US keyboard needs Shift for the character. */
export function needsShift(character: string): boolean {
  return /[A-Z~!@#$%^&*()_+{}|:"<>?]/.test(character);
}

/** A set of characters, not text that a person reads. */
export function charactersOf(...rows: readonly string[]): string {
  return rows.join('');
}
