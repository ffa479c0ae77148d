/** What narrows the activity: account, kind, outcome, and days. */
import { Button, Select, TextInput } from '@mantine/core';
import type { Account } from '../../src-preload/contract/account.ts';
import styles from './activity-screen.module.css';
import { isNarrowed, useActivityStore } from './activity-store.ts';
import { KINDS, kindWords, OUTCOMES, outcomeWords } from './activity-words.ts';

/** A select must have a value for 'no narrowing'. */
const ALL = 'all';

export function ActivityFilters({ accounts }: { readonly accounts: readonly Account[] }) {
  const { accountId, kind, outcome, fromDay, toDay, choose, clear } = useActivityStore();
  return (
    <search aria-label="Narrow the activity" className={styles.filters}>
      <Select
        aria-label="Account"
        className={styles.choice ?? ''}
        value={accountId ?? ALL}
        data={[
          { value: ALL, label: 'All accounts' },
          ...accounts.map((account) => ({ value: account.accountId, label: account.label })),
        ]}
        onChange={(value) => choose({ accountId: value === ALL ? null : value })}
      />
      <Select
        aria-label="What"
        className={styles.choice ?? ''}
        value={kind ?? ALL}
        data={[{ value: ALL, label: 'Everything' }, ...KINDS.map((value) => ({ value, label: kindWords(value) }))]}
        onChange={(value) => choose({ kind: KINDS.find((one) => one === value) ?? null })}
      />
      <Select
        aria-label="Outcome"
        className={styles.choice ?? ''}
        value={outcome ?? ALL}
        data={[
          { value: ALL, label: 'Every outcome' },
          ...OUTCOMES.map((value) => ({ value, label: outcomeWords(value).word })),
        ]}
        onChange={(value) => choose({ outcome: OUTCOMES.find((one) => one === value) ?? null })}
      />
      <TextInput
        type="date"
        aria-label="From day"
        value={fromDay}
        max={toDay}
        onChange={(event) => choose({ fromDay: event.currentTarget.value })}
      />
      <span className="muted">to</span>
      <TextInput
        type="date"
        aria-label="To day"
        value={toDay}
        min={fromDay}
        onChange={(event) => choose({ toDay: event.currentTarget.value })}
      />
      {isNarrowed({ accountId, kind, outcome, fromDay, toDay }) && (
        <Button variant="subtle" color="gray" onClick={clear}>
          Clear
        </Button>
      )}
    </search>
  );
}
