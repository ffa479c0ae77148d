/** The address book of the product, by its public functions only. */
import { createAddressBook } from '../../../../src-main/address-book/address-book.ts';
import type { EngineKind } from './engine.ts';

export const ours: EngineKind = {
  isOnDisk: true,
  create: (path) => {
    let book: ReturnType<typeof createAddressBook> | null = null;
    const opened = (): ReturnType<typeof createAddressBook> => (book ??= createAddressBook({ path }));
    return {
      open: () => void opened(),
      build: async (entries) => void (await opened().replaceAll(entries)),
      suggest: (text, limit) =>
        opened()
          .suggest(text, limit)
          .map(({ entryId }) => entryId),
      check: (address) => {
        const { matched, suggestions } = opened().validate(address);
        return { matched: matched?.entryId ?? 0, suggested: suggestions.map(({ entry }) => entry.entryId) };
      },
      close: () => book?.close(),
    };
  },
};
