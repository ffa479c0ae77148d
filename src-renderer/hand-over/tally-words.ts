/** The result of a scan at a hand-over: its words, its sign and its sound; and the words of the sheet. */
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconFileText,
  IconHandStop,
  IconListNumbers,
  IconLoader2,
  IconQuestionMark,
  IconRepeat,
  IconSquarePlus,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type {
  ManifestPlace,
  RelabelledParcel,
  Tally,
  TallyExtra,
  TallySheetWords,
  TallySummary,
} from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { plainCarrier } from '../../src-preload/contract/order.ts';
import type { ScanSound } from '../scan/scan-sounds.ts';
import { refusalWords, type ScanWords, waitingWords } from '../scan/scan-words.ts';
import { failureLine, troubleLine } from '../ui/failure-words.ts';
import { orderName } from '../ui/order-name.ts';
import type { BandLook } from '../ui/scan-band.tsx';
import { sentences } from '../ui/sentences.ts';
import { shortTimeWords } from '../ui/time-ago.tsx';
import { timesApart } from '../ui/times-apart.ts';
import { wordsApart } from '../ui/words-apart.ts';
import { orNone } from '../words/isolated.ts';
import { compareWords, listWords } from '../words/locale.ts';
import { say, shownLocale } from '../words/say.ts';
import type { ShownTick, ShownVerdict } from './shown-tick.ts';

export const extraName = ({ orderNumber, code }: Pick<TallyExtra, 'orderNumber' | 'code'>): string =>
  orderNumber ?? code;

/** The name of what was scanned as that number; '': there is no such scan. */
export function scannedName({ ticked, extras }: Pick<Tally, 'ticked' | 'extras'>, tickNo: number): string {
  const tick = ticked.find((each) => each.tickNo === tickNo);
  if (tick !== undefined) return orderName(tick.order);
  const extra = extras.find((each) => each.tickNo === tickNo);
  return extra === undefined ? '' : extraName(extra);
}

export interface TickLook {
  readonly look: BandLook;
  readonly icon: Icon;
  /** Null: no sound. */
  readonly sound: ScanSound | null;
}

/** Each has a sign, a colour and a sound of its own; two never differ by colour alone. */
export function tickLook(verdict: ShownVerdict): TickLook {
  switch (verdict.kind) {
    case 'waiting':
      return { look: 'waiting', icon: IconLoader2, sound: null };
    case 'ticked':
      return { look: 'good', icon: IconCircleCheck, sound: 'good' };
    case 'double':
      return { look: 'again', icon: IconRepeat, sound: 'again' };
    case 'extra':
      return { look: 'wrong', icon: IconSquarePlus, sound: 'unknown' };
    case 'other-manifest':
      return { look: 'manifest', icon: IconFileText, sound: 'in-manifest' };
    case 'relabelled':
      return { look: 'elsewhere', icon: IconHandStop, sound: 'not-this-account' };
    case 'several':
      return { look: 'choose', icon: IconListNumbers, sound: 'choose' };
    case 'handed-over':
      return { look: 'past', icon: IconTruckDelivery, sound: 'archived' };
    case 'no-manifest':
      return { look: 'wrong', icon: IconQuestionMark, sound: 'unknown' };
    case 'refused': {
      const isAgain = verdict.reason === 'repeated';
      return isAgain
        ? { look: 'again', icon: IconRepeat, sound: 'again' }
        : { look: 'bad', icon: IconAlertTriangle, sound: 'trouble' };
    }
    case 'failed':
      return { look: 'bad', icon: IconAlertTriangle, sound: 'trouble' };
  }
}

