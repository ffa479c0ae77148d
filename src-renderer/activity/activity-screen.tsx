/** Activity: what was done on this bench, when, for which account, and what came of it. */
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ActivityEntry } from '../../src-preload/contract/activity.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { useChange, useOperation } from '../server-state.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { failureWords } from '../ui/failure-words.ts';
import { showNotice } from '../ui/notices-store.ts';
import { Toolbar } from '../ui/toolbar.tsx';
import { activityColumns } from './activity-columns.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityPages } from './activity-pages.tsx';
import styles from './activity-screen.module.css';
import { filterOf, isNarrowed, useActivityStore } from './activity-store.ts';
import { kindWords } from './activity-words.ts';

const ENTRIES_PER_PAGE = 100;

export function ActivityScreen() {
  const { accounts } = useAccounts();
  const choice = useActivityStore();
  const filter = filterOf(choice);
  const openManifest = useNavigation((state) => state.openManifest);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const activity = useOperation(
    'activity.list',
    { filter, offset: choice.page * ENTRIES_PER_PAGE, limit: ENTRIES_PER_PAGE },
    { keepPrevious: true },
  );
  const exporting = useExport();
  const columns = useMemo(() => activityColumns(accounts), [accounts]);
  const refresh = (): void => void activity.refetch();
  const exportShown = (): void => exporting.run(filter);
  useActions([
    { label: 'Read the activity again', group: 'packbench', keys: 'F5', run: refresh },
    { label: 'Export the activity as CSV…', group: 'packbench', keys: 'mod+s', run: exportShown },
  ]);

  const open = (activityId: string): void => {
    const entry = activity.data?.entries.find((one) => one.activityId === activityId);
    if (entry !== undefined && entry.manifestId !== null) openManifest(entry.manifestId);
  };

  return (
    <>
      <Toolbar
        label="Activity"
        title="Activity"
        actions={
          <Button variant="default" loading={exporting.busy} onClick={exportShown}>
            Export as CSV…
          </Button>
        }
      />
      <ActivityFilters accounts={accounts} />
      {activity.error !== null && activity.data === undefined ? (
        <div className={styles.failure}>
          <FailureNotice size="page" failure={activity.error.failure} onRepeat={refresh} />
        </div>
      ) : (
        <DataTable
          label="Activity"
          rows={activity.data?.entries}
          rowId={entryId}
          rowLabel={entryLabel}
          columns={columns}
          currentId={currentId}
          onCurrent={setCurrentId}
          onOpen={open}
          stale={activity.isPlaceholderData}
          empty={<NothingDone narrowed={isNarrowed(choice)} onClear={choice.clear} />}
        />
      )}
      <ActivityPages
        page={choice.page}
        perPage={ENTRIES_PER_PAGE}
        totalCount={activity.data?.totalCount ?? null}
        onPage={choice.setPage}
      />
    </>
  );
}

const entryId = ({ activityId }: ActivityEntry): string => activityId;
const entryLabel = ({ kind, accountLabel }: ActivityEntry): string => `${kindWords(kind)} of ${accountLabel}`;

function useExport() {
  const change = useChange('activity.export');
  return {
    busy: change.isPending,
    run: (filter: ReturnType<typeof filterOf>): void =>
      change.mutate(
        { filter },
        {
          onSuccess: ({ savedTo }) => {
            if (savedTo !== null) showNotice('good', `Saved to ${savedTo}`);
          },
          onError: ({ failure }) => {
            const { happened, changed, next } = failureWords(failure);
            showNotice('bad', `${happened}. ${changed} ${next}`);
          },
        },
      ),
  };
}

function NothingDone({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  if (!narrowed) {
    return (
      <EmptyState icon={IconHistory} title="Nothing was done yet">
        Every manifest, print and change to orders made on this computer will be listed here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconHistory}
      title="Nothing fits"
      actions={
        <Button variant="default" onClick={onClear}>
          Show everything
        </Button>
      }
    >
      Nothing was done that fits these filters.
    </EmptyState>
  );
}
