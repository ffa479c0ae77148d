/**
 * Dialogs. Focus is trapped and comes back, Escape closes, the title names it. A press beside one closes it only where it
 * asks nothing: the click that brings the window to the front must not take away what was typed, pasted or scanned.
 * Nor must one Escape: where there is something to lose it leads to Cancel, and closes from there.
 * Scroll lock stays off (it needs a style tag, and the page itself never scrolls).
 */
import { Button, Modal } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { say } from '../words/say.ts';
import styles from './dialog.module.css';
import { NoticesInDialog } from './notices.tsx';
import { useFocusBack } from './use-focus-back.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly onClosed: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: number | undefined;
  /** False while something runs that must not be left half seen. */
  readonly closable?: boolean;
  /** Something was typed, pasted or scanned that would be lost. The first of `actions` is Cancel. */
  readonly keeps?: boolean;
  /**
   * False: a form or a list, whose parts are read as one comes to them; what is to be heard as it opens is `Described`.
   * Otherwise it is read whole.
   */
  readonly described?: boolean;
}

export function Dialog(props: DialogProps) {
  const { opened, onClosed, title, children, actions, size = 520, closable = true, keeps = false } = props;
  const { described = true } = props;
  useFocusBack(opened);
  const choices = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key, repeat }: KeyboardEvent): void => {
    if (!keeps || key !== 'Escape' || repeat) return;
    const cancel = choices.current?.querySelector('button');
    if (document.activeElement === cancel) onClosed();
    else cancel?.focus();
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={onClosed}
      size={size}
      lockScroll={false}
      closeOnClickOutside={actions === undefined}
      closeOnEscape={closable && !keeps}
      classNames={{ content: styles.content ?? '' }}
    >
      <Modal.Overlay className={styles.overlay ?? ''} />
      <Modal.Content data-closed={opened ? undefined : true} onKeyDownCapture={onKeyDown}>
        {/* Not Modal.Header: that is a <header>, and the page has its banner already. */}
        <div className={styles.head}>
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          {closable && <Modal.CloseButton aria-label={say('ui.dialog.close')} />}
        </div>
        <div className={styles.body}>
          {described ? <Described>{children}</Described> : children}
          <NoticesInDialog opened={opened} />
          {actions !== undefined && (
            <div ref={choices} className={styles.actions}>
              {actions}
            </div>
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What a screen reader says of a dialog as it opens, where the rest is read later. Once in a dialog. */
export function Described({ children }: { readonly children: ReactNode }) {
  return <Modal.Body className={styles.described ?? ''}>{children}</Modal.Body>;
}

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClosed: () => void;
  /** The question, with the count and the account in it. */
  readonly title: string;
  /** What will happen, and what will stay. */
  readonly children: ReactNode;
  /** The button, named by its effect: 'Remove account'. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClosed, title, children, confirmLabel, onConfirm, busy = false } = props;
  const actions = (
    <>
      <Button variant="default" onClick={onClosed} disabled={busy} data-autofocus>
        {say('common.cancel')}
      </Button>
      <Button onClick={onConfirm} loading={busy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClosed={onClosed} title={title} actions={actions} size={440} closable={!busy}>
      {children}
    </Dialog>
  );
}
