/**
 * Which replies of main are out of date after an event: the one place that says it. No screen asks again by itself
 * after its own action, because main sends an event for that, too.
 */
import type { EventName, Events, OperationName } from '../src-preload/contract/operations.ts';

type OldAfter = { readonly [Name in EventName]: (event: Events[Name]) => readonly OperationName[] };

/** When an event carries the new reply itself, nothing is out of date: server-state.ts puts it in place. */
export const oldAfter: OldAfter = {
  'app.statusChanged': () => [],
  // What was done by an entry that is gone is told as that of the account that has its key now.
  'accounts.changed': () => ['accounts.listLost', 'manifests.list', 'manifests.get', 'activity.list', 'activity.get'],
  'preferences.changed': () => [],
  'manifests.changed': () => ['activity.list', 'activity.get', 'manifests.list', 'manifests.get', 'handOver.waiting'],
  'questions.progressed': () => [],
  'inDoubt.changed': () => ['inDoubt.list', 'activity.list', 'activity.get'],
  'station.scanned': () => [],
  'station.changed': () => ['station.get'],
  'handOver.changed': () => [
    'handOver.get',
    'handOver.waiting',
    'handOver.tally',
    'handOver.ofManifests',
    'activity.list',
    'activity.get',
  ],
  'changes.leftUndoneFound': () => [],
  'changes.progressed': ({ state }) =>
    state === 'ended' ? ['changes.get', 'activity.list', 'activity.get'] : ['changes.get'],
  // Main also sends this when the ledger or an account has changed.
  'orders.changed': () => ['orders.window', 'orders.counts', 'orders.details', 'handOver.relabelled'],
  'orders.found': () => [],
  // server-state.ts puts the readings in place; the copy has the orders they brought.
  'orders.readingChanged': () => ['orders.copyStatus'],
  // The number of copies comes with the manifest.
  'printing.jobChanged': () => [
    'activity.list',
    'activity.get',
    'printing.listJobs',
    'manifests.get',
    'manifests.list',
  ],
  'printing.printersChanged': () => [],
  // A few times a second while a book is read: server-state.ts asks again only for another book.
  'addressBook.changed': () => [],
  'scanner.found': () => [],
  'addresses.offlineChecksChanged': () => ['addresses.listOfflineChecks'],
  // Ten times a second: the list's own store follows it at a readable pace.
  'addressLists.progressed': () => [],
};
