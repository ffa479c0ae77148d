/**
 * The page can do nothing outside the contract: Electron's own checklist holds, and other senders, hostile addresses,
 * paths and texts achieve nothing.
 */
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { AppServices } from '../../src-main/app-services.ts';
import { createOperations } from '../../src-main/operations.ts';
import { expect, type OpenApp, test } from '../helpers/app.ts';
import { seeChecklist } from '../helpers/confinement/checklist.ts';
import { hostileAddresses, hostilePaths } from '../helpers/confinement/hostile-addresses.ts';
import { tryEscapes } from '../helpers/confinement/policy-probes.ts';

const senders = resolve(import.meta.dirname, '..', 'helpers', 'confinement', 'senders.cjs');

// Refusals of the page go to its console, and refusals of a sender to main's stderr; one listener throws.
test.use({ withPrinter: false, expectedFault: /^console: |This page may not call|a listener that throws/ });

test('the page can call what the contract names and hear of it, and nothing else comes to anything', async ({
  bench,
}) => {
  const opened = await bench.open({ mainModule: senders });
  const { page } = opened;
  await test.step("each of the twenty items of Electron's security checklist holds", () => seeChecklist(opened));
  await test.step('the menu has what every desktop app has, and nothing that loads the page again or looks into it', () =>
    seeMenu(opened));
  await test.step('one channel, none that the page would stand still for, and no operation of it answers any of twelve other senders', () =>
    askAsOthers(opened));
  await test.step('many listeners hear an event, one that throws stops nobody, and one that is taken off is left alone', () =>
    hearEvents(opened));
  await test.step('a scanner is given to the main frame of our page alone; of several a person picks, and the next question ends one that nobody answered', () =>
    askForScanners(opened));
  await test.step('the scanner that the settings name may be used, as after a restart, and no other', () =>
    seeKnownScanner(opened));
  await test.step('500 paths: the app serves the files of its page and no other', () => askForPaths(page));
  await test.step('200 hostile addresses, by ten ways: the page stays, and nothing opens', () =>
    leaveByAllWays(opened));
  await test.step('44 ways to run a text or to reach elsewhere: the policy stops each', () => tryEveryEscape(page));
});

/** macOS copies and pastes by the menu alone. */
async function seeMenu({ app }: OpenApp): Promise<void> {
  const items = await app.evaluate(({ Menu }) => {
    const all = Menu.getApplicationMenu()?.items.flatMap((item) => [item, ...(item.submenu?.items ?? [])]) ?? [];
    return all.map(({ role, accelerator }) => ({ role: String(role).toLowerCase(), accelerator: String(accelerator) }));
  });
  const roles = items.map(({ role }) => role);
  expect(roles).toEqual(expect.arrayContaining(['quit', 'copy', 'paste', 'zoomin', 'zoomout', 'togglefullscreen']));
  expect(roles.filter((role) => /reload|devtools/.test(role))).toEqual([]);
  // The roles' own keys leave out + without Shift (German keyboards, Ctrl+=) and the number pad.
  const keysOf = (wanted: string): string[] =>
    items.flatMap(({ role, accelerator }) => (role === wanted ? [accelerator.split('+').slice(1).join('+')] : []));
  expect(keysOf('zoomin')).toEqual(['Plus', '=', 'numadd']);
  expect(keysOf('zoomout')).toEqual(['-', 'numsub']);
  // Ctrl+M assigns orders: where it can assign none, it must not minimise the window that is scanned into.
  expect(keysOf('minimize')).toEqual(process.platform === 'darwin' ? ['M'] : []);
}

