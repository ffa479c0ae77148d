/**
 * What is chosen in the settings is what main keeps, part by part; a sheet that is printed or saved is the one that was
 * asked for, and a file of settings changes what its question said.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Preferences } from '../../../src-preload/contract/preferences.ts';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import { goTo } from '../../helpers/operator.ts';
import { readPdfWords } from '../../helpers/pdf-pages.ts';
import { type PrintSystem, queueNames } from '../../helpers/print-system.ts';
import { say } from '../../helpers/texts.ts';

test('what is chosen in the settings is what is kept; a sheet is the one that was asked for, and a file of settings changes what it says', async ({
  bench,
}) => {
  const opened = await bench.open();
  const { page } = opened;
  const folder = dirname(bench.userData);
  await goTo(page, 'settings');
  await test.step('each choice is what main keeps', () => chooseEach(page));
  await test.step('of several scanners the named one is taken, or none', () => pickScanner(opened));
  await test.step('the speed of a serial port is kept; that its scanner is away is said', () => chooseSpeed(page));
  await test.step('each kind of paper has its printer, its size and its tray', () => choosePaper(opened));
  await test.step('the test card and the commands are printed and saved, each by its own press', () =>
    makeSheets(opened, bench.printSystem, folder));
  await test.step('a file says what it changes, and that is what changes', () => importSettings(opened, folder));
});

const openPart = (
  page: Page,
  part: 'orders' | 'address-books' | 'printing' | 'scanner' | 'station' | 'appearance' | 'help',
) =>
  page
    .getByRole('radiogroup', { name: say('settings.parts') })
    .getByRole('radio', { name: say(`settings.part.${part}`), exact: true })
    .click();

const kept = (page: Page, part: Partial<Preferences>) =>
  expect.poll(() => bridgeOf(page).ask('preferences.get', {})).toMatchObject(part);

async function chooseEach(page: Page): Promise<void> {
  const choose = async (group: string, name: string, change: Partial<Preferences>): Promise<void> => {
    const radio = page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });
    await radio.click();
    await kept(page, change);
    await expect(radio).toBeChecked();
  };
  await openPart(page, 'orders');
  await choose(say('settings.orders.every'), say('settings.orders.seconds', { count: 300 }), {
    ordersEverySeconds: 300,
  });
  await choose(say('settings.orders.kept'), say('settings.orders.days', { count: 365 }), { shippedKeptDays: 365 });
  const practice = say('settings.orders.practice');
  await choose(practice, say('settings.orders.practice.hidden'), { practiceOrders: 'hidden' });
  await choose(practice, say('settings.orders.practice.by-itself'), { practiceOrders: 'by-itself' });
  await openPart(page, 'address-books');
  await choose(say('settings.books.age'), say('settings.books.age.4'), { addressBookMaxAgeHours: 4 });
  await openPart(page, 'scanner');
  await choose(say('scan.layout'), say('scan.layout.same'), { scannerLayout: 'same' });
  await choose(say('scan.repeat'), say('scan.repeat.within', { milliseconds: 250 }), {
    scannerRepeatMilliseconds: 250,
  });
  await choose(say('scan.repeat'), say('scan.repeat.never'), { scannerRepeatMilliseconds: 0 });
  await openPart(page, 'station');
  await choose(say('station.settings.others'), say('station.settings.others.refuse'), { stationOthers: 'refuse' });
  await choose(say('station.settings.volume'), say('station.settings.volume.percent', { percent: 50 }), {
    soundVolume: 50,
  });
  await page.getByRole('switch', { name: say('station.settings.prints') }).click();
  await kept(page, { stationPrints: false });
  await openPart(page, 'appearance');
  await choose(say('settings.density'), say('settings.density.touch'), { density: 'touch' });
  await expect(page.locator('html')).toHaveAttribute('data-density', 'touch');
  await page.getByRole('switch', { name: say('settings.sounds') }).click();
  await kept(page, { sounds: false });
}

/** As Electron asks which of the scanners that are plugged in the page may have. */
async function pickScanner({ app, page }: OpenApp): Promise<void> {
  const second = 'DS-B';
  await openPart(page, 'scanner');
  const ask = (): Promise<void> =>
    app.evaluate(({ BrowserWindow, session }) => {
      const answered: (string | null)[] = [];
      Object.assign(globalThis, { answered });
      const deviceList = ['A', 'B'].map((name) => ({
        deviceId: `id-${name}`,
        name: `DS-${name}`,
        vendorId: 1,
        productId: 2,
      }));
      const frame = BrowserWindow.getAllWindows()[0]?.webContents.mainFrame;
      const event = { preventDefault: () => undefined };
      const emitter = session.defaultSession as unknown as NodeJS.EventEmitter;
      emitter.emit('select-hid-device', event, { deviceList, frame }, (id: string | null) => answered.push(id));
    });
  const answered = () => app.evaluate(() => (globalThis as unknown as { answered: readonly unknown[] }).answered);
  const question = page.getByRole('group', { name: say('scan.device.which') });
  await ask();
  await question.getByRole('button', { name: say('scan.device.which.none') }).click();
  await expect.poll(answered).toEqual([null]);
  await expect(question).toBeHidden();
  await ask();
  await question.getByRole('button', { name: second, exact: true }).click();
  await expect.poll(answered).toEqual(['id-B']);
}

