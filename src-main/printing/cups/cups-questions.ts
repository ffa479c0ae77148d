/** Questions to CUPS over IPP (RFC 8011; CUPS's own operations: 'CUPS Implementation of IPP'). */
import { failureOf, remark } from '../../failures.ts';
import { findCups, findUser } from './cups-address.ts';
import {
  groupTags,
  type IppAnswer,
  type IppAttributes,
  type IppRequest,
  type IppRequestAttribute,
} from './ipp-message.ts';
import { postIpp } from './ipp-post.ts';

const operations = {
  getJobAttributes: 0x0009,
  getJobs: 0x000a,
  getPrinterAttributes: 0x000b,
  createPrinterSubscriptions: 0x0016,
  renewSubscription: 0x001a,
  cancelSubscription: 0x001b,
  getNotifications: 0x001c,
  getDefault: 0x4001,
  getPrinters: 0x4002,
  getDriver: 0x400f,
};
const notFound = 0x0406;

export interface CupsQuestions {
  /**
   * A group of attributes per queue. Every method throws PackbenchError 'spooler-missing' when CUPS does not answer.
   */
  printers(attributes: readonly string[]): Promise<readonly IppAttributes[]>;
  /** Null: there is no default printer. */
  defaultPrinter(): Promise<string | null>;
  /** Null: there is no such printer or job. */
  printer(name: string, attributes: readonly string[]): Promise<IppAttributes | null>;
  /** The description of its driver (PPD); empty: it has none. */
  driver(printer: string): Promise<string>;
  job(jobId: number, attributes: readonly string[]): Promise<IppAttributes | null>;
  /** Jobs of this user and printer, with finished ones that CUPS still knows; empty when there is no such printer. */
  jobs(printer: string, attributes: readonly string[]): Promise<readonly IppAttributes[]>;
  /** Subscribes to news of all printers and jobs for this many seconds, or to those. Null: this CUPS gives us none. */
  subscribe(seconds: number, events?: readonly string[]): Promise<number | null>;
  /** Everything that CUPS still has of it, the oldest first. */
  allNews(subscription: number): Promise<readonly IppAttributes[]>;
  /** How many news there are from that number on (the first is 1). Null: the subscription is gone. */
  news(subscription: number, from: number): Promise<number | null>;
  /** False: the subscription is gone. */
  renew(subscription: number, seconds: number): Promise<boolean>;
  unsubscribe(subscription: number): Promise<void>;
}

export function createCupsQuestions(environment: NodeJS.ProcessEnv): CupsQuestions {
  /** Null: not found. */
  const send = async (
    operation: number,
    attributes: readonly IppRequestAttribute[],
    subscription?: IppRequest['subscription'],
  ): Promise<IppAnswer | null> => {
    const user = findUser(environment);
    const asker: IppRequestAttribute = { tag: 'name', name: 'requesting-user-name', values: [user] };
    const answer = await postIpp(findCups(environment), user, {
      operation,
      // The target must come right after charset and language (RFC 8011 section 4.1.5).
      attributes: [...attributes.slice(0, 1), asker, ...attributes.slice(1)],
      ...(subscription === undefined ? {} : { subscription }),
    });
    if (answer.status !== notFound && answer.status >= 0x0100) throw refused(answer);
    return answer.status === notFound ? null : answer;
  };
  const all = async (operation: number, more: readonly IppRequestAttribute[], tag: number): Promise<IppAttributes[]> =>
    ((await send(operation, more))?.groups ?? []).filter((group) => group.tag === tag).map((group) => group.attributes);
  const wanted = (values: readonly string[]): IppRequestAttribute => ({
    tag: 'keyword',
    name: 'requested-attributes',
    values,
  });
  return {
    printers: (attributes) => all(operations.getPrinters, [wanted(attributes)], groupTags.printer),
    async defaultPrinter() {
      const [group] = await all(operations.getDefault, [wanted(['printer-name'])], groupTags.printer);
      const name = group?.get('printer-name')?.[0];
      return typeof name === 'string' ? name : null;
    },
    async printer(name, attributes) {
      const asked = [printerUri(name), wanted(attributes)];
      return (await all(operations.getPrinterAttributes, asked, groupTags.printer))[0] ?? null;
    },
    async driver(name) {
      return (await send(operations.getDriver, [printerUri(name)]))?.file.toString('utf8') ?? '';
    },
    async job(jobId, attributes) {
      const uri = uriAttribute('job-uri', `ipp://localhost/jobs/${jobId}`);
      return (await all(operations.getJobAttributes, [uri, wanted(attributes)], groupTags.job))[0] ?? null;
    },
    jobs(printer, attributes) {
      const which: IppRequestAttribute = { tag: 'keyword', name: 'which-jobs', values: ['all'] };
      return all(operations.getJobs, [printerUri(printer), which, wanted(attributes)], groupTags.job);
    },
    async subscribe(seconds, wished = events) {
      const answer = await send(
        operations.createPrinterSubscriptions,
        [everyPrinter],
        [
          { tag: 'keyword', name: 'notify-pull-method', values: ['ippget'] },
          { tag: 'keyword', name: 'notify-events', values: wished },
          { tag: 'integer', name: 'notify-lease-duration', values: [seconds] },
        ],
      );
      const id = answer?.groups
        .find(({ tag }) => tag === groupTags.subscription)
        ?.attributes.get('notify-subscription-id')?.[0];
      return typeof id === 'number' ? id : null;
    },
    async news(subscription, from) {
      const answer = await send(operations.getNotifications, [
        everyPrinter,
        { tag: 'integer', name: 'notify-subscription-ids', values: [subscription] },
        { tag: 'integer', name: 'notify-sequence-numbers', values: [from] },
      ]);
      return answer?.groups.filter(({ tag }) => tag === groupTags.event).length ?? null;
    },
    allNews(subscription) {
      const about = { tag: 'integer', name: 'notify-subscription-ids', values: [subscription] } as const;
      return all(operations.getNotifications, [everyPrinter, about], groupTags.event);
    },
    async renew(subscription, seconds) {
      const lease = { tag: 'integer', name: 'notify-lease-duration', values: [seconds] } as const;
      const about = [everyPrinter, subscriptionId(subscription)];
      return (await send(operations.renewSubscription, about, [lease])) !== null;
    },
    async unsubscribe(subscription) {
      await send(operations.cancelSubscription, [everyPrinter, subscriptionId(subscription)]);
    },
  };
}

/** RFC 3995 section 5.3.3, and CUPS's own events for queues that come and go. */
const events = [
  'printer-state-changed',
  'printer-config-changed',
  'printer-media-changed',
  'printer-added',
  'printer-deleted',
  'printer-modified',
  'job-state-changed',
  'job-progress',
];

const everyPrinter = uriAttribute('printer-uri', 'ipp://localhost/');

function printerUri(name: string): IppRequestAttribute {
  return uriAttribute('printer-uri', `ipp://localhost/printers/${encodeURIComponent(name)}`);
}

function subscriptionId(subscription: number): IppRequestAttribute {
  return { tag: 'integer', name: 'notify-subscription-id', values: [subscription] };
}

function uriAttribute(name: string, uri: string): IppRequestAttribute {
  return { tag: 'uri', name, values: [uri] };
}

function refused(answer: IppAnswer): Error {
  const words = answer.groups[0]?.attributes.get('status-message')?.[0];
  const details = typeof words === 'string' ? [{ message: words, details: `0x${answer.status.toString(16)}` }] : [];
  return failureOf('print-refused', { details, facts: { remarks: [remark('print-question-refused')] } });
}
