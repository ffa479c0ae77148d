/**
 * Checked offline: the address book's answers while the service could not be reached, and the service's answers now.
 */
import { Button } from '@mantine/core';
import { IconCloudQuestion, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { OfflineCheck } from '../../../src-preload/contract/address.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ariaShortcut } from '../../ui/shortcut.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useListWithDetail } from '../../ui/use-list-with-detail.ts';
import { FailureToRead } from '../../ui/what-was-read.tsx';
import { useWidth } from '../../ui/width.ts';
import { say } from '../../words/say.ts';
import { useWorded } from '../../words/use-worded.ts';
import { linesOf } from '../address-differences.ts';
import { checkColumns, NARROW_CHECKS, NO_HIDDEN } from './check-columns.tsx';
import { CheckDetail } from './check-detail.tsx';
import styles from './offline-checks.module.css';
import { CHECK_LOOKS } from './offline-words.ts';
import { CHECKS_SHOWN, type OfflineChecks, useCurrentCheck, useOfflineChecks } from './use-offline-checks.ts';

const checkKey = ({ checkId }: OfflineCheck): string => checkId;
const checkName = ({ address }: OfflineCheck): string => linesOf(address).join(', ');

export function OfflineChecksPart() {
  const checks = useOfflineChecks();
  const { page, failure, askNow, asking } = checks;
  const currentId = useCurrentCheck((state) => state.checkId);
  const [opened, setOpened] = useState(false);
  const columns = useWorded(checkColumns);
  const { narrow } = useWidth();
  const current = page?.checks.find(({ checkId }) => checkId === currentId) ?? null;
  const detailShown = opened && current !== null;
  const { tableId, steering, onStep } = useListWithDetail(detailShown);
  const waiting = page?.counts.waiting ?? 0;
  useActions([
    {
      label: say('validate.action.ask-offline'),
      group: 'validate',
      keys: 'F5',
      enabled: waiting > 0 && !asking,
      run: askNow,
    },
    {
      label: say('validate.action.close-address'),
      group: 'validate',
      keys: 'escape',
      enabled: detailShown,
      run: () => setOpened(false),
    },
  ]);

  const failed = <FailureToRead isRead={page !== undefined} failure={failure} onRepeat={checks.readAgain} />;
  if (failure !== null && page === undefined) return failed;
  return (
    <div className={styles.area}>
      {failed}
      <Counts checks={checks} inert={narrow && detailShown} />
      <div className="panes">
        <div className={styles.list} inert={narrow && detailShown}>
          <DataTable
            id={tableId}
            steering={steering}
            label={say('validate.offline.label')}
            shows=""
            rows={page?.checks}
            rowId={checkKey}
            rowLabel={checkName}
            columns={columns}
            hiddenColumns={narrow || detailShown ? NARROW_CHECKS : NO_HIDDEN}
            currentId={currentId}
            onCurrent={(checkId) => useCurrentCheck.setState({ checkId })}
            onOpen={() => setOpened(true)}
            empty={
              <EmptyState icon={IconCloudQuestion} title={say('validate.offline.empty.title')}>
                {say('validate.offline.empty.next')}
              </EmptyState>
            }
          />
        </div>
        {detailShown && (
          <CheckDetail
            check={current}
            look={narrow ? 'page' : 'pane'}
            onStep={onStep}
            onDismissed={() => checks.dismiss(current.checkId)}
            onClosed={() => setOpened(false)}
          />
        )}
      </div>
      {page !== undefined && page.totalCount > CHECKS_SHOWN && (
        <p className={`${styles.foot} muted small`}>
          {say('validate.offline.first', { shown: CHECKS_SHOWN, count: page.totalCount })}
        </p>
      )}
    </div>
  );
}

interface CountsProps {
  readonly checks: OfflineChecks;
  /** The details cover it. */
  readonly inert: boolean;
}

function Counts({ checks: { page, asking, askNow, dismissAgreeing }, inert }: CountsProps) {
  const counts = page?.counts ?? { waiting: 0, differing: 0, agreeing: 0 };
  return (
    <div className={styles.counts} inert={inert}>
      <ul aria-label={say('validate.offline.counts')} aria-live="polite">
        <Count state="differs" count={counts.differing} />
        <Count state="waiting" count={counts.waiting} />
        <Count state="agrees" count={counts.agreeing} />
      </ul>
      <Button
        variant="default"
        leftSection={<IconRefresh aria-hidden size={16} />}
        aria-keyshortcuts={ariaShortcut('F5')}
        loading={asking}
        disabled={counts.waiting === 0}
        onClick={askNow}
      >
        {say('validate.offline.ask-now')}
      </Button>
      <Button variant="default" disabled={counts.agreeing === 0} onClick={dismissAgreeing}>
        {say('validate.offline.dismiss-agreeing')}
      </Button>
    </div>
  );
}

interface CountProps {
  readonly state: OfflineCheck['state'];
  readonly count: number;
}

function Count({ state, count }: CountProps) {
  const { tone, icon } = CHECK_LOOKS[state];
  return (
    <li>
      <StatusBadge look="plain" tone={count === 0 ? 'quiet' : tone} icon={icon}>
        {say(`validate.offline.count.${state}`, { count })}
      </StatusBadge>
    </li>
  );
}
