/** The columns of the activity list. */

import type { Account } from '../../src-preload/contract/account.ts';
import type { ActivityEntry } from '../../src-preload/contract/activity.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { CutWords } from '../ui/cut-words.tsx';
import type { DataColumn } from '../ui/data-grid-props.ts';
import { failureInList } from '../ui/failure-in-list.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { dayTimeWords, exactTimeWords } from '../ui/time-ago.tsx';
import type { Width } from '../ui/width.ts';
import { say } from '../words/say.ts';
import styles from './activity-screen.module.css';
import { aboutWords, countWords, kindWords, outcomeWords } from './activity-words.ts';

const ROOMY = {
  at: { width: '180px' },
  kind: { width: '110px' },
  orders: { width: '80px' },
  account: { width: 'minmax(120px, 1fr)' },
  outcome: { width: '150px' },
  about: { width: 'minmax(120px, 2fr)' },
};

const NARROW: typeof ROOMY = {
  at: { width: 'minmax(100px, 180px)' },
  kind: { width: '96px' },
  orders: { width: '50px' },
  account: { width: 'minmax(80px, 2fr)' },
  outcome: { width: '124px' },
  about: { width: 'minmax(96px, 3fr)' },
};

const CRAMPED: typeof ROOMY = {
  ...NARROW,
  at: { width: '92px' },
  kind: { width: '76px' },
  account: { width: 'minmax(48px, 1fr)' },
  outcome: { width: '120px' },
};

/**
 * `narrow`: the times may take two lines. `cramped`: they do, and what an entry is about is said once it is opened. No
 * line is read by scrolling there and back, at any size of the text up to 200 %.
 */
export function activityColumns(
  accounts: readonly Account[],
  { narrow, cramped }: Pick<Width, 'narrow' | 'cramped'>,
): readonly DataColumn<ActivityEntry>[] {
  const widths = cramped ? CRAMPED : narrow ? NARROW : ROOMY;
  const colours = new Map(accounts.map(({ accountId, colour }) => [accountId, colour]));
  return [
    {
      id: 'at',
      header: say('activity.column.at'),
      ...widths.at,
      cell: ({ at }) => (
        <time dateTime={at} className={styles.inTwoLines}>
          {cramped ? dayTimeWords(at) : exactTimeWords(at)}
        </time>
      ),
    },
    {
      id: 'kind',
      header: say('activity.column.kind'),
      ...widths.kind,
      cell: ({ kind }) => <span className={styles.inTwoLines}>{kindWords(kind)}</span>,
    },
    {
      id: 'orders',
      header: say('activity.column.orders'),
      ...widths.orders,
      align: 'end',
      cell: countWords,
    },
    {
      id: 'account',
      header: say('common.account'),
      ...widths.account,
      cell: ({ accountId, accountLabel }) => {
        const colour = accountId === null ? undefined : colours.get(accountId);
        return (
          <span className={styles.account}>
            {colour !== undefined && <AccountDot colour={colour} />}
            <CutWords words={accountLabel} />
          </span>
        );
      },
    },
    {
      id: 'outcome',
      header: say('activity.column.outcome'),
      ...widths.outcome,
      cell: (entry) => <Outcome entry={entry} />,
    },
    ...(cramped ? [] : [aboutColumn(widths.about)]),
  ];
}

function aboutColumn(width: { readonly width: string }): DataColumn<ActivityEntry> {
  return {
    id: 'about',
    header: say('activity.column.about'),
    ...width,
    cell: (entry) => <CutWords words={aboutAndReason(entry)} />,
  };
}

function Outcome({ entry: { outcome } }: { readonly entry: ActivityEntry }) {
  const { word, tone, icon } = outcomeWords(outcome);
  return (
    <StatusBadge tone={tone} icon={icon} look="plain">
      {word}
    </StatusBadge>
  );
}

function aboutAndReason(entry: ActivityEntry): string {
  const { failureCode } = entry;
  const reason =
    failureCode === null ? '' : failureInList({ code: failureCode, changed: 'unknown', details: [], facts: {} });
  return [aboutWords(entry), reason].filter((words) => words !== '').join(' · ');
}
