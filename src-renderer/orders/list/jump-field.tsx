/** 'Go to': typed on the list, it brings the first order that begins so, or the first of a day, to the top. */
import { CloseButton, TextInput } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { OrderListPlace, OrderListQuery } from '../../../src-preload/contract/order-list.ts';
import type { TableSteering } from '../../ui/data-grid-props.ts';
import { DayField } from '../../ui/day-field.tsx';
import { say } from '../../words/say.ts';
import styles from './jump-field.module.css';
import { placeOf } from './jump-place.ts';

interface JumpFieldProps {
  readonly sort: OrderListQuery['sort'];
  /** What was typed on the list. */
  readonly begunWith: string;
  readonly steering: RefObject<TableSteering | null>;
  readonly onPlace: (place: OrderListPlace) => Promise<void>;
  readonly onClosed: () => void;
}

export function JumpField({ sort, begunWith, steering, onPlace, onClosed }: JumpFieldProps) {
  const isDate = sort.by === 'orderedAt';
  const [typed, setTyped] = useState(isDate ? '' : begunWith);

  const goTo = (text: string): void => {
    const place = placeOf(text, isDate, sort.descending);
    if (place !== null) void onPlace(place);
  };
  const close = (): void => {
    onClosed();
    steering.current?.focus();
  };

  const goOn = (text: string): void => {
    setTyped(text);
    goTo(text);
  };
  const field = {
    // The first character was typed on the list: the rest goes here.
    ref: (input: HTMLInputElement | null) => input?.focus(),
    label: say('orders.jump', { column: say(`orders.column.${sort.by}`) }),
    value: typed,
    rightSection: <CloseButton size="sm" aria-label={say('common.close')} onClick={close} />,
    onFocus: () => goTo(typed),
    onBlur: onClosed,
    onKeyDown: (event: KeyboardEvent) => {
      if (!['Enter', 'Escape', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
  };
  return (
    <div className={styles.jump}>
      {isDate ? (
        <DayField {...field} onDay={goOn} />
      ) : (
        <TextInput {...field} spellCheck={false} onChange={(event) => goOn(event.currentTarget.value)} />
      )}
    </div>
  );
}
