/** The first lines of a list of selected orders inside a question: nobody reads more there, and thousands would take seconds to draw. */
import type { ReactNode } from 'react';
import { say } from '../words/say.ts';

const MOST_LINES = 200;

interface FirstLinesProps<Item> {
  readonly items: readonly Item[];
  /** An `li` with a key. */
  readonly line: (item: Item) => ReactNode;
  readonly moreStyle?: string | undefined;
}

export function FirstLines<Item>({ items, line, moreStyle }: FirstLinesProps<Item>) {
  const rest = items.length - MOST_LINES;
  return (
    <>
      {items.slice(0, MOST_LINES).map(line)}
      {rest > 0 && (
        <li>
          <span className={moreStyle}>{say('ui.more-selected', { count: rest })}</span>
        </li>
      )}
    </>
  );
}
