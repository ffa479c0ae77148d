/** Electron's security checklist, asserted on the running app: what the page is, and what it may not do. */
import { expect, test } from '../helpers/app.ts';

test('the page is sandboxed, isolated, and knows nothing of Node', async ({ bench }) => {
  const { app, page } = await bench.open();
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return (contents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences();
  });
  expect(preferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
  });
  const globals = await page.evaluate(() => ({
    node: ['process', 'require', 'module', 'Buffer', '__dirname', 'electron'].filter((name) => name in globalThis),
    bridge: Object.keys((globalThis as unknown as { packbench: object }).packbench).sort(),
    bridgeIsFrozen: Object.isFrozen((globalThis as unknown as { packbench: object }).packbench),
  }));
  expect(globals).toEqual({ node: [], bridge: ['call', 'on'], bridgeIsFrozen: true });
});

// What the policy refuses is told in the page's console.
test.use({ expectedFault: /Content Security Policy|Refused to|status of 404/i });

test('the content security policy is strict, and is enforced', async ({ bench }) => {
  const { page } = await bench.open();
  const policy = await page.evaluate(async () => {
    const answer = await fetch(location.href);
    return answer.headers.get('content-security-policy') ?? '';
  });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);

  const violations = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true;';
    document.body.append(script);
    const frame = document.createElement('iframe');
    frame.src = 'https://example.com/';
    document.body.append(frame);
    await fetch('https://example.com/').catch(() => undefined);
    // The events are told after the refusals, each in a task of its own.
    for (let turn = 0; seen.length < 3 && turn < 1000; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    return { seen: [...new Set(seen)].sort(), injected: 'injected' in globalThis };
  });
  expect(violations.injected).toBe(false);
  expect(violations.seen).toEqual(['connect-src', 'frame-src', 'script-src-elem']);
});
test('nothing navigates, opens windows or gets a permission', async ({ bench }) => {
  const { app, page } = await bench.open();
  const before = page.url();
  const opened = await page.evaluate(() => {
    const handle = window.open('https://example.com/');
    location.href = 'https://example.com/';
    return handle === null;
  });
  expect(opened).toBe(true);
  const permissions = await page.evaluate(async () => {
    const asked = await Promise.allSettled([
      navigator.mediaDevices.getUserMedia({ audio: true }),
      Notification.requestPermission(),
      navigator.clipboard.readText(),
    ]);
    return asked.map((answer) => (answer.status === 'fulfilled' ? String(answer.value) : 'refused'));
  });
  expect(permissions).toEqual(['refused', 'denied', 'refused']);
  expect(page.url()).toBe(before);
  const windows = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
  expect(windows).toBe(1);
});

test('the app serves its own files and no other', async ({ bench }) => {
  const { page } = await bench.open();
  const answers = await page.evaluate(async () => {
    const paths = ['/index.html', '/../package.json', '/%2e%2e/package.json', '/..%2fmain/index.js', '/etc/passwd'];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  });
  expect(answers).toEqual([200, 404, 404, 404, 404]);
});
