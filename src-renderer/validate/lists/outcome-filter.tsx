/** Filters the rows by their result; each choice shows its count. */
import type { AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { Choice } from '../../ui/choice.tsx';
import { numberWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { useOutcomeCounts } from './list-rows.tsx';
import type { ShownOutcome } from './list-store.ts';
import { outcomeLook } from './list-words.ts';
import styles from './lists.module.css';

interface OutcomeFilterProps {
  readonly run: AddressListRun;
  readonly shown: ShownOutcome;
  readonly onChange: (shown: ShownOutcome) => void;
}

export function OutcomeFilter({ run, shown, onChange }: OutcomeFilterProps) {
  const { listId, totalCount, way } = run;
  const counts = useOutcomeCounts(listId, shown) ?? countsOf(run);
  return (
    <div className={styles.filter}>
      <Choice
        label={say('validate.rows.shown')}
        value={shown}
        onChange={onChange}
        options={[
          { value: 'all' as ShownOutcome, label: say('validate.rows.all', { count: numberWords(totalCount) }) },
          ...OUTCOMES.map((value) => ({
            value,
            label: say('validate.rows.outcome', {
              outcome: outcomeLook(value, way).word,
              count: steady(counts[value], totalCount),
            }),
          })),
        ]}
      />
    </div>
  );
}

const OUTCOMES = ['good', 'questionable', 'failed', 'not-asked'] as const;

/** Until the first rows have come. */
function countsOf({ totalCount, doneCount, goodCount, questionableCount, failedCount }: AddressListRun) {
  return {
    good: goodCount,
    questionable: questionableCount,
    failed: failedCount,
    'not-asked': totalCount - doneCount,
  };
}

/** As wide as the largest possible count, so that nothing moves while it counts. */
function steady(count: number, largest: number): string {
  const figureSpace = '\u2007';
  return numberWords(count).padEnd(numberWords(largest).length, figureSpace);
}
