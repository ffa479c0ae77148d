/**
 * A field for a day, in the shown language: the browser's own field follows the computer's language instead. The day is
 * typed, like everything at the bench.
 */
import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, type Ref, useState } from 'react';
import { dayAsTyped, dayPattern, dayTyped } from '../words/days.ts';
import { say } from '../words/say.ts';

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** '2026-11-22'; '': none. */
  readonly value: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** Called each time the typed text is another day; '' when it is empty. */
  readonly onDay: (day: string) => void;
}

export function DayField({ value, onDay, onBlur, ...field }: DayFieldProps) {
  /** Null: the field shows its day. */
  const [typed, setTyped] = useState<string | null>(null);
  const isNone = typed !== null && typed.trim() !== '' && dayTyped(typed, new Date()) === null;
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      placeholder={dayPattern(say('ui.day.letters'))}
      value={typed ?? dayAsTyped(value)}
      aria-invalid={isNone}
      onChange={(event) => {
        const words = event.currentTarget.value;
        setTyped(words);
        const day = words.trim() === '' ? '' : dayTyped(words, new Date());
        if (day !== null && day !== value) onDay(day);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // Text that is no day does not stay; the last valid day still filters the list.
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
