/** The line at the foot: what this bench depends on, each with an icon and words. */
import {
  IconAddressBook,
  IconCloudCheck,
  IconCloudOff,
  IconCloudQuestion,
  IconHourglass,
  IconKey,
  IconKeyOff,
  IconQuestionMark,
  IconSchool,
} from '@tabler/icons-react';
import type { AppStatus, ServiceStatus } from '../../src-preload/contract/app-status.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { firstScreenShown } from '../ready-mark.ts';
import { useOperation } from '../server-state.ts';
import { beginTour } from '../tour/begin-tour.ts';
import { Brought, onDemand } from '../ui/on-demand.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { exactTimeWords, TimeAgo } from '../ui/time-ago.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say, sayRich } from '../words/say.ts';
import styles from './status-line.module.css';

const NO_PROPS = {};
/** Main asks the print system for it: not while the first screen is drawn. */
const printerPart = onDemand(async () => (await import('./printer-part.tsx')).PrinterPart, firstScreenShown);

export const StatusLine = drawnAlone(function StatusLine() {
  const { accounts, current } = useAccounts();
  const { data: status } = useOperation('app.getStatus', {});
  const { tourOffered } = usePreferences();
  const service = status?.services.find(({ accountId }) => accountId === current?.accountId);
  const offersTour = tourOffered && current !== null && accounts.every(({ kind }) => kind === 'practice');
  return (
    <section className={styles.line} aria-label={say('shell.status')} data-tour={offersTour}>
      <ServicePart service={service} />
      {service !== undefined && service.waiting > 0 && (
        <StatusBadge isApart look="plain" tone="quiet" icon={IconHourglass}>
          {say('shell.status.waiting', { count: service.waiting })}
        </StatusBadge>
      )}
      {service !== undefined && service.addressBookReadAt !== null && <BookPart readAt={service.addressBookReadAt} />}
      <Brought what={printerPart} props={NO_PROPS} />
      {status !== undefined && <KeychainPart status={status} />}
      {status !== undefined && status.inDoubtCount > 0 && (
        <StatusBadge isApart look="plain" tone="warn" icon={IconQuestionMark}>
          {say('shell.status.in-doubt', { count: status.inDoubtCount })}
        </StatusBadge>
      )}
      <div className={styles.end}>
        {current?.kind === 'practice' && (
          <StatusBadge isApart look="plain" tone="accent" icon={IconSchool}>
            {say('shell.status.practice')}
          </StatusBadge>
        )}
        {offersTour && (
          <button type="button" className={styles.tour} onClick={() => void beginTour(accounts, current)}>
            {say('tour.take')}
          </button>
        )}
      </div>
    </section>
  );
});

function ServicePart({ service }: { readonly service: ServiceStatus | undefined }) {
  if (service === undefined || service.reachable === null) {
    return (
      <StatusBadge isApart look="plain" tone="quiet" icon={IconCloudQuestion}>
        {say('shell.service.not-asked')}
      </StatusBadge>
    );
  }
  const title =
    service.since === null ? undefined : say('shell.service.since', { time: exactTimeWords(service.since) });
  return service.reachable ? (
    <StatusBadge isApart look="plain" tone="good" icon={IconCloudCheck} title={title}>
      {say('shell.service.answers')}
    </StatusBadge>
  ) : (
    <StatusBadge isApart look="plain" tone="bad" icon={IconCloudOff} title={title}>
      {say('shell.service.not-reachable')}
    </StatusBadge>
  );
}

/** The age of the copy that answers when the service cannot. */
function BookPart({ readAt }: { readonly readAt: string }) {
  return (
    <StatusBadge isApart look="plain" tone="quiet" icon={IconAddressBook}>
      {sayRich('shell.book.read', { age: <TimeAgo at={readAt} place="after-verb" /> })}
    </StatusBadge>
  );
}

function KeychainPart({ status }: { readonly status: AppStatus }) {
  return status.keychain.kind === 'keychain' ? (
    <StatusBadge isApart look="plain" tone="good" icon={IconKey}>
      {say('shell.keys.kept')}
    </StatusBadge>
  ) : (
    <StatusBadge isApart look="plain" tone="warn" icon={IconKeyOff} title={status.keychain.reason}>
      {say('shell.keys.session')}
    </StatusBadge>
  );
}
