/**
 * Loaded into main before the app (`-r`): `globalThis.sleptSeconds` advances the uptime of this computer, as after a
 * sleep. So a test need not wait for what happens after ten minutes.
 */
const os = require('node:os');
const { syncBuiltinESMExports } = require('node:module');

const uptime = os.uptime;
/** @type {typeof globalThis & { sleptSeconds?: number }} */
const shared = globalThis;
shared.sleptSeconds = 0;
os.uptime = () => uptime() + (shared.sleptSeconds ?? 0);
syncBuiltinESMExports();
