/**
 * Names in the window's storage, which outlives a page's process: for the page that takes the place of one that has ended by
 * itself.
 */
export interface KeptNames {
  all(): readonly string[];
  keep(names: readonly string[]): void;
}

/** A storage that is full, or was written by hand, keeps none: only news of an earlier page is lost, and nothing waits for it. */
export function keptNames(storedAs: string): KeptNames {
  return {
    all() {
      try {
        const read: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]');
        return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
      } catch {
        return [];
      }
    },
    keep(names) {
      try {
        sessionStorage.setItem(storedAs, JSON.stringify(names));
      } catch {
        sessionStorage.removeItem(storedAs);
      }
    },
  };
}