async function askAsOthers({ app, page }: OpenApp): Promise<void> {
  // electron-store, which writes the settings, has a channel like that of its own. It has a file to write to from the second change on.
  for (const sounds of [false, true]) {
    const changed = await page.evaluate(
      (asked) => window.packbench.call('preferences.change', { sounds: asked }),
      sounds,
    );
    expect(changed).toMatchObject({ ok: true, value: { sounds } });
  }
  expect(await app.evaluate(({ ipcMain }) => ipcMain.eventNames())).toEqual([]);
  // Only the names are needed: no service is ever called.
  const names = Object.keys(createOperations({} as AppServices));
  expect(names.length).toBeGreaterThan(40);
  const outcome = await app.evaluate(async (_electron, operations) => {
    const { listening } = globalThis as unknown as {
      listening: Map<string, (event: object, ...words: unknown[]) => unknown>;
    };
    const own = 'app://packbench';
    const living = { isDestroyed: () => false };
    const top = (origin: string, url = `${origin}/index.html`) => ({ origin, url, parent: null, detached: false });
    const others: Record<string, object> = {
      'a document that has gone': { sender: living, senderFrame: null },
      'a frame within our page': { sender: living, senderFrame: { ...top(own), parent: top(own) } },
      'a foreign frame within our page': {
        sender: living,
        senderFrame: { ...top('https://example.com'), parent: top(own) },
      },
      'our page in a foreign frame': {
        sender: living,
        senderFrame: { ...top(own), parent: top('https://example.com') },
      },
      'another host of our scheme': { sender: living, senderFrame: top('app://evil') },
      'a host that begins as ours': { sender: living, senderFrame: top('app://packbench.evil') },
      'our host in capitals': { sender: living, senderFrame: top('APP://PACKBENCH') },
      'our host with a port': { sender: living, senderFrame: top('app://packbench:443') },
      'a web page named as ours': { sender: living, senderFrame: top('https://packbench', `${own}/index.html`) },
      'a file': { sender: living, senderFrame: top('file://', 'file:///index.html') },
      'a page without an origin': { sender: living, senderFrame: top('null', 'data:text/html,x') },
      'a window that was closed': { sender: { isDestroyed: () => true }, senderFrame: top(own) },
    };
    const answered: string[] = [];
    for (const [channel, listener] of listening) {
      if (!channel.startsWith('handle')) continue;
      for (const [who, event] of Object.entries(others)) {
        for (const operation of operations) {
          const answer = await Promise.resolve()
            .then(() => listener(event, operation, {}))
            .catch(() => null);
          const isNothing = answer === null || (answer as { failure?: { code: string } }).failure?.code === 'cancelled';
          if (!isNothing) answered.push(`${channel} ${operation} answered ${who}`);
        }
      }
    }
    const listener = listening.get('handle packbench:call');
    const channels = [...listening.keys()].filter((way) => way.startsWith('handle'));
    const good = await listener?.({ sender: living, senderFrame: top(own) }, 'accounts.list', {});
    return { channels, senders: Object.keys(others).length, answered, good };
  }, names);
  expect(outcome.channels).toEqual(['handle packbench:call']);
  expect(outcome.senders).toBe(12);
  expect(outcome.answered).toEqual([]);
  expect(outcome.good).toMatchObject({ ok: true });
  await expectAlive(page);
}

/** The bridge as a script of the page finds it. */
interface Bridge {
  on(name: string, listener: (event: unknown) => void): () => void;
}

async function hearEvents({ app, page }: OpenApp): Promise<void> {
  await page.evaluate(() => {
    const bridge = (globalThis as unknown as { packbench: Bridge }).packbench;
    const heard: number[] = [];
    bridge.on('manifests.changed', () => {
      throw new Error('a listener that throws');
    });
    const offs = Array.from({ length: 20 }, (_, index) => bridge.on('manifests.changed', () => heard.push(index)));
    offs[3]?.();
    Object.assign(globalThis, { heard });
  });
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.send('packbench:event', 'manifests.changed', {});
  });
  const expected = Array.from({ length: 20 }, (_, index) => index).filter((index) => index !== 3);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(expected);
}

