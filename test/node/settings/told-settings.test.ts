/** What the settings say of this computer: keys, copies, printers and records as main tells of them. */
import { expect, test } from 'vitest';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { AppStatus, LedgerState } from '../../../src-preload/contract/app-status.ts';
import type { OrderCopyStatus, OrderReading } from '../../../src-preload/contract/order-list.ts';
import { firstPreferences } from '../../../src-preload/contract/preferences.ts';
import type { Printer } from '../../../src-preload/contract/printing.ts';
import { AboutSettings } from '../../../src-renderer/settings/about-settings.tsx';
import { AccountsSettings } from '../../../src-renderer/settings/accounts-settings.tsx';
import { AddressBookSettings } from '../../../src-renderer/settings/address-book-settings.tsx';
import { OrdersSettings } from '../../../src-renderer/settings/orders-settings.tsx';
import { PrintingSettings } from '../../../src-renderer/settings/printing-settings.tsx';
import { drawnPart, type Told, told, wordsOf, wordsOfPart } from '../../helpers/page-part.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { soundStatus } from '../../helpers/sound-status.ts';
import { say } from '../../helpers/texts.ts';

const status = (part: Partial<AppStatus>): Told =>
  told('app.getStatus', {}, { ...soundStatus, version: '0.1.0', services: [], inDoubtCount: 0, ...part });
const accountsAre = (...accounts: readonly Account[]): Told =>
  told('accounts.list', {}, { accounts, currentAccountId: accounts[0]?.accountId ?? '' });

test('an account of which one key is missing is not called one with keys', () => {
  const keysOf = (part: Partial<Account>): string =>
    wordsOfPart(AccountsSettings, {}, [
      accountsAre(someAccount('north', { label: 'Shop North', ...part })),
      status({}),
    ]);
  const missing = say('settings.accounts.keys-missing');
  expect(keysOf({ serviceKeyLastFour: '1111', subscriptionKeyLastFour: '2222' })).toMatch(/…1111 · … ?2222/);
  expect(keysOf({ serviceKeyLastFour: '1111' })).toContain(missing);
  expect(keysOf({ subscriptionKeyLastFour: '2222' })).toContain(missing);
  expect(keysOf({ kind: 'practice' })).not.toContain(missing);
});

test('each account has the age of its own address book', () => {
  const at = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
  const of = (accountId: string, addressBookReadAt: string | null) => ({
    accountId,
    reachable: true,
    since: null,
    waiting: 0,
    addressBookReadAt,
  });
  const accounts = ['north', 'south', 'west'].map((id) => someAccount(id, { label: `Shop ${id}` }));
  const words = wordsOfPart(AddressBookSettings, {}, [
    accountsAre(...accounts),
    status({ services: [of('south', at(5.5)), of('north', at(2.5)), of('west', null)] }),
  ]);
  expect(words).toMatch(/Shop north Read 2.h ago Shop south Read 5.h ago Shop west Not read/);
});

test('where keys are kept and how the records are is said as it is', () => {
  const about = (part: Partial<AppStatus>): string => wordsOfPart(AboutSettings, {}, [status(part)]);
  expect(about({})).toContain(say('settings.about.keys.kept'));
  const session = about({ keychain: { kind: 'session', reason: 'No Secret Service answers.' } });
  expect(session).toContain('No Secret Service answers.');
  expect(session).not.toContain(say('settings.about.keys.kept'));
  for (const ledger of ['ok', 'rebuilt', 'read-only', 'not-writable', 'not-readable'] satisfies LedgerState[]) {
    expect(about({ ledger })).toContain(say(`settings.about.records.${ledger}`));
  }
});

const copy: OrderCopyStatus = { byteCount: 12_340_000, orderCount: 5, startedAnew: null, keptAs: null, failure: null };
const reading: OrderReading = {
  accountId: 'north',
  state: 'reading',
  newsWanted: false,
  pagesRead: 3,
  pagesAbout: 10,
  answeredAt: null,
  wholeAt: null,
  notAnsweringSince: null,
  alarm: false,
  failure: null,
};

