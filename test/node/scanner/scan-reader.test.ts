/** What ends a scan, what is not a scan, and what is reported about it. */
import { describe, expect, test } from 'vitest';
import { createScanReader } from '../../../src-renderer/scanner/scan-reader.ts';
import { ENTER, type Struck, strikeAll, timed, usStrokes } from './strokes.ts';

const GS = '\u001d';
const TAB: Struck = { key: 'Tab', code: 'Tab' };
const CTRL_J: Struck = { key: 'j', code: 'KeyJ', ctrl: true };
const CTRL_BRACKET: Struck = { key: ']', code: 'BracketRight', ctrl: true };
const CODE = 'PB-1001';
const code = usStrokes(CODE);
const away = (strokes: readonly Struck[]): Struck[] => strokes.map((stroke) => ({ ...stroke, inTextField: false }));

describe('the end of a scan', () => {
  test.each([
    ['Enter', [...code, ENTER], 'Enter'],
    ['the Enter of the keypad', [...code, { key: 'Enter', code: 'NumpadEnter' }], 'Enter'],
    ['Tab', [...code, TAB], 'Tab'],
    ['CR LF as Enter and Ctrl+J', [...code, ENTER, CTRL_J], 'Enter'],
    ['CR LF as Enter twice', [...code, ENTER, ENTER], 'Enter'],
    ['nothing', code, 'silence'],
    ['Enter in front and nothing behind', [ENTER, ...code], 'silence'],
    ['Alt+013', [...code, ...altDigits('013')], 'Enter'],
  ] as const)('%s', (_name, strokes, end) => {
    for (const struck of [strokes, away(strokes)]) {
      const { scans, refusals } = strikeAll(timed(struck, 6));
      expect(refusals).toEqual([]);
      expect(scans).toMatchObject([{ text: CODE, end, sure: true }]);
    }
  });

  test('Enter in front is noticed', () => {
    expect(strikeAll(timed([ENTER, ...code, ENTER], 6)).scans).toMatchObject([{ text: CODE, enterInFront: true }]);
  });

  test('silence is 150 ms, and is waited for no longer', () => {
    const reader = createScanReader();
    for (const stroke of timed(code, 5)) reader.strike(stroke);
    expect(reader.dueAt).toBe(1_030 + 150);
    expect(reader.pass(1_179)).toEqual([]);
    expect(reader.pass(1_180)).toMatchObject([{ kind: 'scan', text: CODE }]);
    expect(reader.dueAt).toBeNull();
  });

  test('at the time that the reader names silence is over, whatever fraction of a millisecond the strokes have', () => {
    const late: number[] = [];
    for (let tenth = 0; tenth < 1_000; tenth += 1) {
      const reader = createScanReader();
      for (const stroke of timed(code, 5, { from: 900 + tenth / 10 })) reader.strike(stroke);
      if (reader.pass(reader.dueAt ?? 0).length !== 1) late.push(tenth);
    }
    expect(late).toEqual([]);
  });

  test('a code whose beginning went to another window is none: its rest may be the number of another order', () => {
    for (const struck of [code, away(code)]) {
      const reader = createScanReader();
      const strokes = timed([...struck, ENTER], 6);
      reader.arrive((strokes[0]?.timeStamp ?? 0) - 5);
      const [end] = strokes.slice(-1);
      const answers = strokes.flatMap((stroke) => reader.strike(stroke).answers);
      expect(answers).toMatchObject([{ kind: 'refused', reason: 'not-whole', arrived: CODE }]);
      const later = strokes.map((stroke) => ({ ...stroke, timeStamp: stroke.timeStamp + (end?.timeStamp ?? 0) }));
      expect(later.flatMap((stroke) => reader.strike(stroke).answers)).toMatchObject([{ kind: 'scan', text: CODE }]);
    }
  });

  test('a code whose rest goes to another window is said: nothing else tells that its parcel is in no round', () => {
    for (const struck of [code, away(code)]) {
      const reader = createScanReader();
      const strokes = timed([...struck, ENTER], 6);
      for (const stroke of strokes.slice(0, 5)) reader.strike(stroke);
      expect(reader.forget()).toMatchObject([{ kind: 'refused', reason: 'not-whole', arrived: CODE.slice(0, 5) }]);
      expect([reader.forget(), reader.dueAt]).toEqual([[], null]);
    }
  });

  test('what a person had typed when the window was left is nothing to tell', () => {
    for (const struck of [code, away(code)]) {
      const reader = createScanReader();
      for (const stroke of timed(struck, 130, { extra: { 2: 40, 4: 25 } })) reader.strike(stroke);
      expect(reader.forget()).toEqual([]);
    }
  });

  test('an Enter that comes later than silence presses nothing', () => {
    const reader = createScanReader();
    for (const stroke of timed(away(code), 5)) reader.strike(stroke);
    expect(reader.pass(1_181)).toHaveLength(1);
    expect(reader.strike({ ...ENTER, inTextField: false, timeStamp: 1_200 })).toEqual({ part: 'end', answers: [] });
    expect(reader.strike({ ...ENTER, inTextField: false, timeStamp: 2_000 }).part).toBe('none');
  });
});

