/**
 * Loaded into main before the app (`-r`): answers to the page that a spec replaces or keeps back. What was asked is done
 * all the same. See answers-by-hand.ts.
 */
const { ipcMain } = require('electron');

/** @type {string[]} */
const asked = [];
/** @type {Map<string, unknown>} */
const replaced = new Map();
/** @type {Map<string, (() => void)[]>} */
const kept = new Map();
Object.assign(globalThis, { answersByHand: { asked, replaced, kept } });

const answerOn = ipcMain.handle.bind(ipcMain);
ipcMain.handle = (channel, listener) =>
  answerOn(channel, async (event, name, ...request) => {
    asked.push(name);
    const reply = replaced.get(name) ?? (await listener(event, name, ...request));
    if (kept.has(name)) await new Promise((/** @type {(value: void) => void} */ go) => kept.get(name)?.push(go));
    return reply;
  });
