/**
 * One address after another, and whole lists. Suggestions are shown and not applied. Without the service the address
 * book answers with its age. Offline checks are asked again when the service is back, with the differences field by
 * field.
 */
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { stopAndGoOn, validatePasted, validateThousands } from '../../helpers/address-list-steps.ts';
import { expect, test } from '../../helpers/app.ts';
import { bookAge } from '../../helpers/book.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { type Dock, openDock } from '../../helpers/dock.ts';
import { hearLiveRegions } from '../../helpers/live-regions.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { addLiveAccount, goTo, switchAccount } from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { say, sayAny, sayWithin } from '../../helpers/texts.ts';
import {
  entryWithSuburb,
  fieldOf,
  listOf,
  pasteList,
  readForm,
  showPart,
  suggestionsOf,
  typedAddress,
  validate,
  verdictOf,
} from '../../helpers/validating.ts';

test.use({ withPrinter: false });

const nowhere = {
  'Street and number': '17 Nosuch Parade',
  Suburb: '',
  City: 'Atlantis',
  State: '',
  'Post code': '00000',
  Country: 'Australia',
};

test('an address, and a list of them, is asked of the service, of the address book while the service is away, and of the service again', async ({
  bench,
}) => {
  const dock = await openDock(bench);
  const folder = dirname(bench.userData);
  try {
    await test.step('a suggestion that changes the suburb is shown, said in words, and not applied until it is used', () =>
      seeSuggestion(dock));
    await test.step('a pasted list is validated both ways, filtered, looked into, exported, and lost only after a question', () =>
      validatePasted(dock, folder));
    await test.step('five thousand rows come by Ctrl V, are compared in seconds, and the last one is reached; a file is read likewise', () =>
      validateThousands(dock, folder));
    await test.step('a list goes on while other screens are shown, is stopped, and gone on with; without the service it says why', () =>
      stopAndGoOn(dock));
    await test.step('what a service says beside its verdict stands below it', () => seeWordsBesideVerdict(dock));
    await test.step('with the service stopped the address book answers with its age; back again, also after a restart, the service is asked, and what differs is shown field by field', () =>
      askOfflineAndAgain(dock));
  } finally {
    await dock.close();
  }
});

/** As another account's; afterwards the dock's is chosen again. */
async function seeWordsBesideVerdict({ app, page }: Dock): Promise<void> {
  const errors = [
    { message: 'No van goes there on Fridays', details: 'Rural delivery' },
    { message: 'A signature is needed', details: '' },
  ];
  let wantsPause = false;
  const service = await startMisbehavingServer([
    (socket, request) => {
      const isAsked = request.path.startsWith('/api/address/validate');
      if (isAsked && wantsPause) {
        answer({ status: 429, headers: { 'retry-after': '100' } })(socket, request);
        return;
      }
      const said = isAsked ? errors : [];
      const suggestions = isAsked ? suggestedFor(request.path) : [];
      const valid = suggestions.length === 0;
      const fields = { valid, suggestions, orders: [], total_pages: 0, addresses: [], success: true };
      answer({ body: JSON.stringify({ ...fields, errors: said }) })(socket, request);
    },
  ]);
  try {
    const keys = { serviceKey: 'doubting-service-key-1', subscriptionKey: 'doubting-key-5678' };
    await addLiveAccount(app, page, { label: 'Doubting Shop', baseAddress: service.url, ...keys });
    await switchAccount(page, 'Doubting Shop');
    await validate(page, { ...nowhere, 'Street and number': '12 Smith St' });
    await expect(verdictOf(page).getByRole('heading', { name: say('validate.verdict.valid.sentence') })).toBeVisible();
    const said = verdictOf(page)
      .getByRole('list', { name: say('validate.words') })
      .getByRole('listitem');
    await expect(said).toHaveText(['No van goes there on Fridays · Rural delivery', 'A signature is needed']);
    expect(await violationsOf(page)).toEqual([]);
    await takeOneAfterAnother(page);
    await stepFromSuggestions(page);
    await goTo(page, 'address-book');
    await expect(bookAge(page)).toBeVisible();
    wantsPause = true;
    await validate(page, nowhere);
    await expect(verdictOf(page)).toContainText('The service asked for a pause. The address book');
    const { ask } = bridgeOf(page);
    const { checks } = await ask('addresses.listOfflineChecks', { accountId: null, offset: 0, limit: 10 });
    for (const { checkId } of checks) await ask('addresses.dismissOfflineCheck', { checkId });
    await switchAccount(page, 'Dock 5');
  } finally {
    await service.close();
  }
}

