/** A shortcut as keys: 'mod+k' is Ctrl K, on a Mac ⌘ K. */
import { Kbd } from '@mantine/core';
import { say } from '../words/say.ts';
import styles from './shortcut.module.css';

const IS_MAC = navigator.userAgent.includes('Mac OS X');

const MAC_SIGNS: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥' };
const SIGNS: Readonly<Record<string, string>> = { backspace: '⌫', up: '↑', down: '↓', left: '←', right: '→' };
const NAMED = ['alt', 'shift', 'enter', 'escape', 'space', 'home', 'end', 'pagedown', 'pageup', 'delete'] as const;

function keyWord(key: string): string {
  const sign = (IS_MAC ? MAC_SIGNS[key] : undefined) ?? SIGNS[key];
  if (sign !== undefined) return sign;
  if (key === 'mod') return say('ui.key.ctrl');
  const named = NAMED.find((name) => name === key);
  if (named !== undefined) return say(`ui.key.${named}`);
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The keys of a shortcut in the words printed on them: ['Ctrl', 'K']. */
export function shortcutKeys(shortcut: string): readonly string[] {
  return shortcut.split('+').map(keyWord);
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