test('the copy of the orders is said with its size, and why it was read again or is in memory only', () => {
  const orders = (part: Partial<OrderCopyStatus>, readings: readonly OrderReading[] = []): string =>
    wordsOfPart(OrdersSettings, {}, [
      told('orders.copyStatus', {}, { ...copy, ...part }),
      told('orders.reading', {}, readings),
      accountsAre(someAccount('north', { label: 'Shop North' })),
    ]);
  expect(orders({})).toContain('5 orders, 12.3 MB');
  expect(orders({})).not.toContain(say('settings.orders.anew.damaged'));
  expect(orders({ startedAnew: 'damaged' })).toContain(say('settings.orders.anew.damaged'));
  expect(orders({ startedAnew: 'foreign', keptAs: '/kept/orders.aside' })).toContain('/kept/orders.aside');
  const full = { code: 'disk-full', changed: 'nothing', details: [], facts: {} } as const;
  expect(orders({ failure: full })).toContain('The disk of this computer is full');
  expect(orders({}, [reading])).toContain(say('settings.orders.being-read', { account: 'Shop North' }));
  const whole = { ...reading, wholeAt: '2026-11-20T10:00:00Z' };
  expect(orders({}, [whole])).not.toContain(say('settings.orders.being-read', { account: 'Shop North' }));
});

const paper = (name: string) => ({ name, label: name.toUpperCase(), widthMillimetres: 210, heightMillimetres: 297 });
const printer: Printer = {
  name: 'Bench',
  description: 'Bench',
  location: 'Hall 2',
  isDefault: true,
  state: 'idle',
  stateReasons: [],
  acceptsJobs: true,
  media: ['a4', 'a5', 'a6', 'b4', 'b5', 'b6'].map(paper),
  defaultMedia: 'a4',
  loadedMedia: ['a5', 'b6'],
  trays: [
    { name: 'main', media: 'a5' },
    { name: 'by-pass-tray', media: null },
  ],
};
const printers = (...all: readonly Printer[]): Told =>
  told('printing.listPrinters', {}, { spooler: 'available', printers: all });

test('a printer is shown with its papers, those that are loaded, and its trays', () => {
  const words = wordsOfPart(PrintingSettings, {}, [printers(printer)]);
  expect(words).toContain('Bench · default Hall 2 Paper: A4, A5, A6, B4 and 2 more');
  expect(words).toMatch(/A5 and B6/);
  expect(words).toContain('Trays: main: A5, by pass tray');
  expect(wordsOfPart(PrintingSettings, {}, [printers({ ...printer, media: [] })])).toContain(
    say('settings.printing.no-sizes'),
  );
});

test('that there is no print system, or no printer, is said, and each in its own words', () => {
  const none = wordsOfPart(PrintingSettings, {}, [printers()]);
  expect(none).toContain(say('common.printer.not-set-up'));
  expect(none).not.toContain(say('common.printer.no-system'));
  const missing = told('printing.listPrinters', {}, { spooler: 'missing', printers: [] });
  const without = wordsOfPart(PrintingSettings, {}, [missing]);
  expect(without).toContain(say('common.printer.no-system'));
  expect(without).not.toContain(say('common.printer.not-set-up'));
});

test('a printer that was chosen and is gone is named as gone; a kind without its own is printed where manifests are', () => {
  const html = drawnPart(PrintingSettings, {}, [
    printers({ ...printer, isDefault: false }, { ...printer, name: 'Default' }),
    told(
      'preferences.get',
      {},
      {
        ...firstPreferences,
        manifestPrinter: 'Bench',
        sheetPrinters: { commands: { printer: 'Sold', media: null, tray: null } },
      },
    ),
  ]);
  expect(wordsOf(html).split(say('settings.printing.gone', { printer: 'Sold' }))).toHaveLength(2);
  expect(html).toContain(`value="${say('settings.printing.as-manifests', { name: 'Bench' })}"`);
});
