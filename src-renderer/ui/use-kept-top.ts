/** A list that shows the same after another screen is as far down as it was left. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableSteering } from './data-grid-props.ts';

/** How far down each list was left, in rows, and what it showed, by the list's name. */
const left = new Map<string, { readonly shows: string; readonly top: number }>();

interface KeptTopOptions {
  readonly label: string;
  /** Undefined: its place is not kept. */
  readonly shows: string | undefined;
  readonly hasRows: boolean;
  readonly steering: RefObject<TableSteering | null>;
}

export function useKeptTop({ label, shows, hasRows, steering }: KeptTopOptions): void {
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!hasRows || shows === undefined) return;
    const before = left.get(label);
    if (shown.current === undefined && before?.shows === shows) steering.current?.goTo(before.top);
    shown.current = shows;
  }, [label, shows, hasRows, steering]);
  useLayoutEffect(
    () => () => {
      const top = steering.current?.top();
      if (shown.current !== undefined && top !== undefined) left.set(label, { shows: shown.current, top });
    },
    [label, steering],
  );
}
