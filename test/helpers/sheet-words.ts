/**
 * The words of a hand-over's sheet, as the page gives them in English, for tests that finish a tally without a page.
 */
import type { TallySheetWords } from '../../src-preload/contract/hand-over.ts';

export const sheetWords: TallySheetWords = {
  locale: 'en',
  title: 'Hand-over',
  account: 'Account',
  carrier: 'Carrier',
  manifest: 'Manifest',
  handedOver: 'Handed over',
  by: 'By',
  driver: 'Driver',
  orders: 'Parcels on the manifest',
  counted: 'Counted',
  earlier: 'Left with an earlier hand-over',
  byHand: 'Of these by hand',
  missing: 'Missing',
  forOthers: 'For another driver',
  notGoing: 'Does not go',
  extra: 'Scanned, and not on this manifest',
  noneMissing: 'None is missing.',
  signature: 'Signature of the driver',
  unknown: 'unknown here',
  notManifested: 'on no manifest',
  notSettled: 'its manifest is not settled',
  otherManifest: 'on another manifest:',
  notGiven: 'not given',
  notWritable: '[?]: letters that this sheet has no font for.',
  page: 'Page',
};
