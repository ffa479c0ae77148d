/** The page does not suit the paper: said before anything is printed, with the choice that does. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { GuardVerdict, PrintChoice } from './media-guard.ts';
import { paperWords } from './paper-size.ts';
import styles from './print-panel.module.css';

interface MediaWarningProps {
  readonly verdict: Extract<GuardVerdict, { kind: 'misfit' }>;
  readonly choice: PrintChoice;
  readonly onChoose: (choice: PrintChoice) => void;
}

export function MediaWarning({ verdict: { fit, page, better }, choice, onChoose }: MediaWarningProps) {
  const paper = choice.media?.label ?? 'the paper';
  return (
    <div role="alert" className={styles.warning} data-fit={fit}>
      <IconAlertTriangle aria-hidden size={18} stroke={1.75} />
      <div>
        <h4>{fit === 'cut' ? `The page does not fit on ${paper}` : `The page is far smaller than ${paper}`}</h4>
        <p>
          {fit === 'cut'
            ? `It is ${paperWords(page)}. Nothing is scaled, so its edges would be cut off.`
            : `It is ${paperWords(page)} and would lie in a corner: nothing is scaled.`}
        </p>
        {better === null ? null : (
          <Button variant="default" size="xs" onClick={() => onChoose(better)}>
            {betterWords(better, choice)}
          </Button>
        )}
      </div>
    </div>
  );
}

function betterWords(better: PrintChoice, choice: PrintChoice): string {
  const media = better.media?.label ?? 'its own paper';
  if (better.printer.name === choice.printer.name) return `Use ${media}`;
  const { name, description } = better.printer;
  return `Use ${description === '' ? name : description}, ${media}`;
}
