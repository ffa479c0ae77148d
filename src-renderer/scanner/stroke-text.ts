/** The strokes of one burst, each with its meaning by the key that was struck and by what the computer made of it. */
import { altCharacters } from './alt-digits.ts';
import { GS } from './code-parts.ts';
import { isAltGraph, isAltGraphInPlace, type KeyStroke } from './key-stroke.ts';
import { isKeypad, usCharacter } from './us-keys.ts';

export type StrokeKind =
  | 'Enter'
  | 'Tab'
  | 'character'
  /** A shortcut, or a key that writes nothing. */
  | 'command'
  | 'nothing';

export interface StruckCharacter {
  /** On a US keyboard; null: no key there writes it. */
  readonly byCode: string | null;
  /** On this computer's layout, Caps Lock undone; '': a key that only changes others; null: a dead key, or one without a name. */
  readonly byKey: string | null;
  /** Independent of the keyboard and its layout: Alt and digits, GS. */
  readonly isPlain: boolean;
  /** Struck with Ctrl, and the system does not say which key it was: the layout has a say in which separator it is. */
  readonly isControl: boolean;
  /** The system says which key it was. */
  readonly hasCode: boolean;
  readonly key: string;
  readonly shift: boolean;
  readonly capsLock: boolean;
  /** A digit that Caps Lock never changes: of the keypad, or by AltGr. */
  readonly isFixed: boolean;
  readonly unreadable: 'alt-code' | 'command-key' | null;
}

export interface StrokeText {
  /** False: a person holds the key down. */
  add(stroke: KeyStroke, gap: number): boolean;
  /** A shortcut among the strokes, at a scanner's pace. `isSecond`: so early that it may be a person's. */
  addCommand(stroke: KeyStroke, isSecond: boolean): void;
  /** Alt and digits wrote a CR, LF or Tab last, and this stroke is no more of it. */
  isOverBefore(stroke: KeyStroke): boolean;
  /** A CR, LF or Tab that Alt and digits wrote at the end, taken off. */
  takeWrittenEnd(): 'Enter' | 'Tab' | null;
  characters(): readonly StruckCharacter[];
  keys(): readonly string[];
  arrived(): string;
  length(): number;
  isBlank(): boolean;
  /** One key, again and again: held on a touch keyboard, which does not say so. */
  isOneKey(): boolean;
  /** Arrows and the like from a keypad without Num Lock: a scanner's digits, or a person walking through a list. */
  hasNavigation(): boolean;
  capsLock(): boolean;
}

/** How carriers' square codes end (ISO/IEC 15434): keyboard scanners strike Ctrl+D for the second. */
const [RS, EOT] = ['\u001e', '\u0004'];

/** The system's own repeat of a held key begins later. Milliseconds. */
const SOONEST_HELD = 150;

