/** A field's text with the typed words marked by more than a colour. */
import { Fragment, type ReactNode } from 'react';
import type { EntryField } from '../../src-preload/contract/address-book.ts';
import { CutWords } from '../ui/cut-words.tsx';
import { say } from '../words/say.ts';
import { fieldName } from './entry-words.ts';
import { type MarkedEntry, markedPieces, type TextPiece } from './marked-pieces.ts';
import styles from './marked-text.module.css';

interface MarkedTextProps {
  readonly of: MarkedEntry;
  readonly field: EntryField;
}

export function MarkedText({ of: { entry, matchedParts }, field }: MarkedTextProps) {
  return <Pieces pieces={markedPieces(entry[field], matchedParts[field])} />;
}

/** A field without a place of its own, shown behind another one because it matched: from its first mark on. */
export function AlsoMarked({ of: { entry, matchedParts }, field }: MarkedTextProps) {
  const [first, ...others] = markedPieces(entry[field], matchedParts[field]);
  if (first === undefined) return null;
  const begin = first.marked || first.text.length <= 4 ? first : { text: '…', marked: false };
  return (
    <>
      <span className="muted"> · </span>
      {/* A plain space would not be kept at its end, and '…' would be read in one piece with the name. */}
      <span className="unseen">{`${fieldName(field)}\u00a0`}</span>
      <Pieces pieces={[begin, ...others]} />
    </>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  let at = 0;
  return pieces.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{withBreak(text)}</Fragment>
    );
  });
}

/** A long e-mail address breaks behind the '@', not in the middle of a word. */
function withBreak(text: string): ReactNode {
  const end = text.indexOf('@') + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}

interface MarkedFieldsProps {
  readonly of: MarkedEntry;
  readonly fields: readonly EntryField[];
  /** Behind them. */
  readonly children?: ReactNode;
}

/** Several fields on one line, without gaps for empty ones. A dash when all are empty. */
export function MarkedFields({ of, fields, children }: MarkedFieldsProps) {
  const given = fields.filter((field) => of.entry[field] !== '');
  if (given.length === 0) {
    return (
      <>
        <span className="muted">
          <span aria-hidden>–</span>
          <span className="unseen">{say('address-book.column.none')}</span>
        </span>
        {children}
      </>
    );
  }
  return (
    <CutWords words={given.map((field) => of.entry[field]).join(', ')}>
      {given.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <MarkedText of={of} field={field} />
        </Fragment>
      ))}
      {children}
    </CutWords>
  );
}
