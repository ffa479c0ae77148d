/**
 * The help, at the side of the window: one part at a time, so that it can be read while the hands do what it says. It
 * takes no keys except Escape, and closes nothing that is open beneath it.
 */
import { CloseButton, Select } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import german from '../../docs/operators.de.md?raw';
import english from '../../docs/operators.md?raw';
import type { OfferedLanguage } from '../../src-preload/contract/preferences.ts';
import { useHelp } from '../ui/help-store.ts';
import { type HelpTopic, helpTopics } from '../ui/help-topics.ts';
import { ariaShortcut } from '../ui/shortcut.tsx';
import { offeredOf, useLanguage } from '../words/language.ts';
import { say } from '../words/say.ts';
import styles from './help-pane.module.css';
import { pictureAt } from './help-pictures.ts';
import { type HelpBlock, type HelpPart, type HelpWords, readHelp } from './help-text.ts';

const partsOf: Readonly<Record<OfferedLanguage, readonly HelpPart[]>> = { en: readHelp(english), de: readHelp(german) };

/** A dialog beneath listens for Escape on the whole window; it must not hear a key that was pressed here. */
const notForDialogs = { 'data-mantine-stop-propagation': 'true' };

export function HelpPane() {
  const shown = useHelp((state) => state.shown);
  return shown === null ? null : <OpenHelp topic={shown} />;
}

function OpenHelp({ topic }: { readonly topic: HelpTopic }) {
  const language = useLanguage((state) => state.shown);
  const { show, close } = useHelp();
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  const side = useOutOfTheWay(pane, close);
  const parts = partsOf[offeredOf(language ?? 'en')];
  const part = parts.find((one) => one.topic === topic) ?? parts[0];

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // Whoever has gone on beside it stays there.
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is read from its beginning
  useEffect(() => heading.current?.focus(), [topic]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // The list of its parts is open: the key closes that.
    const isOfList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (!isOfList) close();
  };
  if (part === undefined) return null;
  return (
    <aside ref={pane} className={styles.pane} data-side={side} aria-label={say('help.title')} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <Select
          {...notForDialogs}
          aria-label={say('help.part')}
          className={styles.choice ?? ''}
          allowDeselect={false}
          data={parts.map((one) => ({ value: one.topic, label: one.title }))}
          value={part.topic}
          onChange={(chosen) => {
            const next = helpTopics.find((one) => one === chosen);
            if (next !== undefined) show(next);
          }}
        />
        <CloseButton
          {...notForDialogs}
          size="lg"
          aria-label={say('help.close')}
          aria-keyshortcuts={ariaShortcut('escape')}
          onClick={close}
        />
      </div>
      <Part key={part.topic} part={part} heading={heading} />
    </aside>
  );
}

/** What has the focus beneath is in sight: the help goes to the other side or, if it lay over it there, too, closes. */
function useOutOfTheWay(pane: RefObject<HTMLElement | null>, close: () => void): 'start' | 'end' {
  const [side, setSide] = useState<'start' | 'end'>('end');
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const help = pane.current;
      if (help === null || !(target instanceof Element) || help.contains(target)) return;
      const over = help.getBoundingClientRect();
      const { left, width } = target.getBoundingClientRect();
      const middle = left + width / 2;
      const isUnder = (one: number): boolean => width <= over.width && one >= over.left && one <= over.right;
      if (!isUnder(middle)) return;
      // Seen from the other side of the window.
      if (isUnder(window.innerWidth - middle)) close();
      else setSide((before) => (before === 'end' ? 'start' : 'end'));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [pane, close]);
  return side;
}

interface PartProps {
  readonly part: HelpPart;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
}

function Part({ part, heading }: PartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section aria-label={part.title} className={styles.text} tabIndex={0} {...notForDialogs}>
      <h2 ref={heading} tabIndex={-1} className={styles.title} {...notForDialogs}>
        {part.title}
      </h2>
      {part.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that does not change
        <Block key={at} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { readonly block: HelpBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words words={block.words} />
      </p>
    );
  }
  if (block.kind === 'picture') {
    return <img className={styles.picture} src={pictureAt(block.path)} alt={block.words} />;
  }
  return (
    <ol className={styles.steps}>
      {block.steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that does not change
        <li key={at}>
          <Words words={step} />
        </li>
      ))}
    </ol>
  );
}

function Words({ words: all }: { readonly words: readonly HelpWords[] }) {
  return all.map(({ look, words }, at) => {
    const key = `${at} ${words}`;
    if (look === 'strong') return <strong key={key}>{words}</strong>;
    if (look === 'emphasis') return <em key={key}>{words}</em>;
    if (look === 'code') {
      return (
        <code key={key} className="mono">
          {words}
        </code>
      );
    }
    return <span key={key}>{words}</span>;
  });
}
