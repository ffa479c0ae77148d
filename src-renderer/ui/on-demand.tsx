/**
 * Screens and dialogs whose code is read when one is first shown, or before, when nothing else is to be done: what the first
 * screen needs comes alone, and sooner. What has come is shown at once, as if it had always been there.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { say } from '../words/say.ts';

export interface OnDemand<Props> {
  /** Null until it has come. */
  component(): ComponentType<Props> | null;
  /** Lets it come. Never rejects: what then stands in its place says so. */
  bring(): Promise<ComponentType<Props>>;
}

export function onDemand<Props extends object = object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let come: ComponentType<Props> | null = null;
  const bring = async (): Promise<ComponentType<Props>> => {
    try {
      come ??= await load();
      return come;
    } catch {
      // Shown again, it is tried again.
      return NotLoaded;
    }
  };
  return { component: () => come, bring };
}

/**
 * Shows what comes on demand; nothing for the moment until it is there. Not by Suspense, which keeps its stand-in for 300 ms
 * once it has shown one.
 */
export function Brought<Props extends object>({ what, props }: { what: OnDemand<Props>; props: Props }) {
  const [Come, setCome] = useState(() => what.component());
  useEffect(() => {
    if (Come === null) void what.bring().then((component) => setCome(() => component));
  }, [Come, what]);
  return Come === null ? null : <Come {...props} />;
}

/** The files of the app lie on this computer: one that cannot be read is missing or damaged. */
function NotLoaded() {
  return <p role="alert">{say('ui.not-loaded')}</p>;
}
