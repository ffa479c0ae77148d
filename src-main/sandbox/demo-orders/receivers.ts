/** Receivers: a name and an address that belong together. */
import { allCountries } from './countries/all-countries.ts';
import type { Country } from './countries/country.ts';
import type { Random } from './random.ts';

export interface Receiver {
  readonly name: string;
  readonly company: string;
  readonly building: string;
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
  readonly country: string;
  readonly countryCode: string;
  readonly telephone: string;
  readonly email: string;
}

/** Some names come twice in different spellings (Weiß and Weiss, 高橋 and 髙橋): different people who look alike. */
export function makeReceiver(random: Random): Receiver {
  const country = random.pick(allCountries);
  const place = random.pick(country.places);
  const given = random.pick(country.givenNames);
  const family = random.pick(country.familyNames);
  return {
    name: country.fullName(given, family),
    company: random.chance(0.2) ? random.pick(country.companies) : '',
    building: random.chance(0.25) ? random.pick(country.buildings) : '',
    street: country.streetLine(random.pick(country.streets), random.between(1, 240)),
    suburb: place.suburb,
    city: place.city,
    state: place.state,
    postCode: place.postCode,
    country: country.name,
    countryCode: country.code,
    telephone: `${country.telephoneStart}${random.digits(country.telephoneDigits)}`,
    email: mailAddress(country, random),
  };
}

function mailAddress(country: Country, random: Random): string {
  return random.chance(0.1) ? '' : `customer.${random.digits(5)}@${country.mailDomain}`;
}
