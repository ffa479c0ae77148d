/** Der Teil der deutschen Texte, den die erste Seite braucht (en-first.ts). */
import { accounts } from './de/accounts.ts';
import { bench } from './de/bench.ts';
import { common } from './de/common.ts';
import { failures } from './de/failures.ts';
import { help } from './de/help.ts';
import { keyboard } from './de/keyboard.ts';
import { orders } from './de/orders.ts';
import { remarks } from './de/remarks.ts';
import { scan } from './de/scan.ts';
import { shell } from './de/shell.ts';
import { tour } from './de/tour.ts';
import { ui } from './de/ui.ts';
import type { enFirst } from './en-first.ts';
import type { CatalogueOf } from './say.ts';

export const deFirst: CatalogueOf<typeof enFirst> = {
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
};
