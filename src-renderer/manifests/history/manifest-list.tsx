/**
 * The list of manifests, newest first: only the rows in view are in the page. Beside it the newest is open at first.
 */

import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { AccountColour, AccountId } from '../../../src-preload/contract/account.ts';
import type { ManifestSummary } from '../../../src-preload/contract/manifest.ts';
import { useNavigation } from '../../bench/navigation-store.ts';
import { useAccounts } from '../../bench/use-accounts.ts';
import { useOperation } from '../../server-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureToRead } from '../../ui/what-was-read.tsx';
import { say } from '../../words/say.ts';
import { expectPdf } from '../preview/expected-pdf.ts';
import styles from './manifest-list.module.css';
import { ManifestRow } from './manifest-row.tsx';
import { useManifestPages } from './use-manifest-pages.ts';
import { useRowWalk } from './use-row-walk.ts';

/** Beside an open manifest a row has two lines; alone on the screen it has one, a little higher than a table's row. */
const ROW_HEIGHTS = { beside: 64, alone: 48 } as const;

interface ManifestListProps {
  readonly place: keyof typeof ROW_HEIGHTS;
  /** Null: all accounts. */
  readonly accountId: AccountId | null;
  /** Label of the account chosen at the top. */
  readonly accountLabel: string;
  readonly openedId: string | null;
  readonly onOpen: (manifestId: string) => void;
  /** The part beside the list; left out when the list is empty and nothing is open. */
  readonly children: ReactNode;
}

export function ManifestList({ children, ...list }: ManifestListProps) {
  const pages = useManifestPages(list.accountId);
  if (pages.totalCount === 0 && list.openedId === null) return <ListItself {...list} place="alone" pages={pages} />;
  return (
    <>
      <ListItself {...list} pages={pages} />
      {children}
    </>
  );
}

type ListItselfProps = Omit<ManifestListProps, 'children'> & { readonly pages: ReturnType<typeof useManifestPages> };

function ListItself({ place, accountId, accountLabel, openedId, onOpen, pages }: ListItselfProps) {
  const failed = (
    <FailureToRead isRead={pages.totalCount !== null} failure={pages.failure} onRepeat={pages.readAgain} />
  );
  if (pages.totalCount === null) {
    return (
      <div className={styles.list} data-place={place}>
        {failed}
        {pages.failure === null && <SkeletonRows count={12} label={say('manifests.list.reading')} />}
      </div>
    );
  }
  if (pages.totalCount === 0) {
    return (
      <NoManifests place={place} accountLabel={accountId === null ? null : accountLabel}>
        {failed}
      </NoManifests>
    );
  }
  return (
    <Rows
      key={`${place} ${accountId}`}
      place={place}
      accountId={accountId}
      pages={pages}
      totalCount={pages.totalCount}
      openedId={openedId}
      onOpen={onOpen}
    />
  );
}

interface RowsProps extends Pick<ListItselfProps, 'place' | 'accountId' | 'openedId' | 'onOpen' | 'pages'> {
  readonly totalCount: number;
}

function Rows({ place, accountId, pages, totalCount, openedId, onOpen }: RowsProps) {
  const height = ROW_HEIGHTS[place];
  const scroller = useRef<HTMLUListElement>(null);
  const { accounts } = useAccounts();
  const colours = new Map<AccountId, AccountColour>(accounts.map(({ accountId, colour }) => [accountId, colour]));
  const rows = useVirtualizer({
    count: totalCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
  });
  const shown = rows.getVirtualItems();
  const manifestIds = shown.flatMap(({ index }) => pages.at(index)?.manifestId ?? []);
  const { data: tallies = [] } = useOperation('handOver.ofManifests', { manifestIds }, { keepPrevious: true });
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? 0;
  const { show } = pages;
  useEffect(() => show(first, last), [show, first, last]);
  const open = ({ manifestId, state, files }: ManifestSummary): void => {
    if (state === 'stored' && manifestId !== openedId) expectPdf(manifestId, files[0]?.fileNumber);
    onOpen(manifestId);
  };
  const newest = pages.at(0);
  useEffect(() => {
    if (place === 'beside' && openedId === null && newest !== undefined) onOpen(newest.manifestId);
  }, [place, openedId, newest, onOpen]);
  useKeptRows(scroller, totalCount, height);
  const walk = useRowWalk(scroller, totalCount, (index) => rows.scrollToIndex(index));

  return (
    <div className={styles.list} data-place={place}>
      <FailureToRead isRead failure={pages.failure} onRepeat={pages.readAgain} />
      <ul ref={scroller} aria-label={say('manifests.list.label')} className={styles.rows} onKeyDown={walk}>
        <li aria-hidden style={{ height: rows.getTotalSize() }} />
        {shown.map(({ index, start }) => {
          const manifest = pages.at(index);
          return (
            <li
              // A manifest keeps its row, and with it the focus, when newer ones come. Two slices of the list may be of
              // different moments, and both have it.
              key={`${Math.floor(index / 50)} ${manifest?.manifestId ?? index}`}
              data-index={index}
              className={styles.place}
              style={{ height, transform: `translateY(${start}px)` }}
            >
              {manifest === undefined ? (
                <div className={styles.waiting} />
              ) : (
                <ManifestRow
                  manifest={manifest}
                  colour={colours.get(manifest.accountId) ?? null}
                  withAccount={accountId === null}
                  opened={manifest.manifestId === openedId}
                  tally={tallies.find(({ manifestId }) => manifestId === manifest.manifestId)}
                  onOpen={() => open(manifest)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Newer manifests come on top: what a person points at, or has scrolled to, stays where it is. */
function useKeptRows(scroller: RefObject<HTMLElement | null>, totalCount: number, height: number): void {
  const countBefore = useRef(totalCount);
  useLayoutEffect(() => {
    const added = totalCount - countBefore.current;
    countBefore.current = totalCount;
    const list = scroller.current;
    if (list === null || added <= 0 || (list.scrollTop === 0 && !list.matches(':hover'))) return;
    const top = list.scrollTop + added * height;
    // A list that fits into its place gets room to scroll.
    const room = list.firstElementChild;
    if (room instanceof HTMLElement) room.style.minHeight = `${list.clientHeight + top}px`;
    list.scrollTop = top;
  }, [scroller, totalCount, height]);
}

function NoManifests({
  place,
  accountLabel,
  children,
}: {
  readonly place: ManifestListProps['place'];
  readonly accountLabel: string | null;
  /** Above it. */
  readonly children: ReactNode;
}) {
  const go = useNavigation((state) => state.go);
  return (
    <div className={styles.list} data-place={place}>
      {children}
      <EmptyState
        icon={IconFileText}
        title={
          accountLabel === null
            ? say('manifests.list.none')
            : say('manifests.list.none.account', { account: accountLabel })
        }
        actions={
          <Button variant="default" onClick={() => go('orders')}>
            {say('manifests.go-to-orders')}
          </Button>
        }
      >
        {say('manifests.list.none.next')}
      </EmptyState>
    </div>
  );
}