test('settings that change in the middle of a code lose nothing of it, and are those it is read by', () => {
  const reader = createScanReader();
  const strokes = timed([...usStrokes('Z-1'), ENTER], 6).map((stroke) => ({ ...stroke, inTextField: false }));
  const german = strokes.map((stroke) => (stroke.code === 'KeyZ' ? { ...stroke, key: 'Y' } : stroke));
  const answers = german.flatMap((stroke, index) => {
    if (index === 2) reader.setUp({ layout: 'us' });
    return reader.strike(stroke).answers;
  });
  expect(answers).toMatchObject([{ kind: 'scan', text: 'Z-1', sure: true }]);
});

describe('characters', () => {
  test('digits of the keypad, with and without Num Lock', () => {
    const keypad = [...'90210'].map((digit) => ({ key: digit, code: `Numpad${digit}` }));
    const unlocked = keypad.map((stroke) => ({ ...stroke, key: 'ArrowLeft' }));
    expect(strikeAll(timed([...keypad, ENTER], 5)).scans).toMatchObject([{ text: '90210' }]);
    expect(strikeAll(timed([...unlocked, ENTER], 5)).scans).toMatchObject([{ text: '90210' }]);
  });

  test('arrows of the keypad and Enter are no scan at a hand’s pace', () => {
    const walk = ['ArrowDown', 'ArrowDown', 'ArrowLeft'].map((key) => ({ key, code: 'Numpad2', inTextField: false }));
    const { scans, refusals, parts } = strikeAll(timed([...walk, { ...ENTER, inTextField: false }], 180));
    expect([scans, refusals, parts.at(-1)]).toEqual([[], [], 'none']);
  });

  test.each([
    ['065', 'A'],
    ['65', 'A'],
    ['0065', 'A'],
    ['130', 'é'],
    ['0233', 'é'],
    ['0128', '€'],
    ['255', '\u00a0'],
    ['0255', 'ÿ'],
  ])('Alt+%s is %s', (digits, character) => {
    const strokes = [...usStrokes('PB-1'), ...altDigits(digits), ...usStrokes('2'), ENTER];
    expect(strikeAll(timed(strokes, 4)).scans).toMatchObject([{ text: `PB-1${character}2` }]);
  });

  test('a whole code of Alt and digits, as some scanners strike it on any layout', () => {
    const strokes = [...CODE].flatMap((character) => altDigits(String(character.charCodeAt(0)).padStart(4, '0')));
    expect(strikeAll(timed([...strokes, ENTER], 2)).scans).toMatchObject([{ text: CODE, sure: true }]);
    const withoutAlt = strokes.filter(({ key }) => key !== 'Alt');
    expect(strikeAll(timed([...withoutAlt, ENTER], 2)).scans).toMatchObject([{ text: CODE }]);
  });

  // A pause of the scanner within Alt+065 leaves a 0 alone.
  test.each(['999', '0', '00'])('Alt and digits that name no character are refused: %s', (digits) => {
    const strokes = [...usStrokes('PB-1'), ...altDigits(digits), ENTER];
    expect(strikeAll(timed(strokes, 4)).refusals).toMatchObject([{ reason: 'alt-code' }]);
  });

  test('GS as Ctrl+] and as the character is kept', () => {
    for (const gs of [CTRL_BRACKET, { key: '+', code: 'BracketRight', ctrl: true }, { key: GS, code: '' }]) {
      const strokes = [...usStrokes(']C121AB12'), gs, ...usStrokes('400PO7'), ENTER];
      expect(strikeAll(timed(strokes, 4)).scans).toMatchObject([{ text: `21AB12${GS}400PO7`, aim: 'C1' }]);
    }
  });

  test('Caps Lock is noticed and undone, by the key and by what arrives', () => {
    const onCaps = usStrokes('pB-1001').map((stroke) => ({ ...stroke, key: swapCase(stroke.key), capsLock: true }));
    for (const layout of ['unknown', 'us', 'same'] as const) {
      const { scans } = strikeAll(timed([...onCaps, ENTER], 5), { layout });
      expect(scans).toMatchObject([{ text: 'pB-1001', capsLock: true, sure: true }]);
    }
  });

  test('a character twice without letting go is two; a key held down is nothing', () => {
    const [one, , , , zero] = code;
    const twice = [...code.slice(0, 5), { ...zero, repeat: true } as Struck, ...code.slice(5), ENTER];
    expect(strikeAll(timed(twice, 6)).scans).toMatchObject([{ text: 'PB-10001' }]);
    const held = [one, ...Array.from({ length: 20 }, () => ({ ...one, repeat: true }))] as Struck[];
    const strokes = timed(away([...held, ENTER]), 33, { extra: { 1: 450 } });
    expect(strikeAll(strokes)).toMatchObject({ scans: [], refusals: [] });
  });
});

