/** The application menu: what every desktop app has, and nothing that reloads or inspects the page. */
import { Menu, type MenuItemConstructorOptions } from 'electron';

/**
 * The role's own key is Ctrl+Shift+= on every keyboard (electron/electron#40674). So nothing would happen for those who press Ctrl+=,
 * on keyboards that write + without Shift, such as German ones, and on the number pad.
 */
const furtherZoomKeys = [
  { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false },
  { role: 'zoomIn', accelerator: 'CommandOrControl+numadd', visible: false },
  { role: 'zoomOut', accelerator: 'CommandOrControl+numsub', visible: false },
] as const;

/**
 * Elsewhere than on a Mac the role brings Ctrl+M, which would minimise the window wherever the page has no use for it: it assigns
 * selected orders, and pressed with none selected, or twice, it would take the window away from the scanner.
 */
const windowMenu: MenuItemConstructorOptions =
  process.platform === 'darwin' ? { role: 'windowMenu' } : { label: 'Window', submenu: [{ role: 'close' }] };

export function setMenu(): void {
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      { label: 'File', submenu: [{ role: 'quit' }] },
      { role: 'editMenu' },
      {
        label: 'View',
        submenu: [
          { role: 'resetZoom' },
          { role: 'zoomIn' },
          { role: 'zoomOut' },
          ...furtherZoomKeys,
          { type: 'separator' },
          { role: 'togglefullscreen' },
        ],
      },
      windowMenu,
    ]),
  );
}
