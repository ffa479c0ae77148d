/** The rates form: what the service needs above, what makes the answer better below. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { type RateField, type RateForm, rateFaults, rateQuery } from './rate-form.ts';
import styles from './rates-screen.module.css';
import { useRatesStore } from './rates-store.ts';

interface RateFormFieldsProps {
  readonly account: Account;
  readonly busy: boolean;
  /** The same question once more. */
  readonly onAgain: () => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

export function RateFormFields({ account, busy, onAgain, children }: RateFormFieldsProps) {
  const { form, asked, awaitsWeight, type, ask, weightIsMet } = useRatesStore();
  const weightField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!awaitsWeight) return;
    weightField.current?.focus();
    weightIsMet();
  }, [awaitsWeight, weightIsMet]);
  // Faults are shown once the form was sent with some, not while it is being filled in.
  const [checked, setChecked] = useState(false);
  const faults = checked ? rateFaults(form) : {};

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const query = rateQuery(account.accountId, form);
    setChecked(query === null);
    if (query === null || busy) return;
    if (JSON.stringify(query) === JSON.stringify(asked)) onAgain();
    else ask(query);
  };
  const field = (name: RateField, label: string, more: FieldMore = {}) => (
    <FormField key={name} name={name} label={label} form={form} fault={faults[name]} onType={type} {...more} />
  );

  return (
    <form className={styles.form} aria-label="Parcel" noValidate onSubmit={send}>
      {children}
      {field('street', 'Street and number', { required: true, wide: true })}
      {field('postCode', 'Post code', { required: true })}
      {field('countryCode', 'Country code', { required: true })}
      {field('weight', 'Weight', {
        required: true,
        decimal: true,
        wide: true,
        field: weightField,
        description: 'In the unit of your service',
      })}
      {field('suburb', 'Suburb')}
      {field('city', 'City')}
      {field('state', 'State', { wide: true })}
      <fieldset className={styles.size}>
        <legend>Size in metres</legend>
        {field('length', 'Length', { decimal: true })}
        {field('width', 'Width', { decimal: true })}
        {field('height', 'Height', { decimal: true })}
      </fieldset>
      <div className={styles.send}>
        <Button type="submit" loading={busy}>
          Get rates
        </Button>
      </div>
    </form>
  );
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
      label={label}
      required={required}
      className={wide ? (styles.wide ?? '') : ''}
      inputMode={decimal ? 'decimal' : 'text'}
      description={props.description}
      error={fault}
      value={form[name]}
      onChange={(event) => onType({ [name]: event.currentTarget.value })}
    />
  );
}
