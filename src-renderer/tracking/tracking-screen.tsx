/** Track: one field for tracking and order numbers, and where the shipment is. */
import { Button, TextInput } from '@mantine/core';
import { IconSearch, IconTruckDelivery } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TrackingAnswer } from '../../src-preload/contract/tracking.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { useScanTaker } from '../scanner/scan-taker.ts';
import { useOperation } from '../server-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { statusWords } from '../ui/service-status.ts';
import { ServiceWords } from '../ui/service-words.tsx';
import { ariaShortcut } from '../ui/shortcut.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { Told } from '../ui/told.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { useAskedNumber } from '../ui/use-asked-number.ts';
import { useLasts, WONDERS_AFTER } from '../ui/use-pace.ts';
import { WhatWasRead } from '../ui/what-was-read.tsx';
import { say, sayRich } from '../words/say.ts';
import { ShipmentHistory } from './shipment-history.tsx';
import styles from './tracking-screen.module.css';

export function TrackingScreen() {
  const { current } = useAccounts();
  const asked = useNavigation((state) => state.trackedNumber);
  const track = useNavigation((state) => state.track);
  const [typed, setTyped] = useState(asked ?? '');
  const field = useRef<HTMLInputElement>(null);
  const tracking = useOperation(
    'tracking.get',
    { accountId: current?.accountId ?? '', number: asked ?? '' },
    { enabled: current !== null && asked !== null },
  );

  const wonders = useLasts(tracking.isFetching, WONDERS_AFTER);

  // A person who comes here types or scans a number: the last one is selected, so that typing replaces it.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const selectAsked = useAskedNumber(field);
  const ask = (number: string): void => {
    const trimmed = number.trim();
    if (trimmed === '') return;
    setTyped(trimmed);
    selectAsked();
    if (trimmed === asked) refresh();
    else track(trimmed);
  };
  // One question at a time, however often a hand presses while the service hangs: each takes a turn of its queue.
  const refresh = (): void => void tracking.refetch({ cancelRefetch: false });
  useScanTaker(ask);
  useActions([
    { label: say('tracking.action.type'), group: 'tracking', keys: 'mod+f', run: () => field.current?.select() },
    { label: say('tracking.action.again'), group: 'tracking', keys: 'F5', enabled: asked !== null, run: refresh },
  ]);

  return (
    <>
      <Toolbar
        label={say('common.screen.track')}
        title={say('common.screen.track')}
        actions={
          <Button
            variant="default"
            aria-keyshortcuts={ariaShortcut('F5')}
            disabled={asked === null}
            loading={tracking.isFetching}
            onClick={refresh}
          >
            {say('tracking.refresh')}
          </Button>
        }
      >
        <form
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            ask(typed);
          }}
        >
          <TextInput
            ref={field}
            type="search"
            className={styles.field ?? ''}
            aria-label={say('tracking.field')}
            aria-keyshortcuts={ariaShortcut('mod+f')}
            placeholder={say('tracking.field')}
            leftSection={<IconSearch aria-hidden size={16} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" disabled={typed.trim() === ''}>
            {say('tracking.search')}
          </Button>
        </form>
      </Toolbar>
      <div className={styles.scroller}>
        <Told unseen saidBefore>
          {/* Where nothing was answered before, the waiting rows say it. */}
          {tracking.isFetching &&
            wonders &&
            tracking.data !== undefined &&
            say('ui.still', { what: say('tracking.asking', { number: asked ?? '' }) })}
          {tracking.data === undefined || tracking.isFetching || tracking.error !== null
            ? ''
            : spokenAnswer(tracking.data)}
        </Told>
        {asked === null && (
          <EmptyState icon={IconTruckDelivery} title={say('tracking.empty.title')}>
            {say('tracking.empty.next')}
          </EmptyState>
        )}
        {/* What was answered before says when that was. */}
        <WhatWasRead
          read={tracking.data}
          failure={tracking.error?.failure ?? null}
          onRepeat={refresh}
          reading={
            asked !== null && (
              <SkeletonRows key={asked} count={8} label={say('tracking.asking', { number: asked })} ofService />
            )
          }
        >
          {(answer) => <Answer answer={answer} />}
        </WhatWasRead>
      </div>
    </>
  );
}

function spokenAnswer({ histories }: TrackingAnswer): string {
  return histories
    .map(({ trackingNumber, orderNumber, trackingStatus, orderStatus }) =>
      say('tracking.found.spoken', {
        number: trackingNumber || orderNumber,
        status: statusWords(trackingStatus || orderStatus) || say('tracking.event.no-status'),
      }),
    )
    .join('. ');
}

function Answer({ answer }: { readonly answer: TrackingAnswer }) {
  return (
    <div className={styles.page}>
      <p className="muted small">
        {sayRich(`tracking.found.${answer.knownAs}`, { age: <TimeAgo at={answer.readAt} place="after-verb" /> })}
      </p>
      <ServiceWords words={answer.words} label={say('tracking.words')} />
      {answer.histories.map((history, at) => (
        // A service may give one shipment twice.
        <ShipmentHistory key={[history.trackingNumber, history.orderNumber, at].join(' ')} history={history} />
      ))}
    </div>
  );
}
