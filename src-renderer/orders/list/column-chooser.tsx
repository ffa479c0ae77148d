/** The button for the columns of the list, their places and widths; and the way back to the defaults. */
import { ActionIcon, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { firstScreenShown } from '../../ready-mark.ts';
import { Brought, onDemand } from '../../ui/on-demand.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { drawnAlone } from '../../words/drawn-alone.ts';
import { say } from '../../words/say.ts';
import type { ColumnChoicesProps } from './column-choices.tsx';

/** Loaded after the first rows, so it is there by the time somebody presses. */
const choices = onDemand<ColumnChoicesProps>(async () => (await import('./column-choices.tsx')).ColumnChoices);
void firstScreenShown.then(choices.bring);

export const ColumnChooser = drawnAlone(function ColumnChooser(props: ColumnChoicesProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width="max-content" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={say('orders.columns.choose')}
          {...tooltip(say('orders.columns.choose'))}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconColumns3 aria-hidden size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('orders.columns')}>
        <Brought what={choices} props={props} />
      </Popover.Dropdown>
    </Popover>
  );
});
