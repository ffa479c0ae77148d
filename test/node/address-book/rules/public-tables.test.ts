/**
 * The tables of short forms that postal services publish: each form stands for the kind of street in its row, and for
 * no other one of the table. A row that is not used gives its reason, and is really not used.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type CanonicalAddress,
  canonicalAddress,
} from '../../../../src-main/address-book/spelling/canonical-address.ts';
import { coreKey, sameAddress } from '../../../../src-main/address-book/spelling/same-address.ts';

interface PublicTable {
  readonly document: string;
  readonly section: string;
  /** Where it came from: from memory, or which publication of the document it was checked against. */
  readonly checked: string;
  readonly countries: readonly string[];
  /** '%' is the form. */
  readonly line: string;
  /** 'avenue: av ave'. */
  readonly rows: readonly string[];
  readonly notTaken: Readonly<Record<string, string>>;
  /** Rows that are one to us: a flat has many names. */
  readonly oneKind?: readonly string[];
}

const folder = resolve(import.meta.dirname, 'public-tables');
const tables = readdirSync(folder).map((name): [string, PublicTable] => [
  name.replace('.json', ''),
  JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as PublicTable,
]);

const rowsOf = ({ rows }: PublicTable): readonly { readonly kind: string; readonly forms: readonly string[] }[] =>
  rows.map((row) => {
    const [kind = '', forms = ''] = row.split(':');
    return { kind, forms: forms.split(' ').filter((form) => form !== '') };
  });

const at = (table: PublicTable, country: string, form: string): CanonicalAddress =>
  canonicalAddress({
    street: table.line.replace('%', form),
    suburb: '',
    city: 'Tarnby',
    state: '',
    postCode: '',
    country,
  });

describe.each(tables)('%s', (_name, table) => {
  test('says its document, its section, and how it was checked', () => {
    for (const fact of [table.document, table.section, table.checked]) expect(fact).toMatch(/\S/);
    expect(rowsOf(table).length).toBeGreaterThan(5);
  });

  test('every form is its kind of street, in capitals and with a full stop, too', () => {
    const missed = table.countries.flatMap((country) =>
      rowsOf(table).flatMap(({ kind, forms }) =>
        forms
          .flatMap((form) => (form in table.notTaken ? [] : [form, form.toUpperCase(), `${form}.`.replace('..', '.')]))
          .filter((form) => !sameAddress(at(table, country, kind), at(table, country, form)))
          .map((form) => `${country}: ${form} for ${kind}`),
      ),
    );
    expect(missed).toEqual([]);
  });

  test('no form is another kind of the table, nor what is not taken', () => {
    const written = table.countries.flatMap((country) =>
      rowsOf(table).flatMap(({ kind, forms }) =>
        [kind, ...forms.filter((form) => !(form in table.notTaken))].map((form) => ({ country, kind, form })),
      ),
    );
    const groups = Map.groupBy(written, ({ country, form }) => coreKey(at(table, country, form)));
    const oneKind = new Set(table.oneKind);
    const taken = [...groups.values()]
      .map((group) => [...new Set(group.map(({ kind }) => kind))].filter((kind) => !oneKind.has(kind)))
      .filter((kinds) => kinds.length > 1);
    expect(taken).toEqual([]);
    const others = table.countries.flatMap((country) =>
      rowsOf(table).flatMap(({ kind, forms }) =>
        forms
          .filter((form) => form in table.notTaken)
          .filter((form) => sameAddress(at(table, country, kind), at(table, country, form))),
      ),
    );
    expect(others).toEqual([]);
  });
});
