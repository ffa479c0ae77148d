/**
 * An `expect` that has to wait asks the page again and again, and each time that it does not hold yet, Playwright also
 * reads the accessible names of everything on the page, for the words of a failure that mostly does not come: a tenth
 * of what a test costs the page. Here it asks for the one element alone. A test that fails still gets the tree:
 * Playwright reads it once, before the page is closed.
 */
import type { Page } from '@playwright/test';

/** Playwright's own side of a page, in this process; it has no public door to it. */
interface OwnSide {
  readonly _connection: { toImpl(frame: unknown): { context(world: 'utility'): Promise<World> } };
}

interface World {
  injectedScript(): Promise<Script>;
}

interface Script {
  evaluate(code: (script: { ariaSnapshotForExpectFailure(): undefined }) => void): Promise<unknown>;
}

const quiet = new WeakSet<object>();

/** From now on, for every page of this process. */
export const pollQuietly = async (page: Page): Promise<void> => {
  const world = await (page as unknown as OwnSide)._connection.toImpl(page.mainFrame()).context('utility');
  const its = Object.getPrototypeOf(world) as World;
  if (quiet.has(its)) return;
  quiet.add(its);
  const { injectedScript } = its;
  const scripts = new WeakMap<World, Promise<Script>>();
  its.injectedScript = function () {
    const known = scripts.get(this) ?? injectedScript.call(this).then(withoutTree);
    scripts.set(this, known);
    return known;
  };
};

async function withoutTree(script: Script): Promise<Script> {
  await script.evaluate((its) => {
    if (!('ariaSnapshotForExpectFailure' in its)) throw new Error('Playwright reads the tree in another way now.');
    its.ariaSnapshotForExpectFailure = () => undefined;
  });
  return script;
}
