/** A list being validated, or validated: its progress, the result of each row, and the export. */
import { Button } from '@mantine/core';
import { IconDownload, IconPlayerStop } from '@tabler/icons-react';
import type { AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { LongWork } from '../../bench/long-work.tsx';
import { type TableExport, useTableExport } from '../../bench/use-table-export.ts';
import { call } from '../../desktop.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { reasonsByCode } from '../../ui/failure-in-list.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { showNotice } from '../../ui/notices-store.ts';
import { ariaShortcut } from '../../ui/shortcut.tsx';
import { say } from '../../words/say.ts';
import { ListHead } from './list-head.tsx';
import { useListStore } from './list-store.ts';
import styles from './lists.module.css';
import { RunRows } from './run-rows.tsx';
import { RunState } from './run-state.tsx';

interface ListRunProps {
  readonly run: AddressListRun;
}

export function ListRun({ run }: ListRunProps) {
  const { busy, failure, stop, showColumns } = useListStore();
  const running = run.state === 'running';
  const save = useExport(run);
  useActions([
    {
      label: say('validate.action.export'),
      group: 'validate',
      keys: 'mod+s',
      enabled: run.doneCount > 0,
      run: save.run,
    },
    { label: say('validate.action.stop'), group: 'validate', enabled: running && !busy, run: stop },
  ]);
  return (
    <>
      <ListHead>
        {/* In a place of its own: pressed a moment too late, Stop must not lead back to the columns. */}
        {running && (
          <Button
            variant="default"
            leftSection={<IconPlayerStop aria-hidden size={16} />}
            loading={busy}
            onClick={stop}
          >
            {say('validate.run.stop')}
          </Button>
        )}
        <Button variant="default" disabled={running || busy} onClick={() => showColumns(true)}>
          {say('validate.columns.back')}
        </Button>
        <Button
          variant={running ? 'default' : 'filled'}
          leftSection={<IconDownload aria-hidden size={16} />}
          aria-keyshortcuts={ariaShortcut('mod+s')}
          loading={save.questionId !== null}
          disabled={run.doneCount === 0}
          onClick={save.run}
        >
          {say('validate.run.export')}
        </Button>
      </ListHead>
      <RunRows run={run}>
        <RunState run={run} />
        <LongWork questionId={save.questionId} label={say('bench.export.rows')} stop={say('bench.export.stop')} />
        {failure !== null && (
          <div className={styles.failure}>
            <FailureNotice failure={failure} />
          </div>
        )}
      </RunRows>
    </>
  );
}

function useExport(run: AddressListRun): TableExport {
  const noteExported = useListStore((state) => state.noteExported);
  return useTableExport(
    (questionId) => call('addressLists.export', { listId: run.listId, reasons: reasonsByCode(), questionId }),
    (path) => {
      noteExported(run);
      showNotice('good', say('validate.run.saved', { path }));
    },
  );
}
