/**
 * A field for a day, in the language that is shown: the browser's own field follows the language of the computer instead. It is
 * typed, as everything at the bench is.
 */
import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, type Ref, useState } from 'react';
import { dayAsTyped, dayPattern, dayTyped } from '../words/days.ts';
import { say } from '../words/say.ts';

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** '2026-11-22'; '': none. */
  readonly value: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** Each time what is typed is another day; '' when nothing is typed. */
  readonly onDay: (day: string) => void;
}

export function DayField({ value, onDay, onBlur, ...field }: DayFieldProps) {
  /** Null: the field says its day. */
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
        // What is no day does not stay: the list is narrowed by the day that was one.
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
