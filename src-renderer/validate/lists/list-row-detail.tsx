/** One row of a list in full, with the same verdict as a single address. */
import { Button } from '@mantine/core';
import { switchAccount, useAccounts } from '../../bench/use-accounts.ts';
import { DetailActions, type DetailLook, DetailPane } from '../../ui/detail-pane.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { useLeft } from '../../ui/use-left.ts';
import { say } from '../../words/say.ts';
import { useValidateStore } from '../validate-store.ts';
import { Verdict } from '../verdict.tsx';
import { OutcomeBadge, useListRow } from './list-rows.tsx';
import { useListStore } from './list-store.ts';
import styles from './lists.module.css';

interface ListRowDetailProps {
  readonly place: number;
  readonly look: DetailLook;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClosed: () => void;
}

export function ListRowDetail({ place, look, onStep, onClosed }: ListRowDetailProps) {
  const row = useListRow(place);
  const accountId = useListStore(({ list }) => list?.accountId);
  const { accounts } = useAccounts();
  const account = accounts.find((each) => each.accountId === accountId);
  const isLeft = useLeft();
  const askAboutAddress = useValidateStore((store) => store.askAboutAddress);
  const pane = { thing: 'address' as const, look, wide: true, onStep, onClosed };
  if (row === undefined) return <DetailPane {...pane} title={null} />;
  const { address, answer, failure } = row;
  const validateAlone = async (): Promise<void> => {
    if (accountId === undefined || !(await switchAccount(accountId))) return;
    // Whoever has left it meanwhile may be typing another address.
    if (!isLeft()) askAboutAddress(accountId, address);
  };
  return (
    <DetailPane {...pane} title={say('validate.row.title', { place: row.row })}>
      {answer === null && (
        <p>
          <OutcomeBadge row={row} />
        </p>
      )}
      <DetailActions>
        <Button variant="default" onClick={() => void validateAlone()}>
          {say('validate.row.validate-alone')}
        </Button>
      </DetailActions>
      <div className={styles.verdict}>
        {failure !== null && <FailureNotice failure={failure} />}
        {answer !== null && (
          <Verdict asked={address} answer={answer} whyOffline="chosen" accountLabel={account?.label ?? ''} />
        )}
      </div>
    </DetailPane>
  );
}
