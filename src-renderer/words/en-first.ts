/**
 * The part of the English texts that comes with the page's first script: what the first screen, the shell around it, scans
 * and failures say. `npm run check` finds a text of en-later.ts that the first script says.
 */
import { accounts } from './en/accounts.ts';
import { bench } from './en/bench.ts';
import { common } from './en/common.ts';
import { failures } from './en/failures.ts';
import { help } from './en/help.ts';
import { keyboard } from './en/keyboard.ts';
import { orders } from './en/orders.ts';
import { remarks } from './en/remarks.ts';
import { scan } from './en/scan.ts';
import { shell } from './en/shell.ts';
import { tour } from './en/tour.ts';
import { ui } from './en/ui.ts';

export const enFirst = {
  common,
  failures,
  ui,
  shell,
  bench,
  keyboard,
  help,
  scan,
  tour,
  remarks,
  accounts,
  orders,
} as const;
