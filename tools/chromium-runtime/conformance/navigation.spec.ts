/** Leaving the page and opening others: the app is asked, and its no is obeyed. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { backToFirstPage, type FixtureApp, loadInMain, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
  await fixture.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const asked: unknown[] = [];
    const note = (name: string) => (event: Electron.Event<Electron.WebContentsWillFrameNavigateEventParams>) => {
      asked.push([name, event.url, event.isMainFrame]);
      if (!Reflect.get(globalThis, 'mayGo')) event.preventDefault();
    };
    contents?.on('will-navigate', note('will-navigate'));
    contents?.on('will-frame-navigate', note('will-frame-navigate'));
    contents?.on('will-redirect', note('will-redirect'));
    Object.assign(globalThis, { asked, mayGo: false });
  });
});
test.beforeEach(async () => {
  await backToFirstPage(fixture);
  await askAnew();
});
test.afterAll(() => fixture.close());

/** Resets the record of questions; the answer is no. */
const askAnew = () =>
  fixture.app.evaluate(() => {
    (Reflect.get(globalThis, 'asked') as unknown[]).length = 0;
    Object.assign(globalThis, { mayGo: false });
  });

const asked = () => fixture.app.evaluate(() => Reflect.get(globalThis, 'asked') as unknown[]);
const mainUrl = () =>
  fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
const stillThere = () => fixture.page.evaluate(() => document.title);

const ways: Readonly<Record<string, () => void>> = {
  'location.href': () => {
    location.href = 'other.html';
  },
  'location.replace': () => location.replace('other.html'),
  'a link': () => {
    const link = Object.assign(document.createElement('a'), { href: 'other.html' });
    document.body.append(link);
    link.click();
  },
  'a form': () => {
    const form = Object.assign(document.createElement('form'), { action: 'other.html', method: 'post' });
    document.body.append(form);
    form.submit();
  },
};
for (const [name, leave] of Object.entries(ways)) {
  test(`${name} asks will-frame-navigate and will-navigate, and a no keeps the page`, async () => {
    // In this shell the page's own address is not app://, so only the end of the address is compared.
    await fixture.page.evaluate(leave);
    await expect.poll(asked).toEqual([['will-frame-navigate', 'app://fixture/other.html', true]]);
    expect(await stillThere()).toBe('Fixture');
    expect(await mainUrl()).toBe('app://fixture/index.html');
  });
}

test('a yes lets the page go, and both events have been asked', async () => {
  await fixture.app.evaluate(() => Object.assign(globalThis, { mayGo: true }));
  await fixture.page.evaluate(() => {
    location.href = 'other.html';
  });
  await expect.poll(mainUrl).toBe('app://fixture/other.html');
  expect(await asked()).toEqual([
    ['will-frame-navigate', 'app://fixture/other.html', true],
    ['will-navigate', 'app://fixture/other.html', true],
  ]);
});

test('another site is refused before anything is asked of it', async () => {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end('<title>Elsewhere</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await fixture.page.evaluate((it) => {
    location.href = it;
  }, url);
  await expect.poll(asked).toEqual([['will-frame-navigate', url, true]]);
  expect(await stillThere()).toBe('Fixture');
  expect(visits).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});

test('a page that leaves for one place after another, and for the same again, is refused each time', async () => {
  const addresses = [
    'other.html',
    'https://one.invalid/',
    'https://two.invalid/',
    'other.html',
    'https://one.invalid/',
  ];
  for (let round = 0; round < 10; round += 1) {
    await fixture.page.evaluate(async (all) => {
      for (const address of all) {
        location.href = address;
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, addresses);
  }
  expect(await stillThere()).toBe('Fixture');
  expect(await mainUrl()).toBe('app://fixture/index.html');
});

test('moving within the document asks nobody', async () => {
  await fixture.page.evaluate(() => {
    location.hash = 'here';
    history.pushState({}, '', 'index.html?there');
  });
  expect(await fixture.page.evaluate(() => location.search)).toBe('?there');
  await expect.poll(mainUrl).toBe('app://fixture/index.html?there');
  expect(await asked()).toEqual([]);
});

test('loadURL of main asks nobody', async () => {
  await loadInMain(fixture, 'other.html');
  expect(await mainUrl()).toBe('app://fixture/other.html');
  expect(await asked()).toEqual([]);
});

test('a frame asks will-frame-navigate only', async () => {
  await fixture.app.evaluate(() => Object.assign(globalThis, { mayGo: true }));
  await loadInMain(fixture, 'framed.html');
  await askAnew();
  await fixture.page.evaluate(() => {
    const [frame] = document.getElementsByTagName('iframe');
    if (frame?.contentWindow) frame.contentWindow.location.href = 'index.html';
  });
  await expect.poll(asked).toEqual([['will-frame-navigate', 'app://fixture/index.html', false]]);
  const [, frame] = fixture.page.frames();
  expect(await frame?.evaluate(() => document.title)).toBe('Other');
});

test('a redirect asks will-redirect, and a no ends the load', async () => {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? '');
    if (request.url === '/from') response.writeHead(302, { location: '/to' });
    response.end('<title>Redirected</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outcome = await fixture.app.evaluate(
    ({ BrowserWindow }, url) =>
      BrowserWindow.getAllWindows()[0]
        ?.loadURL(url)
        .then(
          () => 'loaded',
          (error: Error & { code: string }) => error.code,
        ),
    `${origin}/from`,
  );
  expect(outcome).toBe('ERR_ABORTED');
  expect(await asked()).toEqual([['will-redirect', `${origin}/to`, true]]);
  expect(visits).toEqual(['/from']);
  await new Promise((resolve) => server.close(resolve));
});

test('window.open is decided by the app: no window, and null for the page', async () => {
  await fixture.app.evaluate(({ BrowserWindow }) => {
    const wanted: unknown[] = [];
    BrowserWindow.getAllWindows()[0]?.webContents.setWindowOpenHandler(({ url, frameName }) => {
      wanted.push([url, frameName]);
      return { action: 'deny' };
    });
    Object.assign(globalThis, { wanted });
  });
  const wanted = () => fixture.app.evaluate(() => Reflect.get(globalThis, 'wanted') as unknown[]);
  const opened = await fixture.page.evaluate(() => window.open('https://example.invalid/page', 'named'));
  expect(opened).toBeNull();
  await expect.poll(wanted).toEqual([['https://example.invalid/page', 'named']]);
  // A click by a person, not by a script: browsers treat them differently.
  await fixture.page.evaluate(() => {
    document.body.innerHTML = '<a href="https://example.invalid/link" target="_blank">away</a>';
  });
  await fixture.page.getByText('away').click();
  await expect.poll(async () => (await wanted()).at(-1)).toEqual(['https://example.invalid/link', expect.anything()]);
  expect(await fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  // Playwright learns a moment later that the window was never made.
  await expect.poll(() => fixture.app.windows().length).toBe(1);
});
