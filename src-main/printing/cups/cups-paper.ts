/** The paper of a printer as IPP reports it: what it takes, what is loaded, and in which tray. */
import type { Media, Printer } from '../../../src-preload/contract/printing.ts';
import { readMedia } from '../media.ts';
import { collections, number, text, texts } from './ipp-attributes.ts';
import type { IppAttributes } from './ipp-message.ts';

export const mediaAttributes = [
  'media-supported',
  'media-default',
  'media-ready',
  'media-col-ready',
  'media-source-supported',
] as const;

type Paper = Pick<Printer, 'media' | 'defaultMedia' | 'loadedMedia' | 'trays'>;

export function mediaOf(group: IppAttributes): Paper {
  const listed = mediaNamed(texts(group, 'media-supported'));
  const loaded = loadedIn(group, listed);
  const names = loaded.length > 0 ? loaded.map((one) => one.media) : plainlyReady(group);
  const usual = text(group, 'media-default');
  // A label cut to a size of its own ('custom_62x100mm_62x100mm') is in no list: printers only list the range.
  const own = mediaNamed([usual, ...names]).filter(
    ({ name, widthMillimetres }) => widthMillimetres !== null && !listed.some((one) => one.name === name),
  );
  const media = [...listed, ...own];
  const known = new Set(media.map(({ name }) => name));
  return {
    media,
    // CUPS says 'unknown' of a queue whose driver has a size of its own for its default.
    defaultMedia: usual === '' || usual === 'unknown' ? null : usual,
    loadedMedia: [...new Set(names.filter((name) => known.has(name)))],
    trays: texts(group, 'media-source-supported').map((name) => ({
      name,
      media: loaded.find(({ tray }) => tray === name)?.media ?? null,
    })),
  };
}

/** Nobody knows beforehand which printer of a class takes a job: the paper that all of them have. */
export function paperOfClass(members: readonly IppAttributes[]): Paper {
  const papers = members.map(mediaOf);
  const isEverywhere = (name: string): boolean => papers.every(({ media }) => media.some((one) => one.name === name));
  const media = (papers[0]?.media ?? []).filter(({ name }) => isEverywhere(name));
  const usual = papers.map(({ defaultMedia }) => defaultMedia).find((name) => name !== null && isEverywhere(name));
  return { media, defaultMedia: usual ?? null, loadedMedia: [], trays: [] };
}

function mediaNamed(names: readonly string[]): readonly Media[] {
  return [...new Set(names)].map(readMedia).filter((one): one is Media => one !== null);
}

/**
 * The medium in each tray (PWG 5100.7, media-col-ready). Only entries that name their tray come from the printer: for
 * queues with a driver CUPS invents entries without a tray, from the region of the computer (measured with CUPS 2.4.2).
 */
function loadedIn(group: IppAttributes, media: readonly Media[]): { tray: string; media: string }[] {
  return collections(group, 'media-col-ready').flatMap((entry) => {
    const tray = text(entry, 'media-source');
    const name = text(entry, 'media-size-name') || nameBySize(entry, media);
    return tray === '' || name === null ? [] : [{ tray, media: name }];
  });
}

/** For a printer that gives no details at all: the names alone. */
function plainlyReady(group: IppAttributes): string[] {
  return group.has('media-col-ready') ? [] : texts(group, 'media-ready');
}

const hundredthsPerMillimetre = 100;
/** Sizes come rounded in points or inches. */
const roundingMillimetres = 1;

function nameBySize(entry: IppAttributes, media: readonly Media[]): string | null {
  const [size] = collections(entry, 'media-size');
  if (size === undefined) return null;
  const width = number(size, 'x-dimension') / hundredthsPerMillimetre;
  const height = number(size, 'y-dimension') / hundredthsPerMillimetre;
  const away = ({ widthMillimetres, heightMillimetres }: Media): number =>
    widthMillimetres === null || heightMillimetres === null
      ? Number.POSITIVE_INFINITY
      : Math.max(Math.abs(widthMillimetres - width), Math.abs(heightMillimetres - height));
  const [nearest] = media.toSorted((one, other) => away(one) - away(other));
  return nearest !== undefined && away(nearest) <= roundingMillimetres ? nearest.name : null;
}
