/** Menus made of roles, and the invalid templates and dialog options that are refused. */
import { expect, test } from '@playwright/test';
import { type FixtureApp, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(() => fixture.close());

test('a role brings its label, its accelerator and its items', async () => {
  test.skip(process.platform !== 'linux', 'labels and items are those of Linux');
  const found = await fixture.app.evaluate(({ Menu }) => {
    const menu = Menu.buildFromTemplate([
      { role: 'fileMenu' },
      { role: 'editMenu' },
      { role: 'viewMenu' },
      { role: 'windowMenu' },
      { label: 'Mine', submenu: [{ role: 'zoomIn' }, { role: 'about' }, { role: 'close', label: 'Shut' }] },
    ]);
    const describe = (item: Electron.MenuItem): unknown => {
      const words = [item.label, ...(item.accelerator ? [item.accelerator] : [])].join(' ');
      if (item.type === 'separator') return '---';
      return item.submenu ? { [words]: item.submenu.items.map(describe) } : words;
    };
    return menu.items.map(describe);
  });
  const control = 'CommandOrControl+';
  expect(found).toEqual([
    { File: [`Quit ${control}Q`] },
    {
      Edit: [
        `Undo ${control}Z`,
        `Redo Shift+${control}Z`,
        '---',
        `Cut ${control}X`,
        `Copy ${control}C`,
        `Paste ${control}V`,
        'Delete',
        '---',
        `Select All ${control}A`,
      ],
    },
    {
      View: [
        'Reload CmdOrCtrl+R',
        'Force Reload Shift+CmdOrCtrl+R',
        'Toggle Developer Tools Ctrl+Shift+I',
        '---',
        `Actual Size ${control}0`,
        `Zoom In ${control}Plus`,
        `Zoom Out ${control}-`,
        '---',
        'Toggle Full Screen F11',
      ],
    },
    { Window: [`Minimize ${control}M`, 'Zoom', `Close ${control}W`] },
    { Mine: [`Zoom In ${control}Plus`, 'About', `Shut ${control}W`] },
  ]);
});

test('a template that is none is refused; separators at an edge or side by side are left out', async () => {
  const found = await fixture.app.evaluate(({ Menu }) => {
    const attempt = (template: unknown): string => {
      try {
        return Menu.buildFromTemplate(template as Electron.MenuItemConstructorOptions[])
          .items.map((item) => item.label || item.type)
          .join();
      } catch (error) {
        return String(error);
      }
    };
    const separator = { type: 'separator' };
    return [
      attempt('File'),
      attempt([{ visible: true }]),
      attempt([null]),
      attempt([{ label: 'x', type: 'submenu' }]),
      attempt([{ label: 'x', type: 'unheard of' }]),
      attempt([separator, { label: 'a' }, separator, separator, { label: 'b' }, separator]),
    ];
  });
  expect(found).toEqual([
    'TypeError: Invalid template for Menu: Menu template must be an array',
    'TypeError: Invalid template for MenuItem: must have at least one of label, role or type',
    'TypeError: Invalid template for MenuItem: must have at least one of label, role or type',
    'Error: Invalid submenu',
    'Error: Unknown menu item type: unheard of',
    'a,separator,b',
  ]);
});

test('only a menu becomes the application’s, and only an item is appended', async () => {
  const found = await fixture.app.evaluate(({ Menu }) => {
    const attempt = (work: () => void): string => {
      try {
        work();
        return 'no error';
      } catch (error) {
        return String(error);
      }
    };
    const none = {} as never;
    return [attempt(() => Menu.setApplicationMenu(none)), attempt(() => new Menu().append(none))];
  });
  expect(found).toEqual(['TypeError: Invalid menu', 'TypeError: Invalid item']);
});

test('options of a dialog that have another type are refused before anything is shown', async () => {
  const found = await fixture.app.evaluate(async ({ BrowserWindow, dialog }) => {
    const attempt = async (work: () => unknown): Promise<string> => {
      try {
        await work();
        return 'no error';
      } catch (error) {
        return String(error);
      }
    };
    const [window] = BrowserWindow.getAllWindows();
    if (!window) throw new Error('no window');
    return [
      await attempt(() => dialog.showSaveDialog({ title: 300 as never })),
      await attempt(() => dialog.showSaveDialog(window, { buttonLabel: [] as never })),
      await attempt(() => dialog.showSaveDialog({ defaultPath: {} as never })),
      await attempt(() => dialog.showOpenDialog({ properties: false as never })),
      await attempt(() => dialog.showOpenDialog(window, { title: 300 as never })),
      await attempt(() => dialog.showOpenDialog({ message: [] as never })),
      await attempt(() => dialog.showMessageBox({ type: 'unheard of' as never, message: '' })),
      await attempt(() => dialog.showMessageBox({ buttons: false as never, message: '' })),
      await attempt(() => dialog.showMessageBox({ message: 300 as never })),
      await attempt(() => dialog.showErrorBox(undefined as never, 'words')),
    ];
  });
  expect(found).toEqual([
    'TypeError: Title must be a string',
    'TypeError: Button label must be a string',
    'TypeError: Default path must be a string',
    'TypeError: Properties must be an array',
    'TypeError: Title must be a string',
    'TypeError: Message must be a string',
    'TypeError: Invalid message box type',
    'TypeError: Buttons must be an array',
    'TypeError: Message must be a string',
    expect.stringMatching(/^TypeError: /),
  ]);
});
