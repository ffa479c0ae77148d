/** The asked address beside the suggested one, field by field, with a word for each difference. */
import type { Address, AddressSuggestion } from '../../src-preload/contract/address.ts';
import { say } from '../words/say.ts';
import { type ComparedField, comparedFields, type Difference, fieldName } from './address-differences.ts';
import styles from './verdict.module.css';

interface ComparedFieldsProps {
  /** Null: the address of an order, which only the service knows. */
  readonly asked: Address | null;
  readonly suggestion: AddressSuggestion;
  readonly label: string;
}

function differenceWords(difference: Difference): string {
  return difference === 'same' ? '' : say(`validate.difference.${difference}`);
}

export function ComparedFields({ asked, suggestion, label }: ComparedFieldsProps) {
  const fields = comparedFields(asked, suggestion).filter((field) => field.asked !== '' || field.suggested !== '');
  return (
    <table className={styles.fields} aria-label={label} data-compared={asked !== null}>
      {asked !== null && (
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('validate.fields.field')}</span>
            </th>
            <th scope="col">{say('validate.fields.asked')}</th>
            <th scope="col">{say('validate.fields.suggested')}</th>
            <th scope="col">
              <span className="unseen">{say('validate.fields.difference')}</span>
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {fields.map((field) => (
          <FieldRow key={field.field} field={field} compared={asked !== null} />
        ))}
        {Object.entries(suggestion.other ?? {}).map(([name, words]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {asked !== null && <td />}
            <td dir="auto">{words}</td>
            {asked !== null && <td />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FieldRow({ field, compared }: { readonly field: ComparedField; readonly compared: boolean }) {
  const { asked, suggested, difference, differs } = field;
  return (
    <tr data-differs={differs}>
      <th scope="row">{fieldName(field.field)}</th>
      {compared && <td dir="auto">{asked === '' ? <Nothing /> : asked}</td>}
      <td dir="auto">{suggested === '' ? <Nothing /> : differs ? <mark>{suggested}</mark> : suggested}</td>
      {compared && <td className={styles.difference}>{differenceWords(difference)}</td>}
    </tr>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden className="muted">
        –
      </span>
      <span className="unseen">{say('validate.fields.nothing')}</span>
    </>
  );
}
