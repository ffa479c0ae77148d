/**
 * Keys that layouts of the world make something odd of: nothing of a code is lost or changed in silence. What the layouts report is a
 * fact of the keyboard data of X.Org (xkeyboard-config 2.35, MIT), and for shift-lock layouts what Windows does there.
 */
import { describe, expect, test } from 'vitest';
import { learnKeys, TEST_CARD } from '../../../src-renderer/scanner/taught-keys.ts';
import { ENTER, type Struck, strikeAll, timed, usStrokes } from './strokes.ts';

const withoutCode = ({ code: _, ...rest }: Struck): Struck => rest;
const read = (strokes: readonly Struck[], settings: Parameters<typeof strikeAll>[1] = {}) =>
  strikeAll(timed([...strokes, ENTER], 8), settings);

/** A US-set scanner's strokes where some keys report something else: by the character of a US keyboard. */
const reported = (text: string, odd: Readonly<Record<string, string>>): Struck[] =>
  usStrokes(text).map((stroke) => ({ ...stroke, key: odd[stroke.key] ?? stroke.key }));

/** What the two codes of the card teach of such a computer, without `code`. */
function taught(odd: Readonly<Record<string, string>>) {
  const [first = [], second = []] = TEST_CARD.map(
    (card) =>
      read(reported(card, odd).map(withoutCode)).refusals.find(({ reason }) => reason === 'layout-unknown')?.keys,
  );
  const lesson = learnKeys([first, second]);
  if (lesson.kind !== 'taught') throw new Error(`the card's code ${lesson.which} was not understood`);
  return lesson.keys;
}

describe('German Neo: the key beside Enter is a modifier', () => {
  const neo = { '\\': 'AltGraph', '|': 'AltGraph' };

  test('a backslash is read by the key that was struck', () => {
    for (const text of ['A\\B-7', '\\77', '77\\', 'A|B']) {
      for (const layout of ['us', 'unknown'] as const) {
        expect(read(reported(text, neo), { layout }).scans).toMatchObject([{ text }]);
      }
    }
  });

  test('without the key it is refused: it stands for two characters', () => {
    const keys = taught(neo);
    for (const text of ['A\\B-7', '\\77', '77\\']) {
      const { scans, refusals } = read(reported(text, neo).map(withoutCode), { keys });
      expect([scans, refusals.map(({ reason }) => reason)]).toEqual([[], ['unknown-character']]);
    }
    expect(read(reported('AB-7', neo).map(withoutCode), { keys }).scans).toMatchObject([{ text: 'AB-7' }]);
  });

  test('a scanner set to Neo strikes it in front of what it changes', () => {
    const slash: Struck[] = [
      { key: 'AltGraph', code: 'Backslash', altGraph: true },
      { key: '/', code: 'KeyU', altGraph: true },
    ];
    const strokes = [...usStrokes('77'), ...slash, ...usStrokes('4')];
    for (const layout of ['same', 'unknown'] as const) {
      expect(read(strokes, { layout }).scans).toMatchObject([{ text: '77/4' }]);
      expect(read(strokes.map(withoutCode), { layout: 'same' }).scans).toMatchObject([{ text: '77/4' }]);
    }
  });
});

describe('Japanese: the key in the corner changes the way of writing', () => {
  const japanese = { '`': 'ZenkakuHankaku', '~': 'ZenkakuHankaku' };

  test('it is read by the key that was struck, and its name is no reading', () => {
    const [scan] = read(reported('7`8', japanese)).scans;
    expect(scan?.readings.map(({ text }) => text)).toEqual(['7`8']);
    expect(read(reported('7`8', japanese), { layout: 'same' }).refusals).toMatchObject([
      { reason: 'unknown-character' },
    ]);
  });

  test('the card can be taught without the keys, and no code loses its first characters', () => {
    const keys = taught(japanese);
    for (const text of ['`x~1^2', 'x~1^2', '77`']) {
      const { scans, refusals } = read(reported(text, japanese).map(withoutCode), { keys });
      expect([scans, refusals.map(({ reason }) => reason)]).toEqual([[], ['unknown-character']]);
    }
  });
});

