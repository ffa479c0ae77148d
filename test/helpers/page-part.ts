/** A part of the page as it is drawn from what main has told, without a browser: what it says, and nothing that is pressed. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import type { OperationName, Reply, Request } from '../../src-preload/contract/operations.ts';
import { queryClient } from '../../src-renderer/server-state.ts';

/** What main has answered before the part is drawn. */
export interface Told {
  readonly key: readonly [OperationName, unknown];
  readonly reply: unknown;
}

export function told<Name extends OperationName>(name: Name, request: Request<Name>, reply: Reply<Name>): Told {
  return { key: [name, request], reply };
}

export function drawnPart<Props extends object>(
  part: ComponentType<Props>,
  props: Props,
  answers: readonly Told[] = [],
): string {
  const client = new QueryClient();
  for (const { key, reply } of answers) client.setQueryData(key, reply);
  const html = drawnStill(createElement(part, props), client);
  client.clear();
  return html;
}

/** Its HTML, as it is drawn first. Of the page's own client `setQueryData` puts in beforehand what main would answer. */
export function drawnStill(part: ReactElement, client: QueryClient = queryClient): string {
  const themed = createElement(MantineProvider, { withCssVariables: false, withGlobalClasses: false }, part);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, themed));
}

/**
 * Until the test ends, drawings show this of the store, too: without a browser a drawing takes the state that a store began with,
 * whatever was set since.
 */
export function beginWith<State>(store: { getInitialState(): State }, part: Partial<State>): void {
  const state = store.getInitialState() as object;
  const before = { ...state };
  Object.assign(state, part);
  onTestFinished(() => void Object.assign(state, before));
}

/** The words of the part, as one line. */
export function wordsOf(html: string): string {
  return html
    .replace(/<style\b.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')
    .replace(/[ \n]+/g, ' ')
    .trim();
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The drawn part's words. */
export function wordsOfPart<Props extends object>(
  part: ComponentType<Props>,
  props: Props,
  answers: readonly Told[] = [],
): string {
  return wordsOf(drawnPart(part, props, answers));
}
