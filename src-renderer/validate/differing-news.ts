/** How many more addresses have another answer from the service. Main tells them faster than the list is read again. */
export interface DifferingNews {
  /** As the list was read first. */
  begin(count: number): void;
  /** More than were known before. */
  more(count: number): number;
}

export function differingNews(): DifferingNews {
  let known: number | null = null;
  return {
    begin(count) {
      known ??= count;
    },
    more(count) {
      const news = known === null ? 0 : Math.max(0, count - known);
      known = count;
      return news;
    },
  };
}
