/** The carriers of the two practice accounts: which one takes a parcel to a country, and what its tracking numbers look like. */
import type { Some } from './countries/country.ts';
import type { Random } from './random.ts';
import {
  postalUnionNumber,
  serialShippingContainerNumber,
  unitedParcelNumber,
  uspsNumber,
  yamatoNumber,
} from './tracking-numbers.ts';

export interface CarrierService {
  readonly carrier: string;
  readonly service: string;
  trackingNumber(random: Random): string;
}

const expressAbroad: CarrierService = {
  carrier: 'DHL Express',
  service: 'Express Worldwide',
  trackingNumber: (random) => `JJD00${random.digits(15)}`,
};

const parcelsAbroad: CarrierService = {
  carrier: 'UPS',
  service: 'Worldwide Expedited',
  trackingNumber: unitedParcelNumber,
};

/** Per country of delivery. Both accounts also send abroad by the two carriers above. */
const servicesByCountry: Readonly<Record<string, Some<CarrierService>>> = {
  AU: [
    {
      carrier: 'Australia Post',
      service: 'Parcel Post + Signature',
      trackingNumber: (random) => `33ABC${random.digits(7)}01000600`,
    },
    { carrier: 'StarTrack', service: 'Premium', trackingNumber: (random) => `JQDZ5${random.digits(7)}` },
    expressAbroad,
  ],
  NZ: [
    {
      carrier: 'NZ Post',
      service: 'Tracked Courier',
      trackingNumber: (random) => `00794210${random.digits(12)}`,
    },
    { carrier: 'Aramex', service: 'Fastway Satchel', trackingNumber: (random) => `BW${random.digits(10)}` },
  ],
  GB: [
    {
      carrier: 'Royal Mail',
      service: 'Tracked 24',
      trackingNumber: (random) => postalUnionNumber(random, 'FP', 'GB'),
    },
    { carrier: 'DPD', service: 'Next Day', trackingNumber: (random) => `1550${random.digits(10)}` },
    expressAbroad,
  ],
  US: [
    { carrier: 'USPS', service: 'Ground Advantage', trackingNumber: uspsNumber },
    parcelsAbroad,
    { carrier: 'FedEx', service: 'Home Delivery', trackingNumber: (random) => `7${random.digits(11)}` },
  ],
  DE: [{ carrier: 'DHL Paket', service: 'Paket', trackingNumber: serialShippingContainerNumber }, parcelsAbroad],
  FR: [
    { carrier: 'Colissimo', service: 'Domicile avec signature', trackingNumber: (random) => `6A${random.digits(11)}` },
    {
      carrier: 'Chronopost',
      service: 'Chrono 13',
      trackingNumber: (random) => postalUnionNumber(random, 'XY', 'FR'),
    },
    expressAbroad,
  ],
  JP: [
    { carrier: 'Yamato Transport', service: 'TA-Q-BIN', trackingNumber: yamatoNumber },
    {
      carrier: 'Japan Post',
      service: 'Yu-Pack',
      trackingNumber: (random) => postalUnionNumber(random, 'EN', 'JP'),
    },
  ],
  TH: [
    {
      carrier: 'Thailand Post',
      service: 'EMS',
      trackingNumber: (random) => postalUnionNumber(random, 'EB', 'TH'),
    },
    { carrier: 'Kerry Express', service: 'Next Day', trackingNumber: (random) => `KEX${random.digits(11)}` },
  ],
};

export function carrierServiceFor(countryCode: string, random: Random): CarrierService {
  return random.pick(servicesByCountry[countryCode] ?? [expressAbroad, parcelsAbroad]);
}