async function chooseSpeed(page: Page): Promise<void> {
  const { ask } = bridgeOf(page);
  const port = { kind: 'serial', vendorId: 7, productId: 8, name: 'Old reader' } as const;
  await ask('preferences.change', { scannerDevice: { ...port, baudRate: 9600 } });
  const away = say('scan.device.away', { name: 'Old reader' });
  await expect(page.getByRole('region', { name: say('scan.settings') }).getByText(away)).toBeVisible();
  const speeds = page.getByRole('radiogroup', { name: say('scan.device.speed') });
  await speeds.getByRole('radio', { name: say('scan.device.baud', { rate: 57600 }) }).click();
  await kept(page, { scannerDevice: { ...port, baudRate: 57600 } });
  await page.getByRole('radio', { name: say('scan.device.keys'), exact: true }).click();
  await kept(page, { scannerDevice: null });
}

async function choosePaper({ app, page }: OpenApp): Promise<void> {
  await openPart(page, 'printing');
  const place = (kind: 'manifest' | 'test-card' | 'commands') =>
    page.getByRole('group', { name: say(`paper.kind.${kind}`), exact: true });
  const choose = async (kind: Parameters<typeof place>[0], field: string, option: string | RegExp): Promise<void> => {
    const box = place(kind).getByRole('combobox', { name: field, exact: true });
    await box.click();
    await place(kind)
      .getByRole('option', { name: option, exact: typeof option === 'string' })
      .click();
    // At once, however busy main is.
    await expect(box).toHaveValue(option);
  };
  const [printerField, paperField] = [say('settings.printing.printer'), say('settings.printing.paper')];
  const { printers } = await bridgeOf(page).ask('printing.listPrinters', {});
  const bench = printers.find(({ name }) => name === queueNames.bench);
  const a6 = bench?.media.find(({ label }) => label === 'A6')?.name ?? '';
  const rear = bench?.trays.at(-1)?.name ?? '';
  await choose('manifest', printerField, queueNames.bench);
  await choose('manifest', paperField, 'A6');
  await choose('manifest', say('paper.tray'), new RegExp(`^${rear}`));
  await kept(page, { manifestPrinter: queueNames.bench, manifestMedia: a6, manifestTray: rear });
  await choose('manifest', paperField, 'A5');
  const a5 = bench?.media.find(({ label }) => label === 'A5')?.name ?? '';
  await kept(page, { manifestPrinter: queueNames.bench, manifestMedia: a5, manifestTray: rear });
  // A sheet's place takes no other's, also where main has not answered the first choice yet.
  const own = { printer: queueNames.paused, media: null, tray: null };
  await whileMainStands(app, async () => {
    await choose('commands', printerField, queueNames.paused);
    await choose('test-card', printerField, queueNames.paused);
  });
  await kept(page, { sheetPrinters: { commands: own, 'test-card': own } });
  await choose('commands', printerField, say('settings.printing.as-manifests', { name: queueNames.bench }));
  await expect
    .poll(async () => (await bridgeOf(page).ask('preferences.get', {})).sheetPrinters)
    .toEqual({ 'test-card': own });
}

