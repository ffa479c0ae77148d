/** A bench with a live account, 'Dock 5', at a practice service that can be stopped and come back: what validation needs. */
import { dirname, join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { Bench, OpenApp } from './app.ts';
import { openBook } from './book.ts';
import { addLiveAccount, switchAccount } from './operator.ts';
import { type RunningService, startPracticeService } from './practice-service.ts';
import { say } from './texts.ts';

/** An entry of the address book as the service document has it; the fields a validation needs. */
export interface BookEntry {
  readonly name: string;
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly post_code: string;
  readonly country: string;
}

export interface Dock {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** The service's own address book, which the copy on the computer was read from. */
  readonly entries: readonly BookEntry[];
  stopService(): Promise<void>;
  /** Ends the app as an operator does, and opens it anew: its page from now on. */
  restartApp(): Promise<Page>;
  /** Starts it again at the same address, with the same state. */
  returnService(): Promise<void>;
  close(): Promise<void>;
}

/** The copy of the address book has been read. If a dock cannot be opened, no service is left running. */
export async function openDock(bench: Bench): Promise<Dock> {
  const folder = join(dirname(bench.userData), 'service');
  let service: RunningService = await startPracticeService(folder);
  try {
    const { entries, app, page, close } = await openAt(bench, service);
    return {
      app,
      page,
      entries,
      stopService: () => service.close(),
      async restartApp() {
        await close();
        return (await bench.open()).page;
      },
      async returnService() {
        service = await startPracticeService(folder, 60, Number(new URL(service.url).port));
      },
      close: () => service.close(),
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}

async function openAt(bench: Bench, service: RunningService): Promise<OpenApp & Pick<Dock, 'entries'>> {
  const [account] = service.accounts;
  const { service_api_key: serviceKey, subscription_key: subscriptionKey } = account;
  const entries = await readEntries(service.url, serviceKey, subscriptionKey);
  const opened = await bench.open();
  const { app, page } = opened;
  await addLiveAccount(app, page, { label: 'Dock 5', baseAddress: service.url, serviceKey, subscriptionKey });
  await page.getByRole('button', { name: say('ui.notice.close') }).click();
  await switchAccount(page, 'Dock 5');
  await openBook(page);
  return { ...opened, entries };
}

async function readEntries(url: string, serviceKey: string, subscriptionKey: string): Promise<readonly BookEntry[]> {
  const headers = { 'Service-Api-Key': serviceKey, 'Ocp-Apim-Subscription-Key': subscriptionKey };
  const answer = await fetch(`${url}/api/addressbook`, { headers });
  const { addresses } = (await answer.json()) as { addresses?: readonly BookEntry[] };
  if (addresses === undefined || addresses.length === 0) throw new Error('the practice service has no address book');
  return addresses;
}
