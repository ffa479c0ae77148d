/** Actions on an entry, always with the account of its book: copy, validate, ask for rates. */
import { useEffect, useRef } from 'react';
import { useNavigation } from '../bench/navigation-store.ts';
import { useRatesStore } from '../rates/rates-store.ts';
import { addressBlock, blockText } from '../ui/address-block.ts';
import { copyText } from '../ui/copy-text.ts';
import { useValidateStore } from '../validate/validate-store.ts';
import { say } from '../words/say.ts';
import { addressOf, entryTitle } from './entry-words.ts';
import type { Found } from './use-address-book.ts';

export const ENTRY_KEYS = { copy: 'mod+shift+c', validate: 'alt+v', rate: 'alt+r' } as const;

export function copyAddress({ entry, countryCode }: Found): void {
  copyText(blockText(addressBlock(entry, countryCode)), say('address-book.entry.copied', { name: entryTitle(entry) }));
}

export function validateAddress({ accountId, entry }: Found): void {
  useValidateStore.getState().askAboutAddress(accountId, addressOf(entry));
  useNavigation.getState().go('validate');
}

export function askForRates({ accountId, entry, countryCode }: Found): void {
  useRatesStore.getState().bring(accountId, { ...addressOf(entry), countryCode });
  useNavigation.getState().go('rates');
}

/**
 * Does something with the row that the keys are on. A key right after a letter means the hit for that letter: it waits
 * for the moment until that is there, and is forgotten when one more letter comes.
 */
export function useWithCurrent(
  current: Found | null,
  { stale, text }: { readonly stale: boolean; readonly text: string },
): (run: (found: Found) => void) => void {
  const waiting = useRef<((found: Found) => void) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text forgets what was to be done with the one before
  useEffect(() => {
    waiting.current = null;
  }, [text]);
  useEffect(() => {
    if (stale) return;
    const run = waiting.current;
    waiting.current = null;
    if (run !== null && current !== null) run(current);
  });
  return (run) => {
    if (stale) waiting.current = run;
    else if (current !== null) run(current);
  };
}
