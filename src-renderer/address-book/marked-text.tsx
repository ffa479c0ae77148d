/** A field's text with what was typed marked in it, by more than a colour. */
import { Fragment } from 'react';
import type { AddressBookEntry, EntryField, Marks } from '../../src-preload/contract/address-book.ts';
import { markedPieces } from './marked-pieces.ts';
import styles from './marked-text.module.css';

export interface MarkedEntry {
  readonly entry: AddressBookEntry;
  readonly marks: Marks;
}

interface MarkedTextProps {
  readonly of: MarkedEntry;
  readonly field: EntryField;
}

export function MarkedText({ of: { entry, marks }, field }: MarkedTextProps) {
  let at = 0;
  return markedPieces(entry[field], marks[field]).map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}

interface MarkedFieldsProps {
  readonly of: MarkedEntry;
  readonly fields: readonly EntryField[];
}

/** Several fields on one line; those that are empty leave no gap. A dash where there is none. */
export function MarkedFields({ of, fields }: MarkedFieldsProps) {
  const given = fields.filter((field) => of.entry[field] !== '');
  if (given.length === 0) {
    return (
      <span className="muted">
        <span aria-hidden>–</span>
        <span className="unseen">none</span>
      </span>
    );
  }
  return (
    <span title={given.map((field) => of.entry[field]).join(', ')}>
      {given.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <MarkedText of={of} field={field} />
        </Fragment>
      ))}
    </span>
  );
}
