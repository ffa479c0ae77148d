/** The line at the foot: what this bench depends on, each with an icon and words. */
import {
  IconAddressBook,
  IconCloudCheck,
  IconCloudOff,
  IconCloudQuestion,
  IconHourglass,
  IconKey,
  IconKeyOff,
  IconPrinter,
  IconPrinterOff,
  IconQuestionMark,
  IconSchool,
} from '@tabler/icons-react';
import type { AppStatus, ServiceStatus } from '../../src-preload/contract/app-status.ts';
import type { PrinterList } from '../../src-preload/contract/printing.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { noPrinterWords, printerHere, printerWords } from '../paper/printer-words.ts';
import { useFirstScreenShown } from '../ready-mark.ts';
import { useOperation } from '../server-state.ts';
import { beginTour } from '../tour/begin-tour.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { exactTimeWords, TimeAgo } from '../ui/time-ago.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say, sayRich } from '../words/say.ts';
import styles from './status-line.module.css';

export const StatusLine = drawnAlone(function StatusLine() {
  const { accounts, current } = useAccounts();
  const { data: status } = useOperation('app.getStatus', {});
  const isShown = useFirstScreenShown();
  // Main asks the print system for it, while the first screen is drawn.
  const { data: printers } = useOperation('printing.listPrinters', {}, { enabled: isShown });
  const { manifestPrinter, tourOffered } = usePreferences();
  const service = status?.services.find(({ accountId }) => accountId === current?.accountId);
  return (
    <section className={styles.line} aria-label={say('shell.status')}>
      <ServicePart service={service} />
      {service !== undefined && service.waiting > 0 && (
        <StatusBadge look="plain" tone="quiet" icon={IconHourglass}>
          {say('shell.status.waiting', { count: service.waiting })}
        </StatusBadge>
      )}
      {service !== undefined && service.addressBookReadAt !== null && <BookPart readAt={service.addressBookReadAt} />}
      {printers !== undefined && <PrinterPart printers={printers} chosen={manifestPrinter} />}
      {status !== undefined && <KeychainPart status={status} />}
      {status !== undefined && status.inDoubtCount > 0 && (
        <StatusBadge look="plain" tone="warn" icon={IconQuestionMark}>
          {say('shell.status.in-doubt', { count: status.inDoubtCount })}
        </StatusBadge>
      )}
      <span className={styles.end}>
        {current?.kind === 'practice' && (
          <StatusBadge look="plain" tone="accent" icon={IconSchool}>
            {say('shell.status.practice')}
          </StatusBadge>
        )}
        {tourOffered && accounts.every(({ kind }) => kind === 'practice') && current !== null && (
          <button type="button" className={styles.tour} onClick={() => void beginTour(accounts, current)}>
            {say('tour.take')}
          </button>
        )}
      </span>
    </section>
  );
});

function ServicePart({ service }: { readonly service: ServiceStatus | undefined }) {
  if (service === undefined || service.reachable === null) {
    return (
      <StatusBadge look="plain" tone="quiet" icon={IconCloudQuestion}>
        {say('shell.service.not-asked')}
      </StatusBadge>
    );
  }
  const title =
    service.checkedAt === null ? undefined : say('shell.service.seen', { time: exactTimeWords(service.checkedAt) });
  return service.reachable ? (
    <StatusBadge look="plain" tone="good" icon={IconCloudCheck} title={title}>
      {say('shell.service.answers')}
    </StatusBadge>
  ) : (
    <StatusBadge look="plain" tone="bad" icon={IconCloudOff} title={title}>
      {say('shell.service.not-reachable')}
    </StatusBadge>
  );
}

/** The age of the copy that answers when the service cannot. */
function BookPart({ readAt }: { readonly readAt: string }) {
  return (
    <StatusBadge look="plain" tone="quiet" icon={IconAddressBook}>
      {sayRich('shell.book.read', { age: <TimeAgo at={readAt} place="after-verb" /> })}
    </StatusBadge>
  );
}

function PrinterPart({ printers, chosen }: { readonly printers: PrinterList; readonly chosen: string | null }) {
  const lack = noPrinterWords(printers);
  if (lack !== null) return <NoPrinter words={lack} />;
  const printer = printerHere(chosen, printers.printers);
  if (printer === undefined) {
    const words = chosen === null ? say('shell.printer.not-chosen') : say('common.printer.gone', { printer: chosen });
    return <NoPrinter words={words} />;
  }
  const { tone, word } = printerWords(printer);
  return (
    <StatusBadge
      look="plain"
      tone={tone === 'accent' ? 'good' : tone}
      icon={tone === 'bad' ? IconPrinterOff : IconPrinter}
    >
      {say('shell.printer.state', { printer: printer.name, state: word })}
    </StatusBadge>
  );
}

function NoPrinter({ words }: { readonly words: string }) {
  return (
    <StatusBadge look="plain" tone="warn" icon={IconPrinterOff}>
      {words}
    </StatusBadge>
  );
}

function KeychainPart({ status }: { readonly status: AppStatus }) {
  return status.keychain.kind === 'keychain' ? (
    <StatusBadge look="plain" tone="good" icon={IconKey}>
      {say('shell.keys.kept')}
    </StatusBadge>
  ) : (
    <StatusBadge look="plain" tone="warn" icon={IconKeyOff} title={status.keychain.reason}>
      {say('shell.keys.session')}
    </StatusBadge>
  );
}
