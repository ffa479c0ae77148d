/** Preferences of this bench, kept in the settings file. No secrets. */

export type Theme = 'system' | 'light' | 'dark' | 'high-contrast';

/** The pseudo-languages are English made strange, to find texts that escape translation; Settings does not offer them. */
export type Language = 'system' | 'en' | 'de' | 'pseudo' | 'pseudo-rtl';

/** From an hour to a week: a service's book may not be asked for more often by itself. */
export type AddressBookMaxAge = 1 | 4 | 12 | 24 | 168;

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  /** 'touch' makes rows and targets larger. */
  readonly density: 'comfortable' | 'touch';
  readonly sounds: boolean;
  /** The printer and media last chosen for manifests; null until one was chosen. */
  readonly manifestPrinter: string | null;
  readonly manifestMedia: string | null;
  /** An address book's copy older than this is read again by itself. */
  readonly addressBookMaxAgeHours: AddressBookMaxAge;
}
