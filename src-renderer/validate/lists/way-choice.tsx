/** What to check a list against: the service, politely, or the copy of the address book on this computer. */
import { type Icon, IconAddressBook, IconCloud } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { ListWay } from '../../../src-preload/contract/address-list.ts';
import { useOperation } from '../../server-state.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { say, sayRich } from '../../words/say.ts';
import { useListStore } from './list-store.ts';
import { askingTime } from './list-words.ts';
import styles from './way-choice.module.css';

/** When the copy of the account's address book was read; null: there is none. */
export function useBookAge(accountId: AccountId): string | null {
  const { data: status } = useOperation('app.getStatus', {});
  return status?.services.find((service) => service.accountId === accountId)?.addressBookReadAt ?? null;
}

interface WayChoiceProps {
  readonly labelledBy: string;
  readonly rows: number;
  readonly copyReadAt: string | null;
}

export function WayChoice({ labelledBy, rows, copyReadAt }: WayChoiceProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.ways}>
      <Way way="service" icon={IconCloud} title={say('validate.way.service')}>
        {say('validate.way.service.how', { time: askingTime(rows) })}
      </Way>
      <Way
        way="address-book"
        icon={IconAddressBook}
        disabled={copyReadAt === null}
        title={
          copyReadAt === null
            ? say('validate.way.book')
            : sayRich('validate.way.book.of', { age: <TimeAgo at={copyReadAt} place="after-verb" /> })
        }
      >
        {say(copyReadAt === null ? 'validate.way.book.none' : 'validate.way.book.how')}
      </Way>
    </div>
  );
}

interface WayProps {
  readonly way: ListWay;
  readonly icon: Icon;
  readonly title: ReactNode;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

function Way({ way, icon: IconShape, title, disabled = false, children }: WayProps) {
  const { way: chosen, setWay } = useListStore();
  const [name, words] = [useId(), useId()];
  return (
    <label className={styles.way} data-disabled={disabled || undefined}>
      <input
        type="radio"
        name="list-way"
        checked={chosen === way}
        disabled={disabled}
        aria-labelledby={name}
        aria-describedby={words}
        onChange={() => setWay(way)}
      />
      <IconShape aria-hidden size={22} stroke={1.6} />
      <span id={name} className={styles.wayTitle}>
        {title}
      </span>
      <span id={words} className="muted small">
        {children}
      </span>
    </label>
  );
}
