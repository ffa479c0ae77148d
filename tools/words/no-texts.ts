/** What looks like a text but is not one, or is the same in every language. Data, read by literal-texts.ts. */

/** Names, units, symbols and keys of the keyboard that are written in the code as they are. */
const names = new Set([
  // Products and formats.
  'Packbench',
  'PDF',
  'CSV',
  'JSON',
  'XML',
  'HTTP',
  'Mac',
  'X',
  'AltGraph',
  'CUPS',
  // Kinds of numbers in bar codes.
  'EAN',
  'GCN',
  'GDTI',
  'GLN',
  'GRAI',
  'GSIN',
  'GSRN',
  'GTIN',
  'ITIP',
  'SSCC',
  // The desktop's name for dragged files.
  'Files',
  // Sizes of paper.
  'Letter',
  'Legal',
  'x',
  'in',
  // Units.
  'kg',
  'mm',
  'cm',
  'm',
  // Keys of the keyboard.
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'Backspace',
  'Delete',
  'End',
  'Enter',
  'Escape',
  'Home',
  'PageDown',
  'PageUp',
  'Space',
  'Tab',
  'Alt',
  'Control',
  'Ctrl',
  'Meta',
  'Shift',
  // KeyboardEvent's names for keys and their places.
  'Backquote',
  'Backslash',
  'BracketLeft',
  'BracketRight',
  'CapsLock',
  'Comma',
  'Dead',
  'Digit',
  'Equal',
  'Fn',
  'FnLock',
  'Key',
  'Minus',
  'NumLock',
  'Numpad',
  'NumpadAdd',
  'NumpadComma',
  'NumpadDecimal',
  'NumpadDivide',
  'NumpadEnter',
  'NumpadEqual',
  'NumpadMultiply',
  'NumpadSubtract',
  'Period',
  'Process',
  'Quote',
  'ScrollLock',
  'Semicolon',
  'Slash',
  'Unidentified',
]);

/** A name, a shortcut, or names and units with only numbers and signs between them. */
export function isNoText(words: string): boolean {
  const trimmed = words.trim();
  if (/^(?:(?:mod|alt|shift)\+)+\S+$/.test(trimmed)) return true;
  return trimmed.split(/[^\p{L}\p{N}]+/u).every((word) => names.has(word) || !/\p{L}/u.test(word) || isCode(word));
}

/** 'F5', 'A4', 'C1', 'DE'. */
function isCode(word: string): boolean {
  return /^[A-Z]\d{1,2}$/.test(word) || /^[A-Z]{2}$/.test(word);
}

/** Attributes and properties whose value is never read by a person. */
export const noTextProperties = new Set([
  'className',
  'classNames',
  'key',
  'keys',
  'id',
  'htmlFor',
  'type',
  'role',
  'variant',
  'family',
  'size',
  'width',
  'style',
  'styles',
  'd',
  'viewBox',
  'src',
  'href',
  'rel',
  'target',
  'accept',
  'autoComplete',
  'inputMode',
  'queryKey',
  'aria-controls',
  'aria-describedby',
  'aria-keyshortcuts',
  'aria-labelledby',
  'aria-activedescendant',
]);

/** Attributes and properties whose value a person reads, also a single word in small letters. */
export const textProperties = new Set([
  'label',
  'title',
  'header',
  'placeholder',
  'description',
  'alt',
  'error',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Functions whose arguments are never read by a person. */
export const silentCalls = new Set([
  'useMediaQuery',
  'matchMedia',
  'normalize',
  'addEventListener',
  'querySelector',
  'matches',
  'closest',
  'shortcutKeys',
  'ariaShortcut',
  'charactersOf',
]);
