/**
 * Makes a value from texts once and keeps it, such as the columns of a table: it is made again when another language is
 * shown.
 */
import { useMemo } from 'react';
import { useLanguage } from './language.ts';

export function useWorded<Made>(make: () => Made): Made {
  const { shown } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` asks the catalogue, which is another one for each language.
  return useMemo(make, [make, shown]);
}
