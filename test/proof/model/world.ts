/**
 * A bench and its service for the model's walks: main's services as in the app, on a real ledger in memory's file
 * system and a real HTTP server that counts, with a clock that is moved by hand. Two programs may run on the one
 * folder.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import type { Outcome } from '../../../src-preload/contract/failure.ts';
import type { WriteInDoubt } from '../../../src-preload/contract/in-doubt.ts';
import type { Request } from '../../../src-preload/contract/operations.ts';
import { inMemoryKeyVault, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { onlySearchLag } from '../../helpers/timers-by-hand.ts';
import type { CountingService } from '../service/counting-service.ts';
import type { Execution } from '../service/stock.ts';

/** Names of accounts at the service; each name is also its service key. */
const keyNames = ['north', 'south'] as const;
export type KeyName = (typeof keyNames)[number];
export const serviceKeyOf = (key: KeyName): string => `service-key-of-${key}-0123`;

/** An account of the bench. Two may have one key: 'north' and 'north again'. */
export type AccountName = 'north' | 'north again' | 'south';
export const accountNames = ['north', 'north again', 'south'] as const;
export const keyOf = (account: AccountName): KeyName => (account === 'south' ? 'south' : 'north');

export type Program = 'first' | 'second';

/** No answer is awaited longer, in real milliseconds: the transport's own timers are real. */
const limits = { connect: 2_000, firstByte: 150, keptSilence: 150, gap: 2_000, total: 4_000, answerBytes: 1_000_000 };

export class World {
  readonly service: CountingService;
  readonly time = new TimeThatPasses();
  readonly #scratch: string;
  readonly #settings = inMemorySettingsFile();
  readonly #keys = inMemoryKeyVault();
  readonly #programs = new Map<Program, ServicesOnTestPorts>();
  readonly #accountIds = new Map<AccountName, string>();
  #folder: string;
  readonly #firstExecution: number;

  constructor(service: CountingService, scratch: string) {
    this.service = service;
    this.#scratch = scratch;
    this.#folder = mkdtempSync(join(scratch, 'bench-'));
    this.#firstExecution = service.executions.length;
    service.stock.clear();
    service.stock.add(serviceKeyOf('north'), 1, 2, 3, 4, 5, 6);
    service.stock.add(serviceKeyOf('south'), 7, 8);
  }

  async open(): Promise<void> {
    await this.program('first');
    for (const account of accountNames) await this.addAccount(account);
  }

  /** Started when it is not running. */
  async program(program: Program): Promise<ServicesOnTestPorts> {
    const running = this.#programs.get(program);
    if (running !== undefined) return running;
    const started = await startServices({
      folder: this.#folder,
      settingsFile: this.#settings,
      keyVault: this.#keys,
      clock: this.time,
      after: onlySearchLag,
      // Nobody reads the orders of a walk: the copy would be empty, and starting its thread takes as long as ten steps.
      ordersWorker: '',
      connection: {
        proxyEnvironment: {},
        random: () => 0,
        after: this.time.after,
        limits: { ...serviceLimits, ordinary: limits, manifest: limits, lastAnswers: 0 },
      },
    });
    this.#programs.set(program, started);
    return started;
  }

  async addAccount(account: AccountName): Promise<void> {
    const app = await this.program('first');
    const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
    app.clipboard.text = serviceKeyOf(keyOf(account));
    await app.ask('accounts.pasteKey', { draftId, which: 'service' });
    app.clipboard.text = 'the-subscription-key-0123';
    await app.ask('accounts.pasteKey', { draftId, which: 'subscription' });
    const saved = { draftId, label: account, baseAddress: this.service.url, colour: 'blue' } as const;
    this.#accountIds.set(account, (await app.ask('accounts.saveDraft', saved)).accountId);
    // Each program reads the settings when it starts.
    await this.#end('second');
  }

  hasAccount(account: AccountName): boolean {
    return this.#accountIds.has(account);
  }

  async removeAccount(account: AccountName): Promise<Outcome<unknown>> {
    await this.#end('second');
    const outcome = await (await this.program('first')).outcome('accounts.remove', { accountId: this.#idOf(account) });
    if (outcome.ok) this.#accountIds.delete(account);
    return outcome;
  }

  /** settings.json is gone: at the next start no account is known. */
  async loseSettings(): Promise<void> {
    await this.restart();
    await this.#end('first');
    this.#settings.content = {};
    this.#accountIds.clear();
  }

  async restart(): Promise<void> {
    await this.#end('second');
    await this.#end('first');
  }

  /** The next start finds what is on the disk now; what the programs do from now on never happened. */
  freeze(): string {
    const copy = mkdtempSync(join(this.#scratch, 'bench-'));
    cpSync(this.#folder, copy, { recursive: true });
    return copy;
  }

  async goOnIn(frozen: string): Promise<void> {
    const dead = this.#folder;
    await this.restart();
    this.#folder = frozen;
    rmSync(dead, { recursive: true, force: true });
  }

  async manifest(program: Program, account: AccountName, orderIds: readonly number[], again?: readonly string[]) {
    const orders = orderIds.map((orderId) => ({
      orderId,
      orderNumber: `#${orderId}`,
      receiverName: '',
      carrierName: '',
      trackingNumber: '',
    }));
    const request: Request<'manifests.create'> = { accountId: this.#idOf(account), orders };
    const app = await this.program(program);
    return app.outcome('manifests.create', again === undefined ? request : { ...request, again });
  }

  /** Answers once the change has ended, with the outcome of 'changes.get'. */
  async change(program: Program, account: AccountName, change: OrderChange): Promise<Outcome<unknown>> {
    const app = await this.program(program);
    const started = await app.outcome('changes.start', { accountId: this.#idOf(account), change });
    if (!started.ok) return started;
    const { runId } = started.value as { runId: string };
    await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
    return app.outcome('changes.get', { runId });
  }

  idOf(account: AccountName): string | null {
    return this.#accountIds.get(account) ?? null;
  }

  async inDoubt(program: Program): Promise<readonly WriteInDoubt[]> {
    return (await this.program(program)).ask('inDoubt.list', {});
  }

  /** Since the world began. */
  executions(): readonly Execution[] {
    return this.service.executions.slice(this.#firstExecution);
  }

  async close(): Promise<void> {
    await this.restart();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #idOf(account: AccountName): string {
    const accountId = this.#accountIds.get(account);
    if (accountId === undefined) throw new Error(`There is no account '${account}' now.`);
    return accountId;
  }

  async #end(program: Program): Promise<void> {
    await this.#programs.get(program)?.close();
    this.#programs.delete(program);
  }
}
