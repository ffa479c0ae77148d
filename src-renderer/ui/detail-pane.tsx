/** One thing of a list in full: beside the list on a wide window, a page of its own on a narrow one. */
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './detail-pane.module.css';

export type DetailLook = 'pane' | 'page';

interface DetailPaneProps {
  /** What is shown, in one lower-case word: 'order'. */
  readonly thing: string;
  readonly look: DetailLook;
  /** The thing's name in large; null while none is chosen. */
  readonly title: ReactNode | null;
  readonly onClosed: () => void;
  /** For what is compared side by side. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export function DetailPane({ thing, look, title, onClosed, wide = false, children }: DetailPaneProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (look === 'page') close.current?.focus();
  }, [look]);
  const Thing = thing.charAt(0).toUpperCase() + thing.slice(1);

  return (
    <aside className={styles.detail} data-look={look} data-wide={wide} aria-label={`${Thing} details`}>
      <header className={styles.head}>
        {look === 'page' ? (
          <Button
            ref={close}
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft aria-hidden size={16} />}
            onClick={onClosed}
          >
            Back to the list
          </Button>
        ) : (
          <>
            <h2 className={styles.paneTitle}>{Thing}</h2>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Close ${thing} details`}
              onClick={onClosed}
            >
              <IconX aria-hidden size={18} />
            </ActionIcon>
          </>
        )}
      </header>
      {title === null ? (
        <p className={styles.nothing}>Choose an {thing} in the list to see it here.</p>
      ) : (
        <div className={styles.content}>
          <p className={styles.title}>{title}</p>
          {children}
        </div>
      )}
    </aside>
  );
}

export function DetailFacts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** Empty text is told as not given. */
export function DetailFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children === '' ? <span className="muted">Not given</span> : children}</dd>
    </div>
  );
}

export function DetailActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
