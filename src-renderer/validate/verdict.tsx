/** What came of it: the verdict with who said so and when, and the suggestions with the differing fields marked. */
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconCopy, IconHelpCircle } from '@tabler/icons-react';
import type { AddressSuggestion, ValidationAnswer, ValidationQuery } from '../../src-preload/contract/address.ts';
import { copyText } from '../ui/copy-text.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { addressLines, comparedFields } from './address-differences.ts';
import styles from './validate-screen.module.css';

interface VerdictProps {
  readonly asked: ValidationQuery;
  readonly answer: ValidationAnswer;
}

const VERDICTS = {
  valid: { icon: IconCircleCheck, tone: 'good' },
  'not-valid': { icon: IconCircleX, tone: 'bad' },
  'cannot-tell': { icon: IconHelpCircle, tone: 'warn' },
} as const;

export function Verdict({ asked: { subject }, answer }: VerdictProps) {
  const { icon: IconShape, tone } = VERDICTS[answer.verdict];
  const asked = 'address' in subject ? subject.address : null;
  return (
    <section aria-label="Verdict" className={styles.verdict}>
      <div className={styles.head} data-tone={tone}>
        <IconShape aria-hidden size={28} stroke={1.75} />
        <div>
          <h2>
            <VerdictWords answer={answer} />
          </h2>
          <p className="muted">
            <Source answer={answer} />
          </p>
        </div>
      </div>
      {answer.suggestions.length === 0 ? (
        answer.verdict === 'valid' ? null : (
          <p>No suggestions came with it. Check street, number and post code with the receiver.</p>
        )
      ) : (
        <>
          <h3>{suggestionsTitle(answer)}</h3>
          <ul className={styles.suggestions} aria-label="Suggestions">
            {answer.suggestions.map((suggestion) => (
              <li key={JSON.stringify(suggestion)}>
                <Suggestion asked={asked} suggestion={suggestion} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A copy on this computer never says a bare 'valid': it may be old, so its age is part of the words. */
function VerdictWords({ answer: { verdict, source, copyReadAt } }: { readonly answer: ValidationAnswer }) {
  if (source === 'address-book') {
    if (verdict !== 'valid') return 'Not known';
    return (
      <>
        Matches the address book
        {copyReadAt === null ? (
          ''
        ) : (
          <>
            {' '}
            of <TimeAgo at={copyReadAt} />
          </>
        )}
      </>
    );
  }
  switch (verdict) {
    case 'valid':
      return 'The address is valid';
    case 'not-valid':
      return 'The address is not valid';
    case 'cannot-tell':
      return 'The service did not say whether it is valid';
  }
}

function Source({ answer: { verdict, source, copyReadAt, checkedAt } }: { readonly answer: ValidationAnswer }) {
  if (source === 'service') {
    return (
      <>
        The service was asked <TimeAgo at={checkedAt} />.
      </>
    );
  }
  const age = copyReadAt === null ? null : <TimeAgo at={copyReadAt} />;
  return verdict === 'valid' ? (
    <>The service cannot be reached. Compared with the copy on this computer.</>
  ) : (
    <>The service cannot be reached, and the address book{age !== null && <> of {age}</>} does not hold this address.</>
  );
}

/** Where they come from decides what they are: proposals of the service, or merely entries that look alike. */
function suggestionsTitle({ source, suggestions: { length } }: ValidationAnswer): string {
  if (source === 'address-book') return 'Like it in the address book';
  return length === 1 ? '1 suggestion' : `${length} suggestions`;
}

interface SuggestionProps {
  /** Null: the address of an order, which only the service knows. */
  readonly asked: Parameters<typeof comparedFields>[0];
  readonly suggestion: AddressSuggestion;
}

function Suggestion({ asked, suggestion }: SuggestionProps) {
  const copy = (): void => copyText(addressLines(suggestion), 'Suggestion copied.');
  return (
    <div className={styles.suggestion}>
      <dl>
        {comparedFields(asked, suggestion)
          .filter(({ asked: before, suggested }) => before !== '' || suggested !== '')
          .map(({ field, label, asked: before, suggested, differs }) => (
            <div key={field} data-differs={differs}>
              <dt>{label}</dt>
              <dd>
                {differs ? <mark>{suggested === '' ? 'nothing' : suggested}</mark> : suggested}
                {differs && <span className="muted small"> {before === '' ? 'added' : `instead of ‘${before}’`}</span>}
              </dd>
            </div>
          ))}
        {Object.entries(suggestion.other ?? {}).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" size="xs" leftSection={<IconCopy aria-hidden size={14} />} onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
