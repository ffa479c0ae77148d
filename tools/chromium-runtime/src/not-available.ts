/**
 * The product uses a small part of Electron, and only that part is here. Everything else throws by name at the first
 * use, so that nobody mistakes silence for success.
 */

export const notAvailable = (name: string): Error => new Error(`not in the Chromium runtime: ${name}`);

/** await, JSON, inspectors and module interop ask these of any object; they expect undefined, not an exception. */
const askedOfEverything = new Set<PropertyKey>(['then', 'toJSON', '__esModule', 'default', 'inspect', 'constructor']);

interface GuardOptions {
  /** False once the object has been destroyed; then every method except the few below throws, as in Electron. */
  readonly isAlive?: () => boolean;
}

const usableWhenDestroyed = new Set<PropertyKey>([
  'isDestroyed',
  'id',
  'on',
  'once',
  'off',
  'addListener',
  'removeListener',
  'removeAllListeners',
  'listenerCount',
  'emit',
]);

/** The same object, but reading a member it does not have throws `not in the Chromium runtime: OWNER.member`. */
export const guard = <Target extends object>(owner: string, target: Target, options: GuardOptions = {}): Target =>
  new Proxy(target, {
    get(object, member, receiver): unknown {
      if (!(member in object)) {
        if (typeof member === 'symbol' || askedOfEverything.has(member)) return undefined;
        throw notAvailable(`${owner}.${member}`);
      }
      const value: unknown = Reflect.get(object, member, receiver);
      if (typeof value !== 'function' || usableWhenDestroyed.has(member)) return value;
      if (options.isAlive && typeof member === 'string' && !member.startsWith('_') && !options.isAlive()) {
        return () => {
          throw new TypeError('Object has been destroyed');
        };
      }
      return value;
    },
  });

/** A whole module member that is missing: it can be imported, and throws when it is used. */
export const absent = (name: string): unknown =>
  new Proxy(function absentMember() {}, {
    get(_, member): unknown {
      if (typeof member === 'symbol' || askedOfEverything.has(member)) return undefined;
      throw notAvailable(`${name}.${member}`);
    },
    set(_, member): boolean {
      throw notAvailable(`${name}.${String(member)}`);
    },
    apply(): unknown {
      throw notAvailable(name);
    },
    construct(): object {
      throw notAvailable(`new ${name}`);
    },
  });
