/** The filters of the activity: account, kind, outcome, and days. */
import { Button, Select } from '@mantine/core';
import type { Account } from '../../src-preload/contract/account.ts';
import { DayField } from '../ui/day-field.tsx';
import { say } from '../words/say.ts';
import styles from './activity-screen.module.css';
import { isNarrowed, useActivityStore } from './activity-store.ts';
import { KINDS, kindWords, OUTCOMES, outcomeWords } from './activity-words.ts';

/** A select must have a value for 'no narrowing'. */
const ALL = 'all';

export function ActivityFilters({ accounts }: { readonly accounts: readonly Account[] }) {
  const { accountId, kind, outcome, fromDay, toDay, choose, clear } = useActivityStore();
  return (
    <search aria-label={say('activity.filters')} className={styles.filters}>
      <Select
        aria-label={say('common.account')}
        className={styles.choice ?? ''}
        value={accountId ?? ALL}
        data={[
          { value: ALL, label: say('activity.filter.all-accounts') },
          ...accounts.map((account) => ({ value: account.accountId, label: account.label })),
        ]}
        onChange={(value) => choose({ accountId: value === ALL ? null : value })}
      />
      <Select
        aria-label={say('activity.column.kind')}
        className={styles.choice ?? ''}
        value={kind ?? ALL}
        data={[
          { value: ALL, label: say('activity.filter.all-kinds') },
          ...KINDS.map((value) => ({ value, label: kindWords(value) })),
        ]}
        onChange={(value) => choose({ kind: KINDS.find((one) => one === value) ?? null })}
      />
      <Select
        aria-label={say('activity.column.outcome')}
        className={styles.choice ?? ''}
        value={outcome ?? ALL}
        data={[
          { value: ALL, label: say('activity.filter.all-outcomes') },
          ...OUTCOMES.map((value) => ({ value, label: outcomeWords(value).word })),
        ]}
        onChange={(value) => choose({ outcome: OUTCOMES.find((one) => one === value) ?? null })}
      />
      <span className={styles.days}>
        <DayField
          aria-label={say('activity.filter.from')}
          className={styles.day ?? ''}
          value={fromDay}
          onDay={(day) => choose({ fromDay: day })}
        />
        <span className="muted">{say('activity.filter.until')}</span>
        <DayField
          aria-label={say('activity.filter.to')}
          className={styles.day ?? ''}
          value={toDay}
          onDay={(day) => choose({ toDay: day })}
        />
      </span>
      {isNarrowed({ accountId, kind, outcome, fromDay, toDay }) && (
        <Button variant="subtle" color="gray" onClick={clear}>
          {say('activity.filter.clear')}
        </Button>
      )}
    </search>
  );
}
