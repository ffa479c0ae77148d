/** The first lines of a list inside a question: nobody reads more there, and thousands would take seconds to draw. */
import type { ReactNode } from 'react';

const MOST_LINES = 200;

interface FirstLinesProps<Item> {
  readonly items: readonly Item[];
  /** An `li` with a key. */
  readonly line: (item: Item) => ReactNode;
  /** What is said in place of the others; at least one. */
  readonly more: (count: number) => string;
  readonly moreStyle?: string | undefined;
}

export function FirstLines<Item>({ items, line, more, moreStyle }: FirstLinesProps<Item>) {
  const rest = items.length - MOST_LINES;
  return (
    <>
      {items.slice(0, MOST_LINES).map(line)}
      {rest > 0 && (
        <li>
          <span className={moreStyle}>{more(rest)}</span>
        </li>
      )}
    </>
  );
}
