/** The columns of the offline checks. */
import type { OfflineCheck } from '../../../src-preload/contract/address.ts';
import { CutWords } from '../../ui/cut-words.tsx';
import type { DataColumn } from '../../ui/data-grid-props.ts';
import { failureInList } from '../../ui/failure-in-list.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { say } from '../../words/say.ts';
import { AccountName } from '../account-name.tsx';
import { linesOf } from '../address-differences.ts';
import { verdictLook } from '../verdict-words.tsx';
import { CHECK_LOOKS, offlineWord } from './offline-words.ts';

export function checkColumns(): readonly DataColumn<OfflineCheck>[] {
  return [
    {
      id: 'state',
      header: say('validate.offline.column.state'),
      width: '104px',
      cell: ({ state }) => <CheckBadge state={state} />,
    },
    {
      id: 'address',
      header: say('validate.offline.column.address'),
      width: 'minmax(180px, 3fr)',
      cell: ({ address }) => <CutWords words={linesOf(address).join(', ')} />,
    },
    {
      id: 'offline',
      header: say('validate.offline.column.book'),
      width: '112px',
      cell: ({ offline }) => offlineWord(offline),
    },
    {
      id: 'online',
      header: say('validate.offline.column.service'),
      width: 'minmax(120px, 2fr)',
      cell: (check) => <ServiceWords check={check} />,
    },
    {
      id: 'checkedAt',
      header: say('validate.offline.column.checked'),
      width: '128px',
      cell: ({ offline }) => <TimeAgo at={offline.checkedAt} />,
    },
    {
      id: 'account',
      header: say('validate.offline.column.account'),
      width: 'minmax(96px, 1fr)',
      cell: ({ accountId }) => <AccountName accountId={accountId} />,
    },
  ];
}

export const NO_HIDDEN: ReadonlySet<string> = new Set();
export const NARROW_CHECKS: ReadonlySet<string> = new Set(['checkedAt', 'account']);

export function CheckBadge({ state }: { readonly state: OfflineCheck['state'] }) {
  const { tone, icon } = CHECK_LOOKS[state];
  return (
    <StatusBadge look="plain" tone={tone} icon={icon}>
      {say(`validate.offline.${state}`)}
    </StatusBadge>
  );
}

/** The service's verdict; while it waits, the result of the last try. */
function ServiceWords({ check: { online, failure } }: { readonly check: OfflineCheck }) {
  if (online !== null) return verdictLook(online).word;
  if (failure === null) return <span className="muted">{say('validate.offline.not-asked')}</span>;
  return <CutWords muted words={failureInList(failure)} />;
}