test('a key that writes nothing, second in a code at a scanner’s pace, is no reason to forget the first', () => {
  const strokes = [...usStrokes('7'), { key: 'ArrowUp', code: 'ArrowUp' }, ...usStrokes('1001')];
  expect(read(strokes)).toMatchObject({ scans: [], refusals: [{ reason: 'command-key' }] });
});

describe('GS as Ctrl+] where the key is not named and the computer is no US one', () => {
  const german = {
    ']': '+',
    '+': '*',
    '-': 'ß',
    _: '?',
    '?': '_',
    '/': '-',
    '*': '(',
    '(': ')',
    ')': '=',
    '=': 'Dead',
  };
  const gs: Struck = { key: '+', ctrl: true };
  const code = [...reported('21AB12', german).map(withoutCode), gs, ...reported('400PO7', german).map(withoutCode)];

  test('is GS once the card has taught it', () => {
    const keys = taught(german);
    expect(read(code, { keys }).scans).toMatchObject([{ text: '21AB12\u001d400PO7', sure: true }]);
    expect(read([gs, ...code], { keys }).scans).toMatchObject([{ text: '\u001d21AB12\u001d400PO7' }]);
  });

  test('is refused until then, in front as well', () => {
    expect(read(code).refusals).toMatchObject([{ reason: 'layout-unknown' }]);
    expect(read(code, { layout: 'same' })).toMatchObject({ scans: [], refusals: [{ reason: 'command-key' }] });
  });

  test('a sign that is no separator with Ctrl is refused', () => {
    const odd = [...usStrokes('21AB'), { key: ',', code: 'Comma', ctrl: true }, ...usStrokes('7')].map(withoutCode);
    expect(read(odd, { keys: taught(german) }).refusals).toMatchObject([{ reason: 'command-key' }]);
  });
});

test('the end of a carrier’s square code, EOT as Ctrl+D, is no shortcut in the middle of a scan', () => {
  const ctrl = (key: string, code: string, shift = false): Struck => ({ key, code, ctrl: true, shift });
  const [rs, gs, eot] = [ctrl('^', 'Digit6', true), ctrl(']', 'BracketRight'), ctrl('d', 'KeyD')];
  const strokes = [...usStrokes('[)>'), rs, ...usStrokes('01'), gs, ...usStrokes('1Z05271695'), rs, eot];
  const text = '[)>\u001e01\u001d1Z05271695\u001e\u0004';
  expect(read(strokes, { layout: 'us' }).scans).toMatchObject([{ text }]);
  expect(read(strokes).scans).toMatchObject([{ text }]);
  // Elsewhere it is the shortcut that it was.
  expect(read([...usStrokes('A'), eot, ...usStrokes('1001')]).refusals).toMatchObject([{ reason: 'command-key' }]);
  expect(read([eot])).toMatchObject({ scans: [], refusals: [] });
});

