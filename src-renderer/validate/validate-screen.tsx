/**
 * Validate: does the service know an address, and if not, what does it propose? One address, an order's, or a whole
 * list; and the offline checks. Nothing is applied by itself.
 */
import type { Account } from '../../src-preload/contract/account.ts';
import { OtherAccount } from '../bench/other-account.tsx';
import { useAccounts } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { Choice } from '../ui/choice.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { say } from '../words/say.ts';
import { isSameAddress } from './address-differences.ts';
import { AddressForm } from './address-form.tsx';
import { AnswerPane } from './answer-pane.tsx';
import { useDifferingCount } from './differing-count.ts';
import { ListPart } from './lists/list-part.tsx';
import { OfflineChecksPart } from './offline/offline-checks.tsx';
import { OrderForm } from './order-form.tsx';
import styles from './validate-screen.module.css';
import { useValidateStore, type ValidatePart, type Validation } from './validate-store.ts';

const PARTS: readonly { readonly value: ValidatePart; readonly keys: string }[] = [
  { value: 'address', keys: 'mod+shift+1' },
  { value: 'order', keys: 'mod+shift+2' },
  { value: 'list', keys: 'mod+shift+3' },
  { value: 'offline', keys: 'mod+shift+4' },
];

export function ValidateScreen() {
  const { current } = useAccounts();
  const { part, showPart } = useValidateStore();
  const differing = useDifferingCount();
  useActions(
    PARTS.map(({ value, keys }) => ({
      label: say('validate.action.part', { part: say(`validate.part.${value}`) }),
      group: 'validate',
      keys,
      run: () => showPart(value),
    })),
  );
  return (
    <>
      <Toolbar label={say('common.screen.validate')} title={say('validate.title')}>
        <Choice label={say('validate.part')} value={part} onChange={showPart} options={partChoices(differing)} />
      </Toolbar>
      {current !== null && part === 'address' && <OneAddress current={current} />}
      {current !== null && part === 'order' && <OneOrder account={current} />}
      {current !== null && part === 'list' && <ListPart account={current} />}
      {part === 'offline' && <OfflineChecksPart />}
    </>
  );
}

/** Checks with another answer from the service wait to be looked at: their count is on the choice. */
function partChoices(differing: number) {
  return PARTS.map(({ value, keys }) => ({
    value,
    keys,
    label:
      value === 'offline' && differing > 0
        ? say('validate.part.offline.differing', { count: differing })
        : say(`validate.part.${value}`),
  }));
}

function OneAddress({ current }: { readonly current: Account }) {
  const { accounts } = useAccounts();
  const { address, ofAddress, broughtFrom, validateAddress, askCurrent } = useValidateStore();
  const account = accounts.find(({ accountId }) => accountId === broughtFrom) ?? current;
  const subject = ofAddress?.query.subject;
  const isOfForm = subject !== undefined && 'address' in subject && isSameAddress(subject.address, address);
  return (
    <div className={`panes ${styles.panes}`}>
      <AddressForm account={account} busy={isOfForm && isAsking(ofAddress, account)}>
        <OtherAccount asked={account} current={current} onAskCurrent={askCurrent} />
      </AddressForm>
      <AnswerPane account={account} validation={ofAddress} onAgain={() => validateAddress(account.accountId)} />
    </div>
  );
}

function OneOrder({ account }: { readonly account: Account }) {
  const { ofOrder, validateOrder } = useValidateStore();
  const again = (): void => {
    if (ofOrder === null || !('orderId' in ofOrder.query.subject)) return;
    validateOrder(account.accountId, ofOrder.query.subject.orderId, ofOrder.orderNumber ?? '');
  };
  return (
    <div className={`panes ${styles.panes}`}>
      <OrderForm account={account} busy={isAsking(ofOrder, account)} />
      <AnswerPane account={account} validation={ofOrder} onAgain={again} />
    </div>
  );
}

function isAsking(validation: Validation | null, { accountId }: Account): boolean {
  if (validation === null || validation.query.accountId !== accountId) return false;
  return validation.answer === null && validation.failure === null;
}
