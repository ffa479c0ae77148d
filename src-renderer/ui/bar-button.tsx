/** A press in the bar below a screen for work by scanner, with its sign and its key. */
import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Shortcut } from './shortcut.tsx';

interface BarButtonProps {
  readonly icon: Icon;
  readonly keys?: string;
  /** What a person does next; the others stand back. */
  readonly isMain?: boolean;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly 'data-about'?: number | null;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function BarButton({ icon: Shape, keys, isMain = false, ...rest }: BarButtonProps) {
  return (
    <Button
      {...rest}
      size="md"
      variant={isMain ? 'filled' : 'default'}
      leftSection={<Shape aria-hidden size={20} />}
      rightSection={keys !== undefined && <Shortcut keys={keys} />}
    />
  );
}
