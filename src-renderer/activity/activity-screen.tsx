/** Activity: what was done on this bench, when, for which account, and how it ended. */
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { ActivityEntry } from '../../src-preload/contract/activity.ts';
import { LongWork } from '../bench/long-work.tsx';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useTableExport } from '../bench/use-table-export.ts';
import { call } from '../desktop.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { useOperation } from '../server-state.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { reasonsByCode } from '../ui/failure-in-list.ts';
import { showNotice } from '../ui/notices-store.ts';
import { Toolbar } from '../ui/toolbar.tsx';
import { WhatWasRead } from '../ui/what-was-read.tsx';
import { useWidth } from '../ui/width.ts';
import { say } from '../words/say.ts';
import { useWorded } from '../words/use-worded.ts';
import { activityColumns } from './activity-columns.tsx';
import { ActivityDetailDialog, entryLabel } from './activity-detail.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityPages } from './activity-pages.tsx';
import { filterOf, isNarrowed, useActivityStore } from './activity-store.ts';
import { isAttempt } from './activity-words.ts';

const ENTRIES_PER_PAGE = 100;

export function ActivityScreen() {
  const { accounts } = useAccounts();
  const choice = useActivityStore();
  const filter = filterOf(choice);
  const { openManifest, openTally } = useNavigation();
  const [opened, setOpened] = useState<ActivityEntry | null>(null);
  const activity = useOperation(
    'activity.list',
    { filter, offset: choice.page * ENTRIES_PER_PAGE, limit: ENTRIES_PER_PAGE },
    { keepPrevious: true },
  );
  const exporting = useTableExport(
    (questionId) => call('activity.export', { filter, reasons: reasonsByCode(), questionId }),
    (path) => showNotice('good', say('common.saved-to', { path })),
  );
  const { narrow, cramped } = useWidth();
  const columns = useWorded(
    useCallback(() => activityColumns(accounts, { narrow, cramped }), [accounts, narrow, cramped]),
  );
  const refresh = (): void => void activity.refetch();
  useActions([
    { label: say('activity.action.refresh'), group: 'packbench', keys: 'F5', run: refresh },
    { label: say('activity.action.export'), group: 'packbench', keys: 'mod+s', run: exporting.run },
  ]);

  const open = (activityId: string): void => {
    const entry = activity.data?.entries.find((one) => one.activityId === activityId);
    if (entry === undefined) return;
    // A manifest lists its orders itself, and so does a hand-over; an attempt that made none is shown here.
    if (entry.kind === 'hand-over') openTally(entry.activityId);
    else if (entry.manifestId === null || isAttempt(entry)) setOpened(entry);
    else openManifest(entry.manifestId);
  };

  const table = (
    <DataTable
      label={say('common.screen.activity')}
      shows={`${JSON.stringify(filter)} ${choice.page}`}
      rows={activity.data?.entries}
      rowId={entryId}
      rowLabel={entryLabel}
      columns={columns}
      currentId={choice.currentId}
      onCurrent={choice.setCurrent}
      onOpen={open}
      stale={activity.isPlaceholderData}
      empty={<NothingDone narrowed={isNarrowed(choice)} onClear={choice.clear} />}
    />
  );
  return (
    <>
      <Toolbar
        label={say('common.screen.activity')}
        title={say('common.screen.activity')}
        actions={
          <Button variant="default" loading={exporting.questionId !== null} onClick={exporting.run}>
            {say('activity.export')}
          </Button>
        }
      >
        <LongWork questionId={exporting.questionId} label={say('bench.export.rows')} stop={say('bench.export.stop')} />
      </Toolbar>
      <ActivityFilters accounts={accounts} />
      <WhatWasRead read={activity.data} failure={activity.error?.failure ?? null} onRepeat={refresh} reading={table}>
        {() => table}
      </WhatWasRead>
      <ActivityPages
        page={choice.page}
        perPage={ENTRIES_PER_PAGE}
        totalCount={activity.data?.totalCount ?? null}
        onPage={choice.setPage}
      />
      <ActivityDetailDialog entry={opened} onClosed={() => setOpened(null)} />
    </>
  );
}

const entryId = ({ activityId }: ActivityEntry): string => activityId;

function NothingDone({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  if (!narrowed) {
    return (
      <EmptyState icon={IconHistory} title={say('activity.empty.title')}>
        {say('activity.empty.next')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconHistory}
      title={say('activity.nothing-fits.title')}
      actions={
        <Button variant="default" onClick={onClear}>
          {say('activity.nothing-fits.clear')}
        </Button>
      }
    >
      {say('activity.nothing-fits.next')}
    </EmptyState>
  );
}
