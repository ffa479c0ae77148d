/** The result of each row: filtered by outcome, and each in full. */
import { IconListSearch } from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import type { AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import type { TableSteering } from '../../ui/data-grid-props.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useListWithDetail } from '../../ui/use-list-with-detail.ts';
import { useWidth } from '../../ui/width.ts';
import { say } from '../../words/say.ts';
import { useWorded } from '../../words/use-worded.ts';
import { ListRowDetail } from './list-row-detail.tsx';
import { type PlacedRow, placedRows, RowsContext, rowColumns, type ShownRows, useRowCount } from './list-rows.tsx';
import { useListStore } from './list-store.ts';
import { outcomeLook } from './list-words.ts';
import styles from './lists.module.css';
import { OutcomeFilter } from './outcome-filter.tsx';

interface RunRowsProps {
  readonly run: AddressListRun;
  /** Shown above the rows; on a narrow window the details of a row cover it too. */
  readonly children: ReactNode;
}

export function RunRows({ run, children }: RunRowsProps) {
  const { shown, show, current, setCurrent } = useListStore();
  const [opened, setOpened] = useState(false);
  const { narrow } = useWidth();
  const { listId, way, state } = run;
  const rows = useMemo(() => ({ listId, only: shown, way }), [listId, shown, way]);
  const open = useCallback(() => setOpened(true), []);
  const currentId = current?.shown === shown ? current.rowId : null;
  const detailShown = opened && currentId !== null;
  const { tableId, steering, onStep } = useListWithDetail(detailShown);
  useActions([
    {
      label: say('validate.action.close-row'),
      group: 'validate',
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
      <RowsContext value={rows}>
        <div className="panes">
          <div className={styles.rows} inert={narrow && detailShown}>
            <RowsTable
              {...rows}
              tableId={tableId}
              steering={steering}
              isRunning={state === 'running'}
              currentId={currentId}
              besideDetail={detailShown}
              onCurrent={setCurrent}
              onOpen={open}
            />
          </div>
          {detailShown && (
            <ListRowDetail
              place={Number(currentId)}
              look={narrow ? 'page' : 'pane'}
              onStep={onStep}
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

interface RowsTableProps extends ShownRows {
  readonly tableId: string;
  readonly steering: RefObject<TableSteering | null>;
  readonly isRunning: boolean;
  readonly currentId: string | null;
  readonly besideDetail: boolean;
  readonly onCurrent: (rowId: string) => void;
  readonly onOpen: () => void;
}

/** Main reports progress ten times a second: what has not changed is not drawn again. */
const RowsTable = memo(function RowsTable(props: RowsTableProps) {
  const { tableId, steering, listId, only, way, isRunning, currentId, besideDetail, onCurrent, onOpen } = props;
  const count = useRowCount(listId, only);
  const columns = useWorded(rowColumns);
  return (
    <DataTable
      id={tableId}
      steering={steering}
      label={say('validate.rows.label')}
      shows={`${listId} ${only}`}
      rows={count === undefined ? undefined : placedRows(count)}
      rowId={placeOf}
      rowLabel={({ place }) => say('validate.rows.row', { place: place + 1 })}
      columns={columns}
      hiddenColumns={besideDetail ? BESIDE_DETAIL : ALL_SHOWN}
      currentId={currentId}
      onCurrent={onCurrent}
      onOpen={onOpen}
      empty={<NoRows only={only} way={way} isRunning={isRunning} />}
    />
  );
});

function NoRows({ only, way, isRunning }: Pick<RowsTableProps, 'only' | 'way' | 'isRunning'>) {
  const title =
    only === 'all'
      ? say('validate.rows.none')
      : say('validate.rows.none.outcome', { outcome: outcomeLook(only, way).word });
  return (
    <EmptyState icon={IconListSearch} title={title}>
      {say(isRunning ? 'validate.rows.none.running' : 'validate.rows.none.next')}
    </EmptyState>
  );
}
