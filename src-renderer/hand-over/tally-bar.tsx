/** The actions of a hand-over, each with its key. */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft, IconTruckDelivery } from '@tabler/icons-react';
import { BenchBar } from '../ui/bench-frame.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../words/say.ts';

interface TallyBarProps {
  readonly canUndo: boolean;
  /** What 'Undo' takes back, unless a scan is not answered yet; null: nothing was counted. */
  readonly lastTickNo: number | null;
  readonly onFinish: () => void;
  readonly onUndo: () => void;
  readonly onLeave: () => void;
  readonly onDiscard: () => void;
}

export function TallyBar({ canUndo, lastTickNo, onFinish, onUndo, onLeave, onDiscard }: TallyBarProps) {
  return (
    <BenchBar
      end={
        <Button size="md" variant="subtle" color="gray" onClick={onDiscard}>
          {say('hand-over.discard')}
        </Button>
      }
    >
      <Button
        size="md"
        leftSection={<IconTruckDelivery aria-hidden size={20} />}
        rightSection={<Shortcut keys="F9" />}
        onClick={onFinish}
      >
        {say('hand-over.finish')}
      </Button>
      <Button
        size="md"
        variant="default"
        disabled={!canUndo}
        data-about={lastTickNo}
        leftSection={<IconArrowBackUp aria-hidden size={20} />}
        rightSection={<Shortcut keys="mod+z" />}
        onClick={onUndo}
      >
        {say('hand-over.undo')}
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<IconArrowLeft aria-hidden size={20} />}
        rightSection={<Shortcut keys="alt+l" />}
        onClick={onLeave}
      >
        {say('hand-over.leave')}
      </Button>
    </BenchBar>
  );
}