export function createStrokeText(): StrokeText {
  const characters: StruckCharacter[] = [];
  let altDigits = '';
  let lastKey = '';
  let hasNavigation = false;
  let hasCapsLock = false;

  const closeAlt = (): void => {
    if (altDigits === '') return;
    const text = altCharacters(altDigits);
    characters.push({ ...plain(text ?? '', altDigits), unreadable: text === null ? 'alt-code' : null });
    altDigits = '';
  };
  const all = (): readonly StruckCharacter[] => {
    closeAlt();
    return characters;
  };

  return {
    add(stroke, gap) {
      const { key, code = '' } = stroke;
      // A scanner that strikes '00' without releasing the key in between is reported as one key that repeats, but
      // sooner than a held one.
      if (stroke.repeat === true && (lastKey !== key + code || gap >= SOONEST_HELD)) return false;
      lastKey = key + code;
      hasCapsLock ||= stroke.capsLock === true;
      const digit = altDigit(stroke);
      if (digit !== null) altDigits += digit;
      else {
        closeAlt();
        hasNavigation ||= isNavigation(stroke);
        characters.push(struckCharacter(stroke));
      }
      return true;
    },
    addCommand(stroke, isSecond) {
      closeAlt();
      if (characters.at(-1)?.byCode === RS && isWithCtrlOnly(stroke) && controlKey(stroke) === 'd') {
        characters.push(plain(EOT, stroke.key));
        return;
      }
      hasNavigation ||= isSecond;
      characters.push({ ...plain('', stroke.key), unreadable: 'command-key' });
    },
    isOverBefore(stroke) {
      // While Alt is held, what else is struck may be more of its digits.
      if (stroke.key === 'Alt' || (stroke.alt !== true && altDigit(stroke) === null)) closeAlt();
      return altDigits === '' && isWrittenEnd(characters.at(-1));
    },
    takeWrittenEnd() {
      let end: 'Enter' | 'Tab' | null = null;
      for (let tail = all().at(-1); isWrittenEnd(tail); tail = characters.at(-1)) {
        end = tail?.byKey === '\t' ? 'Tab' : 'Enter';
        characters.pop();
      }
      return end;
    },
    characters: all,
    keys: () => all().map(({ key }) => key),
    arrived: () =>
      all()
        .map(({ byKey, key }) => byKey ?? `[${key}]`)
        .join(''),
    length: () => characters.length + (altDigits === '' ? 0 : 1),
    isBlank: () => all().every(({ byCode, byKey, unreadable }) => unreadable === null && isSpace(byCode ?? byKey)),
    isOneKey: () =>
      characters.length > 1 &&
      [...(characters[0]?.key ?? '')].length === 1 &&
      characters.every(({ key, byCode }) => key === characters[0]?.key && byCode === characters[0].byCode),
    hasNavigation: () => hasNavigation,
    capsLock: () => hasCapsLock,
  };
}

const WRITTEN_ENDS = new Set(['\r', '\n', '\t']);

function isWrittenEnd(character: StruckCharacter | undefined): boolean {
  return character?.isPlain === true && WRITTEN_ENDS.has(character.byKey ?? '');
}

function isSpace(text: string | null): boolean {
  return text !== null && text.trim() === '' && text !== GS;
}

function plain(text: string, key: string): StruckCharacter {
  return {
    byCode: text,
    byKey: text,
    isPlain: true,
    isControl: false,
    hasCode: true,
    key,
    shift: false,
    capsLock: false,
    isFixed: false,
    unreadable: null,
  };
}

export function kindOf(stroke: KeyStroke): StrokeKind {
  const { key, code = '' } = stroke;
  if (isEnter(stroke)) return stroke.alt === true || stroke.meta === true ? 'command' : 'Enter';
  if (key === 'Tab' || key === '\t') {
    return stroke.shift === true || isCommand(stroke) ? 'command' : 'Tab';
  }
  if (altDigit(stroke) !== null || controlCharacter(stroke) !== null) return 'character';
  if (isUnnamedControl(stroke) || isAltGraphInPlace(stroke)) return 'character';
  if (isCommand(stroke)) return WRITTEN_BY_CTRL[controlKey(stroke)] ?? 'command';
  if (usCharacter(code, false) !== null || key === 'Dead') return 'character';
  if (key === '') return 'nothing';
  // What is no name of a key is what the key writes, sometimes more than one character.
  return /^(?:[A-Z][A-Za-z0-9]+)$/.test(key) && !UNNAMED.has(key) && !isWritingMode(stroke) ? 'command' : 'character';
}

/** Keys that East Asian layouts have where a US keyboard writes. */
const WRITING_MODE =
  /^(?:Zenkaku|ZenkakuHankaku|Hankaku|KanjiMode|KanaMode|Romaji|Eisu|Alphanumeric|Hiragana|Katakana|HiraganaKatakana|HangulMode|HanjaMode|Convert|NonConvert)$/;

function isWritingMode({ key, code = '' }: KeyStroke): boolean {
  return code === '' && WRITING_MODE.test(key);
}

/** A key that a person strikes for another purpose than to write; in a code, it stands where a US keyboard has a character. */
export function isRatherAPersons(stroke: KeyStroke): boolean {
  return isWritingMode(stroke) || isAltGraphInPlace(stroke) || isUnnamedControl(stroke);
}

/** Reported for a key that wrote something unnamed; as a `code`, for a key that is not identified. */
const UNNAMED = new Set(['Process', 'Unidentified']);

/** Ctrl+M and Ctrl+J are CR and LF, Ctrl+I is Tab. */
const WRITTEN_BY_CTRL: Readonly<Record<string, 'Enter' | 'Tab'>> = { m: 'Enter', j: 'Enter', i: 'Tab' };

