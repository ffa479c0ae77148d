/** One item of a list in full: beside the list on a wide window, a page of its own on a narrow one. */
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { say } from '../words/say.ts';
import styles from './detail-pane.module.css';
import { Fact } from './fact.tsx';
import { withKeys } from './keys-beside.tsx';
import { ariaShortcut, Shortcut, shortcutKeys } from './shortcut.tsx';

export type DetailLook = 'pane' | 'page';

interface DetailPaneProps {
  readonly thing: 'order' | 'entry' | 'address';
  readonly look: DetailLook;
  /** The item's name in large; null while none is chosen. */
  readonly title: ReactNode | null;
  readonly onClosed: () => void;
  /** For items that are compared side by side. */
  readonly wide?: boolean;
  /**
   * Shows the next item of the list (1), or the one before (-1), by an arrow key: as a page it covers the list and its
   * keys.
   */
  readonly onStep?: ((step: 1 | -1) => void) | undefined;
  readonly children?: ReactNode;
}

export function DetailPane({ thing, look, title, onClosed, wide = false, onStep, children }: DetailPaneProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (look === 'page') close.current?.focus();
  }, [look]);
  const steps = look === 'page' ? onStep : undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step === null || steps === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      return;
    steps(step);
    event.preventDefault();
  };

  const Title = look === 'page' ? 'h2' : 'h3';
  return (
    <aside
      className={styles.detail}
      data-look={look}
      data-wide={wide}
      aria-label={say('ui.detail.label', { thing })}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        {look === 'page' ? (
          <>
            <Button
              ref={close}
              variant="subtle"
              color="gray"
              leftSection={<IconArrowLeft aria-hidden size={16} />}
              {...withKeys('escape')}
              onClick={onClosed}
            >
              {say('ui.detail.back')}
            </Button>
            {steps !== undefined && (
              <span aria-hidden className={styles.steps}>
                <Shortcut keys="up" /> <Shortcut keys="down" /> {say('ui.detail.next', { thing })}
              </span>
            )}
          </>
        ) : (
          <>
            <h2 className={styles.paneTitle}>{say('ui.detail.title', { thing })}</h2>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={say('ui.detail.close', { thing })}
              aria-keyshortcuts={ariaShortcut('escape')}
              title={shortcutKeys('escape').join(' ')}
              onClick={onClosed}
            >
              <IconX aria-hidden size={18} />
            </ActionIcon>
          </>
        )}
      </header>
      {title === null ? (
        <p className={styles.nothing}>{say('ui.detail.choose', { thing })}</p>
      ) : (
        <div className={styles.content}>
          <Title className={styles.title} aria-live={steps === undefined ? undefined : 'polite'}>
            {title}
          </Title>
          {children}
        </div>
      )}
    </aside>
  );
}

export function DetailFacts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** Empty text shows as not given. */
export function DetailFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Fact name={name} className={styles.fact}>
      {children === '' ? <span className="muted">{say('common.not-given')}</span> : children}
    </Fact>
  );
}

export function DetailActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