/** `page`: the page of the other manifest, when it is known. */
export function tickWords({ code, verdict, tally }: ShownTick, page: number | null): ScanWords {
  switch (verdict.kind) {
    case 'waiting':
      return waitingWords(code);
    case 'ticked': {
      const order = orderName(verdict.order);
      return {
        title: say(verdict.byHand ? 'hand-over.ticked.by-hand' : 'hand-over.ticked', { order }),
        next: tally === null ? '' : say('hand-over.ticked.next', { left: leftIn(tally) }),
      };
    }
    case 'double': {
      const values = { order: verdict.orderNumber, time: shortTimeWords(verdict.at) };
      return {
        title: say(verdict.isExtra ? 'hand-over.double.extra' : 'hand-over.double', values),
        next: say(verdict.isExtra ? 'hand-over.double.extra.next' : 'hand-over.double.next', values),
      };
    }
    case 'extra': {
      const { reason, orderNumber, code: scanned } = verdict.extra;
      if (reason === 'unknown') {
        return { title: say('hand-over.unknown', { code: scanned }), next: say('hand-over.unknown.next') };
      }
      const order = orderNumber ?? scanned;
      if (reason === 'not-settled') return notSettledWords(order);
      return { title: say('hand-over.not-manifested', { order }), next: say('hand-over.not-manifested.next') };
    }
    case 'other-manifest': {
      const { orderNumber, code: scanned, elsewhere } = verdict.extra;
      const order = orderNumber ?? scanned;
      // Several orders of it may be on one manifest.
      const manifests = listWords([...new Set(placesWords(elsewhere, page))]);
      const carrier = elsewhere[0]?.carrierNow;
      return carrier
        ? {
            title: say('hand-over.relabelled', { order, carrier }),
            next: say('hand-over.relabelled.elsewhere.next', { manifests }),
          }
        : {
            title: say('hand-over.other-manifest', { order }),
            next: say('hand-over.other-manifest.next', { manifests }),
          };
    }
    case 'relabelled': {
      const { order, carrierName: carrier } = verdict;
      const title = say('hand-over.relabelled', { order: orderName(order), carrier });
      return { title, next: say('hand-over.relabelled.next') };
    }
    case 'several':
      return {
        title:
          verdict.orders.length === 0
            ? say('hand-over.several.manifests', { code, count: verdict.places.length })
            : say('hand-over.several', { code, count: verdict.orders.length + verdict.places.length }),
        next: say(isTrackingNumber(code, verdict) ? 'hand-over.several.choose' : 'hand-over.several.next'),
      };
    case 'handed-over': {
      const { orderNumber: order, handedOverAt, wasMissing, notGoing } = verdict.place;
      const time = handedOverAt === null ? '' : shortTimeWords(handedOverAt);
      if (notGoing) {
        const next = say('hand-over.was.not-going.next', { why: notGoing });
        return { title: say('hand-over.was.not-going', { order }), next };
      }
      return wasMissing
        ? { title: say('hand-over.was.missing', { order }), next: say('hand-over.was.missing.next', { time }) }
        : { title: say('hand-over.was', { order }), next: say('hand-over.was.next', { time }) };
    }
    case 'no-manifest':
      if (verdict.isNotSettled) return notSettledWords(verdict.orderNumber ?? code);
      return {
        title: say('hand-over.no-manifest', { code: verdict.orderNumber ?? code }),
        next: say('hand-over.no-manifest.next'),
      };
    case 'refused':
      return refusalWords(code, verdict);
    case 'failed':
      return { title: say('hand-over.failed', { code }), next: failureLine(verdict.failure) };
  }
}

/** The same in a line of its own, with the manifest that the parcel was scanned for. */
export function tickSentences(shown: ShownTick): string {
  const { title, next } = tickWords(shown, null);
  const words = next === '' ? say('common.sentence', { words: title }) : sentences(title, next);
  const { tally } = shown;
  if (tally === null) return words;
  const { accountLabel, manifestCreatedAt: createdAt } = tally;
  return say('hand-over.elsewhere', { words, manifest: placeWords({ accountLabel, createdAt }) });
}

const notSettledWords = (order: string): ScanWords => ({
  title: say('hand-over.not-settled', { order }),
  next: say('hand-over.not-settled.next'),
});

/** Scanned again, it would find the same parcels. */
const isTrackingNumber = (
  code: string,
  { orders, places }: Extract<ShownVerdict, { readonly kind: 'several' }>,
): boolean => [...orders, ...places].some(({ trackingNumber }) => trackingNumber === code);

/** Number and receiver may be the same; what is on the label is not. */
export function choiceOf(
  order: Pick<ManifestOrder, 'orderId' | 'orderNumber' | 'receiverName' | 'trackingNumber'>,
): string {
  const choice = say('hand-over.choice.order', { order: orderName(order), receiver: orNone(order.receiverName) });
  return withAbout(choice, order.trackingNumber);
}

export type ChoiceOrder = Pick<ManifestPlace, 'orderId' | 'receiverName' | 'trackingNumber'>;