describe('where no text field has the focus', () => {
  test.each([60, 120, 400, 900])('characters and an end are a scan at %d ms a character', (gap) => {
    for (const text of ['PB-1001', 'A1', '7']) {
      for (const end of [ENTER, TAB]) {
        const { scans, parts } = strikeAll(timed(away([...usStrokes(text), end]), gap));
        expect(scans).toMatchObject([{ text }]);
        expect(parts).toEqual(['first', ...Array.from({ length: text.length - 1 }, () => 'next'), 'end']);
      }
    }
  });

  test('what has no end is said', () => {
    expect(strikeAll(timed(away(code), 200)).refusals).toMatchObject([{ reason: 'no-end', arrived: CODE }]);
    expect(strikeAll(timed(away(usStrokes('A1')), 10)).refusals).toMatchObject([{ reason: 'too-short' }]);
    expect(strikeAll(timed(away(usStrokes('A')), 10)).refusals).toEqual([]);
  });

  test('Enter alone, and a space and Enter, are a person’s', () => {
    expect(strikeAll(timed(away([ENTER]), 5)).parts).toEqual(['none']);
    expect(strikeAll(timed(away([...usStrokes(' '), ENTER]), 300)).parts).toEqual(['none', 'none']);
  });

  test('spaces in front of a code are a part of it, at a scanner’s pace', () => {
    for (const text of [' PB-1001', '  7', ' PB 1001 ']) {
      expect(strikeAll(timed(away([...usStrokes(text), ENTER]), 6)).scans).toMatchObject([{ text }]);
    }
    expect(strikeAll(timed(away([...usStrokes(' PB-1001'), ENTER]), 200)).scans).toMatchObject([{ text: 'PB-1001' }]);
  });

  test('a key on a list opens a field, and what is typed into that is a person’s', () => {
    const [first, ...rest] = usStrokes('mu');
    const shift: Struck = { key: 'Shift', code: 'ShiftLeft', shift: true };
    for (const typed of [rest, usStrokes('7'), [shift, ...usStrokes('U')], []]) {
      const strokes = timed([{ ...first, inTextField: false } as Struck, ...typed, ENTER], 40, {
        extra: { 1: 200, 2: 150 },
      });
      const { scans, refusals, parts } = strikeAll(strokes);
      expect([scans, refusals, parts.at(-1)]).toEqual([[], [], 'none']);
      expect(parts.slice(1)).not.toContain('end');
    }
  });

  test('a press of the mouse ends what a key on a list began, and no code that a scanner strikes meanwhile', () => {
    const read = (key: string, pressed: number, gap = 6, extra: Readonly<Record<number, number>> = { 1: 400 }) => {
      const reader = createScanReader();
      const strokes = timed(away([...usStrokes(key), ...code, ENTER]), gap, { extra });
      const answers = strokes.flatMap((stroke, index) => {
        if (index === pressed) reader.press();
        return reader.strike(stroke).answers;
      });
      return answers.map((answer) => (answer.kind === 'scan' ? answer.text : answer.reason));
    };
    expect(read('1', 1)).toEqual([CODE]);
    expect(read('x', 1)).toEqual([CODE]);
    expect(read('1', 4)).toEqual([`1${CODE}`]);
    expect(read('1', -1)).toEqual([`1${CODE}`]);
    expect(read('', 4, 120, { 6: 200 })).toEqual([CODE]);
  });

  test('a code at whose beginning a field came up is one code', () => {
    const strokes = code.map((stroke, index) => ({ ...stroke, inTextField: index > 2 }));
    expect(strikeAll(timed([...strokes, ENTER], 20, { extra: { 3: 100 } })).scans).toMatchObject([{ text: CODE }]);
  });

  test('Enter long after a stray key presses what has the focus', () => {
    expect(strikeAll(timed(away([...usStrokes('a'), ENTER]), 1_500)).parts).toEqual(['first', 'none']);
  });
});

