/** How numbers and names are folded, so that what a person or a scanner means is found however it is written. */

/** A whole order or tracking number: compatibility forms, case and spaces do not count. '' folds to ''. */
export function foldNumber(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s/gu, '');
}

/** Names and what is typed to find them: case and accents do not count, spaces are single. */
export function foldName(text: string): string {
  const base = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return base.replace(/\s+/gu, ' ').trim();
}

const longestRun = 30;

/** For sorting: numbers within a text sort by their value ('#9' before '#10'), each behind a mark of its length. */
export function numberSortKey(text: string): string {
  return foldName(text).replace(/\d+/g, (digits) => {
    const value = digits.replace(/^0+(?=\d)/, '');
    return `${String.fromCharCode(0x30 + Math.min(value.length, longestRun))}${value}`;
  });
}
