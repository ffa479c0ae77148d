/** That a service answers again, for whoever does not see the line at the foot. What comes and goes in a moment is not read. */
import { useState } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useOperation } from '../server-state.ts';
import { Told } from '../ui/told.tsx';
import { useLasts, WONDERS_AFTER } from '../ui/use-pace.ts';
import { say } from '../words/say.ts';

export function ServiceBack() {
  const { current } = useAccounts();
  return current === null ? null : <BackOf key={current.accountId} account={current} />;
}

function BackOf({ account: { accountId, label } }: { readonly account: Account }) {
  const { data: status } = useOperation('app.getStatus', {});
  const reachable = status?.services.find((service) => service.accountId === accountId)?.reachable;
  const isAway = reachable === false;
  const lasts = useLasts(isAway, WONDERS_AFTER);
  /** The last time that it was away. */
  const [wasLong, setWasLong] = useState(false);
  if (isAway && wasLong !== lasts) setWasLong(lasts);
  return (
    <Told unseen saidBefore>
      {reachable === true && wasLong ? say('shell.service.back', { account: label }) : ''}
    </Told>
  );
}
