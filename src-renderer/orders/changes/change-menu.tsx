/** The other actions on orders: quiet, named by their effect, each with a question before anything happens. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconArrowsExchange, IconDots, IconListDetails, IconTrash } from '@tabler/icons-react';
import { useActions } from '../../keyboard/actions-store.ts';
import { Shortcut } from '../../ui/shortcut.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { say } from '../../words/say.ts';
import { type ChangeQuestion, useChangesStore } from './changes-store.ts';

const KEYS: Readonly<Record<ChangeQuestion, string | null>> = {
  list: 'mod+l',
  archive: 'mod+e',
  remove: 'mod+delete',
  assign: 'mod+m',
  'remove-all-unshipped': null,
};

export function ChangeMenu({ selectedCount }: { readonly selectedCount: number }) {
  const ask = useChangesStore((state) => state.ask);
  const count = selectedCount;
  const over = [
    { question: 'archive', label: say('orders.menu.archive', { count }), icon: IconArchive },
    { question: 'remove', label: say('orders.menu.remove', { count }), icon: IconTrash },
    { question: 'assign', label: say('orders.menu.assign', { count }), icon: IconArrowsExchange },
  ] as const;
  const list = { question: 'list', label: say('orders.menu.list'), icon: IconListDetails } as const;
  const all = { question: 'remove-all-unshipped', label: say('orders.menu.all') } as const;

  useActions(
    [...over, list, all].map(({ question, label }) => {
      const keys = KEYS[question];
      const needsSelection = over.some((entry) => entry.question === question);
      const action = {
        label: label.replace('…', ''),
        group: 'orders',
        enabled: !needsSelection || selectedCount > 0,
        run: () => ask(question),
      } as const;
      return keys === null ? action : { ...action, keys };
    }),
  );

  return (
    <Menu position="bottom-end" width={412} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={say('orders.menu')}
          {...tooltip(say('orders.menu'))}
        >
          <IconDots aria-hidden size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={say('orders.menu')}>
        <ChangeItem {...list} keys={KEYS.list} onChosen={() => ask('list')} />
        <Menu.Divider />
        {over.map((entry) => (
          <ChangeItem
            key={entry.question}
            {...entry}
            keys={KEYS[entry.question]}
            disabled={selectedCount === 0}
            onChosen={() => ask(entry.question)}
          />
        ))}
        <Menu.Divider />
        <ChangeItem {...all} icon={IconTrash} keys={null} onChosen={() => ask('remove-all-unshipped')} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChangeItemProps {
  readonly label: string;
  readonly icon: typeof IconDots;
  readonly keys: string | null;
  readonly disabled?: boolean;
  readonly onChosen: () => void;
}

function ChangeItem({ label, icon: IconShape, keys, disabled = false, onChosen }: ChangeItemProps) {
  return (
    <Menu.Item
      leftSection={<IconShape aria-hidden size={18} stroke={1.6} />}
      rightSection={keys === null ? null : <Shortcut keys={keys} />}
      disabled={disabled}
      onClick={onChosen}
    >
      {label}
    </Menu.Item>
  );
}
