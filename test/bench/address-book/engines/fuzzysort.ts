/** fuzzysort as its README advises for speed and for targets that stay: a snapshot over one text of all fields. */
import fuzzysort from 'fuzzysort';
import { type EngineKind, searchText, textOf } from './engine.ts';

interface Target {
  readonly entryId: number;
  readonly text: string;
}

export const fuzzysortEngine: EngineKind = {
  isOnDisk: false,
  create: () => {
    let targets = fuzzysort.snapshot<Target>([], { key: 'text' });
    const suggest = (text: string, limit: number): readonly number[] =>
      fuzzysort.go(text, targets, { limit }).map(({ obj }) => obj.entryId);
    return {
      open: () => undefined,
      build: (entries) => {
        targets = fuzzysort.snapshot(
          Array.from(entries, (entry) => ({ entryId: entry.entryId, text: textOf(entry) })),
          { key: 'text' },
        );
      },
      suggest,
      check: (address) => ({ matched: 0, suggested: suggest(searchText(address), 5) }),
      close: () => undefined,
    };
  },
};
