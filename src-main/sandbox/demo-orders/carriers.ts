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
  readonly code: string;
  /** The price of a parcel without weight. No currency: the document has none. */
  readonly basePrice: number;
  readonly pricePerKg: number;
  readonly description: string;
  trackingNumber(random: Random): string;
}

const expressAbroad: CarrierService = {
  carrier: 'DHL Express',
  service: 'Worldwide',
  code: 'DHL-EXP',
  basePrice: 28.5,
  pricePerKg: 6.9,
  description: '1 to 3 working days, signed for',
  trackingNumber: (random) => `JJD00${random.digits(15)}`,
};

const parcelsAbroad: CarrierService = {
  carrier: 'UPS',
  service: 'Worldwide Expedited',
  code: 'UPS-WWE',
  basePrice: 24.2,
  pricePerKg: 5.8,
  description: '2 to 5 working days',
  trackingNumber: unitedParcelNumber,
};

/** By country of delivery. Both accounts also send abroad with the two carriers above. */
const servicesByCountry: Readonly<Record<string, Some<CarrierService>>> = {
  AU: [
    {
      carrier: 'Australia Post',
      service: 'Parcel Post + Signature',
      code: 'AP-PPS',
      basePrice: 9.7,
      pricePerKg: 1.9,
      description: '2 to 6 working days, signed for',
      trackingNumber: (random) => `33ABC${random.digits(7)}01000600`,
    },
    {
      carrier: 'StarTrack',
      service: 'Premium',
      code: 'ST-PRM',
      basePrice: 12.4,
      pricePerKg: 2.2,
      description: 'Next working day in capital cities',
      trackingNumber: (random) => `JQDZ5${random.digits(7)}`,
    },
    expressAbroad,
  ],
  NZ: [
    {
      carrier: 'NZ Post',
      service: 'Tracked Courier',
      code: 'NZP-TC',
      basePrice: 6.8,
      pricePerKg: 1.5,
      description: '1 to 3 working days',
      trackingNumber: (random) => `00794210${random.digits(12)}`,
    },
    {
      carrier: 'Aramex',
      service: 'Fastway Satchel',
      code: 'ARX-SAT',
      basePrice: 5.9,
      pricePerKg: 1.7,
      description: '1 to 2 working days',
      trackingNumber: (random) => `BW${random.digits(10)}`,
    },
  ],
  GB: [
    {
      carrier: 'Royal Mail',
      service: 'Tracked 24',
      code: 'RM-T24',
      basePrice: 4.3,
      pricePerKg: 1.2,
      description: 'Next working day',
      trackingNumber: (random) => postalUnionNumber(random, 'FP', 'GB'),
    },
    {
      carrier: 'DPD',
      service: 'Next Day',
      code: 'DPD-12',
      basePrice: 6.6,
      pricePerKg: 1.1,
      description: 'Next working day with a one-hour window',
      trackingNumber: (random) => `1550${random.digits(10)}`,
    },
    expressAbroad,
  ],
  US: [
    {
      carrier: 'USPS',
      service: 'Ground Advantage',
      code: 'USPS-GA',
      basePrice: 7.1,
      pricePerKg: 1.6,
      description: '2 to 5 working days',
      trackingNumber: uspsNumber,
    },
    parcelsAbroad,
    {
      carrier: 'FedEx',
      service: 'Home Delivery',
      code: 'FDX-HD',
      basePrice: 10.9,
      pricePerKg: 1.4,
      description: '1 to 5 working days, to the door',
      trackingNumber: (random) => `7${random.digits(11)}`,
    },
  ],
  DE: [
    {
      carrier: 'DHL Paket',
      service: 'Paket',
      code: 'DHL-PK',
      basePrice: 6.2,
      pricePerKg: 0.9,
      description: '1 to 2 working days',
      trackingNumber: serialShippingContainerNumber,
    },
    parcelsAbroad,
  ],
  FR: [
    {
      carrier: 'Colissimo',
      service: 'Domicile avec signature',
      code: 'COL-DOS',
      basePrice: 7.9,
      pricePerKg: 1.3,
      description: '2 working days, signed for',
      trackingNumber: (random) => `6A${random.digits(11)}`,
    },
    {
      carrier: 'Chronopost',
      service: 'Chrono 13',
      code: 'CHR-13',
      basePrice: 14.8,
      pricePerKg: 1.8,
      description: 'Next day before 13:00',
      trackingNumber: (random) => postalUnionNumber(random, 'XY', 'FR'),
    },
    expressAbroad,
  ],
  JP: [
    {
      carrier: 'Yamato Transport',
      service: 'TA-Q-BIN',
      code: 'YMT-TQB',
      basePrice: 8.4,
      pricePerKg: 1.0,
      description: 'Next day, evening on request',
      trackingNumber: yamatoNumber,
    },
    {
      carrier: 'Japan Post',
      service: 'Yu-Pack',
      code: 'JP-YP',
      basePrice: 7.6,
      pricePerKg: 1.1,
      description: '1 to 2 days',
      trackingNumber: (random) => postalUnionNumber(random, 'EN', 'JP'),
    },
  ],
  TH: [
    {
      carrier: 'Thailand Post',
      service: 'EMS',
      code: 'TP-EMS',
      basePrice: 3.2,
      pricePerKg: 0.8,
      description: '1 to 3 working days',
      trackingNumber: (random) => postalUnionNumber(random, 'EB', 'TH'),
    },
    {
      carrier: 'Kerry Express',
      service: 'Next Day',
      code: 'KEX-ND',
      basePrice: 3.9,
      pricePerKg: 0.7,
      description: 'Next working day',
      trackingNumber: (random) => `KEX${random.digits(11)}`,
    },
  ],
};

/** To a country without demo orders, only the two carriers that go everywhere deliver. */
export function carrierServicesTo(countryCode: string): Some<CarrierService> {
  return servicesByCountry[countryCode] ?? [expressAbroad, parcelsAbroad];
}

export function carrierServiceFor(countryCode: string, random: Random): CarrierService {
  return random.pick(carrierServicesTo(countryCode));
}