/** The same one twice, and another one, for a house of High St; for any other house only the other one. */
function suggestedFor(path: string): readonly unknown[] {
  const street = new URL(path, 'http://service').searchParams.get('street') ?? '';
  const [twice, other] = ['Leeds', 'York'].map((city) => ({ street, city, country: 'UK', country_code: 'GB' }));
  if (!street.endsWith(' High St')) return [];
  return street === '1 High St' ? [twice, twice, other] : [other];
}

/** Each time the next key validates what is in the form then. */
async function takeOneAfterAnother(page: Page): Promise<void> {
  const button = page
    .getByRole('form', { name: say('validate.form.address') })
    .getByRole('button', { name: say('validate.form.validate') });
  await validate(page, { ...nowhere, 'Street and number': '1 High St' });
  const presses = verdictOf(page).getByRole('button', { name: say('validate.suggestion.use') });
  await expect(presses).toHaveCount(3);
  for (const place of [0, 2]) {
    await presses.nth(place).click();
    await expect(button).toBeFocused();
  }
}

async function stepFromSuggestions(page: Page): Promise<void> {
  const close = async (): Promise<void> => {
    await page.getByRole('button', { name: say('validate.list.close') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('validate.list.close.confirm') })
      .click();
    await expect(page.getByRole('heading', { name: say('validate.list.start.title') })).toBeVisible();
  };
  await showPart(page, 'list');
  await close();
  const houses = ['1 High St', '2 High St'].map((street) => ({ ...nowhere, 'Street and number': street }));
  await pasteList(page, listOf(houses));
  await page.getByRole('button', { name: say('validate.columns.validate', { count: 2 }) }).click();
  const grid = page.getByRole('grid', { name: say('validate.rows.label') });
  await expect(grid.getByText(say('validate.verdict.not-valid'))).toHaveCount(2);
  await grid.getByRole('row').nth(1).click();
  const suggestions = page
    .getByRole('complementary', { name: say('ui.detail.label', { thing: 'address' }) })
    .getByRole('button', { name: sayAny('validate.suggestion.copy.long') });
  await expect(suggestions).toHaveCount(3);
  await grid.getByRole('row').nth(2).click();
  await expect(page.getByRole('heading', { name: say('validate.row.title', { place: 3 }) })).toBeVisible();
  await expect(suggestions).toHaveCount(1);
  await close();
}