async function makeSheets({ app, page }: OpenApp, printSystem: PrintSystem | null, folder: string): Promise<void> {
  await openPart(page, 'scanner');
  const kinds = async () =>
    (await bridgeOf(page).ask('printing.listJobs', { manifestId: '', limit: 5 })).map(({ kind, printer }) => [
      kind,
      printer,
    ]);
  await page.getByRole('button', { name: say('scan.commands.print') }).click();
  await expect.poll(kinds).toEqual([['commands', queueNames.bench]]);
  // That comes after the job is in the list, and takes the place of what was said before it.
  const isSaidToBeSent = (printer: string) => expect(page.getByText(say('paper.sent-to', { printer }))).toBeVisible();
  await isSaidToBeSent(queueNames.bench);
  await page.getByRole('button', { name: say('scan.card.print') }).click();
  await expect.poll(kinds).toEqual([
    ['test-card', queueNames.paused],
    ['commands', queueNames.bench],
  ]);
  await isSaidToBeSent(queueNames.paused);
  await expect.poll(async () => (await printSystem?.received())?.length).toBe(1);

  const saveAs = async (name: string, press: string): Promise<string> => {
    const path = join(folder, name);
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, path);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByText(say('scan.sheet.saved', { path }))).toBeVisible();
    return (await readPdfWords(path)).replace(/\s+/g, ' ');
  };
  const card = await saveAs('card.pdf', say('scan.card.save'));
  expect(card).toContain(`${say('scan.card.first')} ${say('scan.card.second')}`);
  const commands = await saveAs('commands.pdf', say('scan.commands.save'));
  for (const command of ['confirm', 'cancel', 'undo', 'print', 'next', 'tally'] as const) {
    expect(commands).toContain(say(`scan.command.${command}`));
  }
}

async function importSettings({ app, page }: OpenApp, folder: string): Promise<void> {
  await openPart(page, 'help');
  const path = join(folder, 'settings-of-another.json');
  const choose = async (content: object): Promise<void> => {
    const head = { format: 'packbench-settings', version: 1, packbench: '0.1.0', exportedAt: '2026-11-20T10:00:00Z' };
    writeFileSync(path, JSON.stringify({ ...head, accounts: [], preferences: {}, ...content }));
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
    }, path);
    await page.getByRole('button', { name: say('settings.import'), exact: true }).click();
  };
  const question = page.getByRole('dialog', {
    name: say('settings.import.question', { file: 'settings-of-another.json' }),
  });
  const confirm = question.getByRole('button', { name: say('settings.import.confirm'), exact: true });
  const dock = {
    accountId: 'dock',
    label: 'Dock 1',
    baseAddress: 'https://dock.example',
    colour: 'teal',
    format: 'json',
  };
  const pier = { ...dock, accountId: 'pier', label: 'Pier 2', baseAddress: 'https://pier.example' };
  await choose({ accounts: [dock, pier] });
  await expect(question).toContainText(say('settings.import.added', { count: 2 }));
  await confirm.click();
  await expect(page.getByText(say('settings.import.done', { count: 2 }))).toBeVisible();
  await expect(question).toBeHidden();

  const quay = { ...dock, accountId: 'quay', label: 'Quay 3', baseAddress: 'https://quay.example' };
  const wharf = { ...dock, accountId: 'wharf', label: 'Wharf 4', baseAddress: 'https://wharf.example' };
  await choose({ accounts: [{ ...dock, label: 'Dock 9' }, pier, quay, wharf] });
  const changes = question.getByRole('list');
  await expect(question).toContainText(say('settings.import.changed', { count: 1 }));
  await expect(changes).toHaveText([/^Quay 3.*Wharf 4/, /^Dock 9/]);
  await expect(question).toContainText(say('settings.import.stays', { count: 1 }));
  await question.getByRole('button', { name: say('common.cancel') }).click();
  await expect(question).toBeHidden();

  await choose({ preferences: { soundVolume: 75 } });
  await expect(question.getByRole('listitem')).toHaveText('Loudness of the sounds: 50 → 75');
  await confirm.click();
  await kept(page, { soundVolume: 75 });
  await choose({ preferences: { soundVolume: 75 } });
  await expect(page.getByText(say('settings.import.nothing'))).toBeVisible();
  await expect(question).toBeHidden();
}
