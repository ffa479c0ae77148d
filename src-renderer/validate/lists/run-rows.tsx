/** What came of each row: narrowed by outcome, and each in full. */
import { useMediaQuery } from '@mantine/hooks';
import { IconListSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRowDetail } from './list-row-detail.tsx';
import { type PlacedRow, placedRows, RowsContext, rowColumns, useRowCount } from './list-rows.tsx';
import { type ShownOutcome, useListStore } from './list-store.ts';
import { outcomeLook } from './list-words.ts';
import styles from './lists.module.css';
import { OutcomeFilter } from './outcome-filter.tsx';

interface RunRowsProps {
  readonly run: AddressListRun;
  /** What stands above the rows; on a narrow window the details of a row cover it too. */
  readonly children: ReactNode;
}

export function RunRows({ run, children }: RunRowsProps) {
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
    <div className={styles.area}>
      <div inert={narrow && detailShown}>
        {children}
        <OutcomeFilter run={run} shown={shown} onChange={show} />
      </div>
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
    </div>
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
