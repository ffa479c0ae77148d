/**
 * One write in doubt: the request, why its outcome is unknown, what the look-ups saw, and what may be done about it.
 */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Resolution, WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { stopQuestion, useQuestion } from '../bench/use-question.ts';
import type { DesktopFailure } from '../desktop.ts';
import { useChange, useIsChanging } from '../server-state.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { failureDetails, failureWords } from '../ui/failure-words.ts';
import { showNotice } from '../ui/notices-store.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { Told } from '../ui/told.tsx';
import { useLeft } from '../ui/use-left.ts';
import { say, sayRich } from '../words/say.ts';
import { Evidence } from './evidence.tsx';
import { ImportPdfButton } from './import-pdf-button.tsx';
import styles from './in-doubt-screen.module.css';
import { lookedWords, nextStep, resolutionWords, settledWords, writeName, writeTitle } from './in-doubt-words.ts';
import { SettleDialog } from './settle-dialog.tsx';

export function WriteCard({ write }: { readonly write: WriteInDoubt }) {
  const { accounts } = useAccounts();
  const [asked, setAsked] = useState<Resolution | null>(null);
  const next = nextStep(write, useSince(write));
  const account = accounts.find(({ accountId }) => accountId === write.accountId);
  const toLabel = accounts.find(({ accountId }) => accountId === write.toAccountId)?.label ?? null;
  const title = writeTitle(write, toLabel);
  const name = writeName(title, write);
  const pressName = (press: string): string => say('common.press-of', { press, what: name });
  const lookWords = say(write.readings.length === 0 ? 'in-doubt.look-up' : 'in-doubt.look-up.again');
  const isLeft = useLeft();
  const lookUp = useChange('inDoubt.lookUp', {
    onSuccess: (looked) => {
      if (looked.settled) showNotice('good', settledWords(title, looked));
    },
    // While the card is shown, it says so itself.
    onError: (error) => {
      if (isLeft() && error.failure.code !== 'cancelled') showFailure(error);
    },
  });
  const question = { writeId: write.writeId };
  const isLooking = useIsChanging('inDoubt.lookUp', question);
  const look = (): void => lookUp.mutate(question);

  return (
    <section aria-label={name} className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.account}>
          {account !== undefined && <AccountDot colour={account.colour} />}
          {write.accountLabel}
        </p>
        <p className="muted small">
          {sayRich('in-doubt.sent', { age: <TimeAgo at={write.sentAt ?? write.createdAt} place="after-verb" /> })}
        </p>
      </div>
      <Reason write={write} />
      <Evidence write={write} />
      <p className={styles.next}>{next.words}</p>
      <Told unseen>{lookUp.isSuccess ? lookedWords(lookUp.data) : ''}</Told>
      <LookUpState isLooking={isLooking} error={lookUp.error} write={write} name={name} onRepeat={look} />
      <div className="presses">
        <Button
          variant={next.press === 'look-up' ? 'filled' : 'default'}
          leftSection={<IconSearch aria-hidden size={16} />}
          loading={isLooking}
          aria-label={pressName(lookWords)}
          onClick={look}
        >
          {lookWords}
        </Button>
        {write.mayResolve.map((resolution) => (
          <Settle
            key={resolution}
            words={resolutionWords(resolution, write.kind).choose}
            isNext={next.press === resolution}
            pressName={pressName}
            onAsk={() => setAsked(resolution)}
          />
        ))}
        {write.kind === 'manifest' && (
          <OfManifest write={write} isImportNext={next.press === 'import'} pressName={pressName} />
        )}
      </div>
      <SettleDialog write={write} title={title} name={name} resolution={asked} onClosed={() => setAsked(null)} />
    </section>
  );
}

/** A press with the name of its card, for whoever does not see where it stands. */
type PressName = (press: string) => string;

interface SettleProps {
  readonly words: string;
  /** The words on the card ask for it. */
  readonly isNext: boolean;
  readonly pressName: PressName;
  readonly onAsk: () => void;
}

function Settle({ words, isNext, pressName, onAsk }: SettleProps) {
  return (
    <Button variant={isNext ? 'filled' : 'default'} aria-label={pressName(words)} onClick={onAsk}>
      {words}
    </Button>
  );
}

interface LookUpStateProps {
  readonly isLooking: boolean;
  readonly error: DesktopFailure | null;
  readonly write: WriteInDoubt;
  readonly name: string;
  readonly onRepeat: () => void;
}

function LookUpState({ isLooking, error, write, name, onRepeat }: LookUpStateProps) {
  const { writeId, orders } = write;
  const told = useQuestion(writeId, isLooking);
  if (isLooking) {
    return (
      <ProgressLine
        label={say('in-doubt.look-up.orders')}
        progress={told ?? { doneCount: 0, totalCount: orders.length }}
        isRunning
      >
        <Button
          variant="default"
          size="xs"
          aria-label={say('common.press-of', { press: say('in-doubt.look-up.stop'), what: name })}
          onClick={() => void stopQuestion(writeId)}
        >
          {say('in-doubt.look-up.stop')}
        </Button>
      </ProgressLine>
    );
  }
  if (error === null) return null;
  if (error.failure.code === 'cancelled') return <Told>{say('in-doubt.look-up.stopped')}</Told>;
  return <FailureNotice failure={error.failure} of={name} onRepeat={onRepeat} />;
}

interface OfManifestProps {
  readonly write: WriteInDoubt;
  readonly isImportNext: boolean;
  readonly pressName: PressName;
}

function OfManifest({ write, isImportNext, pressName }: OfManifestProps) {
  const openManifest = useNavigation((state) => state.openManifest);
  const openWords = say('in-doubt.open-manifest');
  return (
    <>
      {write.mayResolve.includes('done') && (
        <ImportPdfButton writeId={write.writeId} isNext={isImportNext} pressName={pressName} />
      )}
      <Button variant="subtle" aria-label={pressName(openWords)} onClick={() => openManifest(write.writeId)}>
        {openWords}
      </Button>
    </>
  );
}

/** The fault that came between the request and its answer, and its words. */
function Reason({ write: { failure } }: { readonly write: WriteInDoubt }) {
  if (failure === null) return <p>{say('in-doubt.closed-meanwhile')}</p>;
  const between = failure.facts.reason;
  // A refusal has the doubt's own words: that the service said no does not mean that it changed nothing.
  const tellsItself = between === undefined || between === 'service-refused';
  const { sentence, advice } = failureWords(tellsItself ? failure : { ...failure, code: between });
  const details = failureDetails(failure);
  return (
    <div>
      <p>
        {sentence} {failure.changed === 'done' && advice}
      </p>
      {details.length > 0 && (
        <ul className="muted small" aria-label={say('in-doubt.own-words')}>
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Milliseconds since main sent this, renewed every half minute, so that the end of a wait shows without a click. */
function useSince(told: WriteInDoubt): number {
  const [now, setNow] = useState(() => performance.now());
  const toldAt = useRef({ told, at: now });
  if (toldAt.current.told !== told) toldAt.current = { told, at: performance.now() };
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - toldAt.current.at);
}
