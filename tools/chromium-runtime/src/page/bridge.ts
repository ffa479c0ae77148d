/**
 * contextBridge: one end runs in the page's own world, the other in the preload's. They share nothing but the DOM, so
 * each message is the `detail` of an event on window, which Chromium clones from one world to the other at once;
 * the events' names are random and known to the two ends only. Functions and promises stay at home and are called
 * from the other side; everything else is copied, prototypes dropped, as Electron documents it.
 * `makeBridgeEnd` is sent to the page as text; it must not use anything from outside itself.
 */

type Reference = { readonly ref: number };
type Wire = { readonly rows: readonly unknown[]; readonly root: unknown };

export interface BridgeEnd {
  /** Only for the preload's end: puts a copy of `api` at window[key] of the page's world. */
  expose(key: string, api: unknown): void;
}

export function makeBridgeEnd(inbound: string, outbound: string): BridgeEnd {
  const depthLimit = 1000;
  const tooDeep =
    'Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.';
  const refusal = 'An object could not be cloned.';
  const noMessage =
    'An unknown exception occurred in the isolated context, an error occurred but a valid exception was not thrown.';
  // The page may replace its globals later, so these are taken before its first script.
  const dispatch = window.dispatchEvent.bind(window);
  const Event = CustomEvent;
  const functions = new Map<number, (...args: unknown[]) => unknown>();
  const originals = new WeakMap<object, number>();
  const pending = new Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>();
  let lastId = 0;
  let lastAnswer: { ok: boolean; wire: Wire } | null = null;
  const released = new FinalizationRegistry<number>((id) => tell({ kind: 'release', id }));

  const tell = (detail: object) => dispatch(new Event(outbound, { detail }));

  const pack = (value: unknown): Wire => {
    const rows: unknown[] = [];
    const known = new Map<object, number>();

    const row = (object: object, depth: number): unknown => {
      if (typeof object === 'function') {
        const home = originals.get(object);
        if (home !== undefined) return { kind: 'home', id: home };
        lastId += 1;
        functions.set(lastId, object as (...args: unknown[]) => unknown);
        return { kind: 'function', id: lastId };
      }
      if (object instanceof Promise) {
        lastId += 1;
        const id = lastId;
        const settle = (ok: boolean) => (result: unknown) => {
          let wire: Wire;
          try {
            wire = pack(result);
          } catch (error) {
            tell({ kind: 'settle', id, ok: false, wire: pack(error) });
            return;
          }
          tell({ kind: 'settle', id, ok, wire });
        };
        object.then(settle(true), settle(false));
        return { kind: 'promise', id };
      }
      if (object instanceof Error) return { kind: 'error', message: String(object.message) };
      if (Array.isArray(object)) {
        return { kind: 'array', items: Array.from(object, (item) => encode(item, depth + 1)) };
      }
      const tag = Object.prototype.toString.call(object);
      if (tag === '[object Object]') {
        return {
          kind: 'object',
          entries: Object.entries(object)
            .filter(([, item]) => typeof item !== 'symbol')
            .map(([key, item]) => [key, encode(item, depth + 1)]),
        };
      }
      let value: unknown;
      try {
        value = structuredClone(object);
      } catch {
        throw new Error(refusal);
      }
      return { kind: 'value', value };
    };

    const encode = (item: unknown, depth: number): unknown => {
      if (depth >= depthLimit) throw new TypeError(tooDeep);
      if (typeof item === 'symbol') return undefined;
      if (item === null || (typeof item !== 'object' && typeof item !== 'function')) return item;
      let ref = known.get(item);
      if (ref === undefined) {
        ref = rows.length;
        known.set(item, ref);
        rows.push(null);
        rows[ref] = row(item, depth);
      }
      return { ref };
    };
    return { root: encode(value, 0), rows };
  };

  const proxyFor = (id: number) => {
    const proxy = (...args: unknown[]): unknown => {
      lastAnswer = null;
      tell({ kind: 'call', id, wire: pack(args) });
      const answer = lastAnswer as { ok: boolean; wire: Wire } | null;
      lastAnswer = null;
      if (!answer) throw new Error(refusal);
      const result = unpack(answer.wire);
      if (!answer.ok) throw result;
      return result;
    };
    originals.set(proxy, id);
    released.register(proxy, id);
    return proxy;
  };

  const unpack = (wire: Wire): unknown => {
    const built: unknown[] = [];
    const decode = (item: unknown): unknown => {
      if (item === null || typeof item !== 'object') return item;
      const { ref } = item as Reference;
      if (ref in built) return built[ref];
      const row = wire.rows[ref] as { kind: string } & Record<string, never>;
      const keep = <Kept>(value: Kept): Kept => {
        built[ref] = value;
        return value;
      };
      if (row.kind === 'function') return keep(proxyFor(row.id as unknown as number));
      if (row.kind === 'home') return keep(functions.get(row.id as unknown as number));
      if (row.kind === 'error') return keep(new Error(row.message));
      if (row.kind === 'value') return keep(row.value);
      if (row.kind === 'promise') {
        return keep(new Promise((resolve, reject) => pending.set(row.id as unknown as number, { resolve, reject })));
      }
      if (row.kind === 'array') {
        const array: unknown[] = keep([]);
        for (const entry of row.items as unknown as unknown[]) array.push(decode(entry));
        return array;
      }
      const object = keep({});
      for (const [key, entry] of row.entries as unknown as [string, unknown][]) {
        const value = decode(entry);
        Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
      }
      return object;
    };
    return decode(wire.root);
  };

  const freezeDeeply = (object: unknown): unknown => {
    if (object === null || (typeof object !== 'object' && typeof object !== 'function')) return object;
    if (Object.isFrozen(object) || ArrayBuffer.isView(object)) return object;
    Object.freeze(object);
    for (const item of Object.values(object)) freezeDeeply(item);
    return object;
  };

  const answering = (work: () => unknown) => {
    let answer: object;
    try {
      answer = { kind: 'answer', ok: true, wire: pack(work()) };
    } catch (error) {
      const message = error !== null && typeof error === 'object' ? Reflect.get(error, 'message') : undefined;
      answer = { kind: 'answer', ok: false, wire: pack(new Error(typeof message === 'string' ? message : noMessage)) };
    }
    tell(answer);
  };

  const receive = (message: { kind: string; id: number; ok: boolean; key: string; wire: Wire } | null) => {
    if (!message) return;
    if (message.kind === 'answer') {
      lastAnswer = message;
    } else if (message.kind === 'call') {
      answering(() => functions.get(message.id)?.(...(unpack(message.wire) as unknown[])));
    } else if (message.kind === 'release') {
      functions.delete(message.id);
    } else if (message.kind === 'settle') {
      const promise = pending.get(message.id);
      pending.delete(message.id);
      const value = unpack(message.wire);
      if (message.ok) promise?.resolve(value);
      else promise?.reject(value);
    } else if (message.kind === 'expose') {
      answering(() => {
        if (message.key in window) {
          throw new Error('Cannot bind an API on top of an existing property on the window object');
        }
        const value = freezeDeeply(unpack(message.wire));
        Object.defineProperty(window, message.key, { value, enumerable: true, writable: false, configurable: false });
      });
    }
  };

  window.addEventListener(inbound, (event) => {
    event.stopImmediatePropagation();
    receive((event as CustomEvent).detail);
  });

  const expose = (key: string, api: unknown): void => {
    lastAnswer = null;
    tell({ kind: 'expose', key, wire: pack(api) });
    const answer = lastAnswer as { ok: boolean; wire: Wire } | null;
    if (!answer) throw new Error(refusal);
    const result = unpack(answer.wire);
    if (!answer.ok) throw result;
  };
  return { expose };
}
