/**
 * The result of a validation: the verdict with who said so and when, and the suggestions with the differing fields
 * marked.
 */
import type { ReactNode } from 'react';
import type { Address, AddressSuggestion, ValidationAnswer } from '../../src-preload/contract/address.ts';
import { ServiceWords } from '../ui/service-words.tsx';
import { say } from '../words/say.ts';
import { linesOf } from './address-differences.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import styles from './verdict.module.css';
import { suggestionsTitle } from './verdict-sentence.ts';
import { VerdictSource, VerdictWords, verdictLook, type WhyOffline } from './verdict-words.tsx';

interface VerdictProps {
  /** Null: the address of an order, which only the service knows. */
  readonly asked: Address | null;
  /** What was asked about, when it is not an address: 'Order PB-1001'. */
  readonly askedName?: string | undefined;
  readonly answer: ValidationAnswer;
  readonly whyOffline?: WhyOffline;
  /** Label of the account whose service was asked. */
  readonly accountLabel: string;
  /** Absent when there is no form to put a suggestion into. */
  readonly onUse?: ((suggestion: AddressSuggestion) => void) | undefined;
  /** Shown below the head: what else the operator should know. */
  readonly children?: ReactNode;
}

export function Verdict({
  asked,
  askedName,
  answer,
  whyOffline = answer.wantsPause === true ? 'pause' : 'unreachable',
  accountLabel,
  onUse,
  children,
}: VerdictProps) {
  const { icon: IconShape, tone } = verdictLook(answer);
  return (
    <section aria-label={say('validate.verdict')} className={styles.verdict}>
      <div className={styles.head} data-tone={tone}>
        <IconShape aria-hidden size={36} stroke={1.75} />
        <div>
          <h2 className={styles.words}>
            <VerdictWords answer={answer} />
          </h2>
          <p className="muted">
            <VerdictSource answer={answer} whyOffline={whyOffline} accountLabel={accountLabel} />
          </p>
        </div>
      </div>
      <ServiceWords words={answer.words} label={say('validate.words')} />
      {children}
      {(answer.suggestions.length === 0 || asked === null) && <Asked asked={asked} name={askedName} />}
      <Suggestions asked={asked} answer={answer} onUse={onUse} />
    </section>
  );
}

/** Field by field beside what was asked. */
export function Suggestions({ asked, answer, onUse }: Pick<VerdictProps, 'asked' | 'answer' | 'onUse'>) {
  const { suggestions, verdict } = answer;
  if (suggestions.length === 0) {
    if (verdict === 'valid') return null;
    return <p>{say('validate.suggestions.none')}</p>;
  }
  return (
    <div className={styles.suggestionPart}>
      <h3>{suggestionsTitle(answer)}</h3>
      <ul className={styles.suggestions} aria-label={say('validate.suggestions')}>
        {suggestions.map((suggestion, index) => (
          // A service may send one twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is known by
          <li key={index}>
            <SuggestionCard asked={asked} suggestion={suggestion} place={index + 1} onUse={onUse} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Large enough to compare with the parcel. */
function Asked({ asked, name }: { readonly asked: Address | null; readonly name: string | undefined }) {
  if (asked === null)
    return name === undefined ? null : (
      <p className={styles.asking} dir="auto">
        {name}
      </p>
    );
  return (
    <address className={styles.asking} dir="auto">
      {linesOf(asked).join('\n')}
    </address>
  );
}
