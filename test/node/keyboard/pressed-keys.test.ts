/** What is pressed, whatever the keyboard's letters are. */
import { expect, test } from 'vitest';
import { pressedKeys } from '../../../src-renderer/keyboard/pressed-keys.ts';

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly modifiers: readonly ('Control' | 'Alt' | 'Shift' | 'AltGraph')[];
}

function keysOf({ key, code, modifiers }: Pressed): string {
  return pressedKeys({
    key,
    code,
    ctrlKey: modifiers.includes('Control'),
    altKey: modifiers.includes('Alt'),
    shiftKey: modifiers.includes('Shift'),
    metaKey: false,
    getModifierState: (modifier) => modifiers.some((pressed) => pressed === modifier),
  });
}

test.each<[of: string, pressed: Pressed, keys: string]>([
  ['a Latin letter', { key: 'C', code: 'KeyC', modifiers: ['Control', 'Shift'] }, 'mod+shift+c'],
  ['a Latin letter at another place', { key: 'a', code: 'KeyQ', modifiers: ['Alt'] }, 'alt+a'],
  ['Thai', { key: 'ด', code: 'KeyF', modifiers: ['Control'] }, 'mod+f'],
  ['Russian, with Shift', { key: 'С', code: 'KeyC', modifiers: ['Control', 'Shift'] }, 'mod+shift+c'],
  ['Greek', { key: 'ω', code: 'KeyV', modifiers: ['Alt'] }, 'alt+v'],
  ['a Mac, where Alt writes signs', { key: '√', code: 'KeyV', modifiers: ['Alt'] }, 'alt+v'],
  ['a Mac, where Alt begins an accent', { key: 'Dead', code: 'KeyE', modifiers: ['Alt'] }, 'alt+e'],
  ['a Polish letter by AltGr', { key: 'ą', code: 'KeyA', modifiers: ['Control', 'Alt', 'AltGraph'] }, 'mod+alt+ą'],
  ['a letter beside the others', { key: 'ö', code: 'Semicolon', modifiers: ['Alt'] }, 'alt+ö'],
  ['a digit', { key: '§', code: 'Digit3', modifiers: ['Control'] }, 'mod+3'],
  ['an arrow', { key: 'ArrowDown', code: 'ArrowDown', modifiers: ['Alt'] }, 'alt+down'],
  ['a function key', { key: 'F5', code: 'F5', modifiers: [] }, 'F5'],
])('%s', (_, pressed, keys) => {
  expect(keysOf(pressed)).toBe(keys);
});
