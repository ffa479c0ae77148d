/** What was read, before anything is validated: which column holds what, how the first rows come out, and whom to ask. */
import { Button, Select, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { AddressList, ListField } from '../../../src-preload/contract/address-list.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ariaShortcut, Shortcut } from '../../ui/shortcut.tsx';
import { addressCount } from '../offline/offline-words.ts';
import { ColumnGuess } from './column-guess.tsx';
import { ListHead } from './list-head.tsx';
import { useListStore, wouldLoseResults } from './list-store.ts';
import { columnName, columnWithExample, LIST_FIELDS, rowCountOf } from './list-words.ts';
import styles from './lists.module.css';
import { useBookAge, WayChoice } from './way-choice.tsx';

/** As many example rows as leave the question below them in sight. */
function useShownRows(): number {
  return useMediaQuery('(max-height: 820px)', false, { getInitialValueInEffect: false }) ? 3 : 6;
}

export function ListColumns({ list }: { readonly list: AddressList }) {
  const state = useListStore();
  const { hasHeader, mapping, guessed, way, run, busy, failure, setHeader, showColumns } = state;
  const [asking, setAsking] = useState(false);
  const start = (): void => (wouldLoseResults(state) ? setAsking(true) : state.start());
  const copyReadAt = useBookAge(list.accountId);
  const rows = rowCountOf(list, hasHeader);
  const shownRows = useShownRows();
  const isMapped = Object.values(mapping).some((column) => column !== null);
  const canStart = isMapped && guessed.length === 0 && rows > 0 && !busy && (way === 'service' || copyReadAt !== null);
  useActions([
    { label: `Validate ${addressCount(rows)}`, group: 'validate', keys: 'mod+enter', enabled: canStart, run: start },
  ]);
  return (
    <>
      <ListHead>
        {run !== null && (
          <Button variant="default" onClick={() => showColumns(false)}>
            Back to the results
          </Button>
        )}
      </ListHead>
      <div className={styles.columns}>
        <Problems problems={list.problems} />
        <section aria-labelledby="list-columns" className={styles.section}>
          <div className={styles.sectionHead}>
            <h3 id="list-columns">What is in the {list.isTakenApart ? 'rows' : 'columns'}</h3>
            {!list.isTakenApart && (
              <Switch
                label="The first row names the columns"
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
          <h3 id="list-way">Check against</h3>
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
          Validate {addressCount(rows)}
        </Button>
        <span aria-hidden>
          <Shortcut keys="mod+enter" />
        </span>
      </footer>
      <ConfirmDialog
        opened={asking}
        onClosed={() => setAsking(false)}
        title="Validate the list anew?"
        confirmLabel="Validate anew"
        onConfirm={() => {
          setAsking(false);
          state.start();
        }}
      >
        The results of {(run?.doneCount ?? 0).toLocaleString()} rows were not exported, and are replaced by the new
        ones.
      </ConfirmDialog>
    </>
  );
}

/** Why it cannot begin yet, or should not. */
function WhatIsMissing({ isMapped }: { readonly isMapped: boolean }) {
  const { mapping, guessed } = useListStore();
  if (!isMapped) return <p className="muted">Say first which column holds the street, the city or the post code.</p>;
  if (guessed.length > 0) return <p className="muted">Say first whether the guess above is right.</p>;
  return mapping.street === null ? <p className="muted">No column holds the street.</p> : null;
}

function sampleTitle(rows: number, shownRows: number): string {
  const shown = Math.min(rows, shownRows);
  return rows <= shown
    ? 'The rows as they will be asked'
    : `The first ${shown} of ${rows.toLocaleString()} rows as they will be asked`;
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label="What looks wrong">
      {problems.map((words) => (
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
        {LIST_FIELDS.map(({ field, label }) => (
          <Select
            key={field}
            label={label}
            data={[{ value: NO_COLUMN, label: 'Not in the list' }, ...columns]}
            value={mapping[field] === null ? NO_COLUMN : String(mapping[field])}
            onChange={(value) => choose(field, value)}
            data-guessed={guessed.includes(field)}
          />
        ))}
      </div>
      <p className="muted small">
        {unused.length === 0
          ? 'Every column is used.'
          : `Not asked about, but kept in the export: ${unused.join(', ')}.`}
      </p>
    </>
  );
}

/** The first rows, by the fields: what is wrong with the columns is seen here. */
function Sample({ list, hasHeader, shownRows }: TableProps & { readonly shownRows: number }) {
  const { mapping } = useListStore();
  const fields = LIST_FIELDS.filter(({ field }) => mapping[field] !== null);
  if (fields.length === 0) return <p className="muted">No column is used yet.</p>;
  const from = hasHeader ? 1 : 0;
  const rows = list.sample.slice(from, from + shownRows).map((cells, index) => ({ cells, line: index + from + 1 }));
  return (
    <table className={styles.sample} aria-labelledby="list-sample">
      <thead>
        <tr>
          <th scope="col" className={styles.line}>
            Row
          </th>
          {fields.map(({ field, label }) => (
            <th key={field} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, line }) => (
          <tr key={line}>
            <td className={`${styles.line} muted`}>{line}</td>
            {fields.map(({ field }) => {
              const words = cells[mapping[field] ?? -1] ?? '';
              return (
                <td key={field} title={words}>
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
