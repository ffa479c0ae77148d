/**
 * Loaded into main before the app (`-r`): answers to the page that a spec refuses or keeps back. What was asked is done
 * all the same. See answers-by-hand.ts.
 */
const { ipcMain } = require('electron');

/** @type {Set<string>} */
const refused = new Set();
/** @type {Map<string, (() => void)[]>} */
const kept = new Map();
Object.assign(globalThis, { answersByHand: { refused, kept } });

const refusal = { ok: false, failure: { code: 'internal', changed: 'nothing', details: [], facts: {} } };

const answerOn = ipcMain.handle.bind(ipcMain);
ipcMain.handle = (channel, listener) =>
  answerOn(channel, async (event, name, ...request) => {
    const reply = await listener(event, name, ...request);
    if (kept.has(name)) await new Promise((/** @type {(value: void) => void} */ go) => kept.get(name)?.push(go));
    return refused.has(name) ? refusal : reply;
  });
