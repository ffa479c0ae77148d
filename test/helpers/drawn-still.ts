/** A part of the page as it is drawn first, without a browser. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryClient } from '../../src-renderer/server-state.ts';

/** Its HTML. `queryClient.setQueryData` puts in beforehand what main would answer. */
export function drawnStill(part: ReactElement): string {
  const themed = createElement(MantineProvider, { withCssVariables: false, withGlobalClasses: false }, part);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, themed));
}
