/** The application menu: what every desktop app has, and nothing that reloads or inspects the page. */
import { Menu } from 'electron';

/**
 * The role's own key is Ctrl+Shift+= on every keyboard (electron/electron#40674): where + stands without Shift, as on German
 * keyboards, where people press Ctrl+=, and on the number pad it would do nothing.
 */
const furtherZoomKeys = [
  { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false },
  { role: 'zoomIn', accelerator: 'CommandOrControl+numadd', visible: false },
  { role: 'zoomOut', accelerator: 'CommandOrControl+numsub', visible: false },
] as const;

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
      { role: 'windowMenu' },
    ]),
  );
}
