/**
 * What main knows, as the page sees it: one query per operation and request, kept fresh by main's events. Main repeats
 * and waits by itself, so nothing is repeated here; and main, not the browser, says whether the network is down.
 */
import {
  hashKey,
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useIsMutating,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { AddressBookPage, AddressBookStatus } from '../src-preload/contract/address-book.ts';
import type { EventName, OperationName, Reply, Request } from '../src-preload/contract/operations.ts';
import { call, type DesktopFailure, on } from './desktop.ts';
import { freshFor } from './freshness.ts';
import { oldAfter } from './old-replies.ts';
import { forgettingUnshown, holdingBack, puttingReply, readingAgain } from './reading-again.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
const staleTime = freshFor(queryClient, 15_000);
const readKeyAgain = readingAgain(queryClient);
const heldBack = holdingBack<OperationName>((name) => readKeyAgain([name]));
const putReply = puttingReply(queryClient);
const forgetUnshown = forgettingUnshown(queryClient);

interface ReadOptions {
  readonly enabled?: boolean;
  /** Shows the reply of the last request until the new one has arrived. */
  readonly keepPrevious?: boolean;
  /** Milliseconds for which a reply is kept that nothing shows. */
  readonly keptFor?: number;
}

/** Reads through an operation. The key is [name, request], so `queryClient` can be asked by operation name. */
export function useOperation<Name extends OperationName>(
  name: Name,
  request: Request<Name>,
  { enabled = true, keepPrevious = false, keptFor }: ReadOptions = {},
): UseQueryResult<Reply<Name>, DesktopFailure> {
  return useQuery<Reply<Name>, DesktopFailure>({
    queryKey: [name, request],
    queryFn: () => call(name, request),
    enabled,
    staleTime,
    ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
    ...(keptFor === undefined ? {} : { gcTime: keptFor }),
  });
}

/**
 * Reads a reply ahead that will certainly be needed, while the page is still busy with its first picture. Undefined: it
 * failed, and whoever needs it asks again. `keptFor`: as where it is needed.
 */
export async function readAhead<Name extends OperationName>(
  name: Name,
  request: Request<Name>,
  { keptFor }: Pick<ReadOptions, 'keptFor'> = {},
): Promise<Reply<Name> | undefined> {
  const queryKey = [name, request];
  const kept = keptFor === undefined ? {} : { gcTime: keptFor };
  await queryClient.prefetchQuery({ queryKey, queryFn: () => call(name, request), ...kept });
  return knownReply(name, request);
}

/** The reply that the screens show; undefined: none has come. */
export function knownReply<Name extends OperationName>(name: Name, request: Request<Name>): Reply<Name> | undefined {
  return queryClient.getQueryData<Reply<Name>>([name, request]);
}

/** What follows a change, also when its screen was left meanwhile. */
export interface WhatFollows<Name extends OperationName> {
  readonly onSuccess?: (reply: Reply<Name>) => void;
  readonly onError?: (failure: DesktopFailure) => void;
}

/** Makes a change through an operation. What is given to `mutate` follows only while the component is shown. */
export function useChange<Name extends OperationName>(
  name: Name,
  follows: WhatFollows<Name> = {},
): UseMutationResult<Reply<Name>, DesktopFailure, Request<Name>> {
  return useMutation<Reply<Name>, DesktopFailure, Request<Name>>({
    mutationKey: [name],
    mutationFn: (request) => call(name, request),
    ...follows,
  });
}

/** Whether this very change is under way, also where its screen was left meanwhile and is opened again. */
export function useIsChanging<Name extends OperationName>(name: Name, request: Request<Name>): boolean {
  const isOfRequest = (variables: unknown): boolean => hashKey([variables]) === hashKey([request]);
  return useIsMutating({ mutationKey: [name], predicate: ({ state }) => isOfRequest(state.variables) }) > 0;
}

/** Puts a known reply in place, such as the list that a change answered with. */
export function setReply<Name extends OperationName>(name: Name, request: Request<Name>, reply: Reply<Name>): void {
  putReply([name, request], reply);
}

/** Reads every shown reply of these operations again. */
export const readAgain = heldBack.readAgain;

/**
 * Lists of orders are not read again until the returned function is called: for a wait in front of them, which ends on
 * another screen or here.
 */
export function holdListsBack(): () => void {
  const letGo = heldBack.holdBack(oldAfter['orders.changed']({ accountIds: null }));
  return () => {
    forgetUnshown(['orders.window']);
    letGo();
  };
}

/** Reads every shown list again that holds only selected orders. */
export function readSelectedAgain(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name, request] }) => isOfSelected(String(name), request as Partial<ListRequest>),
  });
}

type ListRequest = Request<'orders.counts'>;

function isOfSelected(name: string, { query }: Partial<ListRequest>): boolean {
  return name.startsWith('orders.') && query?.filters.selectedOnly === true;
}

/**
 * A book that is being read reports progress a few times a second: it is searched again only when it is another book.
 * What nothing shows is dropped then: the next report of any book would make its old hits count as fresh.
 */
function noteBook(status: AddressBookStatus): void {
  let isAnother = false;
  const note = (page: AddressBookPage | undefined): AddressBookPage | undefined => {
    const before = page?.books.find(({ accountId }) => accountId === status.accountId);
    if (page === undefined || before === undefined) return page;
    isAnother ||= before.copyReadAt !== status.copyReadAt || before.totalCount !== status.totalCount;
    return { ...page, books: page.books.map((book) => (book === before ? status : book)) };
  };
  queryClient.setQueriesData<AddressBookPage>({ queryKey: ['addressBook.search'] }, note);
  if (!isAnother) return;
  forgetUnshown(['addressBook.search']);
  readAgain('addressBook.search');
}

/** Keeps replies fresh by main's events; returns the function that stops. */
export function followEvents(): () => void {
  const stops = [
    on('app.statusChanged', (status) => setReply('app.getStatus', {}, status)),
    on('accounts.changed', (list) => setReply('accounts.list', {}, list)),
    on('printing.printersChanged', (list) => setReply('printing.listPrinters', {}, list)),
    on('addressBook.changed', noteBook),
    on('orders.readingChanged', (readings) => setReply('orders.reading', {}, readings)),
    // Whoever comes back to the list must not take rows for waiting that are on a manifest meanwhile.
    on('orders.changed', () => forgetUnshown(['orders.window'])),
    ...(Object.keys(oldAfter) as EventName[]).map(readAgainAfter),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const readAgainAfter = <Name extends EventName>(name: Name): (() => void) =>
  on(name, (event) => readAgain(...oldAfter[name](event)));
