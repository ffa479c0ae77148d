/**
 * An EventEmitter that refuses names it never emits: a listener that never hears anything would hide a gap of the
 * runtime.
 */
import { EventEmitter } from 'node:events';
import { notAvailable } from './not-available.ts';

// The signature EventEmitter itself declares.
type Listener = Parameters<EventEmitter['on']>[1];

export class NamedEvents extends EventEmitter {
  readonly _owner: string;
  readonly _names: ReadonlySet<string>;

  constructor(owner: string, names: readonly string[]) {
    super();
    this._owner = owner;
    this._names = new Set(names);
  }

  _check(name: string | symbol): void {
    if (typeof name === 'string' && !this._names.has(name)) throw notAvailable(`${this._owner}.on('${name}')`);
  }

  override on(name: string | symbol, listener: Listener): this {
    this._check(name);
    return super.on(name, listener);
  }

  override addListener(name: string | symbol, listener: Listener): this {
    return this.on(name, listener);
  }

  override once(name: string | symbol, listener: Listener): this {
    this._check(name);
    return super.once(name, listener);
  }

  override prependListener(name: string | symbol, listener: Listener): this {
    this._check(name);
    return super.prependListener(name, listener);
  }
}

/** The first argument of preventable events. */
export interface PreventableEvent {
  preventDefault(): void;
  readonly defaultPrevented: boolean;
}

export const preventable = <Fields extends object>(fields: Fields): PreventableEvent & Fields => {
  let prevented = false;
  const event = {
    preventDefault: () => {
      prevented = true;
    },
    get defaultPrevented() {
      return prevented;
    },
  };
  return Object.defineProperties(event, Object.getOwnPropertyDescriptors(fields)) as typeof event & Fields;
};
