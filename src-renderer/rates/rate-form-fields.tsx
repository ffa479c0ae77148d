/** The rates form: what the service needs at the top, what improves the answer below. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { KeysBeside } from '../ui/keys-beside.tsx';
import { ariaShortcut } from '../ui/shortcut.tsx';
import { say } from '../words/say.ts';
import { type RateField, type RateForm, rateFaults, rateQuery, sameQuery } from './rate-form.ts';
import styles from './rates-screen.module.css';
import { useRatesStore } from './rates-store.ts';

interface RateFormFieldsProps {
  readonly account: Account;
  /** What is in the form is being asked. */
  readonly busy: boolean;
  /** Asks the same question again. */
  readonly onAgain: () => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

export function RateFormFields({ account, busy, onAgain, children }: RateFormFieldsProps) {
  const { form, asked, awaitsWeight, type, ask, weightIsMet } = useRatesStore();
  const ownForm = useRef<HTMLFormElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const weightField = useRef<HTMLInputElement>(null);
  useActions([
    {
      label: say('rates.get'),
      group: 'rates',
      keys: 'mod+enter',
      enabled: !busy,
      run: () => ownForm.current?.requestSubmit(),
    },
  ]);
  useEffect(() => firstField.current?.focus(), []);
  useEffect(() => {
    if (!awaitsWeight) return;
    weightField.current?.focus();
    weightIsMet();
  }, [awaitsWeight, weightIsMet]);
  // Faults show once the form was sent with some, not while it is being filled in.
  const [checked, setChecked] = useState(false);
  const faults = checked ? rateFaults(form) : {};

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = rateQuery(account.accountId, form);
    setChecked(query === null);
    if (query === null) focusFirst(event.currentTarget, rateFaults(form));
    if (query === null || busy) return;
    if (sameQuery(query, asked)) onAgain();
    else ask(query);
  };
  const field = (name: RateField, label: string, more: FieldMore = {}) => (
    <FormField key={name} name={name} label={label} form={form} fault={faults[name]} onType={type} {...more} />
  );

  return (
    <form className={styles.form} aria-label={say('rates.form')} noValidate ref={ownForm} onSubmit={send}>
      {children}
      {field('street', say('common.field.street-and-number'), { required: true, wide: true, field: firstField })}
      {field('postCode', say('common.field.postCode'), { required: true })}
      {field('countryCode', say('common.field.country'), { required: true })}
      {field('weight', say('rates.weight'), {
        required: true,
        decimal: true,
        wide: true,
        field: weightField,
        description: say('rates.weight.unit'),
      })}
      {field('suburb', say('common.field.suburb'))}
      {field('city', say('common.field.city'))}
      {field('state', say('common.field.state'), { wide: true })}
      <fieldset className={styles.size}>
        <legend>{say('rates.size')}</legend>
        {field('length', say('rates.length'), { decimal: true })}
        {field('width', say('rates.width'), { decimal: true })}
        {field('height', say('rates.height'), { decimal: true })}
      </fieldset>
      <div className={`${styles.wide} ${styles.submit}`}>
        <Button type="submit" loading={busy} aria-keyshortcuts={ariaShortcut('mod+enter')}>
          {say('rates.get')}
        </Button>
        <KeysBeside keys="mod+enter" />
      </div>
    </form>
  );
}

/** What is wrong is heard, and in sight: the words under the fields may move the button out of it. */
function focusFirst(form: HTMLFormElement, faults: Partial<Record<RateField, string>>): void {
  const [name] = Object.keys(faults);
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

interface FieldMore {
  readonly required?: boolean;
  readonly wide?: boolean;
  readonly decimal?: boolean;
  readonly description?: string;
  readonly field?: Ref<HTMLInputElement>;
}

interface FormFieldProps extends FieldMore {
  readonly name: RateField;
  readonly label: string;
  readonly form: RateForm;
  readonly fault: string | undefined;
  readonly onType: (change: Partial<RateForm>) => void;
}

function FormField(props: FormFieldProps) {
  const { name, label, form, fault, onType, required = false, wide = false, decimal = false } = props;
  return (
    <TextInput
      ref={props.field ?? null}
      name={name}
      label={label}
      required={required}
      className={wide ? (styles.wide ?? '') : ''}
      inputMode={decimal ? 'decimal' : 'text'}
      description={props.description}
      error={fault}
      dir="auto"
      value={form[name]}
      onChange={(event) => onType({ [name]: event.currentTarget.value })}
    />
  );
}
