/**
 * Main's answers to the page that fail or come late. What a screen has read stays on it, with the failure above it; a
 * late answer changes nothing that a person has left meanwhile.
 */
import type { Locator, Page } from '@playwright/test';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ManifestSummary } from '../../../src-preload/contract/manifest.ts';
import type { EventName, Events, OperationName } from '../../../src-preload/contract/operations.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import { WONDERS_AFTER } from '../../../src-renderer/ui/use-pace.ts';
import { answersByHand, askedCount, keepBack, whileAnswered, whileRefused } from '../../helpers/answers-by-hand.ts';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bridgeOf, unshippedOrders } from '../../helpers/bridge.ts';
import { drawn } from '../../helpers/drawn.ts';
import { showLanguage } from '../../helpers/language-screens.ts';
import { hearLiveRegions } from '../../helpers/live-regions.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import {
  chooseAccount,
  goTo,
  makeTwoManifests,
  orderRows,
  ordersTable,
  pasteKey,
  shownAccount,
  switchAccount,
} from '../../helpers/operator.ts';
import { scan } from '../../helpers/scan.ts';
import { resize } from '../../helpers/screens.ts';
import { say, sayAny, sayIn, sayWithin } from '../../helpers/texts.ts';
import { listOf, showPart } from '../../helpers/validating.ts';

test.afterEach(() => sayIn('en'));

test('what was read stays on the screen when it cannot be read again; a late answer moves nothing that a person has left', async ({
  bench,
}) => {
  const opened = await bench.open({ mainModule: answersByHand });
  await staysWhenReadAgain(opened);
  await asksOnceAndOtherwise(opened);
  await movesNothingLeft(opened);
});

