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
import { useOperation } from '../server-state.ts';
import { printerState } from '../ui/printer-state.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { exactTimeWords, TimeAgo } from '../ui/time-ago.tsx';
import styles from './status-line.module.css';

export function StatusLine() {
  const { current } = useAccounts();
  const { data: status } = useOperation('app.getStatus', {});
  const { data: printers } = useOperation('printing.listPrinters', {});
  const { manifestPrinter } = usePreferences();
  const service = status?.services.find(({ accountId }) => accountId === current?.accountId);
  return (
    <section className={styles.line} aria-label="Status">
      <ServicePart service={service} />
      {service !== undefined && service.waiting > 0 && (
        <StatusBadge look="plain" tone="quiet" icon={IconHourglass}>
          {service.waiting === 1 ? '1 request waits its turn' : `${service.waiting} requests wait their turn`}
        </StatusBadge>
      )}
      {service !== undefined && service.addressBookReadAt !== null && <BookPart readAt={service.addressBookReadAt} />}
      {printers !== undefined && <PrinterPart printers={printers} chosen={manifestPrinter} />}
      {status !== undefined && <KeychainPart status={status} />}
      {status !== undefined && status.inDoubtCount > 0 && (
        <StatusBadge look="plain" tone="warn" icon={IconQuestionMark}>
          {status.inDoubtCount === 1 ? '1 request in doubt' : `${status.inDoubtCount} requests in doubt`}
        </StatusBadge>
      )}
      <span className={styles.end}>
        {current?.kind === 'practice' && (
          <StatusBadge look="plain" tone="accent" icon={IconSchool}>
            Practice: nothing is really shipped
          </StatusBadge>
        )}
      </span>
    </section>
  );
}

function ServicePart({ service }: { readonly service: ServiceStatus | undefined }) {
  if (service === undefined || service.reachable === null) {
    return (
      <StatusBadge look="plain" tone="quiet" icon={IconCloudQuestion}>
        Service not asked yet
      </StatusBadge>
    );
  }
  const title = service.checkedAt === null ? undefined : `Seen ${exactTimeWords(service.checkedAt)}`;
  return service.reachable ? (
    <StatusBadge look="plain" tone="good" icon={IconCloudCheck} title={title}>
      Service answers
    </StatusBadge>
  ) : (
    <StatusBadge look="plain" tone="bad" icon={IconCloudOff} title={title}>
      Service not reachable
    </StatusBadge>
  );
}

/** How old the copy is that answers when the service cannot. */
function BookPart({ readAt }: { readonly readAt: string }) {
  return (
    <StatusBadge look="plain" tone="quiet" icon={IconAddressBook}>
      Address book read <TimeAgo at={readAt} place="after-verb" />
    </StatusBadge>
  );
}

function PrinterPart({ printers, chosen }: { readonly printers: PrinterList; readonly chosen: string | null }) {
  if (printers.spooler === 'missing') return <NoPrinter words="No print system" />;
  const printer = printers.printers.find(({ name, isDefault }) => (chosen === null ? isDefault : name === chosen));
  if (printer === undefined) return <NoPrinter words={chosen === null ? 'No printer chosen' : `${chosen} is gone`} />;
  const { tone, word } = printerState(printer);
  return (
    <StatusBadge look="plain" tone={tone} icon={tone === 'bad' ? IconPrinterOff : IconPrinter}>
      {printer.name}: {word}
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
      Keychain in use
    </StatusBadge>
  ) : (
    <StatusBadge look="plain" tone="warn" icon={IconKeyOff} title={status.keychain.reason}>
      Keys for this session only
    </StatusBadge>
  );
}
