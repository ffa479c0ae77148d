/**
 * A verdict in words: what was found, who said so, and when. A copy on this computer never says a bare 'valid': it may be
 * old, so its age is part of the words.
 */
import { type Icon, IconAddressBook, IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import type { ValidationAnswer } from '../../src-preload/contract/address.ts';
import { ageWords } from '../ui/age-words.ts';
import type { Tone } from '../ui/status-badge.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';

export interface VerdictLook {
  readonly tone: Extract<Tone, 'good' | 'warn' | 'bad'>;
  readonly icon: Icon;
  /** In a list, where the column says who was asked. */
  readonly word: string;
}

const GOOD = { tone: 'good', icon: IconCircleCheck } as const;
const OPEN = { tone: 'warn', icon: IconHelpCircle } as const;

export function verdictLook({ verdict, source }: ValidationAnswer): VerdictLook {
  if (source === 'address-book') {
    // Another sign than that of the service: at arm's length the two must not be taken for each other.
    return verdict === 'valid'
      ? { tone: 'good', icon: IconAddressBook, word: 'Matches' }
      : { ...OPEN, word: 'Not known' };
  }
  switch (verdict) {
    case 'valid':
      return { ...GOOD, word: 'Valid' };
    case 'not-valid':
      return { tone: 'bad', icon: IconCircleX, word: 'Not valid' };
    case 'cannot-tell':
      return { ...OPEN, word: 'Not said' };
  }
}

export function VerdictWords({ answer }: { readonly answer: ValidationAnswer }) {
  const { source, verdict, copyReadAt } = answer;
  if (source !== 'address-book' || verdict !== 'valid' || copyReadAt === null) return verdictText(answer, '');
  return (
    <>
      Matches the address book of <TimeAgo at={copyReadAt} place="after-of" />
    </>
  );
}

/** The verdict as one sentence without a full stop; `age`: of the address book, '2 h ago'. */
export function verdictText({ source, verdict }: ValidationAnswer, age: string): string {
  if (source === 'address-book') {
    if (verdict !== 'valid') return 'Not known';
    return age === '' ? 'Matches the address book' : `Matches the address book of ${age}`;
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

/** For what is read aloud: the age as of now. */
export function spokenVerdict(answer: ValidationAnswer): string {
  const { copyReadAt, suggestions } = answer;
  const verdict = verdictText(answer, copyReadAt === null ? '' : ageWords(copyReadAt, Date.now(), 'after-of'));
  return suggestions.length === 0 ? `${verdict}.` : `${verdict}. ${suggestionsTitle(answer)}.`;
}

/** Why the service was not asked: it could not be reached, or the operator chose the copy. */
export type WhyOffline = 'unreachable' | 'chosen';

interface VerdictSourceProps {
  readonly answer: ValidationAnswer;
  readonly whyOffline: WhyOffline;
  readonly accountLabel: string;
}

/** Who said so and when. */
export function VerdictSource({ answer, whyOffline, accountLabel }: VerdictSourceProps) {
  const { verdict, source, copyReadAt, checkedAt } = answer;
  const compared = <TimeAgo at={checkedAt} place="after-verb" />;
  if (source === 'service') {
    return (
      <>
        The service of {accountLabel} was asked {compared}.
      </>
    );
  }
  const why = whyOffline === 'unreachable' ? 'The service cannot be reached.' : 'The service was not asked.';
  if (verdict === 'valid') {
    return (
      <>
        {why} Compared with the copy on this computer {compared}.
      </>
    );
  }
  return (
    <>
      {why} The address book{copyReadAt === null ? '' : ' of '}
      {copyReadAt !== null && <TimeAgo at={copyReadAt} place="after-of" />} does not hold this address. Compared{' '}
      {compared}.
    </>
  );
}

/** Where they come from decides what they are: proposals of the service, or merely entries that look alike. */
export function suggestionsTitle({ source, suggestions: { length } }: ValidationAnswer): string {
  if (source === 'address-book') {
    return length === 1 ? '1 entry like it in the address book' : `${length} entries like it in the address book`;
  }
  return length === 1 ? '1 suggestion of the service' : `${length} suggestions of the service`;
}
