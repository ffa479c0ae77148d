/** A shortcut as keys: 'mod+k' is Ctrl K, on a Mac ⌘ K. */
import { Kbd } from '@mantine/core';
import styles from './shortcut.module.css';

const IS_MAC = navigator.userAgent.includes('Mac OS X');

const KEY_WORDS: Readonly<Record<string, string>> = {
  mod: IS_MAC ? '⌘' : 'Ctrl',
  alt: IS_MAC ? '⌥' : 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  home: 'Home',
  pagedown: 'Page Down',
  pageup: 'Page Up',
  delete: 'Del',
  backspace: '⌫',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
};

/** The keys of a shortcut in the words printed on them: ['Ctrl', 'K']. */
export function shortcutKeys(shortcut: string): readonly string[] {
  return shortcut.split('+').map((key) => KEY_WORDS[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** For tooltips and `aria-keyshortcuts`. */
export function ariaShortcut(shortcut: string): string {
  return shortcut
    .split('+')
    .map((key) => (key === 'mod' ? (IS_MAC ? 'Meta' : 'Control') : key.length === 1 ? key.toUpperCase() : capital(key)))
    .join('+');
}

export function Shortcut({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.keys}>
      {shortcutKeys(keys).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
