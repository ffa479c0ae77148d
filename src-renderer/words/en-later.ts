/** The part of the English texts that comes behind the first screen (ui/on-demand.tsx): what the other screens say. */
import { activity } from './en/activity.ts';
import { addressBook } from './en/address-book.ts';
import { handOver } from './en/hand-over.ts';
import { inDoubt } from './en/in-doubt.ts';
import { manifests } from './en/manifests.ts';
import { paper } from './en/paper.ts';
import { rates } from './en/rates.ts';
import { settings } from './en/settings.ts';
import { station } from './en/station.ts';
import { tracking } from './en/tracking.ts';
import { validate } from './en/validate.ts';

export const enLater = {
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
} as const;