describe('in a text field', () => {
  test.each([1, 8, 30, 50])('%d ms a character is a scan', (gap) => {
    expect(strikeAll(timed([...code, ENTER], gap)).scans).toMatchObject([{ text: CODE }]);
  });

  test.each([60, 70, 90, 200])('%d ms a character, by hand, is typing', (gap) => {
    const uneven = Object.fromEntries(code.map((_stroke, index) => [index, (index * 7) % 19]));
    expect(strikeAll(timed([...code, ENTER], gap, { extra: uneven }))).toMatchObject({ scans: [], refusals: [] });
  });

  test('even strokes that are too slow are said', () => {
    expect(strikeAll(timed([...code, ENTER], 80)).refusals).toMatchObject([{ reason: 'too-slow' }]);
  });

  test('what was typed before a scan is no part of it; where they run together nothing is taken', () => {
    const apart = timed([...usStrokes('x'), ...code, ENTER], 6, { extra: { 1: 300 } });
    expect(strikeAll(apart).scans).toMatchObject([{ text: CODE }]);
    const typed = timed(usStrokes('abc'), 110);
    const scanned = timed([...code, ENTER], 6, { from: (typed.at(-1)?.timeStamp ?? 0) + 120 });
    expect(strikeAll([...typed, ...scanned])).toMatchObject({ scans: [], refusals: [{ reason: 'run-together' }] });
  });
});

test('the same code within half a second counts once; another one, or a later one, does not', () => {
  const again = (later: number, text = CODE) => [
    ...timed([...code, ENTER], 5),
    ...timed([...usStrokes(text), ENTER], 5, { from: 1_000 + later }),
  ];
  expect(strikeAll(again(400))).toMatchObject({ scans: [{ text: CODE }], refusals: [{ reason: 'repeated' }] });
  expect(strikeAll(again(600)).scans).toHaveLength(2);
  expect(strikeAll(again(400, 'PB-1002')).scans).toHaveLength(2);
  expect(strikeAll(again(400), { repeatWithin: 0 }).scans).toHaveLength(2);
});

test('a shortcut or an arrow in the middle of a scan is refused, not thrown away; by hand it is a shortcut', () => {
  for (const stroke of [
    { key: 'a', code: 'KeyA', ctrl: true },
    { key: 'ArrowDown', code: 'ArrowDown' },
  ]) {
    const strokes = [...code.slice(0, 4), stroke, ...code.slice(4), ENTER];
    expect(strikeAll(timed(strokes, 5))).toMatchObject({ scans: [], refusals: [{ reason: 'command-key' }] });
  }
  const byHand = [...usStrokes('ab'), { key: 'k', code: 'KeyK', ctrl: true, inTextField: false }, ENTER];
  expect(strikeAll(timed(away(byHand), 200)).parts).toEqual(['first', 'next', 'none', 'none']);
});

test('two readings where a scanner may be set to either layout, one where it is settled', () => {
  const german: readonly Struck[] = [...code.slice(0, 2), { key: 'ß', code: 'Minus' }, ...code.slice(3), ENTER];
  const [scan] = strikeAll(timed(german, 5)).scans;
  expect(scan).toMatchObject({ text: 'PB-1001', sure: false });
  expect(scan?.readings.map(({ by, text }) => [by, text])).toEqual([
    ['code', 'PB-1001'],
    ['key', 'PBß1001'],
  ]);
  expect(strikeAll(timed(german, 5), { layout: 'us' }).scans).toMatchObject([{ text: 'PB-1001', sure: true }]);
  expect(strikeAll(timed(german, 5), { layout: 'same' }).scans).toMatchObject([{ text: 'PBß1001', sure: true }]);
});

test('a dead key is read by the key that was struck; by what arrives it is refused', () => {
  const french: readonly Struck[] = [{ key: 'Dead', code: 'BracketLeft' }, ...code, ENTER];
  expect(strikeAll(timed(french, 5)).scans).toMatchObject([{ text: '[PB-1001', sure: false }]);
  expect(strikeAll(timed(french, 5), { layout: 'same' }).refusals).toMatchObject([{ reason: 'dead-key' }]);
});

