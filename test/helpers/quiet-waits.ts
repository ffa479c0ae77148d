/**
 * While an `expect` waits, Playwright describes the page after each of its looks, for the report of a failure that
 * hardly ever comes: a tenth of what the tests ask of the page's process. From now on it does not; at the end of a
 * test that failed, Playwright describes the page all the same.
 */
import type { Page } from '@playwright/test';

/** What Playwright itself has for a page, in this process: it has no public name. */
interface OwnPage {
  mainFrame(): { context(world: 'utility'): Promise<{ injectedScript(): Promise<OwnScript> }> };
}

interface OwnScript {
  evaluate(change: (script: { ariaSnapshotForExpectFailure(): string | undefined }) => void): Promise<void>;
}

/** For the document that is shown: after a reload Playwright describes it again. */
export async function waitQuietly(page: Page): Promise<void> {
  const { _connection: connection } = page as unknown as { _connection: { toImpl(page: Page): OwnPage } };
  const world = await connection.toImpl(page).mainFrame().context('utility');
  const script = await world.injectedScript();
  await script.evaluate((own) => {
    own.ariaSnapshotForExpectFailure = () => undefined;
  });
}
