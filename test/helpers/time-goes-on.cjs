/**
 * Loaded into main before the app (`-r`): time runs ahead by `globalThis.passedSeconds`, both on the wall and in the
 * uptime of this computer, which the app's waits use. So a shift of hours takes minutes. The deadlines of a request are
 * plain timers, and keep their length.
 */
const os = require('node:os');
const { syncBuiltinESMExports } = require('node:module');

/** @type {typeof globalThis & { passedSeconds?: number }} */
const shared = globalThis;
shared.passedSeconds = 0;
const passed = () => shared.passedSeconds ?? 0;

const uptime = os.uptime;
os.uptime = () => uptime() + passed();

const RealDate = Date;
class LaterDate extends RealDate {
  /** @param {ConstructorParameters<typeof Date>} given */
  constructor(...given) {
    if (given.length === 0) super(LaterDate.now());
    else super(...given);
  }
  static now() {
    return RealDate.now() + passed() * 1_000;
  }
}
globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (LaterDate));
syncBuiltinESMExports();
