/** Warns before the work, not after it: the question needs a service that does not answer now. */
import { IconCloudOff } from '@tabler/icons-react';
import type { Account } from '../../src-preload/contract/account.ts';
import { useOperation } from '../server-state.ts';
import { Told } from '../ui/told.tsx';
import { say } from '../words/say.ts';
import styles from './needs-service.module.css';

interface NeedsServiceProps {
  readonly account: Account;
  /** What that means here. */
  readonly words?: 'bench.needs-service' | 'settings.orders.again.silent';
}

export function NeedsService({ account, words = 'bench.needs-service' }: NeedsServiceProps) {
  const { data: status } = useOperation('app.getStatus', {});
  const service = status?.services.find(({ accountId }) => accountId === account.accountId);
  if (service?.reachable !== false) return null;
  return (
    <Told className={styles.needs}>
      <IconCloudOff aria-hidden size={18} />
      <span>{say(words, { account: account.label })}</span>
    </Told>
  );
}
