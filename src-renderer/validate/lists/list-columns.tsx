/**
 * The table that was read, before anything is validated: which column holds what, how the first rows look, and whom to
 * ask.
 */
import { Button, Select, Switch } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { AddressList, ListField } from '../../../src-preload/contract/address-list.ts';
import type { Remark } from '../../../src-preload/contract/remark.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { KeysBeside } from '../../ui/keys-beside.tsx';
import { remarkWords } from '../../ui/remark-words.ts';
import { ariaShortcut } from '../../ui/shortcut.tsx';
import { useWidth } from '../../ui/width.ts';
import { say } from '../../words/say.ts';
import { ColumnGuess } from './column-guess.tsx';
import styles from './list-columns.module.css';
import { ListHead } from './list-head.tsx';
import { useListStore, wouldLoseResults } from './list-store.ts';
import {
  columnName,
  columnWithExample,
  LIST_FIELDS,
  listFieldLabel,
  problemsOf,
  rowCountOf,
  rowsOfHeader,
} from './list-words.ts';
import { useBookAge, WayChoice } from './way-choice.tsx';

/** As many example rows as leave the question below them in view. */
const FEW_ROWS = 3;
const SOME_ROWS = 6;

export function ListColumns({ list }: { readonly list: AddressList }) {
  const state = useListStore();
  const { hasHeader, mapping, guessed, way, run, busy, failure, setHeader, showColumns } = state;
  const [asking, setAsking] = useState(false);
  const start = (): void => (wouldLoseResults(state) ? setAsking(true) : state.start());
  const copyReadAt = useBookAge(list.accountId);
  const rows = rowCountOf(list, hasHeader);
  const shownRows = useWidth().low ? FEW_ROWS : SOME_ROWS;
  const isMapped = Object.values(mapping).some((column) => column !== null);
  const canStart = isMapped && guessed.length === 0 && rows > 0 && !busy && (way === 'service' || copyReadAt !== null);
  useActions([
    {
      label: say('validate.columns.validate', { count: rows }),
      group: 'validate',
      keys: 'mod+enter',
      enabled: canStart,
      run: start,
    },
  ]);
  return (
    <>
      <ListHead>
        {run !== null && (
          <Button variant="default" onClick={() => showColumns(false)}>
            {say('validate.columns.to-results')}
          </Button>
        )}
      </ListHead>
      <div className={styles.columns}>
        <Problems problems={problemsOf(list, hasHeader)} />
        <section aria-labelledby="list-columns" className={styles.section}>
          <div className={styles.sectionHead}>
            <h3 id="list-columns">
              {say(list.isTakenApart ? 'validate.columns.title.rows' : 'validate.columns.title.columns')}
            </h3>
            {!list.isTakenApart && (
              <Switch
                label={say('validate.columns.first-row')}
                checked={hasHeader}
                onChange={(event) => setHeader(event.currentTarget.checked)}
              />
            )}
          </div>
          <ColumnGuess list={list} hasHeader={hasHeader} />
          {!list.isTakenApart && <FieldColumns list={list} hasHeader={hasHeader} />}
        </section>
        <section aria-labelledby="list-sample" className={styles.section}>
          <h3 id="list-sample">{sampleTitle(rows, shownRows)}</h3>
          <Sample list={list} hasHeader={hasHeader} shownRows={shownRows} />
        </section>
        <section aria-labelledby="list-way" className={styles.section}>
          <h3 id="list-way">{say('validate.way.title')}</h3>
          <WayChoice labelledBy="list-way" rows={rows} copyReadAt={copyReadAt} />
        </section>
        {failure !== null && <FailureNotice failure={failure} onRepeat={start} />}
      </div>
      <footer className={styles.foot}>
        <WhatIsMissing isMapped={isMapped} />
        <Button
          loading={busy}
          disabled={!canStart}
          data-autofocus
          aria-keyshortcuts={ariaShortcut('mod+enter')}
          onClick={start}
        >
          {say('validate.columns.validate', { count: rows })}
        </Button>
        <KeysBeside keys="mod+enter" />
      </footer>
      <ConfirmDialog
        opened={asking}
        onClosed={() => setAsking(false)}
        title={say('validate.columns.anew.title')}
        confirmLabel={say('validate.columns.anew.confirm')}
        onConfirm={() => {
          setAsking(false);
          state.start();
        }}
      >
        {say('validate.columns.anew.lost', { count: run?.doneCount ?? 0 })}
      </ConfirmDialog>
    </>
  );
}

