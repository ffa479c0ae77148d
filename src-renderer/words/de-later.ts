/** Der Teil der deutschen Texte, der hinter der ersten Seite kommt (en-later.ts). */
import { activity } from './de/activity.ts';
import { addressBook } from './de/address-book.ts';
import { handOver } from './de/hand-over.ts';
import { inDoubt } from './de/in-doubt.ts';
import { manifests } from './de/manifests.ts';
import { paper } from './de/paper.ts';
import { rates } from './de/rates.ts';
import { settings } from './de/settings.ts';
import { station } from './de/station.ts';
import { tracking } from './de/tracking.ts';
import { validate } from './de/validate.ts';
import type { enLater } from './en-later.ts';
import type { CatalogueOf } from './say.ts';

export const deLater: CatalogueOf<typeof enLater> = {
  tracking,
  rates,
  settings,
  activity,
  station,
  'hand-over': handOver,
  manifests,
  paper,
  'in-doubt': inDoubt,
  'address-book': addressBook,
  validate,
};
