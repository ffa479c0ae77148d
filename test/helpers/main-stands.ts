/** Main stands still, as on a busy computer or a slow disk; the page goes on. */
import type { OpenApp } from './app.ts';

/** Whatever main is asked meanwhile waits, and is answered afterwards. */
export async function whileMainStands(app: OpenApp['app'], look: () => Promise<void>): Promise<void> {
  const main = app.process();
  main.kill('SIGSTOP');
  await look().finally(() => main.kill('SIGCONT'));
}