/** Why it cannot or should not begin yet. */
function WhatIsMissing({ isMapped }: { readonly isMapped: boolean }) {
  const { mapping, guessed } = useListStore();
  if (!isMapped) return <p className="muted">{say('validate.columns.say-which')}</p>;
  if (guessed.length > 0) return <p className="muted">{say('validate.columns.say-guess')}</p>;
  return mapping.street === null ? <p className="muted">{say('validate.columns.no-street')}</p> : null;
}

function sampleTitle(rows: number, shownRows: number): string {
  const shown = Math.min(rows, shownRows);
  return rows <= shown ? say('validate.sample.title') : say('validate.sample.title.first', { shown, count: rows });
}

function Problems({ problems }: { readonly problems: readonly Remark[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label={say('validate.columns.problems')}>
      {problems.map(remarkWords).map((words) => (
        <li key={words}>
          <IconAlertTriangle aria-hidden size={18} />
          {words}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  readonly list: AddressList;
  readonly hasHeader: boolean;
}

const NO_COLUMN = 'none';

function FieldColumns({ list, hasHeader }: TableProps) {
  const { mapping, guessed, setColumn } = useListStore();
  const columns = list.columns.map((_, column) => ({
    value: String(column),
    label: columnWithExample(list, hasHeader, column),
  }));
  const used = new Set(Object.values(mapping));
  const unused = columns.flatMap((_, column) => (used.has(column) ? [] : [columnName(list, hasHeader, column)]));
  const choose = (field: ListField, value: string | null): void =>
    setColumn(field, value === null || value === NO_COLUMN ? null : Number(value));
  return (
    <>
      <div className={styles.fields}>
        {LIST_FIELDS.map((field) => (
          <Select
            key={field}
            label={listFieldLabel(field)}
            data={[{ value: NO_COLUMN, label: say('validate.columns.not-in-list') }, ...columns]}
            value={mapping[field] === null ? NO_COLUMN : String(mapping[field])}
            onChange={(value) => choose(field, value)}
            data-guessed={guessed.includes(field)}
          />
        ))}
      </div>
      <p className="muted small">
        {unused.length === 0
          ? say('validate.columns.all-used')
          : say('validate.columns.unused', { columns: unused.join(', ') })}
      </p>
    </>
  );
}

/** The first rows, by the fields: mistakes in the columns show here. */
function Sample({ list, hasHeader, shownRows }: TableProps & { readonly shownRows: number }) {
  const { mapping } = useListStore();
  const fields = LIST_FIELDS.filter((field) => mapping[field] !== null);
  if (fields.length === 0) return <p className="muted">{say('validate.columns.none-used')}</p>;
  const from = rowsOfHeader(list, hasHeader);
  const rows = list.sample
    .slice(from, from + shownRows)
    .map((cells, index) => ({ cells, line: list.sampleRows[index + from] }));
  return (
    <table className={styles.sample} aria-labelledby="list-sample">
      <thead>
        <tr>
          <th scope="col" className={styles.line}>
            {say('validate.sample.row')}
          </th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {listFieldLabel(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, line }) => (
          <tr key={line}>
            <td className={`${styles.line} muted`}>{line}</td>
            {fields.map((field) => {
              const words = cells[mapping[field] ?? -1] ?? '';
              return (
                <td key={field} data-whole={words} dir="auto">
                  {words}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
