/** The history in slices of fifty: only those in view are read, so that years of manifests scroll like ten. */
import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ManifestHistory, ManifestSummary } from '../../../src-preload/contract/manifest.ts';
import { call, type DesktopFailure, failureFrom } from '../../desktop.ts';

const SLICE = 50;

export interface ManifestPages {
  /** Null until the first slice has arrived. */
  readonly totalCount: number | null;
  readonly failure: Failure | null;
  /** Undefined while its slice is being read. */
  at(index: number): ManifestSummary | undefined;
  /** Says which rows are in view; both ends included. */
  show(first: number, last: number): void;
  readAgain(): void;
}

/** accountId null: all accounts. */
export function useManifestPages(accountId: AccountId | null): ManifestPages {
  const [slices, setSlices] = useState({ first: 0, last: 0 });
  const numbers = Array.from({ length: slices.last - slices.first + 1 }, (_, index) => slices.first + index);
  const queries = useQueries({
    queries: numbers.map((slice) => {
      const request = { accountId, offset: slice * SLICE, limit: SLICE };
      return {
        queryKey: ['manifests.list', request],
        queryFn: (): Promise<ManifestHistory> => call('manifests.list', request),
      };
    }),
  });
  const [newest] = queries.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
  const read = { accountId, totalCount: newest?.data?.totalCount, at: newest?.dataUpdatedAt ?? 0 };
  /**
   * A key leads to rows of which nothing is here yet, or of which an older answer is: the list stays, with as many rows
   * as it had.
   */
  const last = useRef(read);
  if (read.at >= last.current.at || last.current.accountId !== accountId) last.current = read;
  const failed = queries.find((query) => query.error !== null);

  return {
    totalCount: last.current.totalCount ?? null,
    failure: failed === undefined ? null : failureFrom(failed.error satisfies DesktopFailure | Error | null),
    at: (index) => queries[Math.floor(index / SLICE) - slices.first]?.data?.manifests[index % SLICE],
    show: (first, last) => {
      const next = { first: Math.floor(first / SLICE), last: Math.floor(last / SLICE) };
      if (next.first !== slices.first || next.last !== slices.last) setSlices(next);
    },
    readAgain: () => {
      for (const query of queries) void query.refetch();
    },
  };
}
