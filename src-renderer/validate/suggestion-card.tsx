/**
 * One suggestion with its changes; a change that would send the parcel elsewhere comes first. Only the operator uses or
 * copies it.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Address, AddressSuggestion } from '../../src-preload/contract/address.ts';
import { addressBlock, blockText } from '../ui/address-block.ts';
import { copyText } from '../ui/copy-text.ts';
import { say } from '../words/say.ts';
import { comparedFields, differenceCount, placeChanges } from './address-differences.ts';
import { ComparedFields } from './compared-fields.tsx';
import styles from './verdict.module.css';

interface SuggestionCardProps {
  /** Null: the address of an order, which only the service knows. */
  readonly asked: Address | null;
  readonly suggestion: AddressSuggestion;
  /** From 1. */
  readonly place: number;
  /** Absent when there is no form to put it into. */
  readonly onUse?: ((suggestion: AddressSuggestion) => void) | undefined;
}

export function SuggestionCard({ asked, suggestion, place, onUse }: SuggestionCardProps) {
  const fields = comparedFields(asked, suggestion);
  const elsewhere = placeChanges(fields);
  return (
    <div className={styles.suggestion}>
      <header className={styles.suggestionHead}>
        <p>
          <strong>{say('validate.suggestion.name', { place })}</strong>
          {asked !== null && <span className="muted"> · {differenceCount(fields)}</span>}
        </p>
        <div className={styles.actions}>
          {onUse !== undefined && (
            <Button
              variant="default"
              data-suggestion={place}
              aria-label={say('validate.suggestion.use.long', { place })}
              onClick={() => onUse(suggestion)}
            >
              {say('validate.suggestion.use')}
            </Button>
          )}
          <Button
            variant="default"
            aria-label={say('validate.suggestion.copy.long', { place })}
            onClick={() => copyText(parcelText(suggestion), say('validate.suggestion.copied'))}
          >
            {say('validate.suggestion.copy')}
          </Button>
        </div>
      </header>
      {elsewhere.length > 0 && (
        <ul className={styles.elsewhere} aria-label={say('validate.suggestion.elsewhere')}>
          {elsewhere.map((words) => (
            <li key={words}>
              <IconAlertTriangle aria-hidden size={18} />
              {words}
            </li>
          ))}
        </ul>
      )}
      <ComparedFields asked={asked} suggestion={suggestion} label={say('validate.suggestion.fields', { place })} />
    </div>
  );
}

/** As the country writes it on a parcel. */
function parcelText(suggestion: AddressSuggestion): string {
  const { other: _, ...address } = suggestion;
  const entry = { entryId: 0, name: '', company: '', building: '', code: '', telephone: '', email: '', ...address };
  return blockText(addressBlock(entry, suggestion.countryCode));
}
