/**
 * How much room a screen has: styles read it from the page's root, components by `useWidth`. Only what a window of 480
 * pixels or less leaves out stands in the styles themselves.
 */
import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

export interface Width {
  /** No room for a list and its details side by side, nor for hints in a toolbar: a small window, or a large zoom. */
  readonly narrow: boolean;
  /** Nothing fits in one line: text at 175 % and more. */
  readonly cramped: boolean;
  /** Room for a list beside a page of paper. */
  readonly besidePaper: boolean;
  /** Room for columns that are nice to have. */
  readonly wide: boolean;
  /** A question below a table would be out of sight. */
  readonly low: boolean;
}

export function useWidth(): Width {
  return {
    narrow: useMediaQuery('(max-width: 1100px)', false, { getInitialValueInEffect: false }),
    cramped: useMediaQuery('(max-width: 800px)', false, { getInitialValueInEffect: false }),
    besidePaper: useMediaQuery('(min-width: 1180px)', true, { getInitialValueInEffect: false }),
    wide: useMediaQuery('(min-width: 1500px)', false, { getInitialValueInEffect: false }),
    low: useMediaQuery('(max-height: 820px)', false, { getInitialValueInEffect: false }),
  };
}

/**
 * `:root[data-narrow="true"]` in a style; `data-cramped` below that, where nothing fits in one line: a zoom of 175 %
 * and more.
 */
export function useWidthOnRoot(): void {
  const { narrow, cramped } = useWidth();
  useLayoutEffect(() => {
    document.documentElement.dataset.narrow = String(narrow);
    document.documentElement.dataset.cramped = String(cramped);
  }, [narrow, cramped]);
}
