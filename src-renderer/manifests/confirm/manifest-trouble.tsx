/**
 * No manifest was made, or nobody knows, or its PDF is not kept: what happened, whether anything was changed, and the
 * one right next step.
 */
import { Button } from '@mantine/core';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { useNavigation } from '../../bench/navigation-store.ts';
import { Described, Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { say } from '../../words/say.ts';
import { InDoubtNotice } from '../in-doubt-notice.tsx';
import { FocusRest } from './focus-rest.tsx';
import type { OrderChecks } from './order-checks.ts';
import { RefusedOrderList } from './refused-order-list.tsx';
import { failureBeside, manifestToOpen, refusedOrders } from './refused-orders.ts';

interface ManifestTroubleProps {
  readonly failure: Failure;
  readonly checks: OrderChecks;
  readonly opened: boolean;
  readonly onClosed: () => void;
  readonly onRepeat: () => void;
  /** These orders leave the selection; the question is asked again about the rest. */
  readonly onTakeOut: (orderIds: readonly number[]) => void;
  /** Makes another manifest although an order is in a stored one. */
  readonly onAgain: () => void;
}

export function ManifestTrouble(props: ManifestTroubleProps) {
  const { failure, checks, opened, onClosed, onRepeat, onAgain, onTakeOut } = props;
  const openManifest = useNavigation((state) => state.openManifest);
  const inDoubt = failure.code === 'in-doubt' || failure.changed === 'unknown';
  const other = manifestToOpen(failure);
  const refused = inDoubt ? [] : refusedOrders(failure, checks.orders);
  const open = (id: string) => () => {
    onClosed();
    openManifest(id);
  };

  const actions = (
    <>
      <Button variant="default" onClick={onClosed}>
        {say('common.close')}
      </Button>
      {failure.code === 'already-manifested' ? (
        <Button variant="default" onClick={onAgain}>
          {say('manifests.question.confirm-anyway', { count: checks.orders.length })}
        </Button>
      ) : null}
      {other === undefined ? null : (
        // Looking it up comes first: the notice above has that button.
        <Button variant={inDoubt ? 'default' : 'filled'} onClick={open(other)}>
          {say(failure.changed === 'nothing' ? 'manifests.trouble.open-that' : 'manifests.trouble.open')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog opened={opened} onClosed={onClosed} title={titleOf(failure, inDoubt)} described={false} actions={actions}>
      <FocusRest label={say('manifests.trouble.label')}>
        <Described>
          {inDoubt ? (
            <InDoubtNotice failure={failure} onLeave={onClosed} />
          ) : (
            <FailureNotice
              failure={failureBeside(failure, refused)}
              isSaidBelow={failure.details.length > 0}
              onRepeat={onRepeat}
            />
          )}
        </Described>
        {refused.length === 0 ? null : (
          <RefusedOrderList refused={refused} onTakeOut={() => onTakeOut(refused.map(({ order }) => order.orderId))} />
        )}
      </FocusRest>
    </Dialog>
  );
}

function titleOf({ changed }: Failure, inDoubt: boolean): string {
  if (inDoubt) return say('manifests.trouble.in-doubt');
  return say(changed === 'done' ? 'manifests.trouble.not-kept' : 'manifests.trouble.none');
}
