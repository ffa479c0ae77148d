/** What is said of an answer that was set aside, beside the book in use and where there is none. */
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AddressBookAside } from '../../../src-preload/contract/address-book.ts';
import { asideWords, leaveWords, presentWords } from '../../../src-renderer/address-book/aside-words.ts';

const aside: AddressBookAside = { reason: 'much-smaller', totalCount: 3, readAt: '2026-11-20T08:00:00Z' };
const present = { account: 'Harbour Shop', count: 12, age: 'today' };

const drawn = (node: ReturnType<typeof asideWords>): string =>
  renderToStaticMarkup(createElement(Fragment, null, node));

test('beside the book in use, both are compared, and that one can be kept', () => {
  expect(drawn(asideWords(aside, present, '1 h ago'))).toBe(
    'The service sent an address book with 3 entries instead of 12 (1 h ago). You still see the book read today.',
  );
  expect(leaveWords(present)).toBe('Keep the present book');
  expect(drawn(presentWords(aside, 'Harbour Shop', present))).toBe(
    'The present book of Harbour Shop has 12 entries and was read today. The new one has 3 entries: 9 entries fewer than now.',
  );
});

test('where the book was damaged and thrown away meanwhile, none is called the present one', () => {
  expect(drawn(asideWords(aside, null, '1 h ago'))).toBe(
    'The service sent an address book with 3 entries, far fewer than before (1 h ago). There is no other one on this computer, and nothing of it is found.',
  );
  expect(leaveWords(null)).toBe('Delete the new one');
  expect(drawn(presentWords(aside, 'Harbour Shop', null))).toBe(
    'There is no other address book of Harbour Shop on this computer.',
  );
});
