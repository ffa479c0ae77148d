/** Parts of a screen that need not be drawn with all that is around them. */
import { type ComponentType, memo, type ReactNode } from 'react';
import { useLanguage } from './language.ts';

/** The part is drawn again for other props, for what it reads itself, and in another language. */
export function drawnAlone<Props extends object>(part: (props: Props) => ReactNode): ComponentType<Props> {
  const draw = (props: Props): ReactNode => {
    useLanguage();
    return part(props);
  };
  return memo(draw) as unknown as ComponentType<Props>;
}
