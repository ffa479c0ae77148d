/** Chooses an account's colour; each colour has its word. */
import { useId } from 'react';
import type { AccountColour } from '../../src-preload/contract/account.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { say } from '../words/say.ts';
import { ACCOUNT_COLOURS } from './account-colours.ts';
import styles from './account-form.module.css';

interface ColourChoiceProps {
  readonly colour: AccountColour;
  readonly onChange: (colour: AccountColour) => void;
}

export function ColourChoice({ colour: chosen, onChange }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.colourGroup}>
      <legend>{say('accounts.colour')}</legend>
      <div className={styles.colours}>
        {ACCOUNT_COLOURS.map((colour) => (
          <label key={colour} className={styles.colour}>
            <input type="radio" name={name} checked={colour === chosen} onChange={() => onChange(colour)} />
            <AccountDot colour={colour} />
            {say(`accounts.colour.${colour}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
