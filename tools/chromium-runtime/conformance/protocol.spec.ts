/** The app's own scheme: served by main's callback, a secure origin of its own, under the policy it sends. */
import { expect, test } from '@playwright/test';
import { type FixtureApp, loadInMain, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(() => fixture.close());

const inPage = <Result>(work: () => Result) => fixture.page.evaluate(work);

test('pages and their scripts come from the callback', async () => {
  // Its heading is shown before its script has run.
  await expect.poll(() => inPage(() => [document.title, Reflect.get(window, 'pageRan')])).toEqual(['Fixture', true]);
});

test('the callback sees the scheme, the method and the body', async () => {
  const seen = await inPage(async () => (await fetch('echo?a=1', { method: 'POST', body: 'Zoë' })).json());
  expect(seen).toEqual({ url: 'app://fixture/echo?a=1', method: 'POST', body: 'Zoë' });
});

test('status and headers reach the page', async () => {
  const answer = await inPage(async () => {
    const response = await fetch('no-such-file');
    return [response.status, response.ok, await response.text(), response.headers.get('content-type')];
  });
  expect(answer).toEqual([404, false, 'Not found', 'text/html']);
});

test('a callback that throws is a network error', async () => {
  expect(await inPage(() => fetch('broken').then(() => 'answered', String))).toBe('TypeError: Failed to fetch');
});

test('the origin is secure, has storage and can start workers', async () => {
  const found = await inPage(async () => {
    localStorage.setItem('kept', 'yes');
    const worker = new Worker('worker.js');
    const said = await new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
    });
    worker.terminate();
    return [isSecureContext, typeof crypto.subtle, localStorage.getItem('kept'), said];
  });
  expect(found).toEqual([true, 'object', 'yes', expect.stringContaining('window.pageRan = true')]);
});

test('the policy of the answer is enforced', async () => {
  const found = await inPage(() => {
    const script = document.createElement('script');
    script.textContent = 'window.elementRan = true';
    document.body.append(script);
    return [Reflect.get(window, 'evaluated'), Reflect.get(window, 'elementRan') ?? null];
  });
  expect(found).toEqual(['EvalError', null]);
});

test('the policy holds for inline scripts of a document too', async () => {
  await loadInMain(fixture, 'inline.html');
  expect(await inPage(() => [document.title, Reflect.get(window, 'inlineRan') ?? null])).toEqual(['Inline', null]);
});

test('schemes are registered before the app is ready, and handled once', async () => {
  const found = await fixture.app.evaluate(({ protocol }) => {
    const attempt = (work: () => void): boolean => {
      try {
        work();
        return false;
      } catch {
        return true;
      }
    };
    return [
      attempt(() => protocol.registerSchemesAsPrivileged([{ scheme: 'late', privileges: { standard: true } }])),
      attempt(() => protocol.handle('app', () => new Response(''))),
      protocol.isProtocolHandled('app'),
      protocol.isProtocolHandled('late'),
    ];
  });
  expect(found).toEqual([true, true, true, false]);
});

test('a scheme nobody handles cannot be loaded', async () => {
  const code = await fixture.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    const error = await window.loadURL('nowhere://host/').catch((it: Error & { code: string }) => it);
    window.destroy();
    return error?.code;
  });
  expect(code).toBe('ERR_UNKNOWN_URL_SCHEME');
});

test('a callback that throws or answers nonsense is -9, one that answers an error is -2', async () => {
  const found = await fixture.app.evaluate(async ({ BrowserWindow, protocol }) => {
    const answers: Record<string, () => unknown> = {
      '/throws': () => {
        throw new Error('thrown on purpose');
      },
      '/nonsense': () => 'no response',
      '/nothing': () => undefined,
      '/error': () => Response.error(),
    };
    protocol.unhandle('app');
    protocol.handle('app', (request) => answers[new URL(request.url).pathname]?.() as Response);
    const window = new BrowserWindow({ show: false });
    const seen: unknown[] = [];
    window.webContents.on('did-fail-load', (_event, code, description) => seen.push([code, description]));
    for (const path of Object.keys(answers)) {
      const error = await window.loadURL(`app://fixture${path}`).catch((it: Error) => it);
      seen.push(String(error));
    }
    window.destroy();
    return seen;
  });
  const loading = (path: string): string => `loading 'app://fixture/${path}'`;
  expect(found).toEqual([
    [-9, 'ERR_UNEXPECTED'],
    `Error: ERR_UNEXPECTED (-9) ${loading('throws')}`,
    [-9, 'ERR_UNEXPECTED'],
    `Error: ERR_UNEXPECTED (-9) ${loading('nonsense')}`,
    [-9, 'ERR_UNEXPECTED'],
    `Error: ERR_UNEXPECTED (-9) ${loading('nothing')}`,
    [-2, 'ERR_FAILED'],
    `Error: ERR_FAILED (-2) ${loading('error')}`,
  ]);
});
