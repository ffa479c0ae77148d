/**
 * Screens and dialogs whose code is loaded when one is first shown, or earlier in idle time, so that the first screen
 * loads alone, and sooner. Loaded code is shown at once, as if it had always been there.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { drawnAlone } from '../words/drawn-alone.ts';
import { bringLaterTexts } from '../words/language.ts';
import { say } from '../words/say.ts';

export interface OnDemand<Props> {
  /** Null until it is loaded. */
  component(): ComponentType<Props> | null;
  /** Loads it. Never rejects: on a failure the component says so. */
  bring(): Promise<ComponentType<Props>>;
}

/** `behind`: nothing is loaded before this has come. With the code comes what it says. */
export function onDemand<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  behind: Promise<void> = Promise.resolve(),
): OnDemand<Props> {
  let come: ComponentType<Props> | null = null;
  const bring = async (): Promise<ComponentType<Props>> => {
    try {
      await behind;
      come ??= (await Promise.all([load(), bringLaterTexts()]))[0];
      return come;
    } catch {
      // When it is shown again, loading is tried again.
      return NotLoaded;
    }
  };
  return { component: () => come, bring };
}

/**
 * Shows a component once it is loaded, and nothing for the moment before. Not by Suspense, which keeps its fallback for
 * 300 ms once it has shown it.
 */
function Bring<Props extends object>({ what, props }: { what: OnDemand<Props>; props: Props }) {
  const [Come, setCome] = useState(() => what.component());
  useEffect(() => {
    if (Come === null) void what.bring().then((component) => setCome(() => component));
  }, [Come, what]);
  return Come === null ? null : <Come {...props} />;
}

/** Props that are the same object as before draw nothing again. */
export const Brought = drawnAlone(Bring) as typeof Bring;

/** The app's files are on this computer: one that cannot be read is missing or damaged. */
function NotLoaded() {
  return <p role="alert">{say('ui.not-loaded')}</p>;
}
