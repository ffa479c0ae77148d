/**
 * Carries any value that structured clone can carry through JSON and back. Both ends first let the engine's own
 * structuredClone decide (getters, prototypes, cycles, what is refused), so only its plain results are written here:
 * a flat table of objects that refer to each other by index. `makeCodec` is also sent to the page as text; it must not
 * use anything from outside itself.
 */

/** JSON's own values stand for themselves; the rest is an object with one short key. */
export type Encoded =
  | string
  | number
  | boolean
  | null
  | { readonly r: number } // an object of the table
  | { readonly u: 1 } // undefined
  | { readonly n: string } // NaN, -0, Infinity, -Infinity
  | { readonly i: string }; // bigint
type Row = readonly [kind: string, ...rest: unknown[]];
export interface Packed {
  readonly rows: readonly Row[];
  readonly root: Encoded;
}
export interface BytesAt {
  readonly at: number;
  readonly length: number;
}

export interface CodecNeeds {
  readonly toBase64: (bytes: Uint8Array) => string;
  readonly fromBase64: (text: string) => ArrayBuffer;
}

export interface Codec {
  /** `keepBytes` may move the bytes of a buffer elsewhere and return their place; null writes them inline. */
  pack(value: unknown, keepBytes?: (bytes: Uint8Array) => BytesAt | null): Packed;
  unpack(packed: Packed, kept?: ArrayBuffer): unknown;
}

