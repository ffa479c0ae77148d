/** A pasted or scanned list of order numbers, tracking numbers or ids: looked up, judged line by line, then selected. */
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { Reply } from '../../../src-preload/contract/operations.ts';
import { NeedsService } from '../../bench/needs-service.tsx';
import { useAccounts } from '../../bench/use-accounts.ts';
import { stopQuestion, useQuestion } from '../../bench/use-question.ts';
import { useScanTaker } from '../../scanner/scan-taker.ts';
import { useChange } from '../../server-state.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { reachedByKeys } from '../../ui/reached-by-keys.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useLasts } from '../../ui/use-pace.ts';
import { say } from '../../words/say.ts';
import { addAndTell } from '../add-to-selection.ts';
import styles from './changes.module.css';
import { FileOfCodes } from './file-of-codes.tsx';
import { codesIn, type JudgedCode, judgeCodes, judgedWords } from './judged-codes.ts';

/** The most that main looks up at once. */
const mostCodes = 500;

export function ListOfCodes({ account, onClosed }: { readonly account: Account; readonly onClosed: () => void }) {
  const [typed, setTyped] = useState('');
  const { accounts } = useAccounts();
  const lookUp = useChange('orders.resolveCodes');
  const questionId = useId();
  const told = useQuestion(questionId, lookUp.isPending);
  // A silent service gives not even a first answer, for as long as two minutes.
  const lasts = useLasts(lookUp.isPending);
  const [judged, setJudged] = useState<readonly JudgedCode[] | null>(null);
  const codes = codesIn(typed);
  const good = judged?.flatMap(({ order, kind }) => (kind === 'good' && order !== null ? [order] : [])) ?? [];
  /** Two numbers of the list may be of one order. */
  const found = [...new Map(good.map((order) => [order.orderId, order])).values()];
  const begin = useLatest();
  const type = (change: (before: string) => string): void => {
    begin();
    lookUp.reset();
    setJudged(null);
    setTyped(change);
  };
  const append = (text: string): void => type((before) => `${endedLine(before)}${text}`);
  useScanTaker((code) => append(`${code}\n`));

  const look = (): void => {
    const isLatest = begin();
    const judge = (resolved: Reply<'orders.resolveCodes'>): void => {
      // A number that was scanned meanwhile is not among them.
      if (isLatest()) setJudged(judgeCodes(resolved, accounts));
    };
    lookUp.mutate({ accountId: account.accountId, codes, questionId }, { onSuccess: judge });
  };
  const close = (): void => {
    if (lookUp.isPending) void stopQuestion(questionId);
    onClosed();
  };
  const add = (): void => {
    addAndTell(found, 'code-list');
    onClosed();
  };
  const actions = (
    <>
      <Button variant="default" onClick={close}>
        {say('common.cancel')}
      </Button>
      {judged === null ? (
        <Button
          disabled={codes.length === 0 || codes.length > mostCodes}
          loading={lookUp.isPending || lookUp.isSuccess}
          onClick={look}
        >
          {say('orders.list.look-up', { count: codes.length })}
        </Button>
      ) : (
        <Button disabled={found.length === 0} onClick={add}>
          {say('orders.list.select', { count: found.length })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      opened
      onClosed={close}
      title={say('orders.list.title', { account: account.label })}
      actions={actions}
      described={false}
      size={560}
      keeps={codes.length > 0}
    >
      <div className={styles.question}>
        <Textarea
          data-autofocus
          label={say('orders.list.numbers')}
          description={say('orders.list.description')}
          rows={8}
          spellCheck={false}
          classNames={{ input: 'mono' }}
          value={typed}
          error={
            codes.length > mostCodes ? say('orders.list.too-many', { count: codes.length, most: mostCodes }) : undefined
          }
          onChange={(event) => {
            const text = event.currentTarget.value;
            type(() => text);
          }}
        />
        <FileOfCodes onRead={append} />
        <NeedsService account={account} />
        {lookUp.isPending && (told !== null || lasts) && (
          <ProgressLine
            label={say('orders.list.asked')}
            progress={told ?? { doneCount: 0, totalCount: codes.length }}
            isRunning
          >
            <Button variant="default" size="xs" onClick={() => void stopQuestion(questionId)}>
              {say('orders.list.stop')}
            </Button>
          </ProgressLine>
        )}
        {lookUp.error !== null && <FailureNotice failure={lookUp.error.failure} />}
        {judged !== null && (
          <ul className={styles.codes} aria-label={say('orders.list.found')} ref={reachedByKeys}>
            {judged.map((line) => (
              <CodeLine key={line.code} line={line} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

const LOOKS: Readonly<Record<JudgedCode['kind'], { tone: Tone; icon: typeof IconCircleX }>> = {
  good: { tone: 'good', icon: IconCircleCheck },
  'left-out': { tone: 'warn', icon: IconAlertTriangle },
  bad: { tone: 'bad', icon: IconCircleX },
};

function CodeLine({ line }: { readonly line: JudgedCode }) {
  const { tone, icon } = LOOKS[line.kind];
  return (
    <li>
      <span className="mono">{line.code}</span>
      <StatusBadge isApart look="plain" tone={tone} icon={icon}>
        {judgedWords(line)}
      </StatusBadge>
    </li>
  );
}

function endedLine(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
