/**
 * What a browser does with keys and the mouse but an Electron window does not: reloading, going back, printing,
 * finding, new windows, context menus, opening dropped files. `keepAsAppWindow` is sent to pages of a visible window as
 * text, into a world of its own; it must not use anything from outside itself.
 */

export const windowWorld = 'Chromium runtime window';

/** `tellMain` hears accelerators of menu roles that Chromium does not handle by itself, and a lone Alt. */
export function keepAsAppWindow(tellMain: (accelerator: string) => void): void {
  const editing = 'a c v x y z arrowleft arrowright arrowup arrowdown home end backspace delete insert enter'.split(
    ' ',
  );
  const zooming = ['+', '=', '-', '0', 'add', 'subtract'];
  const withControl = new Set([...editing, ...zooming, 'w']);
  const modifiers = new Set(['control', 'shift', 'alt', 'altgraph', 'meta', 'os']);

  const isBrowserKey = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (event.isComposing || modifiers.has(key) || event.getModifierState('AltGraph')) return false;
    if (/^f\d+$/.test(key)) return key !== 'f11' && !(event.altKey && key === 'f4');
    if (event.altKey) return true;
    if (event.ctrlKey || event.metaKey) return !withControl.has(key);
    return key === 'escape' && event.shiftKey;
  };

  /** Listens after everything else in the page, which sees the event unchanged and may use it. */
  const listenLast = <Kind extends keyof WindowEventMap>(
    kind: Kind,
    listener: (event: WindowEventMap[Kind]) => void,
  ): void => {
    const moveToTheEnd = (): void => {
      window.removeEventListener(kind, listener);
      window.addEventListener(kind, listener);
    };
    window.addEventListener(kind, moveToTheEnd, { capture: true });
  };

  let altIsAlone = false;
  /** As in Electron's menu bar: keys that the page has used do not reach it, so Alt+letter may end as a lone Alt. */
  const watchAlt = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const wasAlone = altIsAlone;
    altIsAlone = event.key === 'Alt' && event.type === 'keydown';
    if (wasAlone && event.key === 'Alt' && event.type === 'keyup') tellMain('Alt');
  };

  listenLast('keyup', watchAlt);
  listenLast('keydown', (event) => {
    watchAlt(event);
    const isQuit = event.ctrlKey && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'q';
    if (isQuit && !event.defaultPrevented) tellMain('Ctrl+Q');
    if (isBrowserKey(event)) event.preventDefault();
  });
  listenLast('contextmenu', (event) => event.preventDefault());
  const holdsFiles = (event: DragEvent): boolean =>
    event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/uri-list') ?? false;
  listenLast('dragover', (event) => {
    if (!holdsFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  });
  listenLast('drop', (event) => {
    if (holdsFiles(event)) event.preventDefault();
  });
}