async function seeSuggestion(dock: Dock): Promise<void> {
  const { page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  const asked = { ...known, Suburb: 'Wrongham' };
  await validate(page, asked);
  await expect(
    verdictOf(page).getByRole('heading', { name: say('validate.verdict.not-valid.sentence') }),
  ).toBeVisible();
  const first = suggestionsOf(page).first();
  await expect(first.getByRole('list', { name: say('validate.suggestion.elsewhere') })).toContainText(
    `Another suburb: ${known.Suburb}, not Wrongham`,
  );
  await expect(fieldOf(first, 'Suburb')).toContainText(`Wrongham${known.Suburb}differs`);
  await expect(fieldOf(first, 'Suburb').locator('mark')).toHaveText(known.Suburb);
  await expect(fieldOf(first, 'City').locator('mark')).toHaveCount(0);
  await expect.poll(() => readForm(page)).toEqual(asked);
  expect(await violationsOf(page)).toEqual([]);

  await goTo(page, 'orders');
  await goTo(page, 'validate');
  await expect(first).toBeVisible();
  await expect.poll(() => readForm(page)).toEqual(asked);

  // By keys alone: to the suggestion, use it, see what it did, validate it.
  await page.keyboard.press('Alt+ArrowDown');
  await expect(first.getByRole('button', { name: say('validate.suggestion.use') })).toBeFocused();
  const { isHeardOnce } = await hearLiveRegions(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => readForm(page)).toEqual(known);
  await isHeardOnce('Not validated yet. The suggestion was filled in: suburb.');
  const form = page.getByRole('form', { name: say('validate.form.address') });
  await expect(form.getByRole('status')).toContainText('Not validated yet. The suggestion was filled in: suburb.');
  await expect(verdictOf(page)).toContainText('The form has been changed since');
  await form.getByRole('button', { name: say('validate.form.take-back') }).click();
  await expect.poll(() => readForm(page)).toEqual(asked);
  await first.getByRole('button', { name: say('validate.suggestion.use') }).click();
  await page.keyboard.press('Enter');
  await expect(verdictOf(page).getByRole('heading', { name: say('validate.verdict.valid.sentence') })).toBeVisible();
  await expect(form.getByRole('status')).toBeEmpty();
}

async function askOfflineAndAgain(dock: Dock): Promise<void> {
  let { page } = dock;
  const known = typedAddress(entryWithSuburb(dock.entries));
  await dock.stopService();

  await validate(page, { ...known, 'Street and number': known['Street and number'].toUpperCase() });
  await expect(
    verdictOf(page).getByRole('heading', { name: sayAny('validate.verdict.matches.sentence-of') }),
  ).toBeVisible();
  await expect(verdictOf(page)).toContainText('The service could not be reached');
  await expect(verdictOf(page)).toContainText('The service is asked again when it answers');
  await expect(verdictOf(page)).not.toContainText(/(?<!not )\bvalid\b/i);

  const wrongSuburb = { ...known, Suburb: 'Wrongham' };
  await validate(page, wrongSuburb);
  await expect(verdictOf(page).getByRole('heading', { name: say('validate.verdict.not-known') })).toBeVisible();
  const like = suggestionsOf(page).first();
  await expect(fieldOf(like, 'Suburb').locator('mark')).toHaveText(known.Suburb);
  await expect(fieldOf(like, 'City').locator('mark')).toHaveCount(0);
  await expect.poll(() => readForm(page)).toEqual(wrongSuburb);

  await validate(page, nowhere);
  await expect(verdictOf(page).getByRole('heading', { name: say('validate.verdict.not-known') })).toBeVisible();
  await expect(verdictOf(page)).toContainText('No suggestion came with it');

  await showPart(page, 'offline');
  const rowsIn = (shown: Page): Locator =>
    shown
      .getByRole('grid', { name: say('validate.offline.label') })
      .getByRole('rowgroup')
      .last()
      .getByRole('row');
  await expect(rowsIn(page)).toHaveCount(3);
  await expect(page.getByText(say('validate.offline.count.waiting', { count: 3 }))).toBeVisible();
  await page.getByRole('button', { name: say('validate.offline.ask-now') }).click();
  await expect(
    rowsIn(page)
      .filter({ hasText: sayWithin('failures.unreachable-here.happened') })
      .first(),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  page = await dock.restartApp();
  await showPart(page, 'offline');
  const rows = rowsIn(page);
  await expect(rows).toHaveCount(3);
  await expect(page.getByText(say('validate.offline.count.waiting', { count: 3 }))).toBeVisible();
  await expect(rows.filter({ hasText: 'Wrongham' })).toContainText(/^Waiting.*Not known/);

  await page.getByRole('grid', { name: say('validate.offline.label') }).press('End');

  await goTo(page, 'orders');
  await dock.returnService();
  const rail = page.getByRole('navigation', { name: say('shell.screens') });
  await expect(rail.getByRole('button', { name: say('common.screen.validate') })).toHaveAccessibleName(
    `${say('common.screen.validate')} 2 differ`,
    { timeout: 60_000 },
  );
  await expect(page.getByText(sayAny('validate.notice.differing')).first()).toBeVisible();

  await showPart(page, 'offline');
  await expect(page.getByText(say('validate.offline.count.agrees', { count: 1 }))).toBeVisible();
  // Whoever comes back from another screen goes on at the row where the keys were.
  await expect(rows.and(page.locator('[data-current="true"]'))).toHaveCount(1);
  await rows.filter({ hasText: 'Wrongham' }).click();
  const details = page.getByRole('complementary', { name: say('ui.detail.label', { thing: 'address' }) });
  // How long ago depends on how busy the computer is.
  await expect(details).toContainText(
    /Offline saidNot known in the address book of (a moment|\d+\smin) ago · compared (just now|\d+\smin ago)/,
  );
  await expect(details).toContainText(/Service saysThe address is not valid · asked (just now|\d+\smin ago)/);
  await expect(details).toContainText(say('validate.comparison.not-valid.new'));
  const suggestion = details
    .getByRole('list', { name: say('validate.suggestions') })
    .getByRole('listitem')
    .first();
  await expect(fieldOf(suggestion, 'Suburb')).toContainText(`Wrongham${known.Suburb}differs`);
  await expect(fieldOf(suggestion, 'Suburb').locator('mark')).toHaveText(known.Suburb);
  expect(await violationsOf(page)).toEqual([]);

  await details.getByRole('button', { name: say('validate.check.dismiss') }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: say('validate.offline.dismiss-agreeing') }).click();
  await expect(rows).toHaveCount(1);
}
