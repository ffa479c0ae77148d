/**
 * The work at a bench in a shift, scan by scan: parcels, and between them doubles, odd codes and a person who types.
 */

export type Step =
  /** `shows`: a part of the screen's answer. */
  | { readonly kind: 'scan'; readonly code: string; readonly shows: string; readonly says: RegExp }
  | { readonly kind: 'typing'; readonly where: 'palette' | 'orders'; readonly text: string };

const misread = ']C100340123450000000018';

/**
 * The parcels of one round, and something else after every third. `turn`: how many came before, so that each is
 * different.
 */
export function stepsOf(parcels: readonly string[], turn: number): readonly Step[] {
  return parcels.flatMap((code, at) => {
    // Some scanners put the kind of bar code in front.
    const parcel = scanOf(at % 5 === 4 ? `]A0${code}` : code, code, /added/);
    if (at % 3 !== 2) return [parcel];
    return [parcel, ...between(turn + Math.floor(at / 3), parcels[at - 1] ?? code)];
  });
}

const texts = ['harbour road', 'anna smith', 'print the sheet', 'wellington'];

function between(turn: number, seen: string): readonly Step[] {
  const typing: Step = {
    kind: 'typing',
    where: turn % 8 === 5 ? 'orders' : 'palette',
    text: texts[turn % texts.length] ?? '',
  };
  const foreign = `FOREIGN-${4711 + turn}`;
  const odd = [
    scanOf(seen, seen, /already in this round/),
    scanOf(foreign, foreign, /is unknown|is not known yet/),
    scanOf(misread, 'Misread', /the check digit of SSCC/),
    scanOf(`HTTPS://SHOP.EXAMPLE/T?ID=${turn}`, `SHOP.EXAMPLE/T?ID=${turn}`, /is unknown|is not known yet/),
  ][turn % 4];
  return [...(odd === undefined ? [] : [odd]), ...(turn % 4 === 1 ? [typing] : [])];
}

const scanOf = (code: string, shows: string, says: RegExp): Step => ({ kind: 'scan', code, shows, says });

/** Milliseconds between the keys of somebody who types: 60 to 140, and now and then two keys at once. */
export function humanRhythm(random: () => number): () => number {
  return () => (random() < 0.08 ? 25 + random() * 30 : 60 + random() * 80);
}
