/**
 * Layers of a PDF that say whether they are for the paper (ISO 32000-1 section 8.11.4.4): our preview follows that, and
 * CUPS's filters only what is shown at first, so that a layer for the screen would come out.
 */

export type PrintedLayers = ReadonlyMap<number, 'ON' | 'OFF'>;

const printState = /\/Print\s*<<\s*\/PrintState\s*\/(ON|OFF)\b/;
const typeOfLayer = /\/Type\s*\/OCG\b/;

/** What one object says about its printing. Null: it is no layer, or does not say it. */
export function printStateIn(object: string): 'ON' | 'OFF' | null {
  const state = typeOfLayer.test(object) ? printState.exec(object)?.[1] : undefined;
  return state === 'ON' || state === 'OFF' ? state : null;
}

/** It stands beside the list of all layers: in the object that is read first, or in one of its own. */
const allLayers = /\/OCGs(?!\w)/;
const whatIsShown = /\/D\s*<</;
const whatIsShownOrWhere = /\/D\s*(?:<<|\d)/;
const lists = /\/(ON|OFF)\s*\[([\s\dR]*)\]/g;

/** What an object is, by its number; '' where nobody knows it. */
export type ContentOf = (number: number) => string;

const shownApart = /(\/D)\s+(\d{1,10})\s+\d{1,5}\s+R\b/;
const shownListApart = /(\/ON)\s+(\d{1,10})\s+\d{1,5}\s+R\b/;
const hiddenListApart = /(\/OFF)\s+(\d{1,10})\s+\d{1,5}\s+R\b/;
const dictionary = /^\s*<<.*>>\s*$/s;
const plainList = /^\s*\[[\s\dR]*\]\s*$/;

/** With what stands in objects of their own in its place. */
function whole(object: string, contentOf: ContentOf): string {
  const put =
    (shape: RegExp) =>
    (all: string, name: string, number: string): string => {
      const content = contentOf(Number(number));
      return shape.test(content) ? name + content.trim() : all;
    };
  return object
    .replace(shownApart, put(dictionary))
    .replace(shownListApart, put(plainList))
    .replace(hiddenListApart, put(plainList));
}

/** Whether it may be the object that says what is shown at first. */
export const listsAllLayers = (object: string): boolean => allLayers.test(object) && whatIsShownOrWhere.test(object);

/**
 * Changes an object that `listsAllLayers` found so that it says the same as the layers. Null: it is no such object, or
 * says that already.
 */
export function withPrintedLayers(written: string, printed: PrintedLayers, contentOf: ContentOf): string | null {
  if (printed.size === 0) return null;
  const object = whole(written, contentOf);
  const start = whatIsShown.exec(object);
  if (start === null) return null;
  const end = start.index + start[0].length;
  const rest = object.slice(end);
  const listed = { ON: new Set<number>(), OFF: new Set<number>() };
  for (const [, name, layers = ''] of rest.matchAll(lists)) {
    const list = name === 'ON' ? listed.ON : listed.OFF;
    for (const [, number] of layers.matchAll(/(\d{1,10})\s+\d{1,5}\s+R\b/g)) list.add(Number(number));
  }
  const isShown = (layer: number): boolean =>
    listed.ON.has(layer) || !(listed.OFF.has(layer) || /\/BaseState\s*\/OFF\b/.test(rest));
  const others = [...printed].filter(([layer, state]) => isShown(layer) !== (state === 'ON'));
  if (others.length === 0) return null;
  for (const [layer, state] of others) {
    listed[state].add(layer);
    listed[state === 'ON' ? 'OFF' : 'ON'].delete(layer);
  }
  const list = (name: 'ON' | 'OFF'): string => `/${name}[${[...listed[name]].map((one) => `${one} 0 R`).join(' ')}]`;
  return `${object.slice(0, end)}${list('ON')}${list('OFF')}${rest.replace(lists, '')}`;
}