export function makeCodec(needs: CodecNeeds): Codec {
  const refusal = 'An object could not be cloned.';
  const errors = new Map<string, ErrorConstructor>(
    [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map((it) => [it.name, it]),
  );
  const views = new Map<string, new (buffer: ArrayBuffer, offset: number, length?: number) => unknown>();
  for (const name of 'Int8 Uint8 Uint8Clamped Int16 Uint16 Int32 Uint32 Float16 Float32 Float64 BigInt64 BigUint64'.split(
    ' ',
  )) {
    const view = Reflect.get(globalThis, `${name}Array`);
    if (view) views.set(`${name}Array`, view);
  }
  views.set('DataView', DataView);

  const pack = (value: unknown, keepBytes?: (bytes: Uint8Array) => BytesAt | null): Packed => {
    let copy: unknown;
    try {
      copy = structuredClone(value);
    } catch {
      throw new Error(refusal);
    }
    const rows: Row[] = [];
    const known = new Map<object, number>();

    const entries = (object: object, skip: (key: string) => boolean): unknown[] =>
      Object.entries(object).flatMap(([key, item]) => (skip(key) ? [] : [[key, encode(item)]]));

    const row = (object: object): Row => {
      if (Array.isArray(object)) {
        const isIndex = (key: string) => String(Number(key) >>> 0) === key && Number(key) < object.length;
        const dense = Object.keys(object).length === object.length && Object.keys(object).every(isIndex);
        if (dense) return ['a', object.map(encode)];
        return ['s', object.length, entries(object, () => false)];
      }
      if (object instanceof Date) return ['d', encode(object.getTime())];
      if (object instanceof RegExp) return ['x', object.source, object.flags];
      if (object instanceof Map) return ['m', [...object].map(([key, item]) => [encode(key), encode(item)])];
      if (object instanceof Set) return ['t', [...object].map(encode)];
      if (object instanceof ArrayBuffer) {
        const bytes = new Uint8Array(object);
        const place = keepBytes?.(bytes) ?? needs.toBase64(bytes);
        return object.resizable ? ['b', place, object.maxByteLength] : ['b', place];
      }
      if (ArrayBuffer.isView(object)) {
        const name = object instanceof DataView ? 'DataView' : Reflect.get(object, Symbol.toStringTag);
        const length = object instanceof DataView ? object.byteLength : Reflect.get(object, 'length');
        return ['v', name, encode(object.buffer), object.byteOffset, length];
      }
      if (object instanceof Error) {
        const own = (key: string) => (Object.hasOwn(object, key) ? [encode(Reflect.get(object, key))] : []);
        return ['e', object.name, own('message'), own('stack'), own('cause')];
      }
      if (
        object instanceof Number ||
        object instanceof String ||
        object instanceof Boolean ||
        object instanceof BigInt
      ) {
        return ['w', encode(object.valueOf())];
      }
      if (Object.getPrototypeOf(object) === Object.prototype) return ['o', entries(object, () => false)];
      throw new Error(refusal);
    };

    const encode = (item: unknown): Encoded => {
      if (item === undefined) return { u: 1 };
      if (item === null || typeof item === 'string' || typeof item === 'boolean') return item;
      if (typeof item === 'number') {
        if (Object.is(item, -0)) return { n: '-0' };
        return Number.isFinite(item) ? item : { n: String(item) };
      }
      if (typeof item === 'bigint') return { i: String(item) };
      const object = item as object;
      let index = known.get(object);
      if (index === undefined) {
        index = rows.length;
        known.set(object, index);
        rows.push(['o', []]);
        rows[index] = row(object);
      }
      return { r: index };
    };
    return { root: encode(copy), rows };
  };

  const unpack = (packed: Packed, kept?: ArrayBuffer): unknown => {
    const built: unknown[] = [];
    const define = (object: object, key: string, value: unknown, enumerable: boolean) =>
      Object.defineProperty(object, key, { value, enumerable, writable: true, configurable: true });

    const bytesOf = (place: string | BytesAt, maxByteLength?: number): ArrayBuffer => {
      const whole =
        typeof place === 'string'
          ? needs.fromBase64(place)
          : (kept ?? new ArrayBuffer(0)).slice(place.at, place.at + place.length);
      if (maxByteLength === undefined) return whole;
      const resizable = new ArrayBuffer(whole.byteLength, { maxByteLength });
      new Uint8Array(resizable).set(new Uint8Array(whole));
      return resizable;
    };

    const rebuild = (index: number): unknown => {
      const [kind, first, second, third, fourth] = packed.rows[index] as readonly [string, never, never, never, never];
      const keep = <Kept>(object: Kept): Kept => {
        built[index] = object;
        return object;
      };
      const fill = (object: object, pairs: readonly [string, Encoded][]) => {
        for (const [key, item] of pairs) define(object, key, decode(item), true);
        return object;
      };
      if (kind === 'o') return fill(keep({}), first);
      if (kind === 'a') {
        const array: unknown[] = keep([]);
        for (const item of first as Encoded[]) array.push(decode(item));
        return array;
      }
      if (kind === 's') return fill(keep(new Array(first)), second);
      if (kind === 'd') return keep(new Date(decode(first) as number));
      if (kind === 'x') return keep(new RegExp(first, second));
      if (kind === 'w') return keep(Object(decode(first)));
      if (kind === 'b') return keep(bytesOf(first, second));
      if (kind === 'm') {
        const map = keep(new Map());
        for (const [key, item] of first as [Encoded, Encoded][]) map.set(decode(key), decode(item));
        return map;
      }
      if (kind === 't') {
        const set = keep(new Set());
        for (const item of first as Encoded[]) set.add(decode(item));
        return set;
      }
      if (kind === 'v') {
        const View = views.get(first);
        if (!View) throw new Error(refusal);
        return keep(new View(decode(second) as ArrayBuffer, third, fourth));
      }
      const error = keep(new (errors.get(first) ?? Error)());
      for (const [key, value] of [
        ['message', second] as const,
        ['stack', third] as const,
        ['cause', fourth] as const,
      ]) {
        const [encoded] = value as Encoded[];
        if (encoded !== undefined) define(error, key, decode(encoded), false);
      }
      return error;
    };

    const decode = (item: Encoded): unknown => {
      if (item === null || typeof item !== 'object') return item;
      if ('r' in item) return item.r in built ? built[item.r] : rebuild(item.r);
      if ('n' in item) return Number(item.n);
      return 'i' in item ? BigInt(item.i) : undefined;
    };
    return decode(packed.root);
  };

  return { pack, unpack };
}
