/** One address that was checked offline: the address book's answer beside the service's, field by field. */
import { Button } from '@mantine/core';
import type { OfflineCheck } from '../../../src-preload/contract/address.ts';
import { switchAccount, useAccounts } from '../../bench/use-accounts.ts';
import { DetailActions, type DetailLook, DetailPane } from '../../ui/detail-pane.tsx';
import { Fact } from '../../ui/fact.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { ServiceWords } from '../../ui/service-words.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useLeft } from '../../ui/use-left.ts';
import { say, sayRich } from '../../words/say.ts';
import { AccountName } from '../account-name.tsx';
import { linesOf } from '../address-differences.ts';
import { useValidateStore } from '../validate-store.ts';
import { Suggestions } from '../verdict.tsx';
import { verdictText } from '../verdict-sentence.ts';
import { VerdictWords } from '../verdict-words.tsx';
import { CheckBadge } from './check-columns.tsx';
import styles from './offline-checks.module.css';
import { comparisonWords, nextStepWords } from './offline-words.ts';

interface CheckDetailProps {
  readonly check: OfflineCheck;
  readonly look: DetailLook;
  readonly onStep: (step: 1 | -1) => void;
  readonly onDismissed: () => void;
  readonly onClosed: () => void;
}

export function CheckDetail({ check, look, onStep, onDismissed, onClosed }: CheckDetailProps) {
  const { accountId, address, offline, online, failure, state } = check;
  const use = useValidateStore((store) => store.use);
  const isLeft = useLeft();
  const askAboutAddress = useValidateStore((store) => store.askAboutAddress);
  const { accounts, current } = useAccounts();
  const account = accounts.find((each) => each.accountId === accountId);
  const isCurrent = accountId === current?.accountId;
  const validateNow = async (): Promise<void> => {
    if (!(await switchAccount(accountId))) return;
    // Whoever has left it meanwhile may be typing another address.
    if (!isLeft()) askAboutAddress(accountId, address);
  };
  return (
    <DetailPane
      thing="address"
      look={look}
      wide
      title={<span dir="auto">{linesOf(address)[0] ?? ''}</span>}
      onStep={onStep}
      onClosed={onClosed}
    >
      <address className={styles.address} dir="auto">
        {linesOf(address).slice(1).join('\n')}
      </address>
      <dl className={styles.said}>
        <Fact name={say('validate.check.state')}>
          <CheckBadge state={state} />
        </Fact>
        <Fact name={say('validate.check.offline')}>
          {offline.verdict !== 'valid' && offline.copyReadAt !== null ? (
            sayRich('validate.check.not-known-of', { age: <TimeAgo at={offline.copyReadAt} place="after-of" /> })
          ) : (
            <VerdictWords answer={offline} />
          )}{' '}
          <span className={styles.when}>
            {sayRich('validate.check.compared', { age: <TimeAgo at={offline.checkedAt} place="after-verb" /> })}
          </span>
        </Fact>
        <Fact name={say('validate.check.service')}>
          {online === null ? (
            <span className="muted">
              {failure === null ? say('validate.offline.not-asked') : failureWords(failure).sentence}
            </span>
          ) : (
            <>
              {verdictText(online, '')}{' '}
              <span className={styles.when}>
                {sayRich('validate.check.asked', { age: <TimeAgo at={online.checkedAt} place="after-verb" /> })}
              </span>
            </>
          )}
        </Fact>
        <Fact name={say('validate.check.account')}>
          <AccountName accountId={accountId} />
        </Fact>
      </dl>
      <div className={styles.comparison} data-state={state}>
        <h2>{comparisonWords(check)}</h2>
        <p>{nextStepWords(check)}</p>
      </div>
      <DetailActions>
        {account !== undefined && (
          <Button variant="default" onClick={() => void validateNow()}>
            {isCurrent ? say('validate.check.validate-now') : say('validate.check.switch', { account: account.label })}
          </Button>
        )}
        <Button variant="default" onClick={onDismissed}>
          {say(state === 'waiting' ? 'validate.check.stop-asking' : 'validate.check.dismiss')}
        </Button>
      </DetailActions>
      <div className={styles.suggestions}>
        <ServiceWords words={(online ?? offline).words} label={say('validate.words')} />
        <Suggestions
          asked={address}
          answer={online ?? offline}
          onUse={isCurrent ? (suggestion) => use(suggestion, address) : undefined}
        />
      </div>
    </DetailPane>
  );
}
