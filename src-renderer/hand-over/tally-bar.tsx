/** The actions of a hand-over, each with its key. */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft, IconTruckDelivery } from '@tabler/icons-react';
import { BarButton } from '../ui/bar-button.tsx';
import { BenchBar } from '../ui/bench-frame.tsx';
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
      <BarButton isMain icon={IconTruckDelivery} keys="F9" onClick={onFinish}>
        {say('hand-over.finish')}
      </BarButton>
      <BarButton icon={IconArrowBackUp} keys="mod+z" disabled={!canUndo} data-about={lastTickNo} onClick={onUndo}>
        {say('hand-over.undo')}
      </BarButton>
      <BarButton icon={IconArrowLeft} keys="alt+l" onClick={onLeave}>
        {say('hand-over.leave')}
      </BarButton>
    </BenchBar>
  );
}
