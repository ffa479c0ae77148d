/**
 * Shows the newest notice; a live region reads each aloud once. Notices go away by themselves, bad ones later, and none
 * while somebody points at it or has the focus in it. They are in the line on top, where nothing else is, or among the
 * words of a dialog, so they cover nothing. Earlier ones can be read again (shell/earlier-notices.tsx).
 */
import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { say } from '../words/say.ts';
import styles from './notices.module.css';
import { type Notice, useNotices } from './notices-store.ts';
import { WhatToDo } from './what-to-do.tsx';

/** Milliseconds: time to see good news, and time to read bad news twice. */
const SHOWN_FOR: Readonly<Record<Notice['tone'], number>> = { good: 5_000, quiet: 5_000, warn: 20_000, bad: 20_000 };

export const NOTICE_ICONS = {
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
  quiet: IconInfoCircle,
};

/**
 * `screen`: another screen begins without the notices of the last one; a notice that came with the change belongs to
 * the new one.
 */
export function Notices({ screen }: { readonly screen: string }) {
  const notices = useNotices((state) => state.notices).filter(({ dialogId }) => dialogId === null);
  const leave = useNotices((state) => state.leave);
  const seen = useRef<readonly number[]>([]);
  const seenOn = useRef(screen);
  useEffect(() => {
    if (seenOn.current !== screen) leave(seen.current);
    seenOn.current = screen;
    seen.current = notices.map(({ noticeId }) => noticeId);
  });
  return (
    <section aria-label={say('ui.notices')} className={styles.place}>
      <Newest notices={notices} />
    </section>
  );
}

/**
 * The notices that were shown since the dialog opened, and before another one opened over it. While a closed one fades away, a new
 * notice is not in it: it would be read by a region that goes in the next moment.
 */
export function NoticesInDialog({ opened }: { readonly opened: boolean }) {
  const ownId = useId();
  const notices = useNotices((state) => state.notices).filter(({ dialogId }) => dialogId === ownId);
  const openDialog = useNotices((state) => state.openDialog);
  const shown = useRef<readonly number[]>([]);
  useEffect(() => {
    if (!opened) return;
    const closed = openDialog(ownId);
    // What comes in the moment in which it closes, such as that the work is done, no region has read yet.
    return () => closed(shown.current);
  }, [opened, openDialog, ownId]);
  useEffect(() => {
    shown.current = notices.map(({ noticeId }) => noticeId);
  });
  const place = useRef<HTMLDivElement>(null);
  const newestId = notices.at(-1)?.noticeId;
  // Below a long question it would be out of sight, as if the press had done nothing.
  useEffect(() => {
    if (newestId !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [newestId]);
  return (
    <div ref={place} className={styles.inDialog}>
      <Newest notices={notices} />
    </div>
  );
}

function Newest({ notices }: { readonly notices: readonly Notice[] }) {
  const close = useNotices((state) => state.close);
  const place = useRef<HTMLDivElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const newest = notices.at(-1);
  const newestId = newest?.noticeId;
  const isAlarm = ({ tone }: Notice): boolean => tone === 'bad';
  const read = notices.filter(({ isRead }) => isRead);
  const unread = notices.filter(({ isRead }) => !isRead);
  const words = (notice: Notice) => (
    <Words key={notice.noticeId} notice={notice} isHeld={isHeld} isSeen={notice === newest} />
  );
  // The pointer and the focus may have gone with their element.
  if (isPointedAt && newest === undefined) setPointedAt(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each notice its button goes
  useEffect(() => setFocus(place.current?.contains(document.activeElement) === true), [newestId]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only lets it stay
    <div
      ref={place}
      className={styles.notice}
      data-tone={newest?.tone ?? 'none'}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {newest !== undefined && <ToneIcon tone={newest.tone} />}
      {/* Both regions exist before they hold text: otherwise it would not be read. */}
      <div aria-live="polite" className={styles.said}>
        {unread.filter((notice) => !isAlarm(notice)).map(words)}
      </div>
      <div role="alert" className={styles.said}>
        {unread.filter(isAlarm).map(words)}
      </div>
      {read.length > 0 && <div className={styles.said}>{read.map(words)}</div>}
      {newest !== undefined && newest.drill !== null && (
        <WhatToDo topic={newest.drill} about={newest.words} look="icon" />
      )}
      {newest !== undefined && (
        // Another button for each notice: a double click closes the one that was read, and not the one behind it.
        <CloseButton
          key={newest.noticeId}
          aria-label={say('ui.notice.close')}
          onClick={() => close([newest.noticeId])}
        />
      )}
    </div>
  );
}

function ToneIcon({ tone }: Pick<Notice, 'tone'>) {
  const IconShape = NOTICE_ICONS[tone];
  return <IconShape aria-hidden size={18} className={styles.icon} />;
}

interface WordsProps {
  readonly notice: Notice;
  readonly isHeld: boolean;
  /** Notices behind the newest stay where they were read, so that they are not read again when they come back. */
  readonly isSeen: boolean;
}

function Words({ notice: { noticeId, tone, words }, isHeld, isSeen }: WordsProps) {
  const leave = useNotices((state) => state.leave);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => leave([noticeId]), SHOWN_FOR[tone]);
    return () => clearTimeout(timer);
  }, [isHeld, tone, noticeId, leave]);
  return (
    // No paragraph: where a person spaces paragraphs, the line on top would cut it off.
    <div className={isSeen ? styles.words : 'unseen'} data-whole={words}>
      {words}
    </div>
  );
}