test('keys that the system calls unidentified are as good as none: nothing is taken for another code', () => {
  const unnamed = code.map((stroke) => ({
    ...stroke,
    code: 'Unidentified',
    key: stroke.key === '-' ? 'ß' : stroke.key,
  }));
  expect(strikeAll(timed([...unnamed, ENTER], 5))).toMatchObject({
    scans: [],
    refusals: [{ reason: 'layout-unknown' }],
  });
});

test('a wrong check digit is refused by name', () => {
  const strokes = [...usStrokes(']C100340123450000000018'), ENTER];
  expect(strikeAll(timed(strokes, 5)).refusals).toMatchObject([{ reason: 'check-digit', detail: 'SSCC (00)' }]);
});

test('more characters than any code has are refused and forgotten', () => {
  const strokes = usStrokes('7'.repeat(8_001)).map((stroke, index) => ({ ...stroke, key: String(index % 10) }));
  expect(strikeAll(timed(strokes, 1)).refusals).toMatchObject([{ reason: 'too-long' }]);
  // Nor is its rest: it may be the number of another order. Its end presses no button, and the next code is read.
  const longer = [...strokes.slice(0, -1), ...usStrokes('PB-1071'), ENTER, ENTER, ...usStrokes('PB-200'), ENTER];
  const { scans, refusals, parts } = strikeAll(timed(longer, 1));
  expect([scans.map(({ text }) => text), refusals.length]).toEqual([['PB-200'], 1]);
  expect(parts.filter((part) => part === 'none' || part === 'first')).toEqual(['first', 'first']);
  expect(parts.filter((part) => part === 'end')).toHaveLength(3);
});

test('a key that is held began as something else: it begins no code, and its Enter is a person’s', () => {
  const held = { key: 'a', code: 'KeyA', repeat: true };
  const { scans, parts } = strikeAll(timed(away([held, held, ENTER]), 5));
  expect([scans, parts]).toEqual([[], ['none', 'none', 'none']]);
});

test('a hand that is quick with two keys gets its shortcut', () => {
  const shortcut = { key: 'k', code: 'KeyK', ctrl: true };
  expect(strikeAll(timed(away([...usStrokes('a'), shortcut]), 40)).parts).toEqual(['first', 'none']);
});

test('a dead key is refused also where the card showed it for one sign: it may have changed the next one', () => {
  const keys = { Dead: '^', '1': '1', '0': '0', '7': '7' };
  const strokes = ['1', 'Dead', '0', '7', '1', 'Enter'].map((key) => ({ key }));
  expect(strikeAll(timed(strokes, 5), { keys }).refusals).toMatchObject([{ reason: 'dead-key' }]);
});

test('Caps Lock that was on for a part of a code is told', () => {
  const strokes = usStrokes('pb-10').map((stroke, at) => ({ ...stroke, capsLock: at < 2 }));
  expect(strikeAll(timed([...strokes, ENTER], 5)).scans).toMatchObject([{ text: 'pb-10', capsLock: true }]);
});

test('a code that a scanner goes on reading counts once, however long that takes', () => {
  const code = [...usStrokes('PB-1071'), ENTER];
  const again = [0, 400, 800, 1_400].flatMap((from) => timed(code, 5, { from: 1_000 + from }));
  const { scans, refusals } = strikeAll(again);
  expect([scans.length, refusals.map(({ reason }) => reason)]).toEqual([2, ['repeated', 'repeated']]);
});

test('a separator that a scanner sends for the first sign of a GS1 code is none; of two numbers of a carrier the first names the parcel', () => {
  const strokes = [
    ...usStrokes(']C1'),
    CTRL_BRACKET,
    ...usStrokes('92AAA1'),
    CTRL_BRACKET,
    ...usStrokes('93BBB2'),
    ENTER,
  ];
  const [scan] = strikeAll(timed(strokes, 5)).scans;
  expect(scan?.text).toBe('92AAA1\u001d93BBB2');
  expect(scan?.readings[0]?.candidates).toEqual(['92AAA193BBB2', '92AAA1', 'AAA1']);
});

function altDigits(digits: string): Struck[] {
  const held = [...digits].map((digit) => ({ key: digit, code: `Numpad${digit}`, alt: true }));
  return [{ key: 'Alt', code: 'AltLeft', alt: true }, ...held];
}

function swapCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}
