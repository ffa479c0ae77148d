/** One of a few choices, all visible: a radio group that looks like one control. */
import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** `lang`: of words in another language, which a screen reader speaks in that one. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, value: chosen, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.choice}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === chosen}
            onChange={() => onChange(option.value)}
          />
          <span lang={option.lang}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
