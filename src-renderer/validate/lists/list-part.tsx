/** A list of addresses, from the clipboard or a file: read, looked at, validated as a whole, exported. */
import { useEffect } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import { ListColumns } from './list-columns.tsx';
import { ListRun } from './list-run.tsx';
import { ListStart } from './list-start.tsx';
import { useListStore } from './list-store.ts';

export function ListPart({ account }: { readonly account: Account }) {
  const { list, run, atColumns, recall } = useListStore();
  useEffect(recall, [recall]);
  if (list === null) return <ListStart account={account} />;
  return run === null || atColumns ? <ListColumns list={list} /> : <ListRun run={run} />;
}
