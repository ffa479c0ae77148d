/** Folders of the page whose texts do not stand in the catalogue yet. Data, read by check.ts; becomes empty. */
export const unmigrated: readonly string[] = [
  'accounts',
  'activity',
  'address-book',
  'in-doubt',
  'manifests',
  'orders',
  'rates',
  'settings',
  'validate',
];
