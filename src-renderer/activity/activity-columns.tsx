/** The columns of the activity list. */

import type { Account } from '../../src-preload/contract/account.ts';
import type { ActivityEntry } from '../../src-preload/contract/activity.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { CutWords } from '../ui/cut-words.tsx';
import type { DataColumn } from '../ui/data-grid-props.ts';
import { failureInList } from '../ui/failure-in-list.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { dayTimeWords, exactTimeWords } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import styles from './activity-screen.module.css';
import { aboutWords, countWords, kindWords, outcomeWords } from './activity-words.ts';

/** `cramped`: the times take two lines, and what an entry is about is said once it is opened. */
export function activityColumns(accounts: readonly Account[], cramped: boolean): readonly DataColumn<ActivityEntry>[] {
  const colours = new Map(accounts.map(({ accountId, colour }) => [accountId, colour]));
  return [
    {
      id: 'at',
      header: say('activity.column.at'),
      width: cramped ? '100px' : '180px',
      cell: ({ at }) => (
        <time dateTime={at} className={cramped ? styles.inTwoLines : undefined}>
          {cramped ? dayTimeWords(at) : exactTimeWords(at)}
        </time>
      ),
    },
    {
      id: 'kind',
      header: say('activity.column.kind'),
      width: cramped ? '88px' : '110px',
      cell: ({ kind }) => kindWords(kind),
    },
    {
      id: 'orders',
      header: say('activity.column.orders'),
      width: cramped ? '56px' : '80px',
      align: 'end',
      cell: countWords,
    },
    {
      id: 'account',
      header: say('common.account'),
      width: cramped ? 'minmax(48px, 1fr)' : 'minmax(120px, 1fr)',
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
      width: cramped ? '120px' : '150px',
      cell: (entry) => <Outcome entry={entry} />,
    },
    ...(cramped ? [] : [aboutColumn()]),
  ];
}

function aboutColumn(): DataColumn<ActivityEntry> {
  return {
    id: 'about',
    header: say('activity.column.about'),
    width: 'minmax(120px, 2fr)',
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
