/** nativeTheme: the choice of light or dark, passed on to every page. There is no desktop to follow: 'system' is light. */
import { NamedEvents } from './emitter.ts';
import { guard } from './not-available.ts';

type Source = 'system' | 'light' | 'dark';

const tellPages = new Set<() => void>();

class NativeTheme extends NamedEvents {
  _source: Source = 'system';
  readonly shouldUseHighContrastColors = false;
  readonly shouldUseInvertedColorScheme = false;
  readonly inForcedColorsMode = false;
  readonly prefersReducedTransparency = false;

  constructor() {
    super('nativeTheme', ['updated']);
  }

  get themeSource(): Source {
    return this._source;
  }

  set themeSource(source: Source) {
    if (!['system', 'light', 'dark'].includes(source)) throw new TypeError(`themeSource cannot be '${source}'`);
    if (source === this._source) return;
    this._source = source;
    for (const tell of tellPages) tell();
    this.emit('updated');
  }

  get shouldUseDarkColors(): boolean {
    return this._source === 'dark';
  }
}

const theme = new NativeTheme();

/** The value for a page; an empty one leaves it to Chromium. */
export const themeFeatures = (): readonly { name: string; value: string }[] => [
  { name: 'prefers-color-scheme', value: theme._source === 'system' ? '' : theme._source },
];

/** Returns the function that stops listening. */
export const onThemeChange = (tell: () => void): (() => void) => {
  tellPages.add(tell);
  return () => tellPages.delete(tell);
};

export const nativeTheme = guard('nativeTheme', theme);
