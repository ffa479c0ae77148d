/** What the carriers of the practice accounts would charge. The document names no currency, so neither does this. */
import { carrierServicesTo } from './carriers.ts';

export interface Parcel {
  /** Two letters, upper case. */
  readonly countryCode: string;
  readonly weightKg: number;
  readonly volumeCubicMetres: number;
}

export interface Rate {
  readonly service: string;
  readonly code: string;
  readonly price: number;
  readonly description: string;
}

/** Cheapest first. More weight and more volume always cost more: each has its own part of the price. */
export function ratesFor(parcel: Parcel): readonly Rate[] {
  return carrierServicesTo(parcel.countryCode)
    .map((offer) => ({
      service: `${offer.carrier} ${offer.service}`,
      code: offer.code,
      price: toCents(
        offer.basePrice + offer.pricePerKg * parcel.weightKg + offer.pricePerKg * 40 * parcel.volumeCubicMetres,
      ),
      description: offer.description,
    }))
    .sort((left, right) => left.price - right.price);
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}
