/** The way to the part of the help that says, step by step, what to do. */
import { ActionIcon, Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { say } from '../words/say.ts';
import { useHelp } from './help-store.ts';
import type { HelpTopic } from './help-topics.ts';

interface WhatToDoProps {
  readonly topic: HelpTopic;
  /** What happened, for people who find the button by its name alone: there may be several. */
  readonly about: string;
  /** 'icon': when there is only one line. */
  readonly look?: 'words' | 'icon';
}

export function WhatToDo({ topic, about, look = 'words' }: WhatToDoProps) {
  const show = useHelp((state) => state.show);
  const words = say('ui.what-to-do');
  const name = say('ui.what-to-do.about', { about });
  if (look === 'icon') {
    return (
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={name} title={words} onClick={() => show(topic)}>
        <IconHelpCircle aria-hidden size={18} />
      </ActionIcon>
    );
  }
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      aria-label={name}
      leftSection={<IconHelpCircle aria-hidden size={16} />}
      onClick={() => show(topic)}
    >
      {words}
    </Button>
  );
}
