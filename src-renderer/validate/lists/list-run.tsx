/** A list being validated, or validated: how far it has come, what came of each row, and the way out as a file. */
import { Button, Progress } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconListSearch, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import type { AddressList, AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { useChange } from '../../server-state.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { showNotice } from '../../ui/notices-store.ts';
import { ariaShortcut } from '../../ui/shortcut.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { ListHead } from './list-head.tsx';
import { ListRowDetail } from './list-row-detail.tsx';
import { type PlacedRow, placedRows, RowsContext, rowColumns, useRowCount } from './list-rows.tsx';
import { type ShownOutcome, useListStore } from './list-store.ts';
import { outcomeLook, runTitle, timeLeft } from './list-words.ts';
import styles from './lists.module.css';
import { OutcomeFilter } from './outcome-filter.tsx';
import { useBookAge } from './way-choice.tsx';

interface ListRunProps {
  readonly list: AddressList;
  readonly run: AddressListRun;
}

export function ListRun({ list, run }: ListRunProps) {
  const { busy, failure, stop, showColumns } = useListStore();
  const running = run.state === 'running';
  const save = useExport(list);
  useActions([
    { label: 'Export the results', group: 'Validate', keys: 'mod+s', enabled: run.doneCount > 0, run: save.run },
    { label: 'Stop validating the list', group: 'Validate', enabled: running && !busy, run: stop },
  ]);
  return (
    <>
      <ListHead>
        {running ? (
          <Button
            variant="default"
            leftSection={<IconPlayerStop aria-hidden size={16} />}
            loading={busy}
            onClick={stop}
          >
            Stop
          </Button>
        ) : (
          <Button variant="default" disabled={busy} onClick={() => showColumns(true)}>
            Columns and way
          </Button>
        )}
        <Button
          variant={running ? 'default' : 'filled'}
          leftSection={<IconDownload aria-hidden size={16} />}
          aria-keyshortcuts={ariaShortcut('mod+s')}
          loading={save.saving}
          disabled={run.doneCount === 0}
          onClick={save.run}
        >
          Export CSV
        </Button>
      </ListHead>
      <RunState run={run} />
      {failure !== null && (
        <div className={styles.failure}>
          <FailureNotice failure={failure} />
        </div>
      )}
      <Rows run={run} />
    </>
  );
}

function useExport({ listId }: AddressList): { readonly saving: boolean; readonly run: () => void } {
  const save = useChange('addressLists.export');
  const noteExported = useListStore((state) => state.noteExported);
  const run = (): void =>
    save.mutate(
      { listId },
      {
        onSuccess: ({ savedTo }) => {
          if (savedTo === null) return;
          noteExported();
          showNotice('good', `Results saved to ${savedTo}.`);
        },
        onError: ({ failure }) => {
          const { happened, changed, next } = failureWords(failure);
          showNotice('bad', `${happened}. ${changed} ${next}`);
        },
      },
    );
  return { saving: save.isPending, run };
}

function RunState({ run }: { readonly run: AddressListRun }) {
  const { begun, busy, start } = useListStore();
  const copyReadAt = useBookAge(run.accountId);
  const left = timeLeft(run, begun, Date.now());
  const halted = run.state === 'cancelled' || run.state === 'stopped';
  return (
    <section aria-label="Progress" className={styles.state}>
      <div className={styles.stateHead}>
        <p>
          <strong aria-live="polite">{runTitle(run)}</strong>{' '}
          <span className="muted">
            {run.way === 'service' ? (
              'by the service'
            ) : (
              <>
                by the address book
                {copyReadAt !== null && (
                  <>
                    {' '}
                    of <TimeAgo at={copyReadAt} />
                  </>
                )}
              </>
            )}
            {left !== null && ` · ${left} left`}
          </span>
        </p>
        {halted && run.state === 'cancelled' && (
          <Button variant="default" size="xs" loading={busy} onClick={start}>
            Go on
          </Button>
        )}
      </div>
      <Progress
        aria-label="Rows validated"
        value={run.totalCount === 0 ? 100 : (run.doneCount / run.totalCount) * 100}
        size="md"
      />
      {run.state === 'stopped' && run.failure !== null && (
        <FailureNotice failure={run.failure}>
          <Button variant="default" size="xs" loading={busy} onClick={start}>
            Go on with the rest
          </Button>
        </FailureNotice>
      )}
    </section>
  );
}

function Rows({ run }: { readonly run: AddressListRun }) {
  const { shown, show } = useListStore();
  const [current, setCurrent] = useState<{ readonly shown: ShownOutcome; readonly rowId: string } | null>(null);
  const [opened, setOpened] = useState(false);
  const narrow = useMediaQuery('(max-width: 1100px)', false, { getInitialValueInEffect: false });
  const count = useRowCount(run.listId, shown);
  const currentId = current?.shown === shown ? current.rowId : null;
  const detailShown = opened && currentId !== null;
  useActions([
    {
      label: 'Close row details',
      group: 'Validate',
      keys: 'escape',
      enabled: detailShown,
      run: () => setOpened(false),
    },
  ]);
  return (
    <>
      <OutcomeFilter run={run} shown={shown} onChange={show} />
      <RowsContext value={{ listId: run.listId, only: shown, way: run.way }}>
        <div className={styles.body}>
          <div className={styles.rows} inert={narrow && detailShown}>
            <DataTable
              label="Rows of the list"
              rows={count === undefined ? undefined : placedRows(count)}
              rowId={placeOf}
              rowLabel={({ place }) => `row ${place + 1}`}
              columns={rowColumns}
              hiddenColumns={detailShown ? BESIDE_DETAIL : ALL_SHOWN}
              currentId={currentId}
              onCurrent={(rowId) => setCurrent({ shown, rowId })}
              onOpen={() => setOpened(true)}
              empty={<NoRows shown={shown} run={run} />}
            />
          </div>
          {detailShown && (
            <ListRowDetail
              place={Number(currentId)}
              look={narrow ? 'page' : 'pane'}
              onClosed={() => setOpened(false)}
            />
          )}
        </div>
      </RowsContext>
    </>
  );
}

const ALL_SHOWN: ReadonlySet<string> = new Set();
const BESIDE_DETAIL: ReadonlySet<string> = new Set(['suggestion']);
const placeOf = ({ place }: PlacedRow): string => String(place);

function NoRows({ shown, run }: { readonly shown: ShownOutcome; readonly run: AddressListRun }) {
  const word = shown === 'all' ? '' : ` “${outcomeLook(shown, run.way).word}”`;
  return (
    <EmptyState icon={IconListSearch} title={`No row is${word === '' ? ' there' : word}`}>
      {run.state === 'running' ? 'More rows are being validated.' : 'Choose another outcome above.'}
    </EmptyState>
  );
}
