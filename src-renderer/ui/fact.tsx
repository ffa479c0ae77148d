/** A name and its value: a line of a `<dl>`. */
import type { ReactNode } from 'react';

interface FactProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
