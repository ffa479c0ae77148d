/** What was read stays in sight when it cannot be read again: the failure stands above it, or alone where nothing was read yet. */
import type { ReactNode } from 'react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './list-screen.module.css';

interface FailureToReadProps {
  /** Null: it was read, or is being read. */
  readonly failure: Failure | null;
  readonly onRepeat?: (() => void) | undefined;
}

/** For a screen that shows other things between the failure and what was read. */
export function FailureToRead({ failure, onRepeat, isRead }: FailureToReadProps & { readonly isRead: boolean }) {
  if (failure === null) return null;
  if (isRead) return <FailureNotice failure={failure} onRepeat={onRepeat} />;
  return (
    <div className={styles.failure}>
      <FailureNotice size="page" failure={failure} onRepeat={onRepeat} />
    </div>
  );
}

interface WhatWasReadProps<Read> extends FailureToReadProps {
  /** Undefined: nothing yet. */
  readonly read: Read | undefined;
  /** Until it is read for the first time. */
  readonly reading?: ReactNode;
  readonly children: (read: Read) => ReactNode;
}

export function WhatWasRead<Read>({ read, failure, onRepeat, reading, children }: WhatWasReadProps<Read>) {
  const before = failure === null ? reading : null;
  return (
    <>
      <FailureToRead failure={failure} onRepeat={onRepeat} isRead={read !== undefined} />
      {read === undefined ? before : children(read)}
    </>
  );
}
