/** Pages and zoom, above the desk. */
import { ActionIcon, Menu, TextInput, Tooltip } from '@mantine/core';
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconFileText,
  IconLayoutSidebar,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { shortcutKeys } from '../../ui/shortcut.tsx';
import { say } from '../../words/say.ts';
import styles from './preview.module.css';
import type { PreviewCommand } from './preview-keys.ts';
import { percentOf, type Zoom } from './zoom.ts';

interface PreviewToolbarProps {
  /** From 0. */
  readonly currentPage: number;
  readonly pageCount: number;
  readonly scale: number;
  readonly zoom: Zoom;
  readonly listShown: boolean;
  readonly onRun: (command: PreviewCommand) => void;
  readonly onGoTo: (page: number) => void;
  readonly onPercent: (percent: number) => void;
  readonly onToggleList: () => void;
}

const MENU_PERCENTS = [50, 75, 100, 150, 200, 400] as const;

export function PreviewToolbar(props: PreviewToolbarProps) {
  const { currentPage, pageCount, scale, zoom, onRun } = props;
  return (
    <div role="toolbar" aria-label={say('manifests.preview.tools')} className={styles.toolbar}>
      {pageCount > 1 ? (
        <ToolButton
          label={say(props.listShown ? 'manifests.preview.list.hide' : 'manifests.preview.list.show')}
          pressed={props.listShown}
          onClick={props.onToggleList}
        >
          <IconLayoutSidebar size={18} stroke={1.6} />
        </ToolButton>
      ) : null}
      <PageJump currentPage={currentPage} pageCount={pageCount} onGoTo={props.onGoTo} />
      {pageCount > 1 ? (
        <>
          <ToolButton
            label={say('manifests.preview.previous')}
            keys="left"
            disabled={currentPage === 0}
            onClick={() => onRun('previous-page')}
          >
            <IconChevronUp size={18} stroke={1.6} />
          </ToolButton>
          <ToolButton
            label={say('manifests.preview.next')}
            keys="right"
            disabled={currentPage === pageCount - 1}
            onClick={() => onRun('next-page')}
          >
            <IconChevronDown size={18} stroke={1.6} />
          </ToolButton>
        </>
      ) : null}
      <span className={styles.toolbarGap} />
      <ToolButton label={say('manifests.preview.zoom-out')} keys="mod+-" onClick={() => onRun('zoom-out')}>
        <IconMinus size={18} stroke={1.6} />
      </ToolButton>
      <ZoomMenu percent={percentOf(scale)} onRun={onRun} onPercent={props.onPercent} />
      <ToolButton label={say('manifests.preview.zoom-in')} keys="mod+=" onClick={() => onRun('zoom-in')}>
        <IconPlus size={18} stroke={1.6} />
      </ToolButton>
      <ToolButton
        label={say('manifests.preview.fit-width')}
        keys="alt+w"
        pressed={zoom.kind === 'fit-width'}
        onClick={() => onRun('fit-width')}
      >
        <IconArrowAutofitWidth size={18} stroke={1.6} />
      </ToolButton>
      <ToolButton
        label={say('manifests.preview.fit-page')}
        keys="alt+p"
        pressed={zoom.kind === 'fit-page'}
        onClick={() => onRun('fit-page')}
      >
        <IconFileText size={18} stroke={1.6} />
      </ToolButton>
    </div>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ToolButton({ label, keys, pressed, disabled = false, onClick, children }: ToolButtonProps) {
  return (
    <Tooltip
      label={
        keys === undefined ? label : say('manifests.preview.tool', { tool: label, keys: shortcutKeys(keys).join(' ') })
      }
    >
      <ActionIcon
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        variant="subtle"
        color="gray"
        className={styles.tool}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** Shows the current page; typing a number and Enter goes there. */
function PageJump({
  currentPage,
  pageCount,
  onGoTo,
}: Pick<PreviewToolbarProps, 'currentPage' | 'pageCount' | 'onGoTo'>) {
  const [typed, setTyped] = useState(String(currentPage + 1));
  useEffect(() => setTyped(String(currentPage + 1)), [currentPage]);

  const go = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = Number.parseInt(typed, 10);
    const page = Number.isInteger(wanted) ? Math.min(pageCount, Math.max(1, wanted)) : currentPage + 1;
    setTyped(String(page));
    onGoTo(page - 1);
  };

  return (
    <form className={styles.pageJump} onSubmit={go}>
      <TextInput
        aria-label={say('manifests.preview.page-field', { count: pageCount })}
        inputMode="numeric"
        value={typed}
        classNames={{ input: styles.pageField ?? '' }}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(String(currentPage + 1))}
      />
      <span className={styles.pageTotal}>{say('manifests.preview.page-count', { count: pageCount })}</span>
    </form>
  );
}

interface ZoomMenuProps {
  readonly percent: number;
  readonly onRun: (command: PreviewCommand) => void;
  readonly onPercent: (percent: number) => void;
}

function ZoomMenu({ percent, onRun, onPercent }: ZoomMenuProps) {
  return (
    <Menu position="bottom">
      <Menu.Target>
        <button type="button" className={styles.zoomValue} aria-label={say('manifests.preview.zoom', { percent })}>
          {say('manifests.preview.percent', { percent })}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onRun('fit-width')}>{say('manifests.preview.fit-width')}</Menu.Item>
        <Menu.Item onClick={() => onRun('fit-page')}>{say('manifests.preview.fit-page')}</Menu.Item>
        <Menu.Divider />
        {MENU_PERCENTS.map((value) => (
          <Menu.Item key={value} onClick={() => onPercent(value)}>
            {value === 100 ? say('manifests.preview.real-size') : say('manifests.preview.percent', { percent: value })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