async function staysWhenReadAgain({ app, page }: OpenApp): Promise<void> {
  const screen = page.getByRole('main');
  const broken = say('failures.internal.happened');
  const failure = screen.getByRole('alert').filter({ hasText: broken });
  await test.step('where there is nothing yet', async () => {
    await goTo(page, 'manifests');
    const none = screen.getByRole('heading', { name: sayAny('manifests.list.none.account') });
    await expect(none).toBeVisible();
    await goTo(page, 'hand-over');
    await screen.getByRole('button', { name: say('manifests.go-to-orders') }).click();
    await expect(ordersTable(page)).toBeFocused();
    await whileRefused(app, 'manifests.list', async () => {
      await goTo(page, 'manifests');
      await expect(none).toBeVisible();
      await expect(failure).toBeVisible();
    });
    await goTo(page, 'orders');
  });

  const [first, , , , fifth] = await makeTwoManifests(page);

  await test.step('at the station', async () => {
    await goTo(page, 'station');
    await whileRefused(app, 'station.get', async () => {
      await scan(page, fifth);
      await expect(failure).toBeVisible();
      await expect(screen.getByRole('region', { name: say('station.card') })).toContainText(fifth);
    });
    await failure.getByRole('button', { name: say('common.try-again') }).click();
    await expect(failure).toHaveCount(0);
    // In a low window what is in front scrolls by keys, until it has buttons: the keys stay there then.
    await resize({ app, page, size: { width: 1280, height: 420 } });
    await screen.locator('div[tabindex="0"]').first().focus();
    await scan(page, 'PARCEL-OF-NOBODY');
    await expect(screen.getByRole('region', { name: say('station.not-taken') })).toBeVisible();
    await drawn(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await resize({ app, page, size: { width: 1280, height: 800 } });
  });

  await test.step('at a hand-over', async () => {
    await goTo(page, 'hand-over');
    await scan(page, first);
    const left = screen.getByRole('region', { name: say('hand-over.left'), exact: true });
    await expect(left).toBeVisible();
    await whileRefused(app, 'handOver.tally', async () => {
      await scan(page, 'PARCEL-OF-NOBODY');
      await expect(failure).toBeVisible();
      await expect(left).toBeVisible();
    });
    await inGerman(page, async () => {
      const byHand = screen.getByRole('button', { name: sayAny('hand-over.by-hand.long') });
      await expect(byHand.first()).toHaveText(say('hand-over.by-hand'));
    });
    await failure.getByRole('button', { name: say('common.try-again') }).click();
    await expect(failure).toHaveCount(0);
    // The answer is enough, however late what is read again comes: pressed or scanned once more, it would say that nothing was done.
    const letGo = await keepBack(app, 'handOver.tally');
    await page.keyboard.press('F9');
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: say('hand-over.finish.only'), exact: true }).click();
    await expect(question).toBeHidden();
    await expect(screen.getByRole('status')).toContainText(say('hand-over.done.title'));
    await letGo();
  });

  const again = async (name: OperationName, press: () => Promise<void>, stays: Locator): Promise<void> => {
    await expect(stays).toBeVisible();
    await whileRefused(app, name, async () => {
      await press();
      await expect(failure).toBeVisible();
      await expect(stays).toBeVisible();
    });
  };
  const tryAgain = async (): Promise<void> => {
    await failure.getByRole('button', { name: say('common.try-again') }).click();
    await expect(failure).toHaveCount(0);
  };
  const rowIn = (name: string): Locator =>
    screen.getByRole('grid', { name }).and(page.locator('[aria-busy="false"]')).getByRole('row').nth(1);
  const f5 = (): Promise<void> => page.keyboard.press('F5');

  const { ask } = bridgeOf(page);
  const { accountId = '' } = (await ask('accounts.list', {})).accounts[0] ?? {};
  const { rows: waiting } = await ask('orders.window', { query: unshippedOrders([accountId]), offset: 0, count: 1 });
  const archiveOne = async (): Promise<void> => {
    const orders = waiting.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));
    await ask('changes.start', { accountId, change: { kind: 'archive', orders } });
  };

  await test.step('in Manifests', async () => {
    await goTo(page, 'manifests');
    const rows = screen.getByRole('list', { name: say('manifests.list.label') }).getByRole('button');
    const print = screen.getByRole('button', { name: say('manifests.print.first', { count: 1 }), exact: true });
    await again('manifests.list', () => print.click(), rows.first());
    await inGerman(page, () =>
      expect(screen.getByRole('list', { name: say('manifests.orders.list'), exact: true })).toBeVisible(),
    );
  });

  await test.step('in the address book', async () => {
    await goTo(page, 'address-book');
    await again('addressBook.search', f5, rowIn(say('address-book.label')));
  });

  await test.step('in Track', async () => {
    await goTo(page, 'track');
    await scan(page, first);
    await again('tracking.get', f5, screen.getByRole('article'));
    await tryAgain();
  });

  await test.step('in Activity', async () => {
    await goTo(page, 'activity');
    await again('activity.list', f5, rowIn(say('common.screen.activity')));
  });

  await test.step('but no question that is asked anew tells what failed of the one before', async () => {
    await goTo(page, 'settings');
    const letGo = await keepBack(app, 'orders.copyStatus');
    await page.getByRole('radio', { name: say('settings.part.orders'), exact: true }).click();
    const press = page.getByRole('button', { name: say('settings.orders.again') });
    await expect(press).toBeVisible();
    // How many orders there are comes a moment later: a press that was begun before would end beside the button, and be none.
    const place = await press.boundingBox();
    await letGo();
    await expect(page.getByText(sayAny('settings.orders.size'))).toBeVisible();
    expect(await press.boundingBox()).toEqual(place);
    const question = page.getByRole('dialog', { name: say('settings.orders.again.question') });
    await press.click();
    await whileRefused(app, 'orders.readAgain', async () => {
      await question.getByRole('button', { name: say('settings.orders.again') }).click();
      await expect(question.getByRole('alert').filter({ hasText: broken })).toBeVisible();
    });
    await question.getByRole('button', { name: say('common.cancel') }).click();
    await expect(question).toBeHidden();
    const status = await ask('app.getStatus', {});
    const services = status.services.map((service) => ({ ...service, reachable: false }));
    await press.click();
    // Who reads everything again because nothing comes would have nothing at all then. Main may tell the truth at any time: it is told anew then.
    await expect(async () => {
      await tell(app, 'app.statusChanged', { ...status, services });
      const silent = say('settings.orders.again.silent', { account: 'Practice North' });
      await expect(question).toContainText(silent, { timeout: 5_000 });
    }).toPass();
    await expect(question).not.toContainText(broken);
    await tell(app, 'app.statusChanged', status);
    await expect(question.getByText(sayAny('settings.orders.again.silent'))).toHaveCount(0);
    await question.getByRole('button', { name: say('common.cancel') }).click();
    await expect(question).toBeHidden();
  });

  await test.step('a choice that is not kept is taken back', async () => {
    await page.getByRole('radio', { name: say('settings.part.appearance'), exact: true }).click();
    const densities = page.getByRole('radiogroup', { name: say('settings.density') });
    await whileRefused(app, 'preferences.change', async () => {
      await densities.getByRole('radio', { name: say('settings.density.touch'), exact: true }).click();
      await expect(page.getByRole('region', { name: say('ui.notices') })).toContainText(broken);
    });
    const before = densities.getByRole('radio', { name: say('settings.density.comfortable'), exact: true });
    await expect(before).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-density', 'comfortable');
  });

  await test.step('a choice stays in sight while main only tells of one before it', async () => {
    const before = await ask('preferences.get', {});
    const densities = page.getByRole('radiogroup', { name: say('settings.density') });
    const touch = densities.getByRole('radio', { name: say('settings.density.touch'), exact: true });
    await whileAnswered(app, 'preferences.change', { ok: true, value: { ...before, density: 'touch' } }, async () => {
      const goOn = await keepBack(app, 'preferences.change');
      await touch.click();
      await expect(touch).toBeChecked();
      await tell(app, 'preferences.changed', { ...before, theme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.soft(touch).toBeChecked({ timeout: 1_000 });
      await goOn();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
      await expect(touch).toBeChecked();
    });
    await tell(app, 'preferences.changed', before);
    await expect(touch).not.toBeChecked();
  });

  await test.step('in Orders', async () => {
    await goTo(page, 'orders');
    await again('orders.window', archiveOne, orderRows(page).nth(1));
  });

  await test.step('why an order was refused is read to its end, without a mouse that points at it', async () => {
    const { rows } = await ask('orders.window', { query: unshippedOrders([accountId]), offset: 0, count: 2 });
    // What was archived a moment ago may still be among them.
    const [order] = rows.filter(({ orderId }) => orderId !== waiting[0]?.orderId);
    const orders = order === undefined ? [] : [{ orderId: order.orderId, orderNumber: order.orderNumber }];
    const { runId } = await ask('changes.start', { accountId, change: { kind: 'archive', orders } });
    await expect.poll(async () => (await ask('changes.get', { runId })).results[0]?.state).toBe('done');
    const run = await ask('changes.get', { runId });
    const why: Failure = { code: 'already-open', changed: 'nothing', details: [], facts: {} };
    const refused = run.results.map((result) => ({ ...result, state: 'refused' as const, failure: why }));
    await whileAnswered(app, 'changes.get', { ok: true, value: { ...run, results: refused } }, async () => {
      await orderRows(page).nth(2).click();
      await page.keyboard.press('Control+e');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button').last().click();
      const words = dialog.getByText(say('failures.already-open.happened'));
      await expect(words).toBeVisible();
      await expect
        .poll(() =>
          words.evaluate((it) =>
            [it, it.closest('[role="gridcell"]') ?? it].filter(
              (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1,
            ),
          ),
        )
        .toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    // It was archived all the same, and may leave the selection before it is cleared.
    await expect(async () => {
      const clear = page.getByRole('button', { name: say('orders.selected.clear'), exact: true });
      if (await clear.isVisible()) await clear.click({ timeout: 1_000 });
      await expect(page.getByText(say('orders.selected.none'))).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
}

async function movesNothingLeft({ app, page }: OpenApp): Promise<void> {
  const { ask } = bridgeOf(page);
  const { accounts } = await ask('accounts.list', {});
  const [north, south] = accounts;
  if (north === undefined || south === undefined) throw new Error('There are not two accounts.');

  await test.step('who goes back before main has answered works in the account they were in', async () => {
    await expect(shownAccount(page, north.label)).toBeVisible();
    const switchedBefore = await askedCount(app, 'accounts.setCurrent');
    const goes = [() => page.keyboard.press('Alt+2'), () => chooseAccount(page, south.label)];
    for (const [at, go] of goes.entries()) {
      await whileMainStands(app, async () => {
        await go();
        await page.keyboard.press('Alt+1');
      });
      await expect.poll(() => askedCount(app, 'accounts.setCurrent')).toBe(switchedBefore + 2 * (at + 1));
      await expect(shownAccount(page, north.label)).toBeVisible();
      await expect.poll(async () => (await ask('accounts.list', {})).currentAccountId).toBe(north.accountId);
    }
  });

  await test.step('no key on a row of another account', async () => {
    await goTo(page, 'orders');
    await ordersTable(page).focus();
    const goOn = await keepBack(app, 'orders.positionOf');
    await page.keyboard.press('1');
    const typedAt = Date.now();
    await page.getByRole('textbox', { name: sayWithin('orders.jump') }).fill('1/1/2020');
    await expect.poll(() => askedCount(app, 'orders.positionOf')).toBeGreaterThan(0);
    await switchAccount(page, south.label);
    await expect(ordersTable(page)).toHaveAttribute('aria-busy', 'false');
    // The row of the account before goes with its list, which may stand until this one's is there.
    await expect(ordersTable(page)).not.toHaveAttribute('aria-activedescendant');
    await goOn();
    await drawn(page);
    expect(await ordersTable(page).getAttribute('aria-activedescendant')).toBeNull();
    await switchAccount(page, north.label);
    // As long as a hand rests: outside of a field a code that comes within a second joins what was typed.
    await expect.poll(() => Date.now(), { intervals: [50] }).toBeGreaterThan(typedAt + 1_200);
  });

  await test.step('a change goes to the account that has the orders once, and its press cannot be called off half-way', async () => {
    const { rows } = await ask('orders.window', { query: unshippedOrders([north.accountId]), offset: 0, count: 1 });
    const [{ orderId, orderNumber }] = rows as [ListedOrder];
    await scan(page, orderNumber);
    await expect(page.getByText(say('scan.added', { order: orderNumber })).first()).toBeVisible();
    await page.keyboard.press('Control+e');
    const dialog = page.getByRole('dialog');
    const failure: Failure = {
      code: 'wrong-account',
      changed: 'nothing',
      details: [],
      facts: { accountId: south.accountId, orderIds: [orderId] },
    };
    const atHolder = dialog.getByRole('button', { name: say('orders.change.at-holder', { account: south.label }) });
    await whileRefused(
      app,
      'changes.start',
      async () => {
        await dialog.getByRole('button').last().click();
        await expect(atHolder).toBeVisible();
        const goOn = await keepBack(app, 'accounts.setCurrent');
        const startedBefore = await askedCount(app, 'changes.start');
        const switchedBefore = await askedCount(app, 'accounts.setCurrent');
        await atHolder.click();
        await expect.poll(() => askedCount(app, 'accounts.setCurrent')).toBe(switchedBefore + 1);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Enter');
        await drawn(page);
        await expect(dialog).toBeVisible();
        await goOn();
        await expect(shownAccount(page, south.label)).toBeAttached();
        await expect.poll(() => askedCount(app, 'changes.start')).toBe(startedBefore + 1);
      },
      failure,
    );
    // Not before the refusal has come: until then the press cannot be called off.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await switchAccount(page, north.label);
  });

  await test.step('no address that is being typed', async () => {
    await showPart(page, 'list');
    const row = {
      'Street and number': '1 Test Road',
      Suburb: '',
      City: 'Napier',
      State: '',
      'Post code': '4110',
      Country: 'NZ',
    };
    await page.getByRole('textbox', { name: say('validate.list.rows') }).fill(listOf([row]));
    await page.getByRole('button', { name: say('validate.list.read') }).click();
    await page.getByRole('button', { name: say('validate.columns.validate', { count: 1 }) }).click();
    const rows = page
      .getByRole('grid', { name: say('validate.rows.label') })
      .getByRole('rowgroup')
      .last();
    await rows.getByRole('row').first().click();
    await seeCountsOfRows({ app, page });
    await switchAccount(page, south.label);
    const goOn = await keepBack(app, 'accounts.setCurrent');
    await page.getByRole('button', { name: say('validate.row.validate-alone') }).click();
    await showPart(page, 'address');
    const city = page.getByRole('form', { name: say('validate.form.address') }).getByLabel(say('common.field.city'));
    await city.fill('Porirua');
    await goOn();
    await expect(shownAccount(page, north.label)).toBeVisible();
    await drawn(page);
    await expect(city).toHaveValue('Porirua');
  });

  await test.step('no focus out of the place to which somebody has gone from a list', async () => {
    await goTo(page, 'manifests');
    const list = page.getByRole('list', { name: say('manifests.list.label') });
    await expect(list.locator(':focus')).toBeVisible();
    const few = await ask('manifests.list', { accountId: north.accountId, offset: 0, limit: 50 });
    const [first] = few.manifests as [ManifestSummary];
    const manifests = Array.from({ length: 50 }, (_, at) =>
      at === 0 ? first : { ...first, manifestId: `like-${at}` },
    );
    await whileAnswered(
      app,
      'manifests.list',
      { ok: true, value: { ...few, totalCount: 200, manifests } },
      async () => {
        await page
          .getByRole('main')
          .getByRole('button', { name: sayAny('manifests.print.first', 'manifests.print.copy') })
          .click();
        await expect(list.getByRole('button').nth(5)).toBeVisible();
        await list.getByRole('button').first().focus();
        const goOn = await keepBack(app, 'manifests.list');
        await page.keyboard.press('End');
        const waiting = list.locator('[data-index="199"]');
        await expect(waiting).toBeAttached();
        await page
          .getByRole('navigation', { name: say('shell.screens') })
          .getByRole('button')
          .first()
          .focus();
        await goOn();
        await expect(waiting.getByRole('button')).toBeVisible();
        await drawn(page);
        await expect(list.locator(':focus')).toHaveCount(0);
        await list.getByRole('button').first().press('Home');
        await expect(list.locator('[data-index="0"] :focus')).toBeVisible();
        await page.keyboard.press('End');
        await expect(waiting.locator(':focus')).toBeVisible();
        // Fewer now than the row in sight: the slices that were read before still tell of more.
        const fewer = { ok: true, value: { ...few, totalCount: 60, manifests } } as const;
        // Before that: a job that ends just then has the list read again, too.
        const heights = await list.evaluateHandle((it) => {
          const all: string[] = [];
          const room = it.firstElementChild as HTMLElement;
          new MutationObserver(() => all.push(room.style.height)).observe(room, { attributeFilter: ['style'] });
          return all;
        });
        await whileAnswered(app, 'manifests.list', fewer, async () => {
          await tell(app, 'manifests.changed', first);
          await expect(list.locator('[data-index="59"]').getByRole('button')).toBeVisible();
          expect(await heights.evaluate((all) => [...new Set(all)])).toHaveLength(1);
        });
      },
    );
  });

  await test.step('a manifest of another account that is opened from elsewhere stands in the list beside it', async () => {
    await switchAccount(page, south.label);
    await goTo(page, 'activity');
    const entries = page.getByRole('grid', { name: say('common.screen.activity') });
    const openOne = (): Promise<void> =>
      entries
        .getByRole('row', { name: [say('activity.kind.manifest'), 3, north.label].join(' ') })
        .first()
        .click();
    await openOne();
    const list = page.getByRole('list', { name: say('manifests.list.label') });
    const opened = list.locator('[aria-current="true"]');
    const title = page.getByRole('heading', { name: say('manifests.detail.title', { count: 3 }) });
    const all = page.getByRole('radio', { name: say('manifests.of.all'), exact: true });
    await expect(title).toBeVisible();
    await expect.soft(all).toBeChecked();
    await expect.soft(opened).toHaveCount(1);
    // What is chosen then is left as it is, and the one that is open stays when another account is chosen.
    const ofThis = page.getByRole('radio', { name: say('manifests.of.this'), exact: true });
    await ofThis.check({ force: true });
    await expect(opened).toHaveCount(0);
    await expect(title).toBeVisible();
    await switchAccount(page, north.label);
    await expect(opened).toBeVisible();
    await page.keyboard.press('Alt+2');
    await expect(shownAccount(page, south.label)).toBeVisible();
    await expect(ofThis).toBeChecked();
    await expect(title).toBeVisible();
  });

  await test.step('that a service is back is read aloud on every screen, once, and not after a hiccup', async () => {
    await goTo(page, 'track');
    const status = await ask('app.getStatus', {});
    const foot = page.getByRole('region', { name: say('shell.status') });
    const nowReachable = async (reachable: boolean): Promise<void> => {
      const services = status.services.map((service) => ({ ...service, reachable }));
      await tell(app, 'app.statusChanged', { ...status, services });
      await expect(foot).toContainText(say(reachable ? 'shell.service.answers' : 'shell.service.not-reachable'));
    };
    const { heard } = await hearLiveRegions(page);
    const isBack = say('shell.service.back', { account: south.label });
    const timesHeard = async (): Promise<number> => (await heard()).filter((one) => one.includes(isBack)).length;
    // A busy computer may make more than a hiccup of it, which is rightly read: then it is made once more.
    const hiccup = (): Promise<void> =>
      expect(async () => {
        const [before, since] = [await timesHeard(), Date.now()];
        await nowReachable(false);
        await nowReachable(true);
        await drawn(page);
        expect(Date.now() - since).toBeLessThan(WONDERS_AFTER);
        expect(await timesHeard()).toBe(before);
      }).toPass();
    await page.clock.install();
    await hiccup();
    const before = await timesHeard();
    await nowReachable(false);
    await page.clock.fastForward(4_000);
    await nowReachable(true);
    await expect.poll(timesHeard).toBe(before + 1);
    await hiccup();
  });
}

/** An event of main, as if it had happened there. */
async function tell<Name extends EventName>(app: OpenApp['app'], name: Name, event: Events[Name]): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, told) => BrowserWindow.getAllWindows()[0]?.webContents.send('packbench:event', ...told),
    [name, event] as const,
  );
}

/** A service that hangs: the same question is asked once, another one at once. */
async function asksOnceAndOtherwise({ app, page }: OpenApp): Promise<void> {
  const main = page.getByRole('main');

  await test.step('a corrected address is validated while the first one waits', async () => {
    await showPart(page, 'address');
    const form = page.getByRole('form', { name: say('validate.form.address') });
    const street = form.getByLabel(say('common.field.street-and-number'));
    await street.fill('1 Tset Road');
    const goOn = await keepBack(app, 'addresses.validate');
    const before = await askedCount(app, 'addresses.validate');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => askedCount(app, 'addresses.validate')).toBe(before + 1);
    await street.fill('1 Test Road');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => askedCount(app, 'addresses.validate')).toBe(before + 2);
    await goOn();
    await expect(main.getByRole('region', { name: say('validate.verdict') })).toContainText('1 Test Road');
  });

  await test.step('so is the address of another order than the one that was mistyped', async () => {
    await showPart(page, 'order');
    const { accountId = '' } = (await bridgeOf(page).ask('accounts.list', {})).accounts[0] ?? {};
    const query = unshippedOrders([accountId]);
    const { rows } = await bridgeOf(page).ask('orders.window', { query, offset: 0, count: 1 });
    const number = page.getByRole('form', { name: say('validate.form.order') }).getByRole('textbox');
    await number.fill('4711');
    const goOn = await keepBack(app, 'orders.resolveCodes');
    const before = await askedCount(app, 'orders.resolveCodes');
    await number.press('Enter');
    await number.press('Enter');
    await expect.poll(() => askedCount(app, 'orders.resolveCodes')).toBe(before + 1);
    await number.fill(rows[0]?.orderNumber ?? '');
    await number.press('Control+Enter');
    await expect.poll(() => askedCount(app, 'orders.resolveCodes')).toBe(before + 2);
    await goOn();
    await expect(main.getByRole('region', { name: say('validate.verdict') })).toContainText(rows[0]?.orderNumber ?? '');
  });

  await test.step('so are the rates of a corrected parcel', async () => {
    await goTo(page, 'rates');
    const form = page.getByRole('form', { name: say('rates.form') });
    const weight = form.getByLabel(say('rates.weight'));
    await form.getByLabel(say('common.field.street-and-number')).fill('1 Test Road');
    await form.getByLabel(say('common.field.postCode')).fill('4110');
    await form.getByLabel(say('common.field.country')).fill('NZ');
    await weight.fill('12');
    const goOn = await keepBack(app, 'rates.get');
    const before = await askedCount(app, 'rates.get');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => askedCount(app, 'rates.get')).toBe(before + 1);
    await weight.fill('1.2');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => askedCount(app, 'rates.get')).toBe(before + 2);
    await goOn();
    await expect(main.getByRole('table', { name: say('rates.table') })).toBeVisible();
  });

  await test.step('another address of a service can be tried while the first one is silent', async () => {
    await goTo(page, 'settings');
    await page.getByRole('radio', { name: say('settings.part.accounts'), exact: true }).click();
    await page.getByRole('button', { name: say('accounts.form.add') }).click();
    const dialog = page.getByRole('dialog', { name: say('accounts.form.add') });
    await pasteKey(app, page, 'service', 'a-service-key-of-this-bench');
    await pasteKey(app, page, 'subscription', 'a-subscription-key-of-it');
    const address = dialog.getByLabel(say('accounts.address'));
    const tryIt = dialog.getByRole('button', { name: say('accounts.form.test'), exact: true });
    const answerWith = (host: string, look: () => Promise<void>): Promise<void> =>
      whileAnswered(app, 'accounts.testDraft', { ok: true, value: { host, milliseconds: 5 } }, look);
    await address.fill('https://tset.example');
    await answerWith('tset.example', async () => {
      const goOn = await keepBack(app, 'accounts.testDraft');
      await tryIt.click();
      await expect(tryIt).toHaveAttribute('data-loading', 'true');
      const asking = dialog.getByText(say('accounts.test.asking'));
      await expect(asking).toBeVisible();
      await address.fill('https://test.example');
      await expect(tryIt).not.toHaveAttribute('data-loading', 'true');
      await expect(asking).toHaveCount(0);
      await answerWith('test.example', async () => {
        await tryIt.click();
        await expect.poll(() => askedCount(app, 'accounts.testDraft')).toBe(2);
      });
      await goOn();
    });
    const passed = dialog.getByText(sayAny('accounts.test.passed'));
    await expect(passed).toHaveText(say('accounts.test.passed', { host: 'test.example', milliseconds: 5 }));
    await expect(tryIt).not.toHaveAttribute('data-loading', 'true');
    await dialog.getByRole('button', { name: say('common.cancel'), exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a shipment is asked about once, however often the key is pressed', async () => {
    await goTo(page, 'track');
    await expect(main.getByRole('article')).toBeVisible();
    const again = main.getByRole('button', { name: say('tracking.refresh') });
    // Coming here asks by itself. Where that is not answered yet the keys below ask nothing.
    await expect(again).not.toHaveAttribute('data-loading', 'true');
    const goOn = await keepBack(app, 'tracking.get');
    const before = await askedCount(app, 'tracking.get');
    const { isHeardOnce } = await hearLiveRegions(page);
    await page.keyboard.press('F5');
    await expect(again).toHaveAttribute('data-loading', 'true');
    await page.keyboard.press('F5');
    await page.keyboard.press('Enter');
    await drawn(page);
    // What the page asked before this has come to main.
    await bridgeOf(page).ask('preferences.get', {});
    expect(await askedCount(app, 'tracking.get')).toBe(before + 1);
    // The answer of before stays in sight: who cannot see the wheel is told that it is asked.
    await isHeardOnce(sayWithin('tracking.asking'));
    await goOn();
    await expect(again).not.toHaveAttribute('data-loading', 'true');
  });
}

/** The rows are read less often than a run reports: their counts are those of the rows in sight. */
async function seeCountsOfRows({ app, page }: Pick<OpenApp, 'app' | 'page'>): Promise<void> {
  const shown = page.getByRole('radiogroup', { name: say('validate.rows.shown') }).getByRole('radio');
  const counts = { good: 0, questionable: 0, failed: 7, 'not-asked': 0 };
  const value = { totalCount: 0, counts, rows: [] };
  await whileAnswered(app, 'addressLists.getRows', { ok: true, value }, async () => {
    await shown.nth(3).click();
    await expect(shown.nth(3)).toHaveAccessibleName(/7/);
  });
  await shown.first().click();
}

/** Parts that are drawn again for few reasons are drawn again in another language, too. */
async function inGerman(page: Page, look: () => Promise<void>): Promise<void> {
  await showLanguage(page, 'de');
  await look();
  await showLanguage(page, 'en');
}
