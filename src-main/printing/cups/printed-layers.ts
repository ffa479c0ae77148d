/**
 * Layers of a PDF that say whether they are for the paper (ISO 32000-1 section 8.11.4.4): our preview follows that, and
 * CUPS's filters only what is shown at first, so that a layer for the screen would come out.
 */

export type PrintedLayers = ReadonlyMap<number, 'ON' | 'OFF'>;

const printState = /\/Print\s*<<\s*\/PrintState\s*\/(ON|OFF)\b/;
const typeOfLayer = /\/Type\s*\/OCG\b/;

/** Of one object. Null: it is no layer, or does not say it. */
export function printStateIn(object: string): 'ON' | 'OFF' | null {
  const state = typeOfLayer.test(object) ? printState.exec(object)?.[1] : undefined;
  return state === 'ON' || state === 'OFF' ? state : null;
}

/** It stands beside the list of all layers: in the object that is read first, or in one of its own. */
const allLayers = /\/OCGs(?!\w)/;
const whatIsShown = /\/D\s*<</;
const lists = /\/(ON|OFF)\s*\[([\s\dR]*)\]/g;

/** The object that says what is shown at first, so that it says the same as the layers. Null: it is none, or says that. */
export function withPrintedLayers(object: string, printed: PrintedLayers): string | null {
  const start = printed.size > 0 && allLayers.test(object) ? whatIsShown.exec(object) : null;
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