describe('Caps Lock, and a scanner set to this computer’s own layout', () => {
  const caps = (strokes: readonly Struck[]): Struck[] => strokes.map((stroke) => ({ ...stroke, capsLock: true }));
  const same = { layout: 'same' } as const;

  test('where it shifts every key, as on French and German Windows, nothing is taken for another code', () => {
    // 'PB-1001' and 'ab-10', struck on the French keys.
    const french: Struck[] = [
      { key: 'p', code: 'KeyP', shift: true },
      { key: 'b', code: 'KeyB', shift: true },
      { key: '6', code: 'Digit6' },
      ...[...'1001'].map((digit) => ({ key: digit === '1' ? '&' : 'à', code: `Digit${digit}`, shift: true })),
    ];
    const german: Struck[] = [
      { key: 'p', code: 'KeyP', shift: true },
      { key: 'b', code: 'KeyB', shift: true },
      { key: '_', code: 'Slash' },
      ...[...'1001'].map((digit) => ({ key: digit === '1' ? '!' : '=', code: `Digit${digit}` })),
    ];
    for (const strokes of [french, german]) {
      for (const struck of [caps(strokes), caps(strokes).map(withoutCode)]) {
        expect(read(struck, same)).toMatchObject({ scans: [], refusals: [{ reason: 'caps-lock' }] });
      }
    }
  });

  test('digits that Caps Lock never changes prove nothing: from the keypad, or by AltGr', () => {
    // 'PB-1001' on French Windows, its digits from the keypad, with Num Lock on and off.
    const letters: Struck[] = [
      { key: 'p', code: 'KeyP', shift: true },
      { key: 'b', code: 'KeyB', shift: true },
      { key: '6', code: 'Digit6' },
    ];
    const keypad = (key: (digit: string) => string): Struck[] =>
      [...'1001'].map((digit) => ({ key: key(digit), code: `Numpad${digit}` }));
    // The same on a Lithuanian keyboard, where digits stand beside the letters of the number row.
    const byAltGr: Struck[] = [
      ...letters.slice(0, 2),
      { key: '_', code: 'Minus' },
      ...[...'1001'].map((digit) => ({ key: digit, code: `Digit${digit}`, altGraph: true })),
    ];
    const named = (digit: string): string => (digit === '1' ? 'End' : 'Insert');
    for (const struck of [[...letters, ...keypad((digit) => digit)], [...letters, ...keypad(named)], byAltGr]) {
      expect(read(caps(struck), same)).toMatchObject({ scans: [], refusals: [{ reason: 'caps-lock' }] });
    }
    // Nothing of it is in doubt where there are only letters and such digits.
    const plain = [...letters.slice(0, 2), ...keypad((digit) => digit)];
    expect(read(caps(plain), same).scans).toMatchObject([{ text: 'PB1001' }]);
  });

  test('two signs that arrive as digits, as & and / on German Windows, are no proof', () => {
    const german: Struck[] = [
      { key: 'a', code: 'KeyA', shift: true },
      { key: '6', code: 'Digit6', shift: true },
      { key: 'b', code: 'KeyB', shift: true },
      { key: '7', code: 'Digit7', shift: true },
    ];
    expect(read(caps(german), same)).toMatchObject({ scans: [], refusals: [{ reason: 'caps-lock' }] });
  });

  test('Bépo: a digit is shifted, and Caps Lock undoes it', () => {
    const bepo = [...'1234'].map((digit, at) => ({ key: '"«»('[at] ?? '', code: `Digit${digit}`, shift: true }));
    expect(read(caps(bepo), same).refusals).toMatchObject([{ reason: 'caps-lock' }]);
  });

  test('Hebrew: the Latin letters of Shift are lost', () => {
    const hebrew: Struck[] = [
      { key: 'פ', code: 'KeyP', shift: true },
      { key: 'נ', code: 'KeyB', shift: true },
      ...usStrokes('-1001'),
    ];
    expect(read(caps(hebrew), same).refusals).toMatchObject([{ reason: 'caps-lock' }]);
  });

  test('where digits arrive as digits it shifts letters only, and is undone', () => {
    // 'zy-1001' on the German keys of a system whose Caps Lock shifts letters only.
    const german: Struck[] = [
      { key: 'Z', code: 'KeyY' },
      { key: 'Y', code: 'KeyZ' },
      { key: '-', code: 'Slash' },
      ...usStrokes('1001'),
    ];
    for (const struck of [caps(german), caps(german).map(withoutCode)]) {
      expect(read(struck, same).scans).toMatchObject([{ text: 'zy-1001', capsLock: true }]);
    }
  });

  test('the Turkish i has its dot on either side', () => {
    const turkish: Struck[] = [{ key: 'İ', code: 'Quote' }, { key: 'N', code: 'KeyN' }, ...usStrokes('-1001')];
    expect(read(caps(turkish), same).scans).toMatchObject([{ text: 'in-1001' }]);
  });
});

test('Caps Lock after the card: a letter whose other case stands for another sign is not guessed', () => {
  // Russian, phonetic: ё and Ё stand on two keys of digits.
  const keys = taught({ '#': 'ё', $: 'Ё' });
  const strokes = reported('#1001', { '#': 'Ё' }).map((stroke) => ({ ...withoutCode(stroke), capsLock: true }));
  expect(read(strokes, { keys })).toMatchObject({ scans: [], refusals: [{ reason: 'caps-lock' }] });
});
