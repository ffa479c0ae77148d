/** Words that stand for one another in the addresses of any language: for searching. */
import { expect, test, vi } from 'vitest';

/** As at the start of the program: the table is made when it is first used. */
async function shortForms() {
  vi.resetModules();
  return import('../../../../src-main/address-book/rules/short-forms.ts');
}

test('each form is found by every other, whoever asks first', async () => {
  const { hasOtherForms } = await shortForms();
  expect(['avenida', 'av', 'saint', 'strasse', 'smith', '', 'new york', 'st1', 'croft'].map(hasOtherForms)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('of a word all other forms, and never itself', async () => {
  const { otherForms } = await shortForms();
  expect(otherForms('smith')).toEqual([]);
  expect(otherForms('avenida').toSorted()).toEqual(['av', 'ave', 'ava', 'avda', 'avd', 'avnda'].toSorted());
  // Of two languages and both meanings.
  expect(otherForms('st')).toEqual(expect.arrayContaining(['street', 'saint', 'strasse', 'sankt']));
  expect(otherForms('st')).not.toContain('st');
  expect(otherForms('saint')).toEqual(expect.arrayContaining(['st', 'snt']));
  expect(otherForms('saint')).not.toContain('street');
  // Folded single words: phrases of several words stand for nothing here.
  const all = ['st', 'av', 'rd', 'mt', 'blvd', 'co'].flatMap((word) => otherForms(word));
  expect(all.filter((form) => !/^\p{L}+$/u.test(form))).toEqual([]);
});