function isEnter({ key, code }: KeyStroke): boolean {
  return key === 'Enter' || key === '\r' || key === '\n' || code === 'Enter' || code === 'NumpadEnter';
}

function isCommand(stroke: KeyStroke): boolean {
  return (stroke.ctrl === true || stroke.alt === true || stroke.meta === true) && !isAltGraph(stroke);
}

function isNavigation({ key, code = '' }: KeyStroke): boolean {
  return isKeypad(code) && /^[A-Z][a-z]/.test(key) && !UNNAMED.has(key) && key !== 'Dead';
}

/** A digit struck while Alt is held: by the keypad, where the system says which key it was. */
function altDigit(stroke: KeyStroke): string | null {
  const { key, code = '' } = stroke;
  if (stroke.alt !== true || stroke.ctrl === true || stroke.meta === true || stroke.altGraph === true) return null;
  if (code === '') return /^\d$/.test(key) ? key : null;
  return /^Numpad(\d)$/.exec(code)?.[1] ?? null;
}

/** The separators inside a code, as the character itself or as Ctrl and the key that ASCII gives it. */
function controlCharacter(stroke: KeyStroke): string | null {
  if (stroke.key >= '\u001c' && stroke.key <= '\u001f') return stroke.key;
  return isWithCtrlOnly(stroke) ? separatorOf(controlKey(stroke)) : null;
}

function isWithCtrlOnly({ ctrl, alt, meta }: KeyStroke): boolean {
  return ctrl === true && alt !== true && meta !== true;
}

/** Ctrl and a sign or a foreign letter, where the system does not say which key it was: perhaps the one that ASCII means. */
function isUnnamedControl(stroke: KeyStroke): boolean {
  const { key, code = '' } = stroke;
  return code === '' && isWithCtrlOnly(stroke) && [...key].length === 1 && /[^a-z0-9\s]/iu.test(key);
}

/** What Ctrl and the key of the character write; null: no separator. */
export function separatorOf(character: string): string | null {
  return Object.hasOwn(SEPARATORS, character) ? (SEPARATORS[character] ?? null) : null;
}

const SEPARATORS: Readonly<Record<string, string>> = { '\\': '\u001c', ']': GS, '^': '\u001e', _: '\u001f' };

/** The character that was struck with Ctrl, by its key when that is known. */
function controlKey({ key, code = '', shift = false }: KeyStroke): string {
  return (usCharacter(code, shift) ?? key).toLowerCase();
}

function struckCharacter(stroke: KeyStroke): StruckCharacter {
  const { key, code = '', shift = false, capsLock = false } = stroke;
  const control = controlCharacter(stroke);
  const isControl = isUnnamedControl(stroke);
  if (control !== null && !isControl) return plain(control, key);
  const isInPlace = isAltGraphInPlace(stroke);
  const onUs = isAltGraph(stroke) && !isInPlace ? null : usCharacter(code, shift);
  return {
    byCode: isControl ? control : onUs,
    byKey: isControl ? control : isInPlace ? '' : isNavigation(stroke) ? onUs : writtenBy(stroke),
    isPlain: false,
    isControl,
    hasCode: (code !== '' && !UNNAMED.has(code)) || control !== null,
    key,
    shift,
    capsLock,
    isFixed: isKeypad(code) || (isAltGraph(stroke) && !isInPlace && /^\d$/.test(key)),
    unreadable: null,
  };
}

/** Null: a dead key, or one that has a name instead of a character. */
function writtenBy({ key, shift = false, capsLock = false }: KeyStroke): string | null {
  return key === '' || /^[A-Z][A-Za-z0-9]{2,}$/.test(key) ? null : withoutCapsLock(key, shift, capsLock);
}

/** Letters only: what else Caps Lock shifts differs from layout to layout. */
function withoutCapsLock(key: string, shift: boolean, capsLock: boolean): string {
  if (!capsLock) return key;
  // Turkish, whose small letter has one character more in other languages.
  if (key === 'İ' && !shift) return 'i';
  const meant = shift ? key.toUpperCase() : key.toLowerCase();
  return meant.length === key.length ? meant : key;
}
