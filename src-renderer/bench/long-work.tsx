/** Main's work that has lasted a second: its progress, its pace, and a button that stops it. */
import { Button } from '@mantine/core';
import { ProgressLine } from '../ui/progress-line.tsx';
import { useLasts } from '../ui/use-pace.ts';
import { say } from '../words/say.ts';
import { stopQuestion, useQuestion } from './use-question.ts';

interface LongWorkProps {
  /** The name under which it was asked; null: nothing is under way. */
  readonly questionId: string | null;
  /** What is counted, for screen readers. */
  readonly label: string;
  /** What the button does, as a whole phrase. */
  readonly stop: string;
}

export function LongWork({ questionId, label, stop }: LongWorkProps) {
  const told = useQuestion(questionId ?? '', questionId !== null);
  const lasts = useLasts(questionId !== null);
  if (questionId === null || told === null || !lasts) return null;
  return (
    <ProgressLine label={label} progress={told} isRunning>
      <Button variant="default" size="xs" aria-label={stop} onClick={() => void stopQuestion(questionId)}>
        {say('bench.stop')}
      </Button>
    </ProgressLine>
  );
}