/** What each choice is called: where several read alike, with what is on the label of its parcel, or else with the service's id. */
export function choicesApart(choices: readonly { readonly label: string; readonly order: ChoiceOrder }[]) {
  return wordsApart(choices, [
    ({ label }) => label,
    ({ label, order: { trackingNumber = '' } }) => withAbout(label, trackingNumber),
    ({ label, order: { receiverName = '' } }) => withAbout(label, receiverName),
    ({ label, order: { orderId } }) => withAbout(label, String(orderId)),
  ]);
}

const withAbout = (choice: string, about: string): string =>
  about === '' ? choice : say('scan.choice.about', { choice, about });

type Place = Pick<ManifestPlace, 'createdAt' | 'accountLabel'>;

/** What each is called among the others. `page`: of the first, when it is known. */
export function placesWords(places: readonly Place[], page: number | null = null): readonly string[] {
  const ofAccounts = Map.groupBy(places, ({ accountLabel }) => accountLabel);
  const timesOf = new Map(
    [...ofAccounts].map(([label, own]) => [
      label,
      timesApart(
        own.map(({ createdAt }) => createdAt),
        shortTimeWords,
      ),
    ]),
  );
  return places.map((one, at) => placeWords(one, at === 0 ? page : null, timesOf.get(one.accountLabel)));
}

export function placeWords(
  { createdAt, accountLabel }: Place,
  page: number | null = null,
  timeOf: (at: string) => string = shortTimeWords,
): string {
  const values = { time: timeOf(createdAt), account: accountLabel };
  return page === null ? say('hand-over.place', values) : say('hand-over.place.page', { ...values, page });
}

/** What else is known about a parcel that is left or missing: of several carriers, whose it is. */
export function aboutParcel(
  { orderId, receiverName, trackingNumber, carrierName }: ManifestOrder,
  { carriers }: Pick<TallySummary, 'carriers'>,
  relabelled: readonly RelabelledParcel[] = [],
): string {
  const label = relabelled.find((one) => one.orderId === orderId);
  // The tracking number of the manifest is no longer on it.
  if (label !== undefined) {
    return [receiverName, say('hand-over.left.relabelled', { carrier: label.carrierName })].filter(Boolean).join(' · ');
  }
  // Also of the one that took it over from the only one.
  const isOther = (carrier: { readonly carrierName: string }): boolean =>
    plainCarrier(carrier.carrierName) !== plainCarrier(carrierName);
  const whose = carriers.some(isOther) ? carrierName : '';
  return [receiverName, whose, trackingNumber].filter((words) => words !== '').join(' · ');
}

export const inOrder = (orders: readonly ManifestOrder[]): readonly ManifestOrder[] =>
  orders.toSorted((one, other) => compareWords(orderName(one), orderName(other)));

export const leftIn = ({ orderCount, tickedCount }: TallySummary): number => orderCount - tickedCount;

/** 'Nothing was changed' would be untrue of a press that has handed the parcels over. */
export function sheetTroubleWords(failure: Failure): string {
  const words = failure.changed === 'nothing' ? troubleLine(failure) : failureLine(failure);
  return say('hand-over.done.sheet-trouble', { words });
}

export function sheetWords(): TallySheetWords {
  return {
    locale: shownLocale(),
    title: say('hand-over.sheet'),
    account: say('common.account'),
    carrier: say('hand-over.sheet.carrier'),
    manifest: say('hand-over.sheet.manifest'),
    handedOver: say('hand-over.sheet.handed-over'),
    by: say('hand-over.by'),
    driver: say('hand-over.driver'),
    orders: say('hand-over.sheet.orders'),
    counted: say('hand-over.counted'),
    earlier: say('hand-over.earlier'),
    byHand: say('hand-over.sheet.by-hand'),
    missing: say('hand-over.missing'),
    forOthers: say('hand-over.for-others'),
    notGoing: say('hand-over.not-going'),
    extra: say('hand-over.extras'),
    noneMissing: say('hand-over.sheet.none-missing'),
    signature: say('hand-over.sheet.signature'),
    unknown: say('hand-over.reason.unknown'),
    notManifested: say('hand-over.reason.not-manifested'),
    notSettled: say('hand-over.reason.not-settled'),
    otherManifest: say('hand-over.sheet.other-manifest'),
    notGiven: say('common.not-given'),
    notWritable: say('hand-over.sheet.not-writable'),
    page: say('hand-over.sheet.page'),
  };
}
