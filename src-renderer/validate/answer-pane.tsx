/** The result of the last question, beside the form. */
import { Button } from '@mantine/core';
import { IconClock, IconMapPinCheck, IconPencil } from '@tabler/icons-react';
import type { Account } from '../../src-preload/contract/account.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Told } from '../ui/told.tsx';
import { say } from '../words/say.ts';
import { sameAddress } from './address-differences.ts';
import { focusSuggestion } from './suggestion-focus.ts';
import styles from './validate-screen.module.css';
import { useValidateStore, type Validation } from './validate-store.ts';
import { Verdict } from './verdict.tsx';
import { spokenVerdict } from './verdict-sentence.ts';

interface AnswerPaneProps {
  readonly account: Account;
  readonly validation: Validation | null;
  readonly onAgain: () => void;
}

export function AnswerPane({ account, validation, onAgain }: AnswerPaneProps) {
  // Another account is another service: the earlier answer does not hold there.
  const own = validation?.query.accountId === account.accountId ? validation : null;
  const some = (own?.answer?.suggestions.length ?? 0) > 0;
  useActions([
    {
      label: say('validate.action.next-suggestion'),
      group: 'validate',
      keys: 'alt+down',
      repeats: true,
      enabled: some,
      run: () => focusSuggestion(1),
    },
    {
      label: say('validate.action.suggestion-before'),
      group: 'validate',
      keys: 'alt+up',
      repeats: true,
      enabled: some,
      run: () => focusSuggestion(-1),
    },
  ]);
  return (
    <div className={styles.answer}>
      <Told unseen saidBefore>
        {own?.answer == null ? '' : spokenVerdict(own.answer)}
      </Told>
      <Outcome validation={own} account={account} onAgain={onAgain} />
    </div>
  );
}

function Outcome({ account, validation, onAgain }: AnswerPaneProps) {
  const use = useValidateStore((state) => state.use);
  if (validation === null) {
    return (
      <EmptyState icon={IconMapPinCheck} title={say('validate.answer.empty.title')}>
        {say('validate.answer.empty.next', { account: account.label })}
      </EmptyState>
    );
  }
  const { query, orderNumber, answer, failure } = validation;
  if (failure !== null) return <FailureNotice size="page" failure={failure} onRepeat={onAgain} />;
  if (answer === null) {
    const question = JSON.stringify(query.subject);
    return <SkeletonRows key={question} count={6} label={say('validate.answer.asking')} ofService />;
  }
  const asked = 'address' in query.subject ? query.subject.address : null;
  return (
    <div className={styles.verdict}>
      <Verdict
        asked={asked}
        askedName={orderNumber === null ? undefined : say('validate.answer.of-order', { number: orderNumber })}
        answer={answer}
        accountLabel={account.label}
        onUse={(suggestion) => use(suggestion)}
      >
        {asked !== null && <ChangedSince asked={asked} />}
        {answer.source === 'address-book' && <WillAskLater />}
      </Verdict>
    </div>
  );
}

function WillAskLater() {
  const showPart = useValidateStore((state) => state.showPart);
  return (
    <p className={styles.remark}>
      <IconClock aria-hidden size={18} />
      <span>{say('validate.answer.asked-later')}</span>
      <Button variant="default" size="xs" onClick={() => showPart('offline')}>
        {say('validate.answer.see-offline')}
      </Button>
    </p>
  );
}

/** The form has changed: the verdict is about its earlier text. */
function ChangedSince({ asked }: { readonly asked: Parameters<typeof sameAddress>[0] }) {
  const address = useValidateStore((state) => state.address);
  if (sameAddress(address, asked)) return null;
  return (
    <p className={styles.remark}>
      <IconPencil aria-hidden size={18} />
      <span>{say('validate.answer.form-changed')}</span>
    </p>
  );
}
