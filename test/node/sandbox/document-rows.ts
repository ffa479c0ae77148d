/** The rows of the service document, each with the check that proves it on the running sandbox. docs/conformance.md is made from this. */
import { fieldRows } from './document-field-rows.ts';
import { requestRows } from './document-request-rows.ts';
import { rootRows } from './document-root-rows.ts';
import type { DocumentRow } from './document-row.ts';
import { ruleRows } from './document-rule-rows.ts';

export const documentRows: readonly DocumentRow[] = [...rootRows, ...requestRows, ...fieldRows, ...ruleRows];