/** As Electron asks of the scanners that are plugged in; what it would be answered. */
async function askForScanners({ app, page }: OpenApp): Promise<void> {
  await page.evaluate(() => {
    const bridge = (globalThis as unknown as { packbench: Bridge }).packbench;
    const found: unknown[] = [];
    Object.assign(globalThis, { found });
    bridge.on('scanner.found', (event) => found.push(event));
  });
  const early = await app.evaluate(({ BrowserWindow, session }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const frame = contents?.mainFrame;
    const prevented: boolean[] = [];
    const answers: (readonly [asked: string, answer: string | null])[] = [];
    Object.assign(globalThis, { answers });
    const ask = (name: string, asked: string, ...rest: readonly unknown[]): void => {
      const event = { preventDefault: () => prevented.push(true) };
      const answer = (id: string | null) => answers.push([asked, id]);
      (session.defaultSession as unknown as NodeJS.EventEmitter).emit(name, event, ...rest, answer);
    };
    const hid = (...names: string[]) =>
      names.map((name) => ({ deviceId: `hid-${name}`, name, vendorId: 1, productId: 2 }));
    const ports = (...names: string[]) => names.map((name) => ({ portId: `port-${name}`, portName: name }));
    const within = { parent: frame, origin: 'app://packbench' };
    ask('select-hid-device', 'a frame within', { deviceList: hid('A'), frame: within });
    ask('select-hid-device', 'a frame that has gone', { deviceList: hid('A'), frame: null });
    ask('select-serial-port', 'another page', ports('A'), {});
    ask('select-hid-device', 'none', { deviceList: [], frame });
    ask('select-hid-device', 'one', { deviceList: hid('A'), frame });
    ask('select-serial-port', 'one port', ports('A'), contents);
    ask('select-hid-device', 'two', { deviceList: hid('A', 'B'), frame });
    ask('select-serial-port', 'two ports', ports('A', 'B'), contents);
    return { answers: [...answers], preventedCount: prevented.length };
  });
  expect(early).toEqual({
    answers: [
      ['a frame within', null],
      ['a frame that has gone', null],
      ['another page', ''],
      ['none', null],
      ['one', 'hid-A'],
      ['one port', 'port-A'],
      // The next question has come.
      ['two', null],
    ],
    preventedCount: 8,
  });
  const names = (kind: string) => ({ scanners: ['A', 'B'].map((name) => ({ deviceId: `${kind}-${name}`, name })) });
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { found: readonly unknown[] }).found))
    .toEqual([names('hid'), names('port')]);
  const pick = (deviceId: string) =>
    page.evaluate((picked) => window.packbench.call('scanner.pick', { deviceId: picked }), deviceId);
  await pick('port-B');
  // It was answered: nothing is left to pick from.
  await pick('port-A');
  const last = await app.evaluate(() => (globalThis as unknown as { answers: readonly unknown[] }).answers.slice(7));
  expect(last).toEqual([['two ports', 'port-B']]);
}

/** Nobody has picked it in this run. */
async function seeKnownScanner({ app, page }: OpenApp): Promise<void> {
  const scannerDevice = { kind: 'hid-pos', vendorId: 1504, productId: 4608, name: 'At the dock', baudRate: 9600 };
  const changed = await page.evaluate(
    (asked) => window.packbench.call('preferences.change', { scannerDevice: asked as never }),
    scannerDevice,
  );
  expect(changed).toMatchObject({ ok: true, value: { scannerDevice } });
  const mayUse = await app.evaluate(() => {
    const { mayUseDevice } = globalThis as unknown as { mayUseDevice: (asked: object) => boolean };
    const device = { vendorId: 1504, collections: [{ usagePage: 0x8c }] };
    const ask = (productId: number) =>
      mayUseDevice({ deviceType: 'hid', origin: 'app://packbench', device: { ...device, productId } });
    return [ask(4608), ask(4609)];
  });
  expect(mayUse).toEqual([true, false]);
}

