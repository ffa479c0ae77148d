/** Preferences of this bench, kept in the settings file. No secrets. */

export type Theme = 'system' | 'light' | 'dark' | 'high-contrast';

export interface Preferences {
  readonly theme: Theme;
  /** 'touch' makes rows and targets larger. */
  readonly density: 'comfortable' | 'touch';
  readonly sounds: boolean;
  /** The printer and media last chosen for manifests; null until one was chosen. */
  readonly manifestPrinter: string | null;
  readonly manifestMedia: string | null;
}
