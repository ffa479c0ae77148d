/** A part of the settings: a landmark of the page under its title. `beside`: buttons at the end of the title's line. */
import type { ReactNode } from 'react';
import styles from './settings-part.module.css';

interface SettingsPartProps {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsPart({ title, beside, children }: SettingsPartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      {beside === undefined ? (
        <h2>{title}</h2>
      ) : (
        <div className={styles.head}>
          <h2>{title}</h2>
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}