async function askForPaths(page: Page): Promise<void> {
  expect(new Set(hostilePaths).size).toBe(500);
  const served = await page.evaluate(async (paths) => {
    const index = await (await fetch('/index.html')).text();
    const found: string[] = [];
    for (const path of paths) {
      for (const method of path.length % 5 === 0 ? ['GET', 'POST', 'HEAD'] : ['GET']) {
        const answer = await fetch(path.startsWith('//') ? `.${path}` : path, { method }).catch(() => null);
        if (answer === null || answer.status === 404) continue;
        // Some are only another way to write the page's own address.
        if (method === 'GET' && (await answer.text()) === index) continue;
        found.push(`${method} ${path}: ${answer.status}`);
      }
    }
    return found;
  }, hostilePaths);
  expect(served).toEqual([]);
  await expectAlive(page);
}

async function leaveByAllWays({ app, page }: OpenApp): Promise<void> {
  const before = page.url();
  expect(new Set(hostileAddresses).size).toBe(200);
  await page.evaluate(() => Object.assign(globalThis, { escaped: false, stillHere: true }));
  for (let at = 0; at < hostileAddresses.length; at += 10) {
    await page.evaluate(goEverywhere, hostileAddresses.slice(at, at + 10));
    expect(page.url(), `after ${hostileAddresses.slice(at, at + 10).join(' ')}`).toBe(before);
  }
  const state = await page.evaluate(() => {
    const { escaped, stillHere } = globalThis as unknown as { escaped: boolean; stillHere: boolean };
    return { escaped, stillHere, frames: frames.length };
  });
  expect(state).toEqual({ escaped: false, stillHere: true, frames: 0 });
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await expectAlive(page);
}

async function tryEveryEscape(page: Page): Promise<void> {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('globalThis.escaped?.push("from elsewhere")');
  });
  elsewhere.on('connection', () => asked.push('a connection'));
  const calls = createSocket('udp4', () => asked.push('a call'));
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  const { port } = elsewhere.address() as AddressInfo;
  await new Promise<void>((ready) => calls.bind(port, '127.0.0.1', ready));
  try {
    const tried = await page.evaluate(tryEscapes, `http://127.0.0.1:${port}`);
    expect(tried).toHaveLength(44);
    // Refusals come before this is answered: each of its turns comes after those of the probes.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
    expect(await page.evaluate(() => (globalThis as unknown as { escaped: string[] }).escaped)).toEqual([]);
    expect(asked).toEqual([]);
    await expectAlive(page);
  } finally {
    elsewhere.closeAllConnections();
    elsewhere.close();
    calls.close();
  }
}

/** The app is still there for its own page. */
async function expectAlive(page: Page): Promise<void> {
  const answer = await page.evaluate(() => {
    const { packbench } = globalThis as unknown as {
      packbench: { call(name: string, request: object): Promise<unknown> };
    };
    return packbench.call('accounts.list', {});
  });
  expect(answer).toMatchObject({ ok: true });
}

/** Runs in the page: each address by every other way, and the next one by the others. */
async function goEverywhere(addresses: readonly string[]): Promise<void> {
  const put = (tag: string, attributes: Record<string, string>): HTMLElement => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  };
  // Pages that only a browser itself may show become an empty page in Chromium before anybody is asked: that page
  // reaches nothing, and the page that navigated is gone. So these are tried only in the other ways.
  const isOfTheBrowser = /^(chrome[\w-]*|devtools|view-source|about|edge|brave):/i;
  for (const [index, address] of addresses.entries()) {
    const leaving: (() => unknown)[] = [
      () => {
        location.href = address;
      },
      () => location.replace(address),
      () => window.open(address, '_self'),
      () => put('a', { href: address }).click(),
      () => put('a', { href: address, download: 'x' }).click(),
      () => (put('form', { action: address }) as HTMLFormElement).submit(),
    ];
    const ways: (() => unknown)[] = [
      ...(isOfTheBrowser.test(address) ? [] : leaving),
      () => window.open(address)?.close(),
      () => put('a', { href: address, target: '_blank', rel: 'opener' }).click(),
      () => put('iframe', { src: address }),
      () => put('object', { data: address }),
    ];
    for (const go of ways.filter((_, way) => (way + index) % 2 === 0)) {
      try {
        go();
      } catch {
        // Refused at once.
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const element of document.querySelectorAll('body > a, body > form, body > iframe, body > object'))
      element.remove();
  }
}
