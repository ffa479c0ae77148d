/**
 * Playwright asks for a stack at each of its calls, to name the caller's line, and looks each of the twenty frames up in
 * the source maps: a fifth of what a test costs in its own process. The frames are mostly the same, so each is looked up
 * once. A frame's words also depend on the frame that called it.
 */

type Prepare = (error: Error, frames: NodeJS.CallSite[]) => string;

/** From now on, for every error of this process. */
export const knowFrames = (): void => {
  const prepare = Error.prepareStackTrace as Prepare | undefined;
  // Without source maps Node itself words the frames, and is quick.
  if (prepare === undefined || known.has(prepare)) return;
  const words = new Map<string, string>();
  const prepareOnce: Prepare = (error, frames) => {
    const unmapped = frames.map(String);
    const lines = unmapped.map((frame, at) => {
      const key = `${frame}\n${unmapped[at + 1]}`;
      const line = words.get(key) ?? firstFrame(prepare(new Error(), frames.slice(at, at + 2)));
      words.set(key, line);
      return line;
    });
    return [`${error.name || 'Error'}: ${error.message || ''}`, ...lines].join('\n');
  };
  known.add(prepareOnce);
  Error.prepareStackTrace = prepareOnce as typeof Error.prepareStackTrace;
};

const known = new WeakSet<Prepare>();

const firstFrame = (stack: string): string => stack.split('\n')[1] ?? '';
